"""Stored full games, one for each way a game can end, replay to the last digit."""

from pathlib import Path

import pytest

from tests.games.golden import GoldenGames

GAMES = GoldenGames(Path(__file__).parent / "golden", "civilization-1980")
ENDINGS = {
    "full-finish-circle",
    "full-finish-circle-points",
    "full-triangle-2",
    "full-triangle-2-points",
    "full-triangle-3",
    "full-triangle-4",
    "full-round-limit",
    "full-deserted",
    "nomads-and-seafarers-most-areas",
    "farmers-and-citizens-triangle-2",
    "farmers-and-citizens-triangle-2-cities",
    "farmers-and-citizens-shortened",
}


def test_every_way_a_game_can_end_has_a_stored_game() -> None:
    GAMES.check_files()
    assert set(GAMES.names) == ENDINGS


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_a_stored_game_replays_exactly(name: str) -> None:
    GAMES.check_replay(name)
    assert name.endswith(GAMES.endings[name])
