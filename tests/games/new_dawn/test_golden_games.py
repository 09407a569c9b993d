"""Stored full games, for every ending and every option, with and without the automated player, replay exactly."""

from pathlib import Path
from typing import Any

import pytest

from civitas.games.new_dawn.options import DIFFICULTIES, NO_AUTOMA
from civitas.language import entries
from tests.games.golden import GoldenGames

GAMES = GoldenGames(Path(__file__).parent / "golden", "new-dawn")
TITLE = GAMES.titles[0]
RARE = 12
"""So many kinds of events may be missing in all golden games together: some need a rare card and its rare use."""


def test_every_game_of_the_table_is_recorded() -> None:
    GAMES.check_files()


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_a_stored_game_replays_exactly(name: str) -> None:
    GAMES.check_replay(name)


def automa_of(game: dict[str, Any]) -> str:
    """The difficulty of the automated player in a stored game."""
    return str(game["options"].get("automa", NO_AUTOMA))


def winner_of(game: dict[str, Any]) -> str:
    """Who has won a stored game."""
    places: list[int] = game["result"]["places"]
    if game["result"]["ending"] != "victory":
        return "nobody"
    is_automated = places[-1] == 1 and automa_of(game) != NO_AUTOMA
    return "automa" if is_automated else "person"


def endings(has_automa: bool) -> set[tuple[int, str]]:
    """Numbers of players and winners of the games with the automated player or without it."""
    games = [GAMES.stored(name) for name in GAMES.names]
    return {(game["players"], winner_of(game)) for game in games if (automa_of(game) != NO_AUTOMA) == has_automa}


def test_every_number_of_people_wins_or_does_not() -> None:
    assert endings(has_automa=False) == {(players, who) for players in TITLE.players for who in ("person", "nobody")}


def test_people_and_the_automated_player_win_with_every_number_of_players() -> None:
    assert endings(has_automa=True) >= {(players, who) for players in TITLE.players for who in ("person", "automa")}


def test_the_automated_player_plays_at_every_difficulty_on_both_kinds_of_maps() -> None:
    games = [GAMES.stored(name) for name in GAMES.names]
    assert {automa_of(game) for game in games} == {NO_AUTOMA, *DIFFICULTIES}
    for map_kind in ("fixed", "built"):
        played = [game for game in games if game["options"].get("map", "fixed") == map_kind]
        assert {game["players"] for game in played if automa_of(game) == NO_AUTOMA} == set(TITLE.players)
        assert {game["players"] for game in played if automa_of(game) != NO_AUTOMA} == set(TITLE.players)


def test_every_value_of_every_option_is_played() -> None:
    games = [GAMES.stored(name) for name in GAMES.names]
    for option in TITLE.options:
        played = [game["options"].get(option.name, option.values[0]) for game in games]
        assert set(played) == set(option.values), option.name


def test_nearly_everything_that_can_happen_happens_in_a_golden_game() -> None:
    known = {
        message.id.name.removeprefix("event-")
        for message in entries("en", "new-dawn-play.ftl")
        if message.id.name.startswith("event-")
    }
    never = sorted(known - GAMES.messages().keys())
    assert len(never) <= RARE, f"never reported: {never}"
