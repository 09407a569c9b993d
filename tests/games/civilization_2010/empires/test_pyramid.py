"""The tech pyramid: rows and places."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.empires.pyramid import has_place, open_levels, rows_of
from civitas.games.civilization_2010.facts.techs import (
    BANKING,
    BIOLOGY,
    COMMUNISM,
    CURRENCY,
    POTTERY,
    SAILING,
    SPACE_FLIGHT,
    TECH_LEVEL,
    WRITING,
)
from civitas.games.civilization_2010.facts.terrain import PACKAGE


@pytest.mark.rule("research.pyramid-a")
def test_a_row_holds_at_most_one_card_fewer_than_the_row_below() -> None:
    assert open_levels([3, 2, 0, 0, 0]) == [1, 3]


@pytest.mark.rule("research.pyramid-a")
@pytest.mark.parametrize(
    ("below", "row", "fits"),
    [(0, 0, False), (1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True), (5, 3, True), (5, 4, False)],
)
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_card_lies_on_two_neighbours(level: int, below: int, row: int, fits: bool) -> None:
    rows = [9] * 5
    rows[level - 2 : level] = [below, row]
    assert has_place(rows, level) == fits


@pytest.mark.rule("research.pyramid-a")
def test_row_one_is_unlimited() -> None:
    assert open_levels([0, 0, 0, 0, 0]) == [1]
    assert has_place([40, 0, 0, 0, 0], 1)


@pytest.mark.rule("research.pyramid-b")
def test_space_flight_needs_rows_of_five_four_three_and_two() -> None:
    assert TECH_LEVEL[SPACE_FLIGHT] == 5
    assert has_place([5, 4, 3, 2, 0], 5)
    assert not has_place([5, 4, 3, 1, 0], 5)


@pytest.mark.rule("research.pyramid-b")
def test_no_smaller_pyramid_can_hold_space_flight() -> None:
    """Every pyramid that can be built with at most 14 cards, card by card."""
    shapes: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    capstone: set[tuple[int, ...]] = set()
    for _ in range(14):
        grown: set[tuple[int, ...]] = set()
        for shape in shapes:
            for level in open_levels([*shape, 0]):
                if level == 5:
                    capstone.add(shape)
                else:
                    grown.add(tuple(count + (row == level - 1) for row, count in enumerate(shape)))
        shapes = grown
    assert capstone == set()
    assert [shape for shape in shapes if 5 in open_levels([*shape, 0])] == [(5, 4, 3, 2)]


@pytest.mark.rule("research.pyramid-b")
def test_the_data_file_names_the_same_smallest_pyramid() -> None:
    rows = read_facts(PACKAGE, "data/techs.toml")["pyramid"]["minimum_for_space_flight"]
    assert rows == {"1": 5, "2": 4, "3": 3, "4": 2, "5": 1}


def test_the_starting_tech_lies_in_row_one_whatever_its_level() -> None:
    assert rows_of([COMMUNISM], COMMUNISM) == [1, 0, 0, 0, 0]
    assert rows_of([CURRENCY], CURRENCY) == [1, 0, 0, 0, 0]


def test_the_first_tech_of_level_two_needs_one_more_card_beside_a_starting_tech() -> None:
    assert open_levels(rows_of([COMMUNISM], COMMUNISM)) == [1]
    assert open_levels(rows_of([COMMUNISM, POTTERY], COMMUNISM)) == [1, 2]


def test_all_other_techs_lie_in_the_row_of_their_level() -> None:
    assert rows_of([POTTERY, WRITING, CURRENCY, SAILING, BIOLOGY, BANKING], POTTERY) == [3, 1, 2, 0, 0]
