"""Events of the edition of 2015, as far as they differ from those of 2006."""

from typing import Any

import pytest

from tests.games.through_the_ages.events.test_events import culture, is_over, strong
from tests.games.through_the_ages.happening import before, happening
from tests.games.through_the_ages.situation import NEW, Situation, situation

CIVILIZATION = "development-of-civilization"


# Development of Civilization.


@pytest.mark.rule("card.development_of_civilization", "event.action-a", "pop.increase-a")
@pytest.mark.card("development-of-civilization")
def test_everybody_may_populate_or_build_for_one_less_without_spending_actions() -> None:
    s = happening(
        NEW,
        CIVILIZATION,
        players=3,
        p1={"yellow": 18, "unused": 0, "tokens": {"agriculture": 1}},
        p2={"yellow": 18, "unused": 1, "tokens": {"bronze": 1}},
        p3={"unused": 1, "workers": {"iron": 0}, "tokens": {"bronze": 5}},
    )
    assert s.legal() == ["populate", "refuse"]
    s.play("populate")
    assert (s.civ(1).yellow, s.civ(1).unused, s.goods(1)) == (17, 1, (0, 0))
    assert s.legal() == ["build agriculture", "build bronze", "refuse"]
    s.play("build bronze")
    assert (s.workers(2)["bronze"], s.civ(2).unused, s.goods(2)) == (3, 0, (0, 0))
    assert s.asked == [3]
    assert s.refused("upgrade bronze iron") == "card.development_of_civilization"
    assert s.refused("build warriors") == "card.development_of_civilization"
    assert s.refused("done") == "card.development_of_civilization"
    s.play("refuse")
    assert [s.civ(player).civil for player in (1, 2, 3)] == [4, 4, 4]
    assert s.goods(3) == (0, 5)
    assert is_over(s)


@pytest.mark.rule("card.development_of_civilization", "act.general-b")
def test_one_food_or_resource_too_few_is_refused_and_who_can_do_nothing_is_not_asked() -> None:
    s = happening(
        NEW,
        CIVILIZATION,
        players=3,
        p1={"yellow": 12, "tokens": {"agriculture": 2, "bronze": 1}, "hand": ["iron", "code-of-laws"], "science": 4},
        p2={"unused": 0},
        p3={"unused": 1},
    )
    # Population costs 4 - 1 food, Philosophy 3 - 1 resources, Code of Laws 6 - 1 science.
    assert s.legal() == ["build agriculture", "build bronze", "develop iron", "refuse"]
    assert s.refused("populate") == "act.general-b"
    assert s.refused("build philosophy") == "act.general-b"
    assert s.refused("build irrigation") == "act.build-a"
    assert s.refused("develop code-of-laws") == "act.develop-b"
    assert s.refused("develop drama") == "cards.inplay-a"
    assert s.refused("revolt monarchy") == "cards.inplay-a"
    s.play("refuse")
    assert is_over(s)


@pytest.mark.rule("appendix.civilization-a", "act.rev-e", "card.development_of_civilization")
def test_a_technology_costs_one_science_less_and_a_revolution_all_civil_actions() -> None:
    s = happening(
        NEW,
        CIVILIZATION,
        players=3,
        p1={"hand": ["swordsmen"], "science": 3, "unused": 0},
        p2={"tokens": {"bronze": 2}, "unused": 1},
        p3={"hand": ["theocracy"], "science": 0, "unused": 0},
    )
    s.play("develop swordsmen")
    assert (s.civ(1).science, s.civ(1).civil, s.told(1)["workers"]["swordsmen"]) == (0, 4, 0)
    s.play("build religion")
    assert (s.goods(2), s.workers(2)["religion"], s.civ(2).civil) == ((0, 0), 1, 4)
    assert s.legal() == ["revolt theocracy", "refuse"]
    assert s.refused("develop theocracy") == "act.develop-b"
    s.play("revolt theocracy")
    c = s.civ(3)
    assert (c.science, c.civil, c.civil_total, c.military, c.military_total) == (0, 0, 4, 3, 3)
    assert is_over(s)


