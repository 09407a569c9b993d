"""Battles together with other things: blockades of third players, coins of a moment, loot of the Mongols."""

from typing import Any

import pytest

from tests.games.civilization_2010.marching import HEROES, fight
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import (
    advance,
    clash,
    finish,
    loot,
    plays,
    raid,
    siege,
    storm,
    values,
    winner,
)

STRONG = ["infantry-weak"] * 3
FIVE = ["infantry-weak"] * 5


# Coins are counted at any moment, but not while one figure takes the place of another.


def on_a_bank(blockader: dict[str, Any]) -> Situation:
    """Player 1 can attack what stands on the bank of player 3, who needs its coin to win."""
    return situation(
        "movement",
        players=3,
        p1={"armies": ["c15", "a8"], **HEROES},
        p2=blockader,
        p3={"coins": 14},
        pieces={"c11": "bank"},
    )


@pytest.mark.rule("battle.occupy-a", "battle.scouts-a", "victory.economic-a", "city.blockade-a")
@pytest.mark.parametrize(
    "blockader", [{"armies": ["c11"]}, {"scouts": ["c11"]}, {"armies": ["c11"], "scouts": ["c11"]}]
)
def test_a_bank_stays_blockaded_when_the_winner_of_a_battle_takes_the_losers_place(blockader: dict[str, Any]) -> None:
    s = on_a_bank(blockader)
    assert (s.coins(3), s.winners) == (14, [])
    s.play("march c15 1-0", "step up")
    if "armies" in blockader:
        fight(s)
    assert s.figures("c11") == (1, 1, 0)
    assert (s.coins(3), s.winners, s.question) == (14, [], "Movement")


@pytest.mark.rule("victory.economic-a", "battle.occupy-a")
@pytest.mark.parametrize(("coins", "winners"), [(13, []), (14, [1])])
def test_who_frees_his_own_bank_in_a_battle_has_its_coin_at_once(coins: int, winners: list[int]) -> None:
    p1 = {"armies": ["a15", "c1"], "coins": coins, **HEROES}
    s = situation("movement", p1=p1, p2={"armies": ["a11"], "trade": 3}, pieces={"a11": "bank"})
    s.play("march a15 1-0", "step up")
    finish(s)
    assert (s.coins(1), s.winners) == (coins + 1, winners)
    # Loot comes after the losses: who has won the game needs none.
    assert s.asked == ([] if winners else [1])
    assert s.trade(2) == 3


@pytest.mark.rule("event.roaming_horde-b", "victory.economic-a", "city.blockade-a")
def test_a_horde_that_kills_a_blockader_frees_the_bank() -> None:
    s = situation(
        "movement",
        players=3,
        p1={"events": ["roaming-horde"]},
        p2={"armies": ["c11"]},
        p3={"coins": 14},
        pieces={"c11": "bank", "c16": "village-iron"},
    )
    s.play("play roaming-horde", "at c11")
    finish(s)
    assert (s.winners, s.ending, s.figures("c11")) == ([3], "economic", (0, 0, 0))


@pytest.mark.rule("battle.city-a", "victory.economic-a")
@pytest.mark.parametrize("piece", ["library", "oracle", "great-artist"])
def test_a_coin_under_a_marker_of_a_falling_city_does_not_count_for_a_moment(piece: str) -> None:
    more: dict[str, Any] = {"pieces": {"e1": piece}, "squares": {"e1": "mountain coin"}}
    s = siege(FIVE, [], {"armies": ["a14", "a14"]}, {"coins": 14, "trade": 9}, "2-0", **more)
    assert s.coins(2) == 14
    finish(s)
    s.play("loot steal-trade", "steal 3", "loot steal-trade", "steal 3")
    assert (s.question, s.cities(2), s.at("e1")) == ("Abandonment", ["b11"], "")
    assert (s.winners, s.coins(2)) == ([], 14)


@pytest.mark.rule("tech.atomic_theory-b", "victory.economic-a")
def test_a_nuked_city_is_not_free_of_its_blockade_for_a_moment() -> None:
    s = situation(
        "movement",
        p1={"techs": ["atomic-theory"], "tokens": ["hut-uranium"], "armies": ["e1", "a8"]},
        p2={"cities": ["b11", "e6"], "coins": 14, "policies": ["pacifism", "patronage"]},
        pieces={"e1": "bank"},
    )
    assert s.coins(2) == 14
    s.play("use atomic-theory-nuke", "pay uranium token")
    assert (s.cities(2), s.figures("e1"), s.at("e1")) == (["b11"], (0, 0, 0), "")
    assert (s.winners, s.coins(2), s.asked) == ([], 14, [2])


