"""Statements about tables, their seats, logs, snapshots and chats; all of them inside somebody's transaction."""

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from civitas.core.events import Event
from civitas.core.result import ResultRecord
from civitas.server.storage.database import POSTGRESQL, Clash
from civitas.server.storage.schema import ACTIONS, CHAT, OUTBOX, SEATS, SNAPSHOTS, STARTS, TABLES
from civitas.server.vocabulary import SeatKind, Stage

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
AUTOMATED: Final = "automated"
BEGIN, ACT, UNDO, RULES = "begin", "act", "undo", "rules"
NO_SEAT = -1
NOT_BEGUN = -1
"""The head of a log in which there is nothing yet."""
UNDRAWN = 0
"""The seed of a game that is not dealt yet."""
BELL = "civitas"
"""The channel on which servers tell each other that a table has moved: its id and seq, nothing else."""


class StoredTable(msgspec.Struct, frozen=True):
    """One row of `tables`."""

    id: str
    title: str
    rules_revision: int
    players: int
    options: dict[str, Any]
    seed: int
    invitation: str
    stage: Stage
    head: int
    to_act: list[int]
    bots_due: bool
    result: ResultRecord | None
    created: float
    moved: float
    host: str | None = None
    host_seat: int | None = None
    listed: bool = False
    open: bool = False
    stand_in: str | None = None
    people: int = 0
    stuck: int | None = None
    pace: int | None = None
    asked: dict[int, float] = {}
    market: int | None = None
    vacant: bool = False
    rematch: str | None = None


class StoredSeat(msgspec.Struct, frozen=True):
    """One row of `seats`."""

    table_id: str
    seat: int
    kind: SeatKind
    name: str
    token: str | None = None
    owner: str | None = None
    bot: str | None = None
    seen: float | None = None


class Entry(msgspec.Struct, frozen=True):
    """One row of the log."""

    table_id: str
    seq: int
    client_id: str
    seat: int
    kind: str
    action: str
    events: list[Event]
    at: float


class Head(NamedTuple):
    """How far a table has come."""

    seq: int
    stage: Stage
    people: int
    """How often a seat has changed hands."""
    said: int
    """The number of the last thing said; 0 if nothing was."""


class Turn(msgspec.Struct, frozen=True):
    """What `tables` says of a game after its last entry."""

    stage: Stage
    to_act: list[int]
    bots_due: bool
    result: ResultRecord | None
    asked: dict[int, float] = {}
    """At a table with a pace: since when each seat to act has been asked."""


class Line(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class _Event(msgspec.Struct, array_like=True):
    message: str
    rule: str
    audience: int
    arguments: dict[str, int | str | list[str]]


# Tables and seats.


def insert_table(c: Connection, table: StoredTable, seats: Sequence[StoredSeat]) -> None:
    """A new table with its seats; nothing is in its log."""
    row = msgspec.structs.asdict(table)
    row.update(vacant=any(seat.kind == OPEN for seat in seats))
    row.update(options=_text(table.options), to_act=_text(table.to_act), asked=_text(table.asked), result=None)
    c.execute(insert(TABLES), row)
    c.execute(insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats])


def find_table(c: Connection, table_id: str) -> StoredTable | None:
    """The table of this id."""
    row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    return None if row is None else _table(dict(row))


def tables_of(c: Connection, owner: str, finished: bool | None, limit: int | None = None) -> list[StoredTable]:
    """The tables at which this person sits or is host, the latest first: the finished ones, the others, or all."""
    seated = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
    hosted = select(TABLES.c.id).where(TABLES.c.host == owner)
    mine = seated.union(hosted)  # each has its index; with OR the database would look at every table
    where: ColumnElement[bool] = TABLES.c.id.in_(mine)
    if finished is not None:
        where &= (TABLES.c.stage == FINISHED) if finished else (TABLES.c.stage != FINISHED)
    return _tables(c, where, limit)


def open_tables(c: Connection, limit: int) -> list[StoredTable]:
    """The tables with seats that anybody may take, the latest first."""
    return _tables(c, TABLES.c.open & TABLES.c.vacant, limit)


