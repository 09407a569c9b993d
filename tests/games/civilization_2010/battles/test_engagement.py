"""The engagement: battle turns, fronts, strikes and trumps, killed units, abilities in battle, combat values."""

from typing import Any

import pytest

from tests.games.civilization_2010.situation import Situation
from tests.games.civilization_2010.warfare import clash, finish, plays, raid, siege, storm, values, winner

THREE = ["infantry-weak", "infantry-even", "infantry-fierce"]
RIDERS = ["mounted-weak", "mounted-even", "mounted-fierce"]


def duel(lying: str, played: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None) -> Situation:
    """Player 2 opens a front with a unit, player 1 plays one against it; both have another unit left."""
    s = clash([played, "artillery-weak"], [lying, "artillery-weak"], p1, p2)
    s.play(f"front {lying} 1", f"front {played} 1")
    return s


# Battle turns and fronts.


@pytest.mark.rule("battle.front-a")
def test_the_defender_plays_first_then_both_play_one_unit_each_in_turn() -> None:
    s = clash(THREE, RIDERS)
    assert s.asked == [2]
    assert s.refused("done") == "battle.front-a"
    finish(s)
    assert plays(s) == [2, 1, 2, 1, 2, 1]


@pytest.mark.rule("battle.front-b")
def test_a_unit_opens_a_front_or_attacks_a_lone_enemy_and_never_joins_an_own_one() -> None:
    s = clash(["artillery-weak", *THREE[:2]], RIDERS)
    assert s.choices("front") == ["mounted-weak 1", "mounted-even 1", "mounted-fierce 1"]
    s.play("front mounted-weak 1")
    assert s.choices("front") == [
        "infantry-weak 1", "infantry-weak 2", "infantry-even 1", "infantry-even 2", "artillery-weak 1",
        "artillery-weak 2",
    ]  # fmt: skip
    assert s.refused("front infantry-weak 3") == "battle.front-b"
    s.play("front infantry-weak 2")
    assert s.refused("front mounted-even 1") == "battle.front-b"
    assert s.choices("front") == ["mounted-even 2", "mounted-even 3", "mounted-fierce 2", "mounted-fierce 3"]


@pytest.mark.rule("battle.front-c")
def test_engaged_fronts_are_closed_so_that_a_new_one_must_be_opened() -> None:
    s = clash(
        ["infantry-weak", "artillery-even", "artillery-fierce"], ["infantry-weak", "mounted-even", "mounted-weak"]
    )
    s.play("front infantry-weak 1", "front infantry-weak 1")
    assert s.fronts() == [("infantry-weak", 1, "infantry-weak", 1)]
    assert s.refused("front mounted-even 1") == "battle.front-c"
    assert s.choices("front") == ["mounted-weak 2", "mounted-even 2"]


@pytest.mark.rule("battle.front-d")
def test_a_survivor_stands_alone_and_may_be_attacked_again_but_not_joined() -> None:
    p1: dict[str, Any] = {"ranks": {"infantry": 3}}
    p2: dict[str, Any] = {"ranks": {"infantry": 2}}
    s = clash(["infantry-weak", "mounted-weak"], ["infantry-even", "infantry-weak", "mounted-even"], p1, p2)
    s.play("front infantry-even 1", "front infantry-weak 1")
    assert s.fronts() == [("infantry-weak", 3, "", 0)]
    assert "infantry-weak 1" in s.choices("front")
    s.play("front infantry-weak 1")
    assert s.fronts() == [("", 0, "infantry-weak", 3)]
    assert s.discarded_units() == {"infantry-even": 1, "infantry-weak": 1}
    assert s.refused("front mounted-weak 3") == "battle.front-b"
    assert "mounted-weak 1" in s.choices("front")


# Strikes.


