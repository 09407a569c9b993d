"""Who sits where: taking a seat, leaving it, and bots that stand in for whoever is away.

Every change counts up `people` of its table. A move is stored only if nobody has come or gone since it was judged, so a
bot that still thinks about a seat that was given back, or a person who has left, comes too late and nothing happens.
"""

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from civitas import bots
from civitas.core.errors import BadOption, CivitasError
from civitas.server import clocks, tokens
from civitas.server.dealing import deal, is_complete
from civitas.server.messages import Invited, Join, Taken
from civitas.server.notices import Notices
from civitas.server.refusals import NotFound, Refusal, SeatsChanged
from civitas.server.storage import friends, games, order
from civitas.server.storage.database import Database, now
from civitas.server.storage.games import StoredSeat, StoredTable, Turn
from civitas.server.storage.people import account_number

Row = TypeVar("Row")
Announce = Callable[[str, int], None]
"""Told a table and the seq up to which there is something new."""

log = logging.getLogger("civitas.server")


class Place(NamedTuple):
    """Where somebody sits (None: among the spectators), and how often seats had changed hands when that was true."""

    seat: int | None
    people: int


class Asker(NamedTuple):
    """Whoever asks: the secret of a seat, if one was shown, and the person's key."""

    token: str | None = None
    owner: str | None = None


class _Change(NamedTuple):
    """A table that nobody else can change now."""

    c: Connection
    table: StoredTable
    seats: list[StoredSeat]


class Seating:
    """The seats of all tables."""

    def __init__(
        self, database: Database, announce: Announce, public: bool = False, notices: Notices | None = None
    ) -> None:
        self._database = database
        self._notices = notices
        self._announce = announce
        self._public = public

    def sit(self, table_id: str, asker: Asker) -> Place:
        """The place of whoever shows this token or is this person."""
        check_id(table_id)
        with self._database.reading() as c:
            people = found(games.head(c, table_id)).people
            return Place(seat_of(games.seats_of(c, table_id), asker), people)

    def join(self, table_id: str, wanted: Join, owner: str | None = None) -> Taken:
        """Take an open seat; with the last one the game begins.

        On one machine several people may share a browser, and each takes a seat; an account is one person.
        """
        with self._changing(table_id) as change:
            _check_invitation(change, wanted.invitation, owner)
            if self._public and seat_of(change.seats, Asker(owner=owner)) is not None:
                raise Refusal("seated", "you sit at this table already")
            return _sit_down(change, wanted.seat, wanted.name.strip(), owner)

    def take(self, table_id: str, number: int, name: str, owner: str | None) -> Taken:
        """Take a seat that was kept for somebody; with the last one the game begins."""
        with self._changing(table_id) as change:
            return _sit_down(change, number, name, owner)

    def leave(self, table_id: str, asker: Asker) -> None:
        """Give up the own seat for good: a bot takes over, or it is open again, as the table was opened."""
        with self._changing(table_id) as (c, table, seats):
            seat = seated(seat_of(seats, asker))
            games.change_seat(c, _left(table, seat, table.stand_in))
            if table.rated and not any(map(_has_person, _without(seats, seat))):
                _leave_to_bots(c, table, [seat, *(each.seat for each in seats if each.kind == games.OPEN)])
            if is_host(table, seats, asker):
                _pass_on(c, table, seats, seat)
                if table.stage == games.WAITING and not any(map(_has_person, _without(seats, seat))):
                    _give_up(c, table)

    def change(self, table_id: str, number: int, bot: str | None, asker: Asker) -> None:
        """Let a bot play a seat, or (None) give the seat back to its person, or open it where there is none."""
        with self._changing(table_id) as (c, table, seats):
            if number >= len(seats):
                raise NotFound("there is no such seat")
            seat, is_own = seats[number], seats[number] in own_seats(seats, asker)
            if not is_own and not is_host(table, seats, asker):
                raise Refusal("host", "only the host of the table may do this")
            _check_changing(table, seat, bot, is_own)
            changed = _given_back(seat, is_own) if bot is None else _handed_over(table, seat, bot)
            if changed != seat:
                games.change_seat(c, changed)

    def time_out(self, table_id: str) -> list[int]:
        """Let bots play for all whose time is up, and say so; nobody where others were faster, or have just acted."""
        with self._changing(table_id) as (c, table, seats):
            present = now(c)
            sitting = [] if table.clock is None else clocks.sitters(c, table.clock, seats)
            late = clocks.run_out(table, sitting, present)
            for seat in late:
                games.change_seat(c, clocks.timed_out(table, seats[seat], present))
                games.insert_line(c, table_id, games.NO_SEAT, seats[seat].name, clocks.said_at_zero(table))
            return late

    def time_out_some(self, most: int) -> None:
        """See to the tables at which a clock has run out; every server does it, and the lock of a table decides."""
        with self._database.reading() as c:
            due = games.due_tables(c, now(c), most)
        for table_id in due:
            try:
                self.time_out(table_id)
            except CivitasError as problem:
                log.warning("table %s: %s", table_id, problem)

    def invite(self, table_id: str, asker: Asker) -> Invited:
        """A new invitation; the old one ends."""
        invitation = tokens.new_token()
        with self._changing(table_id) as (c, table, seats):
            if not is_host(table, seats, asker):
                raise Refusal("host", "only the host of the table may do this")
            games.set_invitation(c, table_id, tokens.hash_of(invitation))
        return Invited(table_id, invitation)

    def rouse(self, owner: str) -> None:
        """Ring at all tables of a person that are not finished, here and at other servers, so that everybody looks."""
        with self._database.writing() as c:
            tables = games.tables_of(c, owner, finished=False)
            for table in tables:
                games.ring(c, table.id, table.head)
        self.announce(table.id for table in tables)

    def announce(self, table_ids: Iterable[str]) -> None:
        """Let everybody here look at these tables; the other servers are told by whoever has changed something."""
        for table_id in table_ids:
            self._announce(table_id, games.NOT_BEGUN)

    @contextmanager
    def _changing(self, table_id: str) -> Iterator[_Change]:
        """A table for this transaction alone; at its end the game begins if all are there, and everybody hears it."""
        check_id(table_id)
        with self._database.writing() as c:
            games.lock_table(c, table_id)
            table = found(games.find_table(c, table_id))
            if table.stage == games.FINISHED or table.ended is not None:
                raise Refusal("finished", "the game is over")
            before = games.seats_of(c, table_id)
            yield _Change(c, table, before)
            seats = games.seats_of(c, table_id)
            is_closed = found(games.find_table(c, table_id)).ended is not None
            games.set_vacant(c, table_id, not is_complete(seats) and not is_closed)
            head = _go_on(c, table, before, seats)
            if self._notices is not None and table.stage == games.WAITING and is_complete(seats):
                self._notices.begun(c, table_id, head, seats, found(games.find_table(c, table_id)).to_act)
            games.ring(c, table_id, head)
        self._announce(table_id, head)


