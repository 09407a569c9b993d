"""The score line of Through the Ages: one row for each player with points, ratings, goods, actions and hands."""

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from civitas.terminal.through_the_ages.scene import Scene

WIDE = 110
"""From this width on there is room between the columns."""
COLUMNS = ["player", "culture", "science", "strength", "faces", "food", "resources", "civil", "military", "hand"]
ACTIVE, WAITING = "▶", "●"


def ratings(scene: Scene, width: int) -> Grid:
    """Everybody's points, ratings and goods."""
    wide = width >= WIDE
    grid = Grid(box=None, padding=(0, 2, 0, 1) if wide else (0, 0, 0, 1), header_style="dim")
    for column in COLUMNS:
        short = column == "resources" and not wide
        heading = scene.text("column-resources-short" if short else f"column-{column}")
        grid.add_column(heading, justify="left" if column == "player" else "right", no_wrap=True)
    for seat in range(len(scene.civilizations)):
        cells = _cells(scene, seat)
        grid.add_row(*[Text.from_markup(cells.get(column, "")) for column in COLUMNS])
    return grid


def player(scene: Scene, seat: int) -> str:
    """A player with the mark of the one on turn, and of the one who looks."""
    mark = ACTIVE if seat == scene.view["active"] and not scene.view["result"] else WAITING
    name = scene.players[seat]
    return f"{mark} " + (scene.text("player-you", name=name) if seat == scene.seat else name)


def _cells(scene: Scene, seat: int) -> dict[str, str]:
    c = scene.civilizations[seat]
    if c["left"]:
        return {"player": player(scene, seat), "culture": f"[dim]{scene.text('board-left')}[/]"}
    hand = f"{len(c['hand'])}+{len(c['military_backs'])}"
    return {
        "player": player(scene, seat),
        "culture": f"[bold]{c['culture']}[/] [dim]+{c['culture_rate']:<2}[/]",
        "science": f"{c['science']} [dim]+{c['science_rate']:<2}[/]",
        "strength": f"[bold]{c['strength']}[/]",
        "faces": faces(scene, c),
        "food": f"{c['food']} [dim]{_change(c['food_production'], c['consumption']):<4}[/]",
        "resources": f"{c['resources']} [dim]{_change(c['resource_production'], c['corruption']):<5}[/]",
        "civil": f"{c['civil']}/{c['civil_total']}",
        "military": f"{c['military'] + c['extra_military']}/{c['military_total']}",
        "hand": str(len(c["hand"])) if scene.is_simple else hand,
    }


def faces(scene: Scene, c: dict[str, Any]) -> str:
    """Happy faces, and how many are needed; red where workers are discontent."""
    if scene.is_simple:
        return str(c["faces"])
    style = "red" if c["discontent"] > c["unused"] else "yellow" if c["discontent"] else "default"
    return f"[{style}]{c['faces']}/{c['demand']}[/]"


def _change(gain: int, loss: int) -> str:
    return f"+{gain}" + (f"−{loss}" if loss else "")
