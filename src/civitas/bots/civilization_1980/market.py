"""The market: offers of what we do not collect, answers that suit both sides, and a nose for calamities."""

from collections.abc import Iterator

from civitas.bots.civilization_1980.beliefs import Beliefs
from civitas.bots.civilization_1980.offers import Offer, offers_in
from civitas.bots.civilization_1980.packages import (
    Bundle,
    bundle_of,
    bundles_from,
    explanations,
    hides_calamity,
    size_of,
    worth_of,
)
from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HELD_COUNT, PRINTED_STACK, VALUE
from civitas.games.civilization_1980.verbs import (
    ACCEPT,
    ANSWER,
    CLAIM,
    DECLINE,
    DONE_CODE,
    EVERYONE,
    NAME,
    OFFER,
    OFFERS_AT_ONCE,
    PUT,
    SCRATCH,
    WANT,
)

CALAMITY = 45.0
"""What it costs to receive a calamity, and what it is worth to pass one on."""
SUSPICION = 0.15
"""The chance that somebody who holds a calamity has put it into a package that could hide it."""
SINGLE = 0.5
"""What a card is worth beside its part of the set, in its printed value: it may become one."""
LEAST_GAIN = 1.5
OPEN_OFFERS = 1
PACKAGES = 12
"""So many packages the steward publishes in one phase; nobody waits for a bot that haggles without end."""
SAVED_FOR_ANSWERS = 2
WANTED = 2
"""So many commodities it says it wants, those it collects."""
LOATH = 2.0
"""How much more our own loss counts than another's use when we choose what to offer."""
OURS = 0.3
"""How much our own gain counts beyond that of the side that gains less."""


class Trader:
    """What one seat remembers of a trading phase, and the package it is putting together."""

    def __init__(self) -> None:
        self.round = -1
        self.steps: list[int] = []
        self.published = 0
        self.tried: set[tuple[int, Bundle, Bundle]] = set()
        self.beliefs = Beliefs(0)

    def choose(self, sight: Sight, legal: list[int]) -> int:
        """The next step on the market."""
        if sight.round != self.round:
            self.round = sight.round
            self.steps = []
            self.published = 0
            self.tried = set()
            self.beliefs = Beliefs(sight.players)
        if sight.is_drafting:
            return self._go_on_drafting(legal)
        stall = Stall(sight, self.beliefs)
        self.beliefs.look(sight, stall.offers, stall.contents)
        for say in (self._react, self._answer, self._offer):
            action = say(stall, legal)
            if action is not None:
                return action
        return DONE_CODE

    def _go_on_drafting(self, legal: list[int]) -> int:
        """The next step of our package; one that another bot began is thrown away, and so is the market with it."""
        if not self.steps:
            self.published = PACKAGES
        step = self.steps.pop(0) if self.steps else SCRATCH.code()
        if step not in legal:
            return SCRATCH.code()
        self.published += NAME.owns(step)
        return step

    # What others say to us.

    def _react(self, stall: "Stall", legal: list[int]) -> int | None:
        """Accept the best answer if it is good, otherwise send it back."""
        seat = stall.sight.seat
        mine = {offer.slot: offer.package for offer in stall.offers if offer.seat == seat}
        answers = [offer for offer in stall.offers if offer.reply_to in mine]
        if not answers:
            return None
        gains = [(stall.gain_of_taking(offer, mine[offer.reply_to]), offer.slot) for offer in answers]
        gain, slot = max(gains)
        if gain < LEAST_GAIN:
            return DECLINE.code(stall.code_of(slot))
        best = next(offer for offer in answers if offer.slot == slot)
        self.beliefs.exchanged(best.seat, mine[best.reply_to])
        return ACCEPT.code(stall.code_of(slot))

    # What we say.

    def _answer(self, stall: "Stall", legal: list[int]) -> int | None:
        """Answer the offer that promises most."""
        if self.published >= PACKAGES:
            return None
        best: tuple[float, Offer, Bundle, Bundle] | None = None
        for offer in stall.offers:
            if ANSWER.code(stall.code_of(offer.slot)) not in legal:
                continue
            content = stall.contents[offer.slot]
            for score, package, shown in stall.answers_to(offer):
                if (best is None or score > best[0]) and (offer.seat, content, package) not in self.tried:
                    best = (score, offer, package, shown)
        if best is None:
            return None
        _, offer, package, shown = best
        content = stall.contents[offer.slot]
        self.tried.add((offer.seat, content, package))
        self.beliefs.pending[offer.seat, package] = content
        self.steps = _steps(package, shown)
        return ANSWER.code(stall.code_of(offer.slot))

    def _offer(self, stall: "Stall", legal: list[int]) -> int | None:
        """Put cards on the table that we can do without and others can use."""
        code = OFFER.code(EVERYONE)
        lying = sum(1 for offer in stall.offers if offer.seat == stall.sight.seat and offer.reply_to < 0)
        if code not in legal or lying >= OPEN_OFFERS or self.published >= PACKAGES - SAVED_FOR_ANSWERS:
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


