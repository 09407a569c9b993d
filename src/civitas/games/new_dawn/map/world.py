"""The map of a game: its spaces, what is printed on them, and who is next to whom. It never changes once it is laid.

A space is a number below SPACES. The ten spaces of tile t are numbered (t - 1) * 10 + n, water tokens come behind
them, so that a space has the same name in every game that uses its tile. Maps that are not made of tiles number their
hexes from 0.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from civitas.games.new_dawn.facts.leaders import HOJO, LEADER_ABILITIES
from civitas.games.new_dawn.facts.terrain import (
    BARBARIAN_COUNT,
    DIFFICULTY,
    GRASSLAND,
    NATURAL_WONDER,
    NONE,
    WATER,
)
from civitas.games.new_dawn.map.hexes import STEPS, Hex, along, neighbour
from civitas.games.new_dawn.map.tiles import PRINTED, TILE_COUNT, TILE_SPACES, TilePlace

WATER_TOKENS: Final = 8
FIRST_WATER_TOKEN: Final = TILE_COUNT * TILE_SPACES
SPACES: Final = FIRST_WATER_TOKEN + WATER_TOKENS
SPACE_NAMES: Final[list[str]] = [
    f"{space // TILE_SPACES + 1}.{space % TILE_SPACES}" for space in range(FIRST_WATER_TOKEN)
] + [f"w{number}" for number in range(1, WATER_TOKENS + 1)]
"""Tile and number of the space, as in 12.3; w1 is the first water token."""

SPACE_ARGUMENTS: Final[list[str]] = [f"space-{name}" for name in SPACE_NAMES]
"""The same as arguments of events."""
HARDEST: Final = 5
"""No space is more difficult."""
AHEAD: Final[list[list[int]]] = [sorted((way + turn) % len(STEPS) for turn in (-1, 0, 1)) for way in range(len(STEPS))]
"""For each direction this one and those to both sides of it."""
COASTAL_DIFFICULTY: Final = LEADER_ABILITIES[HOJO].difficulty
"""What desert and mountain at the water or the edge of the map count for Hojo (leader.hojo)."""


class Step:
    """A step onto a space, and those that lead on from there.

    Whoever counts from a space looks at all around it. So of the six around the next one only the three ahead are new.
    """

    __slots__ = ("onward", "space")

    def __init__(self, space: int, onward: "list[Step]") -> None:
        self.space = space
        self.onward = onward


class World:
    """A map. All lists have an entry for each possible space; `terrain` is -1 where there is none."""

    def __init__(self) -> None:
        self.terrain: list[int] = [NONE] * SPACES
        self.difficulty: list[int] = [0] * SPACES
        self.coastal_difficulty: list[int] = []
        """The difficulties as Hojo has them on the own turn."""
        self.marks: list[list[int]] = []
        """For each number of a slot 1 for every space that is not too difficult, else 0; `coastal_marks` for Hojo."""
        self.coastal_marks: list[list[int]] = []
        self.is_water: list[bool] = [False] * SPACES
        self.is_edge: list[bool] = [False] * SPACES
        """Whether one of the six neighbours does not exist (R4.4-b)."""
        self.is_rim: list[bool] = [False] * SPACES
        """Whether the space lies next to water or on the edge of the map."""
        self.resource: list[int] = [NONE] * SPACES
        self.natural_wonder: list[int] = [NONE] * SPACES
        self.city_state: list[int] = [NONE] * SPACES
        self.spawn: list[int] = [NONE] * SPACES
        """The barbarian whose icon is printed there."""
        self.spawn_space: list[int] = [NONE] * BARBARIAN_COUNT
        self.place: list[Hex] = [(0, 0)] * SPACES
        self.around: list[list[int]] = [[NONE] * len(STEPS) for _ in range(SPACES)]
        """The neighbour in each direction, or -1."""
        self.neighbours: list[list[int]] = [[] for _ in range(SPACES)]
        self.land_neighbours: list[list[int]] = [[] for _ in range(SPACES)]
        """The neighbours that are not water."""
        self.spaces: list[int] = []
        """All spaces that exist."""
        self.rank: list[int] = [NONE] * SPACES
        """The place of a space among all that exist."""
        self.state_spaces: list[tuple[int, int]] = []
        """The city-states of the map and their spaces."""
        self._farness: list[list[int]] = []
        self._steps: list[list[Step]] = []
        self._land_steps: list[list[Step]] = []
        self.at: dict[Hex, int] = {}

    def add(self, space: int, place: Hex, terrain: int) -> None:
        """Lay one space."""
        self.terrain[space] = terrain
        self.difficulty[space] = DIFFICULTY[terrain]
        self.is_water[space] = terrain == WATER
        self.place[space] = place
        self.spaces.append(space)
        self.at[place] = space

    def finish(self) -> None:
        """Work out who is next to whom, now that all spaces lie."""
        for space in self.spaces:
            for direction in range(len(STEPS)):
                self.around[space][direction] = self.at.get(neighbour(self.place[space], direction), NONE)
            self.neighbours[space] = [other for other in self.around[space] if other >= 0]
            self.land_neighbours[space] = [other for other in self.neighbours[space] if not self.is_water[other]]
        for space in self.spaces:
            self.is_edge[space] = len(self.neighbours[space]) < len(STEPS)
            coast = any(self.is_water[other] for other in self.neighbours[space])
            self.is_rim[space] = coast or self.is_edge[space]
        self.coastal_difficulty = self.difficulty[:]
        for space in self.spaces:
            if self.is_rim[space] and self.terrain[space] in LEADER_ABILITIES[HOJO].terrains:
                self.coastal_difficulty[space] = COASTAL_DIFFICULTY
        self.marks = [_marks(self.difficulty, number) for number in range(HARDEST + 1)]
        self.coastal_marks = [_marks(self.coastal_difficulty, number) for number in range(HARDEST + 1)]
        self.spaces.sort()
        for rank, space in enumerate(self.spaces):
            self.rank[space] = rank
        self.state_spaces = [(self.city_state[space], space) for space in self.spaces if self.city_state[space] >= 0]

    def farness(self, direction: int) -> list[int]:
        """How far every space lies in a direction."""
        if not self._farness:
            self._farness = [[along(place, way) for place in self.place] for way in range(len(STEPS))]
        return self._farness[direction]

    def steps(self, over_water: bool) -> list[list[Step]]:
        """The steps from each space, onto land only or over water as well, in the order of the directions."""
        return (self._steps if over_water else self._land_steps) or self._first_steps(over_water)

    def _first_steps(self, over_water: bool) -> list[list[Step]]:
        """Work them out when they are asked for the first time."""
        if over_water:
            self._steps = self._find_steps([False] * SPACES)
            return self._steps
        self._land_steps = self._find_steps(self.is_water)
        return self._land_steps

    def _find_steps(self, is_closed: list[bool]) -> list[list[Step]]:
        rows: list[list[Step]] = [[] for _ in range(SPACES)]
        unknown: list[Step] = []
        nowhere = Step(NONE, unknown)
        for space in self.spaces:
            rows[space] = [
                nowhere if other < 0 or is_closed[other] else Step(other, unknown) for other in self.around[space]
            ]
        for space in self.spaces:
            for direction, step in enumerate(rows[space]):
                if step is not nowhere:
                    row = rows[step.space]
                    first, second, third = AHEAD[direction]
                    step.onward = [row[first], row[second], row[third]]
                    if nowhere in step.onward:
                        step.onward = [each for each in step.onward if each is not nowhere]
        return [[step for step in row if step is not nowhere] for row in rows]


def _marks(difficulties: list[int], number: int) -> list[int]:
    return [1 if difficulty <= number else 0 for difficulty in difficulties]


def world_of(tiles: Iterable[Iterable[int]], water: Iterable[Iterable[int]], hexes: Iterable[Iterable[int]]) -> World:
    """The map of these tiles and water tokens, or of these single hexes; see `NewDawn.tiles`, `water` and `hexes`."""
    return _world_of(_frozen(tiles), _frozen(water), _frozen(hexes))


Rows = tuple[tuple[int, ...], ...]


def _frozen(rows: Iterable[Iterable[int]]) -> Rows:
    return tuple(tuple(row) for row in rows)


@lru_cache(maxsize=64)
def _world_of(tiles: Rows, water: Rows, hexes: Rows) -> World:
    world = World()
    for row in tiles:
        _add_tile(world, TilePlace.of_row(list(row)))
    for number, (q, r) in enumerate(water):
        world.add(FIRST_WATER_TOKEN + number, (q, r), WATER)
    for space, (q, r, terrain, icon) in enumerate(hexes):
        world.add(space, (q, r), terrain)
        _add_icon(world, space, icon)
    world.finish()
    return world


def _add_tile(world: World, tile: TilePlace) -> None:
    first = (tile.tile - 1) * TILE_SPACES
    for number, place in enumerate(tile.hexes()):
        printed = PRINTED[tile.tile - 1][tile.side][number]
        space = first + number
        world.add(space, place, printed.terrain)
        world.resource[space] = printed.resource
        world.natural_wonder[space] = printed.natural_wonder
        world.city_state[space] = printed.city_state
        if printed.barbarian >= 0:
            world.spawn[space] = printed.barbarian
            world.spawn_space[printed.barbarian] = space


def _add_icon(world: World, space: int, icon: int) -> None:
    """A single hex has one icon at most: a natural wonder, a city-state or a barbarian."""
    terrain = world.terrain[space]
    if icon < 0:
        return
    if terrain == NATURAL_WONDER:
        world.natural_wonder[space] = icon
    elif terrain == GRASSLAND and icon >= CITY_STATE_ICON:
        world.city_state[space] = icon - CITY_STATE_ICON
    else:
        world.spawn[space] = icon
        world.spawn_space[icon] = space


CITY_STATE_ICON: Final = 100
"""Added to the number of a city-state to tell its icon from that of a barbarian."""
