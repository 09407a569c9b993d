"""How far a seat is from winning, in turns of its own: what each agenda in play still takes."""

from functools import lru_cache
from typing import Final

from civitas.bots.new_dawn.chances import odds
from civitas.bots.new_dawn.weights import USUAL, Weights
from civitas.games.new_dawn.battles.combat import attack_bonus, defence
from civitas.games.new_dawn.civilizations.construction import RESOURCE_VALUE, wonder_cost
from civitas.games.new_dawn.facts.agendas import (
    AGENDA_WONDERS,
    CITIES_FOR_CIVILIZED,
    CITIES_FOR_POPULOUS,
    CIVILIZED,
    DIAL_FOR_TECHNOPHILE,
    EXPLORER,
    POPULOUS,
    SPACES_FOR_EXPLORER,
    STATES_FOR_WARMONGER,
    TECHNOPHILE,
    WARMONGER,
    WONDERS_FOR_PRESERVATIONIST,
    WONDERS_NEEDED,
)
from civitas.games.new_dawn.facts.focus_cards import KIND_OF, LEVEL_OF
from civitas.games.new_dawn.facts.kinds import (
    CULTURE,
    INDUSTRY,
    KIND_COUNT,
    MILITARY,
    SCIENCE,
)
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, WONDER_RESOURCES, WONDERS_OF_KIND
from civitas.games.new_dawn.map.hexes import distance
from civitas.games.new_dawn.map.world import World
from civitas.games.new_dawn.model import FREE, NewDawn
from civitas.games.new_dawn.standings import (
    conquered_states,
    has_completed,
    missing,
    rim_spaces,
)

OUT_OF_REACH: Final = 14.0
"""Turns for what can hardly be done any more."""
OTHER_WAY: Final = 0.12
"""How much the slower agenda of a card counts too: plans change."""

PRODUCED: Final[list[int]] = [5, 5, 7, 5]
"""Production of an industry card of each level in slot 5."""
TOKEN_SHARE: Final = 0.8
"""What a token that waits on a card counts for, measured by what it will do."""
LACKING: Final = 0.42
"""Turns to come by one more production."""
LATER_COST: Final = 10
"""What a wonder costs that is not turned up yet."""
UNDECIDED: Final = 1.5
"""Agendas of a card that differ by less are both prepared for."""
MOST_SPARE: Final = 8
"""More production than this is not needed in store for an agenda."""
BEST_NUMBER: Final = 5
LEAST_TURNS: Final = 0.3
"""Something is left to do for every agenda that is not completed."""
UNWANTED: Final = 0.3
"""What tokens count for that no agenda asks for."""
LONGEST_MARCH: Final = 2.5
FAR_ATTACK: Final = 1.5
"""What the attack itself takes if the march is longer; then it is not worth while to reckon."""
LEAST_CHANCE: Final = 0.12
FAR: Final = 9
# Of military cards by level.
ATTACKS: Final[list[int]] = [2, 2, 2, 3]
COMBAT: Final[list[int]] = [0, 1, 2, 3]
RANGES: Final[list[int]] = [2, 3, 3, 5]


@lru_cache(maxsize=16)
def natural_spaces(world: World) -> list[tuple[int, int]]:
    """The natural wonders of a map and their spaces."""
    return [(world.natural_wonder[space], space) for space in world.spaces if world.natural_wonder[space] >= 0]


