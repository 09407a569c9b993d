"""The geometry of hexes and tiles: directions, distances, rotations, outlines and enclosed gaps."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.games.new_dawn.map.hexes import (
    DIRECTIONS,
    STEPS,
    Hex,
    along,
    distance,
    mirrored,
    neighbour,
    neighbours,
    opposite,
    rotated,
)
from civitas.games.new_dawn.map.tile_laying import BORDERS, anchor_number, anchor_of, enclosed_hexes
from civitas.games.new_dawn.map.tiles import OFFSETS, OUTLINES, PRINTED, SIDE_A, SIDE_B, TilePlace
from civitas.games.new_dawn.verbs import ANCHORS, REACH

LAWS = settings(max_examples=60, deadline=None, derandomize=True, database=None)
PLACES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
TURNS = st.integers(0, 5)
WAYS = st.integers(0, 5)
SIDES = st.sampled_from([SIDE_A, SIDE_B])


# Directions.


@pytest.mark.rule("R9.3-a")
@pytest.mark.parametrize(
    ("die", "name", "step"),
    [
        (1, "ne", (1, -1)),
        (2, "e", (1, 0)),
        (3, "se", (0, 1)),
        (4, "sw", (-1, 1)),
        (5, "w", (-1, 0)),
        (6, "nw", (0, -1)),
    ],
)
def test_the_die_counts_the_directions_clockwise_from_north_east(die: int, name: str, step: Hex) -> None:
    assert DIRECTIONS[die - 1] == name
    assert neighbour((0, 0), die - 1) == step


@given(place=PLACES, way=WAYS)
@LAWS
def test_the_way_back_leads_back(place: Hex, way: int) -> None:
    assert neighbour(neighbour(place, way), opposite(way)) == place
    assert opposite(opposite(way)) == way


@given(place=PLACES)
@LAWS
def test_six_different_neighbours_lie_around_a_hex_at_distance_one(place: Hex) -> None:
    around = neighbours(place)
    assert around == [neighbour(place, way) for way in range(6)]
    assert len(set(around)) == 6
    assert {distance(place, other) for other in around} == {1}


@given(place=PLACES, way=WAYS)
@LAWS
def test_a_neighbour_lies_two_farther_along_its_direction_and_one_at_the_sides(place: Hex, way: int) -> None:
    here = along(place, way)
    steps = [along(neighbour(place, (way + turn) % 6), way) - here for turn in range(6)]
    assert steps == [2, 1, -1, -2, -1, 1]
    assert along(place, opposite(way)) == -here


# Distance.


@given(one=PLACES, other=PLACES, third=PLACES)
@LAWS
def test_distance_is_a_distance(one: Hex, other: Hex, third: Hex) -> None:
    assert distance(one, other) == distance(other, one)
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, third) <= distance(one, other) + distance(other, third)


@given(one=PLACES, other=PLACES, turns=TURNS)
@LAWS
def test_turning_and_mirroring_keep_distances(one: Hex, other: Hex, turns: int) -> None:
    assert distance(rotated(one, turns), rotated(other, turns)) == distance(one, other)
    assert distance(mirrored(one), mirrored(other)) == distance(one, other)


@pytest.mark.parametrize(
    ("place", "expected"), [((0, 0), 0), ((2, -1), 2), ((1, 1), 2), ((-3, 0), 3), ((2, 2), 4), ((-2, 3), 3)]
)
def test_distances_are_counted_in_steps(place: Hex, expected: int) -> None:
    assert distance((0, 0), place) == expected


# Rotation and reflection.


@pytest.mark.rule("R2.12-i")
@pytest.mark.parametrize(("turns", "expected"), [(0, (1, -3)), (1, (3, -2)), (3, (-1, 3)), (6, (1, -3))])
def test_space_9_of_side_a_turns_about_space_0(turns: int, expected: Hex) -> None:
    assert OFFSETS[SIDE_A][9] == (1, -3)
    assert rotated((1, -3), turns) == expected


@pytest.mark.rule("R2.12-i")
@given(place=PLACES, turns=TURNS)
@LAWS
def test_a_turn_maps_q_r_to_minus_r_q_plus_r_and_six_turns_lead_back(place: Hex, turns: int) -> None:
    q, r = place
    assert rotated(place, 1) == (-r, q + r)
    assert rotated(place, 6) == place
    assert rotated(rotated(place, turns), 6 - turns) == place
    assert rotated(place, turns + 1) == rotated(rotated(place, turns), 1)


@given(way=WAYS, turns=TURNS)
@LAWS
def test_turns_run_clockwise_like_the_directions(way: int, turns: int) -> None:
    assert rotated(STEPS[way], turns) == STEPS[(way + turns) % 6]


@pytest.mark.rule("R2.12-i")
@given(place=PLACES, turns=TURNS)
@LAWS
def test_mirroring_twice_changes_nothing_and_reverses_turns(place: Hex, turns: int) -> None:
    assert mirrored(mirrored(place)) == place
    assert mirrored(rotated(place, turns)) == rotated(mirrored(place), -turns)


# Tiles.


@pytest.mark.rule("R2.12-i")
def test_side_b_has_the_mirrored_outline_of_side_a() -> None:
    assert mirrored((1, -3)) == (2, -3) == OFFSETS[SIDE_B][9]
    assert sorted(mirrored(place) for place in OFFSETS[SIDE_A]) == sorted(OFFSETS[SIDE_B])
    assert OFFSETS[SIDE_A][0] == OFFSETS[SIDE_B][0] == (0, 0)


@pytest.mark.rule("R2.12-i")
def test_a_tile_has_ten_spaces_that_hang_together_and_its_anchor_is_space_0() -> None:
    place = TilePlace(9, SIDE_A, (7, -3), 3)
    hexes = place.hexes()
    assert len(set(hexes)) == 10
    assert hexes[0] == (7, -3)
    assert all(any(distance(one, other) == 1 for other in hexes) for one in hexes)
    assert TilePlace.of_row(place.row()).hexes() == hexes


@pytest.mark.rule("R2.12-i")
def test_tile_9a_at_7_minus_3_turned_by_3_puts_its_mountain_with_diamonds_on_6_0() -> None:
    space = TilePlace(9, SIDE_A, (7, -3), 3).hexes().index((6, 0))
    printed = PRINTED[9 - 1][SIDE_A][space]
    assert (printed.terrain, printed.resource) == (4, 3)


@given(side=SIDES, turns=TURNS)
@LAWS
def test_the_border_of_a_tile_is_what_touches_it(side: int, turns: int) -> None:
    outline, border = OUTLINES[side][turns], BORDERS[side][turns]
    assert len(set(border)) == len(border)
    assert not set(border) & set(outline)
    assert all(min(distance(place, other) for other in outline) == 1 for place in border)
    around = [place for each in outline for place in neighbours(each)]
    assert set(around) <= set(border) | set(outline)


def test_anchors_are_numbered_in_the_order_of_the_verb() -> None:
    assert [anchor_number(place) for place in ANCHORS] == list(range(len(ANCHORS)))
    assert anchor_of(anchor_number((3, -REACH))) == (3, -REACH)
    assert anchor_number((REACH + 1, 0)) == anchor_number((0, -REACH - 1)) == -1


# Enclosed gaps.


@pytest.mark.rule("R2.12-h")
def test_a_ring_encloses_its_middle_and_a_ring_with_a_gap_does_not() -> None:
    ring = neighbours((0, 0))
    assert enclosed_hexes(ring) == [(0, 0)]
    assert enclosed_hexes(ring[1:]) == []


@pytest.mark.rule("R2.12-h")
def test_a_wide_ring_encloses_everything_within() -> None:
    middle = [(0, 0), *neighbours((0, 0))]
    ring = {place for each in middle for place in neighbours(each)} - set(middle)
    assert sorted(enclosed_hexes(ring)) == sorted(middle)
    assert enclosed_hexes(ring | {(0, 0)}) == [place for place in enclosed_hexes(ring) if place != (0, 0)]
