"""Filling a finished map: tokens and barbarians on their printed icons, capitals on their stars."""

from civitas.games.new_dawn.map.pieces import put_capital
from civitas.games.new_dawn.map.tiles import TILE_SPACES
from civitas.games.new_dawn.model import FREE, LYING_NATURAL, NewDawn


def populate(p: NewDawn) -> None:
    """Put its token on every visible icon; what has no icon stays in the box (R2.6-a, R2.6-c)."""
    world = p.world
    # Copies made while the map was being built share these.
    p.lying, p.states, p.naturals = p.lying[:], p.states[:], p.naturals[:]
    for space in world.spaces:
        _lay_resource(p, space, world.resource[space])
        natural, state, barbarian = world.natural_wonder[space], world.city_state[space], world.spawn[space]
        if natural >= 0:
            p.naturals[natural] = FREE
            p.lying[space] = LYING_NATURAL + natural
        if state >= 0:
            p.states[state] = FREE
        if barbarian >= 0:
            p.barbarians[barbarian] = space


def _lay_resource(p: NewDawn, space: int, resource: int) -> None:
    if resource >= 0:
        p.lying[space] = resource
        p.supply[resource] -= 1


def star_of(tile: int) -> int:
    """The space of a capital tile that bears the star: its space 0."""
    return (tile - 1) * TILE_SPACES


def found_capitals(p: NewDawn, tiles: list[int]) -> None:
    """Every capital stands on the star of its player's capital tile; `tiles` are in the order of the seats (R2.7-a)."""
    for seat, tile in enumerate(tiles):
        put_capital(p, seat, star_of(tile))
