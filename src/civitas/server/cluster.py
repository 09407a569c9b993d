"""A cluster: several servers on one PostgreSQL that are each other's neighbours.

Each hears from the others which table has moved and which session has ended.
"""

import threading
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from civitas.server.hub import Hub
from civitas.server.sessions import Sessions
from civitas.server.storage.database import Database
from civitas.server.storage.games import BELL
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

    def __init__(self, database: Database, hub: Hub, sessions: Sessions) -> None:
        self._address = _address(database.url)
        self._hub = hub
        self._sessions = sessions
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
            self.listening.set()
            self._sessions.forget_all()
            self._hub.announce_all()
            while not self._over.is_set():
                for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    self._hear(notice)

    def _hear(self, notice: psycopg.Notify) -> None:
        if notice.channel == ENDED:
            self._sessions.forget(notice.payload)
        else:
            self._hub.announce_unknown(notice.payload.partition(" ")[0])


def _address(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
