"""Statements about studies."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from civitas.server.storage.schema import STUDIES


class StoredStudy(NamedTuple):
    """A study: who may change it, its game, and how often it was changed."""

    token: str
    file: str
    version: int


def insert_study(c: Connection, code: str, token: str, title: str, file: str, saved: float) -> None:
    """A study under the hashes of its code and its token."""
    row = {"code": code, "token": token, "title": title, "file": file, "version": 0, "saved": saved}
    c.execute(insert(STUDIES), row)


def update_study(c: Connection, code: str, before: int, file: str, saved: float) -> bool:
    """The study as it is now, unless somebody has changed it since this version of it; whether it was not."""
    here = (STUDIES.c.code == code) & (STUDIES.c.version == before)
    return c.execute(update(STUDIES).where(here).values(file=file, version=before + 1, saved=saved)).rowcount == 1


def study_version(c: Connection, code: str) -> int | None:
    """How often a study was changed; None where there is none."""
    row = c.execute(select(STUDIES.c.version).where(STUDIES.c.code == code)).first()
    return None if row is None else row.version


def find_study(c: Connection, code: str) -> StoredStudy | None:
    """The study of this code."""
    wanted = select(STUDIES.c.token, STUDIES.c.file, STUDIES.c.version).where(STUDIES.c.code == code)
    row = c.execute(wanted).first()
    return None if row is None else StoredStudy(*row)
