"""The Trade phase: all collect, then everybody offers, accepts and uses abilities at the same time (trade.deal-a).

A player puts an offer to another together in secret and publishes it: what he gives, what he wants for it. Everybody
sees it, of facedown markers and culture events only the backs; which of them he gives the other learns by the exchange.
One offer per pair and direction can be open. Promises are made elsewhere and bind nobody (trade.deal-c).

What is on the table depends on what everybody sees, never on what lies facedown:

- A deal or an ability changes what a player has. Therefore it ends all his other offers; so does every other loss of
  facedown things. Offers that want more of a player than he has left lapse too.
- Whoever is done is asked again when something new concerns him: an offer to him, or the end of an offer of his own.
- Who can neither offer nor answer nor use anything any more, as everybody can see, is done without being asked.

The phase is bounded: publishing costs one of a fixed number of offers (option `offers_per_phase`), which comes back
when the offer lapses but not when it is withdrawn, declined or dealt. As many drafts may be thrown away.
"""

from typing import ClassVar, Final

from civitas.core.dice import Dice
from civitas.core.position import View
from civitas.core.rules import Objection
from civitas.core.storage import INT, INTS, ROWS, Fields
from civitas.games.civilization_2010.abilities import resource_ability
from civitas.games.civilization_2010.dealing import (
    EVENT_GOODS,
    GIVEN_EVENTS,
    GIVEN_TOKENS,
    GIVES,
    GOODS_NAMES,
    OFFER_SIZE,
    OPEN_GOODS,
    TOKEN_GOODS,
    WANTS,
    facedown_total,
    has_goods,
    holdings,
    imagine_facedown,
    is_covered,
    is_within,
    show_offer,
)
from civitas.games.civilization_2010.model import Civilization
from civitas.games.civilization_2010.phases.declaring import ability_codes, ability_objection, use_ability
from civitas.games.civilization_2010.phases.delivery import Delivery
from civitas.games.civilization_2010.phases.gains import gain_trade
from civitas.games.civilization_2010.phases.secret import SecretFrame
from civitas.games.civilization_2010.techs import RESOURCE_ABILITIES
from civitas.games.civilization_2010.timing import TRADE_PHASE
from civitas.games.civilization_2010.verbs import (
    ACCEPT,
    DECLINE,
    DONE_CODE,
    GIVE,
    GIVE_EVENT,
    GIVE_TOKEN,
    GOODS_COUNT,
    MOST_GOODS,
    OFFER,
    PUBLISH,
    SCRATCH,
    USE,
    WANT,
    WITHDRAW,
)
from civitas.games.civilization_2010.yields import trade_income

_ABILITIES: Final[list[int]] = [
    number for number, ability in enumerate(RESOURCE_ABILITIES) if ability.timing == TRADE_PHASE
]
"""The resource abilities of this phase, as numbers of `RESOURCE_ABILITIES`."""

_GIVE_CODES: Final[list[list[int]]] = [
    [GIVE.code(goods, amount) for amount in range(MOST_GOODS)] for goods in range(OPEN_GOODS)
]
"""The actions that give 1, 2, ... of each of the open goods, and `_WANT_CODES` those that want them of all goods."""
_WANT_CODES: Final[list[list[int]]] = [
    [WANT.code(goods, amount) for amount in range(MOST_GOODS)] for goods in range(GOODS_COUNT)
]
PUBLISH_CODE: Final = PUBLISH.code()
SCRATCH_CODE: Final = SCRATCH.code()

TO: Final = 0
"""The column of a draft that names the partner; the offer follows behind it."""
DRAFT: Final = 1


def begin_trade(p: Civilization) -> None:
    """Everybody collects trade (trade.collect-a); then all may deal."""
    for seat in p.turn_order():
        gain_trade(p, seat, trade_income(p, seat), "trade.collect-a")
    p.push(Trading(p.players, p.setting.offers))


