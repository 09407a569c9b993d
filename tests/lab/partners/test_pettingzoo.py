"""PettingZoo's own tests over all titles, raw and wrapped, and what they do not ask."""

import importlib
import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import civitas
from civitas.core.errors import IllegalAction
from civitas.lab.episode import BadSetting
from civitas.lab.names import env_id, env_name
from civitas.lab.pettingzoo import env, parallel_env, raw_env
from tests.lab.test_observations import TITLES

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent",
    "ignore:Action mask numpy array is all zeros",  # of who is not asked
    "ignore:.*overrides the environment",
)
KINDS: dict[str, Any] = {"raw": raw_env, "wrapped": env}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_finds_nothing_wrong(title: str, kind: str) -> None:
    for players in civitas.title(title).player_counts({}):
        api_test(KINDS[kind](title, players=players), num_cycles=40)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_play_alike(title: str, kind: str) -> None:
    seed_test(lambda **more: KINDS[kind](title, **more), num_cycles=60)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_rendered(title: str, kind: str) -> None:
    render_test(lambda **more: KINDS[kind](title, **more), custom_tests={"ansi": lambda text: len(text) > 100})


@pytest.mark.parametrize("title", TITLES)
def test_all_act_at_once(title: str) -> None:
    parallel_api_test(parallel_env(title), num_cycles=150)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_found_by_its_name(title: str) -> None:
    module = importlib.import_module(f"civitas.lab.pettingzoo.{env_name(title)}")
    for made in (module.env(), module.raw_env(), pettingzoo.make("aec", env_id(title))):
        assert made.metadata["name"] == env_name(title)
    assert module.parallel_env().metadata["name"] == env_name(title)
    assert pettingzoo.make("parallel", env_id(title)).metadata["is_parallelizable"]


@pytest.mark.parametrize("title", ["new-dawn"])
def test_a_game_is_played_to_its_end_and_pays_by_places(title: str) -> None:
    played, dice = raw_env(title, players=3), random.Random(1)
    played.reset(seed=4)
    paid: dict[str, float] = {}
    for agent in played.agent_iter():
        seen, reward, is_over, is_cut_off, _ = played.last()
        paid[agent] = reward
        action = None if is_over or is_cut_off else int(dice.choice(np.flatnonzero(seen["action_mask"])))
        played.step(action)
    result = played.episode.position.result
    assert result is not None
    assert sum(paid.values()) == pytest.approx(0)
    best = max(paid, key=lambda agent: paid[agent])
    assert result.places[int(best.removeprefix("player_"))] == 1


def test_a_long_game_is_cut_off() -> None:
    played = raw_env("new-dawn", players=2, max_cycles=5)
    played.reset(seed=1)
    while not any(played.truncations.values()):
        played.step(int(np.flatnonzero(played.observe(played.agent_selection)["action_mask"])[0]))
    assert played.episode.moves == 5
    assert not any(played.terminations.values())


def test_what_is_not_legal_is_refused_raw_and_loses_wrapped() -> None:
    raw: Any = raw_env("new-dawn", players=2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.episode.position.digest()
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    assert raw.episode.position.digest() == before
    wrapped = env("new-dawn", players=2)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_seats_that_the_rules_play_are_no_agents() -> None:
    played = raw_env("new-dawn", players=2, options={"automa": "prince"})
    assert played.possible_agents == ["player_0"]


@pytest.mark.parametrize(
    ("setting", "problem"),
    [
        ({"players": 9}, "players: new-dawn is for 2, 3, 4, not for 9"),
        ({"reward": "gold"}, "reward: expected one of placing, winning"),
        ({"max_cycles": 0}, "max_moves: expected a positive number"),
        ({"options": {"map": "flat"}}, "options: .*map"),
    ],
)
def test_a_bad_setting_is_named(setting: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        raw_env("new-dawn", **setting)


def test_who_is_not_asked_waits() -> None:
    played = parallel_env("new-dawn", players=2)
    seen, _ = played.reset(seed=1)
    (asked,) = played.episode.position.to_act
    waiting = f"player_{1 - asked}"
    assert np.flatnonzero(seen[waiting]["action_mask"]).tolist() == [played.wait]
    assert not seen[f"player_{asked}"]["action_mask"][played.wait]
