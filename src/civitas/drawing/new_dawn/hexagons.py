"""The map as hexagons with a corner on top, as on the page: where spaces lie, and the lines between them."""

from collections.abc import Callable, Iterable
from math import cos, pi, sin, sqrt
from typing import Any

from civitas.drawing.canvas import Box, Point, number

SIZE = 50
"""From the middle of a space to its corners."""
ACROSS = sqrt(3) * SIZE
MARGIN = 14
CORNERS: list[Point] = [(SIZE * cos(pi / 3 * i - pi / 2), SIZE * sin(pi / 3 * i - pi / 2)) for i in range(6)]
BESIDE = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
"""The neighbours of a space, each beside the side that begins at the corner of the same number."""

Space = dict[str, Any]
Differs = Callable[[Space, Space | None], bool]


def centre(space: Space) -> Point:
    """The middle of a space."""
    q, r = space["at"]
    return ACROSS * (q + r / 2), SIZE * 1.5 * r


def hexagon(space: Space) -> list[Point]:
    """The corners of a space."""
    x, y = centre(space)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def frame(spaces: Iterable[Space]) -> Box:
    """What these spaces fill."""
    middles = [centre(space) for space in spaces]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return (
        min(xs) - ACROSS / 2 - MARGIN,
        min(ys) - SIZE - MARGIN,
        max(xs) + ACROSS / 2 + MARGIN,
        max(ys) + SIZE + MARGIN,
    )


def lines(spaces: list[Space], differs: Differs, inside: float = 0) -> str:
    """The sides of spaces beyond which something differs, drawn in by so much."""
    at = {tuple(space["at"]): space for space in spaces}
    parts: list[str] = []
    for space in spaces:
        q, r = space["at"]
        for side, (dq, dr) in enumerate(BESIDE):
            if differs(space, at.get((q + dq, r + dr))):
                parts.append(_side(space, side, 1 - inside / SIZE))
    return "".join(parts)


def _side(space: Space, side: int, scale: float) -> str:
    x, y = centre(space)
    ends = [(x + dx * scale, y + dy * scale) for dx, dy in (CORNERS[side], CORNERS[(side + 1) % 6])]
    return "".join(f"{way}{number(u)} {number(v)}" for way, (u, v) in zip("ML", ends, strict=True))
