"""Leaving the full game of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import culture, discarded, politics, quietly, strong
from tests.games.through_the_ages.situation import FIRST, Situation, situation


def left(**entries: Any) -> Situation:
    """Player 2 of three has left, unless the entries say otherwise."""
    s = politics(FIRST, **{"players": 3, "age": "II", "round": 8, "active": 2, **entries})
    s.play("resign")
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
    s.play("done")
    assert s.refused("resign") == "advanced.turn-a"


@pytest.mark.rule("full.leave-a")
def test_after_the_political_action_it_is_too_late_to_leave() -> None:
    s = politics(
        FIRST, current_events=["development-of-science", "development-of-crafts"], p1={"military_hand": ["rats"]}
    )
    s.play("prepare rats")
    assert s.question == "ActionPhase"


@pytest.mark.rule("full.leave-a")
@pytest.mark.parametrize("options", [{"mode": "advanced"}, {"resignation": False}])
def test_leaving_belongs_to_the_full_game_and_can_be_agreed_away(options: dict[str, Any]) -> None:
    s = politics(FIRST, options=options, p1={"military_hand": ["rats"]})
    assert s.refused("resign") == "full.leave-a"
    s = situation(FIRST, age="II", step="war", options={"resignation": False}, p1={"war": ["war-over-resources", 2]})
    assert s.question != "Departure"


@pytest.mark.rule("full.leave-a", "full.leave-c")
def test_who_left_is_ranked_behind_everybody() -> None:
    s = left(age="IV", round=20, last_round=20, p1={"culture": 5}, p2={"culture": 90}, p3={"culture": 7})
    play_on(s, 1)
    assert s.position.result is not None
    assert s.position.result.places == [2, 3, 1]


@pytest.mark.rule("full.leave-a")
def test_one_may_leave_before_the_own_war_is_decided() -> None:
    s = situation(
        FIRST,
        players=3,
        age="II",
        round=8,
        step="war",
        p1=strong(2, culture=9, war=["war-over-culture-ii", 2]),
        p2=strong(9),
    )
    assert (s.question, s.asked, s.legal()) == ("Departure", [1], ["resign", "done"])
    assert s.refused("sacrifice warriors") == "advanced.turn-a"
    s.play("resign")
    assert (s.civ(2).culture, s.discards("II"), s.events("war-won")) == (0, ["war-over-culture-ii"], [])
    assert s.position.active == 1


@pytest.mark.rule("full.leave-a")
def test_without_a_war_leaving_is_offered_once_only() -> None:
    s = situation(FIRST, age="II", round=8, step="refill")
    assert s.question == "Politics"
    assert s.legal() == ["resign", "done"]
    s.play("done")
    assert s.question == "ActionPhase"


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
    s.pass_until("ActionPhase", 2)
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
    s.play("done")
    quietly(s)
    assert culture(s) == [3, 6]
