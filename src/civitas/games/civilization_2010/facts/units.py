"""The units of Wisdom and Warfare: types, ranks, what they cost, and the 53 cards.

Cards of one kind are alike, so a deck is a list of kinds. Ranks count from 1; entry 0 of their tables is not used.
"""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE

_FACTS = read_facts(PACKAGE, "data/units.toml")
_CARDS = _FACTS["waw_card"]

INFANTRY: Final = 0
MOUNTED: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3

UNIT_TYPES: Final[list[str]] = ["infantry", "mounted", "artillery", "aircraft"]
UNIT_TYPE_COUNT: Final = 4
RANKED_TYPES: Final = 3
"""Infantry, mounted and artillery have ranks and are unlocked from the start; aircraft are neither."""
RANKS: Final = 4

TRUMPED_TYPE: Final[list[int]] = [
    UNIT_TYPES.index(entry["trumps"]) if "trumps" in entry else NONE for entry in _FACTS["type"]
]
"""The type that a type trumps, or none (battle.attack-d)."""
UNLOCKED_FROM_START: Final[list[bool]] = [bool(entry["unlocked_from_start"]) for entry in _FACTS["type"]]

AIRCRAFT_COST: Final = int(_FACTS["aircraft_cost"])
COST_OF_RANK: Final[list[int]] = [0] + [int(_FACTS["cost_by_rank"][str(rank)]) for rank in range(1, RANKS + 1)]

UNIT_COST: Final[list[list[int]]] = [
    [AIRCRAFT_COST] * (RANKS + 1) if unit_type == AIRCRAFT else COST_OF_RANK for unit_type in range(UNIT_TYPE_COUNT)
]
"""The production that a unit costs: `UNIT_COST[type][rank]`."""

UNITS: Final[list[str]] = [str(entry["id"]) for entry in _CARDS]
"""The kinds of unit cards."""
UNIT_COUNT: Final = 12
UNIT_TYPE: Final[list[int]] = [UNIT_TYPES.index(entry["type"]) for entry in _CARDS]
UNIT_COPIES: Final[list[int]] = [int(entry["copies"]) for entry in _CARDS]
STRENGTH: Final[list[list[int]]] = [[0] + [int(side["strength"]) for side in entry["sides"]] for entry in _CARDS]
"""The wounds that a unit deals: `STRENGTH[unit][rank]`."""
HEALTH: Final[list[list[int]]] = [[0] + [int(side["health"]) for side in entry["sides"]] for entry in _CARDS]
"""The wounds that kill a unit: `HEALTH[unit][rank]`."""

UNIT_CARDS: Final[list[int]] = [unit for unit in range(UNIT_COUNT) for _ in range(UNIT_COPIES[unit])]
"""The kind of each of the 53 cards."""
UNIT_DECKS: Final[list[list[int]]] = [
    [unit for unit in UNIT_CARDS if UNIT_TYPE[unit] == unit_type] for unit_type in range(UNIT_TYPE_COUNT)
]
"""All cards of each type."""


def unit_cost(unit_type: int, rank: int) -> int:
    """The production that a unit costs whose type has this rank."""
    return UNIT_COST[unit_type][rank]


def trumps(unit_type: int, other: int) -> bool:
    """Whether units of the first type strike first against the other."""
    return TRUMPED_TYPE[unit_type] == other
