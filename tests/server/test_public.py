"""A public server: accounts, cookies, limits, and no secret in a log or a message."""

import logging
import shutil
import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from civitas.cli import main
from civitas.language import LANGUAGES, language
from civitas.server import live
from civitas.server.accounts import Accounts
from civitas.server.bounds import Bounds
from civitas.server.limits import Buckets
from civitas.server.refusals import Refusal
from civitas.server.storage.database import Database
from civitas.server.storage.schema import ACCOUNTS, SESSIONS
from civitas.server.tokens import hash_of
from tests.server.members import PASSWORD, QUICK, log_out, logged_in, registered, served_to_all
from tests.server.playing import TOY_ID
from tests.server.serving import Client, Served, Watcher


@pytest.fixture(scope="module")
def public(prepared_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = shutil.copy(prepared_sqlite, tmp_path_factory.mktemp("public") / "civitas.db")
    with served_to_all(str(path)) as running:
        yield running


def watching(server: Served, client: Client, table: str, token: str = "") -> Watcher:
    """Somebody's socket at a table, which has seen the table."""
    cookie = {"Cookie": f"civitas={client.http.cookies['civitas']}"}
    watcher = Watcher(server.base, table, token, -1, additional_headers=cookie)
    watcher.state()
    return watcher


def two_seated(server: Served) -> tuple[Client, Client, dict[str, str]]:
    """Ada and Bob, and their table."""
    ada, bob = registered(server, "Ada"), registered(server, "Bob")
    opened = ada.open()
    join = {"invitation": opened["invitation"], "name": "Bob"}
    assert bob.post(f"/api/tables/{opened['table']}/join", join).status_code == 200
    return ada, bob, opened


# Accounts, on both databases.


def test_passwords_are_kept_as_argon2id_and_sessions_as_hashes(database: Database) -> None:
    accounts = Accounts(database, public=True)
    cookie = accounts.register("Ada", PASSWORD)
    with database.reading() as c:
        stored = c.execute(select(ACCOUNTS)).one()
        session = c.execute(select(SESSIONS)).one()
    assert stored.password.startswith("$argon2id$")
    assert cookie not in session.token
    assert accounts.visitor(cookie).name == "Ada"


def test_who_logs_in_needs_name_and_password(database: Database) -> None:
    accounts = Accounts(database, True, QUICK)
    accounts.register("Ada", PASSWORD)
    cookie = accounts.log_in(" ADA ", PASSWORD)
    owner = accounts.visitor(cookie).owner
    assert owner is not None
    for name, password in [("Ada", "wrong password"), ("Bob", PASSWORD)]:
        with pytest.raises(Refusal, match="name or password is wrong"):
            accounts.log_in(name, password)
    with pytest.raises(Refusal, match="somebody has this name"):
        accounts.register("ａｄａ", PASSWORD)
    accounts.log_out(cookie)
    assert accounts.visitor(cookie).owner is None
    assert accounts.visitor("guessed").owner is None


# Over the wire.


def test_only_members_open_and_join_but_everybody_may_watch(public: Served) -> None:
    stranger, ada, bob = public.client(), registered(public, "Ada"), registered(public, "Bob")
    assert stranger.post("/api/tables", {"title": TOY_ID, "name": "Eve"}).status_code == 401
    opened = ada.open()
    path, join = f"/api/tables/{opened['table']}", {"invitation": opened["invitation"], "name": "Bob"}
    assert stranger.post(f"{path}/join", join).status_code == 401
    assert bob.post(f"{path}/join", join).status_code == 200
    assert stranger.get(f"{path}/state").json()["seat"] is None
    assert stranger.post(f"{path}/actions", {"client_id": "a", "seq": 0, "action": "take"}).status_code == 403
    assert ada.post(f"{path}/actions", {"client_id": "a", "seq": 0, "action": "take"}).json()["seq"] == 1
    assert [table["id"] for table in bob.get("/api/tables").json()] == [opened["table"]]
    log_out(ada)
    assert ada.get("/api/tables").json() == []
    for client in (stranger, ada, bob):
        client.close()


def test_a_socket_knows_its_seat_by_the_cookie(public: Served) -> None:
    carol = registered(public, "Carol")
    opened = carol.open(bots=[{"bot": "random"}])
    cookie = {"Cookie": f"civitas={carol.http.cookies['civitas']}"}
    watcher = Watcher(public.base, opened["table"], additional_headers=cookie)
    assert watcher.state()["seat"] == 0
    watcher.close()
    carol.close()


def test_an_account_takes_one_seat_of_a_table_and_is_told_why_not_two(public: Served) -> None:
    olga = registered(public, "Olga")
    opened = olga.open(players=3)
    path, join = f"/api/tables/{opened['table']}", {"invitation": opened["invitation"], "name": "Olga, too"}
    second = olga.post(f"{path}/join", join)
    assert (second.status_code, second.json()["reason"]) == (409, "seated")
    assert all(language(code).has("web-error-seated") for code in LANGUAGES)
    assert [seat["kind"] for seat in olga.get(path).json()["seats"]] == ["person", "open", "open"]
    olga.close()


# Logging out.


def test_who_logs_out_is_sent_away_at_once_and_nobody_else_is(url: str) -> None:
    with served_to_all(url) as server:
        ada, bob, opened = two_seated(server)
        table, phone = opened["table"], logged_in(server, "Ada")
        by_cookie, by_link = watching(server, ada, table), watching(server, ada, table, opened["token"])
        elsewhere, opposite = watching(server, phone, table), watching(server, bob, table)
        cookie = {"Cookie": f"civitas={ada.http.cookies['civitas']}"}
        log_out(ada)
        assert [by_cookie.hear_the_end(), by_link.hear_the_end()] == [live.NO_SEAT] * 2
        assert elsewhere.act("a", 0, "take")["type"] == "ack"
        assert opposite.state(1)["seat"] == 1
        again = Watcher(server.base, table, additional_headers=cookie)
        assert again.state()["seat"] is None
        assert again.act("b", 1, "done")["reason"] == "seat"
        for each in (by_cookie, by_link, elsewhere, opposite, again, ada, bob, phone):
            each.close()


def test_who_logs_out_at_one_server_is_sent_away_by_the_others(postgresql_url: str) -> None:
    with served_to_all(postgresql_url) as server, served_to_all(postgresql_url) as other:
        ada, bob, opened = two_seated(server)
        here, there = watching(server, ada, opened["table"]), watching(other, ada, opened["table"])
        opposite = watching(other, bob, opened["table"])
        log_out(ada)
        assert [here.hear_the_end(), there.hear_the_end()] == [live.NO_SEAT] * 2
        opposite.tell({"type": "why", "action": "take"})
        assert opposite.hear_until(lambda message: message["type"] == "why")["action"] == "take"
        for each in (here, there, opposite, ada, bob):
            each.close()


def test_without_any_bell_too_nothing_is_done_or_shown_after_logging_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served_to_all(url) as server:
        ada, bob, opened = two_seated(server)
        acting, idle = (watching(server, ada, opened["table"]) for _ in range(2))
        monkeypatch.setattr(server.services.tables.seating, "rouse", lambda owner: None)
        log_out(ada)
        acting.tell({"type": "act", "client_id": "a", "seq": 0, "action": "take"})
        assert acting.hear_the_end() == live.NO_SEAT
        assert server.services.tables.state(opened["table"], None).seq == 0
        shown = len(idle.raw)
        server.services.tables.say(opened["table"], 1, "Ada?")
        assert idle.hear_the_end() == live.NO_SEAT
        assert len(idle.raw) == shown
        for each in (acting, idle, ada, bob):
            each.close()


def test_a_forged_request_of_a_member_is_refused(public: Served) -> None:
    dora = registered(public, "Dora")
    dora.csrf = "guessed"
    assert dora.post("/api/tables", {"title": TOY_ID, "name": "Dora"}).status_code == 403
    assert dora.http.delete("/api/session").status_code == 403
    dora.close()


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_passwords_have_limits(public: Served, password: str) -> None:
    client = public.client()
    assert client.post("/api/accounts", {"name": "Emil", "password": password}).status_code == 400
    client.close()


def test_a_cookie_lives_as_long_as_its_session(public: Served) -> None:
    client = public.client()
    response = client.http.post("/api/accounts", json={"name": "Olaf", "password": PASSWORD})
    cookie = SimpleCookie(response.headers["set-cookie"])["civitas"]
    with public.services.database.reading() as c:
        expires = c.execute(select(SESSIONS.c.expires).where(SESSIONS.c.token == hash_of(cookie.value))).scalar_one()
    assert abs(expires - time.time() - int(cookie["max-age"])) < 60
    client.close()


def test_the_cookie_is_secure_behind_https(public: Served) -> None:
    client = public.client()
    headers = {"x-forwarded-proto": "https"}
    response = client.http.post("/api/accounts", json={"name": "Fay", "password": PASSWORD}, headers=headers)
    cookie = response.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "secure"))
    client.close()


