"""What the spaces of a map are called: by what is printed there, or by where they lie from something that has a name.

A name holds for the whole game, as city-states, natural wonders, spawn points and capitals stay where they are. Only
where nothing is near that has a name, the number of the space has to do.
"""

from functools import lru_cache
from typing import Final

from civitas.core.fixed import fixed
from civitas.core.telling import Said, say
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCES, TERRAINS
from civitas.games.new_dawn.map.hexes import DIRECTIONS, STEPS, Hex, distance
from civitas.games.new_dawn.map.world import SPACE_NAMES, World
from civitas.games.new_dawn.model import CAPITAL, NewDawn
from civitas.games.new_dawn.telling.things import space_id

Capitals = tuple[tuple[int, int], ...]
"""Spaces of capitals and who leads there."""

FAR: Final = 3
"""Farther away nothing gives its name to a space."""
NEARBY: Final = 4
"""So far from a landmark a space that lies in no such direction is near it, if it is the only one of its kind."""
BETWEEN: Final = ["ene", "ese", "s", "wsw", "wnw", "n"]
"""The directions between two neighbouring ones, the first between north-east and east."""


def places(p: NewDawn) -> dict[str, Said]:
    """All spaces of the map by their ids, and what they are called; the same for all who look, for good."""
    capitals = [(c.cities[0], c.leader) for c in p.civs if c.cities and c.leader >= 0]
    return _places(p.world, tuple(each for each in capitals if p.piece[each[0]] == CAPITAL))


@lru_cache(maxsize=64)
def _places(world: World, capitals: Capitals) -> dict[str, Said]:
    landmarks = _landmarks(world, capitals)
    found = {space: landmarks.get(space) or _beside(world, space, landmarks) for space in world.spaces}
    said = [str(each) for each in found.values()]
    return fixed(
        {
            space_id(space): each if said.count(str(each)) == 1 else _numbered(world, space)
            for space, each in found.items()
        }
    )


def _landmarks(world: World, capitals: Capitals) -> dict[int, Said]:
    """Spaces with a name of their own, the best known first."""
    found = {space: say(f"leader-{LEADERS[leader]}-capital") for space, leader in capitals}
    for space in world.spaces:
        if world.city_state[space] >= 0:
            found[space] = say(f"city-state-{CITY_STATES[world.city_state[space]]}")
        elif world.natural_wonder[space] >= 0:
            found[space] = say(f"natural-wonder-{NATURAL_WONDERS[world.natural_wonder[space]]}")
    for space in world.spaces:
        if world.spawn[space] >= 0 and space not in found:
            found[space] = say("place-spawn", letter=BARBARIANS[world.spawn[space]].upper())
    return found


def _beside(world: World, space: int, landmarks: dict[int, Said]) -> Said:
    """A space by the nearest landmark that lies in a direction with a name."""
    here = world.place[space]
    near = sorted(landmarks, key=lambda other: distance(here, world.place[other]))
    for landmark in near:
        away = distance(here, world.place[landmark])
        way = _way(world.place[landmark], here)
        if away <= FAR and way:
            return say(
                "place-beside", what=_ground(world, space), way=f"beside-{way}", count=away, of=landmarks[landmark]
            )
    if near and distance(here, world.place[near[0]]) <= NEARBY:
        return say("place-near", what=_ground(world, space), of=landmarks[near[0]])
    return _numbered(world, space)


def _way(start: Hex, end: Hex) -> str:
    """The direction from one hex to another: straight, or two steps between two neighbouring directions."""
    step = end[0] - start[0], end[1] - start[1]
    for direction, (q, r) in enumerate(STEPS):
        for count in range(1, FAR + 1):
            if step == (q * count, r * count):
                return DIRECTIONS[direction]
        other_q, other_r = STEPS[(direction + 1) % len(STEPS)]
        if step == (q + other_q, r + other_r):
            return BETWEEN[direction]
    return ""


def _ground(world: World, space: int) -> str:
    """What is printed on a space, in short: a resource, else the terrain."""
    if world.resource[space] >= 0:
        return f"ground-{RESOURCES[world.resource[space]]}"
    return f"ground-{TERRAINS[world.terrain[space]]}"


def _numbered(world: World, space: int) -> Said:
    return say("place-numbered", what=_ground(world, space), number=SPACE_NAMES[space])
