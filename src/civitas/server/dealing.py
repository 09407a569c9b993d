"""Dealing: when the last seat is taken, and not before. Until then there is no position that anybody could look at."""

import secrets
import time
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

import civitas
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.server import ratings
from civitas.server.clocks import begun
from civitas.server.game import Game, Snapshot
from civitas.server.previews import SEED_BITS
from civitas.server.refusals import Unplayable
from civitas.server.storage import games
from civitas.server.storage.games import UNDRAWN, Entry, StoredSeat, StoredTable, Turn


def is_complete(seats: Iterable[StoredSeat]) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != games.OPEN for seat in seats)


def deal(c: Connection, table: StoredTable, seats: Sequence[StoredSeat]) -> int:
    """Begin the game of a table at which every seat is taken, by the rules of today; the seq of its first entry."""
    title = title_of(table)
    seed = secrets.randbits(SEED_BITS) if table.seed == UNDRAWN else table.seed
    start = prepared(c, table)
    game = Game(title, players=table.players, seed=seed, options=table.options, snapshot=start)
    first = Entry(table.id, game.seq, games.BEGIN, games.NO_SEAT, games.BEGIN, "", game.table.log, time.time())
    turn = turn_at(game.position, {seat.seat for seat in seats if seat.bot is not None})
    games.begin(c, first, begun(c, table, seats, turn), seed, title.rules_revision)
    games.insert_snapshot(c, table.id, *game.snapshot())
    ratings.begin(c, table, seats, start is None, first.at)
    return first.seq


def prepared(c: Connection, table: StoredTable) -> Snapshot | None:
    """Where the game of a table begins, if that was laid out before; None where it is dealt."""
    position = games.start_of(c, table.id)
    return None if position is None else Snapshot(0, position, [0] * table.players)


def turn_at(p: Position, bots: Iterable[int]) -> Turn:
    """What is noted of a game that stands here, if these seats are played by bots."""
    if p.result is not None:
        return Turn(games.FINISHED, [], False, p.result.to_json())
    return Turn(games.PLAYING, p.to_act, not set(bots).isdisjoint(p.to_act), None)


def title_of(table: StoredTable) -> Title:
    """The title that is played at a table."""
    title = civitas.titles().get(table.title)
    if title is None:
        raise Unplayable(f"this server does not know {table.title}")
    return title
