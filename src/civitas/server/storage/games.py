"""Statements about tables, their seats, logs, snapshots and chats; all of them inside somebody's transaction."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Double, Row, bindparam, case, delete, func, insert, select, update

from civitas.core.events import Event
from civitas.core.result import ResultRecord
from civitas.server.storage.database import POSTGRESQL, Clash, Database
from civitas.server.storage.schema import ACTIONS, CHAT, OUTBOX, SEATS, SNAPSHOTS, STARTS, TABLES
from civitas.server.vocabulary import Clock, Level, SeatClock, SeatKind, Stage, TablesWanted

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
AUTOMATED: Final = "automated"
BEGIN, ACT, UNDO, RULES = "begin", "act", "undo", "rules"
BOT_DECISION = "bot/"
"""How the ids begin under which bots act; no person can use such an id."""
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
    market: int | None = None
    vacant: bool = False
    rematch: str | None = None
    clock: Clock | None = None
    times: list[SeatClock] = []
    due: float | None = None
    ordered: float | None = None
    language: str | None = None
    level: Level | None = None
    rated: bool = False
    ended: str | None = None


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
    timed_out: float | None = None
    orders: str | None = None
    vote: str | None = None


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


class Running(NamedTuple):
    """A game in which somebody plays."""

    table_id: str
    is_asked: bool
    due: float | None
    moved: float


class Turn(msgspec.Struct, frozen=True):
    """What `tables` says of a game after its last entry."""

    stage: Stage
    to_act: list[int]
    bots_due: bool
    result: ResultRecord | None
    times: list[SeatClock] = []
    """At a table with a clock: that of each seat."""
    due: float | None = None
    """When the first of them runs out."""


class Line(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float
    removed: bool = False


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
    row.update(options=_text(table.options), to_act=_text(table.to_act), times=_text(table.times), result=None)
    row.update(clock=None if table.clock is None else _text(table.clock))
    c.execute(insert(TABLES), row)
    c.execute(insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats])


def find_table(c: Connection, table_id: str) -> StoredTable | None:
    """The table of this id."""
    row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    return None if row is None else _table(dict(row))


def find_tables(c: Connection, table_ids: Iterable[str]) -> dict[str, StoredTable]:
    """The tables of these ids."""
    return {table.id: table for table in _tables(c, TABLES.c.id.in_(list(table_ids)), None)}


def tables_of(c: Connection, owner: str, finished: bool | None, limit: int | None = None) -> list[StoredTable]:
    """The tables at which this person sits or is host, the latest first: the finished ones, the others, or all."""
    where = _concerns(owner)
    if finished is not None:
        where &= (TABLES.c.stage == FINISHED) if finished else (TABLES.c.stage != FINISHED)
    return _tables(c, where, limit)


def _concerns(owner: str) -> ColumnElement[bool]:
    """Whether this person sits at a table or is its host."""
    seated = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
    hosted = select(TABLES.c.id).where(TABLES.c.host == owner)
    return TABLES.c.id.in_(seated.union(hosted))  # each has its index; with OR the database would look at every table


def open_tables(c: Connection, wanted: TablesWanted, limit: int, but_of: str | None = None) -> list[StoredTable]:
    """The tables of a kind with seats that anybody may take, the latest first; not those of this person."""
    where = TABLES.c.open & TABLES.c.vacant
    for name in ("title", "players", "level", "language"):
        value = getattr(wanted, name)
        if value is not None:
            where &= TABLES.c[name] == value
    if wanted.clock is not None:
        where &= TABLES.c.clock.is_(None) if wanted.clock == "off" else TABLES.c.clock.contains(f'"{wanted.clock}"')
    return _tables(c, where if but_of is None else where & ~_concerns(but_of), limit)


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
    stir(c, seat.table_id)


def stir(c: Connection, table_id: str) -> None:
    """Let everybody at a locked table look up, and what was judged before be judged again."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(people=TABLES.c.people + 1))


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


def end(c: Connection, table_id: str, how: str) -> None:
    """End the game of a locked table without a result; whoever is about to move finds that something has changed."""
    row = _turn_row(Turn(FINISHED, [], False, None))
    row |= {"ended": how, "due": None, "people": TABLES.c.people + 1}
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(row))


def clear_votes(c: Connection, table_id: str) -> None:
    """Somebody has come or gone, so what was voted is void."""
    c.execute(update(SEATS).where(SEATS.c.table_id == table_id).values(vote=None))