@pytest.mark.rule("battle.attack-a", "limits.precedence-a")
def test_both_units_strike_at_the_same_time() -> None:
    s = duel("infantry-even", "infantry-weak", {"ranks": {"infantry": 3}}, {"ranks": {"infantry": 2}})
    assert s.fronts()[0] == ("infantry-weak", 3, "", 0)
    assert s.discarded_units() == {"infantry-even": 1}


@pytest.mark.rule("battle.attack-a")
def test_both_units_may_die_at_once() -> None:
    s = duel("infantry-even", "infantry-even")
    assert s.fronts()[0] == ("", 0, "", 0)
    assert s.discarded_units() == {"infantry-even": 2}


@pytest.mark.rule("battle.attack-b")
def test_a_trumping_unit_strikes_first_and_a_survivor_strikes_back() -> None:
    p1: dict[str, Any] = {"ranks": {"mounted": 3}}
    p2: dict[str, Any] = {"ranks": {"artillery": 3}}
    s = duel("artillery-weak", "mounted-even", p1, p2)
    assert s.fronts()[0] == ("mounted-even", 3, "artillery-weak", 4)


@pytest.mark.rule("battle.attack-c")
def test_a_unit_killed_by_a_first_strike_deals_no_wounds() -> None:
    s = duel("mounted-even", "infantry-fierce")
    assert s.fronts()[0] == ("infantry-fierce", 0, "", 0)
    assert s.discarded_units() == {"mounted-even": 1}


@pytest.mark.rule("battle.attack-c")
def test_the_unit_in_play_strikes_first_if_it_trumps_the_one_being_played() -> None:
    s = duel("infantry-weak", "mounted-fierce")
    assert s.fronts()[0] == ("", 0, "infantry-weak", 0)
    assert s.discarded_units() == {"mounted-fierce": 1}


@pytest.mark.rule("battle.attack-d", "unit.infantry", "unit.mounted", "unit.artillery")
@pytest.mark.parametrize(
    ("lying", "played", "survivor"),
    [
        ("mounted", "infantry", "infantry"),
        ("artillery", "mounted", "mounted"),
        ("infantry", "artillery", "artillery"),
        ("infantry", "mounted", "infantry"),
        ("mounted", "artillery", "mounted"),
        ("artillery", "infantry", "artillery"),
        ("infantry", "infantry", ""),
        ("mounted", "mounted", ""),
        ("artillery", "artillery", ""),
    ],
)
def test_infantry_trumps_mounted_mounted_artillery_and_artillery_infantry(
    lying: str, played: str, survivor: str
) -> None:
    s = clash([f"{played}-even", "infantry-weak"], [f"{lying}-even", "infantry-weak"])
    s.play(f"front {lying}-even 1", f"front {played}-even 1")
    front = s.fronts()[0]
    assert front[1] == front[3] == 0
    assert (front[0] + front[2]).removesuffix("-even") == survivor


@pytest.mark.rule("battle.attack-d", "unit.aircraft")
@pytest.mark.parametrize("other", ["infantry", "mounted", "artillery"])
def test_aircraft_neither_trump_nor_are_trumped(other: str) -> None:
    played = duel(f"{other}-even", "aircraft-even", {"ranks": {"aircraft": 1}})
    assert played.fronts()[0] == ("aircraft-even", 2, "", 0)
    lying = duel("aircraft-even", f"{other}-even", p2={"ranks": {"aircraft": 1}})
    assert lying.fronts()[0] == ("", 0, "aircraft-even", 2)


@pytest.mark.rule("battle.attack-e")
def test_engaged_units_do_not_strike_again() -> None:
    p1: dict[str, Any] = {"ranks": {"mounted": 3}}
    p2: dict[str, Any] = {"ranks": {"artillery": 3}}
    s = clash(
        ["mounted-even", "infantry-weak", "infantry-even"], ["artillery-weak", "mounted-weak", "mounted-even"], p1, p2
    )
    s.play("front artillery-weak 1", "front mounted-even 1", "front mounted-weak 2", "front infantry-weak 3")
    assert s.fronts()[0] == ("mounted-even", 3, "artillery-weak", 4)


