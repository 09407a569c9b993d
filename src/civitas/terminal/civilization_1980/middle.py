"""What belongs to everybody in Civilization (1980): calamities that lie open, and the cards that can be bought."""

from rich.console import RenderableType
from rich.text import Text

from civitas.terminal.civilization_1980.scene import Scene
from civitas.terminal.menu import flow


def calamities(scene: Scene) -> list[RenderableType]:
    """The calamities that lie open, and before whom."""
    lying = []
    for calamity, lies in scene.view["calamities"].items():
        name = scene.language.name(f"calamity-{calamity}")
        lying.append(scene.text("open-calamity", card=name, seat=scene.players[lies["holder"]]))
    return [scene.line("open-calamities", ", ".join(lying), "red")] if lying else []


def prices(scene: Scene, width: int) -> list[RenderableType]:
    """What every card that is left would cost now; dim where cards and treasury do not reach."""
    question = scene.view["question"]
    parts: list[RenderableType] = []
    if question["basket"]:
        names = ", ".join(scene.language.name(f"card-{card}") for card in question["basket"])
        parts.append(Text.from_markup(" " + scene.text("basket", cards=names, price=question["price"])))
    cells = []
    for card, costs in scene.view["own"]["prices"].items():
        if scene.view["supply"][card]:
            style = "default" if costs["price"] <= question["funds"] else "dim"
            cells.append(Text(f"{scene.language.name(f'card-{card}')} {costs['price']}", style=style))
    heading = Text.from_markup(f"[bold]{scene.text('prices')}:[/]")
    return [*parts, *(line[1:] for line in flow(cells, width, heading))]
