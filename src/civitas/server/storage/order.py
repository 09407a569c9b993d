"""Statements about keeping order: reports, blocks, the audit, and what moderators do to tables and lines."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from civitas.server import tokens
from civitas.server.storage.database import now
from civitas.server.storage.games import FINISHED, touch
from civitas.server.storage.schema import AUDIT, BLOCKS, CHAT, CODES, REPORTS, SEATS, TABLES

HOST = "host"
"""Who has done something with a command on the machine itself."""
CLOSED = "closed"
LINES_BEFORE, LINES_BEHIND = 4, 2
"""How much moderators see around a line."""
BLOCK = "block"
"""The kind of a block by which two people do not meet, either."""


class StoredReport(NamedTuple):
    """What somebody has told moderators of."""

    id: int
    at: float
    by: str
    account_id: int | None
    table_id: str | None
    line: int | None
    text: str
    settled: float | None


class Deed(NamedTuple):
    """Something unusual that was done: by whom, what, to what (`account:3`, `line:7`, `table:...`), and why."""

    at: float
    actor: str
    deed: str
    about: str
    detail: str


class Line(NamedTuple):
    """Something said at a table."""

    id: int
    name: str
    text: str
    removed: bool


# The audit: it holds no names, so nothing of it has to go when somebody goes.


def note(c: Connection, actor: str, deed: str, about: str, detail: str = "") -> None:
    """Write down who has done what, in the transaction that does it."""
    c.execute(insert(AUDIT), {"at": now(c), "actor": actor, "deed": deed, "about": about, "detail": detail})


def deeds(c: Connection, most: int) -> list[Deed]:
    """What was done, the latest first."""
    rows = c.execute(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(most))
    return [Deed(row.at, row.actor, row.deed, row.about, row.detail) for row in rows]


# Reports.


def insert_report(
    c: Connection, by: str, text: str, account_id: int | None, table_id: str | None, line: int | None
) -> None:
    """Somebody tells moderators of something."""
    row = {"at": now(c), "by": by, "account_id": account_id, "table_id": table_id, "line": line, "text": text}
    c.execute(insert(REPORTS), row)


def reports(c: Connection, most: int) -> list[StoredReport]:
    """The open ones first, the latest first of each."""
    order = REPORTS.c.settled.is_not(None), REPORTS.c.at.desc()
    return [_report(row) for row in c.execute(select(REPORTS).order_by(*order).limit(most))]


def settle(c: Connection, report_id: int, by: str) -> bool:
    """A report needs nobody any more; whether it was open."""
    here = (REPORTS.c.id == report_id) & REPORTS.c.settled.is_(None)
    return c.execute(update(REPORTS).where(here).values(settled=now(c), settled_by=by)).rowcount == 1


def _report(row: Row[Any]) -> StoredReport:
    return StoredReport(row.id, row.at, row.by, row.account_id, row.table_id, row.line, row.text, row.settled)


# Blocks.


def set_block(c: Connection, account_id: int, other_id: int, kind: str | None) -> None:
    """Mute or block somebody, or (None) neither."""
    c.execute(delete(BLOCKS).where(BLOCKS.c.account_id == account_id, BLOCKS.c.other_id == other_id))
    if kind is not None:
        c.execute(insert(BLOCKS), {"account_id": account_id, "other_id": other_id, "kind": kind, "at": now(c)})


def blocks_of(c: Connection, account_id: int) -> dict[int, str]:
    """Whom somebody has muted or blocked."""
    rows = c.execute(select(BLOCKS.c.other_id, BLOCKS.c.kind).where(BLOCKS.c.account_id == account_id))
    return {row.other_id: row.kind for row in rows}


def blocked_by(c: Connection, account_id: int) -> set[int]:
    """Everybody whom somebody does not want to meet."""
    return {other for other, kind in blocks_of(c, account_id).items() if kind == BLOCK}


def has_blocked(c: Connection, account_id: int | None, other_id: int | None) -> bool:
    """Whether somebody does not want to meet another; guests meet everybody."""
    return account_id is not None and other_id is not None and other_id in blocked_by(c, account_id)


# Lines and tables.


def line_of(c: Connection, number: int) -> tuple[str, str, str] | None:
    """A line: its table, whose name is on it, and what it says, also where that was removed."""
    row = c.execute(select(CHAT.c.table_id, CHAT.c.name, CHAT.c.text).where(CHAT.c.id == number)).first()
    return None if row is None else (row.table_id, row.name, row.text)


def lines_around(c: Connection, number: int, table_id: str) -> list[Line]:
    """A line with what was said before and behind it."""
    columns = (CHAT.c.id, CHAT.c.name, CHAT.c.text, CHAT.c.removed)
    said = select(*columns).where(CHAT.c.table_id == table_id, CHAT.c.seat >= 0)
    before = c.execute(said.where(CHAT.c.id <= number).order_by(CHAT.c.id.desc()).limit(LINES_BEFORE + 1))
    behind = c.execute(said.where(CHAT.c.id > number).order_by(CHAT.c.id).limit(LINES_BEHIND))
    return [Line(*row) for row in (*reversed(before.all()), *behind)]


def remove_line(c: Connection, number: int) -> None:
    """Show nobody any more what a line says."""
    c.execute(update(CHAT).where(CHAT.c.id == number).values(removed=True))


def close_table(c: Connection, table_id: str, is_begun: bool) -> None:
    """End a game of a locked table without a result; where nothing is dealt, nobody finds or joins the table."""
    row: dict[str, Any] = {"ended": CLOSED, "open": False, "listed": False, "vacant": False, "due": None}
    row.update(invitation=tokens.hash_of(tokens.new_token()))
    if is_begun:
        row.update(stage=FINISHED, to_act="[]", times="[]", ordered=None, bots_due=False)
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(row))


def spoil_links(c: Connection, owner: str) -> list[str]:
    """Make the links of somebody's seats good for nothing: only the account still opens them; their tables."""
    seats = c.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.owner == owner, SEATS.c.token.is_not(None)))
    found = [(row.table_id, row.seat) for row in seats]
    for table_id, seat in found:
        here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        c.execute(update(SEATS).where(here).values(token=tokens.hash_of(tokens.new_token())))
        touch(c, table_id)
    return [table_id for table_id, _ in found]


# Codes with which somebody may register.


def insert_code(c: Connection, code: str, uses: int, expires: float | None) -> None:
    """A code of the host, by its hash."""
    row = {"code": code, "made_by": HOST, "uses": uses, "expires": expires, "created": now(c)}
    c.execute(insert(CODES), row)


def use_code(c: Connection, code: str) -> bool:
    """Use a code once; whether it was good."""
    is_good = (CODES.c.uses > 0) & (CODES.c.expires.is_(None) | (CODES.c.expires > now(c)))
    used = update(CODES).where(CODES.c.code == code, is_good).values(uses=CODES.c.uses - 1)
    return c.execute(used).rowcount == 1