def test_who_tries_passwords_has_to_wait(public: Served) -> None:
    public.services.limits.public = True
    client = public.client()
    tries = [client.post("/api/session", {"name": "Ada", "password": "x" * 12}).status_code for _ in range(12)]
    public.services.limits.public = False
    assert tries[0] == 401
    assert tries[-1] == 429
    client.close()


def test_an_account_gives_no_further_tries(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    members = [registered(public, name) for name in ("Lea", "Max")]
    monkeypatch.setattr(public.services.limits, "public", True)
    monkeypatch.setitem(public.services.limits._buckets, "password", Buckets(rate=0, burst=3))
    wrong = [{"name": f"Nobody {number}", "password": PASSWORD} for number in range(2)]
    tries = [client.post("/api/session", each).status_code for client in members for each in wrong]
    assert tries == [401, 401, 401, 429]
    for client in members:
        client.close()


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    bucket = Buckets(rate=1, burst=2, clock=lambda: now[0])
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    now[0] = 1.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]


def test_of_too_many_buckets_the_one_not_used_for_longest_goes() -> None:
    bucket = Buckets(rate=0, burst=1, most=2)
    assert [bucket.take(key) for key in ("a", "b", "a", "c", "a", "b")] == [True, True, False, True, False, True]


def test_everybody_is_told_who_they_are(public: Served) -> None:
    stranger, member = public.client(), registered(public, "Nora")
    here = {"public": True, "moderator": False}
    assert stranger.get("/api/me").json() == {"kind": "visitor", "name": None, "csrf": "", **here}
    assert member.get("/api/me").json() == {"kind": "account", "name": "Nora", "csrf": member.csrf, **here}
    stranger.close()
    member.close()


