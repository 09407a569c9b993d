"""Statements about people among each other: friends, whose profile is for whom, and invitations."""

import time
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from civitas.server.storage.games import FINISHED
from civitas.server.storage.schema import ACCOUNTS, FRIENDS, INVITATIONS, TABLES


class Person(NamedTuple):
    """An account as others may know it."""

    id: int
    name: str
    is_private: bool
    created: float


class StoredInvitation(NamedTuple):
    """One row of `invitations`, for the one who is invited."""

    table_id: str
    by: str
    at: float


# People.


def find_person(c: Connection, key: str) -> Person | None:
    """The account of this name; nobody who has gone."""
    return next(iter(_persons(c, ACCOUNTS.c.key == key)), None)


def persons(c: Connection, numbers: Iterable[int]) -> dict[int, Person]:
    """The accounts of these numbers; without those who have gone."""
    return {person.id: person for person in _persons(c, ACCOUNTS.c.id.in_(list(numbers)))}


def _persons(c: Connection, where: ColumnElement[bool]) -> list[Person]:
    wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.private, ACCOUNTS.c.created)
    return [Person(*row) for row in c.execute(wanted.where(where & ACCOUNTS.c.deleted.is_(None)))]


def set_private(c: Connection, account_id: int, is_private: bool) -> None:
    """Say whether a profile is for its owner and friends alone."""
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account_id).values(private=is_private))


# Friends.


def named_by(c: Connection, account_id: int) -> set[int]:
    """Whom somebody calls a friend."""
    return set(c.execute(select(FRIENDS.c.other_id).where(FRIENDS.c.account_id == account_id)).scalars())


def naming(c: Connection, account_id: int) -> set[int]:
    """Who calls somebody a friend."""
    return set(c.execute(select(FRIENDS.c.account_id).where(FRIENDS.c.other_id == account_id)).scalars())


def has_named(c: Connection, account_id: int, other_id: int) -> bool:
    """Whether the first calls the second a friend."""
    here = (FRIENDS.c.account_id == account_id) & (FRIENDS.c.other_id == other_id)
    return c.execute(select(FRIENDS.c.at).where(here)).first() is not None


def insert_friend(c: Connection, account_id: int, other_id: int) -> None:
    """The first calls the second a friend."""
    c.execute(insert(FRIENDS), {"account_id": account_id, "other_id": other_id, "at": time.time()})


def remove_friend(c: Connection, account_id: int, other_id: int) -> None:
    """They are no friends any more, whoever had asked whom."""
    both = (FRIENDS.c.account_id == account_id) & (FRIENDS.c.other_id == other_id)
    both |= (FRIENDS.c.account_id == other_id) & (FRIENDS.c.other_id == account_id)
    c.execute(delete(FRIENDS).where(both))


# Invitations.


def insert_invitation(c: Connection, table_id: str, account_id: int, by: str) -> None:
    """Invite somebody to a table; once more if that was done before."""
    remove_invitation(c, table_id, account_id)
    c.execute(insert(INVITATIONS), {"table_id": table_id, "account_id": account_id, "by": by, "at": time.time()})


def is_invited(c: Connection, table_id: str, account_id: int | None) -> bool:
    """Whether somebody was invited to a table."""
    return (
        account_id is not None
        and c.execute(select(INVITATIONS.c.at).where(_here(table_id, account_id))).first() is not None
    )


def remove_invitations_by(c: Connection, account_id: int, by: str) -> None:
    """Somebody does not want to hear from another any more."""
    c.execute(delete(INVITATIONS).where(INVITATIONS.c.account_id == account_id, INVITATIONS.c.by == by))


def remove_invitation(c: Connection, table_id: str, account_id: int | None) -> None:
    """Somebody has come, or will not."""
    if account_id is not None:
        c.execute(delete(INVITATIONS).where(_here(table_id, account_id)))


def invited_to(c: Connection, table_id: str) -> int:
    """How many are invited to a table and have not answered."""
    return int(c.execute(select(func.count()).where(INVITATIONS.c.table_id == table_id)).scalar_one())


def invitations_of(c: Connection, account_id: int, limit: int) -> list[StoredInvitation]:
    """To which tables with an open seat somebody is invited, the latest first."""
    joined = INVITATIONS.join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
    where = (INVITATIONS.c.account_id == account_id) & TABLES.c.vacant & (TABLES.c.stage != FINISHED)
    wanted = select(INVITATIONS.c.table_id, INVITATIONS.c.by, INVITATIONS.c.at).select_from(joined).where(where)
    return [StoredInvitation(*row) for row in c.execute(wanted.order_by(INVITATIONS.c.at.desc()).limit(limit))]


def _here(table_id: str, account_id: int) -> ColumnElement[bool]:
    return (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.account_id == account_id)
