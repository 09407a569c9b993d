"""The geometry of hexes: axial coordinates, pointed at the top, r growing downward.

The browser draws from the same coordinates: the centre of (q, r) lies at x = q + r / 2, y = r * sqrt(3) / 2 in units of
the distance between neighbours.
"""

from typing import Final

Hex = tuple[int, int]

NORTH_EAST: Final = 0
EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
WEST: Final = 4
NORTH_WEST: Final = 5

DIRECTIONS: Final[list[str]] = ["ne", "e", "se", "sw", "w", "nw"]
"""The directions clockwise, in the order of the direction die: 1 is north-east (R9.3-a)."""
STEPS: Final[list[Hex]] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def neighbour(place: Hex, direction: int) -> Hex:
    """The hex next to this one in a direction."""
    step = STEPS[direction]
    return place[0] + step[0], place[1] + step[1]


def neighbours(place: Hex) -> list[Hex]:
    """The six hexes around this one, in the order of the directions."""
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def opposite(direction: int) -> int:
    """The way back."""
    return (direction + 3) % 6


def rotated(place: Hex, turns: int) -> Hex:
    """A place turned about (0, 0) by so many steps of 60 degrees clockwise (R2.12-i)."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirrored(place: Hex) -> Hex:
    """A place reflected left to right: what the outline of side A becomes on side B (R2.12-i)."""
    return -place[0] - place[1], place[1]


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexes if nothing is in the way."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def along(place: Hex, direction: int) -> int:
    """How far a hex lies in a direction; a neighbour that way lies 2 farther (R9.3-k: the front moves first)."""
    q, r = STEPS[direction]
    # The scalar product of axial vectors, doubled: q*q' + r*r' + (q*r' + r*q') / 2.
    return 2 * place[0] * q + 2 * place[1] * r + place[0] * r + place[1] * q
