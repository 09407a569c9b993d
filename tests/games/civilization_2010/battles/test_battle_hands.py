"""How battles begin: who fights, what happens before the hands, the hands themselves, the combat bonus."""

from typing import Any

import pytest

from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import (
    battlefield,
    bonus_card,
    bonus_sums,
    clash,
    finish,
    hand_sizes,
    raid,
    siege,
    storm,
    winner,
)

EIGHT = {
    "infantry-weak": 1, "infantry-even": 1, "infantry-fierce": 1, "mounted-weak": 1, "mounted-even": 1,
    "mounted-fierce": 1, "artillery-weak": 1, "artillery-even": 1,
}  # fmt: skip
STRONG = ["infantry-weak"] * 3
GUARDS = ["mounted-weak"] * 3


# How a battle starts.


@pytest.mark.rule("battle.start-a")
def test_an_army_that_enters_a_square_with_an_enemy_army_attacks_and_its_move_ends_there() -> None:
    p1 = {"techs": ["horseback-riding"], "armies": ["a8", "c1"]}
    s = clash(STRONG, [], p1, {"scouts": ["a12"]})
    assert s.question == "Battle"
    assert s.arguments("battle-army") == [{"seat": 0, "other": 1, "square": "square-a12"}]
    finish(s)
    assert winner(s) == 1
    assert s.figures("a12") == (1, 1, 0)
    assert (s.armies(2), s.scouts(2)) == ([], [])
    assert s.question == "Movement"
    assert s.choices("march") == ["c1 1-0"]


@pytest.mark.rule("battle.start-a")
def test_entering_an_enemy_city_or_a_village_starts_a_battle_too() -> None:
    assert siege(STRONG, []).arguments("battle-city") == [{"seat": 0, "other": 1, "square": "square-e6"}]
    assert raid(STRONG).arguments("battle-village") == [{"seat": 0, "other": 1, "square": "square-a12"}]


@pytest.mark.rule("battle.steps-a", "tech.combustion_walls", "event.duty_and_honor")
def test_walls_fall_and_free_units_come_before_the_hands_and_the_bonus_after_them() -> None:
    p2 = {"walls": ["e6"], "events": ["duty-and-honor"]}
    s = siege(STRONG, [], {"techs": ["combustion"]}, p2, decks={"infantry": ["infantry-fierce"]})
    assert s.asked == [2]
    s.play("play duty-and-honor", "recruit infantry")
    told = ["walls-fallen", "event-played", "unit-built", "hand-drawn", "hand-drawn", "combat-bonus"]
    assert [message for message in s.messages() if message in told] == told
    assert s.fronts() == [("", 0, "infantry-fierce", 0)]
    assert bonus_card(s) == (2, 6)


@pytest.mark.rule("battle.steps-a")
def test_events_cannot_be_played_once_the_hands_are_drawn() -> None:
    s = clash(STRONG, GUARDS, p2={"events": ["duty-and-honor"]})
    s.play("done")
    assert (s.asked, s.question) == ([2], "Battle")
    assert s.refused("play duty-and-honor") == "battle.steps-a"


# Events before the hand is drawn.


@pytest.mark.rule("event.duty_and_honor")
@pytest.mark.card("duty-and-honor")
def test_duty_and_honor_builds_one_unit_for_the_hand() -> None:
    s = clash(["infantry-weak"] * 2, GUARDS, {"events": ["duty-and-honor"]}, decks={"mounted": ["mounted-fierce"]})
    assert s.asked == [1]
    s.play("play duty-and-honor", "recruit mounted")
    assert s.battle_hand(0) == ["infantry-weak", "infantry-weak", "mounted-fierce"]
    assert s.hand(1) == {}
    assert s.discarded_events() == ["duty-and-honor"]


@pytest.mark.rule("event.nationalism")
@pytest.mark.card("nationalism")
def test_nationalism_builds_up_to_two_units() -> None:
    s = clash(STRONG, GUARDS, {"events": ["nationalism"]})
    s.play("play nationalism", "recruit artillery", "recruit infantry")
    assert hand_sizes(s) == [(1, 3), (2, 3)]
    assert s.empire(1).unit_total() + len(s.battle_hand(0)) == 5
    fewer = clash(STRONG, GUARDS, {"events": ["nationalism"]})
    fewer.play("play nationalism", "recruit artillery", "done")
    assert fewer.empire(1).unit_total() + len(fewer.battle_hand(0)) == 4


@pytest.mark.rule("event.patriotism")
@pytest.mark.card("patriotism")
def test_patriotism_builds_up_to_three_units_that_a_city_can_draw_at_once() -> None:
    s = siege(STRONG, [], p2={"events": ["patriotism"]})
    assert s.asked == [2]
    s.play("play patriotism", "recruit infantry", "recruit mounted", "recruit artillery")
    assert hand_sizes(s) == [(1, 3), (2, 3)]
    assert s.units(2) == {}


