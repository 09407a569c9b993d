"""The empire of one player: government, goods, techs, cities, figures, units, cards and markers."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_SHEETS, CIVILIZATIONS
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.units import UNIT_TYPE, UNIT_TYPES, UNITS
from civitas.terminal.civilization_2010.map import CITY_SIGNS
from civitas.terminal.civilization_2010.scene import LEVEL_STYLES, LEVELS, Scene

ACTIVE, WAITING = "▶", "●"
LABELS = [
    "board-state", "board-goods", "board-limits", "board-techs", "board-cities", "board-figures", "board-units",
    "board-events", "board-resources", "board-markers", "board-people", "board-wonders", "board-city-states",
    "middle-wonders", "middle-buildings", "middle-decks", "middle-pools",
]  # fmt: skip
"""What the lines of a board are about."""
DOT = " · "

Line = tuple[str, str | RenderableType]
"""What a line is about, and what it says, as markup or ready to be shown."""


def board(scene: Scene, seat: int, told: Mapping[str, str]) -> list[RenderableType]:
    """Everything in front of a player, with the numbers that are told; nothing before a civilization is chosen."""
    if not scene.civilizations[seat]["civilization"]:
        return [Text.from_markup(f" [bold]{player(scene, seat)}[/]")]
    content = [(scene.text(label), said) for label, said in _content(scene, seat, told)]
    return [Text.from_markup(_head(scene, seat)), lines(scene, content)]


def player(scene: Scene, seat: int) -> str:
    """A player with the mark of the one on turn, and of the one who looks."""
    mark = ACTIVE if seat in scene.view["to_act"] and not scene.view["result"] else WAITING
    name = scene.players[seat]
    shown = scene.text("player-you", name=name) if seat == scene.seat else name
    return f"[{scene.styles[seat]}]{mark} {seat + 1}[/] {shown}"


def lines(scene: Scene, content: Sequence[Line]) -> Grid:
    """Lines with a label in front, all labels equally wide; empty lines are left out."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(min_width=max(len(scene.text(label)) for label in LABELS) + 1, no_wrap=True, style="dim")
    for label, said in content:
        if said:
            shown = Text.from_markup(said) if isinstance(said, str) else said
            grid.add_row(" ", f"{label}:", shown)
    return grid


def _head(scene: Scene, seat: int) -> str:
    leader = scene.name(f"civilization-{scene.civilizations[seat]['civilization']}-leader")
    return f" [bold]{player(scene, seat)}[/]  {leader}"


def _content(scene: Scene, seat: int, told: Mapping[str, str]) -> Iterator[Line]:
    c = scene.civilizations[seat]
    yield "board-state", _state(scene, c)
    yield "board-goods", _goods(scene, c, told)
    yield "board-limits", scene.text("board-limit-line", **c["limits"])
    yield "board-techs", _techs(scene, c)
    yield "board-cities", scene.listed(_city(scene, city) for city in c["cities"])
    yield "board-figures", _figures(scene, c)
    yield "board-units", _units(scene, seat)
    yield "board-events", _events(scene, c)
    yield "board-resources", scene.counted("resource", c["resources"])
    yield "board-markers", _markers(scene, c)
    yield "board-people", scene.copies("card", c["people"])
    yield "board-wonders", scene.listed(_wonder(scene, wonder) for wonder in c["wonders"])
    yield "board-city-states", scene.listed(_city_state(scene, square) for square in c["city_states"])


def _state(scene: Scene, c: dict[str, Any]) -> str:
    """The government, and the policies with how many there can be."""
    policies = scene.text("board-policies", count=len(c["policies"]), most=c["limits"]["policies"])
    names = scene.listed(scene.card(policy) for policy in c["policies"])
    text = f"[bold]{scene.card(c['government'])}[/]{DOT}[dim]{policies}[/]"
    return f"{text} {names}" if names else text


def _goods(scene: Scene, c: dict[str, Any], told: Mapping[str, str]) -> str:
    """Trade with what the next turn brings, culture, and how far it is on the culture track and with coins."""
    income = f"[dim]({scene.text('board-income', count=c['income'])})[/]"
    parts = [
        f"[bold]{scene.text('board-trade', count=c['trade'])}[/] {income}",
        f"[bold]{scene.text('board-culture', count=c['culture'])}[/]",
        scene.text("board-track", progress=told["victory-culture"]),
        scene.text("board-coins", progress=told["victory-economic"]),
    ]
    return DOT.join(parts)


