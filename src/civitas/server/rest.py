"""When somebody's clocks stand still: nights, weekends and holidays by the person's own time zone. Pure functions.

Moments are seconds since 1970. What a wall clock shows decides: a night is an hour shorter or longer when the clocks
are changed, and an hour that comes twice counts twice.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from itertools import pairwise
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct

SATURDAY = 5
DAY = timedelta(days=1)
FARTHEST = 3 * 366
"""Nobody's clock is followed for more days than these."""
SOON = 15
"""Nobody asks what changes in more days than these."""
MINUTE = 60


class Holiday(Struct, frozen=True):
    """Whole days off, by the calendar of the person, both of them included."""

    first: date
    last: date


class Rest(Struct, frozen=True):
    """When somebody rests. Without a night and with nothing else it is never."""

    zone: str = "UTC"
    night: tuple[int, int] | None = None
    """From when to when, in minutes after midnight."""
    weekend: bool = False
    """Saturdays and Sundays off."""
    holidays: list[Holiday] = []
    changed: float = 0.0
    """When zone, night or weekend were last changed."""

    @property
    def is_none(self) -> bool:
        """Whether the person never rests."""
        return self.night is None and not self.weekend and not self.holidays


NEVER = Rest()


def is_resting(rest: Rest, at: float) -> bool:
    """Whether somebody rests at this moment."""
    local = datetime.fromtimestamp(at, zone_of(rest.zone))
    if rest.weekend and local.weekday() >= SATURDAY:
        return True
    if any(holiday.first <= local.date() <= holiday.last for holiday in rest.holidays):
        return True
    return rest.night is not None and _is_within(rest.night, local.hour * 60 + local.minute)


def elapsed(rest: Rest, since: float, until: float) -> float:
    """How many seconds between two moments count; none if the second is not behind the first."""
    if rest.is_none:
        return max(0.0, until - since)
    counted = 0.0
    for begin, end in _awake(rest, since):
        if begin >= until:
            break
        counted += min(end, until) - begin
    return counted


def runs_out(rest: Rest, since: float, seconds: float) -> float:
    """The moment at which so many seconds since then will have counted."""
    if rest.is_none:
        return since + seconds
    for begin, end in _awake(rest, since):
        if end - begin >= seconds:
            return begin + seconds
        seconds -= end - begin
    return since + FARTHEST * DAY.total_seconds()


def next_change(rest: Rest, at: float) -> float | None:
    """When somebody who rests now wakes up, or the other way round; None: not soon."""
    is_now = is_resting(rest, at)
    changes = (begin for begin, end in _spans(rest, at, SOON) if is_resting(rest, (begin + end) / 2) != is_now)
    return None if rest.is_none else next(changes, None)


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; one that is not known any more is that of Greenwich."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def today(rest: Rest, at: float) -> date:
    """The date where somebody lives."""
    return datetime.fromtimestamp(at, zone_of(rest.zone)).date()


def _is_within(night: tuple[int, int], minute: int) -> bool:
    """Whether a minute of the day is one of the night, which may go over midnight."""
    begin, end = night
    return begin <= minute < end if begin <= end else minute >= begin or minute < end


def _awake(rest: Rest, since: float) -> Iterator[tuple[float, float]]:
    """The spans in which time counts, from a moment on."""
    for begin, end in _spans(rest, since, FARTHEST):
        if not is_resting(rest, (begin + end) / 2):
            yield begin, end


def _spans(rest: Rest, since: float, days: int) -> Iterator[tuple[float, float]]:
    """All time from a moment on, in spans in each of which somebody rests or does not."""
    zone, day = zone_of(rest.zone), today(rest, since) - DAY
    for _ in range(days):
        edges = _edges(rest, zone, day)
        for begin, end in pairwise(edges):
            if end > since:
                yield max(begin, since), end
        day += DAY


def _edges(rest: Rest, zone: tzinfo, day: date) -> list[float]:
    """The moments of a day at which anything may change, from one midnight to the next, in order."""
    first, last = (datetime.combine(each, time(), zone).timestamp() for each in (day, day + DAY))
    edges = {first, last, *_jump(zone, first, last)}
    for minute in rest.night or ():
        clock = datetime.combine(day, time(*divmod(minute, MINUTE)), zone)
        edges |= {clock.replace(fold=fold).timestamp() for fold in (0, 1)}
    return sorted(edge for edge in edges if first <= edge <= last)


def _jump(zone: tzinfo, first: float, last: float) -> list[float]:
    """The moment at which the clocks are changed, if that is between these two."""

    def offset(at: float) -> timedelta | None:
        return datetime.fromtimestamp(at, zone).utcoffset()

    before, begin, end = offset(first), int(first), int(last)
    if offset(last) == before:
        return []
    while end - begin > 1:
        middle = (begin + end) // 2
        begin, end = (middle, end) if offset(middle) == before else (begin, middle)
    return [float(end)]
