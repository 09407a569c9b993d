"""Watchers are cheap: what a move brings is worked out once for all, and nobody gets what is meant for another seat."""

import json
import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from civitas.core.position import View
from civitas.server import encoding, live, serializers, sessions, tokens
from civitas.server.bounds import Bounds
from civitas.server.game_cache import Held
from civitas.server.limits import Buckets
from civitas.server.messages import NewTable, State
from civitas.server.queries import Heard
from civitas.server.seating import Asker, Place
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.members import registered, served_to_all
from tests.server.playing import Party, news_for
from tests.server.serving import PATIENCE, Served, Watcher, eventually
from tests.server.test_public import watching

EVERYBODY = [0, 1, None]


class Unpacking(Watcher):
    """A watcher that asks for packed messages, as the page does."""

    def __init__(self, base: str, table: str, token: str = "", **options: Any) -> None:
        self._unread: list[dict[str, Any]] = []
        self.packed = 0
        """How many frames came packed."""
        hello = {"type": "hello", "packed": True, "since": -1, **({"token": token} if token else {})}
        super().__init__(base, table, first=hello, **options)

    def hear(self) -> dict[str, Any]:
        """The next message, out of its frame."""
        if not self._unread:
            frame = self.socket.recv(PATIENCE)
            self.packed += isinstance(frame, bytes)
            self._unread = [json.loads(frame)] if isinstance(frame, str) else unpacked(frame)
            self.raw += [json.dumps(message) for message in self._unread]
        return self._unread.pop(0)


def unpacked(frame: bytes) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = json.loads(zlib.decompress(frame, -zlib.MAX_WBITS))
    return messages


