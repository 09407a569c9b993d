"""The land and the goods, as tables."""

from typing import Any, Final

from civitas.core.facts import read_facts

PACKAGE: Final = "two_rivers"
_LAND: Final[dict[str, Any]] = read_facts(PACKAGE, "data/land.toml")

GOODS: Final[list[str]] = _LAND["goods"]
COPIES: Final[int] = _LAND["copies"]
PEOPLE: Final[int] = _LAND["people"]
CITIES: Final[int] = _LAND["cities"]
ROUNDS: Final[int] = _LAND["rounds"]

REGIONS: Final[list[str]] = [entry["id"] for entry in _LAND["region"]]
HOLDS: Final[list[int]] = [entry["holds"] for entry in _LAND["region"]]
"""So many people live in a region at most."""
PLACES: Final[list[tuple[int, int]]] = [(entry["x"], entry["y"]) for entry in _LAND["region"]]
HOMES: Final[list[int]] = [REGIONS.index(home) for home in _LAND["homes"]]
BORDERS: Final[list[tuple[int, int]]] = [
    (place, REGIONS.index(other)) for place, entry in enumerate(_LAND["region"]) for other in entry["borders"]
]
WAYS: Final[list[tuple[int, int]]] = [*BORDERS, *((there, here) for here, there in BORDERS)]
"""From where to where people can go."""