def listed_tables(c: Connection, limit: int) -> list[StoredTable]:
    """The tables at which anybody may watch a game, the latest first."""
    return _tables(c, TABLES.c.listed & (TABLES.c.stage == PLAYING), limit)


def running_tables(c: Connection, title: str, players: int, limit: int) -> list[str]:
    """The tables at which so many people and bots play a title at this moment, those that moved last first."""
    where = (TABLES.c.title == title) & (TABLES.c.players == players) & (TABLES.c.stage == PLAYING)
    wanted = select(TABLES.c.id).where(where).order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(limit)
    return list(c.execute(wanted).scalars())


def _tables(c: Connection, where: ColumnElement[bool], limit: int | None) -> list[StoredTable]:
    rows = c.execute(select(TABLES).where(where).order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(limit))
    return [_table(dict(row)) for row in rows.mappings()]


def seats_of(c: Connection, table_id: str) -> list[StoredSeat]:
    """All seats of a table, in order."""
    return seats_of_all(c, [table_id]).get(table_id, [])


def seats_of_all(c: Connection, table_ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """All seats of these tables, each table's in order."""
    wanted = select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    found: dict[str, list[StoredSeat]] = {}
    for row in c.execute(wanted).mappings():
        found.setdefault(row["table_id"], []).append(StoredSeat(**row))
    return found


def change_seat(c: Connection, seat: StoredSeat) -> None:
    """Let a seat of a locked table change hands."""
    here = (SEATS.c.table_id == seat.table_id) & (SEATS.c.seat == seat.seat)
    c.execute(update(SEATS).where(here).values(msgspec.structs.asdict(seat)))
    c.execute(update(TABLES).where(TABLES.c.id == seat.table_id).values(people=TABLES.c.people + 1))


def see(c: Connection, there: Iterable[tuple[str, int]], at: float) -> None:
    """Note when these seats, given by table and number, were last there."""
    here = (SEATS.c.table_id == bindparam("at_table")) & (SEATS.c.seat == bindparam("at_seat"))
    rows = [{"at_table": table_id, "at_seat": seat} for table_id, seat in there]
    c.execute(update(SEATS).where(here).values(seen=at), rows)


def lock_table(c: Connection, table_id: str) -> None:
    """Let nobody else change the table until this transaction ends; SQLite has one writer anyway."""
    c.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update(key_share=True))


def set_vacant(c: Connection, table_id: str, is_vacant: bool) -> None:
    """Say whether a seat is open."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(vacant=is_vacant))


def set_turn(c: Connection, table_id: str, turn: Turn) -> None:
    """Say whose turn it is."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(_turn_row(turn)))


def set_host(c: Connection, table_id: str, owner: str | None, seat: int | None) -> None:
    """Say who may say who plays."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(host=owner, host_seat=seat))


def set_rematch(c: Connection, table_id: str, rematch: str) -> None:
    """Lead from a locked table to the one at which the same people play again; everybody there looks up."""
    row = {"rematch": rematch, "people": TABLES.c.people + 1}
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(row))


def set_invitation(c: Connection, table_id: str, invitation: str) -> None:
    """The hash of a new invitation; the old one ends."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(invitation=invitation))


def set_revision(c: Connection, table_id: str, rules_revision: int, options: dict[str, Any]) -> None:
    """The rules by which a game goes on, and what of them was agreed."""
    row = {"rules_revision": rules_revision, "options": _text(options), "stuck": None}
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(row))


def set_stuck(c: Connection, table_id: str, rules_revision: int) -> None:
    """These rules cannot continue a game, so nobody is to move there."""
    row = {"stuck": rules_revision, "bots_due": False}
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(row))


def outdated(c: Connection, title: str, rules_revision: int, most: int) -> list[str]:
    """Running games of earlier revisions of a title that have not been tried under this one."""
    earlier = (TABLES.c.title == title) & (TABLES.c.stage == PLAYING) & (TABLES.c.rules_revision < rules_revision)
    untried = TABLES.c.stuck.is_(None) | (TABLES.c.stuck < rules_revision)
    return list(c.execute(select(TABLES.c.id).where(earlier & untried).limit(most)).scalars())