def test_too_many_messages_end_the_conversation(public: Served) -> None:
    client = registered(public, "Gus")
    opened = client.open(bots=[{"bot": "random"}])
    watcher = Watcher(public.base, opened["table"], opened["token"])
    watcher.state()
    public.services.limits.public = True
    for _ in range(200):
        watcher.tell({"type": "why", "action": "take"})
    assert watcher.hear_the_end() == 4429
    public.services.limits.public = False
    watcher.close()
    client.close()


def test_files_of_the_page_and_requests_are_counted_apart(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public.services.limits, "public", True)
    for kind in ("page", "request"):
        monkeypatch.setitem(public.services.limits._buckets, kind, Buckets(rate=0, burst=2))
    client = public.client()
    assert [client.get("/no-such-file.js").status_code == 429 for _ in range(3)] == [False, False, True]
    assert [client.get("/api/openapi.json").status_code for _ in range(3)] == [200, 200, 429]
    client.close()


def test_previews_are_limited_and_nothing_else_suffers(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    client = registered(public, "Ivy")
    opened = client.open(bots=[{"bot": "random"}])
    watcher = Watcher(public.base, opened["table"], opened["token"])
    watcher.state()
    monkeypatch.setattr(public.services.limits, "public", True)
    monkeypatch.setitem(public.services.limits._buckets, "preview", Buckets(rate=0, burst=2))
    answers = []
    for _ in range(3):
        watcher.tell({"type": "preview", "action": "take"})
        answers.append(watcher.hear())
    assert [answer["type"] for answer in answers] == ["preview", "preview", "refused"]
    assert answers[2]["reason"] == "slow-down"
    assert watcher.act("a", 0, "take")["type"] == "ack"
    again = Watcher(public.base, opened["table"], opened["token"])
    again.state()
    again.tell({"type": "preview", "action": "take"})
    assert again.hear_until(lambda message: message["type"] in ("preview", "refused"))["type"] == "refused"
    again.close()
    watcher.close()
    client.close()


def test_strangers_find_only_what_is_for_them(public: Served) -> None:
    client, stranger = registered(public, "Jon"), public.client()
    hidden = client.open(bots=[{"bot": "random"}])["table"]
    listed = client.open(bots=[{"bot": "random"}], listed=True)["table"]
    vacant = client.open(open=True)["table"]
    lobby = stranger.get("/api/lobby").json()
    assert {table["id"] for table in lobby["watch"]} & {hidden, listed, vacant} == {listed}
    assert [table["id"] for table in lobby["open"]] == [vacant]
    assert lobby["mine"] == lobby["finished"] == []
    assert {table["id"] for table in client.get("/api/lobby").json()["mine"]} == {hidden, listed, vacant}
    assert stranger.post(f"/api/tables/{vacant}/join", {"name": "Eve"}).status_code == 401
    guest = registered(public, "Kim")
    assert guest.post(f"/api/tables/{vacant}/join", {"name": "Kim"}).json()["seat"] == 1
    invited = client.post(f"/api/tables/{hidden}/invitation", {}).json()
    assert set(invited) == {"table", "invitation"}
    assert guest.post(f"/api/tables/{hidden}/invitation", {}).status_code == 403
    for each in (client, stranger, guest):
        each.close()


def test_one_address_does_not_take_all_sockets(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public.services.limits, "_bounds", Bounds({"sockets": 1}))
    monkeypatch.setattr(public.services.limits, "public", True)
    client = public.client()
    first = Watcher(public.base, "nowhere-yet", first={"type": "chat", "text": "wait"})
    first.hear_the_end()
    with public.services.limits.socket("127.0.0.1"), pytest.raises(InvalidStatus):
        Watcher(public.base, "nowhere")
    first.close()
    client.close()


def test_no_secret_is_ever_logged(public: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    hana = registered(public, "Hana")
    opened = hana.open(bots=[{"bot": "random"}])
    watcher = Watcher(public.base, opened["table"], opened["token"], -1)
    watcher.state()
    hana.get(f"/api/tables/{opened['table']}/state", opened["token"])
    server_logs = [r.getMessage() for r in caplog.records if not r.name.startswith(("httpx", "httpcore", "websockets"))]
    for secret in (PASSWORD, opened["token"], opened["invitation"], hana.http.cookies["civitas"]):
        assert not [line for line in server_logs if secret in line]
    watcher.close()
    hana.close()


def test_how_the_database_is_reached_is_logged_and_told_to_nobody(
    public: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gone = Database("postgresql://civitas:sesame@127.0.0.1:1/civitas")
    monkeypatch.setattr(public.services.tables.queries, "database", gone)
    client = public.client()
    response = client.get("/api/lobby")
    assert response.status_code == 503
    assert response.json()["error"] == "storage"
    assert "127.0.0.1" not in response.text
    assert [record for record in caplog.records if "127.0.0.1" in record.getMessage()]
    assert "sesame" not in caplog.text
    client.close()
    gone.close()


# The command line.


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--host", "0.0.0.0"], "add --public"),
        (["--database", "mysql://localhost/x"], "mysql is not supported"),
        (["--database", "."], "unable to open database file"),
        (["--database", "postgresql://civitas@127.0.0.1:1/civitas"], "the database: "),
    ],
    ids=str,
)
def test_serve_refuses_in_one_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", *arguments]) == 2
    printed = capsys.readouterr().err
    assert message in printed
    assert printed.count("\n") == 1
