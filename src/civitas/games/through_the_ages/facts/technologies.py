"""The technologies that workers stand on: farms, mines, urban buildings and military units, alike in both editions."""

from typing import Final

FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10

TYPES: Final[list[str]] = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air-force",
]  # fmt: skip

TECHS_OF_TYPE: Final[list[list[str]]] = [
    ["agriculture", "irrigation", "selective-breeding", "mechanized-agriculture"],
    ["bronze", "iron", "coal", "oil"],
    ["philosophy", "alchemy", "scientific-method", "computers"],
    ["religion", "theology", "organized-religion"],
    ["printing-press", "journalism", "multimedia"],
    ["drama", "opera", "movies"],
    ["bread-and-circuses", "team-sports", "professional-sports"],
    ["warriors", "swordsmen", "riflemen", "modern-infantry"],
    ["knights", "cavalrymen", "tanks"],
    ["cannon", "rockets"],
    ["air-forces"],
]
"""Every type from its lowest level to its highest. The data files are checked against this table."""

TECHS: Final[list[str]] = [tech for techs in TECHS_OF_TYPE for tech in techs]
TECH_COUNT: Final = len(TECHS)
TECH: Final[dict[str, int]] = {tech: number for number, tech in enumerate(TECHS)}
TYPE_OF: Final[list[int]] = [number for number, techs in enumerate(TECHS_OF_TYPE) for _ in techs]

RANGE_OF: Final[list[range]] = [
    range(TYPE_OF.index(number), TYPE_OF.index(number) + len(techs)) for number, techs in enumerate(TECHS_OF_TYPE)
]
"""The technologies of each type as numbers, lowest level first."""

TECHS_BY_TYPE: Final[list[list[int]]] = [list(techs) for techs in RANGE_OF]
"""The same as lists, which a compiled loop goes through without asking the interpreter."""

FARMS: Final = TECHS_BY_TYPE[FARM]
MINES: Final = TECHS_BY_TYPE[MINE]
LABS: Final = TECHS_BY_TYPE[LAB]
STORES: Final = list(range(RANGE_OF[LAB].stop))
"""Technologies that can hold blue tokens: farms, mines, and labs with the right leader."""
URBAN: Final = range(RANGE_OF[LAB].start, RANGE_OF[ARENA].stop)
UNITS: Final = range(RANGE_OF[INFANTRY].start, RANGE_OF[AIR_FORCE].stop)
FIRST_BUILDING: Final = URBAN.start
FIRST_UNIT: Final = UNITS.start
CIVIL_TECHS: Final = range(UNITS.start)
"""Technologies whose workers cost civil actions."""

AGRICULTURE: Final = TECH["agriculture"]
WARRIORS: Final = TECH["warriors"]

UPGRADES: Final[list[tuple[int, int]]] = [
    (low, high) for techs in RANGE_OF for low in techs for high in techs if low < high
]
"""Every pair of technologies of one type, from the lower level to the higher."""

UPGRADES_FROM: Final[list[list[tuple[int, int]]]] = [
    [(number, pair[1]) for number, pair in enumerate(UPGRADES) if pair[0] == tech] for tech in range(TECH_COUNT)
]
"""The upgrades that begin at each technology, as their numbers and the technologies they lead to."""

STAGINGS: Final[list[tuple[int, int]]] = [
    (tech, theater) for tech in URBAN for theater in RANGE_OF[THEATER] if tech not in RANGE_OF[THEATER]
]
"""Every pair of another urban building and a theater."""


def is_urban(tech: int) -> bool:
    """Whether workers on this technology are urban buildings."""
    return FIRST_BUILDING <= tech < FIRST_UNIT


def is_unit(tech: int) -> bool:
    """Whether workers on this technology are military units."""
    return tech >= FIRST_UNIT
