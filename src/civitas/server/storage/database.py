"""One database: connections, transactions, migrations, and its failures in words that can be shown."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from importlib import resources
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from civitas.core.errors import CivitasError
from civitas.server.metrics import DATABASE_ERRORS

BUSY_SECONDS = 10
IDLE_SECONDS = 1.0
"""A connection that nobody has used for so long is asked first whether it is still there."""
POSTGRESQL = "postgresql"
SQLITE = "sqlite"
WRITES = "civitas_writes"
IDLE_SINCE = "civitas_idle_since"


class StorageFailed(CivitasError):
    """The database refused or could not be reached; nothing was stored that has been acknowledged."""


class Unreachable(StorageFailed):
    """There is no connection; the words say to which machine and as whom, so they are for the log alone."""


class Clash(CivitasError):
    """Somebody else has stored something under the same key first."""


class BadDatabase(CivitasError):
    """This is no database that Civitas can use."""


class Database:
    """SQLite or PostgreSQL, by its URL; a path alone is an SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.engine = _engine(self.url)
        self._as_one: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if self.is_postgresql else {}
        """Otherwise every statement of a transaction would see a state of its own."""

    @property
    def is_postgresql(self) -> bool:
        """Whether several servers can share this database."""
        return self.engine.dialect.name == POSTGRESQL

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one state of the database."""
        with _said_plainly(), self.engine.connect() as connection:
            yield connection.execution_options(**self._as_one)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: all of it is on disk when the block is left, or nothing."""
        with _said_plainly(), self.engine.connect() as connection:
            chosen = connection.execution_options(**{WRITES: True})
            with chosen.begin():
                yield chosen

    def write_once(self, statement: str, values: Mapping[str, Any]) -> int:
        """A transaction of one statement of PostgreSQL, which is on disk when this returns; how many rows it wrote.

        The database is told neither where it begins nor where it ends, and so asked once instead of three times.
        """
        with _said_plainly(), self._lent() as connection:
            connection.autocommit = True
            try:
                return connection.execute(statement, values).rowcount
            finally:
                if not connection.closed:
                    connection.autocommit = False

    @contextmanager
    def _lent(self) -> Iterator[psycopg.Connection]:
        """A connection as the driver has it; if it breaks the others have, too, and all of them are made anew."""
        lent = self.engine.raw_connection()
        connection: psycopg.Connection = lent.driver_connection  # type: ignore[assignment]
        try:
            yield connection
        finally:
            if connection.closed:
                lent.invalidate()
                self.engine.dispose()
            else:
                lent.close()

    def migrate(self, revision: str = "head") -> None:
        """Bring the database to what this version of Civitas expects."""
        with self.writing() as c:
            try:
                command.upgrade(self.alembic(c), revision)
            except CommandError:
                raise BadDatabase("the database: a newer version of Civitas has changed it") from None

    def is_migrated(self) -> bool:
        """Whether the database is as this version of Civitas expects it; a connection, and so a failure, if not."""
        with self.reading() as c:
            wanted = ScriptDirectory.from_config(self.alembic(c)).get_current_head()
            return MigrationContext.configure(c).get_current_revision() == wanted

    def alembic(self, c: Connection) -> Config:
        """What Alembic has to know."""
        config = Config()
        folder = resources.files("civitas.server.storage").joinpath("migrations")
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = c
        return config

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()


def now(c: Connection) -> float:
    """The time by the clock of the database, in seconds since 1970; SQLite has that of its machine."""
    return float(c.exec_driver_sql(f"SELECT {CLOCKS[c.dialect.name]}").scalar_one())


CLOCKS = {
    POSTGRESQL: "extract(epoch FROM clock_timestamp())",
    SQLITE: "((julianday('now') - 2440587.5) * 86400.0)",
}
"""How a statement says the present time, for each kind of database."""


def insert_unless_there(c: Connection, table: Table) -> Any:
    """An insert that leaves alone what is there already under the same key."""
    return _INSERTS[c.dialect.name](table).on_conflict_do_nothing()


_INSERTS: dict[str, Any] = {POSTGRESQL: postgresql.insert, SQLITE: sqlite.insert}


def read_url(text: str) -> URL:
    """The URL of a database with the driver we use."""
    if "://" not in text:
        return URL.create(SQLITE, database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase("the database: its URL cannot be read") from None
    kind = url.get_backend_name()
    if kind in (POSTGRESQL, "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind != SQLITE or url.database in (None, "", ":memory:"):
        raise BadDatabase(f"the database: {kind} is not supported; sqlite:///FILE and postgresql://... are")
    return url.set(drivername=SQLITE)


def _engine(url: URL) -> Engine:
    """An engine that never writes the values of a statement into a message."""
    if url.get_backend_name() == POSTGRESQL:
        engine = create_engine(url, hide_parameters=True, pool_size=8, max_overflow=8)
        event.listen(engine, "checkin", _note_idle)
        event.listen(engine, "checkout", partial(_check_idle, engine))
        return engine
    _prepare_file(Path(url.database or ""))
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _note_idle(connection: Any, record: ConnectionPoolEntry) -> None:
    record.info[IDLE_SINCE] = monotonic()


def _check_idle(engine: Engine, connection: Any, record: ConnectionPoolEntry, given: object) -> None:
    """Take another connection instead of one that has broken while nobody used it.

    One that was used a moment ago is not asked, as every move would wait for that. Should it have broken since, all of
    them are made anew, and whoever used it is told that the database failed; a move is judged again (`Tables`).
    """
    idle_since = record.info.get(IDLE_SINCE)
    if idle_since is None or monotonic() - idle_since < IDLE_SECONDS:
        return
    try:
        engine.dialect.do_ping(connection)
    except psycopg.Error as problem:
        raise InvalidatePoolError from problem


def _prepare_file(path: Path) -> None:
    """A place for the file; a new one is for its owner alone, as the seeds of all games are in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        with suppress(OSError):  # the database will say what is wrong, when it is opened
            path.touch(mode=0o600)


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Write ahead, and let no commit return before it is on the disk."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    """Writers queue up at the beginning of their transaction, where waiting cannot fail."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _said_plainly() -> Iterator[None]:
    try:
        yield
    except (IntegrityError, psycopg.IntegrityError) as problem:
        raise Clash("stored by somebody else first") from problem
    except DBAPIError as problem:
        raise _failure(problem.orig) from problem
    except psycopg.Error as problem:
        raise _failure(problem) from problem
    except SQLAlchemyError as problem:
        DATABASE_ERRORS.inc()
        raise StorageFailed(f"the database: {type(problem).__name__}") from problem


def _failure(problem: BaseException | None) -> StorageFailed:
    """What the driver says, in one line."""
    DATABASE_ERRORS.inc()
    kind = Unreachable if getattr(problem, "sqlstate", "") is None else StorageFailed
    first_line, _, _ = str(problem).strip().partition("\n")
    return kind(f"the database: {first_line}")
