"""After a battle: losses of both sides, occupation, conquered cities, what winning and fighting bring."""

from typing import Any

import pytest

from civitas.games.civilization_2010.battles.arithmetic import armies_lost
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import advance, clash, finish, loot, raid, siege, storm, values, winner

STRONG = ["infantry-weak"] * 3
FIVE = ["infantry-weak"] * 5


# Losses.


@pytest.mark.rule("battle.losses-a")
def test_the_loser_loses_all_figures_and_survivors_return_without_wounds() -> None:
    p2 = {"techs": ["masonry"], "armies": ["a12", "a12"], "scouts": ["a12"]}
    s = clash(["infantry-weak", "infantry-weak", "infantry-even"], ["infantry-weak"] * 2, p2=p2)
    s.play("front infantry-weak 1", "front infantry-even 1")
    assert s.fronts() == [("infantry-even", 1, "infantry-weak", 2), ("", 0, "infantry-weak", 0)]
    finish(s)
    assert (winner(s), values(s)) == (1, (7, 4))
    assert (s.armies(2), s.scouts(2)) == ([], [])
    assert (s.position.armies_left(1), s.position.scouts_left(1)) == (6, 2)
    assert s.units(2) == {"infantry-weak": 2}
    assert s.units(1) == {"infantry-weak": 2, "infantry-even": 1}
    assert (s.position.hands, s.position.fronts) == ([], [])


@pytest.mark.rule("battle.losses-b")
@pytest.mark.parametrize(
    ("armies", "killed", "left"), [(3, 1, 3), (3, 2, 2), (3, 5, 1), (1, 3, 1), (0, 4, 0), (2, 3, 1)]
)
def test_the_winner_loses_an_army_for_every_two_units_killed_but_keeps_one(armies: int, killed: int, left: int) -> None:
    assert armies - armies_lost(armies, killed) == left


def costly_victory(p1: dict[str, Any] | None = None) -> Situation:
    """Player 1 attacks with two armies and wins, two of the own units are killed."""
    units = ["infantry-fierce", "infantry-fierce", "infantry-weak", "infantry-weak"]
    s = clash(units, ["infantry-weak"] * 2, {"armies": ["a8", "a8"], **(p1 or {})}, group="2-0")
    s.play("front infantry-weak 1", "front infantry-fierce 1")
    s.play("front infantry-fierce 2")
    return s


@pytest.mark.rule("battle.occupy-a", "battle.losses-b")
def test_the_remaining_attackers_stand_on_the_battle_square() -> None:
    s = finish(costly_victory())
    assert winner(s) == 1
    assert s.discarded_units() == {"infantry-weak": 2, "infantry-fierce": 2}
    assert s.figures("a12") == (1, 1, 0)
    assert s.figures("a8") == (0, 0, 0)
    assert s.position.armies_left(0) == 5
    assert s.group() == (0, "", 0, 0)


@pytest.mark.rule("battle.occupy-a", "battle.losses-b", "battle.losses-a")
def test_a_winning_defender_stays_and_loses_armies_too() -> None:
    p2 = {"armies": ["a12", "a12"]}
    s = clash(["infantry-fierce"] * 2, ["infantry-fierce", "infantry-fierce", "infantry-weak", "infantry-weak"], p2=p2)
    s.play("front infantry-fierce 1", "front infantry-fierce 1", "front infantry-fierce 2", "front infantry-fierce 2")
    finish(s)
    assert winner(s) == 2
    assert s.discarded_units() == {"infantry-fierce": 4}
    assert s.figures("a12") == (2, 1, 0)
    assert s.armies(1) == []


@pytest.mark.rule("movement.scout-behind-a", "battle.losses-a")
def test_scouts_of_the_group_enter_with_a_victory_and_die_with_a_defeat() -> None:
    p1 = {"scouts": ["a8"]}
    won = finish(clash(STRONG, [], p1, group="1-1"))
    assert won.figures("a12") == (1, 1, 1)
    lost = finish(clash([], STRONG, p1, group="1-1"))
    assert (lost.armies(1), lost.scouts(1)) == ([], [])
    assert loot(lost) == [(2, 1)]


@pytest.mark.rule("movement.scout-behind-a")
def test_with_the_option_scouts_stay_behind_unharmed_when_the_attack_is_lost() -> None:
    s = clash([], STRONG, {"scouts": ["a8"]}, group="1-1", options={"scouts_in_lost_attack": "stay"})
    finish(s)
    assert (s.armies(1), s.scouts(1)) == ([], ["a8"])
    assert loot(s) == [(2, 1)]


