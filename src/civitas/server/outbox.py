"""From the log to the watchers: what was committed is announced, whatever happens in between.

Every entry comes with a row in the outbox, in the same transaction. The server that stored it announces it and clears
the row a moment later. A row that stays belongs to a server that died between commit and announcement; whoever finds it
announces it instead.
"""

import time
from collections.abc import Callable
from threading import Lock

from civitas.server.hub import Hub
from civitas.server.storage import games
from civitas.server.storage.database import Database

ORPHANED_SECONDS = 5.0


class Outbox:
    """What this server has announced and what others have left behind."""

    def __init__(
        self,
        database: Database,
        hub: Hub,
        orphaned_seconds: float = ORPHANED_SECONDS,
        tell: Callable[[str, int], None] | None = None,
    ) -> None:
        """`tell`: tells the other servers, where there may be any."""
        self._database = database
        self._tell = tell
        self._hub = hub
        self._orphaned_seconds = orphaned_seconds
        self._guard = Lock()
        self._announced: dict[str, int] = {}

    def announce(self, table_id: str, seq: int) -> None:
        """Ring the bell for an entry that is stored; in any thread."""
        self._hub.announce(table_id)
        if self._tell is not None:
            self._tell(table_id, seq)
        with self._guard:
            self._announced[table_id] = max(seq, self._announced.get(table_id, seq))

    def sweep(self) -> list[str]:
        """Clear what was announced, announce what was left behind; the tables that were."""
        with self._guard:
            done, self._announced = self._announced, {}
        with self._database.reading() as c:
            orphans = dict(games.unannounced(c, time.time() - self._orphaned_seconds))
        orphans = {table_id: seq for table_id, seq in orphans.items() if done.get(table_id, -1) < seq}
        if not done and not orphans:
            return []
        with self._database.writing() as c:
            games.clear_outbox(c, {**done, **orphans})
            for table_id, seq in orphans.items():
                games.ring(c, table_id, seq)
        for table_id in orphans:
            self._hub.announce_unknown(table_id)
        return list(orphans)
