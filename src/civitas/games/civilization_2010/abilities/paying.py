"""Paying resources: tokens go where they belong, and a Gift from Afar gives another player a coin."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.consent import Consent, is_refused
from civitas.games.civilization_2010.abilities.targets import EVENT_RULES, is_shielded, shielded_victim
from civitas.games.civilization_2010.abilities.ways_to_pay import TOKENS_OF, gift_card, is_gift
from civitas.games.civilization_2010.empire import ON_SHEET
from civitas.games.civilization_2010.empires.gains import gain_coin
from civitas.games.civilization_2010.empires.stock import spend_token
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS, EVENTS
from civitas.games.civilization_2010.facts.terrain import NONE, RESOURCES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import AGAINST, PAY, PAY_OPEN
from civitas.games.civilization_2010.view_types import Question

A_GIFT_FROM_AFAR: Final = EVENTS.index("a-gift-from-afar")


def spend(p: Civilization2010, seat: int, payment: int, rule: str) -> None:
    """Pay with a token: an open one returns to the market, a facedown one is shown and leaves the game."""
    resource = PAY.first(payment)
    name = f"resource-{RESOURCES[resource]}"
    if PAY.second(payment) == PAY_OPEN:
        p.empires[seat].resources[resource] -= 1
        p.market[resource] += 1
        p.tell("resource-paid", rule, {"seat": seat, "resource": name})
    else:
        marker = next(each for each in TOKENS_OF[resource] if p.empires[seat].tokens[each])
        spend_token(p, seat, marker)
        p.reveals += 1
        p.tell("token-paid", "resource.token-a", {"seat": seat, "resource": name})


def gives_coin(code: int) -> bool:
    """Whether a payment is a gift card that gives somebody else a coin (event.a_gift_from_afar)."""
    return is_gift(code) and EVENT_OPTIONS[gift_card(code)][0].gift > 0


@frame("GiftCoin")
class GiftCoin(Frame[Civilization2010]):
    """Who paid with a Gift from Afar chooses another player, who puts a coin token on his sheet."""

    seat: int = 0
    other: int = NONE
    """Who was chosen and is asked for consent."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        if self.other >= 0:
            other, self.other = self.other, NONE
            if not is_refused(p, A_GIFT_FROM_AFAR):
                self._give(p, other)
                return
        codes = self.legal(p, self.seat)
        if len(codes) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, codes)
        elif codes:
            self._choose(p, AGAINST.first(codes[0]))
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [
            AGAINST.code(other)
            for other in range(p.players)
            if other != self.seat and not is_shielded(p, self.seat, A_GIFT_FROM_AFAR, other)
        ]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(EVENT_RULES[A_GIFT_FROM_AFAR])

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        self._choose(p, AGAINST.first(action))

    def _choose(self, p: Civilization2010, other: int) -> None:
        owner = shielded_victim(p, self.seat, 1 << other)
        if owner >= 0:
            self.other = owner
            p.push(Consent(owner, A_GIFT_FROM_AFAR, self.seat))
        else:
            self._give(p, other)

    def _give(self, p: Civilization2010, other: int) -> None:
        p.pop()
        gain_coin(p, other, ON_SHEET, EVENT_RULES[A_GIFT_FROM_AFAR])
