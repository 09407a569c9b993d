"""Statements about tables, their seats, logs, snapshots and chats; all of them inside somebody's transaction."""

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from civitas.core.events import Event
from civitas.server.storage.database import POSTGRESQL, Clash
from civitas.server.storage.schema import ACTIONS, CHAT, OUTBOX, SEATS, SNAPSHOTS, TABLES

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, BOT, OPEN, AUTOMATED = "person", "bot", "open", "automated"
BEGIN, ACT, UNDO = "begin", "act", "undo"
NO_SEAT = -1
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
    stage: str
    head: int
    to_act: list[int]
    bots_due: bool
    result: dict[str, Any] | None
    created: float
    moved: float
    host: str | None = None
    host_seat: int | None = None
    listed: bool = False
    open: bool = False
    stand_in: str | None = None
    people: int = 0


class StoredSeat(msgspec.Struct, frozen=True):
    """One row of `seats`."""

    table_id: str
    seat: int
    kind: str
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
    stage: str
    people: int
    """How often a seat has changed hands."""
    said: int
    """The number of the last thing said; 0 if nothing was."""


class Turn(msgspec.Struct, frozen=True):
    """What `tables` says of a game after its last entry."""

    stage: str
    to_act: list[int]
    bots_due: bool
    result: dict[str, Any] | None


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


def insert_table(c: Connection, table: StoredTable, seats: Sequence[StoredSeat], first: Entry) -> None:
    """A new table with its seats and the entry that begins its log."""
    row = msgspec.structs.asdict(table)
    row.update(options=_text(table.options), to_act=_text(table.to_act), result=None)
    c.execute(insert(TABLES), row)
    c.execute(insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats])
    c.execute(insert(ACTIONS), _entry_row(first))


def find_table(c: Connection, table_id: str) -> StoredTable | None:
    """The table of this id."""
    row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    return None if row is None else _table(dict(row))


def tables_of(c: Connection, owner: str, finished: bool | None, limit: int | None = None) -> list[StoredTable]:
    """The tables at which this person sits or is host, the latest first: the finished ones, the others, or all."""
    mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
    where = TABLES.c.id.in_(mine) | (TABLES.c.host == owner)
    if finished is not None:
        where &= (TABLES.c.stage == FINISHED) if finished else (TABLES.c.stage != FINISHED)
    return _tables(c, where, limit)


def open_tables(c: Connection, limit: int) -> list[StoredTable]:
    """The tables with seats that anybody may take, the latest first."""
    vacant = select(SEATS.c.table_id).where(SEATS.c.kind == OPEN)
    return _tables(c, TABLES.c.open & (TABLES.c.stage != FINISHED) & TABLES.c.id.in_(vacant), limit)


def listed_tables(c: Connection, limit: int) -> list[StoredTable]:
    """The tables at which anybody may watch a game, the latest first."""
    return _tables(c, TABLES.c.listed & (TABLES.c.stage == PLAYING), limit)


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


def set_turn(c: Connection, table_id: str, turn: Turn) -> None:
    """Say whose turn it is."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(_turn_row(turn)))


def set_host(c: Connection, table_id: str, owner: str | None, seat: int | None) -> None:
    """Say who may say who plays."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(host=owner, host_seat=seat))


def set_invitation(c: Connection, table_id: str, invitation: str) -> None:
    """The hash of a new invitation; the old one ends."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(invitation=invitation))


def waiting_for_bots(c: Connection, moved_before: float) -> list[str]:
    """The tables at which a bot should have moved by now."""
    due = TABLES.c.bots_due & (TABLES.c.moved < moved_before)
    return list(c.execute(select(TABLES.c.id).where(due)).scalars())


# The log.


def head(c: Connection, table_id: str) -> Head | None:
    """How far a table has come."""
    said = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == table_id).scalar_subquery()
    wanted = select(TABLES.c.head, TABLES.c.stage, TABLES.c.people, said).where(TABLES.c.id == table_id)
    row = c.execute(wanted).first()
    return None if row is None else Head(*row)


def append(c: Connection, entry: Entry, turn: Turn, people: int) -> None:
    """The next entry of a log; a clash if there is one of this seq or client id, or a seat has changed hands."""
    c.execute(insert(ACTIONS), _entry_row(entry))
    c.execute(insert(OUTBOX), {"table_id": entry.table_id, "seq": entry.seq, "at": entry.at})
    row = {**_turn_row(turn), "head": entry.seq, "moved": entry.at}
    here = (TABLES.c.id == entry.table_id) & (TABLES.c.people == people)
    if c.execute(update(TABLES).where(here).values(row)).rowcount != 1:
        raise Clash("a seat has changed hands")


def entries_after(c: Connection, table_id: str, seq: int, limit: int | None = None) -> list[Entry]:
    """What has been logged behind this seq."""
    where = (ACTIONS.c.table_id == table_id) & (ACTIONS.c.seq > seq)
    rows = c.execute(select(ACTIONS).where(where).order_by(ACTIONS.c.seq).limit(limit)).mappings()
    return [Entry(**{**row, "events": read_events(row["events"])}) for row in rows]


def seq_of_client(c: Connection, table_id: str, client_id: str) -> int | None:
    """Where the log has the entry that a client submitted under this id."""
    where = (ACTIONS.c.table_id == table_id) & (ACTIONS.c.client_id == client_id)
    return c.execute(select(ACTIONS.c.seq).where(where)).scalar()


# Snapshots.


def insert_snapshot(c: Connection, table_id: str, seq: int, position: dict[str, Any], asked_since: list[int]) -> None:
    """A position from which the game can be taken up again; those before it are of no use any more."""
    c.execute(delete(SNAPSHOTS).where((SNAPSHOTS.c.table_id == table_id) & (SNAPSHOTS.c.seq < seq)))
    row = {"table_id": table_id, "seq": seq, "position": _text(position), "asked_since": _text(asked_since)}
    c.execute(insert(SNAPSHOTS), row)


def latest_snapshot(c: Connection, table_id: str) -> tuple[int, dict[str, Any], list[int]] | None:
    """The last snapshot of a table: seq, position, and since when each seat has been asked."""
    wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
    row = c.execute(wanted).first()
    if row is None:
        return None
    return row.seq, msgspec.json.decode(row.position), msgspec.json.decode(row.asked_since, type=list[int])


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
    return {"stage": turn.stage, "to_act": _text(turn.to_act), "bots_due": turn.bots_due, "result": result}


def _table(row: dict[str, Any]) -> StoredTable:
    result = None if row["result"] is None else msgspec.json.decode(row["result"])
    read = {"options": msgspec.json.decode(row["options"]), "to_act": msgspec.json.decode(row["to_act"])}
    return StoredTable(**{**row, **read, "result": result})


def _text(content: object) -> str:
    return msgspec.json.encode(content).decode()
