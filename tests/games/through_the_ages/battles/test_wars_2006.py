"""Wars of the full game of the first edition."""

from typing import Any

import pytest

from civitas.games.through_the_ages.battles.war import withstands_war
from tests.games.through_the_ages.conflict import culture, discarded, politics, quietly, strengths, strong, war
from tests.games.through_the_ages.situation import FIRST, Situation, situation

# Declaring.


@pytest.mark.rule("full.war-a", "full.war-h")
@pytest.mark.card("war-over-territory")
def test_a_declared_war_lies_open_and_does_nothing_yet() -> None:
    s = politics(FIRST, age="II", p1={"military": 4, "yellow": 8, "military_hand": ["war-over-territory"]})
    s.play("declare war-over-territory 2")
    assert (s.civ(1).military, s.civ(1).yellow) == (1, 8)
    assert s.told(1)["war"] == ["war-over-territory", 2]
    assert s.question == "ActionPhase"


PRICES = {
    "war-over-culture-ii": 3,
    "war-over-resources": 2,
    "war-over-technology": 2,
    "war-over-territory": 3,
    "war-over-culture-iii": 3,
    "holy-war": 3,
}


@pytest.mark.rule("full.war-a")
@pytest.mark.card("war-over-culture-ii", "war-over-resources", "war-over-technology", "war-over-territory")
@pytest.mark.card("war-over-culture-iii", "holy-war")
@pytest.mark.parametrize("card", PRICES)
def test_a_war_costs_military_actions(card: str) -> None:
    s = politics(FIRST, age="III", p1={"military": PRICES[card], "military_hand": [card]})
    s.play(f"declare {card} 2")
    assert s.civ(1).military == 0
    s = politics(FIRST, age="III", p1={"military": PRICES[card] - 1, "military_hand": [card]})
    assert s.refused(f"declare {card} 2") == "full.war-a"
    assert s.refused(f"declare {card} 1") == "full.war-a"


@pytest.mark.rule("full.war-l", "card.iii_peace_treaty")
@pytest.mark.card("peace-treaty")
def test_a_pact_that_forbids_attacks_forbids_wars() -> None:
    own = {"military": 5, "military_hand": ["war-over-culture-ii"], "pact": ["peace-treaty", 2]}
    s = politics(FIRST, players=3, age="III", p1=own)
    assert s.refused("declare war-over-culture-ii 2") == "full.war-l"
    assert s.allows("declare war-over-culture-ii 3")


@pytest.mark.rule("card.iii_loss_of_sovereignty")
@pytest.mark.card("loss-of-sovereignty")
def test_nobody_declares_war_on_side_b_of_loss_of_sovereignty() -> None:
    own = {"military": 5, "military_hand": ["war-over-culture-iii", "armed-intervention"]}
    s = politics(FIRST, players=3, age="III", active=3, p1={"pact": ["loss-of-sovereignty", 2, "a"]}, p3=own)
    assert s.refused("declare war-over-culture-iii 2") == "full.war-l"
    assert s.allows("declare war-over-culture-iii 1")
    assert s.allows("attack armed-intervention 2")


@pytest.mark.rule("card.i_joan_of_arc", "full.war-a")
@pytest.mark.card("joan-of-arc")
def test_joan_of_arc_scores_once_for_a_war_when_it_is_declared() -> None:
    own = strong(9, military=5, military_hand=["war-over-resources"])
    s = politics(FIRST, age="II", p1=own, p2={"leader": "joan-of-arc", "culture": 10})
    s.play("declare war-over-resources 2")
    assert s.civ(2).culture == 15
    s = war(FIRST, "war-over-resources", (9, 4), age="II", p2={"leader": "joan-of-arc", "culture": 15})
    assert s.civ(2).culture == 15


@pytest.mark.rule("full.war-h")
def test_deciding_a_war_leaves_the_political_action() -> None:
    s = war(FIRST, "war-over-culture-ii", (9, 4), p1={"military": 5, "military_hand": ["spy", "holy-war"]})
    assert (s.question, s.asked) == ("Politics", [1])
    assert s.allows("attack spy 2")
    assert s.allows("declare holy-war 2")


