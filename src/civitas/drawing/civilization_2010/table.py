"""The table: the map with what its signs mean, the wonders on the market, and the empires side by side."""

from civitas.drawing.boards import draw_boards, draw_sections
from civitas.drawing.canvas import WIDE, Canvas
from civitas.drawing.civilization_2010.empire import counted, draw_empire
from civitas.drawing.civilization_2010.map import COLOURS, draw_map, draw_resource
from civitas.drawing.colours import FAINT_INK, PAPER
from civitas.drawing.measuring import width_of
from civitas.drawing.scene import Scene

LEFT = 24


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    """The map above, the empires below; how far down they reach."""
    y = _signs(scene, canvas, draw_map(scene, canvas, top) + 8)
    market = counted(scene, dict.fromkeys(scene.view["wonders"]["market"], 1), COLOURS["icons"]["coin"])
    y = draw_sections(canvas, [(scene.text("board-wonders"), market)], LEFT, y, WIDE - 2 * LEFT)

    def board(seat: int, x: float, y: float, width: float) -> float:
        return draw_empire(scene, canvas, seat, x, y, width)

    return draw_boards(canvas, range(len(scene.names)), board, y + 4)


def _signs(scene: Scene, canvas: Canvas, y: float) -> float:
    """What the dots and letters on the map stand for."""
    x = float(LEFT)
    for icon, colour in COLOURS["icons"].items():
        canvas.circle(x + 5, y + 8, 4, colour, stroke=PAPER)
        x = _sign(scene, canvas, f"icon-{icon}", x, y)
    for resource in scene.view["market"]["resources"]:
        draw_resource(canvas, resource, x + 7, y + 8, 0.55)
        x = _sign(scene, canvas, f"resource-{resource}", x + 4, y)
    return y + 24


def _sign(scene: Scene, canvas: Canvas, message: str, x: float, y: float) -> float:
    words = scene.text(message)
    width = width_of(words, 10) * 1.05
    canvas.text(x + 14, y + 11.5, words, 10, FAINT_INK, room=width)
    return x + width + 28
