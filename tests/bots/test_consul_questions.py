"""A consul has a legal answer to every question of Civilization (2010), on its turn and out of turn."""

import pytest

from tests.bots.consuls import consul, decide
from tests.bots.windows import behind_glass
from tests.games.civilization_2010.questions import SITUATIONS, asking

OUT_OF_TURN = ["Abandonment", "Battle", "Consent", "Delivery", "FreshGovernment", "Window"]
MOST_ANSWERS = 12


def test_every_question_of_the_game_is_put_here() -> None:
    assert set(SITUATIONS) == asking()


@pytest.mark.parametrize("question", SITUATIONS)
def test_a_consul_answers(question: str) -> None:
    s = SITUATIONS[question]()
    assert s.question == question
    player = s.asked[0]
    said = decide(s, player)
    assert said in s.legal(by=player)
    s.play(said, by=player)


@pytest.mark.parametrize("question", OUT_OF_TURN)
def test_a_consul_answers_when_it_is_not_its_turn(question: str) -> None:
    """Somebody else's part; thinking must stop there too."""
    s = SITUATIONS[question]()
    assert s.asked != [s.position.active + 1]
    position, player, steps = s.position, consul(), 0
    while position.frames[-1].name() == question:
        seat = position.to_act[0]
        position.play(seat, player.choose(behind_glass(position, seat)))
        steps += 1
    assert 1 <= steps <= MOST_ANSWERS


def test_consuls_set_up_their_empires() -> None:
    """Capital, figures and policies of the beginning, all by themselves."""
    s = SITUATIONS["Founding"]()
    while s.position.turn == 0:
        s.play(decide(s))
    for player in (1, 2):
        assert len(s.cities(player)) == 1
        assert len(s.policies(player)) >= 1
        assert s.armies(player)
        assert s.scouts(player)