@pytest.mark.rule("battle.rank-a")
@pytest.mark.parametrize(("rank", "strength", "health"), [(1, 2, 2), (2, 3, 3), (3, 4, 4), (4, 5, 5)])
def test_the_owners_rank_decides_strength_and_health(rank: int, strength: int, health: int) -> None:
    p2 = {"ranks": {"infantry": rank}}
    s = clash(["aircraft-sturdy", "aircraft-even"], ["infantry-even", "infantry-even"], {"ranks": {"aircraft": 1}}, p2)
    s.play("front infantry-even 1", "front aircraft-sturdy 1")
    assert s.fronts()[0] == ("aircraft-sturdy", strength, "", 0)
    finish(s)
    assert values(s)[1] == health


@pytest.mark.rule("battle.rank-a")
def test_a_unit_built_before_its_type_rose_uses_the_new_side() -> None:
    s = clash(["infantry-even"] * 2, [], {"techs": ["democracy"]})
    finish(s)
    assert values(s) == (6, 0)


@pytest.mark.rule("unit.infantry", "unit.mounted", "unit.artillery", "unit.aircraft")
@pytest.mark.parametrize(
    ("unit", "strength", "health"),
    [
        pytest.param("infantry-weak", 1, 3, marks=pytest.mark.card("infantry-weak")),
        pytest.param("infantry-even", 2, 2, marks=pytest.mark.card("infantry-even")),
        pytest.param("infantry-fierce", 3, 1, marks=pytest.mark.card("infantry-fierce")),
        pytest.param("mounted-weak", 1, 3, marks=pytest.mark.card("mounted-weak")),
        pytest.param("mounted-even", 2, 2, marks=pytest.mark.card("mounted-even")),
        pytest.param("mounted-fierce", 3, 1, marks=pytest.mark.card("mounted-fierce")),
        pytest.param("artillery-weak", 1, 3, marks=pytest.mark.card("artillery-weak")),
        pytest.param("artillery-even", 2, 2, marks=pytest.mark.card("artillery-even")),
        pytest.param("artillery-fierce", 3, 1, marks=pytest.mark.card("artillery-fierce")),
        pytest.param("aircraft-sturdy", 5, 7, marks=pytest.mark.card("aircraft-sturdy")),
        pytest.param("aircraft-even", 6, 6, marks=pytest.mark.card("aircraft-even")),
        pytest.param("aircraft-fierce", 7, 5, marks=pytest.mark.card("aircraft-fierce")),
    ],
)
def test_every_unit_deals_its_strength_and_counts_its_health(unit: str, strength: int, health: int) -> None:
    p1: dict[str, Any] = {"ranks": {"aircraft": 1}}
    struck = clash([unit, unit], ["aircraft-even"], p1, p1)
    struck.play(f"front {unit} 1")
    dealt = [told["count"] for told in struck.arguments("unit-wounded")]
    assert dealt[0] == strength
    alone = finish(clash([unit], [], p1))
    assert values(alone) == (health, 0)


# Killed units, and abilities of a battle turn.


IRON: dict[str, Any] = {"techs": ["mathematics"], "resources": ["iron"]}


@pytest.mark.rule("battle.kill-a", "tech.mathematics", "battle.turn-c")
@pytest.mark.card("mathematics")
def test_wounds_of_mathematics_kill_at_once() -> None:
    s = clash([*THREE], ["artillery-weak", "artillery-fierce", "mounted-weak"], IRON)
    s.play("front artillery-weak 1", "front infantry-even 2", "done", "front artillery-fierce 3")
    s.play("use mathematics-resource")
    assert (s.question, s.asked) == ("Wounding", [1])
    assert s.choices("wound") == ["1", "3"]
    assert s.refused("wound 2") == "battle.turn-c"
    s.play("wound 3")
    assert s.fronts()[2] == ("", 0, "", 0)
    assert s.discarded_units() == {"artillery-fierce": 1}
    s.play("wound 1", "wound 1")
    assert s.fronts()[0] == ("", 0, "artillery-weak", 2)
    assert s.question == "Battle"
    assert s.resources(1) == {}
    assert s.supply("iron") == 2


