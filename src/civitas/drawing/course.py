"""The course of a game as a chart: for every seat a curve of the number that says who is ahead, and how it ended."""

from collections.abc import Sequence
from itertools import pairwise
from math import floor, log10
from typing import NamedTuple

from civitas.core.result import ResultRecord
from civitas.core.telling import Figure
from civitas.drawing.canvas import WIDE, Canvas, Point, joined
from civitas.drawing.colours import FAINT_INK, INK, LINE, SOFT_INK
from civitas.drawing.picture import MARGIN, heading
from civitas.drawing.scene import Scene

HEIGHT = 360
"""How high the field of the curves is."""
NAMES = 190
"""How much room the names behind the curves take."""
SCALE = 44
"""How much room the numbers in front of them take."""
LINE_HEIGHT = 20
MOST_TICKS = 6
MOST_ROUNDS = 12


class Moment(NamedTuple):
    """The numbers at the end of a round."""

    round: int
    figure: Figure


class Field(NamedTuple):
    """Where rounds and numbers lie."""

    top: float
    rounds: tuple[int, int]
    numbers: tuple[float, float]

    @property
    def left(self) -> float:
        """Where the first round is."""
        return MARGIN + SCALE

    @property
    def right(self) -> float:
        """Where the last one is."""
        return WIDE - MARGIN - NAMES

    def x(self, round: float) -> float:
        """Where a round is."""
        first, last = self.rounds
        return self.left + (self.right - self.left) * (round - first) / max(1, last - first)

    def y(self, number: float) -> float:
        """Where a number is."""
        lowest, highest = self.numbers
        return self.top + HEIGHT * (1 - (number - lowest) / (highest - lowest))


def draw_course(scene: Scene, moments: Sequence[Moment], result: ResultRecord | None, width: float) -> str:
    """The course of a game up to a scene; there is at least one moment."""
    canvas = Canvas()
    label = scene.words(moments[-1].figure["label"])
    headline = f"{label[:1].upper()}{label[1:]}"
    top = heading(canvas, scene.title, headline, scene.moment) + 14
    values = [value for moment in moments for value in moment.figure["values"]]
    scale = ticks(min(values), max(values), MOST_TICKS)
    field = Field(top, (moments[0].round, moments[-1].round), (scale[0], scale[-1]))
    _grid(scene, canvas, field, scale)
    for seat in range(len(scene.names)):
        _curve(canvas, seat, scene.colours[seat], [_point(field, moment, seat) for moment in moments])
    _ends(scene, canvas, field, moments[-1].figure["values"], result)
    return canvas.svg(top + HEIGHT + 44 + MARGIN, width, f"{scene.title} · {headline}")


def ticks(lowest: float, highest: float, most: int) -> list[float]:
    """Round numbers from nothing (or below) up to the highest, so many at most."""
    lowest = min(0, lowest)
    rough = max(1, highest - lowest) / most
    power = 10 ** floor(log10(rough))
    step = max(1, next(each * power for each in (1, 2, 5, 10) if each * power >= rough))
    first = floor(lowest / step) * step
    count = int(-(-(highest - first) // step))
    return [first + nth * step for nth in range(max(count, 1) + 1)]


def _point(field: Field, moment: Moment, seat: int) -> Point:
    return field.x(moment.round), field.y(moment.figure["values"][seat])


def _grid(scene: Scene, canvas: Canvas, field: Field, scale: Sequence[float]) -> None:
    for number in scale:
        y = field.y(number)
        canvas.line((field.left, y), (field.right, y), LINE)
        canvas.text(field.left - 8, y + 4, f"{number:g}", 12, FAINT_INK, anchor="end")
    first, last = field.rounds
    base = field.top + HEIGHT + 20
    for round in ticks(first, last, MOST_ROUNDS):
        if first <= round <= last:
            canvas.text(field.x(round), base, f"{round:g}", 12, FAINT_INK, anchor="middle")
    middle = (field.left + field.right) / 2
    canvas.text(middle, base + 18, scene.text("web-ending-round"), 12, SOFT_INK, anchor="middle")


def _curve(canvas: Canvas, seat: int, colour: str, points: Sequence[Point]) -> None:
    """A line with a dark rim, so that pale colours can be seen, and the mark of the seat where it ends."""
    for stroke, width in ((INK, 4.0), (colour, 2.6)):
        canvas.draw("polyline", points=joined(points), fill="none", stroke=stroke, stroke_width=width)
    canvas.mark(seat, colour, *points[-1], 13)


def _ends(scene: Scene, canvas: Canvas, field: Field, values: Sequence[int], result: ResultRecord | None) -> None:
    """Names with their last numbers, and with their places where the game is over."""
    places = apart([field.y(value) for value in values], LINE_HEIGHT, field.top + HEIGHT)
    for seat, y in enumerate(places):
        x = field.right + 14
        if result is not None:
            canvas.text(x, y + 4.5, f"{result['places'][seat]}.", 13, SOFT_INK)
            x += 18
        is_first = result is not None and result["places"][seat] == 1
        canvas.text(x, y + 4.5, scene.names[seat], 13, bold=is_first, room=WIDE - MARGIN - x - 46)
        canvas.text(WIDE - MARGIN, y + 4.5, str(values[seat]), 13, bold=True, anchor="end")


def apart(wanted: Sequence[float], gap: float, lowest: float) -> list[float]:
    """Heights at least so far from each other and not below the lowest, as near to those wanted as that allows."""
    order = sorted(range(len(wanted)), key=lambda nth: wanted[nth])
    found = list(wanted)
    for before, nth in pairwise(order):
        found[nth] = max(found[nth], found[before] + gap)
    for after, nth in zip([-1, *order[:0:-1]], order[::-1], strict=True):
        found[nth] = min(found[nth], lowest if after < 0 else found[after] - gap)
    return found
