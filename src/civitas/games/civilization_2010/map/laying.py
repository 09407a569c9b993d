"""Laying map tiles faceup: what their squares show from then on."""

from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.map.board import laid
from civitas.games.civilization_2010.map.tiles import Printed
from civitas.games.civilization_2010.model import COIN_PRINTED, CULTURE_PRINTED, Civilization2010


def lay_tile(p: Civilization2010, slot: int, tile: int, facing: int) -> None:
    """A tile lies faceup in a slot; markers on its icons are for the caller to put."""
    p.tiles = p.tiles[:]
    p.facing = p.facing[:]
    p.terrain = p.terrain[:]
    p.printed = p.printed[:]
    p.tiles[slot] = tile
    p.facing[slot] = facing
    for square, printed in laid(slot, tile, facing):
        p.terrain[square] = printed.terrain
        p.printed[square] = shown(printed)


def shown(printed: Printed) -> int:
    """What a square shows besides its terrain, as `Civilization2010.printed` has it; no square shows two of them."""
    if printed.resource >= 0:
        return printed.resource
    if printed.has_culture:
        return CULTURE_PRINTED
    return COIN_PRINTED if printed.has_coin else NONE
