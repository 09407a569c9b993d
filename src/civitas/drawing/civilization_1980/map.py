"""The map: sea, land in the colours of its regions, borders, sites, and everything that stands there."""

from civitas.drawing.canvas import DISPLAY, WIDE, Box, Canvas, box_around
from civitas.drawing.civilization_1980.geometry import SPOTS, WIDTH, frame, lands, outlines
from civitas.drawing.civilization_1980.labels import SEA_TYPE, Label, limit_width, place
from civitas.drawing.civilization_1980.pieces import COLOURS, Piece, draw_piece, pieces_of
from civitas.drawing.colours import mixed
from civitas.drawing.measuring import width_of
from civitas.drawing.scene import Scene
from civitas.games.civilization_1980.facts.board import (
    AREA,
    AREA_NAME,
    AREAS,
    ERUPTS_ON,
    FLOODED,
    HAS_SITE,
    IS_LAND,
    IS_WHITE_SITE,
    LIMIT,
    REGION,
)

LEFT = 24
ROOM = WIDE - 2 * LEFT
TALLEST = 700
TYPE = 9.5
"""The size of names, in units of the picture."""
SITE = 6
_FLOODED = {area for plain in FLOODED for area in plain}
_VOLCANIC = {area for volcano in ERUPTS_ON for area in volcano}


def draw_map(scene: Scene, canvas: Canvas, top: float) -> float:
    """The part of the map that is played on."""
    shown = _shown(scene.view["regions"])
    unit = (shown[2] - shown[0]) / ROOM
    height = (shown[3] - shown[1]) / unit
    played = [IS_LAND[area] is False or REGION[area] in scene.view["regions"] for area in range(len(AREAS))]
    pieces = pieces_of(scene)
    with canvas.window(LEFT, top, ROOM, height, shown):
        _ground(canvas, played, shown)
        _sites(canvas, played, {AREA[city] for nation in scene.view["nations"] for city in nation["cities"]})
        for area in scene.view["conflicts"]:
            canvas.path(lands()[AREA[area]], "none", stroke=COLOURS["conflict"], stroke_width=2.5)
        _labels(scene, canvas, played, pieces, TYPE * unit, shown)
        for piece in pieces:
            draw_piece(canvas, piece, scene.colours[piece.seat])
    canvas.rect(LEFT, top, ROOM, height, "none", stroke=COLOURS["border"])
    return top + height


def _shown(regions: list[str]) -> Box:
    """The frame of the regions, made wider where it would be too tall."""
    left, top, right, bottom = frame(regions)
    wide = max(right - left, (bottom - top) * ROOM / TALLEST)
    left = max(0, min((left + right - wide) / 2, WIDTH - wide))
    return left, top, left + wide, bottom


def _ground(canvas: Canvas, played: list[bool], shown: Box) -> None:
    left, top, right, bottom = shown
    canvas.rect(left, top, right - left, bottom - top, COLOURS["sea"])
    near = [area for area in range(len(AREAS)) if IS_LAND[area]]
    for area in near:
        canvas.path(outlines()[area], COLOURS["shore"])
    for area in near:
        canvas.path(lands()[area], _land(area, played[area]), stroke=COLOURS["coast"], stroke_width=1.2)
    for area in range(len(AREAS)):
        stroke = COLOURS["border"] if IS_LAND[area] else COLOURS["sea_border"]
        canvas.path(outlines()[area], "none", stroke=stroke, stroke_width=1 if played[area] else 0.5)


def _land(area: int, is_played: bool) -> str:
    """The colour of its region; flood plains are damp."""
    if not is_played:
        return str(COLOURS["beyond"])
    colour: str = COLOURS["land"][REGION[area]]
    return mixed(COLOURS["flood"], colour, 0.45) if area in _FLOODED else colour


def _sites(canvas: Canvas, played: list[bool], built: set[int]) -> None:
    """City sites without a city, and volcanoes."""
    for area, spots in enumerate(SPOTS):
        if not played[area]:
            continue
        if area in _VOLCANIC:
            x, y = spots.tokens[0] + (-15 if spots.city[0] > spots.tokens[0] else 15), spots.tokens[1] - 10
            canvas.polygon([(x - 7, y + 6), (x - 2, y - 6), (x + 2, y - 6), (x + 7, y + 6)], COLOURS["volcano"])
        if HAS_SITE[area] and area not in built:
            fill = COLOURS["white_site"] if IS_WHITE_SITE[area] else COLOURS["site"]
            x, y = spots.city
            canvas.rect(x - SITE, y - SITE, 2 * SITE, 2 * SITE, fill, stroke=COLOURS["site"], radius=1.5)


def _labels(scene: Scene, canvas: Canvas, played: list[bool], pieces: list[Piece], size: float, shown: Box) -> None:
    names = [scene.name(name) for name in AREA_NAME]
    areas = [area for area in range(len(AREAS)) if played[area]]
    taken = [piece.box for piece in pieces]
    taken += [box_around(*SPOTS[area].tokens, 30, 34) for area in _VOLCANIC if played[area]]
    for label in place(names, areas, size, taken, shown):
        if IS_LAND[label.area]:
            _area_name(canvas, label, size)
        else:
            fill = COLOURS["sea_name"]
            canvas.text(
                label.x, label.y + size * 0.35, label.words, size * SEA_TYPE, fill, anchor="middle", family=DISPLAY
            )


def _area_name(canvas: Canvas, label: Label, size: float) -> None:
    """The name with the limit behind it, or the limit alone."""
    limit = str(LIMIT[label.area])
    name = width_of(label.words, size)
    wide = name + (limit_width(label.area, size) if label.words else width_of(limit, size, True))
    base, halo = label.y + size * 0.35, _halo(label.area)
    x = label.x - wide / 2
    if label.words:
        canvas.text(x, base, label.words, size, COLOURS["name"], room=name, halo=halo)
    canvas.text(x + wide, base, limit, size, COLOURS["limit"], bold=True, anchor="end", halo=halo)


def _halo(area: int) -> str:
    return mixed(COLOURS["land"][REGION[area]], "#ffffff", 0.5)
