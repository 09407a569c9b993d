"""Replays: games that are played again from their logs, to look at any moment of them; the present game is left alone.

A replay goes on from where it was asked last, so that whoever follows a game step by step costs one move a step.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from sqlalchemy import Connection

from civitas.server.dealing import prepared, title_of
from civitas.server.game import Snapshot
from civitas.server.game_cache import Held, follow
from civitas.server.recent import Recent
from civitas.server.refusals import NotBegun, Unplayable
from civitas.server.revisions import taken_up
from civitas.server.seating import check_id, found
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry, StoredTable

MOST_REPLAYS = 40


class Replay:
    """The game of one table at any moment that its log still tells."""

    def __init__(self, table: StoredTable, snapshot: Snapshot | None, entries: list[Entry]) -> None:
        self.table = table
        self.first = 0 if snapshot is None else snapshot.seq
        """The first moment: the beginning, or where rules have changed since, the last position that was stored."""
        self._snapshot = snapshot
        self._entries = entries
        self._held = self._beginning()

    @property
    def start(self) -> dict[str, Any] | None:
        """The position at which the log begins; None where the game was dealt."""
        return None if self._snapshot is None else self._snapshot.position

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or otherwise."""
        return self.table.stage == games.FINISHED

    @property
    def last(self) -> int:
        """The last moment."""
        return self._entries[-1].seq

    def entries(self, first: int, last: int) -> list[Entry]:
        """What was logged from the first to the last of these moments."""
        return self._entries[max(first, 0) : last + 1]

    def at(self, seq: int) -> Held:
        """The game right after this entry of its log; earlier ones are played anew from the beginning."""
        if seq < self._held.game.seq:
            self._held = self._beginning()
        held = self._held
        follow(held.game, self.entries(held.game.seq + 1, seq))
        is_end = held.game.position.is_over or (self.is_over and seq == self.last)
        held.stage = games.FINISHED if is_end else games.PLAYING
        return held

    def lengthen(self, entries: list[Entry]) -> None:
        """The log has gone on."""
        self._entries += entries

    def _beginning(self) -> Held:
        return Held(taken_up(self.table, title_of(self.table), self._snapshot), None)


class Replays:
    """The replays that were looked at last."""

    def __init__(self, database: Database, most: int = MOST_REPLAYS) -> None:
        self._database = database
        self._slots: Recent[str, _Slot] = Recent(most)

    @contextmanager
    def hold(self, table_id: str) -> Iterator[Replay]:
        """The replay of a table, as long as its log is now, for this thread alone."""
        check_id(table_id)
        slot = self._slots.get_or_make(table_id, _Slot)
        with slot.lock:
            replay, slot.replay = slot.replay, None
            with self._database.reading() as c:
                replay = _read(c, table_id, replay)
            yield replay
            slot.replay = replay  # after a failure it is read anew


class _Slot:
    def __init__(self) -> None:
        self.lock = Lock()
        self.replay: Replay | None = None


def _read(c: Connection, table_id: str, replay: Replay | None) -> Replay:
    """The replay with what has been logged since; a new one where there is none or the rules have changed."""
    table = found(games.find_table(c, table_id))
    if table.stage == games.WAITING:
        raise NotBegun
    if replay is None or replay.table.rules_revision != table.rules_revision:
        return _begin(c, table)
    replay.table = table
    replay.lengthen(games.entries_after(c, table_id, replay.last))
    return replay


def _begin(c: Connection, table: StoredTable) -> Replay:
    if table.rules_revision != title_of(table).rules_revision:
        raise Unplayable("the rules of today cannot replay a game of earlier ones")
    entries = games.entries_after(c, table.id, games.NOT_BEGUN)
    if not entries:
        raise Unplayable("the log of this game was removed")
    if not any(entry.kind == games.RULES for entry in entries):
        return Replay(table, prepared(c, table), entries)
    latest = games.latest_snapshot(c, table.id)
    if latest is None:
        raise Unplayable("this game was continued under other rules, and nothing of it is stored")
    return Replay(table, Snapshot(*latest), entries)
