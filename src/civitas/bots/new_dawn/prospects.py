"""A sharper reckoning of the turns to victory: what lies ready counts as far as it is needed, and only then.

The envoy takes what its tokens and resources save off the turns, however few of these are left, and so it may hoard
where it could win. Here nothing saves more than there is to do, and each agenda takes one turn at least.
"""

from typing import Final

from civitas.bots.new_dawn.outlook import CARD, RIVAL, danger, exposure, means, outcome
from civitas.bots.new_dawn.ways import (
    CITY_TURNS,
    DIAL_SPEED,
    LACKING,
    LATER_COST,
    NEW_CITY_COAST,
    NEW_CITY_LAND,
    OTHER_WAY,
    OUT_OF_REACH,
    PRODUCED,
    TOKEN_SHARE,
    Ways,
)
from civitas.games.new_dawn.civilizations.construction import RESOURCE_VALUE, homes, wonder_cost
from civitas.games.new_dawn.facts.agendas import (
    AGENDA_WONDERS,
    CITIES_FOR_CIVILIZED,
    CITIES_FOR_POPULOUS,
    CIVILIZED,
    DIAL_FOR_TECHNOPHILE,
    EXPLORER,
    POPULOUS,
    SPACES_FOR_EXPLORER,
    TECHNOPHILE,
    WARMONGER,
    WONDERS_NEEDED,
)
from civitas.games.new_dawn.facts.kinds import CULTURE, INDUSTRY, SCIENCE
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, WONDER_RESOURCES, WONDERS_OF_KIND
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import completed_cards, has_completed, missing, rim_spaces

ONE_TURN: Final = 1.0
LONG: Final = 10.0
"""With so many turns to go means count in full."""
LEAST_MEANS: Final = 0.15


class Prospects(Ways):
    """The ways of one seat to the agendas, with what lies ready for them."""

    def __init__(self, p: NewDawn, seat: int) -> None:
        super().__init__(p, seat)
        self.used = 0.0
        """Production in store that quicker agendas will take."""

    def turns(self) -> float:
        ways: list[tuple[float, int]] = []
        for card in self.p.victory_cards:
            if not has_completed(self.p, self.seat, card):
                ways.append((min(self.to_agenda(2 * card), self.to_agenda(2 * card + 1)), card))
        ways.sort()
        turns = 0.0
        for _, card in ways:
            one, other = self.to_agenda(2 * card), self.to_agenda(2 * card + 1)
            turns += min(one, other) * (1.0 - OTHER_WAY) + OTHER_WAY * max(one, other)
            kind = AGENDA_WONDERS[2 * card if one <= other else 2 * card + 1]
            if kind >= 0:
                self.used += self._lacking(kind)
        return turns

    def to_agenda(self, agenda: int) -> float:
        if AGENDA_WONDERS[agenda] >= 0:
            turns = self._to_wonders(AGENDA_WONDERS[agenda])
        elif agenda == WARMONGER:
            turns = self._to_war()
        elif agenda == TECHNOPHILE:
            left = DIAL_FOR_TECHNOPHILE - self.c.dial - TOKEN_SHARE * self.tokens[SCIENCE]
            turns = left / DIAL_SPEED
        elif agenda == EXPLORER:
            turns = self._to_coast()
        elif agenda == CIVILIZED:
            turns = CITY_TURNS * (CITIES_FOR_CIVILIZED - len(self.c.cities))
        elif agenda == POPULOUS:
            turns = self._to_maturity()
        else:
            turns = self._to_nature()
        return max(ONE_TURN, min(OUT_OF_REACH, turns))

    def _land_turns(self, spaces: float) -> float:
        """Turns of culture for so many spaces."""
        return max(0.0, spaces - TOKEN_SHARE * self.tokens[CULTURE]) / self.land_speed

    def _to_coast(self) -> float:
        needed = SPACES_FOR_EXPLORER - rim_spaces(self.p, self.seat)
        lacking = max(0, needed - len(self._open_coast()))
        return self._land_turns(needed) + CITY_TURNS * lacking / NEW_CITY_COAST

    def _to_maturity(self) -> float:
        cities = self.c.cities
        lacking = sorted([missing(self.p, space) for space in cities])[:CITIES_FOR_POPULOUS]
        new = max(0, CITIES_FOR_POPULOUS - len(cities))
        return CITY_TURNS * new + self._land_turns(sum(lacking) + NEW_CITY_LAND * new)

    def _lacking(self, kind: int) -> float:
        """Production that the wonders of a kind still take beyond what the industry card makes."""
        p = self.p
        needed = WONDERS_NEEDED - p.wonder_count(self.seat, kind)
        made = PRODUCED[self.levels[INDUSTRY]]
        deck = p.decks[DECK_KINDS.index(kind)]
        costs = [wonder_cost(p, self.seat, deck[-1])] + [LATER_COST] * (len(deck) - 1) if deck else []
        return float(sum([max(0, cost - made) for cost in costs[:needed]]))

    def _stored(self, kind: int) -> float:
        """Production at hand for them: tokens, and resources that the next of them takes."""
        deck = self.p.decks[DECK_KINDS.index(kind)]
        production = float(self.tokens[INDUSTRY])
        if deck:
            for resource in WONDER_RESOURCES[deck[-1]]:
                production += RESOURCE_VALUE * self.c.resources[resource]
        return max(0.0, TOKEN_SHARE * production - self.used)

    def _to_wonders(self, kind: int) -> float:
        """The wonders of a kind that are lacking, built from the deck or taken from rivals."""
        p = self.p
        needed = WONDERS_NEEDED - p.wonder_count(self.seat, kind)
        left = len(p.decks[DECK_KINDS.index(kind)])
        turns = OUT_OF_REACH
        if left >= needed:
            turns = needed + LACKING * max(0.0, self._lacking(kind) - self._stored(kind))
            turns += CITY_TURNS * max(0, needed - len(homes(p, self.seat)))
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
            turns = min(turns, taken[0] + 1.0 + LACKING * max(0.0, self._lacking(kind) / needed - self._stored(kind)))
        return turns


def share_of_means(p: NewDawn, seat: int) -> float:
    """How much means still count for in what a seat decides now: less and less towards the end of the game."""
    nearest = min([Prospects(p, other).turns() for other in range(p.players)])
    return max(LEAST_MEANS, min(1.0, nearest / LONG))


def prospect(p: NewDawn, seat: int, share: float) -> float:
    """What a position is worth to a seat, in turns that only compare; `share` is what means count for."""
    own = Prospects(p, seat).turns()
    rival = min([Prospects(p, other).turns() for other in range(p.players) if other != seat])
    value = share * means(p, seat) - danger(p, seat) - exposure(p, seat) - own + RIVAL * rival
    return value + CARD * completed_cards(p, seat) + outcome(p, seat)
