"""The map: tiles and their squares, whose outskirts they are, what they yield, and what stands on them."""

from collections.abc import Iterator
from typing import Any

from civitas.drawing.canvas import WIDE, Box, Canvas, Point, number
from civitas.drawing.colours import INK, OUTLINE, PAPER, ink_on, mixed, table_of
from civitas.drawing.measuring import wrapped
from civitas.drawing.scene import Scene

COLOURS: dict[str, Any] = table_of("civitas.drawing.civilization_2010")
LEFT = 24
ROOM = WIDE - 2 * LEFT
TALLEST = 860
SIZE = 100
"""The side of a square, in units of the map."""
TILE = 4
"""So many squares are the side of a tile."""
TYPE = 9
"""The size of names, in units of the picture."""
SIDES: list[tuple[tuple[int, int], tuple[Point, Point]]] = [
    ((0, -1), ((0, 0), (SIZE, 0))),
    ((1, 0), ((SIZE, 0), (SIZE, SIZE))),
    ((0, 1), ((0, SIZE), (SIZE, SIZE))),
    ((-1, 0), ((0, 0), (0, SIZE))),
]
"""The sides of a square: the step to the neighbour there, and the line between its corners."""
DRAWN = {
    "grassland": "M20 78q2-10 0-14m6 14v-18m6 18q-2-10 2-14M64 84q2-10 0-14m6 14v-18m6 18q-2-10 2-14",
    "forest": "M10 86l13-28 13 28zM38 90l13-30 13 30zM66 84l13-26 13 26z",
    "mountain": "M8 88l30-52 16 26 10-14 28 40z",
    "desert": "M8 58q20-14 42 0t42-2M8 84q20-14 42 0t42-2",
    "water": "M14 62q8-7 16 0t16 0M50 84q8-7 16 0t16 0",
}
SOLID = ("forest", "mountain")
CITY = "M-38 26V-12H-28V-4H-16V-30H-6V-20H6V-30H16V-4H28V-12H38V26Z"
CAPITAL = "M-42 30V-10H-32V-2H-20V-26H-12V-16H-5V-40H5V-16H12V-26H20V-2H32V-10H42V30Z"
GATE = "M-7 26V12a7 7 0 0 1 14 0V26Z"
COMPASS = "M0-118 17-17 118 0 17 17 0 118-17 17-118 0-17-17Z"
BANNER = "M-9 26V-20H16L9-11 16-2H-4V26Z"
STAFF = "M-8 26Q-12-2 0-8 12-2 8 26Z"
RESOURCES = {
    "incense": "M0-9Q9 1 0 8Q-9 1 0-9Z",
    "iron": "M-8 5-5-5H5L8 5Z",
    "silk": "M-8-3q4-5 8 0t8 0M-8 4q4-5 8 0t8 0",
    "wheat": "M0 9V-8M0-4l5-4M0-4l-5-4M0 2l5-4M0 2l-5-4",
    "spy": "M-8 0Q0-8 8 0Q0 8-8 0ZM-1 0H1",
    "uranium": "M0-8 7 5H-7Z",
}
PLAIN = ("city", "hut", "village")
"""Pieces that are drawn without their names."""

Square = dict[str, Any]


def draw_map(scene: Scene, canvas: Canvas, top: float) -> float:
    """All tiles, those that lie facedown closed; where the map ends."""
    world = scene.view["map"]
    shown: Box = (-6, -6, world["width"] * SIZE + 6, world["height"] * SIZE + 6)
    wide, high = shown[2] - shown[0], shown[3] - shown[1]
    scale = min(ROOM / wide, TALLEST / high)
    squares = {tuple(square["at"]): square for square in world["squares"]}
    with canvas.window(LEFT + (ROOM - wide * scale) / 2, top, wide * scale, high * scale, shown):
        for square in squares.values():
            if "terrain" in square:
                _ground(scene, canvas, square, squares)
        _tiles(canvas, world["tiles"])
        for square in squares.values():
            _standing(scene, canvas, square, TYPE / scale)
    return top + high * scale


def _corner(square: Square) -> Point:
    x, y = square["at"]
    return x * SIZE, y * SIZE


def _at(x: float, y: float, scale: float = 1) -> str:
    return f"translate({number(x)} {number(y)})" + (f" scale({scale})" if scale != 1 else "")


# The ground.


def _ground(scene: Scene, canvas: Canvas, square: Square, squares: dict[tuple[int, ...], Square]) -> None:
    (x, y), terrain = _corner(square), square["terrain"]
    ground = COLOURS["ground"][terrain]
    if "owner" in square and "city" in square:
        ground = mixed(scene.colours[square["owner"]], ground, 0.2)
    canvas.rect(x, y, SIZE, SIZE, ground, stroke=mixed(ground, OUTLINE, 0.75))
    drawn = COLOURS["drawn"][terrain]
    if terrain in SOLID:
        canvas.path(DRAWN[terrain], drawn, transform=_at(x, y))
    else:
        canvas.path(DRAWN[terrain], "none", stroke=drawn, stroke_width=4, transform=_at(x, y))
    if "city" in square and "owner" in square:
        for start, end in _ends_of_city(square, squares):
            canvas.line(start, end, scene.colours[square["owner"]], 9)


def _ends_of_city(square: Square, squares: dict[tuple[int, ...], Square]) -> Iterator[tuple[Point, Point]]:
    """The sides where a city ends, drawn a little inside it."""
    (x, y), (column, row) = _corner(square), square["at"]
    for (dx, dy), ((ax, ay), (bx, by)) in SIDES:
        beyond = squares.get((column + dx, row + dy), {})
        if beyond.get("city") != square["city"]:
            yield (x + ax - dx * 5, y + ay - dy * 5), (x + bx - dx * 5, y + by - dy * 5)