# Loot.


@pytest.mark.rule("civ.mongol_plunder", "loot.spend-a")
def test_the_mongols_buy_a_large_and_a_small_effect_with_three_loot() -> None:
    p2 = {"civilization": "romans", "trade": 9, "culture": 2, "coins": 1}
    s = finish(siege(FIVE, [], {"civilization": "mongols", "armies": ["a14", "a14"]}, p2, "2-0"))
    assert loot(s) == [(1, 3)]
    s.play("loot steal-coin")
    assert s.choices("loot") == ["steal-trade", "steal-culture"]
    s.play("loot steal-culture", "steal 2")
    assert s.question != "Looting"
    assert (s.coin_tokens(1), s.culture(1), s.trade(1)) == ({"sheet": 1}, 2, 0)


@pytest.mark.rule("loot.spend-b", "battle.steps-a")
def test_loot_comes_before_the_city_is_destroyed_and_the_policy_is_given_up() -> None:
    p2 = {"trade": 9, "culture": 2}
    s = finish(siege(FIVE, [], {"armies": ["a14", "a14"]}, p2, "2-0", pieces={"e1": "library"}))
    assert (s.question, s.at("e6"), s.at("e1"), s.group()) == ("Looting", "city", "library", (1, "e2", 2, 0))
    s.play("loot steal-trade", "steal 3", "loot steal-trade", "steal 3")
    told = ["battle-won", "loot-won", "trade-stolen", "trade-stolen", "city-destroyed", "square-occupied"]
    assert [message for message in s.messages() if message in told] == told
    assert (s.asked, s.figures("e6")) == ([2], (1, 2, 0))


@pytest.mark.rule("loot.resource-a", "info.hidden-a")
def test_what_is_stolen_facedown_stays_hidden_from_others() -> None:
    s = situation(
        "movement",
        players=3,
        p1={"armies": ["a8", "c1"], **HEROES},
        p2={"armies": ["a12"], "tokens": ["hut-spy", "village-iron"]},
    )
    advance(s, "march a8 1-0", "step down")
    finish(s)
    s.play("steal-token hut")
    assert s.tokens(1) == {"hut-spy": 1}
    assert "hut-spy" in str(s.view(1))
    for player in (2, 3, None):
        assert "hut-spy" not in str(s.view(player)["civilizations"])
    for seat in (2, None):
        assert "spy" not in str([event.arguments for event in s.last if event.visible_to(seat)])


# Who is asked, and what others learn of it.


@pytest.mark.rule("info.hidden-a", "battle.turn-a")
@pytest.mark.parametrize("token", ["hut-iron", "hut-silk"])
def test_whether_somebody_is_asked_for_an_ability_in_battle_tells_nothing_of_his_token(token: str) -> None:
    s = clash(["infantry-weak", "infantry-even"], ["mounted-weak"] * 2, {"techs": ["mathematics"], "tokens": [token]})
    s.play("front mounted-weak 1", "front infantry-weak 2")
    # After the unit the attacker is asked again, whether the token is iron or not.
    assert (s.asked, s.question) == ([1], "Battle")
    assert s.legal() == (["use mathematics-resource", "done"] if token == "hut-iron" else ["done"])
    other = clash(["infantry-weak", "infantry-even"], ["mounted-weak"] * 2, {"techs": ["mathematics"]})
    other.play("front mounted-weak 1", "front infantry-weak 2")
    assert other.asked == [2]


@pytest.mark.rule("info.hidden-a", "battle.barbarian-a")
def test_barbarian_units_are_seen_by_the_one_who_plays_them_only() -> None:
    s = raid(STRONG, players=3, p1={"armies": ["a8"]})
    hands = {player: s.view(player)["battle"]["hands"][1] for player in (1, 2, 3, None)}
    assert [player for player, hand in hands.items() if "units" in hand] == [2]
    private = [event for event in s.log if event.message == "barbarian-hand-units"]
    assert [event.audience for event in private] == [1 << 1]
    assert s.refused("front infantry-weak 1", by=3) == "turn.own-part-a"


@pytest.mark.rule("battle.hand-c", "info.hidden-a")
def test_units_that_are_built_before_a_battle_are_known_to_their_owner_only() -> None:
    p2 = {"events": ["duty-and-honor"]}
    s = clash(STRONG, ["infantry-even"] * 2, p2=p2, decks={"mounted": ["mounted-fierce"]})
    s.play("play duty-and-honor", "recruit mounted")
    for seat in (0, None):
        assert "mounted-fierce" not in str([event.arguments for event in s.log if event.visible_to(seat)])
    assert "mounted-fierce" not in str(s.view(1))


