"""Targets and effects of events and abilities at their edges: icons, gates, answers of the victim, ranks."""

from typing import Any

import pytest

from civitas.games.civilization_2010.battles.arithmetic import unit_health, unit_strength
from civitas.games.civilization_2010.facts.units import UNITS
from tests.games.civilization_2010.situation import Situation, situation


def horde(**more: Any) -> Situation:
    """Player 1 holds a Roaming Horde; on tile e the icon of a village on e6 can be seen, its marker is gone."""
    p2 = {"armies": ["e10"], **more.pop("p2", {})}
    return situation("movement", p1={"events": ["roaming-horde"]}, p2=p2, tiles={"e": "tile04 up"}, **more)


@pytest.mark.rule("event.roaming_horde")
def test_the_horde_also_comes_from_a_village_icon_that_can_be_seen() -> None:
    s = horde()
    assert s.position.tile_square(s.number("e6")).is_village
    assert s.at("e6") == ""
    s.play("play roaming-horde")
    assert "horde-army" in s.messages()


@pytest.mark.rule("event.roaming_horde", "event.terrain-a")
@pytest.mark.parametrize("more", [{"changed": ["e6"]}, {"pieces": {"e6": "city-state-1"}}])
def test_the_horde_does_not_come_from_a_covered_icon(more: dict[str, Any]) -> None:
    assert horde(**more).refused("play roaming-horde") == "event.roaming_horde"


@pytest.mark.rule("event.roaming_horde", "event.bread_and_circuses")
@pytest.mark.parametrize(("answer", "is_battle"), [("play bread-and-circuses", False), ("pass", True)])
def test_the_victim_of_a_horde_may_answer_with_bread_and_circuses(answer: str, is_battle: bool) -> None:
    s = horde(p2={"events": ["bread-and-circuses"]})
    s.play("play roaming-horde")
    assert (s.question, s.asked) == ("Window", [2])
    s.play(answer)
    assert (s.question == "Battle") == is_battle
    assert s.hand(1) == {}


@pytest.mark.rule("event.roaming_horde", "wonder.united_nations")
def test_the_owner_of_the_united_nations_is_asked_before_a_horde_comes() -> None:
    s = horde(pieces={"b6": "united-nations"})
    s.play("play roaming-horde")
    assert (s.question, s.asked) == ("Consent", [2])
    s.play("refuse")
    assert (s.hand(1), s.question) == ({"roaming-horde": 1}, "Movement")


@pytest.mark.rule("wonder.united_nations", "event.drought")
def test_the_owner_of_the_united_nations_is_not_asked_about_his_own_event() -> None:
    s = situation(p1={"events": ["drought"]}, pieces={"a1": "united-nations"})
    s.play("play drought", "at a2")
    assert (s.terrain("a2"), s.question, s.hand(1)) == ("desert", "StartOfTurn", {})


@pytest.mark.rule("tech.steam_power-resource", "wonder.brandenburg_gate")
def test_steam_power_ships_nobody_behind_the_brandenburg_gate() -> None:
    p1 = {"techs": ["steam-power"], "resources": ["silk"], "armies": ["a7"]}
    squares = {"b6": "water", "h1": "water"}
    s = situation("city-management", p1=p1, squares=squares, pieces={"b10": "brandenburg-gate"})
    s.play("use steam-power-resource")
    assert s.figures("h1") == (1, 1, 0)
    s = situation("city-management", p1=p1, squares=squares)
    s.play("use steam-power-resource")
    assert s.choices("at") == ["b6", "h1"]


@pytest.mark.rule("tech.chivalry")
def test_with_chivalry_a_weak_rider_has_strength_two_and_health_four() -> None:
    s = situation("research", p1={"techs": ["pottery", "writing"], "trade": 11, "units": ["mounted-weak"]})
    rider = UNITS.index("mounted-weak")
    s.play("research chivalry")
    assert (unit_strength(s.position, 0, 0, rider), unit_health(s.position, 0, 0, rider)) == (2, 4)
    assert unit_strength(s.position, 1, 0, rider) < 2


@pytest.mark.rule("event.wholesale_defection", "city.blockade-a", "victory.economic-a")
def test_killing_the_figures_that_blockade_a_bank_can_win() -> None:
    p1 = {"events": ["wholesale-defection"], "coins": 14}
    s = situation("movement", p1=p1, p2={"scouts": ["a1"]}, pieces={"a1": "bank"})
    assert s.coins(1) == 14
    s.play("play wholesale-defection")
    assert (s.coins(1), s.winners, s.ending) == (15, [1], "economic")


@pytest.mark.rule("event.disaster", "event.limit-a", "tech.computers")
def test_who_loses_two_banks_to_a_disaster_discards_once_for_both() -> None:
    p2 = {"techs": ["computers"], "coins": 2, "events": ["drought", "sabotage", "migrants"]}
    s = situation(p1={"events": ["disaster"]}, p2=p2, pieces={"b6": "bank", "b7": "bank"})
    assert s.coins(2) == 5
    s.play("play disaster", "at b6", "at b7")
    while s.question == "Window":
        s.play("pass")
    assert (s.question, s.asked) == ("HandLimit", [2])
    s.play("discard drought")
    assert (s.question, s.asked, s.hand(2)) == ("StartOfTurn", [1], {"sabotage": 1, "migrants": 1})


@pytest.mark.rule("tech.education-resource", "event.a_generous_gift")
@pytest.mark.parametrize(("gifts", "is_enough"), [(1, False), (2, True)])
def test_one_gift_stands_for_one_resource_of_a_cost_of_several(gifts: int, is_enough: bool) -> None:
    p1 = {"techs": ["education"], "resources": ["incense", "iron"], "events": ["a-generous-gift"] * gifts}
    s = situation("city-management", p1=p1)
    if not is_enough:
        assert s.refused("use education-resource") == "tech.education-resource"
        return
    s.play("use education-resource")
    while s.question == "Declaration":
        s.play(s.legal()[0])
    assert (s.question, s.hand(1), s.resources(1)) == ("LearnTech", {}, {})
