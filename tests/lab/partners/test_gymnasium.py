"""Gymnasium's own checks over all titles; one game and many give the same."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from civitas import bots
from civitas.core.errors import IllegalAction
from civitas.lab.episode import BadSetting
from civitas.lab.gymnasium import SeatEnv, SeatVectorEnv
from civitas.lab.names import env_id
from tests.lab.test_observations import TITLES

MOVES = 60


def first(mask: Any) -> int:
    """A legal action."""
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_finds_nothing_wrong(title: str) -> None:
    made = gymnasium.make(env_id(title), illegal="lose")
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_plays_against_any_bot(title: str) -> None:
    played = SeatEnv(title, bots=[bots.names(title)[1]], max_moves=400, seat=1)
    seen, _ = played.reset(seed=3)
    for _ in range(MOVES):
        assert played.match.episode.position.to_act.count(1) == 1
        assert (played.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, reward, is_over, is_cut_off, _ = played.step(first(seen["action_mask"]))
        if is_over or is_cut_off:
            break
        assert reward == 0


@pytest.mark.parametrize("title", TITLES)
def test_many_games_go_the_way_of_single_ones(title: str) -> None:
    many = SeatVectorEnv(title, num_envs=3, max_moves=200)
    alone = [SeatEnv(title, max_moves=200) for _ in range(3)]
    seen, _ = many.reset(seed=7)
    apart = [each.reset(seed=7 + number)[0] for number, each in enumerate(alone)]
    over = np.zeros(3, bool)
    for _ in range(MOVES):
        for number, each in enumerate(apart):
            assert (seen["observation"][number] == each["observation"]).all()
            assert (seen["action_mask"][number] == each["action_mask"]).all()
        actions = np.array([0 if over[number] else first(seen["action_mask"][number]) for number in range(3)])
        seen, rewards, ended, cut_off, _ = many.step(actions)
        for number, each in enumerate(alone):
            if over[number]:
                apart[number], _ = each.reset()
                continue
            apart[number], reward, is_over, is_cut_off, _ = each.step(actions[number])
            assert (rewards[number], ended[number], cut_off[number]) == (reward, is_over, is_cut_off)
        over = ended | cut_off


def test_games_run_in_several_processes() -> None:
    many = gymnasium.make_vec(env_id("new-dawn"), num_envs=2, vectorization_mode="async", max_moves=50)
    try:
        seen, _ = many.reset(seed=5)
        for _ in range(10):
            seen, *_ = many.step(np.array([first(mask) for mask in seen["action_mask"]]))
        assert seen["observation"].shape[0] == 2
    finally:
        many.close()


def test_what_is_not_legal_is_refused_or_loses() -> None:
    refusing, losing = SeatEnv("new-dawn"), SeatEnv("new-dawn", illegal="lose")
    seen, _ = refusing.reset(seed=1)
    losing.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        refusing.step(illegal)
    _, reward, is_over, _, _ = losing.step(illegal)
    assert (reward, is_over) == (-1, True)


@pytest.mark.parametrize(
    ("setting", "problem"),
    [
        ({"seat": 5}, "seat: expected one of 0, 1, not 5"),
        ({"players": 4, "bots": ["envoy", "envoy"]}, "bots: expected 1 or 3, not 2"),
        ({"illegal": "ignore"}, "illegal: expected one of raise, lose"),
    ],
)
def test_a_bad_setting_is_named(setting: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        SeatEnv("new-dawn", **setting)