def seat_of(seats: list[StoredSeat], asker: Asker) -> int | None:
    """The seat of whoever shows this token or is this person; None is a spectator."""
    if asker.token is not None:
        shown = [seat.seat for seat in seats if tokens.matches(asker.token, seat.token)]
        if not shown:
            raise Refusal("seat", "this link is for no seat of this table")
        return shown[0]
    return next((seat.seat for seat in seats if asker.owner is not None and seat.owner == asker.owner), None)


def own_seats(seats: list[StoredSeat], asker: Asker) -> list[StoredSeat]:
    """All seats of whoever asks; one browser may have several."""
    shown = seat_of(seats, asker)
    return [seat for seat in seats if seat.seat == shown or is_sitting(seat, asker.owner)]


def is_sitting(seat: StoredSeat, owner: str | None) -> bool:
    """Whether a seat is that of this person."""
    return owner is not None and seat.owner == owner


def is_host(table: StoredTable, seats: list[StoredSeat], asker: Asker) -> bool:
    """Whether somebody may say who plays: by the own key, or by the link of the host's seat."""
    if asker.owner is not None and asker.owner == table.host:
        return True
    return table.host_seat is not None and table.host_seat == seat_of(seats, asker)


def seated(seat: int | None) -> int:
    """The seat of somebody who is no spectator."""
    if seat is None:
        raise Refusal("seat", "only who sits at the table may do this")
    return seat


def check_id(table_id: str) -> None:
    """What cannot be an id is not even looked for."""
    if not tokens.is_table_id(table_id):
        raise NotFound("there is no such table")


def check_people(people: int, known: int | None) -> None:
    """Nobody may have come or gone since this was the number of such changes; None: it does not matter."""
    if known is not None and known != people:
        raise SeatsChanged("somebody has come or gone; try again")


def found(row: Row | None) -> Row:
    """The row that was looked for."""
    if row is None:
        raise NotFound("there is no such table")
    return row


def _go_on(c: Connection, table: StoredTable, before: list[StoredSeat], seats: list[StoredSeat]) -> int:
    """A game that has begun goes on with whoever is there; one that has not begins when all are; its last seq."""
    if table.stage == games.WAITING:
        return deal(c, table, seats) if is_complete(seats) else table.head
    if _people(before) != _people(seats):
        games.clear_votes(c, table.id)
    bots_due = table.stuck is None and any(seat.kind == games.BOT and seat.seat in table.to_act for seat in seats)
    turn = Turn(games.PLAYING, table.to_act, bots_due, None)
    games.set_turn(c, table.id, clocks.reseated(c, table, before, turn))
    return table.head


