"""The map: the ground, what belongs to whom, and everything that lies and stands on it."""

from typing import Any

from civitas.drawing.canvas import DISPLAY, WIDE, Box, Canvas, box_around, number, overlaps
from civitas.drawing.colours import INK, OUTLINE, PAPER, ink_on, table_of
from civitas.drawing.measuring import width_of
from civitas.drawing.new_dawn.hexagons import ACROSS, SIZE, Space, centre, frame, hexagon, lines
from civitas.drawing.scene import Scene

COLOURS: dict[str, Any] = table_of("civitas.drawing.new_dawn")
LEFT = 24
ROOM = WIDE - 2 * LEFT
TALLEST = 680
TYPE = 10
"""The size of names, in units of the picture."""
DRAWN = {
    "grassland": "M-26 16q1-6 0-8m4 8v-10m4 10q-1-6 1-8M16-18q1-6 0-8m4 8v-10m4 10q-1-6 1-8",
    "hills": "M-36 4Q-20-24-4 4M-2 26Q16-4 34 26",
    "forest": "M-24 4l8-16 8 16zM10-12l8-16 8 16zM8 30l8-16 8 16z",
    "desert": "M-34-8q16-12 32 0t32 0M-30 22q16-12 32 0t28 0",
    "mountain": "M-32 22l20-36 12 20 8-12 22 28z",
    "water": "M-30-12q6-5 12 0t12 0M4 20q6-5 12 0t12 0",
    "natural-wonder": "M0-34l6 20 20-6-14 16 14 16-20-6-6 20-6-20-20 6 14-16-14-16 20 6z",
}
SOLID = ("forest", "mountain", "natural-wonder")
"""Ground whose drawing is filled."""
RESOURCES = {
    "marble": "M-8-6H8V6H-8ZM-8 0H8M0-6V0M-4 0V6M4 0V6",
    "mercury": "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-3-3a4 4 0 0 1 4-2",
    "oil": "M0-10Q10 2 0 8Q-10 2 0-10Z",
    "diamond": "M-9-2-5-7H5L9-2 0 9ZM-9-2H9",
}
SHIELD = "M0-18 16-13V1Q15 13 0 20-15 13-16 1V-13Z"
CAPITAL = "M-30 21V2h7v-8h8v-12L-8-25-1-18v-7L8-34 17-25v19h7v8h6v19Z"
CITY = "M-25 21V3l9-9 9 9v-11L3-19l10 11V2h11v19Z"
STATE = "M-25 14V-6h5v-4h4v4h4V-25L0-33 12-25V-6h4v-4h4v4h5v20Z"
TEMPLE = "M-8 7H8M-6 5V-3M-2 5V-3M2 5V-3M6 5V-3M-9-4H9L0-10Z"
LAUREL = "M-20 24q20 12 40 0M-20 24q-9-6-9-16M20 24q9-6 9-16"
HORDE = "M-17 20Q-20-2 0-24 20-2 17 20Z"
PURPLE = "#6a3b7a"
GOLD = "#ffd35a"
STAR = "M0-9l2.7 5.5 6 .9-4.3 4.3 1 6L0 4.9-5.4 7.7l1-6L-8.7-2.6l6-.9Z"


def draw_map(scene: Scene, canvas: Canvas, top: float) -> float:
    """The whole map as far as it is laid; where it ends."""
    spaces: list[Space] = scene.view["map"]["spaces"]
    if not spaces:
        return top
    shown = _shown(spaces)
    unit = (shown[2] - shown[0]) / ROOM
    height = (shown[3] - shown[1]) / unit
    with canvas.window(LEFT, top, ROOM, height, shown):
        for space in spaces:
            _ground(canvas, space)
        _borders(scene, canvas, spaces)
        for space in spaces:
            _things(scene, canvas, space)
        _names(scene, canvas, spaces, TYPE * unit)
    return top + height


