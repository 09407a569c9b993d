"""The Research phase: secret choices, requirements, the pyramid, the dial, and what changes research."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.table import uncovers
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.units import INFANTRY
from civitas.games.civilization_2010.standings import (
    battle_hand_size,
    cost_of_unit,
    event_hand_limit,
    research_cost,
    stacking_limit,
)
from civitas.games.civilization_2010.stored import load_position
from tests.games.civilization_2010.pyramids import pyramid
from tests.games.civilization_2010.situation import Situation, situation

ROMANS: dict[str, Any] = {"civilization": "romans"}
NEEDED = {1: 6, 2: 11, 3: 16, 4: 21, 5: 26}
ROOM = {1: (0,), 2: (2,), 3: (3, 2), 4: (4, 3, 2), 5: (5, 4, 3, 2)}
"""For each level the rows of a pyramid in which one of its cards fits."""
PORCELAIN_TOWER = {"a1": "porcelain-tower"}
NOTRE_DAME = {"a1": "notre-dame"}


def researching(p1: dict[str, Any], **more: Any) -> Situation:
    """The Research phase with the Romans as player 1, while player 2 has nothing to choose."""
    return situation("research", p1={**ROMANS, **p1}, **more)


def levels(s: Situation, by: int = 0) -> set[int]:
    """The levels of which a player may research a tech."""
    return {TECH_LEVEL[TECHS.index(tech)] for tech in s.choices("research", by)}


def costs(s: Situation, player: int = 1) -> dict[int, int]:
    """The trade that a tech of each level needs."""
    return {level: research_cost(s.position, player - 1, level) for level in NEEDED}


# Choosing.


@pytest.mark.rule("research.choose-a")
def test_choices_are_secret_until_all_have_chosen() -> None:
    rich = {"trade": 6}
    s = situation("research", players=3, p1=rich, p2=rich, p3=rich)
    assert s.asked == [1, 2, 3]
    s.play("research pottery", by=1)
    s.play("research writing", by=2)
    assert s.asked == [3]
    assert s.arguments("research-chosen") == [{"seat": 0}, {"seat": 1}]
    question = s.view(3)["question"]
    assert question["done"] == [0, 1]
    assert "pottery" not in str(question)
    assert "writing" not in str(question)
    assert s.view(1)["question"]["chosen"] == "pottery"
    assert s.view(None)["question"] == {**question}
    assert s.techs(1) == s.techs(2) == []
    s.play("research currency", by=3)
    assert [s.techs(player) for player in (1, 2, 3)] == [["pottery"], ["writing"], ["currency"]]
    told = [(each["seat"], each["tech"]) for each in s.arguments("tech-learned")]
    assert told == [(0, "card-pottery"), (1, "card-writing"), (2, "card-currency")]


@pytest.mark.rule("research.choose-a")
def test_another_choice_cannot_be_told_by_the_others() -> None:
    views = []
    for tech in ("pottery", "writing"):
        s = situation("research", p1={"trade": 6}, p2={"trade": 6})
        s.play(f"research {tech}", by=1)
        views.append((s.view(2), s.view(None)))
    assert views[0] == views[1]


@pytest.mark.rule("research.choose-a")
def test_the_last_choice_cannot_be_taken_back_once_it_shows_that_the_others_skipped() -> None:
    alone = situation("research", p1={"trade": 6}, p2={"trade": 5})
    before = alone.position.clone()
    alone.play("skip", by=1)
    assert not uncovers(before, alone.position)
    both = situation("research", p1={"trade": 6}, p2={"trade": 6})
    before = both.position.clone()
    both.play("skip", by=1)
    assert not uncovers(before, both.position)
    before = both.position.clone()
    both.play("skip", by=2)
    assert uncovers(before, both.position)


@pytest.mark.rule("research.choose-a")
def test_only_new_techs_can_be_chosen() -> None:
    s = researching({"trade": 6, "techs": ["pottery"]})
    assert s.refused("research pottery") == "research.choose-a"
    assert "pottery" not in s.choices("research")
    assert s.refused("done") == "research.choose-a"


@pytest.mark.rule("research.choose-a", "research.requirement-a")
def test_who_can_choose_nothing_is_not_asked() -> None:
    s = situation("research", p1={"trade": 5}, p2={"trade": 6})
    assert s.asked == [2]
    s = situation("research", p1={"trade": 5}, p2={"trade": 5})
    assert (s.phase, s.position.turn) == ("start-of-turn", 3)


@pytest.mark.rule("research.choose-b", "research.payment-b")
def test_nobody_has_to_research() -> None:
    s = researching({"trade": 14, "coins": 3}, p2={"trade": 6})
    s.play("skip", by=1)
    s.play("research pottery", by=2)
    assert (s.techs(1), s.trade(1)) == ([], 14)


@pytest.mark.rule("research.choose-b")
def test_one_tech_in_a_turn_whatever_the_trade() -> None:
    s = researching({"trade": 27}, p2={"trade": 6})
    s.play("research pottery", by=1)
    assert s.refused("research writing", by=1) == "turn.own-part-a"
    assert s.refused("second writing", by=1) == "turn.own-part-a"
    s.play("skip", by=2)
    assert s.techs(1) == ["pottery"]


# Requirements.


@pytest.mark.rule("research.requirement-a")
def test_ex_research_costs() -> None:
    assert costs(researching({"trade": 27})) == NEEDED


@pytest.mark.rule("research.requirement-a")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_each_level_needs_its_trade_on_the_dial(level: int) -> None:
    techs = pyramid(*ROOM[level])
    tech = ["chivalry", "gunpowder", "flight"][level - 2]
    s = researching({"trade": NEEDED[level] - 1, "techs": techs}, p2={"trade": 6})
    assert s.refused(f"research {tech}", by=1) == "research.requirement-a"
    assert level not in levels(s, by=1)
    s = researching({"trade": NEEDED[level], "techs": techs}, p2={"trade": 6})
    assert s.allows(f"research {tech}", by=1)
    s.play(f"research {tech}", by=1)
    s.play("skip", by=2)
    assert tech in s.techs(1)


@pytest.mark.rule("research.requirement-b")
def test_discounts_add_up() -> None:
    s = situation("research", p1={"civilization": "japanese", "trade": 3}, pieces=PORCELAIN_TOWER)
    assert costs(s) == {1: 0, 2: 3, 3: 8, 4: 13, 5: 18}
    assert costs(s, 2) == NEEDED


@pytest.mark.rule("research.requirement-b", "research.payment-c")
def test_without_any_trade_a_discount_can_be_enough() -> None:
    s = situation("research", p1={"civilization": "japanese", "coins": 2}, pieces=PORCELAIN_TOWER)
    s.play("research pottery")
    assert (s.techs(1), s.trade(1)) == (["pottery"], 0)


@pytest.mark.rule("civ.japanese_research")
@pytest.mark.card("japanese")
def test_ex_japanese_research_costs() -> None:
    s = situation("research", p1={"civilization": "japanese", "trade": 3}, p2={"trade": 5})
    assert costs(s) == {1: 3, 2: 8, 3: 13, 4: 18, 5: 23}
    assert s.asked == [1]
    s.play("research pottery")
    assert s.techs(1) == ["pottery"]
    s = situation("research", p1={"civilization": "japanese", "trade": 2}, p2={"trade": 6})
    assert s.asked == [2]


@pytest.mark.rule("wonder.porcelain_tower", "research.requirement-b")
@pytest.mark.card("porcelain-tower")
def test_the_porcelain_tower_lowers_every_requirement() -> None:
    s = researching({"trade": 1}, p2={"trade": 6}, pieces=PORCELAIN_TOWER)
    assert costs(s) == {1: 1, 2: 6, 3: 11, 4: 16, 5: 21}
    s.play("research pottery", by=1)
    assert s.refused("research writing", by=1) == "turn.own-part-a"
    s.play("skip", by=2)
    assert s.techs(1) == ["pottery"]


@pytest.mark.rule("wonder.porcelain_tower")
def test_a_blockaded_porcelain_tower_lowers_nothing() -> None:
    s = researching({"trade": 6}, p2={"armies": ["a1"]}, pieces=PORCELAIN_TOWER)
    assert costs(s) == NEEDED


# The dial.


@pytest.mark.rule("research.payment-a")
def test_ex_trade_after_research() -> None:
    s = researching({"trade": 14, "coins": 3})
    s.play("research pottery")
    assert s.trade(1) == 3
    assert s.arguments("dial-set") == [{"seat": 0, "count": 3}]


@pytest.mark.rule("research.payment-b")
def test_ex_trade_without_research() -> None:
    s = researching({"trade": 14, "coins": 3})
    s.play("skip")
    assert s.trade(1) == 14
    assert s.arguments("dial-set") == []


@pytest.mark.rule("research.payment-c")
def test_the_dial_is_never_raised() -> None:
    japanese = {"civilization": "japanese", "trade": 3, "coins": 6}
    s = situation("research", p1=japanese)
    s.play("research pottery")
    assert s.trade(1) == 3
    s = situation("research", p1=japanese, options={"coin_dial_after_research": "coins"})
    s.play("research pottery")
    assert s.trade(1) == 6


@pytest.mark.rule("research.payment-c")
def test_coins_of_the_new_tech_count() -> None:
    s = researching({"trade": 11, "coins": 2, "techs": pyramid(2)})
    s.play("research civil-service")
    assert (s.coins(1), s.trade(1)) == (3, 3)


# The pyramid.


@pytest.mark.rule("research.pyramid-a")
def test_a_row_is_shorter_than_the_row_below() -> None:
    s = researching({"trade": 27, "techs": pyramid(3, 2)})
    assert levels(s) == {1, 3}
    assert s.refused("research chivalry") == "research.pyramid-a"
    assert s.refused("research flight") == "research.pyramid-a"
    assert s.allows("research gunpowder")


@pytest.mark.rule("research.pyramid-a")
def test_row_one_is_never_full() -> None:
    s = researching({"trade": 6, "techs": pyramid(7)})
    assert sorted(s.choices("research")) == ["code-of-laws", "horseback-riding", "metalworking", "navigation"]


@pytest.mark.rule("research.pyramid-b")
def test_space_flight_needs_four_rows() -> None:
    s = researching({"trade": 26, "techs": pyramid(5, 4, 3, 2)})
    assert s.allows("research space-flight")
    s = researching({"trade": 27, "techs": pyramid(5, 4, 3, 1)})
    assert s.refused("research space-flight") == "research.pyramid-b"


# Effects.


@pytest.mark.rule("research.effects-a", "tech.railroad")
@pytest.mark.card("railroad")
def test_a_new_tech_works_at_once() -> None:
    workshops = {"a1": "workshop"}
    s = researching({"trade": 16, "techs": pyramid(3, 2)}, squares={"a1": "mountain"}, pieces=workshops)
    s.play("research railroad")
    assert s.at("a1") == "iron-mine"
    assert s.empire(1).ranks == [1, 3, 1, 0]
    assert s.coins(1) == 1
    assert s.arguments("rank-raised") == [{"seat": 0, "type": "card-mounted", "rank": 3}]
    assert s.arguments("buildings-upgraded") == [{"seat": 0, "building": "card-iron-mine", "count": 1}]


@pytest.mark.rule("research.effects-a", "victory.economic-a", "tech.railroad")
def test_the_coin_of_a_new_tech_can_win() -> None:
    s = researching({"trade": 16, "techs": pyramid(3, 2), "coins": 14})
    s.play("research railroad")
    assert (s.winners, s.ending, s.coins(1)) == ([1], "economic", 15)


@pytest.mark.rule("tech.logistics")
@pytest.mark.card("logistics")
def test_logistics_lowers_no_rank() -> None:
    s = researching({"trade": 11, "techs": pyramid(2), "ranks": {"mounted": 3}})
    s.play("research logistics")
    assert s.empire(1).ranks == [2, 3, 2, 0]


@pytest.mark.rule("tech.replaceable_parts")
@pytest.mark.card("replaceable-parts")
def test_replaceable_parts_raise_infantry_and_stacking() -> None:
    s = researching({"trade": 21, "techs": pyramid(4, 3, 2)})
    assert cost_of_unit(s.position, 0, INFANTRY) == 5
    s.play("research replaceable-parts")
    assert s.empire(1).ranks == [4, 1, 1, 0]
    assert (cost_of_unit(s.position, 0, INFANTRY), stacking_limit(s.position, 0)) == (11, 6)


@pytest.mark.rule("tech.computers")
@pytest.mark.card("computers")
def test_computers_enlarge_both_hands_for_every_five_coins() -> None:
    techs = ["writing", "currency", "masonry", "navy", *pyramid(0, 3, 2)]
    s = researching({"trade": 21, "techs": techs, "coins": 9})
    assert (battle_hand_size(s.position, 0, 1, False), event_hand_limit(s.position, 0)) == (3, 2)
    s.play("research computers")
    assert s.coins(1) == 10
    assert (battle_hand_size(s.position, 0, 1, False), event_hand_limit(s.position, 0)) == (5, 4)
    s.empire(1).coins[0] -= 1
    assert (battle_hand_size(s.position, 0, 1, False), event_hand_limit(s.position, 0)) == (4, 3)


@pytest.mark.rule("tech.space_flight", "victory.tech-a", "research.requirement-a")
@pytest.mark.card("space-flight")
def test_space_flight_wins() -> None:
    techs = pyramid(5, 4, 3, 2)
    s = researching({"trade": 25, "techs": techs}, p2={"trade": 6})
    assert s.refused("research space-flight", by=1) == "research.requirement-a"
    s = researching({"trade": 26, "techs": techs}, p2={"trade": 6})
    s.play("research space-flight", by=1)
    assert s.winners == []
    s.play("skip", by=2)
    assert (s.winners, s.ending, s.asked) == ([1], "technology", [])
    assert s.arguments("won-technology") == [{"seat": 0}]


@pytest.mark.rule("research.spaceflight-a", "tech.space_flight")
def test_of_two_astronauts_the_earlier_one_gets_the_card() -> None:
    entry = {"trade": 26, "techs": pyramid(5, 4, 3, 2)}
    s = situation("research", p1=entry, p2=entry, first=2)
    s.play("research space-flight", by=1)
    s.play("research space-flight", by=2)
    assert (s.winners, s.ending) == ([2], "technology")
    assert s.arguments("space-flight-taken") == [{"seat": 0}]
    assert "space-flight" not in s.techs(1)


@pytest.mark.rule("research.spaceflight-a")
def test_the_only_space_flight_card_is_not_shared() -> None:
    entry = {"trade": 26, "techs": pyramid(5, 4, 3, 2)}
    s = situation("research", p1=entry, p2=entry, first=2, options={"simultaneous_victory": "shared"})
    s.play("research space-flight", by=1)
    s.play("research space-flight", by=2)
    assert s.winners == [2]


# Notre-Dame.


@pytest.mark.rule("wonder.notre_dame")
@pytest.mark.card("notre-dame")
def test_notre_dame_teaches_a_second_tech() -> None:
    s = researching({"trade": 17, "techs": pyramid(2), "coins": 1}, p2={"trade": 6}, pieces=NOTRE_DAME)
    s.play("research sailing", by=1)
    assert s.asked == [1, 2]
    assert s.refused("second chivalry", by=1) == "wonder.notre_dame"
    assert s.refused("second sailing", by=1) == "wonder.notre_dame"
    assert s.refused("research pottery", by=1) == "research.choose-b"
    s.play("second philosophy", by=1)
    assert s.view(1)["question"]["second"] == "philosophy"
    assert "philosophy" not in str(s.view(2)["question"])
    s.play("skip", by=2)
    assert set(s.techs(1)) == {*pyramid(3), "sailing"}
    assert s.trade(1) == 1
    assert len(s.arguments("dial-set")) == 1


@pytest.mark.rule("wonder.notre_dame")
def test_notre_dame_wants_six_trade_more_than_the_first_tech() -> None:
    s = researching({"trade": 16, "techs": pyramid(2)}, p2={"trade": 6}, pieces=NOTRE_DAME)
    s.play("research sailing", by=1)
    assert s.asked == [2]
    s = researching({"trade": 12, "techs": pyramid(2)}, p2={"trade": 6}, pieces=NOTRE_DAME)
    s.play("research navigation", by=1)
    assert s.asked == [1, 2]
    assert {TECH_LEVEL[TECHS.index(tech)] for tech in s.choices("second", by=1)} == {1}
    s.play("done", by=1)
    s.play("skip", by=2)
    assert set(s.techs(1)) == {*pyramid(2), "navigation"}


@pytest.mark.rule("wonder.notre_dame")
def test_the_second_tech_may_stand_on_the_first() -> None:
    """Both fit in their order, so a lower one that is second does not help the higher one (ruling A35)."""
    s = researching({"trade": 27, "techs": pyramid(2, 1)}, p2={"trade": 6}, pieces=NOTRE_DAME)
    assert s.refused("research sailing", by=1) == "research.pyramid-a"
    s.play("research navigation", by=1)
    assert s.refused("second sailing", by=1) == "wonder.notre_dame"


@pytest.mark.rule("wonder.notre_dame")
def test_without_notre_dame_there_is_no_second_tech() -> None:
    s = researching({"trade": 27, "techs": pyramid(2)}, p2={"trade": 27})
    assert s.refused("second pottery", by=2) == "wonder.notre_dame"
    s.play("research sailing", by=1)
    assert s.asked == [2]


@pytest.mark.rule("wonder.notre_dame", "civ.german_military_research")
def test_each_of_two_techs_brings_the_germans_a_resource() -> None:
    germans = {"civilization": "germans", "trade": 17, "techs": pyramid(4)}
    s = situation("research", p1=germans, pieces=NOTRE_DAME)
    s.play("research chivalry", "second mathematics")
    assert s.question == "ResourceTaking"
    s.play("take silk", "take iron")
    assert s.resources(1) == {"iron": 1, "silk": 1}
    assert s.empire(1).units_of_type(1) == s.empire(1).units_of_type(2) == 1


# Bureaucracy.


@pytest.mark.rule("tech.bureaucracy")
@pytest.mark.card("bureaucracy")
def test_bureaucracy_switches_one_policy_before_the_reveal() -> None:
    entry = {"trade": 6, "techs": [*pyramid(2), "bureaucracy"], "policies": ["natural-religion"], "coins": 2}
    s = researching(entry, p2={"trade": 6})
    assert s.coins(1) == 3
    s.play("switch natural-religion organized-religion", by=1)
    assert s.policies(1) == ["organized-religion"]
    assert s.refused("switch organized-religion pacifism", by=1) == "tech.bureaucracy"
    s.play("research philosophy", by=1)
    s.play("skip", by=2)
    assert (s.coins(1), s.trade(1)) == (4, 4)
    assert (s.phase, s.policies(1)) == ("start-of-turn", ["organized-religion"])


@pytest.mark.rule("tech.bureaucracy", "research.effects-a")
def test_bureaucracy_works_as_soon_as_it_is_learned() -> None:
    s = researching({"trade": 11, "techs": pyramid(2), "policies": ["pacifism"]})
    assert s.refused("switch pacifism rationalism") == "tech.bureaucracy"
    s.play("research bureaucracy")
    assert (s.coins(1), s.trade(1)) == (1, 1)
    assert s.asked == [1]
    assert s.refused("skip") == "tech.bureaucracy"
    s.play("switch pacifism rationalism")
    assert (s.phase, s.policies(1)) == ("start-of-turn", ["rationalism"])


@pytest.mark.rule("tech.bureaucracy")
def test_bureaucracy_need_not_be_used() -> None:
    s = researching({"trade": 0, "techs": ["bureaucracy"], "policies": ["pacifism"]})
    assert sorted({text.split(" ")[0] for text in s.legal()}) == ["skip", "switch"]
    s.play("skip")
    assert "done" in s.legal()
    s.play("done")
    assert (s.phase, s.policies(1)) == ("start-of-turn", ["pacifism"])


@pytest.mark.rule("research.choose-a")
def test_choices_can_be_stored_and_imagined() -> None:
    s = researching({"trade": 17, "techs": pyramid(2)}, p2={"trade": 6}, pieces=NOTRE_DAME)
    s.play("research sailing", by=1)
    loaded = load_position(s.position.dump())
    assert loaded.digest() == s.position.clone().digest() == s.position.digest()
    s.play("second philosophy", by=1)
    learned: set[int] = set()
    for seed in range(30):
        q = s.position.imagine_for(1, Dice.seeded(seed))
        assert q.view_for(1) == s.position.view_for(1)
        assert q.legal(1) == s.position.legal(1)
        q.play(1, s.space.parse("skip"))
        learned.add(q.empires[0].techs)
    assert len(learned) > 5
