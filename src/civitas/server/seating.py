"""Who sits where: taking a seat, leaving it, and bots that stand in for whoever is away.

Every change counts up `people` of its table. A move is stored only if nobody has come or gone since it was judged, so a
bot that still thinks about a seat that was given back, or a person who has left, comes too late and nothing happens.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from civitas import bots
from civitas.core.errors import BadOption
from civitas.server import tokens
from civitas.server.dealing import deal, is_complete
from civitas.server.messages import Invited, Join, Taken
from civitas.server.pace import has_run_out, newcomers, timed
from civitas.server.refusals import NotFound, Refusal, SeatsChanged
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import StoredSeat, StoredTable, Turn

Row = TypeVar("Row")
Announce = Callable[[str, int], None]
"""Told a table and the seq up to which there is something new."""


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

    def __init__(self, database: Database, announce: Announce, public: bool = False) -> None:
        self._database = database
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
            _check_invitation(change.table, wanted.invitation)
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
            is_replaced = table.stand_in is not None and table.stage == games.PLAYING
            left = StoredSeat(table_id, seat, games.OPEN, "")
            if is_replaced:
                left = replace(left, kind=games.BOT, name=table.stand_in, bot=table.stand_in)
            games.change_seat(c, left)
            if is_host(table, seats, asker):
                _pass_on(c, table, seats, seat)

    def change(self, table_id: str, number: int, bot: str | None, asker: Asker) -> None:
        """Let a bot play a seat, or (None) give the seat back to its person, or open it where there is none.

        Whoever replaces somebody else takes the bot that the table was opened with, if there is one.
        """
        with self._changing(table_id) as (c, table, seats):
            if number >= len(seats):
                raise NotFound("there is no such seat")
            seat, is_own = seats[number], _is_own(seats, seats[number], asker)
            if not is_own and seat.kind == games.PERSON and bot is not None:
                _check_replacing(c, table, seats, seat, asker)
                bot = table.stand_in or bot
            elif not is_own and not is_host(table, seats, asker):
                raise Refusal("host", "only the host of the table may do this")
            changed = _given_back(seat, is_own) if bot is None else _handed_over(table, seat, bot)
            if changed != seat:
                games.change_seat(c, changed)

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
        for table in tables:
            self._announce(table.id, table.head)

    @contextmanager
    def _changing(self, table_id: str) -> Iterator[_Change]:
        """A table for this transaction alone; at its end the game begins if all are there, and everybody hears it."""
        check_id(table_id)
        with self._database.writing() as c:
            games.lock_table(c, table_id)
            table = found(games.find_table(c, table_id))
            if table.stage == games.FINISHED:
                raise Refusal("finished", "the game is over")
            before = games.seats_of(c, table_id)
            yield _Change(c, table, before)
            seats = games.seats_of(c, table_id)
            games.set_vacant(c, table_id, not is_complete(seats))
            head = _go_on(c, table, before, seats)
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
    bots_due = table.stuck is None and any(seat.kind == games.BOT and seat.seat in table.to_act for seat in seats)
    turn = Turn(games.PLAYING, table.to_act, bots_due, None)
    games.set_turn(c, table.id, timed(c, table.pace, turn, table.asked, newcomers(before, seats)))
    return table.head


def _check_invitation(table: StoredTable, invitation: str | None) -> None:
    if not table.open and (invitation is None or not tokens.matches(invitation, table.invitation)):
        raise Refusal("invitation", "this invitation is not for this table")


def _sit_down(change: _Change, wanted: int | None, name: str, owner: str | None) -> Taken:
    """Somebody new on an open seat, with the secret that proves it."""
    token, table_id = tokens.new_token(), change.table.id
    seat = _open_seat(change.seats, wanted)
    hashed = tokens.hash_of(token)
    games.change_seat(change.c, StoredSeat(table_id, seat, games.PERSON, name, hashed, owner, seen=time.time()))
    return Taken(table_id, seat, token)


def _open_seat(seats: list[StoredSeat], wanted: int | None) -> int:
    free = [seat.seat for seat in seats if seat.kind == games.OPEN and wanted in (None, seat.seat)]
    if not free:
        raise Refusal("taken", "there is no open seat" if wanted is None else "this seat is taken")
    return free[0]


def _has_person(seat: StoredSeat) -> bool:
    """Whether the seat belongs to a person, even where a bot stands in."""
    return seat.token is not None


def _is_own(seats: list[StoredSeat], seat: StoredSeat, asker: Asker) -> bool:
    """Whether a seat is that of whoever asks; one browser may have several."""
    return seat_of(seats, asker) == seat.seat or (asker.owner is not None and seat.owner == asker.owner)


def _check_replacing(
    c: Connection, table: StoredTable, seats: list[StoredSeat], seat: StoredSeat, asker: Asker
) -> None:
    """A person is replaced by anybody at the table, but only when the clock has run out, connected or not."""
    if seat_of(seats, asker) is None and not is_host(table, seats, asker):
        raise Refusal("host", "only who sits at the table may do this")
    if not has_run_out(c, table, seat):
        raise Refusal("clock", "the clock of this seat has not run out")


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
    return replace(seat, kind=games.PERSON, bot=None, seen=time.time() if is_own else seat.seen)


def _pass_on(c: Connection, table: StoredTable, seats: list[StoredSeat], left: int) -> None:
    """Whoever sits next is the host now; without anybody else it stays as it is."""
    others = [seat for seat in [*seats[left + 1 :], *seats[:left]] if _has_person(seat)]
    if others:
        games.set_host(c, table.id, others[0].owner, others[0].seat)
    else:
        games.set_host(c, table.id, table.host, None)
