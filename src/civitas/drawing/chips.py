"""Chips: things by their names in small frames, which flow from line to line."""

from collections.abc import Sequence
from typing import NamedTuple

from civitas.drawing.canvas import Canvas
from civitas.drawing.colours import BLUE_TOKEN, INK, OUTLINE, YELLOW_TOKEN, tint
from civitas.drawing.measuring import shortened, width_of

HEIGHT = 18
GAP = 4
SIZE = 11
PAD = 7
"""From the rim of a chip to its words."""
DOT = 7
"""How much room a token takes."""


class Chip(NamedTuple):
    """A thing: its name, its colour, a word behind it, and tokens on it, yellow and blue ones or of another colour."""

    name: str
    colour: str
    note: str = ""
    yellow: int = 0
    blue: int = 0
    pale: bool = False
    """Whether it is not there yet, or no more."""

    @property
    def width(self) -> float:
        """How much room it takes."""
        dots = (self.yellow + self.blue) * DOT + (3 if self.yellow + self.blue else 0)
        note = width_of(self.note, SIZE) + 4 if self.note else 0
        return width_of(self.name, SIZE) * 1.04 + note + dots + 2 * PAD


def flow(canvas: Canvas, chips: Sequence[Chip], x: float, y: float, room: float) -> float:
    """Chips from a place on, in as many lines as they take; how high they are."""
    at, line = 0.0, 0
    for chip in chips:
        if at and at + chip.width > room:
            at, line = 0.0, line + 1
        _draw(canvas, chip, x + at, y + line * (HEIGHT + GAP), room)
        at += min(chip.width, room) + GAP
    return (line + 1) * (HEIGHT + GAP) - GAP if chips else 0


def _draw(canvas: Canvas, chip: Chip, x: float, y: float, room: float) -> None:
    width = min(chip.width, room)
    dashes = "3 2" if chip.pale else None
    canvas.rect(x, y, width, HEIGHT, tint(chip.colour), stroke=chip.colour, radius=4, dashes=dashes)
    tokens = (chip.yellow + chip.blue) * DOT
    note = width_of(chip.note, SIZE) + 4 if chip.note else 0
    space = width - 2 * PAD - note - (tokens + 3 if tokens else 0)
    name = shortened(chip.name, space, SIZE)
    canvas.text(x + PAD, y + 12.8, name, SIZE, INK, room=space)
    if chip.note:
        canvas.text(x + PAD + space + 4, y + 12.8, chip.note, SIZE, chip.colour, bold=True, room=note)
    for nth in range(chip.yellow + chip.blue):
        colour = YELLOW_TOKEN if nth < chip.yellow else BLUE_TOKEN
        canvas.circle(
            x + width - PAD - tokens + (nth + 0.5) * DOT + 1,
            y + HEIGHT / 2,
            2.9,
            colour,
            stroke=OUTLINE,
            stroke_width=0.6,
        )
