"""Governments: when they change, and what each of them does."""

from typing import Any

import pytest

from civitas.games.civilization_2010.standings import battle_hand_size, city_production, combat_bonus
from tests.games.civilization_2010.situation import Situation, situation

TWO = {"cities": ["a6", "e6"], "policies": ["rationalism", "pacifism"]}
"""Two cities with their policies."""


def governed(government: str, **entry: Any) -> Situation:
    """Player 1 under a government."""
    return situation(p1={"government": government, "policies": ["patronage"], "events": WAITING, **entry})


WAITING = ["duty-and-honor"]
"""Who holds an event is asked even if there is nothing to do."""


def terrain(**counts: int) -> list[str]:
    """So many squares of each terrain, filled up with grassland to eight."""
    squares = [each for each, count in counts.items() for _ in range(count)]
    return squares + ["grassland"] * (8 - len(squares))


AROUND = {
    "a6": ["a1", "a2", "a3", "a5", "a7", "a9", "a10", "a11"],
    "e6": ["e1", "e2", "e3", "e5", "e7", "e9", "e10", "e11"],
    "g10": ["g5", "g6", "g7", "g9", "g11", "g13", "g14", "g15"],
}


def outskirts(city: str, **counts: int) -> dict[str, str]:
    """The squares around a city: so many of each terrain."""
    return dict(zip(AROUND[city], terrain(**counts), strict=True))


# Changing.


@pytest.mark.rule("government.change-a")
def test_a_government_unlocked_in_the_last_turn_is_taken_directly() -> None:
    s = situation("research", p1={"trade": 6, "events": WAITING})
    s.play("research code-of-laws", by=1)
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.choices("govern") == ["anarchy", "republic"]
    s.play("govern republic")
    assert (s.government(1), s.legal("govern")) == ("republic", [])
    assert [(event.rule, event.arguments) for event in s.events("government-changed")] == [
        ("government.change-a", {"seat": 0, "government": "card-republic"})
    ]


@pytest.mark.rule("government.change-a")
def test_one_turn_later_the_direct_change_is_no_longer_offered() -> None:
    s = situation(p1={"techs": ["code-of-laws"], "fresh": ["republic"]})
    assert "republic" in s.choices("govern")
    s.play("done")
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.choices("govern") == ["anarchy"]
    assert s.refused("govern republic") == "government.change-b"


@pytest.mark.rule("government.change-a", "turn.sot-order-a")
def test_a_government_unlocked_earlier_in_the_same_start_of_turn_is_taken_directly() -> None:
    s = situation(p1={"policies": ["rationalism"], "trade": 6})
    assert s.choices("govern") == ["anarchy"]
    s.play("use rationalism-1", "learn code-of-laws")
    assert s.choices("govern") == ["anarchy", "republic"]
    s.play("govern republic")
    assert s.government(1) == "republic"


@pytest.mark.rule("government.change-a", "government.change-b")
def test_a_second_change_in_one_start_of_turn_is_refused() -> None:
    s = situation(p1={"techs": ["code-of-laws", "monarchy"], "fresh": ["republic", "monarchy-gov"], "events": WAITING})
    s.play("govern republic")
    assert s.refused("govern monarchy-gov") == "government.change-a"
    assert s.refused("govern anarchy") == "government.change-a"


@pytest.mark.rule("government.change-b")
@pytest.mark.card("anarchy")
def test_otherwise_a_government_is_reached_through_anarchy() -> None:
    s = governed("republic", techs=["code-of-laws", "monarchy"])
    assert s.choices("govern") == ["anarchy"]
    assert s.refused("govern monarchy-gov") == "government.change-b"
    assert s.refused("govern republic") == "government.change-a"
    s.play("govern anarchy")
    assert s.government(1) == "anarchy"
    assert s.refused("govern monarchy-gov") == "government.change-a"
    s.pass_until(frame="StartOfTurn", player=2)
    s.play("done")
    s.pass_until(frame="StartOfTurn", player=1)
    assert s.choices("govern") == ["despotism", "republic", "monarchy-gov"]
    assert s.refused("govern feudalism") == "government.change-b"
    assert s.refused("govern anarchy") == "government.change-a"
    s.play("govern monarchy-gov")
    assert s.government(1) == "monarchy-gov"


