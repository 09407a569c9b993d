"""Leaders: playing and replacing them, and what each of them does (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import NEW, Situation, situation

START = {"science": 1, "culture": 0, "strength": 1, "faces": 0}
"""The ratings at the start of a game."""
NOBODY = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
"""Nobody works on the starting technologies."""


def next_turn(s: Situation) -> None:
    """The turn of player 1 ends, and the others do nothing until player 1 acts again."""
    s.play("done")
    s.pass_until("ActionPhase", player=1)


# Playing and replacing leaders.


@pytest.mark.rule("act.leader-a")
@pytest.mark.card("julius-caesar")
def test_a_leader_costs_a_civil_action_and_works_at_once() -> None:
    s = situation(p1={"hand": ["julius-caesar"]})
    assert effect(s, "lead julius-caesar") == {
        "civil": 3, "leader": "julius-caesar", "hand": [], "military": 3, "military_total": 3, "strength": 2,
    }  # fmt: skip


@pytest.mark.rule("act.leader-a")
def test_a_leader_in_hand_does_nothing() -> None:
    s = situation(p1={"hand": ["julius-caesar", "homer", "aristotle"]}, row={"1": "iron"})
    assert ratings(s) == START
    assert effect(s, "take 1")["hand"] == ["julius-caesar", "homer", "aristotle", "iron"]
    assert s.civ(1).science == 0


@pytest.mark.rule("act.leader-b", "cards.leader-a")
@pytest.mark.card("moses", "michelangelo")
def test_a_replaced_leader_is_gone_and_a_civil_action_comes_back() -> None:
    s = situation(p1={"leader": "moses", "hand": ["michelangelo"], "civil": 1})
    assert effect(s, "lead michelangelo") == {"leader": "michelangelo", "hand": []}
    assert s.civ(1).civil == 1
    assert s.pile("gone").count("moses") == 1


@pytest.mark.rule("act.leader-b")
def test_a_leader_cannot_be_replaced_without_a_civil_action_to_begin_with() -> None:
    s = situation(p1={"leader": "moses", "hand": ["michelangelo"], "civil": 0})
    assert s.refused("lead michelangelo") == "actions.spend-a"


@pytest.mark.rule("cards.leader-a")
@pytest.mark.card("homer", "frederick-barbarossa")
def test_only_the_new_leader_works() -> None:
    s = situation(p1={"leader": "homer", "hand": ["frederick-barbarossa"]})
    assert s.civ(1).faces == 1
    s.play("lead frederick-barbarossa")
    assert s.told(1)["leader"] == "frederick-barbarossa"
    assert (s.civ(1).faces, s.civ(1).unit_resources) == (0, 0)


@pytest.mark.rule("act.leader-b")
@pytest.mark.card("julius-caesar", "joan-of-arc")
def test_the_actions_of_both_leaders_are_one_change() -> None:
    """Caesar and Joan of Arc have a military action each: none is lost and none comes back."""
    s = situation(p1={"leader": "julius-caesar", "hand": ["joan-of-arc"], "military": 1})
    s.play("lead joan-of-arc")
    assert (s.civ(1).military, s.civ(1).military_total) == (1, 3)


# Age A.


@pytest.mark.rule("card.alexander_the_great")
@pytest.mark.card("alexander-the-great")
def test_alexander_strengthens_every_unit() -> None:
    workers = {"warriors": 3, "knights": 1, "cannon": 1, "air-forces": 1}
    assert situation(p1={"leader": "alexander-the-great", "workers": {"warriors": 3}}).civ(1).strength == 6
    s = situation(p1={"leader": "alexander-the-great", "workers": {**workers, "bread-and-circuses": 2}})
    assert s.civ(1).strength == 3 + 2 + 3 + 5 + 6 + 2


@pytest.mark.rule("card.alexander_the_great")
@pytest.mark.card("alexander-the-great")
def test_alexander_may_leave_for_a_yellow_token_as_a_political_action() -> None:
    p1 = {"leader": "alexander-the-great", "workers": {"warriors": 3}, "yellow": 15, "military_hand": ["rats"]}
    s = situation(step="politics", p1=p1)
    assert effect(s, "retire") == {"leader": "", "strength": 3, "yellow": 16}
    assert s.question == "ActionPhase"
    assert s.civ(1).civil == 4
    assert s.pile("gone").count("alexander-the-great") == 1


@pytest.mark.rule("card.alexander_the_great")
@pytest.mark.card("alexander-the-great")
def test_alexander_adds_nothing_to_a_colonization_force() -> None:
    p1 = {"leader": "alexander-the-great", "workers": {"warriors": 2}}
    s = happening(NEW, "wealthy-territory-i", p1=p1)
    assert s.legal("bid") == ["bid 1", "bid 2"]
    assert s.refused("bid 3") == "colony.bid-b"


@pytest.mark.rule("card.aristotle")
@pytest.mark.card("aristotle")
def test_aristotle_scores_for_technologies_taken_from_the_row() -> None:
    row = {"1": "iron", "2": "monarchy", "3": "patriotism-i", "4": "taj-mahal"}
    s = situation(row=row, p1={"leader": "aristotle"})
    s.play("take 1", "take 2", "take 3", "take 4")
    assert s.civ(1).science == 2
    assert s.civ(1).science_rate == 1


@pytest.mark.rule("card.aristotle")
@pytest.mark.card("aristotle")
def test_aristotle_scores_nothing_for_what_others_take() -> None:
    s = situation(row={"1": "iron"}, p2={"leader": "aristotle"})
    assert effect(s, "take 1") == {"civil": 3, "hand": ["iron"]}


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi")
def test_hammurabi_turns_one_military_action_per_turn_into_a_civil_one() -> None:
    p1 = {"leader": "hammurabi", "civil": 0, "tokens": {"bronze": 6}, "unused": 3}
    s = situation(p1=p1)
    assert effect(s, "build bronze") == {"military": 1, "resources": 4, "blue": 12, "bronze": 3, "unused": 2}
    assert s.refused("build bronze") == "actions.spend-a"
    assert s.allows("build warriors")
    next_turn(s)
    assert (s.civ(1).civil, s.civ(1).military) == (4, 2)
    for text in ("destroy bronze", "destroy bronze", "destroy bronze", "destroy philosophy"):
        s.play(text)
    assert s.allows("destroy agriculture")
    tired = situation(p1={**p1, "military": 0})
    assert tired.refused("build bronze") == "actions.spend-a"


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi")
@pytest.mark.parametrize(("civil", "military", "after"), [(2, 2, (0, 2)), (1, 2, (0, 1)), (1, 0, None), (0, 2, None)])
def test_hammurabis_military_action_may_fill_up_the_cost_of_a_card(
    civil: int, military: int, after: tuple[int, int] | None
) -> None:
    s = situation(row={"6": "iron"}, p1={"leader": "hammurabi", "civil": civil, "military": military})
    if after is None:
        assert s.refused("take 6") == "actions.spend-a"
    else:
        s.play("take 6")
        assert (s.civ(1).civil, s.civ(1).military) == after


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi", "monarchy", "leonardo-da-vinci")
def test_hammurabis_military_action_may_serve_although_civil_actions_are_left() -> None:
    hand = ["leonardo-da-vinci", "monarchy"]
    s = situation(p1={"leader": "hammurabi", "hand": hand, "science": 2, "tokens": {"bronze": 2}})
    assert effect(s, "substitute") == {}
    assert s.refused("substitute") == "card.hammurabi"
    assert effect(s, "build bronze")["military"] == 1
    assert s.civ(1).civil == 4
    assert s.refused("substitute") == "card.hammurabi"
    s.play("lead leonardo-da-vinci")
    assert s.civ(1).civil == 4
    assert s.allows("revolt monarchy")


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi")
@pytest.mark.parametrize("p1", [{"leader": "moses"}, {"leader": "hammurabi", "military": 0}])
def test_nobody_pays_civil_actions_with_military_ones_without_hammurabi_or_without_any(p1: dict[str, Any]) -> None:
    assert situation(p1=p1).refused("substitute") == "card.hammurabi"


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi", "patriotism-a")
def test_hammurabi_may_also_convert_the_extra_action_of_patriotism() -> None:
    s = situation(p1={"leader": "hammurabi", "hand": ["patriotism-a"], "civil": 1, "military": 0})
    s.play("play patriotism-a")
    assert effect(s, "destroy bronze") == {"extra_military": 0, "bronze": 1, "unused": 2}
    assert s.refused("destroy bronze") == "actions.spend-a"


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi", "moses", "leonardo-da-vinci")
def test_a_leader_paid_with_hammurabis_military_action_brings_a_spent_civil_action_back() -> None:
    s = situation(p1={"leader": "hammurabi", "hand": ["leonardo-da-vinci"], "civil": 0})
    assert effect(s, "lead leonardo-da-vinci") == {
        "civil": 1, "military": 1, "leader": "leonardo-da-vinci", "hand": [],
    }  # fmt: skip


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi", "breakthrough-i", "monarchy")
def test_hammurabis_military_action_serves_for_breakthrough_and_its_revolution() -> None:
    p1 = {"leader": "hammurabi", "hand": ["breakthrough-i", "monarchy"], "science": 2, "civil": 3}
    s = situation(p1=p1)
    s.play("play breakthrough-i")
    assert (s.civ(1).civil, s.civ(1).military, s.civ(1).science) == (0, 2, 2)
    developing = situation(p1={**p1, "hand": ["breakthrough-i", "irrigation"], "science": 3, "civil": 0})
    assert effect(developing, "play breakthrough-i") == {"military": 1, "science": 2, "hand": [], "irrigation": 0}


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi")
@pytest.mark.parametrize(("space", "cost"), [(1, 0), (5, 0), (6, 1), (9, 1), (10, 2), (13, 2)])
def test_leaders_cost_hammurabi_one_action_less(space: int, cost: int) -> None:
    row = {str(space): "leonardo-da-vinci", str(14 - space): "iron"}
    s = situation(row=row, p1={"leader": "hammurabi", "government": "republic"})
    s.play(f"take {space}")
    assert s.civ(1).civil == 7 - cost
    assert s.hand(1) == ["leonardo-da-vinci"]
    poor = situation(row=row, p1={"leader": "hammurabi", "civil": cost, "military": 0})
    assert poor.allows(f"take {space}")
    if cost:
        poorer = situation(row=row, p1={"leader": "hammurabi", "civil": cost - 1, "military": 0})
        assert poorer.refused(f"take {space}") == "actions.spend-a"


@pytest.mark.rule("card.homer")
@pytest.mark.card("homer")
def test_homer_gives_a_face_and_a_resource_for_units_in_every_turn() -> None:
    s = situation(p1={"leader": "homer", "tokens": {"bronze": 1}, "unused": 2})
    assert ratings(s) == {**START, "faces": 1}
    assert effect(s, "build warriors") == {
        "unit_resources": 0, "resources": 0, "blue": 16, "military": 1, "warriors": 2, "unused": 1, "strength": 2,
    }  # fmt: skip
    assert s.refused("build warriors") == "act.general-b"
    next_turn(s)
    assert s.civ(1).unit_resources == 1


@pytest.mark.rule("card.homer")
@pytest.mark.card("homer")
def test_homers_resource_pays_for_upgrades_of_units_but_not_for_buildings_and_does_not_last() -> None:
    p1 = {"leader": "homer", "workers": {"swordsmen": 0}, "tokens": {"bronze": 1}}
    s = situation(p1=p1)
    assert s.refused("build bronze") == "act.general-b"
    next_turn(s)
    assert s.civ(1).unit_resources == 1
    assert effect(s, "upgrade warriors swordsmen") == {
        "unit_resources": 0, "military": 1, "warriors": 0, "swordsmen": 1, "strength": 2,
    }  # fmt: skip


@pytest.mark.rule("card.homer")
@pytest.mark.card("homer", "leonardo-da-vinci")
def test_homer_may_lie_under_a_wonder_instead_of_the_civil_action() -> None:
    p1 = {
        "leader": "homer", "wonders": ["pyramids"], "hand": ["leonardo-da-vinci"], "civil": 3, "tokens": {"bronze": 1},
    }  # fmt: skip
    s = situation(p1=p1)
    s.play("build warriors")
    assert s.civ(1).resources == 0
    s.play("lead leonardo-da-vinci")
    assert s.legal() == ["tuck pyramids", "done"]
    s.play("tuck pyramids")
    assert (s.civ(1).civil, s.civ(1).faces, s.told(1)["tucked"]) == (2, 1, "pyramids")
    assert "homer" not in s.pile("gone")
    s = situation(p1=p1)
    s.play("lead leonardo-da-vinci", "done")
    assert (s.civ(1).civil, s.civ(1).faces) == (3, 0)
    assert "tucked" not in s.told(1)
    assert s.pile("gone").count("homer") == 1


@pytest.mark.rule("card.homer")
@pytest.mark.card("homer")
def test_homer_needs_a_completed_wonder_to_lie_under() -> None:
    p1 = {"leader": "homer", "wonder": "pyramids", "hand": ["leonardo-da-vinci"], "civil": 3}
    s = situation(p1=p1)
    s.play("lead leonardo-da-vinci")
    assert (s.question, s.civ(1).civil, s.civ(1).faces) == ("ActionPhase", 3, 0)


@pytest.mark.rule("card.homer", "card.taj_mahal")
@pytest.mark.card("homer", "taj-mahal")
def test_homer_under_a_wonder_was_replaced_for_the_taj_mahal_too() -> None:
    p1 = {"leader": "homer", "wonders": ["colossus"], "hand": ["leonardo-da-vinci"]}
    s = situation(row={"7": "taj-mahal"}, p1=p1)
    s.play("lead leonardo-da-vinci", "tuck colossus", "take 7")
    assert s.civ(1).civil == 4 - 1 - (2 + 1 - 2)


@pytest.mark.rule("appendix.homer-a")
@pytest.mark.card("homer", "michelangelo", "st-peters-basilica", "hanging-gardens")
def test_homers_face_is_printed_on_the_wonder() -> None:
    wonders = {"wonders": ["hanging-gardens", "st-peters-basilica"], "tucked": "hanging-gardens"}
    s = situation(p1={"leader": "michelangelo", **wonders})
    assert ratings(s) == {**START, "culture": 8, "faces": 5}


@pytest.mark.rule("appendix.homer-a")
@pytest.mark.card("homer", "st-peters-basilica")
@pytest.mark.parametrize(
    ("tucked", "faces"), [("colossus", 1 + 2), ("st-peters-basilica", 2)], ids=["a bare wonder", "the basilica itself"]
)
def test_st_peters_basilica_adds_one_face_to_homers_wonder(tucked: str, faces: int) -> None:
    s = situation(p1={"wonders": ["colossus", "st-peters-basilica"], "tucked": tucked})
    assert s.civ(1).faces == faces


@pytest.mark.rule("appendix.homer-b")
@pytest.mark.card("homer", "hanging-gardens")
def test_homers_face_stays_on_the_ruins() -> None:
    p1 = {"wonders": ["hanging-gardens"], "tucked": "hanging-gardens"}
    assert ratings(situation(age="II", p1=p1)) == {**START, "culture": 1, "faces": 3}
    s = happening(NEW, "ravages-of-time", age="II", p1=p1)
    assert s.told(1)["ruins"] == ["hanging-gardens"]
    assert ratings(s) == {**START, "culture": 2, "faces": 1}


@pytest.mark.rule("appendix.homer-b", "appendix.peters-a")
@pytest.mark.card("homer", "st-peters-basilica")
@pytest.mark.parametrize(
    ("ruin", "faces"), [("hanging-gardens", 1 + 2), ("st-peters-basilica", 3)], ids=["the gardens", "the basilica"]
)
def test_homers_face_on_ruins_counts_for_st_peters_basilica_unless_that_lies_in_ruins(ruin: str, faces: int) -> None:
    wonders = {"wonders": ["hanging-gardens", "st-peters-basilica"], "tucked": "hanging-gardens", "ruins": [ruin]}
    assert situation(age="II", p1=wonders).civ(1).faces == faces


@pytest.mark.rule("card.julius_caesar")
@pytest.mark.card("julius-caesar")
def test_caesar_gives_a_second_political_action_once_in_the_game() -> None:
    p1 = {"leader": "julius-caesar", "military_hand": ["rats", "plunder-i", "pestilence", "crusades"]}
    events = ["development-of-science", "development-of-crafts", "development-of-markets"]
    s = situation(step="politics", current_events=events, p1=p1, p2={"tokens": {"bronze": 3}})
    assert ratings(s) == {**START, "strength": 2}
    assert (s.civ(1).military, s.civ(1).military_total) == (3, 3)
    s.play("prepare rats")
    assert s.question == "Politics"
    s.play("attack plunder-i 2")
    s.pass_until("ActionPhase", player=1)
    assert s.position.active == 0
    s.play("done")
    s.pass_until("Politics", player=1)
    s.play("prepare pestilence")
    s.pass_until("ActionPhase", player=1)
    assert s.position.active == 0
    assert "crusades" in s.military_hand(1)
    assert s.refused("prepare crusades") == "turn.order-a"


@pytest.mark.rule("card.julius_caesar")
@pytest.mark.card("julius-caesar")
def test_caesars_second_political_action_is_kept_if_it_is_not_used() -> None:
    p1 = {"leader": "julius-caesar", "military_hand": ["rats", "pestilence", "crusades"]}
    events = ["development-of-science", "development-of-crafts", "development-of-agriculture"]
    s = situation(step="politics", current_events=events, p1=p1)
    s.play("prepare rats", "done", "done")
    s.pass_until("Politics", player=1)
    s.play("prepare pestilence")
    assert s.question == "Politics"
    s.play("prepare crusades")
    assert s.question == "ActionPhase"


@pytest.mark.rule("card.julius_caesar")
@pytest.mark.card("julius-caesar")
def test_without_caesar_one_political_action_is_all() -> None:
    s = situation(
        step="politics", current_events=["development-of-science"], p1={"military_hand": ["rats", "crusades"]}
    )
    s.play("prepare rats")
    assert s.question == "ActionPhase"


@pytest.mark.rule("card.moses")
@pytest.mark.card("moses")
@pytest.mark.parametrize(("bank", "food"), [(18, 1), (16, 2), (12, 3), (8, 4), (4, 6)])
def test_the_population_costs_moses_one_food_less(bank: int, food: int) -> None:
    p1 = {"leader": "moses", "yellow": bank}
    poor = situation(p1={**p1, "tokens": {"agriculture": food - 1}})
    assert poor.refused("populate") == "act.general-b"
    s = situation(p1={**p1, "tokens": {"agriculture": food}})
    assert effect(s, "populate") == {"food": 0, "blue": 16, "yellow": bank - 1, "unused": 2, "civil": 3}


# Age I.


@pytest.mark.rule("card.christopher_columbus")
@pytest.mark.card("christopher-columbus")
def test_columbus_makes_a_territory_of_the_hand_a_colony_and_leaves() -> None:
    p1 = {"leader": "christopher-columbus", "military_hand": ["wealthy-territory-i", "rats"], "culture": 5}
    s = situation(step="politics", p1=p1)
    events = s.pile("current")
    assert effect(s, "colonize wealthy-territory-i") == {
        "leader": "", "colonies": ["wealthy-territory-i"], "military_hand": ["rats"], "resources": 5, "blue": 14,
    }  # fmt: skip
    assert s.pile("current") == events
    assert (s.question, s.civ(1).civil) == ("ActionPhase", 4)


@pytest.mark.rule("card.christopher_columbus")
@pytest.mark.card("christopher-columbus")
def test_columbus_needs_a_territory_in_hand_and_the_voyage_needs_columbus() -> None:
    p1 = {"leader": "christopher-columbus", "military_hand": ["rats"]}
    assert situation(step="politics", p1=p1).refused("colonize wealthy-territory-i") == "cards.inplay-a"
    without = situation(step="politics", p1={"military_hand": ["wealthy-territory-i"]})
    assert without.refused("colonize wealthy-territory-i") == "pol.limit-a"


@pytest.mark.rule("card.frederick_barbarossa")
@pytest.mark.card("frederick-barbarossa")
def test_barbarossa_gains_a_worker_and_a_unit_with_one_military_action() -> None:
    p1 = {
        "leader": "frederick-barbarossa", "yellow": 16, "unused": 0, "workers": {"swordsmen": 0},
        "tokens": {"agriculture": 2, "bronze": 2},
    }  # fmt: skip
    s = situation(p1=p1)
    assert effect(s, "muster swordsmen") == {
        "food": 0, "resources": 0, "blue": 16, "yellow": 15, "swordsmen": 1, "military": 1, "strength": 3,
    }  # fmt: skip


@pytest.mark.rule("card.frederick_barbarossa")
@pytest.mark.card("frederick-barbarossa")
def test_barbarossa_may_muster_as_long_as_there_are_military_actions() -> None:
    p1 = {"leader": "frederick-barbarossa", "unused": 0, "tokens": {"agriculture": 4, "bronze": 4}}
    s = situation(p1=p1)
    changes = effect(s, "muster warriors", "muster warriors")
    assert changes == {
        "food": 2, "resources": 2, "blue": 12, "yellow": 16, "warriors": 3, "military": 0, "strength": 3,
    }  # fmt: skip
    assert s.refused("muster warriors") == "actions.spend-a"


@pytest.mark.rule("card.frederick_barbarossa")
@pytest.mark.card("frederick-barbarossa")
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"tokens": {"agriculture": 1, "bronze": 2}}, "act.general-b"),
        ({"tokens": {"agriculture": 2, "bronze": 1}}, "act.general-b"),
        ({"yellow": 0}, "act.pop-c"),
        ({"workers": {}}, "act.build-a"),
        ({"leader": "michelangelo"}, "card.frederick_barbarossa"),
    ],
)
def test_both_steps_of_barbarossas_action_must_be_possible(change: dict[str, Any], rule: str) -> None:
    p1 = {
        "leader": "frederick-barbarossa", "yellow": 16, "unused": 1, "workers": {"swordsmen": 0},
        "tokens": {"agriculture": 2, "bronze": 2},
    }  # fmt: skip
    assert situation(p1=p1).allows("muster swordsmen")
    assert situation(p1={**p1, **change}).refused("muster swordsmen") == rule


@pytest.mark.rule("card.frederick_barbarossa")
@pytest.mark.card("frederick-barbarossa", "patriotism-i")
def test_resources_for_units_pay_for_barbarossas_unit() -> None:
    p1 = {"leader": "frederick-barbarossa", "hand": ["patriotism-i"], "unused": 0, "military": 0}
    s = situation(p1={**p1, "tokens": {"agriculture": 1}})
    s.play("play patriotism-i")
    assert effect(s, "muster warriors") == {
        "food": 0, "blue": 16, "unit_resources": 1, "extra_military": 0, "yellow": 17, "warriors": 2, "strength": 2,
    }  # fmt: skip


@pytest.mark.rule("card.genghis_khan", "appendix.genghis-a")
@pytest.mark.card("genghis-khan")
@pytest.mark.parametrize(
    ("strengths", "culture"),
    [
        ([8, 8], 3),
        ([7, 8], 0),
        ([9, 8], 3),
        ([7, 9, 7], 3),
        ([7, 9, 8], 0),
        ([7, 7, 7], 3),
        ([7, 9, 6, 7], 3),
        ([7, 9, 8, 1], 0),
    ],
)
def test_genghis_khan_scores_three_culture_if_he_is_among_the_two_strongest(strengths: list[int], culture: int) -> None:
    entries: dict[str, Any] = {f"p{n + 1}": {"workers": {"warriors": strength}} for n, strength in enumerate(strengths)}
    entries["p1"]["leader"] = "genghis-khan"
    s = situation(players=len(strengths), **entries)
    assert s.civ(1).culture_rate == 0
    s.play("done")
    assert s.civ(1).culture == culture


@pytest.mark.rule("card.genghis_khan")
@pytest.mark.card("genghis-khan")
def test_genghis_khan_scores_in_an_uprising_too() -> None:
    s = situation(p1={"leader": "genghis-khan", "yellow": 8, "workers": {"warriors": 2}})
    s.play("done")
    assert "uprising" in s.messages()
    assert (s.civ(1).culture, s.civ(1).science) == (3, 0)


@pytest.mark.rule("card.genghis_khan", "appendix.genghis-b")
@pytest.mark.card("genghis-khan", "great-wall", "medieval-army")
def test_genghis_khans_infantry_stands_in_for_cavalry_in_armies_only() -> None:
    p1 = {
        "leader": "genghis-khan", "wonders": ["great-wall"], "tactic": "medieval-army", "workers": {"warriors": 4},
    }  # fmt: skip
    assert situation(p1=p1).civ(1).strength == 12
    assert situation(p1={**p1, "leader": "michelangelo"}).civ(1).strength == 8


@pytest.mark.rule("card.joan_of_arc")
@pytest.mark.card("joan-of-arc")
@pytest.mark.parametrize(
    ("cards", "extra"),
    [
        ({}, 0),
        ({"workers": {"religion": 2}}, 2),
        ({"workers": {"theology": 1, "religion": 1}}, 3),
        ({"workers": {"theology": 0, "drama": 1, "bread-and-circuses": 0}}, 0),
        ({"government": "theocracy"}, 1 + 1),
        ({"wonders": ["hanging-gardens"]}, 0),
        ({"wonders": ["st-peters-basilica"], "workers": {"religion": 2}}, 4),
        ({"wonders": ["st-peters-basilica"], "government": "theocracy"}, 2 + 1),
    ],
)
def test_joan_of_arc_is_strong_by_the_faces_of_temples_and_government(cards: dict[str, Any], extra: int) -> None:
    """Theocracy has a strength of its own."""
    s = situation(p1={"leader": "joan-of-arc", **cards})
    assert s.civ(1).strength == 1 + extra


@pytest.mark.rule("card.joan_of_arc")
@pytest.mark.card("joan-of-arc")
def test_joan_of_arc_gives_culture_and_a_military_action() -> None:
    s = situation(p1={"hand": ["joan-of-arc"]})
    assert effect(s, "lead joan-of-arc") == {
        "civil": 3, "leader": "joan-of-arc", "hand": [], "military": 3, "military_total": 3, "culture_rate": 1,
    }  # fmt: skip


@pytest.mark.rule("card.joan_of_arc")
@pytest.mark.card("joan-of-arc")
def test_joan_of_arc_sees_the_next_event_and_nobody_else_does() -> None:
    events = ["development-of-crafts", "development-of-science"]
    p1 = {"leader": "joan-of-arc", "military_hand": ["rats"]}
    s = situation(step="politics", current_events=events, p1=p1)
    own = s.view(1)["current_events"]
    assert [event["card"] for event in own] == ["development-of-crafts", None]
    for view in (s.view(2), s.view(None)):
        assert [event["card"] for event in view["current_events"]] == [None, None]
    without = situation(step="politics", current_events=events, p1={"military_hand": ["rats"]})
    assert without.view(1)["current_events"][0]["card"] is None


@pytest.mark.rule("card.leonardo_da_vinci")
@pytest.mark.card("leonardo-da-vinci")
def test_leonardo_adds_the_level_of_the_best_lab_and_gains_a_resource_for_technologies() -> None:
    workers = {"philosophy": 1, "alchemy": 1, "printing-press": 1}
    p1 = {"leader": "leonardo-da-vinci", "workers": workers, "hand": ["irrigation"], "science": 3, "blue": 10}
    s = situation(p1=p1)
    assert s.civ(1).science_rate == 5
    assert effect(s, "develop irrigation") == {
        "science": 0, "civil": 3, "hand": [], "irrigation": 0, "resources": 1, "blue": 9,
    }  # fmt: skip


@pytest.mark.rule("card.leonardo_da_vinci", "card.isaac_newton", "card.albert_einstein")
@pytest.mark.card("leonardo-da-vinci", "isaac-newton", "albert-einstein")
@pytest.mark.parametrize("leader", ["leonardo-da-vinci", "isaac-newton", "albert-einstein"])
@pytest.mark.parametrize(
    ("workers", "science"),
    [
        ({}, 0),
        ({"philosophy": 2}, 2 + 0),
        ({"alchemy": 0}, 0),
        ({"alchemy": 2}, 4 + 1),
        ({"printing-press": 1}, 1 + 1),
        ({"alchemy": 1, "journalism": 1}, 2 + 2 + 2),
        ({"multimedia": 1, "computers": 1}, 3 + 5 + 3),
        ({"movies": 1, "organized-religion": 1}, 0),
    ],
)
def test_three_scientists_add_the_level_of_the_best_lab_or_library_once(
    leader: str, workers: dict[str, int], science: int
) -> None:
    s = situation(p1={"leader": leader, "workers": {**NOBODY, **workers}})
    assert s.civ(1).science_rate == science


@pytest.mark.rule("card.michelangelo")
@pytest.mark.card("michelangelo")
def test_michelangelo_adds_culture_for_the_faces_of_temples_theaters_and_wonders() -> None:
    p1 = {
        "leader": "michelangelo", "workers": {"theology": 1, "drama": 1, "bread-and-circuses": 1},
        "wonders": ["hanging-gardens", "pyramids", "colossus"],
    }  # fmt: skip
    s = situation(row={"2": "great-wall"}, p1=p1)
    assert s.civ(1).culture_rate == 9
    assert effect(s, "take 2") == {"civil": 4, "wonder": "great-wall"}


@pytest.mark.rule("card.michelangelo")
@pytest.mark.card("michelangelo")
@pytest.mark.parametrize(
    ("cards", "culture"),
    [
        ({"workers": {"theology": 0}}, 0),
        ({"government": "theocracy"}, 1),
        ({"colonies": ["historic-territory-i"]}, 0),
        ({"workers": {"religion": 1}, "wonders": ["st-peters-basilica"]}, 1 + 2 + 2 + 1),
        ({"wonders": ["kremlin"]}, 2),
        ({"wonders": ["kremlin", "hanging-gardens"]}, 2 + 1 + 2),
        ({"wonders": ["hanging-gardens"], "ruins": ["hanging-gardens"]}, 2),
    ],
)
def test_what_michelangelo_counts(cards: dict[str, Any], culture: int) -> None:
    s = situation(age="II", p1={"leader": "michelangelo", **cards})
    assert s.civ(1).culture_rate == culture


# Age II.


@pytest.mark.rule("card.james_cook")
@pytest.mark.card("james-cook")
@pytest.mark.parametrize(("colonies", "culture"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_cook_adds_two_culture_for_the_first_colony_and_one_for_each_further(colonies: int, culture: int) -> None:
    territories = ["wealthy-territory-i", "vast-territory-i", "inhabited-territory-i"][:colonies]
    s = situation(age="II", p1={"leader": "james-cook", "colonies": territories})
    assert s.civ(1).culture_rate == culture


@pytest.mark.rule("card.james_cook")
@pytest.mark.card("james-cook")
def test_cook_may_discard_two_military_cards_for_a_stronger_force() -> None:
    p1 = {"leader": "james-cook", "military_hand": ["legion", "raid-ii", "terrorism"]}
    s = happening(NEW, "developed-territory-i", age="II", p1=p1)
    assert s.legal("bid") == ["bid 1", "bid 2", "bid 3"]
    assert s.refused("bid 4") == "colony.bid-b"
    s.play("bid 3")
    s.pass_until("Expedition", player=1)
    s.play("send warriors", "discard legion", "discard terrorism")
    assert s.legal("discard") == []
    s.play("done")
    assert s.told(1)["colonies"] == ["developed-territory-i"]
    assert s.military_hand(1) == ["raid-ii"]
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1}
    assert (s.civ(1).yellow, s.civ(1).culture_rate) == (18 + 1 + 1, 2)


@pytest.mark.rule("card.j_s_bach")
@pytest.mark.card("j-s-bach")
def test_bach_makes_theaters_richer_and_their_technologies_cheaper() -> None:
    p1 = {
        "leader": "j-s-bach", "government": "monarchy", "workers": {"drama": 2, "bread-and-circuses": 1},
        "hand": ["opera"], "science": 5, "tokens": {"bronze": 1},
    }  # fmt: skip
    s = situation(age="II", p1=p1)
    assert s.civ(1).culture_rate == 6
    s.play("develop opera")
    assert s.civ(1).science == 0
    assert effect(s, "convert bread-and-circuses drama") == {
        "resources": 0, "blue": 16, "civil": 3, "drama": 3, "bread-and-circuses": 0, "culture_rate": 9, "strength": 1,
        "faces": 3,
    }  # fmt: skip


@pytest.mark.rule("appendix.bach-a", "card.j_s_bach")
@pytest.mark.card("j-s-bach")
def test_bach_turns_one_urban_building_per_turn_into_a_theater_of_its_level_or_a_higher_one() -> None:
    p1 = {
        "leader": "j-s-bach", "workers": {"drama": 1, "religion": 1, "alchemy": 1, "scientific-method": 1},
        "tokens": {"bronze": 1}, "unused": 0,
    }  # fmt: skip
    s = situation(age="II", p1=p1)
    assert s.legal("convert") == ["convert philosophy drama", "convert alchemy drama", "convert religion drama"]
    assert s.refused("convert scientific-method drama") == "appendix.bach-a"
    assert effect(s, "convert alchemy drama") == {
        "civil": 3, "drama": 2, "alchemy": 0, "science_rate": 4, "culture_rate": 1 + 6, "faces": 3,
    }  # fmt: skip
    assert s.refused("convert religion drama") == "appendix.bach-a"
    next_turn(s)
    assert s.refused("convert religion drama") == "act.build-c"
    assert s.legal("convert") == []


@pytest.mark.rule("appendix.bach-a")
@pytest.mark.card("j-s-bach")
def test_bach_pays_the_difference_and_a_civil_action() -> None:
    p1 = {"leader": "j-s-bach", "workers": {"religion": 1, "drama": 0, "opera": 0}, "unused": 0}
    poor = situation(age="II", p1=p1)
    assert poor.refused("convert religion drama") == "act.general-b"
    tired = situation(age="II", p1={**p1, "tokens": {"bronze": 5}, "civil": 0})
    assert tired.refused("convert religion drama") == "actions.spend-a"
    s = situation(age="II", p1={**p1, "tokens": {"bronze": 5}})
    assert effect(s, "convert religion opera")["resources"] == 0
    without = situation(age="II", p1={**p1, "tokens": {"bronze": 5}, "leader": "isaac-newton"})
    assert without.refused("convert religion drama") == "appendix.bach-a"


@pytest.mark.rule("card.napoleon_bonaparte")
@pytest.mark.card("napoleon-bonaparte")
@pytest.mark.parametrize(
    ("units", "strength"),
    [
        ({"riflemen": 2, "knights": 1, "cannon": 0, "air-forces": 1}, 19),
        ({}, 0),
        ({"warriors": 3, "swordsmen": 1}, 5 + 2),
        ({"warriors": 1, "tanks": 1, "rockets": 1, "air-forces": 1}, 16 + 8),
    ],
)
def test_napoleon_adds_two_strength_for_every_type_of_unit(units: dict[str, int], strength: int) -> None:
    s = situation(p1={"leader": "napoleon-bonaparte", "workers": {**NOBODY, **units}})
    assert s.civ(1).strength == strength
    assert (s.civ(1).civil_total, s.civ(1).military_total) == (4, 4)


@pytest.mark.rule("card.william_shakespeare")
@pytest.mark.card("william-shakespeare")
@pytest.mark.parametrize(
    ("workers", "culture", "faces"),
    [
        ({}, 0, 1),
        ({"printing-press": 1}, 1, 1),
        ({"drama": 1}, 2, 2),
        ({"printing-press": 1, "drama": 1}, 1 + 2 + 2, 2),
        ({"printing-press": 2, "drama": 1}, 2 + 2 + 2, 2),
        ({"printing-press": 1, "journalism": 1, "drama": 1, "opera": 1}, 1 + 2 + 2 + 3 + 4, 3),
    ],
)
def test_shakespeare_adds_two_culture_for_each_pair_of_a_library_and_a_theater(
    workers: dict[str, int], culture: int, faces: int
) -> None:
    s = situation(age="II", p1={"leader": "william-shakespeare", "workers": workers})
    assert (s.civ(1).culture_rate, s.civ(1).faces) == (culture, faces)


@pytest.mark.rule("card.william_shakespeare")
@pytest.mark.card("william-shakespeare")
@pytest.mark.parametrize(
    ("standing", "tech", "cost"),
    [
        ({"printing-press": 1}, "drama", 3),
        ({"printing-press": 0}, "drama", 4),
        ({"drama": 1}, "drama", 4),
        ({"drama": 1}, "printing-press", 2),
        ({"drama": 0}, "printing-press", 3),
        ({"printing-press": 1}, "printing-press", 3),
        ({"printing-press": 1}, "theology", 5),
    ],
)
def test_shakespeare_makes_theaters_cheaper_with_a_library_and_the_other_way_round(
    standing: dict[str, int], tech: str, cost: int
) -> None:
    p1 = {"leader": "william-shakespeare", "workers": {tech: 0, **standing}, "tokens": {"bronze": 8}}
    assert effect(situation(age="II", p1=p1), f"build {tech}")["resources"] == 8 - cost


@pytest.mark.rule("card.william_shakespeare")
@pytest.mark.card("william-shakespeare")
@pytest.mark.parametrize(
    ("standing", "tech", "cost"),
    [
        ({"printing-press": 1}, "opera", 6),
        ({}, "opera", 7),
        ({"drama": 1}, "journalism", 5),
        ({}, "journalism", 6),
        ({"drama": 1}, "opera", 7),
    ],
)
def test_shakespeare_makes_their_technologies_cheaper_too(standing: dict[str, int], tech: str, cost: int) -> None:
    p1 = {"leader": "william-shakespeare", "workers": standing, "hand": [tech], "science": 9}
    assert effect(situation(age="II", p1=p1), f"develop {tech}")["science"] == 9 - cost


@pytest.mark.rule("card.william_shakespeare", "act.upgrade-c")
@pytest.mark.card("william-shakespeare")
def test_upgrades_within_a_type_cost_the_same_with_shakespeare() -> None:
    p1 = {
        "leader": "william-shakespeare", "workers": {"printing-press": 1, "drama": 1, "opera": 0},
        "tokens": {"bronze": 5},
    }  # fmt: skip
    assert effect(situation(age="II", p1=p1), "upgrade drama opera")["resources"] == 5 - 4


# Age III.


@pytest.mark.rule("card.homer", "card.patriotism_a")
@pytest.mark.card("homer", "patriotism-a")
@pytest.mark.parametrize(("units", "left"), [(0, 1), (1, 0)])
def test_resources_of_patriotism_stay_when_homer_leaves(units: int, left: int) -> None:
    own = {"leader": "homer", "hand": ["patriotism-a", "michelangelo"], "unused": 1}
    s = situation(p1=own)
    s.play("play patriotism-a", *["build warriors"] * units, "lead michelangelo")
    assert s.civ(1).unit_resources == left


@pytest.mark.rule("card.homer", "card.patriotism_i")
@pytest.mark.card("homer", "patriotism-i")
def test_homers_own_resource_is_spent_before_those_of_patriotism() -> None:
    s = situation(p1={"leader": "homer", "hand": ["patriotism-i", "michelangelo"], "unused": 1})
    s.play("play patriotism-i", "build warriors", "lead michelangelo")
    assert s.civ(1).unit_resources == 1


@pytest.mark.rule("card.winston_churchill", "card.patriotism_iii")
@pytest.mark.card("winston-churchill", "patriotism-iii")
@pytest.mark.parametrize(("armed", "unit", "left"), [(True, False, 4), (True, True, 4), (False, True, 1)])
def test_resources_of_patriotism_stay_when_churchill_leaves(armed: bool, unit: bool, left: int) -> None:
    own = {
        "leader": "winston-churchill", "hand": ["patriotism-iii", "albert-einstein"], "unused": 1,
        "workers": {"swordsmen": 0},
    }  # fmt: skip
    s = situation(age="III", p1=own)
    s.play(*["arm"] * armed, "play patriotism-iii", *["build swordsmen"] * unit)
    assert s.civ(1).unit_resources == 4 + 3 * armed - 3 * unit
    s.play("lead albert-einstein")
    assert (s.civ(1).unit_resources, s.civ(1).unit_science) == (left, 0)


@pytest.mark.rule("card.albert_einstein")
@pytest.mark.card("albert-einstein")
def test_einstein_scores_three_culture_for_a_technology() -> None:
    p1 = {
        "leader": "albert-einstein", "workers": {**NOBODY, "computers": 1, "alchemy": 1}, "culture": 30,
        "hand": ["oil"], "science": 9,
    }  # fmt: skip
    s = situation(age="III", p1=p1)
    assert s.civ(1).science_rate == 10
    assert effect(s, "develop oil") == {"science": 0, "culture": 33, "civil": 3, "hand": [], "oil": 0}


LABS = {**NOBODY, "philosophy": 1, "alchemy": 1, "computers": 2}


@pytest.mark.rule("card.bill_gates", "appendix.gates-a")
@pytest.mark.card("bill-gates")
def test_gates_lets_labs_produce_resources_and_scores_for_them_when_he_is_replaced() -> None:
    p1 = {"leader": "bill-gates", "workers": LABS, "culture": 10, "hand": ["albert-einstein"]}
    s = situation(age="III", step="production", p1=p1)
    assert s.tokens(1) == {"alchemy": 1, "computers": 2}
    assert (s.civ(1).resources, s.civ(1).blue) == (7, 13)
    s.pass_until("ActionPhase", player=1)
    assert effect(s, "lead albert-einstein") == {
        "culture": 17, "leader": "albert-einstein", "hand": [], "science_rate": 16,
    }  # fmt: skip


@pytest.mark.rule("appendix.gates-a")
@pytest.mark.card("bill-gates", "transcontinental-railroad")
def test_labs_are_filled_with_the_mines_and_are_no_mines() -> None:
    workers = {**NOBODY, "bronze": 1, "computers": 2}
    p1 = {"leader": "bill-gates", "wonders": ["transcontinental-railroad"], "workers": workers, "blue": 3}
    s = situation(age="III", step="production", p1=p1)
    assert s.tokens(1) == {"bronze": 1, "computers": 2}
    impact = happening(NEW, "impact-of-industry", age="III", p1={**p1, "blue": 16})
    assert impact.civ(1).culture == 1 + 2


@pytest.mark.rule("appendix.gates-a", "turn.production.food-b")
@pytest.mark.card("bill-gates")
@pytest.mark.parametrize(
    ("workers", "blue", "tokens"),
    [
        ({"bronze": 2, "computers": 2}, 2, {"computers": 2}),
        ({"bronze": 2, "computers": 2}, 3, {"computers": 2, "bronze": 1}),
        ({"bronze": 2, "computers": 2}, 4, {"computers": 2, "bronze": 2}),
        ({"oil": 1, "computers": 2, "coal": 1}, 2, {"oil": 1, "computers": 1}),
        ({"coal": 2, "computers": 1, "scientific-method": 1}, 3, {"computers": 1, "coal": 2}),
        ({"iron": 1, "alchemy": 1, "bronze": 1}, 2, {"iron": 1, "alchemy": 1}),
    ],
)
def test_with_gates_too_few_tokens_go_to_labs_and_mines_of_the_highest_level(
    workers: dict[str, int], blue: int, tokens: dict[str, int]
) -> None:
    p1 = {"leader": "bill-gates", "workers": {**NOBODY, **workers}, "blue": blue}
    assert situation(age="III", step="production", p1=p1).tokens(1) == tokens


@pytest.mark.rule("appendix.gates-a")
@pytest.mark.card("bill-gates")
def test_labs_store_resources_that_pay_for_anything() -> None:
    workers = {**NOBODY, "alchemy": 1, "computers": 1, "oil": 0}
    p1 = {"leader": "bill-gates", "workers": workers, "tokens": {"alchemy": 2, "computers": 3}, "blue": 9}
    s = situation(age="III", p1=p1)
    assert s.civ(1).resources == 11
    assert effect(s, "build oil") == {"resources": 0, "blue": 14, "civil": 3, "oil": 1, "unused": 0}


@pytest.mark.rule("appendix.gates-a")
@pytest.mark.card("bill-gates")
def test_labs_take_change_while_gates_is_in_play() -> None:
    workers = {**NOBODY, "alchemy": 0, "oil": 1}
    p1 = {"leader": "bill-gates", "workers": workers, "tokens": {"oil": 1}, "blue": 15}
    s = situation(age="III", p1=p1)
    s.play("by-hand", "build bronze", "spend oil")
    assert s.legal("place") == ["place bronze", "place alchemy"]
    s.play("place alchemy", "place alchemy", "place bronze")
    assert s.tokens(1) == {"alchemy": 2, "bronze": 1}
    assert (s.civ(1).resources, s.civ(1).blue) == (3, 13)


@pytest.mark.rule("appendix.gates-a")
@pytest.mark.card("bill-gates", "reserves-ii")
@pytest.mark.parametrize(
    ("leader", "gained"), [("bill-gates", {"computers": 1}), ("albert-einstein", {"bronze": 1})], ids=str
)
def test_gains_may_be_stored_on_labs_while_gates_is_in_play(leader: str, gained: dict[str, int]) -> None:
    p1 = {"leader": leader, "workers": {"computers": 0}, "blue": 1, "hand": ["reserves-ii"]}
    s = situation(age="III", p1=p1)
    s.play("play reserves-ii", "want resources")
    assert s.tokens(1) == gained


@pytest.mark.rule("appendix.gates-b", "card.bill_gates")
@pytest.mark.card("bill-gates", "albert-einstein")
def test_resources_on_labs_outlast_gates_but_labs_produce_no_more() -> None:
    workers = {**NOBODY, "computers": 2, "irrigation": 0}
    p1 = {
        "leader": "bill-gates", "workers": workers, "tokens": {"computers": 3}, "blue": 13, "culture": 50,
        "hand": ["albert-einstein"],
    }  # fmt: skip
    s = situation(age="III", p1=p1)
    s.play("lead albert-einstein")
    assert s.civ(1).culture == 56
    assert effect(s, "build irrigation") == {"resources": 5, "civil": 3, "irrigation": 1, "unused": 0}
    assert s.tokens(1) == {"computers": 1, "bronze": 2}
    s.play("done")
    assert s.tokens(1) == {"computers": 1, "bronze": 2, "irrigation": 1}


@pytest.mark.rule("card.bill_gates")
@pytest.mark.card("bill-gates")
def test_gates_scores_at_the_end_of_the_game_too() -> None:
    p1 = {"leader": "bill-gates", "workers": {**NOBODY, "scientific-method": 2, "alchemy": 1}, "culture": 20}
    s = situation(age="IV", last_round=5, active=2, current_events=[], p1=p1, p2={"culture": 3})
    s.play("done")
    assert s.position.result is not None
    assert s.position.result.scores == [20 + 5, 3]


@pytest.mark.rule("card.charlie_chaplin")
@pytest.mark.card("charlie-chaplin")
@pytest.mark.parametrize(
    ("workers", "culture", "faces"),
    [
        ({}, 0, 2),
        ({"drama": 2}, 4 + 2, 4),
        ({"movies": 0, "drama": 1}, 2 + 2, 3),
        ({"movies": 2, "drama": 1}, 14, 5),
    ],
)
def test_chaplin_doubles_one_of_the_best_theaters(workers: dict[str, int], culture: int, faces: int) -> None:
    s = situation(age="III", p1={"leader": "charlie-chaplin", "workers": workers})
    assert (s.civ(1).culture_rate, s.civ(1).faces) == (culture, faces)


@pytest.mark.rule("card.mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi")
def test_attacks_on_gandhi_cost_twice_as_many_military_actions() -> None:
    p1 = {
        "government": "communism", "workers": {"warriors": 20}, "military_hand": ["war-over-culture", "spy"],
    }  # fmt: skip
    p2 = {"leader": "mahatma-gandhi", "workers": {"warriors": 5}, "science": 9}
    p3 = {"workers": {"warriors": 10}, "science": 9}
    s = situation(players=3, age="III", step="politics", p1=p1, p2=p2, p3=p3)
    assert s.legal("attack") == ["attack spy 2", "attack spy 3"]
    assert s.legal("declare") == ["declare war-over-culture 3"]
    assert s.refused("declare war-over-culture 2") == "pol.war-a"
    assert s.civ(2).culture_rate == 2
    poor = situation(players=3, age="III", step="politics", p1={**p1, "military": 1}, p2=p2, p3=p3)
    assert poor.legal("attack") == ["attack spy 3"]
    s.play("attack spy 2")
    assert s.civ(1).military == 3


@pytest.mark.rule("card.mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi")
def test_gandhi_attacks_nobody() -> None:
    p1 = {"leader": "mahatma-gandhi", "workers": {"warriors": 9}, "military_hand": ["war-over-culture", "spy", "rats"]}
    s = situation(age="III", step="politics", p1=p1, p2={"science": 5})
    assert s.refused("attack spy 2") == "card.mahatma_gandhi"
    assert s.refused("declare war-over-culture 2") == "card.mahatma_gandhi"
    assert s.allows("prepare rats")


@pytest.mark.rule("card.sid_meier")
@pytest.mark.card("sid-meier")
@pytest.mark.parametrize(
    ("labs", "science", "culture"),
    [
        ({"computers": 2, "philosophy": 1}, 8, 6),
        ({"philosophy": 2}, 0, 0),
        ({"alchemy": 1, "scientific-method": 1}, 1 + 2, 1 + 2),
        ({"computers": 0, "multimedia": 1}, 3, 3),
    ],
)
def test_labs_of_sid_meier_give_culture_for_their_level_and_one_science_less(
    labs: dict[str, int], science: int, culture: int
) -> None:
    s = situation(age="III", p1={"leader": "sid-meier", "workers": {**NOBODY, **labs}})
    assert (s.civ(1).science_rate, s.civ(1).culture_rate) == (science, culture)


@pytest.mark.rule("card.winston_churchill")
@pytest.mark.card("winston-churchill")
def test_churchill_scores_three_culture_in_each_turn_without_arms() -> None:
    s = situation(age="III", p1={"leader": "winston-churchill"})
    assert s.civ(1).culture_rate == 0
    next_turn(s)
    assert s.civ(1).culture == 3
    s.play("done")
    assert s.civ(1).culture == 6


@pytest.mark.rule("card.winston_churchill")
@pytest.mark.card("winston-churchill", "tanks")
def test_churchill_may_give_science_and_resources_for_units_instead() -> None:
    p1 = {
        "leader": "winston-churchill", "hand": ["tanks", "oil"], "science": 6, "workers": {"knights": 2},
        "tokens": {"bronze": 1},
    }  # fmt: skip
    s = situation(age="III", p1=p1)
    assert s.refused("develop tanks") == "act.develop-b"
    assert effect(s, "arm") == {"unit_resources": 3, "unit_science": 3}
    assert s.refused("arm") == "card.winston_churchill"
    assert s.refused("develop oil") == "act.develop-b"
    assert s.refused("build bronze") == "act.general-b"
    assert effect(s, "develop tanks") == {"science": 0, "unit_science": 0, "civil": 3, "hand": ["oil"], "tanks": 0}
    assert effect(s, "upgrade knights tanks") == {
        "resources": 0, "blue": 16, "unit_resources": 0, "military": 1, "knights": 1, "tanks": 1, "strength": 8,
    }  # fmt: skip
    s.play("done")
    assert s.civ(1).culture == 0


@pytest.mark.rule("card.winston_churchill")
@pytest.mark.card("winston-churchill")
def test_churchills_arms_are_for_this_turn_only() -> None:
    s = situation(age="III", p1={"leader": "winston-churchill"})
    s.play("arm")
    next_turn(s)
    assert (s.civ(1).unit_resources, s.civ(1).unit_science, s.civ(1).culture) == (0, 0, 0)
    assert s.allows("arm")


@pytest.mark.rule("card.winston_churchill")
@pytest.mark.card("winston-churchill")
def test_churchill_scores_when_he_is_replaced_before_he_has_given_arms() -> None:
    """The choice may be made at any time of the turn, so he has scored before he leaves."""
    s = situation(age="III", p1={"leader": "winston-churchill", "hand": ["isaac-newton"]})
    assert effect(s, "lead isaac-newton") == {"culture": 3, "leader": "isaac-newton", "hand": []}
    s.play("done")
    assert s.civ(1).culture == 3


@pytest.mark.rule("card.winston_churchill")
@pytest.mark.card("winston-churchill")
def test_churchills_arms_leave_with_him() -> None:
    s = situation(age="III", p1={"leader": "winston-churchill", "hand": ["albert-einstein"]})
    s.play("arm", "lead albert-einstein")
    assert (s.civ(1).unit_resources, s.civ(1).unit_science) == (0, 0)
    s.play("done")
    assert s.civ(1).culture == 0
