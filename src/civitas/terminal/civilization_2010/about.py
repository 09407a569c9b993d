"""What there is to know about a card, a civilization, a marker or a square of Civilization (2010), and where it is."""

from collections.abc import Iterator
from typing import Any

from rich.markup import escape

from civitas.games.civilization_2010.facts.buildings import BUILDING_COST, BUILDING_FAMILY, BUILDINGS, FAMILIES
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENTS
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.units import HEALTH, RANKS, STRENGTH, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA, WONDERS
from civitas.games.civilization_2010.telling.effects.lines import effect_lines
from civitas.terminal.civilization_2010.board import city_line
from civitas.terminal.civilization_2010.choices import described
from civitas.terminal.civilization_2010.middle import price
from civitas.terminal.civilization_2010.scene import LEVELS, Scene

EXPLAINED = ("card", "civilization", "terrain", "resource", "feature", "city-action", "victory", "loot", "phase")
"""The kinds of ids that can be asked about."""
PARTS = ("-text", "-leader")
"""Ids that end like this belong to the id before them."""


def facts(scene: Scene, name_id: str) -> Iterator[str]:
    """Everything about one thing behind its name, as lines of markup."""
    kind, _, word = name_id.partition("-")
    if kind == "civilization":
        yield scene.name(f"{name_id}-leader")
    elif kind == "card":
        yield from _card(scene, word)
    yield from (escape(scene.language.said(line, [])) for line in effect_lines(name_id))
    if kind == "civilization":
        led = [seat for seat, c in enumerate(scene.civilizations) if c[kind] == word]
        yield from (_dim(scene.text("player", number=seat + 1)) for seat in led)


def _players(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    return list(zip(scene.players, scene.civilizations, strict=True))


def _dim(text: str) -> str:
    return f"[dim]{text}[/]"


def _card(scene: Scene, word: str) -> Iterator[str]:
    if word in TECHS:
        yield scene.text("about-level", level=LEVELS[TECH_LEVEL[TECHS.index(word)] - 1])
        known = scene.listed(name for name, c in _players(scene) if word in c["techs"])
        if known:
            yield _dim(scene.text("about-known-by", names=known))
    elif word in WONDERS:
        yield from _wonder(scene, word)
    elif word in EVENTS:
        yield scene.text("about-event", level=LEVELS[EVENT_LEVEL[EVENTS.index(word)] - 1])
    elif word in BUILDINGS:
        number = BUILDINGS.index(word)
        left = scene.view["market"]["buildings"][FAMILIES[BUILDING_FAMILY[number]]]
        yield scene.text("about-building", cost=BUILDING_COST[number], left=left)
    elif word in UNITS:
        number = UNITS.index(word)
        for rank in range(1, RANKS + 1):
            values = {"strength": STRENGTH[number][rank], "health": HEALTH[number][rank]}
            yield scene.text("about-unit", rank=scene.name(f"rank-{rank}"), **values)


def _wonder(scene: Scene, word: str) -> Iterator[str]:
    era = scene.name(f"era-{ERAS[WONDER_ERA[WONDERS.index(word)]]}")
    yield scene.text("about-wonder", era=era, cost=price(scene, word))
    built = scene.view["wonders"]["built"].get(word)
    if built:
        yield _dim(scene.text("about-built", name=scene.players[built["owner"]], square=built["square"]))
    elif word in scene.view["wonders"]["market"]:
        yield _dim(scene.text("about-in-market"))


def about_square(scene: Scene, name: str) -> list[str]:
    """A square with its terrain, all that is there, and its neighbours."""
    square = scene.squares[name]
    if "terrain" not in square:
        return [f"[bold]{name}[/] {scene.text('map-facedown')}"]
    lines = [f"[bold]{name}[/] {described(scene, square)}"]
    city = scene.city(name)
    if city is not None:
        lines.append(f"  {city_line(scene, city)}")
    elif "owner" in square:
        outskirts = scene.text("there-outskirts", name=scene.players[square["owner"]], city=square["city"])
        lines.append(f"  {outskirts}")
    lines += [f"  {scene.text(f'there-{key}')}" for key in ("changed", "frozen") if name in scene.view["map"][key]]
    piece = square.get("piece")
    lines += [f"  {escape(scene.language.said(line, []))}" for line in effect_lines(f"card-{piece}")]
    for way, other in scene.neighbours(name):
        lines.append(f"  [dim]{scene.name(f'direction-{way}')}:[/] {other} {described(scene, scene.squares[other])}")
    return lines