def waiting_for_bots(c: Connection, moved_before: float) -> list[str]:
    """The tables at which a bot should have moved by now."""
    due = TABLES.c.bots_due & (TABLES.c.moved < moved_before)
    return list(c.execute(select(TABLES.c.id).where(due)).scalars())


def owner_of_due(c: Connection, table_id: str) -> str | None:
    """Who has opened the table, if a bot is to act there; those that nobody has opened belong together."""
    wanted = select(TABLES.c.host).where(TABLES.c.id == table_id, TABLES.c.bots_due)
    row = c.execute(wanted).first()
    return None if row is None else row.host or ""


# The log. What every move needs is put together once: that takes SQLAlchemy longer than the database takes for it.

_SAID = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == bindparam("at_table")).scalar_subquery()
_HEAD = select(TABLES.c.head, TABLES.c.stage, TABLES.c.people, _SAID).where(TABLES.c.id == bindparam("at_table"))
_INSERT_ENTRY, _INSERT_NOTICE = insert(ACTIONS), insert(OUTBOX)
_MOVE_ON = update(TABLES).where(TABLES.c.id == bindparam("at_table"), TABLES.c.people == bindparam("with_people"))
_SEQ_OF_CLIENT = select(ACTIONS.c.seq).where(
    ACTIONS.c.table_id == bindparam("at_table"), ACTIONS.c.client_id == bindparam("of_client")
)


def head(c: Connection, table_id: str) -> Head | None:
    """How far a table has come."""
    row = c.execute(_HEAD, {"at_table": table_id}).first()
    return None if row is None else Head(*row)


def append(c: Connection, entry: Entry, turn: Turn, people: int) -> None:
    """The next entry of a log; a clash if there is one of this seq or client id, or a seat has changed hands."""
    c.execute(_INSERT_ENTRY, _entry_row(entry))
    c.execute(_INSERT_NOTICE, {"table_id": entry.table_id, "seq": entry.seq, "at": entry.at})
    row = {**_turn_row(turn), "head": entry.seq, "moved": entry.at}
    if c.execute(_MOVE_ON, {**row, "at_table": entry.table_id, "with_people": people}).rowcount != 1:
        raise Clash("a seat has changed hands")


def begin(c: Connection, first: Entry, turn: Turn, seed: int, rules_revision: int) -> None:
    """The entry that begins a log, and what was drawn for it."""
    c.execute(insert(ACTIONS), _entry_row(first))
    c.execute(insert(OUTBOX), {"table_id": first.table_id, "seq": first.seq, "at": first.at})
    row = {**_turn_row(turn), "head": first.seq, "moved": first.at, "seed": seed, "rules_revision": rules_revision}
    c.execute(update(TABLES).where(TABLES.c.id == first.table_id).values(row))


def asked_of(c: Connection, table_id: str) -> dict[int, float]:
    """Since when each seat to act has been asked."""
    text = c.execute(select(TABLES.c.asked).where(TABLES.c.id == table_id)).scalar_one()
    return msgspec.json.decode(text, type=dict[int, float])


def entries_after(c: Connection, table_id: str, seq: int, limit: int | None = None) -> list[Entry]:
    """What has been logged behind this seq."""
    where = (ACTIONS.c.table_id == table_id) & (ACTIONS.c.seq > seq)
    rows = c.execute(select(ACTIONS).where(where).order_by(ACTIONS.c.seq).limit(limit)).mappings()
    return [Entry(**{**row, "events": read_events(row["events"])}) for row in rows]


def seq_of_client(c: Connection, table_id: str, client_id: str) -> int | None:
    """Where the log has the entry that a client submitted under this id."""
    return c.execute(_SEQ_OF_CLIENT, {"at_table": table_id, "of_client": client_id}).scalar()


# Snapshots.


def insert_snapshot(c: Connection, table_id: str, seq: int, position: dict[str, Any], asked_since: list[int]) -> None:
    """A position from which the game can be taken up again; those before it are of no use any more."""
    c.execute(delete(SNAPSHOTS).where((SNAPSHOTS.c.table_id == table_id) & (SNAPSHOTS.c.seq <= seq)))
    row = {"table_id": table_id, "seq": seq, "position": _text(position), "asked_since": _text(asked_since)}
    c.execute(insert(SNAPSHOTS), row)


