"""Draw the icons of the page as PNG, from the shapes of favicon.svg: `python web/icons.py`.

Home screens and browsers that install the page want pictures of fixed sizes. The drawing is a square and a few straight
lines, so nothing but the standard library is needed; the same files come out on every machine.
"""

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PUBLIC = Path(__file__).parent / "public"
DRAWING = PUBLIC / "favicon.svg"
FINE = 8
"""So many lines, and steps on a line, are looked at for one pixel."""

Point = tuple[float, float]
Span = tuple[float, float]
Colour = tuple[int, int, int]


class Icon(NamedTuple):
    """A picture: how large it is, how much of it the temple takes, and whether its ground reaches into the corners."""

    name: str
    size: int
    scale: float
    is_full: bool


ICONS = (
    Icon("icon-192.png", 192, 1.0, False),
    Icon("icon-512.png", 512, 1.0, False),
    Icon("icon-maskable.png", 512, 0.8, True),  # any shape may be cut out of it
    Icon("apple-touch-icon.png", 180, 0.9, True),  # corners are cut off by the phone
)


class Drawing(NamedTuple):
    """A square with round corners, and shapes on it."""

    side: float
    corner: float
    ground: Colour
    shapes: list[list[Point]]
    colour: Colour


def read(path: Path = DRAWING) -> Drawing:
    """What the SVG draws."""
    text = path.read_text(encoding="utf-8")
    box = re.search(r'viewBox="0 0 (\d+) \d+"', text)
    square = re.search(r'<rect [^>]*rx="(\d+)" fill="#(\w+)"', text)
    drawn = re.search(r'<path d="([^"]+)" fill="#(\w+)"', text)
    if box is None or square is None or drawn is None:
        raise ValueError(f"{path.name} is no longer a square with a path on it")
    shapes = [_shape(part) for part in drawn[1].split("z") if part.strip()]
    return Drawing(float(box[1]), float(square[1]), _colour(square[2]), shapes, _colour(drawn[2]))


def _shape(path: str) -> list[Point]:
    """The corners of one closed path of straight lines."""
    x = y = 0.0
    points: list[Point] = []
    for letter, said in re.findall(r"([MLlHhVv])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", said)]
        is_relative = letter.islower()
        while numbers:
            if letter in "Hh":
                x = numbers.pop(0) + (x if is_relative else 0)
            elif letter in "Vv":
                y = numbers.pop(0) + (y if is_relative else 0)
            else:
                x = numbers.pop(0) + (x if is_relative else 0)
                y = numbers.pop(0) + (y if is_relative else 0)
            points.append((x, y))
    return points


def _colour(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def picture(drawing: Drawing, icon: Icon) -> bytes:
    """The icon as a PNG with transparency."""
    rows = [_row(drawing, icon, number) for number in range(icon.size)]
    head = struct.pack(">2I5B", icon.size, icon.size, 8, 6, 0, 0, 0)
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    parts = ((b"IHDR", head), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(name, content) for name, content in parts)


def _part(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def _row(drawing: Drawing, icon: Icon, number: int) -> bytes:
    """One line of pixels: how much of each the ground and the shapes cover."""
    ground, shapes = [0] * icon.size, [0] * icon.size
    unit, middle = drawing.side / icon.size, drawing.side / 2
    for part in range(FINE):
        y = (number + (part + 0.5) / FINE) * unit
        _cover(ground, [(0.0, drawing.side)] if icon.is_full else [_inside(drawing, y)], unit)
        within = middle + (y - middle) / icon.scale
        for shape in drawing.shapes:
            spans = [tuple(middle + (x - middle) * icon.scale for x in span) for span in _spans(shape, within)]
            _cover(shapes, [(span[0], span[1]) for span in spans], unit)
    return b"".join(_pixel(drawing, *covered) for covered in zip(ground, shapes, strict=True))


def _cover(line: list[int], spans: list[Span], unit: float) -> None:
    """Count up the steps of each pixel that lie within one of the spans."""
    for begin, end in spans:
        first, last = round(begin / unit * FINE), round(end / unit * FINE)
        for place in range(first // FINE, -(-last // FINE)):
            line[place] += min(last, (place + 1) * FINE) - max(first, place * FINE)


def _inside(drawing: Drawing, y: float) -> Span:
    """Where the square with round corners lies on a line."""
    beyond = max(drawing.corner - y, y - (drawing.side - drawing.corner), 0.0)
    cut = drawing.corner - (drawing.corner**2 - beyond**2) ** 0.5
    return cut, drawing.side - cut


def _spans(shape: list[Point], y: float) -> list[Span]:
    """Where a shape lies on a line."""
    crossed = sorted(_crossed(shape, y))
    return list(zip(crossed[::2], crossed[1::2], strict=True))


def _crossed(shape: list[Point], y: float) -> Iterator[float]:
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (y - y1) * (x2 - x1) / (y2 - y1)


def _pixel(drawing: Drawing, ground: int, shape: int) -> bytes:
    most = FINE * FINE
    pairs = zip(drawing.ground, drawing.colour, strict=True)
    return bytes([*((low * (most - shape) + high * shape) // most for low, high in pairs), 255 * ground // most])


def main() -> None:
    """Write all icons."""
    drawing = read()
    for icon in ICONS:
        (PUBLIC / icon.name).write_bytes(picture(drawing, icon))


if __name__ == "__main__":
    main()
