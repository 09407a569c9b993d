"""What belongs to everybody in Civilization (1980): calamities that lie open."""

from rich.console import RenderableType

from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, KIND_NAME
from civitas.terminal.civilization_1980.scene import Scene


def calamities(scene: Scene) -> list[RenderableType]:
    """The calamities that lie open, and before whom."""
    names = [scene.language.name(name) for name in KIND_NAME[COMMODITY_COUNT:]]
    lying = [
        scene.text("open-calamity", card=names[index], seat=scene.players[holder])
        for index, holder in enumerate(scene.view["calamity_holder"])
        if holder >= 0
    ]
    return [scene.line(scene.text("open-calamities"), ", ".join(lying), "red")] if lying else []
