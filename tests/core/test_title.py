"""What a title offers before a game begins."""

import pytest

from civitas.core.errors import BadOption
from civitas.core.title import Title
from tests.toy import TOY
from tests.toy.position import SPACE
from tests.toy.rules import RULES
from tests.toy.title import OPTIONS

PLAIN = Title(
    "plain",
    players=range(2, 5),
    rules_revision=3,
    space=SPACE,
    rules=RULES,
    options=OPTIONS,
    longest_game=100,
)


def test_a_title_keeps_what_it_is_told() -> None:
    assert (PLAIN.id, PLAIN.rules_revision, PLAIN.longest_game) == ("plain", 3, 100)
    assert PLAIN.space is SPACE
    assert PLAIN.rules is RULES
    assert PLAIN.options is OPTIONS


def test_the_option_sets_are_the_defaults_and_every_other_value_once() -> None:
    assert PLAIN.option_sets() == [{}, {"hand": 4}, {"draw": True}, {"stakes": 0}]


def test_all_numbers_of_players_are_allowed_unless_the_title_says_otherwise() -> None:
    assert PLAIN.player_counts({"hand": 4}) == [2, 3, 4]
    assert TOY.player_counts({"hand": 4}) == [2, 3]
    with pytest.raises(BadOption):
        PLAIN.player_counts({"hand": 5})


def test_a_title_must_say_how_its_games_begin() -> None:
    with pytest.raises(NotImplementedError):
        PLAIN.new_game(players=2, seed=1)
    with pytest.raises(NotImplementedError):
        PLAIN.load({})
    with pytest.raises(NotImplementedError):
        PLAIN.scenario({})
