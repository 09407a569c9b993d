"""The clocks of a table: who is charged for what, and what happens at zero; on both databases."""

import time
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from civitas.core.errors import BadOption, CivitasError
from civitas.server.clocks import Sitter, checked, gone_on, has_timed_out, left, refill, taken_back
from civitas.server.messages import Act, Join, NewTable, Undo
from civitas.server.refusals import reason_of
from civitas.server.rest import NEVER, Rest
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Database, now
from civitas.server.storage.games import BOT, PERSON
from civitas.server.storage.schema import TABLES
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock, SeatClock
from tests.server.playing import TOY_ID, Party, let_time_pass

ADA, BOB, CAROL, EVE = (Asker(owner=f"guest:{number}") for number in (0, 1, 2, 9))
BANK, MORE = 900, 300
CLOCK = Clock("live", BANK, MORE, 2 * BANK)
LEAVING = Clock("live", BANK, 0, BANK, at_zero="leave")
DAILY = Clock("days", 3 * 86400, 86400, 3 * 86400, "day")
SLACK = 60
"""A busy machine may take so long for a test."""
PLAYER = Sitter(True, NEVER)


def refusal_of(attempt: Any, *given: Any) -> str:
    with pytest.raises(CivitasError) as refusal:
        attempt(*given)
    return reason_of(refusal.value)


def lefts(tables: Tables, table_id: str) -> list[float | None]:
    """What is left on every clock."""
    return [None if seat.clock is None else seat.clock.left for seat in tables.queries.show(table_id, ADA).seats]


def running(tables: Tables, table_id: str) -> list[str | None]:
    return [None if seat.clock is None else seat.clock.runs for seat in tables.queries.show(table_id, ADA).seats]


@dataclass
class About:
    """Equal to what a busy machine makes of a number of seconds: as much, or a little less."""

    seconds: float

    def __eq__(self, other: object) -> bool:
        return isinstance(other, float) and self.seconds - SLACK < other <= self.seconds


# What is agreed.


