"""Statements about accounts and sessions."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from civitas.server.storage.schema import ACCOUNTS, SESSIONS


class Account(NamedTuple):
    """Somebody with a name and a password."""

    id: int
    name: str
    password: str


def insert_account(c: Connection, name: str, key: str, password: str) -> int:
    """A new account; a clash if somebody has the name."""
    row = {"name": name, "key": key, "password": password, "created": time.time()}
    return int(c.execute(insert(ACCOUNTS).returning(ACCOUNTS.c.id), row).scalar_one())


def find_account(c: Connection, key: str) -> Account | None:
    """The account of this name."""
    row = c.execute(select(ACCOUNTS).where(ACCOUNTS.c.key == key)).first()
    return None if row is None else Account(row.id, row.name, row.password)


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
    """Somebody has logged out."""
    c.execute(delete(SESSIONS).where(SESSIONS.c.token == token))