@pytest.mark.rule("act.rev-e", "appendix.civilization-a")
def test_after_a_revolution_by_an_event_the_next_turn_has_no_civil_actions() -> None:
    s = happening(NEW, CIVILIZATION, p1={"unused": 0}, p2={"hand": ["monarchy"], "science": 1, "unused": 0})
    s.play("revolt monarchy")
    c = s.civ(2)
    assert (s.told(2)["government"], c.science, c.civil, c.civil_total) == ("monarchy", 0, 0, 5)
    s.play("done")
    s.pass_until("ActionPhase", 2)
    assert (c.civil, c.military, c.military_total) == (0, 3, 3)
    s.play("done")
    assert s.civ(2).civil == 5


@pytest.mark.rule("act.rev-e")
@pytest.mark.parametrize(("civil", "allowed"), [(4, True), (3, False)])
def test_a_revolution_by_an_event_needs_all_civil_actions(civil: int, allowed: bool) -> None:
    own = {"hand": ["monarchy"], "science": 7, "unused": 0, "civil": civil}
    s = happening(NEW, CIVILIZATION, p1=own, p2={"unused": 0})
    assert s.allows("revolt monarchy") is allowed
    # Peaceful change for 8 - 1 science needs no action at all.
    assert s.allows("develop monarchy")
    if not allowed:
        assert s.refused("revolt monarchy") == "act.rev-a"


@pytest.mark.rule("appendix.robespierre-a", "act.rev-e")
def test_with_robespierre_a_revolution_by_an_event_spends_the_military_actions() -> None:
    own = {
        "hand": ["constitutional-monarchy"],
        "science": 5,
        "unused": 0,
        "leader": "maximilien-robespierre",
        "civil": 1,
    }
    s = happening(NEW, CIVILIZATION, age="II", p1=own, p2={"unused": 0})
    s.play("revolt constitutional-monarchy")
    c = s.civ(1)
    assert (c.science, c.military, c.military_total, c.civil, c.civil_total) == (0, 0, 5, 3, 6)
    assert c.culture == 1 + 3


@pytest.mark.rule("appendix.civilization-a")
def test_a_partner_who_cannot_pay_prevents_development_by_an_event_too() -> None:
    pact = ["scientific-cooperation", 2, "a"]
    own = {"hand": ["irrigation"], "science": 0, "unused": 0, "pact": pact}
    s = happening(NEW, CIVILIZATION, players=3, age="II", p1=own, p2={"unused": 0, "science": 1}, p3={"unused": 0})
    # Irrigation costs 3 science, 2 less by the pact and 1 less by the event; the partner pays 1.
    s.play("develop irrigation")
    assert [s.civ(player).science for player in (1, 2)] == [0, 0]
    s = happening(NEW, CIVILIZATION, players=3, age="II", p1=own, p2={"unused": 0, "science": 0}, p3={"unused": 0})
    assert is_over(s)


# Other events of age A.


@pytest.mark.rule("card.development_of_politics")
@pytest.mark.card("development-of-politics")
def test_development_of_politics_lets_everybody_draw_three_cards_whatever_the_limit() -> None:
    s = happening(NEW, "development-of-politics", players=3, p1={}, p2={}, p3={"military_hand": ["foray"]})
    assert [len(s.military_hand(player)) for player in (1, 2, 3)] == [3, 3, 4]
    # 45 cards of age I, of which Rats and Foray were not in the deck.
    assert s.position.military_left == 45 - 2 - 9
    assert is_over(s)
    s.play("done")
    assert (s.question, s.asked) == ("HandLimit", [1])


@pytest.mark.rule("card.development_of_trade_routes", "res.gain-d")
@pytest.mark.card("development-of-trade-routes")
def test_trade_routes_give_science_then_food_then_a_resource() -> None:
    s = happening(NEW, "development-of-trade-routes", players=3, p1={"blue": 1}, p2={"blue": 2}, p3={"blue": 0})
    assert [s.civ(player).science for player in (1, 2, 3)] == [1, 1, 1]
    assert [s.goods(player) for player in (1, 2, 3)] == [(1, 0), (1, 1), (0, 0)]
    assert [s.civ(player).blue for player in (1, 2, 3)] == [0, 0, 0]