@pytest.mark.rule("movement.scout-behind-a", "movement.stack-a")
def test_scouts_cannot_stay_where_there_is_no_room_for_them() -> None:
    p1 = {"armies": ["a4", "a8", "a8"], "scouts": ["a4"]}
    p2 = {"armies": ["a12"], "units": STRONG}
    s = situation("movement", p1=p1, p2=p2, options={"scouts_in_lost_attack": "stay"})
    advance(s, "march a4 1-1", "step down", "step down")
    finish(s)
    assert (s.armies(1), s.scouts(1)) == (["a8", "a8"], [])


# Conquered cities.


@pytest.mark.rule("battle.city-a", "policy.lose-a")
def test_a_conquered_city_is_destroyed_with_everything_around_it() -> None:
    pieces = {"e1": "library", "e3": "oracle", "e5": "great-artist"}
    s = siege(FIVE, [], {"armies": ["a14", "a14"]}, {"programs": ["e6"]}, group="2-0", pieces=pieces)
    libraries, programs = s.position.components()["library"], s.position.programs
    finish(s)
    assert winner(s) == 1
    assert s.cities(2) == ["b11"]
    assert s.position.cities_left(1) == 2
    assert [s.at(square) for square in ("e1", "e3", "e5", "e6")] == ["", "", "", ""]
    assert s.view()["market"]["buildings"]["library"] == libraries
    assert (s.wonder_at("oracle"), "oracle" in s.market()) == ("", False)
    assert s.view()["market"]["people"]["great-artist"] == 3
    assert s.position.programs == programs + 1
    assert s.figures("e6") == (1, 2, 0)
    assert s.owner("e6") == s.owner("e1") == 0
    assert s.asked == [2]
    assert sorted(s.choices("abandon")) == ["pacifism", "patronage"]
    s.play("abandon pacifism")
    assert s.policies(2) == ["patronage"]


@pytest.mark.rule("battle.city-a")
def test_a_city_that_is_held_keeps_everything_and_the_attackers_are_lost() -> None:
    s = finish(siege(["infantry-even"] * 3, [], pieces={"e1": "library"}))
    assert (winner(s), values(s)) == (2, (6, 6))
    assert (s.cities(2), s.at("e1"), s.armies(1)) == (["b11", "e6"], "library", [])


@pytest.mark.rule("loot.amount-a", "victory.military-a")
def test_who_takes_a_capital_wins_the_game_at_once() -> None:
    s = storm(FIVE, [], {"armies": ["b3", "b3"]}, group="2-0")
    finish(s)
    assert (s.winners, s.ending) == ([1], "military")
    assert values(s) == (15, 12)


@pytest.mark.rule("civ.roman_glory")
def test_the_romans_advance_for_a_conquered_city_but_not_for_a_battle_in_the_open() -> None:
    s = siege(FIVE, [], {"civilization": "romans", "armies": ["a14", "a14"]}, group="2-0")
    finish(s)
    assert s.empire(1).step == 1
    field = finish(clash(STRONG, [], {"civilization": "romans"}))
    assert field.empire(1).step == 0


# Lone scouts.


@pytest.mark.rule("battle.scouts-a", "tech.code_of_laws")
def test_lone_scouts_are_removed_without_a_battle_for_one_loot() -> None:
    p1 = {"techs": ["code-of-laws", "horseback-riding"], "units": STRONG, "armies": ["a8", "c1"]}
    p2 = {"armies": [], "scouts": ["a12", "a12"], "trade": 5}
    s = clash([], [], p1, p2)
    assert s.scouts(2) == []
    assert loot(s) == [(1, 1)]
    assert s.coin_tokens(1) == {"code-of-laws": 1}
    assert "hand-drawn" not in s.messages()
    s.play("steal 3")
    assert (s.trade(1), s.trade(2)) == (3, 2)
    assert s.figures("a12") == (1, 1, 0)
    assert s.choices("march") == ["c1 1-0"]


@pytest.mark.rule("battle.scouts-a", "citystate.fight-a")
def test_scouts_on_a_city_state_do_not_defend_it() -> None:
    s = clash(STRONG, [], p2={"armies": [], "scouts": ["a12"]}, pieces={"a12": "city-state-1"})
    assert "battle-army" not in s.messages()
    assert s.figures("a12") == (1, 1, 0)
    assert s.at("a12") == "city-state-1"
    assert s.position.controlled(0) == [s.number("a12")]


