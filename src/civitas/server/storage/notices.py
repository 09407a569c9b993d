"""Statements about notices: whom to tell how, what is to be told, and which server does it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, literal_column, select, update

from civitas.server.storage.database import CLOCKS, POSTGRESQL, insert_unless_there, now
from civitas.server.storage.games import ACT
from civitas.server.storage.people import account_number
from civitas.server.storage.schema import ACCOUNTS, ACTIONS, NOTICES, SUBSCRIPTIONS, TABLES
from civitas.server.vocabulary import MailWish

TURN: Final = "turn"
INVITED: Final = "invited"
ENDED: Final = "ended"
TEST: Final = "test"
PUSH = "push:"
"""How the channel of a subscription begins; the rest is its key."""
MAIL, DIGEST, WEBHOOK = "mail", "digest", "webhook"
CHANGED = "civitas_told"
"""On this channel servers tell each other whose ways of being told have changed."""
MOST_TRIES = 5


class Told(msgspec.Struct, frozen=True):
    """How an account wants to be told, apart from its devices."""

    mail: MailWish = "off"
    hour: int = 8
    """Of the day at which a digest is written, in the time zone `zone`."""
    zone: str = "UTC"
    webhook: str | None = None
    secret: str | None = None
    """With this what is sent to the webhook is signed."""


class Addressee(NamedTuple):
    """An account, as far as being told is concerned."""

    email: str | None
    language: str | None
    told: Told


class Subscription(NamedTuple):
    """A browser that wants to be told, and with what it decrypts."""

    key: str
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Queued(NamedTuple):
    """What somebody is to be told in so many seconds."""

    owner: str
    channel: str
    kind: str
    table_id: str | None
    seq: int
    delay: float


class Notice(NamedTuple):
    """What somebody is to be told now."""

    id: int
    owner: str
    channel: str
    kind: str
    table_id: str | None
    seq: int
    asked: float
    tries: int
    claimed: float | None


class Standing(NamedTuple):
    """What of a table decides whether it is told."""

    title: str
    stage: str
    to_act: list[int]


class LastNotice(NamedTuple):
    """What became of the last notice of a channel."""

    at: float
    trouble: str | None


# Whom, and how.


def addressee(c: Connection, owner: str) -> Addressee | None:
    """The account of a person; guests and former players have none."""
    here = (ACCOUNTS.c.id == account_number(owner)) & ACCOUNTS.c.deleted.is_(None)
    row = c.execute(select(ACCOUNTS.c.email, ACCOUNTS.c.language, ACCOUNTS.c.told).where(here)).first()
    return None if row is None else Addressee(row.email, row.language, msgspec.json.decode(row.told, type=Told))


def set_told(c: Connection, owner: str, told: Told) -> None:
    """How an account wants to be told from now on."""
    text = msgspec.json.encode(told).decode()
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account_number(owner)).values(told=text))
    _say_changed(c, owner)


def stop_mail(c: Connection, owner: str, told: Told) -> None:
    """No letters from now on, nor those that are on their way."""
    set_told(c, owner, msgspec.structs.replace(told, mail="off"))
    letters = (NOTICES.c.owner == owner) & NOTICES.c.channel.in_([MAIL, DIGEST]) & NOTICES.c.sent.is_(None)
    c.execute(delete(NOTICES).where(letters))


def stop_webhook(c: Connection, owner: str, told: Told) -> None:
    """No webhook from now on."""
    set_told(c, owner, msgspec.structs.replace(told, webhook=None, secret=None))


def subscriptions_of(c: Connection, owner: str) -> list[Subscription]:
    """The browsers of a person, the latest first."""
    wanted = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.owner == owner).order_by(SUBSCRIPTIONS.c.created.desc())
    return [_subscription(row) for row in c.execute(wanted)]


def find_subscription(c: Connection, key: str) -> Subscription | None:
    """The browser of this key."""
    row = c.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.key == key)).first()
    return None if row is None else _subscription(row)


def put_subscription(c: Connection, new: Subscription, most: int) -> None:
    """A browser that wants to be told, whoever had it before; of more than so many the oldest are forgotten."""
    c.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.key == new.key))
    c.execute(insert(SUBSCRIPTIONS), {**new._asdict(), "created": now(c)})
    for each in subscriptions_of(c, new.owner)[most:]:
        c.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.key == each.key))
    _say_changed(c, new.owner)


def delete_subscription(c: Connection, owner: str, key: str) -> None:
    """A browser that does not want to be told any more."""
    c.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.key == key, SUBSCRIPTIONS.c.owner == owner))
    _say_changed(c, owner)


def delete_all_of(c: Connection, owner: str) -> None:
    """Nobody is told anything there any more, and nothing says that somebody was."""
    c.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.owner == owner))
    c.execute(delete(NOTICES).where(NOTICES.c.owner == owner))
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account_number(owner)).values(told="{}"))
    _say_changed(c, owner)


def _say_changed(c: Connection, owner: str) -> None:
    if c.dialect.name == POSTGRESQL:
        c.execute(select(func.pg_notify(CHANGED, owner)))


def _subscription(row: Any) -> Subscription:
    return Subscription(*(getattr(row, name) for name in Subscription._fields))


# What.

_LATER: dict[str, Any] = {}
"""The statement that queues, for each kind of database: put together once, as moves wait for it."""


def queue(c: Connection, notices: Iterable[Queued]) -> None:
    """Tell this later, what is not queued already."""
    if c.dialect.name not in _LATER:
        present: ColumnElement[float] = literal_column(CLOCKS[c.dialect.name])
        row: dict[str, Any] = {name: bindparam(name) for name in Queued._fields if name != "delay"}
        row |= {"asked": present, "due": present + bindparam("delay"), "tries": 0}
        _LATER[c.dialect.name] = insert_unless_there(c, NOTICES).values(row)
    c.execute(_LATER[c.dialect.name], [each._asdict() for each in notices])


def due(c: Connection, most: int) -> list[Notice]:
    """What is to be told by now, the most overdue first."""
    is_due = NOTICES.c.sent.is_(None) & (NOTICES.c.due <= now(c))
    return _notices(c, is_due, most)


def due_digest(c: Connection, owner: str, seconds: float) -> list[Notice]:
    """What is to be written into somebody's digest by now, or in so many seconds."""
    is_due = _alike(owner, DIGEST) & NOTICES.c.sent.is_(None) & (NOTICES.c.due <= now(c) + seconds)
    return _notices(c, is_due, None)