# Events of ages I and II.


@pytest.mark.rule("card.rebellion")
@pytest.mark.card("rebellion")
def test_a_rebellion_spends_civil_actions_so_that_a_revolution_is_impossible() -> None:
    s = happening(
        NEW,
        "rebellion",
        players=3,
        p1={"yellow": 16, "hand": ["monarchy"], "science": 5},
        p2={"yellow": 10, "government": "monarchy"},
        p3={"yellow": 17},
    )
    pairs = [(s.civ(player).civil, s.civ(player).civil_total) for player in (1, 2, 3)]
    assert pairs == [(2, 4), (0, 5), (4, 4)]
    assert s.refused("revolt monarchy") == "act.rev-a"


@pytest.mark.rule("card.civil_unrest", "points.lose-a")
@pytest.mark.card("civil-unrest")
def test_civil_unrest_costs_culture_and_the_most_discontent_a_blue_token() -> None:
    def restless(points: int, yellow: int) -> dict[str, Any]:
        return {"culture": points, "yellow": yellow, "blue": 10}

    s = happening(
        NEW, "civil-unrest", players=3, age="II", p1=restless(19, 11), p2=restless(5, 12), p3=restless(20, 13)
    )
    assert culture(s, 3) == [12, 0, 16]
    assert [s.civ(player).blue for player in (1, 2, 3)] == [9, 9, 10]
    assert s.position.box_blue - situation(NEW, players=3).position.box_blue == 2 + 3 * 6


@pytest.mark.rule("card.civil_unrest")
def test_civil_unrest_does_nothing_among_contented_people() -> None:
    content = {"culture": 10, "yellow": 17, "blue": 10}
    s = happening(NEW, "civil-unrest", age="II", p1=content, p2=content)
    assert culture(s, 2) == [11, 10]
    assert [s.civ(player).blue for player in (1, 2)] == [10, 10]


@pytest.mark.rule("card.civil_unrest", "pop.discontent-c")
@pytest.mark.parametrize("unused", [0, 3])
def test_only_the_number_of_discontent_workers_counts(unused: int) -> None:
    s = happening(NEW, "civil-unrest", age="II", p1={"yellow": 17}, p2={"culture": 30, "yellow": 9, "unused": unused})
    assert s.civ(2).culture == 18


@pytest.mark.rule("card.crime_wave", "tokens.lose-blue-a")
@pytest.mark.card("crime-wave")
def test_with_an_empty_bank_a_crime_wave_takes_the_token_from_a_card() -> None:
    poor = {"culture": 2, "blue": 0, "tokens": {"bronze": 4}}
    s = happening(NEW, "crime-wave", age="II", p1=strong(10, culture=9), p2=strong(7, **poor))
    assert is_over(s)
    assert (culture(s, 2), s.tokens(2), s.civ(2).resources, s.civ(2).blue) == ([10, 0], {"bronze": 3}, 3, 0)


@pytest.mark.rule("card.economic_progress")
@pytest.mark.card("economic-progress")
@pytest.mark.parametrize(
    ("blue", "food", "resources", "left"),
    # Corruption comes first: 0 with 11 blue tokens, 2 with 10 of them, although production brings the bank to 8 anyway.
    [(11, 1, 10, 8), (10, 1, 8, 9), (5, 1, 6, 6)],
)
def test_economic_progress_is_corruption_food_consumption_and_resources(
    blue: int, food: int, resources: int, left: int
) -> None:
    own = {"yellow": 14, "blue": blue, "tokens": {"bronze": 8}, "culture": 9, "science": 4}
    s = happening(NEW, "economic-progress", age="II", p1=own, p2={"yellow": 17})
    assert (s.goods(1), s.civ(1).blue) == ((food, resources), left)
    assert (s.civ(1).culture, s.civ(1).science) == (10, 4)
    assert s.goods(2) == (2, 2)