def running_of(c: Connection, owner: str) -> list[Running]:
    """The games in which a person plays a seat of his own, as far as it matters to whoever looks for the next one."""
    joined = SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id)
    where = (SEATS.c.owner == owner) & SEATS.c.bot.is_(None) & (TABLES.c.stage == PLAYING) & TABLES.c.stuck.is_(None)
    wanted = select(TABLES.c.id, SEATS.c.seat, TABLES.c.to_act, TABLES.c.due, TABLES.c.moved)
    rows = c.execute(wanted.select_from(joined).where(where))
    return [Running(row.id, row.seat in msgspec.json.decode(row.to_act), row.due, row.moved) for row in rows]


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


def forget_name(c: Connection, owner: str, name: str) -> list[str]:
    """Take somebody's name from seats, and what was said under it; the tables at which something has changed."""
    own, said = SEATS.c.owner == owner, CHAT.c.name == name
    seats = c.execute(update(SEATS).where(own).values(name="", token=None, orders=None).returning(SEATS.c.table_id))
    row = {"name": "", "text": "", "removed": True}
    lines = c.execute(update(CHAT).where(said).values(row).returning(CHAT.c.table_id))
    return sorted({*seats.scalars(), *lines.scalars()})


def touch(c: Connection, table_id: str) -> int:
    """Let everybody who watches a table look at all of it again; its last seq."""
    here = update(TABLES).where(TABLES.c.id == table_id)
    return int(c.execute(here.values(people=TABLES.c.people + 1).returning(TABLES.c.head)).scalar_one())


# Standing orders.


def set_orders(c: Connection, table_id: str, seat: int, orders: str | None) -> None:
    """What is to be answered for a seat of a locked table; nobody else can tell that it has changed."""
    here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
    c.execute(update(SEATS).where(here).values(orders=orders))


def look_at_orders(c: Connection, table_id: str, seq: int, at: float | None) -> None:
    """Say when to look next whether a standing order answers, unless the table has moved on; None: never again."""
    here = (TABLES.c.id == table_id) & (TABLES.c.head == seq)
    c.execute(update(TABLES).where(here).values(ordered=at))


def ordered_tables(c: Connection, present: float, most: int) -> list[str]:
    """Running games at which standing orders are to be looked at by this time."""
    is_due = (TABLES.c.ordered <= present) & (TABLES.c.stage == PLAYING) & TABLES.c.stuck.is_(None)
    return list(c.execute(select(TABLES.c.id).where(is_due).order_by(TABLES.c.ordered).limit(most)).scalars())


# The log. What every move needs is put together once: that takes SQLAlchemy longer than the database takes for it.

_SAID = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == bindparam("at_table")).scalar_subquery()
_HEAD = select(TABLES.c.head, TABLES.c.stage, TABLES.c.people, _SAID).where(TABLES.c.id == bindparam("at_table"))
_INSERT_ENTRY, _INSERT_NOTICE = insert(ACTIONS), insert(OUTBOX)
_LOOK_AT_ORDERS = case((TABLES.c.ordered.is_not(None), bindparam("looked", type_=Double)))
"""Where anybody has given standing orders, they are looked at after every move."""
_MOVE_ON = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("at_table"), TABLES.c.people == bindparam("with_people"))
    .values(ordered=_LOOK_AT_ORDERS)
)
_APPEND = """
    WITH moved_on AS (
        UPDATE tables
        SET head = %(seq)s, moved = %(at)s, stage = %(stage)s, to_act = %(to_act)s, bots_due = %(bots_due)s,
            result = %(result)s, times = %(times)s, due = %(due)s, vacant = vacant AND NOT %(is_over)s,
            ordered = CASE WHEN ordered IS NOT NULL THEN %(at)s END
        WHERE id = %(table_id)s AND people = %(people)s
        RETURNING id
    ), noticed AS (
        INSERT INTO outbox (table_id, seq, at) SELECT id, %(seq)s, %(at)s FROM moved_on
    )
    INSERT INTO actions (table_id, seq, client_id, seat, kind, action, events, at)
    SELECT id, %(seq)s, %(client_id)s, %(seat)s, %(kind)s, %(action)s, %(events)s, %(at)s FROM moved_on
"""
"""All of `append` as one statement of PostgreSQL: the entry is there only if the table has moved on with it."""
_SEQ_OF_CLIENT = select(ACTIONS.c.seq).where(
    ACTIONS.c.table_id == bindparam("at_table"), ACTIONS.c.client_id == bindparam("of_client")
)


def head(c: Connection, table_id: str) -> Head | None:
    """How far a table has come."""
    row = c.execute(_HEAD, {"at_table": table_id}).first()
    return None if row is None else Head(*row)


