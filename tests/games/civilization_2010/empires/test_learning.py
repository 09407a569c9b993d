"""Techs that are learned outside the Research phase, what they bring, and techs that are swapped."""

from typing import Any

import pytest

from civitas.games.civilization_2010.battles.looting import Looting
from civitas.games.civilization_2010.empires.learning import choose_tech, learn, learnable, start_with
from civitas.games.civilization_2010.facts.techs import SPACE_FLIGHT, TECHS
from civitas.games.civilization_2010.stored import load_position
from tests.games.civilization_2010.pyramids import pyramid
from tests.games.civilization_2010.situation import Situation, situation

ROMANS: dict[str, Any] = {"civilization": "romans"}
GERMANS: dict[str, Any] = {"civilization": "germans"}


def paused(**scenario: Any) -> Situation:
    """A situation in which nobody has been asked anything yet."""
    return situation(pause=True, **scenario)


def taught(s: Situation, player: int, tech: str, rule: str = "research.learn-a") -> None:
    """Teach a player a tech outside the Research phase, in a paused situation."""
    s.position.news = []
    learn(s.position, player - 1, TECHS.index(tech), rule)
    s.log += s.position.news


def chosen(s: Situation, techs: list[str], optional: bool = False) -> None:
    """Let player 1 learn one of these techs, in a paused situation."""
    choose_tech(s.position, 0, [TECHS.index(tech) for tech in techs], "research.learn-a", optional)
    s.go_on()


# The starting tech.


@pytest.mark.rule("setup.tech-a")
def test_the_starting_tech_lies_in_row_one() -> None:
    s = situation(p1={"civilization": "russians"}, p2=ROMANS)
    start_with(s.position, 0, TECHS.index("communism"))
    assert s.empire(1).rows == [1, 0, 0, 0, 0]
    assert s.techs(1) == ["communism"]


@pytest.mark.rule("setup.tech-a", "research.pyramid-a")
def test_on_the_starting_tech_a_second_card_of_row_one_is_needed() -> None:
    russians = {"civilization": "russians", "techs": ["communism"], "trade": 27}
    s = situation("research", p1=russians)
    assert s.empire(1).rows == [1, 0, 0, 0, 0]
    assert s.refused("research sailing") == "research.pyramid-a"
    assert s.allows("research pottery")
    s = situation("research", p1={**russians, "techs": ["communism", "pottery"]})
    assert s.allows("research sailing")


@pytest.mark.rule("setup.tech-a")
def test_the_starting_tech_raises_its_rank() -> None:
    s = situation(p1={"civilization": "japanese"})
    start_with(s.position, 0, TECHS.index("chivalry"))
    assert (s.empire(1).ranks, s.empire(1).rows) == ([1, 2, 1, 0], [1, 0, 0, 0, 0])


# Learning.


@pytest.mark.rule("research.learn-a")
def test_a_learned_tech_touches_neither_dial_nor_research() -> None:
    learner = {**ROMANS, "trade": 20, "techs": ["pottery"], "events": ["exchange-of-ideas"]}
    s = situation(p1=learner, p2={"techs": ["writing", "currency"]})
    s.play("play exchange-of-ideas")
    s.pass_until("LearnTech")
    s.play("learn writing")
    assert (s.techs(1), s.trade(1)) == (["pottery", "writing"], 20)
    assert (s.techs(2), s.empire(2).rows[:2]) == (["currency", "pottery", "writing"], [3, 0])
    s.pass_until("Research")
    s.play("research sailing", by=1)
    assert (s.trade(1), "sailing" in s.techs(1)) == (s.coins(1), True)


@pytest.mark.rule("research.learn-a")
def test_a_choice_of_techs_offers_only_what_fits() -> None:
    s = paused(p1={**ROMANS, "techs": pyramid(2)})
    chosen(s, ["pottery", "currency", "sailing", "chivalry", "railroad"])
    assert s.choices("learn") == ["currency", "sailing", "chivalry"]
    assert s.refused("learn railroad") == "research.pyramid-a"
    assert s.refused("learn pottery") == "research.learn-a"
    assert s.refused("done") == "research.learn-a"
    s.play("learn sailing")
    assert s.empire(1).rows == [2, 1, 0, 0, 0]


