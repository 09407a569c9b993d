"""Phase 9: the open market, where everybody offers, answers and accepts at the same time (43.9).

A player puts a package together in secret, card by card, and publishes it by naming one commodity that is truly in it,
to everybody or to one nation. Number and total value are announced by themselves and are always true; claims about the
rest may be lies. Whoever wants the package answers with one of his own, announced in the same way; the first player
accepts the answer, counters it with another package, or declines it, also while he is busy with a package.

What is on the table depends on announcements only, never on what is hidden in hands, packages or drafts:

- Everybody may have a few offers open at once, of the same cards if he likes, and may withdraw them until the exchange.
- A deal gives both partners a new hand. Therefore it ends everything else the two have on the table, and every answer
  to that; else the table would tell which cards two offers had in common, and a stale answer could be accepted.
- Whoever is done is asked again when something new concerns him: an offer he may answer, an answer to his own offer, an
  answer declined, an offer that lapsed through somebody else. Whoever leaves is left alone; offers to him lapse.
- Whoever cannot trade any more is out; when nobody has a partner left, the market closes.

The phase is bounded: publishing an offer or an answer costs one of a fixed number of offers, which come back when they
lapse through somebody else but not when they are withdrawn, declined or dealt. As many drafts may be thrown away.
"""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import INT, INTS, ROWS, Fields
from civitas.games.civilization_1980.cards import (
    COMMODITY_COUNT,
    HELD_COUNT,
    KIND_NAME,
    TRADE_MINIMUM,
    package_value,
)
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.verbs import (
    ACCEPT,
    ANSWER,
    CLAIM,
    DECLINE,
    DONE,
    DONE_CODE,
    EVERYONE,
    LEAVE,
    NAME,
    OFFER,
    OFFERS_AT_ONCE,
    PUT,
    SCRATCH,
    WITHDRAW,
)

NOBODY = -1
# The columns of an offer; the package follows behind them, one number for each kind of card.
TO, REPLY_TO, NAMED, COUNT, WORTH, PACKAGE = 0, 1, 2, 3, 4, 5
# The columns of a draft; the package follows here, too.
DRAFT_TO, DRAFT_REPLY_TO, DRAFT_PACKAGE = 0, 1, 2


def begin(p: Civilization) -> None:
    """Everybody with at least three cards may trade, if there is a partner."""
    traders = [seat for seat in p.order if p.hand_size(seat) >= TRADE_MINIMUM]
    if len(traders) > 1:
        frame = Market(p.players, p.setting.offers_per_round)
        for seat in traders:
            frame.asked |= 1 << seat
        p.push(frame)


