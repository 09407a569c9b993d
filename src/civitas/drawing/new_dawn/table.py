"""The table: the map, what belongs to everybody, and the boards side by side."""

from civitas.drawing.boards import draw_boards, draw_sections
from civitas.drawing.canvas import WIDE, Canvas
from civitas.drawing.chips import Chip
from civitas.drawing.colours import SOFT_INK
from civitas.drawing.new_dawn.civilization import draw_civilization, wonder
from civitas.drawing.new_dawn.map import draw_map
from civitas.drawing.scene import Scene
from civitas.games.new_dawn.facts.wonders import WONDER_COST, WONDERS

LEFT = 24
GAP = 10


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    """The map above, the civilizations below; how far down they reach."""
    y = _middle(scene, canvas, draw_map(scene, canvas, top) + GAP)

    def board(seat: int, x: float, y: float, width: float) -> float:
        return draw_civilization(scene, canvas, seat, x, y, width)

    return draw_boards(canvas, range(len(scene.names)), board, y + 2)


def _middle(scene: Scene, canvas: Canvas, y: float) -> float:
    """The wonders that can be built with their prices, and the event dial."""
    decks = scene.view["wonders"]["decks"].values()
    up = [deck["face_up"] for deck in decks if deck["face_up"]]
    chips = [wonder(scene, each, str(WONDER_COST[WONDERS.index(each)])) for each in up]
    event = scene.view["event"]
    following = scene.text("middle-next", event=scene.name(f"card-{event['next']}"))
    dial = [Chip(f"{scene.name('card-' + event['name'])} · {following}", SOFT_INK)]
    y = draw_sections(canvas, [(scene.text("middle-wonders"), chips)], LEFT, y, (WIDE - 2 * LEFT) * 0.62)
    lines = draw_sections(canvas, [(scene.text("middle-event"), dial)], LEFT + 600, y - 24, WIDE - 2 * LEFT - 600)
    return max(y, lines)
