"""OpenSpiel's own test over all titles, and its searches on them."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import civitas
from civitas.core.errors import IllegalAction
from civitas.lab.episode import BadSetting
from civitas.lab.openspiel import CHANCE, short_name
from tests.lab.test_observations import TITLES, numbers_of

MOVES = 30
"""How long games are that are looked at from all sides at every move."""


def load(title: str, **params: Any) -> Any:
    """A game of OpenSpiel."""
    return pyspiel.load_game(short_name(title), {"rng_seed": 3, **params})


def moved(game: Any, moves: int, seed: int = 1) -> Any:
    """A decision after so many others, at random; a game that is over before is played anew."""
    state, dice, left = game.new_initial_state(), random.Random(seed), moves
    while not state.is_terminal() and (state.is_chance_node() or left):
        left -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return moved(game, moves, seed + 1) if state.is_terminal() else state


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("title", TITLES)
def test_openspiel_finds_nothing_wrong(title: str, chance: str) -> None:
    for players in civitas.title(title).player_counts({})[:2]:
        game = load(title, players=players, chance=chance, max_moves=MOVES)
        # OpenSpiel asks games that sample for their generator, which a game in Python cannot give.
        pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("title", TITLES)
def test_openspiel_finds_nothing_wrong_in_whole_games(title: str, chance: str) -> None:
    game = load(title, players=3, chance=chance)
    pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("title", TITLES)
def test_a_game_pays_by_places(title: str, chance: str) -> None:
    state, dice = load(title, players=2, chance=chance).new_initial_state(), random.Random(2)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(dice.choice(state.legal_actions()))
    places = state.node.episode.position.result.places
    assert state.returns() == [np.sign(places[1] - places[0]), np.sign(places[0] - places[1])]


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("title", TITLES)
def test_trees_are_searched(title: str, chance: str) -> None:
    game, dice = load(title, chance=chance), np.random.RandomState(4)
    judge = mcts.RandomRolloutEvaluator(1, dice, max_length=10)
    bot = mcts.MCTSBot(game, 2, 12, judge, random_state=dice)
    state = moved(game, 8)
    for _ in range(4):
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            continue
        state.apply_action(bot.step(state))
    assert state.move_number() >= 12


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("title", TITLES)
def test_trees_of_what_is_known_are_searched(title: str, chance: str) -> None:
    game, dice = load(title, players=3, chance=chance), np.random.RandomState(5)
    judge = mcts.RandomRolloutEvaluator(1, dice, max_length=10)
    bot = ismcts.ISMCTSBot(game, judge, 2.0, 15, random_state=dice)
    state = moved(game, 20)
    before = str(state)
    for _ in range(3):
        action = bot.step(state.clone())
        assert action in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("title", TITLES)
def test_who_imagines_knows_the_same_and_touches_nothing(title: str) -> None:
    game, sampler = load(title, players=3), random.Random(6)
    for moves in (0, 15, 40):
        state = moved(game, moves)
        before, history = str(state), state.history()
        for player in range(3):
            other = state.resample_from_infostate(player, sampler.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            other.apply_action(other.legal_actions()[0])
        assert (str(state), state.history()) == (before, history)


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("title", TITLES)
def test_states_are_stored(title: str, chance: str) -> None:
    game = load(title, chance=chance)
    for state in (game.new_initial_state(), moved(game, 25)):
        for back in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
            assert str(back) == str(state)
            assert back.history() == state.history()
            assert back.information_state_string(0) == state.information_state_string(0)
            assert back.legal_actions() == state.legal_actions()


def test_a_stored_game_goes_on_with_the_same_chance() -> None:
    game = load("new-dawn")
    moved(game, 30)
    again = pickle.loads(pickle.dumps(game))
    assert str(moved(game, 30)) == str(moved(again, 30))


def test_copies_of_a_state_meet_other_chance() -> None:
    """A search that plays a copy on does not learn what will be rolled."""
    state, dice = moved(load("new-dawn"), 0), random.Random(8)
    while not state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.chance_outcomes() == [(0, 1)]
    assert len({str(state.child(0)) for _ in range(20)}) > 1


def test_every_roll_is_a_node() -> None:
    game = load("new-dawn", chance="explicit")
    state, dice, sizes = game.new_initial_state(), random.Random(9), set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            sizes.add(len(outcomes))
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
        state.apply_action(dice.choice(state.legal_actions()))
    assert {6, 256} <= sizes


@pytest.mark.parametrize("title", TITLES)
def test_players_and_spectators_see_what_they_may(title: str) -> None:
    game = load(title, players=2)
    state = moved(game, 10)
    position, told = state.node.episode.position, game.setting.observation
    for player in range(2):
        assert state.observation_tensor(player) == numbers_of(told, position.view_for(player), player)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = make_observation(game, public)
    spectator.set_from(state, 1)
    assert list(spectator.tensor) == numbers_of(told, position.view_for(None), None)
    assert set(spectator.dict) == {block.kind.name for block in told.blocks}


def test_learners_get_time_steps() -> None:
    learned = rl_environment.Environment(
        load("new-dawn", players=2), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    step = learned.reset()
    for _ in range(20):
        asked = step.observations["current_player"]
        step = learned.step([step.observations["legal_actions"][asked][0]])
    assert len(step.observations["info_state"][0]) == learned.observation_spec()["info_state"][0]


def test_actions_are_told_and_illegal_ones_refused() -> None:
    game = load("new-dawn")
    state = moved(game, 0)
    for action in state.legal_actions():
        assert civitas.title("new-dawn").space.parse(state.action_to_string(action)) == action
    before = str(state)
    with pytest.raises(IllegalAction):
        state.apply_action(
            next(code for code in range(game.num_distinct_actions()) if code not in state.legal_actions())
        )
    assert str(state) == before


@pytest.mark.parametrize(
    ("params", "problem"),
    [
        ({"players": 9}, "players: new-dawn is for 2, 3, 4, not for 9"),
        ({"chance": "fair"}, "chance: expected one of sampled, explicit, not 'fair'"),
        ({"options": "map:flat"}, "options: map = flat"),
        ({"max_moves": -1}, "max_moves: expected a positive number"),
    ],
)
def test_a_bad_setting_is_named(params: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        load("new-dawn", **params)


def test_options_and_seats_that_the_rules_play() -> None:
    game = pyspiel.load_game("python_civitas_new_dawn(players=2,options=automa:prince;round_limit:40)")
    assert game.setting.options == {"automa": "prince", "round_limit": 40}
    state, dice = game.new_initial_state(), random.Random(1)
    for _ in range(80):
        if state.is_terminal():
            break
        assert state.is_chance_node() or state.current_player() == 0
        state.apply_action(dice.choice(state.legal_actions()))
