"""The board of one empire: its numbers, its techs and everything else that lies in front of the player."""

from collections.abc import Iterator, Mapping
from typing import Any

from civitas.drawing.boards import PAD, Number, Section, draw_head, draw_numbers, draw_sections
from civitas.drawing.canvas import Canvas
from civitas.drawing.chips import Chip
from civitas.drawing.civilization_2010.map import COLOURS
from civitas.drawing.colours import FAINT_INK, SOFT_INK
from civitas.drawing.scene import Scene
from civitas.games.civilization_2010.facts.constants import VICTORY_COINS
from civitas.games.civilization_2010.facts.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS

LEVELS = ["I", "II", "III", "IV", "V"]


def draw_empire(scene: Scene, canvas: Canvas, seat: int, x: float, y: float, width: float) -> float:
    """A board at this place; where it ends."""
    c = scene.view["civilizations"][seat]
    is_active = seat in scene.view["to_act"] and not scene.view["result"]
    chosen = c["civilization"]
    leader = scene.name(f"civilization-{chosen}-leader") if chosen else ""
    y = draw_head(scene, canvas, seat, (x, y, width), "", is_active, leader)
    if not chosen:
        return y
    room = width - 2 * PAD
    y = draw_numbers(canvas, [*_numbers(scene, c)], x + PAD, y, room)
    return draw_sections(canvas, _sections(scene, c), x + PAD, y, room) + 2


def _numbers(scene: Scene, c: dict[str, Any]) -> Iterator[Number]:
    text = scene.text
    yield Number(text("icon-trade"), str(c["trade"]), f"+{c['income']}", 1.1)
    yield Number(text("icon-culture"), str(c["culture"]))
    yield Number(text("drawing-track"), str(c["step"]), f"/ {VICTORY_STEP}", 1.1)
    yield Number(text("drawing-coins"), str(c["coins"]), f"/ {VICTORY_COINS}", 1.1)
    yield Number(text("board-techs"), str(len(c["techs"])))
    yield Number(text("board-cities"), str(len(c["cities"])), f"/ {c['limits']['cities']}")
    yield Number(text("board-units"), str(sum(c["unit_types"].values())))


def _sections(scene: Scene, c: dict[str, Any]) -> Iterator[Section]:
    policies = [Chip(scene.name(f"card-{policy}"), COLOURS["icons"]["culture"]) for policy in c["policies"]]
    state = Chip(scene.name(f"card-{c['government']}"), COLOURS["icons"]["combat"])
    yield scene.text("board-state"), [state, *policies]
    yield scene.text("board-techs"), [*_techs(scene, c)]
    wonders = [
        Chip(scene.name(f"card-{each}"), COLOURS["icons"]["coin"], pale=each in scene.view["wonders"]["obsolete"])
        for each in c["wonders"]
    ]
    yield scene.text("board-wonders"), wonders
    yield scene.text("board-people"), counted(scene, c["people"], COLOURS["icons"]["production"])
    resources = [
        Chip(scene.name(f"resource-{each}"), COLOURS["resources"][each], str(count))
        for each, count in c["resources"].items()
        if count
    ]
    yield scene.text("board-resources"), resources
    yield scene.text("board-units"), [*_units(scene, c)]
    yield scene.text("board-events"), [*_events(scene, c)]
    yield scene.text("board-markers"), [*_markers(scene, c)]


def _techs(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    """Techs from the base of the pyramid up, in the colours of their levels."""
    levels = {tech: TECH_LEVEL[TECHS.index(tech)] for tech in c["techs"]}
    for tech, level in sorted(levels.items(), key=lambda pair: pair[1]):
        yield Chip(scene.name(f"card-{tech}"), COLOURS["levels"][level - 1], LEVELS[level - 1])


def counted(scene: Scene, cards: Mapping[str, int], colour: str) -> list[Chip]:
    """Cards with their numbers, where there are several of a kind."""
    return [Chip(scene.name(f"card-{card}"), colour, f"×{n}" if n > 1 else "") for card, n in cards.items() if n]


def _units(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    """The standing forces by type with their rank; only their numbers are known to everybody."""
    for kind, count in c["unit_types"].items():
        if count:
            rank = c["ranks"][kind]
            name = scene.name(f"card-{kind}") + (f" {LEVELS[rank - 1]}" if rank else "")
            yield Chip(name, COLOURS["icons"]["combat"], f"×{count}")


def _events(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    """Culture events: by name for those who know them, else by the levels on their backs."""
    if "events" in c:
        yield from counted(scene, c["events"], SOFT_INK)
        return
    for level, count in enumerate(c["event_backs"]):
        if count:
            yield Chip(LEVELS[level], FAINT_INK, f"×{count}", pale=True)


def _markers(scene: Scene, c: dict[str, Any]) -> Iterator[Chip]:
    """Hut and village markers that lie facedown."""
    if "tokens" in c:
        yield from counted(scene, c["tokens"], SOFT_INK)
        return
    for back, count in c["token_backs"].items():
        if count:
            yield Chip(scene.text(f"board-{back}-backs", count=count), FAINT_INK, pale=True)
