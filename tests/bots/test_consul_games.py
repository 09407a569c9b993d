"""Consuls play whole games: with every option, always legally and alike, seeing nothing hidden, better than chance."""

import pytest

from civitas.bots import names
from civitas.core.dice import Dice
from tests.bots.consuls import TITLE, Options, consul, new_game, play_out, stumble
from tests.bots.windows import behind_glass

SHORT: Options = {"turn_limit": 20}
SETS = list(enumerate(TITLE.option_sets()))


def test_the_consul_plays_civilization_2010() -> None:
    assert names(TITLE.id) == ["random", "nomad", "consul", "patron", "magnate", "emperor"]


def test_a_consul_beats_a_random_player() -> None:
    """One unlucky game is allowed: where nobody wins in time, the culture track decides."""
    won = 0
    for seed in (3, 4, 5):
        line_up = ["random", "random"]
        line_up[seed % 2] = "consul"
        position, _ = play_out(line_up, seed, SHORT)
        assert position.result is not None
        won += position.result.winners == [seed % 2]
    assert won >= 2


def test_consuls_win_their_games() -> None:
    """Without a limit one of the four victories comes in the end."""
    position, actions = play_out(["consul", "consul"], 6)
    assert position.result is not None
    assert position.result.ending in ("culture", "economic", "military", "technology")
    assert len(position.result.winners) == 1
    assert len(actions) < 5000


def test_the_same_seed_plays_the_same_game() -> None:
    line_up = ["consul", "random", "consul"]
    assert play_out(line_up, 8, SHORT, turns=5)[1] == play_out(line_up, 8, SHORT, turns=5)[1]


def test_a_consul_needs_a_window_only_and_sees_nothing_hidden() -> None:
    """What it decides is the same when all that it cannot see is dealt anew."""
    position = new_game(3, 4)
    decisions = dealt_otherwise = 0
    while not position.is_over and position.turn <= 6:
        seat = position.to_act[0]
        action = consul(decisions).choose(position.perspective(seat))
        if decisions % 8 == 0:
            other = position.perspective(seat).imagine(Dice.seeded(decisions))
            dealt_otherwise += other.digest() != position.digest()
            assert consul(decisions).choose(behind_glass(other, seat)) == action
        position.play(seat, action)
        decisions += 1
    assert dealt_otherwise >= 20


def test_choosing_changes_nothing() -> None:
    position = new_game(2, 5)
    for _ in range(60):
        seat = position.to_act[0]
        before = position.digest()
        action = consul().choose(position.perspective(seat))
        assert position.digest() == before
        position.play(seat, action)


@pytest.mark.parametrize(("number", "options"), SETS)
def test_a_consul_copes_with_whatever_position_it_is_put_in(number: int, options: Options) -> None:
    """Most actions are random ones and it knows nothing of what came before, so that no plan survives."""
    players = TITLE.player_counts(options)[number % 2 - 2]
    answered = stumble(players, number, options, turns=20, whims=4)
    assert {"CityManagement", "Movement", "Production"} <= answered


@pytest.mark.soak
@pytest.mark.parametrize(("number", "options"), SETS)
def test_consuls_finish_every_game_with_any_number_of_players(number: int, options: Options) -> None:
    for players in TITLE.player_counts(options):
        for seed in range(2):
            stumble(players, 100 + seed, options)
            assert play_out(["consul"] * players, number + seed, options)[0].result is not None


@pytest.mark.soak
def test_one_consul_beats_three_random_players_in_most_games() -> None:
    won = 0
    for seed in range(40):
        line_up = ["random"] * 4
        line_up[seed % 4] = "consul"
        position, _ = play_out(line_up, seed)
        assert position.result is not None
        won += position.result.winners == [seed % 4]
    assert won >= 34
