"""The clocks of a table: how much time every seat has left, and which of them run.

A seat is charged only while it is asked and a person plays it. Something is added when it begins to be asked, so that
nobody gains anything by acting often; what somebody takes back is taken back here, too. Time is the database's, so that
servers whose clocks differ agree, and a table without a clock never asks for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select

from civitas import bots
from civitas.core.errors import BadOption
from civitas.server import rest
from civitas.server.rest import NEVER, Rest
from civitas.server.storage import games
from civitas.server.storage.database import now
from civitas.server.storage.games import StoredSeat, StoredTable, Turn
from civitas.server.storage.schema import ACCOUNTS
from civitas.server.vocabulary import Clock, Runs, SeatClock

MINUTE, HOUR, DAY = 60, 3600, 86400
ACCOUNT = "account:"
LEAVE = "leave"
NOTHING = 0.01
"""What rounding may leave over."""


class Sitter(NamedTuple):
    """Whoever a clock belongs to."""

    is_person: bool
    """Whether a person plays now; bots and empty chairs have all the time there is."""
    rest: Rest


class Reading(NamedTuple):
    """What a clock shows."""

    left: float
    runs: Runs
    ends: float | None
    """In how many seconds by the wall it runs out, if it runs on."""
    changes: float | None
    """In how many seconds the player falls asleep or wakes up."""


# What was agreed.


def checked(clock: Clock | None) -> Clock | None:
    """A clock that makes sense."""
    if clock is None:
        return None
    least, most, largest = (MINUTE, DAY, HOUR) if clock.kind == "live" else (HOUR, 62 * DAY, 31 * DAY)
    if not least <= clock.bank <= most:
        raise BadOption(f"clock: a bank of {clock.bank} seconds; it must be from {least} to {most}")
    if clock.increment > largest:
        raise BadOption(f"clock: an increment of {clock.increment} seconds; at most {largest} can be added")
    if clock.most < max(clock.bank, clock.increment):
        raise BadOption("clock: most: a bank must be able to hold what it begins with and what is added")
    if clock.kind == "live" and (clock.rests or clock.each == "day"):
        raise BadOption("clock: nights, and what is added every day, are for games over days")
    if clock.at_zero == "bot" and clock.increment == 0:
        raise BadOption("clock: an increment of 0; whoever comes back for a bot would have no time")
    return clock


# How clocks go on.


def begun(c: Connection, table: StoredTable, seats: Sequence[StoredSeat], turn: Turn) -> Turn:
    """A turn with clocks that begin now, full."""
    if table.clock is None:
        return turn
    present, bank = now(c), float(table.clock.bank)
    times = [SeatClock(bank, present, seat.seat in turn.to_act) for seat in seats]
    return _timed(turn, times, sitters(c, table.clock, seats))


def moved(c: Connection, clock: Clock | None, table_id: str, turn: Turn, actor: int, is_undo: bool) -> Turn:
    """A turn with the clocks after an entry of the log by this seat."""
    if clock is None:
        return turn
    seats, times, present = games.seats_of(c, table_id), games.times_of(c, table_id), now(c)
    sitting = sitters(c, clock, seats)
    after = [
        taken_back(clock, was, sitter, present, seat in turn.to_act, seat == actor)
        if is_undo
        else gone_on(clock, was, sitter, present, seat in turn.to_act)
        for seat, (was, sitter) in enumerate(zip(times, sitting, strict=True))
    ]
    return _timed(turn, after, sitting)


def reseated(c: Connection, table: StoredTable, before: Sequence[StoredSeat], turn: Turn) -> Turn:
    """A turn with the clocks after seats have changed hands; who is new gets the whole time."""
    if table.clock is None:
        return turn
    after, present = games.seats_of(c, table.id), now(c)
    times = _settled(table.times, sitters(c, table.clock, before), present)
    new = newcomers(before, after)
    bank = float(table.clock.bank)
    times = [SeatClock(bank, present, each.is_asked) if seat in new else each for seat, each in enumerate(times)]
    return _timed(turn, times, sitters(c, table.clock, after))


def continued(c: Connection, table: StoredTable, seats: Sequence[StoredSeat], turn: Turn) -> Turn:
    """A turn with the clocks of a game that goes on under other rules: nobody is charged for the time between."""
    if table.clock is None:
        return turn
    present = now(c)
    times = [
        SeatClock(each.bank, present, seat in turn.to_act and turn.stage == games.PLAYING)
        for seat, each in enumerate(table.times)
    ]
    return _timed(turn, times, sitters(c, table.clock, seats))


def rested(c: Connection, table: StoredTable, seats: Sequence[StoredSeat], owner: str, anew: Rest) -> Turn:
    """The present turn when somebody rests at other times from now on; up to now the old ones counted."""
    assert table.clock is not None
    sitting = sitters(c, table.clock, seats)
    times = _settled(table.times, sitting, now(c))
    changed = [
        sitter._replace(rest=anew) if seat.owner == owner else sitter
        for seat, sitter in zip(seats, sitting, strict=True)
    ]
    return _timed(Turn(table.stage, table.to_act, table.bots_due, table.result), times, changed)


def gone_on(clock: Clock, was: SeatClock, sitter: Sitter, present: float, is_asked: bool) -> SeatClock:
    """The clock of a seat after somebody has acted."""
    if was.is_asked == is_asked:
        return was
    if is_asked:
        credit = refill(clock, was, present)
        return SeatClock(was.bank + credit, present, True, credit)
    return SeatClock(left(was, sitter, present), present, False)


def taken_back(clock: Clock, was: SeatClock, sitter: Sitter, present: float, is_asked: bool, is_own: bool) -> SeatClock:
    """The clock of a seat after somebody has taken back an action.

    Who takes back is charged for the time since the action. Who was asked by it is not charged, and gives back what was
    added for that; what a day has added stays.
    """
    if was.is_asked == is_asked:
        return was
    if is_asked:
        return SeatClock(was.bank, was.since if is_own else present, True)
    credit = was.credit if clock.each == "turn" else 0.0
    return SeatClock(max(0.0, was.bank - credit), present, False)


def refill(clock: Clock, was: SeatClock, present: float) -> float:
    """What is added to a clock that has stood still until now."""
    part = 1.0 if clock.each == "turn" else max(0.0, present - was.since) / DAY
    return max(0.0, min(clock.increment * part, clock.most - was.bank))


def newcomers(before: Iterable[StoredSeat], after: Iterable[StoredSeat]) -> set[int]:
    """The seats that a person has taken who did not have them before."""
    tokens = {seat.seat: seat.token for seat in before}
    return {seat.seat for seat in after if seat.token not in (None, tokens[seat.seat])}


def _settled(times: Iterable[SeatClock], sitting: Iterable[Sitter], present: float) -> list[SeatClock]:
    """The same clocks with what has been used up taken off."""
    return [
        replace(was, bank=left(was, sitter, present), since=present) if was.is_asked else was
        for was, sitter in zip(times, sitting, strict=True)
    ]


def _timed(turn: Turn, times: list[SeatClock], sitting: Sequence[Sitter]) -> Turn:
    """A turn with these clocks, and when the first of them runs out."""
    if turn.stage != games.PLAYING:
        return replace(turn, times=[replace(each, is_asked=False) for each in times], due=None)
    ends = [
        rest.runs_out(sitter.rest, each.since, each.bank)
        for each, sitter in zip(times, sitting, strict=True)
        if each.is_asked and sitter.is_person
    ]
    return replace(turn, times=times, due=min(ends, default=None))


# Reading clocks.


def left(clock: SeatClock, sitter: Sitter, present: float) -> float:
    """How many seconds are left on a clock, whether it runs or not."""
    if not clock.is_asked or not sitter.is_person:
        return clock.bank
    return max(0.0, clock.bank - rest.elapsed(sitter.rest, clock.since, present))


def readings(table: StoredTable, sitting: Sequence[Sitter], present: float) -> list[Reading | None]:
    """What the clocks of a table show; None where nobody is charged."""
    if table.clock is None or table.stage != games.PLAYING:
        return [None] * table.players
    return [
        _reading(table.clock, each, sitter, present) if sitter.is_person else None
        for each, sitter in zip(table.times, sitting, strict=True)
    ]


def _reading(clock: Clock, each: SeatClock, sitter: Sitter, present: float) -> Reading:
    if not each.is_asked:
        added = refill(clock, each, present) if clock.each == "day" else 0.0
        return Reading(each.bank + added, "stands", None, None)
    remaining = left(each, sitter, present)
    change = rest.next_change(sitter.rest, present)
    runs: Runs = "rests" if rest.is_resting(sitter.rest, present) else "runs"
    ends = rest.runs_out(sitter.rest, each.since, each.bank) - present
    return Reading(remaining, runs, max(0.0, ends), None if change is None else change - present)


def run_out(table: StoredTable, sitting: Sequence[Sitter], present: float) -> list[int]:
    """The seats of a table whose time is up."""
    read = readings(table, sitting, present)
    return [
        seat for seat, each in enumerate(read) if each is not None and each.runs != "stands" and each.left < NOTHING
    ]


def sitters(c: Connection, clock: Clock, seats: Sequence[StoredSeat]) -> list[Sitter]:
    """Whoever the clocks of a table belong to."""
    people = [seat.owner for seat in seats if seat.owner and seat.kind == games.PERSON] if clock.rests else []
    return _sitting(clock, seats, rests_of(c, people))


def _sitting(clock: Clock | None, seats: Sequence[StoredSeat], rests: Mapping[str, Rest]) -> list[Sitter]:
    does_rest = clock is not None and clock.rests
    return [
        Sitter(seat.kind == games.PERSON, rests.get(seat.owner or "", NEVER) if does_rest else NEVER) for seat in seats
    ]


def clocks_of(
    c: Connection, tables: Iterable[StoredTable], seats: Mapping[str, Sequence[StoredSeat]]
) -> dict[str, list[Reading | None]]:
    """What all clocks of these tables show, by table; the time is asked for only where a clock may run."""
    clocked = [table for table in tables if table.clock is not None and table.stage == games.PLAYING]
    if not clocked:
        return {}
    present, people = now(c), [seat for table in clocked for seat in seats[table.id]]
    rests = rests_of(c, {seat.owner for seat in people if seat.owner})
    return {table.id: readings(table, _sitting(table.clock, seats[table.id], rests), present) for table in clocked}


# When a clock has run out.


def stand_in_of(table: StoredTable) -> str:
    """The bot that takes over at a table from whoever has no time left: as agreed, else one of medium strength."""
    names = bots.names(table.title)
    return table.stand_in or names[len(names) // 2]


def timed_out(table: StoredTable, seat: StoredSeat, present: float) -> StoredSeat:
    """A seat whose time is up: a bot plays it from now on, under the name of its person."""
    return replace(seat, kind=games.BOT, bot=stand_in_of(table), timed_out=present)


def said_at_zero(table: StoredTable) -> str:
    """The message with which the table itself tells everybody whose time is up."""
    return "clock-bot" if table.clock is None else f"clock-{table.clock.at_zero}"


def has_timed_out(seat: StoredSeat) -> bool:
    """Whether the time of whoever has this seat ran out, and he has not come back."""
    return seat.timed_out is not None


def is_left(clock: Clock | None, seat: StoredSeat) -> bool:
    """Whether a seat was left for good because its time ran out; where the rules know resigning, it resigns."""
    return has_timed_out(seat) and clock is not None and clock.at_zero == LEAVE


# When people rest.


def rests_of(c: Connection, owners: Iterable[str]) -> dict[str, Rest]:
    """When these people rest; guests never do."""
    numbers = [int(owner.removeprefix(ACCOUNT)) for owner in owners if owner.startswith(ACCOUNT)]
    if not numbers:
        return {}
    rows = c.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.rest).where(ACCOUNTS.c.id.in_(numbers)))
    return {f"{ACCOUNT}{row.id}": msgspec.json.decode(row.rest, type=Rest) for row in rows}
