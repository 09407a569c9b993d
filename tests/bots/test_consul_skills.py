"""Each skill of the consul in a situation where a good player would not hesitate, and what its judgement goes by."""

from typing import Any

import pytest

from civitas.bots.civilization_2010.chances import Chances
from civitas.bots.civilization_2010.habits import MOST_SQUARES, habit, square_worth, trimmed
from civitas.bots.civilization_2010.outlook import (
    COINS,
    CONQUEST,
    CULTURE,
    PLANS,
    TECHNOLOGY,
    Powers,
    danger,
    planned_turns,
    soft_least,
    turns_to_win,
    worth,
)
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from tests.bots.consuls import TITLE, decide, finish_part, finish_question
from tests.games.civilization_2010.marching import HEROES, on_the_move
from tests.games.civilization_2010.pyramids import pyramid
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import clash

WEAK = ["infantry-weak", "mounted-weak", "artillery-weak"]
STRONG: dict[str, Any] = {**HEROES, "armies": ["a8"]}


def managing(entry: dict[str, Any], **scenario: Any) -> Situation:
    """City Management of player 1."""
    return situation("city-management", p1=entry, **scenario)


def codes(*texts: str) -> list[int]:
    """Actions from words."""
    return [TITLE.space.parse(text) for text in texts]


# Victories that are within reach.


def test_space_flight_is_researched() -> None:
    s = situation("research", p1={"techs": pyramid(5, 4, 3, 2), "trade": 26})
    assert decide(s, 1) == "research space-flight"


def test_the_last_space_of_the_culture_track_is_taken() -> None:
    s = managing({"step": 20, "culture": 20, "trade": 20})
    assert decide(s) == "advance"
    s.play("advance")
    assert (s.winners, s.ending) == ([1], "culture")


def test_a_defenceless_capital_is_taken() -> None:
    p1 = {"units": ["infantry-fierce"] * 5, "ranks": {"infantry": 4}, "armies": ["b3", "b3"]}
    s = situation("movement", p1=p1, p2={"units": []})
    finish_part(s)
    assert (s.winners, s.ending) == ([1], "military")


# Cities.


def test_a_scout_on_a_good_site_founds_a_city() -> None:
    entry = {"civilization": "romans", "scouts": ["e6"], "policies": ["pacifism"], "techs": pyramid(2)}
    s = situation(p1=entry, squares={"e": "FMDD FDDD FMDD FFDD"})
    assert "found e6 scout" in finish_part(s)


def test_nobody_chooses_anarchy_for_nothing() -> None:
    s = situation(p1={"policies": ["pacifism"]})
    assert "govern anarchy" in s.legal()
    assert not [text for text in finish_part(s) if text.startswith("govern")]


def test_every_city_acts() -> None:
    entry = {"cities": ["a6", "e6"], "policies": ["pacifism", "patronage"], "techs": ["writing"]}
    s = managing(entry, squares={"a": "FFFF FMFF FFFF FFFF"})
    said = finish_part(s)
    acted = {text.split()[1] for text in said if text.split()[0] in ("produce", "devote", "harvest", "program")}
    assert acted == {"capital", "city-2"}


def test_a_building_is_put_where_it_costs_least() -> None:
    """All that can be built is a market, anywhere but on the water; the desert with its trade is spared."""
    squares = {"a1": "desert", "a2": "desert", "a3": "desert", "a5": "desert", "a7": "desert"}
    s = managing({"techs": ["currency"], "trade": 27}, squares=squares)
    s.play("produce capital")
    said = finish_question(s)
    where = [text for text in said if text.startswith("at ")]
    assert not {"at a1", "at a2", "at a3", "at a5", "at a7"} & set(where)


# Movement.


@pytest.mark.parametrize("piece", ["hut-spy", "ark-of-the-covenant"])
def test_an_army_takes_what_lies_beside_its_way(piece: str) -> None:
    s = on_the_move(p1={"armies": ["a12"]}, pieces={"a16": piece})
    finish_part(s)
    assert s.at("a16") == ""


def test_a_scout_walks_to_a_site_for_a_city() -> None:
    s = situation("movement", p1={"scouts": ["e4"]})
    finish_part(s)
    (square,) = s.scouts(1)
    assert square != "e4"
    s.pass_until("StartOfTurn", 1)
    assert s.allows(f"found {square} scout")


def test_scouts_keep_away_from_villages_and_enemies() -> None:
    p2 = {"armies": ["a15"], "units": WEAK}
    s = situation("movement", p1={"scouts": ["a12"]}, p2=p2, pieces={"a16": "village-iron"})
    finish_part(s)
    assert len(s.scouts(1)) == 1
    assert s.at("a16") == "village-iron"