@pytest.mark.rule("research.learn-a")
def test_an_optional_tech_can_be_declined() -> None:
    s = paused(p1={**ROMANS})
    chosen(s, ["pottery"], optional=True)
    s.play("done")
    assert s.techs(1) == []


@pytest.mark.rule("research.learn-a")
def test_nothing_is_asked_where_one_tech_or_none_fits() -> None:
    s = paused(p1={**ROMANS})
    choose_tech(s.position, 0, [TECHS.index("pottery"), TECHS.index("sailing")], "research.learn-a")
    assert s.techs(1) == ["pottery"]
    choose_tech(s.position, 0, [TECHS.index("sailing")], "research.learn-a")
    assert s.techs(1) == ["pottery"]
    assert [event.message for event in s.position.news] == ["tech-learned", "nothing-to-learn"]


@pytest.mark.rule("tech.space_flight", "victory.tech-a", "research.learn-a")
def test_space_flight_wins_however_it_is_learned() -> None:
    s = paused(p1={**ROMANS, "techs": pyramid(5, 4, 3, 2)})
    assert SPACE_FLIGHT in learnable(s.position, 0)
    taught(s, 1, "space-flight")
    assert (s.winners, s.ending) == ([1], "technology")


@pytest.mark.rule("tech.space_flight", "research.spaceflight-a")
def test_nobody_learns_a_space_flight_that_somebody_has() -> None:
    s = situation(p1={**ROMANS, "techs": pyramid(5, 4, 3, 2)}, p2={"techs": [*pyramid(5, 4, 3, 2), "space-flight"]})
    assert SPACE_FLIGHT not in learnable(s.position, 0)


@pytest.mark.rule("tech.railroad")
def test_a_learned_railroad_turns_workshops() -> None:
    pieces = {"a1": "workshop", "b6": "workshop"}
    s = paused(p1={**ROMANS, "techs": pyramid(3, 2)}, squares={"a1": "mountain", "b6": "mountain"}, pieces=pieces)
    taught(s, 1, "railroad")
    assert (s.at("a1"), s.at("b6"), s.coins(1), s.empire(1).ranks[1]) == ("iron-mine", "workshop", 1, 3)


@pytest.mark.rule("tech.flight")
def test_flight_unlocks_aircraft() -> None:
    s = paused(p1={**ROMANS, "techs": pyramid(4, 3, 2)})
    taught(s, 1, "flight")
    assert s.empire(1).ranks == [1, 1, 1, 1]
    assert s.arguments("aircraft-unlocked") == [{"seat": 0}]


@pytest.mark.rule("tech.education-resource")
@pytest.mark.card("education")
def test_education_teaches_any_tech_for_one_of_each() -> None:
    goods = ["incense", "iron", "silk", "wheat"]
    scholar = {**ROMANS, "techs": [*pyramid(3, 2), "education"], "resources": goods, "trade": 9}
    s = situation("city-management", p1=scholar)
    s.play("use education-resource")
    s.pass_until("LearnTech")
    assert s.refused("learn sailing") == "research.pyramid-a"
    assert s.refused("learn flight") == "research.pyramid-a"
    s.play("learn navigation")
    assert "navigation" in s.techs(1)
    assert (s.resources(1), s.trade(1)) == ({}, 9)
    assert s.refused("use education-resource") != ""


@pytest.mark.rule("tech.education-resource", "tech.space_flight")
def test_education_can_win_the_game() -> None:
    goods = ["incense", "iron", "silk", "wheat"]
    techs = [*pyramid(5, 4, 2, 2), "education"]
    s = situation("city-management", p1={**ROMANS, "techs": techs, "resources": goods})
    s.play("use education-resource")
    s.pass_until("LearnTech")
    s.play("learn space-flight")
    assert (s.winners, s.ending) == ([1], "technology")


