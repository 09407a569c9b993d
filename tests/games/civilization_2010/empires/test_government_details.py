"""Governments, policies and coins where cards work together: windows of change, Anarchy, limits that fall."""

from typing import Any

import pytest

from civitas.games.civilization_2010.standings import city_production, event_hand_limit
from tests.games.civilization_2010.situation import Situation, situation

IDLE = ["duty-and-honor"]
"""Who holds an event is asked even if there is nothing to do."""


def scholar(**entry: Any) -> Situation:
    """Player 1 follows Rationalism and can unlock Republic in his Start of Turn."""
    return situation(p1={"policies": ["rationalism"], "trade": 6, "events": IDLE, **entry})


# The window for a direct change.


@pytest.mark.rule("government.change-a")
def test_what_was_unlocked_in_the_own_start_of_turn_can_be_taken_in_the_next_one_and_no_later() -> None:
    s = scholar()
    s.play("use rationalism-1", "learn code-of-laws", "done")
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.position.turn == 3
    assert s.choices("govern") == ["anarchy", "republic"]
    s.play("done")
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.position.turn == 4
    assert s.choices("govern") == ["anarchy"]
    assert s.refused("govern republic") == "government.change-b"


@pytest.mark.rule("government.change-a")
def test_who_has_changed_already_takes_what_he_unlocks_then_in_the_next_turn() -> None:
    s = scholar(techs=["monarchy"], fresh=["monarchy-gov"])
    s.play("govern monarchy-gov", "use rationalism-1", "learn code-of-laws")
    assert s.refused("govern republic") == "government.change-a"
    s.play("done")
    s.pass_until(frame="StartOfTurn", player=1)
    # Monarchy was unlocked before the last Start of Turn, Republic in it.
    assert s.choices("govern") == ["anarchy", "republic"]
    s.play("govern republic")
    assert s.government(1) == "republic"


@pytest.mark.rule("government.change-a")
def test_older_governments_close_while_newer_ones_stay_open() -> None:
    s = scholar(techs=["monarchy"], fresh=["monarchy-gov"])
    s.play("use rationalism-1", "learn code-of-laws")
    assert s.choices("govern") == ["anarchy", "republic", "monarchy-gov"]
    s.play("done")
    assert s.view(2)["civilizations"][0]["fresh"] == ["republic"]


def second_to_act(p2: dict[str, Any], **more: Any) -> Situation:
    """Player 2 has had his Start of Turn; player 1 plays Exchange of Ideas."""
    p1 = {"techs": ["pottery", *more.pop("techs", [])], "events": ["exchange-of-ideas"]}
    return situation(first=2, active=1, p1=p1, p2={"techs": ["writing"], **p2}, **more)


@pytest.mark.rule("government.change-c")
def test_a_tech_without_a_government_opens_no_change_in_somebody_elses_part() -> None:
    s = second_to_act({"techs": ["writing", "monarchy"], "fresh": ["monarchy-gov"]})
    s.play("play exchange-of-ideas")
    assert s.techs(2) == ["pottery", "writing", "monarchy"]
    assert (s.question, s.asked) == ("StartOfTurn", [1])


@pytest.mark.rule("government.change-c")
def test_only_what_was_just_unlocked_is_offered_in_somebody_elses_part() -> None:
    s = second_to_act({"techs": ["writing", "monarchy"], "fresh": ["monarchy-gov"]}, techs=["code-of-laws"])
    s.play("play exchange-of-ideas", "learn code-of-laws")
    assert (s.question, s.asked) == ("FreshGovernment", [2])
    assert s.legal() == ["govern republic", "done"]
    assert s.refused("govern monarchy-gov") == "government.change-c"


@pytest.mark.rule("government.change-c", "government.change-a")
def test_who_has_changed_in_his_own_part_does_not_change_again_in_that_of_another() -> None:
    s = situation(
        first=2,
        p1={"techs": ["code-of-laws"], "events": ["exchange-of-ideas"]},
        p2={"techs": ["pottery"], "events": IDLE},
    )
    s.play("govern anarchy", "done")
    s.play("play exchange-of-ideas", "pass")
    assert (s.techs(2), s.government(2)) == (["code-of-laws", "pottery"], "anarchy")
    assert (s.question, s.asked) == ("StartOfTurn", [1])


@pytest.mark.rule("government.change-c", "government.democracy_gov", "victory.economic-a")
def test_a_government_taken_in_somebody_elses_part_can_win() -> None:
    p1 = {"techs": ["pottery", "writing", "democracy"], "events": ["knowledge-shared"]}
    p2 = {"techs": ["pottery", "writing"], "coins": 14}
    s = situation(first=2, active=1, p1=p1, p2=p2)
    s.play("play knowledge-shared")
    assert (s.question, s.asked) == ("FreshGovernment", [2])
    s.play("govern democracy-gov")
    assert (s.winners, s.ending) == ([2], "economic")


# Anarchy.


