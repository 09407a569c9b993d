"""Regents play whole games: with every option, always legally and alike, seeing nothing hidden, better than chance."""

import pytest

from civitas.bots import names
from civitas.core.dice import Dice
from civitas.games.new_dawn.options import DIFFICULTIES
from tests.bots.regents import TITLE, Options, new_game, play_out, regent, stumble
from tests.bots.windows import behind_glass

ENOUGH_ROUNDS = 12
SETS = list(enumerate(TITLE.option_sets()))


def people(number: int, options: Options) -> int:
    """Two or three people, or one or two beside the automated player."""
    return 2 + number % 2 - len(TITLE.automated_seats(TITLE.players[-1], options))


def test_the_regent_plays_a_new_dawn() -> None:
    assert names("new-dawn") == ["random", "pilgrim", "merchant", "envoy", "regent", "monarch"]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3)])
def test_a_regent_beats_random_players(players: int, seed: int) -> None:
    line_up = ["random"] * players
    line_up[seed % players] = "regent"
    position, _ = play_out(line_up, seed)
    assert position.result is not None
    assert (position.result.ending, position.result.winners) == ("victory", [seed % players])


def test_a_regent_plays_beside_the_automated_player_to_the_end() -> None:
    position, _ = play_out(["regent"], 2, {"automa": "settler"})
    assert position.result is not None
    assert position.result.ending == "victory"
    assert max(position.result.scores) == len(position.victory_cards)


def test_the_same_seed_plays_the_same_game() -> None:
    options: Options = {"automa": "emperor", "map": "built"}
    assert play_out(["regent"], 8, options)[1] == play_out(["regent"], 8, options)[1]


def test_a_regent_needs_a_window_only_and_sees_no_hidden_card() -> None:
    """What it decides is the same when all that it cannot see is dealt anew."""
    position = new_game(2, 4, {"wonder_decks": "by-players"})
    decisions = dealt_otherwise = 0
    while not position.is_over and position.round <= ENOUGH_ROUNDS:
        seat = position.to_act[0]
        action = regent(decisions).choose(position.perspective(seat))
        if decisions % 4 == 0:
            other = position.perspective(seat).imagine(Dice.seeded(decisions))
            dealt_otherwise += other.dump()["state"]["decks"] != position.decks
            assert regent(decisions).choose(behind_glass(other, seat)) == action
        position.play(seat, action)
        decisions += 1
    assert dealt_otherwise >= 10


def test_choosing_changes_nothing() -> None:
    position = new_game(2, 5, {})
    for _ in range(30):
        seat = position.to_act[0]
        before = position.digest()
        action = regent().choose(position.perspective(seat))
        assert position.digest() == before
        position.play(seat, action)


@pytest.mark.parametrize(("number", "options"), SETS)
def test_a_regent_copes_with_whatever_position_it_is_put_in(number: int, options: Options) -> None:
    """Most actions are random ones and it knows nothing of what came before, so that no plan survives."""
    assert "Choosing" in stumble(people(number, options), number, options, ENOUGH_ROUNDS)


@pytest.mark.soak
@pytest.mark.parametrize(("number", "options"), SETS)
def test_regents_finish_every_game_with_any_number_of_players(number: int, options: Options) -> None:
    for count in range(people(0, options), people(0, options) + 3):
        for seed in range(3):
            stumble(count, 100 + seed, options, rounds=1000)
            assert play_out(["regent"] * count, number + seed, options)[0].result is not None


@pytest.mark.soak
def test_one_regent_beats_three_random_players_in_nearly_all_games() -> None:
    won = 0
    for seed in range(50):
        line_up = ["random"] * 4
        line_up[seed % 4] = "regent"
        position, _ = play_out(line_up, seed)
        assert position.result is not None
        won += position.result.winners == [seed % 4]
    assert won >= 48


@pytest.mark.soak
def test_the_automated_player_can_be_beaten_and_is_no_easy_prey() -> None:
    for difficulty, fewest, most in ((DIFFICULTIES[0], 4, 40), (DIFFICULTIES[-1], 0, 30)):
        results = [play_out(["regent"], seed, {"automa": difficulty})[0].result for seed in range(40)]
        assert fewest <= sum(result is not None and result.winners == [0] for result in results) <= most
