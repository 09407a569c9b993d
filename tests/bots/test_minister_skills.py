"""Each skill of the minister in a situation where a good player would not hesitate."""

from typing import Any

import pytest

from civitas.games.through_the_ages.civilizations.ratings import discontent
from civitas.games.through_the_ages.facts.cards import AGES, WONDER
from civitas.games.through_the_ages.facts.editions import EDITIONS
from tests.bots.ministers import FIRST, NEW, decide, finish_question, finish_turn
from tests.games.through_the_ages.conflict import attack, departing, politics, revealed, strong
from tests.games.through_the_ages.situation import BOTH, Situation, situation

STAY = {"resignation": False}
ROUNDS = {"A": 3, "I": 5, "II": 10, "III": 15}
WONDERS = [
    pytest.param(edition.id, card.id, AGES[card.age], card.stages, id=f"{edition.name}-{card.id}")
    for edition in EDITIONS.values()
    for card in edition.cards.cards
    if card.kind == WONDER
]


def uprising_threatens(s: Situation, player: int) -> bool:
    """Whether a player has more discontent than unused workers."""
    return discontent(s.position, s.civ(player)) > s.civ(player).unused


# People.


@BOTH
def test_a_temple_is_built_where_the_people_are_about_to_rise(title: str) -> None:
    own = {"yellow": 12, "unused": 2, "tokens": {"bronze": 3}, "hand": []}
    s = situation(title, p1=own)
    said = finish_turn(s)
    assert "build religion" in said
    assert "uprising" not in s.messages()


@BOTH
def test_the_discontent_are_not_sent_to_work(title: str) -> None:
    """Two idle workers keep two discontent ones quiet, and no temple is in sight."""
    own = {"yellow": 12, "unused": 2, "workers": {"religion": 0}, "tokens": {"bronze": 2}}
    s = situation(title, p1=own)
    finish_turn(s)
    assert "uprising" not in s.messages()
    assert not uprising_threatens(s, 1)


@BOTH
def test_a_worker_is_taken_off_work_rather_than_let_the_people_rise(title: str) -> None:
    own = {"yellow": 14, "unused": 0, "workers": {"agriculture": 3, "bronze": 3}}
    s = situation(title, p1=own)
    assert uprising_threatens(s, 1)
    said = finish_turn(s)
    assert any(text.startswith("destroy") for text in said)
    assert "uprising" not in s.messages()


@BOTH
def test_nothing_is_destroyed_while_the_people_are_content(title: str) -> None:
    s = situation(title, p1={"yellow": 17})
    assert not [text for text in finish_turn(s) if text.startswith("destroy")]


@BOTH
def test_a_farm_is_built_where_people_would_starve(title: str) -> None:
    """Three are eaten, two are produced, and nothing is left."""
    own = {
        "yellow": 8,
        "unused": 1,
        "workers": {"agriculture": 2, "bronze": 4, "religion": 2},
        "wonders": ["hanging-gardens"],
        "tokens": {"bronze": 2},
    }
    s = situation(title, p1=own)
    assert finish_turn(s)[0] == "build agriculture"
    assert "famine" not in s.messages()


@BOTH
def test_food_makes_the_population_grow(title: str) -> None:
    s = situation(title, p1={"unused": 0, "tokens": {"agriculture": 4, "bronze": 2}})
    said = finish_turn(s)
    assert "populate" in said
    assert any(text.startswith("build") for text in said)


# Cards.


@BOTH
def test_a_good_technology_is_developed_and_used(title: str) -> None:
    s = situation(title, p1={"science": 8, "hand": ["iron"], "tokens": {"bronze": 5}})
    said = finish_turn(s)
    assert said.index("develop iron") < said.index("upgrade bronze iron")


@BOTH
def test_a_useful_card_at_the_head_of_the_row_is_taken(title: str) -> None:
    s = situation(title, row=["iron"], p1={"science": 5})
    assert "take 1" in finish_turn(s)


@BOTH
def test_a_leader_is_played(title: str) -> None:
    s = situation(title, p1={"hand": ["aristotle"]})
    assert finish_turn(s)[0] == "lead aristotle"


@BOTH
def test_a_better_government_comes_by_revolution_or_peacefully(title: str) -> None:
    s = situation(title, age="II", round=9, p1={"science": 12, "hand": ["constitutional-monarchy"]})
    said = finish_turn(s)
    assert {"develop constitutional-monarchy", "revolt constitutional-monarchy"} & set(said)


@pytest.mark.parametrize(("title", "wonder", "age", "stages"), WONDERS)
def test_the_last_stage_of_any_wonder_is_built(title: str, wonder: str, age: str, stages: list[int]) -> None:
    own = {"wonder": wonder, "stages": len(stages) - 1, "blue": 1, "unused": 0, "tokens": {"bronze": stages[-1]}}
    now = "I" if age == "A" else age
    s = situation(title, age=now, round=ROUNDS[now], p1=own)
    assert finish_turn(s)[0] == "construct 1"
    assert s.told(1)["wonders"] == [wonder]


@BOTH
def test_the_better_cards_are_kept(title: str) -> None:
    """A tactic for the army that stands there is worth more than any of these events."""
    hand = ["legion", "rats", "pestilence", "raiders", "foray"]
    s = situation(title, step="discard", p1=strong(3, military_hand=hand))
    assert s.question == "HandLimit"
    assert "discard legion" not in finish_question(s)


