"""`civitas backup`: a copy of all tables while the server runs. The seeds of all games are in it: it is its owner's."""

import argparse
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from civitas.core.errors import BadOption
from civitas.server.serve import default_database
from civitas.server.storage.database import POSTGRESQL, read_url

WITH_POSTGRESQL = "--database: PostgreSQL makes its own copies: (umask 077; pg_dump --format=custom NAME > FILE)"


def run(wanted: argparse.Namespace) -> int:
    """Copy as the command line says."""
    url = read_url(wanted.database or default_database())
    if url.get_backend_name() == POSTGRESQL:
        raise BadOption(WITH_POSTGRESQL)
    source = Path(url.database or "")
    if not source.is_file():
        raise BadOption(f"--database {source}: no such file")
    back_up(source, wanted.file)
    return 0


def back_up(source: Path, file: Path) -> None:
    """Copy a database of SQLite; the copy is there when it is whole, and until then the one before it."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)  # for its owner alone, whatever the umask
    os.close(handle)
    unfinished = Path(name)
    try:
        _copy(source, unfinished)
        unfinished.replace(file)
    except sqlite3.Error as problem:
        raise BadOption(f"--database {source}: {problem}") from problem
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(target)) as copy:
        database.backup(copy)