@pytest.mark.rule("card.economic_progress")
def test_economic_progress_can_end_in_famine_and_knows_no_uprising() -> None:
    starving = {"yellow": 0, "unused": 0, "culture": 30}
    s = happening(NEW, "economic-progress", age="II", p1={}, p2=starving)
    # 6 food are due and 2 are there; 4 missing ones cost 4 culture each. Eight workers are discontent.
    assert (s.goods(2), s.civ(2).culture) == ((0, 2), 14)
    assert s.military_hand(2) == []


@pytest.mark.rule("card.iconoclasm")
@pytest.mark.card("iconoclasm")
def test_iconoclasm_in_age_iv_lets_bill_gates_score() -> None:
    s = happening(
        NEW,
        "iconoclasm",
        age="IV",
        last_round=9,
        p1={"leader": "winston-churchill"},
        p2={"leader": "bill-gates", "workers": {"computers": 2}},
    )
    assert [s.civ(player).leader for player in (1, 2)] == [-1, -1]
    assert culture(s, 2) == [1, 6]


@pytest.mark.rule("card.politics_of_strength")
@pytest.mark.card("politics-of-strength")
def test_the_strongest_draws_five_cards_and_the_weakest_discards_three() -> None:
    s = happening(
        NEW,
        "politics-of-strength",
        age="II",
        p1=strong(12, military_hand=["spy", "annex"]),
        p2=strong(5, military_hand=["foray", "raiders"]),
    )
    assert [len(s.military_hand(player)) for player in (1, 2)] == [7, 0]
    assert s.discards("I") == ["foray", "raiders"]
    assert is_over(s)
    s = happening(NEW, "politics-of-strength", age="II", p1=strong(12), p2=strong(5))
    assert (is_over(s), s.events("discarded")) == (True, [])


@pytest.mark.rule("card.politics_of_strength")
def test_who_has_more_than_three_military_cards_chooses_and_shows_nobody() -> None:
    hand = ["foray", "raiders", "crusades", "immigration"]
    s = happening(NEW, "politics-of-strength", age="II", p1=strong(12), p2=strong(5, military_hand=hand))
    assert s.asked == [2]
    assert s.refused("discard spy") == "card.politics_of_strength"
    assert s.refused("done") == "card.politics_of_strength"
    s.play("discard raiders", "discard foray")
    assert (s.asked, sorted(s.legal())) == ([2], ["discard crusades", "discard immigration"])
    s.play("discard crusades")
    assert s.military_hand(2) == ["immigration"]
    assert s.position.discards_known[1] == [0b10, 0b10, 0b10]
    assert all("card" not in event.arguments for event in s.events("discarded"))
    assert is_over(s)


@pytest.mark.rule("card.politics_of_strength")
def test_in_age_iv_politics_of_strength_is_about_culture() -> None:
    s = happening(
        NEW,
        "politics-of-strength",
        players=3,
        age="IV",
        last_round=9,
        p1=strong(12, culture=49),
        p2=strong(7, culture=50, military_hand=["military-bonus-iii"]),
        p3=strong(5, culture=50, military_hand=["spy", "annex", "raid-iii", "raid-ii"]),
    )
    assert culture(s, 3) == [55, 50, 47]
    assert [len(s.military_hand(player)) for player in (1, 2, 3)] == [0, 1, 4]


@pytest.mark.rule("card.prosperity")
@pytest.mark.card("prosperity")
@pytest.mark.parametrize(("temples", "food", "blue"), [(0, 0, 8), (4, 4, 6), (8, 8, 4), (9, 8, 4)])
def test_prosperity_gives_a_food_for_every_happy_face(temples: int, food: int, blue: int) -> None:
    own = {"workers": {"religion": temples, "irrigation": 0}, "blue": 8}
    s = happening(NEW, "prosperity", age="II", p1={}, p2=own)
    assert (s.civ(2).food, s.civ(2).blue) == (food, blue)


# Ruins.