@pytest.mark.rule("event.duty_and_honor", "event.nationalism", "event.patriotism")
def test_units_are_built_in_the_own_battle_only_and_several_cards_may_be_played() -> None:
    quiet = battlefield({"events": ["duty-and-honor", "nationalism"]}, {})
    assert "play duty-and-honor" not in quiet.legal()
    s = clash([], GUARDS, {"events": ["duty-and-honor", "nationalism"]})
    s.play("play duty-and-honor", "recruit infantry", "play nationalism", "recruit infantry", "recruit infantry")
    assert hand_sizes(s) == [(1, 3), (2, 3)]


@pytest.mark.rule("event.duty_and_honor")
def test_whoever_holds_any_event_is_asked_so_that_being_asked_tells_nothing() -> None:
    s = clash(STRONG, GUARDS, {"events": ["drought"]})
    assert (s.asked, s.legal()) == ([1], ["done"])
    assert s.refused("play duty-and-honor").startswith("event.")


# Battle hands.


def lined_up(armies: int, **more: Any) -> Situation:
    """Player 1 attacks with so many armies and eight units."""
    techs = [*more.pop("techs", []), *(["masonry"] if armies > 2 else [])]
    return clash([], [], {"units": EIGHT, "armies": ["a8"] * armies, "techs": techs, **more}, group=f"{armies}-0")


@pytest.mark.rule("battle.hand-a")
@pytest.mark.parametrize(("armies", "size"), [(1, 3), (2, 5), (3, 7)])
def test_the_hand_is_three_and_two_more_for_each_further_army(armies: int, size: int) -> None:
    assert hand_sizes(lined_up(armies))[0] == (1, size)


@pytest.mark.rule("battle.hand-a", "battle.hand-d")
def test_a_defended_city_draws_six_whatever_armies_are_around() -> None:
    assert hand_sizes(siege(STRONG, [], p2={"units": EIGHT}))[1] == (2, 6)
    assert hand_sizes(siege(STRONG, [], p2={"units": EIGHT, "armies": ["e5", "e7"]}))[1] == (2, 6)


@pytest.mark.rule("battle.hand-a")
def test_communism_computers_and_barbarians_have_hands_of_their_own() -> None:
    assert hand_sizes(lined_up(2, government="communism-gov"))[0] == (1, 6)
    assert hand_sizes(lined_up(1, techs=["computers"], coins=9))[0] == (1, 5)
    assert hand_sizes(raid(STRONG))[1] == (0, 3)


@pytest.mark.rule("tech.computers")
@pytest.mark.card("computers")
@pytest.mark.parametrize(("coins", "size"), [(3, 3), (4, 4), (8, 4), (9, 5)])
def test_computers_add_a_unit_for_every_five_coins_their_own_included(coins: int, size: int) -> None:
    s = lined_up(1, techs=["computers"], coins=coins)
    assert s.coins(1) == coins + 1
    assert hand_sizes(s)[0] == (1, size)


@pytest.mark.rule("battle.hand-b")
def test_who_has_fewer_units_takes_all_even_none_and_the_battle_is_fought() -> None:
    s = clash(STRONG, [], {"armies": ["a8", "a8"]}, group="2-0")
    assert hand_sizes(s) == [(1, 3), (2, 0)]
    city = siege(STRONG, [])
    assert hand_sizes(city) == [(1, 3), (2, 0)]
    finish(city)
    assert winner(city) == 1
    assert city.arguments("battle-won") == [{"seat": 0, "other": 1, "value": 9, "against": 6}]


@pytest.mark.untraced
@pytest.mark.rule("battle.hand-c")
def test_the_hand_is_drawn_at_random_from_all_units() -> None:
    drawn = dict.fromkeys(EIGHT, 0)
    for seed in range(160):
        s = clash([], [], {"units": EIGHT}, seed=seed)
        assert len(s.battle_hand(0)) == 3
        assert s.empire(1).unit_total() == 5
        for unit in s.battle_hand(0):
            drawn[unit] += 1
    assert sum(drawn.values()) == 480
    assert all(35 <= count <= 85 for count in drawn.values()), drawn


