"""Several servers on one PostgreSQL: each hears from the others which table has moved, and nothing else."""

import threading
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from civitas.server.hub import Hub
from civitas.server.storage.database import Database
from civitas.server.storage.games import BELL

LISTEN_SECONDS = 0.5
PAUSE_SECONDS = 1.0
WATCHFUL: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
"""So that a connection that breaks without a word is noticed in a minute, not in hours."""


class Neighbours:
    """A thread that listens to the other servers, for as long as this one runs."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._address = _address(database.url)
        self._hub = hub
        self._over = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="neighbours", daemon=True)

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
        """Ring the bells of what moves; at the beginning all of them, for something may have been missed."""
        with psycopg.connect(self._address, autocommit=True, **WATCHFUL) as connection:
            connection.execute(f"LISTEN {BELL}")
            self.listening.set()
            self._hub.announce_all()
            while not self._over.is_set():
                for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    self._hub.announce(notice.payload.partition(" ")[0])


def _address(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
