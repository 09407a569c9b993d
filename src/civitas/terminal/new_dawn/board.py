"""The seat of one player: leader, focus row, tech dial, caravans, resources, wonders and diplomacy."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.games.new_dawn.civilizations.tech_dial import LAST_SPACE, LEVEL_AT
from civitas.terminal.menu import flow
from civitas.terminal.new_dawn.scene import LEVELS, Scene

ACTIVE, WAITING = "▶", "●"
LABELS = [
    "board-dial", "board-pieces", "board-caravans", "board-resources", "board-wonders", "board-diplomacy",
    "board-given", "board-states", "middle-supply", "middle-event",
]  # fmt: skip
"""What the lines of a board are about."""

Line = tuple[str, str]
"""What a line is about (the id of a message), and what it says, as markup."""


def board(scene: Scene, seat: int, width: int) -> list[RenderableType]:
    """Everything in front of a player."""
    c = scene.civilizations[seat]
    row = [Text.from_markup(f"[dim]{slot}[/] {scene.slot(seat, slot)}") for slot in range(1, len(c["row"]) + 1)]
    return [Text.from_markup(_head(scene, seat)), *flow(row, width), lines(scene, list(_content(scene, seat)))]


def player(scene: Scene, seat: int) -> str:
    """A player with the mark of the one on turn, and of the one who looks."""
    mark = ACTIVE if seat == scene.view["active"] and not scene.view["result"] else WAITING
    name = scene.players[seat]
    shown = scene.text("player-you", name=name) if seat == scene.seat else name
    return f"[{scene.styles[seat]}]{mark} {scene.mark(seat)}[/] {shown}"


def lines(scene: Scene, content: Sequence[Line]) -> Grid:
    """Lines with a label in front, all labels equally wide; empty lines are left out."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(min_width=max(len(scene.text(label)) for label in LABELS) + 1, no_wrap=True, style="dim")
    for label, said in content:
        if said:
            grid.add_row(" ", f"{scene.text(label)}:", Text.from_markup(said))
    return grid


def _head(scene: Scene, seat: int) -> str:
    c = scene.civilizations[seat]
    head = f" [bold]{player(scene, seat)}[/]"
    if not c["leader"]:
        return head
    leader, people = (scene.name(f"leader-{c['leader']}{part}") for part in ("", "-civilization"))
    return f"{head}  {leader}, {people}"


def _content(scene: Scene, seat: int) -> Iterator[Line]:
    c = scene.civilizations[seat]
    yield "board-dial", _dial(scene, c)
    yield "board-pieces", _pieces(scene, c)
    yield "board-caravans", _caravans(scene, c)
    yield "board-resources", _resources(scene, c)
    yield "board-wonders", scene.listed(_wonder(scene, wonder) for wonder in c["wonders"])
    yield "board-states", scene.listed(scene.name(f"city-state-{state}") for state in c["city_states"])
    yield "board-diplomacy", _diplomacy(scene, c)
    yield "board-given", _given(scene, c)


def _dial(scene: Scene, c: dict[str, Any]) -> str:
    """The tech dial and the next space that brings a card."""
    ahead = sorted(space for space in LEVEL_AT if space > c["dial"])
    text = f"[bold]{c['dial']}[/]/{LAST_SPACE}"
    if not ahead:
        return text
    level = scene.text("board-level", level=LEVELS[LEVEL_AT[ahead[0]] - 1], space=ahead[0])
    return f"{text} [dim]({level})[/]"


def _pieces(scene: Scene, c: dict[str, Any]) -> str:
    parts = [
        scene.text("board-cities", count=len(c["cities"]), mature=len(c["mature"])),
        scene.text("board-tokens", count=len(c["tokens"])),
    ]
    unused = scene.text("board-unused", cities=c["unused"]["cities"], tokens=c["unused"]["tokens"])
    return f"{', '.join(parts)} [dim]({unused})[/]"


def _caravans(scene: Scene, c: dict[str, Any]) -> str:
    places = [place for place in c["caravans"] if place != "reserve"]
    return scene.listed(scene.text("board-on-card") if place == "card" else place for place in places)


def _resources(scene: Scene, c: dict[str, Any]) -> str:
    naturals = [scene.name(f"natural-wonder-{each}") for each in c["natural_wonders"]]
    return scene.listed([each for each in [scene.resources(c["resources"]), *naturals] if each])


def _wonder(scene: Scene, wonder: str) -> str:
    text = f"{scene.wonder(wonder)} [dim]{scene.view['wonders']['built'][wonder]['space']}[/]"
    stored = scene.view["great_zimbabwe"]
    return f"{text} ({stored})" if wonder == "great-zimbabwe" and stored else text


def _diplomacy(scene: Scene, c: dict[str, Any]) -> str:
    """The cards held: of city-states, and of other players."""
    cards = [scene.name(f"card-{state}") for state in c["envoys"]]
    cards += [_of(scene, pact["card"], pact["of"]) for pact in c["pacts"]]
    return scene.listed(cards)


def _of(scene: Scene, pact: str, seat: int) -> str:
    """A diplomacy card with a player: whose it is, or who holds it."""
    return f"{scene.name(f'card-{pact}')} ({scene.players[seat]})"


def _given(scene: Scene, c: dict[str, Any]) -> str:
    """The own cards that somebody else holds."""
    held = [(pact, holder) for pact, holder in c["own_pacts"].items() if holder is not None]
    return scene.listed(_of(scene, pact, holder) for pact, holder in held)