@pytest.mark.rule("tech.mathematics", "civ.aztec_sacrifice", "battle.losses-b")
def test_units_killed_by_mathematics_count_for_losses_and_for_the_aztecs() -> None:
    p1 = {"civilization": "aztecs", **IRON}
    s = clash(["infantry-weak"] * 3, ["artillery-fierce", "artillery-even"], p1, {"armies": ["a12", "a12"]})
    s.play("front artillery-fierce 1", "front infantry-weak 2", "done", "front artillery-even 3")
    s.play("use mathematics-resource", "wound 1", "wound 3", "wound 3")
    assert s.discarded_units() == {"artillery-fierce": 1, "artillery-even": 1}
    finish(s)
    assert (winner(s), s.culture(1)) == (1, 2)


@pytest.mark.rule("tech.mathematics")
def test_fewer_wounds_may_be_dealt_and_none_without_iron_or_enemies_in_play() -> None:
    s = clash(THREE, RIDERS, IRON)
    s.play("front mounted-weak 1", "use mathematics-resource", "wound 1", "done")
    assert s.fronts() == [("", 0, "mounted-weak", 1)]
    poor = clash(THREE, RIDERS, {"techs": ["mathematics"]})
    poor.play("front mounted-weak 1")
    assert poor.refused("use mathematics-resource") == "tech.mathematics"
    first = clash(THREE, RIDERS, p2=IRON)
    assert first.refused("use mathematics-resource") == "battle.turn-c"


@pytest.mark.rule("battle.turn-a")
def test_one_ability_may_be_used_before_the_unit_and_one_after_it_by_the_player_on_turn() -> None:
    rich = {"techs": ["mathematics", "ballistics"], "resources": ["iron", "iron"]}
    s = clash(THREE, RIDERS, {**rich, "resources": ["iron"]}, {**rich, "resources": ["iron"]})
    s.play("front mounted-weak 1")
    assert s.asked == [1]
    assert s.refused("front mounted-even 2", by=2) == "turn.own-part-a"
    assert s.choices("use") == ["mathematics-resource", "ballistics-resource"]
    s.play("front infantry-weak 2")
    assert s.choices("use") == ["mathematics-resource", "ballistics-resource"]
    s.play("use mathematics-resource", "done")
    assert s.asked == [2]
    assert s.fronts() == [("", 0, "mounted-weak", 0), ("infantry-weak", 0, "", 0)]


@pytest.mark.rule("battle.turn-a", "turn.once-a")
def test_an_ability_is_used_once_and_a_second_one_waits_for_the_unit() -> None:
    rich = {"techs": ["mathematics", "ballistics"], "resources": ["iron", "iron"]}
    s = clash(THREE, RIDERS, rich)
    s.play("front mounted-weak 1", "use mathematics-resource", "done")
    assert s.refused("use ballistics-resource") == "battle.turn-a"
    s.play("front infantry-weak 2")
    assert s.choices("use") == ["ballistics-resource"]
    assert s.refused("use mathematics-resource") == "turn.once-a"
    assert s.refused("front infantry-even 3") == "battle.front-a"


@pytest.mark.rule("tech.ballistics", "battle.turn-c")
@pytest.mark.card("ballistics")
def test_ballistics_deals_up_to_six_wounds_to_units_in_play_only() -> None:
    p1 = {"techs": ["ballistics"], "resources": ["iron"]}
    s = clash(THREE, ["mounted-fierce", "mounted-weak", "infantry-even"], p1)
    s.play("front mounted-fierce 1", "front infantry-weak 2", "done", "front mounted-weak 3")
    s.play("use ballistics-resource", "wound 1", "wound 3", "wound 3", "wound 3")
    # Four wounds were all that could be dealt: the third unit is still in hand.
    assert s.question == "Battle"
    assert s.discarded_units() == {"mounted-fierce": 1, "mounted-weak": 1}


