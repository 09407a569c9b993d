"""What squares, scouts, city-states and cities yield: icons, blockades, coins, combat bonus, trade."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.yields import (
    harvestable,
    outskirts_squares,
    square_icons,
    total_of,
    trade_income,
)
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_ICONS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.terrain import COIN, COMBAT, CULTURE, ICON_COUNT, RESOURCES, TRADE
from civitas.games.civilization_2010.map.board import SQUARE_NAMES, board_of
from civitas.games.civilization_2010.map.squares import turned
from civitas.games.civilization_2010.standings import city_production, coins, combat_bonus, devotion
from tests.games.civilization_2010.situation import Situation, situation

SECOND = "e6"


def resting(entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """A situation that is only looked at; player 1's government gives nothing."""
    return situation("city-management", p1={"government": "republic", **(entry or {})}, pause=True, **scenario)


def icons(s: Situation, square: str) -> list[int]:
    """Production, trade, culture, coin and combat icons of a square."""
    return [square_icons(s.position, s.number(square), icon) for icon in range(ICON_COUNT)]


def production(s: Situation, square: str = "a6", player: int = 1) -> int:
    """The production of a city."""
    return city_production(s.position, player - 1, s.number(square))


def trade(s: Situation, player: int = 1) -> int:
    """The trade that a player would collect."""
    return trade_income(s.position, player - 1)


# Squares.


@pytest.mark.rule("map.terrain-a")
@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("grassland", [0, 0, 0, 0, 0]),
        ("forest", [2, 0, 0, 0, 0]),
        ("mountain", [1, 0, 0, 0, 0]),
        ("desert", [0, 1, 0, 0, 0]),
        ("water", [0, 1, 0, 0, 0]),
    ],
)
def test_terrain_icons(terrain: str, expected: list[int]) -> None:
    assert icons(resting(squares={"a1": terrain}), "a1") == expected


@pytest.mark.rule("map.extras-a")
def test_printed_extras_add_to_the_terrain() -> None:
    s = resting(squares={"a1": "mountain coin", "a2": "desert culture", "a3": "grassland coin", "a5": "forest wheat"})
    assert [icons(s, square)[: COIN + 1] for square in ("a1", "a2", "a3", "a5")] == [
        [1, 0, 0, 1],
        [0, 1, 1, 0],
        [0, 0, 0, 1],
        [2, 0, 0, 0],
    ]
    built = situation("city-management", p1={"techs": ["pottery", "construction"], "bonus": {"a6": 6}})
    built.position.printed[built.number("a3")] = 5
    built.play("produce capital")
    assert built.refused("build workshop") == "build.building-terrain-a"
    built.play("build granary")
    assert "a3" in built.choices("at")


@pytest.mark.rule("map.extras-a")
def test_extras_of_the_tiles() -> None:
    s = resting(land="", tiles={"c": "tile04 up", "d": "tile14 up"}, p2={"civilization": "japanese"})
    assert (s.terrain("c9"), icons(s, "c9")[: COIN + 1]) == ("mountain", [1, 0, 0, 1])
    assert (s.terrain("d9"), icons(s, "d9")[: COIN + 1]) == ("desert", [0, 1, 1, 0])


@pytest.mark.rule("map.cover-a")
@pytest.mark.card("barracks")
def test_a_marker_replaces_all_icons_of_its_square() -> None:
    assert icons(resting(squares={"a1": "forest"}), "a1") == [2, 0, 0, 0, 0]
    assert icons(resting(squares={"a1": "forest"}, pieces={"a1": "barracks"}), "a1") == [0, 2, 0, 0, 2]
    assert icons(resting(squares={"a1": "mountain coin"}, pieces={"a1": "temple"}), "a1") == [0, 0, 2, 0, 0]


@pytest.mark.rule("map.cover-a", "greatperson.types-a")
@pytest.mark.card(
    "great-artist", "great-builder", "great-humanitarian", "great-industrialist", "great-scientist", "great-general"
)
def test_icons_of_great_people() -> None:
    expected = {
        "great-artist": [0, 1, 2, 0, 0],
        "great-builder": [2, 0, 0, 1, 0],
        "great-humanitarian": [1, 1, 1, 1, 0],
        "great-industrialist": [0, 0, 2, 1, 0],
        "great-scientist": [1, 2, 0, 0, 0],
        "great-general": [0, 0, 0, 0, 4],
    }
    assert sorted(expected) == sorted(GREAT_PEOPLE)
    squares = dict(zip(["a1", "a2", "a3", "a5", "a7", "a9"], expected, strict=True))
    s = resting(squares=dict.fromkeys(squares, "forest"), pieces=squares)
    assert {person: icons(s, square) for square, person in squares.items()} == expected


