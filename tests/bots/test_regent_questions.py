"""A regent has a legal answer to every question of A New Dawn, on its turn and out of turn."""

import pytest

from tests.bots.regents import TITLE, new_game, regent
from tests.bots.windows import behind_glass
from tests.games.new_dawn.questions import MAP_BUILDING, SITUATIONS, asking

OUT_OF_TURN = ["Combat", "Eiffel", "Surrender", "Razing", "RaidLoss", "Storing"]


def test_every_question_of_the_game_is_put_here() -> None:
    assert {*SITUATIONS, MAP_BUILDING} == asking()


@pytest.mark.parametrize("question", SITUATIONS)
def test_a_regent_answers(question: str) -> None:
    s = SITUATIONS[question]()
    assert s.question == question
    player = s.asked[0]
    said = TITLE.space.text(regent().choose(behind_glass(s.position, player - 1)))
    assert said in s.legal(by=player)
    s.play(said, by=player)


@pytest.mark.parametrize("question", OUT_OF_TURN)
def test_a_regent_answers_when_it_is_not_its_turn(question: str) -> None:
    """The turn of a rival or of the automated player, or between two rounds; thinking must stop there too."""
    position = SITUATIONS[question]().position
    player, steps = regent(), 0
    while position.frames[-1].name() == question:
        seat = position.to_act[0]
        position.play(seat, player.choose(behind_glass(position, seat)))
        steps += 1
    assert 1 <= steps <= 10


@pytest.mark.parametrize("options", [{"map": "built"}, {"map": "built", "automa": "prince"}])
def test_a_regent_builds_the_map(options: dict[str, object]) -> None:
    position = new_game(2, 3, options)
    players = [regent(seat) for seat in range(2)]
    while position.frames[-1].name() == MAP_BUILDING:
        seat = position.to_act[0]
        action = players[seat].choose(behind_glass(position, seat))
        assert action in position.legal(seat)
        position.play(seat, action)
    assert (position.round, any(position.hands)) == (1, False)
    assert all(civilization.cities for civilization in position.civs)
