"""The title: who can play, with which options, and which cards there are."""

import pytest

from civitas.core.errors import BadOption
from civitas.core.options import read_options
from civitas.games.civilization_2010.title import Civilization2010Title

TITLE = Civilization2010Title()


@pytest.mark.rule("setup.seats-a")
def test_two_to_four_can_play_by_the_book_and_five_with_the_fifth_seat() -> None:
    assert TITLE.player_counts({}) == [2, 3, 4]
    assert TITLE.player_counts({"fifth_seat": True}) == [2, 3, 4, 5]
    for players in (2, 3, 4):
        assert TITLE.new_game(players=players, seed=1).players == players
    assert TITLE.new_game(players=5, seed=1, options={"fifth_seat": True}).players == 5


@pytest.mark.rule("setup.seats-a")
@pytest.mark.parametrize(("players", "has_fifth"), [(1, False), (5, False), (6, False), (1, True), (6, True)])
def test_no_other_number_can_play(players: int, has_fifth: bool) -> None:
    with pytest.raises(BadOption):
        TITLE.new_game(players=players, seed=1, options={"fifth_seat": has_fifth})


def test_the_sets_of_options_hold_every_value_of_every_option() -> None:
    chosen = [read_options(TITLE.options, options) for options in TITLE.option_sets()]
    for option in TITLE.options:
        assert {options[option.name] for options in chosen} == set(option.values)


def test_a_game_can_begin_with_every_set_of_options() -> None:
    for options in TITLE.option_sets():
        for players in TITLE.player_counts(options):
            assert TITLE.new_game(players=players, seed=1, options=options).to_act


def test_every_card_has_an_id_of_its_own() -> None:
    counts = [41, 18, 29, 8, 8, 12, 15, 12, 6, 5, 2, 13]
    assert len(set(TITLE.cards)) == len(TITLE.cards) == sum(counts)
    for card in ("pottery", "oracle", "drought", "pacifism", "feudalism", "romans", "library", "infantry-weak"):
        assert card in TITLE.cards


@pytest.mark.rule("limits.faf-a")
def test_nothing_of_fame_and_fortune_is_a_card_of_the_title() -> None:
    for card in ("arabs", "spanish", "indians", "metropolis", "tile15", "hut-arms-merchant"):
        assert card not in TITLE.cards
