"""Every question of the game keeps every law of the contract, also those that random games hardly ever put."""

import pytest

import civitas
from civitas.core.conformance import Game
from tests.games.civilization_2010.questions import SITUATIONS, asking

TITLE = civitas.title("civilization-2010")
LAWS = (
    "turns",
    "clone",
    "dump",
    "broken-dump",
    "view",
    "listed",
    "out-of-turn",
    "malformed",
    "refused",
    "text",
    "scenario",
    "imagine",
    "blind",
    "leak",
)


def test_every_question_is_put_here() -> None:
    assert set(SITUATIONS) == asking()


@pytest.mark.parametrize("question", SITUATIONS)
def test_a_question_keeps_every_law(question: str) -> None:
    s = SITUATIONS[question]()
    assert s.question == question
    p = s.position
    game = Game(TITLE, players=p.players, seed=1, options=p.setting.options, breadth=6, depth=4, without={"secrets"})
    game.table.position, game.components = p, p.components()
    game.check(*LAWS)
    for action in p.legal(p.to_act[0]):
        after = p.clone()
        after.play(p.to_act[0], action)
        assert after.components() == game.components
