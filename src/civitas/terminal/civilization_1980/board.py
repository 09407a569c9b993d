"""What lies in front of the seat that looks: own areas and ships, the hand and cards."""

from rich.console import RenderableType
from rich.markup import escape
from rich.text import Text

from civitas.games.civilization_1980.facts.board import AREA_NAME, AREAS, HAS_SITE
from civitas.games.civilization_1980.facts.cards import (
    CARD_NAME,
    COMMODITY_COUNT,
    HELD_COUNT,
    KIND_NAME,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.phases.credits import bits
from civitas.terminal.civilization_1980.ratings import WIDER
from civitas.terminal.civilization_1980.scene import CITY, SITE, Scene, feeds
from civitas.terminal.menu import flow


def board(scene: Scene, width: int) -> list[RenderableType]:
    """Everything that is the seat's own; nothing for who only watches, or before the first round."""
    if scene.seat is None or not scene.view["round"]:
        return []
    parts: list[RenderableType] = [*_areas(scene, width)]
    if any(coast >= 0 for coast in scene.view["ships"][scene.seat]):
        parts.append(scene.line(scene.text("own-ships"), ", ".join(_ships(scene))))
    if scene.view["options"]["variant"] == "full":
        parts.append(scene.line(scene.text("own-hand"), hand(scene)))
        if width < WIDER and scene.view["cards"][scene.seat]:
            owned = [scene.language.name(CARD_NAME[card]) for card in bits(scene.view["cards"][scene.seat])]
            parts.append(scene.line(scene.text("own-cards"), escape(", ".join(owned))))
    return parts


def _areas(scene: Scene, width: int) -> list[Text]:
    seat = scene.viewer
    owned = [a for a in range(len(AREAS)) if scene.view["tokens"][seat][a] or scene.view["city_owner"][a] == seat]
    cells = [Text.from_markup(_area(scene, area)) for area in owned]
    heading = Text.from_markup(f"[bold]{scene.text('own-areas')}:[/]")
    return [line[1:] for line in flow(cells, width, heading)] if cells else []


def _area(scene: Scene, area: int) -> str:
    """An own area: tokens and limit, whether a city can stand here, and who else is there."""
    seat = scene.viewer
    tokens, limit = scene.view["tokens"][seat][area], feeds(scene.view, seat, area)
    name = scene.name(AREA_NAME[area])
    if scene.view["city_owner"][area] == seat:
        text = f"[bold]{CITY} {name}[/]" + (f" +{tokens}" if tokens else "")
    else:
        site = f" {SITE}" if HAS_SITE[area] else ""
        text = f"{name} [{'yellow' if tokens > limit else 'green'}]{tokens}/{limit}[/]{site}"
    others = [scene.other(other, area) for other in scene.view["order"] if other != seat]
    return " ".join([text, *filter(None, others)])


def _ships(scene: Scene) -> list[str]:
    seat = scene.viewer
    cargo = scene.view["cargo"] if scene.view["mover"] == seat else [0] * len(scene.view["ships"][seat])
    return [
        f"{ship + 1} {escape(scene.coast(coast))}" + (f" [yellow]({cargo[ship]}/5)[/]" if cargo[ship] else "")
        for ship, coast in enumerate(scene.view["ships"][seat])
        if coast >= 0
    ]


def hand(scene: Scene) -> str:
    """The cards of the seat with what their sets are worth, as markup."""
    held = scene.view["hand"]
    parts = []
    for kind in range(HELD_COUNT):
        if held[kind]:
            name = scene.name(KIND_NAME[kind])
            worth = f" [dim]={set_value(kind, held[kind])}[/]" if kind < COMMODITY_COUNT else ""
            parts.append(f"{held[kind]} {name}{worth}" if worth else f"[red]{name}[/]")
    if not parts:
        return f"[dim]{scene.text('own-hand-empty')}[/]"
    total = scene.text("own-hand-total", count=sum(held), value=package_value(held))
    return f"{', '.join(parts)}  [dim]({total})[/]"
