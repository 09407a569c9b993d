"""WebSockets: own views, own events, catching up, slow clients, and nonsense."""

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

import civitas
from civitas.core.errors import BrokenDump
from civitas.core.teller import Teller
from civitas.core.telling import Explanation, say
from civitas.server import live
from civitas.server.broadcast import Scene
from civitas.server.game_cache import GameCache
from civitas.server.refusals import Unplayable
from civitas.server.seating import Asker
from civitas.server.storage.database import StorageFailed
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party
from tests.server.serving import Served, Watcher, eventually
from tests.toy.position import Toy

ENOUGH_LINES = 250
"""So much is said that no buffer between server and client holds it."""


@pytest.fixture
def party(server: Served) -> Party:
    return Party(server.services.tables)


def watchers(server: Served, party: Party) -> list[Watcher]:
    """Everybody at a table, and a spectator at the end."""
    return [Watcher(server.base, party.id, token, -1) for token in [*party.tokens, ""]]


def test_a_whole_game_is_played_over_sockets(server: Served, party: Party) -> None:
    everybody = watchers(server, party)
    rng, states = random.Random(1), [watcher.state() for watcher in everybody]
    count = 0
    while states[0]["stage"] == "playing":
        seat = rng.choice(states[2]["to_act"])
        seq, action = states[seat]["seq"], rng.choice(states[seat]["legal"])
        answer = everybody[seat].act(f"c{count}", seq, {key: action[key] for key in action if key != "code"})
        assert (answer["type"], answer["client_id"]) == ("ack", f"c{count}")
        count += 1
        states = [latest_state(watcher, answer["seq"]) for watcher in everybody]
        assert [state["view"] for state in states] == [
            json.loads(json.dumps(party.tables.state(party.id, seat).view)) for seat in (0, 1, None)
        ]
    assert states[2]["result"]["places"]
    for watcher in everybody:
        assert heard_seqs(watcher) == list(range(count + 1))
        watcher.close()


def latest_state(watcher: Watcher, seq: int) -> dict[str, Any]:
    """The state of this seq, which may have come before the answer."""
    for text in reversed(watcher.raw):
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state" and message["seq"] >= seq:
            return message
    return watcher.state(seq)


def heard_seqs(watcher: Watcher) -> list[int]:
    messages = [json.loads(text) for text in watcher.raw]
    return [entry["seq"] for message in messages if message["type"] == "events" for entry in message["entries"]]


def test_refusals_name_the_rule_and_stale_ones_bring_the_state(server: Served, party: Party) -> None:
    ada, bob, spectator = watchers(server, party)
    assert ada.act("a", 0, "done")["rule"] == "turn-b"
    assert bob.act("a", 0, "take")["reason"] == "out-of-turn"
    assert ada.act("b", 0, "fly")["reason"] == "malformed"
    assert ada.act("c", 0, "take")["type"] == "ack"
    stale = ada.act("d", 0, "stake 1")
    assert (stale["reason"], stale["state"]["seq"], stale["state"]["seat"]) == ("stale", 1, 0)
    ada.tell({"type": "why", "action": "roll"})
    assert ada.hear_until(lambda message: message["type"] == "why")["rule"] == "turn-b"
    ada.tell({"type": "undo", "client_id": "u", "seq": 1})
    assert ada.hear_until(lambda message: message["type"] == "ack")["seq"] == 2
    assert bob.state(2)["view"]["pot"] == 0
    for watcher in (ada, bob, spectator):
        watcher.close()