@pytest.mark.rule("battle.scouts-a", "civ.aztec_tribute", "civ.aztec_sacrifice", "civ.mongol_plunder")
def test_killing_scouts_counts_as_a_battle_won_for_aztecs_and_mongols() -> None:
    aztecs = clash(STRONG, [], {"civilization": "aztecs"}, {"armies": [], "scouts": ["a12"]})
    assert (aztecs.trade(1), aztecs.culture(1)) == (3, 0)
    p2 = {"armies": [], "scouts": ["a12"], "civilization": "romans"}
    mongols = clash(STRONG, [], {"civilization": "mongols"}, p2)
    assert loot(mongols) == [(1, 2)]


# What winning brings.


@pytest.mark.rule("tech.code_of_laws")
@pytest.mark.card("code-of-laws")
def test_code_of_laws_gains_a_coin_token_once_per_turn_up_to_four() -> None:
    p1 = {"techs": ["code-of-laws"], "units": STRONG, "armies": ["a8", "c3"], "coins": {"code-of-laws": 2}}
    s = finish(clash([], [], p1, {"armies": ["a12", "c7"]}))
    assert s.coin_tokens(1) == {"code-of-laws": 3}
    advance(s, "march c3 1-0", "step down")
    finish(s)
    assert s.messages().count("battle-won") == 2
    assert s.coin_tokens(1) == {"code-of-laws": 3}
    full = finish(clash([], [], {**p1, "coins": {"code-of-laws": 4}}))
    assert full.coin_tokens(1) == {"code-of-laws": 4}


@pytest.mark.rule("tech.code_of_laws")
def test_code_of_laws_rewards_a_winning_defender_too_and_nobody_for_a_defeat() -> None:
    laws = {"techs": ["code-of-laws"]}
    s = finish(clash([], STRONG, laws, laws))
    assert (s.coin_tokens(1), s.coin_tokens(2)) == ({}, {"code-of-laws": 1})


@pytest.mark.rule("tech.code_of_laws")
def test_code_of_laws_works_again_in_the_next_turn() -> None:
    p1 = {"techs": ["code-of-laws"], "units": STRONG, "armies": ["a8", "c3"]}
    s = finish(clash([], [], p1, {"armies": ["a12", "c7"]}))
    assert s.coin_tokens(1) == {"code-of-laws": 1}
    s.pass_until(phase="city-management")
    s.pass_until(phase="movement", player=1)
    advance(s, "march c3 1-0", "step down")
    finish(s)
    assert s.coin_tokens(1) == {"code-of-laws": 2}


@pytest.mark.rule("civ.aztec_tribute")
@pytest.mark.card("aztecs")
def test_the_aztecs_gain_three_trade_for_each_battle_won_up_to_the_cap() -> None:
    won = finish(clash(STRONG, [], {"civilization": "aztecs"}))
    assert won.trade(1) == 3
    defended = finish(clash([], STRONG, p2={"civilization": "aztecs"}))
    assert defended.trade(2) == 3
    lost = finish(clash([], STRONG, {"civilization": "aztecs"}))
    assert lost.trade(1) == 0
    p1 = {"civilization": "aztecs", "trade": 26, "ranks": {"infantry": 4}}
    full = finish(raid(STRONG, p1=p1))
    assert (winner(full), full.trade(1)) == (1, 27)


@pytest.mark.rule("civ.aztec_sacrifice")
def test_the_aztecs_gain_culture_for_every_unit_killed_on_both_sides_even_in_defeat() -> None:
    p2 = {"armies": ["a12", "a12"]}
    units = ["infantry-even"] * 2
    s = clash(units, ["infantry-even"] * 2 + ["infantry-weak"] * 2, {"civilization": "aztecs"}, p2)
    s.play("front infantry-even 1", "front infantry-even 1", "front infantry-even 2", "front infantry-even 2")
    finish(s)
    assert winner(s) == 2
    assert sum(s.discarded_units().values()) == 4
    assert (s.culture(1), s.trade(1)) == (4, 0)


