"""What belongs to everybody in Civilization (2010): wonders, buildings, resources, decks and pools."""

from rich.console import RenderableType
from rich.text import Text

from civitas.games.civilization_2010.facts.buildings import (
    BUILDING_COST,
    BUILDINGS,
    FAMILIES,
    FAMILY_BASIC,
    FAMILY_UPGRADE,
    IS_STARRED,
)
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.techs import TECH_OF_BUILDING, TECHS
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.wonders import DISCOUNT_COST, DISCOUNT_TECH, WONDER_COST, WONDER_ERA, WONDERS
from civitas.terminal.civilization_2010.board import DOT, Line, lines
from civitas.terminal.civilization_2010.scene import ERA_STYLES, LEVELS, Scene

STAR = "*"
SIGN = "◇"
"""Before the market, as a dot stands before a player."""


def middle(scene: Scene) -> list[RenderableType]:
    """The market and what is left of everything."""
    market, decks = scene.view["market"], scene.view["decks"]
    events = scene.listed(f"{LEVELS[level]} {count}" for level, count in enumerate(decks["events"]))
    units = scene.listed(f"{scene.card(unit_type)} {count}" for unit_type, count in decks["units"].items())
    resources = market["resources"].items()
    content: list[Line] = [
        ("middle-wonders", _wonders(scene)),
        ("middle-buildings", scene.listed(_family(scene, number) for number in range(len(FAMILIES)))),
        ("board-resources", scene.listed(f"{scene.name(f'resource-{each}')} {count}" for each, count in resources)),
        ("middle-decks", f"{units}{DOT}{scene.text('middle-events', events=events)}"),
        ("middle-pools", _pools(scene)),
    ]
    return [Text.from_markup(f" [bold]{SIGN} {scene.text('middle-title')}[/]"), lines(scene, content)]


def _pools(scene: Scene) -> str:
    decks = scene.view["decks"]
    counts = {"huts": decks["huts"], "villages": decks["villages"], "states": decks["city_states"]}
    return scene.text("middle-pool-line", **counts, programs=scene.view["market"]["programs"])


def _wonders(scene: Scene) -> str:
    """The wonders that can be built with their costs, and how many cards are left."""
    names = [f"{wonder_name(scene, wonder)} {price(scene, wonder)}" for wonder in scene.view["wonders"]["market"]]
    left = scene.text("middle-wonder-deck", count=len(scene.view["wonders"]["deck"]))
    return f"{scene.listed(names) or scene.text('middle-no-wonder')} [dim]({left})[/]"


def wonder_name(scene: Scene, wonder: str) -> str:
    """A wonder in the colour of its era."""
    return f"[{ERA_STYLES[ERAS[WONDER_ERA[WONDERS.index(wonder)]]]}]{scene.card(wonder)}[/]"


def price(scene: Scene, wonder: str) -> str:
    """What a wonder costs the one who looks, as markup; with the tech that makes it cheaper for others."""
    number = WONDERS.index(wonder)
    tech = DISCOUNT_TECH[number]
    if tech == NONE:
        return f"[bold]{WONDER_COST[number]}[/]"
    if scene.seat is not None and TECHS[tech] in scene.own["techs"]:
        return f"[bold yellow]{DISCOUNT_COST[number]}[/]"
    discount = scene.text("about-wonder-discount", cost=DISCOUNT_COST[number], tech=scene.card(TECHS[tech]))
    return f"[bold]{WONDER_COST[number]}[/] [dim]({discount})[/]"


def _family(scene: Scene, family: int) -> str:
    """A building in the form that the one who looks can build, with its cost and how many are left."""
    known = scene.own["techs"] if scene.seat is not None else []
    basic, upgrade = FAMILY_BASIC[family], FAMILY_UPGRADE[family]
    is_upgraded = upgrade != NONE and TECHS[TECH_OF_BUILDING[upgrade]] in known
    building = upgrade if is_upgraded else basic
    is_open = is_upgraded or TECHS[TECH_OF_BUILDING[basic]] in known
    name = scene.card(BUILDINGS[building]) + (STAR if IS_STARRED[building] else "")
    shown = f"[bold]{name}[/]" if is_open else name
    left = scene.view["market"]["buildings"][FAMILIES[family]]
    return f"{shown} {BUILDING_COST[building]} [dim]×{left}[/]"
