"""A sharper reckoning of the turns to victory: what lies ready counts as far as it is needed, and only then.

The planner takes what its tokens and resources save off the turns, however few of these are left, and so it may hoard
where it could win. Here nothing saves more than there is to do, and each agenda takes one turn at least.
"""

from statistics import mean
from typing import Final

from civitas.bots.new_dawn.outlook import danger, exposure, means, outcome
from civitas.bots.new_dawn.ways import (
    OUT_OF_REACH,
    PRODUCED,
    Ways,
)
from civitas.bots.new_dawn.weights import PLAN, PlanWeights
from civitas.games.new_dawn.civilizations.construction import RESOURCE_VALUE, homes, wonder_cost
from civitas.games.new_dawn.facts.agendas import (
    AGENDA_COUNT,
    AGENDA_WONDERS,
    CITIES_FOR_POPULOUS,
    CIVILIZED,
    DIAL_FOR_TECHNOPHILE,
    SPACES_FOR_EXPLORER,
    TECHNOPHILE,
    WARMONGER,
    WONDERS_NEEDED,
)
from civitas.games.new_dawn.facts.kinds import CULTURE, INDUSTRY, MILITARY, SCIENCE, SLOTS
from civitas.games.new_dawn.facts.terrain import NATURAL_RESOURCE, NONE
from civitas.games.new_dawn.facts.wonders import (
    DECK_KINDS,
    ERAS,
    WONDER_COST,
    WONDER_ERA,
    WONDER_RESOURCES,
    WONDERS_OF_KIND,
)
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import completed_cards, has_completed, missing, rim_spaces

ONE_TURN: Final = 1.0
LEAST_MEANS: Final = 0.15
USUAL_COST: Final[list[int]] = [
    round(mean([cost for wonder, cost in enumerate(WONDER_COST) if WONDER_ERA[wonder] == era]))
    for era in range(len(ERAS))
]
"""What a wonder of each era costs that is not turned up yet."""
FIRST_KIND: Final[list[int]] = [
    INDUSTRY if AGENDA_WONDERS[agenda] >= 0 or agenda == CIVILIZED
    else MILITARY if agenda == WARMONGER else SCIENCE if agenda == TECHNOPHILE else CULTURE
    for agenda in range(AGENDA_COUNT)
]  # fmt: skip
"""The kind of card that an agenda needs most."""