@pytest.mark.rule("civ.chinese_save_unit", "battle.losses-b")
@pytest.mark.card("chinese")
def test_the_chinese_may_save_one_killed_unit_after_the_losses_are_counted() -> None:
    s = costly_victory({"civilization": "chinese"})
    finish(s)
    assert (s.question, s.asked) == ("Aftermath", [1])
    assert s.legal() == ["save infantry-fierce", "done"]
    assert s.refused("save infantry-weak") == "civ.chinese_save_unit"
    s.play("save infantry-fierce")
    assert s.units(1) == {"infantry-weak": 2, "infantry-fierce": 1}
    assert s.discarded_units() == {"infantry-weak": 2, "infantry-fierce": 1}
    assert s.figures("a12") == (1, 1, 0)


@pytest.mark.rule("civ.chinese_save_unit")
def test_the_chinese_may_decline_and_save_after_a_lost_battle_too() -> None:
    s = costly_victory({"civilization": "chinese"})
    finish(s).play("done")
    assert s.units(1) == {"infantry-weak": 2}
    p1 = {"civilization": "chinese"}
    lost = clash(["infantry-even"], ["infantry-even", "infantry-weak"], p1)
    lost.play("front infantry-even 1", "front infantry-even 1")
    assert winner(lost) == 2
    lost.play("save infantry-even")
    assert lost.units(1) == {"infantry-even": 1}


@pytest.mark.rule("civ.chinese_save_unit")
def test_others_save_nothing_and_the_chinese_none_that_were_not_killed() -> None:
    s = finish(costly_victory())
    assert s.question != "Aftermath"
    clean = finish(clash(STRONG, [], {"civilization": "chinese"}))
    assert clean.question != "Aftermath"
    assert clean.units(1) == {"infantry-weak": 3}


# Villages.


VILLAGE_DECKS = {"infantry": ["infantry-weak"], "mounted": ["mounted-even"], "artillery": ["artillery-fierce"]}


@pytest.mark.rule("battle.barbarian-a", "explore.village-a")
def test_barbarians_defend_a_village_with_three_units_played_by_the_left_neighbour() -> None:
    p2 = {"units": {"infantry-weak": 4}, "armies": ["a8"]}
    pieces = {"a12": "village-iron", "b6": "barracks"}
    s = situation("movement", players=3, active=2, p2=p2, pieces=pieces, decks=VILLAGE_DECKS)
    advance(s, "march a8 1-0", "step down")
    assert s.asked == [3]
    assert s.battle_hand(1) == ["infantry-weak", "mounted-even", "artillery-fierce"]
    assert s.arguments("combat-bonus") == [{"seat": 1, "sum": 2, "against": 0, "count": 2}]
    finish(s)
    assert winner(s) == 2
    assert s.discarded_units() == {"infantry-weak": 1, "mounted-even": 1, "artillery-fierce": 1}
    assert s.figures("a12") == (2, 1, 0)
    assert (s.at("a12"), s.tokens(2)) == ("", {"village-iron": 1})
    assert loot(s) == []


@pytest.mark.rule("battle.barbarian-a")
def test_barbarians_take_what_the_decks_have() -> None:
    out = {"mounted-weak": 5, "mounted-even": 5, "mounted-fierce": 5}
    s = raid(STRONG, p2={"units": out})
    assert len(s.battle_hand(1)) == 2


@pytest.mark.rule("battle.barbarian-a", "explore.village-b", "loot.barbarian-a")
def test_if_the_barbarians_win_the_armies_are_lost_and_the_marker_stays() -> None:
    s = finish(raid([], group="2-0", p1={"armies": ["a8", "a8"]}))
    assert winner(s) == 0
    assert s.armies(1) == []
    assert s.at("a12") == "village-iron"
    assert loot(s) == []


@pytest.mark.rule("battle.barbarian-b")
def test_the_usual_losses_apply_against_barbarians() -> None:
    units = ["infantry-fierce", "infantry-fierce", "infantry-weak", "infantry-weak", "infantry-weak"]
    decks = {"infantry": ["infantry-weak"], "mounted": ["mounted-weak"], "artillery": ["artillery-fierce"]}
    s = raid(units, group="2-0", p1={"armies": ["a8", "a8"]}, decks=decks)
    s.play("front artillery-fierce 1", "front infantry-fierce 1", "front infantry-weak 2", "front infantry-fierce 2")
    assert s.discarded_units() == {"infantry-fierce": 2, "infantry-weak": 1}
    finish(s)
    assert winner(s) == 1
    assert s.figures("a12") == (1, 1, 0)
    assert s.position.armies_left(0) == 5