# Politics.


@BOTH
def test_an_event_is_laid_for_its_culture(title: str) -> None:
    s = politics(title, options=STAY, p1={"military_hand": ["rats"]}, current_events=["development-of-crafts"])
    assert decide(s) == "prepare rats"


@BOTH
@pytest.mark.parametrize(("own", "other", "attacks"), [(9, 2, True), (3, 9, False), (4, 4, False)])
def test_only_the_weak_are_attacked(title: str, own: int, other: int, attacks: bool) -> None:
    p2 = strong(other, workers={"religion": 1, "philosophy": 2})
    s = politics(title, age="II", options=STAY, p1=strong(own, military=3, military_hand=["raid-ii"]), p2=p2)
    assert (decide(s) == "attack raid-ii 2") is attacks


@BOTH
@pytest.mark.parametrize(("lead", "declares"), [(10, True), (1, False)])
def test_war_needs_a_clear_lead(title: str, lead: int, declares: bool) -> None:
    card = "war-over-culture" if title == NEW else "war-over-culture-iii"
    own = strong(4 + lead, military=3, military_hand=[card])
    s = politics(title, age="III", round=14, options=STAY, p1=own, p2=strong(4, culture=40))
    assert (decide(s) == f"declare {card} 2") is declares


@BOTH
def test_nobody_gives_up_however_bad_it_looks(title: str) -> None:
    hopeless: dict[str, Any] = {"workers": {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}}
    s = politics(title, age="III", round=15, p1=hopeless, p2=strong(12, culture=200))
    said = finish_turn(s)
    assert "resign" not in said
    assert not s.civ(1).is_gone


@BOTH
def test_a_minister_leaves_the_wishes_of_who_sat_there_before_alone(title: str) -> None:
    s = situation(title, p1={"leaving": True})
    assert "stay" in s.legal()
    assert "stay" not in finish_turn(s)


def test_before_a_war_is_decided_nobody_leaves() -> None:
    s = departing(p2=strong(9))
    assert (s.question, decide(s)) == ("Departure", "done")


# Attacks.


def besieged(title: str, own: int, rival: int, *hand: str) -> Situation:
    """Player 1 has attacked player 2, who has something to lose and these cards in hand."""
    p2 = strong(own, workers={"religion": 1, "philosophy": 2}, military_hand=list(hand))
    p1 = strong(rival, military=3, military_hand=["raid-ii"])
    s = politics(title, age="II", p1=p1, p2=p2)
    s.play("attack raid-ii 2")
    if s.asked == [1] and s.question == "Sacrifice":
        s.play("done")
    return s


@BOTH
def test_cards_defend_where_they_suffice(title: str) -> None:
    s = besieged(title, 4, 7, "military-bonus-i", "military-bonus-i")
    while s.asked == [2]:
        s.play(decide(s))
    assert [event.message for event in s.events() if event.message.startswith("aggression")] == ["aggression-failed"]
    assert s.workers(2)["philosophy"] == 2
    assert "sacrificed" not in s.messages()


def test_cards_are_not_wasted_on_a_lost_defence() -> None:
    s = besieged(FIRST, 4, 15, "military-bonus-i")
    while s.asked == [2]:
        assert decide(s) == "done"
        s.play("done")
    assert s.military_hand(2) == ["military-bonus-i"]


def test_no_unit_is_sacrificed_for_a_victory_that_is_certain() -> None:
    s = politics(FIRST, age="II", p1=strong(9, military=3, military_hand=["raid-ii"]), p2=strong(2))
    s.play("attack raid-ii 2")
    assert (s.question, s.asked, decide(s)) == ("Sacrifice", [1], "done")


def test_the_most_costly_building_is_razed() -> None:
    s = attack(NEW, "raid-ii", p2={"workers": {"religion": 1, "alchemy": 1, "philosophy": 1}})
    assert decide(s) == "raze alchemy"


# Colonies and pacts.


@BOTH
def test_a_colony_is_bought_cheaply(title: str) -> None:
    s = revealed(title, "inhabited-territory-i", p1=strong(5), p2=strong(0))
    assert decide(s) == "bid 1"


@BOTH
def test_a_whole_army_is_too_much_for_a_small_colony(title: str) -> None:
    s = revealed(title, "historic-territory-i", players=2, p1=strong(9), p2=strong(9))
    s.play("bid 8")
    assert decide(s) == "done"


@BOTH
def test_a_bonus_card_sails_instead_of_more_units(title: str) -> None:
    own = strong(4, military_hand=["military-bonus-i"])
    s = revealed(title, "historic-territory-i", p1=own, p2=strong(0))
    s.play("bid 2")
    said = finish_question(s)
    assert sorted(said) == ["done", "reinforce military-bonus-i", "send warriors"]


@BOTH
def test_a_pact_that_serves_both_is_proposed_and_accepted(title: str) -> None:
    s = politics(title, players=3, age="II", options=STAY, p1={"military_hand": ["international-trade-agreement"]})
    assert decide(s).startswith("propose international-trade-agreement")
    s.play(decide(s))
    assert decide(s) == "accept"


@BOTH
def test_nobody_submits_without_need(title: str) -> None:
    s = politics(title, players=3, age="II", options=STAY, p1={"military_hand": ["acceptance-of-supremacy"]})
    s.play("propose acceptance-of-supremacy-a 2")
    assert (s.asked, decide(s)) == ([2], "refuse")
