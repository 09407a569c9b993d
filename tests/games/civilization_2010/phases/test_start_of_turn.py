"""The Start of Turn: free order, figures that serve cities, great people, and the wonders that work in this phase."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.standings import city_production, cost_of_wonder, devotion
from tests.games.civilization_2010.situation import Situation, situation

TWO = {"cities": ["a6", "e6"], "policies": ["natural-religion", "military-tradition"], "government": "republic"}
"""Two cities under Republic with policies that do nothing in this phase."""


def owning(wonder: str, square: str = "a2", **more: Any) -> Situation:
    """Player 1 with a wonder on a square of the capital's outskirts."""
    entry = {"policies": ["natural-religion"], **more.pop("p1", {})}
    return situation(p1=entry, pieces={square: wonder, **more.pop("pieces", {})}, **more)


# Order.


@pytest.mark.rule("turn.sot-order-a")
@pytest.mark.card("expansionism")
def test_an_ability_sees_the_state_at_the_moment_it_is_used() -> None:
    entry = {"policies": ["expansionism", "rationalism"], "scouts": ["e6"]}
    s = situation(p1=entry)
    s.play("found e6 scout", "use expansionism")
    assert s.trade(1) == 2
    s = situation(p1=entry)
    s.play("use expansionism", "found e6 scout")
    assert s.trade(1) == 1
    assert s.refused("use expansionism") == "policy.once-a"


@pytest.mark.rule("turn.sot-order-a")
def test_a_player_with_nothing_to_do_but_hidden_events_is_still_asked() -> None:
    entry = {"government": "anarchy", "used": ["government"]}
    s = situation(p1={**entry, "events": ["we-love-the-despot-day"]}, p2={})
    assert (s.asked, s.legal()) == ([1], ["done"])
    s = situation(p1=entry, p2={})
    assert s.asked == [2]


@pytest.mark.rule("turn.phases-a", "turn.sot-order-a")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("produce capital", "turn.phases-a"),
        ("march a7 1-0", "turn.phases-a"),
        ("advance", "turn.phases-a"),
        ("use currency-resource", "turn.phases-a"),
        ("use democracy", "turn.phases-a"),
        ("offer 2", "trade.deal-b"),
        ("switch rationalism patronage", "policy.switch-a"),
    ],
)
def test_what_belongs_to_other_phases_is_refused(text: str, rule: str) -> None:
    s = situation(p1={"armies": ["a7"], "policies": ["rationalism"], "culture": 9})
    assert s.refused(text) == rule


# Scouts.


@pytest.mark.rule("scout.assign-a")
def test_a_scout_serves_the_announced_city() -> None:
    s = situation(p1={**TWO, "scouts": ["f6"]}, squares={"f6": "forest", "a2": "forest", "e2": "forest"})
    assert s.serves(1, "f6") == "a6"
    assert s.choices("assign") == ["f6 city-2"]
    s.play("assign f6 city-2")
    assert s.serves(1, "f6") == "e6"
    assert s.arguments("figures-assigned") == [{"seat": 0, "square": "square-f6", "city": "square-e6"}]
    assert s.refused("assign f6 capital") == "scout.assign-a"
    s.play("done", "done")
    s.pass_until(frame="CityManagement", player=1)
    assert [city_production(s.position, 0, s.number(city)) for city in ("a6", "e6")] == [2, 4]
    # An army costs 4: all that the second city can build, and more than the capital can.
    assert s.legal("produce") == ["produce city-2"]
    s.play("produce city-2", "at e3")
    assert s.figures("e3") == (1, 1, 0)


@pytest.mark.rule("scout.assign-a")
def test_the_choice_is_made_again_in_the_next_start_of_turn() -> None:
    s = situation(p1={**TWO, "scouts": ["f6"]})
    s.play("assign f6 city-2")
    s.pass_until(frame="StartOfTurn", player=2)
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.choices("assign") == ["f6 capital"]


@pytest.mark.rule("scout.assign-a")
def test_with_one_city_there_is_nothing_to_announce() -> None:
    s = situation(p1={"scouts": ["f6"], "armies": ["e6"]})
    assert (s.legal("assign"), s.refused("assign f6 capital")) == ([], "scout.assign-a")
    s = situation(p1={**TWO, "armies": ["f6"]})
    assert (s.legal("assign"), s.refused("assign f6 city-2")) == ([], "scout.assign-a")


@pytest.mark.rule("scout.assign-a", "civ.english_gather")
@pytest.mark.card("english")
def test_english_armies_are_assigned_like_scouts() -> None:
    s = situation(p1={**TWO, "civilization": "english", "armies": ["f6", "f7"], "scouts": ["f6"]})
    assert s.choices("assign") == ["f6 city-2", "f7 city-2"]
    s.play("assign f6 city-2")
    assert (s.serves(1, "f6"), s.empire(1).army_city) == ("e6", [s.number("e6"), s.number("a6")])