@pytest.mark.rule("government.change-b")
def test_one_may_stay_in_anarchy() -> None:
    s = governed("anarchy")
    s.play("done")
    assert s.government(1) == "anarchy"
    s.pass_until(frame="StartOfTurn", player=1)
    s.play("govern despotism")
    assert s.government(1) == "despotism"


def swap(*, first: int) -> Situation:
    """Player 1 plays Exchange of Ideas; player 2, who can learn Code of Laws from it, acts before or after."""
    entry = {"techs": ["code-of-laws"], "events": ["exchange-of-ideas"]}
    return situation(first=first, active=1, p1=entry, p2={"techs": ["pottery"]})


@pytest.mark.rule("government.change-c")
def test_a_government_unlocked_in_somebody_elses_start_of_turn_is_offered_at_once() -> None:
    s = swap(first=2)
    s.play("play exchange-of-ideas")
    s.pass_until(frame="FreshGovernment", player=2, most=4)
    assert (s.question, s.asked, s.legal()) == ("FreshGovernment", [2], ["govern republic", "done"])
    assert s.refused("govern anarchy") == "government.change-c"
    s.play("govern republic")
    assert (s.government(2), s.techs(2)) == ("republic", ["code-of-laws", "pottery"])
    assert (s.question, s.asked) == ("StartOfTurn", [1])


@pytest.mark.rule("government.change-c", "government.change-a")
def test_a_declined_offer_stays_open_until_the_end_of_the_next_own_part() -> None:
    s = swap(first=2)
    s.play("play exchange-of-ideas")
    s.pass_until(frame="FreshGovernment", player=2, most=4)
    s.play("done")
    assert s.government(2) == "despotism"
    s.pass_until(frame="StartOfTurn", player=2)
    assert s.choices("govern") == ["anarchy", "republic"]


@pytest.mark.rule("government.change-c")
def test_before_the_own_part_nothing_is_asked_the_government_is_taken_there() -> None:
    s = swap(first=1)
    s.play("play exchange-of-ideas")
    s.pass_until(frame="StartOfTurn", player=1, most=4)
    assert "code-of-laws" in s.techs(2)
    s.play("done")
    assert (s.asked, s.choices("govern")) == ([2], ["anarchy", "republic"])


# What they do.


@pytest.mark.rule("government.despotism")
@pytest.mark.card("despotism")
def test_despotism_gives_every_city_one_production_that_is_never_doubled() -> None:
    squares = outskirts("a6", forest=2) | outskirts("e6", forest=3)
    s = situation("city-management", squares=squares, p1={**TWO, "programs": ["e6"]})
    assert [city_production(s.position, 0, s.number(city)) for city in ("a6", "e6")] == [5, 13]
    s = situation("city-management", squares=squares, p1={**TWO, "programs": ["e6"], "government": "republic"})
    assert [city_production(s.position, 0, s.number(city)) for city in ("a6", "e6")] == [4, 12]


@pytest.mark.rule("government.anarchy", "policy.anarchy-a")
@pytest.mark.card("anarchy")
def test_under_anarchy_the_capital_does_not_act_and_policies_sleep() -> None:
    entry = {"government": "anarchy", "cities": ["a6", "e6"], "policies": ["expansionism", "pacifism"]}
    s = situation(p1=entry, squares={"a2": "water", "e2": "water"})
    assert s.legal("use") == []
    assert s.refused("use expansionism") == "policy.expansionism"
    s.play("done", "done")
    assert s.trade(1) == 2
    s.pass_until(frame="CityManagement", player=1)
    assert s.legal("devote") == ["devote city-2"]
    assert s.refused("devote capital") == "government.anarchy"
    s.play("devote city-2")
    assert (s.culture(1), s.asked) == (1, [2])


