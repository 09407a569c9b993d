"""The database: migrations, failures, and that nothing is acknowledged that is not stored."""

import asyncio
import json
import random
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, inspect, select, update

from civitas.core.events import Event
from civitas.core.position import View
from civitas.server.cluster import address_of
from civitas.server.game_cache import IDLE_SECONDS, GameCache
from civitas.server.messages import Act, Join, NewTable, Undo
from civitas.server.refusals import Unplayable
from civitas.server.seating import Asker, found
from civitas.server.storage import database as database_of_connections
from civitas.server.storage import friends, games, order, people, results
from civitas.server.storage.database import BadDatabase, Clash, Database, StorageFailed, now, read_url
from civitas.server.storage.schema import ACTIONS, METADATA, SNAPSHOTS, TABLES
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock, SeatClock, Stage
from civitas.server.worker_pool import WorkerPool
from tests.server.playing import Party, present_digest, replayed_digest
from tests.toy.position import Toy


def test_migrations_lead_from_nothing_to_the_schema(empty_url: str) -> None:
    database = Database(empty_url)
    database.migrate()
    with database.reading() as c:
        assert compare_metadata(MigrationContext.configure(c), METADATA) == []
        keys = inspect(c).get_unique_constraints("actions")
        assert [key["column_names"] for key in keys] == [["table_id", "client_id"]]
        assert inspect(c).get_pk_constraint("actions")["constrained_columns"] == ["table_id", "seq"]
    database.close()


def test_migrating_again_changes_nothing(database: Database, tables: Tables) -> None:
    party = Party(tables)
    database.migrate()
    assert party.act(0, "take").seq == 1


def test_tables_of_the_first_version_go_on(empty_url: str) -> None:
    database = Database(empty_url)
    database.migrate("0001")
    with database.writing() as c:
        for statement in FIRST_VERSION:
            c.exec_driver_sql(statement)
    database.migrate()
    tables = Tables(database)
    shown = tables.queries.show("old", Asker(owner="guest:1"))
    assert (shown.stage, shown.listed, shown.open, shown.people, shown.host) == ("playing", False, False, 0, False)
    assert [(seat.name, seat.mine, seat.away) for seat in shown.seats] == [("Ada", False, True), ("Bob", True, True)]
    assert tables.act("old", 0, Act("a", 0, "take")).seq == 1
    database.close()


FIRST_VERSION = (
    """INSERT INTO tables (id, title, rules_revision, players, options, seed, invitation, stage, head, to_act, bots_due,
    created, moved) VALUES ('old', 'toy-bidding', 1, 2, '{}', 5, '', 'playing', 0, '[0]', false, 0, 0)""",
    "INSERT INTO seats (table_id, seat, kind, name, token, owner) VALUES ('old', 0, 'person', 'Ada', 'x', 'guest:0')",
    "INSERT INTO seats (table_id, seat, kind, name, token, owner) VALUES ('old', 1, 'person', 'Bob', 'y', 'guest:1')",
    """INSERT INTO actions (table_id, seq, client_id, seat, kind, action, events, at)
    VALUES ('old', 0, 'begin', -1, 'begin', '', '[]', 0)""",
)


def test_a_pace_becomes_a_clock_and_running_games_go_on(empty_url: str) -> None:
    database = Database(empty_url)
    database.migrate("0012")
    with database.writing() as c:
        asked = json.dumps({0: now(c) - 100})
        for statement in FIRST_VERSION:
            c.exec_driver_sql(statement)
        c.exec_driver_sql(f"UPDATE tables SET pace = 300, asked = '{asked}'")
    database.migrate()
    tables = Tables(database)
    tables.seating.time_out_some(10)
    shown = tables.queries.show("old", Asker())
    assert shown.clock == Clock("live", 300, 300, 300)
    first, second = (seat.clock for seat in shown.seats)
    assert first is not None
    assert second is not None
    assert 100 < first.left <= 200
    assert (first.runs, second.left, second.runs) == ("runs", 300.0, "stands")
    with database.writing() as c:
        command.downgrade(database.alembic(c), "0012")
        assert c.exec_driver_sql("SELECT pace FROM tables").scalar_one() == 300
    database.close()


