"""Nights, weekends and holidays: how much of a time counts, by somebody's own wall clock."""

from datetime import UTC, date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.server.rest import NEVER, Holiday, Rest, elapsed, is_resting, next_change, runs_out, zone_of, zones

HOUR, DAY = 3600, 86400
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Havana"]
CLOSE = 1e-3

moments = st.floats(1.6e9, 1.9e9)
minutes = st.integers(0, 24 * 60 - 1)
days = st.dates(date(2021, 1, 1), date(2029, 1, 1))


@st.composite
def rests(draw: st.DrawFn) -> Rest:
    """Somebody who is awake for some hours of most days."""
    begin = draw(minutes)
    night = draw(st.one_of(st.none(), st.integers(1, 14 * 60).map(lambda long: (begin, (begin + long) % (24 * 60)))))
    pairs = draw(st.lists(st.tuples(days, days), max_size=3))
    holidays = [Holiday(min(pair), min(max(pair), min(pair).replace(day=28))) for pair in pairs if min(pair).day < 20]
    return Rest(draw(st.sampled_from(ZONES)), night, draw(st.booleans()), holidays)


def at(*wall: int, zone: str = "Europe/Berlin", fold: int = 0) -> float:
    return datetime(*wall, tzinfo=zone_of(zone), fold=fold).timestamp()  # type: ignore[misc, arg-type]


@settings(deadline=None, max_examples=60)
@given(rests(), moments, st.floats(0, 40 * DAY), st.floats(0, 40 * DAY))
def test_what_counts_adds_up_and_is_neither_negative_nor_more_than_has_passed(
    rest: Rest, since: float, one: float, other: float
) -> None:
    middle, until = since + one, since + one + other
    first, second = elapsed(rest, since, middle), elapsed(rest, middle, until)
    assert 0 <= first <= one + CLOSE
    assert elapsed(rest, since, until) == pytest.approx(first + second, abs=CLOSE)


@settings(deadline=None, max_examples=60)
@given(rests(), moments, st.floats(1, 20 * DAY))
def test_a_clock_runs_out_when_so_much_has_counted_and_not_before(rest: Rest, since: float, seconds: float) -> None:
    end = runs_out(rest, since, seconds)
    assert elapsed(rest, since, end) == pytest.approx(seconds, abs=CLOSE)
    assert elapsed(rest, since, end - 1) < seconds


@settings(deadline=None, max_examples=60)
@given(rests(), moments)
def test_between_two_changes_somebody_rests_all_the_time_or_not_at_all(rest: Rest, since: float) -> None:
    change = next_change(rest, since)
    if change is None:
        return
    counted = elapsed(rest, since, change)
    assert counted == pytest.approx(0.0 if is_resting(rest, since) else change - since, abs=CLOSE)


def test_who_has_said_nothing_never_rests() -> None:
    assert elapsed(NEVER, 100.0, 350.0) == 250.0
    assert (elapsed(NEVER, 350.0, 100.0), runs_out(NEVER, 100.0, 50.0), next_change(NEVER, 100.0)) == (0.0, 150.0, None)


def test_a_clock_that_was_set_back_charges_nobody() -> None:
    assert elapsed(Rest("UTC", (0, 60)), 1e9 + 10, 1e9) == 0.0


def test_the_night_goes_over_midnight_and_both_its_ends_count() -> None:
    rest = Rest("Europe/Berlin", (23 * 60, 7 * 60))
    assert elapsed(rest, at(2026, 6, 1, 22, 0), at(2026, 6, 2, 8, 0)) == 2 * HOUR
    for wall, sleeps in [((22, 59), False), ((23, 0), True), ((6, 59), True), ((7, 0), False)]:
        assert is_resting(rest, at(2026, 6, 1, *wall)) is sleeps
    assert next_change(rest, at(2026, 6, 1, 23, 0)) == at(2026, 6, 2, 7, 0)
    assert next_change(rest, at(2026, 6, 2, 7, 0)) == at(2026, 6, 2, 23, 0)


@pytest.mark.parametrize(("day", "hours"), [((2026, 3, 29), 6), ((2026, 10, 25), 8), ((2026, 6, 7), 7)])
def test_the_night_in_which_the_clocks_are_changed_is_shorter_or_longer(day: tuple[int, int, int], hours: int) -> None:
    rest = Rest("Europe/Berlin", (0, 7 * 60))
    midnight = at(*day)
    assert next_change(rest, midnight) == midnight + hours * HOUR
    assert elapsed(rest, midnight, midnight + 10 * HOUR) == (10 - hours) * HOUR


def test_a_night_that_ends_in_the_hour_that_is_left_out_ends_when_the_clocks_jump() -> None:
    rest = Rest("Europe/Berlin", (0, 150))
    assert next_change(rest, at(2026, 3, 29)) == datetime(2026, 3, 29, 1, tzinfo=UTC).timestamp()


def test_an_hour_that_comes_twice_is_slept_twice() -> None:
    rest = Rest("Europe/Berlin", (120, 180))
    assert elapsed(rest, at(2026, 10, 25), at(2026, 10, 25, 4)) == 3 * HOUR


def test_weekends_are_saturday_and_sunday_where_the_player_lives() -> None:
    rest = Rest("America/New_York", weekend=True)
    friday, monday = at(2026, 6, 5, 23, 59, zone=rest.zone), at(2026, 6, 8, 0, 1, zone=rest.zone)
    assert elapsed(rest, friday, monday) == 120


def test_holidays_are_whole_days_with_the_first_and_the_last() -> None:
    rest = Rest("Europe/Berlin", holidays=[Holiday(date(2026, 7, 1), date(2026, 7, 2))])
    assert elapsed(rest, at(2026, 6, 30, 23), at(2026, 7, 3, 1)) == 2 * HOUR
    assert runs_out(rest, at(2026, 6, 30, 23), HOUR + 1) == at(2026, 7, 3) + 1


def test_a_zone_that_nobody_knows_any_more_is_that_of_greenwich() -> None:
    assert is_resting(Rest("Atlantis/Capital", (0, 60)), datetime(2026, 1, 1, 0, 30, tzinfo=UTC).timestamp())
    assert {"Europe/Berlin", "UTC"} <= zones()
