"""The title: who can play, with which options, and who is played by the rules."""

import pytest

import civitas
from civitas.core.errors import BadOption
from civitas.core.options import read_options

TITLE = civitas.title("new-dawn")


@pytest.mark.rule("R1.1-a")
@pytest.mark.parametrize(
    ("humans", "has_automa"), [(2, False), (3, False), (4, False), (1, True), (2, True), (3, True)]
)
def test_two_to_four_can_play_and_the_automated_player_is_one_of_them(humans: int, has_automa: bool) -> None:
    options: dict[str, object] = {"automa": "prince"} if has_automa else {}
    players = humans + has_automa
    game = TITLE.new_game(players=players, seed=1, options=options)
    assert game.players == players
    assert players in TITLE.player_counts(options)
    assert TITLE.automated_seats(players, options) == ([humans] if has_automa else [])


@pytest.mark.rule("R1.1-a")
@pytest.mark.parametrize(("humans", "has_automa"), [(1, False), (5, False), (0, True), (4, True)])
def test_no_other_number_can_play(humans: int, has_automa: bool) -> None:
    options: dict[str, object] = {"automa": "prince"} if has_automa else {}
    with pytest.raises(BadOption):
        TITLE.new_game(players=humans + has_automa, seed=1, options=options)


def test_the_sets_of_options_hold_every_value_of_every_option() -> None:
    chosen = [read_options(TITLE.options, options) for options in TITLE.option_sets()]
    for option in TITLE.options:
        assert {options[option.name] for options in chosen} == set(option.values)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_can_begin_with_every_set_of_options(players: int) -> None:
    for options in TITLE.option_sets():
        game = TITLE.new_game(players=players, seed=1, options=options)
        assert game.to_act
        assert not set(game.to_act) & set(TITLE.automated_seats(players, options))


def test_every_card_has_an_id_of_its_own() -> None:
    assert len(set(TITLE.cards)) == len(TITLE.cards) == 20 + 20 + 24 + 8 + 8 + 4 + 10
    for card in ("early-empire", "automa-early-empire", "oracle", "hojo", "seoul", "embassy", "populous"):
        assert card in TITLE.cards
