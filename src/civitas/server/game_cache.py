"""A cache of games: the shelf on which they are at hand, so that a move needs no replay.

The database decides; a game here only follows its log.
"""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock

from sqlalchemy import Connection

from civitas.core.errors import BrokenDump, CivitasError
from civitas.server.clocks import is_left
from civitas.server.dealing import prepared, title_of
from civitas.server.game import Game, Snapshot
from civitas.server.messages import State
from civitas.server.recent import Recent
from civitas.server.refusals import NotBegun, NotFound, Unplayable
from civitas.server.revisions import Outdated, check_revision, continue_game, taken_up
from civitas.server.seating import check_people
from civitas.server.storage import games
from civitas.server.storage.database import Clash, Database
from civitas.server.storage.games import Entry, Head, StoredTable
from civitas.server.vocabulary import Clock, Stage

MOST_GAMES = 500
IDLE_SECONDS = 900.0

log = logging.getLogger("civitas.server")


class Held:
    """A game that one thread has to itself, as far as its log has come."""

    def __init__(self, game: Game, clock: Clock | None, market: int | None = None) -> None:
        self.game = game
        self.clock = clock
        self.market = market
        """The seconds between what bots do in public while people trade; None: the usual ones."""
        self.bots: dict[int, str] = {}
        """The bots by their seats."""
        self.left: set[int] = set()
        """The seats that were left for good because their time ran out."""
        self.owners: dict[int, str] = {}
        """The people whom we know, by the seats that they play themselves."""
        self.people = -1
        """How often seats had changed hands when the bots were looked up."""
        self.stage: Stage = games.PLAYING
        self.is_ahead = False
        """Whether the game may have gone further than its log."""
        self.states: dict[int | None, State] = {}
        """What seats and spectators were shown last; whoever looks at the same gets the same."""


class GameCache:
    """The games that were needed last."""

    def __init__(
        self,
        database: Database,
        most: int = MOST_GAMES,
        clock: Callable[[], float] = time.monotonic,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._database = database
        self._idle_seconds = idle_seconds
        self._clock = clock
        self._slots: Recent[str, _Slot] = Recent(most, clock)

    @contextmanager
    def hold(self, table_id: str, people: int | None = None, head: Head | None = None) -> Iterator[Held]:
        """The game of a table, up to date, for this thread alone. After a failure it is read again from its log.

        `people`: only if nobody has come or gone since this was the number of such changes. `head`: how far the table
        has come as far as this process knows; a game that has come so far is taken without asking the database.
        """
        slot = self._slots.get_or_make(table_id, _Slot)
        with slot.lock:
            held, slot.held = slot.held, None
            if held is None or head is None or head[:3] != (held.game.seq, held.stage, held.people):
                held = self._refreshed(table_id, held)
            try:
                check_people(held.people, people)
                yield held
            except CivitasError:
                slot.held = None if held.is_ahead else held
                raise
            slot.held = held

    def _refreshed(self, table_id: str, held: Held | None) -> Held:
        """The game as its log says; if its rules have changed, it is continued first, here or by another server."""
        while True:
            try:
                with self._database.reading() as c:
                    return _refresh(c, table_id, held)
            except Outdated:
                with suppress(Clash):
                    continue_game(self._database, table_id)

    @property
    def count(self) -> int:
        """How many games are at hand."""
        return len(self._slots)

    def tidy(self) -> None:
        """Forget the games that nobody has needed for a while; whoever needs one again reads its log."""
        self._slots.forget_before(self._clock() - self._idle_seconds)


class _Slot:
    def __init__(self) -> None:
        self.lock = Lock()
        self.held: Held | None = None


def _refresh(c: Connection, table_id: str, held: Held | None) -> Held:
    found = games.head(c, table_id)
    if found is None:
        raise NotFound("there is no such table")
    if found.stage == games.WAITING:
        raise NotBegun
    if held is None or held.game.seq > found.seq:
        held = _load(c, table_id)
    if held.game.seq < found.seq:
        entries = games.entries_after(c, table_id, held.game.seq)
        if any(entry.kind == games.RULES for entry in entries):
            held = _load(c, table_id)
        follow(held.game, [entry for entry in entries if entry.seq > held.game.seq])
    if held.people != found.people:
        seats = games.seats_of(c, table_id)
        held.bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
        held.left = {seat.seat for seat in seats if is_left(held.clock, seat)}
        held.owners = {seat.seat: seat.owner for seat in seats if seat.bot is None and seat.owner is not None}
        held.people = found.people
    held.stage = found.stage
    return held


def _load(c: Connection, table_id: str) -> Held:
    table = games.find_table(c, table_id)
    assert table is not None
    title = title_of(table)
    check_revision(table, title)
    latest = games.latest_snapshot(c, table_id)
    snapshot = None if latest is None else Snapshot(*latest)
    is_of_today = table.rules_revision == title.rules_revision
    if not is_of_today and (snapshot is None or snapshot.seq != table.head):
        raise Unplayable("this game ended under earlier rules, and its last position was not stored")
    try:
        return Held(taken_up(table, title, snapshot), table.clock, table.market)
    except BrokenDump as problem:
        if not is_of_today:
            raise Unplayable("the rules of today cannot show a game that ended under earlier ones") from problem
        log.error("table %s: its snapshot cannot be read, so its log is: %s", table_id, problem)
        return Held(first_position(table, prepared(c, table)), table.clock, table.market)


def first_position(table: StoredTable, start: Snapshot | None = None) -> Game:
    """The game of a table before anybody has moved: dealt, or at the position where it was to begin."""
    return taken_up(table, title_of(table), start)


def follow(game: Game, entries: list[Entry]) -> None:
    """Let a game do what its log says."""
    try:
        for entry in entries:
            if entry.kind == games.ACT:
                game.play(entry.seat, game.title.space.parse(entry.action))
            elif entry.kind == games.UNDO:
                game.undo(entry.seat)
            elif entry.kind == games.RULES:
                raise BrokenDump("from here on it is played by other rules")
    except CivitasError as problem:
        raise Unplayable(f"the log of this table cannot be played again: {problem}") from problem