# Deciding.


@pytest.mark.rule("full.war-b", "card.ii_war_over_territory", "full.turn-a")
@pytest.mark.card("war-over-territory")
def test_the_strengths_at_the_start_of_the_next_turn_count() -> None:
    s = politics(
        FIRST,
        age="II",
        round=8,
        p1=strong(12, yellow=12, government="monarchy", specials=["warfare"], military_hand=["war-over-territory"]),
        p2=strong(9, yellow=12),
    )
    s.play("declare war-over-territory 2")
    s.pass_until("ActionPhase", 2)
    s.play("destroy warriors", "done")
    assert (s.question, s.asked) == ("Sacrifice", [1])
    yellow = [s.civ(1).yellow, s.civ(2).yellow]
    quietly(s)
    # 13 against 8, no longer against 9: one token, and one for every full three points.
    (won,) = s.arguments("war-won")
    assert (won["attack"], won["defence"]) == (13, 8)
    assert [s.civ(1).yellow, s.civ(2).yellow] == [yellow[0] + 2, yellow[1] - 2]


@pytest.mark.rule("full.war-b", "full.war-k")
@pytest.mark.card("war-over-culture-ii")
def test_the_target_has_a_whole_turn_to_arm() -> None:
    s = politics(
        FIRST,
        age="II",
        round=8,
        p1=strong(12, military=3, culture=10, military_hand=["war-over-culture-ii"]),
        p2={
            "workers": {"warriors": 8, "swordsmen": 0},
            "tokens": {"bronze": 9},
            "unused": 3,
            "yellow": 15,
            "government": "monarchy",
        },
    )
    s.play("declare war-over-culture-ii 2")
    s.pass_until("ActionPhase", 2)
    s.play("build swordsmen", "build swordsmen", "build swordsmen", "done")
    assert (s.question, s.asked) == ("Sacrifice", [1])
    quietly(s)
    (won,) = s.arguments("war-won")
    assert (won["seat"], won["attack"], won["defence"]) == (1, 12, 14)
    assert s.arguments("culture-taken")[0]["points"] == 2


@pytest.mark.rule("full.turn-a")
def test_the_row_is_refilled_before_a_war_is_decided_unless_agreed_otherwise() -> None:
    for option, expected in ((False, ["dealt", "war-won"]), (True, ["war-won", "dealt"])):
        s = situation(
            FIRST,
            step="refill",
            age="II",
            round=8,
            options={"war_before_refill": option},
            p1=strong(9, war=["war-over-culture-ii", 2]),
        )
        quietly(s)
        assert [message for message in s.messages() if message in ("dealt", "war-won")] == expected
        assert s.question == "ActionPhase"


@pytest.mark.rule("full.war-c")
def test_first_the_declarer_then_the_opponent_may_sacrifice_units() -> None:
    s = situation(
        FIRST,
        age="III",
        step="war",
        p1={"workers": {"warriors": 5, "knights": 1}, "war": ["war-over-culture-ii", 2], "yellow": 9},
        p2={"workers": {"warriors": 6, "swordsmen": 2}, "culture": 20, "yellow": 9},
    )
    assert (s.question, s.asked) == ("Sacrifice", [1])
    s.play("sacrifice knights", "sacrifice warriors", "done")
    assert (s.question, s.asked) == ("Sacrifice", [2])
    assert s.view(2)["question"]["attack"] == 10
    s.play("sacrifice swordsmen", "done")
    (won,) = s.arguments("war-won")
    assert (won["seat"], won["attack"], won["defence"]) == (1, 10, 12)
    assert (s.question, s.asked) == ("ActionPhase", [1])


@pytest.mark.rule("full.war-c", "full.war-b")
def test_sacrificed_units_count_twice_in_a_war() -> None:
    s = situation(
        FIRST,
        age="III",
        step="war",
        p1={"workers": {"warriors": 6, "knights": 1}, "war": ["war-over-culture-ii", 2], "yellow": 9},
        p2=strong(7, culture=20, yellow=9),
    )
    s.play("sacrifice knights", "sacrifice warriors", "done", "sacrifice warriors", "done")
    (won,) = s.arguments("war-won")
    assert (won["seat"], won["attack"], won["defence"]) == (0, 11, 8)
    assert culture(s) == [3, 17]
    assert strengths(s) == [5, 6]
    assert (s.civ(1).yellow, s.civ(2).yellow) == (11, 10)


