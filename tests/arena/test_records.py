"""What was played is kept, and a match goes on where it was stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from civitas.arena.match import Outcome
from civitas.arena.records import GAMES, Records, rows
from civitas.arena.schedule import BadMatch

MATCH = {"title": "toy", "bots": ["a", "b"], "seed": 0}


def outcome(game: int, **more: Any) -> Outcome:
    """A game that the first bot has won."""
    found: Any = {
        "game": game, "seed": game, "bots": ["a", "b"], "places": [1, 2], "scores": [9, 4], "ending": "round-limit",
        "rounds": 5, "decisions": [10, 11], "seconds": [0.5, 0.25], "fault": None, "columns": {"cities": [3, 1]},
        "events": {}, "by_round": {}, **more,
    }  # fmt: skip
    made: Outcome = found
    return made


def test_games_are_read_again_in_their_order(tmp_path: Path) -> None:
    records = Records(tmp_path, MATCH)
    records.add(outcome(2))
    records.add(outcome(0))
    again = Records(tmp_path, MATCH)
    assert again.in_order() == [outcome(0), outcome(2)]


def test_a_game_that_is_there_already_is_not_doubled(tmp_path: Path) -> None:
    records = Records(tmp_path, MATCH)
    records.add(outcome(1))
    records.add(outcome(1, scores=[0, 0]))
    assert Records(tmp_path, MATCH).in_order() == [outcome(1)]
    assert len((tmp_path / GAMES).read_text().splitlines()) == 1


@pytest.mark.parametrize("rest", ['{"game": 1, "se', '{"game":1}'])
def test_a_line_that_was_being_written_at_the_stop_is_cut_off_and_played_again(tmp_path: Path, rest: str) -> None:
    records = Records(tmp_path, MATCH)
    records.add(outcome(0))
    with (tmp_path / GAMES).open("a") as file:
        file.write(rest)
    again = Records(tmp_path, MATCH)
    assert list(again.outcomes) == [0]
    again.add(outcome(1))
    assert Records(tmp_path, MATCH).in_order() == [outcome(0), outcome(1)]


def test_a_folder_belongs_to_one_match(tmp_path: Path) -> None:
    Records(tmp_path, MATCH)
    with pytest.raises(BadMatch, match="holds something else: seed is 0 there, not 5"):
        Records(tmp_path, {**MATCH, "seed": 5})


def test_without_a_folder_games_are_only_remembered() -> None:
    records = Records(None, MATCH)
    records.add(outcome(0))
    assert records.in_order() == [outcome(0)]


def test_a_game_has_a_row_for_each_seat() -> None:
    fault = {"seat": 1, "bot": "b", "what": "answered 7"}
    first, second = rows(outcome(4, fault=fault))
    assert (first["game"], first["seat"], first["bot"], first["place"], first["fault"]) == (4, 0, "a", 1, None)
    assert (second["score"], second["decisions"], second["cities"], second["fault"]) == (4, 11, 1, "answered 7")
    assert json.loads(json.dumps(first)) == first