def _shown(spaces: list[Space]) -> Box:
    """The frame of the spaces, made wider where it would be too tall."""
    left, top, right, bottom = frame(spaces)
    missing = max(0, (bottom - top) * ROOM / TALLEST - (right - left))
    return left - missing / 2, top, right + missing / 2, bottom


def _at(x: float, y: float, scale: float = 1) -> str:
    return f"translate({number(x)} {number(y)})" + (f" scale({scale})" if scale != 1 else "")


# The ground.


def _ground(canvas: Canvas, space: Space) -> None:
    terrain = space["terrain"]
    canvas.polygon(hexagon(space), COLOURS["ground"][terrain], stroke=PAPER, stroke_width=1.5)
    solid = terrain in ("forest", "mountain", "natural-wonder")
    drawn = COLOURS["drawn"][terrain]
    stroke = None if solid else drawn
    canvas.path(
        DRAWN[terrain], drawn if solid else "none", stroke=stroke, stroke_width=2.5, transform=_at(*centre(space))
    )


def _borders(scene: Scene, canvas: Canvas, spaces: list[Space]) -> None:
    """Tiles, and what belongs to whom."""

    def other_tile(here: Space, beyond: Space | None) -> bool:
        return beyond is None or _tile(here) != _tile(beyond)

    canvas.path(lines(spaces, other_tile), "none", stroke=OUTLINE, stroke_width=1.2)
    for seat, colour in enumerate(scene.colours):
        own = [space for space in spaces if space.get("owner") == seat]
        if own:
            edge = lines(own, lambda here, beyond: beyond is None, 4)
            canvas.path(edge, "none", stroke=colour, stroke_width=7)


def _tile(space: Space) -> str:
    """The tile that a space is printed on: spaces are numbered tile by tile."""
    return str(space["space"]).partition(".")[0]


# What lies and stands there.


def _things(scene: Scene, canvas: Canvas, space: Space) -> None:
    x, y = centre(space)
    alone = "owner" not in space and "barbarian" not in space
    if "city_state_token" in space:
        canvas.path(STATE, "#efe2bf", stroke="#4b3b1c", stroke_width=2, transform=_at(x, y + (2 if alone else -8)))
    if "natural_wonder_token" in space:
        canvas.circle(x, y - 4, 17, "#fdf3d6", stroke="#b78a2c", stroke_width=2.5)
        canvas.path(STAR, COLOURS["drawn"]["natural-wonder"], transform=_at(x, y - 3, 1.25))
    if "piece" in space:
        _piece(scene, canvas, space)
    if "resource" in space:
        _resource(canvas, space["resource"], *((x, y - 2, 1) if alone else (x - 24, y - 20, 0.75)))
    if "wonder" in space:
        canvas.circle(x + 25, y - 19, 12.5, "#fdf3d6", stroke="#b78a2c", stroke_width=2)
        canvas.path(
            TEMPLE,
            "#6a3b7a",
            stroke="#6a3b7a",
            stroke_width=1.6,
            transform=_at(x + 25, y - 18),
        )
    _barbarian(canvas, space, x, y)
    for nth, seat in enumerate(space.get("caravans", [])):
        _caravan(canvas, seat, scene.colours[seat], x + 4 + nth * 14, y + 22 - nth * 8)


