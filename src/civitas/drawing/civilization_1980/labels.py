"""Names and limits of areas, placed where they cover nothing; where a name finds no room, the limit has to do."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from civitas.drawing.canvas import Box, Point, box_around, overlaps
from civitas.drawing.civilization_1980.geometry import HEIGHT, RINGS, SPOTS, WIDTH, extent, is_inside
from civitas.drawing.measuring import width_of
from civitas.games.civilization_1980.facts.board import HAS_SITE, IS_LAND, LIMIT

SITE = 7
PIECE = 12
"""Half the height of tokens."""
SEA_TYPE = 1.2
"""How much larger the names of seas are."""
SIDEWAYS = (-14, 14, -28, 28, -44, 44)
IN_WATER = (0, 1.5, -1.5, 3, -3, 5, -5)


class Label(NamedTuple):
    """What stands where."""

    area: int
    x: float
    y: float
    words: str


def limit_width(area: int, size: float) -> float:
    """How much room the limit takes behind a name."""
    return width_of(f" {LIMIT[area]}", size, True)


def place(names: Sequence[str], areas: Sequence[int], size: float, taken: Sequence[Box], shown: Box) -> list[Label]:
    """A label for every area, small areas first: large ones find room anywhere."""
    covered = [*_sites(areas), *taken]
    found: list[Label] = []
    for area in sorted(areas, key=_rank):
        for words in (names[area], "") if IS_LAND[area] else (names[area],):
            width = _width(area, words, size)
            spot = _fitting(area, width, size, covered, shown)
            if spot is not None:
                covered.append(box_around(*spot, width, size))
                found.append(Label(area, *spot, words))
                break
    return found


def _sites(areas: Sequence[int]) -> Iterator[Box]:
    """Where tokens and cities stand or may stand."""
    for area in areas:
        if IS_LAND[area]:
            half = PIECE * SPOTS[area].scale
            yield box_around(*SPOTS[area].tokens, 2 * half, 2 * half)
            if HAS_SITE[area]:
                yield box_around(*SPOTS[area].city, 2 * SITE, 2 * SITE)


def _rank(area: int) -> tuple[bool, float]:
    left, top, right, bottom = extent(area)
    return not IS_LAND[area], (right - left) * (bottom - top)


def _width(area: int, words: str, size: float) -> float:
    if not IS_LAND[area]:
        return width_of(words, size * SEA_TYPE) * 1.15
    return width_of(words, size) + limit_width(area, size) + size * 0.5


def _fitting(area: int, width: float, size: float, covered: Sequence[Box], shown: Box) -> Point | None:
    """The first free place that belongs to the area, else the first free one."""
    first: Point | None = None
    for point in _around(area, size) if IS_LAND[area] else _waters(area, size):
        if _is_free(point, area, box_around(*point, width, size), covered, shown):
            if _belongs(point, width, area):
                return point
            first = first or point
    return first


def _is_free(point: Point, area: int, box: Box, covered: Sequence[Box], shown: Box) -> bool:
    left, top, right, bottom = max(shown[0], 0), max(shown[1], 0), min(shown[2], WIDTH), min(shown[3], HEIGHT)
    if box[0] < left or box[2] > right or box[1] < top or box[3] > bottom or not is_inside(point, RINGS[area]):
        return False
    return not any(overlaps(box, each) for each in covered)


def _belongs(point: Point, width: float, area: int) -> bool:
    """Whether nobody would take it for the name of a neighbour."""
    x, y = point
    return all(is_inside((x + side * width * 0.3, y), RINGS[area]) for side in (-1, 1))


def _around(area: int, size: float) -> Iterator[Point]:
    """Where a label may stand around the tokens: near ones first."""
    (x, y), (u, v) = SPOTS[area].tokens, SPOTS[area].city
    gap = PIECE * SPOTS[area].scale + size * 0.55 + 1
    yield from [(x, y - gap), (x, y + gap), (x, y - gap - 7), (x, y + gap + 7)]
    yield from [(u, v - SITE - size * 0.6), (u, v + SITE + size * 0.6)]
    for aside in SIDEWAYS:
        yield from [(x + aside, y + way) for way in (-gap, gap, gap + 9, -gap - 9)]
    yield from [(x + aside, y) for aside in SIDEWAYS]


def _waters(area: int, size: float) -> Iterator[Point]:
    """Places for the name of a sea: at its middle, or a little beside it."""
    x, y = SPOTS[area].tokens
    for down in IN_WATER:
        yield from [(x + aside * size, y + down * size) for aside in (0, -2, 2, -4, 4, -7, 7)]
