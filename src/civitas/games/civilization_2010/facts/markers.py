"""The hut and village markers: what is on their hidden sides, and how many there are.

Markers of one kind are alike, so a pool is a list of kinds. One numbering covers both: huts first, then villages.
"""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.constants import pieces_in_use
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE, RESOURCES

_FACTS = read_facts(PACKAGE, "data/huts_villages.toml")


def _in_use(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in entries if pieces_in_use(entry["copies"])]


_HUTS = _in_use(_FACTS["hut"])
_MARKERS = _HUTS + _in_use(_FACTS["village"])

GIVES_RESOURCE: Final = 0
"""Kept facedown and spent like a resource; the others are revealed and carried out at once (explore.hut-b)."""
GIVES_CITY_STATE: Final = 1
GIVES_GREAT_PERSON: Final = 2
GIVES_WEALTH: Final = 3
"""A coin token."""
_REWARDS: Final[dict[str, int]] = {
    "city-state": GIVES_CITY_STATE,
    "great-person": GIVES_GREAT_PERSON,
    "wealth": GIVES_WEALTH,
}

MARKERS: Final[list[str]] = [str(entry["id"]) for entry in _MARKERS]
MARKER_COUNT: Final = 13
HUT_COUNT: Final = 7
"""The kinds of huts; kinds from here on are villages."""
MARKER_COPIES: Final[list[int]] = [pieces_in_use(entry["copies"]) for entry in _MARKERS]
MARKER_REWARD: Final[list[int]] = [_REWARDS.get(entry["reward"], GIVES_RESOURCE) for entry in _MARKERS]
MARKER_RESOURCE: Final[list[int]] = [
    RESOURCES.index(entry["reward"]) if entry["kind"] == "resource" else NONE for entry in _MARKERS
]
"""The resource that a marker counts as, or none."""
_ALL: Final[list[int]] = [marker for marker in range(MARKER_COUNT) for _ in range(MARKER_COPIES[marker])]
HUT_POOL: Final[list[int]] = [marker for marker in _ALL if marker < HUT_COUNT]
"""The kind of each hut marker, and `VILLAGE_POOL` of each village marker (setup.pools-a)."""
VILLAGE_POOL: Final[list[int]] = [marker for marker in _ALL if marker >= HUT_COUNT]
