"""Where the engine says that figures can go: every way it tells can be gone, and none is missing."""

import random
from itertools import pairwise

import pytest

from civitas.games.civilization_2010.view_types import Reach, Reached
from tests.games.civilization_2010.marching import ends, on_the_move
from tests.games.civilization_2010.situation import Situation

DIRECTIONS = ("up", "right", "down", "left")


def reach(s: Situation, square: str, armies: int, scouts: int) -> Reach:
    """What the seat is told about a group of figures."""
    told = s.view(1)["question"]["reach"]
    found: list[Reach] = [
        each for each in told if (each["square"], each["armies"], each["scouts"]) == (square, armies, scouts)
    ]
    assert len(found) == 1
    return found[0]


def way(told: Reach, square: str) -> list[str]:
    """The squares from where the figures stand to another one."""
    before = {each["square"]: each["after"] for each in told["to"]}
    squares = [square]
    while squares[0] != told["square"]:
        squares.insert(0, before[squares[0]])
    return squares


def directions(s: Situation, squares: list[str]) -> list[str]:
    """Squares that lie beside each other as steps."""
    numbers = [s.number(square) for square in squares]
    steps = pairwise(numbers)
    return [DIRECTIONS[s.position.board.neighbour[start].index(end)] for start, end in steps]


def reached(told: Reach, *kinds: str) -> list[str]:
    """The squares where a move can end so, sorted."""
    return sorted(each["square"] for each in told["to"] if each["ends"] in kinds)


def node(told: Reach, square: str) -> Reached:
    """What is told about one square."""
    return next(each for each in told["to"] if each["square"] == square)


@pytest.mark.parametrize("group", [(1, 0), (2, 0), (0, 1), (1, 1)])
def test_the_squares_that_are_told_are_those_where_the_rules_let_a_move_end(group: tuple[int, int]) -> None:
    armies, scouts = group
    s = on_the_move(p1={"armies": ["d8"] * armies, "scouts": ["d8"] * scouts})
    told = reach(s, "d8", armies, scouts)
    assert reached(told, "stop") == [each for each in ends(s, f"d8 {armies}-{scouts}") if not s.at(each)]


def test_every_way_that_is_told_can_be_gone_step_by_step_and_costs_what_it_says() -> None:
    s = on_the_move(p1={"armies": ["d8"], "techs": ["horseback-riding"]})
    told = reach(s, "d8", 1, 0)
    stops = reached(told, "stop")
    assert len(stops) > 4
    for square in random.Random(1).sample(stops, 5):
        other = on_the_move(p1={"armies": ["d8"], "techs": ["horseback-riding"]})
        squares = way(reach(other, "d8", 1, 0), square)
        steps = directions(other, squares)
        assert len(steps) == node(told, square)["steps"]
        other.play("march d8 1-0", *[f"step {each}" for each in steps])
        at = {each["square"] for each in other.view(1)["civilizations"][0]["armies"]}
        group = other.view(1)["group"]
        assert square in at | ({group["at"]} if group else set())


def test_under_way_the_steps_that_are_left_are_told_from_where_the_group_is() -> None:
    s = on_the_move(p1={"armies": ["d8"]})
    before = reach(s, "d8", 1, 0)
    start = next(each for each in before["to"] if each["steps"] == 1 and each["ends"] == "stop")
    s.play("march d8 1-0", f"step {directions(s, ['d8', start['square']])[0]}")
    told = s.view(1)["question"]["reach"]
    assert [(each["square"], each["armies"], each["scouts"]) for each in told] == [(start["square"], 1, 0)]
    assert all(each["steps"] <= s.view(1)["question"]["steps"] for each in told[0]["to"])


def test_a_closed_tile_beside_the_way_is_told_as_a_discovery() -> None:
    s = on_the_move(p1={"scouts": ["d8"]}, tiles={"e": "tile27 facedown"})
    told = reach(s, "d8", 0, 1)
    assert node(told, "e5") == {"square": "e5", "after": "d8", "steps": 1, "ends": "discover"}


def test_only_who_moves_is_told_where_the_figures_can_go() -> None:
    s = on_the_move(p1={"armies": ["d8"]})
    assert "reach" in s.view(1)["question"]
    assert "reach" not in s.view(2)["question"]
    assert "reach" not in s.view(None)["question"]