@pytest.mark.parametrize(("own", "attacks"), [(HEROES, True), ({"units": ["infantry-weak"]}, False)])
def test_a_village_is_attacked_by_the_strong_only(own: dict[str, Any], attacks: bool) -> None:
    s = situation("movement", p1={"armies": ["a8"], **own}, pieces={"a12": "village-iron"})
    finish_part(s)
    assert ("battle-village" in s.messages()) is attacks


@pytest.mark.parametrize(("own", "attacks"), [(HEROES, True), ({"units": WEAK}, False)])
def test_an_army_is_attacked_by_the_stronger_only(own: dict[str, Any], attacks: bool) -> None:
    p2 = {"armies": ["a12", "a12"], **({"units": WEAK} if attacks else HEROES)}
    s = situation("movement", p1={"armies": ["a8"], **own}, p2=p2)
    finish_part(s)
    assert ("battle-army" in s.messages()) is attacks


def test_lone_scouts_are_driven_away() -> None:
    s = situation("movement", p1=STRONG, p2={"scouts": ["a12"]})
    finish_part(s)
    assert s.scouts(2) == []


# Battle.


def test_the_trumping_unit_is_played() -> None:
    """Infantry trumps mounted, mounted trumps artillery: who strikes first and kills is not struck."""
    s = clash(["infantry-even", "mounted-even", "artillery-even"], ["mounted-weak", "mounted-weak"])
    s.play("front mounted-weak 1")
    assert decide(s) == "front infantry-even 1"


def test_a_hopeless_front_is_left_alone() -> None:
    s = clash(["artillery-weak", "infantry-weak"], ["infantry-weak", "mounted-fierce"], p2={"ranks": {"mounted": 4}})
    s.play("front mounted-fierce 1")
    assert not decide(s).startswith("front artillery-weak 1")


def test_wounds_go_where_they_kill() -> None:
    defenders = ["artillery-weak", "artillery-fierce", "mounted-weak"]
    p1 = {"techs": ["mathematics"], "resources": ["iron"]}
    s = clash(["infantry-weak", "infantry-even", "infantry-fierce"], defenders, p1)
    s.play("front artillery-weak 1", "front infantry-even 2", "done", "front artillery-fierce 3")
    s.play("use mathematics-resource")
    assert decide(s) == "wound 3"


def test_the_unit_next_to_death_is_healed() -> None:
    attackers = ["artillery-weak", "artillery-weak", "infantry-even"]
    s = clash(attackers, ["artillery-even", "artillery-even", "mounted-weak"], {"techs": ["animal-husbandry"]})
    s.play("front artillery-even 1", "front artillery-weak 1", "done")
    s.play("front artillery-even 2", "front artillery-weak 2", "use animal-husbandry", "heal 2")
    assert decide(s) == "heal 1"


# Trade.


def test_consuls_make_no_deals() -> None:
    s = situation("trade", p1={"trade": 9}, p2={"trade": 9, "resources": ["iron", "silk"]})
    s.play("offer 2", "give trade 9", "want iron 1", "publish", by=1)
    assert decide(s, 2) == "decline 1"
    s.play("decline 1", by=2)
    assert decide(s, 2) == "done"


# The outlook.


def turns(way: int, p1: dict[str, Any] | None = None, **scenario: Any) -> float:
    """Player 1's turns to a victory in one way."""
    p = situation("city-management", p1=p1 or {}, **scenario).position
    return turns_to_win(p, 0, Powers(p))[way]


@pytest.mark.parametrize(
    ("way", "entry"),
    [
        (CULTURE, {"step": 3}),
        (CULTURE, {"culture": 9}),
        (CULTURE, {"trade": 27}),
        (TECHNOLOGY, {"techs": pyramid(2)}),
        (TECHNOLOGY, {"techs": pyramid(5, 4)}),
        (TECHNOLOGY, {"trade": 9}),
        (COINS, {"coins": 3}),
        (CONQUEST, {"armies": ["a7"]}),
        (CONQUEST, {"armies": ["a7", "a8"], **HEROES}),
    ],
)
def test_each_way_is_shortened_by_what_leads_along_it(way: int, entry: dict[str, Any]) -> None:
    assert turns(way, entry) < turns(way)


def test_culture_comes_quicker_with_what_a_city_devotes() -> None:
    temples = {"a1": "temple", "a2": "cathedral"}
    assert turns(CULTURE, pieces=temples) < turns(CULTURE)


def test_a_guarded_capital_is_farther_away() -> None:
    army: dict[str, Any] = {"armies": ["a7"]}
    assert turns(CONQUEST, army, p2=HEROES) > turns(CONQUEST, army)
    assert turns(CONQUEST, army, p2={"walls": ["b11"]}) > turns(CONQUEST, army)
    assert turns(CONQUEST, army, p2={"cities": []}) > turns(CONQUEST, army, p2=HEROES)


