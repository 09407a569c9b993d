"""Where a tile may be laid while the players build the map, and which hexes the tiles enclose."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from civitas.games.new_dawn.map.hexes import STEPS, Hex, neighbours
from civitas.games.new_dawn.map.tiles import OUTLINES, SIDE_A, SIDE_B, TilePlace
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import ANCHORS, REACH

CORE_TILES: Final = 4
"""The first tiles on the table."""
CONTACT: Final = 4
"""How many different spaces on the table a new tile must touch (R2.12-f, N23)."""
ROTATIONS: Final = len(STEPS)


def _borders(outline: list[Hex]) -> list[Hex]:
    around = {place for each in outline for place in neighbours(each)}
    return sorted(around - set(outline))


BORDERS: Final[list[list[list[Hex]]]] = [
    [_borders(OUTLINES[side][rotation]) for rotation in range(ROTATIONS)] for side in (SIDE_A, SIDE_B)
]
"""The hexes around a tile with its space 0 on (0, 0): `BORDERS[side][rotation]`."""


def anchor_number(place: Hex) -> int:
    """The place of a hex among the anchors of the verb `at`, or -1 if it lies too far out."""
    q, r = place
    if abs(q) > REACH or abs(r) > REACH:
        return -1
    return (q + REACH) * (2 * REACH + 1) + r + REACH


class TableTop:
    """What lies on the table while the map is being built, and where the next tile fits."""

    def __init__(self, tiles: Iterable[Iterable[int]], water: Iterable[Iterable[int]], core_tiles: int) -> None:
        self.taken: dict[Hex, bool] = {}
        """The hexes that are taken, and whether they belong to core tiles."""
        for q, r in water:
            self.taken[(q, r)] = False
        for number, row in enumerate(tiles):
            for place in TilePlace.of_row(list(row)).hexes():
                self.taken[place] = number < core_tiles
        self._rim = sorted({place for each in self.taken for place in neighbours(each) if place not in self.taken})
        self.is_walled_in = False
        """Whether no tile fits anywhere next to the core, so that it need not touch it."""
        self.anchors: list[list[int]] = self._list_anchors()
        if not any(self.anchors):
            self.is_walled_in = True
            self.anchors = self._list_anchors()

    def anchors_of(self, side: int, rotation: int) -> list[int]:
        """Every anchor where a tile fits with this side up and turned like this; numbers of the verb `at`."""
        return self.anchors[side * ROTATIONS + rotation]

    def overlaps(self, side: int, rotation: int, anchor: Hex) -> bool:
        """Whether a tile there would lie on something (R2.12-g)."""
        q, r = anchor
        return any((q + dq, r + dr) in self.taken for dq, dr in OUTLINES[side][rotation])

    def has_contact(self, side: int, rotation: int, anchor: Hex) -> bool:
        """Whether a tile there touches enough spaces, one of them of the core (R2.12-f)."""
        q, r = anchor
        touched, core = 0, self.is_walled_in
        for dq, dr in BORDERS[side][rotation]:
            place = (q + dq, r + dr)
            if place in self.taken:
                touched += 1
                core = core or self.taken[place]
        return touched >= CONTACT and core

    def _list_anchors(self) -> list[list[int]]:
        return [self._fitting(side, rotation) for side in (SIDE_A, SIDE_B) for rotation in range(ROTATIONS)]

    def _fitting(self, side: int, rotation: int) -> list[int]:
        fitting: list[int] = []
        for anchor in self._candidates(side, rotation):
            number = anchor_number(anchor)
            if number < 0 or self.overlaps(side, rotation, anchor) or not self.has_contact(side, rotation, anchor):
                continue
            fitting.append(number)
        return sorted(fitting)

    def _candidates(self, side: int, rotation: int) -> set[Hex]:
        """The anchors with which at least one space of the tile lies next to a tile on the table."""
        return {(q - dq, r - dr) for q, r in self._rim for dq, dr in OUTLINES[side][rotation]}


def core_tiles(p: NewDawn) -> int:
    """How many of the first tiles are core tiles: four, by option also that of the automated player (A2.5-b, N53)."""
    return CORE_TILES + 1 if p.automa >= 0 and p.setting.automa_tile_is_core else CORE_TILES


def table_top(p: NewDawn) -> TableTop:
    """The table as it is now."""
    return _table_top(_frozen(p.tiles), _frozen(p.water), core_tiles(p))


Rows = tuple[tuple[int, ...], ...]


def _frozen(rows: Iterable[Iterable[int]]) -> Rows:
    return tuple(tuple(row) for row in rows)


@lru_cache(maxsize=32)
def _table_top(tiles: Rows, water: Rows, core: int) -> TableTop:
    return TableTop(tiles, water, core)


def anchor_of(number: int) -> Hex:
    """The hex of an anchor of the verb `at`."""
    return ANCHORS[number]


def enclosed_hexes(taken: Iterable[Hex]) -> list[Hex]:
    """The empty hexes from which there is no way out between the taken ones, row by row (R2.12-h)."""
    wall = set(taken)
    left, right = min(q for q, _ in wall) - 1, max(q for q, _ in wall) + 1
    top, bottom = min(r for _, r in wall) - 1, max(r for _, r in wall) + 1
    outside: set[Hex] = {(left, top)}
    open_ends = [(left, top)]
    while open_ends:
        for place in neighbours(open_ends.pop()):
            is_near = left <= place[0] <= right and top <= place[1] <= bottom
            if is_near and place not in wall and place not in outside:
                outside.add(place)
                open_ends.append(place)
    return [
        (q, r)
        for r in range(top, bottom + 1)
        for q in range(left, right + 1)
        if (q, r) not in wall and (q, r) not in outside
    ]
