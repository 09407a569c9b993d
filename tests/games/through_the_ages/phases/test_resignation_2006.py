"""Leaving the full game of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import culture, departing, discarded, politics, quietly, strong
from tests.games.through_the_ages.first_edition import end_turns
from tests.games.through_the_ages.situation import FIRST, Situation, situation


def left(**entries: Any) -> Situation:
    """Player 2 of three has left at the beginning of a turn, unless the entries say otherwise."""
    s = politics(FIRST, **{"players": 3, "age": "II", "round": 8, "active": 2, **entries})
    s.play("resign")
    assert s.events("resigned")
    return s


def play_on(s: Situation, turns: int) -> None:
    """Everybody still in the game takes turns without doing anything."""
    for _ in range(turns):
        s.pass_until("ActionPhase")
        if not s.position.is_over:
            s.play("done")


@pytest.mark.rule("full.leave-a")
def test_a_player_may_leave_at_the_beginning_of_the_own_turn() -> None:
    s = politics(FIRST, active=2, p1={"culture": 3}, p2={"military_hand": ["rats"]})
    assert s.allows("resign")
    s.play("resign")
    assert s.civ(2).is_gone


@pytest.mark.rule("full.leave-a")
def test_nobody_is_asked_only_whether_to_leave() -> None:
    s = politics(FIRST, players=3, active=2)
    assert (s.question, s.asked) == ("ActionPhase", [2])
    s.play("resign")
    assert s.civ(2).is_gone
    assert (s.position.active, s.asked) == (2, [3])


@pytest.mark.rule("full.leave-a")
@pytest.mark.parametrize("begun", ["by politics", "by an action", "in the first round"])
def test_once_a_turn_has_begun_leaving_waits_for_the_next_one(begun: str) -> None:
    own = {"tokens": {"bronze": 2}, "military_hand": ["rats"] if begun == "by politics" else []}
    step = "actions" if begun == "in the first round" else "politics"
    s = situation(FIRST, players=3, active=2, round=1 if begun == "in the first round" else 5, step=step, p2=own)
    s.play(*{"by politics": ["done"], "by an action": ["build bronze"]}.get(begun, []))
    s.play("resign")
    assert not s.civ(2).is_gone
    end_turns(s, 2)
    assert (s.position.active, s.events("resigned")) == (0, [])
    s.play("done")
    assert s.civ(2).is_gone
    assert (s.position.active, [event.rule for event in s.events("resigned")]) == (2, ["full.leave-a"])


@pytest.mark.rule("full.leave-a")
def test_after_the_political_action_it_is_too_late_to_leave() -> None:
    s = politics(
        FIRST, current_events=["development-of-science", "development-of-crafts"], p1={"military_hand": ["rats"]}
    )
    s.play("prepare rats")
    assert s.question == "ActionPhase"
    s.play("resign")
    assert not s.civ(1).is_gone


@pytest.mark.rule("full.leave-a")
@pytest.mark.card("international-agreement")
def test_leaving_is_no_political_action() -> None:
    s = politics(FIRST, p1={"military_hand": ["rats"], "used": ["politics-lost"]})
    assert s.question == "ActionPhase"
    s.play("resign")
    assert s.civ(1).is_gone


@pytest.mark.rule("full.leave-a")
@pytest.mark.parametrize("options", [{"mode": "advanced"}, {"resignation": False}])
def test_leaving_belongs_to_the_full_game_and_can_be_agreed_away(options: dict[str, Any]) -> None:
    s = politics(FIRST, options=options, p1={"military_hand": ["rats"]})
    assert s.refused("resign") == "full.leave-a"
    s.play("done")
    assert s.refused("resign") == "full.leave-a"
    assert not s.allows("stay")


@pytest.mark.rule("full.leave-a", "full.leave-c")
def test_who_left_is_ranked_behind_everybody() -> None:
    s = left(age="IV", round=20, last_round=20, p1={"culture": 5}, p2={"culture": 90}, p3={"culture": 7})
    play_on(s, 1)
    assert s.position.result is not None
    assert s.position.result.places == [2, 3, 1]


@pytest.mark.rule("full.leave-a")
@pytest.mark.parametrize("leaving", [False, True])
def test_who_wants_to_leave_does_so_before_the_own_war_is_decided(leaving: bool) -> None:
    s = situation(
        FIRST,
        players=3,
        age="II",
        round=8,
        step="war",
        p1=strong(2, culture=9, war=["war-over-culture-ii", 2], leaving=leaving),
        p2=strong(9),
    )
    quietly(s)
    assert (s.civ(1).is_gone, len(s.events("war-won"))) == ((1, 0) if leaving else (0, 1))
    assert s.position.active == (1 if leaving else 0)


@pytest.mark.rule("full.leave-a")
def test_a_question_of_the_first_revision_before_the_own_war_can_still_be_answered() -> None:
    for answer, is_gone in (("resign", 1), ("done", 0)):
        s = departing(players=3)
        assert (s.question, s.asked, s.legal()) == ("Departure", [1], ["resign", "done"])
        assert s.refused("sacrifice warriors") == "advanced.turn-a"
        loss = s.position.loss(0, s.title.space.parse("resign"))
        assert loss is not None
        assert (loss.is_final, loss.rule) == (True, "full.leave-a")
        assert s.position.loss(0, s.title.space.parse("done")) is None
        s.play(answer)
        assert s.civ(1).is_gone == is_gone


@pytest.mark.rule("full.leave-b", "full.war-i")
@pytest.mark.card("war-over-culture-ii")
def test_a_war_on_who_left_is_discarded_without_reward() -> None:
    s = left(p1=strong(9, culture=10, war=["war-over-culture-ii", 2]), p2={"culture": 30})
    assert (culture(s)[0], "war" in s.told(1)) == (10, False)
    assert s.discards("II") == ["war-over-culture-ii"]
    s.pass_until("Politics", 1)
    assert s.events("war-won") == s.events("culture-taken") == []


@pytest.mark.rule("full.leave-c")
def test_the_row_is_swept_for_those_who_are_left() -> None:
    row = ["iron", "coal", "oil", "alchemy", "drama"]
    s = situation(FIRST, players=3, age="III", round=12, active=2, step="politics", row=row)
    s.play("resign")
    (swept,) = s.arguments("swept")
    assert swept["cards"] == ["card-iron", "card-coal", "card-oil"]
    s = situation(FIRST, players=3, age="III", round=12, active=2, step="politics", row=row)
    s.play("done")
    assert s.arguments("swept")[0]["cards"] == ["card-iron", "card-coal"]


@pytest.mark.rule("full.leave-d")
def test_the_last_one_left_wins_at_once() -> None:
    s = politics(FIRST, active=2, p1={"culture": 1}, p2={"culture": 50})
    s.play("resign")
    assert s.position.result is not None
    assert s.position.result.places == [1, 2]


@pytest.mark.rule("full.leave-e")
@pytest.mark.card("military-pact", "reign-of-terror")
def test_pacts_and_own_wars_go_and_rankings_ignore_who_left() -> None:
    s = left(
        age="III",
        players=4,
        current_events=["reign-of-terror", "development-of-crafts"],
        p1=strong(5),
        p2=strong(1, pact=["military-pact", 3], war=["holy-war", 1]),
        p3=strong(3, military_hand=["rats"], unused=1),
        p4=strong(2, unused=2, yellow=9),
    )
    assert s.civ(3).strength == 3
    assert sorted(discarded(s)) == ["holy-war", "military-pact"]
    s.pass_until("Politics", 3)
    s.play("prepare rats")
    assert (s.civ(4).unused, s.civ(4).yellow, s.civ(3).unused) == (1, 10, 1)


@pytest.mark.rule("full.leave-e", "variant.lessmean-a")
def test_markers_of_who_left_are_free_again() -> None:
    s = left(options={"less_mean": True}, p1={"marker": 2}, p2={"marker": 3})
    assert [c.marker for c in s.position.civs] == [-1, -1, -1]


@pytest.mark.rule("full.leave-a", "setup.start-a", "full.end-c")
def test_if_the_starting_player_leaves_in_the_last_round_the_others_still_play_it() -> None:
    s = left(age="IV", round=20, last_round=20, start=2, p3={"culture": 3})
    assert (s.position.start, s.position.round) == (2, 20)
    s.pass_until("ActionPhase", 3)
    s.play("done")
    assert not s.position.is_over
    s.pass_until("ActionPhase", 1)
    s.play("done")
    assert s.position.is_over


@pytest.mark.rule("full.leave-c")
def test_decks_stay_as_they_are() -> None:
    s = politics(FIRST, players=3, age="I", round=4, active=2)
    decks = [len(deck) for deck in s.position.civil_decks[2:]]
    military = [len(deck) for deck in s.position.military_decks[1:]]
    s.play("resign")
    assert [len(deck) for deck in s.position.civil_decks[2:]] == decks
    assert [len(deck) for deck in s.position.military_decks[1:]] == military


@pytest.mark.rule("full.leave-b")
def test_who_stays_and_fights_decides_the_war() -> None:
    s = situation(FIRST, age="II", step="war", p1=strong(5, war=["war-over-culture-ii", 2]), p2=strong(2, culture=9))
    quietly(s)
    assert culture(s) == [3, 6]