@pytest.mark.rule("battle.hand-c")
def test_hands_are_secret_until_played_and_undrawn_units_take_no_part() -> None:
    s = clash([], [], {"units": EIGHT}, {"units": EIGHT})
    for player in (1, 2):
        own, other = s.view(player)["battle"]["hands"][player - 1], s.view(player)["battle"]["hands"][2 - player]
        assert sorted(own["units"]) == sorted(s.battle_hand(player - 1))
        assert other == {"count": 3}
    assert all("units" not in hand for hand in s.view()["battle"]["hands"])
    private = [event for event in s.log if event.message == "hand-units"]
    assert [event.audience for event in private] == [1, 2]
    undrawn = next(unit for unit in EIGHT if unit not in s.battle_hand(1))
    assert s.refused(f"front {undrawn} 1") == "battle.hand-c"
    finish(s)
    assert s.empire(1).unit_total() == s.empire(2).unit_total() == 8


@pytest.mark.rule("battle.hand-d")
def test_scouts_and_armies_elsewhere_add_nothing_to_the_hand() -> None:
    p1 = {"units": EIGHT, "armies": ["a8", "a4"], "scouts": ["a8"]}
    p2 = {"units": EIGHT, "armies": ["a12", "a16"], "scouts": ["a12"]}
    assert hand_sizes(clash([], [], p1, p2, group="1-1")) == [(1, 3), (2, 3)]


# The Oracle.


@pytest.mark.rule("wonder.oracle")
@pytest.mark.card("oracle")
def test_the_opponent_of_the_oracle_plays_with_an_open_hand() -> None:
    s = clash([], [], {"units": EIGHT}, {"units": EIGHT}, pieces={"a2": "oracle"})
    hands = s.view(1)["battle"]["hands"]
    assert sorted(hands[1]["units"]) == sorted(s.battle_hand(1))
    assert "units" not in s.view(2)["battle"]["hands"][0]
    assert "units" not in s.view()["battle"]["hands"][1]
    assert [event.audience for event in s.log if event.message == "hand-units"] == [1, 3]
    assert "units" not in s.view(1)["civilizations"][1]


@pytest.mark.rule("wonder.oracle")
def test_the_oracle_shows_barbarians_to_the_attacker_and_nothing_while_it_is_blockaded() -> None:
    s = raid(STRONG, pieces={"a2": "oracle"})
    assert len(s.view(1)["battle"]["hands"][1]["units"]) == 3
    assert len(s.view(2)["battle"]["hands"][1]["units"]) == 3
    blind = clash([], [], {"units": EIGHT}, {"units": EIGHT, "armies": ["a12", "a2"]}, pieces={"a2": "oracle"})
    assert "units" not in blind.view(1)["battle"]["hands"][1]


# The combat bonus.


@pytest.mark.rule("battle.bonus-a")
def test_the_larger_sum_takes_the_difference() -> None:
    s = clash(STRONG, GUARDS, pieces={"a2": "great-general", "b6": "barracks"})
    assert bonus_sums(s) == (4, 2)
    assert bonus_card(s) == (1, 2)
    assert bonus_card(clash(STRONG, GUARDS, pieces={"a2": "great-general", "b6": "academy"})) == (0, 0)
    assert bonus_card(clash(STRONG, GUARDS, pieces={"b6": "barracks"})) == (2, 2)


@pytest.mark.rule("battle.bonus-b")
@pytest.mark.parametrize(("walls", "bonus"), [([], 6), (["e6"], 10)])
def test_a_city_defends_with_six_and_walls_with_four_more(walls: list[str], bonus: int) -> None:
    assert bonus_card(siege(STRONG, GUARDS, p2={"walls": walls})) == (2, bonus)


@pytest.mark.rule("battle.bonus-b")
@pytest.mark.parametrize(("walls", "bonus"), [([], 12), (["b11"], 16)])
def test_a_capital_defends_with_twelve_and_walls_with_four_more(walls: list[str], bonus: int) -> None:
    assert bonus_card(storm(STRONG, GUARDS, p2={"walls": walls})) == (2, bonus)


@pytest.mark.rule("battle.bonus-b")
def test_cities_add_nothing_for_attackers_nor_elsewhere() -> None:
    assert bonus_sums(clash(STRONG, GUARDS, {"walls": ["a6"]}, {"walls": ["b11"]})) == (0, 0)
    assert bonus_sums(siege(STRONG, GUARDS, {"walls": ["a6"]}, {"walls": ["b11"]})) == (6, 0)


@pytest.mark.rule("battle.bonus-c")
def test_all_sources_add_up_wherever_they_are_unless_they_are_blockaded() -> None:
    pieces = {
        "a1": "academy", "a2": "great-general", "a3": "great-general", "a5": "statue-of-zeus", "e2": "shipyard",
    }  # fmt: skip
    p1 = {"civilization": "french", "government": "fundamentalism", "cities": ["a6", "e6"]}
    blockaded = clash(STRONG, GUARDS, p1, {"armies": ["a12", "a3"]}, pieces=pieces, squares={"e2": "water"})
    assert bonus_sums(blockaded) == (22, 0)
    free = clash(STRONG, GUARDS, p1, pieces=pieces, squares={"e2": "water"})
    assert bonus_sums(free) == (26, 0)


