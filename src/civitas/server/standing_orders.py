"""Standing orders: what the server answers for a seat that is asked the same thing again and again.

An order names the kind of question and an action that ends the seat's say and throws nothing away; both come from what
the title's teller says, so nothing here knows a title. Orders are told to their own seat alone. They answer like a
person through the door of everybody, a few seconds after the question: others see that the seat has answered quickly,
as it would by a click, and nothing of what it would have answered to anything else.
"""

import hashlib
import logging
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from civitas.core.errors import CivitasError
from civitas.core.position import Position
from civitas.core.telling import Argument, Choice, Question, Said, seat_id
from civitas.server.clock_messages import (
    StandingOrderShown,
    StandingOrdersShown,
    StandingOrdersWanted,
    StandingOrderWanted,
)
from civitas.server.game_cache import Held
from civitas.server.messages import Act
from civitas.server.refusals import Refusal
from civitas.server.seating import Place, found, seated
from civitas.server.storage import games
from civitas.server.storage.games import StoredSeat, StoredTable
from civitas.server.tables import RESIGN, Tables

SHORTEST, LONGEST = 2.0, 7.0
"""So many seconds after a question an order answers it; how many of them, nobody can foresee."""
NOTHING_TO_DO = 1e15
"""When to look again at orders that answer nothing now: after the next move."""
PASSING = ("done", "pass", "skip")
"""Verbs with which a seat lets something go by, whether or not a teller says that they end its say."""
OWN_PART = ("seat", "name", "actor", "attacker", "player")
"""What a question calls the seat that acts; under any other name a seat is meant by somebody else."""

log = logging.getLogger("civitas.server")


class _Answer(NamedTuple):
    """What an order answers for a seat, and when."""

    seat: int
    action: int
    at: float