class Prospects(Ways):
    """The ways of one seat to the agendas, with what lies ready for them."""

    def __init__(self, p: NewDawn, seat: int, weights: PlanWeights) -> None:
        super().__init__(p, seat, weights)
        self.plan = weights
        self.used = 0.0
        """Production in store that quicker agendas will take."""

    def turns(self) -> float:
        p, weights = self.p, self.plan
        ways: list[tuple[float, int]] = []
        for card in p.victory_cards:
            if not has_completed(p, self.seat, card):
                ways.append((self.to_card(card), card))
        ways.sort()
        turns = waiting = 0.0
        for _, card in ways:
            one, other = self.to_agenda(2 * card), self.to_agenda(2 * card + 1)
            turns += min(one, other) * (1.0 - weights.other_way) + weights.other_way * max(one, other)
            agenda = 2 * card if one <= other else 2 * card + 1
            kind = FIRST_KIND[agenda]
            waiting += weights.wait[kind] * (SLOTS - 1 - self.c.slot_of(kind))
            if AGENDA_WONDERS[agenda] >= 0:
                self.used += self._lacking(AGENDA_WONDERS[agenda])
        return turns + waiting / len(ways) if ways else 0.0

    def to_card(self, card: int) -> float:
        """Turns to the quicker agenda of a victory card."""
        return min(self.to_agenda(2 * card), self.to_agenda(2 * card + 1))

    def least_turns(self) -> float:
        return ONE_TURN

    def _to_dial(self) -> float:
        left = DIAL_FOR_TECHNOPHILE - self.c.dial - self.plan.ready * self.tokens[SCIENCE]
        return left / self.plan.dial_speed

    # Land.

    def _land_turns(self, spaces: float) -> float:
        """Turns of culture for so many spaces."""
        return max(0.0, spaces - self.plan.ready * self.tokens[CULTURE]) / self.land_speed

    def _to_coast(self) -> float:
        needed = SPACES_FOR_EXPLORER - rim_spaces(self.p, self.seat)
        lacking = max(0, needed - len(self._open_coast()))
        return self._land_turns(needed) + self.plan.city_turns * lacking / self.plan.new_city_coast

    def _to_maturity(self) -> float:
        cities = self.c.cities
        lacking = sorted([missing(self.p, space) for space in cities])[:CITIES_FOR_POPULOUS]
        new = max(0, CITIES_FOR_POPULOUS - len(cities))
        return self.plan.city_turns * new + self._land_turns(sum(lacking) + self.plan.new_city_land * new)

    # Wonders.

    def _lacking(self, kind: int) -> float:
        """Production that the wonders of a kind still take beyond what industry card and natural wonders give."""
        made = PRODUCED[self.levels[INDUSTRY]]
        lacking = 0
        for cost in self._costs(kind):
            lacking += max(0, cost - made)
        return float(lacking)

    def _costs(self, kind: int) -> list[int]:
        """What the wonders of a kind cost that are to be built, without what natural wonders give."""
        p = self.p
        deck = p.decks[DECK_KINDS.index(kind)]
        if not deck:
            return []
        first = wonder_cost(p, self.seat, deck[-1])
        given = RESOURCE_VALUE * self._naturals_for(deck[-1])
        saved = WONDER_COST[deck[-1]] - first + given
        costs = [max(0, first - given)]
        for place in range(1, min(WONDERS_NEEDED - p.wonder_count(self.seat, kind), len(deck))):
            costs.append(max(0, USUAL_COST[WONDER_ERA[deck[-1 - place]]] - saved))
        return costs

    def _naturals_for(self, wonder: int) -> int:
        """Natural wonders of this seat that contribute to a wonder, again and again."""
        wanted = WONDER_RESOURCES[wonder]
        count = 0
        for natural, holder in enumerate(self.p.naturals):
            if holder == self.seat and NATURAL_RESOURCE[natural] in wanted:
                count += 1
        return count

    def _stored(self, kind: int) -> float:
        """Production at hand for them: tokens, and resources that the next of them takes."""
        deck = self.p.decks[DECK_KINDS.index(kind)]
        production = float(self.tokens[INDUSTRY])
        if deck:
            for resource in WONDER_RESOURCES[deck[-1]]:
                production += RESOURCE_VALUE * self.c.resources[resource]
        return max(0.0, self.plan.ready * production - self.used)

    def _to_wonders(self, kind: int) -> float:
        """The wonders of a kind that are lacking, built from the deck or taken from rivals."""
        p = self.p
        needed = WONDERS_NEEDED - p.wonder_count(self.seat, kind)
        left = len(p.decks[DECK_KINDS.index(kind)])
        building, rate = self.plan.building, self.plan.lacking
        turns = OUT_OF_REACH
        if left >= needed:
            turns = building * needed + rate * max(0.0, self._lacking(kind) - self._stored(kind))
            turns += self.plan.city_turns * max(0, needed - len(homes(p, self.seat)))
        taken = [
            self._to_conquest(p.wonder_space[wonder])
            for wonder in WONDERS_OF_KIND[kind]
            if p.wonder_space[wonder] >= 0 and p.owner[p.wonder_space[wonder]] not in (self.seat, NONE)
        ]
        if not taken:
            return turns
        taken.sort()
        if len(taken) >= needed:
            turns = min(turns, sum(taken[:needed], 0.0))
        if needed > 1 and left:
            one = building + rate * max(0.0, self._lacking(kind) / needed - self._stored(kind))
            turns = min(turns, taken[0] + one)
        return turns


def share_of_means(p: NewDawn, weights: PlanWeights) -> float:
    """How much means still count for in what is decided now: less and less towards the end of the game."""
    nearest = min([Prospects(p, seat, weights).turns() for seat in range(p.players)])
    return max(LEAST_MEANS, min(1.0, nearest / weights.long))


def prospect(p: NewDawn, seat: int, share: float, weights: PlanWeights = PLAN) -> float:
    """What a position is worth to a seat, in turns that only compare; `share` is what means count for."""
    own = Prospects(p, seat, weights).turns()
    rival = min([Prospects(p, other, weights).turns() for other in range(p.players) if other != seat])
    value = share * means(p, seat, weights) - weights.danger * danger(p, seat)
    value -= weights.exposure * exposure(p, seat) + own
    value += weights.rival * rival / (p.players - 1)
    return value + weights.card * completed_cards(p, seat) + outcome(p, seat)
