"""Who is at the tables: noted from time to time, so that everybody sees who is away."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from civitas.server.storage import games
from civitas.server.storage.database import Database, now
from civitas.server.storage.games import PERSON, StoredSeat

NOTE_SECONDS = 20.0
AWAY_SECONDS = 60.0
"""Whoever has not been seen for so long is away, and a bot may stand in."""

There = tuple[str, int]
"""A table and a seat of it."""


def is_away(seat: StoredSeat, now: float) -> bool:
    """Whether a person plays this seat who is not there."""
    return seat.kind == PERSON and (seat.seen is None or now - seat.seen > AWAY_SECONDS)


class Attention:
    """Somebody who is connected, and looks at the table or has it open in the background."""

    def __init__(self, turned: Callable[[bool], None]) -> None:
        self._turned = turned
        self._is_looking = False

    def turn(self, is_looking: bool) -> None:
        """Look, or look elsewhere."""
        if is_looking != self._is_looking:
            self._is_looking = is_looking
            self._turned(is_looking)


class Presence:
    """The seats whose players are connected to this server, or have asked it something."""

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.monotonic, note_seconds: float = NOTE_SECONDS
    ) -> None:
        self._database = database
        self._clock = clock
        self._note_seconds = note_seconds
        self._guard = Lock()
        self._here: Counter[There] = Counter()
        self._fresh: set[There] = set()
        self._noted = -note_seconds

    @contextmanager
    def here(self, table_id: str, seat: int | None) -> Iterator[Attention]:
        """Somebody is connected for as long as the block lasts, and looks at first; spectators are not counted."""
        attention = Attention(lambda is_looking: self._turned(table_id, seat, is_looking))
        attention.turn(True)
        try:
            yield attention
        finally:
            attention.turn(False)

    def _turned(self, table_id: str, seat: int | None, is_looking: bool) -> None:
        if seat is None:
            return
        there = table_id, seat
        with self._guard:
            self._fresh.add(there)
            self._here[there] += 1 if is_looking else -1
            if not self._here[there]:
                del self._here[there]

    def is_here(self, table_id: str, seat: int) -> bool:
        """Whether somebody looks by this server now."""
        with self._guard:
            return (table_id, seat) in self._here

    def met(self, table_id: str, seat: int | None) -> None:
        """Somebody has just asked for something."""
        if seat is not None:
            with self._guard:
                self._fresh.add((table_id, seat))

    def note(self) -> None:
        """Write down who came or went just now, and every now and then who is still here."""
        with self._guard:
            there, self._fresh = self._fresh, set()
            if self._clock() - self._noted >= self._note_seconds:
                self._noted = self._clock()
                there |= set(self._here)
        if there:
            with self._database.writing() as c:
                games.see(c, sorted(there), now(c))
