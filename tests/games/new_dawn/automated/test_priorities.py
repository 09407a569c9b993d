"""The priority lists of the automated player: what they are, how they decide, and that nobody decides for it."""

from collections.abc import Hashable
from typing import Any

import pytest

from civitas.games.new_dawn.automated.culture import CONTROL_TESTS
from civitas.games.new_dawn.automated.economy import DESTINATION_TESTS
from civitas.games.new_dawn.automated.industry import SITE_TESTS, WONDER_TESTS
from civitas.games.new_dawn.automated.priorities import PRIORITY_LISTS, pick
from tests.games.new_dawn.automa import choices, is_even, outcomes, played
from tests.games.new_dawn.situation import Situation, situation

CONTROL = ["control-basic", "control-civil-service", "control-mass-media"]


def placed(s: Situation) -> list[tuple[str, str]]:
    """Where control tokens were placed, and why there."""
    return [(space, criterion) for space, criterion, _ in choices(s, "automa-chose-space")]


# The lists themselves.


@pytest.mark.rule("A4.1-a")
def test_there_are_eleven_lists_of_the_printed_lengths() -> None:
    lengths = {name: len(each.criteria) for name, each in PRIORITY_LISTS.items()}
    assert lengths == {
        "control-basic": 6, "control-civil-service": 7, "control-mass-media": 7, "caravan-destination": 3,
        "wonder": 2, "city-location": 3, "attack-masonry": 3, "attack-iron-working": 3,
        "attack-mass-production": 5, "attack-flight": 5, "reinforce": 2,
    }  # fmt: skip


@pytest.mark.rule("A4.1-a")
@pytest.mark.parametrize(
    ("name", "limit"),
    [("attack-masonry", 4), ("attack-iron-working", 6), ("attack-mass-production", 8), ("attack-flight", 10)],
)
def test_attack_lists_look_at_cities_up_to_a_printed_defence(name: str, limit: int) -> None:
    limits = {each.test: each.max_defense for each in PRIORITY_LISTS[name].criteria}
    assert {limits[test] for test in limits if test.startswith("rival-city")} == {limit}
    assert {limits[test] for test in limits if not test.startswith("rival-city")} == {0}


@pytest.mark.rule("A4.1-a")
def test_caravans_and_attacks_have_tie_breakers_and_the_rest_is_chance() -> None:
    breakers = {name: each.tie_break for name, each in PRIORITY_LISTS.items()}
    assert breakers.pop("caravan-destination") == "shortest-distance"
    attacks = [name for name in breakers if name.startswith("attack-")]
    assert [breakers.pop(name) for name in attacks] == ["lowest-defense"] * 4
    assert set(breakers.values()) == {"random"}


@pytest.mark.rule("A4.1-a")
def test_every_line_of_a_list_is_something_the_engine_can_look_at() -> None:
    tables = {**dict.fromkeys(CONTROL, CONTROL_TESTS), "caravan-destination": DESTINATION_TESTS}
    tables |= {"wonder": WONDER_TESTS, "city-location": SITE_TESTS}
    for name, table in tables.items():
        assert {each.test for each in PRIORITY_LISTS[name].criteria} <= set(table)


@pytest.mark.rule("A4.1-a")
def test_a_changed_list_changes_the_play(monkeypatch: pytest.MonkeyPatch) -> None:
    flower = {"flower": "G; M D W W W W"}
    entry = {"capital": "1.0"}
    assert placed(played("early-empire", entry, map=flower, resources={"1.2": "oil"}))[0][0] == "1.2"
    basic = PRIORITY_LISTS["control-basic"]
    monkeypatch.setattr(basic, "criteria", basic.criteria[::-1])
    s = played("early-empire", entry, map=flower, resources={"1.2": "oil"})
    assert placed(s) == [("1.1", "highest-terrain-difficulty"), ("1.2", "only-choice")]


# How they decide.


@pytest.mark.rule("A4.2-a")
def test_criteria_are_applied_in_their_order_and_anew_for_every_token() -> None:
    s = played(
        "early-empire",
        {"capital": "1.0", "trade": {"early-empire": 1}},
        map={"flower": "G; M D N:mt-everest W W W"},
        resources={"1.2": "oil"},
    )
    assert choices(s, "automa-chose-space") == [
        ("1.3", "contains-natural-wonder", "A4.2-a"),
        ("1.2", "contains-resource-token", "A4.2-a"),
        ("1.1", "only-choice", "A4.2-a"),
    ]
    assert (s.natural_wonder("mt-everest"), s.resources(2)) == (2, {"oil": 1})


@pytest.mark.rule("A4.2-a")
def test_a_natural_wonder_space_counts_even_if_somebody_else_holds_its_token() -> None:
    s = played(
        "early-empire",
        {"capital": "1.0"},
        map={"flower": "G; M D N:mt-everest W W W"},
        resources={"1.2": "oil"},
        natural_wonders={"mt-everest": 1},
    )
    assert placed(s)[0] == ("1.3", "contains-natural-wonder")
    assert s.natural_wonder("mt-everest") == 2