def _techs(scene: Scene, c: dict[str, Any]) -> RenderableType:
    """The rows of the pyramid from its base up; the starting tech lies in the first whatever its level."""
    start = TECHS[CIVILIZATION_SHEETS[CIVILIZATIONS.index(c["civilization"])].tech]
    rows: dict[int, list[str]] = {}
    for tech in c["techs"]:
        level = TECH_LEVEL[TECHS.index(tech)]
        name = f"[{LEVEL_STYLES[level - 1]}]{scene.card(tech)}[/]"
        rows.setdefault(1 if tech == start else level, []).append(name)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    for row in sorted(rows):
        grid.add_row(LEVELS[row - 1], Text.from_markup(scene.listed(rows[row])))
    return grid


def _city(scene: Scene, city: dict[str, Any]) -> str:
    """A city with what it yields and has."""
    extras = [scene.text(f"board-{key}") for key in ("walls", "program") if city[key]]
    parts = [
        scene.text("board-production", count=city["production"]),
        scene.text("board-devotion", count=city["culture"]),
        *extras,
    ]
    if not city["actions"] and scene.view["phase"] == "city-management":
        parts.append(scene.text("board-done"))
    return f"{CITY_SIGNS[city['capital'], city['walls']]} {city['square']} [dim]({scene.listed(parts)})[/]"


def _figures(scene: Scene, c: dict[str, Any]) -> str:
    """Where armies and scouts stand, and how many are left."""
    parts = []
    for kind in ("armies", "scouts"):
        squares = [figure["square"] for figure in c[kind]]
        if squares:
            places = [(square, squares.count(square)) for square in dict.fromkeys(squares)]
            shown = scene.listed(square if count == 1 else f"{square} ×{count}" for square, count in places)
            parts.append(f"{scene.text(f'board-{kind}')} {shown}")
    supply = scene.text("board-in-supply", armies=c["supply"]["armies"], scouts=c["supply"]["scouts"])
    return DOT.join([*parts, f"[dim]{supply}[/]"])


def _units(scene: Scene, seat: int) -> str:
    """The standing forces by type and rank; the own ones with strength and health."""
    c = scene.civilizations[seat]
    parts = []
    for number, unit_type in enumerate(UNIT_TYPES):
        count, rank = c["unit_types"][unit_type], c["ranks"][unit_type]
        if not count:
            continue
        name = f"{scene.card(unit_type)} [dim]{LEVELS[rank - 1]}[/]" if rank else scene.card(unit_type)
        parts.append(f"{name} {_own_cards(scene, seat, number) or f'×{count}'}")
    return scene.listed(parts)


def _own_cards(scene: Scene, seat: int, unit_type: int) -> str:
    units = scene.civilizations[seat].get("units", {})
    found = []
    for unit, count in units.items():
        if UNIT_TYPE[UNITS.index(unit)] == unit_type:
            strength, health = scene.printed_values(seat, unit)
            found.append(f"{strength}/{health}" + (f"×{count}" if count > 1 else ""))
    return " ".join(found)


def _events(scene: Scene, c: dict[str, Any]) -> str:
    """Culture events in hand: by name for those who know them, else by the levels on their backs."""
    if "events" in c:
        return scene.copies("card", c["events"])
    return scene.listed(f"{LEVELS[level]} ×{count}" for level, count in enumerate(c["event_backs"]) if count)


def _markers(scene: Scene, c: dict[str, Any]) -> str:
    """Facedown hut and village markers."""
    if "tokens" in c:
        return scene.copies("card", c["tokens"])
    return scene.listed(
        scene.text(f"board-{back}-backs", count=count) for back, count in c["token_backs"].items() if count
    )


def _wonder(scene: Scene, wonder: str) -> str:
    square = scene.view["wonders"]["built"][wonder]["square"]
    text = f"{scene.card(wonder)} [dim]{square}[/]"
    return f"{text} ({scene.text('board-obsolete')})" if wonder in scene.view["wonders"]["obsolete"] else text


def _city_state(scene: Scene, square: str) -> str:
    piece = scene.squares[square].get("piece")
    return f"{scene.card(piece)} [dim]{square}[/]" if piece else square
