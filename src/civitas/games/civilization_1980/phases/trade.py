"""Phase 9: the open market, where everybody offers, answers and accepts at the same time (43.9).

A player puts a package together in secret, card by card, and publishes it by naming one commodity that is truly in it,
to everybody or to one nation. Number and total value are announced by themselves and are always true; claims about the
rest, and what he says he wants for it, need not be. Whoever wants the package answers with one of his own, announced in
the same way; the first player accepts the answer, counters it with another package, or declines it, also while he is
busy with a package.

What is on the table depends on announcements only, never on what is hidden in hands, packages or drafts:

- Everybody may have a few offers open at once, of the same cards if he likes, and may change or withdraw them until the
  exchange. Answers to an offer that has changed lapse: they were given to another one.
- A deal gives both partners a new hand. Therefore it ends everything else the two have on the table, and every answer
  to that; else the table would tell which cards two offers had in common, and a stale answer could be accepted.
- Whoever is done is asked again when something new concerns him: an offer he may answer, an answer to his own offer, an
  answer declined, an offer that lapsed through somebody else. Whoever leaves is left alone; offers to him lapse.
- Whoever cannot trade any more is out; when nobody has a partner left, the market closes.

The rules let everybody make as many offers and deals as he likes. Only so that no market goes on for ever, the table
agrees how many steps a seat may take in one phase (`trade_bound`): beginning a package and whatever is done to it
count, but neither its publication nor throwing it away, nor accepting, declining, withdrawing and being done. Nobody is
kept from answering either: every offer that a seat hears leaves it enough steps for an answer, which do not count.
"""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.cards import (
    COMMODITY_COUNT,
    HELD_COUNT,
    KIND_NAME,
    TRADE_MINIMUM,
    package_value,
)
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.offers import (
    COUNT,
    DRAFT_CHANGES,
    DRAFT_PACKAGE,
    DRAFT_REPLY_TO,
    DRAFT_TO,
    NAMED,
    NOBODY,
    PACKAGE,
    REPLY_TO,
    TO,
    WORTH,
    code_slot,
    draft_view,
    hand_over,
    lacking_rule,
    number_of,
    offer_view,
    slot_code,
    slots_of,
)
from civitas.games.civilization_1980.verbs import (
    ACCEPT,
    ANSWER,
    CHANGE,
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
    REMOVE,
    SCRATCH,
    UNSAY,
    WANT,
    WITHDRAW,
)
from civitas.games.civilization_1980.view_types import Draft, Offer, Question
from civitas.games.civilization_1980.words import seats_in

STEPS: Final = [OFFER, ANSWER, CHANGE, PUT, REMOVE, CLAIM, WANT, UNSAY]
"""What counts against the bound of the table."""
STEP_CODES: Final[frozenset[int]] = frozenset(verb.base + code for verb in STEPS for code in range(verb.size))
CLAIMS: Final[list[int]] = [CLAIM.code(kind) for kind in range(COMMODITY_COUNT)]
WANTS: Final[list[int]] = [WANT.code(kind) for kind in range(COMMODITY_COUNT)]
REPLY_STEPS: Final = 24
"""Steps for an answer that every offer leaves to whoever hears it; enough for a package of most of a hand."""
RUNNING_SHORT: Final = 20
"""Steps left from which on a seat is told how many there are."""


def begin(p: Civilization1980) -> None:
    """Everybody with at least three cards may trade, if there is a partner."""
    traders = [seat for seat in p.order if p.hand_size(seat) >= TRADE_MINIMUM]
    if len(traders) > 1:
        frame = Market(p.players)
        for seat in traders:
            frame.asked |= 1 << seat
        p.push(frame)


