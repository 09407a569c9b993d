"""The geometry of squares: neighbours, distances, directions and the turning of tiles."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.games.civilization_2010.map.squares import (
    CENTRAL,
    DOWN,
    FACINGS,
    LEFT,
    OUTSKIRTS,
    RIGHT,
    SIDE,
    STEPS,
    TILE_SQUARES,
    UP,
    Square,
    adjacent,
    centre_distance,
    direction_to,
    neighbour,
    opposite,
    steps_between,
    surroundings,
    turned,
    turned_tile,
)

LAWS = settings(max_examples=60, deadline=None, derandomize=True, database=None)
SQUARES = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
WAYS = st.sampled_from([UP, RIGHT, DOWN, LEFT])
PLACES = st.integers(0, TILE_SQUARES - 1)
ROWS = st.lists(st.integers(), min_size=TILE_SQUARES, max_size=TILE_SQUARES)


# Neighbours.


@pytest.mark.rule("map.adjacency-a")
def test_four_squares_share_an_edge_with_a_square_and_eight_surround_it() -> None:
    assert adjacent((5, 5)) == [(5, 4), (6, 5), (5, 6), (4, 5)]
    assert surroundings((5, 5)) == [(4, 4), (5, 4), (6, 4), (4, 5), (6, 5), (4, 6), (5, 6), (6, 6)]
    assert len(surroundings((5, 5))) == OUTSKIRTS == 8


@pytest.mark.rule("map.adjacency-a")
@given(square=SQUARES)
@LAWS
def test_diagonal_squares_surround_a_square_but_are_not_adjacent_to_it(square: Square) -> None:
    beside, around = set(adjacent(square)), set(surroundings(square))
    assert (len(beside), len(around)) == (4, 8)
    assert beside < around
    assert square not in around
    assert {steps_between(square, each) for each in beside} == {1}
    assert {steps_between(square, each) for each in around - beside} == {2}
    assert {centre_distance(square, each) for each in around} == {1}


@pytest.mark.parametrize(
    ("name", "way", "step"),
    [("up", UP, (0, -1)), ("right", RIGHT, (1, 0)), ("down", DOWN, (0, 1)), ("left", LEFT, (-1, 0))],
)
def test_the_directions_go_clockwise_from_up(name: str, way: int, step: Square) -> None:
    assert FACINGS[way] == name
    assert neighbour((0, 0), way) == STEPS[way] == step


@given(square=SQUARES, way=WAYS)
@LAWS
def test_the_way_back_leads_back(square: Square, way: int) -> None:
    other = neighbour(square, way)
    assert adjacent(square)[way] == other
    assert neighbour(other, opposite(way)) == square
    assert direction_to(square, other) == way
    assert direction_to(other, square) == opposite(way)


@pytest.mark.parametrize("other", [(3, 3), (4, 4), (2, 2), (3, 5), (0, 3)])
def test_only_an_adjacent_square_lies_in_a_direction(other: Square) -> None:
    with pytest.raises(ValueError, match="not in list"):
        direction_to((3, 3), other)


# Distances.


@pytest.mark.parametrize(
    ("other", "steps", "apart"),
    [((5, 5), 0, 0), ((7, 5), 2, 2), ((7, 7), 4, 2), ((8, 5), 3, 3), ((8, 8), 6, 3), ((4, 8), 4, 3), ((5, 1), 4, 4)],
)
def test_steps_are_orthogonal_and_city_centres_count_diagonals_as_one(other: Square, steps: int, apart: int) -> None:
    assert steps_between((5, 5), other) == steps_between(other, (5, 5)) == steps
    assert centre_distance((5, 5), other) == centre_distance(other, (5, 5)) == apart


@given(one=SQUARES, other=SQUARES)
@LAWS
def test_outskirts_overlap_exactly_if_centres_are_less_than_three_apart(one: Square, other: Square) -> None:
    areas = [{square, *surroundings(square)} for square in (one, other)]
    assert areas[0].isdisjoint(areas[1]) == (centre_distance(one, other) >= 3)


@given(one=SQUARES, across=st.integers(-4, 4), down=st.integers(-4, 4))
@LAWS
def test_the_same_holds_for_squares_close_to_each_other(one: Square, across: int, down: int) -> None:
    other = (one[0] + across, one[1] + down)
    areas = [{square, *surroundings(square)} for square in (one, other)]
    assert areas[0].isdisjoint(areas[1]) == (centre_distance(one, other) >= 3)


# Turning tiles.


@pytest.mark.parametrize(
    ("facing", "shown"),
    [
        (UP, ["abcd", "efgh", "ijkl", "mnop"]),
        (RIGHT, ["miea", "njfb", "okgc", "plhd"]),
        (DOWN, ["ponm", "lkji", "hgfe", "dcba"]),
        (LEFT, ["dhlp", "cgko", "bfjn", "aeim"]),
    ],
)
def test_a_tile_turns_clockwise_by_quarters(facing: int, shown: list[str]) -> None:
    assert turned_tile(list("abcdefghijklmnop"), facing) == list("".join(shown))


@given(tile=ROWS, one=WAYS, other=WAYS)
@LAWS
def test_turns_add_up_and_four_quarters_change_nothing(tile: list[int], one: int, other: int) -> None:
    assert turned_tile(turned_tile(tile, one), other) == turned_tile(tile, (one + other) % 4)
    assert turned_tile(turned_tile(tile, one), (4 - one) % 4) == tile


@given(tile=ROWS, facing=WAYS)
@LAWS
def test_turning_keeps_everything_on_the_tile_and_leaves_the_tile_alone(tile: list[int], facing: int) -> None:
    before = tile[:]
    assert sorted(turned_tile(tile, facing)) == sorted(tile)
    assert tile == before


@given(tile=ROWS, facing=WAYS, place=PLACES)
@LAWS
def test_what_is_printed_at_a_place_is_seen_where_the_place_turned_to(tile: list[int], facing: int, place: int) -> None:
    assert turned_tile(tile, facing)[turned(place, facing)] == tile[place]


@given(one=PLACES, other=PLACES, facing=WAYS)
@LAWS
def test_turning_keeps_all_distances_on_the_tile(one: int, other: int, facing: int) -> None:
    before = _square(one), _square(other)
    after = _square(turned(one, facing)), _square(turned(other, facing))
    assert steps_between(*after) == steps_between(*before)
    assert centre_distance(*after) == centre_distance(*before)


@given(place=PLACES, way=WAYS, facing=WAYS)
@LAWS
def test_the_neighbour_of_a_place_turns_with_it(place: int, way: int, facing: int) -> None:
    x, y = neighbour(_square(place), way)
    if 0 <= x < SIDE and 0 <= y < SIDE:
        beside = _square(turned(y * SIDE + x, facing))
        assert direction_to(_square(turned(place, facing)), beside) == (way + facing) % 4


@pytest.mark.parametrize("facing", [UP, RIGHT, DOWN, LEFT])
def test_central_squares_stay_central(facing: int) -> None:
    assert [_square(place) for place in CENTRAL] == [(1, 1), (2, 1), (1, 2), (2, 2)]
    assert sorted(turned(place, facing) for place in CENTRAL) == CENTRAL


def _square(place: int) -> Square:
    return place % SIDE, place // SIDE
