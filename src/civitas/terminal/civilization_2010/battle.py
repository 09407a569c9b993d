"""A battle of Civilization (2010): the fronts with strength, health and wounds, the hands and the combat bonus."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.terminal.civilization_2010.scene import Scene

SIDES = ("attacker", "defender")


def battle(scene: Scene) -> list[RenderableType]:
    """The battle that is being fought, if any."""
    shown = scene.view["battle"]
    if shown is None:
        return []
    grid = Grid(box=None, padding=(0, 2, 0, 1), header_style="dim")
    for key in ("front", *SIDES):
        grid.add_column(scene.text(f"battle-{key}"))
    for number, front in enumerate(shown["fronts"], 1):
        grid.add_row(str(number), *[Text.from_markup(_unit(scene, front, side)) for side in SIDES])
    for label, cells in (("battle-hand", _hands(scene, shown)), ("battle-bonus", _bonus(shown["bonus"]))):
        if any(cells):
            grid.add_row(scene.text(label), *[Text.from_markup(cell) for cell in cells])
    return [grid]


def _unit(scene: Scene, front: dict[str, Any], side: str) -> str:
    """A unit on a front with its values and wounds."""
    if front[side] is None:
        return f"[dim]{scene.text('battle-nothing')}[/]"
    unit = scene.unit(front[side], [front[f"{side}_strength"], front[f"{side}_health"]])
    wounds = front[f"{side}_wounds"]
    return f"{unit}, [red]{scene.text('n-wounds', count=wounds)}[/]" if wounds else unit


def _hands(scene: Scene, shown: dict[str, Any]) -> list[str]:
    """The units that both sides have still to play: those the viewer may see, of the others the number."""
    return [_hand(scene, hand) for hand in shown["hands"]] or ["", ""]


def _hand(scene: Scene, hand: dict[str, Any]) -> str:
    if "units" not in hand:
        return scene.text("battle-cards", count=hand["count"])
    cards = zip(hand["units"], hand["values"], strict=True)
    return scene.listed(scene.unit(unit, values) for unit, values in cards)


def _bonus(bonus: int) -> list[str]:
    """The combat bonus card lies with one side."""
    return [f"+{bonus}" if bonus > 0 else "", f"+{-bonus}" if bonus < 0 else ""]
