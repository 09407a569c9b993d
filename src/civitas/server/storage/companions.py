"""Statements about tables of companions."""

from sqlalchemy import Connection, insert, select, update

from civitas.server.storage.schema import COMPANIONS


def insert_companion(c: Connection, code: str, title: str, text: str, saved: float) -> None:
    """A table under the hash of its code."""
    c.execute(insert(COMPANIONS), {"code": code, "title": title, "text": text, "saved": saved})


def update_companion(c: Connection, code: str, title: str, text: str, saved: float) -> bool:
    """The table as it is now; whether there is one."""
    here = (COMPANIONS.c.code == code) & (COMPANIONS.c.title == title)
    return c.execute(update(COMPANIONS).where(here).values(text=text, saved=saved)).rowcount == 1


def find_companion(c: Connection, code: str, title: str) -> tuple[str, float] | None:
    """What lies on a table, and since when."""
    here = (COMPANIONS.c.code == code) & (COMPANIONS.c.title == title)
    row = c.execute(select(COMPANIONS.c.text, COMPANIONS.c.saved).where(here)).first()
    return None if row is None else (row.text, row.saved)
