"""The pace of a table: how long a seat may take for one decision. Whose clock has run out may be replaced by a bot.

Time is the database's, so that servers whose clocks differ agree, and a table without a pace never asks for it.
"""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace
from sqlalchemy import Connection

from civitas.server.storage import games
from civitas.server.storage.database import now
from civitas.server.storage.games import StoredSeat, StoredTable, Turn


def timed(
    c: Connection, pace: int | None, turn: Turn, before: Mapping[int, float], fresh: Iterable[int] | None = None
) -> Turn:
    """A turn with the times since when its seats are asked: now for the `fresh` ones (None: all), else as before."""
    if pace is None:
        return turn
    present = now(c)
    known = {} if fresh is None else {seat: at for seat, at in before.items() if seat not in set(fresh)}
    return replace(turn, asked={seat: known.get(seat, present) for seat in turn.to_act})


def newcomers(before: Iterable[StoredSeat], after: Iterable[StoredSeat]) -> list[int]:
    """The seats that a person has taken who did not have them before; their clocks begin anew."""
    tokens = {seat.seat: seat.token for seat in before}
    return [seat.seat for seat in after if seat.token not in (None, tokens[seat.seat])]


def seconds_left(table: StoredTable, seat: StoredSeat, present: float) -> float | None:
    """How much is left on the clock of a seat, nothing if it has run out; None where no clock runs."""
    asked = table.asked.get(seat.seat)
    if table.pace is None or asked is None or table.stage != games.PLAYING or seat.kind != games.PERSON:
        return None
    return max(0.0, asked + table.pace - present)


def has_run_out(c: Connection, table: StoredTable, seat: StoredSeat) -> bool:
    """Whether a person has taken longer than the table's pace for the present decision."""
    return table.pace is not None and seconds_left(table, seat, now(c)) == 0.0


def present_for(c: Connection, tables: Iterable[StoredTable]) -> float:
    """The time by which to show these tables; asked for only where a clock may run."""
    return now(c) if any(table.pace is not None for table in tables) else 0.0
