"""The squares of a map: where they lie and which are next to each other, whatever tiles lie there.

A square is the number `slot * 16 + row * 4 + column`, row and column being those of the table, not of the turned tile.
Slots are numbered by the layout: the home of seat 0 has squares 0 to 15, wherever it lies. Terrain and markers belong
to the position; `laid` tells what a tile shows on the squares of a slot.
"""

from functools import cache
from typing import Final

from civitas.core.fixed import fixed
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.map.layouts import LAYOUTS, MOST_SLOTS, Layout
from civitas.games.civilization_2010.map.squares import TILE_SQUARES, Square, adjacent, surroundings
from civitas.games.civilization_2010.map.tiles import PRINTED, Printed

MOST_SQUARES: Final = MOST_SLOTS * TILE_SQUARES

SLOT_NAMES: Final[list[str]] = list("abcdefghijklmnopqrstuv")
"""a to e are the homes of the seats, as many as there are; the neutral tiles follow."""
SQUARE_NAMES: Final[list[str]] = [
    f"{SLOT_NAMES[square // TILE_SQUARES]}{square % TILE_SQUARES + 1}" for square in range(MOST_SQUARES)
]
"""The letter of the slot and the number of the square on it, 1 to 16 row by row: a6, a7, a10 and a11 are the central
squares of the first seat's home.

Verbs need one list of names for all layouts, and a number lies at different coordinates in each, so names are no
coordinates; `Board.at` finds a square by these.
"""


class Board:
    """All squares of a layout. It is shared by all positions and never changed; every list is indexed by the square."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.size: Final = layout.slot_count * TILE_SQUARES
        self.place: Final[list[Square]] = [
            place for slot in range(layout.slot_count) for place in layout.squares_of(slot)
        ]
        """The coordinates."""
        self.corners: Final[list[list[int]]] = fixed([[x, y] for x, y in self.place])
        """The same as views tell them, and share."""
        self.slot: Final[list[int]] = [square // TILE_SQUARES for square in range(self.size)]
        self.at: Final[dict[Square, int]] = {place: square for square, place in enumerate(self.place)}
        """The square at these coordinates; nothing beyond the edge and in the hole."""
        self.neighbour: Final[list[list[int]]] = [
            [self.at.get(other, NONE) for other in adjacent(place)] for place in self.place
        ]
        """The adjacent square in each direction, or -1."""
        self.adjacent: Final[list[list[int]]] = [[other for other in row if other != NONE] for row in self.neighbour]
        """The squares that share an edge with it, at most four."""
        self.around: Final[list[list[int]]] = [
            [self.at[other] for other in surroundings(place) if other in self.at] for place in self.place
        ]
        """The squares around it, row by row: eight, or fewer at the edge of the map and at the hole."""
        self.steps: Final[list[list[int]]] = [_steps_from(square, self.adjacent) for square in range(self.size)]
        """`steps[one][other]`: orthogonal steps over squares of the map, around the hole (ruling A44)."""

    def squares_of(self, slot: int) -> range:
        """The sixteen squares of a slot."""
        return range(slot * TILE_SQUARES, (slot + 1) * TILE_SQUARES)


def _steps_from(start: int, adjacent_to: list[list[int]]) -> list[int]:
    steps = [NONE] * len(adjacent_to)
    steps[start] = 0
    reached = [start]
    for square in reached:
        for other in adjacent_to[square]:
            if steps[other] == NONE:
                steps[other] = steps[square] + 1
                reached.append(other)
    return steps


@cache
def board_of(players: int) -> Board:
    """The board for so many players."""
    return Board(LAYOUTS[players])


def laid(slot: int, tile: int, facing: int) -> list[tuple[int, Printed]]:
    """The squares of a slot, each with what it shows if this tile lies there with this facing."""
    first = slot * TILE_SQUARES
    return [(first + place, printed) for place, printed in enumerate(PRINTED[tile][facing])]


@cache
def squares_within(players: int, square: int, steps: int) -> frozenset[int]:
    """The squares at most so many orthogonal steps away from one, on the board for so many players."""
    row = board_of(players).steps[square]
    return frozenset([other for other, distance in enumerate(row) if 0 <= distance <= steps])
