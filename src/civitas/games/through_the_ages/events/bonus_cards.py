"""The bonus card variants of 2006: age III events that score for everybody at the end."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.decks import settle_decks, with_deck
from civitas.games.through_the_ages.facts.cards import EVENT
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import AGE_BY_AGE, OPEN_BONUS, PRIVATE_BONUS, PUBLIC_BONUS
from civitas.games.through_the_ages.view_types import Question

AGE_III: Final = 3
LAID_OUT_AGE_BY_AGE: Final = 5


def deal_bonus_cards(p: ThroughTheAges) -> None:
    """Take the age III events out of their deck and deal them as the variant says; what is not used goes back."""
    deck = p.military_decks[AGE_III]
    events = [card for card in deck if p.cards[card].kind == EVENT]
    p.military_decks[AGE_III] = [card for card in deck if p.cards[card].kind != EVENT]
    p.dice.shuffle(events)
    rest: list[int] = []
    if p.setting.bonus_cards == PUBLIC_BONUS:
        p.bonus = events[: p.setting.public_bonus_cards]
        p.bonus_open = len(p.bonus)
        rest = events[len(p.bonus) :]
    elif p.setting.bonus_cards == AGE_BY_AGE:
        p.bonus = events[:LAID_OUT_AGE_BY_AGE]
        p.bonus_open = 1
        rest = events[LAID_OUT_AGE_BY_AGE:]
    elif p.setting.bonus_cards == OPEN_BONUS:
        p.bonus = events
        p.bonus_open = len(events)
        p.push(BonusChoice([]))
    else:
        p.remove_card(events[0])
        each = (len(events) - 1) // p.players
        for place, seat in enumerate(p.seats_from(p.start)):
            p.civs[seat].kept = sorted(events[1 + place * each : 1 + (place + 1) * each])
        rest = events[1 + p.players * each :]
        p.push(BonusChoice([]))
    _return_to_deck(p, rest)


def _return_to_deck(p: ThroughTheAges, rest: list[int]) -> None:
    settle_decks(p)
    deck = p.military_decks[AGE_III] + rest
    p.dice.shuffle(deck)
    p.military_decks = with_deck(p.military_decks, AGE_III, deck)


def kept_by_each(p: ThroughTheAges) -> int:
    """Bonus cards that every player picks."""
    return 2 if p.players == 2 else 1


@frame("BonusChoice")
class BonusChoice(Frame[ThroughTheAges]):
    """Before the first turn the players pick bonus cards: openly in turn order, or all at once from their own cards."""

    picked: list[list[int]]
    """The cards that each seat has picked so far."""

    def resume(self, p: ThroughTheAges) -> None:
        if not self.picked:
            self.picked = [[] for _ in range(p.players)]
        wanting = [seat for seat in p.seats_from(p.start) if len(self.picked[seat]) < kept_by_each(p)]
        if not wanting:
            self._finish(p)
        elif p.setting.bonus_cards == PRIVATE_BONUS:
            for seat in wanting:
                self.asked |= 1 << seat
        else:
            fewest = min(len(self.picked[seat]) for seat in wanting)
            self.asked = 1 << next(seat for seat in wanting if len(self.picked[seat]) == fewest)

    def _offered(self, p: ThroughTheAges, seat: int) -> list[int]:
        taken = [card for row in self.picked for card in row]
        cards = p.civs[seat].kept if p.setting.bonus_cards == PRIVATE_BONUS else p.bonus
        return [card for card in cards if card not in taken]

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        is_open = p.setting.bonus_cards == OPEN_BONUS
        picked = [
            [p.cards[card].id if is_open or owner == seat else None for card in row]
            for owner, row in enumerate(self.picked)
        ]
        return {"frame": self.name(), "picked": picked}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.choose.code(p.verbs.impacts.place[card]) for card in self._offered(p, seat)]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return p.no("bonus-private" if p.setting.bonus_cards == PRIVATE_BONUS else "bonus-choice")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        card = p.verbs.impacts.card[p.verbs.choose.first(action)]
        self.picked[seat].append(card)
        if p.setting.bonus_cards == OPEN_BONUS:
            self.asked = 0
            p.report("bonus-chosen", "bonus-choice", {"seat": seat, "card": p.cards[card].name})
        elif len(self.picked[seat]) == kept_by_each(p):
            self.asked &= ~(1 << seat)
            p.report("bonus-kept", "bonus-private", {"seat": seat})

    def _finish(self, p: ThroughTheAges) -> None:
        """What was picked scores at the end, the rest goes into the military deck of age III."""
        p.pop()
        if p.setting.bonus_cards == PRIVATE_BONUS:
            rest = [card for s in range(p.players) for card in p.civs[s].kept if card not in self.picked[s]]
            for seat in range(p.players):
                p.civs[seat].kept = sorted(self.picked[seat])
        else:
            chosen = [card for row in self.picked for card in row]
            rest = [card for card in p.bonus if card not in chosen]
            p.bonus = chosen
            p.bonus_open = len(chosen)
        _return_to_deck(p, rest)
