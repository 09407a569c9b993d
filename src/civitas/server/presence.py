"""Who is at the tables: noted from time to time, so that everybody sees who is away."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import PERSON, StoredSeat

NOTE_SECONDS = 20.0
AWAY_SECONDS = 60.0
"""Whoever has not been seen for so long is away, and a bot may stand in."""

There = tuple[str, int]
"""A table and a seat of it."""


def is_away(seat: StoredSeat, now: float) -> bool:
    """Whether a person plays this seat who is not there."""
    return seat.kind == PERSON and (seat.seen is None or now - seat.seen > AWAY_SECONDS)


class Presence:
    """The seats whose players are connected to this server, or have asked it something."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._guard = Lock()
        self._here: Counter[There] = Counter()
        self._fresh: set[There] = set()
        self._noted = -NOTE_SECONDS

    @contextmanager
    def here(self, table_id: str, seat: int | None) -> Iterator[None]:
        """Somebody is connected for as long as the block lasts; spectators are not counted."""
        if seat is None:
            yield
            return
        there = table_id, seat
        with self._guard:
            self._here[there] += 1
            self._fresh.add(there)
        try:
            yield
        finally:
            with self._guard:
                self._fresh.add(there)
                self._here[there] -= 1
                if not self._here[there]:
                    del self._here[there]

    def met(self, table_id: str, seat: int | None) -> None:
        """Somebody has just asked for something."""
        if seat is not None:
            with self._guard:
                self._fresh.add((table_id, seat))

    def note(self) -> None:
        """Write down who came or went just now, and every now and then who is still here."""
        with self._guard:
            there, self._fresh = self._fresh, set()
            if self._clock() - self._noted >= NOTE_SECONDS:
                self._noted = self._clock()
                there |= set(self._here)
        if there:
            with self._database.writing() as c:
                games.see(c, sorted(there), time.time())
