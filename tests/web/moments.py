"""A server with tables that wait at chosen moments of a game: `python -m tests.web.moments PORT SEATS TITLE`."""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn

from civitas.bots import bot
from civitas.server import pages
from civitas.server.app import build_app
from civitas.server.messages import Act, BotSeat, NewTable
from civitas.server.services import Settings
from civitas.server.tables import Tables
from tests.server.process import free_port
from tests.web.process import Process

Wanted = Callable[[dict[str, Any]], bool]
"""Whether a view of seat 0 is the moment."""

PLAYERS: Final = 2
PATIENCE: Final = 900
"""So many actions a game may take until its moment comes."""
BOT: Final = "consul"


def _frame(view: dict[str, Any]) -> str:
    return view["question"]["frame"] if view["question"] else ""


def _is_far_march(view: dict[str, Any]) -> bool:
    reaches = view["question"].get("reach", []) if _frame(view) == "Movement" else []
    return any(each["ends"] == "stop" and each["steps"] > 1 for reach in reaches for each in reach["to"])


def _is_busy_city(view: dict[str, Any]) -> bool:
    production = view["civilizations"][0]["cities"][0]["production"] if view["turn"] else 0
    return _frame(view) == "CityManagement" and production >= view["civilizations"][0]["prices"]["army"]


MOMENTS: Final[dict[str, Wanted]] = {
    "march": _is_far_march,
    "city": _is_busy_city,
    "battle": lambda view: _frame(view) == "Battle" and bool(view["battle"]["fronts"]),
    "trade": lambda view: _frame(view) == "Trading",
}
"""Moments of Civilization (2010)."""


def wait_for(tables: Tables, title: str, seed: int, is_it: Wanted) -> tuple[str, str]:
    """A table where seat 0 is asked at such a moment, with its token."""
    opened = tables.open(NewTable(title, "Anna", PLAYERS, bots=[BotSeat(BOT, 1)]), seed=seed)
    assert opened.token is not None
    minds = [bot(title, BOT, seat) for seat in range(PLAYERS)]
    for number in range(PATIENCE):
        with tables.cache.hold(opened.table) as held:
            position = held.game.position
        if 0 in position.to_act and len(position.legal(0)) > 1 and is_it(dict(position.perspective(0).view)):
            return opened.table, opened.token
        seat = position.to_act[0]
        action = minds[seat].choose(position.perspective(seat))
        tables.act(opened.table, seat, Act(f"moment-{number}", held.game.seq, action))
    raise AssertionError(f"no such moment in {PATIENCE} actions")


class Moments(Process):
    """The server, and the seats at its tables by the names of their moments."""

    def __init__(self, remember: Path, title: str) -> None:
        port = free_port()
        super().__init__(port, ["-m", "tests.web.moments", str(port), str(remember), title])
        self.seats: dict[str, tuple[str, str]] = json.loads(remember.read_text(encoding="utf-8"))


def main() -> None:
    """Play until every moment has come, then serve."""
    port, remember, title = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        app = build_app(Settings(database=str(Path(folder) / "moments.db"), page=pages.PAGE))
        services = app.state.services
        services.database.migrate()
        seats = {name: wait_for(services.tables, title, 5, is_it) for name, is_it in MOMENTS.items()}
        Path(remember).write_text(json.dumps(seats), encoding="utf-8")
        uvicorn.run(app, port=int(port), log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
