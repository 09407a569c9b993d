"""The table: the map, and the nations below it."""

from civitas.drawing.canvas import Canvas
from civitas.drawing.civilization_1980.map import draw_map
from civitas.drawing.civilization_1980.nations import draw_nations
from civitas.drawing.scene import Scene

GAP = 12


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    """The map above, the nations below; how far down they reach."""
    return draw_nations(scene, canvas, draw_map(scene, canvas, top) + GAP)