class Trading(SecretFrame):
    """Offers on the table, drafts in preparation, and who is still interested."""

    FIELDS: ClassVar[Fields] = (
        ("offers", ROWS), ("drafts", ROWS), ("budget", INTS), ("scratched", INTS), ("begun", INT), ("awake", INT),
        ("changed", INT), ("held", INTS),
    )  # fmt: skip

    def __init__(self, players: int = 0, budget: int = 0) -> None:
        super().__init__()
        self.offers: list[list[int]] = [[] for _ in range(players * players)]
        """The open offer of each seat to each other, at `seat * players + other`; empty: none. See `dealing`."""
        self.drafts: list[list[int]] = [[] for _ in range(players)]
        """What each seat is putting together: to whom, then the offer."""
        self.budget: list[int] = [budget] * players
        """Offers that each seat may still publish in this phase."""
        self.scratched: list[int] = [0] * players
        """Drafts that each seat has thrown away in this phase."""
        self.begun = 0
        self.awake = 0
        """Seats to ask when the exchange or ability that is carried out is over, as bits."""
        self.changed = 0
        """Whose goods it changes, as bits; 0: nothing is carried out."""
        self.held: list[int] = [0] * players
        """How much each seat had facedown before."""

    def copy(self) -> "Trading":
        other = Trading()
        other.asked = self.asked
        other.offers = self.offers[:]  # an offer is put on the table and taken off as a whole
        other.drafts = [row[:] for row in self.drafts]
        other.budget = self.budget[:]
        other.scratched = self.scratched[:]
        other.begun = self.begun
        other.awake = self.awake
        other.changed = self.changed
        other.held = self.held[:]
        return other

    def question(self, p: Civilization, seat: int | None) -> View:
        """What everybody sees of the offers, and the seat's own facedown part and draft."""
        view: View = {
            "frame": self.name(),
            "offers": [self._shown(p, place, seat) for place in range(len(self.offers)) if self.offers[place]],
            "budget": self.budget[:],
        }
        if seat is not None:
            draft = self.drafts[seat]
            view["draft"] = {"to": draft[TO], **show_offer(draft[DRAFT:], True)} if draft else None
            view["scratched"] = self.scratched[seat]
        return view

    def _shown(self, p: Civilization, place: int, seat: int | None) -> View:
        offer = self.offers[place]
        seats = {"seat": place // p.players, "to": place % p.players}
        return {**seats, **show_offer(offer, seat == place // p.players)}

    def imagine(self, p: Civilization, seat: int | None, rng: Dice) -> None:
        """Others may give anything of the backs they show; what they are putting together is nobody's business."""
        for place, offer in enumerate(self.offers):
            if offer and place // p.players != seat:
                imagined = offer[:]
                imagine_facedown(p.empires[place // p.players], imagined, rng)
                self.offers[place] = imagined
        for other in range(p.players):
            if other != seat:
                self.drafts[other] = []
                self.scratched[other] = 0

    # Going on.

    def resume(self, p: Civilization) -> None:
        if not self.begun:
            self.begun = 1
            self.asked = (1 << p.players) - 1
            self._tidy(p)
        elif self.changed:
            self._start_afresh(p)
        if not self.asked:
            p.pop()

    def _carry_out(self, p: Civilization, changed: int) -> None:
        """Let an exchange or ability go ahead that changes what these seats have."""
        self.changed = changed
        self.awake = self.asked
        self.asked = 0
        self.held = [facedown_total(empire) for empire in p.empires]

    def _start_afresh(self, p: Civilization) -> None:
        """Nothing holds any more that was offered by those who now have something else."""
        self.asked = self.awake
        for seat in range(p.players):
            if (self.changed >> seat) & 1 or facedown_total(p.empires[seat]) != self.held[seat]:
                for other in range(p.players):
                    if self.offers[seat * p.players + other]:
                        self._lapse(p, seat, other)
                self._wake(p, seat)
        self.changed = self.awake = 0
        for place in range(len(self.offers)):
            other = place % p.players
            if self.offers[place] and not is_within(self.offers[place][WANTS:GIVEN_TOKENS], holdings(p.empires[other])):
                self._lapse(p, place // p.players, other)
        self._drop_stale_drafts(p)
        self._tidy(p)

    def _drop_stale_drafts(self, p: Civilization) -> None:
        for seat, draft in enumerate(self.drafts):
            if draft and not self._is_fresh(p, seat, draft):
                self.drafts[seat] = []
                p.tell("draft-dropped", "trade.deal-a", {"seat": seat}, 1 << seat)

    def _is_fresh(self, p: Civilization, seat: int, draft: list[int]) -> bool:
        offer = draft[DRAFT:]
        wanted = offer[WANTS:GIVEN_TOKENS]
        return is_covered(p.empires[seat], offer) and is_within(wanted, holdings(p.empires[draft[TO]]))

    def _wake(self, p: Civilization, seat: int) -> None:
        if not self._is_out(p, seat):
            self.asked |= 1 << seat

    def _is_out(self, p: Civilization, seat: int) -> bool:
        """Whether a seat can do nothing any more; a matter of what everybody sees."""
        if self.budget[seat] or _may_have_ability(p, seat):
            return False
        for other in range(p.players):
            if self.offers[seat * p.players + other] or self.offers[other * p.players + seat]:
                return False
        return True

    def _tidy(self, p: Civilization) -> None:
        for seat in range(p.players):
            if (self.asked >> seat) & 1 and self._is_out(p, seat):
                self.asked &= ~(1 << seat)

    # Which actions are open.

    def legal(self, p: Civilization, seat: int) -> list[int]:
        if self.drafts[seat]:
            actions = self._drafting(p, seat)
        else:
            actions = [DONE_CODE]
            if _may_have_ability(p, seat):
                actions += ability_codes(p, seat, TRADE_PHASE)
            actions += [OFFER.code(other) for other in range(p.players) if not self._offer_rule(p, seat, other)]
        for other in range(p.players):
            if self.offers[seat * p.players + other]:
                actions.append(WITHDRAW.code(other))
            if self.offers[other * p.players + seat]:
                actions.append(ACCEPT.code(other))
                actions.append(DECLINE.code(other))
        return actions

    def _offer_rule(self, p: Civilization, seat: int, other: int) -> str:
        """The rule against beginning an offer to another seat; "" if there is none."""
        if other == seat or other >= p.players or self.offers[seat * p.players + other]:
            return "trade.deal-a"
        if not self.budget[seat] or self.scratched[seat] >= p.setting.offers:
            return "trade.deal-a"
        return "" if has_goods(p.empires[seat]) or has_goods(p.empires[other]) else "trade.deal-a"

    def _drafting(self, p: Civilization, seat: int) -> list[int]:
        """Goods are named once in an offer, given or wanted; facedown things one by one."""
        draft = self.drafts[seat]
        empire = p.empires[seat]
        actions = [SCRATCH_CODE]
        if any(draft[DRAFT : DRAFT + GIVEN_TOKENS]):
            actions.append(PUBLISH_CODE)
        for goods, count in enumerate([empire.trade, empire.culture, *empire.resources]):
            if count and not draft[DRAFT + GIVES + goods] and not draft[DRAFT + WANTS + goods]:
                actions += _GIVE_CODES[goods][:count]
        for goods, count in enumerate(holdings(p.empires[draft[TO]])):
            if count and not draft[DRAFT + WANTS + goods] and (goods >= OPEN_GOODS or not draft[DRAFT + GIVES + goods]):
                actions += _WANT_CODES[goods][:count]
        if any(empire.tokens):
            for marker, count in enumerate(empire.tokens):
                if count > draft[DRAFT + GIVEN_TOKENS + marker]:
                    actions.append(GIVE_TOKEN.code(marker))
        if any(empire.events):
            for event, count in enumerate(empire.events):
                if count > draft[DRAFT + GIVEN_EVENTS + event]:
                    actions.append(GIVE_EVENT.code(event))
        return actions

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if USE.owns(action) and not self.drafts[seat]:
            return ability_objection(p, seat, action, TRADE_PHASE) or Objection("trade.abilities-a")
        if GIVE.owns(action) and GIVE.first(action) >= OPEN_GOODS:
            return Objection("trade.deal-e")
        verbs = [OFFER, GIVE, GIVE_TOKEN, GIVE_EVENT, WANT, PUBLISH, SCRATCH, WITHDRAW, ACCEPT, DECLINE]
        is_trading = action == DONE_CODE or any(verb.owns(action) for verb in verbs)
        return Objection("trade.deal-a" if is_trading else "trade.deal-b")

    # What the actions do.

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        draft = self.drafts[seat]
        if GIVE.owns(action):
            draft[DRAFT + GIVES + GIVE.first(action)] = GIVE.second(action) + 1
        elif WANT.owns(action):
            draft[DRAFT + WANTS + WANT.first(action)] = WANT.second(action) + 1
        elif GIVE_TOKEN.owns(action):
            marker = GIVE_TOKEN.first(action)
            draft[DRAFT + GIVES + TOKEN_GOODS[marker]] += 1
            draft[DRAFT + GIVEN_TOKENS + marker] += 1
        elif GIVE_EVENT.owns(action):
            event = GIVE_EVENT.first(action)
            draft[DRAFT + GIVES + EVENT_GOODS[event]] += 1
            draft[DRAFT + GIVEN_EVENTS + event] += 1
        elif OFFER.owns(action):
            self.drafts[seat] = [OFFER.first(action)] + [0] * OFFER_SIZE
        elif SCRATCH.owns(action):
            self.drafts[seat] = []
            self.scratched[seat] += 1
        else:
            self._act_in_public(p, seat, action)

    def _act_in_public(self, p: Civilization, seat: int, action: int) -> None:
        if PUBLISH.owns(action):
            self._publish(p, seat)
        elif WITHDRAW.owns(action):
            other = WITHDRAW.first(action)
            self.offers[seat * p.players + other] = []
            p.tell("offer-withdrawn", "trade.deal-a", {"seat": seat, "other": other})
            self._tidy(p)
        elif DECLINE.owns(action):
            self._decline(p, seat, DECLINE.first(action))
        elif ACCEPT.owns(action):
            self._accept(p, seat, ACCEPT.first(action))
        elif USE.owns(action):
            self._carry_out(p, 1 << seat)
            use_ability(p, seat, USE.first(action))
        else:
            self.asked &= ~(1 << seat)

    def _publish(self, p: Civilization, seat: int) -> None:
        draft = self.drafts[seat]
        other, offer = draft[TO], draft[DRAFT:]
        self.offers[seat * p.players + other] = offer
        self.drafts[seat] = []
        self.budget[seat] -= 1
        p.reveals += 1
        p.tell("offer-made", "trade.deal-a", {"seat": seat, "other": other})
        for goods, name in enumerate(GOODS_NAMES):
            if offer[GIVES + goods]:
                count = offer[GIVES + goods]
                p.tell("offer-gives", "trade.deal-a", {"seat": seat, "other": other, "goods": name, "count": count})
            if offer[WANTS + goods]:
                count = offer[WANTS + goods]
                p.tell("offer-wants", "trade.deal-a", {"seat": seat, "other": other, "goods": name, "count": count})
        self.asked |= 1 << other

    def _decline(self, p: Civilization, seat: int, other: int) -> None:
        self.offers[other * p.players + seat] = []
        p.tell("offer-declined", "trade.deal-a", {"seat": seat, "other": other})
        self._wake(p, other)
        self._tidy(p)

    def _lapse(self, p: Civilization, seat: int, other: int) -> None:
        """An offer comes to nothing through what happened: its owner may publish another one for it."""
        self.offers[seat * p.players + other] = []
        self.budget[seat] += 1
        p.tell("offer-lapsed", "trade.deal-a", {"seat": seat, "other": other})
        self._wake(p, seat)

    def _accept(self, p: Civilization, seat: int, other: int) -> None:
        """The deal is final from now on (trade.deal-a)."""
        offer = self.offers[other * p.players + seat]
        self.offers[other * p.players + seat] = []
        self._carry_out(p, 1 << seat | 1 << other)
        p.tell("offer-accepted", "trade.deal-a", {"seat": seat, "other": other})
        p.push(Delivery(other, seat, offer))


def _may_have_ability(p: Civilization, seat: int) -> bool:
    """Whether a seat knows a tech with an ability of this phase that it has not used, as everybody sees."""
    empire = p.empires[seat]
    for number in _ABILITIES:
        if empire.knows(RESOURCE_ABILITIES[number].tech) and not empire.has_used(resource_ability(number)):
            return True
    return False
