"""Everything about a person: handed out as one file, or gone for good.

A table of the schema is either in `ABOUT`, with the rows that are about somebody and what of them is told, or in
`NOT_ABOUT`. Deleting leaves an account without a name, to which finished games refer as "a former player".
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, delete, or_, select

import civitas
from civitas.server.account_changes import AccountChanges
from civitas.server.account_messages import Everything
from civitas.server.notices import Notices
from civitas.server.refusals import Refusal
from civitas.server.seating import Asker, Seating
from civitas.server.storage import games, notices, people, schema
from civitas.server.storage.database import Database, now
from civitas.server.storage.people import Account


class Person(NamedTuple):
    """By what rows are about somebody."""

    id: int
    owner: str
    name: str


class About(NamedTuple):
    """Which rows of a table are about somebody, and which of its columns are handed out."""

    where: Callable[[Person], ColumnElement[bool]]
    told: tuple[str, ...]


def _by_id(table: Table, *told: str) -> About:
    return About(lambda person: table.c.account_id == person.id, told)


def _by_owner(column: str, table: Table, *told: str) -> About:
    return About(lambda person: table.c[column] == person.owner, told)


_seated = schema.SEATS.c
ABOUT: Mapping[str, About] = {
    "accounts": About(
        lambda person: schema.ACCOUNTS.c.id == person.id,
        ("name", "created", "email", "language", "role", "suspended", "private", "rest", "told"),
    ),
    "sessions": _by_id(schema.SESSIONS, "expires"),
    "passkeys": _by_id(schema.PASSKEYS, "id", "public_key", "sign_count", "name", "created", "used"),
    "letters": _by_id(schema.LETTERS, "purpose", "address", "expires"),
    "challenges": _by_id(schema.CHALLENGES, "purpose", "expires"),
    "friends": _by_id(schema.FRIENDS, "other_id", "at"),
    "blocks": _by_id(schema.BLOCKS, "other_id", "kind", "at"),
    "invitations": About(
        lambda person: or_(schema.INVITATIONS.c.account_id == person.id, schema.INVITATIONS.c.by == person.name),
        ("table_id", "by", "at"),
    ),
    "ratings": _by_owner("player", schema.RATINGS, "title", "mu", "sigma", "games", "at"),
    "results": _by_owner(
        "player", schema.RESULTS, "table_id", "seat", "title", "place", "players", "how", "rated", "mu", "sigma", "at"
    ),
    "subscriptions": _by_owner("owner", schema.SUBSCRIPTIONS, "endpoint", "language", "created"),
    "notices": _by_owner(
        "owner", schema.NOTICES, "channel", "kind", "table_id", "seq", "asked", "due", "tries", "sent", "trouble"
    ),
    "tables": About(
        lambda person: or_(
            schema.TABLES.c.host == person.owner,
            schema.TABLES.c.id.in_(select(_seated.table_id).where(_seated.owner == person.owner)),
        ),
        ("id", "title", "players", "options", "stage", "created", "moved", "listed", "open", "rated", "result"),
    ),
    "seats": _by_owner(
        "owner", schema.SEATS, "table_id", "seat", "kind", "name", "bot", "seen", "timed_out", "orders", "vote"
    ),
    "chat": About(
        lambda person: schema.CHAT.c.name == person.name, ("id", "table_id", "seat", "name", "text", "at", "removed")
    ),
    "reports": _by_owner("by", schema.REPORTS, "at", "table_id", "line", "text", "settled"),
    "audit": About(
        lambda person: or_(schema.AUDIT.c.actor == person.owner, schema.AUDIT.c.about == person.owner),
        ("at", "deed", "about"),
    ),
    "codes": _by_owner("made_by", schema.CODES, "uses", "expires", "created"),
}
NOT_ABOUT: Mapping[str, str] = {
    "actions": "what seats did; whose seats these were, `seats` says",
    "snapshots": "positions of games",
    "starts": "positions of games",
    "outbox": "what is to be announced",
    "companions": "kept under codes that nobody's name is on",
    "studies": "kept under codes that nobody's name is on",
    "analyses": "what bots think of games",
    "secrets": "of the server",
}
DELETED = (
    *("sessions", "passkeys", "letters", "challenges", "friends", "blocks", "invitations"),
    *("ratings", "reports"),
)
"""Of these nothing is left, nor of what says how somebody is told. Results and the audit stay, with the number of an
account that has no name any more."""
GONE_TOO: Mapping[str, Callable[[Person], ColumnElement[bool]]] = {
    "friends": lambda person: schema.FRIENDS.c.other_id == person.id,
    "blocks": lambda person: schema.BLOCKS.c.other_id == person.id,
    "reports": lambda person: schema.REPORTS.c.account_id == person.id,
}
"""What others have said of somebody who is not there any more."""


class AccountData:
    """Handing out and deleting what is stored about people."""

    def __init__(self, database: Database, changes: AccountChanges, seating: Seating, told: Notices) -> None:
        self._database = database
        self._changes = changes
        self._seating = seating
        self._told = told

    def everything(self, account: Account) -> Everything:
        """All that is stored about somebody, and nothing that a running game hides."""
        person = _person(account)
        with self._database.reading() as c:
            about = {name: _rows(c, schema.METADATA.tables[name], each, person) for name, each in ABOUT.items()}
        return Everything(civitas.__version__, about)

    def delete(self, account: Account) -> None:
        """Make somebody a former player, at once and for good; whoever stays finds seats as the table's rule has it."""
        with self._database.writing() as c:
            people.lock_account(c, account.id)
            if people.get_account(c, account.id) is None:
                raise Refusal("login", "log in first")
            people.change_account(c, account.id, deleted=now(c), password="")
        self._erase(account)

    def finish(self) -> None:
        """Delete those whose deletion was cut short, by a crash say."""
        with self._database.reading() as c:
            begun = people.half_deleted(c)
        for account in begun:
            self._erase(account)

    def _erase(self, account: Account) -> None:
        """From here on nobody can act as this account; what is left of it goes bit by bit, the name last."""
        self._changes.log_out_everywhere(account)
        self._leave_all(account.owner)
        person = _person(account)
        with self._database.writing() as c:
            touched = _forget(c, person)
            for table_id in touched:
                games.ring(c, table_id, games.touch(c, table_id))
        self._told.forget(account.owner)
        self._seating.announce(touched)

    def _leave_all(self, owner: str) -> None:
        """Get up wherever a game is not over."""
        with self._database.reading() as c:
            unfinished = games.tables_of(c, owner, finished=False)
            seats = games.seats_of_all(c, [table.id for table in unfinished])
        for table in unfinished:
            if any(seat.owner == owner for seat in seats[table.id]):
                self._seating.leave(table.id, Asker(owner=owner))


def _person(account: Account) -> Person:
    return Person(account.id, account.owner, account.name)


def _rows(c: Connection, table: Table, about: About, person: Person) -> list[dict[str, Any]]:
    told = [table.c[name] for name in about.told]
    return [dict(row) for row in c.execute(select(*told).where(about.where(person))).mappings()]


def _forget(c: Connection, person: Person) -> list[str]:
    """Delete the rows of somebody, and the name wherever it stands; the tables at which something has changed."""
    for name in DELETED:
        table = schema.METADATA.tables[name]
        c.execute(delete(table).where(or_(ABOUT[name].where(person), *_gone_too(name, person))))
    notices.delete_all_of(c, person.owner)
    touched = games.forget_name(c, person.owner, person.name)
    people.forget(c, person.id)
    return touched


def _gone_too(name: str, person: Person) -> list[ColumnElement[bool]]:
    return [GONE_TOO[name](person)] if name in GONE_TOO else []
