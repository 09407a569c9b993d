"""The board of one civilization: its focus row, its numbers, its agendas and what it holds."""

from collections.abc import Iterator
from typing import Any

from civitas.drawing.boards import PAD, Number, Section, draw_head, draw_numbers, draw_sections
from civitas.drawing.canvas import Canvas, spread
from civitas.drawing.chips import Chip
from civitas.drawing.colours import BLUE_TOKEN, FAINT_INK, GOOD, INK, OUTLINE, PAPER, SOFT_INK, ink_on, tint
from civitas.drawing.new_dawn.map import COLOURS
from civitas.drawing.scene import Scene
from civitas.games.new_dawn.civilizations.tech_dial import LAST_SPACE
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.wonders import WONDER_KIND, WONDERS

CARDS = {card.id: card for card in [*FOCUS_CARDS, *AUTOMA_CARDS]}
LEVELS = ["I", "II", "III", "IV"]
CARD = 54
"""How high a card of the focus row is."""
BAND = 15


def draw_civilization(scene: Scene, canvas: Canvas, seat: int, x: float, y: float, width: float) -> float:
    """A board at this place; where it ends."""
    c = scene.view["civilizations"][seat]
    is_active = seat == scene.view["active"] and not scene.view["result"]
    leader = scene.name(f"leader-{c['leader']}") if c["leader"] else ""
    done = f"{c['completed']} / {len(scene.view['victory_cards'])}"
    y = draw_head(scene, canvas, seat, (x, y, width), done, is_active, leader)
    room = width - 2 * PAD
    for entry, (at, wide) in zip(c["row"], spread(max(len(c["row"]), 1), room, 4), strict=False):
        _card(scene, canvas, entry, x + PAD + at, y, wide)
    y = draw_numbers(canvas, [*_numbers(scene, c)], x + PAD, y + CARD + 6, room)
    return draw_sections(canvas, _sections(scene, c), x + PAD, y, room) + 2


def _card(scene: Scene, canvas: Canvas, entry: dict[str, Any], x: float, y: float, width: float) -> None:
    """A focus card in its slot, with its level and the trade tokens on it."""
    card = CARDS[entry["card"]]
    colour = COLOURS["focus"][KINDS[card.kind]]
    canvas.rect(x, y, width, CARD, tint(colour, 0.12), stroke=colour, radius=4)
    canvas.rect(x, y, width, BAND, colour, radius=4)
    ink = ink_on(colour)
    canvas.text(x + 5, y + 11.3, str(entry["slot"]), 10, ink, bold=True)
    canvas.text(x + width - 5, y + 11.3, LEVELS[card.level - 1], 10, ink, anchor="end")
    canvas.paragraph(x + 5, y + BAND + 12, scene.name(f"card-{card.id}"), width - 8, 2, 10, INK)
    for nth in range(entry["trade"]):
        step = min(8.0, (width - 12) / max(entry["trade"], 1))
        canvas.rect(x + 5 + nth * step, y + CARD - 10, 6, 6, BLUE_TOKEN, stroke=OUTLINE, radius=1.5)


def _numbers(scene: Scene, c: dict[str, Any]) -> Iterator[Number]:
    text = scene.text
    yield Number(text("board-dial"), str(c["dial"]), f"/ {LAST_SPACE}")
    yield Number(text("drawing-cities"), str(len(c["cities"])), f"({len(c['mature'])} ★)" if c["mature"] else "")
    yield Number(text("drawing-tokens"), str(len(c["tokens"])))
    out = [place for place in c["caravans"] if place != "reserve"]
    yield Number(text("board-caravans"), str(len(out)))


def _sections(scene: Scene, c: dict[str, Any]) -> Iterator[Section]:
    yield scene.text("middle-agendas"), [*_agendas(scene, c)]
    yield scene.text("board-resources"), [*_resources(scene, c)]
    yield scene.text("board-wonders"), [wonder(scene, each) for each in c["wonders"]]
    states = [Chip(scene.name(f"city-state-{state}"), SOFT_INK) for state in c["city_states"]]
    yield scene.text("board-states"), states
    yield scene.text("board-diplomacy"), [*_diplomacy(scene, c)]


def _agendas(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    for entry in c["agendas"]:
        name = scene.name(f"agenda-{entry['agenda']}")
        done = entry["completed"]
        yield Chip(
            name, GOOD if done else FAINT_INK, "✓" if done else f"{entry['have']}/{entry['need']}", pale=not done
        )


def _resources(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    for resource, count in c["resources"].items():
        if count:
            _, dark = sorted(COLOURS["resources"][resource], key=lambda colour: ink_on(colour) == PAPER)
            yield Chip(scene.name(f"resource-{resource}"), dark, str(count))
    for natural in c["natural_wonders"]:
        yield Chip(scene.name(f"natural-wonder-{natural}"), COLOURS["drawn"]["natural-wonder"])


def wonder(scene: Scene, each: str, note: str = "") -> Chip:
    """A world wonder in the colour of its kind."""
    return Chip(scene.name(f"card-{each}"), COLOURS["focus"][KINDS[WONDER_KIND[WONDERS.index(each)]]], note)


def _diplomacy(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    for state in c["envoys"]:
        yield Chip(scene.name(f"card-{state}"), SOFT_INK)
    for pact in c["pacts"]:
        yield Chip(scene.name(f"card-{pact['card']}"), scene.colours[pact["of"]], scene.names[pact["of"]])
