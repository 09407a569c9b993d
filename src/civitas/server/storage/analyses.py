"""Statements about analyses that are finished."""

from sqlalchemy import Connection, delete, insert, select

from civitas.server.storage.schema import ANALYSES


def store_analysis(c: Connection, key: str, title: str, bot: str, findings: str, saved: float) -> None:
    """What was found under a key, instead of what was found there before."""
    c.execute(delete(ANALYSES).where(ANALYSES.c.key == key))
    c.execute(insert(ANALYSES), {"key": key, "title": title, "bot": bot, "findings": findings, "saved": saved})


def find_analysis(c: Connection, key: str) -> str | None:
    """What was found under this key."""
    row = c.execute(select(ANALYSES.c.findings).where(ANALYSES.c.key == key)).first()
    return None if row is None else str(row.findings)