def _check_invitation(change: _Change, invitation: str | None, owner: str | None) -> None:
    """Whoever has the link may come, and whoever was invited by name."""
    table, has_link = change.table, invitation is not None and tokens.matches(invitation, change.table.invitation)
    if not table.open and not has_link and not friends.is_invited(change.c, table.id, account_number(owner)):
        raise Refusal("invitation", "this invitation is not for this table")


def _sit_down(change: _Change, wanted: int | None, name: str, owner: str | None) -> Taken:
    """Somebody new on an open seat, with the secret that proves it."""
    token, table_id = tokens.new_token(), change.table.id
    seat = _open_seat([] if _is_unwelcome(change, owner) else change.seats, wanted)
    hashed = tokens.hash_of(token)
    games.change_seat(change.c, StoredSeat(table_id, seat, games.PERSON, name, hashed, owner, seen=time.time()))
    friends.remove_invitation(change.c, table_id, account_number(owner))
    return Taken(table_id, seat, token)


def _is_unwelcome(change: _Change, owner: str | None) -> bool:
    """Whether the host has blocked somebody, who finds all seats taken and is told nothing else."""
    return order.has_blocked(change.c, account_number(change.table.host), account_number(owner))


def _open_seat(seats: list[StoredSeat], wanted: int | None) -> int:
    free = [seat.seat for seat in seats if seat.kind == games.OPEN and wanted in (None, seat.seat)]
    if not free:
        raise Refusal("taken", "there is no open seat" if wanted is None else "this seat is taken")
    return free[0]


def _people(seats: list[StoredSeat]) -> list[str | None]:
    """Who plays, by the secrets of their seats; not where a bot does."""
    return [seat.token if seat.kind == games.PERSON else None for seat in seats]


def _has_person(seat: StoredSeat) -> bool:
    """Whether the seat belongs to a person, even where a bot stands in."""
    return seat.token is not None


def _check_changing(table: StoredTable, seat: StoredSeat, bot: str | None, is_own: bool) -> None:
    """Nobody takes a seat from a person, and whoever has left it because time ran out does not come back."""
    if not is_own and seat.kind == games.PERSON and bot is not None:
        raise Refusal("clock", "nothing but its clock takes a seat from a person")
    if bot is None and clocks.is_left(table.clock, seat):
        raise Refusal("timed-out", "this seat was left when its time ran out")


def _handed_over(table: StoredTable, seat: StoredSeat, bot: str) -> StoredSeat:
    if bot not in bots.names(table.title):
        raise BadOption(f"{bot}: no such bot; there are {', '.join(bots.names(table.title))}")
    if seat.kind == games.AUTOMATED:
        raise Refusal("taken", "the rules play this seat")
    return replace(seat, kind=games.BOT, bot=bot, name=seat.name if _has_person(seat) else bot)


def _given_back(seat: StoredSeat, is_own: bool) -> StoredSeat:
    if seat.kind != games.BOT:
        return seat
    if not _has_person(seat):
        return StoredSeat(seat.table_id, seat.seat, games.OPEN, "")
    return replace(seat, kind=games.PERSON, bot=None, timed_out=None, seen=time.time() if is_own else seat.seen)


def _without(seats: list[StoredSeat], left: int) -> list[StoredSeat]:
    return [seat for seat in seats if seat.seat != left]


def _left(table: StoredTable, seat: int, bot: str | None) -> StoredSeat:
    """A seat that somebody has left: for a bot, if there is one for it and the game is on, or for anybody."""
    left = StoredSeat(table.id, seat, games.OPEN, "")
    return left if bot is None or table.stage != games.PLAYING else replace(left, kind=games.BOT, name=bot, bot=bot)


def _leave_to_bots(c: Connection, table: StoredTable, seats: Iterable[int]) -> None:
    """Nobody is left at a rated game: bots finish it, so that it counts for whoever has left."""
    bot = table.stand_in or bots.names(table.title)[0]
    for seat in seats:
        games.change_seat(c, _left(table, seat, bot))


def _give_up(c: Connection, table: StoredTable) -> None:
    """Nobody waits any more, and nobody would come: the table is closed before it began, and is nobody's."""
    order.close_table(c, table.id, is_begun=False)
    games.set_host(c, table.id, None, None)


def _pass_on(c: Connection, table: StoredTable, seats: list[StoredSeat], left: int) -> None:
    """Whoever sits next is the host now; without anybody else it stays as it is."""
    others = [seat for seat in [*seats[left + 1 :], *seats[:left]] if _has_person(seat)]
    if others:
        games.set_host(c, table.id, others[0].owner, others[0].seat)
    else:
        games.set_host(c, table.id, table.host, None)
