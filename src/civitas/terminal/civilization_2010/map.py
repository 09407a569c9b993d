"""The map of Civilization (2010) with characters: tiles with their letters, two lines for each row of squares."""

from typing import Any

from rich.text import Text

from civitas.games.civilization_2010.map.squares import SIDE, Square
from civitas.terminal.civilization_2010.scene import TERRAIN_STYLES, Scene, kind_of

CONTENTS = [6, 5, 4]
"""So many characters for a square besides the line at its left, the more the better.

From 5 on figures are counted, from 6 on squares have their whole names."""
NAMED, COUNTED = 6, 5

ARMIES, SCOUTS, BOTH = "▲", "•", "◆"
CITY_SIGNS = {(False, False): "□", (False, True): "■", (True, False): "☆", (True, True): "★"}
"""Cities, by whether they are capitals and have walls."""
PROGRAM = "»"
SIGNS = {"wonder": "♦", "person": "☼", "city-state": "⌂", "relic": "¤"}
"""What stands before the letters of a marker."""
ARTICLES = ("The", "Der", "Die", "Das")
"""What a name is not recognized by."""
UNKNOWN = "·"
"""A square that is not yet discovered."""
OWNERS = "¹²³⁴⁵"
"""The numbers of the players before their figures, small so that they keep apart from the number of the square."""
EDGES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Where lines meet: up counts 1, right 2, down 4, left 8."""
ABOVE, RIGHT_OF, BELOW, LEFT_OF = 1, 2, 4, 8
NEARBY_COLUMNS, NEARBY_ROWS = 5, 3
"""How far one sees around a group on the move."""


def map_lines(scene: Scene, width: int) -> list[Text]:
    """The whole map for a screen of this width; the western and the eastern half if it is too wide."""
    columns = range(scene.view["map"]["width"])
    rows = range(scene.view["map"]["height"])
    content = content_for(len(columns), width)
    if content:
        return paint(scene, columns, rows, content, width)
    half = len(columns) // 2
    lines: list[Text] = []
    for part in (columns[:half], columns[half:]):
        lines.append(Text(scene.text("map-part", first=part[0] + 1, last=part[-1] + 1), style="dim"))
        lines += paint(scene, part, rows, content_for(half, width) or CONTENTS[-1], width)
    return lines


def content_for(columns: int, width: int) -> int:
    """The most characters for a square with which so many columns fit the width; 0 if none do."""
    return next((content for content in CONTENTS if map_width(columns, content) <= width), 0)


def map_width(columns: int, content: int) -> int:
    """How wide so many columns are; the line at the right edge is drawn only if there is room."""
    return columns * (content + 1)


def nearby(scene: Scene, square: str, width: int) -> list[Text]:
    """The part of the map around a square."""
    x, y = scene.squares[square]["at"]
    size = scene.view["map"]
    columns = range(max(0, x - NEARBY_COLUMNS), min(size["width"], x + NEARBY_COLUMNS + 1))
    rows = range(max(0, y - NEARBY_ROWS), min(size["height"], y + NEARBY_ROWS + 1))
    return paint(scene, columns, rows, content_for(len(columns), width) or CONTENTS[-1], width)


def paint(scene: Scene, columns: range, rows: range, content: int, width: int) -> list[Text]:
    """A rectangle of the map; lines between tiles only where they meet."""
    tiles = _Tiles(scene, columns, rows)
    is_closed = map_width(len(columns), content) < width
    lines: list[Text] = []
    for y in [*rows, rows.stop]:
        border = _border(tiles, y, content, is_closed)
        if border is not None:
            lines.append(border)
        if y < rows.stop:
            lines += [_row(scene, tiles, y, content, part, is_closed) for part in (0, 1)]
    return lines


class _Tiles:
    """Which tile lies where, within the part of the map that is shown."""

    def __init__(self, scene: Scene, columns: range, rows: range) -> None:
        self.columns = columns
        self.rows = rows
        self.slots: dict[Square, str] = {}
        self.corners: dict[Square, tuple[str, bool]] = {}
        """Where each tile begins in this part of the map, with its letter and whether it is faceup."""
        for tile in scene.view["map"]["tiles"]:
            left, top = tile["at"]
            places = [(left + x, top + y) for y in range(SIDE) for x in range(SIDE)]
            shown = [place for place in places if place[0] in columns and place[1] in rows]
            self.slots.update(dict.fromkeys(shown, tile["slot"]))
            if shown:
                self.corners[shown[0]] = tile["slot"], tile["facing"] is not None

    def is_line_above(self, x: int, y: int) -> bool:
        """Whether a line runs along the upper edge of a place."""
        return self.slots.get((x, y)) != self.slots.get((x, y - 1))

    def is_line_left(self, x: int, y: int) -> bool:
        """Whether a line runs along the left edge of a place."""
        return self.slots.get((x, y)) != self.slots.get((x - 1, y))

    def joint(self, x: int, y: int) -> str:
        """The sign at the upper left corner of a place."""
        ways = ABOVE if self.is_line_left(x, y - 1) else 0
        ways += RIGHT_OF if self.is_line_above(x, y) else 0
        ways += BELOW if self.is_line_left(x, y) else 0
        ways += LEFT_OF if self.is_line_above(x - 1, y) else 0
        return EDGES[ways]


def _border(tiles: _Tiles, y: int, content: int, is_closed: bool) -> Text | None:
    """The line above a row, with the letters of the tiles that begin there; nothing if no tile begins or ends."""
    if not any(tiles.is_line_above(x, y) for x in tiles.columns):
        return None
    line = Text("")
    for x in tiles.columns:
        line.append(tiles.joint(x, y), style="dim")
        stroke = "─" if tiles.is_line_above(x, y) else " "
        if (x, y) in tiles.corners:
            letter, is_faceup = tiles.corners[x, y]
            line.append(letter, style="bold" if is_faceup else "dim")
            line.append(stroke * (content - len(letter)), style="dim")
        else:
            line.append(stroke * content, style="dim")
    if is_closed:
        line.append(tiles.joint(tiles.columns.stop, y), style="dim")
    line.rstrip()
    return line


def _row(scene: Scene, tiles: _Tiles, y: int, content: int, part: int, is_closed: bool) -> Text:
    line = Text("")
    for x in tiles.columns:
        line.append("│" if tiles.is_line_left(x, y) else " ", style="dim")
        square = scene.at.get((x, y))
        cell = _upper(scene, square, content) if part == 0 else _lower(scene, square, content)
        cell.truncate(content, pad=True)
        line.append_text(cell)
    if is_closed and tiles.is_line_left(tiles.columns.stop, y):
        line.append("│", style="dim")
    line.rstrip()
    return line


def _upper(scene: Scene, square: dict[str, Any] | None, content: int) -> Text:
    """The number or name of a square, and the figures there."""
    if square is None or "terrain" not in square:
        return Text("")
    name: str = square["square"]
    shown = name.ljust(3) if content >= NAMED else name[1:].ljust(2)
    owner = square.get("owner")
    text = Text(shown, style=scene.styles[owner] if owner is not None else "dim")
    figures = scene.figures(square)
    if figures is not None:
        seat, armies, scouts = figures
        sign = BOTH if armies and scouts else ARMIES if armies else SCOUTS
        count = str(armies + scouts) if content >= COUNTED and armies + scouts > 1 else ""
        text.append(f"{OWNERS[seat]}{sign}{count}", style=f"bold {scene.styles[seat]}")
    return text


def _lower(scene: Scene, square: dict[str, Any] | None, content: int) -> Text:
    """The terrain, and what lies there."""
    if square is None:
        return Text("")
    if "terrain" not in square:
        return Text(UNKNOWN, style="dim")
    gap = " " if content >= COUNTED else ""
    text = terrain_sign(scene, square["terrain"])
    return text.append(gap).append_text(content_sign(scene, square, content - 1 - len(gap)))


def terrain_sign(scene: Scene, terrain: str) -> Text:
    """The letter of a terrain in its colour."""
    return Text("").append(scene.text(f"sign-{terrain}"), style=TERRAIN_STYLES[terrain])


def content_sign(scene: Scene, square: dict[str, Any], room: int) -> Text:
    """A city, a marker, or what is printed, in so many characters."""
    text = Text("")
    piece = square.get("piece")
    if piece == "city":
        return text.append(city_sign(scene, square["square"]), style=f"bold {scene.styles[square['owner']]}")
    if piece is not None:
        is_obsolete = piece in scene.view["wonders"]["obsolete"]
        style = "dim" if is_obsolete else scene.styles[square["owner"]] if "owner" in square else "bold"
        return text.append(_marker(scene, piece)[:room], style=style)
    if "printed" in square:
        return text.append(scene.text(f"short-{square['printed']}")[:room], style="cyan")
    return text


def city_sign(scene: Scene, square: str) -> str:
    """A city with the number of its owner."""
    city = scene.city(square)
    assert city is not None
    sign = CITY_SIGNS[city["capital"], city["walls"]]
    return f"{scene.squares[square]['owner'] + 1}{sign}{PROGRAM if city['program'] else ''}"


def _marker(scene: Scene, piece: str) -> str:
    """A marker by its sign and the first letters of its name."""
    if piece in ("hut", "village"):
        return scene.text(f"short-{piece}")
    kind = kind_of(piece)
    name = scene.language.name(f"card-{piece}")
    words = name.split()
    if kind in ("person", "city-state"):
        name = words[-1]  # All great people and city-states share their first word.
    elif words[0] in ARTICLES and len(words) > 1:
        name = words[1]
    return SIGNS.get(kind, "") + name