@contextmanager
def statements(database: Database) -> Iterator[list[str]]:
    """Everything that is asked of the database inside this block."""
    asked: list[str] = []

    def note(c: object, cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(database.engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(database.engine, "before_cursor_execute", note)


@contextmanager
def watched(tables: Tables, table_id: str) -> Iterator[Callable[[], Any]]:
    """A table that is watched from every place; the function gives the scene, read anew where it is in doubt."""
    broadcast = tables.broadcast

    def scene() -> Any:
        found = broadcast._find(table_id)
        assert found is not None
        if not found.is_certain:
            broadcast._read_anew(table_id, found)
        return found.scene

    with (
        broadcast.watching(table_id, 0),
        broadcast.watching(table_id, 1),
        broadcast.watching(table_id, None),
    ):
        yield scene


def told(news: Any) -> list[Any]:
    """The messages of some news, however they are held."""
    found: list[Any] = []
    for message in news.messages:
        is_encoded = isinstance(message, encoding.Encoded)
        found += message.frames(packed=False) if is_encoded else [encoding.encoded(message).decode()]
    return [json.loads(text) for text in found]


# Once for all.


def test_a_move_is_worked_out_once_and_read_from_the_database_by_nobody(
    embedded: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(embedded.services.tables)
    crowd = [Watcher(embedded.base, party.id) for _ in range(8)]
    ada = Watcher(embedded.base, party.id, party.tokens[0])
    for watcher in [*crowd, ada]:
        watcher.state()
    assert ada.act("a", 0, "take")["type"] == "ack"
    for watcher in crowd:
        watcher.state(1)
    states: list[int | None] = []
    shown = serializers._state

    def noted(table_id: str, held: Held, seat: int | None, view: View) -> State:
        states.append(seat)
        return shown(table_id, held, seat, view)

    monkeypatch.setattr(serializers, "_state", noted)
    with statements(embedded.services.database) as asked:
        assert ada.act("b", 1, "stake 1")["seq"] == 2
        for watcher in crowd:
            watcher.state(2)
    assert sorted(states, key=str) == [0, None]
    reads = [statement for statement in asked if statement.startswith("SELECT") and "outbox" not in statement]
    assert reads == []
    for watcher in [*crowd, ada]:
        watcher.close()


def test_a_line_is_read_once_for_all(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    crowd = [Watcher(embedded.base, party.id) for _ in range(8)]
    for watcher in crowd:
        watcher.state()
    with statements(embedded.services.database) as asked:
        party.tables.say(party.id, 1, "hello")
        for watcher in crowd:
            assert watcher.hear()["text"] == "hello"
    lines = [statement for statement in asked if "FROM chat" in statement and "max(" not in statement]
    assert 1 <= len(lines) < len(crowd)
    for watcher in crowd:
        watcher.close()


def test_the_end_of_a_game_comes_with_the_table(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    watcher = Watcher(embedded.base, party.id)
    watcher.state()
    party.play_to_the_end()
    table = watcher.hear_until(lambda message: message["type"] == "table" and message["stage"] == "finished")
    assert table["result"] is not None
    assert table["result"] == watcher.state(party.seq)["result"]
    watcher.close()


# Nothing but one's own.


def test_the_scene_tells_each_place_what_the_log_would(tables: Tables) -> None:
    party = Party(tables)
    with watched(tables, party.id) as scene:
        scene()
        for count, action in enumerate(["take", "stake 1", "done"]):
            party.act(0, action)
            for seat in EVERYBODY:
                place = Place(seat, scene().head.people)
                for since in range(count + 1):
                    heard = Heard(since, "playing", 0, place.people)
                    shared = scene().news(Asker(), place, heard)
                    own = news_for(tables, party.id, seat, heard)
                    assert told(shared) == told(own)
                    assert shared.heard == own.heard


def test_a_scene_is_for_those_whose_place_it_knows(tables: Tables) -> None:
    party = Party(tables)
    with watched(tables, party.id) as scene:
        before = scene()
        party.act(0, "take")
        now, heard = scene(), Heard(0, "playing", 0, before.head.people)
        assert now.head.people == before.head.people
        for people in (now.head.people - 1, now.head.people + 1):
            assert now.news(Asker(), Place(0, people), heard) is None
        tables.seating.leave(party.id, Asker(party.tokens[1]))
        assert scene().head.people == now.head.people + 1
        assert scene().news(Asker(), Place(1, now.head.people), heard) is None


def test_who_watches_from_a_seat_that_nobody_else_watches_is_told_from_the_log(tables: Tables) -> None:
    party = Party(tables)
    with tables.broadcast.watching(party.id, None):
        found = tables.broadcast._find(party.id)
        assert found is not None
        tables.broadcast._read_anew(party.id, found)
        party.act(0, "take")
        assert found.is_certain
        assert found.scene is not None
        assert list(found.scene.states.pieces) == [None]
        people = found.scene.head.people
        assert found.scene.news(Asker(), Place(0, people), Heard(0, "playing", 0, people)) is None
        assert found.scene.news(Asker(), Place(None, people), Heard(0, "playing", 0, people)) is not None


def test_before_the_game_begins_there_is_no_scene(tables: Tables) -> None:
    opened = tables.open(NewTable("toy-bidding", "Ada", 2), "guest:0", 5)
    with watched(tables, opened.table) as scene:
        assert scene() is None


def test_a_seat_that_changed_hands_hears_nothing_of_its_next_holder(server: Served) -> None:
    party = Party(server.services.tables)
    everybody = [Watcher(server.base, party.id, token) for token in [*party.tokens, ""]]
    for watcher in everybody:
        watcher.state()
    party.act(0, "take")
    for watcher in everybody:
        watcher.state(1)
    ada, bob, spectator = everybody
    server.services.tables.seating.leave(party.id, Asker(party.tokens[0]))
    assert ada.hear_the_end() == live.NO_SEAT
    client = server.client()
    joined = client.post(f"/api/tables/{party.id}/join", {"invitation": party.invitation, "name": "Carol"})
    party.act(0, "stake 2")
    carol = Watcher(server.base, party.id, joined.json()["token"], -1)
    assert carol.state(2)["seat"] == 0
    assert bob.state(2)["seat"] == 1
    assert spectator.state(2)["seat"] is None
    assert max(json.loads(text).get("seq", 0) for text in ada.raw) == 1
    for watcher, seat in ((ada, 0), (bob, 1), (spectator, None), (carol, 0)):
        assert {json.loads(text)["seat"] for text in watcher.raw if '"type":"state"' in text} == {seat}
    for watcher in (*everybody, carol):
        watcher.close()
    client.close()


def test_a_move_by_another_server_is_told_as_well(server: Served) -> None:
    party = Party(server.services.tables)
    watcher = Watcher(server.base, party.id)
    watcher.state()
    party.act(0, "take")
    watcher.state(1)
    there = Tables(Database(str(server.services.database.url.render_as_string(hide_password=False))))
    seq = _at(there, party.id).act(0, "stake 1").seq
    server.services.hub.announce_unknown(party.id)
    assert watcher.state(seq)["seq"] == 2
    assert party.act(0, "done").seq == 3
    watcher.state(3)
    there.database.close()
    watcher.close()


def _at(tables: Tables, table_id: str) -> Party:
    """A table that was opened elsewhere."""
    party = Party.__new__(Party)
    party.tables, party.id = tables, table_id
    return party


def test_a_move_that_meets_one_of_another_server_is_judged_again(server: Served) -> None:
    party = Party(server.services.tables)
    watcher = Watcher(server.base, party.id, party.tokens[0])
    watcher.state()
    party.act(0, "take")
    watcher.state(1)
    there = Tables(Database(str(server.services.database.url.render_as_string(hide_password=False))))
    with server.services.tables.broadcast.watching(party.id, None):
        assert _at(there, party.id).act(0, "stake 1").seq == 2
        stale = watcher.act("a", 1, "stake 1")
        assert (stale["reason"], stale["state"]["seq"]) == ("stale", 2)
        assert watcher.act("b", 2, "done")["seq"] == 3
    there.database.close()
    watcher.close()


def test_a_mistake_while_telling_does_not_undo_the_move(
    embedded: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    party = Party(embedded.services.tables)
    watcher = Watcher(embedded.base, party.id)
    watcher.state()
    party.act(0, "take")
    watcher.state(1)
    with monkeypatch.context() as broken:
        broken.setattr("civitas.server.broadcast.happenings", lambda *_: 1 / 0)
        assert party.act(0, "stake 1").seq == 2
        assert "a mistake of ours" in caplog.text
    assert party.act(0, "done").seq == 3
    assert watcher.state(3)["seq"] == 3
    watcher.close()


# Sessions.


@pytest.fixture
def public(sqlite_url: str) -> Iterator[Served]:
    with served_to_all(sqlite_url) as running:
        yield running


def test_watching_asks_for_a_session_now_and_then_and_acting_each_time(public: Served) -> None:
    ada = registered(public, "Ada")
    opened = ada.open(bots=[{"bot": "random"}])
    party = _at(public.services.tables, opened["table"])
    watcher = watching(public, ada, opened["table"])
    party.act(0, "take")
    watcher.state(1)
    with statements(public.services.database) as asked:
        party.act(0, "stake 1")
        watcher.state(2)
        looks = [statement for statement in asked if "sessions" in statement]
        watcher.act("c", 2, "done")
        answers = [statement for statement in asked if "sessions" in statement]
    assert (len(looks), len(answers)) == (0, 1)
    watcher.close()
    ada.close()


def test_a_session_that_has_ended_sees_nothing_more(public: Served) -> None:
    ada = registered(public, "Ada")
    opened = ada.open(bots=[{"bot": "random"}])
    party = _at(public.services.tables, opened["table"])
    watcher = watching(public, ada, opened["table"])
    party.act(0, "take")
    watcher.state(1)
    public.services.accounts.log_out(ada.http.cookies["civitas"])  # without a word to anybody
    public.services.sessions.forget(tokens.hash_of(ada.http.cookies["civitas"]))  # as the other server hears it
    party.act(0, "stake 1")
    assert watcher.hear_the_end() == live.NO_SEAT
    assert max(json.loads(text).get("seq", 0) for text in watcher.raw) == 1
    watcher.close()
    ada.close()


def test_without_a_word_a_session_is_trusted_for_a_moment_only(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = registered(public, "Ada")
    cookie, owner = ada.http.cookies["civitas"], public.services.accounts.visitor(ada.http.cookies["civitas"]).owner
    now = [0.0]
    kept = sessions.Sessions(public.services.accounts, lambda: now[0])
    assert kept.is_still(cookie, owner) is None
    assert kept.ask(cookie, owner)
    assert kept.is_still(cookie, owner) is True
    assert kept.is_still(cookie, "account:0") is False
    public.services.accounts.log_out(cookie)
    now[0] = sessions.TRUST_SECONDS - 0.1
    assert kept.is_still(cookie, owner) is True
    now[0] = sessions.TRUST_SECONDS
    assert kept.is_still(cookie, owner) is None
    assert not kept.ask(cookie, owner)
    ada.close()


def test_what_was_read_before_a_session_ended_is_not_remembered_after_it(public: Served) -> None:
    ada = registered(public, "Ada")
    cookie, accounts = ada.http.cookies["civitas"], public.services.accounts
    owner, read = accounts.visitor(cookie).owner, accounts.visitor
    kept = sessions.Sessions(accounts)

    class Slow:
        public = True

        def visitor(self, shown: str | None) -> Any:
            found = read(shown)
            kept.end(cookie)
            return found

        log_out = staticmethod(accounts.log_out)

    kept._accounts = Slow()  # type: ignore[assignment]
    assert kept.ask(cookie, owner)
    assert kept.is_still(cookie, owner) is None
    ada.close()


def test_a_session_that_ends_on_another_server_is_forgotten_here(postgresql_url: str) -> None:
    with served_to_all(postgresql_url) as here, served_to_all(postgresql_url) as there:
        ada = registered(here, "Ada")
        opened = ada.open(bots=[{"bot": "random"}])
        watcher = watching(here, ada, opened["table"])
        there.services.sessions.end(ada.http.cookies["civitas"])
        cookie = ada.http.cookies["civitas"]
        eventually(lambda: tokens.hash_of(cookie) not in here.services.sessions._known)
        here.services.tables.say(opened["table"], 0, "secret")
        assert watcher.hear_the_end() == live.NO_SEAT
        assert "secret" not in "".join(watcher.raw)
        watcher.close()
        ada.close()


# Packed messages.


def test_large_messages_come_packed_to_who_asks_and_plain_to_others(
    embedded: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(encoding, "PACK_BYTES", 200)
    party = Party(embedded.services.tables)
    plain, packed = Watcher(embedded.base, party.id), Unpacking(embedded.base, party.id)
    assert plain.state() == packed.state()
    for count, action in enumerate(["take", "stake 1"]):
        party.act(0, action)
        before = packed.packed
        assert plain.state(count + 1) == packed.state(count + 1)
        assert packed.packed == before + 1
    kinds = [json.loads(text)["type"] for text in packed.raw]
    assert kinds[-4:] == ["events", "state"] * 2
    plain.close()
    packed.close()


def test_what_is_small_is_not_packed() -> None:
    long = b'"' + b"x" * encoding.PACK_BYTES + b'"'
    small, large = encoding.Encoded([[b"{}"]]), encoding.Encoded([[b'{"a":1}'], [long]])
    assert small.frames(packed=True) == ["{}"]
    assert large.frames(packed=False) == ['{"a":1}', '"' + "x" * encoding.PACK_BYTES + '"']
    (frame,) = large.frames(packed=True)
    assert isinstance(frame, bytes)
    assert unpacked(frame) == [{"a": 1}, "x" * encoding.PACK_BYTES]
    assert large.frames(packed=True)[0] is frame


# Who reads much of the log.


def test_who_reads_a_long_log_pays_for_it_before_the_next() -> None:
    now = [0.0]
    buckets = Buckets(rate=10, burst=100, clock=lambda: now[0])
    assert buckets.take("a")
    buckets.owe("a", 149)
    assert not buckets.take("a")
    now[0] = 5.0
    assert not buckets.take("a")
    now[0] = 5.2
    assert buckets.take("a")
    assert buckets.take("b")


def test_a_reader_of_the_whole_log_waits_and_others_do_not(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)
    party = Party(public.services.tables)
    for action in ("take", "stake 1", "done"):
        party.act(0, action)
    public.services.limits.public, now = True, [0.0]
    bucket = public.services.limits._buckets["entries"] = Buckets(rate=1, burst=2, clock=lambda: now[0])
    first = Watcher(public.base, party.id, since=-1)
    first.state(3)
    second = Watcher(public.base, party.id, since=-1)
    with pytest.raises(TimeoutError):
        second.socket.recv(0.3)
    assert party.tables.queries.show(party.id, Asker()).seq == 3
    party.act_at_random(random.Random(1))
    assert first.state(4)["seq"] == 4  # what everybody is told costs nothing
    now[0] = 10.0
    assert second.state(4)["seq"] == 4
    assert bucket.take("somebody else")
    first.close()
    second.close()


def test_lines_that_nobody_could_have_heard_are_the_last_ones(database: Database) -> None:
    tables = Tables(database, bounds=Bounds({"chat-lines": 5}))
    party = Party(tables)
    with watched(tables, party.id) as scene:
        people = scene().head.people
        for number in range(7):
            tables.say(party.id, 0, str(number))
            scene()
        heard = Heard(0, "playing", 0, people)
        assert told(scene().news(Asker(), Place(0, people), heard)) == told(news_for(tables, party.id, 0, heard))