@pytest.mark.parametrize(
    ("changed", "about"),
    [
        ({"bank": 59}, "bank"),
        ({"bank": 86401, "most": 90000}, "bank"),
        ({"increment": 3601, "most": 5000}, "increment"),
        ({"most": BANK - 1}, "most"),
        ({"rests": True}, "nights"),
        ({"each": "day"}, "every day"),
        ({"increment": 0}, "come"),
        ({"kind": "days", "bank": 3599, "most": 3600}, "bank"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused_with_the_reason(changed: dict[str, Any], about: str) -> None:
    wanted = msgspec.convert({**msgspec.structs.asdict(CLOCK), **changed}, Clock)
    with pytest.raises(BadOption, match=about):
        checked(wanted)


@pytest.mark.parametrize("clock", [None, CLOCK, LEAVING, DAILY, Clock("live", 60, 1, 60), Clock("days", 3600, 1, 3600)])
def test_clocks_that_make_sense_are_taken_as_they_are(clock: Clock | None) -> None:
    assert checked(clock) == clock


@pytest.mark.parametrize(
    "clock", [{}, {"kind": "slow"}, {"bank": -1}, {"most": 10**9}, {"at_zero": "explode"}, {"x": 1}]
)
def test_what_is_no_clock_is_refused(clock: dict[str, Any]) -> None:
    given = {**msgspec.structs.asdict(CLOCK), **clock} if clock else {}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"title": TOY_ID, "name": "Ada", "clock": given}, NewTable)


# One clock.


def test_a_clock_runs_while_its_seat_is_asked_and_a_person_plays() -> None:
    asked = SeatClock(100.0, 0.0, True)
    assert (left(asked, PLAYER, 40.0), left(asked, PLAYER, 140.0)) == (60.0, 0.0)
    assert left(asked, Sitter(False, NEVER), 40.0) == 100.0
    assert left(SeatClock(100.0, 0.0, False), PLAYER, 40.0) == 100.0


def test_it_stands_still_while_its_player_rests() -> None:
    night = Rest("UTC", (0, 60))
    assert left(SeatClock(4000.0, 86400.0, True), Sitter(True, night), 86400.0 + 3600 + 5) == 3995.0


def test_something_is_added_when_a_seat_is_asked_again_and_never_more_than_it_can_hold() -> None:
    stood = SeatClock(100.0, 0.0, False)
    assert gone_on(CLOCK, stood, PLAYER, 50.0, True) == SeatClock(100.0 + MORE, 50.0, True, MORE)
    full = SeatClock(2.0 * BANK - 1, 0.0, False)
    assert gone_on(CLOCK, full, PLAYER, 50.0, True) == SeatClock(2.0 * BANK, 50.0, True, 1.0)
    assert refill(CLOCK, SeatClock(2.0 * BANK, 0.0, False), 50.0) == 0.0


def test_who_goes_on_being_asked_gets_nothing_more_and_is_charged_at_the_end() -> None:
    asked = SeatClock(100.0, 10.0, True, 5.0)
    assert gone_on(CLOCK, asked, PLAYER, 50.0, True) == asked
    assert gone_on(CLOCK, asked, PLAYER, 50.0, False) == SeatClock(60.0, 50.0, False)
    assert gone_on(CLOCK, asked, PLAYER, 500.0, False) == SeatClock(0.0, 500.0, False)


def test_a_daily_clock_refills_while_others_decide() -> None:
    stood = SeatClock(86400.0, 0.0, False)
    assert refill(DAILY, stood, 43200.0) == 43200.0
    assert refill(DAILY, stood, 10 * 86400.0) == 2 * 86400.0


def test_who_takes_back_is_charged_for_the_time_since() -> None:
    stopped = gone_on(CLOCK, SeatClock(100.0, 0.0, True, MORE), PLAYER, 40.0, False)
    resumed = taken_back(CLOCK, stopped, PLAYER, 70.0, True, True)
    assert left(resumed, PLAYER, 70.0) == 30.0
    assert gone_on(CLOCK, resumed, PLAYER, 75.0, False).bank == 25.0


def test_who_was_asked_by_what_is_taken_back_is_as_before() -> None:
    stood = SeatClock(100.0, 0.0, False)
    asked = gone_on(CLOCK, stood, PLAYER, 50.0, True)
    assert taken_back(CLOCK, asked, PLAYER, 80.0, False, False) == SeatClock(100.0, 80.0, False)
    assert taken_back(CLOCK, stood, PLAYER, 80.0, True, False) == SeatClock(100.0, 80.0, True)
    daily = gone_on(DAILY, stood, PLAYER, 86400.0, True)
    assert taken_back(DAILY, daily, PLAYER, 90000.0, False, False).bank == 86500.0


# At tables.


def test_time_is_that_of_the_database(database: Database) -> None:
    with database.reading() as c:
        first = now(c)
        assert abs(first - time.time()) < SLACK
        assert now(c) >= first


def test_without_a_clock_nobody_is_replaced_however_long_he_takes(tables: Tables, database: Database) -> None:
    party = Party(tables)
    party.act(0, "take")
    with database.writing() as c:
        games.see(c, [(party.id, 0)], 0.0)
    tables.seating.time_out_some(10)
    shown = tables.queries.show(party.id, BOB)
    assert (shown.clock, lefts(tables, party.id), shown.seats[0].away) == (None, [None, None], True)
    assert shown.seats[0].kind == PERSON
    assert tables.seating.time_out(party.id) == []


@pytest.mark.parametrize(("passed", "is_out"), [(BANK - SLACK, False), (BANK, True)])
def test_a_bot_takes_over_when_a_clock_has_run_out_and_not_before(
    tables: Tables, database: Database, passed: float, is_out: bool
) -> None:
    party = Party(tables, clock=CLOCK)
    assert (lefts(tables, party.id), running(tables, party.id)) == ([About(BANK), BANK], ["runs", "stands"])
    let_time_pass(database, party.id, passed)
    tables.seating.time_out_some(10)
    shown = tables.queries.show(party.id, BOB)
    assert (shown.seats[0].kind, shown.seats[0].timed_out) == ((BOT, True) if is_out else (PERSON, False))
    said = [(line.seat, line.name, line.text) for line in tables.queries.chat(party.id)]
    assert said == ([(games.NO_SEAT, "Ada", "clock-bot")] if is_out else [])


def test_the_clock_of_the_process_does_not_matter(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(tables, clock=CLOCK)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 10 * BANK)
    tables.seating.time_out_some(10)
    assert lefts(tables, party.id) == [About(BANK), BANK]


def test_who_is_not_asked_is_not_charged(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, clock=CLOCK)
    let_time_pass(database, party.id, 10 * BANK)
    assert lefts(tables, party.id) == [0.0, BANK, BANK]
    assert tables.seating.time_out(party.id) == [0]


def test_a_turn_of_several_actions_is_charged_as_one_and_adds_once(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, 100)
    party.act(0, "take")
    let_time_pass(database, party.id, 100)
    assert lefts(tables, party.id)[0] == About(BANK - 200)
    party.act(0, "done")
    assert running(tables, party.id) == ["stands", "runs"]
    assert lefts(tables, party.id) == [About(BANK - 200), About(BANK + MORE)]


def test_each_of_those_who_decide_at_once_is_charged_until_the_own_answer(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, clock=CLOCK)
    for seat, action in [(0, "take"), (0, "done"), (1, "done"), (2, "done")]:
        party.act(seat, action)
    before = lefts(tables, party.id)
    assert running(tables, party.id) == ["runs"] * 3
    let_time_pass(database, party.id, 50)
    party.act(0, int(tables.state(party.id, 0).legal[0]["code"]))
    let_time_pass(database, party.id, 70)
    after = lefts(tables, party.id)
    used = [round(float(was or 0) - float(is_ or 0)) for was, is_ in zip(before, after, strict=True)]
    assert running(tables, party.id) == ["stands", "runs", "runs"]
    assert [abs(each - passed) < SLACK // 2 for each, passed in zip(used, [50, 120, 120], strict=True)] == [True] * 3


def test_taking_back_wins_no_time(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    party.act(0, "take")
    party.act(0, "done")
    let_time_pass(database, party.id, 200)
    tables.undo(party.id, 0, Undo("u", party.seq))
    assert (lefts(tables, party.id), running(tables, party.id)) == ([About(BANK - 200), BANK], ["runs", "stands"])
    party.act(0, "done")
    assert lefts(tables, party.id) == [About(BANK - 200), About(BANK + MORE)]


def test_a_server_that_starts_anew_goes_on_with_the_same_clocks(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, 100)
    party.act(0, "take")
    again = Tables(database)
    let_time_pass(database, party.id, 100)
    again.act(party.id, 0, Act("x", 1, "done"))
    assert lefts(again, party.id) == [About(BANK - 200), About(BANK + MORE)]


def test_two_servers_see_to_it_once(tables: Tables, database: Database) -> None:
    party, other = Party(tables, clock=CLOCK), Tables(Database(str(database.url.render_as_string(False))))
    let_time_pass(database, party.id, BANK)
    assert (tables.seating.time_out(party.id), other.seating.time_out(party.id)) == ([0], [])
    assert len(tables.queries.chat(party.id)) == 1
    with pytest.raises(CivitasError):
        other.act(party.id, 0, Act("late", 0, "take"), PERSON)
    assert other.act(party.id, 0, Act("bot", 0, "take"), BOT).seq == 1
    other.database.close()


def test_a_move_in_the_last_second_is_in_time(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, 2 * BANK)
    party.act(0, "take")
    party.act(0, "done")
    assert tables.seating.time_out(party.id) == []
    assert lefts(tables, party.id) == [0.0, About(BANK + MORE)]


def test_bots_between_people_cost_nobody_anything(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, bots=1, clock=CLOCK)
    party.act(0, "take")
    party.act(0, "done")
    assert tables.queries.show(party.id, ADA).to_act == [1]
    let_time_pass(database, party.id, 10 * BANK)
    assert lefts(tables, party.id) == [About(BANK), None, BANK]
    assert tables.seating.time_out(party.id) == []


def test_the_bot_is_the_tables_choice_or_one_of_medium_strength(
    tables: Tables, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.bots.names", lambda title: ["random", "other", "best"])
    for stand_in, bot in [("best", "best"), (None, "other")]:
        party = Party(tables, clock=CLOCK, stand_in=stand_in)
        let_time_pass(database, party.id, BANK)
        tables.seating.time_out(party.id)
        assert tables.queries.show(party.id, BOB).seats[0].bot == bot


def test_nobody_but_the_clock_takes_a_seat_from_a_person(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, BANK)
    assert refusal_of(tables.seating.change, party.id, 1, "random", ADA) == "clock"
    assert refusal_of(tables.seating.change, party.id, 0, "random", BOB) == "host"


def test_who_was_replaced_takes_the_seat_back_and_has_what_the_next_turn_adds(
    tables: Tables, database: Database
) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, BANK)
    tables.seating.time_out(party.id)
    assert tables.thought(party.id) is not None
    assert [tables.act(party.id, 0, Act(act, seq, act), BOT).seq for seq, act in enumerate(["take", "done"])] == [1, 2]
    tables.seating.change(party.id, 0, None, ADA)
    assert (lefts(tables, party.id)[0], tables.queries.show(party.id, BOB).seats[0].timed_out) == (0.0, False)
    party.act(1, "done")
    for seat in tables.state(party.id, None).to_act:
        party.act(seat, int(tables.state(party.id, seat).legal[0]["code"]))
    assert lefts(tables, party.id)[0] == About(MORE)


def test_coming_back_to_the_same_decision_wins_no_time(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, BANK)
    tables.seating.time_out(party.id)
    tables.seating.change(party.id, 0, None, ADA)
    assert lefts(tables, party.id)[0] == 0.0
    assert tables.seating.time_out(party.id) == [0]


def test_handing_over_stops_the_clock_and_wins_nothing(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, 100)
    tables.seating.change(party.id, 0, "random", ADA)
    let_time_pass(database, party.id, 10 * BANK)
    tables.seating.change(party.id, 0, None, ADA)
    assert lefts(tables, party.id)[0] == About(BANK - 100)


def test_who_takes_a_seat_in_the_middle_gets_the_whole_time(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, 100)
    tables.seating.leave(party.id, ADA)
    let_time_pass(database, party.id, BANK)
    assert lefts(tables, party.id) == [None, BANK]
    tables.seating.join(party.id, Join("Carol", party.invitation), "guest:2")
    assert lefts(tables, party.id)[0] == About(BANK)


def test_a_game_that_is_over_has_no_clocks(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    party.play_to_the_end()
    assert lefts(tables, party.id) == [None, None]
    with database.reading() as c:
        table = games.find_table(c, party.id)
        assert table is not None
        assert table.due is None


def test_a_table_that_nobody_can_play_on_is_left_alone(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=CLOCK)
    let_time_pass(database, party.id, BANK)
    with database.writing() as c:
        c.execute(update(TABLES).where(TABLES.c.id == party.id).values(stuck=99))
        assert games.due_tables(c, now(c), 10) == []


def test_who_left_the_table_by_the_clock_does_not_come_back(tables: Tables, database: Database) -> None:
    party = Party(tables, clock=LEAVING)
    let_time_pass(database, party.id, BANK)
    tables.seating.time_out_some(10)
    assert refusal_of(tables.seating.change, party.id, 0, None, ADA) == "timed-out"
    assert tables.queries.chat(party.id)[0].text == "clock-leave"
    with database.reading() as c:
        assert [has_timed_out(seat) for seat in games.seats_of(c, party.id)] == [True, False]


def test_where_the_rules_know_resigning_a_seat_that_is_left_resigns(tables: Tables, database: Database) -> None:
    wanted = NewTable("through-the-ages-2015", "Ada", 2, clock=LEAVING)
    opened = tables.open(wanted, "guest:0", 3)
    tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    let_time_pass(database, opened.table, BANK)
    assert tables.seating.time_out(opened.table) == [0]
    thought = tables.thought(opened.table)
    assert thought is not None
    assert thought.forced is not None
    verbs = {each["code"]: each["verb"] for each in tables.state(opened.table, 0).legal}
    assert verbs[thought.forced] == "resign"
    tables.act(opened.table, 0, Act("bot/0", thought.seq, thought.forced), BOT)
    again = tables.thought(opened.table)
    assert again is not None, "it leaves as soon as the rules let it; until then the bot plays"
    assert again.forced is None
    tables.act(opened.table, 0, Act("bot/1", again.seq, "done"), BOT)
