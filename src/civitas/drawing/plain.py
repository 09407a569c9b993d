"""Any title drawn plainly: what is seen of it as a table, one line for each entry."""

from collections.abc import Iterator
from typing import Any

from civitas.drawing.canvas import WIDE, Canvas
from civitas.drawing.colours import INK, SOFT_INK, SUNK
from civitas.drawing.scene import Scene

LEFT = 24
ROW = 19
INDENT = 16
VALUES = 300
"""Where values begin."""
SIZE = 12
MOST = 400
"""No more lines than these are drawn."""
NOTHING = "–"

Entry = tuple[int, str, str]
"""How deep it lies, its name, and what it is; nothing where more entries follow."""


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    """The players, and everything that the seat sees."""
    y = _players(scene, canvas, top)
    entries = list(entries_of(scene.view))
    for number, entry in enumerate(entries[:MOST]):
        _entry(canvas, number, entry, y + number * ROW)
    return y + min(len(entries), MOST) * ROW


def _players(scene: Scene, canvas: Canvas, top: float) -> float:
    x = float(LEFT)
    room = (WIDE - 2 * LEFT) / len(scene.names)
    for seat, name in enumerate(scene.names):
        canvas.mark(seat, scene.colours[seat], x + 7, top + 8, 13)
        canvas.text(x + 20, top + 12.5, name, 13, INK, bold=True, room=room - 30)
        x += room
    return top + 30


def _entry(canvas: Canvas, number: int, entry: Entry, y: float) -> None:
    depth, name, value = entry
    if number % 2 == 0:
        canvas.rect(LEFT, y, WIDE - 2 * LEFT, ROW, SUNK)
    x = LEFT + 8 + depth * INDENT
    canvas.text(x, y + 13.5, name, SIZE, SOFT_INK if value else INK, bold=not value, room=VALUES - x)
    if value:
        canvas.text(VALUES + 10, y + 13.5, value, SIZE, room=WIDE - LEFT - VALUES - 18)


def entries_of(seen: Any, depth: int = 0) -> Iterator[Entry]:
    """Every entry of a view, one below the other."""
    pairs = seen.items() if isinstance(seen, dict) else enumerate(seen, 1)
    for key, value in pairs:
        name = str(key).replace("_", " ")
        if _is_deep(value):
            yield depth, name, ""
            yield from entries_of(value, depth + 1)
        else:
            yield depth, name, _said(value)


def _is_deep(value: Any) -> bool:
    """Whether something has to be told in several lines: it holds what holds more."""
    if isinstance(value, dict):
        return bool(value)
    return isinstance(value, list) and any(isinstance(each, dict | list) for each in value)


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_said(each) for each in value) or NOTHING
    if value is None or value == {} or value == "":
        return NOTHING
    return str(value)
