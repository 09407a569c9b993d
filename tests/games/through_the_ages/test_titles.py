"""The two titles: who can play, with which options."""

import pytest

import civitas
from civitas.core.errors import BadOption, BrokenDump
from civitas.core.options import read_options
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW


@BOTH
def test_two_to_four_can_play(title: str) -> None:
    assert list(civitas.title(title).players) == [2, 3, 4]
    assert civitas.title(title).player_counts({}) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadOption):
            civitas.title(title).new_game(players=players, seed=1)


@BOTH
def test_the_sets_of_options_hold_every_value_of_every_option(title: str) -> None:
    subject = civitas.title(title)
    chosen = [read_options(subject.options, options) for options in subject.option_sets()]
    for option in subject.options:
        assert {options[option.name] for options in chosen} == set(option.values)


@BOTH
def test_a_game_can_begin_with_every_set_of_options(title: str) -> None:
    subject = civitas.title(title)
    for options in [*subject.option_sets(), subject.playout_options()]:
        game = subject.new_game(players=3, seed=1, options=options)
        assert game.to_act
        assert game.dump()["title"] == title


def test_the_editions_do_not_read_each_others_games() -> None:
    for own, other in ((NEW, FIRST), (FIRST, NEW)):
        dump = civitas.title(own).new_game(players=2, seed=1).dump()
        assert civitas.title(own).load(dump).dump() == dump
        with pytest.raises(BrokenDump, match="title"):
            civitas.title(other).load(dump)


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "simple", "easier": True},
        {"mode": "simple", "peaceful": True},
        {"mode": "advanced", "bonus_cards": "open"},
        {"mode": "advanced", "war_before_refill": True},
        {"fewer_points": True},
        {"public_bonus_cards": 3},
        {"bonus_cards": "open", "public_bonus_cards": 3},
        {"peaceful_pacts": False},
    ],
    ids=str,
)
def test_variants_that_do_not_go_together_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        civitas.title(FIRST).new_game(players=2, seed=1, options=options)
