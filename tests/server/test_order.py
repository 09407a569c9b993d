"""Keeping order: who may do what, what others notice of it, and that it is written down without names."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from civitas.cli import main
from civitas.language import LANGUAGES, language
from civitas.server.order import name_moderator
from civitas.server.storage import notices, people
from civitas.server.storage.notices import Subscription
from civitas.server.storage.schema import NOTICES
from tests.server.members import registered, served_to_all
from tests.server.serving import Client, Served, Watcher

WHY = {"reason": "an insult"}


@pytest.fixture
def server(url: str) -> Iterator[Served]:
    with served_to_all(url) as running:
        yield running


class Club:
    """Ada and Bob at a table, and Mia, who keeps order."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.ada, self.bob, self.mia = (registered(server, name) for name in ("Ada", "Bob", "Mia"))
        name_moderator(server.services.database, "mia", True)
        self.opened = self.ada.open()
        self.table = self.opened["table"]
        self.path = f"/api/tables/{self.table}"
        taken = self.bob.post(f"{self.path}/join", {"invitation": self.opened["invitation"], "name": "Bob"})
        self.bobs_token = taken.json()["token"]

    def watch(self, client: Client, token: str = "") -> Watcher:
        cookie = {"Cookie": f"civitas={client.http.cookies['civitas']}"}
        watcher = Watcher(self.server.base, self.table, token, -1, additional_headers=cookie)
        watcher.state()
        return watcher

    def say(self, client: Client, text: str) -> int:
        return int(client.post(f"{self.path}/chat", {"text": text}).json()["id"])

    def order(self, what: str, body: object) -> httpx.Response:
        return self.mia.post(f"/api/order/{what}", body)


@pytest.fixture
def club(server: Served) -> Iterator[Club]:
    club = Club(server)
    yield club
    for client in (club.ada, club.bob, club.mia):
        client.close()


def test_a_line_that_is_reported_and_removed_is_removed_for_everybody_at_once(club: Club) -> None:
    club.say(club.ada, "good day")
    line = club.say(club.bob, "something rude")
    socket = club.watch(club.ada)
    report = {"line": line, "text": "this is rude"}
    assert club.ada.post("/api/reports", report).json() == {}
    (shown,) = club.mia.get("/api/order").json()["reports"]
    assert (shown["by"], shown["player"], shown["said"], shown["table"]) == ("Ada", "Bob", "something rude", club.table)
    assert [each["text"] for each in shown["around"]] == ["good day", "something rude"]
    assert (shown["over"], shown["suspended"]) == (False, None)
    after: dict[str, Any] = club.order("remove", {"line": line, **WHY}).json()
    assert [(deed["actor"], deed["deed"], deed["about"]) for deed in after["deeds"]] == [
        ("Mia", "remove", f"line:{line}"),
        ("host", "name", "Mia"),
    ]
    removed = socket.hear_until(lambda message: message["type"] == "chat" and message["removed"])
    assert (removed["id"], removed["text"]) == (line, "")
    assert [each["text"] for each in club.bob.get(f"{club.path}/chat").json()] == ["good day", ""]
    settled = club.order("settle", {"report": shown["id"]}).json()["reports"]
    assert settled[0]["settled"] is not None
    assert settled[0]["around"] == []
    assert club.order("settle", {"report": shown["id"]}).status_code == 404
    socket.close()


def test_nobody_else_is_a_moderator_and_the_host_says_who_is(club: Club) -> None:
    for client in (club.ada, club.server.client()):
        for what in ("remove", "close", "suspend", "settle"):
            body = {"line": 1, **WHY} if what == "remove" else {"table": club.table, **WHY}
            body = {"player": "Bob", "days": 1, **WHY} if what == "suspend" else body
            body = {"report": 1} if what == "settle" else body
            assert client.post(f"/api/order/{what}", body).status_code in (401, 403)
        assert client.get("/api/order").status_code in (401, 403)
        if client is not club.ada:
            client.close()
    name_moderator(club.server.services.database, "Mia", False)
    assert club.mia.get("/api/order").status_code == 403
    assert all(language(code).has(f"web-error-{each}") for code in LANGUAGES for each in ("moderator", "suspended"))


def test_a_closed_table_is_over_for_everybody(club: Club) -> None:
    socket = club.watch(club.ada)
    assert club.order("close", {"table": club.table, **WHY}).status_code == 200
    assert socket.hear_until(lambda message: message["type"] == "state")["stage"] == "finished"
    assert socket.act("a", 0, "take")["reason"] == "finished"
    refused = club.ada.post(f"{club.path}/actions", {"client_id": "b", "seq": 0, "action": "take"})
    assert refused.json()["reason"] == "finished"
    assert club.order("close", {"table": club.table, **WHY}).json()["reason"] == "finished"
    waiting = club.bob.open(open=True)
    assert club.order("close", {"table": waiting["table"], **WHY}).status_code == 200
    join = {"invitation": waiting["invitation"], "name": "Ada"}
    refused = club.ada.post(f"/api/tables/{waiting['table']}/join", join)
    assert (refused.status_code, refused.json()["reason"]) == (409, "finished")
    socket.close()


