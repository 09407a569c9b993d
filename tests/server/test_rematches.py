"""The same people and bots play again, each on the seat it had."""

from typing import Any

import pytest

from civitas.server.messages import BotSeat, Join, NewTable
from civitas.server.refusals import Refusal
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import StoredSeat, StoredTable
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock
from tests.server.playing import TOY_ID, Party
from tests.server.serving import Served, Watcher

ADA, BEN = Asker(owner="guest:0"), Asker(owner="guest:1")


def seats_at(database: Database, table: str) -> list[StoredSeat]:
    with database.reading() as c:
        return games.seats_of(c, table)


def table_at(database: Database, table: str) -> StoredTable:
    with database.reading() as c:
        found = games.find_table(c, table)
    assert found is not None
    return found


def finished(tables: Tables, **options: Any) -> Party:
    """A game of Ada, somebody else and a bot that is over; the bot has played like everybody."""
    party = Party(tables, players=3, bots=1, clock=Clock("live", 300, 30, 300), stand_in="random", **options)
    party.play_to_the_end()
    return party


def test_the_first_who_wants_it_opens_the_same_table_again(tables: Tables, database: Database) -> None:
    party = finished(tables, draw=True)
    opened = tables.rematches.again(party.id, ADA)
    old, new = table_at(database, party.id), table_at(database, opened.table)
    assert old.rematch == new.id != old.id
    assert (new.title, new.players, new.options, new.clock, new.stand_in) == (
        old.title,
        old.players,
        old.options,
        old.clock,
        old.stand_in,
    )
    assert (new.stage, new.head, new.host, new.listed) == (games.WAITING, games.NOT_BEGUN, "guest:0", old.listed)
    assert [(seat.kind, seat.name, seat.bot) for seat in seats_at(database, new.id)] == [
        (games.PERSON, "Ada", None),
        (games.BOT, "random", "random"),
        (games.OPEN, "", None),
    ]
    assert tables.seating.sit(new.id, Asker(opened.token)).seat == opened.seat == 0


def test_everybody_else_finds_the_own_seat_and_the_game_begins(tables: Tables, database: Database) -> None:
    party = finished(tables)
    opened = tables.rematches.again(party.id, ADA)
    joined = tables.rematches.again(party.id, BEN)
    assert (joined.table, joined.seat, joined.invitation) == (opened.table, 2, "")
    assert [seat.name for seat in seats_at(database, opened.table)] == ["Ada", "random", "Player 1"]
    assert tables.seating.sit(opened.table, Asker(joined.token)).seat == 2
    assert tables.state(opened.table, None).stage == games.PLAYING


def test_who_shows_the_link_of_a_seat_has_it_again(tables: Tables) -> None:
    party = finished(tables)
    first = tables.rematches.again(party.id, Asker(party.tokens[1]))
    assert first.seat == 2
    again = tables.rematches.again(party.id, Asker(party.tokens[1]))
    assert (again.table, again.seat, again.token) == (first.table, 2, None)
    assert tables.rematches.again(party.id, Asker(party.tokens[0])).seat == 0


def test_a_person_alone_with_bots_begins_at_once(tables: Tables) -> None:
    party = Party(tables, players=2, bots=1)
    party.play_to_the_end()
    opened = tables.rematches.again(party.id, ADA)
    assert tables.state(opened.table, 0).stage == games.PLAYING


def test_a_seat_that_somebody_else_has_taken_is_taken(tables: Tables) -> None:
    party = finished(tables)
    opened = tables.rematches.again(party.id, ADA)
    tables.seating.join(opened.table, Join("Cleo", opened.invitation), "guest:7")
    with pytest.raises(Refusal, match="taken"):
        tables.rematches.again(party.id, BEN)


def test_only_who_sat_there_and_only_when_it_is_over(tables: Tables) -> None:
    party = Party(tables, players=2)
    with pytest.raises(Refusal, match="not over"):
        tables.rematches.again(party.id, ADA)
    party.play_to_the_end()
    with pytest.raises(Refusal, match="sits at the table"):
        tables.rematches.again(party.id, Asker(owner="guest:9"))
    with pytest.raises(Refusal, match="for no seat"):
        tables.rematches.again(party.id, Asker("nonsense"))


def test_everybody_at_the_old_table_is_told(server: Served) -> None:
    tables = server.services.tables
    opened = tables.open(NewTable(TOY_ID, "Ada", 2, bots=[BotSeat("random", 1)], seat=0), "guest:0", 5)
    party = Party.__new__(Party)
    party.tables, party.id = tables, opened.table
    watcher = Watcher(server.base, opened.table, opened.token or "")
    party.play_to_the_end()
    watcher.hear_until(lambda message: message["type"] == "state" and message["stage"] == "finished")
    client = server.client().enter()
    answer = client.post(f"/api/tables/{opened.table}/rematch", None, opened.token or "")
    assert answer.status_code == 200, answer.text
    told = watcher.hear_until(lambda message: message["type"] == "table" and message["rematch"] is not None)
    assert told["rematch"] == answer.json()["table"]
    client.close()
    watcher.close()
