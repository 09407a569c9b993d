"""The board of one civilization: its numbers, its banks, and every card in front of it."""

from collections.abc import Iterator
from typing import Any

from civitas.drawing.boards import (
    NARROW,
    PAD,
    SMALL,
    Number,
    Section,
    draw_head,
    draw_numbers,
    draw_sections,
)
from civitas.drawing.canvas import Canvas, shares
from civitas.drawing.chips import Chip
from civitas.drawing.colours import BLUE_TOKEN, FAINT_INK, INK, OUTLINE, SOFT_INK, YELLOW_TOKEN
from civitas.drawing.measuring import width_of
from civitas.drawing.through_the_ages.box import COLOURS, Box
from civitas.drawing.through_the_ages.row import ages

TOKENS = (0.32, 0.38, 0.3)
"""How much room tokens take, compared with each other: unused workers, yellow bank, blue bank."""


def draw_civilization(box: Box, canvas: Canvas, seat: int, x: float, y: float, width: float) -> float:
    """A board at this place; where it ends."""
    c = box.view["civilizations"][seat]
    is_active = seat == box.view["active"] and not box.view["result"]
    y = draw_head(box.scene, canvas, seat, (x, y, width), str(c["culture"]), is_active)
    if c["left"]:
        canvas.text(x + PAD, y + 14, box.text("board-left"), 12, SOFT_INK)
        return y + 22
    room = width - 2 * PAD
    y = draw_numbers(canvas, [*_numbers(box, c)], x + PAD, y, room)
    y = _banks(box, canvas, c, x + PAD, y, room)
    return draw_sections(canvas, sections(box, seat, c), x + PAD, y, room) + 2


# Numbers.


def _numbers(box: Box, c: dict[str, Any]) -> Iterator[Number]:
    text = box.text
    unhappy = not box.is_simple and c["discontent"] > c["unused"]
    food, resources = (
        _change(c["food_production"], c["consumption"]),
        _change(c["resource_production"], c["corruption"]),
    )
    yield Number(text("column-culture"), str(c["culture"]), f"+{c['culture_rate']}")
    yield Number(text("column-science"), str(c["science"]), f"+{c['science_rate']}")
    yield Number(text("column-strength"), str(c["strength"]), "", 0.95)
    yield Number(text("column-faces"), str(c["faces"]), "" if box.is_simple else f"/ {c['demand']}", 0.9, unhappy)
    yield Number(text("column-food"), str(c["food"]), food, 1.1)
    yield Number(text("column-resources-short"), str(c["resources"]), resources, 1.25)
    yield Number(text("column-civil"), str(c["civil"]), f"/ {c['civil_total']}", 0.8)
    military = c["military"] + c["extra_military"]
    yield Number(text("column-military"), str(military), f"/ {c['military_total']}", 0.8)


def _change(gain: int, loss: int) -> str:
    return f"+{gain}" + (f" −{loss}" if loss else "")


# Tokens.


def _banks(box: Box, canvas: Canvas, c: dict[str, Any], x: float, y: float, room: float) -> float:
    """What is left in both banks, and workers without work."""
    banks = [("ages-pool", c["unused"], YELLOW_TOKEN), ("board-yellow", c["yellow"], YELLOW_TOKEN)]
    banks.append(("board-blue", c["blue"], BLUE_TOKEN))
    wide, at = room >= NARROW, x
    for (label, count, colour), share in zip(banks, shares(room, TOKENS, 8), strict=True):
        _tokens(canvas, box.text(label), count, colour, at, y, share if wide else room)
        at += share + 8 if wide else 0
        y += 0 if wide else 17
    return y + (22 if wide else 6)


def _tokens(canvas: Canvas, label: str, count: int, colour: str, x: float, y: float, room: float) -> None:
    long = min(width_of(label, SMALL) + 5, room * 0.6)
    canvas.text(x, y + 11, label, SMALL, FAINT_INK, room=long - 4)
    canvas.text(x + long + 13, y + 11, str(count), 11, INK, bold=True, anchor="end")
    step = min(7.5, (room - long - 24) / max(count, 1))
    for nth in range(count):
        canvas.circle(x + long + 21 + nth * step, y + 7.5, 3.2, colour, stroke=OUTLINE, stroke_width=0.6)


# Cards.


def sections(box: Box, seat: int, c: dict[str, Any]) -> Iterator[Section]:
    """Cards by what they are called together."""
    ruling = [card for card in (c["government"], c["leader"]) if card]
    yield box.text("category-government"), [box.chip(card) for card in ruling]
    techs = c["workers"].items()
    yield box.text("board-technologies"), [box.chip(tech, "", n, c["tokens"].get(tech, 0)) for tech, n in techs]
    yield box.text("board-specials"), [box.chip(card) for card in c["specials"]]
    yield box.text("board-wonders"), [*_wonders(box, c)]
    yield box.text("board-colonies"), [box.chip(card) for card in c["colonies"]]
    yield box.text("board-army"), [*_army(box, c)]
    yield box.text("board-pacts"), [*_pacts(box, c)]
    yield box.text("board-wars"), [*_wars(box, seat)]
    yield box.text("board-hand"), [box.chip(card) for card in c["hand"]]
    yield box.text("board-cards"), _military_hand(box, seat, c)


def _wonders(box: Box, c: dict[str, Any]) -> Iterator[Chip]:
    for wonder in c["wonders"]:
        yield box.chip(wonder, pale=wonder in c["ruins"])
    if c["wonder"]:
        yield box.chip(c["wonder"], f"{c['stages']}/{len(box.printed(c['wonder']).stages)}", pale=True)


def _army(box: Box, c: dict[str, Any]) -> Iterator[Chip]:
    if c["tactic"]:
        armies = " ".join(f"+{army['value']}" for army in c["armies"])
        yield box.chip(c["tactic"], armies)


def _pacts(box: Box, c: dict[str, Any]) -> Iterator[Chip]:
    for pact in c["pacts"]:
        yield box.chip(pact["card"], box.scene.names[pact["partner"]])


def _wars(box: Box, seat: int) -> Iterator[Chip]:
    """Wars that a civilization has declared, and those it has to expect."""
    for other, c in enumerate(box.view["civilizations"]):
        war = c["war"]
        if war and other == seat:
            yield box.chip(war["card"], f"→ {box.scene.names[war['target']]}")
        elif war and war["target"] == seat:
            yield box.chip(war["card"], f"← {box.scene.names[other]}")


def _military_hand(box: Box, seat: int, c: dict[str, Any]) -> list[Chip]:
    """The seat's own cards; of others only their backs."""
    if seat == box.scene.seat:
        return [box.chip(card) for card in [*box.view["military_hand"], *box.view["kept"]]]
    hidden = len(c["military_backs"])
    if not hidden:
        return []
    said = box.text("board-cards-hidden", count=hidden, ages=ages(c["military_backs"]))
    return [Chip(said, COLOURS["bonus"], pale=True)]