@pytest.mark.rule("tech.ballistics")
def test_ballistics_and_mathematics_add_up_in_one_battle() -> None:
    p1 = {"techs": ["mathematics", "ballistics"], "resources": ["iron", "iron"]}
    p2: dict[str, Any] = {"ranks": {"mounted": 4}}
    s = clash(THREE, RIDERS, p1, p2)
    s.play("front mounted-weak 1", "use ballistics-resource", "wound 1", "wound 1", "wound 1", "wound 1", "wound 1")
    assert s.fronts() == [("", 0, "mounted-weak", 5)]
    s.play("done", "front infantry-weak 2", "use mathematics-resource", "wound 1")
    assert s.discarded_units() == {"mounted-weak": 1}
    assert s.question == "Battle"


@pytest.mark.rule("battle.turn-b")
def test_after_the_last_unit_a_player_has_no_more_turns_and_the_other_plays_on() -> None:
    p1 = {"armies": ["a8", "a8"]}
    p2 = {"techs": ["biology"]}
    s = clash([*THREE, "infantry-weak", "infantry-even"], ["artillery-weak"] * 3, p1, p2, group="2-0")
    s.play("front artillery-weak 1", "front infantry-weak 1", "front artillery-weak 2", "done")
    s.play("front infantry-even 3", "front artillery-weak 4")
    # Directly after the third unit Biology may still be used, within that turn.
    assert (s.asked, s.legal()) == ([2], ["use biology", "done"])
    s.play("done")
    assert s.asked == [1]
    finish(s)
    assert plays(s) == [2, 1, 2, 1, 2, 1, 1, 1]


@pytest.mark.rule("tech.animal_husbandry")
@pytest.mark.card("animal-husbandry")
def test_animal_husbandry_heals_three_wounds_once_per_battle() -> None:
    p1 = {"techs": ["animal-husbandry"], "armies": ["a8", "a4"]}
    units = ["artillery-weak", "artillery-weak", "infantry-even"]
    s = clash(units, ["artillery-even", "artillery-even", "mounted-weak"], p1)
    s.play("front artillery-even 1", "front artillery-weak 1", "done")
    s.play("front artillery-even 2", "front artillery-weak 2")
    assert [front[1] for front in s.fronts()] == [2, 2]
    s.play("use animal-husbandry")
    assert (s.question, s.choices("heal")) == ("Healing", ["1", "2"])
    s.play("heal 1", "heal 1", "heal 2")
    assert [front[1] for front in s.fronts()[:2]] == [0, 1]
    assert s.asked == [1]
    assert s.refused("use animal-husbandry") == "tech.animal_husbandry"


@pytest.mark.rule("tech.animal_husbandry")
def test_animal_husbandry_works_again_in_the_next_battle_of_the_turn() -> None:
    p1 = {"techs": ["animal-husbandry"], "armies": ["a8", "c3"]}
    s = clash(["infantry-weak"] * 2, ["infantry-weak"], p1, {"armies": ["a12", "c7"]})
    s.play("front infantry-weak 1", "use animal-husbandry")
    assert (winner(s), values(s)) == (1, (6, 2))
    s.play("march c3 1-0", "step down", "front infantry-weak 1", "use animal-husbandry")
    assert [event.message for event in s.events()].count("unit-healed") == 1
    assert values(s) == (6, 2)


@pytest.mark.rule("tech.biology")
@pytest.mark.card("biology")
def test_biology_heals_every_wound_but_raises_no_dead() -> None:
    units = ["mounted-fierce", "artillery-weak", "artillery-weak"]
    s = clash(units, ["infantry-weak", "artillery-even", "artillery-even"], {"techs": ["biology"]})
    s.play("front infantry-weak 1", "front mounted-fierce 1", "front artillery-even 2", "front artillery-weak 2")
    s.play("done", "front artillery-weak 3")
    assert [front[1] for front in s.fronts()] == [0, 2, 2]
    s.play("use biology")
    assert [told["count"] for told in s.arguments("unit-healed")] == [2, 2]
    assert (winner(s), values(s)) == (1, (6, 5))
    assert s.discarded_units() == {"mounted-fierce": 1}
    assert s.units(1) == {"artillery-weak": 2}


