"""What stands on the map and where: tokens, cities, ships."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from civitas.drawing.canvas import Box, Canvas, Point, box_around, number
from civitas.drawing.civilization_1980.geometry import HARBOURS, SPOTS
from civitas.drawing.colours import MARKS, ink_on, table_of
from civitas.drawing.scene import Scene
from civitas.games.civilization_1980.facts.board import AREA

COLOURS = table_of("civitas.drawing.civilization_1980")
INK: str = COLOURS["ink"]
PIECE = 12
"""Half the height of tokens, in units of the map."""
CITY = "M-10 9V-5H-6.6V-2.8H-3.6V-9.5H-1V-6.5H1V-9.5H3.6V-2.8H6.6V-5H10V9Z"
HULL = "M-10.5 2H10.5Q9 9 4 9H-5Q-9.5 8.5-10.5 2Z"
SAILS = ("M.8-10.5Q10.5-5.5 2 .4H.8Z", "M-2-9Q-9.5-4-3 .4H-2Z")
LOWER = {2: 2.2}
"""How much lower than in the middle the number stands, by the mark of the seat."""
IN_ROW = 3


class Piece(NamedTuple):
    """A piece round its middle; `size` is half its height, `amount` the number on it."""

    kind: str
    seat: int
    x: float
    y: float
    size: float
    amount: int = 0

    @property
    def box(self) -> Box:
        """What it covers."""
        return box_around(self.x, self.y, 2.1 * self.size, 2.1 * self.size)


def pieces_of(scene: Scene) -> list[Piece]:
    """Everything on the map, from the bottom to the top."""
    return [*_cities(scene), *_tokens(scene), *_ships(scene)]


def _cities(scene: Scene) -> Iterator[Piece]:
    for seat, nation in enumerate(scene.view["nations"]):
        for city in nation["cities"]:
            spots = SPOTS[AREA[city]]
            yield Piece("city", seat, *spots.city, PIECE * 1.15 * spots.city_scale)


def _tokens(scene: Scene) -> Iterator[Piece]:
    nations = scene.view["nations"]
    built = {city for nation in nations for city in nation["cities"]}
    for area in dict.fromkeys(area for nation in nations for area in nation["tokens"]):
        here = [(seat, nation["tokens"][area]) for seat, nation in enumerate(nations) if nation["tokens"].get(area)]
        spots = SPOTS[AREA[area]]
        x, y = spots.tokens
        middle = (x + PIECE * 2.1, y + PIECE * 0.6) if area in built and spots.tokens == spots.city else (x, y)
        size = PIECE * spots.scale
        for (seat, count), at in zip(here, standing(len(here), middle, size * 2.15), strict=True):
            yield Piece("tokens", seat, *at, size, count)


def standing(count: int, middle: Point, width: float) -> list[Point]:
    """Where stacks stand side by side, in rows of three."""
    columns = min(IN_ROW, count)
    rows = -(-count // columns) if count else 0
    found: list[Point] = []
    for nth in range(count):
        row = nth // columns
        in_row = min(columns, count - row * columns)
        x = middle[0] + (nth % columns - (in_row - 1) / 2) * width
        found.append((x, middle[1] + (row - (rows - 1) / 2) * width))
    return found


def _ships(scene: Scene) -> Iterator[Piece]:
    """Ships on one coast lie behind each other."""
    lying: Counter[str] = Counter()
    for seat, nation in enumerate(scene.view["nations"]):
        for ship, coast in enumerate(nation["ships"]):
            if coast is None:
                continue
            x, y = HARBOURS[coast]
            nth = lying[coast]
            lying[coast] += 1
            cargo = scene.view["cargo"][ship] if seat == scene.view["mover"] else 0
            yield Piece("ship", seat, x + nth % 3 * PIECE * 1.1, y + nth * PIECE * 0.5, PIECE, cargo)


# Drawing.


def draw_piece(canvas: Canvas, piece: Piece, colour: str) -> None:
    """A piece in the colour of its seat."""
    {"tokens": _draw_tokens, "city": _draw_city, "ship": _draw_ship}[piece.kind](canvas, piece, colour)


def _draw_tokens(canvas: Canvas, piece: Piece, colour: str) -> None:
    scale = piece.size / 7.5
    place = f"translate({number(piece.x - 8 * scale)} {number(piece.y - 8 * scale)}) scale({scale:.3f})"
    canvas.path(MARKS[piece.seat % len(MARKS)], colour, stroke=INK, stroke_width=1.1, transform=place)
    size = piece.size * (1.2 if piece.amount < 10 else 1)
    base = piece.y + size * 0.36 + LOWER.get(piece.seat, 0)
    canvas.text(piece.x, base, str(piece.amount), size, ink_on(colour), bold=True, anchor="middle")


def _draw_city(canvas: Canvas, piece: Piece, colour: str) -> None:
    canvas.path(CITY, colour, stroke=INK, stroke_width=1.4, transform=_round(piece))
    canvas.rect(piece.x - piece.size * 0.22, piece.y + piece.size * 0.25, piece.size * 0.44, piece.size * 0.62, INK)


def _draw_ship(canvas: Canvas, piece: Piece, colour: str) -> None:
    place = _round(piece)
    canvas.path("M-.6-11V2", "none", stroke=INK, stroke_width=1.5, transform=place)
    for sail, fill in zip(SAILS, (COLOURS["sail"], colour), strict=True):
        canvas.path(sail, fill, stroke=INK, stroke_width=1, transform=place)
    canvas.path(HULL, colour, stroke=INK, stroke_width=1.3, transform=place)
    if piece.amount:
        canvas.circle(piece.x, piece.y + 6, 6.2, COLOURS["sail"], stroke=INK)
        canvas.text(piece.x, piece.y + 9.4, str(piece.amount), 9.5, INK, bold=True, anchor="middle")


def _round(piece: Piece) -> str:
    return f"translate({number(piece.x)} {number(piece.y)}) scale({piece.size / 10:.3f})"