@pytest.mark.rule("policy.rationalism")
@pytest.mark.card("rationalism")
def test_rationalism_teaches_a_tech_of_level_one_and_one_of_level_two() -> None:
    thinker = {**ROMANS, "trade": 17, "techs": ["pottery"], "policies": ["rationalism"], "coins": 2}
    s = situation(p1=thinker)
    assert "rationalism-2" not in s.choices("use")
    assert s.refused("use rationalism-2") == "policy.rationalism"
    s.play("use rationalism-1", "learn writing")
    assert (s.trade(1), s.empire(1).rows[:2]) == (11, [2, 0])
    assert "rationalism-1" not in s.choices("use")
    s.play("use rationalism-2", "learn sailing")
    assert (s.trade(1), s.empire(1).rows[:2]) == (0, [2, 1])
    assert not [text for text in s.choices("use") if text.startswith("rationalism")]


@pytest.mark.rule("policy.rationalism")
def test_rationalism_knows_no_discount() -> None:
    s = situation(
        p1={"civilization": "japanese", "trade": 5, "policies": ["rationalism"]}, pieces={"a1": "porcelain-tower"}
    )
    assert "rationalism-1" not in s.choices("use")


# The Germans.


@pytest.mark.rule("civ.german_military_research")
@pytest.mark.card("germans")
def test_the_germans_get_a_unit_and_a_resource_for_a_rank() -> None:
    hoard = ["incense", "incense", "iron", "iron", "wheat", "wheat", "silk"]
    s = paused(
        p1={**GERMANS, "techs": pyramid(5, 3, 1)},
        p2={"resources": hoard},
        decks={"mounted": ["mounted-fierce"], "infantry": ["infantry-weak"]},
    )
    taught(s, 1, "chivalry")
    s.go_on()
    assert (s.units(1), s.resources(1)) == ({"mounted-fierce": 1}, {"silk": 1})
    taught(s, 1, "gunpowder")
    assert (s.units(1), s.resources(1)) == ({"infantry-weak": 1, "mounted-fierce": 1}, {"silk": 1})
    before = (s.units(1), s.resources(1))
    taught(s, 1, "steam-power")
    assert (s.units(1), s.resources(1)) == before