# Battle turns.


@pytest.mark.rule("battle.turn-b", "battle.hand-b")
def test_a_side_without_units_has_no_turn_and_no_abilities() -> None:
    p2 = {"techs": ["mathematics", "biology"], "resources": ["iron"]}
    s = clash(STRONG, [], p2=p2)
    assert s.asked == [1]
    finish(s)
    assert (winner(s), plays(s)) == (1, [1, 1, 1])
    assert "unit-wounded" not in s.messages()


@pytest.mark.rule("battle.bonus-b", "battle.losses-b")
def test_a_city_that_is_held_costs_its_owner_no_armies_however_many_units_die() -> None:
    attackers = ["infantry-fierce"] * 4
    s = siege(attackers, ["mounted-fierce"] * 4, {"armies": ["a14", "a14"]}, {"armies": ["e5", "e7"]}, "2-0")
    for number in range(1, 5):
        s.play(f"front mounted-fierce {number}")
        s.play(f"front infantry-fierce {number}")
    assert (winner(s), s.discarded_units()) == (2, {"mounted-fierce": 4})
    assert (s.armies(2), s.armies(1)) == (["e5", "e7"], [])
    assert loot(s) == [(2, 1)]


@pytest.mark.rule("loot.amount-a", "victory.military-a")
def test_a_conquered_capital_ends_the_game_before_anything_else_follows() -> None:
    p1 = {"civilization": "aztecs", "techs": ["code-of-laws"], "armies": ["b3", "b3"]}
    s = storm(FIVE, [], p1, {"trade": 9}, "2-0")
    finish(s)
    assert (s.winners, s.ending, s.asked) == ([1], "military", [])
    assert (s.trade(1), s.trade(2), s.coin_tokens(1)) == (0, 9, {})
    assert loot(s) == []


# What each side has for itself, and what wounds mean for a first strike.


@pytest.mark.rule("tech.biology", "tech.animal_husbandry", "battle.turn-a")
@pytest.mark.parametrize("tech", ["biology", "animal-husbandry"])
def test_both_sides_may_heal_once_in_the_same_battle(tech: str) -> None:
    s = clash(["artillery-weak"] * 2, ["artillery-even"] * 3, {"techs": [tech]}, {"techs": [tech]})
    s.play("front artillery-even 1", "front artillery-weak 1", f"use {tech}")
    assert s.fronts()[0] == ("artillery-weak", 0, "artillery-even", 1)
    assert s.asked == [2]
    s.play(f"use {tech}")
    assert s.fronts()[0] == ("artillery-weak", 0, "artillery-even", 0)
    s.play("front artillery-even 2", "front artillery-weak 2")
    # The wounds of the second front stay, 2 and 1: both have healed once.
    assert s.messages().count("unit-healed") == 2
    assert (winner(s), values(s)) == (2, (5, 4))


@pytest.mark.rule("battle.attack-c", "battle.attack-e")
def test_wounds_that_a_unit_has_already_count_when_a_first_strike_kills_it() -> None:
    s = clash(["infantry-weak", "mounted-even"], ["artillery-even", "artillery-fierce"], {"ranks": {"infantry": 2}})
    # The rifleman of rank II (2/4) takes 2 wounds first and strikes back at the artillery, which dies.
    s.play("front artillery-even 1", "front infantry-weak 1")
    assert s.fronts() == [("infantry-weak", 2, "", 0)]
    # Three more wounds of a trumping unit kill it: it does not strike back, whatever health is printed.
    s.play("front artillery-fierce 1")
    assert s.fronts()[0] == ("", 0, "artillery-fierce", 0)


@pytest.mark.rule("build.figure-place-c")
@pytest.mark.parametrize("enemy", [{"armies": ["a9"]}, {"scouts": ["a9"]}])
def test_an_army_built_onto_enemies_moves_on_in_the_same_turn(enemy: dict[str, Any]) -> None:
    s = situation("city-management", p1={"units": STRONG, "trade": 27}, p2=enemy)
    s.play("produce capital", "build army", "at a9")
    finish(s)
    turn = s.position.turn
    s.pass_until(phase="movement", player=1)
    assert s.position.turn == turn
    assert "a9 1-0" in s.choices("march")


# Defenders, and what loot does to the loser.


