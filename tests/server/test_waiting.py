"""Before the game begins nobody sees a hand: a table is dealt when its last seat is taken; on both databases."""

import threading
from typing import Any

import pytest
from sqlalchemy import func, select

from civitas.core.errors import CivitasError
from civitas.server.messages import Act, BotSeat, ChatLine, Events, Join, NewTable, State, TableShown, Undo
from civitas.server.queries import Heard
from civitas.server.refusals import reason_of
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import StoredTable
from civitas.server.storage.schema import ACTIONS, SNAPSHOTS
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, news_for, replayed_digest
from tests.server.serving import Served, Watcher

ADA, BOB = Asker(owner="guest:0"), Asker(owner="guest:1")


def refusal_of(attempt: Any, *given: Any) -> str:
    with pytest.raises(CivitasError) as refusal:
        attempt(*given)
    return reason_of(refusal.value)


def stored(database: Database, table_id: str) -> StoredTable:
    with database.reading() as c:
        found = games.find_table(c, table_id)
    assert found is not None
    return found


def dealt(database: Database, table_id: str) -> int:
    """How many entries and positions of a table there are."""
    with database.reading() as c:
        wanted = [select(func.count()).where(kept.c.table_id == table_id) for kept in (ACTIONS, SNAPSHOTS)]
        return sum(c.execute(each).scalar_one() for each in wanted)


def test_nothing_is_dealt_until_the_last_seat_is_taken(tables: Tables, database: Database) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3), "guest:0")
    tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    waiting = stored(database, opened.table)
    assert (waiting.stage, waiting.head, waiting.to_act, waiting.seed) == ("waiting", -1, [], games.UNDRAWN)
    assert dealt(database, opened.table) == 0
    tables.seating.join(opened.table, Join("Carol", opened.invitation), "guest:2")
    playing = stored(database, opened.table)
    assert (playing.stage, playing.head, playing.to_act) == ("playing", 0, [0])
    assert playing.seed != games.UNDRAWN
    assert replayed_digest(database, opened.table)[0] == 0


def test_a_table_without_an_open_seat_is_dealt_at_once(tables: Tables, database: Database) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2, bots=[BotSeat("random")]), "guest:0")
    assert stored(database, opened.table).seed != games.UNDRAWN
    assert tables.state(opened.table, 0).view["hand"]


def test_the_last_seat_may_be_a_bots(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2), "guest:0")
    tables.seating.change(opened.table, 1, "random", ADA)
    assert tables.state(opened.table, 0).view["hand"]


def test_no_way_leads_to_a_hand_before_the_game_begins(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3, bots=[BotSeat("random")]), "guest:0")
    for attempt in (
        lambda: tables.state(opened.table, 0),
        lambda: tables.state(opened.table, None),
        lambda: tables.why(opened.table, 0, "take"),
        lambda: tables.preview(opened.table, 0, "take"),
        lambda: tables.act(opened.table, 0, Act("a", 0, "take")),
        lambda: tables.undo(opened.table, 0, Undo("a", 0)),
    ):
        assert refusal_of(attempt) == "waiting"
    assert tables.thought(opened.table) is None
    assert tables.queries.show(opened.table, ADA).to_act == []
    for since in (None, -1, 0):
        messages = news_for(tables, opened.table, 0, Heard(since)).messages
        assert [type(message) for message in messages] == [TableShown]


def test_who_waits_hears_who_comes_what_is_said_and_then_how_it_begins(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3), "guest:0")
    heard = news_for(tables, opened.table, 0, Heard()).heard
    assert news_for(tables, opened.table, 0, heard).messages == []
    tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    tables.say(opened.table, 1, "Hello")
    news = news_for(tables, opened.table, 0, heard)
    assert [type(message) for message in news.messages] == [TableShown, ChatLine]
    tables.seating.join(opened.table, Join("Carol", opened.invitation), "guest:2")
    news = news_for(tables, opened.table, 0, news.heard)
    assert [type(message) for message in news.messages] == [TableShown, Events, State]