def _notices(c: Connection, where: ColumnElement[bool], most: int | None) -> list[Notice]:
    columns = [NOTICES.c[name] for name in Notice._fields]
    rows = c.execute(select(*columns).where(where).order_by(NOTICES.c.due, NOTICES.c.id).limit(most))
    return [Notice(*row) for row in rows]


def standings(c: Connection, table_ids: Iterable[str]) -> dict[str, Standing]:
    """Of these tables, what is played there, and whose turn it is."""
    columns = (TABLES.c.id, TABLES.c.title, TABLES.c.stage, TABLES.c.to_act)
    rows = c.execute(select(*columns).where(TABLES.c.id.in_(list(table_ids))))
    return {row[0]: Standing(row[1], row[2], msgspec.json.decode(row[3], type=list[int])) for row in rows}


def has_acted(c: Connection, table_id: str, seat: int, seq: int) -> bool:
    """Whether a seat has done anything behind this seq."""
    behind = (ACTIONS.c.table_id == table_id) & (ACTIONS.c.seq > seq)
    acted = select(ACTIONS.c.seq).where(behind & (ACTIONS.c.seat == seat) & (ACTIONS.c.kind == ACT)).limit(1)
    return c.execute(acted).first() is not None


def was_told(c: Connection, notice: Notice, since: float) -> bool:
    """Whether the same person was told the same of this table behind this time, over the same channel."""
    alike = _alike(notice.owner, notice.channel) & (NOTICES.c.kind == notice.kind)
    told = (NOTICES.c.table_id == notice.table_id) & (NOTICES.c.sent > since) & NOTICES.c.trouble.is_(None)
    return c.execute(select(NOTICES.c.id).where(alike & told).limit(1)).first() is not None


def last(c: Connection, owner: str, channel: str) -> LastNotice | None:
    """What became of the last notice that was sent to a person over a channel."""
    over = _alike(owner, channel) & NOTICES.c.sent.is_not(None)
    wanted = select(NOTICES.c.sent, NOTICES.c.trouble).where(over).order_by(NOTICES.c.sent.desc()).limit(1)
    row = c.execute(wanted).first()
    return None if row is None else LastNotice(*row)


def _alike(owner: str, channel: str) -> ColumnElement[bool]:
    return (NOTICES.c.owner == owner) & (NOTICES.c.channel == channel)


# Who does it.


def claim(c: Connection, notice: Notice, seconds: float) -> bool:
    """Let nobody else tell this for so long; whether nobody else was faster.

    A claim that was neither settled nor put off belonged to a server that died: what it tried is tried once more.
    """
    unchanged = (NOTICES.c.id == notice.id) & (NOTICES.c.tries == notice.tries) & NOTICES.c.sent.is_(None)
    present = now(c)
    tries = notice.tries + 1 if notice.claimed is None else MOST_TRIES
    row: Mapping[str, object] = {"tries": tries, "claimed": present, "due": present + seconds}
    if notice.tries >= MOST_TRIES:
        row = {"sent": present, "trouble": "lost"}
        c.execute(update(NOTICES).where(unchanged).values(row))
        return False
    return c.execute(update(NOTICES).where(unchanged).values(row)).rowcount == 1


def lock_account(c: Connection, owner: str) -> None:
    """Let nobody else write a digest for this account until this transaction ends; SQLite has one writer anyway."""
    c.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account_number(owner)).with_for_update(key_share=True))


def put_off(c: Connection, notice_ids: Sequence[int], seconds: float) -> None:
    """It did not go, and is tried again."""
    row = {"claimed": None, "due": now(c) + seconds}
    c.execute(update(NOTICES).where(NOTICES.c.id.in_(notice_ids)).values(row))


def settle(c: Connection, notice_ids: Sequence[int], trouble: str | None = None) -> None:
    """It was told, or it never will be."""
    c.execute(update(NOTICES).where(NOTICES.c.id.in_(notice_ids)).values(sent=now(c), claimed=None, trouble=trouble))


def drop(c: Connection, notice_ids: Sequence[int]) -> None:
    """There is nothing to tell any more."""
    if notice_ids:
        c.execute(delete(NOTICES).where(NOTICES.c.id.in_(notice_ids)))


def forget_before(c: Connection, seconds: float) -> None:
    """What was told longer ago than this does not matter any more."""
    c.execute(delete(NOTICES).where(NOTICES.c.sent < now(c) - seconds))
