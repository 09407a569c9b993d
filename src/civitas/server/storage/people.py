"""Statements about accounts and sessions."""

import time
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from civitas.server.names import key_of
from civitas.server.storage.database import POSTGRESQL
from civitas.server.storage.schema import ACCOUNTS, SESSIONS

ACCOUNT = "account:"
"""Before the number of an account, where owners of seats and players are named."""
ENDED = "civitas_ended"
"""The channel on which servers tell each other which session has ended, by the hash that is stored of it."""
PLAYER = "player"
MODERATOR = "moderator"


class Account(NamedTuple):
    """Somebody with a name and a password."""

    id: int
    name: str
    password: str
    email: str | None = None
    language: str | None = None
    role: str = PLAYER
    suspended: float | None = None

    @property
    def owner(self) -> str:
        """The account as the owner of seats."""
        return owner_of(self.id)


def owner_of(account_id: int) -> str:
    """An account as the owner of seats."""
    return f"{ACCOUNT}{account_id}"


def insert_account(c: Connection, name: str, key: str, skeleton: str, password: str) -> int:
    """A new account; a clash if somebody has the name, or one that looks like it."""
    row = {"name": name, "key": key, "skeleton": skeleton, "password": password, "created": time.time()}
    row.update(role=PLAYER, private=False, rest="{}", told="{}")
    return int(c.execute(insert(ACCOUNTS).returning(ACCOUNTS.c.id), row).scalar_one())


def find_account(c: Connection, key: str) -> Account | None:
    """The account of this name."""
    return _find(c, ACCOUNTS.c.key == key)


def get_account(c: Connection, account_id: int) -> Account | None:
    """The account of this number, unless it is a former player's."""
    return _find(c, ACCOUNTS.c.id == account_id)


def find_by_address(c: Connection, email_key: str) -> Account | None:
    """The account that has confirmed this address."""
    return _find(c, ACCOUNTS.c.email_key == email_key)


def lock_account(c: Connection, account_id: int) -> None:
    """Let nobody else change the account until this transaction ends; SQLite has one writer anyway."""
    c.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account_id).with_for_update(key_share=True))


def change_account(c: Connection, account_id: int, **values: object) -> None:
    """Write these columns of an account; a clash where somebody else has the address."""
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account_id).values(**values))


def _find(c: Connection, where: ColumnElement[bool]) -> Account | None:
    row = c.execute(select(ACCOUNTS).where(where, ACCOUNTS.c.deleted.is_(None))).first()
    return None if row is None else _account(row)


def _account(row: Row[Any]) -> Account:
    return Account(row.id, row.name, row.password, row.email, row.language, row.role, row.suspended)


def account_number(owner: str | None) -> int | None:
    """The number of the account that owns something; None for guests and nobody."""
    return int(owner.removeprefix(ACCOUNT)) if owner is not None and owner.startswith(ACCOUNT) else None


def has_lookalike(c: Connection, skeleton: str) -> bool:
    """Whether somebody has a name that looks like this."""
    return c.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.skeleton == skeleton)).first() is not None


def insert_session(c: Connection, token: str, account_id: int, expires: float) -> None:
    """Somebody has logged in; sessions that are over go."""
    c.execute(delete(SESSIONS).where(SESSIONS.c.expires < time.time()))
    c.execute(insert(SESSIONS), {"token": token, "account_id": account_id, "expires": expires})


def find_session(c: Connection, token: str) -> Account | None:
    """Whose session this is."""
    here = (SESSIONS.c.token == token) & (SESSIONS.c.expires > time.time()) & ACCOUNTS.c.deleted.is_(None)
    joined = ACCOUNTS.join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
    row = c.execute(select(ACCOUNTS).select_from(joined).where(here)).first()
    return None if row is None else _account(row)


def count_sessions(c: Connection, account_id: int) -> int:
    """In how many browsers somebody is logged in."""
    here = (SESSIONS.c.account_id == account_id) & (SESSIONS.c.expires > time.time())
    return int(c.execute(select(func.count()).select_from(SESSIONS).where(here)).scalar_one())


def delete_session(c: Connection, token: str) -> None:
    """Somebody has logged out; the other servers hear it once this is committed."""
    _end_sessions(c, SESSIONS.c.token == token)


def delete_sessions(c: Connection, account_id: int, but: str | None = None) -> list[str]:
    """Somebody is logged out everywhere, but for one session; the hashes of those that have ended."""
    where = SESSIONS.c.account_id == account_id
    return _end_sessions(c, where if but is None else where & (SESSIONS.c.token != but))


def _end_sessions(c: Connection, where: ColumnElement[bool]) -> list[str]:
    ended = list(c.execute(delete(SESSIONS).where(where).returning(SESSIONS.c.token)).scalars())
    if c.dialect.name == POSTGRESQL:
        for token in ended:
            c.execute(select(func.pg_notify(ENDED, token)))
    return ended


def half_deleted(c: Connection) -> list[Account]:
    """Accounts that are to be deleted and still have a name."""
    return [
        _account(row)
        for row in c.execute(select(ACCOUNTS).where(ACCOUNTS.c.deleted.is_not(None), ACCOUNTS.c.name != ""))
    ]


def forget(c: Connection, account_id: int) -> None:
    """Leave nothing of an account but its number; no name has a key that begins with a space, so it is free again."""
    nothing = {"name": "", "key": f" {account_id}", "skeleton": f" {account_id}", "password": "", "created": 0.0}
    nothing.update(email=None, email_key=None, language=None, role=PLAYER, suspended=None)
    nothing.update(private=True, rest="{}", told="{}")
    change_account(c, account_id, **nothing)


def find_by_name(c: Connection, name: str) -> Account | None:
    """The account of this name, however it is spelled."""
    return find_account(c, key_of(name))


def names_of(c: Connection, account_ids: list[int]) -> dict[int, str]:
    """What these accounts are called; those of former players have no name."""
    rows = c.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(account_ids)))
    return {row.id: row.name for row in rows}
