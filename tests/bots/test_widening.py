"""Ways compared by playing them on: the most promising first, and more of them with every world."""

from collections.abc import Sequence

import pytest

import civitas
from civitas.bots.search import widening
from civitas.bots.search.budget import Budget
from civitas.bots.search.clock import Clock
from civitas.bots.search.skill import Skill
from civitas.bots.search.widening import WAYS_A_WORLD, Widening, Worlds
from civitas.core.dice import Dice
from civitas.core.position import Position

TITLE = civitas.title("civilization-1980")
WAYS = [[number] for number in range(10)]


class Playouts:
    """Playing on as it was made up: what a way is worth in a world; notes what was tried, as (way, world)."""

    def __init__(self, worth: dict[tuple[int, int], float]) -> None:
        self.worth = worth
        self.tried: list[tuple[int, int]] = []
        self.met: list[Position] = []

    def __call__(self, skill: Skill, world: Position, seat: int, actions: list[int], turns: int) -> float:
        if not any(world is each for each in self.met):
            self.met.append(world)
        number = next(place for place, each in enumerate(self.met) if each is world)
        self.tried.append((actions[0], number))
        return self.worth.get((actions[0], number), 0.0)


class Countdown(Clock):
    """Time that is up after so many looks."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def is_up(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def compared(
    worth: dict[tuple[int, int], float],
    budget: Budget,
    monkeypatch: pytest.MonkeyPatch,
    clock: Clock | None = None,
    order: Sequence[int] = range(len(WAYS)),
) -> tuple[int, list[tuple[int, int]]]:
    """The place of the best way, and what was tried."""
    playouts = Playouts(worth)
    monkeypatch.setattr(widening, "played_on", playouts)
    position = TITLE.new_game(players=2, seed=1)
    perspective = position.perspective(0)
    worlds = Worlds(perspective, perspective.imagine(Dice.seeded(1)), Dice.seeded(2))
    return Widening(Skill(), budget, clock or Clock(), 0).best(worlds, WAYS, list(order)), playouts.tried


def cells(ways: range, worlds: range) -> set[tuple[int, int]]:
    """Every one of these ways in every one of these worlds."""
    return {(way, world) for world in worlds for way in ways}


def test_with_every_world_more_ways_are_let_in_and_in_the_end_all_have_been_in_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, tried = compared({}, Budget(worlds=3), monkeypatch)
    assert len(tried) == len(set(tried)) == 30
    assert WAYS_A_WORLD == 4
    first, second, third = tried[:4], tried[:16], tried
    assert set(first) == cells(range(4), range(1))
    assert set(second) == cells(range(8), range(2))
    assert set(third) == cells(range(10), range(3))


def test_what_is_let_in_late_catches_up_and_may_be_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last way is only a little better than the first one in each world, but in all of them."""
    worth = {(0, world): 1.0 for world in range(3)} | {(9, world): 1.1 for world in range(3)}
    assert compared(worth, Budget(worlds=3), monkeypatch)[0] == 9


def test_of_equal_ways_the_one_listed_first_is_taken_whatever_was_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compared({(2, 0): 1.0, (5, 0): 1.0}, Budget(worlds=1), monkeypatch)[0] == 2
    backwards = range(len(WAYS) - 1, -1, -1)
    best, tried = compared({(2, 0): 1.0, (5, 0): 1.0}, Budget(worlds=1), monkeypatch, order=backwards)
    assert (best, tried[0]) == (2, (9, 0))
    assert compared({}, Budget(worlds=2), monkeypatch, order=backwards)[0] == 0


def test_one_world_is_enough_to_try_all_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compared({(9, 0): 1.0}, Budget(worlds=1), monkeypatch) == (9, [(way, 0) for way in range(10)])


@pytest.mark.parametrize(("trials", "best"), [(1, 0), (2, 1), (4, 3), (7, 3), (8, 0), (30, 0)])
def test_only_what_is_complete_counts(trials: int, best: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each way is better than the one before it in the first world; in the second one the first way makes up for it.

    The second world counts as soon as all four ways that were let in have been in it.
    """
    worth = {(way, 0): float(way) for way in range(4)} | {(0, 1): 9.0}
    assert compared(worth, Budget(worlds=2, trials=trials), monkeypatch)[0] == best
    assert len(compared(worth, Budget(worlds=2, trials=trials), monkeypatch)[1]) == min(trials, 20)


@pytest.mark.parametrize(("trials", "best"), [(9, 0), (10, 4)])
def test_a_way_counts_when_it_has_been_in_all_worlds_so_far(
    trials: int, best: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    worth = {(4, 0): 5.0}
    assert compared(worth, Budget(worlds=2, trials=trials), monkeypatch)[0] == best


@pytest.mark.parametrize(("looks", "tried"), [(0, 1), (1, 2), (1000, 40)])
def test_time_cuts_it_short_but_one_way_is_always_tried(
    looks: int, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(compared({}, Budget(worlds=4), monkeypatch, Countdown(looks))[1]) == tried


def test_worlds_are_imagined_in_a_row_and_once() -> None:
    position = TITLE.new_game(players=2, seed=1)
    perspective = position.perspective(0)
    first = perspective.imagine(Dice.seeded(1))
    worlds = Worlds(perspective, first, Dice.seeded(2))
    assert worlds.at(0) is first
    second = worlds.at(1)
    assert second is worlds.at(1) is not first
    assert second.digest() == perspective.imagine(Dice.seeded(2)).digest()
