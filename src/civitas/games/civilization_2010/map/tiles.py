"""The map tiles: what is printed on their squares, and how they look when they are turned."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import (
    COIN_EXTRA,
    CULTURE_EXTRA,
    NONE,
    PACKAGE,
    RESOURCES,
    TERRAIN_CODES,
    TERRAIN_ICONS,
    in_use,
)
from civitas.games.civilization_2010.map.squares import FACINGS, SIDE, turned_tile

_TILES = in_use(read_facts(PACKAGE, "data/map_tiles.toml")["tile"])

RELICS: Final[list[str]] = [str(entry["id"]) for entry in in_use(read_facts(PACKAGE, "data/relics.toml")["relic"])]


class Printed:
    """What is printed on one square of a tile."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain
        self.icons: list[int] = TERRAIN_ICONS[terrain][:]
        """How many there are of each icon, those of the terrain and the printed ones (map.extras-a)."""
        self.resource = NONE
        self.has_culture = False
        self.has_coin = False
        self.is_hut = False
        self.is_village = False
        self.relic = NONE
        self.is_suggested = False
        """Whether the tile suggests this square for the capital (setup.home-a)."""

    def add(self, feature: dict[str, Any]) -> None:
        """Print one feature more."""
        kind = str(feature["kind"])
        if kind == "resource":
            self.resource = RESOURCES.index(feature["resource"])
        elif kind == "relic":
            self.relic = RELICS.index(feature["relic"])
        elif kind == "hut":
            self.is_hut = True
        elif kind == "village":
            self.is_village = True
        elif kind == "culture":
            self.has_culture = True
            self._add_icons(CULTURE_EXTRA)
        elif kind == "coin":
            self.has_coin = True
            self._add_icons(COIN_EXTRA)
        else:
            raise ValueError(f"no tile shows a {kind}")

    def _add_icons(self, more: list[int]) -> None:
        self.icons = [count + extra for count, extra in zip(self.icons, more, strict=True)]


def _printed(entry: dict[str, Any]) -> list[Printed]:
    """The sixteen squares of a tile as the data have them: facing up."""
    squares = [Printed(TERRAIN_CODES.index(code)) for row in entry["grid"] for code in row]
    for feature in entry["features"]:
        squares[feature["row"] * SIDE + feature["col"]].add(feature)
    for row, column in entry.get("capital_hint", []):
        squares[row * SIDE + column].is_suggested = True
    return squares


TILES: Final[list[str]] = [str(entry["id"]) for entry in _TILES]
"""The neutral tiles, then the home tiles, as in the boxes."""
TILE_COUNT: Final = 32
NEUTRAL_TILE_COUNT: Final = 20
NEUTRAL_TILES: Final[list[int]] = [tile for tile, entry in enumerate(_TILES) if entry["kind"] == "neutral"]
HOME_TILES: Final[list[int]] = [tile for tile, entry in enumerate(_TILES) if entry["kind"] == "home"]
IS_HOME: Final[list[bool]] = [entry["kind"] == "home" for entry in _TILES]
TILE_NUMBER: Final[list[int]] = [int(entry.get("number", NONE)) for entry in _TILES]
"""The number printed on a neutral tile."""
HOME_OF: Final[list[str]] = [str(entry.get("civilization", "")) for entry in _TILES]
"""The civilization whose home a tile is, by its id; nothing for a neutral tile."""

PRINTED: Final[list[list[list[Printed]]]] = [
    [turned_tile(squares, facing) for facing in range(len(FACINGS))] for squares in map(_printed, _TILES)
]
"""`PRINTED[tile][facing][place]`: what is seen at a place when the tile lies with this facing (map.rotation-a)."""
