"""Stored full games, for every ending, number of players and option, replay exactly."""

from pathlib import Path

import pytest

from civitas.games.civilization_2010.phases.winning import (
    CULTURE_VICTORY,
    ECONOMIC_VICTORY,
    MILITARY_VICTORY,
    TECHNOLOGY_VICTORY,
    TURN_LIMIT,
)
from civitas.language import entries
from tests.games.golden import GoldenGames

GAMES = GoldenGames(Path(__file__).parent / "golden", "civilization-2010")
TITLE = GAMES.titles[0]
RARE = 30
"""So many kinds of events may be missing in all golden games together: some need a rare card and its rare use."""


def test_every_game_of_the_table_is_recorded() -> None:
    GAMES.check_files()


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_a_stored_game_replays_exactly(name: str) -> None:
    GAMES.check_replay(name)


def test_a_game_ends_in_every_way_with_few_and_with_many_players() -> None:
    games = [GAMES.stored(name) for name in GAMES.names]
    endings = {(game["players"] > 2, game["result"]["ending"]) for game in games}
    ways = (CULTURE_VICTORY, ECONOMIC_VICTORY, MILITARY_VICTORY, TECHNOLOGY_VICTORY, TURN_LIMIT)
    assert endings == {(is_many, way) for is_many in (False, True) for way in ways}
    assert {game["players"] for game in games} == set(TITLE.players)


def test_every_value_of_every_option_is_played() -> None:
    games = [GAMES.stored(name) for name in GAMES.names]
    for option in TITLE.options:
        played = [game["options"].get(option.name, option.values[0]) for game in games]
        assert set(played) == set(option.values), option.name


def test_nearly_everything_that_can_happen_happens_in_a_golden_game() -> None:
    known = {
        message.id.name.removeprefix("event-")
        for message in entries("en", "civilization-2010-play.ftl")
        if message.id.name.startswith("event-")
    }
    never = sorted(known - GAMES.messages().keys())
    assert len(never) <= RARE, f"never reported: {never}"
