"""Copies of a position share its lists: whatever is played replaces them and never changes them in place."""

import pytest

from civitas.core.storage import dump_fields
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.model import Civilization2010
from tests.games.civilization_2010.test_golden_games import GAMES, TITLE


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_no_action_of_a_golden_game_changes_a_copy_made_before_it(name: str) -> None:
    stored = GAMES.stored(name)
    position = TITLE.new_game(players=stored["players"], seed=stored["seed"], options=stored["options"])
    assert isinstance(position, Civilization2010)
    for number, (seat, text) in enumerate(stored["actions"], 1):
        copy = position.clone()
        before = pieces(copy)
        position.play(seat, TITLE.space.parse(text))
        assert pieces(copy) == before, f"action {number}, {text!r} of seat {seat}"


def pieces(p: Civilization2010) -> list[dict[str, object]]:
    """Everything on the table, as plain data of its own."""
    return [dump_fields(p, p.FIELDS), *[dump_fields(empire, Empire.FIELDS) for empire in p.empires]]
