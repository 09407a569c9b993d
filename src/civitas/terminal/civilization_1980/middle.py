"""What belongs to everybody in Civilization (1980): calamities that lie open, and the cards that can be bought."""

from rich.console import RenderableType
from rich.text import Text

from civitas.games.civilization_1980.facts.cards import CARD_COUNT, CARD_NAME, COMMODITY_COUNT, KIND_NAME, package_value
from civitas.terminal.civilization_1980.needs import card_price
from civitas.terminal.civilization_1980.scene import Scene
from civitas.terminal.menu import flow


def calamities(scene: Scene) -> list[RenderableType]:
    """The calamities that lie open, and before whom."""
    names = [scene.language.name(name) for name in KIND_NAME[COMMODITY_COUNT:]]
    lying = [
        scene.text("open-calamity", card=names[index], seat=scene.players[holder])
        for index, holder in enumerate(scene.view["calamity_holder"])
        if holder >= 0
    ]
    return [scene.line("open-calamities", ", ".join(lying), "red")] if lying else []


def prices(scene: Scene, width: int) -> list[RenderableType]:
    """What every card that is left would cost now; dim where cards and treasury do not reach."""
    seat, basket = scene.viewer, scene.view["question"].get("basket", [])
    parts: list[RenderableType] = []
    if basket:
        names = ", ".join(scene.language.name(CARD_NAME[card]) for card in basket)
        parts.append(Text.from_markup(" " + scene.text("basket", cards=names, price=scene.view["question"]["price"])))
    funds = package_value(scene.view["hand"]) + scene.view["treasury"][seat]
    cells = []
    for card in range(CARD_COUNT):
        if scene.view["supply"][card] and not (scene.view["cards"][seat] >> card) & 1 and card not in basket:
            price = card_price(scene.view, card)
            style = "default" if price <= funds else "dim"
            cells.append(Text(f"{scene.language.name(CARD_NAME[card])} {price}", style=style))
    heading = Text.from_markup(f"[bold]{scene.text('prices')}:[/]")
    return [*parts, *(line[1:] for line in flow(cells, width, heading))]