@pytest.mark.rule("civ.chinese_save_unit", "civ.aztec_sacrifice")
@pytest.mark.parametrize("wins", [True, False])
def test_the_abilities_of_chinese_and_aztecs_work_for_defenders_too(wins: bool) -> None:
    defenders = ["infantry-even", *(["infantry-weak"] * 2 if wins else ["mounted-fierce"])]
    attackers = ["infantry-even", *([] if wins else ["infantry-weak"] * 2)]
    chinese = clash(attackers, defenders, p2={"civilization": "chinese"})
    chinese.play("front infantry-even 1", "front infantry-even 1")
    finish(chinese)
    assert (winner(chinese), chinese.asked) == (2 if wins else 1, [2])
    chinese.play("save infantry-even")
    assert chinese.units(2)["infantry-even"] == 1
    aztecs = clash(attackers, defenders, p2={"civilization": "aztecs"})
    aztecs.play("front infantry-even 1", "front infantry-even 1")
    finish(aztecs)
    assert (aztecs.culture(2), aztecs.trade(2)) == (2, 3 if wins else 0)


@pytest.mark.rule("tech.animal_husbandry")
def test_animal_husbandry_heals_without_a_question_if_it_heals_everything() -> None:
    p1 = {"techs": ["animal-husbandry"], "ranks": {"artillery": 2}}
    s = clash(["artillery-weak"] * 2, ["artillery-fierce"] * 2, p1)
    s.play("front artillery-fierce 1", "front artillery-weak 1")
    assert s.fronts()[0] == ("artillery-weak", 3, "", 0)
    s.play("use animal-husbandry")
    assert s.question == "Battle"
    assert [told["count"] for told in s.arguments("unit-healed")] == [3]


@pytest.mark.rule("loot.discard-coin-a", "event.limit-a", "tech.computers")
def test_a_lost_coin_can_lower_the_losers_hand_limit() -> None:
    p2 = {"techs": ["computers"], "coins": 4, "events": ["drought", "sabotage", "migrants"]}
    s = finish(clash(STRONG, [], {"techs": ["computers"]}, p2))
    assert (s.coins(2), s.coin_tokens(2)) == (4, {"sheet": 3})
    assert (s.question, s.asked) == ("HandLimit", [2])
    s.play("discard migrants")
    assert s.hand(2) == {"drought": 1, "sabotage": 1}
    # At once: before the winner spends the rest of the loot.
    city = finish(siege(FIVE, [], {"armies": ["a14", "a14"], "techs": ["computers"]}, {**p2, "trade": 5}, "2-0"))
    city.play("loot discard-coin")
    assert (city.question, city.asked) == ("HandLimit", [2])
    city.play("discard migrants")
    assert (city.question, city.asked) == ("Looting", [1])


@pytest.mark.rule("loot.card-a", "info.hidden-a")
@pytest.mark.parametrize("events", [["migrants", "migrants"], ["migrants", "drought"]])
def test_whether_the_thief_is_asked_does_not_tell_that_all_events_are_alike(events: list[str]) -> None:
    s = finish(siege(FIVE, [], {"armies": ["a14", "a14"]}, {"events": events, "trade": 1}, "2-0"))
    s.play("loot steal-culture-card")
    assert (s.question, s.asked) == ("Looting", [1])
    s.play("steal-event migrants")
    assert s.hand(1) == {"migrants": 1}
    for seat in (2, None):
        assert "migrants" not in str([event.arguments for event in s.log if event.visible_to(seat)])


@pytest.mark.rule("battle.losses-b", "limits.precedence-a")
@pytest.mark.parametrize(("armies", "killed", "left"), [(3, 1, 3), (3, 2, 2), (3, 5, 1), (1, 3, 1)])
def test_worked_example_the_armies_that_a_winner_loses(armies: int, killed: int, left: int) -> None:
    p1 = {"techs": ["masonry"], "armies": ["a8"] * armies, "ranks": {"aircraft": 1}}
    p2 = {"techs": ["masonry"], "armies": ["a12"] * 3}
    reserve = ["aircraft-sturdy"] * 2 if armies > 1 else []
    s = clash(
        ["infantry-fierce"] * killed + reserve,
        ["artillery-fierce"] * killed,
        p1,
        p2,
        f"{armies}-0",
        pieces={"a2": "great-general"},
    )
    # Artillery strikes first and kills every infantry unit that attacks it.
    for front in range(1, killed + 1):
        if s.asked == [2]:
            s.play(f"front artillery-fierce {front}")
        s.play(f"front infantry-fierce {front}")
    finish(s)
    assert (winner(s), s.discarded_units()) == (1, {"infantry-fierce": killed})
    assert s.figures("a12") == (1, left, 0)
    assert s.position.armies_left(0) == 6 - left
