"""Servers that die: no acknowledged move is lost, and everybody hears of every stored one."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import httpx

from civitas.server.messages import Act
from civitas.server.services import Settings
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party, present_digest, replayed_digest
from tests.server.process import Process, processes
from tests.server.serving import PATIENCE, Watcher, eventually, served

PLAYERS = 4
ENOUGH_MOVES = 60
GOING_AWAY = 1012


class Load(threading.Thread):
    """Somebody who opens tables and plays them as fast as the server answers, until it does not."""

    def __init__(self, base: str, number: int) -> None:
        super().__init__()
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, verify=False)
        self.rng = random.Random(number)
        self.acknowledged: dict[tuple[str, str], int] = {}
        """Table and stored client id of every acknowledged move, with its seq."""
        self.unanswered: tuple[str, int, str, dict[str, Any]] | None = None

    def run(self) -> None:
        try:
            while True:
                self.play_a_table()
        except httpx.TransportError:
            self.http.close()

    def play_a_table(self) -> None:
        wanted = {"title": TOY_ID, "name": "Ada", "players": PLAYERS}
        opened = self.http.post("/api/tables", json=wanted).json()
        path, invitation = f"/api/tables/{opened['table']}", opened["invitation"]
        join = {"invitation": invitation, "name": "Bob"}
        tokens = [opened["token"]]
        tokens += [self.http.post(f"{path}/join", json=join).json()["token"] for _ in range(PLAYERS - 1)]
        while to_act := self.http.get(f"{path}/state").json()["to_act"]:
            self.move(opened["table"], self.rng.choice(to_act), tokens)

    def move(self, table: str, seat: int, tokens: list[str]) -> None:
        path, headers = f"/api/tables/{table}", {"authorization": f"Bearer {tokens[seat]}"}
        state = self.http.get(f"{path}/state", headers=headers).json()
        client_id = f"{self.rng.random()}"
        body = {"client_id": client_id, "seq": state["seq"], "action": self.rng.choice(state["legal"])["code"]}
        self.unanswered = table, seat, tokens[seat], body
        ack = self.http.post(f"{path}/actions", json=body, headers=headers).json()
        assert ack["type"] == "ack"
        self.acknowledged[table, f"{seat}:{client_id}"] = ack["seq"]
        self.unanswered = None


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_under_load(url: str) -> None:
    with processes(url) as (server,):
        load = [Load(server.base, number) for number in range(6)]
        for each in load:
            each.start()
        eventually(lambda: sum(len(each.acknowledged) for each in load) > ENOUGH_MOVES, patience=240)
        server.kill()
        for each in load:
            each.join()
    acknowledged = {key: seq for each in load for key, seq in each.acknowledged.items()}
    assert len(acknowledged) > ENOUGH_MOVES
    database = Database(url)
    tables = Tables(database)
    for table in {table for table, _ in acknowledged}:
        with database.reading() as c:
            logged = {entry.client_id: entry.seq for entry in games.entries_after(c, table, 0)}
        told = {client_id: seq for (at, client_id), seq in acknowledged.items() if at == table}
        assert told.items() <= logged.items()
        assert present_digest(tables, table) == replayed_digest(database, table)
    check_the_restarted_server(url, database, load)
    database.close()


def check_the_restarted_server(url: str, database: Database, load: list[Load]) -> None:
    """It says what the log says, and takes what was never answered exactly once."""
    with processes(url) as (server,), httpx.Client(base_url=server.base, timeout=PATIENCE, verify=False) as http:
        for table, seat, token, body in [each.unanswered for each in load if each.unanswered]:
            headers = {"authorization": f"Bearer {token}"}
            answers = [http.post(f"/api/tables/{table}/actions", json=body, headers=headers).json() for _ in range(2)]
            assert answers[0] == answers[1]
            assert answers[0]["type"] == "ack"
            with database.reading() as c:
                assert games.seq_of_client(c, table, f"{seat}:{body['client_id']}") == answers[0]["seq"]
            state = http.get(f"/api/tables/{table}/state", headers=headers).json()
            assert state["view"] == Tables(database).state(table, seat).view
            assert state["seq"] == replayed_digest(database, table)[0]


def test_a_server_that_is_asked_to_stop_says_goodbye_and_keeps_everything(sqlite_url: str) -> None:
    with processes(sqlite_url) as (server,):
        table, tokens = opened(server)
        ada = Watcher(server.base, table, tokens[0], -1)
        assert ada.act("a", 0, "take")["seq"] == 1
        code = server.end()
        assert ada.hear_the_end() == GOING_AWAY
        printed = server.kill()
        assert code in (0, -signal.SIGTERM), printed
        assert "Traceback" not in printed
        ada.close()
    database = Database(sqlite_url)
    assert replayed_digest(database, table)[0] == 1
    with database.reading() as c:
        assert c.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    database.close()


DIES_BEFORE_IT_TELLS = """
import os, sys
from civitas.server.messages import Act
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.only_toy import only_toy