def test_who_is_suspended_reads_and_does_nothing_else(club: Club) -> None:
    socket = club.watch(club.bob)
    by_link = Watcher(club.server.base, club.table, club.bobs_token, -1)
    by_link.state()
    assert club.order("suspend", {"player": "bob", "days": 3, **WHY}).status_code == 200
    by_link.hear_the_end()
    assert socket.act("a", 0, "take")["reason"] == "suspended"
    move = {"client_id": "a", "seq": 0, "action": "take"}
    refused = [
        club.bob.post(f"{club.path}/actions", move),
        club.bob.post(f"{club.path}/chat", {"text": "still here"}),
        club.bob.post("/api/tables", {"title": "toy-bidding", "name": "Bob"}),
        club.bob.post(f"{club.path}/leave", {}),
        club.bob.post("/api/reports", {"text": "unfair"}),
    ]
    assert {(each.status_code, each.json()["error"]) for each in refused} == {(403, "suspended")}
    stranger = club.server.client()
    assert stranger.post(f"{club.path}/actions", move, club.bobs_token).status_code == 403
    assert club.bob.get(f"{club.path}/state").json()["seat"] == 1
    assert club.bob.get("/api/account/everything").status_code == 200
    assert club.order("suspend", {"player": "Bob", "days": 0, **WHY}).status_code == 200
    assert club.bob.post(f"{club.path}/chat", {"text": "here again"}).status_code == 200
    assert club.order("suspend", {"player": "Mia", "days": 1, **WHY}).status_code == 403
    socket.close()
    by_link.close()
    stranger.close()


def test_whom_the_host_has_blocked_finds_no_seat_and_is_not_told(club: Club) -> None:
    opened, hidden = club.ada.open(open=True), club.ada.open()
    path, by_link = f"/api/tables/{opened['table']}/join", {"name": "Bob", "invitation": opened["invitation"]}
    shown = club.ada.put("/api/blocks", {"player": "BOB", "kind": "block"}).json()
    assert shown == {"muted": [], "blocked": ["Bob"]}
    refused = [club.bob.post(path, each) for each in ({"name": "Bob"}, by_link)]
    assert club.mia.post(path, {"name": "Mia"}).status_code == 200
    cleo = registered(club.server, "Cleo")
    late = cleo.post(path, {"name": "Cleo"})
    assert {each.text for each in refused} == {late.text}
    assert late.json()["reason"] == "taken"
    uninvited = [each.post(f"/api/tables/{hidden['table']}/join", {"name": "x"}) for each in (club.bob, cleo)]
    assert uninvited[0].text == uninvited[1].text
    cleo.close()
    assert club.bob.get("/api/blocks").json() == {"muted": [], "blocked": []}


def test_whom_the_host_has_only_muted_may_come(club: Club) -> None:
    opened = club.ada.open(open=True)
    assert club.ada.put("/api/blocks", {"player": "Bob", "kind": "mute"}).json()["muted"] == ["Bob"]
    assert club.bob.post(f"/api/tables/{opened['table']}/join", {"name": "Bob"}).status_code == 200
    unknown = club.ada.put("/api/blocks", {"player": "Nobody", "kind": "mute"})
    assert unknown.json() == club.ada.get("/api/blocks").json()


def test_a_block_ends_the_invitations_that_came_before_it(club: Club) -> None:
    table = club.bob.open()["table"]
    assert club.bob.post(f"/api/tables/{table}/invite", {"name": "Ada"}).status_code == 200
    assert len(club.ada.get("/api/lobby").json()["invitations"]) == 1
    club.ada.put("/api/blocks", {"player": "Bob", "kind": "block"})
    assert club.ada.get("/api/lobby").json()["invitations"] == []


def test_everybody_learns_whether_they_are_moderators(club: Club) -> None:
    assert [each.get("/api/me").json()["moderator"] for each in (club.mia, club.ada)] == [True, False]


def test_whose_game_a_moderator_closes_is_told(club: Club) -> None:
    database = club.server.services.database
    device = {"endpoint": "https://push.example.org/1", "p256dh": "key", "auth": "auth", "language": "en"}
    with database.writing() as c:
        bob = people.find_by_name(c, "Bob")
        assert bob is not None
        notices.put_subscription(c, Subscription(key="k", owner=bob.owner, **device), 10)
    club.server.services.tables.notices.forget(bob.owner)
    club.order("close", {"table": club.table, **WHY})
    with database.reading() as c:
        rows = c.execute(select(NOTICES.c.owner, NOTICES.c.kind).where(NOTICES.c.table_id == club.table))
        assert (bob.owner, "ended") in [tuple(row) for row in rows]


def test_the_host_names_moderators_and_reads_the_audit_on_the_machine(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with served_to_all(sqlite_url) as server:
        registered(server, "Ada").close()
    where = ["--database", sqlite_url]
    assert main(["moderator", "Ada", *where]) == 0
    assert main(["moderator", "Ada", "--remove", *where]) == 0
    assert main(["audit", *where]) == 0
    lines = [line.split("\t")[1:4] for line in capsys.readouterr().out.splitlines()]
    assert lines == [["host", "dismiss", "Ada"], ["host", "name", "Ada"]]
    assert main(["moderator", "Nobody", *where]) == 2
