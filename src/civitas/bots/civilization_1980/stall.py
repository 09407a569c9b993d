"""The market as one seat sees it: its own cards, everybody's offers, and what they are worth to whom."""

from collections.abc import Iterator
from math import exp

from civitas.bots.civilization_1980.beliefs import Beliefs
from civitas.bots.civilization_1980.calamities import rank
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
from civitas.bots.civilization_1980.suspects import NOBODY, Suspects
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HELD_COUNT, PRINTED_STACK, VALUE
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE

SINGLE = 0.5
"""What a card is worth beside its part of the set, in its printed value: it may become one."""
LEAST_GAIN = 1.5
CLEAR_GAIN = 40.0
"""What an offer must bring for cards that nobody else should want, so that these are tried all the same."""
WANTED = 2
"""So many commodities it says it wants, those it collects."""
LOATH = 2.0
"""How much more our own loss counts than another's use when we choose what to offer."""
BEHIND = 0.4
"""How much of our malice is left for the rival who is furthest behind; for the leader there is more by as much."""
OURS = 0.3
"""How much our own gain counts beyond that of the side that gains less."""


class Stall:
    """The market as this seat sees it: its own cards, everybody's offers, and what they are worth to whom."""

    def __init__(self, sight: Sight, beliefs: Beliefs, suspects: Suspects) -> None:
        self.sight = sight
        self.suspects = suspects
        self.hand = sight.hand
        self.beliefs = beliefs
        self.offers = offers_in(sight)
        self.contents = {offer.slot: self._content_of(offer) for offer in self.offers}
        """What each offer most likely holds; nothing where it cannot be honest."""
        self.loose = loose_calamities(sight)
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

    def own_ladder(self, content: Bundle, receiver: int = NOBODY) -> list[list[float]]:
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
        return ladders + [[0.0, self.malice_towards(receiver)]] * (HELD_COUNT - COMMODITY_COUNT)

    def malice_towards(self, seat: int) -> float:
        """What it is worth that a seat gets a calamity from us: more if it is ahead of the other rivals."""
        manner = self.sight.manner
        others = [other for other in range(self.sight.players) if other not in (seat, self.sight.seat)]
        if not manner.aims or seat == NOBODY or not others:
            return manner.malice
        ahead = sum([1 for other in others if rank(self.sight, other) < rank(self.sight, seat)])
        return manner.malice * (BEHIND + (1.0 - BEHIND) * 2.0 * ahead / len(others))

    def gain_of_taking(self, offer: Offer, given: Bundle) -> float:
        """What we gain if we get this offer for these cards, less the risk that it is not what it seems."""
        content = self.contents[offer.slot]
        if not content:
            return -self.sight.manner.dread
        return _gain(self.own_ladder(content, offer.seat), given) - self.risk_of(offer)

    def risk_of(self, offer: Offer) -> float:
        """What a calamity in this offer would cost, times the chance of one."""
        if not self.loose:
            return 0.0
        possible = explanations(offer.size, offer.worth, offer.named)
        if possible and not any(hides_calamity(bundle) for bundle in possible):
            return 0.0
        manner = self.sight.manner
        return manner.dread * manner.suspicion * self._likely_calamities(offer.seat)

    def _likely_calamities(self, seat: int) -> float:
        """How many of the loose calamities this seat is likely to hold."""
        if not self.sight.manner.counts:
            return len(self.loose) / (self.sight.players - 1)
        likely = 0.0
        for kind in self.loose:
            holder = self.suspects.holder(self.sight, kind)
            if holder == seat:
                likely += 1.0
            elif holder == NOBODY:
                likely += 1.0 / (self.sight.players - 1)
        return min(1.0, likely)

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
        ours, theirs = self.own_ladder(content, offer.seat), self.their_ladder(offer.seat)
        base = sum((ladder[0] for ladder in ours), 0.0) - self.risk_of(offer)
        cost = cost_of(content)
        for package, shown in self.packages():
            gain = base + sum((ours[kind][count] - ours[kind][0] for kind, count in package), 0.0)
            if gain >= LEAST_GAIN:
                other = sum((theirs[kind][count] for kind, count in shown), 0.0) - cost
                if other > 0:
                    yield self._charm(gain, other), package, shown

    def hopes_for(self, offer: Offer) -> tuple[float, Bundle, Bundle] | None:
        """What we would give for an offer of clear gain whose price we cannot guess: what is best for both."""
        content = self.contents[offer.slot]
        if not content or hides_calamity(content):
            return None
        ours, theirs = self.own_ladder(content, offer.seat), self.their_ladder(offer.seat)
        base = sum((ladder[0] for ladder in ours), 0.0) - self.risk_of(offer)
        best: tuple[float, Bundle, Bundle] | None = None
        for package, shown in self.packages():
            gain = base + sum((ours[kind][count] - ours[kind][0] for kind, count in package), 0.0)
            if gain >= CLEAR_GAIN and package == shown:
                both = gain + sum((theirs[kind][count] for kind, count in shown), 0.0)
                if best is None or both > best[0]:
                    best = (both, package, shown)
        return best

    def _charm(self, gain: float, other: float) -> float:
        """How good an answer is that brings us one gain and another one to the other side."""
        manner = self.sight.manner
        if not manner.greed:
            return min(gain, other) + OURS * gain
        return (gain - self.envy() * other) * (1.0 - exp(-other / manner.greed))

    def envy(self) -> float:
        """How much the gain of another side counts against our own: all of it between two, a share among more."""
        return self.sight.manner.rivalry / (self.sight.players - 1)

    def profit(self, offer: Offer, given: Bundle) -> float:
        """What we gain beyond our envy if we get this offer for these cards."""
        gain = self.gain_of_taking(offer, given)
        if not self.envy():
            return gain
        return gain - self.envy() * max(0.0, self.gain_of_giving(offer, given))

    def gain_of_giving(self, offer: Offer, given: Bundle) -> float:
        """What we believe the other side gains by such an exchange."""
        theirs = self.their_ladder(offer.seat)
        use = sum((theirs[kind][count] for kind, count in given if kind < COMMODITY_COUNT), 0.0)
        return use - cost_of(self.contents[offer.slot])

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


def cost_of(content: Bundle) -> float:
    """What these cards are worth to whoever gives them away, as far as we can tell."""
    return sum((VALUE[kind] * count * (count + SINGLE) for kind, count in content if kind < COMMODITY_COUNT), 0.0)


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


def loose_calamities(sight: Sight) -> list[int]:
    """Black calamities that may be in other hands."""
    loose: list[int] = []
    for kind in range(COMMODITY_COUNT, HELD_COUNT):
        in_stack = kind in sight.stack(PRINTED_STACK[kind])
        on_table = kind in sight.open_calamities
        if not (in_stack or on_table or sight.hand[kind]):
            loose.append(kind)
    return loose
