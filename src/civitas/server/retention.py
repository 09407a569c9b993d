"""Retention: logs and chats of games that ended long ago may go. Results, seats, studies and last positions stay."""

import argparse
import logging
import time

from sqlalchemy import Connection, delete, select

from civitas.server.storage.database import Database
from civitas.server.storage.games import FINISHED
from civitas.server.storage.schema import ACTIONS, CHAT, OUTBOX, STARTS, TABLES

DAY_SECONDS = 86_400
AT_ONCE = 100
"""So many tables are tidied in one transaction, so that nobody waits long for it."""
EVERY_SECONDS = 3600.0
"""So often a server looks."""

log = logging.getLogger("civitas.server")


def run(wanted: argparse.Namespace) -> int:
    """Tidy as the command line says."""
    from civitas.server.serve import default_database

    database = Database(wanted.database or default_database())
    database.migrate()
    print(tidied(tidy(database, wanted.keep_finished), wanted.keep_finished))
    database.close()
    return 0


def tidy(database: Database, days: int, now: float | None = None) -> int:
    """Remove what belongs to games that ended so many days ago; at how many tables there was something."""
    before, count = (time.time() if now is None else now) - days * DAY_SECONDS, 0
    while True:
        with database.writing() as c:
            found = _old(c, before)
            _remove(c, found)
        count += len(found)
        if len(found) < AT_ONCE:
            break
    if count:
        log.info("retention: %s", tidied(count, days))
    return count


def tidied(count: int, days: int) -> str:
    """What was done, in a sentence."""
    return f"logs and chats of {count} games that ended more than {days} days ago were removed"


def _old(c: Connection, before: float) -> list[str]:
    """Finished tables of which there still is a log."""
    logged = select(ACTIONS.c.table_id).where(ACTIONS.c.table_id == TABLES.c.id).exists()
    wanted = select(TABLES.c.id).where(TABLES.c.stage == FINISHED, TABLES.c.moved < before, logged)
    return list(c.execute(wanted.limit(AT_ONCE).with_for_update(key_share=True, skip_locked=True)).scalars())


def _remove(c: Connection, table_ids: list[str]) -> None:
    for rows in (ACTIONS, CHAT, STARTS, OUTBOX):
        c.execute(delete(rows).where(rows.c.table_id.in_(table_ids)))
