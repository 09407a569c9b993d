"""Social policies: adopting, losing and switching them, and what each of them does."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.destroying import destroy_city
from civitas.games.civilization_2010.empires.policy_changes import Switching
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.standings import city_production, devotion, group_speed
from tests.games.civilization_2010.situation import Situation, situation


def following(*policies: str, **more: Any) -> Situation:
    """Player 1 with these policies."""
    return situation(p1={"policies": list(policies), **more.pop("p1", {})}, **more)


# Adopting, losing, switching.


@pytest.mark.rule("policy.adopt-a", "policy.sides-a", "turn.sot-order-a")
def test_a_new_city_brings_a_policy_at_once_that_can_be_used_in_the_same_start_of_turn() -> None:
    s = following("patronage", p1={"scouts": ["e6"]})
    s.play("found e6 scout")
    assert (s.question, s.choices("adopt")) == ("Adoption", POLICIES[2:])
    assert s.refused("done") == "policy.adopt-a"
    assert s.refused("adopt rationalism") == "policy.sides-a"
    s.play("adopt pacifism", "use pacifism")
    assert (s.policies(1), s.culture(1)) == (["patronage", "pacifism"], 1)


@pytest.mark.rule("policy.sides-a")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rationalism", "patronage"),
        ("natural-religion", "organized-religion"),
        ("expansionism", "urban-development"),
        ("pacifism", "military-tradition"),
    ],
)
def test_the_two_sides_of_a_card_exclude_each_other(one: str, other: str) -> None:
    for taken, hidden in ((one, other), (other, one)):
        s = following(taken, p1={"scouts": ["e6"]})
        s.play("found e6 scout")
        assert s.choices("adopt") == [policy for policy in POLICIES if policy not in (one, other)]
        assert s.refused(f"adopt {hidden}") == "policy.sides-a"
        assert s.refused(f"adopt {taken}") == "policy.sides-a"


@pytest.mark.rule("policy.lose-a")
def test_worked_example_a_lost_city_costs_a_policy_of_the_owners_choice() -> None:
    entry = {"civilization": "aztecs", "techs": ["irrigation"], "cities": ["a6", "e6", "g10"], "scouts": ["f6"]}
    s = situation(pause=True, p1={**entry, "policies": ["rationalism", "expansionism", "pacifism"]})
    destroy_city(s.position, s.number("g10"), "battle.city-a")
    s.go_on()
    assert (s.question, s.asked) == ("Abandonment", [1])
    assert s.legal() == ["abandon rationalism", "abandon expansionism", "abandon pacifism"]
    assert s.refused("abandon patronage") == "policy.lose-a"
    s.play("abandon expansionism")
    assert (s.policies(1), s.cities(1)) == (["rationalism", "pacifism"], ["a6", "e6"])
    s.play("found f6 scout")
    assert s.choices("adopt") == ["natural-religion", "organized-religion", "expansionism", "urban-development"]
    s.play("adopt urban-development")
    assert s.policies(1) == ["rationalism", "urban-development", "pacifism"]


@pytest.mark.rule("policy.switch-a")
def test_a_policy_is_turned_over_or_exchanged_for_an_unused_card() -> None:
    s = following("rationalism", pause=True)
    s.push(Switching(0, 2))
    others = ["natural-religion", "organized-religion", "expansionism", "urban-development"]
    unused = [*others, "pacifism", "military-tradition"]
    assert s.legal() == [f"switch rationalism {new}" for new in ["patronage", *unused]] + ["done"]
    s.play("switch rationalism patronage")
    assert (s.policies(1), s.refused("switch rationalism pacifism")) == (["patronage"], "policy.switch-a")
    s.play("switch patronage pacifism")
    assert (s.policies(1), s.question) == (["pacifism"], "StartOfTurn")


@pytest.mark.rule("policy.switch-a", "policy.sides-a")
def test_a_policy_is_not_exchanged_for_a_card_in_use_and_switching_may_stop() -> None:
    s = following("rationalism", "pacifism", p1={"cities": ["a6", "e6"]}, pause=True)
    s.push(Switching(0, 3))
    assert s.refused("switch rationalism military-tradition") == "policy.sides-a"
    assert s.refused("switch rationalism pacifism") == "policy.sides-a"
    assert s.refused("adopt expansionism") == "policy.switch-a"
    s.play("done")
    assert (s.policies(1), s.question) == (["rationalism", "pacifism"], "StartOfTurn")


@pytest.mark.rule("policy.switch-a")
def test_without_an_effect_nothing_changes() -> None:
    s = following("rationalism")
    for text in ("switch rationalism patronage", "adopt pacifism", "abandon rationalism"):
        assert s.refused(text) == "policy.switch-a"


@pytest.mark.rule("policy.anarchy-a")
@pytest.mark.card("organized-religion")
def test_under_anarchy_policies_have_no_effect_but_stay() -> None:
    s = following("organized-religion", p1={"government": "anarchy", "coins": 10})
    assert s.coins(1) == 10
    s.play("govern despotism")
    assert (s.coins(1), s.policies(1), s.question) == (11, ["organized-religion"], "StartOfTurn")


@pytest.mark.rule("policy.anarchy-a", "policy.adopt-a")
def test_a_policy_is_adopted_under_anarchy_too() -> None:
    s = following("rationalism", p1={"government": "anarchy", "scouts": ["e6"]})
    s.play("found e6 scout", "adopt expansionism")
    assert (s.policies(1), s.legal("use")) == (["rationalism", "expansionism"], [])


@pytest.mark.rule("policy.once-a", "policy.rationalism")
def test_each_start_of_turn_ability_works_once_per_turn() -> None:
    s = following("rationalism", p1={"trade": 27, "rows": [3, 0, 0, 0, 0], "techs": ["pottery", "writing", "currency"]})
    s.play("use rationalism-1", "learn masonry")
    assert s.refused("use rationalism-1") == "policy.once-a"
    s.play("use rationalism-2", "learn sailing")
    assert s.refused("use rationalism-2") == "policy.once-a"
    assert s.trade(1) == 10
    s.pass_until(frame="StartOfTurn", player=2)
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.allows("use rationalism-1")


# Each policy.


@pytest.mark.rule("policy.rationalism", "research.learn-a")
@pytest.mark.card("rationalism")
def test_rationalism_sells_techs_of_levels_one_and_two() -> None:
    s = following("rationalism", p1={"trade": 17, "techs": ["pottery"]})
    assert s.refused("use rationalism-2") == "policy.rationalism"
    s.play("use rationalism-1")
    assert s.refused("learn sailing") == "research.pyramid-a"
    s.play("learn writing", "use rationalism-2", "learn sailing")
    assert (s.techs(1), s.empire(1).rows, s.trade(1)) == (["pottery", "writing", "sailing"], [2, 1, 0, 0, 0], 0)


@pytest.mark.rule("policy.rationalism")
def test_rationalism_costs_six_and_eleven_trade_without_discounts() -> None:
    techs = ["pottery", "writing"]
    for trade, legal in ((5, []), (6, ["use rationalism-1"]), (11, ["use rationalism-1", "use rationalism-2"])):
        assert following("rationalism", p1={"trade": trade, "techs": techs}).legal("use") == legal
    s = following("rationalism", p1={"civilization": "japanese", "trade": 5, "techs": techs})
    assert s.legal("use") == []
    assert following("patronage", p1={"trade": 11}).refused("use rationalism-1") == "policy.rationalism"


@pytest.mark.rule("policy.patronage")
@pytest.mark.card("patronage")
def test_patronage_buys_an_event_of_the_level_of_the_marker() -> None:
    s = following("patronage", p1={"culture": 2, "step": 9}, decks={"events-2": ["colonists"]})
    s.play("use patronage")
    assert (s.culture(1), s.hand(1)) == (1, {"colonists": 1})
    assert s.refused("use patronage") == "policy.once-a"


@pytest.mark.rule("policy.patronage")
@pytest.mark.parametrize(("step", "level"), [(0, 1), (7, 1), (8, 2), (14, 2), (15, 3)])
def test_patronage_draws_from_the_deck_of_the_marker(step: int, level: int) -> None:
    s = following("patronage", p1={"culture": 1, "step": step})
    left = len(s.position.event_decks[level])
    s.play("use patronage")
    assert len(s.position.event_decks[level]) == left - 1
    assert s.arguments("event-drawn") == [{"seat": 0, "level": level}]


@pytest.mark.rule("policy.patronage")
def test_patronage_needs_culture() -> None:
    s = following("patronage", p1={"culture": 0})
    assert (s.legal("use"), s.refused("use patronage")) == ([], "policy.patronage")


@pytest.mark.rule("policy.natural_religion")
@pytest.mark.card("natural-religion")
def test_natural_religion_speeds_up_an_army_on_its_own() -> None:
    s = following("natural-religion")
    assert [group_speed(s.position, 0, *group) for group in ((1, 0), (2, 0), (1, 1), (0, 1))] == [3, 2, 2, 2]
    s = following("organized-religion")
    assert group_speed(s.position, 0, 1, 0) == 2


@pytest.mark.rule("policy.natural_religion")
def test_natural_religion_lets_a_single_army_take_three_steps() -> None:
    s = following("natural-religion", phase="movement", p1={"armies": ["e6", "g6", "g6"]})
    s.play("march e6 1-0", "step down", "step down", "step down")
    assert s.figures("g2") == (1, 1, 0)
    s.play("march g6 2-0", "step down", "step down")
    assert s.figures("g14") == (1, 2, 0)


@pytest.mark.rule("policy.organized_religion")
@pytest.mark.card("organized-religion", "great-artist", "great-general")
def test_organized_religion_is_a_coin_and_lets_choose_one_of_two_great_people() -> None:
    entry = {"coins": 5, "culture": 3, "step": 2}
    s = following("organized-religion", phase="city-management", p1=entry)
    assert s.coins(1) == 6
    s.chance((18, 0), (17, 5)).play("advance")
    assert (s.question, s.legal()) == ("PersonChoice", ["keep great-artist", "keep great-general"])
    s.play("keep great-general", "done")
    assert (s.people(1), sum(s.position.people)) == ({"great-general": 1}, 17)


@pytest.mark.rule("policy.expansionism", "turn.sot-order-a")
@pytest.mark.card("expansionism")
def test_expansionism_gives_trade_for_cities_and_city_states() -> None:
    s = following(
        "expansionism",
        p1={"cities": ["a6", "e6", "g10"], "armies": ["d6"], "scouts": ["d9"], "trade": 4},
        pieces={"d6": "city-state-1", "d9": "city-state-2"},
    )
    s.play("use expansionism")
    assert s.trade(1) == 9


@pytest.mark.rule("policy.urban_development")
@pytest.mark.card("urban-development")
def test_urban_development_needs_two_different_markers() -> None:
    cities = {"cities": ["a6", "e6"], "government": "republic", "techs": ["pottery", "writing"]}
    pieces = {"a1": "granary", "a2": "library", "e1": "granary", "e2": "granary"}
    s = following("urban-development", p1=cities, pieces=pieces, phase="city-management")
    a, b = s.number("a6"), s.number("e6")
    assert (devotion(s.position, 0, a), devotion(s.position, 0, b)) == (4, 1)
    assert (city_production(s.position, 0, a), city_production(s.position, 0, b)) == (4, 2)
    s.play("devote capital")
    assert s.culture(1) == 4
    s = following("expansionism", p1=cities, pieces=pieces)
    assert (devotion(s.position, 0, a), city_production(s.position, 0, a)) == (2, 1)


@pytest.mark.rule("policy.urban_development")
def test_a_blockaded_marker_and_a_great_person_do_not_count_for_urban_development() -> None:
    entry = {"government": "republic", "techs": ["pottery", "writing"]}
    pieces = {"a1": "granary", "a2": "library"}
    s = following("urban-development", p1=entry, p2={"scouts": ["a2"]}, pieces=pieces)
    assert city_production(s.position, 0, s.number("a6")) == 1
    s = following("urban-development", p1=entry, pieces={"a1": "granary", "a2": "great-general"})
    assert city_production(s.position, 0, s.number("a6")) == 1
    s = following("urban-development", p1=entry, pieces={"a1": "granary", "a2": "oracle"})
    assert city_production(s.position, 0, s.number("a6")) == 4


@pytest.mark.rule("policy.pacifism")
@pytest.mark.card("pacifism")
@pytest.mark.parametrize(("scouts", "culture"), [([], 1), (["e6"], 2), (["e6", "e7"], 2)])
def test_pacifism_gives_culture_more_with_a_scout(scouts: list[str], culture: int) -> None:
    s = following("pacifism", p1={"scouts": scouts})
    s.play("use pacifism")
    assert s.culture(1) == culture
    assert s.refused("use pacifism") == "policy.once-a"


@pytest.mark.rule("policy.pacifism")
@pytest.mark.card("hut-silk")
def test_pacifism_lets_scouts_explore_huts_but_not_villages() -> None:
    pieces = {"e7": "hut-silk", "e5": "village-iron"}
    s = following("pacifism", phase="movement", p1={"scouts": ["e6"]}, pieces=pieces)
    s.play("march e6 0-1")
    assert not s.allows("step left")
    s.play("step right")
    assert (s.tokens(1), s.figures("e7"), s.at("e7")) == ({"hut-silk": 1}, (1, 0, 1), "")
    s = following("military-tradition", phase="movement", p1={"scouts": ["e6"]}, pieces=pieces)
    s.play("march e6 0-1")
    assert not s.allows("step right")


@pytest.mark.rule("policy.military_tradition")
@pytest.mark.card("military-tradition")
def test_military_tradition_gives_a_unit_with_the_first_army_of_a_turn() -> None:
    squares = dict.fromkeys(("a1", "a2", "e1", "e2"), "forest")
    entry = {"cities": ["a6", "e6"]}
    decks = {"artillery": ["artillery-fierce"]}
    s = following("military-tradition", phase="city-management", p1=entry, squares=squares, decks=decks)
    s.play("produce capital", "build army", "at a3")
    assert s.legal() == ["recruit infantry", "recruit mounted", "recruit artillery"]
    s.play("recruit artillery")
    assert s.units(1) == {"artillery-fierce": 1}
    s.play("produce city-2", "build army", "at e3")
    assert (s.units(1), s.armies(1)) == ({"artillery-fierce": 1}, ["a3", "e3"])
    assert s.question != "Recruiting"
