"""How the map is laid out for two to five players: places of tiles, facings of the home tiles, and the hole."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import PACKAGE
from civitas.games.civilization_2010.map.squares import FACINGS, SIDE, Square

MOST_SLOTS: Final = 22
"""Tiles of the largest map, the one for five."""


class Hole:
    """A rectangle in the map that is no part of it (setup.layout-c)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.corner: Square = (int(entry["x"]), int(entry["y"]))
        self.width = int(entry["width"])
        self.height = int(entry["height"])


class Layout:
    """The map for one number of players.

    Its slots, the places for tiles, are numbered: first the home of each seat, slot 0 that of seat 0, clockwise; then
    those of the neutral tiles as listed, row by row.
    """

    def __init__(self, entry: dict[str, Any]) -> None:
        seats = entry["seats"]
        self.players = int(entry["players"])
        self.width = int(entry["bounds"]["width"])
        self.height = int(entry["bounds"]["height"])
        self.home_facing: list[int] = [FACINGS.index(seat["facing"]) for seat in seats]
        """Where the arrow of each seat's home tile points."""
        self.homes: list[Square] = [(int(seat["x"]), int(seat["y"])) for seat in seats]
        self.neutral: list[Square] = [(int(x), int(y)) for x, y in entry["neutral_slots"]]
        self.corners: list[Square] = self.homes + self.neutral
        """The top left square of each slot."""
        self.slot_count = len(self.corners)
        self.hole = Hole(entry["hole"]) if "hole" in entry else None

    def squares_of(self, slot: int) -> list[Square]:
        """The sixteen squares of a slot, row by row."""
        left, top = self.corners[slot]
        return [(left + column, top + row) for row in range(SIDE) for column in range(SIDE)]


LAYOUTS: Final[dict[int, Layout]] = {
    int(entry["players"]): Layout(entry) for entry in read_facts(PACKAGE, "data/map_layouts.toml")["layout"]
}
"""The layout for each number of players."""