@pytest.mark.rule("full.war-c", "card.ii_war_over_territory")
def test_sacrificed_workers_are_not_in_the_bank_yet_when_tokens_are_taken() -> None:
    s = situation(
        FIRST,
        age="III",
        step="war",
        p1=strong(9, war=["war-over-territory", 2], yellow=5),
        p2=strong(3, yellow=0),
    )
    s.play("done", "sacrifice warriors", "done")
    assert (s.civ(1).yellow, s.civ(2).yellow) == (5, 1)


@pytest.mark.rule("full.war-d")
@pytest.mark.card("military-bonus-iii")
def test_no_bonus_cards_are_used_in_a_war() -> None:
    cards = ["military-bonus-iii"] * 2
    s = situation(
        FIRST,
        age="III",
        step="war",
        p1=strong(9, war=["war-over-culture-iii", 2], military_hand=cards),
        p2=strong(7, culture=20, military_hand=cards),
    )
    assert s.refused("defend military-bonus-iii") == "full.war-d"
    s.play("done")
    assert s.legal() == ["sacrifice warriors", "done"]
    s.play("done")
    assert culture(s) == [2, 18]
    assert s.military_hand(2) == cards


@pytest.mark.rule("full.war-e", "card.ii_war_over_culture", "card.iii_war_over_culture")
@pytest.mark.card("war-over-culture-ii", "war-over-culture-iii")
@pytest.mark.parametrize("card", ["war-over-culture-ii", "war-over-culture-iii"])
@pytest.mark.parametrize(
    ("strengths", "after"), [((10, 14), [26, 14]), ((16, 10), [36, 4]), ((12, 12), [30, 10]), ((13, 12), [31, 9])]
)
def test_the_stronger_side_takes_culture_equal_to_the_advantage(
    card: str, strengths: tuple[int, int], after: list[int]
) -> None:
    s = war(FIRST, card, strengths, p1={"culture": 30}, p2={"culture": 10})
    assert culture(s) == after
    assert discarded(s) == [card]


@pytest.mark.rule("full.war-f")
def test_a_tie_has_no_effect() -> None:
    s = war(FIRST, "war-over-culture-ii", (12, 12), p1={"culture": 5}, p2={"culture": 5})
    assert (culture(s), s.discards("II"), "war" in s.told(1)) == ([5, 5], ["war-over-culture-ii"], False)
    assert len(s.events("war-tied")) == 1


@pytest.mark.rule("full.war-g")
def test_the_winner_takes_no_more_than_there_is() -> None:
    s = war(FIRST, "war-over-culture-ii", (19, 10), p2={"culture": 4})
    assert culture(s) == [4, 0]


@pytest.mark.rule("full.war-i")
def test_several_wars_on_one_player_are_decided_in_the_turns_of_their_declarers() -> None:
    s = situation(
        FIRST,
        players=3,
        age="III",
        round=12,
        step="war",
        p1=strong(9, war=["war-over-culture-ii", 2]),
        p2=strong(7, culture=20),
        p3=strong(12, war=["war-over-culture-iii", 2]),
    )
    quietly(s)
    assert [event["seat"] for event in s.arguments("war-won")] == [0]
    s.pass_until("Sacrifice", 3)
    assert len(s.events("war-won")) == 1
    quietly(s)
    assert [(event["seat"], event["points"]) for event in s.arguments("culture-taken")] == [(0, 2), (2, 5)]


@pytest.mark.rule("full.war-j", "full.age-e")
@pytest.mark.card("war-over-resources")
def test_a_declared_war_survives_the_end_of_its_age() -> None:
    s = situation(
        FIRST,
        age="III",
        round=12,
        step="refill",
        civil_deck=["computers"],
        p1=strong(9, war=["war-over-resources", 2], military_hand=["spy"]),
        p2=strong(4, tokens={"bronze": 5}),
    )
    assert s.position.age == 4
    assert s.military_hand(1) == []
    assert s.told(1)["war"] == ["war-over-resources", 2]
    quietly(s)
    assert s.goods(1) == (0, 5)


