"""Several processes behind one socket: they share the tables, are replaced when they die, and renewed unnoticed."""

import json
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from civitas.cli import main
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.schema import METADATA
from civitas.server.supervisor import DEATHS_SECONDS, MOST_DEATHS
from civitas.server.tables import Tables
from tests.server.conftest import ask
from tests.server.playing import TOY_ID, Party, present_digest, replayed_digest
from tests.server.process import Process, team
from tests.server.serving import PATIENCE, Watcher, eventually
from tests.server.test_crashes import GOING_AWAY, opened
from tests.server.test_fuzz import check_nonsense
from tests.server.test_secrets import SEED, check_what_was_heard

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

SOME_MOVES = 30
PAUSE = DEATHS_SECONDS / MOST_DEATHS
"""More often nobody may kill workers, or their supervisor gives up."""


class Player(threading.Thread):
    """Somebody who plays both seats of tables over sockets, and comes again when a server sends the socket away."""

    def __init__(self, base: str) -> None:
        super().__init__(daemon=True)
        self.base = base
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.codes: list[int] = []
        """How sockets were closed that had to be opened again."""
        self.unanswered = 0
        """How many requests got no answer."""
        self.is_over = False
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.is_over:
                self._play_a_table()
        except BaseException as problem:
            self.problem = problem

    def _play_a_table(self) -> None:
        try:
            table, tokens = self._open()
        except httpx.TransportError:  # nobody knows what has become of it: a page asks anew, too
            self.unanswered += 1
            return
        number = 0
        while not self.is_over and self._play_until_sent_away(table, tokens, number):
            number += 1000

    def _open(self) -> tuple[str, list[str]]:
        with httpx.Client(base_url=self.base, timeout=PATIENCE, verify=False) as http:
            new = http.post("/api/tables", json={"title": TOY_ID, "name": "Ada", "players": 2}).json()
            join = {"invitation": new["invitation"], "name": "Bob"}
            joined = http.post(f"/api/tables/{new['table']}/join", json=join).json()
            return new["table"], [new["token"], joined["token"]]

    def _play_until_sent_away(self, table: str, tokens: list[str], number: int) -> bool:
        """Whether there is more to play."""
        with ExitStack() as until:
            try:
                sockets = [Watcher(self.base, table, token) for token in tokens]
                for each in sockets:
                    until.callback(each.close)
                seq = 0
                while not self.is_over and (to_act := latest(sockets[0], seq)["to_act"]):
                    seat, number = to_act[0], number + 1
                    seq = self._move(table, seat, sockets[seat], latest(sockets[seat], seq), number)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 0)
                return True
            except (InvalidHandshake, ConnectionError):
                return True  # sent away at the door; a page comes again, too
        return False

    def _move(self, table: str, seat: int, socket: Watcher, state: dict[str, Any], number: int) -> int:
        ack = socket.act(f"{number}", state["seq"], state["legal"][0]["code"])
        assert ack["type"] == "ack", ack
        self.acknowledged[table, f"{seat}:{number}"] = ack["seq"]
        return int(ack["seq"])


def latest(socket: Watcher, seq: int) -> dict[str, Any]:
    """The first state that is as far as this; it may have come before an acknowledgement."""
    heard = [message for message in map(json.loads, socket.raw[-4:]) if message["type"] == "state"]
    return heard[-1] if heard and heard[-1]["seq"] >= seq else socket.state(seq)


def check_that_nothing_is_lost(url: str, players: list[Player]) -> None:
    """Every acknowledged move is in the log, at its place, and logs can be played again."""
    database = Database(url)
    tables = Tables(database)
    acknowledged = {key: seq for each in players for key, seq in each.acknowledged.items()}
    for table in {table for table, _ in acknowledged}:
        with database.reading() as c:
            logged = {entry.client_id: entry.seq for entry in games.entries_after(c, table, 0)}
        told = {client_id: seq for (at, client_id), seq in acknowledged.items() if at == table}
        assert told.items() <= logged.items()
        assert present_digest(tables, table) == replayed_digest(database, table)
    database.close()


def played(players: list[Player]) -> int:
    return sum(len(each.acknowledged) for each in players)


def stop(players: list[Player]) -> None:
    for each in players:
        each.is_over = True
    for each in players:
        each.join()
        assert each.problem is None, each.problem


@pytest.fixture(scope="module")
def server(prepared_postgresql: str) -> Iterator[Process]:
    """Two web processes and one that thinks, for all tests here: they take a while to start."""
    ask(prepared_postgresql, f"TRUNCATE {', '.join(METADATA.tables)} CASCADE")
    with team(prepared_postgresql, 2, "--log", "json") as running:
        yield running


@pytest.fixture
def tables(prepared_postgresql: str) -> Iterator[Tables]:
    """The tables of the database, past all servers."""
    database = Database(prepared_postgresql)
    yield Tables(database)
    database.close()


@pytest.fixture
def players(server: Process, prepared_postgresql: str) -> Iterator[list[Player]]:
    """Some who play as fast as they can; afterwards nothing that they were told is lost."""
    playing = [Player(server.base) for _ in range(3)]
    for each in playing:
        each.start()
    try:
        eventually(lambda: played(playing) > SOME_MOVES)
        yield playing
        enough = played(playing) + SOME_MOVES
        eventually(lambda: played(playing) > enough)
    finally:
        stop(playing)
    check_that_nothing_is_lost(prepared_postgresql, playing)


