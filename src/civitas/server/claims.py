"""Claims: of several servers on one PostgreSQL, one lets the bots of a table think.

A claim is a lock of the database that belongs to a connection. If the server dies, so does the connection, and another
server may have the table.
"""

import hashlib
from threading import Lock

import psycopg
from sqlalchemy.engine import URL

from civitas.server.cluster import WATCHFUL, address_of
from civitas.server.storage.database import Database

_TAKE = "SELECT pg_try_advisory_lock(%s)"
_GIVE_BACK = "SELECT pg_advisory_unlock(%s)"


class Claims:
    """The tables that this server thinks about; on SQLite there is no other."""

    def __init__(self, database: Database) -> None:
        self._url: URL | None = database.url if database.is_postgresql else None
        self._guard = Lock()
        self._connection: psycopg.Connection | None = None

    def take(self, table_id: str) -> bool:
        """Whether this server may think about a table now. Without the database nobody moves anyway."""
        return self._url is None or self._ask(_TAKE, table_id)

    def give_back(self, table_id: str) -> None:
        """Others may think about the table."""
        if self._url is not None:
            self._ask(_GIVE_BACK, table_id)

    def end(self) -> None:
        """Give back everything."""
        with self._guard:
            self._close()

    def _ask(self, statement: str, table_id: str) -> bool:
        with self._guard:
            try:
                row = self._open().execute(statement, [key_of(table_id)]).fetchone()
            except psycopg.Error:
                self._close()  # with all claims, which others may have taken by now; the log decides between two
                return False
        return row is not None and bool(row[0])

    def _open(self) -> psycopg.Connection:
        if self._connection is None:
            assert self._url is not None
            self._connection = psycopg.connect(address_of(self._url), autocommit=True, **WATCHFUL)
        return self._connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def key_of(table_id: str) -> int:
    """The number under which PostgreSQL knows the claim to a table."""
    digest = hashlib.blake2b(table_id.encode(), digest_size=8, person=b"civitas bots").digest()
    return int.from_bytes(digest, signed=True)