@pytest.mark.rule("government.anarchy")
@pytest.mark.card("atomic-theory")
def test_not_even_atomic_theory_lets_the_capital_act_under_anarchy() -> None:
    entry = {**TWO, "government": "anarchy", "techs": ["atomic-theory"], "tokens": ["hut-uranium"]}
    s = situation("city-management", p1=entry)
    s.play("use atomic-theory-resource")
    while s.question != "CityManagement":
        s.play(s.legal()[0])
    assert (s.tokens(1), s.refused("devote capital")) == ({}, "government.anarchy")
    s.play("devote city-2", "devote city-2")
    assert s.culture(1) == 2


@pytest.mark.rule("government.republic")
@pytest.mark.card("republic")
def test_under_republic_armies_found_cities() -> None:
    s = governed("republic", armies=["e6", "e6"])
    assert s.legal("found") == ["found e6 army"]
    s.play("found e6 army", "at e2", "adopt pacifism")
    assert (s.cities(1), s.armies(1), s.position.armies_left(0)) == (["a6", "e6"], ["e2"], 5)
    assert [event.rule for event in s.log if event.message == "city-founded"] == ["government.republic"]
    s = governed("despotism", armies=["e6"])
    assert (s.legal("found"), s.refused("found e6 army")) == ([], "government.republic")
    s = governed("republic", scouts=["e6"])
    assert s.legal("found") == ["found e6 scout"]
    assert s.refused("found e6 army") == "city.found-a"


@pytest.mark.rule("government.feudalism")
@pytest.mark.card("feudalism")
def test_feudalism_harvests_without_a_city_action() -> None:
    s = situation(p1={"government": "feudalism", "policies": ["patronage"]}, squares={"a2": "grassland iron"})
    s.play("use feudalism")
    assert (s.resources(1), s.supply("iron")) == ({"iron": 1}, 1)
    assert s.refused("use feudalism") == "turn.once-a"
    s.pass_until(frame="CityManagement", player=1)
    assert s.allows("harvest capital iron")


@pytest.mark.rule("government.feudalism")
def test_feudalism_needs_a_token_and_a_free_square() -> None:
    entry = {"government": "feudalism", "policies": ["patronage"]}
    squares = {"a2": "grassland iron"}
    s = situation(p1=entry, p2={"resources": {"iron": 2}}, squares=squares)
    assert (s.supply("iron"), s.legal("use"), s.refused("use feudalism")) == (0, [], "government.feudalism")
    s = situation(p1=entry, p2={"armies": ["a2"]}, squares=squares)
    assert s.refused("use feudalism") == "government.feudalism"
    s = situation(p1=entry, squares={"c2": "grassland iron"})
    assert s.refused("use feudalism") == "government.feudalism"


@pytest.mark.rule("government.feudalism")
def test_feudalism_offers_the_resources_of_all_cities_and_of_scouts() -> None:
    s = situation(
        p1={**TWO, "government": "feudalism", "scouts": ["g1 for e6"]},
        squares={"a2": "grassland iron", "e2": "desert silk", "e3": "desert silk", "g1": "forest wheat"},
    )
    s.play("use feudalism")
    assert s.legal() == ["take iron", "take silk", "take wheat"]
    assert s.refused("take incense") == "government.feudalism"
    s.play("take wheat")
    assert s.resources(1) == {"wheat": 1}


@pytest.mark.rule("government.feudalism", "citystate.city_state_5")
@pytest.mark.card("city-state-5")
def test_feudalism_harvests_at_the_fifth_city_state_by_choice_or_at_random() -> None:
    entry = {"government": "feudalism", "policies": ["patronage"], "scouts": ["f6"]}
    s = situation(p1=entry, pieces={"f6": "city-state-5"})
    s.play("use feudalism")
    assert s.choices("take") == ["incense", "iron", "silk", "wheat"]
    options = {"city_state_5": "random"}
    s = situation(p1=entry, pieces={"f6": "city-state-5"}, squares={"a2": "grassland iron"}, options=options)
    s.play("use feudalism")
    assert s.legal() == ["take iron", "harvest-random"]
    s.chance((4, 2)).play("harvest-random")
    assert s.resources(1) == {"silk": 1}


