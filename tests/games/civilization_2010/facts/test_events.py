"""Culture events: the three decks and what is on the cards."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import effects as e
from civitas.games.civilization_2010.facts import timing as w
from civitas.games.civilization_2010.facts.events import (
    EVENT_COPIES,
    EVENT_COUNT,
    EVENT_DECKS,
    EVENT_LEVEL,
    EVENT_OPTIONS,
    EVENTS,
    FROM_OWN_PIECES,
    FROM_VILLAGES,
    NO_ORIGIN,
    UNLIMITED,
    EventOption,
)
from civitas.games.civilization_2010.facts.terrain import DESERT, FOREST, GRASSLAND, NONE, PACKAGE, RESOURCES

DECKS = [
    {
        "a-gift-from-afar": 3, "bread-and-circuses": 2, "defection": 2, "drought": 2, "duty-and-honor": 2,
        "exchange-of-ideas": 3, "sabotage": 2, "we-love-the-despot-day": 3, "barbarian-encampment": 2, "migrants": 2,
    },
    {
        "a-generous-gift": 3, "catastrophe": 1, "deforestation": 2, "jousting-tourney": 2, "knowledge-shared": 3,
        "mass-defection": 2, "nationalism": 2, "we-love-the-queen-day": 2, "roaming-horde": 2, "colonists": 2,
    },
    {
        "a-princely-gift": 2, "disaster": 1, "patriotism": 1, "primetime-tv": 2, "think-tank": 2,
        "we-love-the-president-day": 1, "wholesale-defection": 2, "supply-drop": 2, "immigrants": 2,
    },
]  # fmt: skip


def options(name: str) -> list[EventOption]:
    return EVENT_OPTIONS[EVENTS.index(name)]


def only_option(name: str) -> EventOption:
    [option] = options(name)
    return option


@pytest.mark.rule("setup.culture-decks-a")
def test_the_decks_have_23_21_and_15_cards() -> None:
    assert [len(deck) for deck in EVENT_DECKS] == [0, 23, 21, 15]
    assert read_facts(PACKAGE, "data/market.toml")["culture_decks"]["base_waw"] == {"1": 23, "2": 21, "3": 15}


@pytest.mark.rule("setup.culture-decks-a")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_deck_has_its_cards_in_their_numbers(level: int) -> None:
    names = [EVENTS[event] for event in EVENT_DECKS[level]]
    assert {name: names.count(name) for name in names} == DECKS[level - 1]
    assert {EVENT_LEVEL[event] for event in EVENT_DECKS[level]} == {level}


def test_there_are_59_cards_of_29_kinds() -> None:
    assert (len(EVENTS), sum(EVENT_COPIES)) == (EVENT_COUNT, 59)


@pytest.mark.parametrize(
    ("name", "timing", "effect", "amount"),
    [
        ("bread-and-circuses", w.ANY_TIME, e.CANCEL_EVENT_AGAINST_YOU, 0),
        ("duty-and-honor", w.BATTLE, e.FREE_UNITS_BEFORE_DRAW, 1),
        ("we-love-the-despot-day", w.CITY_MANAGEMENT, e.EXTRA_PRODUCTION, 4),
        ("barbarian-encampment", w.START_OF_TURN, e.PLACE_VILLAGE, 0),
        ("jousting-tourney", w.ANY_TIME, e.CANCEL_CULTURE_EVENT, 0),
        ("nationalism", w.BATTLE, e.FREE_UNITS_BEFORE_DRAW, 2),
        ("we-love-the-queen-day", w.CITY_MANAGEMENT, e.EXTRA_PRODUCTION, 6),
        ("patriotism", w.BATTLE, e.FREE_UNITS_BEFORE_DRAW, 3),
        ("primetime-tv", w.ANY_TIME, e.CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY, 0),
        ("we-love-the-president-day", w.CITY_MANAGEMENT, e.EXTRA_PRODUCTION, 8),
    ],
)
def test_cards_with_one_effect_and_no_range(name: str, timing: int, effect: int, amount: int) -> None:
    option = only_option(name)
    assert (option.timing, option.effect, option.amount) == (timing, effect, amount)
    assert (option.range, option.origin, option.resources, option.gift) == (0, NO_ORIGIN, [], 0)
    assert option.interrupts == (timing == w.ANY_TIME)


@pytest.mark.parametrize(
    ("name", "timing", "effect", "amount", "reach", "origin"),
    [
        ("defection", w.MOVEMENT, e.KILL_FIGURE, 1, 4, FROM_OWN_PIECES),
        ("mass-defection", w.MOVEMENT, e.KILL_GREAT_PERSON_OR_FIGURES, 2, 6, FROM_OWN_PIECES),
        ("wholesale-defection", w.MOVEMENT, e.KILL_GREAT_PERSON_OR_FIGURES, 2, UNLIMITED, NO_ORIGIN),
        ("sabotage", w.START_OF_TURN, e.DESTROY_BUILDING, 1, 4, FROM_OWN_PIECES),
        ("catastrophe", w.START_OF_TURN, e.DESTROY_BUILDING, 1, 6, FROM_OWN_PIECES),
        ("disaster", w.START_OF_TURN, e.DESTROY_BUILDING, 2, UNLIMITED, NO_ORIGIN),
        ("roaming-horde", w.MOVEMENT, e.BARBARIAN_ATTACK, 0, 4, FROM_VILLAGES),
    ],
)
def test_cards_with_a_range(name: str, timing: int, effect: int, amount: int, reach: int, origin: int) -> None:
    option = only_option(name)
    assert (option.timing, option.effect, option.amount, option.range, option.origin) == (
        timing, effect, amount, reach, origin,
    )  # fmt: skip
    assert option.interrupts == ("defection" in name)
    assert option.rank == (2 if name == "roaming-horde" else 0)


@pytest.mark.parametrize(("name", "level"), [("exchange-of-ideas", 1), ("knowledge-shared", 2), ("think-tank", 3)])
def test_swaps_of_techs_up_to_a_level(name: str, level: int) -> None:
    option = only_option(name)
    assert (option.timing, option.effect, option.level) == (w.START_OF_TURN, e.SWAP_TECHS, level)


@pytest.mark.parametrize(
    ("name", "resources", "gift"),
    [
        ("a-gift-from-afar", ["iron", "silk", "spy", "wheat"], 1),
        ("a-generous-gift", ["iron", "silk", "spy", "wheat"], 0),
        ("a-princely-gift", ["iron", "silk", "spy", "uranium", "wheat"], 0),
    ],
)
def test_gifts_count_as_a_resource(name: str, resources: list[str], gift: int) -> None:
    option = only_option(name)
    assert (option.timing, option.effect, option.gift) == (w.ANY_TIME, e.CARD_AS_RESOURCE, gift)
    assert sorted(RESOURCES[each] for each in option.resources) == resources


def test_drought_makes_deserts_of_all_but_mountains_and_deforestation_grassland_of_forests() -> None:
    drought, deforestation = only_option("drought"), only_option("deforestation")
    assert (drought.timing, drought.effect, drought.terrain) == (w.START_OF_TURN, e.CHANGE_TERRAIN, DESERT)
    assert drought.changes == [True, True, False, True, True]
    assert (deforestation.timing, deforestation.terrain) == (w.START_OF_TURN, GRASSLAND)
    assert deforestation.changes == [terrain == FOREST for terrain in range(5)]


def test_other_cards_change_no_terrain() -> None:
    others = [option for event in EVENT_OPTIONS for option in event if option.effect != e.CHANGE_TERRAIN]
    assert {option.terrain for option in others} == {NONE}
    assert not any(any(option.changes) for option in others)


@pytest.mark.parametrize(
    ("name", "policies", "squares"), [("migrants", 1, 2), ("colonists", 2, 4), ("immigrants", 3, 6)]
)
def test_settlers_switch_policies_or_move_a_figure(name: str, policies: int, squares: int) -> None:
    found = [(option.timing, option.effect, option.amount) for option in options(name)]
    assert found == [(w.CITY_MANAGEMENT, e.SWITCH_POLICY, policies), (w.MOVEMENT, e.MOVE_FIGURE_TO_EMPTY, squares)]


def test_supply_drop_gives_trade_or_an_action_of_a_city_that_is_no_capital() -> None:
    trade, action = options("supply-drop")
    assert (trade.timing, trade.effect, trade.amount) == (w.START_OF_TURN, e.GAIN_TRADE, 7)
    assert (action.timing, action.effect, action.amount) == (w.CITY_MANAGEMENT, e.EXTRA_CITY_ACTION, 1)
    assert (trade.spares_capital, action.spares_capital) == (False, True)
