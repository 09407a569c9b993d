"""Changing when one's clocks stand still: nobody gains time by it."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from civitas.server.clock_messages import DaysOff, Night, RestWanted
from civitas.server.messages import BotSeat, NewTable
from civitas.server.refusals import Refusal
from civitas.server.rest import NEVER, Holiday, Rest
from civitas.server.resting import FIXED_SECONDS, MOST_HOLIDAYS_A_YEAR, Resting, changed
from civitas.server.seating import Asker
from civitas.server.storage import people
from civitas.server.storage.database import Database, now
from civitas.server.storage.schema import ACCOUNTS
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock
from tests.server.members import registered, served_to_all
from tests.server.playing import TOY_ID, let_time_pass
from tests.server.serving import Client

NOON = 1_780_000_000.0 // 86400 * 86400 + 43200
TODAY = date.fromtimestamp(NOON)
BANK = 86400
NIGHT = {"begin": 1380, "end": 420}
ALWAYS = Rest("UTC", holidays=[Holiday(date(2000, 1, 1), date(2100, 1, 1))])


def days(first: int, last: int) -> DaysOff:
    """Holidays by their distance from today."""
    return DaysOff(TODAY + timedelta(days=first), TODAY + timedelta(days=last))


def wanted(*holidays: DaysOff, **more: Any) -> RestWanted:
    return RestWanted("UTC", holidays=list(holidays), **more)


def refused(old: Rest, new: RestWanted, at: float = NOON) -> str:
    with pytest.raises(Refusal) as refusal:
        changed(old, new, at)
    return refusal.value.reason


# What may be changed.


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"night": Night(600, 600)}, "night"),
        ({"night": Night(0, 721)}, "night"),
        ({"holidays": [days(2, 1)]}, "holidays"),
    ],
)
def test_what_makes_no_sense_is_refused(more: dict[str, Any], code: str) -> None:
    assert refused(NEVER, RestWanted("UTC", **more)) == code
    assert refused(NEVER, RestWanted("Atlantis/Capital")) == "zone"


def test_a_night_has_twelve_hours_at_most() -> None:
    assert changed(NEVER, wanted(night=Night(1200, 480)), NOON).night == (1200, 480)


def test_a_holiday_begins_today_at_the_earliest() -> None:
    assert refused(NEVER, wanted(days(-1, 1))) == "holidays"
    assert changed(NEVER, wanted(days(0, 1)), NOON).holidays == [Holiday(TODAY, TODAY + timedelta(days=1))]


def test_there_are_only_so_many_days_a_year() -> None:
    most = days(1, MOST_HOLIDAYS_A_YEAR)
    assert len(changed(NEVER, wanted(most), NOON).holidays) == 1
    assert refused(NEVER, wanted(days(1, MOST_HOLIDAYS_A_YEAR + 1))) == "holidays"
    assert changed(NEVER, wanted(most, most), NOON) == changed(NEVER, wanted(most), NOON), "a day counts once"


def test_a_day_off_that_has_begun_stays_one_whatever_is_wanted_later() -> None:
    before = changed(NEVER, wanted(days(0, 5)), NOON)
    assert changed(before, wanted(), NOON).holidays == [Holiday(TODAY, TODAY)]
    later = NOON + 3 * 86400
    assert changed(before, wanted(), later).holidays == [Holiday(TODAY, TODAY + timedelta(days=3))]
    assert changed(before, wanted(days(0, 7)), later).holidays == [Holiday(TODAY, TODAY + timedelta(days=7))]


def test_the_night_is_not_moved_around_the_globe() -> None:
    first = changed(NEVER, wanted(night=Night(1380, 420)), NOON)
    elsewhere = RestWanted("Asia/Tokyo", Night(1380, 420))
    assert refused(first, elsewhere, NOON + FIXED_SECONDS - 1) == "fixed"
    assert changed(first, elsewhere, NOON + FIXED_SECONDS).zone == "Asia/Tokyo"
    assert changed(first, wanted(days(1, 1), night=Night(1380, 420)), NOON + 1).holidays != []


# Clocks that run.


def account(database: Database, rest: Rest) -> str:
    with database.writing() as c:
        number = people.insert_account(c, "Ada", "ada", "ada", "")
        text = msgspec.json.encode(rest).decode()
        c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(rest=text))
    return f"account:{number}"


def left(tables: Tables, table_id: str) -> tuple[float, str]:
    clock = tables.queries.show(table_id, Asker()).seats[0].clock
    assert clock is not None
    return clock.left, clock.runs


def table_of(tables: Tables, owner: str, does_rest: bool = True) -> str:
    clock = Clock("days", BANK, 3600, BANK, rests=does_rest)
    return tables.open(NewTable(TOY_ID, "Ada", 2, bots=[BotSeat("random")], clock=clock), owner).table


@pytest.mark.parametrize("does_rest", [True, False])
def test_nobody_is_charged_for_his_own_holidays_where_the_table_agreed_on_that(
    tables: Tables, database: Database, does_rest: bool
) -> None:
    table_id = table_of(tables, account(database, ALWAYS), does_rest)
    let_time_pass(database, table_id, BANK)
    assert tables.seating.time_out(table_id) == ([] if does_rest else [0])
    if does_rest:
        assert left(tables, table_id) == (BANK, "rests")


def test_what_has_passed_stays_charged_when_a_holiday_begins(tables: Tables, database: Database) -> None:
    owner = account(database, NEVER)
    table_id = table_of(tables, owner)
    let_time_pass(database, table_id, 3000)
    heard: list[str] = []
    with database.reading() as c:
        today = date.fromtimestamp(now(c))
    off = DaysOff(today, today + timedelta(days=2))
    resting = Resting(database, lambda table, seq: heard.append(table))
    people_before = tables.queries.show(table_id, Asker()).people
    shown = resting.change(owner, RestWanted("UTC", holidays=[off]))
    assert [each.first for each in shown.holidays] == [today]
    assert resting.show(owner) == shown
    remaining, runs = left(tables, table_id)
    assert BANK - 3060 < remaining <= BANK - 3000
    assert (runs, heard, tables.queries.show(table_id, Asker()).people) == ("rests", [table_id], people_before + 1)


# Over HTTP.


@pytest.fixture
def ada(sqlite_url: str) -> Iterator[Client]:
    with served_to_all(sqlite_url) as server:
        client = registered(server, "Ada")
        yield client
        client.close()


def test_an_account_says_when_it_rests(ada: Client) -> None:
    first = ada.get("/api/account/rest").json()
    assert (first["zone"], first["night"], first["holidays"], first["fixed"]) == ("UTC", None, [], None)
    assert "Europe/Berlin" in first["zones"]
    answer = ada.put("/api/account/rest", {"zone": "Europe/Berlin", "night": NIGHT, "weekend": True})
    assert (answer.status_code, answer.json()["night"], answer.json()["weekend"]) == (200, NIGHT, True)
    again = ada.put("/api/account/rest", {"zone": "Asia/Tokyo"})
    assert (again.status_code, again.json()["reason"]) == (409, "fixed")


def test_guests_have_no_rest(bob: Client) -> None:
    assert bob.get("/api/account/rest").json()["reason"] == "accounts"
    assert bob.put("/api/account/rest", {"zone": "UTC"}).json()["reason"] == "accounts"