@pytest.mark.rule("government.democracy_gov")
@pytest.mark.card("democracy-gov")
def test_democracy_is_a_coin_and_gives_trade() -> None:
    entry = {"techs": ["democracy"], "fresh": ["democracy-gov"], "coins": 4, "trade": 5}
    s = situation(p1={**entry, "events": WAITING})
    s.play("govern democracy-gov", "use democracy-gov")
    assert (s.coins(1), s.trade(1)) == (5, 7)
    assert s.refused("use democracy-gov") == "turn.once-a"
    s = governed("democracy-gov", coins=4)
    assert s.coins(1) == 5
    s.play("govern anarchy")
    assert s.coins(1) == 4
    assert s.refused("use democracy-gov") == "government.democracy_gov"


@pytest.mark.rule("government.democracy_gov", "victory.economic-a")
def test_the_coin_of_democracy_can_win() -> None:
    s = situation(p1={"techs": ["democracy"], "fresh": ["democracy-gov"], "coins": 14})
    s.play("govern democracy-gov")
    assert (s.winners, s.ending) == ([1], "economic")


@pytest.mark.rule("government.democracy_gov", "trade.cap-b")
def test_at_the_end_of_the_dial_trade_is_not_offered() -> None:
    s = governed("democracy-gov", trade=26)
    s.play("use democracy-gov")
    assert s.trade(1) == 27
    assert governed("democracy-gov", trade=27).legal("use") == []


@pytest.mark.rule("government.monarchy_gov")
@pytest.mark.card("monarchy-gov")
def test_under_monarchy_the_capital_takes_two_different_actions() -> None:
    entry = {**TWO, "government": "monarchy-gov"}
    s = situation("city-management", p1=entry, squares={"a2": "grassland iron", "e2": "grassland iron"})
    s.play("devote capital")
    assert s.refused("devote capital") == "government.monarchy_gov"
    s.play("harvest capital iron", "devote city-2")
    assert (s.culture(1), s.resources(1)) == (2, {"iron": 1})
    assert s.asked == [2]


@pytest.mark.rule("government.communism_gov")
@pytest.mark.card("communism-gov")
def test_communism_shares_the_best_outskirts_and_enlarges_the_battle_hand() -> None:
    squares = outskirts("a6", forest=4, mountain=1) | outskirts("e6", forest=2) | outskirts("g10", forest=3)
    cities = {"cities": ["a6", "e6", "g10"], "techs": ["irrigation"]}
    s = situation(squares=squares, p1={**cities, "government": "communism-gov", "armies": ["d6"]})
    assert [city_production(s.position, 0, s.number(city)) for city in cities["cities"]] == [9, 9, 9]
    assert battle_hand_size(s.position, 0, 1, False) == 4
    s = situation(squares=squares, p1={**cities, "government": "republic"})
    assert [city_production(s.position, 0, s.number(city)) for city in cities["cities"]] == [9, 4, 6]
    assert battle_hand_size(s.position, 0, 1, False) == 3


@pytest.mark.rule("government.fundamentalism")
@pytest.mark.card("fundamentalism")
def test_fundamentalism_gives_combat_bonus_and_culture_for_armies() -> None:
    s = governed("fundamentalism", armies=["a7", "a7", "a8", "e6"], scouts=["e7"])
    assert combat_bonus(s.position, 0) == 4
    s.play("use fundamentalism")
    assert s.culture(1) == 4
    assert s.refused("use fundamentalism") == "turn.once-a"
    assert governed("fundamentalism", scouts=["e7"]).legal("use") == []
