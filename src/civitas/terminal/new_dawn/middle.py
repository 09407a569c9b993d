"""What belongs to everybody in A New Dawn: agendas with everybody's progress, world wonders, the supply."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.games.new_dawn.facts.terrain import RESOURCES
from civitas.games.new_dawn.facts.wonders import WONDER_COST, WONDER_RESOURCES, WONDERS
from civitas.terminal.menu import flow
from civitas.terminal.new_dawn.board import lines
from civitas.terminal.new_dawn.scene import KIND_STYLES, Scene

DONE = "✓"


def middle(scene: Scene, width: int) -> list[RenderableType]:
    """Agendas, world wonders and the supply."""
    rest = [("middle-supply", _supply(scene)), ("middle-event", _event(scene))]
    return [agendas(scene), *wonder_row(scene, width), lines(scene, rest)]


def agendas(scene: Scene) -> Grid:
    """The agendas of the victory cards, two for each, and how far everybody has come."""
    grid = Grid(box=None, padding=(0, 1, 0, 1), header_style="dim")
    grid.add_column(scene.text("middle-agendas"), no_wrap=True)
    grid.add_column(scene.text("middle-agenda-or"), no_wrap=True)
    for seat in range(scene.view["players"]):
        grid.add_column(Text.from_markup(f"[{scene.styles[seat]}]{scene.mark(seat)}[/]"), justify="center")
    for card in scene.view["victory_cards"]:
        names = [scene.name(f"agenda-{agenda}") for agenda in card["agendas"]]
        cells = [_progress(scene, seat, card["agendas"]) for seat in range(scene.view["players"])]
        grid.add_row(*[Text.from_markup(text) for text in [*names, *cells]])
    return grid


def _progress(scene: Scene, seat: int, names: list[str]) -> str:
    """How far a player is with both agendas of a card; one is enough."""
    entries = [entry for entry in scene.civilizations[seat]["agendas"] if entry["agenda"] in names]
    return " ".join(_part(entry) for entry in entries)


def _part(entry: dict[str, Any]) -> str:
    if entry["completed"]:
        return f"[bold green]{DONE}[/]"
    text = f"{entry['have']}/{entry['need']}"
    return f"[bold]{text}[/]" if entry["have"] else f"[dim]{text}[/]"


def wonder_row(scene: Scene, width: int) -> list[Text]:
    """The world wonders that can be built, with what they cost the one who looks."""
    cells = [_deck(scene, kind, deck) for kind, deck in scene.view["wonders"]["decks"].items()]
    heading = Text.from_markup(f"[bold]{scene.text('middle-wonders')}:[/]")
    return flow([Text.from_markup(cell) for cell in cells], width, heading)


def _deck(scene: Scene, kind: str, deck: dict[str, Any]) -> str:
    label = f"[{KIND_STYLES[kind]}]{scene.name(f'wonder-type-{kind}')}[/]"
    if not deck["face_up"]:
        return f"{label} [dim]{scene.text('middle-no-wonder')}[/]"
    left = f" [dim]+{len(deck['face_down'])}[/]" if deck["face_down"] else ""
    return f"{scene.wonder(deck['face_up'])} {price(scene, deck['face_up'])}{left}"


def price(scene: Scene, wonder: str) -> str:
    """What a wonder costs the one who looks, as markup, and the resources that pay for it."""
    number = WONDERS.index(wonder)
    costs = scene.own["wonder_costs"] if scene.seat is not None else {}
    cost = costs.get(wonder, WONDER_COST[number])
    shown = f"[yellow]{cost}[/]" if cost != WONDER_COST[number] else str(cost)
    kinds = "/".join(scene.name(f"resource-{RESOURCES[each]}") for each in WONDER_RESOURCES[number])
    return f"[bold]{shown}[/] [dim]({kinds})[/]"


def _event(scene: Scene) -> str:
    """The event of the dial, and what comes next."""
    event, following = (scene.name(f"card-{scene.view['event'][key]}") for key in ("name", "next"))
    return f"{event} [dim]({scene.text('middle-next', event=following)})[/]"


def _supply(scene: Scene) -> str:
    text = scene.resources(scene.view["supply"])
    left = scene.view["trade_supply"]
    return text if left is None else f"{text}; {scene.text('middle-trade', count=left)}"