def test_workers_count_together_and_say_so_to_this_machine_alone(server: Process) -> None:
    table, tokens = opened(server)
    ada = Watcher(server.base, table, tokens[0], -1)
    assert ada.act("a", 0, "take")["seq"] == 1
    with httpx.Client(base_url=server.base, timeout=PATIENCE, verify=False) as http:
        assert http.get("/health").text == "alive\n"
        assert http.get("/ready").text == "ready\n"
        told = http.get("/metrics").text
        assert 'civitas_moves_total{by="person"} 1.0' in told
        assert "civitas_sockets 1.0" in told
        assert "civitas_" not in http.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).text
        assert http.get("/ready", headers={"x-request-id": "abc-1"}).headers["x-request-id"] == "abc-1"
    ada.close()
    assert '"endpoint":"/api/tables"' in server.printed()
    assert re.search(r'"process":"web-[12]","request":"[0-9a-f]{16}"', server.printed()), server.printed()


@pytest.mark.parametrize("rounds", [2, pytest.param(150, marks=pytest.mark.soak)])
def test_of_moves_that_race_through_several_workers_one_is_taken(server: Process, tables: Tables, rounds: int) -> None:
    for _ in range(rounds):
        party = Party(tables)
        rivals = [Watcher(server.base, party.id, party.tokens[0]) for _ in range(4)]
        legal = rivals[0].state()["legal"]
        for number, rival in enumerate(rivals):  # the first two are the same person in two windows
            act = {"client_id": f"{max(1, number)}", "seq": 0, "action": legal[number % len(legal)]["code"]}
            rival.tell({"type": "act", **act})
        answers = [each.hear_until(lambda message: message["type"] in ("ack", "refused")) for each in rivals]
        for rival in rivals:
            rival.close()
        taken = {answer["client_id"] for answer in answers if answer["type"] == "ack"}
        assert len(taken) == 1, answers
        assert answers[0]["type"] == answers[1]["type"]
        assert all(answer["reason"] == "stale" for answer in answers if answer["type"] == "refused"), answers
        assert replayed_digest(tables.database, party.id)[0] == 1


@pytest.mark.parametrize("rounds", [1, pytest.param(30, marks=pytest.mark.soak)])
def test_no_worker_tells_a_secret_of_what_another_has_done(server: Process, tables: Tables, rounds: int) -> None:
    for _ in range(rounds):
        party = Party(tables, players=3, seed=SEED, draw=True)
        everybody = [Watcher(server.base, party.id, token, -1) for token in [*party.tokens, ""]]
        seq = 0
        while to_act := latest(everybody[3], seq)["to_act"]:
            state = latest(everybody[to_act[0]], seq)
            seq = everybody[to_act[0]].act(f"{seq}", state["seq"], state["legal"][0]["code"])["seq"]
        for watcher in everybody:
            latest(watcher, seq)
        check_what_was_heard(tables.database, party, everybody)


@pytest.mark.parametrize("examples", [2, pytest.param(100, marks=pytest.mark.soak)])
def test_no_nonsense_breaks_a_worker(server: Process, tables: Tables, examples: int) -> None:
    check_nonsense(server.base, Party(tables, players=3), examples)


@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_workers_that_are_killed_are_replaced(server: Process, players: list[Player], times: int) -> None:
    for _ in range(times):
        time.sleep(PAUSE if times > 1 else 0)
        before = server.workers()
        os.kill(before[0], signal.SIGKILL)
        eventually(lambda: len(server.workers()) == 3 and server.workers() != before)  # noqa: B023
    assert re.search(r"(web|bots)-\d has died \(-9\)", server.printed())


def test_a_rolling_restart_under_play_costs_a_reconnect_and_no_request(server: Process, players: list[Player]) -> None:
    before = server.workers()
    server.signal(signal.SIGHUP)
    assert failures_until(server, "all processes are new") == 0
    eventually(lambda: not set(server.workers()) & set(before))  # the last old one may still answer what was asked
    eventually(lambda: any(each.codes for each in players))
    assert {code for each in players for code in each.codes} == {GOING_AWAY}
    assert [each.unanswered for each in players] == [0, 0, 0]


def failures_until(server: Process, said: str) -> int:
    """Ask for something again and again until the server has said something; how often nobody answered."""
    failed = 0
    while said not in server.printed():
        try:
            assert httpx.get(f"{server.base}/api/openapi.json", timeout=PATIENCE, verify=False).status_code == 200
        except httpx.TransportError:
            failed += 1
    return failed


def test_nothing_failed_and_workers_end_when_their_supervisor_is_killed(server: Process) -> None:
    assert "Traceback" not in server.printed(), server.printed()
    workers = server.workers()
    server.kill()
    eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


@pytest.mark.parametrize("more", [["--workers", "2"], ["--role", "web"], ["--role", "bots"]])
def test_several_processes_are_refused_on_sqlite_in_one_sentence(
    more: list[str], sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", sqlite_url, *more]) == 2
    problem = capsys.readouterr().err
    assert "PostgreSQL" in problem
    assert problem.count("\n") == 1
