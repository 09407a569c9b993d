"""Stored full games of both editions, for every ending, mode and variant, replay to the last digit."""

from pathlib import Path

import pytest

from civitas.core.title import Title
from civitas.language import entries
from tests.games.golden import GoldenGames

GAMES = GoldenGames(Path(__file__).parent / "golden", "through-the-ages")
RARE = 8
"""So many kinds of events may be missing in all golden games together: some need a rare card and its rare use."""


def test_every_game_of_the_table_is_recorded() -> None:
    GAMES.check_files()


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_a_stored_game_replays_exactly(name: str) -> None:
    GAMES.check_replay(name)


def ways_to_end(title: Title, mode: str) -> set[tuple[int, str]]:
    """Numbers of players and endings of the golden games of one mode."""
    games = [GAMES.stored(name) for name in GAMES.names]
    return {
        (game["players"], game["result"]["ending"])
        for game in games
        if game["title"] == title.id and game["options"].get("mode", "full") == mode
    }


@pytest.mark.parametrize("title", GAMES.titles, ids=lambda title: title.id)
def test_every_ending_of_the_full_game_is_there_for_every_number_of_players(title: Title) -> None:
    endings = ("last-round", "last-player")
    assert ways_to_end(title, "full") == {(players, ending) for players in title.players for ending in endings}


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_the_shorter_games_are_there_for_every_number_of_players(mode: str) -> None:
    title = next(title for title in GAMES.titles if title.id.endswith("2006"))
    assert ways_to_end(title, mode) == {(players, "last-round") for players in title.players}


@pytest.mark.parametrize("title", GAMES.titles, ids=lambda title: title.id)
def test_every_value_of_every_option_is_played(title: Title) -> None:
    games = [game for game in map(GAMES.stored, GAMES.names) if game["title"] == title.id]
    for option in title.options:
        played = [game["options"].get(option.name, option.values[0]) for game in games]
        assert set(played) == set(option.values), option.name


def test_the_last_age_ends_in_the_turn_of_the_starting_player_and_of_others() -> None:
    for players in ("two", "three", "four"):
        assert {f"2015-{players}-ends-with-start", f"2015-{players}-ends-with-other"} <= set(GAMES.names)


def test_nearly_everything_that_can_happen_happens_in_a_golden_game() -> None:
    known = {
        message.id.name.removeprefix("event-")
        for message in entries("en", "through-the-ages-play.ftl")
        if message.id.name.startswith("event-")
    }
    never = sorted(known - GAMES.messages().keys())
    assert len(never) <= RARE, f"never reported: {never}"
