"""The market: offers of what we do not collect, answers that suit both sides, and a nose for calamities."""

from civitas.bots.civilization_1980.beliefs import Beliefs
from civitas.bots.civilization_1980.manner import PLAIN
from civitas.bots.civilization_1980.offers import Offer
from civitas.bots.civilization_1980.packages import Bundle
from civitas.bots.civilization_1980.sight import Sight
from civitas.bots.civilization_1980.stall import LEAST_GAIN, Stall
from civitas.bots.civilization_1980.suspects import Suspects
from civitas.games.civilization_1980.facts.cards import VALUE
from civitas.games.civilization_1980.verbs import (
    ACCEPT,
    ANSWER,
    CLAIM,
    DECLINE,
    DONE_CODE,
    EVERYONE,
    NAME,
    OFFER,
    PUT,
    SCRATCH,
    WANT,
)

OPEN_OFFERS = 1
PACKAGES = PLAIN.patience
SAVED_FOR_ANSWERS = 2
WORTH_HAGGLING = 6.0
"""What a counter-offer must bring more than the answer that lies there."""


class Trader:
    """What one seat remembers of a trading phase, and the package it is putting together."""

    def __init__(self) -> None:
        self.round = -1
        self.steps: list[int] = []
        self.published = 0
        self.tried: set[tuple[int, Bundle, Bundle]] = set()
        self.hoped: set[int] = set()
        """Who was answered in the hope of a gift."""
        self.beliefs = Beliefs(0)
        self.suspects = Suspects()

    def choose(self, sight: Sight, legal: list[int]) -> int:
        """The next step on the market."""
        if sight.round != self.round:
            self.round = sight.round
            self.steps = []
            self.published = 0
            self.tried = set()
            self.hoped = set()
            self.beliefs = Beliefs(sight.players)
        if sight.is_drafting:
            return self._go_on_drafting(sight, legal)
        stall = Stall(sight, self.beliefs, self.suspects)
        self.beliefs.look(sight, stall.offers, stall.contents)
        for say in (self._react, self._answer, self._hope, self._offer):
            action = say(stall, legal)
            if action is not None:
                return action
        return DONE_CODE

    def _go_on_drafting(self, sight: Sight, legal: list[int]) -> int:
        """The next step of our package; one that another bot began is thrown away, and so is the market with it."""
        if not self.steps:
            self.published = sight.manner.patience
        step = self.steps.pop(0) if self.steps else SCRATCH.code()
        if step not in legal:
            return SCRATCH.code()
        self.published += NAME.owns(step)
        return step

    # What others say to us.

    def _react(self, stall: Stall, legal: list[int]) -> int | None:
        """Accept the best answer if it is good, otherwise send it back; who haggles asks for a little more first."""
        seat = stall.sight.seat
        mine = {offer.slot: offer.package for offer in stall.offers if offer.seat == seat}
        countered = {offer.reply_to for offer in stall.offers if offer.seat == seat}
        answers = [offer for offer in stall.offers if offer.reply_to in mine and offer.slot not in countered]
        if not answers:
            return None
        gains = [(stall.profit(offer, mine[offer.reply_to]), offer.slot) for offer in answers]
        gain, slot = max(gains)
        if gain < LEAST_GAIN:
            return DECLINE.code(stall.code_of(slot))
        best = next(offer for offer in answers if offer.slot == slot)
        if stall.sight.manner.haggles:
            counter = self._counter(stall, best, gain, legal)
            if counter is not None:
                return counter
        self.beliefs.exchanged(best.seat, mine[best.reply_to])
        return ACCEPT.code(stall.code_of(slot))

    def _counter(self, stall: Stall, offer: Offer, gain: float, legal: list[int]) -> int | None:
        """Answer an answer with a package that suits us better, once; it still lies there if that is declined."""
        content = stall.contents[offer.slot]
        key: tuple[int, Bundle, Bundle] = (offer.seat, content, ())
        action = ANSWER.code(stall.code_of(offer.slot))
        if action not in legal or key in self.tried or self.published >= stall.sight.manner.patience:
            return None
        self.tried.add(key)
        best: tuple[float, Bundle, Bundle] | None = None
        for score, package, shown in stall.answers_to(offer):
            better = stall.profit(offer, package) >= gain + WORTH_HAGGLING
            if better and (best is None or score > best[0]) and (offer.seat, content, package) not in self.tried:
                best = (score, package, shown)
        return None if best is None else self._begin_answer(stall, offer, best[1], best[2])

    # What we say.

    def _answer(self, stall: Stall, legal: list[int]) -> int | None:
        """Answer the offer that promises most."""
        if self.published >= stall.sight.manner.patience:
            return None
        best: tuple[float, Offer, Bundle, Bundle] | None = None
        for offer in stall.offers:
            if ANSWER.code(stall.code_of(offer.slot)) not in legal or self._is_reply_to_us(stall, offer):
                continue
            content = stall.contents[offer.slot]
            for score, package, shown in stall.answers_to(offer):
                if (best is None or score > best[0]) and (offer.seat, content, package) not in self.tried:
                    best = (score, offer, package, shown)
        if best is None:
            return None
        _, offer, package, shown = best
        return self._begin_answer(stall, offer, package, shown)

    def _hope(self, stall: Stall, legal: list[int]) -> int | None:
        """Ask for what would be a clear gain, though the other side can hardly want what we have: it may be a gift.

        Everybody is asked once a phase, whoever it is.
        """
        if self.published >= stall.sight.manner.patience - SAVED_FOR_ANSWERS:
            return None
        for offer in stall.offers:
            open_to_us = offer.reply_to < 0 and ANSWER.code(stall.code_of(offer.slot)) in legal
            if open_to_us and offer.seat not in self.hoped:
                found = stall.hopes_for(offer)
                if found is not None and (offer.seat, stall.contents[offer.slot], found[1]) not in self.tried:
                    self.hoped.add(offer.seat)
                    return self._begin_answer(stall, offer, found[1], found[2])
        return None

    def _is_reply_to_us(self, stall: Stall, offer: Offer) -> bool:
        """Whether this is an answer that we have thought about already; the steward answers those, too."""
        return stall.sight.manner.haggles and offer.reply_to >= 0

    def _begin_answer(self, stall: Stall, offer: Offer, package: Bundle, shown: Bundle) -> int:
        content = stall.contents[offer.slot]
        self.tried.add((offer.seat, content, package))
        self.beliefs.pending[offer.seat, package] = content
        self.steps = _steps(package, shown)
        return ANSWER.code(stall.code_of(offer.slot))

    def _offer(self, stall: Stall, legal: list[int]) -> int | None:
        """Put cards on the table that we can do without and others can use."""
        code = OFFER.code(EVERYONE)
        lying = sum(1 for offer in stall.offers if offer.seat == stall.sight.seat and offer.reply_to < 0)
        last = stall.sight.manner.patience - SAVED_FOR_ANSWERS
        if code not in legal or lying >= OPEN_OFFERS or self.published >= last:
            return None
        fresh = [offer for offer in stall.offers_to_make() if (-1, (), offer[1]) not in self.tried]
        if not fresh:
            return None
        _, package, shown = max(fresh)
        self.tried.add((-1, (), package))
        self.steps = [WANT.code(kind) for kind in stall.collected(package)] + _steps(package, shown)
        return code


def _steps(package: Bundle, shown: Bundle) -> list[int]:
    """The actions that put a package together, claim what it shows and name one card that is truly in it."""
    puts = [PUT.code(kind) for kind, count in package for _ in range(count)]
    true = {kind for kind, _ in package}
    named = max((kind for kind, _ in shown if kind in true), key=lambda kind: VALUE[kind])
    claims = [CLAIM.code(kind) for kind, count in shown for _ in range(count - (kind == named))]
    return [*puts, *claims, NAME.code(named)]