def test_a_thing_is_explained_to_whoever_asks(server: Served, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(self: Teller[Toy], p: Toy, seat: int | None, thing: str) -> Explanation | None:
        lines = [say("hand", cards=-1 if seat is None else len(p.hands[seat]))]
        found: Explanation = {"thing": thing, "name": say(thing), "lines": lines, "accounts": [], "rules": ["turn-a"]}
        return found if thing == "card-3" else None

    monkeypatch.setattr(Teller, "explain", explain)
    hands = []
    for watcher in (Watcher(server.base, party.id, party.tokens[0]), Watcher(server.base, party.id)):
        watcher.tell({"type": "explain", "thing": "card-3"})
        told = watcher.hear_until(lambda message: message["type"] == "explain")
        assert (told["thing"], told["seq"], told["explanation"]["rules"]) == ("card-3", 0, ["turn-a"])
        hands.append(told["explanation"]["lines"][0]["arguments"]["cards"])
        watcher.tell({"type": "explain", "thing": "card-99"})
        told = watcher.hear_until(lambda message: message["type"] == "explain")
        assert (told["thing"], told["explanation"]) == ("card-99", None)
        watcher.tell({"type": "explain", "thing": "../x y"})
        assert watcher.hear_until(lambda message: message["type"] == "refused")["reason"] == "malformed"
        watcher.close()
    assert hands == [3, -1]


def test_what_is_said_reaches_everybody(server: Served, party: Party) -> None:
    everybody = watchers(server, party)
    everybody[1].tell({"type": "chat", "text": "Your turn, Ada"})
    for watcher in everybody:
        line = watcher.hear_until(lambda message: message["type"] == "chat")
        assert (line["seat"], line["name"], line["text"]) == (1, "Player 1", "Your turn, Ada")
        watcher.close()


def test_who_comes_back_hears_what_was_missed(server: Served, party: Party) -> None:
    ada = Watcher(server.base, party.id, party.tokens[0])
    assert ada.state()["seq"] == 0
    ada.close()
    for action in ("take", "stake 1", "done"):
        party.act(0, action)
    again = Watcher(server.base, party.id, party.tokens[0], since=1)
    again.state(3)
    assert heard_seqs(again) == [2, 3]
    again.close()


def test_everybody_sees_that_the_game_begins(server: Served) -> None:
    client = server.client().enter()
    opened = client.open()
    ada = Watcher(server.base, opened["table"], opened["token"])
    assert ada.hear()["stage"] == "waiting"
    join = {"invitation": opened["invitation"], "name": "Bob"}
    assert client.post(f"/api/tables/{opened['table']}/join", join).status_code == 200
    table = ada.hear_until(lambda message: message["type"] == "table")
    assert (table["stage"], [seat["name"] for seat in table["seats"]]) == ("playing", ["Ada", "Bob"])
    assert ada.state()["legal"]
    ada.close()
    client.close()


# Seats that change hands.


def test_both_browsers_of_one_person_are_served(embedded: Served) -> None:
    client = embedded.client().enter()
    opened = client.open(bots=[{"bot": "random"}])
    cookie = {"Cookie": f"civitas={client.http.cookies['civitas']}"}
    known_by_link = Watcher(embedded.base, opened["table"], opened["token"], -1)
    known_by_cookie = Watcher(embedded.base, opened["table"], since=-1, additional_headers=cookie)
    assert known_by_link.state() == known_by_cookie.state()
    assert known_by_link.act("a", 0, "take")["seq"] == 1
    assert known_by_cookie.state(1)["view"] == latest_state(known_by_link, 1)["view"]
    assert known_by_cookie.act("a", 1, "done")["seq"] == 1
    assert known_by_cookie.act("b", 1, "done")["seq"] == 2
    assert known_by_link.state(2)["seat"] == 0
    for each in (known_by_link, known_by_cookie, client):
        each.close()


def test_a_guest_cannot_log_out_and_keeps_the_seat(embedded: Served) -> None:
    guest = embedded.client().enter()
    opened = guest.open(bots=[{"bot": "random"}])
    cookie = {"Cookie": f"civitas={guest.http.cookies['civitas']}"}
    watcher = Watcher(embedded.base, opened["table"], additional_headers=cookie)
    watcher.state()
    assert guest.http.delete("/api/session", headers={"x-csrf-token": guest.csrf}).status_code == 200
    assert watcher.act("a", 0, "take")["seq"] == 1
    assert latest_state(watcher, 1)["seat"] == 0
    watcher.close()
    guest.close()


def test_who_leaves_is_sent_away_and_everybody_sees_who_comes(server: Served, party: Party) -> None:
    ada, bob, spectator = watchers(server, party)
    for watcher in (ada, bob, spectator):
        watcher.state()
    client, path = server.client(), f"/api/tables/{party.id}"
    left = client.post(f"{path}/leave", {}, party.tokens[0]).json()
    assert (left["seats"][0]["kind"], left["host"]) == ("open", False)
    assert ada.hear_the_end() == live.NO_SEAT
    assert client.post(f"{path}/join", {"invitation": party.invitation, "name": "Carol"}).status_code == 200
    for watcher in (bob, spectator):
        table = watcher.hear_until(
            lambda message: message["type"] == "table" and message["seats"][0]["name"] == "Carol"
        )
        assert (table["host"], table["stage"]) == (watcher is bob, "playing")
    again = Watcher(server.base, party.id, party.tokens[0])
    assert (again.hear()["reason"], again.hear_the_end()) == ("seat", live.NO_SEAT)
    for each in (ada, bob, spectator, again, client):
        each.close()


def test_a_bot_stands_in_until_the_person_is_back(server: Served, party: Party) -> None:
    ada = Watcher(server.base, party.id, party.tokens[0])
    bob = Watcher(server.base, party.id, party.tokens[1])
    ada.state()
    client, path = server.client(), f"/api/tables/{party.id}/seats/0"
    assert client.post(path, {"bot": "random"}, party.tokens[1]).json()["error"] == "host"
    assert client.post(path, {"bot": "random"}, party.tokens[0]).json()["seats"][0]["bot"] == "random"
    assert bob.hear_until(lambda message: message["type"] == "table" and message["seats"][0]["bot"])["people"] == 2
    assert ada.act("a", 0, "take")["reason"] == "stand-in"
    assert client.post(path, {"bot": None}, party.tokens[0]).json()["seats"][0]["kind"] == "person"
    assert ada.act("a", 0, "take")["type"] == "ack"
    for seat in ("7", "x", "-1", "\u0664"):
        assert client.post(f"{path[:-1]}{seat}", {"bot": None}, party.tokens[0]).status_code == 404
    for each in (ada, bob, client):
        each.close()


def test_a_preview_comes_over_the_socket_and_to_nobody_else(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    ada, bob, spectator = watchers(embedded, party)
    ada.tell({"type": "preview", "action": "take"})
    foretold = ada.hear_until(lambda message: message["type"] == "preview")
    assert (foretold["action"], foretold["seq"], foretold["view"]["pot"]) == ("take", 0, 2)
    spectator.tell({"type": "preview", "action": "take"})
    assert spectator.hear_until(lambda message: message["type"] == "refused")["reason"] == "seat"
    assert ada.act("a", 0, "take")["type"] == "ack"
    assert bob.state(1)["view"]["pot"] == 2
    assert not [text for text in bob.raw if json.loads(text)["type"] == "preview"]
    for watcher in (ada, bob, spectator):
        watcher.close()


def test_a_line_of_chat_brings_no_state(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    ada = Watcher(embedded.base, party.id, party.tokens[0])
    ada.state()
    party.tables.say(party.id, 1, "hello")
    assert ada.hear()["type"] == "chat"
    party.act(0, "take")
    assert [ada.hear()["type"] for _ in range(2)] == ["events", "state"]
    ada.close()


def refuse(stored: object) -> None:
    raise BrokenDump("no upgrade")


def test_a_table_of_other_rules_is_shown_but_not_played(
    server: Served, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules of today can load neither of the two games."""
    party.act(0, "take")
    over = Party(server.services.tables)
    over.play_to_the_end()
    monkeypatch.setattr("tests.toy.TOY.rules_revision", 2)
    monkeypatch.setattr("tests.toy.TOY.load", refuse)
    tables = server.services.tables
    tables.cache = tables.queries.cache = GameCache(tables.database)
    client = server.client()
    ada, bob = (Watcher(server.base, party.id, token, -1) for token in party.tokens)
    messages = [ada.hear() for _ in range(3)]
    assert [message["type"] for message in messages] == ["table", "events", "refused"]
    assert (messages[0]["playable"], messages[2]["reason"]) == (False, "revision")
    assert [entry["seq"] for entry in messages[1]["entries"]] == [0, 1]
    assert client.get(f"/api/tables/{party.id}/log", party.tokens[0]).json() == messages[1]["entries"]
    ada.tell({"type": "chat", "text": "What a pity"})
    assert bob.hear_until(lambda message: message["type"] == "chat")["text"] == "What a pity"
    for message in (
        {"type": "act", "client_id": "a", "seq": 1, "action": "done"},
        {"type": "preview", "action": "done"},
    ):
        ada.tell(message)
        assert ada.hear_until(lambda heard: heard["type"] == "refused")["reason"] == "revision"
    assert client.get(f"/api/tables/{party.id}/state").status_code == 410
    shown = client.get(f"/api/tables/{over.id}").json()
    assert (shown["stage"], shown["result"]["ending"]) == ("finished", "no-cards")
    assert client.get(f"/api/tables/{over.id}/state").status_code == 410
    for each in (ada, bob, client):
        each.close()


def test_a_table_of_a_title_that_is_gone_is_kept(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(tables)
    known = civitas.titles()
    monkeypatch.setattr("civitas.titles", lambda: {name: known[name] for name in known if name != TOY_ID})
    again = Tables(tables.database)
    with pytest.raises(Unplayable, match="does not know"):
        again.state(party.id, 0)
    assert not again.queries.show(party.id, Asker()).playable


@pytest.mark.parametrize(
    ("table", "first", "code"),
    [
        ("nowhere", {"type": "hello"}, live.NO_TABLE),
        ("", {"type": "hello", "token": "guessed"}, live.NO_SEAT),
        ("", {"type": "chat", "text": "hello"}, live.MALFORMED),
        ("", "hello", live.MALFORMED),
    ],
    ids=str,
)
def test_who_does_not_say_hello_properly_is_sent_away(embedded: Served, table: str, first: object, code: int) -> None:
    party = Party(embedded.services.tables)
    stranger = Watcher(embedded.base, table or party.id, first=first)
    assert stranger.hear_the_end() == code
    stranger.close()


def test_other_sites_cannot_open_a_socket(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    with pytest.raises(InvalidStatus):
        Watcher(embedded.base, party.id, origin="http://evil.example")


def test_where_the_database_is_out_of_reach_the_client_is_asked_to_come_again(
    embedded: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(embedded.services.tables)

    def fail(*_: object) -> None:
        raise StorageFailed("the database: gone")

    monkeypatch.setattr(embedded.services.tables.seating, "sit", fail)
    stranger = Watcher(embedded.base, party.id)
    assert stranger.hear_the_end() == live.LATER
    assert json.loads(stranger.raw[0])["reason"] == "storage"
    monkeypatch.setattr(embedded.services.accounts, "visitor", fail)
    with pytest.raises(InvalidStatus):
        Watcher(embedded.base, party.id)
    stranger.close()


def test_news_wait_until_the_database_is_back(embedded: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)
    party = Party(embedded.services.tables)
    ada = Watcher(embedded.base, party.id, party.tokens[0])
    ada.state()
    broadcast, failures = embedded.services.tables.broadcast, list[Any]()
    read = broadcast._read

    def fail_at_first(*asked: Any) -> Scene | None:
        if len(failures) < 3:
            failures.append(asked)
            raise StorageFailed("the database: gone")
        return read(*asked)

    monkeypatch.setattr(broadcast, "_read", fail_at_first)
    party.act(0, "take")
    assert (ada.state(1)["seq"], len(failures)) == (1, 3)
    ada.close()


# Clients that do not behave.


@contextmanager
def not_reading(server: Served, party: Party) -> Iterator[set[asyncio.Event]]:
    """A client at the table that does not read; the bells of all who watch."""
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.connect(("127.0.0.1", server.port))
        Watcher(server.base, party.id, party.tokens[1], -1, sock=narrow, compression=None, max_queue=1)
        eventually(lambda: party.id in server.services.hub._bells)
        yield server.services.hub._bells[party.id]


def test_a_slow_client_holds_up_nobody(embedded: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(embedded.services.settings.bounds._values, "unread-seconds", 1e6)
    party = Party(embedded.services.tables)
    with not_reading(embedded, party) as watching:
        quick = Watcher(embedded.base, party.id, party.tokens[0], -1)
        quick.state()
        for number in range(ENOUGH_LINES):
            party.tables.say(party.id, 0, f"{number} " + "x" * 990)
            text = quick.hear_until(lambda message: message["type"] == "chat")["text"]
            assert text.startswith(f"{number} ")
        assert len(watching) == 2
        assert quick.act("a", 0, "take")["type"] == "ack"
        quick.close()


def test_a_client_that_does_not_read_for_long_is_dropped(embedded: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(embedded.services.settings.bounds._values, "unread-seconds", 0.2)
    party = Party(embedded.services.tables)
    with not_reading(embedded, party) as watching:
        for _ in range(ENOUGH_LINES):
            party.tables.say(party.id, 0, "x" * 1000)
        eventually(lambda: not watching)


def test_too_large_a_message_ends_the_conversation_and_nothing_else(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    ada, bob, spectator = watchers(embedded, party)
    bob.socket.send("x" * 100_000)
    assert bob.hear_the_end() == 1009
    assert ada.act("a", 0, "take")["type"] == "ack"
    for watcher in (ada, bob, spectator):
        watcher.close()


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
FIELDS = ("client_id", "seq", "action", "text", "token", "since", "other")
MESSAGES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    PLAIN.map(json.dumps),
    st.builds(
        lambda kind, fields: json.dumps({"type": kind, **fields}),
        st.sampled_from(["hello", "act", "undo", "why", "chat", "state", "ack"]) | st.text(max_size=5),
        st.dictionaries(st.sampled_from(FIELDS), PLAIN, max_size=4),
    ),
)


def test_no_nonsense_moves_the_game_or_breaks_the_server(embedded: Served) -> None:
    party = Party(embedded.services.tables)
    bob = Watcher(embedded.base, party.id, party.tokens[1])
    bob.state()

    @settings(max_examples=40, deadline=None, database=None, derandomize=True)
    @given(message=MESSAGES)
    def talk_nonsense(message: str | bytes) -> None:
        bob.socket.send(message.encode(errors="replace") if isinstance(message, str) else message)
        bob.tell({"type": "why", "action": "take"})
        bob.hear_until(lambda heard: heard["type"] == "why")

    talk_nonsense()
    assert party.seq == 0
    assert party.act(0, "take").seq == 1
    bob.state(1)
    bob.close()