@pytest.mark.rule("map.empty-a")
def test_an_empty_square_holds_no_figure_and_no_marker() -> None:
    pieces = {"g3": "city-state-1", "g4": "hut-spy", "a1": "temple"}
    s = resting({"scouts": ["g2"]}, squares={"g1": "grassland wheat"}, pieces=pieces)
    squares = ["g1", "g2", "g3", "g4", "a1", "a6"]
    assert [s.position.is_empty(s.number(square)) for square in squares] == [True, False, False, False, False, False]


@pytest.mark.rule("map.enemy-a")
def test_every_other_player_is_an_enemy() -> None:
    scenario: dict[str, Any] = {"players": 3, "squares": {"a1": "forest"}}
    assert production(resting(**scenario)) == 2
    for player in ("p2", "p3"):
        s = resting(**scenario, **{player: {"armies": ["a1"]}})
        assert (production(s), s.position.is_blockaded(s.number("a1"))) == (0, True)


@pytest.mark.rule("map.adjacency-a")
def test_the_outskirts_are_all_eight_squares_around() -> None:
    s = resting(squares=dict.fromkeys(["a1", "a2", "a3", "a4", "a5", "a7", "a8", "a9", "a10", "a11"], "mountain"))
    assert (len(s.around("a6")), production(s)) == (8, 8)
    assert sorted(s.position.board.adjacent[s.number("a6")]) == sorted(map(s.number, ["a2", "a5", "a7", "a10"]))


# Scouts.


@pytest.mark.rule("scout.gather-a")
def test_a_scout_sends_the_icons_of_its_square_to_one_city() -> None:
    entry = {"cities": ["a6", SECOND], "scouts": ["g6"]}
    squares = {"a1": "forest", "a2": "forest", "g6": "forest"}
    s = resting(entry, squares=squares)
    assert (production(s), production(s, SECOND)) == (6, 0)
    other = resting({**entry, "scouts": ["g6 for e6"]}, squares=squares)
    assert (production(other), production(other, SECOND)) == (4, 2)
    rich = resting(entry, squares={"g6": "desert coin"})
    assert (trade(rich), rich.coins(1)) == (1, 1)
    new = resting({**entry, "scouts": ["g6 next a6"]}, squares=squares)
    assert (production(new), trade(new)) == (4, 0)


@pytest.mark.rule("scout.gather-a")
def test_two_scouts_on_a_square_send_it_once() -> None:
    s = resting({"scouts": ["g6", "g6"]}, squares={"g6": "forest"})
    assert production(s) == 2
    desert = resting({"scouts": ["g6", "g6"]}, squares={"g6": "desert"})
    assert trade(desert) == 1


@pytest.mark.rule("scout.marker-a", "scout.combat-a")
def test_a_scout_gathers_from_enemy_markers_but_never_combat_icons() -> None:
    s = resting({"scouts": ["b6"]}, pieces={"b6": "barracks"})
    assert (trade(s), trade(s, 2)) == (2, 0)
    assert (combat_bonus(s.position, 0), combat_bonus(s.position, 1)) == (0, 0)
    free = resting(pieces={"b6": "barracks"})
    assert (trade(free, 2), combat_bonus(free.position, 1)) == (2, 2)


@pytest.mark.rule("scout.own-a")
def test_a_scout_in_own_outskirts_moves_the_yield() -> None:
    entry = {"cities": ["a6", SECOND], "scouts": ["a1 for e6"]}
    squares = {
        "a1": "forest", "a2": "forest", "a3": "mountain", "e1": "forest", "e2": "forest", "e3": "mountain",
    }  # fmt: skip
    s = resting(entry, squares=squares)
    assert (production(s), production(s, SECOND)) == (3, 7)
    own = resting({**entry, "scouts": ["a1"]}, squares=squares)
    assert (production(own), production(own, SECOND)) == (5, 5)
    desert = resting(entry, squares={"a1": "desert"})
    assert trade(desert) == 1


@pytest.mark.rule("civ.english_gather")
@pytest.mark.card("english")
def test_english_armies_gather_like_scouts() -> None:
    pieces = {"b6": "library"}
    s = resting({"civilization": "english", "armies": ["b6"]}, pieces=pieces)
    assert (trade(s), devotion(s.position, 0, s.number("a6"))) == (1, 2)
    assert (trade(s, 2), devotion(s.position, 1, s.number("b11"))) == (0, 1)
    german = resting({"armies": ["b6"]}, pieces=pieces)
    assert (trade(german), devotion(german.position, 0, german.number("a6"))) == (0, 1)
    fort = resting({"civilization": "english", "armies": ["b6"]}, pieces={"b6": "barracks"})
    assert (trade(fort), combat_bonus(fort.position, 0), combat_bonus(fort.position, 1)) == (2, 0, 0)
    harvest = situation(
        "city-management", p1={"civilization": "english", "armies": ["g6"]}, squares={"g6": "desert silk"}
    )
    harvest.play("harvest capital silk")
    assert harvest.resources(1) == {"silk": 1}


