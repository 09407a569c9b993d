"""Nations and their tracks on the development table, and who starts where, read from `data/*.toml`."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_1980.facts.board import AREA, PACKAGE

_table = read_facts(PACKAGE, "data/nations.toml")
_setup = read_facts(PACKAGE, "data/setup.toml")
_nations: list[dict[str, Any]] = _table["nation"]

NATIONS: Final[list[str]] = [nation["id"] for nation in _nations]
"""In table order, Africa first (62)."""
NATION: Final[dict[str, int]] = {id: index for index, id in enumerate(NATIONS)}
NATION_NAME: Final[list[str]] = [f"nation-{id}" for id in NATIONS]

SPACES: Final[int] = _table["spaces"]
FINISH: Final = SPACES + 1
EPOCHS: Final = 5
EPOCH_NEEDS: Final[dict[int, tuple[str, int]]] = {
    epoch["number"]: (epoch["needs"], epoch["count"]) for epoch in _table["epoch"]
}
"""What the first space of each epoch asks for, and how much of it (31, 43.13)."""
EPOCH_START: Final[list[list[int]]] = [nation["epoch_start"] for nation in _nations]


def epoch_at(nation: int, space: int) -> int:
    """The epoch of a space on a nation's track; the start arrow counts as epoch 1."""
    epoch = 1
    for number in range(2, EPOCHS + 1):
        if space >= EPOCH_START[nation][number - 1]:
            epoch = number
    return epoch


def printed_points(nation: int, space: int) -> int:
    """The points printed on a space, 0 where nothing is printed."""
    first = EPOCH_START[nation][EPOCHS - 1]
    values: list[int] = _nations[nation]["epoch_five_values"]
    return values[space - first] if first <= space <= SPACES else 0


def assign_colours(nations: list[int]) -> list[str]:
    """The colour of each nation's set; who has none of his own, or comes too late, plays a left-over set (32)."""
    taken: dict[int, str] = {}
    for nation in sorted(nations):
        own = _nations[nation].get("colour")
        if own is not None and own not in taken.values():
            taken[nation] = own
    every = dict.fromkeys(nation["colour"] for nation in _nations if "colour" in nation)
    free = [colour for colour in every if colour not in taken.values()]
    for nation in sorted(nations):
        if nation not in taken:
            taken[nation] = free.pop(0)
    return [taken[nation] for nation in nations]


CITIES: Final[int] = _setup["cities"]
SHIPS: Final[int] = _setup["ships"]
AMERICAN_TOKENS: Final[list[int]] = _setup["american_tokens"]
_rows: dict[int, dict[str, Any]] = {row["players"]: row for row in _setup["setup"]}
WHOLE_MAP: Final = 6
"""The row of the set-up table whose regions and start areas the variants 71 and 72 use."""


def regions_for(players: int) -> list[str]:
    """The regions in play with this many players (42)."""
    return list(_rows[players]["regions"])


def tokens_for(players: int) -> int:
    """Tokens of each player (32)."""
    number: int = _rows[players]["tokens"]
    return number


def mysticism_for(players: int) -> int:
    """How many Mysticism cards are used (42)."""
    number: int = _rows[players]["mysticism"]
    return number


def starts_for(players: int) -> dict[int, int]:
    """The nations on offer with this many players and their start areas (42)."""
    start: dict[str, str] = _rows[players]["start"]
    return {NATION[nation]: AREA[area] for nation, area in start.items()}


def all_starts_of(nation: int) -> list[int]:
    """Every start area that the set-up table gives this nation, whatever the number of players (42)."""
    found: list[int] = []
    for players in sorted(_rows, reverse=True):
        area = starts_for(players).get(nation, -1)
        if area >= 0 and area not in found:
            found.append(area)
    return found