@pytest.mark.rule("tech.biology")
def test_biology_works_once_per_battle_and_needs_wounds() -> None:
    s = clash(["artillery-weak"] * 3, ["artillery-even", "artillery-even", "mounted-weak"], {"techs": ["biology"]})
    s.play("front artillery-even 1")
    assert s.refused("use biology") == "tech.biology"
    s.play("front artillery-weak 1", "use biology", "front artillery-even 2", "front artillery-weak 2")
    # The wounds of the second strike stay: it was used already.
    assert s.fronts()[1] == ("artillery-weak", 2, "artillery-even", 1)
    assert s.refused("use biology") == "tech.biology"


@pytest.mark.rule("tech.metalworking")
@pytest.mark.card("metalworking")
def test_metalworking_adds_three_wounds_to_the_attack_of_the_entering_unit() -> None:
    p1 = {"techs": ["metalworking"], "resources": ["iron"]}
    p2: dict[str, Any] = {"ranks": {"mounted": 4}}
    s = clash(["artillery-weak", "infantry-weak"], ["mounted-weak", "infantry-weak"], p1, p2)
    s.play("front mounted-weak 1", "use metalworking-resource", "front infantry-weak 1")
    # Strength 1 and 3 more: four wounds; the tank of strength 4 kills it in return.
    assert s.fronts()[0] == ("", 0, "mounted-weak", 4)
    assert s.resources(1) == {}
    assert s.refused("use metalworking-resource", by=2) != ""


@pytest.mark.rule("tech.metalworking")
def test_on_a_new_front_the_iron_is_spent_for_nothing_and_later_strikes_are_as_usual() -> None:
    p1 = {"techs": ["metalworking"], "resources": ["iron"]}
    s = clash(["infantry-weak"] * 2, ["infantry-weak"] * 3, p1)
    s.play("front infantry-weak 1", "use metalworking-resource", "front infantry-weak 2")
    assert s.fronts() == [("", 0, "infantry-weak", 0), ("infantry-weak", 0, "", 0)]
    s.play("front infantry-weak 2")
    assert s.fronts()[1] == ("infantry-weak", 1, "infantry-weak", 1)
    assert s.resources(1) == {}


@pytest.mark.rule("tech.metalworking")
def test_metalworking_is_used_before_the_unit_only() -> None:
    p1 = {"techs": ["metalworking", "mathematics"], "resources": ["iron", "iron"]}
    s = clash(THREE, RIDERS, p1)
    s.play("front mounted-weak 1")
    assert s.choices("use") == ["metalworking-resource", "mathematics-resource"]
    s.play("front infantry-weak 2")
    assert s.choices("use") == ["mathematics-resource"]
    assert s.refused("use metalworking-resource") == "tech.metalworking"


# Strength.


@pytest.mark.rule("civ.japanese_infantry")
@pytest.mark.card("japanese")
def test_japanese_infantry_strikes_with_one_more() -> None:
    s = duel("artillery-weak", "infantry-even", {"civilization": "japanese"})
    assert s.fronts()[0] == ("infantry-even", 1, "", 0)
    usual = duel("artillery-weak", "infantry-even")
    assert usual.fronts()[0] == ("infantry-even", 1, "artillery-weak", 2)
    mounted = duel("infantry-weak", "mounted-even", {"civilization": "japanese"})
    assert mounted.fronts()[0] == ("mounted-even", 1, "infantry-weak", 2)