# Blockades.


@pytest.mark.rule("city.blockade-a")
@pytest.mark.card("bank")
def test_enemy_figures_blockade_a_square() -> None:
    scenario: dict[str, Any] = {
        "squares": {"a1": "forest", "a3": "mountain"},
        "pieces": {"a2": "bank"},
    }
    s = resting(**scenario, p2={"armies": ["a1"], "scouts": ["a2"]})
    assert (production(s), trade(s), devotion(s.position, 0, s.number("a6")), s.coins(1)) == (1, 0, 1, 0)
    assert s.at("a2") == "bank"
    left = resting(**scenario)
    assert (production(left), trade(left), devotion(left.position, 0, left.number("a6")), left.coins(1)) == (4, 1, 2, 1)
    own = resting({"armies": ["a1"]}, **scenario)
    assert production(own) == 4


@pytest.mark.rule("coins.count-b")
def test_blockaded_coins_do_not_count() -> None:
    pieces = {"a2": "bank"}
    assert resting({"coins": 13}, pieces=pieces, p2={"scouts": ["a2"]}).coins(1) == 13
    assert resting({"coins": 13}, pieces=pieces).coins(1) == 14


@pytest.mark.rule("wonder.blockade-a")
@pytest.mark.card("statue-of-zeus")
def test_a_blockaded_wonder_does_not_work() -> None:
    pieces = {"a2": "statue-of-zeus"}
    s = resting(pieces=pieces, p2={"armies": ["a2"]})
    assert (combat_bonus(s.position, 0), devotion(s.position, 0, s.number("a6"))) == (0, 1)
    free = resting(pieces=pieces)
    assert (combat_bonus(free.position, 0), devotion(free.position, 0, free.number("a6"))) == (6, 2)


@pytest.mark.rule("greatperson.general-a", "greatperson.reserve-a")
def test_a_general_counts_in_every_battle_while_he_is_on_the_map() -> None:
    assert combat_bonus(resting(pieces={"a2": "great-general"}).position, 0) == 4
    assert combat_bonus(resting(pieces={"a2": "great-general"}, p2={"scouts": ["a2"]}).position, 0) == 0
    reserve = resting({"people": ["great-general", "great-builder", "great-artist"]})
    assert combat_bonus(reserve.position, 0) == 0
    assert (production(reserve), trade(reserve), reserve.coins(1)) == (0, 0, 0)
    assert devotion(reserve.position, 0, reserve.number("a6")) == 1


# City-states.


@pytest.mark.rule("citystate.outskirts-a")
def test_a_controlled_city_state_counts_for_the_capital() -> None:
    entry = {"cities": ["a6", SECOND], "scouts": ["g1 for e6"]}
    squares = {"a1": "forest", "a2": "forest", "a3": "mountain", "e1": "forest", "e2": "forest"}
    s = resting(entry, squares=squares, pieces={"g1": "city-state-3"})
    assert (production(s), production(s, SECOND), s.coins(1)) == (6, 4, 1)
    nobody = resting({**entry, "scouts": []}, squares=squares, pieces={"g1": "city-state-3"})
    assert (production(nobody), nobody.coins(1)) == (5, 0)
    four = resting({"armies": ["g1"]}, pieces={"g1": "city-state-4"})
    assert combat_bonus(four.position, 0) == square_of_city_state(3, COMBAT)
    one = resting({"armies": ["g1"]}, pieces={"g1": "city-state-1"})
    assert trade(one) == square_of_city_state(0, TRADE)
    two = resting({"armies": ["g1"]}, pieces={"g1": "city-state-2"})
    assert devotion(two.position, 0, two.number("a6")) == 1 + square_of_city_state(1, CULTURE)


def square_of_city_state(city_state: int, icon: int) -> int:
    """The icons printed on a city-state."""
    return CITY_STATE_ICONS[city_state][icon]


# Trade and coins.


