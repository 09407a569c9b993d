"""What belongs to everybody in Civilization (1980): calamities that lie open."""

from rich.console import RenderableType

from civitas.terminal.civilization_1980.scene import Scene


def calamities(scene: Scene) -> list[RenderableType]:
    """The calamities that lie open, and before whom."""
    lying = []
    for calamity, lies in scene.view["calamities"].items():
        name = scene.language.name(f"calamity-{calamity}")
        lying.append(scene.text("open-calamity", card=name, seat=scene.players[lies["holder"]]))
    return [scene.line(scene.text("open-calamities"), ", ".join(lying), "red")] if lying else []
