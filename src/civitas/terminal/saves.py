"""Games in files: what a table saves, and who sits where."""

import json
import os
from pathlib import Path
from typing import Any

from civitas.core.errors import BrokenDump
from civitas.core.registry import title as title_of
from civitas.core.table import Table


def autosave_path(table: Table) -> Path:
    """Where this game is kept while it is unfinished."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "civitas" / f"{table.title.id}-{table.seed}.json"


def write_game(path: Path, table: Table, seat: int, bots: dict[int, str]) -> None:
    """Save a game with its person and bots; a half-written file never replaces a good one."""
    stored = table.save()
    stored["terminal"] = {"seat": seat, "bots": {str(number): name for number, name in bots.items()}}
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_text(json.dumps(stored, indent=1), encoding="utf-8")
    draft.replace(path)


def read_game(path: Path) -> tuple[Table, int, dict[int, str]]:
    """The table of a saved game, the seat of its person and the names of its bots."""
    try:
        stored: Any = json.loads(path.read_text(encoding="utf-8"))
        where = stored["terminal"]
        seat, bots = int(where["seat"]), {int(number): str(name) for number, name in where["bots"].items()}
        table = Table.replay(title_of(stored["title"]), stored)
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BrokenDump(f"no saved game: {problem}") from problem
    automated = table.title.automated_seats(table.players, table.options)
    if sorted([seat, *bots, *automated]) != list(range(table.players)):
        raise BrokenDump("the seats of the saved game do not fit its players")
    return table, seat, bots
