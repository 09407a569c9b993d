"""The Trade phase: all collect, then everybody offers, accepts and uses abilities at the same time (trade.deal-a).

A player puts an offer to another together in secret and publishes it: what he gives, what he wants for it. Everybody
sees it, of facedown markers and culture events only the backs; which of them he gives the other learns by the exchange.
One offer per pair and direction can be open. Promises are made elsewhere and bind nobody (trade.deal-c).

What is on the table depends on what everybody sees, never on what lies facedown:

- A deal or an ability changes what a player has. Therefore it ends all his other offers; so does every other loss of
  facedown things. Offers that want more of a player than he has left lapse too.
- Whoever is done is asked again when something new concerns him: an offer to him, or the end of an offer of his own.
- Who can neither offer nor answer nor use anything any more, as everybody can see, is done without being asked.

Whoever is offered something may answer with another offer: it begins as the same deal seen from the other side, and
when it is published it takes the place of the offer that it answers.

The rules know no bound to all this, but a phase must end. So each player has a number of offers (option `trade_bound`),
more than anybody makes in a normal game. One comes back when an offer lapses, but not when it is withdrawn, declined,
countered or dealt. As many times a draft may be thrown away or goods taken out of it. Answers cost nothing.
"""

from typing import Final

from civitas.core.dice import ThoughtDice
from civitas.core.frames import frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.declaring import ability_codes, ability_objection, use_ability
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.empires.gains import gain_trade
from civitas.games.civilization_2010.facts.abilities import resource_ability
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES
from civitas.games.civilization_2010.facts.timing import TRADE_PHASE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.deals import (
    EVENT_GOODS,
    GIVEN_EVENTS,
    GIVEN_TOKENS,
    GIVES,
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
from civitas.games.civilization_2010.phases.delivery import Delivery
from civitas.games.civilization_2010.phases.secret import SecretFrame
from civitas.games.civilization_2010.verbs import (
    ACCEPT,
    COUNTER,
    DECLINE,
    DONE_CODE,
    DROP,
    GIVE,
    GIVE_EVENT,
    GIVE_TOKEN,
    GOODS_COUNT,
    GOODS_NAMES,
    MOST_GOODS,
    OFFER,
    PUBLISH,
    SCRATCH,
    USE,
    WANT,
    WITHDRAW,
    is_dealing,
)
from civitas.games.civilization_2010.view_types import Draft, Offer, Question

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
_FIRST_OFFER: Final = OFFER.code()
PUBLISH_CODE: Final = PUBLISH.code()
SCRATCH_CODE: Final = SCRATCH.code()

TO: Final = 0
"""The column of a draft that names the partner; the offer follows behind it."""
ANSWERS: Final = 1
"""Whether the draft is to take the place of the partner's open offer."""
DRAFT: Final = 2

_RULE: Final = Objection("trade.deal-a")
_BOUND: Final = Objection("trade.deal-a", "trade_bound")
"""The rules would allow it; what was agreed on at this table does not."""


def begin_trade(p: Civilization2010) -> None:
    """Everybody collects trade (trade.collect-a); then all may deal."""
    for seat in p.turn_order():
        gain_trade(p, seat, trade_income(p, seat), "trade.collect-a")
    p.push(Trading(p.players, p.setting.trade_bound))


@frame("Trading")
class Trading(SecretFrame):
    """Offers on the table, drafts in preparation, and who is still interested."""

    offers: list[list[int]]
    """The open offer of each seat to each other, at `seat * players + other`; empty: none. See `dealing`."""
    drafts: list[list[int]]
    """What each seat is putting together: to whom, whether it answers an offer, then the offer itself."""
    budget: list[int]
    """Offers that each seat may still publish in this phase."""
    scratched: list[int]
    """How often each seat has thrown a draft away or taken goods out of one in this phase."""
    begun: int
    awake: int
    """Seats to ask when the exchange or ability that is carried out is over, as bits."""
    changed: int
    """Whose goods it changes, as bits; 0: nothing is carried out."""
    held: list[int]
    """How much each seat had facedown before."""

    def __init__(self, players: int = 0, budget: int = 0) -> None:
        super().__init__()
        self.offers = [[] for _ in range(players * players)]
        self.drafts = [[] for _ in range(players)]
        self.budget = [budget] * players
        self.scratched = [0] * players
        self.begun = 0
        self.awake = 0
        self.changed = 0
        self.held = [0] * players

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        """What everybody sees of the offers, and the seat's own facedown part and draft."""
        view: Question = {
            "frame": self.name(),
            "offers": [self._shown(p, place, seat) for place in range(len(self.offers)) if self.offers[place]],
            "budget": self.budget[:],
        }
        if seat is not None:
            view["draft"] = _shown_draft(self.drafts[seat])
            view["scratched"] = self.scratched[seat]
            view["offers_made"] = p.setting.trade_bound - self.budget[seat] + self.scratched[seat]
        return view

    def _shown(self, p: Civilization2010, place: int, seat: int | None) -> Offer:
        offer = self.offers[place]
        giver, taker = divmod(place, p.players)
        return {"seat": giver, "to": taker, **show_offer(offer, seat == giver)}

    def imagine(self, p: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
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

    def resume(self, p: Civilization2010) -> None:
        if not self.begun:
            self.begun = 1
            self.asked = (1 << p.players) - 1
            self._tidy(p)
        elif self.changed:
            self._start_afresh(p)
        if not self.asked:
            p.pop()

    def _carry_out(self, p: Civilization2010, changed: int) -> None:
        """Let an exchange or ability go ahead that changes what these seats have."""
        self.changed = changed
        self.awake = self.asked
        self.asked = 0
        self.held = [facedown_total(empire) for empire in p.empires]

    def _start_afresh(self, p: Civilization2010) -> None:
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

    def _drop_stale_drafts(self, p: Civilization2010) -> None:
        for seat, draft in enumerate(self.drafts):
            if draft and not self._is_fresh(p, seat, draft):
                self.drafts[seat] = []
                p.tell("draft-dropped", "trade.deal-a", {"seat": seat}, 1 << seat)

    def _is_fresh(self, p: Civilization2010, seat: int, draft: list[int]) -> bool:
        offer = draft[DRAFT:]
        wanted = offer[WANTS:GIVEN_TOKENS]
        return is_covered(p.empires[seat], offer) and is_within(wanted, holdings(p.empires[draft[TO]]))

    def _wake(self, p: Civilization2010, seat: int) -> None:
        if not self._is_out(p, seat):
            self.asked |= 1 << seat

    def _is_out(self, p: Civilization2010, seat: int) -> bool:
        """Whether a seat can do nothing any more; a matter of what everybody sees."""
        if self.budget[seat] or _may_have_ability(p, seat):
            return False
        for other in range(p.players):
            if self.offers[seat * p.players + other] or self.offers[other * p.players + seat]:
                return False
        return True

    def _tidy(self, p: Civilization2010) -> None:
        for seat in range(p.players):
            if (self.asked >> seat) & 1 and self._is_out(p, seat):
                self.asked &= ~(1 << seat)

    # Which actions are open.

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.drafts[seat]:
            actions = self._drafting(p, seat)
        else:
            actions = [DONE_CODE]
            if _may_have_ability(p, seat):
                actions += ability_codes(p, seat, TRADE_PHASE)
            if not self._against_more(p, seat):
                actions += self._openings(p, seat)
        if any(self.offers):
            actions += self._replies(p, seat)
        return actions

    def _openings(self, p: Civilization2010, seat: int) -> list[int]:
        """To whom a seat without a draft may make an offer, and whose offer it may answer with one of its own."""
        actions: list[int] = []
        for other in range(p.players):
            if not self._against_partner(p, seat, other):
                actions.append(_FIRST_OFFER + other)
        if any(self.offers):
            actions += [COUNTER.code(other) for other in range(p.players) if not self._against_counter(p, seat, other)]
        return actions

    def _replies(self, p: Civilization2010, seat: int) -> list[int]:
        """What a seat may do about the offers on the table, its own and those made to it."""
        actions: list[int] = []
        for other in range(p.players):
            if self.offers[seat * p.players + other]:
                actions.append(WITHDRAW.code(other))
            if self.offers[other * p.players + seat]:
                actions.append(ACCEPT.code(other))
                actions.append(DECLINE.code(other))
        return actions

    def _against_offer(self, p: Civilization2010, seat: int, other: int) -> Objection | None:
        """Why a seat may not begin an offer to another one, or None."""
        return self._against_partner(p, seat, other) or self._against_more(p, seat)

    def _against_partner(self, p: Civilization2010, seat: int, other: int) -> Objection | None:
        """Why not to this one, if it may begin an offer at all."""
        if other == seat or other >= p.players or self.offers[seat * p.players + other]:
            return _RULE
        return None if has_goods(p.empires[seat]) or has_goods(p.empires[other]) else _RULE

    def _against_counter(self, p: Civilization2010, seat: int, other: int) -> Objection | None:
        """Why a seat may not answer the offer of another one with an offer of its own, or None."""
        if other >= p.players or not self.offers[other * p.players + seat]:
            return _RULE
        return self._against_more(p, seat)

    def _against_more(self, p: Civilization2010, seat: int) -> Objection | None:
        is_open = self.budget[seat] > 0 and self.scratched[seat] < p.setting.trade_bound
        return None if is_open else _BOUND

    def _against_drop(self, p: Civilization2010, seat: int, goods: int) -> Objection | None:
        """Why a seat may not take goods out of its draft, or None."""
        draft = self.drafts[seat]
        if not draft or not (draft[DRAFT + GIVES + goods] or draft[DRAFT + WANTS + goods]):
            return _RULE
        return None if self.scratched[seat] < p.setting.trade_bound else _BOUND

    def _drafting(self, p: Civilization2010, seat: int) -> list[int]:
        """Goods are named once in an offer, given or wanted; facedown things one by one."""
        draft = self.drafts[seat]
        empire = p.empires[seat]
        actions = [SCRATCH_CODE]
        given = draft[DRAFT + GIVES : DRAFT + WANTS]
        wanted = draft[DRAFT + WANTS : DRAFT + GIVEN_TOKENS]
        named = [goods for goods in range(GOODS_COUNT) if given[goods] or wanted[goods]]
        if named:
            actions.append(PUBLISH_CODE)
        for goods, count in enumerate([empire.trade, empire.culture, *empire.resources]):
            if count and goods not in named:
                actions += _GIVE_CODES[goods][:count]
        for goods, count in enumerate(holdings(p.empires[draft[TO]])):
            if count and not wanted[goods] and (goods >= OPEN_GOODS or not given[goods]):
                actions += _WANT_CODES[goods][:count]
        if any(empire.tokens):
            for marker, count in enumerate(empire.tokens):
                if count > draft[DRAFT + GIVEN_TOKENS + marker]:
                    actions.append(GIVE_TOKEN.code(marker))
        if empire.event_total:
            for event, count in enumerate(empire.events):
                if count > draft[DRAFT + GIVEN_EVENTS + event]:
                    actions.append(GIVE_EVENT.code(event))
        actions += [DROP.code(goods) for goods in named if not self._against_drop(p, seat, goods)]
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if USE.owns(action) and not self.drafts[seat]:
            return ability_objection(p, seat, action, TRADE_PHASE) or Objection("trade.abilities-a")
        if GIVE.owns(action) and GIVE.first(action) >= OPEN_GOODS:
            return Objection("trade.deal-e")
        if DROP.owns(action):
            return self._against_drop(p, seat, DROP.first(action))
        if OFFER.owns(action) and not self.drafts[seat]:
            return self._against_offer(p, seat, OFFER.first(action))
        if COUNTER.owns(action) and not self.drafts[seat]:
            return self._against_counter(p, seat, COUNTER.first(action))
        return _RULE if action == DONE_CODE or is_dealing(action) else Objection("trade.deal-b")

    # What the actions do.

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        draft = self.drafts[seat]
        if action == DONE_CODE:
            self.asked &= ~(1 << seat)
        elif GIVE.owns(action):
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
        elif DROP.owns(action):
            _take_out(draft, DROP.first(action))
            self.scratched[seat] += 1
        elif OFFER.owns(action):
            self.drafts[seat] = [OFFER.first(action), 0] + [0] * OFFER_SIZE
        elif COUNTER.owns(action):
            other = COUNTER.first(action)
            self.drafts[seat] = [other, 1, *_mirrored(self.offers[other * p.players + seat])]
        elif SCRATCH.owns(action):
            self.drafts[seat] = []
            self.scratched[seat] += 1
        else:
            self._act_in_public(p, seat, action)

    def _act_in_public(self, p: Civilization2010, seat: int, action: int) -> None:
        if PUBLISH.owns(action):
            self._publish(p, seat)
        elif WITHDRAW.owns(action):
            self._withdraw(p, seat, WITHDRAW.first(action))
            self._tidy(p)
        elif DECLINE.owns(action):
            self._decline(p, seat, DECLINE.first(action))
        elif ACCEPT.owns(action):
            self._accept(p, seat, ACCEPT.first(action))
        else:
            self._carry_out(p, 1 << seat)
            use_ability(p, seat, USE.first(action))

    def _take_off(self, p: Civilization2010, seat: int, other: int) -> None:
        """An offer is no longer on the table, so that nothing can take its place."""
        self.offers[seat * p.players + other] = []
        draft = self.drafts[other]
        if draft and draft[TO] == seat:
            draft[ANSWERS] = 0

    def _withdraw(self, p: Civilization2010, seat: int, other: int) -> None:
        self._take_off(p, seat, other)
        p.tell("offer-withdrawn", "trade.deal-a", {"seat": seat, "other": other})

    def _publish(self, p: Civilization2010, seat: int) -> None:
        draft = self.drafts[seat]
        other, offer = draft[TO], draft[DRAFT:]
        if draft[ANSWERS]:
            self._make_way(p, seat, other)
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

    def _make_way(self, p: Civilization2010, seat: int, other: int) -> None:
        """A counter-offer takes the place of the offer that it answers, and of an own one that is still open."""
        if self.offers[seat * p.players + other]:
            self._withdraw(p, seat, other)
        self._take_off(p, other, seat)
        p.tell("offer-countered", "trade.deal-a", {"seat": seat, "other": other})

    def _decline(self, p: Civilization2010, seat: int, other: int) -> None:
        self._take_off(p, other, seat)
        p.tell("offer-declined", "trade.deal-a", {"seat": seat, "other": other})
        self._wake(p, other)
        self._tidy(p)

    def _lapse(self, p: Civilization2010, seat: int, other: int) -> None:
        """An offer comes to nothing through what happened: its owner may publish another one for it."""
        self._take_off(p, seat, other)
        self.budget[seat] += 1
        p.tell("offer-lapsed", "trade.deal-a", {"seat": seat, "other": other})
        self._wake(p, seat)

    def _accept(self, p: Civilization2010, seat: int, other: int) -> None:
        """The deal is final from now on (trade.deal-a)."""
        offer = self.offers[other * p.players + seat]
        self._take_off(p, other, seat)
        self._carry_out(p, 1 << seat | 1 << other)
        p.tell("offer-accepted", "trade.deal-a", {"seat": seat, "other": other})
        p.push(Delivery(other, seat, offer))


# Drafts.


def _shown_draft(draft: list[int]) -> Draft | None:
    """A draft as its owner sees it."""
    if not draft:
        return None
    return {"to": draft[TO], "counter": bool(draft[ANSWERS]), **show_offer(draft[DRAFT:], True)}


def _mirrored(offer: list[int]) -> list[int]:
    """The deal of an offer as the other side would offer it; which facedown things it gives is left open."""
    mirrored = [0] * OFFER_SIZE
    for goods in range(GOODS_COUNT):
        mirrored[WANTS + goods] = offer[GIVES + goods]
        mirrored[GIVES + goods] = offer[WANTS + goods] if goods < OPEN_GOODS else 0
    return mirrored


def _take_out(draft: list[int], goods: int) -> None:
    """Neither give nor want any of these goods any more."""
    draft[DRAFT + GIVES + goods] = draft[DRAFT + WANTS + goods] = 0
    for marker, back in enumerate(TOKEN_GOODS):
        if back == goods:
            draft[DRAFT + GIVEN_TOKENS + marker] = 0
    for event, back in enumerate(EVENT_GOODS):
        if back == goods:
            draft[DRAFT + GIVEN_EVENTS + event] = 0


def _may_have_ability(p: Civilization2010, seat: int) -> bool:
    """Whether a seat knows a tech with an ability of this phase that it has not used, as everybody sees."""
    empire = p.empires[seat]
    for number in _ABILITIES:
        if empire.knows(RESOURCE_ABILITIES[number].tech) and not empire.has_used(resource_ability(number)):
            return True
    return False
