"""The map as it is drawn: curved shores and borders, and a place for tokens, cities and ships, as on the page."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from civitas.core.facts import read_facts
from civitas.drawing.canvas import Box, Point, number
from civitas.games.civilization_1980.facts.board import AREAS, PACKAGE, REGION

_shapes = read_facts(PACKAGE, "data/shapes.toml")
_places = read_facts(PACKAGE, "data/places.toml")
WIDTH: int
HEIGHT: int
WIDTH, HEIGHT = _shapes["canvas"]
MARGIN = 18

Ring = list[Point]


class Spots(NamedTuple):
    """Where the middles of an area's things are, and how large they can be: 1 as usual."""

    tokens: Point
    city: Point
    scale: float
    city_scale: float


def _ring(corners: Iterable[Sequence[float]]) -> Ring:
    return [(x, y) for x, y in corners]


def _spots(place: dict[str, Any]) -> Spots:
    (x, y), (u, v) = place["tokens"], place["city"]
    return Spots((x, y), (u, v), place["scale"], place["city_scale"])


RINGS: list[Ring] = [_ring(_shapes["outline"][area]) for area in AREAS]
"""Land and coastal water of each area."""
_LAND_RINGS: list[list[Ring]] = [[_ring(each) for each in _shapes["land"].get(area, [])] for area in AREAS]
SPOTS: list[Spots] = [_spots(_places["area"][area]) for area in AREAS]
HARBOURS: dict[str, Point] = {coast: (x, y) for coast, (x, y) in _places["harbour"].items()}
"""Where ships lie, by coast."""


def pinned_corners(rings: Iterable[Ring]) -> set[Point]:
    """Corners that stay corners: where rings part from each other, and at the rim of the map."""
    between: dict[Point, frozenset[Point]] = {}
    pinned: set[Point] = set()
    for ring in rings:
        for index, corner in enumerate(ring):
            ways = frozenset((ring[index - 1], ring[(index + 1) % len(ring)]))
            if between.setdefault(corner, ways) != ways or is_at_rim(corner):
                pinned.add(corner)
    return pinned


def is_at_rim(corner: Point) -> bool:
    """Whether a corner lies at the rim of the map."""
    x, y = corner
    return x <= 0 or y <= 0 or x >= WIDTH or y >= HEIGHT


def path(ring: Ring, pinned: set[Point]) -> str:
    """A closed path with soft corners; two areas draw the same line along their common border."""
    parts: list[str] = []
    last: Point | None = None
    for index, corner in enumerate(ring):
        start, end = _middle(ring[index - 1], corner), _middle(corner, ring[(index + 1) % len(ring)])
        if corner in pinned:
            parts.append(f"L{_at(corner)}")
            last = corner
        else:
            parts.append(("" if start == last else f"L{_at(start)}") + f"Q{_at(corner)} {_at(end)}")
            last = end
    return f"M{''.join(parts)[1:]}Z"


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


@cache
def outlines() -> list[str]:
    """The outline of every area as a path."""
    pinned = _pinned()
    return [path(ring, pinned) for ring in RINGS]


@cache
def lands() -> list[str]:
    """The land of every area as a path."""
    pinned = _pinned()
    return ["".join(path(ring, pinned) for ring in rings) for rings in _LAND_RINGS]


@cache
def _pinned() -> set[Point]:
    return pinned_corners([*RINGS, *(ring for rings in _LAND_RINGS for ring in rings)])


def is_inside(point: Point, ring: Ring) -> bool:
    """Whether a point lies within a ring."""
    (x, y), inside = point, False
    for index, (x1, y1) in enumerate(ring):
        x2, y2 = ring[index - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def extent(area: int) -> Box:
    """The box around an area."""
    xs, ys = [x for x, _ in RINGS[area]], [y for _, y in RINGS[area]]
    return min(xs), min(ys), max(xs), max(ys)


def frame(regions: Sequence[str]) -> Box:
    """The part of the map that these regions fill."""
    boxes = [extent(area) for area, region in enumerate(REGION) if region in regions]
    return (
        max(0, min(box[0] for box in boxes) - MARGIN),
        max(0, min(box[1] for box in boxes) - MARGIN),
        min(WIDTH, max(box[2] for box in boxes) + MARGIN),
        min(HEIGHT, max(box[3] for box in boxes) + MARGIN),
    )