@pytest.mark.rule("civ.french_combat")
@pytest.mark.card("french")
def test_the_french_add_two_in_every_battle() -> None:
    s = clash(STRONG, GUARDS, {"civilization": "french"}, pieces={"b6": "barracks"})
    assert bonus_sums(s) == (2, 2)
    assert bonus_card(s) == (0, 0)
    defending = clash(STRONG, GUARDS, p2={"civilization": "french"})
    assert bonus_card(defending) == (2, 2)


@pytest.mark.rule("wonder.statue_of_zeus")
@pytest.mark.card("statue-of-zeus")
def test_the_statue_of_zeus_adds_six_in_every_battle() -> None:
    s = siege(STRONG, GUARDS, pieces={"a2": "statue-of-zeus"})
    assert bonus_sums(s) == (6, 6)
    assert bonus_card(s) == (0, 0)
    assert bonus_card(clash(STRONG, GUARDS, pieces={"b6": "statue-of-zeus"})) == (2, 6)
    obsolete = clash(STRONG, GUARDS, pieces={"b6": "statue-of-zeus"}, wonders={"obsolete": ["statue-of-zeus"]})
    assert bonus_card(obsolete) == (0, 0)


@pytest.mark.rule("citystate.fight-a")
@pytest.mark.card("city-state-4")
def test_armies_on_a_city_state_defend_with_four_more_and_its_icon_counts_everywhere() -> None:
    assert bonus_card(clash(STRONG, GUARDS, pieces={"a12": "city-state-4"})) == (2, 6)
    assert bonus_card(clash(STRONG, GUARDS, pieces={"a12": "city-state-1"})) == (2, 4)
    p1 = {"units": STRONG, "armies": ["a8", "a4"]}
    elsewhere = clash([], GUARDS, p1, pieces={"a4": "city-state-4"})
    assert bonus_card(elsewhere) == (1, 2)


@pytest.mark.rule("tech.combustion_walls")
def test_combustion_fells_the_walls_of_a_capital_for_good_even_if_the_attack_fails() -> None:
    s = storm(STRONG, GUARDS, {"techs": ["combustion"]}, {"walls": ["b11"]})
    assert s.arguments("walls-fallen") == [{"seat": 0, "other": 1, "square": "square-b11"}]
    assert bonus_card(s) == (2, 12)
    finish(s)
    assert winner(s) == 2
    assert s.empire(2).walls == [0]


@pytest.mark.rule("tech.combustion_walls")
def test_walls_stand_against_attackers_without_combustion_and_in_other_battles() -> None:
    assert bonus_card(storm(STRONG, GUARDS, p2={"walls": ["b11"], "techs": ["combustion"]})) == (2, 16)
    s = clash(STRONG, GUARDS, {"techs": ["combustion"]}, {"walls": ["b11"]})
    assert s.empire(2).walls == [1]


# An army built onto enemies.


@pytest.mark.rule("build.figure-place-c")
def test_an_army_built_onto_an_enemy_fights_alone_and_at_once() -> None:
    p1 = {"units": EIGHT, "armies": ["a5"], "trade": 27}
    p2 = {"units": GUARDS, "armies": ["a9"]}
    s = situation("city-management", p1=p1, p2=p2)
    s.play("produce capital", "build army", "at a9")
    assert s.question == "Battle"
    assert s.phase == "city-management"
    assert hand_sizes(s) == [(1, 3), (2, 3)]
    assert s.group() == (1, "", 1, 0)


@pytest.mark.rule("build.figure-place-c")
def test_if_it_loses_the_new_army_is_gone_and_the_defender_has_loot() -> None:
    s = situation("city-management", p1={"trade": 27}, p2={"units": GUARDS, "armies": ["a9"]})
    s.play("produce capital", "build army", "at a9")
    finish(s)
    assert winner(s) == 2
    assert s.armies(1) == []
    assert s.arguments("loot-won") == [{"seat": 1, "other": 0, "count": 1}]
    assert s.figures("a9") == (2, 1, 0)


@pytest.mark.rule("build.figure-place-c")
def test_if_it_wins_the_new_army_stands_there_and_may_still_move_this_turn() -> None:
    s = situation("city-management", p1={"units": STRONG, "trade": 27}, p2={"armies": ["a9"]})
    s.play("produce capital", "build army", "at a9")
    finish(s)
    assert s.figures("a9") == (1, 1, 0)
    s.pass_until(phase="movement", player=1)
    assert "a9 1-0" in s.choices("march")
