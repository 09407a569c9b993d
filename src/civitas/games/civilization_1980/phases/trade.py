"""Phase 9: the open market, where everybody offers, answers and accepts at the same time (43.9).

A player puts a package together card by card and publishes it by naming one commodity that is truly in it. Number and
total value are announced by themselves and are always true; claims about the rest may be lies. Whoever wants the
package answers with one of his own; the first player accepts the answer, counters it with another package, or declines
it. Everybody may have a few offers open at once, change his mind and withdraw; calamities change hands once.
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
        """Offers each seat may still begin in this phase."""
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
        other.left = self.left
        return other

    def resume(self, p: Civilization) -> None:
        p.pop()

    def question(self, p: Civilization, seat: int | None) -> View:
        """The announcements everybody hears, and the seat's own packages."""
        offers = []
        for slot, offer in enumerate(self.offers):
            if offer:
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
                offers.append(shown)
        view: View = {"frame": self.name(), "offers": offers, "left": self.left}
        if seat is not None:
            view["budget"] = self.budget[seat]
            view["draft"] = self.drafts[seat][:]
            view["draft_claims"] = self.draft_claims[seat][:]
        return view

    # Which actions are open.

    def legal(self, p: Civilization, seat: int) -> list[int]:
        if self.drafts[seat]:
            return self._drafting(p, seat)
        actions = [DONE_CODE, LEAVE.code()]
        if self._can_begin(seat):
            for other in p.order:
                if self._is_partner(p, seat, other):
                    actions.append(OFFER.code(p.nation[other]))
            actions.append(OFFER.code(EVERYONE))
        for slot, offer in enumerate(self.offers):
            if offer:
                self._add_reactions(p, seat, slot, actions)
        return actions

    def _drafting(self, p: Civilization, seat: int) -> list[int]:
        draft, hand = self.drafts[seat], p.hand[seat]
        count = sum(draft[DRAFT_PACKAGE:])
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

    def _add_reactions(self, p: Civilization, seat: int, slot: int, actions: list[int]) -> None:
        code = slot_code(p, slot)
        if slot // OFFERS_AT_ONCE == seat:
            actions.append(WITHDRAW.code(code))
            return
        if self._answer_objection(p, seat, slot) is None and self._can_begin(seat):
            actions.append(ANSWER.code(code))
        if self._answers_me(seat, slot):
            actions.append(ACCEPT.code(code))
            actions.append(DECLINE.code(code))

    def _can_begin(self, seat: int) -> bool:
        return self.budget[seat] > 0 and self._free_slot(seat) >= 0

    def _free_slot(self, seat: int) -> int:
        for slot in range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE):
            if not self.offers[slot]:
                return slot
        return -1

    def _is_partner(self, p: Civilization, seat: int, other: int) -> bool:
        gone = (self.left >> other) & 1
        return other != seat and not gone and p.hand_size(other) >= TRADE_MINIMUM

    def _answers_me(self, seat: int, slot: int) -> bool:
        reply_to = self.offers[slot][REPLY_TO]
        return reply_to != NOBODY and reply_to // OFFERS_AT_ONCE == seat

    def _answer_objection(self, p: Civilization, seat: int, slot: int) -> Objection | None:
        offer = self.offers[slot]
        if not offer or slot // OFFERS_AT_ONCE == seat or offer[TO] not in (NOBODY, seat):
            return Objection("43.9-d")
        mine = range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE)
        answered = any(self.offers[own] and self.offers[own][REPLY_TO] == slot for own in mine)
        return Objection("43.9-e") if answered else None

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if PUT.owns(action) or SCRATCH.owns(action):
            return Objection("43.9-h" if PUT.first(action) >= COMMODITY_COUNT else "43.9-d")
        if NAME.owns(action):
            draft = self.drafts[seat]
            short = not draft or sum(draft[DRAFT_PACKAGE:]) < TRADE_MINIMUM
            return Objection("43.9-a" if short else "43.9-c")
        if ANSWER.owns(action) and not self.drafts[seat]:
            slot = code_slot(p, ANSWER.first(action))
            found = self._answer_objection(p, seat, slot) if slot >= 0 else Objection("43.9-d")
            return found or Objection("43.9-e")
        if OFFER.owns(action) and self._can_begin(seat) and not self.drafts[seat]:
            return Objection("43.9-a")
        market = [OFFER, ANSWER, CLAIM, WITHDRAW, DECLINE, ACCEPT, LEAVE, DONE]
        known = any(verb.owns(action) for verb in market)
        return Objection("43.9-e" if known else "43.9-d")

    # What the actions do.

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if PUT.owns(action):
            self.drafts[seat][DRAFT_PACKAGE + PUT.first(action)] += 1
        elif CLAIM.owns(action):
            self.draft_claims[seat].append(CLAIM.first(action))
        elif NAME.owns(action):
            self._publish(p, seat, NAME.first(action))
        elif SCRATCH.owns(action):
            self._scratch(seat)
        elif OFFER.owns(action):
            nation = OFFER.first(action)
            self._begin(seat, NOBODY if nation == EVERYONE else p.seat_of(nation), NOBODY)
        elif ANSWER.owns(action):
            slot = code_slot(p, ANSWER.first(action))
            self._begin(seat, slot // OFFERS_AT_ONCE, slot)
        elif WITHDRAW.owns(action):
            self._withdraw(p, code_slot(p, WITHDRAW.first(action)), "43.9-e")
        elif DECLINE.owns(action):
            slot = code_slot(p, DECLINE.first(action))
            self._withdraw(p, slot, "43.9-e")
            self._wake(p, slot // OFFERS_AT_ONCE)
        elif ACCEPT.owns(action):
            self._accept(p, code_slot(p, ACCEPT.first(action)))
        else:
            self._finish(p, seat, LEAVE.owns(action))

    def _begin(self, seat: int, to: int, reply_to: int) -> None:
        self.budget[seat] -= 1
        self.drafts[seat] = [to, reply_to] + [0] * HELD_COUNT

    def _scratch(self, seat: int) -> None:
        self.drafts[seat] = []
        self.draft_claims[seat] = []

    def _publish(self, p: Civilization, seat: int, named: int) -> None:
        draft = self.drafts[seat]
        package = draft[DRAFT_PACKAGE:]
        slot = self._free_slot(seat)
        head = [draft[DRAFT_TO], draft[DRAFT_REPLY_TO], named, sum(package), package_value(package)]
        self.offers[slot] = head + package
        self.claims[slot] = self.draft_claims[seat]
        self._scratch(seat)
        p.reveals += 1
        p.tell(
            "offer",
            "43.9-b",
            {
                "seat": seat,
                "other": head[TO],
                "count": head[COUNT],
                "value": head[WORTH],
                "card": KIND_NAME[named],
                "claims": [KIND_NAME[kind] for kind in self.claims[slot]],
            },
        )
        for other in p.order:
            if other != seat and head[TO] in (NOBODY, other):
                self._wake(p, other)

    def _wake(self, p: Civilization, seat: int) -> None:
        """Something new concerns a seat that was done: it is asked again, unless it has left."""
        if p.hand_size(seat) >= TRADE_MINIMUM and not (self.left >> seat) & 1:
            self.asked |= 1 << seat

    def _withdraw(self, p: Civilization, slot: int, rule: str) -> None:
        """Take an offer off the table, and with it all answers to it."""
        seat = slot // OFFERS_AT_ONCE
        self.offers[slot] = []
        self.claims[slot] = []
        p.tell("offer-withdrawn", rule, {"seat": seat})
        for other, offer in enumerate(self.offers):
            if offer and offer[REPLY_TO] == slot:
                self._withdraw(p, other, rule)
        for other, draft in enumerate(self.drafts):
            if draft and draft[DRAFT_REPLY_TO] == slot:
                self._scratch(other)

    def _accept(self, p: Civilization, slot: int) -> None:
        answer = self.offers[slot]
        offer = self.offers[answer[REPLY_TO]]
        one, two = slot // OFFERS_AT_ONCE, answer[REPLY_TO] // OFFERS_AT_ONCE
        p.tell(
            "exchange",
            "43.9-f",
            {"seat": two, "other": one, "count": offer[COUNT], "count_other": answer[COUNT]},
        )
        self._hand_over(p, two, one, offer[PACKAGE:])
        self._hand_over(p, one, two, answer[PACKAGE:])
        p.reveals += 1
        self._withdraw(p, answer[REPLY_TO], "43.9-f")
        for seat in (one, two):
            self._drop_uncovered(p, seat)
            self._wake(p, seat)

    def _hand_over(self, p: Civilization, giver: int, taker: int, package: list[int]) -> None:
        for kind in range(HELD_COUNT):
            if package[kind]:
                p.hand[giver][kind] -= package[kind]
                if kind < COMMODITY_COUNT:
                    p.hand[taker][kind] += package[kind]
                else:
                    lay_open(p, giver, taker, kind)
        names = [KIND_NAME[kind] for kind in range(HELD_COUNT) for _ in range(package[kind])]
        both = 1 << giver | 1 << taker
        p.tell("cards-given", "43.9-f", {"seat": giver, "other": taker, "cards": names}, both)

    def _drop_uncovered(self, p: Civilization, seat: int) -> None:
        """Offers and drafts that the changed hand no longer covers are void."""
        hand = p.hand[seat]
        for slot in range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE):
            offer = self.offers[slot]
            if offer and not _covers(hand, offer[PACKAGE:]):
                self._withdraw(p, slot, "43.9-e")
        if self.drafts[seat] and not _covers(hand, self.drafts[seat][DRAFT_PACKAGE:]):
            self._scratch(seat)
        if p.hand_size(seat) < TRADE_MINIMUM:
            self._scratch(seat)
            self.asked &= ~(1 << seat)

    def _finish(self, p: Civilization, seat: int, for_good: bool) -> None:
        self.asked &= ~(1 << seat)
        if for_good:
            self.left |= 1 << seat
            p.tell("market-left", "43.9-i", {"seat": seat})
            for slot in range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE):
                if self.offers[slot]:
                    self._withdraw(p, slot, "43.9-e")


def lay_open(p: Civilization, giver: int, taker: int, kind: int) -> None:
    """A calamity received in trade lies open before the taker and is not traded again (43.9, 43.11)."""
    p.calamity_holder[kind - COMMODITY_COUNT] = taker
    p.calamity_trader[kind - COMMODITY_COUNT] = giver
    p.tell("calamity-received", "43.9-h", {"seat": taker, "other": giver, "card": KIND_NAME[kind]})


def slot_code(p: Civilization, slot: int) -> int:
    """The word for a seat's offer: its nation and a number."""
    return p.nation[slot // OFFERS_AT_ONCE] * OFFERS_AT_ONCE + slot % OFFERS_AT_ONCE


def code_slot(p: Civilization, code: int) -> int:
    """The offer that such a word means, or -1 if the nation does not play."""
    seat = p.seat_of(code // OFFERS_AT_ONCE)
    return seat * OFFERS_AT_ONCE + code % OFFERS_AT_ONCE if seat >= 0 else -1


def _covers(hand: list[int], package: list[int]) -> bool:
    return all(package[kind] <= hand[kind] for kind in range(HELD_COUNT))
