"""Sovereigns that may try few ways only."""

import civitas
from bench.hurried import TRIALS, AsListed, ByPromise
from civitas.bots.through_the_ages.levels import sovereign_2015


def test_hurried_sovereigns_are_sovereigns_with_few_trials() -> None:
    for maker in (ByPromise, AsListed):
        assert maker(3).budget._replace(trials=0) == sovereign_2015(3).budget._replace(trials=0)
        assert maker(3).budget.trials == TRIALS < sovereign_2015(3).budget.trials


def test_only_the_order_in_which_they_try_is_another() -> None:
    position = civitas.title("through-the-ages-2015").new_game(players=2, seed=1)
    seat = position.to_act[0]
    options = ByPromise(3).skill.options(position, seat)
    places = list(range(len(options)))
    assert AsListed(3)._by_promise(position, seat, options) == places
    assert sorted(ByPromise(3)._by_promise(position, seat, options)) == places
