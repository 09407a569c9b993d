"""The geometry of squares and of tiles of four by four: x grows to the right, y downward.

A place on a tile is a number below 16, row by row: `row * 4 + column`.
"""

from typing import Final, TypeVar

Square = tuple[int, int]

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3

FACINGS: Final[list[str]] = ["up", "right", "down", "left"]
"""The directions clockwise; as the facing of a tile they say where its arrow points (map.rotation-a)."""
STEPS: Final[list[Square]] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
AROUND: Final[list[Square]] = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
"""The way to each of the eight surrounding squares, row by row."""

SIDE: Final = 4
"""A tile is so many squares wide and high."""
TILE_SQUARES: Final = 16
CENTRAL: Final[list[int]] = [5, 6, 9, 10]
"""The four central places of a tile; they stay central however it is turned (setup.capital-a)."""
OUTSKIRTS: Final = 8
"""Squares around a city."""


def neighbour(square: Square, direction: int) -> Square:
    """The square next to this one in a direction."""
    x, y = STEPS[direction]
    return square[0] + x, square[1] + y


def adjacent(square: Square) -> list[Square]:
    """The four squares that share an edge with this one, in the order of the directions (map.adjacency-a)."""
    return [(square[0] + x, square[1] + y) for x, y in STEPS]


def surroundings(square: Square) -> list[Square]:
    """The eight squares around this one, diagonals included, row by row (map.adjacency-a)."""
    return [(square[0] + x, square[1] + y) for x, y in AROUND]


def opposite(direction: int) -> int:
    """The way back."""
    return (direction + 2) % 4


def direction_to(square: Square, other: Square) -> int:
    """The direction from a square to an adjacent one.

    A tile that is discovered there by a figure on this square faces the same way (explore.discover-b). Raises
    ValueError if the two share no edge.
    """
    return STEPS.index((other[0] - square[0], other[1] - square[1]))


def steps_between(one: Square, other: Square) -> int:
    """Orthogonal steps between two squares if no edge or hole of the map is in the way; see `Board.steps`."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def centre_distance(one: Square, other: Square) -> int:
    """The larger of horizontal and vertical distance: how far two city centres are apart (city.found-distance-a)."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def turned(place: int, facing: int) -> int:
    """Where a place of a tile that faces up comes to lie when the tile faces another way (map.rotation-a)."""
    row, column = place // SIDE, place % SIDE
    for _ in range(facing):
        row, column = column, SIDE - 1 - row
    return row * SIDE + column


Shown = TypeVar("Shown")


def turned_tile(shown: list[Shown], facing: int) -> list[Shown]:
    """The sixteen things on a tile that faces up, in the order in which they lie when it faces another way."""
    result = shown[:]
    for place, each in enumerate(shown):
        result[turned(place, facing)] = each
    return result