@pytest.mark.rule("policy.anarchy-a", "policy.organized_religion")
def test_under_anarchy_organized_religion_neither_counts_nor_draws_two() -> None:
    entry = {"government": "anarchy", "policies": ["organized-religion"], "culture": 3, "step": 2}
    s = situation("city-management", p1=entry)
    assert s.coins(1) == 0
    s.play("advance")
    assert "people-drawn" not in s.messages()
    assert s.question == "Appointment"


@pytest.mark.rule("policy.anarchy-a", "policy.urban_development")
def test_under_anarchy_urban_development_sleeps() -> None:
    entry = {"policies": ["urban-development"], "techs": ["pottery", "writing"]}
    pieces = {"a1": "granary", "a2": "library"}
    made = {}
    for government in ("anarchy", "republic"):
        s = situation("city-management", p1={**entry, "government": government}, pieces=pieces)
        made[government] = city_production(s.position, 0, s.number("a6"))
    assert made == {"anarchy": 1, "republic": 4}


@pytest.mark.rule("policy.anarchy-a", "policy.military_tradition", "policy.natural_religion")
def test_under_anarchy_armies_bring_no_unit_and_single_ones_are_not_faster() -> None:
    p1 = {
        "government": "anarchy",
        "cities": ["a6", "e6"],
        "policies": ["military-tradition", "natural-religion"],
        "armies": ["g6"],
        "trade": 9,
    }
    s = situation("city-management", p1=p1, squares={"e1": "forest", "e2": "forest"})
    s.play("produce city-2", "build army", "at e3")
    assert (s.units(1), s.question) == ({}, "CityManagement")
    s.pass_until("Movement", 1)
    s.play("march g6 1-0", "step down", "step down")
    assert s.figures("g14") == (1, 1, 0)


@pytest.mark.rule("government.anarchy", "tech.bureaucracy", "policy.anarchy-a")
def test_a_policy_switched_under_anarchy_sleeps_on() -> None:
    p1 = {"government": "anarchy", "techs": ["bureaucracy"], "policies": ["rationalism"], "coins": 13}
    s = situation("research", p1=p1)
    s.play("switch rationalism organized-religion")
    assert (s.policies(1), s.coins(1), s.winners) == (["organized-religion"], 14, [])
    p1["government"] = "republic"
    s = situation("research", p1=p1)
    s.play("switch rationalism organized-religion")
    assert (s.coins(1), s.winners, s.ending) == (15, [1], "economic")


@pytest.mark.rule("government.communism_gov", "city.program-f")
def test_communism_takes_the_best_outskirts_before_a_program_doubles_them() -> None:
    squares = {"a1": "forest", "a2": "forest", "a3": "mountain", "e1": "forest"}
    p1 = {"government": "communism-gov", "cities": ["a6", "e6"], "programs": ["e6"]}
    s = situation("city-management", p1=p1, squares=squares)
    assert [city_production(s.position, 0, s.number(city)) for city in ("a6", "e6")] == [5, 10]


# Policies.


@pytest.mark.rule("policy.military_tradition")
def test_the_first_army_of_a_turn_counts_even_if_the_policy_comes_after_it() -> None:
    p1 = {"policies": ["rationalism"], "scouts": ["e6"], "trade": 27}
    s = situation(p1=p1, pieces={"a1": "hanging-gardens"})
    s.play("use hanging-gardens", "build army", "found e6 scout", "adopt military-tradition")
    assert s.units(1) == {}
    s.pass_until("CityManagement", 1)
    s.play("produce capital", "build army", "at a3")
    assert (s.units(1), s.question) == ({}, "CityManagement")
    # In the next turn the policy works.
    s.pass_until("StartOfTurn", 1)
    s.play("use hanging-gardens", "build army")
    assert s.question == "Recruiting"


SWITCHES = [
    pytest.param("migrants", 1, marks=pytest.mark.rule("event.migrants")),
    pytest.param("colonists", 2, marks=pytest.mark.rule("event.colonists")),
    pytest.param("immigrants", 3, marks=pytest.mark.rule("event.immigrants")),
]


@pytest.mark.rule("policy.switch-a", "event.two-phases-a")
@pytest.mark.card("migrants", "colonists", "immigrants")
@pytest.mark.parametrize(("event", "most"), SWITCHES)
def test_in_city_management_the_card_switches_so_many_policies(event: str, most: int) -> None:
    policies = ["rationalism", "expansionism", "pacifism"]
    switches = ["rationalism patronage", "pacifism military-tradition", "expansionism natural-religion"]
    p1 = {"cities": ["a6", "e6", "g10"], "policies": policies, "events": [event], "armies": ["a7"]}
    s = situation("city-management", p1=p1)
    s.play(f"play {event}")
    for switch in switches[:most]:
        assert s.question == "Switching"
        s.play(f"switch {switch}")
    assert (s.question, s.hand(1), len(s.policies(1))) == ("CityManagement", {}, 3)
    new = [switch.split()[1] for switch in switches[:most]]
    kept = [switch.split()[0] for switch in switches[most:]]
    assert sorted(s.policies(1)) == sorted(new + kept)
    s.pass_until("Movement", 1)
    assert s.refused(f"play {event}") == "event.play-a"