@pytest.mark.rule("full.war-l")
def test_a_pact_concluded_later_does_not_stop_a_war() -> None:
    s = war(FIRST, "war-over-culture-ii", (9, 4), players=3, p1={"pact": ["peace-treaty", 2]}, p2={"culture": 9})
    assert culture(s)[:2] == [5, 4]
    assert s.told(1)["pact"][0] == "peace-treaty"


@pytest.mark.rule("card.i_open_borders_agreement")
@pytest.mark.card("open-borders-agreement")
@pytest.mark.parametrize(("defender", "after"), [(11, [1, 9]), (12, [0, 10]), (13, [0, 10])])
def test_open_borders_help_the_declarer_of_a_war(defender: int, after: list[int]) -> None:
    pact = {"pact": ["open-borders-agreement", 2]}
    s = war(FIRST, "war-over-culture-ii", (9, defender), players=3, p1=pact, p2={"culture": 10})
    assert culture(s)[:2] == after


# The last round.


@pytest.mark.rule("full.end-e")
def test_wars_of_the_last_round_are_a_plain_comparison() -> None:
    s = situation(
        FIRST,
        age="IV",
        round=20,
        last_round=20,
        step="war",
        p1=strong(14, war=["war-over-culture-iii", 2]),
        p2=strong(12, culture=9),
    )
    assert (s.question, culture(s)) == ("ActionPhase", [2, 7])


@pytest.mark.rule("full.end-f")
def test_a_war_declared_in_the_last_round_is_never_decided() -> None:
    s = politics(
        FIRST,
        age="IV",
        round=20,
        last_round=20,
        start=1,
        active=2,
        p1={"culture": 30},
        p2=strong(30, military=3, culture=10, military_hand=["war-over-culture-iii"]),
    )
    s.play("declare war-over-culture-iii 1")
    assert s.civ(2).military == 0
    s.pass_until("", 3)
    assert s.position.is_over
    assert s.events("war-won") == s.events("culture-taken") == []
    assert s.civ(1).culture == 30


# Spoils.


@pytest.mark.rule("card.ii_war_over_resources", "card.principle-h")
@pytest.mark.card("war-over-resources")
def test_the_winner_of_a_war_over_resources_chooses_the_mix() -> None:
    s = war(FIRST, "war-over-resources", (9, 4), p2={"tokens": {"agriculture": 4, "bronze": 3}})
    assert (s.question, s.legal()) == ("Plunder", ["split 2", "split 3", "split 4"])
    assert s.refused("split 1") == "card.ii_war_over_resources"
    s.play("split 2")
    assert (s.goods(2), s.goods(1)) == ((2, 0), (2, 3))
    assert s.discards("II") == ["war-over-resources"]


@pytest.mark.rule("card.ii_war_over_resources", "full.war-e")
@pytest.mark.card("war-over-resources")
def test_the_attacked_side_chooses_if_it_wins() -> None:
    s = war(FIRST, "war-over-resources", (4, 9), p1={"tokens": {"agriculture": 4, "bronze": 3}})
    assert s.asked == [2]
    s.play("split 4")
    assert (s.goods(1), s.goods(2)) == ((0, 2), (4, 1))
    assert s.asked == [1]


def seizing(advantage: int, winner: dict[str, Any], loser: dict[str, Any]) -> Situation:
    """Player 1 has won a War over Technology against player 2, whose Cartography adds 1 to his strength."""
    return war(FIRST, "war-over-technology", (10 + advantage, 9), players=3, p1=winner, p2=loser)


@pytest.mark.rule("card.ii_war_over_technology")
@pytest.mark.card("war-over-technology", "code-of-laws", "cartography")
def test_the_winner_takes_technologies_and_science_up_to_the_advantage() -> None:
    s = seizing(9, {}, {"specials": ["code-of-laws", "cartography"], "science": 2})
    assert s.legal() == ["seize code-of-laws", "seize cartography", "done"]
    s.play("seize code-of-laws")
    # Three are left: too little for Cartography, and only two science points are there.
    assert s.question == "ActionPhase"
    assert (s.civ(1).civil_total, s.civ(2).civil_total) == (5, 4)
    assert (s.civ(1).science, s.civ(2).science) == (2, 0)


