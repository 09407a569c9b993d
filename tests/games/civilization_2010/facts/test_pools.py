"""What lies ready beside the map: great people, huts, villages, city-states, relics and markers."""

from collections import Counter

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import markers as m
from civitas.games.civilization_2010.facts.city_states import (
    CITY_STATE_COUNT,
    CITY_STATE_CULTURE,
    CITY_STATE_HARVEST,
    CITY_STATE_ICONS,
    CITY_STATES,
)
from civitas.games.civilization_2010.facts.constants import CITY_STATE_DEFENCE, PROGRAM_MARKERS, SPACE_FLIGHTS
from civitas.games.civilization_2010.facts.effects import FREE_CULTURE_ADVANCE, FREE_UNITS
from civitas.games.civilization_2010.facts.great_people import (
    ARTIST,
    BUILDER,
    GENERAL,
    GREAT_PEOPLE,
    GREAT_PEOPLE_POOL,
    GREAT_PERSON_COUNT,
    GREAT_PERSON_ICONS,
    HUMANITARIAN,
    INDUSTRIALIST,
    SCIENTIST,
)
from civitas.games.civilization_2010.facts.relics import (
    ARK_OF_THE_COVENANT,
    ATTILAS_VILLAGE,
    RELIC_AMOUNT,
    RELIC_COUNT,
    RELIC_EFFECT,
    RELIC_TERRAIN,
)
from civitas.games.civilization_2010.facts.terrain import DESERT, GRASSLAND, NONE, PACKAGE, RESOURCES
from civitas.games.civilization_2010.map.tiles import RELICS

HUTS = {
    "hut-incense": 5, "hut-iron": 2, "hut-silk": 5, "hut-wheat": 5, "hut-spy": 5, "hut-uranium": 1, "hut-city-state": 2,
}  # fmt: skip
VILLAGES = {
    "village-iron": 3, "village-spy": 3, "village-uranium": 3, "village-great-person": 2, "village-city-state": 3,
    "village-wealth": 1,
}  # fmt: skip


@pytest.mark.rule("setup.pools-a")
def test_all_pools_have_their_counts() -> None:
    assert len(GREAT_PEOPLE_POOL) == 18
    assert (len(m.HUT_POOL), len(m.VILLAGE_POOL)) == (25, 15)
    assert (len(CITY_STATES), len(RELICS)) == (CITY_STATE_COUNT, RELIC_COUNT) == (5, 2)
    assert (PROGRAM_MARKERS, SPACE_FLIGHTS) == (7, 1)


@pytest.mark.rule("setup.pools-a")
def test_there_are_three_great_people_of_each_of_six_types() -> None:
    assert Counter(GREAT_PEOPLE_POOL) == Counter(dict.fromkeys(range(6), 3))
    assert len(GREAT_PEOPLE) == GREAT_PERSON_COUNT


def test_the_market_file_names_the_same_counts() -> None:
    market = read_facts(PACKAGE, "data/market.toml")
    assert (market["great_person_pool"], market["city_state_pool"], market["building_program_markers"]) == (18, 5, 7)
    assert (market["hut_pool"]["base_waw"], market["village_pool"]["base_waw"]) == (25, 15)


@pytest.mark.rule("greatperson.types-a")
def test_each_type_of_great_people_has_its_icons() -> None:
    """As production, trade, culture, coin and combat."""
    assert GREAT_PERSON_ICONS[ARTIST] == [0, 1, 2, 0, 0]
    assert GREAT_PERSON_ICONS[BUILDER] == [2, 0, 0, 1, 0]
    assert GREAT_PERSON_ICONS[HUMANITARIAN] == [1, 1, 1, 1, 0]
    assert GREAT_PERSON_ICONS[INDUSTRIALIST] == [0, 0, 2, 1, 0]
    assert GREAT_PERSON_ICONS[SCIENTIST] == [1, 2, 0, 0, 0]
    assert GREAT_PERSON_ICONS[GENERAL] == [0, 0, 0, 0, 4]


def test_the_types_of_great_people_are_numbered_as_listed() -> None:
    types = [ARTIST, BUILDER, GENERAL, HUMANITARIAN, INDUSTRIALIST, SCIENTIST]
    words = ["artist", "builder", "general", "humanitarian", "industrialist", "scientist"]
    assert [GREAT_PEOPLE[each] for each in types] == [f"great-{word}" for word in words]


def test_huts_and_villages_have_their_copies() -> None:
    huts, villages = (
        Counter(m.MARKERS[each] for each in m.HUT_POOL),
        Counter(m.MARKERS[each] for each in m.VILLAGE_POOL),
    )
    assert (dict(huts), dict(villages)) == (HUTS, VILLAGES)
    assert (len(m.MARKERS), len(HUTS)) == (m.MARKER_COUNT, m.HUT_COUNT)


def test_most_markers_count_as_the_resource_in_their_name() -> None:
    for marker, name in enumerate(m.MARKERS):
        resource = name.split("-", 1)[1]
        if resource in RESOURCES:
            assert m.MARKER_RESOURCE[marker] == RESOURCES.index(resource)
            assert m.MARKER_REWARD[marker] == m.GIVES_RESOURCE
        else:
            assert m.MARKER_RESOURCE[marker] == NONE


@pytest.mark.parametrize(
    ("name", "reward"),
    [
        ("hut-city-state", m.GIVES_CITY_STATE),
        ("village-city-state", m.GIVES_CITY_STATE),
        ("village-great-person", m.GIVES_GREAT_PERSON),
        ("village-wealth", m.GIVES_WEALTH),
    ],
)
def test_the_other_markers_give_something_at_once(name: str, reward: int) -> None:
    assert m.MARKER_REWARD[m.MARKERS.index(name)] == reward


def test_each_city_state_has_its_icons_and_only_the_fifth_a_resource() -> None:
    """As production, trade, culture, coin and combat."""
    assert CITY_STATE_ICONS == [
        [0, 3, 0, 0, 0], [0, 0, 3, 0, 0], [1, 0, 0, 1, 0], [0, 0, 1, 0, 2], [1, 1, 0, 0, 0],
    ]  # fmt: skip
    assert CITY_STATE_HARVEST == [False, False, False, False, True]


def test_a_city_on_a_city_state_gives_three_culture_and_armies_there_defend_with_four() -> None:
    facts = read_facts(PACKAGE, "data/city_states.toml")
    assert (CITY_STATE_CULTURE, CITY_STATE_DEFENCE) == (3, 4)
    assert facts["rules"]["zulu_reveal_while_founding"]["gain_culture"] == 3
    assert {entry["defence"] for entry in facts["city_state"]} == {4}


def test_each_relic_has_its_effect_and_terrain() -> None:
    ark, attila = ARK_OF_THE_COVENANT, ATTILAS_VILLAGE
    assert (RELIC_EFFECT[ark], RELIC_AMOUNT[ark], RELIC_TERRAIN[ark]) == (FREE_CULTURE_ADVANCE, 2, DESERT)
    assert (RELIC_EFFECT[attila], RELIC_AMOUNT[attila], RELIC_TERRAIN[attila]) == (FREE_UNITS, 2, GRASSLAND)