class Stall:
    """The market as this seat sees it: its own cards, everybody's offers, and what they are worth to whom."""

    def __init__(self, sight: Sight, beliefs: Beliefs) -> None:
        self.sight = sight
        self.hand = sight.hand
        self.beliefs = beliefs
        self.offers = offers_in(sight)
        self.contents = {offer.slot: self._content_of(offer) for offer in self.offers}
        """What each offer most likely holds; nothing where it cannot be honest."""
        self.loose = _loose_calamities(sight)
        self._packages: list[tuple[Bundle, Bundle]] | None = None

    def code_of(self, slot: int) -> int:
        """The word for an offer: its nation and a number."""
        nation = self.sight.nations[slot // OFFERS_AT_ONCE]
        return -1 if nation < 0 else nation * OFFERS_AT_ONCE + slot % OFFERS_AT_ONCE

    def _content_of(self, offer: Offer) -> Bundle:
        """What is claimed, if that adds up; otherwise the least valuable harmless package that does."""
        if offer.package:
            return offer.package
        counts = [0] * HELD_COUNT
        for kind in (offer.named, *offer.claims):
            counts[kind] += 1
        claimed = bundle_of(counts)
        if size_of(claimed) == offer.size and worth_of(claimed) == offer.worth:
            return claimed
        possible = explanations(offer.size, offer.worth, offer.named)
        harmless = [bundle for bundle in possible if not hides_calamity(bundle)]
        return min(harmless, key=self._raw_gain) if harmless else ()

    def _raw_gain(self, bundle: Bundle) -> float:
        return sum((VALUE[kind] * count * (2 * self.hand[kind] + count) for kind, count in bundle), 0.0)

    # What an exchange is worth.

    def own_ladder(self, content: Bundle) -> list[list[float]]:
        """For each kind and number of cards given away, what that is worth to us once we have the content."""
        taken = dict(content)
        ladders = []
        for kind in range(COMMODITY_COUNT):
            held, got, value = self.hand[kind], taken.get(kind, 0), VALUE[kind]
            ladders.append(
                [
                    value * ((held + got - given) ** 2 - held * held + SINGLE * (got - given))
                    for given in range(held + 1)
                ]
            )
        return ladders + [[0.0, CALAMITY]] * (HELD_COUNT - COMMODITY_COUNT)

    def gain_of_taking(self, offer: Offer, given: Bundle) -> float:
        """What we gain if we get this offer for these cards, less the risk that it is not what it seems."""
        content = self.contents[offer.slot]
        if not content:
            return -CALAMITY
        return _gain(self.own_ladder(content), given) - self.risk_of(offer)

    def risk_of(self, offer: Offer) -> float:
        """What a calamity in this offer would cost, times the chance of one."""
        if not self.loose:
            return 0.0
        possible = explanations(offer.size, offer.worth, offer.named)
        if possible and not any(hides_calamity(bundle) for bundle in possible):
            return 0.0
        return CALAMITY * SUSPICION * self.loose / (self.sight.players - 1)

    def their_ladder(self, seat: int) -> list[list[float]]:
        """For each kind and number of cards, what we believe they are worth to a seat."""
        held = self.beliefs.held(self.sight, seat)
        return [
            [VALUE[kind] * n * (2.0 * held[kind] + n + SINGLE) for n in range(10)] for kind in range(COMMODITY_COUNT)
        ]

    # What we could say.

    def collected(self, given: Bundle) -> list[int]:
        """What one card more is worth most to us of, beside what we give away."""
        kinds = [kind for kind in range(COMMODITY_COUNT) if self.hand[kind] and kind not in dict(given)]
        return sorted(kinds, key=lambda kind: -VALUE[kind] * (2 * self.hand[kind] + 1))[:WANTED]

    def packages(self) -> list[tuple[Bundle, Bundle]]:
        """Our possible packages, each with what we would claim about it."""
        if self._packages is None:
            tales = [(bundle, _tale(bundle)) for bundle in bundles_from(self.hand)]
            self._packages = [(bundle, tale) for bundle, tale in tales if tale]
        return self._packages

    def answers_to(self, offer: Offer) -> Iterator[tuple[float, Bundle, Bundle]]:
        """Packages we could answer with: (how good for both, package, what we show)."""
        content = self.contents[offer.slot]
        if not content:
            return
        ours, theirs = self.own_ladder(content), self.their_ladder(offer.seat)
        base = sum((ladder[0] for ladder in ours), 0.0) - self.risk_of(offer)
        cost = sum((VALUE[kind] * count * (count + SINGLE) for kind, count in content), 0.0)
        for package, shown in self.packages():
            gain = base + sum((ours[kind][count] - ours[kind][0] for kind, count in package), 0.0)
            if gain >= LEAST_GAIN:
                other = sum((theirs[kind][count] for kind, count in shown), 0.0) - cost
                if other > 0:
                    yield min(gain, other) + OURS * gain, package, shown

    def offers_to_make(self) -> Iterator[tuple[float, Bundle, Bundle]]:
        """Packages we could offer to everyone: cheap for us, dear to somebody."""
        ours = self.own_ladder(())
        seats = [seat for seat in range(self.sight.players) if seat != self.sight.seat]
        theirs = [self.their_ladder(seat) for seat in seats]
        for package, shown in self.packages():
            loss = -_gain(ours, package)
            use = max(sum((ladder[kind][count] for kind, count in shown), 0.0) for ladder in theirs)
            if use > loss:
                yield use - LOATH * loss, package, shown


def _gain(ladders: list[list[float]], given: Bundle) -> float:
    base = sum((ladder[0] for ladder in ladders), 0.0)
    return base + sum((ladders[kind][n] - ladders[kind][0] for kind, n in given), 0.0)


_tales: dict[Bundle, Bundle] = {}


def _tale(package: Bundle) -> Bundle:
    """What to claim about a package: the truth, or with a calamity inside a harmless tale; nothing if there is none."""
    if not hides_calamity(package):
        return package
    if package not in _tales:
        true = [kind for kind, _ in package if kind < COMMODITY_COUNT]
        stories = [
            story
            for kind in true
            for story in explanations(size_of(package), worth_of(package), kind)
            if not hides_calamity(story)
        ]
        _tales[package] = min(stories, key=len, default=())
    return _tales[package]


def _loose_calamities(sight: Sight) -> int:
    """Black calamities that may be in other hands."""
    loose = 0
    for kind in range(COMMODITY_COUNT, HELD_COUNT):
        in_stack = kind in sight.stack(PRINTED_STACK[kind])
        on_table = kind in sight.open_calamities
        loose += not (in_stack or on_table or sight.hand[kind])
    return loose