def test_migrations_can_be_undone(empty_url: str) -> None:
    database = Database(empty_url)
    database.migrate()
    with database.writing() as c:
        config = database.alembic(c)
        command.downgrade(config, "base")
        assert set(inspect(c).get_table_names()) <= {"alembic_version"}
    database.migrate()
    database.close()


def test_a_database_of_a_newer_version_is_refused_in_one_line(database: Database) -> None:
    with database.writing() as c:
        latest = c.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
        c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer version"):
        database.migrate()
    with database.writing() as c:
        c.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{latest}'")


def test_who_reads_sees_one_state_of_the_database(database: Database, tables: Tables) -> None:
    party = Party(tables)
    with database.reading() as c:
        before = games.head(c, party.id)
        party.act(0, "take")
        assert games.head(c, party.id) == before
        assert [entry.seq for entry in games.entries_after(c, party.id, -1)] == [0]
    assert party.seq == 1


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "new folder" / "x.db"))
    database.migrate()
    with database.reading() as c:
        asked = [c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert asked == ["wal", 2]
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")
def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "civitas.db"
    database = Database(str(path))
    database.migrate()
    assert {stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()} == {0o600}
    database.close()
    path.chmod(0o640)
    Database(str(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640, "what somebody has chosen stays"


def test_another_driver_of_sqlite_is_not_asked_for() -> None:
    assert read_url("sqlite+aiosqlite:///x.db").drivername == "sqlite"


@pytest.mark.parametrize("url", ["mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "://", "postgresql://x:y:z"])
def test_a_database_we_cannot_use_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        read_url(url)


def test_a_database_out_of_reach_is_a_clear_error_without_the_password() -> None:
    database = Database("postgresql://civitas:sesame@127.0.0.1:1/civitas")
    with pytest.raises(StorageFailed) as failure:
        database.migrate()
    assert "sesame" not in str(failure.value)
    database.close()


# What is kept.


def snapshots(database: Database) -> list[int]:
    with database.reading() as c:
        return list(c.execute(select(SNAPSHOTS.c.seq)).scalars())


def test_only_the_latest_snapshot_is_kept(database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.server.game.SNAPSHOT_EVERY", 3)
    party, rng, seen = Party(tables, players=3), random.Random(3), set()
    while tables.state(party.id, None).to_act:
        party.act_at_random(rng)
        assert len(snapshots(database)) <= 1
        seen |= set(snapshots(database))
    assert len(seen) > 3


def test_a_snapshot_that_cannot_be_read_is_not_needed(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.server.game.SNAPSHOT_EVERY", 3)
    party = Party(tables)
    party.play_to_the_end()
    before = present_digest(tables, party.id)
    with database.writing() as c:
        c.execute(update(SNAPSHOTS).values(position='{"title": "nonsense"}'))
    assert present_digest(Tables(database), party.id) == before


def test_a_log_that_cannot_be_played_again_is_said_so(database: Database, tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take")
    with database.writing() as c:
        c.execute(update(ACTIONS).where(ACTIONS.c.seq == 1).values(action="done"))
    with pytest.raises(Unplayable, match="cannot be played again"):
        Tables(database).state(party.id, 0)


def test_games_that_nobody_needs_are_forgotten(database: Database) -> None:
    now, tables = [0.0], Tables(database)
    tables.cache = GameCache(database, most=2, clock=lambda: now[0])
    parties = [Party(tables) for _ in range(3)]
    for party in parties:
        party.act(0, "take")
    assert list(tables.cache._slots) == [party.id for party in parties[1:]]
    now[0] = IDLE_SECONDS
    parties[1].act(0, "done")
    tables.cache.tidy()
    assert len(tables.cache._slots) == 2
    now[0] += 1
    tables.cache.tidy()
    assert list(tables.cache._slots) == [parties[1].id]
    assert parties[2].act(0, "done").seq == 2


def test_a_view_is_worked_out_once_for_all_who_look(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party, seen = Party(tables), list[int | None]()
    view_for = Toy.view_for

    def counted(p: Toy, seat: int | None) -> View:
        seen.append(seat)
        return view_for(p, seat)

    monkeypatch.setattr(Toy, "view_for", counted)
    for _ in range(3):
        tables.state(party.id, None)
        tables.state(party.id, 1)
    assert seen == [None, 1]
    tables.act(party.id, 0, Act("a", 0, "take"))
    assert tables.state(party.id, 1).view["pot"] == 2
    tables.undo(party.id, 0, Undo("b", 1))
    assert tables.state(party.id, 1).view["pot"] == 0


# A database that cannot be written.


@pytest.fixture(params=["full", "read-only"])
def broken(request: pytest.FixtureRequest, database: Database) -> Iterator[list[bool]]:
    """Makes every new transaction meet a full disk or a read-only database, as long as the list says so."""
    switch = [False]
    event.listen(database.engine, "checkout", spoiling(database, switch, request.param == "full"))
    yield switch
    switch[0] = False


Spoil = Callable[..., None]


def spoiling(database: Database, switch: list[bool], is_full: bool) -> Spoil:
    """What makes a connection unable to write."""
    return spoil_postgresql(database, switch, is_full) if database.is_postgresql else spoil_sqlite(switch, is_full)


def spoil_sqlite(switch: list[bool], is_full: bool) -> Spoil:
    """SQLite's own errors: no page more, or queries only."""

    def spoil(connection: Any, *_: object) -> None:
        pages = 1 if switch[0] else 1_000_000
        connection.execute(f"PRAGMA max_page_count={pages}" if is_full else f"PRAGMA query_only={int(switch[0])}")

    return spoil


def spoil_postgresql(database: Database, switch: list[bool], is_full: bool) -> Spoil:
    """Read-only transactions, or the error that PostgreSQL gives when its disk is full."""
    if is_full:
        with database.writing() as c:
            for statement in FULL_DISK:
                c.exec_driver_sql(statement)

    def spoil(connection: Any, *_: object) -> None:
        mode = "ONLY" if switch[0] and not is_full else "WRITE"
        connection.execute(f"SET SESSION CHARACTERISTICS AS TRANSACTION READ {mode}")
        connection.execute(f"SET civitas.disk = '{'full' if switch[0] else ''}'")
        connection.commit()

    return spoil


FULL_DISK = (
    """CREATE OR REPLACE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('civitas.disk', true) = 'full' THEN
        RAISE EXCEPTION 'could not extend file: disk full' USING ERRCODE = 'disk_full';
    END IF;
    RETURN NEW;
    END $$""",
    "CREATE OR REPLACE TRIGGER no_space BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION no_space()",
)


def play_until_it_fails(parties: list[Party], heard: list[tuple[str, int]]) -> Party:
    """Move at one table after the other until a move cannot be stored; SQLite first uses the pages that it has."""
    rng = random.Random(1)
    for party in parties * 20:
        told = len(heard)
        try:
            party.act_at_random(rng)
        except StorageFailed as failure:
            told_nothing, is_clear = len(heard) == told, re.search("full|read-?only", str(failure))
            return party if told_nothing and is_clear else pytest.fail(f"unclear: {failure}")
    raise AssertionError("every move was stored")


def test_where_nothing_can_be_written_nothing_is_acknowledged(
    database: Database, tables: Tables, broken: list[bool]
) -> None:
    heard: list[tuple[str, int]] = []
    parties = [Party(tables, players=4) for _ in range(12)]
    tables.announce = lambda table_id, seq: heard.append((table_id, seq))
    broken[0] = True
    party = play_until_it_fails(parties, heard)
    seat = tables.state(party.id, None).to_act[0]
    action, seq = int(tables.state(party.id, seat).legal[0]["code"]), party.seq
    with pytest.raises(StorageFailed):
        party.act(seat, action, client_id="a")
    assert party.seq == seq
    for each in parties:
        told = [seq for table_id, seq in heard if table_id == each.id]
        assert told == list(range(1, replayed_digest(database, each.id)[0] + 1))
    broken[0] = False
    assert party.act(seat, action, client_id="a").seq == seq + 1


def test_a_failure_at_commit_leaves_the_game_where_it_was(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables)

    def fail(*_: object) -> None:
        raise OSError("pulled the plug")

    with monkeypatch.context() as patch:
        for name in ("append", "append_alone"):
            patch.setattr(games, name, fail)
        with pytest.raises(OSError, match="plug"):
            tables.act(party.id, 0, Act("a", 0, "take"))
    assert party.seq == 0
    assert party.act(0, "take", client_id="a").seq == 1


def stored_alone_or_not(database: Database, alone: bool, entry: games.Entry, turn: games.Turn, people: int) -> None:
    """Store an entry by itself, or as one of several things."""
    if alone:
        games.append_alone(database, entry, turn, people)
    else:
        with database.writing() as c:
            games.append(c, entry, turn, people)


@pytest.mark.parametrize("stage", ["playing", "finished"])
def test_an_entry_that_is_stored_alone_leaves_the_same_behind(database: Database, tables: Tables, stage: Stage) -> None:
    left = []
    for alone in (False, True):
        party = Party(tables, clock=Clock("live", 60, 5, 600))
        with database.writing() as c:
            c.execute(update(TABLES).where(TABLES.c.id == party.id).values(ordered=1.0, vacant=True))
            people = found(games.head(c, party.id)).people
        turn = games.Turn(stage, [1], True, None, [SeatClock(4.5, 3.0, True), SeatClock(2.0, 1.0, False)], 77.5)
        entry = games.Entry(party.id, 1, "0:x", 0, games.ACT, "take", [Event("bid", {"seat": 1}, "1.2")], 9.5)
        stored_alone_or_not(database, alone, entry, turn, people)
        with database.reading() as c:
            table = msgspec.structs.asdict(found(games.find_table(c, party.id)))
            noticed = [seq for table_id, seq in games.unannounced(c, 1e12) if table_id == party.id]
            log = [msgspec.structs.replace(each, table_id="", at=0.0) for each in games.entries_after(c, party.id, -1)]
        left.append(([table[name] for name in table if name not in ("id", "created", "invitation")], noticed, log))
    assert left[0] == left[1]


def wait_until_somebody_waits(database: Database) -> None:
    """Until one writer waits for another; those of SQLite wait before their first statement, where nobody sees it."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    while database.is_postgresql:
        with database.reading() as c:
            if c.exec_driver_sql(waiting).scalar_one():
                return


@pytest.mark.parametrize("alone", [False, True])
def test_of_two_who_store_at_once_one_waits_and_neither_for_the_other(
    database: Database, tables: Tables, alone: bool
) -> None:
    party = Party(tables)
    with database.reading() as c:
        people = found(games.head(c, party.id)).people
    first, second = (games.Entry(party.id, 1, name, 0, games.ACT, "take", [], 1.0) for name in ("0:a", "0:b"))
    turn = games.Turn(games.PLAYING, [0], False, None)
    with ThreadPoolExecutor(1) as other:
        stored: list[Future[None]] = []

        def let_the_other_begin(*_: object) -> None:
            if not stored:
                stored.append(other.submit(stored_alone_or_not, database, alone, second, turn, people))
                wait_until_somebody_waits(database)

        with database.writing() as c:
            event.listen(c, "after_cursor_execute", let_the_other_begin)
            games.append(c, first, turn, people)
        with pytest.raises(Clash):
            stored[0].result()
    with database.reading() as c:
        assert [entry.client_id for entry in games.entries_after(c, party.id, 0)] == ["0:a"]


def test_an_entry_that_clashes_leaves_nothing_behind(database: Database, tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take", client_id="a")
    with database.reading() as c:
        people = found(games.head(c, party.id)).people
    turn = games.Turn(games.PLAYING, [0], False, None)
    for seq, client_id, seen in ((1, "0:b", people), (2, "0:a", people), (2, "0:b", people - 1)):
        for alone in (False, True):
            entry = games.Entry(party.id, seq, client_id, 0, games.ACT, "take", [], 1.0)
            with pytest.raises(Clash):
                stored_alone_or_not(database, alone, entry, turn, seen)
    with database.reading() as c:
        assert [entry.seq for entry in games.entries_after(c, party.id, -1)] == [0, 1]
        assert found(games.find_table(c, party.id)).head == 1
        assert max(seq for _, seq in games.unannounced(c, 1e12)) == 1


@pytest.mark.parametrize("idle", [0.0, 2 * database_of_connections.IDLE_SECONDS])
def test_a_move_is_stored_though_all_connections_have_broken(
    postgresql_url: str, idle: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(postgresql_url)
    tables = Tables(database)
    party = Party(tables)
    with tables.broadcast.watching(party.id, 0):
        asyncio.run(look_at(tables, party.id))
        rng = random.Random(1)
        for _ in range(4):
            party.act_at_random(rng)
        seq, seat = party.seq, tables.state(party.id, None).to_act[0]
        asked = Act("b", seq, int(tables.state(party.id, seat).legal[0]["code"]))
        break_connections(postgresql_url)
        clock = time.monotonic
        monkeypatch.setattr(database_of_connections, "monotonic", lambda: clock() + idle)
        assert tables.act(party.id, seat, asked).seq == seq + 1
    assert party.seq == seq + 1
    database.close()


async def look_at(tables: Tables, table_id: str) -> None:
    """Let everybody who watches see where the table stands."""
    work = WorkerPool(1)
    await tables.broadcast.scene(table_id, work)
    await work.end()


def break_connections(url: str) -> None:
    """What happens to a server whose PostgreSQL is started anew."""
    with psycopg.connect(address_of(read_url(url)), autocommit=True) as c:
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        while c.execute(f"SELECT pg_terminate_backend(pid) FROM ({others}) AS them").fetchall():
            pass


# Many tables.


def test_no_list_of_the_lobby_looks_at_every_table(sqlite_url: str) -> None:
    """SQLite says how it would find what is asked for: a scan goes through a whole table."""
    database, asked = Database(sqlite_url), list[tuple[str, Any]]()

    def note(connection: object, cursor: object, statement: str, parameters: Any, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(database.engine, "before_cursor_execute", note)
    queries = Tables(database).queries
    queries.lobby("guest:0")
    queries.tables_of("guest:0")
    queries.lobby("account:1")
    queries.waiting("account:1")
    with database.writing() as c:
        people.insert_account(c, "Ada", "ada", "ada", "")
        people.insert_session(c, "x", 1, 0.0)
        games.waiting_for_bots(c, 0.0)
        games.outdated(c, "toy-bidding", 2, 5)
        results.history(c, "account:1", 5, 0)
        results.tallies(c, "account:1")
        results.ratings_of(c, "account:1")
        results.best_of(c, "toy-bidding", 5, 5)
        results.seats_resigned(c, "x")
        results.company(c, ["x"])
        friends.naming(c, 1)
        friends.named_by(c, 1)
        order.blocked_by(c, 1)
        friends.find_person(c, "ada")
    event.remove(database.engine, "before_cursor_execute", note)
    questions = [(text, values) for text, values in asked if text.startswith(("SELECT", "DELETE"))]
    assert len(questions) >= 8
    with database.reading() as c:
        plans = [c.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values).all() for text, values in questions]
    steps = [str(step[-1]) for plan in plans for step in plan]
    whole = tuple(f"SCAN {name}" for name in (*METADATA.tables, "own", "other"))
    assert [step for step in steps if step.startswith(whole)] == []
    database.close()


def test_a_table_with_an_open_seat_is_offered_until_the_game_is_over(tables: Tables) -> None:
    vacant = tables.open(NewTable("toy-bidding", "Eve", 2, open=True), "guest:9").table

    def offered() -> list[str]:
        return [table.id for table in tables.queries.lobby(None).open]

    assert offered() == [vacant]
    tables.seating.join(vacant, Join("Bob"), "guest:1")
    assert offered() == []
    tables.seating.leave(vacant, Asker(owner="guest:1"))
    assert offered() == [vacant]
    rng = random.Random(1)
    while to_act := tables.state(vacant, None).to_act:
        seen = tables.state(vacant, to_act[0])
        tables.act(vacant, to_act[0], Act(f"{seen.seq}", seen.seq, int(rng.choice(seen.legal)["code"])))
    assert offered() == []
