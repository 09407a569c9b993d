"""Finished games as files: what was played, and nothing before the game is over."""

import pytest

from civitas.records import decode, encode, faults
from civitas.server.game_files import file_of
from civitas.server.messages import Act, Undo
from civitas.server.refusals import Refusal
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party
from tests.server.serving import Served


def test_a_finished_game_is_a_file_that_anybody_can_check(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, bots=1)
    party.play_to_the_end()
    file = file_of(database, tables.replays, party.id)
    assert (file.title, file.players) == (TOY_ID, 3)
    assert [(seat.name, seat.kind) for seat in file.seats] == [
        ("Ada", "person"),
        ("random", "bot"),
        ("Player 1", "person"),
    ]
    assert file.result is not None
    assert faults(decode(encode(file))) == []


def test_what_was_taken_back_is_not_in_the_file(tables: Tables, database: Database) -> None:
    party = Party(tables, players=2)
    tables.act(party.id, 0, Act("a", 0, "take"))
    tables.undo(party.id, 0, Undo("u", 1))
    party.play_to_the_end()
    file = file_of(database, tables.replays, party.id)
    assert len(file.moves) == tables.state(party.id, None).seq - 2
    assert faults(file) == []


def test_while_it_is_played_there_is_no_file(tables: Tables, database: Database, embedded: Served) -> None:
    party = Party(tables, players=2)
    with pytest.raises(Refusal, match="not over"):
        file_of(database, tables.replays, party.id)
    ada = embedded.client().enter()
    opened = ada.open(bots=[{"bot": "random", "seat": 1}])
    refused = ada.get(f"/api/tables/{opened['table']}/file")
    assert (refused.status_code, refused.json()["reason"]) == (409, "playing")
    ada.close()
