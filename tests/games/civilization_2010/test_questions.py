"""Every question of the game keeps every law of the contract, also those that random games hardly ever put."""

import pytest

import civitas
from tests.games.civilization_2010.questions import SITUATIONS, asking
from tests.games.laws import check_every_law

TITLE = civitas.title("civilization-2010")


def test_every_question_is_put_here() -> None:
    assert set(SITUATIONS) == asking()


@pytest.mark.untraced
@pytest.mark.parametrize("question", SITUATIONS)
def test_a_question_keeps_every_law(question: str) -> None:
    s = SITUATIONS[question]()
    assert s.question == question
    check_every_law(TITLE, s.position, s.position.setting.options)
