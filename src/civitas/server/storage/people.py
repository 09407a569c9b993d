"""Statements about accounts and sessions."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from civitas.server.storage.database import POSTGRESQL
from civitas.server.storage.schema import ACCOUNTS, SESSIONS

ENDED = "civitas_ended"
"""The channel on which servers tell each other which session has ended, by the hash that is stored of it."""


class Account(NamedTuple):
    """Somebody with a name and a password."""

    id: int
    name: str
    password: str


def insert_account(c: Connection, name: str, key: str, skeleton: str, password: str) -> int:
    """A new account; a clash if somebody has the name, or one that looks like it."""
    row = {"name": name, "key": key, "skeleton": skeleton, "password": password, "created": time.time()}
    return int(c.execute(insert(ACCOUNTS).returning(ACCOUNTS.c.id), row).scalar_one())


def find_account(c: Connection, key: str) -> Account | None:
    """The account of this name."""
    row = c.execute(select(ACCOUNTS).where(ACCOUNTS.c.key == key)).first()
    return None if row is None else Account(row.id, row.name, row.password)


def has_lookalike(c: Connection, skeleton: str) -> bool:
    """Whether somebody has a name that looks like this."""
    return c.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.skeleton == skeleton)).first() is not None


def insert_session(c: Connection, token: str, account_id: int, expires: float) -> None:
    """Somebody has logged in; sessions that are over go."""
    c.execute(delete(SESSIONS).where(SESSIONS.c.expires < time.time()))
    c.execute(insert(SESSIONS), {"token": token, "account_id": account_id, "expires": expires})


def find_session(c: Connection, token: str) -> Account | None:
    """Whose session this is."""
    here = (SESSIONS.c.token == token) & (SESSIONS.c.expires > time.time())
    joined = ACCOUNTS.join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
    row = c.execute(select(ACCOUNTS).select_from(joined).where(here)).first()
    return None if row is None else Account(row.id, row.name, row.password)


def delete_session(c: Connection, token: str) -> None:
    """Somebody has logged out; the other servers hear it once this is committed."""
    c.execute(delete(SESSIONS).where(SESSIONS.c.token == token))
    if c.dialect.name == POSTGRESQL:
        c.execute(select(func.pg_notify(ENDED, token)))