class StandingOrders:
    """The standing orders of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.database

    def show(self, table_id: str, seat: int) -> StandingOrdersShown:
        """The orders of a seat, and what it could order now."""
        with self._tables.cache.hold(table_id) as held, self._database.reading() as c:
            return StandingOrdersShown(orders_of(games.seats_of(c, table_id)[seat]), _possible(held, seat))

    def change(self, table_id: str, place: Place, wanted: StandingOrdersWanted) -> StandingOrdersShown:
        """Other orders: those that stand already, and new ones about what the seat is asked now."""
        seat = seated(place.seat)
        with self._tables.cache.hold(table_id, place.people) as held, self._database.writing() as c:
            games.lock_table(c, table_id)
            seats, possible = games.seats_of(c, table_id), _possible(held, seat)
            known = {(each.frame, each.action): each for each in [*possible, *orders_of(seats[seat])]}
            orders = [_given(known, each) for each in wanted.orders]
            games.set_orders(c, table_id, seat, msgspec.json.encode(orders).decode() if orders else None)
            others = any(each.orders for each in seats if each.seat != seat)
            head = found(games.head(c, table_id)).seq
            games.look_at_orders(c, table_id, head, time.time() if orders or others else None)
            return StandingOrdersShown(orders, possible)

    def carry_out_some(self, most: int) -> None:
        """See to the tables at which an order may answer; every server does it, and the log decides."""
        with self._database.reading() as c:
            due = games.ordered_tables(c, time.time(), most)
        for table_id in due:
            try:
                self.carry_out(table_id)
            except CivitasError as problem:
                log.info("table %s: %s", table_id, problem)

    def carry_out(self, table_id: str, present: float | None = None) -> None:
        """Answer what an order answers at a table, if it is time; else say when to look again."""
        present = time.time() if present is None else present
        with self._tables.cache.hold(table_id) as held:
            with self._database.writing() as c:
                games.lock_table(c, table_id)
                table, seq = found(games.find_table(c, table_id)), held.game.seq
                if table.head != seq:
                    return
                answer = _next_answer(c, held, table)
                games.look_at_orders(c, table_id, seq, NOTHING_TO_DO if answer is None else answer.at)
            people = held.people
        if answer is not None and answer.at <= present:
            asked = Act(f"order/{seq}", seq, answer.action)
            self._tables.act(table_id, answer.seat, asked, games.PERSON, people)


def orders_of(seat: StoredSeat) -> list[StandingOrderShown]:
    """The orders of a seat."""
    return [] if seat.orders is None else msgspec.json.decode(seat.orders, type=list[StandingOrderShown])


def _given(known: dict[tuple[str, str], StandingOrderShown], wanted: StandingOrderWanted) -> StandingOrderShown:
    """An order about something that can be ordered."""
    about = known.get((wanted.frame, wanted.action))
    if about is None:
        raise Refusal("order", "this cannot be ordered: you are not asked that, or it is no answer that ends your say")
    return msgspec.structs.replace(about, until=wanted.until, unless_named=wanted.unless_named)


def _possible(held: Held, seat: int) -> list[StandingOrderShown]:
    """What a seat may order about the question that it faces."""
    return possible_orders(held.game.position, seat) if held.stage == games.PLAYING else []


def possible_orders(p: Position, seat: int) -> list[StandingOrderShown]:
    """What a seat may order about the question that a position asks it."""
    if seat not in p.to_act:
        return []
    telling, space = p.perspective(seat).telling, p.space()
    question = telling["question"]
    if question is None:
        return []
    choices = [choice for group in telling["groups"] for choice in group["choices"] if _is_end(choice)]
    return [
        StandingOrderShown(
            question["frame"], space.text(deed["code"]), "other", True, question["text"], choice["phrase"]
        )
        for choice in choices
        for deed in choice["deeds"]
        if "loss" not in deed
    ]


def _is_end(choice: Choice) -> bool:
    """Whether an answer ends the say of a seat, and that alone.

    Nothing is ordered that would be asked again at once, nor what gives away answers to things that nobody knows yet.
    """
    if choice.get("forgoes", False):
        return False
    return choice["verb"] in PASSING or (choice.get("ends", False) and choice["verb"] != RESIGN)


def _next_answer(c: Connection, held: Held, table: StoredTable) -> _Answer | None:
    """The first answer that an order gives now; orders that were good for one question end with it."""
    answers = []
    for seat in games.seats_of(c, table.id):
        orders = orders_of(seat)
        if not orders or seat.kind != games.PERSON or seat.seat not in held.game.position.to_act:
            continue
        order = None if _has_taken_back(c, table, seat.seat) else _order_for(held, seat.seat, orders)
        standing = [each for each in orders if each.until == "always" or _asks(held, seat.seat, each)]
        if standing != orders:
            games.set_orders(c, table.id, seat.seat, msgspec.json.encode(standing).decode() if standing else None)
        if order is not None:
            action = held.game.title.space.parse(order.action)
            answers.append(_Answer(seat.seat, action, table.moved + delay(table, seat.seat, held.game.seq)))
    return min(answers, key=lambda answer: answer.at, default=None)


def _order_for(held: Held, seat: int, orders: list[StandingOrderShown]) -> StandingOrderShown | None:
    """The order that answers what a seat is asked now."""
    possible = {(each.frame, each.action) for each in _possible(held, seat)}
    asked = [each for each in orders if (each.frame, each.action) in possible]
    is_meant = bool(asked) and is_named(_question(held, seat), seat)
    return next((each for each in asked if not (each.unless_named and is_meant)), None)


def _question(held: Held, seat: int) -> Question | None:
    return held.game.position.perspective(seat).telling["question"]


def _asks(held: Held, seat: int, order: StandingOrderShown) -> bool:
    question = _question(held, seat)
    return question is not None and question["frame"] == order.frame


def is_named(question: Question | None, seat: int) -> bool:
    """Whether a question, or what led to it, means this seat otherwise than as the one that acts."""
    if question is None:
        return False
    return any(_names(said, seat_id(seat)) for said in [question["text"], *question["because"]])


def _names(said: Said, person: str) -> bool:
    return any(_means(key, value, person) for key, value in said.get("arguments", {}).items())


def _means(key: str, value: Argument, person: str) -> bool:
    if isinstance(value, dict):
        return _names(value, person)
    return key not in OWN_PART and (value == person or (isinstance(value, list) and person in value))


def _has_taken_back(c: Connection, table: StoredTable, seat: int) -> bool:
    """Whether a seat has just taken something back: then it wants to decide for itself."""
    last = games.entries_after(c, table.id, table.head - 1)
    return bool(last) and (last[-1].kind, last[-1].seat) == (games.UNDO, seat)


def delay(table: StoredTable, seat: int, seq: int) -> float:
    """The seconds that an order waits: the same for all servers, and unknown to whoever does not know the seed."""
    drawn = hashlib.sha256(f"order {table.seed} {table.id} {seat} {seq}".encode()).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(drawn[:4], "big") / 2**32