@pytest.mark.rule("civ.german_military_research")
def test_the_germans_choose_the_resource() -> None:
    s = situation("research", p1={**GERMANS, "techs": pyramid(2), "trade": 11})
    s.play("research logistics")
    assert s.choices("take") == ["incense", "iron", "silk", "wheat"]
    s.play("take wheat")
    assert s.resources(1) == {"wheat": 1}
    assert [s.empire(1).units_of_type(unit_type) for unit_type in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("civ.german_military_research")
def test_a_rank_that_does_not_rise_brings_the_germans_nothing() -> None:
    s = situation("research", p1={**GERMANS, "techs": pyramid(2), "trade": 11, "ranks": {"mounted": 3}})
    s.play("research chivalry")
    assert (s.units(1), s.resources(1)) == ({}, {})


@pytest.mark.rule("civ.german_military_research")
def test_others_get_nothing_for_a_rank() -> None:
    s = situation("research", p1={**ROMANS, "techs": pyramid(2), "trade": 11})
    s.play("research chivalry")
    assert (s.units(1), s.resources(1)) == ({}, {})


@pytest.mark.rule("civ.german_military_research", "tech.flight")
def test_aircraft_are_unlocked_for_the_germans_with_a_unit() -> None:
    s = situation("research", p1={**GERMANS, "techs": pyramid(4, 3, 2), "trade": 21})
    s.play("research flight", "take iron")
    assert s.empire(1).units_of_type(3) == 1


@pytest.mark.rule("loot.tech-b", "civ.german_military_research")
def test_a_looted_tech_counts_as_researched() -> None:
    germans = {**GERMANS, "techs": pyramid(2), "trade": 9}
    loser = {"techs": ["democracy"], "culture": 9}
    s = paused(phase="movement", p1=germans, p2=loser, decks={"infantry": ["infantry-fierce"]})
    s.push(Looting(0, 1, 2))
    s.play("loot learn-tech")
    assert s.question == "ResourceTaking"
    s.play("take silk")
    assert (s.empire(1).ranks[0], s.units(1), s.resources(1)) == (2, {"infantry-fierce": 1}, {"silk": 1})
    assert (s.trade(1), s.techs(1)) == (9, [*pyramid(2), "democracy"])
    s.pass_until("Research")
    assert s.allows("research currency")


# Swaps.


def swapped(event: str, p1: dict[str, Any], p2: dict[str, Any], **more: Any) -> Situation:
    """Player 1 has played an event against player 2 that swaps techs."""
    s = situation(p1={**ROMANS, "events": [event], **p1}, p2=p2, **more)
    s.play(f"play {event}")
    s.pass_until("LearnTech")
    return s


@pytest.mark.rule("event.knowledge_shared")
def test_both_learn_first_the_player_of_the_card() -> None:
    s = swapped("knowledge-shared", {"techs": ["pottery", "writing"]}, {"techs": ["currency", "masonry", "sailing"]})
    assert (s.asked, s.choices("learn")) == ([1], ["currency", "masonry", "sailing"])
    s.play("learn sailing")
    assert (s.asked, s.choices("learn")) == ([2], ["pottery", "writing"])
    assert s.refused("done") == "event.knowledge_shared"
    s.play("learn writing")
    assert s.techs(1) == ["pottery", "writing", "sailing"]
    assert s.techs(2) == ["currency", "masonry", "writing", "sailing"]


@pytest.mark.rule("event.exchange_of_ideas")
def test_exchange_of_ideas_goes_by_the_printed_level() -> None:
    """Communism, the Russian start, lies in row 1 but is of level III (ruling A36)."""
    russians = {"civilization": "russians", "techs": ["communism", "pottery", "currency"]}
    s = swapped("exchange-of-ideas", {"techs": [*pyramid(3, 2)[3:], "masonry", "navy"]}, russians)
    assert "communism" not in s.choices("learn")
    s.play("learn pottery")
    assert s.techs(2).count("pottery") == 1
    assert s.asked == [2]
    assert set(s.choices("learn")) == {"masonry", "navy"}


@pytest.mark.rule("event.think_tank")
def test_think_tank_goes_up_to_level_three() -> None:
    teacher = {"techs": [*pyramid(4, 3, 2, 1), "education"]}
    s = swapped("think-tank", {"techs": ["masonry", "navy", "metalworking", "chivalry", "logistics"]}, teacher)
    assert "biology" in s.choices("learn")
    assert s.refused("learn mass-media") == "research.pyramid-a"
    s.play("learn biology")
    assert s.empire(1).rows == [3, 2, 1, 0, 0]


@pytest.mark.rule("event.exchange_of_ideas")
def test_the_other_half_of_a_swap_happens_all_the_same() -> None:
    s = situation(p1={**ROMANS, "techs": ["pottery", "writing"], "events": ["exchange-of-ideas"]}, p2={})
    s.play("play exchange-of-ideas")
    s.pass_until("LearnTech")
    assert s.asked == [2]
    s.play("learn pottery")
    assert (s.techs(1), s.techs(2)) == (["pottery", "writing"], ["pottery"])


@pytest.mark.rule("event.knowledge_shared", "research.learn-a")
def test_a_swap_goes_on_in_a_copy_and_after_storing() -> None:
    s = swapped("knowledge-shared", {"techs": ["pottery", "writing"]}, {"techs": ["currency", "masonry"]})
    techs = ["currency", "masonry"]
    assert s.view(2)["question"] == {"frame": "LearnTech", "seat": 0, "techs": techs, "optional": False}
    for q in (s.position.clone(), load_position(s.position.dump())):
        assert q.digest() == s.position.digest()
        q.play(0, s.space.parse("learn masonry"))
        q.play(1, s.space.parse("learn pottery"))
        assert q.empires[1].rows[0] == 3
    assert s.techs(1) == ["pottery", "writing"]