def _tiles(canvas: Canvas, tiles: list[dict[str, Any]]) -> None:
    side = TILE * SIZE
    for tile in tiles:
        x, y = (place * SIZE for place in tile["at"])
        if tile["tile"] is None:
            canvas.rect(x + 4, y + 4, side - 8, side - 8, COLOURS["closed"], radius=16)
            canvas.circle(x + side / 2, y + side / 2, 86, "none", stroke=COLOURS["brass"], stroke_width=5)
            canvas.path(COMPASS, COLOURS["brass"], transform=_at(x + side / 2, y + side / 2))
        canvas.rect(x, y, side, side, "none", stroke=OUTLINE)


# What stands there.


def _standing(scene: Scene, canvas: Canvas, square: Square, size: float) -> None:
    x, y = _corner(square)
    piece = square.get("piece", "")
    if piece == "city":
        _city(scene, canvas, square)
    elif piece in PLAIN:
        canvas.circle(x + 50, y + 46, 24, "#c9a36a", stroke=INK, stroke_width=2)
        roofs = "M-16 12V-2L0-15 16-2V12Z" if piece == "hut" else "M-18 12V0l9-9 9 9 9-9 9 9V12Z"
        canvas.path(roofs, INK, transform=_at(x + 50, y + 46))
    elif piece:
        _building(scene, canvas, square, size)
    _resource(canvas, square)
    _yields(canvas, square)
    _figures(scene, canvas, square)


def _city(scene: Scene, canvas: Canvas, square: Square) -> None:
    """A city; a capital is larger, walls surround it."""
    x, y = _corner(square)
    empire = scene.view["civilizations"][square["owner"]]
    city = next((each for each in empire["cities"] if each["square"] == square["square"]), None)
    is_capital = city is not None and city["capital"]
    if city is not None and city["walls"]:
        canvas.rect(x + 5, y + 12, 90, 76, "none", stroke=INK, radius=6)
        canvas.rect(x + 9, y + 16, 82, 68, "none", stroke=COLOURS["beach"], radius=4)
    colour = scene.colours[square["owner"]]
    canvas.path(CAPITAL if is_capital else CITY, colour, stroke=INK, stroke_width=3, transform=_at(x + 50, y + 52))
    canvas.path(GATE, INK, transform=_at(x + 50, y + (56 if is_capital else 52)))
    canvas.mark(square["owner"], PAPER, x + 50, y + 50, 16)


def _building(scene: Scene, canvas: Canvas, square: Square, size: float) -> None:
    """A building or marker by its name, on a plate with the owner's rim."""
    x, y = _corner(square)
    rim = scene.colours[square["owner"]] if "owner" in square else OUTLINE
    name = scene.name(f"card-{square['piece']}")
    lines = len(wrapped(name, 88, size, 3))
    top = y + 44 - lines * size * 0.6
    canvas.rect(x + 4, top, 92, size * (0.3 + 1.18 * lines), PAPER, stroke=rim, radius=6)
    canvas.paragraph(x + 50, top + size * 1.02, name, 88, 3, size, INK, anchor="middle")


def _resource(canvas: Canvas, square: Square) -> None:
    """What is printed, if it is a resource."""
    printed = square.get("printed", "")
    if printed in COLOURS["resources"] and square.get("piece") != "city":
        x, y = _corner(square)
        draw_resource(canvas, printed, x + 83, y + 16, 1)


def draw_resource(canvas: Canvas, resource: str, x: float, y: float, scale: float) -> None:
    """The sign of a resource in its colour."""
    colour, place = COLOURS["resources"][resource], _at(x, y, scale)
    canvas.path("M0-14 12-7V7L0 14-12 7V-7Z", colour, stroke=INK, stroke_width=1.5, transform=place)
    canvas.path(RESOURCES[resource], "none", stroke=ink_on(colour), stroke_width=2.2, transform=place)


def _yields(canvas: Canvas, square: Square) -> None:
    """The icons of a square as dots in their colours."""
    x, y = _corner(square)
    shown = square.get("yields", {})
    icons = [icon for icon in COLOURS["icons"] for _ in range(shown.get(icon, 0))]
    for nth, icon in enumerate(icons):
        canvas.circle(x + 14 + nth * min(15, 60 / len(icons)), y + 14, 7, COLOURS["icons"][icon], stroke=PAPER)


def _figures(scene: Scene, canvas: Canvas, square: Square) -> None:
    """Armies with banners and scouts with staffs, each with their number."""
    there = square.get("figures")
    if not there:
        return
    (x, y), colour = _corner(square), scene.colours[there["seat"]]
    scale, middle = (0.65, y + 80) if square.get("piece") else (1, y + 70)
    shapes = [(BANNER, there["armies"]), (STAFF, there["scouts"])]
    for nth, (shape, count) in enumerate((shape, count) for shape, count in shapes if count):
        at = x + 28 + nth * 42
        canvas.path(shape, colour, stroke=INK, stroke_width=3, transform=_at(at, middle, scale))
        if count > 1:
            canvas.circle(at + 16, y + 84, 12, PAPER, stroke=INK, stroke_width=1.5)
            canvas.text(at + 16, y + 90, str(count), 17, INK, bold=True, anchor="middle")
    canvas.mark(there["seat"], colour, x + 88, y + 88, 15)