def test_who_joins_looks_and_leaves_has_seen_nothing(tables: Tables, database: Database) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3, open=True), "guest:0")
    for _ in range(2):
        tables.seating.join(opened.table, Join("Bob"), "guest:1")
        assert refusal_of(tables.state, opened.table, 1) == "waiting"
        tables.seating.leave(opened.table, BOB)
        assert dealt(database, opened.table) == 0
    assert tables.queries.show(opened.table, ADA).stage == "waiting"


def test_a_game_that_has_begun_does_not_wait_again(tables: Tables) -> None:
    """A new deal would be a way to look at one hand after the other."""
    opened = tables.open(NewTable(TOY_ID, "Ada", 2, open=True), "guest:0")
    tables.seating.join(opened.table, Join("Bob"), "guest:1")
    hand = tables.state(opened.table, 0).view["hand"]
    tables.seating.leave(opened.table, BOB)
    tables.seating.join(opened.table, Join("Eve"), "guest:9")
    assert tables.queries.show(opened.table, ADA).stage == "playing"
    assert tables.state(opened.table, 0).view["hand"] == hand


def test_of_many_who_take_the_last_seat_at_once_one_begins_the_game(database: Database) -> None:
    doors = [Tables(database) for _ in range(4)]
    opened = doors[0].open(NewTable(TOY_ID, "Ada", 2, open=True), "guest:0")
    gate, taken = threading.Barrier(4), list[int]()

    def join(door: Tables, number: int) -> None:
        gate.wait()
        try:
            taken.append(door.seating.join(opened.table, Join("Bob"), f"guest:{number}").seat)
        except CivitasError:
            return

    threads = [threading.Thread(target=join, args=(door, number)) for number, door in enumerate(doors, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert taken == [1]
    assert len({tuple(door.state(opened.table, 0).view["hand"]) for door in doors}) == 1
    assert replayed_digest(database, opened.table)[0] == 0


def test_over_the_wire_a_waiting_table_is_a_table_and_no_more(server: Served) -> None:
    client = server.client().enter()
    opened = client.open()
    address = f"/api/tables/{opened['table']}"
    ada = Watcher(server.base, opened["table"], opened["token"], -1)
    assert ada.hear()["type"] == "table"
    for asked in ({"type": "why", "action": "take"}, {"type": "preview", "action": "take"}):
        ada.tell(asked)
        assert ada.hear()["reason"] == "waiting"
    response = client.get(f"{address}/state", opened["token"])
    assert (response.status_code, response.json()["reason"]) == (409, "waiting")
    assert client.post(f"{address}/join", {"invitation": opened["invitation"], "name": "Bob"}).status_code == 200
    assert ada.state()["view"]["hand"]
    ada.close()
    client.close()


WAITING = (
    """INSERT INTO tables (id, title, rules_revision, players, options, seed, invitation, stage, head, to_act, bots_due,
    created, moved, listed, open, people)
    VALUES ('old', 'toy-bidding', 1, 2, '{}', 5, '', 'waiting', 0, '[0]', false, 0, 0, true, true, 0)""",
    "INSERT INTO seats (table_id, seat, kind, name, token, owner) VALUES ('old', 0, 'person', 'Ada', 'x', 'guest:0')",
    "INSERT INTO seats (table_id, seat, kind, name) VALUES ('old', 1, 'open', '')",
    """INSERT INTO actions (table_id, seq, client_id, seat, kind, action, events, at)
    VALUES ('old', 0, 'begin', -1, 'begin', '', '[]', 0)""",
)


def test_a_table_that_waited_with_hands_dealt_is_dealt_anew(empty_url: str) -> None:
    database = Database(empty_url)
    database.migrate("0002")
    with database.writing() as c:
        for statement in WAITING:
            c.exec_driver_sql(statement)
    database.migrate()
    tables = Tables(database)
    assert refusal_of(tables.state, "old", 0) == "waiting"
    assert dealt(database, "old") == 0
    tables.seating.join("old", Join("Bob"), "guest:1")
    assert stored(database, "old").seed != 5
    assert tables.act("old", 0, Act("a", 0, "take")).seq == 1
    database.close()
