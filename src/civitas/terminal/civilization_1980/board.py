"""What lies in front of the seat that looks: own areas and ships, the hand and cards."""

from rich.console import RenderableType
from rich.markup import escape
from rich.text import Text

from civitas.games.civilization_1980.facts.board import AREA, AREAS, HAS_SITE
from civitas.games.civilization_1980.facts.cards import KIND, KIND_NAME
from civitas.terminal.civilization_1980.ratings import WIDER
from civitas.terminal.civilization_1980.scene import CITY, SITE, Scene
from civitas.terminal.menu import flow


def board(scene: Scene, width: int) -> list[RenderableType]:
    """Everything that is the seat's own; nothing for who only watches, or before the first round."""
    if scene.seat is None or not scene.view["round"]:
        return []
    parts: list[RenderableType] = [*_areas(scene, width)]
    if any(scene.own["ships"]):
        parts.append(scene.line(scene.text("own-ships"), ", ".join(_ships(scene))))
    if scene.view["options"]["variant"] == "full":
        parts.append(scene.line(scene.text("own-hand"), _hand(scene)))
        if width < WIDER and scene.own["cards"]:
            owned = [scene.language.name(f"card-{card}") for card in scene.own["cards"]]
            parts.append(scene.line(scene.text("own-cards"), escape(", ".join(owned))))
    return parts


def _areas(scene: Scene, width: int) -> list[Text]:
    owned = [area for area in AREAS if area in scene.own["tokens"] or area in scene.own["cities"]]
    cells = [Text.from_markup(_area(scene, area)) for area in owned]
    heading = Text.from_markup(f"[bold]{scene.text('own-areas')}:[/]")
    return [line[1:] for line in flow(cells, width, heading)] if cells else []


def _area(scene: Scene, area: str) -> str:
    """An own area: tokens and limit, whether a city can stand here, and who else is there."""
    tokens, name = scene.own["tokens"].get(area, 0), scene.name(f"area-{area}")
    if area in scene.own["cities"]:
        text = f"[bold]{CITY} {name}[/]" + (f" +{tokens}" if tokens else "")
    else:
        limit = scene.mine["feeds"][area]
        site = f" {SITE}" if HAS_SITE[AREA[area]] else ""
        text = f"{name} [{'yellow' if tokens > limit else 'green'}]{tokens}/{limit}[/]{site}"
    others = [scene.other(other, area) for other in scene.view["order"] if other != scene.seat]
    return " ".join([text, *filter(None, others)])


def _ships(scene: Scene) -> list[str]:
    ships = scene.own["ships"]
    cargo = scene.view["cargo"] if scene.view["mover"] == scene.viewer else [0] * len(ships)
    return [
        f"{ship + 1} {escape(scene.coast(coast))}" + (f" [yellow]({cargo[ship]}/5)[/]" if cargo[ship] else "")
        for ship, coast in enumerate(ships)
        if coast is not None
    ]


def _hand(scene: Scene) -> str:
    """The cards of the seat with what their sets are worth, as markup."""
    hand = scene.mine["hand"]
    parts = []
    for kind, count in hand["cards"].items():
        name, worth = scene.name(KIND_NAME[KIND[kind]]), hand["sets"].get(kind)
        parts.append(f"[red]{name}[/]" if worth is None else f"{count} {name} [dim]={worth}[/]")
    if not parts:
        return f"[dim]{scene.text('own-hand-empty')}[/]"
    total = scene.text("own-hand-total", count=hand["count"], value=hand["worth"])
    return f"{', '.join(parts)}  [dim]({total})[/]"
