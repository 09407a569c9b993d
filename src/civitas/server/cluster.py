"""A cluster: several servers on one PostgreSQL that are each other's neighbours.

Each hears from the others which table has moved, which session has ended, and who wants to be told in other ways. Moves
are told after their commit and many at once: PostgreSQL lets transactions that notify commit only one after the other,
so no move waits for that. If a server dies in between, the outbox tells.
"""

import secrets
import threading
import time
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from civitas.server.hub import Hub
from civitas.server.notices import Notices
from civitas.server.sessions import Sessions
from civitas.server.storage.database import Database
from civitas.server.storage.games import BELL
from civitas.server.storage.notices import CHANGED
from civitas.server.storage.people import ENDED

LISTEN_SECONDS = 0.5
PAUSE_SECONDS = 1.0
WATCHFUL: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
"""So that a connection that breaks without a word is noticed in a minute, not in hours."""


class ClusterListener:
    """A thread that listens to the other servers, for as long as this one runs."""

    def __init__(self, database: Database, hub: Hub, sessions: Sessions, notices: Notices, own: str = "") -> None:
        """`own`: how this server signs what it tells itself."""
        self._own = own
        self._address = address_of(database.url)
        self._hub = hub
        self._sessions = sessions
        self._notices = notices
        self._over = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="cluster", daemon=True)

    def begin(self) -> None:
        """Listen from now on."""
        self._thread.start()

    def end(self) -> None:
        """Listen no more."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                self._listen()
            except psycopg.Error:
                self._over.wait(PAUSE_SECONDS)

    def _listen(self) -> None:
        """Ring the bells of what moves; at the beginning all of them, for something may have been missed.

        Notices come in the order of the commits, so a session is forgotten before its tables are looked at.
        """
        with psycopg.connect(self._address, autocommit=True, **WATCHFUL) as connection:
            connection.execute(f"LISTEN {BELL}")
            connection.execute(f"LISTEN {ENDED}")
            connection.execute(f"LISTEN {CHANGED}")
            self.listening.set()
            self._sessions.forget_all()
            self._notices.forget_all()
            self._hub.announce_all()
            while not self._over.is_set():
                for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    self._hear(notice)

    def _hear(self, notice: psycopg.Notify) -> None:
        if notice.channel == ENDED:
            self._sessions.forget(notice.payload)
            return
        if notice.channel == CHANGED:
            self._notices.forget(notice.payload)
        else:
            self._hear_bell(notice.payload)

    def _hear_bell(self, text: str) -> None:
        table_id, _, rest = text.partition(" ")
        if not self._own or rest.partition(" ")[2] != self._own:
            self._hub.announce_unknown(table_id)


class ClusterTeller:
    """A thread that tells the other servers which tables have moved here, as soon as it has told the last ones."""

    def __init__(self, database: Database) -> None:
        self.own = secrets.token_hex(4)
        self._address = address_of(database.url)
        self._moved: dict[str, int] = {}
        self._stirred = threading.Condition()
        self._is_over = False
        self._thread = threading.Thread(target=self._run, name="teller", daemon=True)

    def begin(self) -> None:
        """Tell from now on."""
        self._thread.start()

    def tell(self, table_id: str, seq: int) -> None:
        """A table has moved; in any thread, and nobody waits."""
        with self._stirred:
            self._moved[table_id] = seq
            self._stirred.notify()

    def end(self) -> None:
        """Tell what is left, and no more."""
        with self._stirred:
            self._is_over = True
            self._stirred.notify()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_over:
            try:
                with psycopg.connect(self._address, autocommit=True, **WATCHFUL) as connection:
                    connection.execute("SET synchronous_commit = off")
                    while self._tell_some(connection):
                        pass
            except psycopg.Error:
                time.sleep(PAUSE_SECONDS)  # what was not told is told then, or by the outbox of another server

    def _tell_some(self, connection: psycopg.Connection) -> bool:
        """Wait for something and tell it; whether to go on."""
        with self._stirred:
            self._stirred.wait_for(lambda: self._moved or self._is_over)
            moved, self._moved = self._moved, {}
        try:
            bells = [f"{table_id} {seq} {self.own}" for table_id, seq in moved.items()]
            connection.execute("SELECT pg_notify(%s, bell) FROM unnest(%s::text[]) AS bell", [BELL, bells])
        except psycopg.Error:
            with self._stirred:
                self._moved = {**moved, **self._moved}
            raise
        return not self._is_over


def address_of(url: URL) -> str:
    """The URL as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