@pytest.mark.rule("scout.assign-b")
def test_a_new_scout_serves_the_city_that_built_it_from_the_next_turn_on() -> None:
    squares = dict.fromkeys(("a1", "a2", "a3"), "forest") | {"a15": "desert"}
    s = situation("city-management", p1={**TWO, "cities": ["e6", "a6"]}, squares=squares)
    s.play("produce city-2", "build scout", "at a11")
    assert s.serves(1, "a11") == "next a6"
    s.pass_until(frame="Movement", player=1)
    s.play("march a11 0-1", "step down", "stop")
    assert (s.scouts(1), s.trade(1)) == (["a15"], 0)
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.serves(1, "a15") == "a6"
    s.pass_until(phase="trade")
    assert s.trade(1) == 1


@pytest.mark.rule("scout.assign-b", "trade.collect-a")
def test_a_moved_scout_sends_the_trade_of_its_new_square() -> None:
    s = situation("movement", p1={**TWO, "scouts": ["f6 next a6"]}, squares={"f6": "desert", "f8": "desert"})
    s.play("march f6 0-1", "step right", "step right")
    assert (s.scouts(1), s.trade(1)) == (["f8"], 0)
    s.pass_until(frame="StartOfTurn", player=1)
    s.pass_until(phase="trade")
    assert s.trade(1) == 1


@pytest.mark.rule("scout.assign-b", "trade.collect-a")
def test_a_scout_built_in_this_turn_sends_nothing_yet() -> None:
    s = situation("trade", p1={**TWO, "scouts": ["f8 next a6"]}, squares={"f8": "desert"})
    assert s.trade(1) == 0


# Great people.


@pytest.mark.rule("greatperson.place-a")
@pytest.mark.card("great-scientist")
def test_a_great_person_of_the_reserve_is_placed_in_start_of_turn() -> None:
    s = situation(p1={"people": ["great-scientist"]}, squares={"a2": "water"}, p2={"scouts": ["a3"]})
    assert s.choices("appoint") == ["great-scientist"]
    s.play("appoint great-scientist")
    assert s.choices("at") == ["a1", "a5", "a7", "a9", "a10", "a11"]
    assert s.refused("done") == "greatperson.place-a"
    s.play("at a9")
    assert (s.at("a9"), s.people(1), s.question) == ("great-scientist", {}, "StartOfTurn")
    assert s.refused("appoint great-scientist") == "greatperson.place-a"


# Wonders.


@pytest.mark.rule(
    "wonder.stonehenge", "wonder.colossus", "wonder.hanging_gardens", "wonder.cristo_redentor", "wonder.panama_canal",
    "wonder.statue_of_liberty",
)  # fmt: skip
@pytest.mark.parametrize(
    ("wonder", "cost", "tech", "discounted", "culture"),
    [
        ("stonehenge", 10, "metalworking", 10, 1),
        ("colossus", 15, "metalworking", 10, 1),
        ("hanging-gardens", 15, "animal-husbandry", 10, 1),
        ("cristo-redentor", 25, "mass-media", 15, 3),
        ("panama-canal", 25, "engineering", 20, 3),
        ("statue-of-liberty", 25, "metal-casting", 20, 3),
    ],
)
def test_what_the_wonders_of_this_phase_cost_and_their_culture(
    wonder: str, cost: int, tech: str, discounted: int, culture: int
) -> None:
    s = situation(p1={"techs": [tech]}, pieces={"a2": wonder})
    number = WONDERS.index(wonder)
    assert (cost_of_wonder(s.position, 1, number), cost_of_wonder(s.position, 0, number)) == (cost, discounted)
    assert devotion(s.position, 0, s.number("a6")) == 1 + culture


@pytest.mark.rule("wonder.stonehenge")
@pytest.mark.card("stonehenge")
def test_stonehenge_gives_culture() -> None:
    s = owning("stonehenge")
    s.play("use stonehenge")
    assert s.culture(1) == 1
    assert s.refused("use stonehenge") == "turn.once-a"
    s.play("done")
    assert s.refused("use stonehenge", by=2) == "wonder.stonehenge"


@pytest.mark.rule("wonder.stonehenge", "wonder.blockade-a")
def test_a_blockaded_wonder_is_not_used() -> None:
    s = owning("stonehenge", p2={"scouts": ["a2"]})
    assert (s.legal("use"), s.refused("use stonehenge")) == ([], "wonder.stonehenge")


@pytest.mark.rule("wonder.colossus")
@pytest.mark.card("colossus")
def test_the_colossus_gives_three_trade() -> None:
    s = owning("colossus", p1={"trade": 25})
    s.play("use colossus")
    assert s.trade(1) == 27
    s = owning("colossus")
    s.play("use colossus")
    assert s.trade(1) == 3
    assert s.refused("use colossus") == "turn.once-a"
    assert owning("colossus", p1={"trade": 27}).refused("use colossus") == "wonder.colossus"


@pytest.mark.rule("wonder.hanging_gardens")
@pytest.mark.card("hanging-gardens")
def test_the_hanging_gardens_give_a_figure_on_their_square() -> None:
    s = owning("hanging-gardens")
    s.play("use hanging-gardens")
    assert s.legal() == ["build army", "build scout"]
    assert s.refused("build infantry") == "wonder.hanging_gardens"
    s.play("build scout")
    assert (s.figures("a2"), s.serves(1, "a2")) == ((1, 0, 1), "next a6")
    assert s.refused("use hanging-gardens") == "turn.once-a"