@pytest.mark.rule("card.ii_war_over_technology")
@pytest.mark.card("war-over-technology")
def test_a_technology_that_the_winner_has_cannot_be_taken() -> None:
    loser = {"specials": ["code-of-laws", "cartography"]}
    s = seizing(9, {"specials": ["code-of-laws"]}, loser)
    assert s.refused("seize code-of-laws") == "card.ii_war_over_technology"
    assert s.allows("seize cartography")
    s = seizing(5, {}, loser)
    assert s.refused("seize code-of-laws") == "card.ii_war_over_technology"


@pytest.mark.rule("card.ii_war_over_technology", "advanced.special-c")
@pytest.mark.card("war-over-technology", "cartography", "navigation")
def test_an_older_technology_of_an_own_line_is_only_removed() -> None:
    s = war(FIRST, "war-over-technology", (10, 9), p1={"specials": ["navigation"]}, p2={"specials": ["cartography"]})
    assert s.question == "ActionPhase"
    s = war(FIRST, "war-over-technology", (13, 9), p1={"specials": ["navigation"]}, p2={"specials": ["cartography"]})
    s.play("seize cartography")
    assert s.told(1)["specials"] == ["navigation"]
    assert "specials" not in s.told(2)


@pytest.mark.rule("card.ii_war_over_territory")
@pytest.mark.card("war-over-territory")
@pytest.mark.parametrize(("advantage", "bank", "tokens"), [(2, 10, 1), (3, 10, 2), (7, 10, 3), (9, 2, 2)])
def test_yellow_tokens_are_taken_from_the_bank_of_the_loser(advantage: int, bank: int, tokens: int) -> None:
    s = war(FIRST, "war-over-territory", (10 + advantage, 10), p1={"yellow": 5}, p2={"yellow": bank})
    assert (s.civ(1).yellow, s.civ(2).yellow) == (5 + tokens, bank - tokens)


@pytest.mark.rule("card.iii_holy_war", "card.principle-h")
@pytest.mark.card("holy-war")
def test_the_loser_of_a_holy_war_loses_population_of_his_choice() -> None:
    s = war(FIRST, "holy-war", (11, 3), p2={"unused": 1, "yellow": 9})
    assert (s.question, s.asked) == ("LosePopulation", [2])
    s.play("lose bronze")
    assert (s.civ(2).yellow, s.civ(2).unused, s.workers(2)["bronze"]) == (11, 0, 1)
    assert culture(s) == [6, 0]


@pytest.mark.rule("card.iii_holy_war")
@pytest.mark.card("holy-war")
@pytest.mark.parametrize(("advantage", "lost"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_holy_war_scores_for_every_three_points_of_advantage(advantage: int, lost: int) -> None:
    s = war(FIRST, "holy-war", (10 + advantage, 10), p2={"unused": 5, "yellow": 9})
    assert (s.civ(2).unused, s.civ(2).yellow, s.civ(1).culture) == (5 - lost, 9 + lost, 3 * lost)


@pytest.mark.rule("card.iii_holy_war")
@pytest.mark.card("holy-war")
def test_a_holy_war_scores_only_for_population_really_lost() -> None:
    nobody = {"agriculture": 0, "bronze": 0, "philosophy": 0}
    s = war(FIRST, "holy-war", (12, 1), p2={"workers": nobody, "unused": 1})
    assert (s.workers(2), s.civ(2).unused, s.civ(1).culture) == ({}, 0, 6)


@pytest.mark.rule("full.war-f")
def test_who_is_as_strong_as_the_attacker_withstands_a_declared_war() -> None:
    for strength, withstands in ((4, False), (5, True)):
        s = politics(FIRST, p1=strong(5, war=["war-over-culture-ii", 2]), p2=strong(strength))
        assert withstands_war(s.position, 1) == withstands
        assert not withstands_war(s.position, 0)  # nobody has declared war on him
