"""Opening and playing tables of the toy, for tests."""

import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from civitas.server.game_cache import first_position, follow
from civitas.server.messages import Ack, Act, BotSeat, Join, NewTable
from civitas.server.queries import Heard, News
from civitas.server.seating import Asker, Place
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.schema import TABLES
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock

TOY_ID = "toy-bidding"
GUESTS = [f"guest:{number}" for number in range(9)]


class Party:
    """A table of the toy at which everybody has sat down."""

    def __init__(
        self,
        tables: Tables,
        players: int = 2,
        seed: int = 5,
        bots: int = 0,
        clock: Clock | None = None,
        stand_in: str | None = None,
        owners: Sequence[str] = GUESTS,
        **options: Any,
    ) -> None:
        self.tables = tables
        wanted = NewTable(TOY_ID, "Ada", players, options, [BotSeat("random")] * bots, watch=bots == players)
        wanted.clock, wanted.stand_in = clock, stand_in
        opened = tables.open(wanted, owners[0], seed)
        self.id, self.invitation = opened.table, opened.invitation
        self.tokens = [opened.token or ""]
        for seat in range(1, players - bots):
            taken = tables.seating.join(self.id, Join(f"Player {seat}", self.invitation), owners[seat])
            self.tokens.append(taken.token)

    @property
    def seq(self) -> int:
        """How far the log has come."""
        return self.tables.state(self.id, None).seq

    def act(self, seat: int, action: int | str, client_id: str = "", seq: int | None = None) -> Ack:
        """Play an action, by default with the present seq and a new client id."""
        asked = Act(client_id or secrets.token_hex(8), self.seq if seq is None else seq, action)
        return self.tables.act(self.id, seat, asked)

    def act_at_random(self, rng: random.Random) -> Ack:
        """Let somebody whose turn it is play anything."""
        seat = rng.choice(self.tables.state(self.id, None).to_act)
        legal = self.tables.state(self.id, seat).legal
        return self.act(seat, int(rng.choice(legal)["code"]))

    def play_to_the_end(self, seed: int = 1) -> int:
        """Play the game out; the number of actions."""
        rng, count = random.Random(seed), 0
        while self.tables.state(self.id, None).stage == games.PLAYING:
            self.act_at_random(rng)
            count += 1
        return count


def news_for(tables: Tables, table_id: str, seat: int | None, heard: Heard) -> News:
    """What somebody at this seat has not heard."""
    return tables.queries.news(table_id, Asker(), Place(seat, tables.seating.sit(table_id, Asker()).people), heard)


def let_time_pass(database: Database, table_id: str, seconds: float) -> None:
    """Let all that the clocks of a table have done have been so much earlier."""
    with database.writing() as c:
        times = [replace(each, since=each.since - seconds) for each in games.times_of(c, table_id)]
        row = {"times": msgspec.json.encode(times).decode(), "due": TABLES.c.due - seconds}
        c.execute(update(TABLES).where(TABLES.c.id == table_id).values(row))


def replayed_digest(database: Database, table_id: str) -> tuple[int, str]:
    """Head and digest of a game that is played again from its log alone, without gaps."""
    with database.reading() as c:
        table = games.find_table(c, table_id)
        entries = games.entries_after(c, table_id, -1)
    assert table is not None
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    assert table.head == entries[-1].seq
    game = first_position(table)
    follow(game, entries)
    assert game.seq == table.head
    return game.seq, game.position.digest()


def present_digest(tables: Tables, table_id: str) -> tuple[int, str]:
    """Head and digest of a game as the server has it."""
    with tables.cache.hold(table_id) as held:
        return held.game.seq, held.game.position.digest()


def measured_with_the_toy(titles: Iterable[str]) -> list[Any]:
    """Titles for which a test is repeated. Only the toy measures coverage: all go the same ways through the server."""
    return [title if title == TOY_ID else pytest.param(title, marks=pytest.mark.untraced) for title in titles]