@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_every_civilization_plans_for_the_way_that_suits_it(civilization: str) -> None:
    p = situation(p1={"civilization": civilization}, p2={"civilization": next_to(civilization)}).position
    number = CIVILIZATIONS.index(civilization)
    usual = [max(plan[way] for plan in PLANS) for way in range(4)]
    assert sum(own < other for own, other in zip(PLANS[number], usual, strict=True)) == 1
    planned, plain = planned_turns(p, 0, Powers(p)), turns_to_win(p, 0, Powers(p))
    assert planned == [each * factor for each, factor in zip(plain, PLANS[number], strict=True)]


def next_to(civilization: str) -> str:
    """Another civilization."""
    return CIVILIZATIONS[CIVILIZATIONS.index(civilization) - 1]


def test_the_shortest_way_counts_most_and_the_others_a_little() -> None:
    assert soft_least([10.0, 99.0, 99.0, 99.0]) == pytest.approx(10.0)
    assert soft_least([10.0, 12.0, 99.0, 99.0]) < 10.0
    assert soft_least([9.0, 12.0, 99.0, 99.0]) < soft_least([10.0, 12.0, 99.0, 99.0])


def test_a_victory_is_worth_more_than_anything_and_a_defeat_less() -> None:
    s = managing({"step": 20, "culture": 20, "trade": 20})
    before = [worth(s.position, seat) for seat in (0, 1)]
    s.play("advance")
    assert worth(s.position, 0) > max(before)
    assert worth(s.position, 1) < min(before)


def test_armies_before_the_gates_are_a_danger() -> None:
    near, far = ({"armies": [square, square], **HEROES} for square in ("a12", "b12"))
    threats = []
    for rival in ({}, far, near):
        p = situation(p2=dict(rival)).position
        threats.append(danger(p, 0, Powers(p)))
    assert 0.0 <= threats[0] < threats[1] < threats[2] <= 1.0
    guarded = situation(p1={"units": WEAK, "walls": ["a6"]}, p2=dict(near)).position
    assert danger(guarded, 0, Powers(guarded)) < threats[2]
    homeless = situation(p1={"cities": []}, p2=dict(near)).position
    assert danger(homeless, 0, Powers(homeless)) == 0.0


# Chances.


def chance(target: str, armies: int = 1, p1: dict[str, Any] | None = None, **scenario: Any) -> float:
    """Player 1's chance against what stands on a square."""
    s = situation("movement", p1={"units": WEAK, **(p1 or {})}, **scenario)
    return Chances(s.position, 0).of(armies, s.number(target))


def test_more_armies_and_better_units_have_better_chances() -> None:
    pieces = {"a12": "village-iron"}
    many = {"units": WEAK * 2}
    assert chance("a12", 1, many, pieces=pieces) < chance("a12", 2, many, pieces=pieces)
    assert chance("a12", 1, pieces=pieces) < chance("a12", 1, HEROES, pieces=pieces)
    assert 0.0 < chance("a12", 1, {"units": []}, pieces=pieces) < 0.5


def test_scouts_do_not_resist() -> None:
    assert chance("a12", p2={"scouts": ["a12"]}) > 0.999
    assert chance("a12", p2={"scouts": ["a12"], "armies": ["a12"], "units": WEAK}) < 0.999


def test_walls_capitals_and_city_states_help_the_defender() -> None:
    p2: dict[str, Any] = {"cities": ["b11", "e6"], "policies": ["pacifism", "patronage"], "units": WEAK}
    assert chance("b11", p2=p2) < chance("e6", p2=p2)
    assert chance("e6", p2={**p2, "walls": ["e6"]}) < chance("e6", p2=p2)
    army: dict[str, Any] = {"armies": ["c8"], "units": WEAK}
    assert chance("c8", p2=army, pieces={"c8": "city-state-1"}) < chance("c8", p2=army)


# Habits.


def test_without_thought_nobody_interrupts_or_goes_on() -> None:
    p = situation().position
    assert habit(p, 0, codes("use stonehenge", "pass", "waive")) == codes("waive")[0]
    assert habit(p, 0, codes("use stonehenge", "done")) == codes("done")[0]
    assert habit(p, 0, codes("allow", "refuse")) == codes("refuse")[0]
    assert habit(p, 0, codes("accept 2", "decline 2")) == codes("decline 2")[0]
    assert habit(p, 0, codes("take iron", "take silk")) == codes("take iron")[0]


def test_only_the_squares_that_lose_least_are_thought_of() -> None:
    s = managing({}, squares={"a1": "desert", "a2": "mountain"}, pieces={"a3": "library"})
    p = s.position
    places = codes(*[f"at {square}" for square in s.around("a6")])
    wanted = [TITLE.space.text(action) for action in trimmed(p, 0, [*places, *codes("done")])]
    assert len(wanted) == MOST_SQUARES + 1
    assert wanted[-1] == "done"
    assert not {"at a1", "at a2", "at a3"} & set(wanted)
    worths = {square: square_worth(p, s.number(square)) for square in ("a1", "a3", "a5")}
    assert worths["a3"] > worths["a1"] > worths["a5"]