@pytest.mark.rule("wonder.hanging_gardens", "movement.stack-a", "build.figure-limit-a")
def test_the_hanging_gardens_need_room_and_a_figure_in_the_supply() -> None:
    s = owning("hanging-gardens", p1={"armies": ["a2", "a2"]})
    assert s.refused("use hanging-gardens") == "wonder.hanging_gardens"
    s = owning("hanging-gardens", p1={"scouts": ["e6", "e7"]})
    s.play("use hanging-gardens")
    assert (s.figures("a2"), s.question) == ((1, 1, 0), "StartOfTurn")
    s = owning("hanging-gardens", p2={"armies": ["a2"]})
    assert s.refused("use hanging-gardens") == "wonder.hanging_gardens"


@pytest.mark.rule("wonder.hanging_gardens", "policy.military_tradition")
def test_the_army_of_the_hanging_gardens_brings_a_unit_with_military_tradition() -> None:
    s = owning("hanging-gardens", p1={"policies": ["military-tradition"]}, decks={"mounted": ["mounted-even"]})
    s.play("use hanging-gardens", "build army", "recruit mounted")
    assert (s.figures("a2"), s.units(1)) == ((1, 1, 0), {"mounted-even": 1})


@pytest.mark.rule("wonder.cristo_redentor", "event.limit-b")
@pytest.mark.card("cristo-redentor")
def test_cristo_redentor_draws_two_events_of_any_level_and_enlarges_the_hand() -> None:
    events = ["drought", "sabotage", "migrants", "defection", "duty-and-honor"]
    s = owning("cristo-redentor", p1={"events": events, "step": 3}, decks={"events-3": ["think-tank", "immigrants"]})
    s.play("use cristo-redentor")
    assert s.legal() == ["level 1", "level 2", "level 3"]
    s.play("level 3")
    assert (s.question, sum(s.hand(1).values())) == ("HandLimit", 7)
    s.play("discard drought")
    assert (sum(s.hand(1).values()), s.question) == (6, "StartOfTurn")
    assert {"think-tank", "immigrants"} <= set(s.hand(1))
    assert s.refused("use cristo-redentor") == "turn.once-a"


@pytest.mark.rule("wonder.cristo_redentor", "wonder.blockade-a")
def test_a_blockaded_cristo_redentor_draws_nothing() -> None:
    s = owning("cristo-redentor", p2={"scouts": ["a2"]})
    assert s.refused("use cristo-redentor") == "wonder.cristo_redentor"


@pytest.mark.rule("wonder.panama_canal")
@pytest.mark.card("panama-canal")
def test_the_panama_canal_collects_coins_without_limit() -> None:
    s = owning("panama-canal", p1={"coins": {"panama-canal": 4}})
    s.play("use panama-canal")
    assert (s.coin_tokens(1), s.coins(1)) == ({"panama-canal": 5}, 5)
    assert s.refused("use panama-canal") == "turn.once-a"
    s = owning("panama-canal", p1={"coins": {"sheet": 14}})
    s.play("use panama-canal")
    assert (s.winners, s.ending) == ([1], "economic")


@pytest.mark.rule("wonder.panama_canal")
def test_coins_on_a_blockaded_canal_count_but_no_new_one_comes() -> None:
    s = owning("panama-canal", p1={"coins": {"panama-canal": 4}}, p2={"scouts": ["a2"]})
    assert (s.coins(1), s.refused("use panama-canal")) == (4, "wonder.panama_canal")


@pytest.mark.rule("wonder.statue_of_liberty")
@pytest.mark.card("statue-of-liberty", "biology")
def test_the_statue_of_liberty_teaches_a_tech_of_another_player() -> None:
    techs = ["pottery", "writing", "currency", "sailing", "irrigation"]
    s = owning("statue-of-liberty", p1={"techs": techs, "trade": 16}, p2={"techs": ["biology", "pottery"]})
    s.play("use statue-of-liberty")
    assert ("biology" in s.techs(1), s.empire(1).rows, s.trade(1)) == (True, [3, 2, 1, 0, 0], 16)
    assert s.refused("use statue-of-liberty") == "turn.once-a"
    s.pass_until(phase="research")
    assert s.allows("research masonry", by=1)


@pytest.mark.rule("wonder.statue_of_liberty")
def test_the_statue_of_liberty_needs_a_tech_that_fits() -> None:
    s = owning("statue-of-liberty", p1={"techs": ["pottery"]}, p2={"techs": ["biology", "pottery"]})
    assert s.refused("use statue-of-liberty") == "wonder.statue_of_liberty"
    s = owning("statue-of-liberty", p1={"techs": ["pottery"]}, p2={"techs": ["masonry", "writing", "sailing"]})
    s.play("use statue-of-liberty")
    assert s.legal() == ["learn masonry", "learn writing"]
    s.play("learn writing")
    assert s.techs(1) == ["pottery", "writing"]
