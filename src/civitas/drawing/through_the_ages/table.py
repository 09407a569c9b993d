"""The table: the middle of it, and the boards side by side."""

from civitas.drawing.boards import draw_boards
from civitas.drawing.canvas import Canvas
from civitas.drawing.scene import Scene
from civitas.drawing.through_the_ages.box import Box
from civitas.drawing.through_the_ages.civilization import draw_civilization
from civitas.drawing.through_the_ages.row import draw_row


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    """The card row above, the civilizations below; how far down they reach."""
    box = Box(scene)

    def board(seat: int, x: float, y: float, width: float) -> float:
        return draw_civilization(box, canvas, seat, x, y, width)

    return draw_boards(canvas, range(len(scene.names)), board, draw_row(box, canvas, top))