def append(c: Connection, entry: Entry, turn: Turn, people: int) -> None:
    """The next entry of a log; a clash if there is one of this seq or client id, or a seat has changed hands.

    Every writer begins with the table, so that the others wait there: in another order two could wait for each other.
    """
    row = {**_turn_row(turn), "head": entry.seq, "moved": entry.at}
    row.update(at_table=entry.table_id, with_people=people, looked=entry.at)
    _check_moved(c.execute(_MOVE_ON, row).rowcount)
    c.execute(_INSERT_ENTRY, _entry_row(entry))
    c.execute(_INSERT_NOTICE, {"table_id": entry.table_id, "seq": entry.seq, "at": entry.at})


def append_alone(database: Database, entry: Entry, turn: Turn, people: int) -> None:
    """The same in a transaction of its own, where nothing else is to be stored with the entry."""
    if not database.is_postgresql:
        with database.writing() as c:
            append(c, entry, turn, people)
        return
    row = {**_entry_row(entry), **_turn_row(turn), "people": people, "is_over": turn.stage == FINISHED}
    _check_moved(database.write_once(_APPEND, row))


def _check_moved(tables: int) -> None:
    if tables != 1:
        raise Clash("a seat has changed hands")


def begin(c: Connection, first: Entry, turn: Turn, seed: int, rules_revision: int) -> None:
    """The entry that begins a log, and what was drawn for it."""
    c.execute(insert(ACTIONS), _entry_row(first))
    c.execute(insert(OUTBOX), {"table_id": first.table_id, "seq": first.seq, "at": first.at})
    row = {**_turn_row(turn), "head": first.seq, "moved": first.at, "seed": seed, "rules_revision": rules_revision}
    c.execute(update(TABLES).where(TABLES.c.id == first.table_id).values(row))


def times_of(c: Connection, table_id: str) -> list[SeatClock]:
    """The clocks of a table."""
    text = c.execute(select(TABLES.c.times).where(TABLES.c.id == table_id)).scalar_one()
    return msgspec.json.decode(text, type=list[SeatClock])


def due_tables(c: Connection, present: float, most: int) -> list[str]:
    """Running games at which a clock has run out by this time, the longest ago first."""
    is_due = (TABLES.c.due <= present) & (TABLES.c.stage == PLAYING) & TABLES.c.stuck.is_(None)
    return list(c.execute(select(TABLES.c.id).where(is_due).order_by(TABLES.c.due).limit(most)).scalars())


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


def clear_outbox(c: Connection, announced: Mapping[str, int]) -> None:
    """Everything up to these seqs of these tables has been announced."""
    rows = [{"at_table": table_id, "up_to": seq} for table_id, seq in sorted(announced.items())]
    c.execute(_CLEAR_OUTBOX, rows)  # in one order for all: none waits for another


_CLEAR_OUTBOX = delete(OUTBOX).where(OUTBOX.c.table_id == bindparam("at_table"), OUTBOX.c.seq <= bindparam("up_to"))


def ring(c: Connection, table_id: str, seq: int) -> None:
    """Tell the other servers, once this transaction is committed, that a table has moved; SQLite has no others."""
    if c.dialect.name == POSTGRESQL:
        c.execute(select(func.pg_notify(BELL, f"{table_id} {seq}")))


# Chat.


def insert_line(c: Connection, table_id: str, seat: int, name: str, text: str) -> Line:
    """Something said at a table."""
    row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": time.time(), "removed": False}
    number = c.execute(insert(CHAT).returning(CHAT.c.id), row).scalar_one()
    return Line(number, seat, name, text, row["at"])  # type: ignore[arg-type]


def lines_after(c: Connection, table_id: str, number: int, limit: int) -> list[Line]:
    """The last things said behind this number, in order."""
    where = (CHAT.c.table_id == table_id) & (CHAT.c.id > number)
    rows = c.execute(select(CHAT).where(where).order_by(CHAT.c.id.desc()).limit(limit)).all()
    return [_line(row) for row in reversed(rows)]


def _line(row: Row[Any]) -> Line:
    return Line(row.id, row.seat, row.name, "" if row.removed else row.text, row.at, row.removed)


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
    row: dict[str, Any] = {"stage": turn.stage, "bots_due": turn.bots_due, "result": result}
    row.update(to_act=_text(turn.to_act), times=_text(turn.times), due=turn.due)
    if turn.stage == FINISHED:
        row["vacant"] = False
    return row


def _table(row: dict[str, Any]) -> StoredTable:
    result = None if row["result"] is None else msgspec.json.decode(row["result"])
    read = {"options": msgspec.json.decode(row["options"]), "to_act": msgspec.json.decode(row["to_act"])}
    clock = None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Clock)
    times = msgspec.json.decode(row["times"], type=list[SeatClock])
    return StoredTable(**{**row, **read, "clock": clock, "times": times, "result": result})


def _text(content: object) -> str:
    return msgspec.json.encode(content).decode()