def latest_snapshot(c: Connection, table_id: str) -> tuple[int, dict[str, Any], list[int]] | None:
    """The last snapshot of a table: seq, position, and since when each seat has been asked."""
    wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
    row = c.execute(wanted).first()
    if row is None:
        return None
    return row.seq, msgspec.json.decode(row.position), msgspec.json.decode(row.asked_since, type=list[int])


def insert_start(c: Connection, table_id: str, position: dict[str, Any]) -> None:
    """The position at which the game of a table begins instead of a deal."""
    c.execute(insert(STARTS), {"table_id": table_id, "position": _text(position)})


def start_of(c: Connection, table_id: str) -> dict[str, Any] | None:
    """The position at which the game of a table began; None where it was dealt."""
    row = c.execute(select(STARTS.c.position).where(STARTS.c.table_id == table_id)).first()
    return None if row is None else msgspec.json.decode(row.position)


# The outbox: what was stored and perhaps not yet announced.


def unannounced(c: Connection, stored_before: float) -> list[tuple[str, int]]:
    """Tables with the last seq that nobody has announced."""
    wanted = select(OUTBOX.c.table_id, func.max(OUTBOX.c.seq)).where(OUTBOX.c.at < stored_before)
    return [(row[0], row[1]) for row in c.execute(wanted.group_by(OUTBOX.c.table_id))]


def clear_outbox(c: Connection, table_id: str, seq: int) -> None:
    """Everything up to this seq has been announced."""
    c.execute(delete(OUTBOX).where((OUTBOX.c.table_id == table_id) & (OUTBOX.c.seq <= seq)))


def ring(c: Connection, table_id: str, seq: int) -> None:
    """Tell the other servers, once this transaction is committed, that a table has moved; SQLite has no others."""
    if c.dialect.name == POSTGRESQL:
        c.execute(select(func.pg_notify(BELL, f"{table_id} {seq}")))


# Chat.


def insert_line(c: Connection, table_id: str, seat: int, name: str, text: str) -> Line:
    """Something said at a table."""
    row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": time.time()}
    number = c.execute(insert(CHAT).returning(CHAT.c.id), row).scalar_one()
    return Line(number, seat, name, text, row["at"])  # type: ignore[arg-type]


def lines_after(c: Connection, table_id: str, number: int, limit: int) -> list[Line]:
    """The last things said behind this number, in order."""
    where = (CHAT.c.table_id == table_id) & (CHAT.c.id > number)
    rows = c.execute(select(CHAT).where(where).order_by(CHAT.c.id.desc()).limit(limit)).all()
    return [Line(row.id, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


# Rows.


def write_events(events: list[Event]) -> str:
    """Events with their audiences, for the log."""
    return _text([_Event(event.message, event.rule, event.audience, dict(event.arguments)) for event in events])


def read_events(text: str) -> list[Event]:
    """Events out of the log."""
    stored = msgspec.json.decode(text, type=list[_Event])
    return [Event(event.message, event.arguments, event.rule, event.audience) for event in stored]


def _entry_row(entry: Entry) -> dict[str, Any]:
    return {**msgspec.structs.asdict(entry), "events": write_events(entry.events)}


def _turn_row(turn: Turn) -> dict[str, Any]:
    result = None if turn.result is None else _text(turn.result)
    row = {"stage": turn.stage, "bots_due": turn.bots_due, "result": result}
    row.update(to_act=_text(turn.to_act), asked=_text(turn.asked))
    if turn.stage == FINISHED:
        row["vacant"] = False
    return row


def _table(row: dict[str, Any]) -> StoredTable:
    result = None if row["result"] is None else msgspec.json.decode(row["result"])
    read = {"options": msgspec.json.decode(row["options"]), "to_act": msgspec.json.decode(row["to_act"])}
    asked = msgspec.json.decode(row["asked"], type=dict[int, float])
    return StoredTable(**{**row, **read, "asked": asked, "result": result})


def _text(content: object) -> str:
    return msgspec.json.encode(content).decode()
