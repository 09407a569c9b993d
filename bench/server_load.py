"""What spectators and other people's bots cost: one server in a process of its own, with a crowd or many tables.

Processor time is that of the server's process alone, measured by itself. A move is played over the wire, and the next
one follows when everybody has seen it.
"""

import json
import multiprocessing
import random
import statistics
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import civitas
from bench.crowd import Crowd
from civitas import bots
from civitas.core.telling import deeds_of
from civitas.server.app import build_app
from civitas.server.listening import listen
from civitas.server.messages import Act, Join, NewTable
from civitas.server.services import Settings
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.tables import Tables

PLAYERS = 2
MESSAGES_OF_A_MOVE = 1
"""A spectator is sent the events of a move and the state after it in one frame."""
ELSEWHERE_SECONDS = 0.05
"""So long whoever plays at the other table thinks."""


class Load(NamedTuple):
    """How much is to be measured."""

    before: int
    """Moves by bots before anything is measured."""
    moves: int


class Seated(NamedTuple):
    """A table and the secrets of its seats."""

    table: str
    tokens: list[str]


# Spectators.


def measure_spectators(title_id: str, crowds: list[int], load: Load) -> list[dict[str, Any]]:
    """One row for each crowd; ratios are to the first one."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.db")
        seated = prepared(database, title_id, 2 * len(crowds), load.before)
        with Server(database, 0) as server:
            rows = [
                _with_crowd(server, title_id, many, load, seated[2 * at : 2 * at + 2]) for at, many in enumerate(crowds)
            ]
    for row in rows:
        row["times the first"] = round(row["processor ms a move"] / rows[0]["processor ms a move"], 1)
    return rows


def _with_crowd(server: "Server", title_id: str, many: int, load: Load, tables: list[Seated]) -> dict[str, Any]:
    here, elsewhere = tables
    with ExitStack() as until:
        crowd = Crowd(server.port, here.table, many)
        until.callback(crowd.leave)
        playing = until.enter_context(players(server.port, here))
        playing.move()
        crowd.heard(MESSAGES_OF_A_MOVE)
        began, sent, read = server.processor(), crowd.heard(0).size, playing.size
        moves = _play(playing, crowd, load.moves, 1)
        spent = server.processor() - began
        sent, read = crowd.heard(0).size - sent, playing.size - read
        acks = _acks_elsewhere(server, elsewhere, playing, crowd, load.moves, moves + 1)
    return {
        "title": title_id,
        "spectators": many,
        "sockets": many + PLAYERS,
        "moves": moves,
        "processor ms a move": round(spent / moves * 1000, 2),
        "ack elsewhere p50 ms": round(statistics.median(acks), 1),
        "ack elsewhere p95 ms": round(statistics.quantiles(acks, n=20)[-1], 1),
        "bytes a move and spectator": round(sent / moves / many) if many else None,
        "bytes a move and player": round(read / moves / PLAYERS),
    }


def _play(playing: "Players", crowd: Crowd, moves: int, before: int) -> int:
    """Move so often, or to the end of the game; everybody has seen each move before the next."""
    for number in range(moves):
        if not playing.move():
            return number
        served = crowd.heard(MESSAGES_OF_A_MOVE * (before + number + 1)).served
        assert served == crowd.many, f"{crowd.many - served} spectators were sent nothing"
    return moves


def _acks_elsewhere(
    server: "Server", table: Seated, playing: "Players", crowd: Crowd, moves: int, before: int
) -> list[float]:
    """How long acknowledgements take at another table, in ms, while the first one is played and watched."""
    acks: list[float] = []
    over = threading.Event()

    def act_elsewhere() -> None:
        with players(server.port, table) as others:
            while not over.is_set() and others.move():
                acks.append(others.acknowledged * 1000)
                time.sleep(ELSEWHERE_SECONDS)

    thread = threading.Thread(target=act_elsewhere)
    thread.start()
    _play(playing, crowd, moves, before)
    over.set()
    thread.join()
    return acks[1:]


# Fairness.


def measure_fairness(title_id: str, tables: int, load: Load, processes: int) -> dict[str, object]:
    """How long a bot takes to answer, without and with so many tables of bots of somebody else."""
    with ExitStack() as until:
        folder = until.enter_context(tempfile.TemporaryDirectory())
        server = until.enter_context(Server(str(Path(folder) / "bench.db"), processes))
        crowded, person = (until.enter_context(visitor(server)) for _ in range(2))
        found = [_answers(server, person, title_id, load.moves)]
        theirs: list[str] = []
        for _ in range(tables):
            theirs.append(opened(crowded, title_id, PLAYERS)["table"])
        before, began = _stored(server, theirs), time.perf_counter()
        found.append(_answers(server, person, title_id, load.moves))
        pace = (_stored(server, theirs) - before) / (time.perf_counter() - began)
    alone, beside = (statistics.median(answers) for answers in found)
    means = [statistics.mean(answers) for answers in found]
    return {
        "title": title_id,
        "bot": bots.names(title_id)[-1],
        "bot processes": processes,
        "tables of somebody else": tables,
        "their moves a second meanwhile": round(pace, 1),
        "answers": [len(answers) for answers in found],
        "answer alone ms": round(alone * 1000, 1),
        "answer beside them ms": round(beside * 1000, 1),
        "times": round(beside / alone, 2),
        "times in the mean": round(means[1] / means[0], 2),
    }


def _answers(server: "Server", person: httpx.Client, title_id: str, moves: int) -> list[float]:
    """The seconds in which a bot decides at a table of somebody who plays against it, out of the log.

    From one entry to the next, as the server has stored them: a client may read an answer long after it was given. The
    first time the bot's process has to be started.
    """
    own = opened(person, title_id, PLAYERS - 1)
    with players(server.port, Seated(own["table"], [own["token"]])) as playing:
        for _ in range(moves):
            playing.await_answer()
    database = Database(server.database)
    with database.reading() as c:
        entries = games.entries_after(c, own["table"], -1)
    database.close()
    return [after.at - before.at for before, after in pairwise(entries) if after.seat != own["seat"]][1:]


def _stored(server: "Server", tables: list[str]) -> int:
    """How many moves these tables have seen together."""
    database = Database(server.database)
    with database.reading() as c:
        heads = [games.head(c, table) for table in tables]
    database.close()
    return sum(head.seq for head in heads if head is not None)


@contextmanager
def visitor(server: "Server") -> Iterator[httpx.Client]:
    """Somebody with a cookie."""
    with httpx.Client(base_url=server.base, timeout=60) as client:
        client.headers["x-csrf-token"] = client.get("/api/me").json()["csrf"]
        yield client


def opened(owner: httpx.Client, title_id: str, many: int) -> dict[str, Any]:
    """A table with so many bots; where they have all seats, its owner watches."""
    seats = {"bots": [{"bot": bots.names(title_id)[-1]}] * many, "watch": many == PLAYERS}
    answer = owner.post("/api/tables", json={"title": title_id, "name": "x", "players": PLAYERS, **seats})
    table: dict[str, Any] = answer.raise_for_status().json()
    return table


# The server, and whoever plays.


class Server:
    """A server in a process of its own, which says how much processor time it has used."""

    def __init__(self, database: str, bot_processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.database = database
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, database, bot_processes))

    def __enter__(self) -> "Server":
        self._process.start()
        self.port = int(self._ours.recv())
        self.base = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._ours.send(None)
        self._process.join()

    def processor(self) -> float:
        """The seconds of processor time it has used so far."""
        self._ours.send("processor")
        return float(self._ours.recv())


def _serve(pipe: Connection, database: str, bot_processes: int) -> None:
    app = build_app(Settings(database, bot_processes=bot_processes))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_ping_interval=None,  # the crowd answers nothing
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    listening = listen("127.0.0.1", 18765)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    pipe.send(listening.getsockname()[1])
    while pipe.recv() is not None:
        pipe.send(time.process_time())
    server.should_exit = True
    thread.join()


def prepared(database: str, title_id: str, many: int, before: int) -> list[Seated]:
    """Tables at which everybody has sat down and bots have played for a while."""
    opened = Database(database)
    opened.migrate()
    tables = Tables(opened)
    found = [_seated(tables, title_id, before) for _ in range(many)]
    opened.close()
    return found


def _seated(tables: Tables, title_id: str, before: int) -> Seated:
    players = nearest(title_id)
    opened = tables.open(NewTable(title_id, "1", players), seed=3)
    tokens = [opened.token or ""]
    tokens += [tables.seating.join(opened.table, Join("x", opened.invitation)).token for _ in range(players - 1)]
    minds = [bots.bot(title_id, bots.names(title_id)[-1], seat) for seat in range(players)]
    for number in range(before):
        with tables.cache.hold(opened.table) as held:
            p, seq = held.game.position, held.game.seq
            if p.is_over:
                return _seated(tables, title_id, before // 4)  # a short game: early enough for what is measured
            seat = p.to_act[0]
            action = minds[seat].choose(p.perspective(seat))
        tables.act(opened.table, seat, Act(f"before-{number}", seq, action))
    return Seated(opened.table, tokens)


def nearest(title_id: str) -> int:
    """Two players, or as few as the title allows."""
    return min(civitas.title(title_id).player_counts({}), key=lambda count: abs(count - PLAYERS))


@contextmanager
def players(port: int, seated: Seated) -> Iterator["Players"]:
    """Everybody at a table, with a socket each."""
    with ExitStack() as until:
        address = f"ws://127.0.0.1:{port}/api/tables/{seated.table}/live"
        sockets = [until.enter_context(connect(address, max_size=None, ping_interval=None)) for _ in seated.tokens]
        yield Players(sockets, seated.tokens)


class Players:
    """Those who sit at a table; they move at random."""

    def __init__(self, sockets: list[ClientConnection], tokens: list[str]) -> None:
        self._sockets = sockets
        self._rng = random.Random(1)
        self._number = 0
        self._unread: dict[ClientConnection, list[dict[str, Any]]] = {each: [] for each in sockets}
        self.size = 0
        self.acknowledged = 0.0
        """How many seconds the last move took."""
        for each, token in zip(sockets, tokens, strict=True):
            each.send(json.dumps({"type": "hello", "token": token, "packed": True}))
        self._states = [self._heard(each, "state") for each in sockets]

    def move(self) -> bool:
        """One move, seen by all players; whether there was anything to do."""
        to_act = self._states[0]["to_act"]
        if not to_act or not all(seat < len(self._states) for seat in to_act):
            return False
        seat = self._rng.choice(to_act)
        seq = self._act(seat)
        for at, each in enumerate(self._sockets):
            while self._states[at]["seq"] < seq:
                self._states[at] = self._heard(each, "state")
        return True

    def await_answer(self) -> None:
        """Move until it is the bot's turn, and wait until it has decided or the game is over."""
        while (to_act := self._states[0]["to_act"]) == [0]:
            self.move()
        seq = self._states[0]["seq"]
        while to_act and self._states[0]["seq"] == seq:
            self._states[0] = self._heard(self._sockets[0], "state")

    def _act(self, seat: int) -> int:
        """Play anything but giving up; the seq under which it is stored."""
        state, self._number = self._states[seat], self._number + 1
        code = self._rng.choice([deed for deed in deeds_of(state["telling"]) if "loss" not in deed])["code"]
        act = {"type": "act", "client_id": f"{seat}-{self._number}", "seq": state["seq"], "action": code}
        began = time.perf_counter()
        self._sockets[seat].send(json.dumps(act))
        seq = int(self._heard(self._sockets[seat], "ack", seat)["seq"])
        self.acknowledged = time.perf_counter() - began
        return seq

    def _heard(self, each: ClientConnection, kind: str, seat: int | None = None) -> dict[str, Any]:
        """The next message of this kind; a state that comes before it is kept."""
        while True:
            message = self._message(each)
            if seat is not None and message["type"] == "state":
                self._states[seat] = message
            if message["type"] == kind:
                return message
            if message["type"] == "refused":
                raise RuntimeError(message)

    def _message(self, each: ClientConnection) -> dict[str, Any]:
        if not self._unread[each]:
            frame = each.recv(60)
            self.size += len(frame)
            self._unread[each] += [json.loads(frame)] if isinstance(frame, str) else unpacked(frame)
        return self._unread[each].pop(0)


def unpacked(frame: bytes) -> list[dict[str, Any]]:
    """The messages of a packed frame."""
    messages: list[dict[str, Any]] = json.loads(zlib.decompress(frame, -zlib.MAX_WBITS))
    return messages
