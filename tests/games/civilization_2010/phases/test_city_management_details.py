"""City Management in combination: two items of one action, extra actions, harvests, markers that replace others."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.units import UNIT_DECKS, UNITS
from civitas.games.civilization_2010.standings import devotion
from tests.games.civilization_2010.situation import Situation, situation

SECOND = "e6"
QUIET = {"policies": ["natural-religion"], "government": "republic"}
"""A policy and a government that do nothing here."""
TWO = {**QUIET, "policies": ["natural-religion", "urban-development"], "cities": ["a6", SECOND]}


def city(production: int, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """City Management of player 1, whose capital on grassland has so much production."""
    return situation("city-management", p1={**QUIET, "bonus": {"a6": production}, **(entry or {})}, **scenario)


def settle(s: Situation, frame: str = "CityManagement") -> None:
    """Let the others pass and pay with what is offered first, until a part goes on."""
    while s.question != frame and not s.position.is_over:
        legal = s.legal(by=s.asked[0])
        s.play("pass" if "pass" in legal else legal[0], by=s.asked[0])


# Two items of one action.


@pytest.mark.rule("tech.engineering", "build.walls-a")
def test_walls_are_built_once_also_with_engineering() -> None:
    s = city(14, {"techs": ["engineering", "masonry"]})
    s.play("produce capital", "build walls")
    assert s.refused("build walls") == "build.walls-a"
    s.play("build infantry")
    assert (s.empire(1).walls, sum(s.units(1).values())) == ([1], 1)


@pytest.mark.rule("tech.engineering", "build.unit-c")
def test_two_units_of_one_action_need_two_cards() -> None:
    infantry = [UNITS[unit] for unit in UNIT_DECKS[0]]
    s = city(10, {"techs": ["engineering"]}, p2={"units": infantry[1:]})
    s.play("produce capital", "build infantry")
    assert (s.refused("build infantry"), s.allows("build mounted")) == ("build.unit-c", True)
    s = city(10, {"techs": ["engineering"]}, p2={"units": infantry[2:]})
    s.play("produce capital", "build infantry", "build infantry")
    assert sum(s.units(1).values()) == 2


@pytest.mark.rule("tech.engineering", "build.building-supply-a")
def test_two_buildings_of_one_action_need_two_markers() -> None:
    rival = {"cities": ["b11", "f6", "g6"]}
    granaries = dict.fromkeys(["b6", "b7", "f1", "f2", "g1"], "granary")
    s = city(16, {"techs": ["engineering"]}, p2=rival, pieces=granaries)
    s.play("produce capital", "build aqueduct", "at a1")
    assert s.refused("build aqueduct") == "build.building-supply-a"
    s.play("build army", "at a2")
    assert (s.at("a1"), s.figures("a2")) == ("aqueduct", (1, 1, 0))
    del granaries["g1"]
    s = city(16, {"techs": ["engineering"]}, p2=rival, pieces=granaries)
    s.play("produce capital", "build aqueduct", "at a1", "build aqueduct", "at a2")
    assert (s.at("a1"), s.at("a2")) == ("aqueduct", "aqueduct")


@pytest.mark.rule("tech.engineering", "build.figure-place-c")
def test_an_army_that_attacks_comes_after_the_other_item() -> None:
    entry = {"techs": ["engineering"], "units": ["infantry-weak"]}
    s = city(9, entry, p2={"armies": ["a1"], "units": ["infantry-weak"]})
    s.play("produce capital", "build army", "at a1", "build infantry")
    assert (s.question, s.group()) == ("Battle", (1, "", 1, 0))
    told = [event.message for event in s.last]
    assert told.index("unit-built") < told.index("figure-built")


# Extra actions.


@pytest.mark.rule("tech.atomic_theory", "government.monarchy_gov", "city.action-a")
@pytest.mark.card("monarchy-gov", "atomic-theory")
def test_under_monarchy_only_the_capitals_actions_have_to_differ() -> None:
    entry = {**TWO, "government": "monarchy-gov", "techs": ["atomic-theory"], "tokens": ["village-uranium"]}
    s = situation("city-management", p1=entry)
    s.play("devote capital", "devote city-2", "use atomic-theory-resource")
    settle(s)
    assert s.refused("devote capital") == "government.monarchy_gov"
    s.play("devote city-2", "program capital")
    assert (s.culture(1), s.refused("devote city-2")) == (3, "city.action-a")
    assert s.refused("devote capital") == "government.monarchy_gov"


@pytest.mark.rule("government.monarchy_gov", "city.action-a")
def test_what_the_capital_did_last_turn_does_not_matter() -> None:
    entry = {**QUIET, "government": "monarchy-gov"}
    s = situation("city-management", p1=entry, p2=QUIET, squares={"a1": "desert silk"})
    s.play("devote capital", "program capital")
    s.pass_until("CityManagement", 2)
    s.pass_until("CityManagement", 1)
    s.play("devote capital")
    assert (s.culture(1), s.refused("devote capital")) == (2, "government.monarchy_gov")


@pytest.mark.rule("tech.atomic_theory", "government.anarchy")
def test_a_capital_in_anarchy_gets_no_extra_action() -> None:
    entry = {**TWO, "government": "anarchy", "techs": ["atomic-theory"], "tokens": ["village-uranium"]}
    s = situation("city-management", p1=entry)
    assert s.refused("devote capital") == "government.anarchy"
    s.play("use atomic-theory-resource")
    settle(s)
    assert s.refused("devote capital") == "government.anarchy"
    s.play("devote city-2", "devote city-2")
    assert s.culture(1) == 2


@pytest.mark.rule("city.action-a", "info.hidden-a")
def test_who_has_a_facedown_token_is_asked_though_nothing_is_left_to_do() -> None:
    entry = {**QUIET, "government": "anarchy"}
    s = situation("city-management", p1={**entry, "tokens": ["hut-spy"]})
    assert (s.asked, s.legal()) == ([1], ["done"])
    assert situation("city-management", p1=entry).asked == [2]


# Harvests.


@pytest.mark.rule("wonder.angkor_wat")
@pytest.mark.card("angkor-wat")
def test_a_harvest_that_cannot_be_doubled_leaves_angkor_wat_for_another_city() -> None:
    squares = {"a1": "desert incense", "e1": "mountain iron"}
    rival = {"resources": ["incense"]}
    s = situation("city-management", p1=TWO, p2=rival, squares=squares, pieces={"a7": "angkor-wat"})
    s.play("harvest capital incense", "harvest city-2 iron")
    assert s.resources(1) == {"incense": 1, "iron": 2}


@pytest.mark.rule("wonder.angkor_wat", "citystate.city_state_5")
@pytest.mark.card("city-state-5")
@pytest.mark.parametrize("seed", range(6))
def test_a_random_token_never_takes_the_one_that_was_named(seed: int) -> None:
    rival = {"resources": ["incense", "incense", "iron", "iron", "silk", "wheat"]}
    s = situation(
        "city-management",
        seed=seed,
        p1={**QUIET, "armies": ["g1"]},
        p2=rival,
        squares={"a1": "grassland wheat"},
        pieces={"g1": "city-state-5", "a7": "angkor-wat"},
        options={"city_state_5": "random"},
    )
    s.play("harvest capital wheat")
    if s.question == "CityAction":
        s.play("harvest-random")
    assert s.resources(1) == {"wheat": 1, "silk": 1}


# Markers that replace others.


@pytest.mark.rule("build.overbuild-c", "greatperson.reserve-a", "greatperson.place-a")
@pytest.mark.card("great-artist")
def test_a_great_person_that_was_built_over_is_placed_again_in_a_later_start_of_turn() -> None:
    s = city(5, {"techs": ["writing"], "armies": ["a9"]}, pieces={"a1": "great-artist"})
    assert devotion(s.position, 0, s.number("a6")) == 3
    s.play("produce capital", "build library", "at a1")
    assert (s.people(1), devotion(s.position, 0, s.number("a6"))) == ({"great-artist": 1}, 2)
    s.pass_until(frame="Movement", player=1)
    assert (s.legal("appoint"), s.legal("at")) == ([], [])
    s.pass_until(frame="StartOfTurn", player=1)
    s.play("appoint great-artist", "at a2")
    assert (s.at("a2"), s.people(1), devotion(s.position, 0, s.number("a6"))) == ("great-artist", {}, 4)


@pytest.mark.rule("wonder.limit-a", "wonder.colossus")
@pytest.mark.card("colossus", "statue-of-zeus")
def test_a_replaced_wonder_gives_nothing_any_more() -> None:
    entry = {"armies": ["a9"]}
    for wonders, trade in ((["statue-of-zeus"], 0), ([], 3)):
        s = city(15, entry, pieces={"a1": "colossus"}, wonders={"market": ["statue-of-zeus"]})
        if wonders:
            s.play("produce capital", "build statue-of-zeus", "at a2")
        s.pass_until(frame="StartOfTurn", player=1)
        assert s.allows("use colossus") == bool(trade)
        if trade:
            s.play("use colossus")
        assert s.trade(1) == trade


@pytest.mark.rule("wonder.obsolete-a", "wonder.limit-a")
@pytest.mark.card("stonehenge")
def test_an_obsolete_wonder_still_is_the_one_wonder_of_its_city() -> None:
    wonders = {"market": ["statue-of-zeus"], "obsolete": ["stonehenge"]}
    scenario: dict[str, Any] = {"pieces": {"a1": "stonehenge"}, "wonders": wonders}
    s = city(15, **scenario)
    s.play("produce capital", "build statue-of-zeus", "at a2")
    assert (s.at("a1"), s.at("a2"), s.wonder_at("stonehenge")) == ("", "statue-of-zeus", "")
    strict = city(15, **scenario, options={"replace_limited": "same-square"}, p2={"scouts": ["a1"]})
    strict.play("produce capital")
    assert strict.refused("build statue-of-zeus") == "wonder.limit-a"


@pytest.mark.rule("build.overbuild-a", "wonder.overbuilt-a", "build.overbuild-c", "greatperson.place-a")
@pytest.mark.parametrize(
    ("piece", "rule"),
    [("granary", "build.overbuild-a"), ("stonehenge", "wonder.overbuilt-a"), ("great-general", "build.overbuild-c")],
)
def test_a_great_person_may_be_placed_over_other_markers(piece: str, rule: str) -> None:
    s = situation(p1={**QUIET, "people": ["great-artist"]}, pieces={"a1": piece})
    granaries = s.position.buildings[:]
    s.play("appoint great-artist", "at a1")
    assert (s.at("a1"), s.wonder_at("stonehenge")) == ("great-artist", "")
    assert s.people(1) == ({"great-general": 1} if piece == "great-general" else {})
    assert sum(s.position.buildings) - sum(granaries) == (1 if piece == "granary" else 0)
    assert [(event.rule, event.arguments) for event in s.events("overbuilt")] == [
        (rule, {"seat": 0, "card": f"card-{piece}", "square": "square-a1"})
    ]
    bare = situation(p1={**QUIET, "people": ["great-artist"]})
    bare.play("appoint great-artist", "at a1")
    assert bare.events("overbuilt") == []


@pytest.mark.rule("wonder.overbuilt-a", "event.limit-a", "greatperson.place-a")
@pytest.mark.card("cristo-redentor")
def test_who_replaces_cristo_redentor_discards_at_once() -> None:
    events = ["drought", "migrants", "duty-and-honor"]
    s = situation(p1={**QUIET, "people": ["great-artist"], "events": events}, pieces={"a1": "cristo-redentor"})
    s.play("appoint great-artist", "at a1")
    assert (s.question, s.asked) == ("HandLimit", [1])
    s.play("discard drought")
    assert (s.hand(1), s.question) == ({"migrants": 1, "duty-and-honor": 1}, "StartOfTurn")
    s = city(5, {"techs": ["writing"], "events": events}, pieces={"a1": "cristo-redentor"})
    s.play("produce capital", "build library", "at a1")
    assert (s.question, s.asked) == ("HandLimit", [1])


@pytest.mark.rule("city.program-g", "tech.atomic_theory-b")
def test_a_program_of_a_nuked_city_returns_to_the_supply() -> None:
    s = situation(
        "movement",
        p1={"techs": ["atomic-theory"], "tokens": ["village-uranium"], "armies": ["a7"]},
        p2={**TWO, "cities": ["b11", SECOND], "programs": ["b11", SECOND]},
    )
    assert s.position.programs == 5
    s.play("use atomic-theory-nuke")
    while s.cities(2) != ["b11"]:
        s.play(s.legal(by=s.asked[0])[0], by=s.asked[0])
    assert (s.position.programs, s.empire(2).programs) == (6, [1])


# Walls.


@pytest.mark.rule("build.walls-a", "battle.bonus-b")
def test_walls_defend_from_the_moment_they_are_built() -> None:
    s = city(7, {"techs": ["masonry"], "bonus": {"a6": 7}, "armies": ["a3"]}, p2={"armies": ["a14"]})
    s.play("produce capital", "build walls")
    assert s.empire(1).walls == [1]
    s.pass_until(frame="Movement", player=2)
    s.play("march a14 1-0", "step up", "step up")
    (bonus,) = s.arguments("combat-bonus")
    assert 12 + 4 in bonus.values()


# Pools and decks.


@pytest.mark.rule("greatperson.gain-a", "policy.organized_religion")
@pytest.mark.card("organized-religion")
def test_both_great_people_drawn_may_be_of_one_type() -> None:
    every = dict.fromkeys(["great-artist", "great-builder", "great-general", "great-humanitarian"], 3)
    rival = {"people": {**every, "great-industrialist": 3, "great-scientist": 1}}
    entry = {"policies": ["organized-religion"], "step": 2, "culture": 3}
    s = city(0, entry, p2=rival)
    s.play("advance")
    names = {"card": "card-great-scientist", "other-card": "card-great-scientist"}
    assert s.arguments("people-drawn") == [{"seat": 0, **names}]
    assert (s.question, s.people(1), sum(s.position.people)) == ("Appointment", {"great-scientist": 1}, 1)


@pytest.mark.rule("policy.anarchy-a", "policy.organized_religion", "greatperson.gain-a")
@pytest.mark.parametrize(("government", "draws"), [("republic", 1), ("anarchy", 0)])
def test_organized_religion_draws_no_second_great_person_under_anarchy(government: str, draws: int) -> None:
    entry = {"government": government, "policies": ["organized-religion"], "step": 2, "culture": 3}
    for seed in range(5):
        s = city(0, entry, seed=seed)
        s.play("advance")
        assert len(s.arguments("people-drawn")) == draws
        assert draws or s.question == "Appointment"


@pytest.mark.rule("policy.anarchy-a", "policy.military_tradition")
@pytest.mark.card("military-tradition")
@pytest.mark.parametrize(("government", "question"), [("republic", "Recruiting"), ("anarchy", "CityManagement")])
def test_military_tradition_brings_no_unit_under_anarchy(government: str, question: str) -> None:
    entry = {**TWO, "policies": ["military-tradition", "patronage"], "government": government, "bonus": {SECOND: 4}}
    s = situation("city-management", p1=entry)
    s.play("produce city-2", "at e1")
    assert (s.figures("e1"), s.question) == ((1, 1, 0), question)


@pytest.mark.rule("build.unit-c", "event.deck-a")
def test_killed_units_are_shuffled_before_they_are_drawn_again() -> None:
    infantry = [UNITS[unit] for unit in UNIT_DECKS[0]]
    kinds = sorted(set(infantry))
    held = infantry.copy()
    for kind in kinds:
        held.remove(kind)
    drawn: set[str] = set()
    for seed in range(12):
        s = city(5, {}, p2={"units": held}, decks={"infantry": []}, discards={"infantry": kinds}, seed=seed)
        s.play("produce capital", "build infantry")
        drawn.update(s.units(1))
        assert (s.discarded_units(), len(s.unit_deck("infantry"))) == ({}, len(kinds) - 1)
    assert sorted(drawn) == kinds