class Market(Frame[Civilization]):
    """Offers on the table, drafts in preparation, and who is still interested."""

    FIELDS: ClassVar[Fields] = (
        ("offers", ROWS),
        ("claims", ROWS),
        ("drafts", ROWS),
        ("draft_claims", ROWS),
        ("budget", INTS),
        ("scratched", INTS),
        ("left", INT),
    )

    def __init__(self, players: int, budget: int) -> None:
        super().__init__()
        self.offers: list[list[int]] = [[] for _ in range(players * OFFERS_AT_ONCE)]
        """Each seat's open offers, empty where there is none: to, reply to, named, count, worth, package."""
        self.claims: list[list[int]] = [[] for _ in range(players * OFFERS_AT_ONCE)]
        """What is claimed, truly or not, about the rest of each offer."""
        self.drafts: list[list[int]] = [[] for _ in range(players)]
        """What each seat is putting together: to, reply to, package."""
        self.draft_claims: list[list[int]] = [[] for _ in range(players)]
        self.budget = [budget] * players
        """Offers each seat may still publish in this phase."""
        self.scratched = [0] * players
        """Drafts each seat has thrown away in this phase."""
        self.left = 0
        """Seats that have left the market for good, as bits."""

    def copy(self) -> "Market":
        other = Market(0, 0)
        other.asked = self.asked
        other.offers = [row[:] for row in self.offers]
        other.claims = [row[:] for row in self.claims]
        other.drafts = [row[:] for row in self.drafts]
        other.draft_claims = [row[:] for row in self.draft_claims]
        other.budget = self.budget[:]
        other.scratched = self.scratched[:]
        other.left = self.left
        return other

    def resume(self, p: Civilization) -> None:
        p.pop()

    def question(self, p: Civilization, seat: int | None) -> View:
        """The announcements everybody hears, and the seat's own packages."""
        view: View = {
            "frame": self.name(),
            "offers": [self._shown(slot, seat) for slot in range(len(self.offers)) if self.offers[slot]],
            "budget": self.budget[:],
            "left": self.left,
        }
        if seat is not None:
            view["draft"] = self.drafts[seat][:]
            view["draft_claims"] = self.draft_claims[seat][:]
            view["scratched"] = self.scratched[seat]
        return view

    def _shown(self, slot: int, seat: int | None) -> View:
        offer = self.offers[slot]
        shown: View = {
            "slot": slot,
            "seat": slot // OFFERS_AT_ONCE,
            "to": offer[TO],
            "reply_to": offer[REPLY_TO],
            "named": offer[NAMED],
            "count": offer[COUNT],
            "worth": offer[WORTH],
            "claims": self.claims[slot][:],
        }
        if seat == slot // OFFERS_AT_ONCE:
            shown["package"] = offer[PACKAGE:]
        return shown

    # Which actions are open.

    def legal(self, p: Civilization, seat: int) -> list[int]:
        drafting = len(self.drafts[seat]) > 0
        may_begin = not drafting and self._beginning_rule(p, seat) == ""
        actions = self._drafting(p, seat) if drafting else [DONE_CODE, LEAVE.code()]
        if may_begin:
            partners = [other for other in p.order if self._partner_rule(p, seat, other) == ""]
            actions += [OFFER.code(p.nation[other]) for other in partners]
            actions.append(OFFER.code(EVERYONE))
        for slot in range(len(self.offers)):
            if self.offers[slot]:
                self._add_reactions(p, seat, slot, may_begin, actions)
        return actions

    def _drafting(self, p: Civilization, seat: int) -> list[int]:
        draft, hand = self.drafts[seat], p.hand[seat]
        count = self._draft_size(seat)
        actions = [SCRATCH.code()]
        for kind in range(HELD_COUNT):
            if draft[DRAFT_PACKAGE + kind] < hand[kind]:
                actions.append(PUT.code(kind))
        if count >= TRADE_MINIMUM:
            for kind in range(COMMODITY_COUNT):
                if draft[DRAFT_PACKAGE + kind]:
                    actions.append(NAME.code(kind))
            if len(self.draft_claims[seat]) < count - 1:
                actions += [CLAIM.code(kind) for kind in range(COMMODITY_COUNT)]
        return actions

    def _draft_size(self, seat: int) -> int:
        return sum(self.drafts[seat][DRAFT_PACKAGE:])

    def _add_reactions(self, p: Civilization, seat: int, slot: int, may_begin: bool, actions: list[int]) -> None:
        code = slot_code(p, slot)
        if slot // OFFERS_AT_ONCE == seat:
            actions.append(WITHDRAW.code(code))
            return
        if may_begin and self._answering_rule(seat, slot) == "":
            actions.append(ANSWER.code(code))
        if self._answers(slot, seat):
            actions.append(ACCEPT.code(code))
            actions.append(DECLINE.code(code))

    def _answers(self, slot: int, seat: int) -> bool:
        """Whether this offer answers one of the seat's own."""
        reply_to = self.offers[slot][REPLY_TO]
        return reply_to != NOBODY and reply_to // OFFERS_AT_ONCE == seat

    # Why not; an empty rule is no objection.

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(self._refusing_rule(p, seat, action))

    def _refusing_rule(self, p: Civilization, seat: int, action: int) -> str:
        drafting = len(self.drafts[seat]) > 0
        if PUT.owns(action) and drafting:
            return lacking_rule(p, seat, PUT.first(action))
        if NAME.owns(action) or CLAIM.owns(action):
            if self._draft_size(seat) < TRADE_MINIMUM:
                return "43.9-a"
            return "43.9-c" if NAME.owns(action) else "43.9-b"
        if OFFER.owns(action) and not drafting:
            partner = p.seat_of(OFFER.first(action))
            return self._beginning_rule(p, seat) or self._partner_rule(p, seat, partner)
        if ANSWER.owns(action) and not drafting:
            return self._beginning_rule(p, seat) or self._answering_rule(seat, code_slot(p, ANSWER.first(action)))
        market = [OFFER, ANSWER, PUT, SCRATCH, WITHDRAW, DECLINE, ACCEPT, LEAVE, DONE]
        return "43.9-e" if any(verb.owns(action) for verb in market) else "43.9-d"

    def _beginning_rule(self, p: Civilization, seat: int) -> str:
        """The rule against beginning another package."""
        if not any(p.hand[seat][:COMMODITY_COUNT]):
            return "43.9-c"
        spent = self.budget[seat] == 0 or self.scratched[seat] >= p.setting.offers_per_round
        return "43.9-e" if spent or self._free_slot(seat) < 0 else ""

    def _free_slot(self, seat: int) -> int:
        for slot in slots_of(seat):
            if not self.offers[slot]:
                return slot
        return -1

    def _partner_rule(self, p: Civilization, seat: int, other: int) -> str:
        """The rule against an offer to this seat alone."""
        if other in (seat, NOBODY):
            return "43.9-d"
        if (self.left >> other) & 1:
            return "43.9-i"
        if p.hand_size(other) < TRADE_MINIMUM:
            return "43.9-a"
        return "43.9-e" if self.budget[other] == 0 else ""

    def _answering_rule(self, seat: int, slot: int) -> str:
        """The rule against answering this offer: it must be for this seat, and one answer at a time is enough."""
        offer = self.offers[slot] if slot >= 0 else []
        if not offer or slot // OFFERS_AT_ONCE == seat or offer[TO] not in (NOBODY, seat):
            return "43.9-d"
        answered = any(self.offers[own] and self.offers[own][REPLY_TO] == slot for own in slots_of(seat))
        return "43.9-e" if answered else ""

    # What the actions do.

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if PUT.owns(action):
            self.drafts[seat][DRAFT_PACKAGE + PUT.first(action)] += 1
        elif CLAIM.owns(action):
            self.draft_claims[seat].append(CLAIM.first(action))
        elif SCRATCH.owns(action):
            self.scratched[seat] += 1
            self._drop_draft(seat)
        elif OFFER.owns(action):
            self._begin(seat, p.seat_of(OFFER.first(action)), NOBODY)
        elif ANSWER.owns(action):
            slot = code_slot(p, ANSWER.first(action))
            self._begin(seat, slot // OFFERS_AT_ONCE, slot)
        else:
            self._act_in_public(p, seat, action)
            self._tidy(p)

    def _act_in_public(self, p: Civilization, seat: int, action: int) -> None:
        if NAME.owns(action):
            self._publish(p, seat, NAME.first(action))
        elif WITHDRAW.owns(action):
            self._withdraw(p, code_slot(p, WITHDRAW.first(action)))
        elif DECLINE.owns(action):
            self._decline(p, seat, code_slot(p, DECLINE.first(action)))
        elif ACCEPT.owns(action):
            self._accept(p, code_slot(p, ACCEPT.first(action)))
        else:
            self._finish(p, seat, LEAVE.owns(action))

    def _begin(self, seat: int, to: int, reply_to: int) -> None:
        self.drafts[seat] = [to, reply_to] + [0] * HELD_COUNT

    def _drop_draft(self, seat: int) -> None:
        self.drafts[seat] = []
        self.draft_claims[seat] = []

    def _publish(self, p: Civilization, seat: int, named: int) -> None:
        draft = self.drafts[seat]
        package = draft[DRAFT_PACKAGE:]
        slot = self._free_slot(seat)
        head = [draft[DRAFT_TO], draft[DRAFT_REPLY_TO], named, sum(package), package_value(package)]
        self.offers[slot] = head + package
        self.claims[slot] = self.draft_claims[seat]
        self.budget[seat] -= 1
        self._drop_draft(seat)
        p.reveals += 1
        self._announce(p, slot)
        if head[REPLY_TO] != NOBODY:
            self.asked |= 1 << head[TO]
        for other in p.order:
            if head[TO] in (NOBODY, other) and other != seat:
                self._wake(p, other)

    def _announce(self, p: Civilization, slot: int) -> None:
        offer = self.offers[slot]
        arguments: dict[str, int | str | list[str]] = {
            "seat": slot // OFFERS_AT_ONCE,
            "number": number_of(slot),
            "count": offer[COUNT],
            "value": offer[WORTH],
            "card": KIND_NAME[offer[NAMED]],
            "claims": [KIND_NAME[kind] for kind in self.claims[slot]],
        }
        message = "offer-to-all"
        if offer[TO] != NOBODY:
            message = "offer-to-one"
            arguments["other"] = offer[TO]
        if offer[REPLY_TO] != NOBODY:
            message = "offer-answered"
            arguments["number_other"] = number_of(offer[REPLY_TO])
        p.tell(message, "43.9-b", arguments)

    def _wake(self, p: Civilization, seat: int) -> None:
        """Something new concerns a seat that was done: it is asked again, unless it cannot answer any more."""
        if self.budget[seat] and not self._is_out(p, seat):
            self.asked |= 1 << seat

    def _is_out(self, p: Civilization, seat: int) -> bool:
        """Whether a seat cannot trade any more in this phase; a matter of what everybody sees."""
        if (self.left >> seat) & 1 or p.hand_size(seat) < TRADE_MINIMUM:
            return True
        return self.budget[seat] == 0 and not any(self.offers[slot] for slot in slots_of(seat))

    def _withdraw(self, p: Civilization, slot: int) -> None:
        p.tell("offer-withdrawn", "43.9-e", {"seat": slot // OFFERS_AT_ONCE, "number": number_of(slot)})
        self._take_off(p, slot)

    def _decline(self, p: Civilization, seat: int, slot: int) -> None:
        other = slot // OFFERS_AT_ONCE
        p.tell("offer-declined", "43.9-e", {"seat": seat, "other": other, "number": number_of(slot)})
        self._take_off(p, slot)
        self._wake(p, other)

    def _take_off(self, p: Civilization, slot: int) -> None:
        """Clear an offer off the table; answers to it, published or in preparation, lapse."""
        self.offers[slot] = []
        self.claims[slot] = []
        for reply in range(len(self.offers)):
            if self.offers[reply] and self.offers[reply][REPLY_TO] == slot:
                self._lapse(p, reply)
        for seat in range(p.players):
            if self.drafts[seat] and self.drafts[seat][DRAFT_REPLY_TO] == slot:
                self._drop_draft(seat)

    def _lapse(self, p: Civilization, slot: int) -> None:
        """An offer comes to nothing through what others did: its owner may publish another one for it."""
        seat = slot // OFFERS_AT_ONCE
        self.budget[seat] += 1
        p.tell("offer-lapsed", "43.9-e", {"seat": seat, "number": number_of(slot)})
        self._take_off(p, slot)
        self._wake(p, seat)

    def _accept(self, p: Civilization, slot: int) -> None:
        """Exchange the package of an answer for that of the offer it answers; both partners then start afresh."""
        answered = self.offers[slot][REPLY_TO]
        offer, answer = self.offers[answered], self.offers[slot]
        one, two = answered // OFFERS_AT_ONCE, slot // OFFERS_AT_ONCE
        counts = {"count": offer[COUNT], "count_other": answer[COUNT]}
        p.tell("exchange", "43.9-f", {"seat": one, "other": two, **counts})
        hand_over(p, one, two, offer[PACKAGE:])
        hand_over(p, two, one, answer[PACKAGE:])
        p.reveals += 1
        self._take_off(p, slot)
        self._take_off(p, answered)
        for seat in (one, two):
            self._start_afresh(p, seat)

    def _start_afresh(self, p: Civilization, seat: int) -> None:
        """With a new hand, nothing a seat had on the table holds any more, nor a draft that the hand cannot fill."""
        for slot in slots_of(seat):
            if self.offers[slot]:
                self._lapse(p, slot)
        draft = self.drafts[seat]
        if draft and any(draft[DRAFT_PACKAGE + kind] > p.hand[seat][kind] for kind in range(HELD_COUNT)):
            self._drop_draft(seat)
        self._wake(p, seat)

    def _finish(self, p: Civilization, seat: int, for_good: bool) -> None:
        self.asked &= ~(1 << seat)
        if for_good:
            self.left |= 1 << seat
            p.tell("market-left", "43.9-i", {"seat": seat})
            for slot in slots_of(seat):
                if self.offers[slot]:
                    self._withdraw(p, slot)

    def _tidy(self, p: Civilization) -> None:
        """Who cannot trade any more is no longer asked or wooed; without two who can, the market closes."""
        out = [seat for seat in range(p.players) if self._is_out(p, seat)]
        if p.players - len(out) < 2:
            out = list(range(p.players))
        for slot in range(len(self.offers)):
            if self.offers[slot] and self.offers[slot][TO] in out:
                self._lapse(p, slot)
        for seat in range(p.players):
            if self.drafts[seat] and (seat in out or self.drafts[seat][DRAFT_TO] in out):
                self._drop_draft(seat)
        for seat in out:
            self.asked &= ~(1 << seat)


def hand_over(p: Civilization, giver: int, taker: int, package: list[int]) -> None:
    """One half of an exchange: commodities change hands face down, calamities lie open from now on (43.9)."""
    for kind in range(HELD_COUNT):
        if package[kind]:
            p.hand[giver][kind] -= package[kind]
            if kind < COMMODITY_COUNT:
                p.hand[taker][kind] += package[kind]
            else:
                lay_open(p, giver, taker, kind)
    names = [KIND_NAME[kind] for kind in range(HELD_COUNT) for _ in range(package[kind])]
    p.tell("cards-given", "43.9-f", {"seat": giver, "other": taker, "cards": names}, 1 << giver | 1 << taker)


def lay_open(p: Civilization, giver: int, taker: int, kind: int) -> None:
    """A calamity received in trade lies open before the taker and is not traded again (43.9, 43.11)."""
    p.calamity_holder[kind - COMMODITY_COUNT] = taker
    p.calamity_trader[kind - COMMODITY_COUNT] = giver
    p.tell("calamity-received", "43.9-h", {"seat": taker, "other": giver, "card": KIND_NAME[kind]})


def lacking_rule(p: Civilization, seat: int, kind: int) -> str:
    """The rule against putting a card into a package that is not, or no longer, in hand."""
    lies_open = kind >= COMMODITY_COUNT and p.calamity_holder[kind - COMMODITY_COUNT] == seat
    return "43.9-h" if lies_open else "43.9-b"


def slots_of(seat: int) -> range:
    """The places on the table for the offers of a seat."""
    return range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE)


def number_of(slot: int) -> int:
    """The number of an offer among those of its seat, from 1."""
    return slot % OFFERS_AT_ONCE + 1


def slot_code(p: Civilization, slot: int) -> int:
    """The word for a seat's offer: its nation and a number."""
    return p.nation[slot // OFFERS_AT_ONCE] * OFFERS_AT_ONCE + slot % OFFERS_AT_ONCE


def code_slot(p: Civilization, code: int) -> int:
    """The offer that such a word means, or -1 if the nation does not play."""
    seat = p.seat_of(code // OFFERS_AT_ONCE)
    return seat * OFFERS_AT_ONCE + code % OFFERS_AT_ONCE if seat >= 0 else -1