@pytest.mark.rule("wonder.himeji_samurai_castle")
@pytest.mark.card("himeji-samurai-castle")
def test_himeji_adds_one_to_every_strength_and_to_the_japanese_infantry_as_well() -> None:
    p1 = {"civilization": "japanese"}
    p2: dict[str, Any] = {"ranks": {"aircraft": 1}}
    s = clash(
        ["infantry-even", "artillery-even"],
        ["aircraft-even", "aircraft-even"],
        p1,
        p2,
        pieces={"a2": "himeji-samurai-castle"},
    )
    s.play("front aircraft-even 1", "front infantry-even 1", "front artillery-even 2")
    assert [event.arguments["count"] for event in s.log if event.message == "unit-wounded"][::2] == [4, 3]
    assert s.discarded_units() == {"infantry-even": 1, "artillery-even": 1}


@pytest.mark.rule("wonder.pentagon")
@pytest.mark.card("pentagon")
def test_units_of_the_pentagon_are_not_trumped_but_trump_others() -> None:
    pieces = {"a2": "pentagon"}
    s = clash(["mounted-even", "infantry-even"], ["infantry-even", "mounted-even"], pieces=pieces)
    s.play("front infantry-even 1", "front mounted-even 1")
    assert s.fronts()[0] == ("", 0, "", 0)
    s.play("front infantry-even 2")
    assert s.discarded_units() == {"infantry-even": 1, "mounted-even": 2}
    assert (winner(s), values(s)) == (1, (2, 0))


# The result.


@pytest.mark.rule("battle.result-a", "limits.precedence-a")
def test_health_without_wounds_and_the_bonus_card_decide() -> None:
    p1: dict[str, Any] = {"ranks": {"infantry": 3, "artillery": 3}}
    p2: dict[str, Any] = {"ranks": {"infantry": 2, "mounted": 3}}
    pieces = {"a2": "great-general", "b6": "barracks"}
    s = clash(["infantry-weak", "artillery-weak"], ["infantry-even", "mounted-even"], p1, p2, pieces=pieces)
    s.play("front infantry-even 1", "front infantry-weak 1", "front mounted-even 2", "front artillery-weak 2")
    assert values(s) == (5, 1)
    assert winner(s) == 1


@pytest.mark.rule("battle.result-b")
def test_the_defender_wins_a_tie() -> None:
    s = clash(["infantry-even"] * 2, [], pieces={"b6": "great-general"})
    finish(s)
    assert values(s) == (4, 4)
    assert winner(s) == 2
    more = clash(["infantry-even", "infantry-weak"], [], pieces={"b6": "great-general"})
    finish(more)
    assert (values(more), winner(more)) == ((5, 4), 1)


@pytest.mark.rule("battle.result-c")
def test_a_walled_capital_without_units_beats_fifteen_health() -> None:
    p1 = {"armies": ["b3", "b3"]}
    s = storm(["infantry-weak"] * 5, [], p1, {"walls": ["b11"]}, group="2-0")
    finish(s)
    assert (values(s), winner(s)) == ((16, 15), 2)
    assert s.armies(1) == []
    assert not s.winners


@pytest.mark.rule("battle.retreat-a")
def test_nobody_can_withdraw() -> None:
    p1 = {"armies": ["a14", "a14", "a14"], "techs": ["masonry"]}
    units = ["infantry-weak"] * 5 + ["infantry-even"] * 2
    s = siege(units, [], p1, group="3-0")
    assert {text.split()[0] for text in s.legal()} == {"front"}
    for action in ("stop", "pass", "refuse", "march a14 1-0"):
        assert s.refused(action) == "battle.retreat-a"
    assert s.refused("done") == "battle.front-a"


@pytest.mark.rule("battle.turn-a", "battle.barbarian-a")
def test_who_plays_for_barbarians_has_no_abilities() -> None:
    s = raid(["infantry-weak"], p2={"techs": ["metalworking", "animal-husbandry"], "resources": ["iron"]})
    assert s.asked == [2]
    assert s.choices("use") == []
    assert s.refused("use metalworking-resource") == "battle.barbarian-a"
