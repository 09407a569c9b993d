"""Units: the cards of Wisdom and Warfare, trumps, ranks and costs."""

from collections import Counter

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.techs import TECHS, TECHS_OF_RANK
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE
from civitas.games.civilization_2010.facts.units import (
    AIRCRAFT,
    ARTILLERY,
    HEALTH,
    INFANTRY,
    MOUNTED,
    RANKED_TYPES,
    STRENGTH,
    TRUMPED_TYPE,
    UNIT_CARDS,
    UNIT_COUNT,
    UNIT_DECKS,
    UNIT_TYPE,
    UNIT_TYPE_COUNT,
    UNIT_TYPES,
    UNITS,
    UNLOCKED_FROM_START,
    trumps,
    unit_cost,
)

Faces = Counter[tuple[int, int]]


def faces(unit_type: int, rank: int) -> Faces:
    """Strength and health of all cards of a type."""
    return Counter((STRENGTH[unit][rank], HEALTH[unit][rank]) for unit in UNIT_DECKS[unit_type])


def five_of_each(*values: tuple[int, int]) -> Faces:
    return Counter(dict.fromkeys(values, 5))


def rank_techs(unit_type: int) -> list[set[str]]:
    return [{TECHS[tech] for tech in TECHS_OF_RANK[unit_type][rank]} for rank in (2, 3, 4)]


def assert_ranked_cards(unit_type: int) -> None:
    assert faces(unit_type, 1) == five_of_each((1, 3), (2, 2), (3, 1))
    assert faces(unit_type, 2) == five_of_each((2, 4), (3, 3), (4, 2))
    assert faces(unit_type, 3) == five_of_each((3, 5), (4, 4), (5, 3))
    assert faces(unit_type, 4) == five_of_each((4, 6), (5, 5), (6, 4))


def face(name: str, rank: int) -> tuple[int, int]:
    unit = UNITS.index(name)
    return STRENGTH[unit][rank], HEALTH[unit][rank]


@pytest.mark.rule("unit.infantry")
def test_infantry_has_fifteen_cards_trumps_mounted_and_rises_with_its_techs() -> None:
    assert_ranked_cards(INFANTRY)
    assert trumps(INFANTRY, MOUNTED)
    assert rank_techs(INFANTRY) == [{"democracy", "logistics"}, {"gunpowder"}, {"replaceable-parts"}]


@pytest.mark.rule("unit.mounted")
def test_mounted_has_the_same_cards_trumps_artillery_and_rises_with_its_techs() -> None:
    assert_ranked_cards(MOUNTED)
    assert face("mounted-even", 4) == (5, 5)
    assert trumps(MOUNTED, ARTILLERY)
    assert rank_techs(MOUNTED) == [{"chivalry", "logistics"}, {"railroad"}, {"combustion"}]


@pytest.mark.rule("unit.artillery")
def test_artillery_has_the_same_cards_trumps_infantry_and_rises_with_its_techs() -> None:
    assert_ranked_cards(ARTILLERY)
    assert face("artillery-weak", 3) == (3, 5)
    assert trumps(ARTILLERY, INFANTRY)
    assert rank_techs(ARTILLERY) == [{"mathematics", "logistics"}, {"metal-casting"}, {"ballistics"}]


@pytest.mark.rule("unit.aircraft")
def test_aircraft_have_eight_cards_alike_on_all_sides_and_no_trump() -> None:
    for rank in (1, 2, 3, 4):
        assert faces(AIRCRAFT, rank) == Counter({(5, 7): 2, (6, 6): 4, (7, 5): 2})
    assert TRUMPED_TYPE[AIRCRAFT] == NONE
    assert not any(trumps(each, AIRCRAFT) or trumps(AIRCRAFT, each) for each in range(UNIT_TYPE_COUNT))


@pytest.mark.rule("battle.attack-d")
def test_trumps_go_round_in_a_circle_without_aircraft_and_equal_types() -> None:
    found = [(one, other) for one in range(UNIT_TYPE_COUNT) for other in range(UNIT_TYPE_COUNT) if trumps(one, other)]
    assert found == [(INFANTRY, MOUNTED), (MOUNTED, ARTILLERY), (ARTILLERY, INFANTRY)]
    cycle = read_facts(PACKAGE, "data/constants.toml")["battle"]["trump_cycle"]
    assert {UNIT_TYPES[one]: UNIT_TYPES[other] for one, other in found} == cycle


@pytest.mark.rule("setup.replaced-a")
def test_the_decks_hold_the_units_of_the_expansion_only() -> None:
    assert [len(deck) for deck in UNIT_DECKS] == [15, 15, 15, 8]
    assert len(UNIT_CARDS) == 53
    assert all(len(STRENGTH[unit]) == len(HEALTH[unit]) == 5 for unit in range(UNIT_COUNT))


def test_a_deck_holds_units_of_its_own_type() -> None:
    for unit_type in range(UNIT_TYPE_COUNT):
        assert {UNIT_TYPE[unit] for unit in UNIT_DECKS[unit_type]} == {unit_type}


@pytest.mark.parametrize(("rank", "cost"), [(1, 5), (2, 7), (3, 9), (4, 11)])
def test_a_unit_costs_by_the_rank_of_its_type_and_aircraft_always_twelve(rank: int, cost: int) -> None:
    assert [unit_cost(unit_type, rank) for unit_type in range(UNIT_TYPE_COUNT)] == [cost, cost, cost, 12]


def test_all_but_aircraft_are_unlocked_from_the_start() -> None:
    assert UNLOCKED_FROM_START == [True, True, True, False]
    assert RANKED_TYPES == AIRCRAFT


def test_both_data_files_name_the_same_costs() -> None:
    production = read_facts(PACKAGE, "data/constants.toml")["production"]
    assert {int(rank): cost for rank, cost in production["unit_cost_by_rank"].items()} == {
        rank: unit_cost(INFANTRY, rank) for rank in (1, 2, 3, 4)
    }
    assert production["aircraft_cost"] == unit_cost(AIRCRAFT, 1)
