"""Games kept at hand, so that a move needs no replay. The database decides; a game here only follows its log."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy import Connection

import civitas
from civitas.core.errors import BrokenDump, CivitasError
from civitas.server.game import Game, Snapshot
from civitas.server.messages import State
from civitas.server.refusals import NotFound, Unplayable
from civitas.server.seating import check_people
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry, StoredTable

MOST_GAMES = 500
IDLE_SECONDS = 900.0

log = logging.getLogger("civitas.server")


class Held:
    """A game that one thread has to itself, as far as its log has come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots: dict[int, str] = {}
        """The bots by their seats."""
        self.people = -1
        """How often seats had changed hands when the bots were looked up."""
        self.stage = games.WAITING
        self.is_ahead = False
        """Whether the game may have gone further than its log."""
        self.states: dict[int | None, State] = {}
        """What seats and spectators were shown last; whoever looks at the same gets the same."""


class Shelf:
    """The games that were needed last."""

    def __init__(self, database: Database, most: int = MOST_GAMES, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._most = most
        self._clock = clock
        self._guard = Lock()
        self._slots: OrderedDict[str, _Slot] = OrderedDict()

    @contextmanager
    def hold(self, table_id: str, people: int | None = None) -> Iterator[Held]:
        """The game of a table, up to date, for this thread alone. After a failure it is read again from its log.

        `people`: only if nobody has come or gone since this was the number of such changes.
        """
        slot = self._slot(table_id)
        with slot.lock:
            held, slot.held = slot.held, None
            with self._database.reading() as c:
                held = _refresh(c, table_id, held)
            try:
                check_people(held.people, people)
                yield held
            except CivitasError:
                slot.held = None if held.is_ahead else held
                raise
            slot.held = held

    def tidy(self) -> None:
        """Forget the games that nobody has needed for a while; whoever needs one again reads its log."""
        with self._guard:
            while self._slots and next(iter(self._slots.values())).used < self._clock() - IDLE_SECONDS:
                self._slots.popitem(last=False)

    def _slot(self, table_id: str) -> "_Slot":
        with self._guard:
            slot = self._slots.setdefault(table_id, _Slot())
            slot.used = self._clock()
            self._slots.move_to_end(table_id)
            if len(self._slots) > self._most:
                self._slots.popitem(last=False)
            return slot


class _Slot:
    def __init__(self) -> None:
        self.lock = Lock()
        self.held: Held | None = None
        self.used = 0.0


def _refresh(c: Connection, table_id: str, held: Held | None) -> Held:
    found = games.head(c, table_id)
    if found is None:
        raise NotFound("there is no such table")
    if held is None or held.game.seq > found.seq:
        held = _load(c, table_id)
    if held.game.seq < found.seq:
        follow(held.game, games.entries_after(c, table_id, held.game.seq))
    if held.people != found.people:
        held.bots = {seat.seat: seat.bot for seat in games.seats_of(c, table_id) if seat.bot is not None}
        held.people = found.people
    held.stage = found.stage
    return held


def _load(c: Connection, table_id: str) -> Held:
    table = games.find_table(c, table_id)
    assert table is not None
    game = first_position(table)
    stored = games.latest_snapshot(c, table_id)
    if stored is not None:
        try:
            game.restore(Snapshot(*stored))
        except BrokenDump as problem:
            log.error("table %s: its snapshot cannot be read, so its log is: %s", table_id, problem)
            game = first_position(table)
    return Held(game)


def first_position(table: StoredTable) -> Game:
    """The game of a table before anybody has moved."""
    title = civitas.titles().get(table.title)
    if title is None:
        raise Unplayable(f"this server does not know {table.title}")
    if title.rules_revision != table.rules_revision:
        raise Unplayable(
            f"this table was begun under revision {table.rules_revision} of the rules, "
            f"and this server plays revision {title.rules_revision}"
        )
    return Game(title, players=table.players, seed=table.seed, options=table.options)


def follow(game: Game, entries: list[Entry]) -> None:
    """Let a game do what its log says."""
    try:
        for entry in entries:
            if entry.kind == games.ACT:
                game.play(entry.seat, game.title.space.parse(entry.action))
            elif entry.kind == games.UNDO:
                game.undo(entry.seat)
    except CivitasError as problem:
        raise Unplayable(f"the log of this table cannot be played again: {problem}") from problem
