"""Where control tokens may be placed (R6.1, R6.2)."""

from typing import Final

from civitas.games.new_dawn.facts.city_states import CITY_STATE_ABILITIES, KUMASI, MOHENJO_DARO
from civitas.games.new_dawn.facts.kinds import CULTURE, INDUSTRY
from civitas.games.new_dawn.facts.terrain import FOREST
from civitas.games.new_dawn.facts.wonders import CHICHEN_ITZA
from civitas.games.new_dawn.map.pieces import put_token, space_name
from civitas.games.new_dawn.model import FREE, NewDawn

NEAR_CITY: Final = -1
"""Next to a friendly city."""
NEAR_FRIENDLY: Final = -2
"""Next to any friendly space."""


def terrain_limits(p: NewDawn, seat: int, kind: int) -> list[int]:
    """The difficulty of every space for a card of this kind (-1: none); Kumasi makes forest easy (citystate.kumasi)."""
    difficulties = p.difficulties()
    if p.civs[seat].envoys and kind in (CULTURE, INDUSTRY) and p.relies_on(seat, KUMASI):
        terrain = p.world.terrain
        easy = CITY_STATE_ABILITIES[KUMASI]
        return [easy.difficulty if terrain[space] in easy.terrains else each for space, each in enumerate(difficulties)]
    return difficulties


def placement_spaces(p: NewDawn, seat: int, limit: int, kind: int, near: int) -> list[int]:
    """The spaces where a seat may place a control token, on terrain up to this limit.

    `kind` is that of the card being resolved, or -1; `near` is NEAR_CITY, NEAR_FRIENDLY or the space of one city.
    """
    difficulties, owner = p.difficulties(), p.owner
    if p.civs[seat].envoys:
        difficulties = terrain_limits(p, seat, kind)
        if p.relies_on(seat, MOHENJO_DARO):
            limit += CITY_STATE_ABILITIES[MOHENJO_DARO].value
    taken = _taken(p)
    found: list[int] = []
    for spaces in _nearby(p, seat, near):
        for space in spaces:
            if owner[space] < 0 and difficulties[space] <= limit and space not in taken and space not in found:
                found.append(space)
    return found


def _nearby(p: NewDawn, seat: int, near: int) -> list[list[int]]:
    """Land next to each of the right pieces, with Chichen Itza also empty forests far away; some more than once."""
    c, neighbours = p.civs[seat], p.world.land_neighbours
    sources = c.cities if near == NEAR_CITY else c.cities + c.tokens if near == NEAR_FRIENDLY else [near]
    found = [neighbours[source] for source in sources]
    if p.wonder_space[CHICHEN_ITZA] >= 0 and p.wields(seat, CHICHEN_ITZA):
        terrain = p.world.terrain
        found.append([space for space in p.world.spaces if terrain[space] == FOREST and p.is_empty(space)])
    return found


def is_open(p: NewDawn, space: int) -> bool:
    """Whether a space without a city or token can take one: no water, barbarian or city-state (R6.2-a)."""
    return not p.world.is_water[space] and space not in _taken(p)


def _taken(p: NewDawn) -> list[int]:
    """Where barbarians and city-states are; not only spaces, for barbarians can be off the map."""
    taken, states = p.barbarians[:], p.states
    for state, space in p.world.state_spaces:
        if states[state] == FREE:
            taken.append(space)
    return taken


def place_token(p: NewDawn, seat: int, space: int, rule: str) -> None:
    """Place a control token and report it."""
    if not p.is_silent:
        p.tell("placed", rule, {"seat": seat, "space": space_name(space)})
    put_token(p, seat, space)