only_toy()
tables = Tables(Database(sys.argv[1]), lambda table_id, seq: os._exit(9))
tables.act(sys.argv[2], 0, Act("a", 0, "take"))
"""


def test_what_was_stored_but_not_announced_is_announced_by_another_server(url: str) -> None:
    with served(Settings(url, bot_processes=0, orphaned_seconds=0.2)) as server:
        party = Party(server.services.tables)
        bob = Watcher(server.base, party.id, party.tokens[1], since=-1)
        bob.state(0)
        dying = [sys.executable, "-c", DIES_BEFORE_IT_TELLS, url, party.id]
        assert subprocess.run(dying, check=False, env={**os.environ, "PYTHONPATH": "."}).returncode == 9
        assert bob.state(1)["seq"] == 1
        assert party.tables.act(party.id, 0, Act("a", 0, "take")).seq == 1
        bob.close()


def test_the_outbox_is_emptied_by_whoever_announces(database: Database) -> None:
    from civitas.server.hub import Hub
    from civitas.server.outbox import Outbox

    outbox = Outbox(database, Hub(), orphaned_seconds=-1)  # also what was stored in this very moment
    party = Party(Tables(database, outbox.announce))
    party.act(0, "take")
    assert outbox.sweep() == []
    silent = Party(Tables(database))
    silent.act(0, "take")
    assert outbox.sweep() == [silent.id]
    assert outbox.sweep() == []
    with database.reading() as c:
        assert games.unannounced(c, time.time() + 1) == []


def test_servers_on_one_postgresql_serve_the_same_tables(postgresql: str) -> None:
    from tests.server.conftest import ask

    ask(postgresql, "CREATE DATABASE shared")
    url = postgresql.replace("/postgres?", "/shared?")
    with processes(url, 2) as (one, other):
        table, tokens = opened(one)
        ada = Watcher(one.base, table, tokens[0], -1)
        bob = Watcher(other.base, table, tokens[1], -1)
        spectator = Watcher(other.base, table, since=-1)
        assert bob.state()["stage"] == "playing"
        for client_id, (player, action) in enumerate([(ada, "take"), (ada, "done"), (bob, "stake 1"), (bob, "done")]):
            assert player.act(f"{client_id}", client_id, action)["seq"] == client_id + 1
            for watcher in (ada, bob, spectator):
                if watcher is not player:
                    assert watcher.state(client_id + 1)["seq"] == client_id + 1
        bob.tell({"type": "chat", "text": "hello over there"})
        assert ada.hear_until(lambda message: message["type"] == "chat")["text"] == "hello over there"
        one.kill()
        again = Watcher(other.base, table, tokens[0], since=2)
        state = again.state(4)
        assert again.act("5", 4, state["legal"][0]["code"])["seq"] == 5
        assert bob.state(5)["seq"] == 5
        for watcher in (bob, spectator, again):
            watcher.close()
    ask(postgresql, "DROP DATABASE shared WITH (FORCE)")


def opened(server: Process) -> tuple[str, list[str]]:
    """A table for two at a server, and the secrets of its seats."""
    with httpx.Client(base_url=server.base, timeout=PATIENCE, verify=False) as http:
        new = http.post("/api/tables", json={"title": TOY_ID, "name": "Ada", "players": 2}).json()
        join = {"invitation": new["invitation"], "name": "Bob"}
        joined = http.post(f"/api/tables/{new['table']}/join", json=join).json()
        return new["table"], [new["token"], joined["token"]]
