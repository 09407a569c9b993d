"""Rematches: the same people and bots play the same game again, each on the seat it had.

Whoever wants it first opens the new table; the old one leads there, and everybody else finds the own seat kept.
"""

from typing import NamedTuple

from civitas.server.dealing import deal, is_complete
from civitas.server.messages import BotSeat, NewTable, Opened
from civitas.server.refusals import Refusal
from civitas.server.seating import Announce, Asker, Seating, found, is_sitting, seat_of, seated
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import StoredSeat, StoredTable
from civitas.server.table_plan import planned


class _Old(NamedTuple):
    """A game that is over, and who asks for another."""

    table: StoredTable
    seats: list[StoredSeat]
    own: StoredSeat


class Rematches:
    """The rematches of all tables."""

    def __init__(self, database: Database, seating: Seating, announce: Announce) -> None:
        self._database = database
        self._seating = seating
        self._announce = announce

    def again(self, table_id: str, asker: Asker) -> Opened:
        """A seat at the table of the rematch, which is opened where nobody has done so before."""
        old = self._old(table_id, asker)
        if old.table.rematch is None:
            opened = self._open(table_id, asker)
            if opened is not None:
                return opened
            old = self._old(table_id, asker)
        return self._join(old, asker)

    def _old(self, table_id: str, asker: Asker) -> _Old:
        with self._database.reading() as c:
            table = found(games.find_table(c, table_id))
            if table.stage != games.FINISHED:
                raise Refusal("playing", "the game is not over")
            seats = games.seats_of(c, table_id)
            return _Old(table, seats, seats[seated(seat_of(seats, asker))])

    def _open(self, table_id: str, asker: Asker) -> Opened | None:
        """Open the table; None where somebody else was faster."""
        old = self._old(table_id, asker)
        plan = planned(_wanted(old), asker.owner or old.own.owner, old.table.listed, rated=old.table.rated)
        with self._database.writing() as c:
            games.lock_table(c, table_id)
            if found(games.find_table(c, table_id)).rematch is not None:
                return None
            games.insert_table(c, plan.table, plan.seats)
            head = deal(c, plan.table, plan.seats) if is_complete(plan.seats) else plan.table.head
            games.set_rematch(c, table_id, plan.table.id)
            games.ring(c, table_id, old.table.head)
            games.ring(c, plan.table.id, head)
        self._announce(table_id, old.table.head)
        self._announce(plan.table.id, head)
        return plan.opened

    def _join(self, old: _Old, asker: Asker) -> Opened:
        """The seat that was kept; whoever has it already is let in again."""
        new, owner = old.table.rematch or "", asker.owner or old.own.owner
        with self._database.reading() as c:
            kept = games.seats_of(c, new)[old.own.seat]
        if is_sitting(kept, owner):
            return Opened(new, "", kept.seat)
        taken = self._seating.take(new, kept.seat, old.own.name, owner)
        return Opened(new, "", taken.seat, taken.token)


def _wanted(old: _Old) -> NewTable:
    """The same table once more; who stands in for somebody makes way."""
    bots = [BotSeat(seat.bot, seat.seat) for seat in old.seats if seat.bot is not None and seat.token is None]
    table = old.table
    return NewTable(
        title=table.title,
        name=old.own.name,
        players=table.players,
        options=table.options,
        bots=bots,
        seat=old.own.seat,
        open=table.open,
        stand_in=table.stand_in,
        clock=table.clock,
        market=table.market,
        language=table.language,
        level=table.level,
    )