def _piece(scene: Scene, canvas: Canvas, space: Space) -> None:
    (x, y), seat, piece = centre(space), space["owner"], space["piece"]
    colour = scene.colours[seat]
    if piece in ("token", "reinforced"):
        if piece == "token":
            canvas.circle(x, y + 5, 16, colour, stroke=INK, stroke_width=2)
        else:
            canvas.path(SHIELD, colour, stroke="#ffd766", stroke_width=3.5, transform=_at(x, y + 5))
        canvas.mark(seat, PAPER, x, y + 5, 14)
        return
    canvas.path(CAPITAL if piece == "capital" else CITY, colour, stroke=INK, stroke_width=2, transform=_at(x, y + 4))
    canvas.path("M-5 21V11a4 4 0 0 1 8 0v10Z", INK, transform=_at(x, y + 4))
    canvas.circle(x - 20, y - 13, 9.5, PAPER, stroke=INK)
    canvas.mark(seat, colour, x - 20, y - 13, 11)
    if piece == "capital":
        canvas.path(STAR, GOLD, stroke="#6b4a08", transform=_at(x + 8, y - 34))
    if space.get("mature"):
        canvas.path(
            LAUREL,
            "none",
            stroke=GOLD,
            stroke_width=4,
            transform=_at(x, y + 4),
        )


def _resource(canvas: Canvas, resource: str, x: float, y: float, scale: float) -> None:
    ground, ink = COLOURS["resources"][resource]
    canvas.circle(x, y, 16 * scale, ground, stroke=INK, stroke_width=1.5)
    fill = ink if resource == "oil" else "none"
    canvas.path(RESOURCES[resource], fill, stroke=ink, stroke_width=2, transform=_at(x, y, scale))


def _barbarian(canvas: Canvas, space: Space, x: float, y: float) -> None:
    """A barbarian with its letter, or where one comes from."""
    if "barbarian" in space:
        canvas.path(HORDE, "#3a231b", stroke="#e8b04a", stroke_width=2.5, transform=_at(x, y + 4))
        canvas.text(x, y + 17, space["barbarian"].upper(), 20, "#fff8e4", bold=True, anchor="middle")
    elif "barbarian_icon" in space:
        u, v = (x, y - 2) if "owner" not in space else (x + 26, y - 20)
        canvas.path("M-12 9 0-13 12 9Z", "#7b2f22", stroke="#fff3d0", stroke_width=1.5, transform=_at(u, v))
        canvas.text(u, v + 6.5, space["barbarian_icon"].upper(), 12, "#fff8e4", bold=True, anchor="middle")


def _caravan(canvas: Canvas, seat: int, colour: str, x: float, y: float) -> None:
    canvas.path("M-15 9Q-16-9-6-12H8Q17-8 15 9Z", colour, stroke=INK, stroke_width=2, transform=_at(x, y))
    canvas.circle(x - 7, y + 9, 5, PAPER, stroke=INK, stroke_width=2)
    canvas.circle(x + 7, y + 9, 5, PAPER, stroke=INK, stroke_width=2)
    canvas.mark(seat, PAPER, x, y - 3, 9)


# Names.


def _names(scene: Scene, canvas: Canvas, spaces: list[Space], size: float) -> None:
    """Capitals, city-states and natural wonders, below their spaces or above them."""
    placed: list[Box] = []
    for space in spaces:
        if space.get("piece") == "capital" or "city_state" in space or "natural_wonder" in space:
            name = scene.place(f"space-{space['space']}")
            wide = min(width_of(name, size) * 1.08 + size, ACROSS * 2)
            (x, y), high = centre(space), size * 1.45
            below, above = (box_around(x, y + way * SIZE * 0.74, wide, high) for way in (1, -1))
            box = below if not any(overlaps(below, each) for each in placed) else above
            placed.append(box)
            _ribbon(scene, canvas, space, name, box, size)


def _ribbon(scene: Scene, canvas: Canvas, space: Space, name: str, box: Box, size: float) -> None:
    left, top, right, bottom = box
    fill = "#fff6dc" if "city_state" in space else "#f1dff2"
    if space.get("piece") == "capital":
        fill = scene.colours[space["owner"]]
    canvas.rect(left, top, right - left, bottom - top, fill, stroke=OUTLINE, radius=5)
    middle, base = (left + right) / 2, (top + bottom) / 2 + size * 0.34
    room = right - left - size * 0.6
    canvas.text(middle, base, name, size, ink_on(fill), anchor="middle", room=room, family=DISPLAY)