@pytest.mark.rule("wonder.great_lighthouse")
@pytest.mark.card("great-lighthouse", "harbor")
def test_the_great_lighthouse_adds_trade_on_empty_water() -> None:
    water = ["a1", "a2", "a3", "a5", "a9"]
    scenario: dict[str, Any] = {
        "squares": dict.fromkeys(water, "water"),
        "pieces": {"a5": "harbor", "a7": "great-lighthouse"},
        "p2": {"armies": ["a9"], "techs": ["sailing"]},
    }
    assert trade(resting(**scenario)) == 3 * 2 + 2
    own = resting({"armies": ["a1"], "techs": ["sailing"]}, **scenario)
    assert trade(own) == 8
    scenario["pieces"] = {"a5": "harbor"}
    assert trade(resting(**scenario)) == 3 + 2


@pytest.mark.rule("coins.count-a")
@pytest.mark.card("organized-religion", "democracy-gov", "civil-service", "railroad")
def test_coins_of_all_kinds_are_counted() -> None:
    entry = {
        "techs": ["civil-service", "railroad", "pottery"],
        "coins": {"pottery": 3, "sheet": 1},
        "government": "democracy-gov",
        "policies": ["organized-religion"],
        "scouts": ["g6"],
        "armies": ["g1"],
    }
    s = resting(
        entry,
        squares={"g6": "grassland coin"},
        pieces={"a1": "bank", "a2": "great-builder", "g1": "city-state-3"},
    )
    assert s.coins(1) == 12
    anarchy = resting({**entry, "government": "anarchy"}, squares={"g6": "grassland coin"})
    assert coins(anarchy.position, 0) == 12 - 1 - 1 - 3


@pytest.mark.rule("coins.count-a")
@pytest.mark.card("panama-canal")
def test_tokens_on_a_wonder_count_even_if_it_is_blockaded() -> None:
    entry = {"coins": {"panama-canal": 2}}
    assert resting(entry, pieces={"a1": "panama-canal"}).coins(1) == 2
    assert resting(entry, pieces={"a1": "panama-canal"}, p2={"armies": ["a1"]}).coins(1) == 2


# Buildings on the map.


@pytest.mark.rule("building.barracks")
@pytest.mark.card("academy")
def test_barracks_and_academies_count_in_every_battle() -> None:
    entry = {"cities": ["a6", SECOND]}
    s = resting(entry, pieces={"a1": "barracks", "e1": "barracks"})
    assert (combat_bonus(s.position, 0), trade(s)) == (4, 4)
    better = resting(entry, pieces={"a1": "academy", "e1": "academy"})
    assert (combat_bonus(better.position, 0), trade(better)) == (8, 4)


HOMES: list[tuple[str, tuple[int, int], list[int], list[str]]] = [
    ("americans", (1, 2), [5, 3, 0, 0], ["incense", "silk"]),
    ("chinese", (1, 1), [5, 3, 0, 0], ["iron"]),
    ("egyptians", (1, 1), [5, 4, 0, 0], ["wheat"]),
    ("germans", (1, 2), [5, 3, 0, 0], ["iron"]),
    ("romans", (2, 2), [6, 3, 0, 0], ["iron"]),
    ("russians", (1, 2), [6, 3, 0, 0], []),
    ("zulu", (1, 1), [5, 3, 0, 0], ["incense", "silk"]),
    ("mongols", (2, 1), [6, 4, 0, 0], ["incense", "silk"]),
    ("aztecs", (1, 2), [7, 3, 0, 1], []),
    ("english", (2, 2), [6, 3, 1, 0], ["silk", "wheat"]),
    ("french", (1, 1), [5, 3, 0, 0], ["iron", "silk", "wheat"]),
    ("japanese", (2, 1), [6, 3, 0, 1], ["iron", "silk"]),
]
"""Where the capital stands on the home tile as printed, its icons without combat, and its resources."""


@pytest.mark.rule("map.terrain-a", "map.extras-a", "map.center-a", "map.rotation-a", "setup.home-a")
@pytest.mark.parametrize(("civilization", "place", "expected", "resources"), HOMES)
def test_what_the_outskirts_of_a_capital_on_the_suggested_square_yield(
    civilization: str, place: tuple[int, int], expected: list[int], resources: list[str]
) -> None:
    facing = board_of(2).layout.home_facing[0]
    centre = turned(place[0] * 4 + place[1], facing)
    entry = {"civilization": civilization, "government": "republic", "cities": [SQUARE_NAMES[centre]]}
    other = {"civilization": "germans" if civilization != "germans" else "romans"}
    s = situation("city-management", land="", p1=entry, p2=other, pause=True)
    assert [total_of(outskirts_squares(s.position, 0, centre, icon)) for icon in range(COMBAT)] == expected
    assert sorted(RESOURCES[resource] for resource in harvestable(s.position, 0, centre)) == resources
