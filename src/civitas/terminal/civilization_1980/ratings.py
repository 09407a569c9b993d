"""The nations of Civilization (1980): one row for each with cities, tokens, treasury, cards, points and the track."""

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.position import View
from civitas.games.civilization_1980.facts.cards import CARD_NAME, card_points
from civitas.games.civilization_1980.facts.nations import SPACES, epoch_at
from civitas.games.civilization_1980.phases.credits import bits
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
    cards = scene.view["cards"][seat]
    listed = ", ".join(scene.language.name(CARD_NAME[card]) for card in bits(cards))
    return {
        "nation": f"[{style}]● {escape(name)}[/]",
        "cities": f"[bold]{scene.view['city_count'][seat]}[/]",
        "areas": f"[bold]{sum(1 for count in scene.view['tokens'][seat] if count)}[/]",
        "board": str(_on_board(scene.view, seat)),
        "stock": str(scene.view["stock"][seat]),
        "treasury": str(scene.view["treasury"][seat]),
        "ships": str(sum(1 for coast in scene.view["ships"][seat] if coast >= 0)),
        "hand": str(scene.view["hand_size"][seat]),
        "cards": f"{cards.bit_count()} [dim]{escape(listed)}[/]" if width >= WIDER else str(cards.bit_count()),
        "points": f"{card_points(cards) + scene.view['treasury'][seat]}",
        "track": _track(scene, seat, width),
    }


def _track(scene: Scene, seat: int, width: int) -> str:
    space = scene.view["track"][seat]
    if space > SPACES:
        return f"[bold]{scene.text('track-finish')}[/]"
    epoch = epoch_at(scene.view["nation"][seat], space)
    name = scene.language.name(f"epoch-{epoch}") if width >= WIDE else ROMAN[epoch]
    return f"{space:2}/{SPACES} [dim]{escape(name)}[/]"


def _on_board(view: View, seat: int) -> int:
    aboard: int = sum(view["cargo"]) if view["mover"] == seat else 0
    ashore: int = sum(view["tokens"][seat])
    return ashore + aboard
