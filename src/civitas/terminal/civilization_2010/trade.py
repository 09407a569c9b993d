"""The Trade phase of Civilization (2010): open offers, and the draft of the one who looks."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from civitas.games.civilization_2010.verbs import GOODS, GOODS_NAMES
from civitas.terminal.civilization_2010.scene import Scene

TRADING = "Trading"


def offers(scene: Scene) -> list[RenderableType]:
    """All offers on the table and the own draft."""
    if scene.question.get("frame") != TRADING:
        return []
    lines = [_offer(scene, offer["seat"], offer["to"], offer["gives"], offer["wants"]) for offer in _open(scene)]
    draft = scene.question.get("draft")
    if draft:
        names = {"gives": goods(scene, draft["gives"]), "wants": goods(scene, draft["wants"])}
        lines.append(f"[bold]{scene.text('offers-draft', other=scene.players[draft['to']], **names)}[/]")
    return [Text.from_markup(f"  {line}") for line in lines]


def _open(scene: Scene) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = scene.question["offers"]
    return found


def offer_of(scene: Scene, seat: int, other: int) -> str:
    """What the open offer of a player to another gives and wants, in words."""
    for offer in _open(scene):
        if offer["seat"] == seat and offer["to"] == other:
            return f"{goods(scene, offer['gives'])} → {goods(scene, offer['wants'])}"
    return ""


def _offer(scene: Scene, seat: int, other: int, gives: dict[str, int], wants: dict[str, int]) -> str:
    names = {"name": scene.numbered(seat), "other": scene.numbered(other)}
    return scene.text("offers-line", **names, gives=goods(scene, gives), wants=goods(scene, wants))


def goods(scene: Scene, counts: dict[str, int]) -> str:
    """Goods with their numbers."""
    named = [(GOODS_NAMES[GOODS.index(each)], count) for each, count in counts.items() if count]
    return scene.listed(f"{count} {scene.name(name)}" for name, count in named) or scene.text("offers-nothing")