@pytest.mark.rule("A4.2-b")
def test_most_and_highest_keep_only_the_best() -> None:
    # 1.1 (hills) and 1.3 (forest) lie between the cities 1.0 and 1.4, the mountain 1.2 only next to 1.4.
    s = played("early-empire", {"capital": "1.0", "cities": ["1.4"]}, map={"rows": ["G H M", "F G"]})
    assert choices(s, "automa-chose-space") == [
        ("1.3", "highest-terrain-difficulty", "A4.2-a"),
        ("1.1", "adjacent-to-most-cities", "A4.2-a"),
    ]
    assert (s.at("1.1"), s.at("1.2"), s.at("1.3")) == ("token of 2", "", "token of 2")


@pytest.mark.rule("A4.2-b")
def test_cities_of_rivals_are_not_counted_as_adjacent_cities() -> None:
    # The hills lie between both capitals, the forest only next to the own one.
    s = played("early-empire", {"capital": "1.2"}, map={"row": "G H G F"}, p1={"capital": "1.0"})
    assert placed(s) == [("1.3", "highest-terrain-difficulty"), ("1.1", "only-choice")]


@pytest.mark.rule("A4.3-a")
def test_a_criterion_that_nobody_meets_is_skipped() -> None:
    s = played("early-empire", {"capital": "1.1"}, map={"row": "F G H"})
    assert choices(s, "automa-chose-space") == [
        ("1.0", "highest-terrain-difficulty", "A4.2-a"),
        ("1.2", "only-choice", "A4.2-a"),
    ]


@pytest.mark.rule("A4.3-a")
def test_a_criterion_that_all_meet_or_none_drops_nobody() -> None:
    p = played("early-empire", {"capital": "1.0"}).position
    scores = [("criterion-none", [0, 0, 0]), ("criterion-all", [1, 1, 1]), ("criterion-some", [0, 2, 1])]
    assert pick(p, [7, 8, 9], scores) == (8, "criterion-some")
    assert pick(p, [7], scores) == (7, "criterion-only-choice")


@pytest.mark.rule("A4.4-a")
def test_the_tie_breaker_comes_after_the_criteria() -> None:
    # Seoul is 4 spaces from the capital, Kabul 6.
    s = played("foreign-trade", {"capital": "1.4"}, map={"row": "K:seoul G*9 K:kabul"})
    assert choices(s, "automa-destination") == [("1.0", "shortest-distance", "A13.1-a")]
    assert s.caravans(2) == ["1.1", "reserve", "reserve"]


@pytest.mark.rule("A4.4-a")
def test_chance_comes_after_the_tie_breaker() -> None:
    def destination(seed: int) -> Hashable:
        s = played("foreign-trade", {"capital": "1.4"}, map={"row": "K:seoul G*7 K:kabul"}, seed=seed)
        [(space, criterion, _)] = choices(s, "automa-destination")
        assert criterion == "random"
        return space

    assert is_even(outcomes(destination), {"1.0", "1.8"})


@pytest.mark.rule("A4.5-a")
def test_an_attack_list_takes_the_first_class_with_a_target_and_looks_no_further() -> None:
    # The barbarian on the mountain defends better than the token on grassland, but barbarians come first.
    s = played(
        "masonry",
        {"capital": "1.1"},
        map={"row": "M!a G G"},
        barbarians={"a": "1.0"},
        p1={"tokens": ["1.2"]},
        seed=3,
    )
    first = s.arguments("automa-target")[0]
    assert (first["space"], first["criterion"]) == ("space-1.0", "criterion-barbarian")


# Nobody decides for the automated player.


def lone_choice(seed: int) -> Situation:
    """Three equal forests around the capital for two tokens."""
    return played("early-empire", {"capital": "1.0"}, map={"flower": "G; F W F W F W"}, seed=seed)


@pytest.mark.rule("A1.2-a")
def test_an_open_decision_is_left_to_chance_and_nobody_is_asked() -> None:
    s = lone_choice(0)
    assert [rule for _, criterion, rule in choices(s, "automa-chose-space") if criterion == "random"] == ["A4.4-a"] * 2
    assert is_even(outcomes(lambda seed: lone_choice(seed).tokens(2)[0], 90), {"1.1", "1.3", "1.5"})


@pytest.mark.rule("A1.2-a")
def test_the_same_seed_gives_the_same_choice() -> None:
    for seed in range(5):
        assert lone_choice(seed).position.digest() == lone_choice(seed).position.digest()


CROWDED: dict[str, Any] = {"map": {"flower": "G; G!a G W F K:seoul M"}, "barbarians": {"a": "1.1"}}
"""Around the centre a barbarian, a space for a rival token, water, a city-state, and two spaces that are free."""


@pytest.mark.rule("A1.1-a")
def test_the_automated_player_may_place_tokens_where_people_may() -> None:
    s = played("early-empire", {"capital": "1.0", "trade": {"early-empire": 1}}, p1={"tokens": ["1.2"]}, **CROWDED)
    assert sorted(s.tokens(2)) == ["1.4", "1.6"]
    assert s.trade(2) == [1, 0, 0, 0, 0]
    row = ["astrology", "foreign-trade", "masonry", "pottery", "early-empire"]
    s = situation(p1={"capital": "1.0", "row": row}, p2={"tokens": ["1.2"]}, **CROWDED)
    s.play("resolve 5")
    assert sorted(s.choices("place")) == ["1.4", "1.6"]
