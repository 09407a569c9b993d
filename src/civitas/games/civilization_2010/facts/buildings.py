"""The buildings: markers with a basic form and, for most, an upgraded one on the other side.

A family is a supply of markers. Techs unlock the forms (`techs.TECH_OF_BUILDING`).
"""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE, TERRAINS, icons_of, in_use

_FACTS = read_facts(PACKAGE, "data/buildings.toml")
_BUILDINGS = in_use(_FACTS["building"])
_FAMILIES = in_use(_FACTS["family"])

FAMILIES: Final[list[str]] = [str(entry["id"]) for entry in _FAMILIES]
"""A family has the name of its basic building."""
FAMILY_COUNT: Final = 9
FAMILY_SUPPLY: Final[list[int]] = [int(entry["supply"]) for entry in _FAMILIES]
"""Markers in the market; a basic building and its upgrade share them (setup.market-buildings-a)."""

BUILDINGS: Final[list[str]] = [str(entry["id"]) for entry in _BUILDINGS]
BUILDING_COUNT: Final = 15
BUILDING_FAMILY: Final[list[int]] = [FAMILIES.index(entry["family"]) for entry in _BUILDINGS]
BUILDING_COST: Final[list[int]] = [int(entry["cost"]) for entry in _BUILDINGS]
BUILDING_ICONS: Final[list[list[int]]] = [icons_of(entry["icons"]) for entry in _BUILDINGS]
"""What the square yields instead of its own icons: `BUILDING_ICONS[building][icon]`."""
IS_STARRED: Final[list[bool]] = [bool(entry["starred"]) for entry in _BUILDINGS]
MAY_STAND_ON: Final[list[list[bool]]] = [[each in entry["terrain"] for each in TERRAINS] for entry in _BUILDINGS]
"""`MAY_STAND_ON[building][terrain]` (build.building-terrain-a)."""
UPGRADE: Final[list[int]] = [
    BUILDINGS.index(entry["upgrades_to"]) if "upgrades_to" in entry else NONE for entry in _BUILDINGS
]
"""The other side of a basic building, or none."""
BASIC_FORM: Final[list[int]] = [
    BUILDINGS.index(entry["upgrade_of"]) if "upgrade_of" in entry else NONE for entry in _BUILDINGS
]
"""The other side of an upgraded building, or none."""
FAMILY_BASIC: Final[list[int]] = [BUILDINGS.index(family) for family in FAMILIES]
FAMILY_UPGRADE: Final[list[int]] = [UPGRADE[building] for building in FAMILY_BASIC]
"""The upgraded building of each family, or none."""

HARBOR: Final = BUILDINGS.index("harbor")
TRADING_POST: Final = BUILDINGS.index("trading-post")
GRANARY: Final = BUILDINGS.index("granary")
AQUEDUCT: Final = BUILDINGS.index("aqueduct")
LIBRARY: Final = BUILDINGS.index("library")
UNIVERSITY: Final = BUILDINGS.index("university")
WORKSHOP: Final = BUILDINGS.index("workshop")
IRON_MINE: Final = BUILDINGS.index("iron-mine")
MARKET: Final = BUILDINGS.index("market")
BANK: Final = BUILDINGS.index("bank")
TEMPLE: Final = BUILDINGS.index("temple")
CATHEDRAL: Final = BUILDINGS.index("cathedral")
BARRACKS: Final = BUILDINGS.index("barracks")
ACADEMY: Final = BUILDINGS.index("academy")
SHIPYARD: Final = BUILDINGS.index("shipyard")