class Ways:
    """The ways of one seat to the agendas in one position."""

    def __init__(self, p: NewDawn, seat: int, weights: Weights = USUAL) -> None:
        self.p = p
        self.weights = weights
        self.seat = seat
        self.c = p.civs[seat]
        self.levels = [0] * KIND_COUNT
        """The level of the focus card of each kind, from 0."""
        self.tokens = [0] * KIND_COUNT
        """Trade tokens and city-state tokens on the card of each kind."""
        for slot, card in enumerate(self.c.row):
            kind = KIND_OF[card]
            self.levels[kind] = LEVEL_OF[card] - 1
            self.tokens[kind] = self.c.trade[slot] + self.c.states_on[slot].bit_count()
        self.land_speed = weights.placed[self.levels[CULTURE]]

    def turns(self) -> float:
        """Turns for all victory cards that are not completed yet."""
        turns = 0.0
        wanted: list[int] = []
        for card in self.p.victory_cards:
            if not has_completed(self.p, self.seat, card):
                one, other = self.to_agenda(2 * card), self.to_agenda(2 * card + 1)
                turns += min(one, other) * (1.0 - OTHER_WAY) + OTHER_WAY * max(one, other)
                wanted += [2 * card] if one < other + UNDECIDED else []
                wanted += [2 * card + 1] if other < one + UNDECIDED else []
        return turns - self._saved(wanted) if wanted else turns

    def to_agenda(self, agenda: int) -> float:
        """Turns that an agenda still takes if nothing is spent."""
        if AGENDA_WONDERS[agenda] >= 0:
            turns = self._to_wonders(AGENDA_WONDERS[agenda])
        elif agenda == WARMONGER:
            turns = self._to_war()
        elif agenda == TECHNOPHILE:
            turns = self._to_dial()
        elif agenda == EXPLORER:
            turns = self._to_coast()
        elif agenda == CIVILIZED:
            turns = self.weights.city_turns * (CITIES_FOR_CIVILIZED - len(self.c.cities))
        elif agenda == POPULOUS:
            turns = self._to_maturity()
        else:
            turns = self._to_nature()
        return max(self.least_turns(), min(OUT_OF_REACH, turns))

    def least_turns(self) -> float:
        """No agenda takes less."""
        return LEAST_TURNS

    def _to_dial(self) -> float:
        return (DIAL_FOR_TECHNOPHILE - self.c.dial) / self.weights.dial_speed

    def _saved(self, wanted: list[int]) -> float:
        """What tokens and resources at hand will save on the way to these agendas; each counts once."""
        land = TOKEN_SHARE * self.tokens[CULTURE] / self.land_speed
        dial = TOKEN_SHARE * self.tokens[SCIENCE] / self.weights.dial_speed
        turns = land if EXPLORER in wanted or POPULOUS in wanted else UNWANTED * land
        turns += dial if TECHNOPHILE in wanted else UNWANTED * dial
        kinds = [AGENDA_WONDERS[agenda] for agenda in wanted if AGENDA_WONDERS[agenda] >= 0]
        if kinds:
            decks = [self.p.decks[DECK_KINDS.index(kind)] for kind in kinds]
            useful = {each for deck in decks if deck for each in WONDER_RESOURCES[deck[-1]]}
            production = self.tokens[INDUSTRY] + RESOURCE_VALUE * sum([self.c.resources[each] for each in useful])
            turns += LACKING * TOKEN_SHARE * min(production, MOST_SPARE * len(kinds))
        return turns

    # Land.

    def _to_coast(self) -> float:
        """Culture where there is room next to cities, and a new city where there is none."""
        needed = SPACES_FOR_EXPLORER - rim_spaces(self.p, self.seat)
        lacking = max(0, needed - len(self._open_coast()))
        return needed / self.land_speed + self.weights.city_turns * lacking / self.weights.new_city_coast

    def _open_coast(self) -> set[int]:
        """Coasts and edges next to own cities that anybody may take."""
        p, world = self.p, self.p.world
        return {
            space
            for city in self.c.cities
            for space in world.land_neighbours[city]
            if world.is_rim[space] and p.owner[space] < 0 and p.city_state_at(space) < 0
        }

    def _to_maturity(self) -> float:
        """Culture around the cities that lack least, and cities."""
        cities = self.c.cities
        lacking = sorted([missing(self.p, space) for space in cities])[:CITIES_FOR_POPULOUS]
        new = max(0, CITIES_FOR_POPULOUS - len(cities))
        return self.weights.city_turns * new + (sum(lacking) + self.weights.new_city_land * new) / self.land_speed

    def _to_nature(self) -> float:
        """A city next to each of the nearest natural wonders, and culture in slot 5; or war."""
        p = self.p
        needed = WONDERS_FOR_PRESERVATIONIST - p.naturals.count(self.seat)
        naturals = [space for natural, space in natural_spaces(p.world) if p.naturals[natural] != self.seat]
        turns = sorted([self._to_natural(space) for space in naturals])
        return sum(turns[:needed], 0.0) if len(turns) >= needed else OUT_OF_REACH

    def _to_natural(self, space: int) -> float:
        if self.p.owner[space] >= 0:
            return self._to_conquest(space)
        near = self._distance(self.c.cities, space)
        return self.weights.natural_next if near == 1 else self.weights.natural_turns + self.weights.natural_step * near

    # Wonders.

    def _to_wonders(self, kind: int) -> float:
        """The wonders of a kind that are lacking, built from the deck or taken from rivals."""
        p = self.p
        needed = WONDERS_NEEDED - p.wonder_count(self.seat, kind)
        made = PRODUCED[self.levels[INDUSTRY]]
        deck = p.decks[DECK_KINDS.index(kind)]
        costs = [wonder_cost(p, self.seat, deck[-1])] + [LATER_COST] * (len(deck) - 1) if deck else []
        turns = [1.0 + LACKING * max(0, cost - made) for cost in costs[:needed]]
        for wonder in WONDERS_OF_KIND[kind]:
            space = p.wonder_space[wonder]
            if space >= 0 and p.owner[space] not in (self.seat, NONE):
                turns.append(self._to_conquest(space))
        return sum(sorted(turns)[:needed], 0.0) if len(turns) >= needed else OUT_OF_REACH

    # War.

    def _to_war(self) -> float:
        """City-states or a rival capital, whatever is quicker."""
        p = self.p
        needed = STATES_FOR_WARMONGER - conquered_states(p, self.seat)
        free = [space for state, space in p.world.state_spaces if p.states[state] == FREE]
        capitals = [c.cities[0] for other, c in enumerate(p.civs) if other != self.seat and c.cities]
        ways = [self._to_conquest(space) for space in capitals]
        if len(free) >= needed:
            ways.append(sum(sorted([self._to_conquest(space) for space in free])[:needed], 0.0))
        return min(ways, default=OUT_OF_REACH)

    def _to_conquest(self, space: int) -> float:
        """Turns until an attack on a space may be expected to succeed."""
        p, level = self.p, self.levels[MILITARY]
        near = self._distance(self.c.cities + self.c.tokens, space)
        march = self.weights.march * max(0, near - RANGES[level])
        if march > LONGEST_MARCH:
            return march + FAR_ATTACK
        lead = BEST_NUMBER + COMBAT[level] + self.tokens[MILITARY] + attack_bonus(p, self.seat, space)
        lead -= defence(p, space, self.seat)
        if p.owner[space] >= 0:
            rival = p.civs[p.owner[space]]
            slot = rival.slot_of(MILITARY)
            lead -= rival.trade[slot] if slot >= 0 else 0
        return march + self.weights.attack / max(LEAST_CHANCE, odds(lead) * 0.5 * ATTACKS[level])

    def _distance(self, spaces: list[int], goal: int) -> int:
        """How far the nearest of these spaces lies from another one."""
        place = self.p.world.place
        there = place[goal]
        return min([distance(place[space], there) for space in spaces], default=FAR)