@pytest.mark.rule("appendix.ravages-a", "card.ravages_of_time")
@pytest.mark.card("ravages-of-time")
def test_a_ruin_counts_as_a_completed_wonder_for_everything() -> None:
    s = situation(
        NEW,
        players=3,
        age="II",
        row={"3": "kremlin"},
        p1={"wonders": ["pyramids", "great-wall"], "ruins": ["pyramids"], "pact": ["international-tourism", 2, "a"]},
    )
    # 2 culture of the ruins, 1 of the Great Wall; the partner has none, and gets 2 for those of player 1.
    assert (s.civ(1).culture_rate, s.civ(2).culture_rate) == (3, 2)
    assert s.civ(1).civil == 4
    s.play("take 3")
    assert (s.told(1)["wonder"], s.civ(1).civil) == ("kremlin", 1)


@pytest.mark.rule("card.ravages_of_time", "tokens.symbol-a", "tokens.lose-blue-a")
@pytest.mark.card("taj-mahal")
@pytest.mark.parametrize(("bank", "choices"), [(1, []), (0, ["forfeit agriculture", "forfeit bronze"])])
def test_the_taj_mahal_in_ruins_takes_its_blue_token_along(bank: int, choices: list[str]) -> None:
    own = {"wonders": ["taj-mahal"], "blue": bank, "tokens": {"agriculture": 2, "bronze": 3}}
    s = happening(NEW, "ravages-of-time", age="II", p1={}, p2=own)
    if choices:
        assert (s.asked, s.legal()) == ([2], choices)
        assert s.refused("done") == "tokens.lose-blue-a"
        s.play("forfeit bronze")
    assert (s.civ(2).blue, s.goods(2)) == (0, (2, 2 if choices else 3))
    assert s.civ(2).culture_rate == 2
    assert is_over(s)


# Points.


@pytest.mark.rule("points.science-a")
def test_points_are_unlimited() -> None:
    s = situation(NEW, p1={"culture": 297, "science": 58, "workers": {"religion": 25, "philosophy": 30}})
    s.play("done")
    assert (s.civ(1).culture, s.civ(1).science) == (322, 88)


@pytest.mark.rule("points.pay-a")
@pytest.mark.parametrize(("science", "peaceful", "revolution"), [(8, True, True), (7, False, True), (1, False, False)])
def test_science_must_be_there_to_be_paid(science: int, peaceful: bool, revolution: bool) -> None:
    s = situation(NEW, p1={"science": science, "hand": ["monarchy"]})
    assert (s.allows("develop monarchy"), s.allows("revolt monarchy")) == (peaceful, revolution)
    if not peaceful:
        assert s.refused("develop monarchy") == "act.develop-b"


@pytest.mark.rule("points.temp-a")
def test_science_for_the_military_is_paid_first_and_for_nothing_else() -> None:
    own: dict[str, Any] = {"leader": "winston-churchill", "hand": ["rockets", "satellites"]}
    s = situation(NEW, age="III", p1={**own, "science": 9})
    s.play("arm", "develop rockets")
    assert (s.civ(1).science, s.civ(1).unit_science) == (4, 0)
    s = situation(NEW, age="III", p1={**own, "science": 7})
    s.play("arm")
    assert (s.allows("develop rockets"), s.allows("develop satellites")) == (True, False)


@pytest.mark.rule("points.take-a")
@pytest.mark.card("spy")
@pytest.mark.parametrize(("there", "taken"), [(3, 3), (5, 5), (8, 5), (0, 0)])
def test_no_more_points_are_taken_than_there_are(there: int, taken: int) -> None:
    own = {"science": 2, "military_hand": ["spy"], "workers": {"warriors": 9}}
    s = situation(NEW, step="politics", age="II", p1=own, p2={"science": there})
    s.play("attack spy 2")
    s.pass_until("ActionPhase", 1)
    assert (s.civ(1).science, s.civ(2).science) == (2 + taken, there - taken)


@pytest.mark.rule("points.lose-a")
def test_losing_points_stops_at_zero_for_everybody_concerned() -> None:
    s: Situation = before(NEW, "crusades", p1=strong(9, culture=0), p2=strong(3, culture=3))
    s.play("prepare rats")
    assert culture(s, 2) == [5, 0]
