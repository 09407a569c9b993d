"""The real server with a table of every title in the middle of a game, to look at the page.

    ../.venv/bin/python dev/demo.py [--port 8765] [--title TITLE]

It keeps everything in a temporary database, serves `dist/` (CIVITAS_DIST names another folder), and writes down what a
browser has to remember to sit at seat 0 of every table, as `dev/look.py` reads it.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

import uvicorn

import civitas
from civitas.bots import bot
from civitas.manifests import manifests
from civitas.server.app import build_app
from civitas.server.messages import Act, BotSeat, NewTable
from civitas.server.pages import PAGE
from civitas.server.services import Settings
from civitas.server.studies import Studies
from civitas.server.study_messages import NewStudy
from civitas.server.tables import Tables

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.records.games import whole_game

DIST = Path(os.environ.get("CIVITAS_DIST") or PAGE)
GAMES = {title_id: each.demo for title_id, each in manifests().items() if each.demo is not None}
"""Players, actions played, and the bots that played them, as the titles' manifests say."""
STUDY = "study-"
"""Before the titles of those that are not tables but studies, among what a browser has to remember."""
BUSY = 10
"""So much can be done in a position that is worth looking at."""


def begin(tables: Tables, title_id: str, players: int | None = None) -> tuple[str, str]:
    """A table where seat 0 has a choice after so many actions, with its token."""
    usual, actions, name = GAMES[title_id]
    players = players or usual
    bots = [BotSeat(name, seat) for seat in range(1, players)]
    opened = tables.open(NewTable(title_id, "Anna", players, bots=bots), seed=7)
    assert opened.token is not None
    minds = [bot(title_id, name, seat) for seat in range(players)]
    for number in range(actions * 3):
        with tables.cache.hold(opened.table) as held:
            position = held.game.position
        if position.is_over or (
            number >= actions and 0 in position.to_act and len(position.perspective(0).legal()) >= BUSY
        ):
            break
        seat = position.to_act[0]
        action = minds[seat].choose(position.perspective(seat))
        tables.act(opened.table, seat, Act(f"demo-{number}", held.game.seq, action))
    return opened.table, opened.token


def study(studies: Studies, title_id: str) -> tuple[str, str]:
    """A study of a recorded game, with its token."""
    opened = studies.begin(NewStudy(file=whole_game(title_id)))
    return opened.code, opened.token


def main() -> None:
    """Play the games, then serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--remember", default="/tmp/civitas-demo.json")
    parser.add_argument("--studies", action="store_true", help="also a study of a whole recorded game of every title")
    parser.add_argument("--title", action="append", choices=civitas.titles(), help="only this one; may be repeated")
    parser.add_argument("--players", type=int, help="so many at every table, not as many as the manifests say")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = build_app(Settings(database=str(Path(folder) / "demo.db"), page=DIST))
        services = app.state.services
        services.database.migrate()
        titles = arguments.title or civitas.titles()
        seats = {title: begin(services.tables, title, arguments.players) for title in titles}
        if arguments.studies:
            seats |= {f"{STUDY}{title}": study(services.studies, title) for title in titles}
        Path(arguments.remember).write_text(json.dumps(seats), encoding="utf-8")
        uvicorn.run(app, port=arguments.port, log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