@frame("Market")
class Market(Frame[Civilization1980]):
    """Offers on the table, drafts in preparation, and who is still interested."""

    offers: list[list[int]]
    """Each seat's open offers, empty where there is none: to, reply to, named, count, worth, package."""
    claims: list[list[int]]
    """What is claimed, truly or not, about the rest of each offer."""
    wants: list[list[int]]
    """The commodities that are said to be wanted for each offer."""
    drafts: list[list[int]]
    """What each seat is putting together: to, reply to, the own offer it changes, package."""
    draft_claims: list[list[int]]
    draft_wants: list[list[int]]
    steps: list[int]
    """What each seat has done in this phase that counts against the bound of the table."""
    replies: list[int]
    """Steps that each seat has left for answers to what it heard; these do not count."""
    left: int
    """Seats that have left the market for good, as bits."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.offers = [[] for _ in range(players * OFFERS_AT_ONCE)]
        self.claims = [[] for _ in range(players * OFFERS_AT_ONCE)]
        self.wants = [[] for _ in range(players * OFFERS_AT_ONCE)]
        self.drafts = [[] for _ in range(players)]
        self.draft_claims = [[] for _ in range(players)]
        self.draft_wants = [[] for _ in range(players)]
        self.steps = [0] * players
        self.replies = [0] * players
        self.left = 0

    def is_market(self) -> bool:
        return True

    def resume(self, p: Civilization1980) -> None:
        p.pop()

    def forget(self, seat: int) -> None:
        """Empty what a seat prepares, as for everybody who cannot know what it is about."""
        self._drop_draft(seat)
        self.steps[seat] = 0
        self.replies[seat] = 0

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        """The announcements everybody hears, and the seat's own packages."""
        view: Question = {
            "frame": self.name(),
            "offers": [self._shown(p, slot, seat) for slot in range(len(self.offers)) if self.offers[slot]],
            "away": seats_in(self.left),
        }
        if seat is not None:
            view["draft"] = self._prepared(p, seat)
            steps_left = self.steps_left(p, seat)
            if steps_left <= RUNNING_SHORT:
                view["steps_left"] = steps_left
        return view

    def steps_left(self, p: Civilization1980, seat: int) -> int:
        """How many steps the table still allows a seat in this phase."""
        return p.setting.trade_bound - self.steps[seat]

    def _shown(self, p: Civilization1980, slot: int, seat: int | None) -> Offer:
        is_own = seat == slot // OFFERS_AT_ONCE
        return offer_view(p, slot, self.offers[slot], self.claims[slot], self.wants[slot], is_own)

    def _prepared(self, p: Civilization1980, seat: int) -> Draft | None:
        draft = self.drafts[seat]
        return draft_view(p, draft, self.draft_claims[seat], self.draft_wants[seat]) if draft else None

    # Which actions are open.

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        drafting = len(self.drafts[seat]) > 0
        may_step = self.steps[seat] < p.setting.trade_bound
        may_reply = may_step or self.replies[seat] > 0
        may_begin = not drafting and self._beginning_rule(p, seat) == ""
        if drafting:
            actions = self._drafting(p, seat, may_reply if self._is_replying(seat) else may_step)
        else:
            actions = [DONE_CODE, LEAVE.base]
        if may_begin and may_step:
            partners = [other for other in p.order if self._partner_rule(p, seat, other) == ""]
            actions += [OFFER.code(p.nation[other]) for other in partners]
            actions.append(OFFER.code(EVERYONE))
        for slot, offer in enumerate(self.offers):
            if offer:
                if slot // OFFERS_AT_ONCE != seat:
                    self._add_reactions(p, seat, slot, may_begin and may_reply, actions)
                    continue
                if may_step and not drafting:
                    actions.append(CHANGE.code(slot_code(p, slot)))
                actions.append(WITHDRAW.code(slot_code(p, slot)))
        return actions

    def _is_replying(self, seat: int) -> bool:
        """Whether the package in preparation answers an offer."""
        return len(self.drafts[seat]) > 0 and self.drafts[seat][DRAFT_REPLY_TO] != NOBODY

    def _drafting(self, p: Civilization1980, seat: int, may_step: bool) -> list[int]:
        package = self.drafts[seat][DRAFT_PACKAGE:]
        actions = [SCRATCH.base]
        if may_step:
            self._add_steps(p, seat, package, actions)
        if sum(package) >= TRADE_MINIMUM:
            name = NAME.base
            actions += [name + kind for kind in range(COMMODITY_COUNT) if package[kind]]
        return actions

    def _add_steps(self, p: Civilization1980, seat: int, package: list[int], actions: list[int]) -> None:
        """What can be put in, taken out and said of a package."""
        hand, wants = p.hand[seat], self.draft_wants[seat]
        put, remove = PUT.base, REMOVE.base
        actions += [put + kind for kind in range(HELD_COUNT) if package[kind] < hand[kind]]
        actions += [remove + kind for kind in range(HELD_COUNT) if package[kind]]
        if self._claiming_rule(seat) == "":
            actions += CLAIMS
        actions += [WANTS[kind] for kind in range(COMMODITY_COUNT) if kind not in wants] if wants else WANTS
        if wants or self.draft_claims[seat]:
            actions.append(UNSAY.base)

    def _draft_size(self, seat: int) -> int:
        return sum(self.drafts[seat][DRAFT_PACKAGE:])

    def _add_reactions(self, p: Civilization1980, seat: int, slot: int, may_reply: bool, actions: list[int]) -> None:
        code = slot_code(p, slot)
        if may_reply and self._answering_rule(seat, slot) == "":
            actions.append(ANSWER.code(code))
        if self._answers(slot, seat):
            actions.append(ACCEPT.code(code))
            actions.append(DECLINE.code(code))

    def _answers(self, slot: int, seat: int) -> bool:
        """Whether this offer answers one of the seat's own."""
        reply_to = self.offers[slot][REPLY_TO]
        return reply_to != NOBODY and reply_to // OFFERS_AT_ONCE == seat

    # Why not; an empty rule is no objection.

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        rule = self._refusing_rule(p, seat, action)
        return Objection(rule) if rule else Objection("43.9-e", "trade_bound")

    def _refusing_rule(self, p: Civilization1980, seat: int, action: int) -> str:
        """The rule of the book against an action that is not open; none where only the table's bound forbids it."""
        if self.drafts[seat]:
            return self._drafting_rule(p, seat, action)
        if OFFER.owns(action):
            partner = p.seat_of(OFFER.first(action))
            rule = "" if OFFER.first(action) == EVERYONE else self._partner_rule(p, seat, partner)
            return self._beginning_rule(p, seat) or rule
        if ANSWER.owns(action):
            return self._beginning_rule(p, seat) or self._answering_rule(seat, code_slot(p, ANSWER.first(action)))
        if CHANGE.owns(action):
            slot = code_slot(p, CHANGE.first(action))
            return "" if slot in slots_of(seat) and self.offers[slot] else "43.9-e"
        if NAME.owns(action) or CLAIM.owns(action):
            return "43.9-a"
        return _rule_of_the_verb(action)

    def _drafting_rule(self, p: Civilization1980, seat: int, action: int) -> str:
        """The rule against doing this to the package in preparation."""
        draft = self.drafts[seat]
        if PUT.owns(action):
            kind = PUT.first(action)
            return "" if draft[DRAFT_PACKAGE + kind] < p.hand[seat][kind] else lacking_rule(p, seat, kind)
        if REMOVE.owns(action):
            return "" if draft[DRAFT_PACKAGE + REMOVE.first(action)] else "43.9-b"
        if NAME.owns(action):
            return "43.9-a" if self._draft_size(seat) < TRADE_MINIMUM else "43.9-c"
        if CLAIM.owns(action):
            return self._claiming_rule(seat)
        if WANT.owns(action):
            return "" if WANT.first(action) not in self.draft_wants[seat] else "43.9-c"
        if UNSAY.owns(action):
            return "" if self.draft_claims[seat] or self.draft_wants[seat] else "43.9-c"
        return _rule_of_the_verb(action)

    def _claiming_rule(self, seat: int) -> str:
        """The rule against another claim: there is one for each card but the one that will be named."""
        count = self._draft_size(seat)
        if count < TRADE_MINIMUM:
            return "43.9-a"
        return "" if count > len(self.draft_claims[seat]) + 1 else "43.9-b"

    def _beginning_rule(self, p: Civilization1980, seat: int) -> str:
        """The rule against beginning another package."""
        if not any(p.hand[seat][:COMMODITY_COUNT]):
            return "43.9-c"
        return "43.9-e" if self._free_slot(seat) < 0 else ""

    def _free_slot(self, seat: int) -> int:
        for slot in slots_of(seat):
            if not self.offers[slot]:
                return slot
        return -1

    def _partner_rule(self, p: Civilization1980, seat: int, other: int) -> str:
        """The rule against an offer to this seat alone."""
        if other in (seat, NOBODY):
            return "43.9-d"
        if (self.left >> other) & 1:
            return "43.9-i"
        return "43.9-a" if p.hand_size(other) < TRADE_MINIMUM else ""

    def _answering_rule(self, seat: int, slot: int) -> str:
        """The rule against answering this offer: it must be for this seat, and one answer at a time is enough."""
        offer = self.offers[slot] if slot >= 0 else []
        if not offer or slot // OFFERS_AT_ONCE == seat or offer[TO] not in (NOBODY, seat):
            return "43.9-d"
        answered = any(self.offers[own] and self.offers[own][REPLY_TO] == slot for own in slots_of(seat))
        return "43.9-e" if answered else ""

    # What the actions do.

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if action in STEP_CODES:
            if self.replies[seat] and (ANSWER.owns(action) or self._is_replying(seat)):
                self.replies[seat] -= 1
            else:
                self.steps[seat] += 1
            self._take_step(p, seat, action)
        elif SCRATCH.owns(action):
            self._drop_draft(seat)
        else:
            self._act_in_public(p, seat, action)
            self._tidy(p)

    def _take_step(self, p: Civilization1980, seat: int, action: int) -> None:
        if OFFER.owns(action):
            self.drafts[seat] = [p.seat_of(OFFER.first(action)), NOBODY, NOBODY] + [0] * HELD_COUNT
        elif ANSWER.owns(action):
            slot = code_slot(p, ANSWER.first(action))
            self.drafts[seat] = [slot // OFFERS_AT_ONCE, slot, NOBODY] + [0] * HELD_COUNT
        elif CHANGE.owns(action):
            self._change(seat, code_slot(p, CHANGE.first(action)))
        elif PUT.owns(action):
            self.drafts[seat][DRAFT_PACKAGE + PUT.first(action)] += 1
        elif REMOVE.owns(action):
            self.drafts[seat][DRAFT_PACKAGE + REMOVE.first(action)] -= 1
            del self.draft_claims[seat][max(0, self._draft_size(seat) - 1) :]
        elif CLAIM.owns(action):
            self.draft_claims[seat].append(CLAIM.first(action))
        elif WANT.owns(action):
            self.draft_wants[seat] = sorted([*self.draft_wants[seat], WANT.first(action)])
        else:
            self.draft_claims[seat] = []
            self.draft_wants[seat] = []

    def _change(self, seat: int, slot: int) -> None:
        """An own offer becomes a draft again, while it stays on the table until the draft is published."""
        offer = self.offers[slot]
        self.drafts[seat] = [offer[TO], offer[REPLY_TO], slot, *offer[PACKAGE:]]
        self.draft_claims[seat] = self.claims[slot][:]
        self.draft_wants[seat] = self.wants[slot][:]

    def _act_in_public(self, p: Civilization1980, seat: int, action: int) -> None:
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

    def _drop_draft(self, seat: int) -> None:
        self.drafts[seat] = []
        self.draft_claims[seat] = []
        self.draft_wants[seat] = []

    def _publish(self, p: Civilization1980, seat: int, named: int) -> None:
        draft = self.drafts[seat]
        package, changed = draft[DRAFT_PACKAGE:], draft[DRAFT_CHANGES]
        slot = changed if changed != NOBODY else self._free_slot(seat)
        head = [draft[DRAFT_TO], draft[DRAFT_REPLY_TO], named, sum(package), package_value(package)]
        self.offers[slot] = head + package
        self.claims[slot] = self.draft_claims[seat]
        self.wants[slot] = self.draft_wants[seat]
        self._drop_draft(seat)
        p.reveals += 1
        self._announce(p, slot, changed != NOBODY)
        if changed != NOBODY:
            self._end_replies(p, slot)
        for other in p.order:
            if head[TO] in (NOBODY, other) and other != seat:
                self._wake(p, other)
                if head[REPLY_TO] == NOBODY:
                    self.replies[other] = REPLY_STEPS

    def _announce(self, p: Civilization1980, slot: int, has_changed: bool) -> None:
        offer = self.offers[slot]
        arguments: dict[str, int | str | list[str]] = {
            "seat": slot // OFFERS_AT_ONCE,
            "number": number_of(slot),
            "count": offer[COUNT],
            "value": offer[WORTH],
            "card": KIND_NAME[offer[NAMED]],
            "claims": [KIND_NAME[kind] for kind in self.claims[slot]],
            "wants": [KIND_NAME[kind] for kind in self.wants[slot]],
        }
        message = "offer-to-all"
        if has_changed:
            message = "offer-changed"
        elif offer[REPLY_TO] != NOBODY:
            message = "offer-answered"
            arguments["other"] = offer[TO]
            arguments["number_other"] = number_of(offer[REPLY_TO])
        elif offer[TO] != NOBODY:
            message = "offer-to-one"
            arguments["other"] = offer[TO]
        p.tell(message, "43.9-e" if has_changed else "43.9-b", arguments)

    def _wake(self, p: Civilization1980, seat: int) -> None:
        """Something new concerns a seat that was done: it is asked again, unless it cannot trade any more."""
        if not self._is_out(p, seat):
            self.asked |= 1 << seat

    def _is_out(self, p: Civilization1980, seat: int) -> bool:
        """Whether a seat cannot trade any more in this phase; a matter of what everybody sees."""
        return (self.left >> seat) & 1 == 1 or p.hand_size(seat) < TRADE_MINIMUM

    def _withdraw(self, p: Civilization1980, slot: int) -> None:
        p.tell("offer-withdrawn", "43.9-e", {"seat": slot // OFFERS_AT_ONCE, "number": number_of(slot)})
        self._take_off(p, slot)

    def _decline(self, p: Civilization1980, seat: int, slot: int) -> None:
        other = slot // OFFERS_AT_ONCE
        p.tell("offer-declined", "43.9-e", {"seat": seat, "other": other, "number": number_of(slot)})
        self._take_off(p, slot)
        self._wake(p, other)

    def _take_off(self, p: Civilization1980, slot: int) -> None:
        """Clear an offer off the table, with every answer to it and the draft that would have changed it."""
        self.offers[slot] = []
        self.claims[slot] = []
        self.wants[slot] = []
        self._end_replies(p, slot)
        seat = slot // OFFERS_AT_ONCE
        if self.drafts[seat] and self.drafts[seat][DRAFT_CHANGES] == slot:
            self._drop_draft(seat)

    def _end_replies(self, p: Civilization1980, slot: int) -> None:
        """Answers to an offer that is gone or has changed, published or in preparation, lapse."""
        for reply in range(len(self.offers)):
            if self.offers[reply] and self.offers[reply][REPLY_TO] == slot:
                self._lapse(p, reply)
        for seat in range(p.players):
            if self.drafts[seat] and self.drafts[seat][DRAFT_REPLY_TO] == slot:
                self._drop_draft(seat)

    def _lapse(self, p: Civilization1980, slot: int) -> None:
        """An offer comes to nothing through what others did."""
        seat = slot // OFFERS_AT_ONCE
        p.tell("offer-lapsed", "43.9-e", {"seat": seat, "number": number_of(slot)})
        self._take_off(p, slot)
        self._wake(p, seat)

    def _accept(self, p: Civilization1980, slot: int) -> None:
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

    def _start_afresh(self, p: Civilization1980, seat: int) -> None:
        """With a new hand, nothing a seat had on the table holds any more, nor a draft that the hand cannot fill."""
        for slot in slots_of(seat):
            if self.offers[slot]:
                self._lapse(p, slot)
        draft = self.drafts[seat]
        if draft and any(draft[DRAFT_PACKAGE + kind] > p.hand[seat][kind] for kind in range(HELD_COUNT)):
            self._drop_draft(seat)
        self._wake(p, seat)

    def _finish(self, p: Civilization1980, seat: int, for_good: bool) -> None:
        self.asked &= ~(1 << seat)
        if for_good:
            self.left |= 1 << seat
            p.tell("market-left", "43.9-i", {"seat": seat})
            for slot in slots_of(seat):
                if self.offers[slot]:
                    self._withdraw(p, slot)

    def _tidy(self, p: Civilization1980) -> None:
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


def _rule_of_the_verb(action: int) -> str:
    """The rule against something that has no place here at all: the market deals in offers, and in nothing else."""
    market = [*STEPS, SCRATCH, WITHDRAW, DECLINE, ACCEPT, LEAVE, DONE]
    return "43.9-e" if any(verb.owns(action) for verb in market) else "43.9-d"
