"""Aggressions of the first edition, with sacrifices."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import attack, culture, discarded, politics, quietly, strengths, strong
from tests.games.through_the_ages.situation import FIRST, Situation

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


def spied(attacker: dict[str, Any], defender: dict[str, Any], **entries: Any) -> Situation:
    """Player 1 plays Spy against player 2."""
    own = {"military": 3, **attacker, "military_hand": ["spy", *attacker.get("military_hand", [])]}
    s = politics(FIRST, **{"age": "II", "p1": own, "p2": defender, **entries})
    s.play("attack spy 2")
    return s


def totals(s: Situation) -> tuple[int, int]:
    """The totals of the last aggression."""
    (event,) = s.arguments("aggression-succeeded") + s.arguments("aggression-failed")
    return event["attack"], event["defence"]


# Price and target.


@MODES
@pytest.mark.rule("advanced.aggression-a")
@pytest.mark.card("raid-ii")
@pytest.mark.parametrize(("military", "allowed"), [(2, True), (1, False)])
def test_an_aggression_costs_military_actions(mode: str, military: int, allowed: bool) -> None:
    s = politics(FIRST, age="II", options={"mode": mode}, p1=strong(5, military=military, military_hand=["raid-ii"]))
    assert s.allows("attack raid-ii 2") is allowed
    if not allowed:
        assert s.refused("attack raid-ii 2") == "advanced.aggression-a"
        return
    s.play("attack raid-ii 2")
    quietly(s)
    assert s.civ(1).military == 0
    assert s.discards("II") == ["raid-ii"]


@pytest.mark.rule("advanced.aggression-l")
@pytest.mark.card("spy")
def test_a_stronger_opponent_may_be_attacked_and_sacrifices_may_win() -> None:
    unarmed = {"workers": {"warriors": 0}, "specials": ["military-theory", "satellites"], "science": 5}
    p1 = {"workers": {"warriors": 0, "knights": 1, "swordsmen": 1}, "specials": ["strategy", "cartography"]}
    s = spied(p1, {**unarmed, "wonders": ["colossus"]}, age="III")
    assert strengths(s) == [8, 9]
    s.play("sacrifice knights", "done")
    assert totals(s) == (10, 9)
    assert (s.civ(1).science, s.civ(2).science) == (5, 0)


@pytest.mark.rule("advanced.aggression-l", "advanced.aggression-m")
def test_any_other_player_may_be_attacked_but_nobody_else() -> None:
    s = politics(FIRST, players=3, p1=strong(1, military_hand=["plunder-i"]), p2=strong(1), p3=strong(9))
    assert s.legal("attack") == ["attack plunder-i 2", "attack plunder-i 3"]
    assert s.refused("attack plunder-i 1") == "advanced.aggression-m"
    assert s.refused("attack plunder-i 4") == "advanced.aggression-m"
    assert s.refused("attack raid-i 2") == "simple.turn-b"


@pytest.mark.rule("card.iii_mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi")
def test_gandhi_doubles_every_price_and_attacks_nobody() -> None:
    hand = ["assassinate", "spy", "war-over-culture-iii"]
    own = strong(5, military=6, military_hand=hand)
    s = politics(FIRST, players=3, age="III", p1=own, p2={"leader": "mahatma-gandhi"})
    assert s.allows("declare war-over-culture-iii 2")
    s.play("attack assassinate 2")
    assert s.civ(1).military == 0
    s = politics(FIRST, players=3, age="III", p1={**own, "military": 5}, p2={"leader": "mahatma-gandhi"})
    assert s.refused("attack assassinate 2") == "advanced.aggression-a"
    assert s.refused("declare war-over-culture-iii 2") == "full.war-a"
    assert s.allows("declare war-over-culture-iii 3")
    s.play("attack spy 2")
    assert s.civ(1).military == 3
    s = politics(FIRST, age="III", p1={**own, "leader": "mahatma-gandhi"})
    assert s.legal("attack") == s.legal("declare") == []
    assert s.refused("attack spy 2") == "card.iii_mahatma_gandhi"
    assert s.refused("declare war-over-culture-iii 2") == "card.iii_mahatma_gandhi"


# Sacrifices and the defence.


@MODES
@pytest.mark.rule("advanced.aggression-b")
@pytest.mark.parametrize(("attacker", "succeeds"), [(11, False), (12, False), (13, True)])
def test_only_a_higher_total_wins(mode: str, attacker: int, succeeds: bool) -> None:
    s = attack(FIRST, "spy", (attacker, 12), age="II", options={"mode": mode}, p2={"science": 5})
    assert totals(s) == (attacker, 12)
    assert s.civ(1).science == (5 if succeeds else 0)


@pytest.mark.rule("advanced.aggression-c", "advanced.aggression-g")
def test_sacrificed_units_count_twice() -> None:
    s = spied({"workers": {"warriors": 11, "riflemen": 1}, "yellow": 10}, strong(1))
    assert strengths(s)[0] == 14
    assert s.refused("sacrifice knights") == "advanced.aggression-c"
    s.play("sacrifice riflemen")
    assert s.view(2)["question"]["value"] == 3
    s.play("done", "done")
    assert totals(s) == (17, 1)
    assert (s.civ(1).strength, s.civ(1).yellow, s.civ(1).unused) == (11, 11, 1)


@pytest.mark.rule("advanced.aggression-d", "card.table-bonus")
@pytest.mark.card("military-bonus-i", "military-bonus-ii")
def test_the_defender_answers_with_units_and_any_number_of_bonus_cards() -> None:
    s = spied(
        strong(17, government="monarchy"),
        {
            "workers": {"warriors": 8, "knights": 1},
            "military_hand": ["military-bonus-ii", "military-bonus-i", "rats"],
            "science": 5,
        },
    )
    assert (s.question, s.asked) == ("Sacrifice", [1])
    assert s.refused("defend military-bonus-i") == "advanced.aggression-d"
    s.play("done")
    assert (s.question, s.asked) == ("Sacrifice", [2])
    s.play("sacrifice knights", "done")
    assert (s.question, s.asked) == ("Defence", [2])
    assert s.legal() == ["defend military-bonus-i", "defend military-bonus-ii", "done"]
    assert s.refused("defend rats") == "card.table-bonus"
    assert s.refused("discard rats") == "card.table-bonus"
    assert s.refused("defend phalanx") == "simple.turn-b"
    s.play("defend military-bonus-i", "defend military-bonus-ii", "done")
    assert totals(s) == (17, 18)
    assert (s.civ(1).science, s.civ(2).science) == (0, 5)
    # The bonus cards have served as defence and do not serve a second time.
    assert sorted(discarded(s)) == ["military-bonus-i", "military-bonus-ii", "spy"]
    assert s.military_hand(2) == ["rats"]


@pytest.mark.rule("advanced.aggression-d")
def test_the_defender_may_stop_anywhere() -> None:
    s = spied(strong(9), strong(3, military_hand=["military-bonus-i", "military-bonus-i"], science=5))
    s.play("done", "done", "defend military-bonus-i", "done")
    assert totals(s) == (9, 5)
    assert s.military_hand(2) == ["military-bonus-i"]


@pytest.mark.rule("advanced.aggression-d")
def test_a_defender_without_units_and_cards_is_not_asked() -> None:
    s = spied(strong(9), strong(0))
    s.play("done")
    assert s.question == "ActionPhase"
    s = spied({"workers": {"warriors": 0}}, strong(0))
    assert s.question == "ActionPhase"


@pytest.mark.rule("advanced.aggression-e")
def test_sacrifices_may_exceed_the_cap_of_sixty() -> None:
    s = spied({"workers": {"warriors": 61, "modern-infantry": 1}}, strong(1), age="III")
    assert s.civ(1).strength == 60
    s.play("sacrifice modern-infantry", "done", "done")
    assert totals(s) == (65, 1)


@pytest.mark.rule("advanced.aggression-f", "advanced.aggression-g", "card.i_joan_of_arc")
def test_a_failed_aggression_costs_only_the_attacker() -> None:
    before = strong(9, science=5, culture=3)
    s = spied(strong(2, yellow=10), before)
    s.play("sacrifice warriors", "done", "done")
    assert totals(s) == (3, 9)
    assert (s.civ(1).strength, s.civ(1).yellow, s.civ(1).military) == (1, 11, 2)
    assert (s.civ(2).science, s.civ(2).culture, s.civ(2).strength) == (5, 3, 9)
    assert s.discards("II") == ["spy"]
    assert s.question == "ActionPhase"


@pytest.mark.rule("advanced.aggression-g")
def test_the_workers_of_both_sides_return_to_the_yellow_banks() -> None:
    s = spied(
        {"workers": {"warriors": 5, "riflemen": 1}, "yellow": 8},
        {"workers": {"warriors": 4, "knights": 1}, "yellow": 9},
    )
    yellow = s.position.components()["yellow"]
    s.play("sacrifice riflemen", "done", "sacrifice knights", "done")
    assert totals(s) == (11, 8)
    assert strengths(s) == [5, 4]
    assert (s.civ(1).yellow, s.civ(2).yellow) == (9, 10)
    assert s.position.components()["yellow"] == yellow


@pytest.mark.rule("advanced.aggression-g", "advanced.aggression-k")
def test_a_sacrificed_unit_cannot_be_lost_as_population_as_well() -> None:
    s = politics(
        FIRST,
        p1=strong(9, military_hand=["enslave"]),
        p2={"workers": {"warriors": 1, "agriculture": 1, "bronze": 1, "philosophy": 0}, "unused": 0, "yellow": 10},
    )
    s.play("attack enslave 2", "done", "sacrifice warriors")
    assert (s.question, s.legal()) == ("LosePopulation", ["lose agriculture", "lose bronze"])
    assert s.civ(2).yellow == 10
    s.play("lose bronze")
    assert (s.civ(2).yellow, s.workers(2)) == (12, {"agriculture": 1})


@pytest.mark.rule("advanced.tactics-d", "advanced.tactics-e", "advanced.tactics-f")
@pytest.mark.card("medieval-army")
@pytest.mark.parametrize(
    ("sacrificed", "total"),
    [
        (["knights"], 14),
        (["knights", "swordsmen"], 18),
        (["knights", "warriors"], 17),
        (["swordsmen", "warriors"], 15),
        (["knights", "knights", "swordsmen", "warriors"], 23),
    ],
)
def test_complete_armies_among_the_sacrificed_units_count_again(sacrificed: list[str], total: int) -> None:
    # Two knights, a swordsman and a warrior with two medieval armies, and a strength of 1 besides.
    units = {"knights": 2, "swordsmen": 1, "warriors": 1}
    s = spied({"workers": units, "tactic": "medieval-army", "specials": ["cartography"]}, strong(1))
    assert s.civ(1).strength == 12
    s.play(*[f"sacrifice {unit}" for unit in sacrificed])
    quietly(s)
    assert totals(s)[0] == total


@pytest.mark.rule("full.air-f")
@pytest.mark.card("legion", "air-forces")
def test_a_sacrificed_air_force_doubles_a_sacrificed_army() -> None:
    s = spied({"workers": {"warriors": 3, "air-forces": 1}, "tactic": "legion"}, strong(1), age="III")
    assert s.civ(1).strength == 12
    s.play("sacrifice warriors", "sacrifice warriors", "sacrifice warriors", "sacrifice air-forces")
    quietly(s)
    assert totals(s)[0] == 24


@pytest.mark.rule("card.principle-e", "card.principle-f", "card.a_alexander_the_great")
@pytest.mark.card("alexander-the-great", "genghis-khan")
@pytest.mark.parametrize(("leader", "value"), [("alexander-the-great", 2), ("genghis-khan", 3)])
def test_only_the_strength_of_the_unit_itself_counts_when_it_is_sacrificed(leader: str, value: int) -> None:
    s = spied({"workers": {"warriors": 0, "knights": 1}, "leader": leader, "wonders": ["great-wall"]}, strong(1))
    strength = s.civ(1).strength
    assert strength == 3
    s.play("sacrifice knights")
    quietly(s)
    assert totals(s)[0] == strength + value


@pytest.mark.rule("card.iii_winston_churchill")
@pytest.mark.card("winston-churchill")
@pytest.mark.parametrize(("leader", "defence"), [("winston-churchill", 18), ("mahatma-gandhi", 14)])
def test_churchill_doubles_defence_cards(leader: str, defence: int) -> None:
    s = spied(strong(20), strong(10, leader=leader, military_hand=["military-bonus-ii"]), age="III")
    s.play("done", "done", "defend military-bonus-ii")
    assert totals(s) == (20, defence)


@pytest.mark.rule("card.i_joan_of_arc")
@pytest.mark.card("joan-of-arc")
@pytest.mark.parametrize("attacker", [1, 9])
def test_joan_of_arc_scores_whenever_her_people_are_attacked(attacker: int) -> None:
    s = attack(FIRST, "raid-i", (attacker, 4), age="I", p2={"leader": "joan-of-arc", "culture": 10})
    assert s.civ(2).culture == 15


# The last round.


@pytest.mark.rule("full.end-d")
@pytest.mark.card("armed-intervention", "military-bonus-iii")
def test_nobody_sacrifices_units_in_the_last_round() -> None:
    s = politics(
        FIRST,
        round=20,
        last_round=20,
        age="IV",
        p1=strong(14, military_hand=["armed-intervention"]),
        p2=strong(12, culture=9, military_hand=["military-bonus-iii"]),
    )
    s.play("attack armed-intervention 2")
    assert (s.question, s.asked) == ("Defence", [2])
    s.play("defend military-bonus-iii")
    assert totals(s) == (14, 18)
    assert s.civ(2).culture == 9


@pytest.mark.rule("full.end-h")
def test_before_the_last_round_units_are_sacrificed_even_in_age_iv() -> None:
    p1 = {"workers": {"warriors": 0, "knights": 1}, "specials": ["strategy", "navigation"], "wonders": ["colossus"]}
    s = spied(p1, {"workers": {"warriors": 9}}, round=19, last_round=20, age="IV")
    assert strengths(s) == [8, 9]
    s.play("sacrifice knights")
    quietly(s)
    assert totals(s) == (10, 9)


@pytest.mark.rule("advanced.end-e")
def test_in_the_last_round_of_the_advanced_game_units_are_still_sacrificed() -> None:
    s = spied(strong(3), strong(3), round=15, last_round=15, age="II", options={"mode": "advanced"})
    assert s.question == "Sacrifice"


# Effects.


@pytest.mark.rule("advanced.aggression-h", "card.ii_spy")
@pytest.mark.card("spy")
@pytest.mark.parametrize(("own", "other", "after"), [(1, 8, (6, 3)), (2, 3, (5, 0)), (38, 8, (40, 3))])
def test_a_spy_takes_what_is_there(own: int, other: int, after: tuple[int, int]) -> None:
    s = attack(FIRST, "spy", p1={"science": own}, p2={"science": other})
    assert (s.civ(1).science, s.civ(2).science, s.civ(1).military) == (*after, 8)


@pytest.mark.rule("card.iii_armed_intervention", "advanced.aggression-h")
@pytest.mark.card("armed-intervention")
@pytest.mark.parametrize(("other", "after"), [(5, [5, 0]), (7, [7, 0]), (9, [7, 2])])
def test_an_armed_intervention_takes_up_to_seven_culture(other: int, after: list[int]) -> None:
    s = attack(FIRST, "armed-intervention", p2={"culture": other})
    assert (culture(s), s.civ(1).military) == (after, 7)


@pytest.mark.rule("advanced.aggression-i")
@pytest.mark.card("plunder-i")
def test_blue_tokens_never_change_hands() -> None:
    rival = {"workers": {"iron": 0}, "tokens": {"iron": 1, "agriculture": 4}, "blue": 10}
    s = attack(FIRST, "plunder-i", p2=rival)
    s.play("split 1")
    assert (s.goods(2), s.goods(1)) == ((3, 0), (1, 2))
    assert (s.civ(2).blue, s.civ(1).blue) == (12, 15)


@pytest.mark.rule("card.i_plunder", "card.ii_plunder", "card.iii_plunder", "advanced.aggression-j", "card.principle-h")
@pytest.mark.card("plunder-i", "plunder-ii", "plunder-iii")
@pytest.mark.parametrize(
    ("card", "stock", "choices", "food", "left"),
    [
        ("plunder-i", (1, 5), [0, 1], 1, (0, 3)),
        ("plunder-i", (1, 1), [], 0, (0, 0)),
        ("plunder-ii", (2, 2), [], 0, (0, 0)),
        ("plunder-ii", (5, 5), [0, 1, 2, 3, 4, 5], 0, (5, 0)),
        ("plunder-iii", (0, 10), [], 0, (0, 2)),
        ("plunder-iii", (4, 5), [3, 4], 4, (0, 1)),
    ],
)
def test_the_plunderer_chooses_the_mix(
    card: str, stock: tuple[int, int], choices: list[int], food: int, left: tuple[int, int]
) -> None:
    s = attack(FIRST, card, p2={"tokens": {"agriculture": stock[0], "bronze": stock[1]}})
    if choices:
        assert (s.question, s.asked) == ("Plunder", [1])
        assert s.legal() == [f"split {choice}" for choice in choices]
        s.play(f"split {food}")
    assert s.goods(2) == left
    assert s.goods(1) == (stock[0] - left[0], stock[1] - left[1])
    assert s.civ(1).military == 7


@pytest.mark.rule("card.iii_plunder", "card.principle-i")
@pytest.mark.card("plunder-iii")
def test_the_loser_gives_change_and_the_winner_needs_blue_tokens() -> None:
    rival = {"workers": {"oil": 0, "iron": 0}, "tokens": {"oil": 2}}
    s = attack(FIRST, "plunder-iii", p1={"blue": 3}, p2=rival)
    assert (s.goods(2), s.tokens(2)) == ((0, 2), {"iron": 1})
    assert s.goods(1) == (0, 3)


@pytest.mark.rule("card.i_enslave", "advanced.aggression-k")
@pytest.mark.card("enslave")
def test_enslave_takes_a_worker_of_the_losers_choice() -> None:
    s = attack(FIRST, "enslave", p2={"unused": 0, "yellow": 10})
    assert (s.question, s.asked) == ("LosePopulation", [2])
    s.play("lose philosophy")
    assert (s.civ(2).yellow, "philosophy" in s.workers(2)) == (11, False)
    assert (s.goods(1), s.civ(1).military) == ((0, 3), 7)


@pytest.mark.rule("card.i_raid")
@pytest.mark.card("raid-i")
def test_raid_i_destroys_one_building_and_rounds_up() -> None:
    s = attack(FIRST, "raid-i", p2={"workers": {"philosophy": 1}, "unused": 1})
    assert (s.civ(2).unused, s.goods(1), s.civ(1).military) == (2, (0, 2), 8)
    s = attack(FIRST, "raid-i", p2={"workers": {"philosophy": 2, "computers": 1}})
    assert s.legal() == ["raze philosophy", "raze computers"]
    s.play("raze computers")
    assert (s.question, s.goods(1)) == ("ActionPhase", (0, 5))


@pytest.mark.rule("card.ii_raid", "advanced.aggression-k", "card.principle-h")
@pytest.mark.card("raid-ii")
@pytest.mark.parametrize(
    ("razed", "gained"), [(["theology", "theology"], 5), (["theology"], 2), (["printing-press"], 2)]
)
def test_raid_ii_destroys_two_of_a_kind_and_rounds_down(razed: list[str], gained: int) -> None:
    rival = {"workers": {"philosophy": 0, "printing-press": 1, "theology": 2}, "government": "monarchy", "unused": 0}
    s = attack(FIRST, "raid-ii", p2=rival)
    assert s.asked == [1]
    s.play(f"raze {razed[0]}")
    if razed[0] == "theology":
        assert s.legal() == ["raze theology", "done"]
        assert s.refused("raze printing-press") == "card.ii_raid"
        s.play("raze theology" if len(razed) > 1 else "done")
    assert (s.question, s.goods(1), s.civ(2).unused) == ("ActionPhase", (0, gained), len(razed))
    assert s.civ(1).military == 7


@pytest.mark.rule("card.iii_raid")
@pytest.mark.card("raid-iii")
def test_raid_iii_destroys_three_of_a_kind() -> None:
    s = attack(FIRST, "raid-iii", p2={"workers": {"philosophy": 0, "computers": 4}, "government": "democracy"})
    s.play("raze computers", "raze computers")
    assert s.question == "ActionPhase"
    assert (s.workers(2)["computers"], s.goods(1), s.civ(1).military) == (1, (0, 15), 6)


@pytest.mark.rule("card.i_raid", "card.ii_raid")
@pytest.mark.card("raid-i", "raid-ii")
def test_a_raid_may_be_played_in_vain() -> None:
    s = attack(FIRST, "raid-ii", p2={"workers": {"philosophy": 0}})
    assert (s.question, s.goods(1)) == ("ActionPhase", (0, 0))
    assert len(s.events("aggression-succeeded")) == 1


@pytest.mark.rule("card.ii_annex", "advanced.colony-j")
@pytest.mark.card("annex", "inhabited-territory-i")
def test_annex_takes_a_colony_with_its_lasting_benefits() -> None:
    s = attack(FIRST, "annex", p1={"yellow": 7, "unused": 0}, p2={"yellow": 9, "colonies": ["inhabited-territory-i"]})
    assert (s.civ(2).yellow, s.civ(1).yellow, s.civ(1).unused) == (7, 9, 0)
    assert s.told(1)["colonies"] == ["inhabited-territory-i"]
    assert s.arguments("attacked")[0]["price"] == 2


@pytest.mark.rule("card.ii_annex", "card.principle-h")
@pytest.mark.card("annex")
def test_the_attacker_chooses_the_colony_and_there_must_be_one() -> None:
    s = attack(FIRST, "annex", p2={"colonies": ["inhabited-territory-i", "strategic-territory-ii"]})
    assert s.asked == [1]
    s.play("cede strategic-territory-ii")
    assert strengths(s) == [13, 1]
    s = politics(FIRST, age="II", p1={"military_hand": ["annex"]})
    assert s.refused("attack annex 2") == "card.ii_annex"


@pytest.mark.rule("card.ii_assassinate")
@pytest.mark.card("assassinate")
@pytest.mark.parametrize(
    ("leader", "level"), [("moses", 0), ("joan-of-arc", 1), ("isaac-newton", 2), ("nikola-tesla", 3)]
)
def test_assassinate_costs_and_scores_the_level_of_the_leader(leader: str, level: int) -> None:
    s = attack(FIRST, "assassinate", p2={"leader": leader})
    assert s.civ(1).military == 9 - level
    assert s.civ(1).culture == 3 * level
    assert "leader" not in s.told(2)
    assert leader in s.pile("gone")


@pytest.mark.rule("card.ii_assassinate")
@pytest.mark.card("assassinate")
@pytest.mark.parametrize(("military", "allowed"), [(1, False), (2, True)])
def test_assassinate_must_be_paid_and_needs_a_leader(military: int, allowed: bool) -> None:
    own = strong(9, military=military, military_hand=["assassinate"])
    s = politics(FIRST, players=3, age="III", p1=own, p2={"leader": "isaac-newton"})
    assert s.allows("attack assassinate 2") is allowed
    assert s.refused("attack assassinate 3") == "card.ii_assassinate"


@pytest.mark.rule("card.ii_sabotage")
@pytest.mark.card("sabotage")
def test_sabotage_removes_an_unfinished_wonder() -> None:
    s = attack(FIRST, "sabotage", p2={"wonder": "kremlin", "stages": 2, "blue": 10})
    assert (s.civ(1).military, s.civ(1).culture, s.civ(2).blue) == (7, 6, 12)
    assert "wonder" not in s.told(2)
    s = attack(FIRST, "sabotage", p2={"wonder": "pyramids", "stages": 1, "blue": 10, "leader": "moses"})
    assert (s.civ(1).military, s.civ(1).culture, s.told(2)["leader"]) == (9, 0, "moses")
    s = politics(FIRST, age="III", p1=strong(9, military_hand=["sabotage"]), p2={"wonders": ["pyramids"]})
    assert s.refused("attack sabotage 2") == "card.ii_sabotage"


# Pacts.


@pytest.mark.rule("card.i_open_borders_agreement", "advanced.pact-j")
@pytest.mark.card("open-borders-agreement")
def test_open_borders_give_the_attacker_three() -> None:
    s = politics(
        FIRST,
        players=3,
        p1=strong(8, pact=["open-borders-agreement", 2], military_hand=["raid-i"]),
        p2=strong(10),
    )
    assert (s.civ(1).military_total, s.civ(2).military_total) == (3, 3)
    s.play("attack raid-i 2")
    quietly(s)
    assert totals(s) == (11, 10)
    assert s.told(1)["pact"][0] == "open-borders-agreement"


@pytest.mark.rule("card.iii_military_pact", "card.ii_promise_of_military_protection", "advanced.pact-j")
@pytest.mark.card("military-pact", "promise-of-military-protection")
@pytest.mark.parametrize(
    ("pact", "before"), [("military-pact", [24, 19]), ("promise-of-military-protection", [20, 20])]
)
def test_some_pacts_end_before_strengths_are_compared(pact: str, before: list[int]) -> None:
    s = politics(FIRST, players=3, age="III", p1=strong(20, pact=[pact, 2, "a"], military_hand=["spy"]), p2=strong(15))
    assert strengths(s)[:2] == before
    s.play("attack spy 2")
    quietly(s)
    assert totals(s) == (20, 15)
    assert "pact" not in s.told(1)
    assert strengths(s)[:2] == [20, 15]


@pytest.mark.rule("advanced.pact-i", "card.ii_acceptance_of_supremacy", "card.iii_peace_treaty")
@pytest.mark.card("acceptance-of-supremacy", "peace-treaty", "loss-of-sovereignty")
@pytest.mark.parametrize("pact", ["acceptance-of-supremacy", "peace-treaty", "loss-of-sovereignty"])
def test_breaking_a_pact_costs_the_political_action_so_that_no_attack_follows(pact: str) -> None:
    s = politics(FIRST, players=3, age="III", p1=strong(9, military_hand=["spy"]), p2=strong(1, pact=[pact, 1]))
    assert s.refused("attack spy 2") == "advanced.pact-i"
    assert s.allows("attack spy 3")
    s.play("cancel 2")
    assert s.refused("attack spy 2") == "advanced.turn-a"
    s.play("done")
    s.pass_until("Politics", 1)
    assert s.allows("attack spy 2")