@pytest.mark.parametrize(("event", "most"), SWITCHES)
def test_fewer_policies_may_be_switched_and_the_card_is_spent(event: str, most: int) -> None:
    s = situation("city-management", p1={"policies": ["rationalism"], "events": [event]})
    s.play(f"play {event}", "done")
    assert (s.policies(1), s.hand(1), s.discarded_events()) == (["rationalism"], {}, [event])


@pytest.mark.rule("event.colonists", "event.cancel-a")
def test_cancelled_colonists_switch_nothing() -> None:
    p1 = {"policies": ["rationalism"], "events": ["colonists"]}
    s = situation("city-management", p1=p1, p2={"events": ["jousting-tourney"]})
    s.play("play colonists", "play jousting-tourney")
    assert (s.question, s.policies(1), s.hand(1)) == ("CityManagement", ["rationalism"], {})


@pytest.mark.rule("event.migrants", "policy.organized_religion", "victory.economic-a")
def test_a_switch_to_organized_religion_can_win() -> None:
    p1 = {"policies": ["rationalism"], "events": ["migrants"], "coins": 14}
    s = situation("city-management", p1=p1)
    s.play("play migrants", "switch rationalism organized-religion")
    assert (s.winners, s.ending) == ([1], "economic")


# Limits that fall.

HOARD = ["drought", "catastrophe", "disaster"]


@pytest.mark.rule("event.limit-a", "event.terrain-a", "tech.computers")
def test_who_loses_a_printed_coin_to_a_drought_discards_at_once() -> None:
    p2 = {"techs": ["computers"], "coins": 3, "events": HOARD}
    s = situation(p1={"events": ["drought"]}, p2=p2, squares={"b6": "grassland coin"})
    assert (s.coins(2), event_hand_limit(s.position, 1)) == (5, 3)
    s.play("play drought", "at b6")
    while s.question == "Window":
        s.play("pass")
    assert (s.coins(2), s.question, s.asked) == (4, "HandLimit", [2])
    s.play("discard disaster")
    assert (s.hand(2), s.question, s.asked) == ({"drought": 1, "catastrophe": 1}, "StartOfTurn", [1])


@pytest.mark.rule("event.limit-a", "tech.computers", "government.democracy_gov")
@pytest.mark.parametrize(("coins", "is_asked"), [(3, True), (4, False)])
def test_who_gives_up_democracy_may_have_to_discard(coins: int, is_asked: bool) -> None:
    p1 = {"techs": ["computers"], "coins": coins, "events": HOARD, "government": "democracy-gov"}
    s = situation(p1=p1)
    s.play("govern anarchy")
    assert s.question == ("HandLimit" if is_asked else "StartOfTurn")


@pytest.mark.rule("event.limit-a", "event.defection", "tech.computers")
def test_who_loses_the_scout_that_gathers_a_coin_discards_at_once() -> None:
    p2 = {"techs": ["computers"], "coins": 3, "events": HOARD, "scouts": ["e6"]}
    s = situation("movement", p1={"events": ["defection"], "armies": ["e10"]}, p2=p2, squares={"e6": "desert coin"})
    assert s.coins(2) == 5
    s.play("play defection", "at e6")
    while s.question == "Window":
        s.play("pass")
    assert (s.coins(2), s.question, s.asked) == (4, "HandLimit", [2])


@pytest.mark.rule("event.limit-a", "tech.bureaucracy", "tech.computers")
@pytest.mark.parametrize(("coins", "is_asked"), [(2, True), (3, False)])
def test_who_switches_organized_religion_away_in_research_may_have_to_discard(coins: int, is_asked: bool) -> None:
    # Computers and Bureaucracy are coins too.
    techs = ["computers", "bureaucracy"]
    p1 = {"techs": techs, "coins": coins, "events": HOARD, "policies": ["organized-religion"]}
    s = situation("research", p1=p1, p2={"trade": 6})
    s.play("switch organized-religion natural-religion", by=1)
    assert (s.question == "HandLimit") == is_asked
    if is_asked:
        s.play("discard drought", by=1)
        assert s.hand(1) == {"catastrophe": 1, "disaster": 1}
    assert s.question == "Research"


@pytest.mark.rule("policy.switch-a", "tech.bureaucracy")
def test_every_switch_of_bureaucracy_is_legal_and_no_other() -> None:
    p1 = {"techs": ["bureaucracy"], "policies": ["rationalism", "pacifism"], "cities": ["a6", "e6"]}
    s = situation("research", p1=p1)
    unused = ["natural-religion", "organized-religion", "expansionism", "urban-development"]
    for old, other in (("rationalism", "patronage"), ("pacifism", "military-tradition")):
        for new in (other, *unused):
            assert s.allows(f"switch {old} {new}")
    assert s.refused("switch rationalism military-tradition") == "policy.sides-a"
    assert s.refused("switch patronage rationalism") == "policy.switch-a"
    assert s.refused("switch rationalism rationalism") == "policy.sides-a"
