"""Everything about a person: handed out without secrets of others, and gone without a trace when that is wanted."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select

from civitas.server.account_data import ABOUT, DELETED, NOT_ABOUT
from civitas.server.storage import people
from civitas.server.storage.database import Database
from civitas.server.storage.schema import ACCOUNTS, METADATA
from tests.server.members import PASSWORD, registered, served_to_all
from tests.server.postbox import postbox
from tests.server.serving import Client, Served, Watcher, eventually

ADA = "Ada Lovelace"
ADDRESS = "countess@example.org"
SAID = "what only Ada says"
WITHHELD = {
    "accounts": {"id", "key", "skeleton", "email_key", "password", "deleted"},
    "sessions": {"token", "account_id"},
    "passkeys": {"account_id"},
    "letters": {"token", "account_id"},
    "challenges": {"token", "account_id", "challenge"},
    "friends": {"account_id"},
    "blocks": {"account_id"},
    "invitations": {"account_id"},
    "ratings": {"player"},
    "results": {"player"},
    "subscriptions": {"key", "owner", "p256dh", "auth"},
    "notices": {"id", "owner", "claimed"},
    "seats": {"token", "owner"},
    "chat": set(),
    "reports": {"id", "by", "account_id", "settled_by"},
    "audit": {"id", "actor", "detail"},
    "codes": {"code", "made_by"},
    "tables": {
        *("rules_revision", "seed", "invitation", "head", "to_act", "bots_due", "host", "host_seat", "stand_in"),
        *("people", "stuck", "times", "ordered", "market", "vacant", "rematch", "clock", "due", "language", "level"),
        *("ended",),
    },
}
"""What is not handed out: what says again whose it is, secrets that open something, and what games hide."""


@pytest.fixture
def server(url: str) -> Iterator[Served]:
    with served_to_all(url) as running:
        yield running


@pytest.fixture
def stranger(server: Served) -> Iterator[Client]:
    client = server.client()
    yield client
    client.close()


def number_of(server: Served, client: Client) -> int:
    number = people.account_number(server.services.accounts.visitor(client.http.cookies["civitas"]).owner)
    assert number is not None
    return number


def fill(database: Database, ada: int, bob: int, table: str) -> None:
    """A row about Ada in every table that has such rows, where nothing else makes one."""
    owner = people.owner_of(ada)
    rows: dict[str, list[dict[str, Any]]] = {
        "passkeys": [{"id": "k", "account_id": ada, "public_key": "p", "sign_count": 0, "name": ADA, "created": 1.0}],
        "letters": [{"token": "t", "account_id": ada, "purpose": "reset", "address": ADDRESS, "expires": 9e9}],
        "challenges": [{"token": "t", "purpose": "prove", "account_id": ada, "challenge": "c", "expires": 9e9}],
        "friends": [{"account_id": ada, "other_id": bob, "at": 1.0}, {"account_id": bob, "other_id": ada, "at": 1.0}],
        "blocks": [
            {"account_id": ada, "other_id": bob, "kind": "mute", "at": 1.0},
            {"account_id": bob, "other_id": ada, "kind": "mute", "at": 1.0},
        ],
        "invitations": [{"table_id": table, "account_id": bob, "by": ADA, "at": 1.0}],
        "ratings": [{"player": owner, "title": "toy", "mu": 25.0, "sigma": 8.0, "games": 1, "at": 1.0}],
        "subscriptions": [
            {"key": "k", "owner": owner, "endpoint": "https://push.example/ada", "p256dh": "p", "auth": "a"}
            | {"language": "en", "created": 1.0}
        ],
        "notices": [
            {
                "owner": owner,
                "channel": "push",
                "kind": "turn",
                "table_id": table,
                "seq": 1,
                "asked": 1.0,
                "due": 9e9,  # far off, or else it is told, and gone
                "tries": 0,
            }
        ],
        "reports": [
            {"at": 1.0, "by": owner, "account_id": bob, "text": "from Ada Lovelace"},
            {"at": 1.0, "by": people.owner_of(bob), "account_id": ada, "text": "about Ada Lovelace"},
        ],
        "audit": [{"at": 1.0, "actor": owner, "deed": "remove", "about": "line:1", "detail": ""}],
        "codes": [{"code": "c", "made_by": owner, "uses": 1, "created": 1.0}],
    }
    with database.writing() as c:
        for name, each in rows.items():
            c.execute(insert(METADATA.tables[name]), each)
        people.change_account(c, ada, email=ADDRESS, email_key=ADDRESS, language="de")


def all_rows(database: Database) -> dict[str, list[dict[str, Any]]]:
    with database.reading() as c:
        tables = METADATA.tables.items()
        return {name: [dict(row) for row in c.execute(select(table)).mappings()] for name, table in tables}


def known_everywhere(server: Served) -> tuple[Client, Client, dict[str, Any], dict[str, Any]]:
    """Ada, about whom there is something everywhere, Bob, a table at which both play, and one at which Ada waits."""
    ada, bob = registered(server, ADA), registered(server, "Bob")
    playing, waiting = ada.open(stand_in="random"), ada.open()
    path = f"/api/tables/{playing['table']}"
    assert bob.post(f"{path}/join", {"invitation": playing["invitation"], "name": "Bob"}).status_code == 200
    for client, text in ((ada, SAID), (bob, "what Bob says")):
        assert client.post(f"{path}/chat", {"text": text}).status_code == 200
    fill(server.services.database, number_of(server, ada), number_of(server, bob), playing["table"])
    return ada, bob, playing, waiting


# The schema.


def test_of_every_table_it_is_known_whether_it_is_about_people() -> None:
    assert set(METADATA.tables) == set(ABOUT) | set(NOT_ABOUT)
    assert not set(ABOUT) & set(NOT_ABOUT)
    refers = {
        name for name, table in METADATA.tables.items() for key in table.foreign_keys if key.column.table is ACCOUNTS
    }
    assert refers <= set(ABOUT)


def test_of_every_column_it_is_known_whether_it_is_handed_out() -> None:
    for name, about in ABOUT.items():
        columns = set(METADATA.tables[name].c.keys())
        assert columns == set(about.told) | WITHHELD[name], name
        assert not set(about.told) & WITHHELD[name], name


# Over the wire.


def test_everything_about_a_person_is_handed_out_and_no_secret_of_a_game(server: Served, stranger: Client) -> None:
    ada, bob, playing, _ = known_everywhere(server)
    response = ada.get("/api/account/everything")
    about = response.json()["about"]
    assert {name for name, rows in about.items() if rows} == set(ABOUT)
    assert [line["text"] for line in about["chat"]] == [SAID]
    assert about["accounts"][0]["email"] == ADDRESS
    stored = all_rows(server.services.database)
    (table,) = [row for row in stored["tables"] if row["id"] == playing["table"]]
    assert table["seed"] != 0
    for secret in (str(table["seed"]), table["invitation"], *[row["token"] for row in stored["sessions"]]):
        assert secret not in response.text
    assert stranger.get("/api/account/everything").status_code == 401
    ada.close()
    bob.close()


def test_who_is_deleted_is_nowhere_and_others_play_on(server: Served, stranger: Client) -> None:
    ada, bob, playing, waiting = known_everywhere(server)
    number = number_of(server, ada)
    cookie = {"Cookie": f"civitas={bob.http.cookies['civitas']}"}
    socket = Watcher(server.base, playing["table"], additional_headers=cookie)
    assert socket.hear_until(lambda message: message["type"] == "chat")["text"] == SAID
    assert ada.post("/api/account/delete", {"password": "wrong horse battery"}).status_code == 401
    assert ada.post("/api/account/delete", {"password": PASSWORD}).json()["kind"] == "visitor"
    stored = all_rows(server.services.database)
    text = json.dumps(stored).casefold()
    for trace in (ADA, ADDRESS, SAID, "push.example"):
        assert trace.casefold() not in text
    owner = people.owner_of(number)
    left = {name for name, rows in stored.items() for row in rows if owner in row.values()}
    assert left <= {"results", "audit", "codes", "tables"}
    for name in DELETED:
        assert not [row for row in stored[name] if number in (row.get("account_id"), row.get("other_id"))]
    removed = socket.hear_until(lambda message: message["type"] == "chat" and message["removed"])
    assert (removed["name"], removed["text"]) == ("", "")
    shown = bob.get(f"/api/tables/{playing['table']}").json()
    assert [(seat["kind"], seat["bot"]) for seat in shown["seats"]] == [("bot", "random"), ("person", None)]
    assert bob.get(f"/api/tables/{waiting['table']}").json()["seats"][0]["kind"] == "open"
    assert ada.get("/api/account").status_code == 401
    assert stranger.post("/api/session", {"name": ADA, "password": PASSWORD}).status_code == 401
    registered(server, ADA).close()  # the name is free again
    socket.close()
    ada.close()
    bob.close()


def test_a_finished_game_shows_somebody_without_a_name(server: Served, stranger: Client) -> None:
    ada = registered(server, ADA)
    opened = ada.open(bots=[{"bot": "random"}])
    with server.services.database.writing() as c:
        c.execute(METADATA.tables["tables"].update().values(stage="finished"))
    assert ada.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    seat = stranger.get(f"/api/tables/{opened['table']}").json()["seats"][0]
    assert (seat["kind"], seat["name"]) == ("person", "")
    ada.close()


def test_a_deletion_that_was_cut_short_is_finished_at_the_next_start(url: str) -> None:
    with served_to_all(url) as server:
        ada = registered(server, ADA)
        ada.open(bots=[{"bot": "random"}])
        with server.services.database.writing() as c:
            people.change_account(c, number_of(server, ada), deleted=1.0)
        assert ada.get("/api/account").status_code == 401
        ada.close()
    with served_to_all(url) as server:
        assert ADA not in json.dumps(all_rows(server.services.database))


def test_the_last_letter_says_that_all_is_gone(sqlite_url: str) -> None:
    with postbox() as box, served_to_all(sqlite_url, mail=box.url, address="https://play.example.org") as server:
        ada = registered(server, ADA)
        with server.services.database.writing() as c:
            people.change_account(c, number_of(server, ada), email=ADDRESS, email_key=ADDRESS, language="en")
        assert ada.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
        eventually(lambda: box.letters)
        assert (box.letters[0]["To"], box.letters[0]["Subject"]) == (ADDRESS, "Civitas: your account is deleted")
        ada.close()
