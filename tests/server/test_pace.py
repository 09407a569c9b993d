"""The pace of a table: whose clock has run out may be replaced, and nobody else; on both databases."""

import time
from typing import Any

import msgspec
import pytest

from civitas.core.errors import CivitasError
from civitas.server.messages import Act, Join, NewTable
from civitas.server.refusals import reason_of
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Database, now
from civitas.server.storage.games import BOT, PERSON
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party, let_time_pass

ADA, BOB, CAROL, EVE = (Asker(owner=f"guest:{number}") for number in (0, 1, 2, 9))
PACE = 300
SLACK = 60
"""A busy machine may take so long for a test."""


def refusal_of(attempt: Any, *given: Any) -> str:
    with pytest.raises(CivitasError) as refusal:
        attempt(*given)
    return reason_of(refusal.value)


def left(tables: Tables, table_id: str) -> list[float | None]:
    """What is left on every clock."""
    return [seat.left for seat in tables.queries.show(table_id, ADA).seats]


def test_time_is_that_of_the_database(database: Database) -> None:
    with database.reading() as c:
        first = now(c)
        assert abs(first - time.time()) < SLACK
        assert now(c) >= first


def test_without_a_pace_nobody_is_replaced_however_long_he_takes(tables: Tables, database: Database) -> None:
    party = Party(tables)
    party.act(0, "take")
    with database.writing() as c:
        games.see(c, [(party.id, 0)], 0.0)
    shown = tables.queries.show(party.id, BOB)
    assert (shown.pace, [seat.left for seat in shown.seats], shown.seats[0].away) == (None, [None, None], True)
    assert refusal_of(tables.seating.change, party.id, 1, "random", ADA) == "clock"
    assert refusal_of(tables.seating.change, party.id, 0, "random", BOB) == "clock"


@pytest.mark.parametrize(("passed", "is_out"), [(PACE - SLACK, False), (PACE, True)])
def test_a_clock_runs_out_at_the_pace_of_the_table(
    tables: Tables, database: Database, passed: float, is_out: bool
) -> None:
    party = Party(tables, pace=PACE)
    let_time_pass(database, party.id, passed)
    mine, others = left(tables, party.id)
    assert others is None
    assert (mine == 0.0) is is_out
    if is_out:
        tables.seating.change(party.id, 0, "random", BOB)
        assert tables.queries.show(party.id, BOB).seats[0].kind == "bot"
    else:
        assert refusal_of(tables.seating.change, party.id, 0, "random", BOB) == "clock"


def test_the_clock_of_the_process_does_not_matter(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(tables, pace=PACE)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 10 * PACE)
    assert refusal_of(tables.seating.change, party.id, 0, "random", BOB) == "clock"
    remaining = left(tables, party.id)[0]
    assert remaining is not None
    assert remaining > PACE - SLACK


def test_anybody_at_the_table_may_replace_and_the_host_but_nobody_else(tables: Tables, database: Database) -> None:
    opened = tables.open(NewTable(TOY_ID, "Host", 3, watch=True, open=True, pace=PACE), "guest:7")
    for number in range(3):
        tables.seating.join(opened.table, Join(f"P{number}"), f"guest:{number}")
    let_time_pass(database, opened.table, PACE)
    for stranger in (EVE, Asker()):
        assert refusal_of(tables.seating.change, opened.table, 0, "random", stranger) == "host"
    for somebody in (BOB, CAROL, Asker(owner="guest:7")):
        tables.seating.change(opened.table, 0, "random", somebody)
        assert tables.queries.show(opened.table, ADA).seats[0].bot == "random"
        tables.seating.change(opened.table, 0, None, ADA)


def test_who_is_not_asked_has_no_clock(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, pace=PACE)
    let_time_pass(database, party.id, 10 * PACE)
    assert left(tables, party.id) == [0.0, None, None]
    assert refusal_of(tables.seating.change, party.id, 1, "random", ADA) == "clock"


def test_a_new_decision_starts_the_clock_anew(tables: Tables, database: Database) -> None:
    party = Party(tables, pace=PACE)
    let_time_pass(database, party.id, PACE)
    party.act(0, "take")
    remaining = left(tables, party.id)[0]
    assert remaining is not None
    assert remaining > PACE - SLACK
    party.act(0, "done")
    assert [each is None for each in left(tables, party.id)] == [True, False]


def test_the_answers_of_others_give_nobody_more_time(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, pace=PACE)
    for seat, action in [(0, "take"), (0, "done"), (1, "done"), (2, "done")]:
        party.act(seat, action)
    let_time_pass(database, party.id, PACE)
    bid = int(tables.state(party.id, 0).legal[0]["code"])
    party.act(0, bid)
    assert left(tables, party.id)[1:] == [0.0, 0.0]


def test_the_bot_is_the_tables_choice(tables: Tables, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.bots.names", lambda title: ["random", "other"])
    party = Party(tables, pace=PACE, stand_in="random")
    let_time_pass(database, party.id, PACE)
    tables.seating.change(party.id, 0, "other", BOB)
    assert tables.queries.show(party.id, BOB).seats[0].bot == "random"
    free = Party(tables, pace=PACE)
    let_time_pass(database, free.id, PACE)
    tables.seating.change(free.id, 0, "other", BOB)
    assert tables.queries.show(free.id, BOB).seats[0].bot == "other"


def test_who_was_replaced_takes_the_seat_back(tables: Tables, database: Database) -> None:
    party = Party(tables, pace=PACE)
    let_time_pass(database, party.id, PACE)
    tables.seating.change(party.id, 0, "random", BOB)
    assert tables.thought(party.id) is not None
    assert left(tables, party.id) == [None, None]
    assert tables.act(party.id, 0, Act("b", 0, "take"), BOT).seq == 1
    tables.seating.change(party.id, 0, None, ADA)
    assert tables.act(party.id, 0, Act("a", 1, "done"), PERSON).seq == 2


def test_handing_over_and_coming_back_wins_no_time(tables: Tables, database: Database) -> None:
    party = Party(tables, pace=PACE)
    let_time_pass(database, party.id, PACE)
    tables.seating.change(party.id, 0, "random", ADA)
    tables.seating.change(party.id, 0, None, ADA)
    assert left(tables, party.id)[0] == 0.0


def test_who_takes_a_seat_in_the_middle_gets_the_whole_time(tables: Tables, database: Database) -> None:
    party = Party(tables, pace=PACE)
    tables.seating.leave(party.id, ADA)
    let_time_pass(database, party.id, PACE)
    assert left(tables, party.id) == [None, None]
    tables.seating.join(party.id, Join("Carol", party.invitation), "guest:2")
    remaining = left(tables, party.id)[0]
    assert remaining is not None
    assert remaining > PACE - SLACK


def test_a_game_that_is_over_has_no_clocks(tables: Tables) -> None:
    party = Party(tables, pace=PACE)
    party.play_to_the_end()
    assert left(tables, party.id) == [None, None]


def test_a_pace_is_not_shorter_than_a_minute() -> None:
    for seconds in (59, -1, 10**9):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"title": TOY_ID, "name": "Ada", "pace": seconds}, NewTable)
    assert msgspec.convert({"title": TOY_ID, "name": "Ada", "pace": 60}, NewTable).pace == 60
