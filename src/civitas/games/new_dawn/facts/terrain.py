"""Terrain, resources and natural wonders as numbers."""

from typing import Final

from civitas.core.facts import read_facts

PACKAGE: Final = "civitas.games.new_dawn"

_CONSTANTS = read_facts(PACKAGE, "data/constants.toml")
_NATURAL = read_facts(PACKAGE, "data/natural_wonders.toml")["natural_wonder"]

NONE: Final = -1
GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAIN: Final = 4
WATER: Final = 5
NATURAL_WONDER: Final = 6
"""The space of a natural wonder, which has no type of terrain (R4.1-b)."""

TERRAINS: Final[list[str]] = [str(entry["id"]) for entry in _CONSTANTS["terrain"]]
DIFFICULTY: Final[list[int]] = [int(entry["difficulty"]) for entry in _CONSTANTS["terrain"]]

RESOURCES: Final[list[str]] = [str(entry["id"]) for entry in _CONSTANTS["resource"]]
RESOURCE_COUNT: Final = 4
RESOURCE_TOKENS: Final = 8
"""Tokens of each type (R5.1-a)."""

NATURAL_WONDERS: Final[list[str]] = [str(entry["id"]) for entry in _NATURAL]
NATURAL_WONDER_COUNT: Final = 8
NATURAL_RESOURCE: Final[list[int]] = [RESOURCES.index(entry["resource"]) for entry in _NATURAL]
"""The type of resource that a natural wonder stands for (R5.3-b)."""

BARBARIANS: Final[list[str]] = list("abcdefghi")
BARBARIAN_COUNT: Final = 9
