"""Wars of the new edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import culture, discarded, politics, strengths, strong, war
from tests.games.through_the_ages.situation import NEW, Situation, situation

# Declaring.


@pytest.mark.rule("pol.war-a", "pol.war-b")
@pytest.mark.card("war-over-territory")
def test_a_declared_war_lies_open_and_does_nothing_yet() -> None:
    s = politics(
        age="II",
        p1=strong(9, government="monarchy", yellow=8, military_hand=["war-over-territory"]),
        p2=strong(12, yellow=8),
    )
    s.play("declare war-over-territory 2")
    assert (s.civ(1).military, s.civ(1).military_total) == (1, 3)
    assert (s.civ(1).yellow, s.civ(2).yellow) == (8, 8)
    assert s.told(1)["war"] == ["war-over-territory", 2]
    assert s.military_hand(1) == []
    assert (s.question, s.asked) == ("ActionPhase", [1])


@pytest.mark.rule("pol.war-a", "card.war_over_technology", "card.war_over_territory", "card.war_over_culture")
@pytest.mark.card("war-over-technology", "war-over-territory", "war-over-culture")
@pytest.mark.parametrize(
    ("card", "price"), [("war-over-technology", 2), ("war-over-territory", 2), ("war-over-culture", 3)]
)
def test_a_war_costs_military_actions(card: str, price: int) -> None:
    s = politics(age="III", p1={"military": price, "military_hand": [card]})
    s.play(f"declare {card} 2")
    assert s.civ(1).military == 0
    s = politics(age="III", p1={"military": price - 1, "military_hand": [card]})
    assert s.refused(f"declare {card} 2") == "pol.war-a"


@pytest.mark.rule("pol.war-b")
def test_a_war_may_be_declared_on_anybody_else() -> None:
    own = strong(5, military_hand=["war-over-technology"])
    s = politics(players=3, age="II", p1=own, p2=strong(5), p3=strong(20))
    assert s.legal("declare") == ["declare war-over-technology 2", "declare war-over-technology 3"]
    assert s.refused("declare war-over-technology 1") == "pol.war-b"
    assert s.refused("declare war-over-technology 4") == "pol.war-b"
    assert s.refused("declare war-over-territory 2") == "cards.inplay-a"


@pytest.mark.rule("pol.war-c", "card.acceptance_of_supremacy", "card.loss_of_sovereignty")
@pytest.mark.card("acceptance-of-supremacy", "loss-of-sovereignty")
def test_war_is_not_declared_on_who_is_protected() -> None:
    s = politics(
        players=3,
        age="III",
        p1={"military": 9, "military_hand": ["war-over-culture"], "pact": ["acceptance-of-supremacy", 2, "a"]},
        p2={"pact": ["loss-of-sovereignty", 3, "a"]},
    )
    assert s.legal("declare") == []
    assert s.refused("declare war-over-culture 2") == "pol.war-c"
    assert s.refused("declare war-over-culture 3") == "pol.war-c"


@pytest.mark.rule("card.loss_of_sovereignty", "pol.war-c")
@pytest.mark.card("loss-of-sovereignty")
def test_side_b_of_loss_of_sovereignty_is_safe_from_wars_but_not_from_aggressions() -> None:
    own = strong(20, military=9, military_hand=["war-over-culture", "plunder-iii"])
    rivals: dict[str, Any] = {"p1": {"pact": ["loss-of-sovereignty", 2, "a"]}, "p2": strong(8)}
    s = politics(players=3, age="III", active=3, **rivals, p3=own)
    assert s.legal("declare") == ["declare war-over-culture 1"]
    assert s.legal("attack") == ["attack plunder-iii 1", "attack plunder-iii 2"]


@pytest.mark.rule("pol.war-d", "card.promise_of_military_protection")
@pytest.mark.card("promise-of-military-protection")
def test_a_declaration_ends_some_pacts() -> None:
    s = politics(
        players=3,
        age="III",
        p1={
            "military": 9,
            "military_hand": ["war-over-culture"],
            "pact": ["promise-of-military-protection", 2, "a"],
            "wonders": ["library-of-alexandria"],
        },
        p2=strong(10, wonders=["eiffel-tower", "taj-mahal"]),
    )
    assert (s.civ(1).culture_rate, s.civ(2).culture_rate, s.civ(2).strength) == (2, 6, 14)
    s.play("declare war-over-culture 2")
    assert (s.civ(1).culture_rate, s.civ(2).culture_rate, s.civ(2).strength) == (1, 7, 10)
    assert discarded(s) == ["promise-of-military-protection"]


@pytest.mark.rule("pol.war-e")
@pytest.mark.parametrize(("last_round", "allowed"), [(0, True), (13, True), (12, False)])
def test_no_war_is_declared_in_the_last_round(last_round: int, allowed: bool) -> None:
    own = {"military": 3, "military_hand": ["war-over-culture"]}
    s = politics(age="IV" if last_round else "III", round=12, last_round=last_round, p1=own)
    assert s.allows("declare war-over-culture 2") is allowed
    if not allowed:
        assert s.refused("declare war-over-culture 2") == "pol.war-e"


@pytest.mark.rule("pol.war-f", "war.resolve-b")
@pytest.mark.card("peace-treaty")
def test_a_pact_concluded_later_does_not_stop_a_war() -> None:
    s = politics(
        players=3,
        age="III",
        round=12,
        active=2,
        p1=strong(18, culture=10, war=["war-over-culture", 2]),
        p2=strong(15, culture=50, military_hand=["peace-treaty"]),
    )
    s.play("propose peace-treaty 1", "accept")
    assert s.told(2)["pact"][:2] == ["peace-treaty", 1]
    s.pass_until("Politics", 1)
    assert s.arguments("culture-taken") == [{"seat": 0, "other": 1, "points": 8}]
    assert s.told(2)["pact"][:2] == ["peace-treaty", 1]


@pytest.mark.rule("card.mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi")
def test_gandhi_does_not_stop_a_war_declared_before() -> None:
    s = war(NEW, "war-over-culture", (10, 8), p1={"leader": "mahatma-gandhi"}, p2={"culture": 20})
    assert culture(s) == [7, 13]


# Deciding.


@pytest.mark.rule("war.resolve-a", "cards.war-a")
@pytest.mark.card("war-over-culture")
def test_a_war_is_decided_at_the_start_of_the_next_turn_of_its_declarer() -> None:
    s = politics(
        age="III",
        round=12,
        p1=strong(9, government="monarchy", tactic="legion", exclusive=True, military_hand=["war-over-culture"]),
        p2=strong(4, culture=30),
    )
    s.play("declare war-over-culture 2")
    ratings = [(c.strength, c.culture_rate, c.science_rate, c.military_total) for c in s.position.civs]
    s.pass_until("ActionPhase", 2)
    # Nothing has changed for anybody while the war waits.
    assert [(c.strength, c.culture_rate, c.science_rate, c.military_total) for c in s.position.civs] == ratings
    assert (s.events("war-won"), s.told(1)["war"]) == ([], ["war-over-culture", 2])
    s.play("done")
    assert (s.question, s.asked) == ("ActionPhase", [1])
    order = [message for message in s.messages() if message in ("dealt", "war-won", "tactic-shared", "swept")]
    assert order[-3:] == ["dealt", "war-won", "tactic-shared"]
    assert "war" not in s.told(1)


@pytest.mark.rule("war.resolve-a")
def test_without_a_war_nothing_happens_in_this_step() -> None:
    s = situation(NEW, step="war", age="III", p2=strong(5, war=["war-over-culture", 1]))
    assert s.events("war-won") == []
    assert s.told(2)["war"] == ["war-over-culture", 1]
    assert s.asked == [1]


@pytest.mark.rule("war.resolve-b", "card.war_over_culture")
@pytest.mark.card("war-over-culture")
@pytest.mark.parametrize(
    ("strengths", "before", "after"),
    [
        ((14, 18), [60, 40], [51, 49]),
        ((30, 22), [100, 120], [113, 107]),
        ((30, 22), [100, 10], [110, 0]),
        ((15, 14), [0, 6], [6, 0]),
    ],
)
def test_the_stronger_side_takes_five_culture_and_the_advantage(
    strengths: tuple[int, int], before: list[int], after: list[int]
) -> None:
    s = war(NEW, "war-over-culture", strengths, p1={"culture": before[0]}, p2={"culture": before[1]})
    assert culture(s) == after


@pytest.mark.rule("war.resolve-c", "war.resolve-j")
def test_equal_strength_has_no_effect_but_the_war_is_over() -> None:
    s = war(NEW, "war-over-culture", (12, 12), p1={"culture": 30}, p2={"culture": 30})
    assert culture(s) == [30, 30]
    assert s.discards("III") == ["war-over-culture"]
    assert "war" not in s.told(1)
    assert len(s.events("war-tied")) == 1


@pytest.mark.rule("war.resolve-d", "card.open_borders_agreement")
@pytest.mark.card("open-borders-agreement", "war-over-territory")
@pytest.mark.parametrize(("defender", "after"), [(13, (5, 5)), (14, (4, 6)), (15, (3, 7))])
def test_open_borders_help_the_declarer_only(defender: int, after: tuple[int, int]) -> None:
    s = war(
        NEW,
        "war-over-territory",
        (12, defender),
        players=3,
        p1={"pact": ["open-borders-agreement", 2], "yellow": 4},
        p2={"yellow": 6},
    )
    assert (s.civ(1).yellow, s.civ(2).yellow) == after


@pytest.mark.rule("war.resolve-e")
@pytest.mark.card("military-bonus-iii")
def test_no_cards_are_used_in_a_war() -> None:
    cards = ["military-bonus-iii"] * 3
    s = war(NEW, "war-over-culture", (20, 17), p2={"culture": 40, "military_hand": cards}, p1={"military_hand": cards})
    assert culture(s) == [8, 32]
    assert (s.military_hand(1), s.military_hand(2)) == (cards, cards)
    assert (s.question, s.asked) == ("Politics", [1])


@pytest.mark.rule("war.resolve-i")
@pytest.mark.card("joan-of-arc", "war-over-territory")
def test_an_age_that_ends_comes_before_the_war() -> None:
    s = situation(
        NEW,
        step="refill",
        age="II",
        round=9,
        civil_deck=["strategy"],
        p1={
            "workers": {"warriors": 11, "theology": 2},
            "leader": "joan-of-arc",
            "war": ["war-over-territory", 2],
            "yellow": 10,
        },
        p2=strong(12, yellow=10),
    )
    assert s.position.age == 3
    assert "leader" not in s.told(1)
    assert s.arguments("war-won")[0] == {
        "seat": 1,
        "other": 0,
        "attack": 11,
        "defence": 12,
        "card": "card-war-over-territory",
    }
    # Each has lost two yellow tokens by the end of the age, and one changes hands.
    assert (s.civ(1).yellow, s.civ(2).yellow) == (7, 9)


@pytest.mark.rule("war.resolve-j")
def test_the_war_card_is_discarded_and_may_be_drawn_again() -> None:
    s = war(NEW, "war-over-culture", (20, 17), military_deck=[], p2={"culture": 40})
    assert s.discards("III") == ["war-over-culture"]
    assert "war" not in s.told(1)
    s.play("done", "done")
    assert s.military_hand(1) == ["war-over-culture"]


@pytest.mark.rule("cards.war-a", "war.resolve-a")
def test_two_players_may_be_at_war_with_each_other() -> None:
    s = war(
        NEW,
        "war-over-culture",
        (20, 17),
        p1={"culture": 20},
        p2={"culture": 40, "war": ["war-over-culture", 1]},
    )
    assert culture(s) == [28, 32]
    assert s.told(2)["war"] == ["war-over-culture", 1]


# Spoils.


@pytest.mark.rule("card.war_over_territory", "tokens.take-yellow-a")
@pytest.mark.card("war-over-territory")
@pytest.mark.parametrize(
    ("advantage", "bank", "tokens"), [(4, 10, 1), (5, 10, 2), (12, 10, 3), (12, 2, 2), (12, 0, 0), (1, 1, 1)]
)
def test_yellow_tokens_are_taken_from_the_bank_of_the_loser(advantage: int, bank: int, tokens: int) -> None:
    s = war(NEW, "war-over-territory", (10 + advantage, 10), p1={"yellow": 5}, p2={"yellow": bank})
    assert (s.civ(1).yellow, s.civ(2).yellow) == (5 + tokens, bank - tokens)
    assert (s.workers(2)["warriors"], s.civ(2).unused) == (10, 1)


def seizing(advantage: int, winner: dict[str, Any], loser: dict[str, Any]) -> Situation:
    """Player 1 has won a War over Technology against player 2 with this advantage."""
    return war(NEW, "war-over-technology", (10 + advantage, 10), p1=winner, p2=loser)


@pytest.mark.rule("card.war_over_technology")
@pytest.mark.card("war-over-technology")
def test_without_special_technologies_only_science_is_taken() -> None:
    s = seizing(6, {"science": 1}, {"science": 9})
    assert (s.civ(1).science, s.civ(2).science, s.question) == (7, 3, "ActionPhase")
    s = seizing(6, {"science": 1}, {"science": 4})
    assert (s.civ(1).science, s.civ(2).science) == (5, 0)


@pytest.mark.rule("war.resolve-f", "card.war_over_technology")
@pytest.mark.card("war-over-technology", "code-of-laws", "masonry")
def test_special_technologies_may_be_taken_instead_of_science() -> None:
    s = seizing(9, {"science": 0}, {"science": 9, "specials": ["code-of-laws", "masonry"]})
    assert (s.question, s.asked) == ("Seizure", [1])
    assert s.legal() == ["seize code-of-laws", "seize masonry", "done"]
    s.play("seize code-of-laws")
    assert (s.civ(1).civil_total, s.civ(2).civil_total) == (5, 4)
    s.play("seize masonry")
    assert s.question == "ActionPhase"
    assert s.told(1)["specials"] == ["code-of-laws", "masonry"]
    assert "specials" not in s.told(2)
    assert (s.civ(1).science, s.civ(2).science) == (0, 9)


@pytest.mark.rule("card.war_over_technology")
@pytest.mark.card("war-over-technology")
@pytest.mark.parametrize(("advantage", "allowed"), [(5, False), (6, True)])
def test_a_technology_must_fit_into_the_advantage(advantage: int, allowed: bool) -> None:
    s = seizing(advantage, {}, {"science": 9, "specials": ["code-of-laws", "masonry"]})
    assert s.allows("seize code-of-laws") is allowed
    if not allowed:
        assert s.refused("seize code-of-laws") == "card.war_over_technology"
    assert s.refused("seize warfare") == "card.war_over_technology"
    assert s.refused("bid 1") == "card.war_over_technology"
    s.play("done")
    assert (s.civ(1).science, s.civ(2).science) == (advantage, 9 - advantage)


@pytest.mark.rule("war.resolve-g")
@pytest.mark.parametrize("winner", [{"hand": ["code-of-laws"]}, {"specials": ["code-of-laws"]}])
def test_a_technology_in_hand_or_in_play_cannot_be_taken_again(winner: dict[str, Any]) -> None:
    s = war(
        NEW,
        "war-over-technology",
        (19, 10),
        players=3,
        p1=winner,
        p2={"specials": ["code-of-laws"], "science": 2},
    )
    assert s.question == "ActionPhase"
    assert (s.civ(1).science, s.civ(2).science) == (2, 0)
    assert s.told(2)["specials"] == ["code-of-laws"]
    s = war(
        NEW,
        "war-over-technology",
        (19, 10),
        players=3,
        p1=winner,
        p2={"specials": ["code-of-laws", "masonry"], "science": 2},
    )
    assert s.refused("seize code-of-laws") == "war.resolve-g"


@pytest.mark.rule("war.resolve-h", "war.resolve-f", "actions.change-c")
@pytest.mark.card("strategy", "warfare")
def test_a_better_technology_replaces_the_own_one_as_one_net_change() -> None:
    s = war(
        NEW,
        "war-over-technology",
        (23, 7),
        p1={"specials": ["warfare"], "military": 2},
        p2={"specials": ["strategy"], "science": 10},
    )
    assert strengths(s) == [24, 10]
    s.play("seize strategy")
    assert strengths(s) == [26, 7]
    assert (s.civ(1).military_total, s.civ(1).military, s.civ(2).military_total) == (4, 3, 2)
    assert (s.civ(1).science, s.civ(2).science) == (6, 4)
    assert "warfare" in s.pile("gone")


@pytest.mark.rule("war.resolve-h")
@pytest.mark.card("warfare", "strategy")
def test_a_lower_technology_is_only_taken_away() -> None:
    s = war(NEW, "war-over-technology", (16, 9), p1={"specials": ["strategy"]}, p2={"specials": ["warfare"]})
    s.play("seize warfare")
    assert s.told(1)["specials"] == ["strategy"]
    assert "specials" not in s.told(2)
    assert "warfare" in s.pile("gone")


@pytest.mark.rule("war.resolve-f", "tokens.symbol-a")
@pytest.mark.card("justice-system")
def test_the_tokens_of_a_technology_change_hands_with_it() -> None:
    s = war(
        NEW,
        "war-over-technology",
        (17, 10),
        p1={"blue": 10},
        p2={"specials": ["justice-system"], "blue": 1, "tokens": {"bronze": 3, "agriculture": 3}},
    )
    s.play("seize justice-system")
    assert s.civ(1).blue == 13
    assert (s.question, s.asked) == ("LoseBlue", [2])
    s.play("forfeit bronze", "forfeit agriculture")
    assert (s.civ(2).blue, s.goods(2), s.question) == (0, (2, 2), "ActionPhase")
