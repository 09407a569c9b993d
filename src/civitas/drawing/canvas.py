"""A canvas: shapes and words one over the other, in units of which a picture is a thousand wide."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr

from civitas.drawing.colours import INK, LINE, MARKS, OUTLINE, PAPER
from civitas.drawing.measuring import shortened, width_of, wrapped

WIDE = 1000
"""How wide every picture is, in its own units."""
TEXT = "Helvetica,Arial,'Liberation Sans',sans-serif"
DISPLAY = "'Palatino Linotype',Palatino,Georgia,serif"
TIGHT = 0.8
"""Words that fill more of their room than this are held to their width, whatever font there is."""
LEADING = 1.18

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Value = str | float


def number(value: float) -> str:
    """A number to a tenth of a unit: nobody sees more."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def joined(points: Iterable[Point]) -> str:
    """Points one after the other."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


class Canvas:
    """What has been drawn so far."""

    def __init__(self) -> None:
        self._drawn: list[str] = []

    def draw(self, tag: str, content: str = "", /, **attributes: Value | None) -> None:
        """One element; attributes that are None are left out."""
        said = "".join(f" {_attribute(key, value)}" for key, value in attributes.items() if value is not None)
        self._drawn.append(f"<{tag}{said}>{content}</{tag}>" if content else f"<{tag}{said}/>")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PAPER,
        *,
        stroke: str | None = None,
        radius: float | None = None,
        dashes: str | None = None,
    ) -> None:
        """A rectangle by its upper left corner."""
        self.draw(
            "rect", x=x, y=y, width=width, height=height, fill=fill, stroke=stroke, rx=radius, stroke_dasharray=dashes
        )

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str,
        *,
        stroke: str | None = None,
        stroke_width: float | None = None,
    ) -> None:
        """A circle by its centre."""
        self.draw("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=stroke_width)

    def line(self, start: Point, end: Point, stroke: str = LINE, width: float = 1, dashes: str | None = None) -> None:
        """A straight line."""
        (x, y), (u, v) = start, end
        self.draw("line", x1=x, y1=y, x2=u, y2=v, stroke=stroke, stroke_width=width, stroke_dasharray=dashes)

    def polygon(
        self, points: Iterable[Point], fill: str, *, stroke: str | None = None, stroke_width: float | None = None
    ) -> None:
        """A closed shape with straight sides."""
        self.draw("polygon", points=joined(points), fill=fill, stroke=stroke, stroke_width=stroke_width)

    def path(
        self,
        outline: str,
        fill: str,
        *,
        stroke: str | None = None,
        stroke_width: float | None = None,
        transform: str | None = None,
    ) -> None:
        """Any shape."""
        self.draw("path", d=outline, fill=fill, stroke=stroke, stroke_width=stroke_width, transform=transform)

    def mark(self, seat: int, colour: str, x: float, y: float, size: float = 12) -> None:
        """The mark of a seat around a point: its colour with a shape of its own."""
        place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 16:.3f})"
        self.path(MARKS[seat % len(MARKS)], colour, stroke=OUTLINE, transform=place)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 12,
        fill: str = INK,
        *,
        bold: bool = False,
        anchor: str | None = None,
        room: float | None = None,
        family: str | None = None,
        halo: str | None = None,
    ) -> None:
        """A line of words on its base line; where there is little room they are shortened."""
        if room is not None:
            words = shortened(words, room, size, bold)
        self.draw(
            "text",
            escape(words),
            x=x,
            y=y,
            font_size=size,
            fill=fill,
            font_weight="700" if bold else None,
            text_anchor=anchor,
            font_family=family,
            textLength=_held(words, size, bold, room),
            lengthAdjust="spacingAndGlyphs" if _held(words, size, bold, room) else None,
            stroke=halo,
            stroke_width=2.5 if halo else None,
            paint_order="stroke" if halo else None,
            stroke_linejoin="round" if halo else None,
        )

    def paragraph(
        self,
        x: float,
        y: float,
        words: str,
        room: float,
        lines: int,
        size: float = 12,
        fill: str = INK,
        *,
        bold: bool = False,
        anchor: str | None = None,
    ) -> float:
        """Words in so many lines at most, from the base line of the first one on; how high they are."""
        found = wrapped(words, room, size, lines, bold)
        spans = [self._span(line, x, y + nth * size * LEADING, size, room, bold) for nth, line in enumerate(found)]
        weight = "700" if bold else None
        self.draw("text", "".join(spans), font_size=size, fill=fill, font_weight=weight, text_anchor=anchor)
        return len(found) * size * LEADING

    def _span(self, line: str, x: float, y: float, size: float, room: float, bold: bool) -> str:
        held = _held(line, size, bold, room)
        length = f' textLength="{number(held)}" lengthAdjust="spacingAndGlyphs"' if held else ""
        return f'<tspan x="{number(x)}" y="{number(y)}"{length}>{escape(line)}</tspan>'

    @contextmanager
    def window(self, x: float, y: float, width: float, height: float, shown: Box) -> Iterator[None]:
        """A part of the picture with units of its own: what is drawn meanwhile is cut off at its rim."""
        left, top, right, bottom = shown
        units = " ".join(map(number, (left, top, right - left, bottom - top)))
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self._drawn.append(f'<svg {place} viewBox="{units}">')
        yield
        self._drawn.append("</svg>")

    def svg(self, height: float, width: float, title: str) -> str:
        """Everything drawn, on a sheet of paper of its own."""
        scale = width / WIDE
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height * scale)}"'
            f' viewBox="0 0 {WIDE} {number(height)}" font-family="{TEXT}" role="img">'
        )
        sheet = f'<rect width="{WIDE}" height="{number(height)}" rx="10" fill="{PAPER}"/>'
        return "\n".join([head, f"<title>{escape(title)}</title>", sheet, *self._drawn, "</svg>\n"])


def _attribute(key: str, value: Value) -> str:
    return f"{key.replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"


def _held(words: str, size: float, bold: bool, room: float | None) -> float | None:
    """The width that words must not exceed, if they come near it."""
    width = width_of(words, size, bold)
    return min(width, room) if room is not None and words and width > room * TIGHT else None


def box_around(x: float, y: float, width: float, height: float) -> Box:
    """What something of this size covers round its middle."""
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlaps(one: Box, other: Box) -> bool:
    """Whether two boxes cover each other somewhere."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def spread(count: int, room: float, gap: float) -> Sequence[Point]:
    """Columns side by side in this room: where each begins, and how wide it is."""
    width = (room - gap * (count - 1)) / count
    return [(nth * (width + gap), width) for nth in range(count)]


def shares(room: float, weights: Sequence[float], gap: float) -> list[float]:
    """How wide things are that share this room by their weights, with gaps between them."""
    free = room - gap * (len(weights) - 1)
    return [free * weight / sum(weights) for weight in weights]
