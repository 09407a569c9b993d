"""The nations of Civilization (1980): one row for each with cities, tokens, treasury, cards, points and the track."""

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.games.civilization_1980.facts.nations import SPACES
from civitas.games.civilization_1980.view_types import NationView
from civitas.terminal.civilization_1980.scene import Scene

ROMAN = ["", "I", "II", "III", "IV", "V"]
WIDE = 110
"""From this width on the epochs have names."""
WIDER = 150
"""From this width on everybody's cards are listed."""


def ratings(scene: Scene, width: int) -> Grid:
    """Everybody's pieces, cards and points."""
    nomads = scene.view["options"]["variant"] == "nomads-and-seafarers"
    small = scene.view["options"]["variant"] != "full"
    columns = ["nation", "areas" if nomads else "cities", "board", "stock", "treasury", "ships"]
    columns += [] if small else ["hand", "cards", "points"]
    columns += [] if nomads else ["track"]
    grid = Grid(box=None, padding=(0, 1, 0, 1) if width >= WIDE else (0, 0, 0, 1), header_style="dim")
    for column in columns:
        left = column in ("nation", "track") or (column == "cards" and width >= WIDER)
        heading = scene.text(f"column-{column}")
        grid.add_column(heading, justify="left" if left else "right", no_wrap=column != "cards")
    for seat in scene.view["order"]:
        cells = _cells(scene, seat, width)
        grid.add_row(*[Text.from_markup(cells[column]) for column in columns])
    return grid


def _cells(scene: Scene, seat: int, width: int) -> dict[str, str]:
    """The row of one nation; everything in it is public."""
    style, name = scene.styles[seat], scene.names[seat]
    name = scene.text("player-you", name=name) if seat == scene.seat else name
    nation: NationView = scene.view["nations"][seat]
    cards = nation["cards"]
    listed = ", ".join(scene.language.name(f"card-{card}") for card in cards)
    return {
        "nation": f"[{style}]● {escape(name)}[/]",
        "cities": f"[bold]{len(nation['cities'])}[/]",
        "areas": f"[bold]{len(nation['tokens'])}[/]",
        "board": str(nation["on_board"]),
        "stock": str(nation["stock"]),
        "treasury": str(nation["treasury"]),
        "ships": str(sum(1 for coast in nation["ships"] if coast is not None)),
        "hand": str(nation["hand_size"]),
        "cards": f"{len(cards)} [dim]{escape(listed)}[/]" if width >= WIDER else str(len(cards)),
        "points": str(nation["points"]),
        "track": _track(scene, nation, width),
    }


def _track(scene: Scene, nation: NationView, width: int) -> str:
    space, epoch = nation["track"], nation["epoch"]
    if space > SPACES:
        return f"[bold]{scene.text('track-finish')}[/]"
    name = scene.language.name(f"epoch-{epoch}") if width >= WIDE else ROMAN[epoch]
    return f"{space:2}/{SPACES} [dim]{escape(name)}[/]"
