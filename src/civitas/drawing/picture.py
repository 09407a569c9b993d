"""A picture of a position: its heading, and below it the table as the title's drawing shows it."""

from collections.abc import Callable, Sequence

from civitas.core.position import Perspective, Position
from civitas.drawing.canvas import DISPLAY, WIDE, Canvas
from civitas.drawing.colours import FAINT_INK, LINE, SOFT_INK
from civitas.drawing.plain import draw as draw_plainly
from civitas.drawing.scene import Scene
from civitas.language import LANGUAGES
from civitas.manifests import load, manifests

MARGIN = 24
"""What is left free at the rim of every picture."""
HEADING = 76
"""Where the table begins below the heading."""
USUAL_WIDTH = 1000
WIDTHS = range(100, 10_001)

Draw = Callable[[Scene, Canvas, float], float]
"""Draws the table of a scene from a height on; how far down it reaches. What a manifest names as `drawing`."""


def svg(
    of: Position | Perspective,
    seat: int | None = None,
    language: str = "en",
    width: int = USUAL_WIDTH,
    *,
    names: Sequence[str] = (),
) -> str:
    """A position as one self-contained SVG, from a seat's eyes; without a seat from those of a spectator.

    `names` are those of the players, where they have any. A perspective keeps its own eyes.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language: there are {', '.join(LANGUAGES)}, got {language!r}")
    if width not in WIDTHS:
        raise ValueError(f"width: from {WIDTHS[0]} to {WIDTHS[-1]}, got {width!r}")
    return drawn(Scene(_eyes(of, seat), language, names), width)


def _eyes(of: Position | Perspective, seat: int | None) -> Perspective:
    if isinstance(of, Position):
        return of.perspective(seat)
    if seat is not None and seat != of.seat:
        raise ValueError(f"seat: a perspective has its own eyes, seat {of.seat}, got {seat}")
    return of


def drawn(scene: Scene, width: float) -> str:
    """The picture of a scene."""
    canvas = Canvas()
    top = heading(canvas, scene.title, scene.headline, scene.moment)
    bottom = _drawing(scene.title_id)(scene, canvas, top)
    return canvas.svg(bottom + MARGIN, width, " · ".join(filter(None, [scene.title, scene.headline])))


def heading(canvas: Canvas, title: str, headline: str, moment: str) -> float:
    """The title, where the game is, and what is going on; where the table begins."""
    room = WIDE - 2 * MARGIN
    canvas.text(MARGIN, 36, headline or title, 21, family=DISPLAY, room=room * 0.66)
    if headline:
        canvas.text(WIDE - MARGIN, 36, title, 13, FAINT_INK, anchor="end", room=room * 0.32)
    if moment:
        canvas.text(MARGIN, 57, moment, 13, SOFT_INK, room=room)
    canvas.line((MARGIN, HEADING - 10), (WIDE - MARGIN, HEADING - 10), LINE)
    return HEADING + 4


def _drawing(title_id: str) -> Draw:
    manifest = manifests().get(title_id)
    if manifest is None or not manifest.drawing:
        return draw_plainly
    found: Draw = load(manifest.drawing)
    return found
