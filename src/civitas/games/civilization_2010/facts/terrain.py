"""Terrain, icons and resources as numbers."""

from typing import Any, Final

from civitas.core.facts import read_facts

PACKAGE: Final = "civitas.games.civilization_2010"

_CONSTANTS = read_facts(PACKAGE, "data/constants.toml")
_FACTS = read_facts(PACKAGE, "data/resources.toml")
_TERRAINS = _FACTS["terrain"]

NONE: Final = -1

EXPANSIONS: Final[list[str]] = list(_CONSTANTS["meta"]["default_ruleset"])
"""The boxes that the title consists of."""


def in_use(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a table without those of other boxes (limits.faf-a)."""
    return [entry for entry in entries if entry["expansion"] in EXPANSIONS]


# Icons.

PRODUCTION: Final = 0
TRADE: Final = 1
CULTURE: Final = 2
COIN: Final = 3
COMBAT: Final = 4
ICONS: Final[list[str]] = list(_CONSTANTS["icons"])
ICON_COUNT: Final = 5


def icons_of(entry: dict[str, int]) -> list[int]:
    """How many there are of each icon, from an entry such as `{ production = 1, trade = 2 }`."""
    return [int(entry.get(icon, 0)) for icon in ICONS]


# Terrain.

GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
DESERT: Final = 3
WATER: Final = 4

TERRAINS: Final[list[str]] = [str(entry["id"]) for entry in _TERRAINS]
TERRAIN_CODES: Final[list[str]] = [str(entry["code"]) for entry in _TERRAINS]
"""One letter for each terrain, as in the rows of a tile."""
TERRAIN_ICONS: Final[list[list[int]]] = [icons_of(entry["icons"]) for entry in _TERRAINS]
"""`TERRAIN_ICONS[terrain][icon]` (map.terrain-a)."""
TERRAIN_PRODUCTION: Final[list[int]] = [icons[PRODUCTION] for icons in TERRAIN_ICONS]
TERRAIN_TRADE: Final[list[int]] = [icons[TRADE] for icons in TERRAIN_ICONS]
ALLOWS_CITY: Final[list[bool]] = [bool(entry["city_allowed"]) for entry in _TERRAINS]

CULTURE_EXTRA: Final[list[int]] = icons_of(_FACTS["square_extras"]["culture"]["adds"])
"""What a printed culture symbol adds to the icons of the terrain, and `COIN_EXTRA` a coin (map.extras-a)."""
COIN_EXTRA: Final[list[int]] = icons_of(_FACTS["square_extras"]["coin"]["adds"])

_MARKERS = in_use(_FACTS["disaster_marker"])
TERRAIN_MARKERS: Final[list[str]] = [str(entry["id"]) for entry in _MARKERS]
"""The markers that change the terrain of a square, with the terrains of their two sides and their number."""
TERRAIN_MARKER_SIDES: Final[list[list[int]]] = [[TERRAINS.index(side) for side in each["sides"]] for each in _MARKERS]
TERRAIN_MARKER_COPIES: Final[list[int]] = [int(entry["copies"]) for entry in _MARKERS]

# Resources.

INCENSE: Final = 0
IRON: Final = 1
SILK: Final = 2
WHEAT: Final = 3
SPY: Final = 4
URANIUM: Final = 5

_RESOURCES = in_use(_FACTS["resource"])
RESOURCES: Final[list[str]] = [str(entry["id"]) for entry in _RESOURCES]
RESOURCE_COUNT: Final = 6
IS_IN_MARKET: Final[list[bool]] = [bool(entry["market"]) for entry in _RESOURCES]
"""Whether the market has tokens of a resource; spies and uranium come from huts, villages and gifts only."""
IS_ON_MAP: Final[list[bool]] = [bool(entry["on_map"]) for entry in _RESOURCES]
"""Whether it is printed on squares, where it can be harvested."""
MARKET_RESOURCE_COUNT: Final = 4
"""The resources of the market come first."""
