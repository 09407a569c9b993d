"""Producing: how much a city has, what figures, units and walls cost, where figures appear, converted trade."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.units import UNIT_DECKS, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.standings import city_production, cost_of_unit, rush_cost, stacking_limit
from tests.games.civilization_2010.situation import Situation, situation

OUTSKIRTS = ["a1", "a2", "a3", "a5", "a7", "a9", "a10", "a11"]
"""The squares around the capital of player 1 on a6."""
SECOND = "e6"
"""A second city of player 1, two tiles below; e1 to e11 are around it."""


def city(production: int, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """City Management of player 1, whose capital on grassland has so much production and whose government adds none."""
    own = {"government": "republic", "bonus": {"a6": production}, **(entry or {})}
    return situation("city-management", p1=own, **scenario)


def production(s: Situation, square: str = "a6", player: int = 1) -> int:
    """The production of a city."""
    return city_production(s.position, player - 1, s.number(square))


# How much a city has.


@pytest.mark.rule("city.production-a")
@pytest.mark.card("despotism")
def test_production_adds_up_outskirts_scouts_bonuses_events_and_converted_trade() -> None:
    s = situation(
        "city-management",
        p1={
            "policies": ["urban-development"],
            "scouts": ["e6 for a6"],
            "bonus": {"a6": 4},
            "trade": 3,
            "techs": ["theology"],
        },
        squares={"a1": "forest", "a2": "forest", "a3": "mountain", "a5": "mountain", "e6": "forest"},
        pieces={"a9": "library", "a10": "trading-post"},
        wonders={"market": ["angkor-wat", "internet"]},
    )
    assert production(s) == 6 + 2 + 1 + 3 + 4
    s.play("produce capital")
    assert "internet" not in s.choices("build")
    assert s.refused("build internet") == "wonder.build-a"
    s.play("build army", "at a7")
    assert s.trade(1) == 3


@pytest.mark.rule("city.production-b")
def test_an_action_buys_one_item_and_the_rest_is_lost() -> None:
    s = city(9, {"cities": ["a6", SECOND], "bonus": {"a6": 9, SECOND: 3}, "trade": 3})
    s.play("produce capital", "build army", "at a7")
    assert s.figures("a7") == (1, 1, 0)
    assert s.refused("produce capital") == "city.action-a"
    assert s.refused("build army") == "city.action-a"
    assert s.trade(1) == 3
    s.play("produce city-2", "at e1")
    assert (s.figures("e1"), s.trade(1)) == ((1, 1, 0), 0)
    assert s.arguments("trade-converted") == [{"seat": 0, "count": 3}]
    assert s.asked == [2]


@pytest.mark.rule("city.production-b")
def test_a_city_that_can_afford_nothing_cannot_produce() -> None:
    s = city(3, {"trade": 2})
    assert s.refused("produce capital") == "city.production-a"
    assert city(3, {"trade": 3}).allows("produce capital")


@pytest.mark.rule("city.rush-a", "civ.american_rush")
@pytest.mark.card("americans", "romans")
@pytest.mark.parametrize(
    ("civilization", "made", "paid"), [("romans", 5, 6), ("americans", 5, 3), ("americans", 4, 6), ("romans", 7, 0)]
)
def test_three_trade_become_one_production_or_two_for_the_americans(civilization: str, made: int, paid: int) -> None:
    entry = {"civilization": civilization, "techs": ["philosophy"]}
    assert rush_cost(city(made, entry).position, 0, 7 - made) == paid
    if paid:
        poor = city(made, {**entry, "trade": paid - 1})
        poor.play("produce capital")
        assert poor.refused("build temple") == "building.temple"
    s = city(made, {**entry, "trade": 9})
    s.play("produce capital", "build temple", "at a7")
    assert (s.at("a7"), s.trade(1)) == ("temple", 9 - paid)


@pytest.mark.rule("city.rush-b")
def test_conversion_rounds_up_and_what_is_too_much_is_lost() -> None:
    entry = {"civilization": "americans", "techs": ["philosophy", "engineering"], "trade": 6}
    s = city(4, {**entry, "cities": ["a6", SECOND]})
    s.play("produce capital", "build temple", "at a7")
    assert (s.at("a7"), s.trade(1)) == ("temple", 0)
    assert s.refused("produce city-2") == "city.production-a"


@pytest.mark.rule("city.rush-b")
def test_trade_is_converted_for_no_other_action() -> None:
    s = city(0, {"trade": 27})
    s.play("devote capital")
    assert (s.culture(1), s.trade(1)) == (1, 27)


@pytest.mark.rule("tech.military_science")
@pytest.mark.card("military-science")
def test_military_science_adds_one_production_for_every_three_coins() -> None:
    entry = {"government": "republic", "cities": ["a6", SECOND], "bonus": {"a6": 5, SECOND: 7}, "coins": 8}
    assert [production(situation(p1=entry), square) for square in ("a6", SECOND)] == [5, 7]
    s = situation("city-management", p1={**entry, "techs": ["military-science"]})
    assert [production(s, square) for square in ("a6", SECOND)] == [7, 9]
    assert [production(situation(p1={**entry, "techs": ["military-science"], "coins": 9}), "a6")] == [8]


# Figures.


@pytest.mark.rule("build.figure-cost-a")
@pytest.mark.parametrize(("made", "figures"), [(3, []), (4, ["army"]), (5, ["army"]), (6, ["army", "scout"])])
def test_an_army_costs_four_and_a_scout_six(made: int, figures: list[str]) -> None:
    s = city(made, {"ranks": {"infantry": 2, "mounted": 2, "artillery": 2}})
    if not figures:
        assert s.refused("produce capital") == "city.production-a"
        return
    s.play("produce capital")
    if len(figures) == 1:
        assert s.refused("build scout") == "city.production-b"
        assert s.choices("at") == OUTSKIRTS
    else:
        assert s.choices("build") == figures


PLACES = {"a1": "water", "a5": "grassland"}


@pytest.mark.rule("build.figure-place-a")
@pytest.mark.parametrize(("techs", "squares"), [([], 6), (["sailing"], 7)])
def test_new_figures_come_to_the_outskirts_where_they_may_end_their_move(techs: list[str], squares: int) -> None:
    s = city(4, {"techs": techs, "armies": ["a2", "a2"]}, squares=PLACES, pieces={"a5": "stonehenge"})
    s.play("produce capital")
    expected = [square for square in OUTSKIRTS if square != "a2" and (square != "a1" or techs)]
    assert (s.choices("at"), len(expected)) == (expected, squares)
    assert s.refused("at a2") == "movement.stack-a"
    assert s.refused("at a6") == "build.figure-place-a"
    assert s.refused("at a4") == "build.figure-place-a"
    if not techs:
        assert s.refused("at a1") == "movement.water-b"
    s.play("at a5")
    assert (s.figures("a5"), s.at("a5")) == ((1, 1, 0), "stonehenge")
    assert s.arguments("figure-built") == [{"seat": 0, "figure": "piece-army", "square": "square-a5"}]


@pytest.mark.rule("build.figure-place-b", "city.blockade-b")
def test_no_figure_comes_to_a_hut_and_no_scout_to_an_enemy() -> None:
    own = {"civilization": "zulu"}
    other = {"scouts": ["a9"]}
    s = city(6, own, p2=other, pieces={"a2": "hut-spy"})
    s.play("produce capital", "build scout")
    assert s.choices("at") == [square for square in OUTSKIRTS if square not in ("a2", "a9")]
    assert (s.refused("at a2"), s.refused("at a9")) == ("build.figure-place-b", "build.figure-place-b")
    s = city(6, own, p2=other, pieces={"a2": "hut-spy"})
    s.play("produce capital", "build army")
    assert s.choices("at") == [square for square in OUTSKIRTS if square != "a2"]
    assert s.refused("at a2") == "build.figure-place-b"


@pytest.mark.rule("city.blockade-b")
def test_an_army_kills_the_scout_that_blockades_its_square_but_nothing_else_goes_there() -> None:
    land = {square: "forest" for square in OUTSKIRTS if square != "a9"}
    s = city(6, {"techs": ["pottery"]}, p2={"scouts": ["a9"]}, squares=land)
    s.play("produce capital")
    assert s.refused("build granary") == "city.blockade-b"
    s.play("build army", "at a9")
    assert (s.figures("a9"), s.scouts(2)) == ((1, 1, 0), [])
    assert s.empire(1).army_moved == [0]


@pytest.mark.rule("build.figure-limit-a")
@pytest.mark.card("russians")
@pytest.mark.parametrize(("civilization", "most"), [("germans", 6), ("russians", 7)])
def test_six_armies_or_seven_for_the_russians_and_two_scouts(civilization: str, most: int) -> None:
    armies = ["a1", "a1", "a2", "a2", "a3", "a3"][: most - 1]
    entry = {"civilization": civilization, "techs": ["masonry"], "armies": armies, "scouts": ["a7"]}
    s = city(6, entry)
    s.play("produce capital")
    assert (s.allows("build army"), s.allows("build scout")) == (True, True)
    full = city(6, {**entry, "armies": [*armies, "a9"], "scouts": ["a7", "a7"]})
    full.play("produce capital")
    assert full.refused("build army") == "build.figure-limit-a"
    assert full.refused("build scout") == "build.figure-limit-a"


@pytest.mark.rule("tech.navy")
@pytest.mark.card("navy", "shipyard")
def test_armies_may_come_to_own_cities_with_a_shipyard() -> None:
    entry = {"techs": ["navy", "irrigation"], "cities": ["a6", SECOND, "c6"]}
    scenario: dict[str, Any] = {"squares": {"e7": "water"}, "pieces": {"e7": "shipyard"}}
    s = city(6, entry, **scenario)
    s.play("produce capital", "build army")
    yard = ["e1", "e2", "e3", "e5", "e9", "e10", "e11"]
    assert s.choices("at") == OUTSKIRTS + yard
    assert s.refused("at e7") == "movement.water-b"
    assert s.refused("at c1") == "tech.navy"
    s.play("at e1")
    assert s.figures("e1") == (1, 1, 0)
    s = city(6, entry, **scenario)
    s.play("produce capital", "build scout")
    assert s.choices("at") == OUTSKIRTS
    assert s.refused("at e1") == "build.figure-place-a"
    without = city(6, {**entry, "techs": ["irrigation"]}, **scenario)
    without.play("produce capital", "build army")
    assert without.choices("at") == OUTSKIRTS


@pytest.mark.rule("citystate.build-a")
@pytest.mark.card("city-state-1")
def test_figures_of_the_capital_may_come_to_controlled_city_states() -> None:
    entry = {"cities": ["a6", SECOND], "armies": ["g1"], "bonus": {"a6": 4, SECOND: 4}}
    s = city(4, entry, pieces={"g1": "city-state-1"})
    s.play("produce capital")
    assert s.choices("at") == [*OUTSKIRTS, "g1"]
    s.play("at g1")
    assert s.figures("g1") == (1, 2, 0)
    s = city(4, entry, pieces={"g1": "city-state-1"})
    s.play("produce city-2")
    assert s.refused("at g1") == "citystate.build-a"
    full = city(4, {**entry, "armies": ["g1", "g1"]}, pieces={"g1": "city-state-1"})
    full.play("produce capital")
    assert full.refused("at g1") == "movement.stack-a"


# Units.


@pytest.mark.rule("build.unit-a")
@pytest.mark.card("infantry-weak", "mounted-fierce", "artillery-fierce")
def test_a_unit_costs_by_rank_and_only_its_owner_sees_the_card() -> None:
    ranks = {"infantry": 1, "mounted": 2, "artillery": 3}
    s = city(9, {"ranks": ranks}, decks={"artillery": ["artillery-fierce"]})
    costs = [cost_of_unit(s.position, 0, unit_type) for unit_type in range(3)]
    assert costs == [5, 7, 9]
    before = len(s.unit_deck("artillery"))
    s.play("produce capital", "build artillery")
    assert (s.units(1), len(s.unit_deck("artillery"))) == ({"artillery-fierce": 1}, before - 1)
    assert s.arguments("unit-built") == [{"seat": 0, "type": "card-artillery"}]
    drawn = next(event for event in s.log if event.message == "unit-drawn")
    assert (drawn.arguments, drawn.audience) == ({"seat": 0, "card": "card-artillery-fierce"}, 1)
    poor = city(8, {"ranks": ranks})
    poor.play("produce capital")
    assert (poor.refused("build artillery"), poor.allows("build mounted")) == ("build.unit-a", True)
    top = city(11, {"ranks": {"infantry": 4}})
    assert cost_of_unit(top.position, 0, 0) == 11


@pytest.mark.rule("build.unit-b")
@pytest.mark.card("flight")
def test_aircraft_cost_twelve_and_need_flight() -> None:
    s = city(12)
    s.play("produce capital")
    assert s.refused("build aircraft") == "build.unit-b"
    for made, is_built in ((11, False), (12, True)):
        s = city(made, {"techs": ["flight"], "ranks": {"aircraft": 1}})
        s.play("produce capital")
        assert s.allows("build aircraft") == is_built
    s.play("build aircraft")
    assert sum(s.units(1).values()) == 1


@pytest.mark.rule("build.unit-c")
def test_units_are_limited_by_their_deck_only() -> None:
    held = {UNITS[unit]: UNIT_DECKS[0].count(unit) for unit in UNIT_DECKS[0]}
    assert sum(held.values()) == 15
    s = city(9, {"units": held})
    s.play("produce capital")
    assert s.refused("build infantry") == "build.unit-c"
    killed = next(iter(held))
    s = city(9, {"units": {**held, killed: held[killed] - 1}}, discards={"infantry": [killed]})
    s.play("produce capital", "build infantry")
    assert s.units(1) == held


@pytest.mark.rule("wonder.leonardos_workshop")
@pytest.mark.card("leonardos-workshop")
def test_leonardos_workshop_caps_the_cost_of_units_but_not_of_figures() -> None:
    entry = {"techs": ["flight"], "ranks": {"infantry": 4, "aircraft": 1}}
    pieces = {"a7": "leonardos-workshop"}
    s = city(5, entry, pieces=pieces)
    assert [cost_of_unit(s.position, 0, UNIT_TYPES.index(each)) for each in ("infantry", "aircraft")] == [5, 5]
    s.play("produce capital")
    assert s.choices("build") == ["army", "infantry", "mounted", "artillery", "aircraft"]
    assert s.refused("build scout") == "build.figure-cost-a"
    blockaded = city(5, entry, pieces=pieces, p2={"scouts": ["a7"]})
    assert cost_of_unit(blockaded.position, 0, 0) == 11


# Walls.


@pytest.mark.rule("build.walls-a", "tech.masonry")
@pytest.mark.card("masonry")
def test_walls_are_built_once_per_city_with_masonry() -> None:
    s = city(7)
    s.play("produce capital")
    assert s.refused("build walls") == "tech.masonry"
    assert stacking_limit(s.position, 0) == 2
    poor = city(6, {"techs": ["masonry"]})
    poor.play("produce capital")
    assert poor.refused("build walls") == "build.walls-a"
    s = city(7, {"techs": ["masonry"]})
    assert stacking_limit(s.position, 0) == 3
    s.play("produce capital", "build walls")
    assert s.empire(1).walls == [1]
    assert all(s.at(square) == "" for square in OUTSKIRTS)
    assert s.arguments("walls-built") == [{"seat": 0, "city": "square-a6"}]
    again = city(7, {"techs": ["masonry"], "walls": ["a6"]})
    again.play("produce capital")
    assert again.refused("build walls") == "build.walls-a"


# Engineering.


@pytest.mark.rule("tech.engineering")
@pytest.mark.card("engineering")
def test_engineering_divides_one_action_per_turn() -> None:
    entry = {"techs": ["engineering", "construction"], "cities": ["a6", SECOND], "bonus": {"a6": 12, SECOND: 12}}
    s = city(12, entry, squares={"a7": "mountain", "e7": "mountain"})
    made = production(s)
    assert made == 13
    s.play("produce capital", "build army", "at a1", "build workshop")
    assert (s.figures("a1"), s.at("a7"), s.trade(1)) == ((1, 1, 0), "workshop", 0)
    s.play("produce city-2", "build army", "at e1")
    assert (s.question, s.asked) == ("CityManagement", [2])
    assert s.at("e7") == ""


@pytest.mark.rule("tech.engineering")
def test_the_second_item_is_optional_and_paid_from_the_same_production() -> None:
    entry = {"techs": ["engineering"], "trade": 3}
    s = city(12, entry)
    s.play("produce capital", "build aqueduct", "at a1")
    s.play("build infantry")
    assert (s.at("a1"), sum(s.units(1).values()), s.trade(1)) == ("aqueduct", 1, 0)
    s = city(12, entry)
    s.play("produce capital", "build aqueduct", "at a1", "done")
    assert (s.at("a1"), s.units(1), s.trade(1)) == ("aqueduct", {}, 3)
    assert "engineering" not in used(s)


def used(s: Situation) -> list[str]:
    """What player 1 has used in this turn."""
    return [ability for number, ability in enumerate(ABILITIES) if (s.empire(1).used >> number) & 1]


@pytest.mark.rule("tech.engineering")
def test_icons_of_the_first_item_do_not_count_for_the_second() -> None:
    s = city(8, {"techs": ["engineering"]})
    s.play("produce capital", "build aqueduct", "at a1")
    assert (s.at("a1"), s.question, s.asked) == ("aqueduct", "CityManagement", [2])


@pytest.mark.rule("tech.engineering")
def test_two_figures_of_one_action_respect_supply_and_stacking_limit() -> None:
    entry = {"techs": ["engineering"], "armies": ["a1", "a2", "a2", "a3", "a3"]}
    s = city(10, entry)
    s.play("produce capital", "build army", "at a1")
    assert s.refused("build army") == "build.figure-limit-a"
    s.play("build scout")
    assert s.refused("at a1") == "movement.stack-a"
    s.play("at a5")
    assert (s.figures("a1"), s.figures("a5")) == ((1, 2, 0), (1, 0, 1))


# The Egyptians.


@pytest.mark.rule("civ.egyptian_free_building", "city.program-i")
@pytest.mark.card("egyptians")
def test_the_egyptians_build_one_unlocked_building_a_turn_for_free() -> None:
    entry = {
        "civilization": "egyptians",
        "techs": ["pottery", "philosophy"],
        "cities": ["a6", SECOND],
        "programs": ["a6"],
        "bonus": {},
    }
    s = city(0, entry)
    s.play("produce capital")
    assert s.legal() == ["build-free granary", "build-free temple"]
    assert s.refused("build granary") == "building.granary"
    assert s.refused("build-free library") == "build.building-a"
    s.play("build-free temple", "at a1")
    assert (s.at("a1"), s.empire(1).programs, s.position.programs) == ("temple", [0, 0], 7)
    assert s.refused("produce city-2") == "city.production-a"
    others = city(6, {**entry, "civilization": "germans", "bonus": {"a6": 6}})
    others.play("produce capital")
    assert others.refused("build-free granary") == "civ.egyptian_free_building"


@pytest.mark.rule("civ.egyptian_free_building")
def test_with_engineering_the_other_item_is_paid_as_usual() -> None:
    entry = {"civilization": "egyptians", "techs": ["engineering", "philosophy"], "trade": 9}
    s = city(4, entry)
    s.play("produce capital", "build-free temple", "at a1")
    assert s.legal("build-free") == []
    assert s.refused("build-free aqueduct") == "civ.egyptian_free_building"
    s.play("build army", "at a2")
    assert (s.at("a1"), s.figures("a2"), s.trade(1)) == ("temple", (1, 1, 0), 9)
