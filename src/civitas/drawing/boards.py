"""Boards of players side by side: a head with the name, numbers with their labels, and things by their sections."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from civitas.drawing.canvas import WIDE, Canvas, shares, spread
from civitas.drawing.chips import Chip, flow
from civitas.drawing.colours import BAD, FAINT_INK, INK, LINE, SOFT_INK, SUNK, tint
from civitas.drawing.measuring import width_of
from civitas.drawing.scene import Scene

LEFT = 24
GAP = 14
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2}
"""So many boards stand side by side, by the number of players; beyond them as many as with three."""
HEAD = 30
PAD = 10
"""From the rim of a board to what is on it."""
LABEL = 66
"""How wide the labels in front of things are."""
SMALL = 10
NUMBER = 34
"""How high a number with its label is."""
NARROW = 400
"""Below this width a board has its numbers in two rows."""


class Number(NamedTuple):
    """A number of a player: its label, itself, what belongs to it, and how much room it takes among others."""

    label: str
    value: str
    note: str = ""
    weight: float = 1
    is_bad: bool = False


Section = tuple[str, Sequence[Chip]]
"""Things by what they are called together."""
Board = Callable[[int, float, float, float], float]
"""Draws the board of a seat at x, y and with this width; where it ends."""


def draw_boards(canvas: Canvas, seats: Sequence[int], board: Board, y: float) -> float:
    """The boards of these seats, those beside each other with frames of one height; where they end."""
    columns = COLUMNS.get(len(seats), COLUMNS[3])
    places = [(LEFT + x, width) for x, width in spread(columns, WIDE - 2 * LEFT, GAP)]
    for first in range(0, len(seats), columns):
        line = list(zip(seats[first : first + columns], places, strict=False))
        end = max(board(seat, x, y, width) for seat, (x, width) in line)
        for _, (x, width) in line:
            canvas.rect(x, y, width, end - y, "none", stroke=LINE, radius=6)
        y = end + GAP
    return y - GAP


def draw_head(
    scene: Scene,
    canvas: Canvas,
    seat: int,
    place: tuple[float, float, float],
    points: str,
    is_active: bool,
    note: str = "",
) -> float:
    """The head of a board: who it is, a word behind the name, what counts; where the rest begins."""
    x, y, width = place
    canvas.rect(x, y, width, HEAD, tint(scene.colours[seat], 0.24), radius=6)
    canvas.mark(seat, scene.colours[seat], x + 17, y + HEAD / 2, 15)
    if is_active:
        middle = y + HEAD / 2
        canvas.polygon([(x - 10, middle - 6), (x - 2, middle), (x - 10, middle + 6)], SOFT_INK)
    room = width - 31 - width_of(points, 18, True) - 20
    name = min(width_of(scene.names[seat], 14, True) * 1.12, room)
    canvas.text(x + 31, y + 20, scene.names[seat], 14, bold=True, room=name)
    if note and room - name > LABEL:
        canvas.text(x + 31 + name + 10, y + 20, note, 12, SOFT_INK, room=room - name - 10)
    canvas.text(x + width - 10, y + 21.5, points, 18, bold=True, anchor="end")
    return y + HEAD + 6


def draw_numbers(canvas: Canvas, numbers: Sequence[Number], x: float, y: float, room: float) -> float:
    """Numbers side by side, in two rows where there is little room; where they end."""
    columns = len(numbers) if room >= NARROW else -(-len(numbers) // 2)
    for first in range(0, len(numbers), columns):
        line, at = numbers[first : first + columns], x
        for number, width in zip(line, shares(room, [each.weight for each in line], 4), strict=True):
            _number(canvas, number, at, y, width)
            at += width + 4
        y += NUMBER + 4
    return y + 5


def _number(canvas: Canvas, number: Number, x: float, y: float, width: float) -> None:
    canvas.rect(x, y, width, NUMBER, SUNK, radius=4)
    canvas.text(x + 5, y + 12, number.label, SMALL, FAINT_INK, room=width - 7)
    canvas.text(x + 5, y + 28, number.value, 15, BAD if number.is_bad else INK, bold=True)
    if number.note:
        taken = width_of(number.value, 15, True) + 10
        canvas.text(x + taken, y + 28, number.note, SMALL, SOFT_INK, room=width - taken - 2)


def draw_sections(canvas: Canvas, sections: Iterable[Section], x: float, y: float, room: float) -> float:
    """Things with their labels in front, section by section; empty ones are left out. Where they end."""
    for label, chips in sections:
        if chips:
            canvas.text(x, y + 12.8, label, SMALL, FAINT_INK, room=LABEL - 6)
            y += flow(canvas, chips, x + LABEL, y, room - LABEL) + 6
    return y
