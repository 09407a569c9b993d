"""What everybody who watches a table is told, worked out once for all of them and kept in memory.

A *scene* is a table as this process last knew it. A move that this process makes leads from one scene to the next, so
that nobody has to ask the database for it; after anything else (a seat changes hands, something is said, another server
has moved) the scene is in doubt, and the first who looks reads it anew for all.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from civitas.server.encoding import Encoded, PieceCache, encoded, in_pieces
from civitas.server.game_cache import GameCache, Held
from civitas.server.messages import Events
from civitas.server.queries import Heard, News
from civitas.server.refusals import Refusal, Unplayable
from civitas.server.seating import Asker, Place, found, seat_of
from civitas.server.serializers import chat_line, happenings, states_for, table_shown
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry, Head, Line, StoredSeat, StoredTable
from civitas.server.worker_pool import WorkerPool

MOST_KEPT = 50
"""So many entries are kept for those who have not heard them; whoever lags further behind reads the log."""
KEPT_AT_FIRST = 5

log = logging.getLogger("civitas.server")


class StatesShown(NamedTuple):
    """What each seat may know (None: spectators), for the seats that were watched."""

    pieces: Mapping[int | None, Sequence[bytes]]
    """As JSON, in pieces."""
    cache: PieceCache


class Scene:
    """A table at one moment: never changed, and the same for all who look from the same place."""

    def __init__(
        self,
        head: Head,
        table: StoredTable,
        seats: list[StoredSeat],
        entries: Sequence[Entry],
        lines: Sequence[Line],
        states: StatesShown,
    ) -> None:
        self.head = head
        self.table = table
        self.entries = entries[-MOST_KEPT:]
        """The last ones, without gaps."""
        self.lines = lines
        self.states = states
        self._seats = seats
        self._moves: dict[tuple[int, int | None], Encoded] = {}
        self._news: dict[tuple[int | None, Heard], News | None] = {}
        self._said = {line.id: Encoded([[encoded(chat_line(line))]]) for line in self.lines}

    def place(self, asker: Asker) -> Place:
        """Where somebody sits."""
        return Place(seat_of(self._seats, asker), self.head.people)

    def news(self, asker: Asker, place: Place, heard: Heard) -> News | None:
        """What somebody has not heard, as `Queries.news` would tell it; None: the scene does not reach so far back."""
        if place.people != self.head.people or heard.seq is None or not heard.stage:
            return None
        key = place.seat, heard
        if key not in self._news:
            self._news[key] = self._shared(place.seat, heard, heard.seq)
        shared = self._news[key]
        if shared is None or (heard.stage, heard.people) == (self.head.stage, self.head.people):
            return shared
        if self.table.clock is not None:
            return None  # how much time is left is known to the database alone
        return shared._replace(messages=[table_shown(self.table, self._seats, asker), *shared.messages])

    def _shared(self, seat: int | None, heard: Heard, seq: int) -> News | None:
        """What everybody at this seat who has heard the same is told; the table itself, each sees with his own eyes."""
        head = self.head
        is_changed = (heard.stage, heard.people) != (head.stage, head.people)
        if seq >= head.seq and heard.said >= head.said and not is_changed:
            return News([], heard, True)
        has_moved = seq != head.seq or heard.stage != head.stage
        if has_moved and not self._can_tell(seat, seq):
            return None
        moves = [self.move(seat, seq)] if has_moved else []
        said = [self._said[line.id] for line in self.lines if line.id > heard.said or (is_changed and line.removed)]
        return News([*moves, *said], Heard(head.seq, head.stage, head.said, head.people), True)

    def _can_tell(self, seat: int | None, seq: int) -> bool:
        return seat in self.states.pieces and self.head.seq - len(self.entries) <= seq < self.head.seq

    def move(self, seat: int | None, seq: int) -> Encoded:
        """What has happened since a seq as this seat may know it, and where that led."""
        key = seq, seat
        if key not in self._moves:
            missed = [entry for entry in self.entries if entry.seq > seq]
            told = encoded(Events(happenings(missed, seat, self.table.title)))
            self._moves[key] = Encoded([[told], self.states.pieces[seat]], self.states.cache)
        return self._moves[key]

    def leads_to(self, held: Held, entry: Entry) -> bool:
        """Whether nothing but this entry lies between the scene and the game."""
        is_same = (self.head.people, self.head.stage) == (held.people, held.stage)
        return is_same and self.head.seq + 1 == entry.seq

    def after(self, held: Held, entry: Entry, seats: Sequence[int | None]) -> "Scene":
        """The scene one entry later, for those who watch from these seats; the game is at hand and has come so far."""
        to_act = held.game.position.to_act
        bots_due = not set(held.bots).isdisjoint(to_act)
        table = replace(self.table, head=entry.seq, moved=entry.at, to_act=to_act, bots_due=bots_due)
        head, entries = self.head._replace(seq=entry.seq), [*self.entries, entry]
        states = states_of(self.table.id, held, seats, self.states.cache)
        scene = Scene(head, table, self._seats, entries, self.lines, states)
        for seat in seats:
            scene.move(seat, self.head.seq).frames(packed=True)  # now and here, so that nobody waits for it in the loop
        states.cache.settle()
        return scene


def states_of(table_id: str, held: Held, seats: Sequence[int | None], last: PieceCache | None = None) -> StatesShown:
    """What each of these seats may know; what was said last is not worked out again."""
    cache, shown = PieceCache(last), states_for(table_id, held, seats)
    pieces = {seat: in_pieces(state, cache) for seat, state in zip(seats, shown, strict=True)}
    cache.keep_fixed()
    return StatesShown(pieces, cache)


def read_scene(
    database: Database,
    cache: GameCache,
    most_lines: int,
    table_id: str,
    last: Scene | None,
    seats: Sequence[int | None],
) -> Scene | None:
    """The scene of a table for these seats, out of the database; what the last one knows is not read again.

    None where there is nothing to be shared: before the game begins, under other rules, or while somebody moves.
    """
    try:
        with cache.hold(table_id) as held, database.reading() as c:
            head = found(games.head(c, table_id))
            if head.stage == games.WAITING or head[:3] != (held.game.seq, held.stage, held.people):
                return None
            is_same = last is not None and last.head[:3] == head[:3]
            states = last.states if is_same and last else states_of(table_id, held, seats)
            lines = _lines(c, table_id, last, head, most_lines)
            return _scene(c, head, found(games.find_table(c, table_id)), last, lines, states)
    except (Unplayable, Refusal):
        return None


def _lines(c: Connection, table_id: str, last: Scene | None, head: Head, most: int) -> Sequence[Line]:
    """The last things said; all of them anew where something may have been taken away."""
    if last is None or last.head.people != head.people:
        return games.lines_after(c, table_id, 0, most)
    return [*last.lines, *games.lines_after(c, table_id, last.head.said, most)][-most:]


def _scene(
    c: Connection,
    head: Head,
    table: StoredTable,
    last: Scene | None,
    lines: Sequence[Line],
    states: StatesShown,
) -> Scene:
    if last is not None and head.seq - MOST_KEPT < last.head.seq <= head.seq:
        entries = [*last.entries, *games.entries_after(c, table.id, last.head.seq)]
    else:
        entries = games.entries_after(c, table.id, head.seq - KEPT_AT_FIRST)
    return Scene(head, table, games.seats_of(c, table.id), entries, lines, states)


Read = Callable[[str, Scene | None, Sequence[int | None]], Scene | None]
"""Reads the scene of a table for these seats; the last one is given. None: there is none."""


class _Watched:
    """A table that somebody watches. `doubts` counts what may have changed; the scene is certain up to `settled`."""

    def __init__(self) -> None:
        self.guard = Lock()
        self.seats: Counter[int | None] = Counter()
        self.scene: Scene | None = None
        self.doubts = 0
        self.settled = -1
        self.reading: asyncio.Task[None] | None = None

    @property
    def is_certain(self) -> bool:
        return self.doubts == self.settled


class Broadcast:
    """The scenes of all tables that are watched in this process."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._guard = Lock()
        self._watched: dict[str, _Watched] = {}

    @contextmanager
    def watching(self, table_id: str, seat: int | None) -> Iterator[None]:
        """Somebody watches from this seat, for as long as the block lasts."""
        with self._guard:
            watched = self._watched.setdefault(table_id, _Watched())
            watched.seats[seat] += 1
        try:
            yield
        finally:
            with self._guard:
                watched.seats[seat] -= 1
                watched.seats += Counter()  # without those that nobody watches from
                if not watched.seats:
                    self._watched.pop(table_id, None)

    def doubt(self, table_id: str) -> None:
        """Something may have changed that this process does not know; in any thread."""
        watched = self._find(table_id)
        if watched is not None:
            with watched.guard:
                watched.doubts += 1

    def doubt_all(self) -> None:
        """Something may have been missed; in any thread."""
        for table_id in list(self._watched):
            self.doubt(table_id)

    def moved(self, table_id: str, held: Held, entry: Entry) -> None:
        """This process has stored an entry; by the thread that has the game to itself."""
        watched = self._find(table_id)
        if watched is None:
            return
        try:
            self._lead_on(watched, held, entry)
        except Exception:
            log.exception("table %s: a mistake of ours; the entry is stored, and whoever looks reads it", table_id)
            self.doubt(table_id)

    def head(self, table_id: str) -> Head | None:
        """How far a table has come, if that is certain."""
        scene = self.at_hand(table_id)
        return None if scene is None else scene.head

    def is_quiet(self, table_id: str) -> bool:
        """Whether it is certain, without asking, that no bot is to act."""
        scene = self.at_hand(table_id)
        return scene is not None and not scene.table.bots_due

    def at_hand(self, table_id: str) -> Scene | None:
        """The table as it is now, if that is certain."""
        watched = self._find(table_id)
        return watched.scene if watched is not None and watched.is_certain else None

    async def scene(self, table_id: str, work: WorkerPool) -> Scene | None:
        """The table as it is now, for those who watch it; read once for all where it is in doubt. None: read yourself.

        Whoever finds somebody reading waits, and reads then if something has changed in between.
        """
        watched = self._find(table_id)
        if watched is None:
            return None
        for _ in range(2):
            if watched.is_certain:
                break
            if watched.reading is None:
                watched.reading = asyncio.create_task(work(self._read_anew, table_id, watched))
                watched.reading.add_done_callback(lambda _: setattr(watched, "reading", None))
            await asyncio.shield(watched.reading)
        return watched.scene

    def _find(self, table_id: str) -> _Watched | None:
        return self._watched.get(table_id)

    def _lead_on(self, watched: _Watched, held: Held, entry: Entry) -> None:
        with watched.guard:
            scene, doubts, is_certain = watched.scene, watched.doubts, watched.is_certain
        if scene is None or not is_certain or held.stage != games.PLAYING or not scene.leads_to(held, entry):
            self.doubt(entry.table_id)
            return
        with self._guard:
            seats = list(watched.seats)
        following = scene.after(held, entry, seats)
        with watched.guard:
            if watched.doubts == doubts:
                watched.scene = following

    def _read_anew(self, table_id: str, watched: _Watched) -> None:
        """Only one thread at a time does this for a table, and no move leads on from a scene in doubt meanwhile."""
        with watched.guard:
            scene, doubts = watched.scene, watched.doubts
        with self._guard:
            seats = list(watched.seats)
        scene = self._read(table_id, scene, seats)
        with watched.guard:
            watched.scene, watched.settled = scene, doubts
