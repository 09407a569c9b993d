"""The last round, final scoring and places (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.new_edition import NOBODY, end_turn, new_game, play_to_the_end
from tests.games.through_the_ages.situation import Situation, situation

OLD_ROW = ["kremlin", "opera", "riflemen", "journalism", "cavalrymen", "cannon", "team-sports"]


def last_card(**entries: Any) -> Situation:
    """The active player's turn has begun, and with it the last card of age III was dealt in round 15."""
    s = situation(age="III", round=15, step="start", row=OLD_ROW, civil_deck=["oil"], **entries)
    assert s.view()["age"] == "IV"
    return s


def final(players: int = 2, **entries: Any) -> Situation:
    """The game has just ended with the last turn; nobody produces anything in it."""
    s = situation(
        players=players,
        age="IV",
        round=16,
        last_round=16,
        active=(entries.get("start", 1) - 2) % players + 1,
        step="reset",
        **{"current_events": [], **entries},
    )
    assert s.position.is_over
    return s


def culture(s: Situation) -> list[int]:
    """Everybody's culture points."""
    return [c.culture for c in s.position.civs]


def places(s: Situation) -> list[int]:
    """Everybody's place, the winner's being 1."""
    result = s.position.result
    assert result is not None
    return list(result.places)


def turns_until_the_end(s: Situation) -> list[tuple[int, int]]:
    """The rounds and players of all turns to come, the present one included."""
    turns = []
    while not s.position.is_over:
        turns.append((s.position.round, s.position.active + 1))
        end_turn(s)
    return turns


# The last round.


@pytest.mark.rule("game.end-a", "game.end-c")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_if_age_iii_ends_in_the_starting_players_turn_this_round_is_the_last(start: int) -> None:
    s = last_card(players=3, start=start)
    assert s.position.last_round == 15
    assert s.arguments("last-round") == [{"round": 15}]
    order = [(start + place - 1) % 3 + 1 for place in range(3)]
    assert turns_until_the_end(s) == [(15, player) for player in order]


@pytest.mark.rule("game.end-b", "game.end-c")
@pytest.mark.parametrize(("active", "this_round"), [(2, [(15, 2), (15, 3)]), (3, [(15, 3)])], ids=["second", "third"])
def test_if_age_iii_ends_in_another_players_turn_the_next_round_is_the_last(
    active: int, this_round: list[tuple[int, int]]
) -> None:
    s = last_card(players=3, active=active)
    assert s.position.last_round == 16
    assert turns_until_the_end(s) == [*this_round, (16, 1), (16, 2), (16, 3)]


@pytest.mark.rule("game.end-a")
def test_the_game_goes_on_as_long_as_a_card_of_age_iii_is_left() -> None:
    s = situation(age="III", round=15, step="start", row=[], civil_deck=["oil", "..."])
    assert s.view()["age"] == "III"
    assert s.position.last_round == 0


@pytest.mark.rule("game.end-a")
def test_the_last_round_is_played_like_any_other() -> None:
    s = last_card()
    end_turn(s)
    assert s.goods(1) == (2 - 1, 2)
    assert s.asked == [2]
    s.pass_until("ActionPhase")
    assert list(s.row().values()) == ["team-sports", "oil"]
    assert s.legal("take") == ["take 1", "take 2"]
    end_turn(s)
    assert s.goods(2) == (2 - 1, 2)
    assert s.position.is_over
    assert s.asked == []


@pytest.mark.rule("game.end-c")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_everybody_has_had_the_same_number_of_turns(players: int, seed: int) -> None:
    s = new_game(players, seed)
    play_to_the_end(s)
    seats = [event.arguments["seat"] for event in s.events("turn")]
    seats.insert(0, s.position.start)
    assert [seats.count(seat) for seat in range(players)] == [s.position.round] * players
    assert s.position.round == s.position.last_round


@pytest.mark.rule("game.end-c")
@pytest.mark.card("international-agreement")
def test_an_age_may_also_end_by_an_event() -> None:
    s = situation(
        age="III",
        round=15,
        active=2,
        step="politics",
        row={"1": "movies"},
        civil_deck=["oil"],
        current_events=["international-agreement", "cold-war"],
        p2={"military_hand": ["impact-of-wonders"], "workers": {"warriors": 4}},
    )
    s.play("prepare impact-of-wonders", "take 1", "done")
    assert s.view()["age"] == "IV"
    assert s.position.last_round == 16


# Final scoring.


@pytest.mark.rule("game.final-a")
@pytest.mark.card("impact-of-colonies", "impact-of-wonders", "crusades", "terrorism")
def test_age_iii_events_of_both_decks_are_scored_and_older_ones_ignored() -> None:
    s = final(
        current_events=["crusades", "impact-of-colonies"],
        future_events=["terrorism", "impact-of-wonders"],
        p1={"culture": 100, "colonies": ["historic-territory-i", "strategic-territory-i"], "wonders": ["pyramids"]},
        p2={"culture": 100, "workers": {"drama": 1, "warriors": 0}},
    )
    assert culture(s) == [111, 100]
    assert s.workers(2)["drama"] == 1
    assert {event.arguments["card"] for event in s.log if "card" in event.arguments} == {
        "card-impact-of-colonies",
        "card-impact-of-wonders",
    }


@pytest.mark.rule("game.final-a")
@pytest.mark.card("vast-territory-ii")
def test_territories_and_cards_in_hand_score_nothing_at_the_end() -> None:
    s = final(
        future_events=["vast-territory-ii"],
        p1={"culture": 50, "military_hand": ["impact-of-wonders"], "wonders": ["pyramids"]},
        p2={"culture": 40},
    )
    assert culture(s) == [50, 40]


@pytest.mark.rule("game.final-b")
@pytest.mark.card("bill-gates", "computers")
def test_bill_gates_scores_after_the_events() -> None:
    s = final(
        future_events=["impact-of-wonders"],
        p1={"culture": 120, "leader": "bill-gates", "workers": {**NOBODY, "computers": 2}, "wonders": ["pyramids"]},
    )
    assert culture(s) == [120 + 5 + 6, 0]
    cards = [event.arguments["card"] for event in s.log if "card" in event.arguments]
    assert cards[-1] == "card-bill-gates"
    assert set(cards[:-1]) == {"card-impact-of-wonders"}


@pytest.mark.rule("game.final-b")
def test_without_events_bill_gates_scores_all_the_same() -> None:
    s = final(p1={"culture": 120, "leader": "bill-gates", "workers": {**NOBODY, "computers": 2}})
    assert culture(s) == [126, 0]


@pytest.mark.rule("game.final-d")
@pytest.mark.card("impact-of-strength")
@pytest.mark.parametrize(
    ("start", "strengths", "scores"),
    [
        (2, (20, 15, 20), [7, 0, 14]),
        (3, (20, 15, 20), [7, 0, 14]),
        (1, (20, 15, 20), [14, 0, 7]),
        (2, (20, 20, 20), [0, 14, 7]),
    ],
)
def test_ties_in_final_events_are_broken_as_if_the_starting_player_were_active(
    start: int, strengths: tuple[int, int, int], scores: list[int]
) -> None:
    s = final(
        3,
        start=start,
        future_events=["impact-of-strength"],
        **{f"p{player}": {"workers": {"warriors": strength}} for player, strength in enumerate(strengths, 1)},
    )
    assert culture(s) == scores


# Places.


@pytest.mark.rule("game.final-c")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([180, 195, 195, 150], [3, 1, 1, 4]),
        ([1, 2, 3, 4], [4, 3, 2, 1]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
        ([90, 80, 80, 80], [1, 2, 2, 2]),
    ],
)
@pytest.mark.parametrize("start", [1, 3])
def test_most_culture_wins_and_equal_culture_shares_the_place(
    points: list[int], expected: list[int], start: int
) -> None:
    s = final(4, start=start, **{f"p{player}": {"culture": count} for player, count in enumerate(points, 1)})
    assert culture(s) == points
    assert places(s) == expected


@pytest.mark.rule("game.final-c")
def test_nothing_but_culture_counts() -> None:
    rich = {"culture": 50, "science": 40, "workers": {"warriors": 9, "computers": 3}, "wonders": ["pyramids"]}
    s = final(p1=rich, p2={"culture": 50})
    assert places(s) == [1, 1]


@pytest.mark.rule("game.final-c")
def test_nobody_is_asked_once_the_game_is_over() -> None:
    s = final(p1={"culture": 3})
    assert s.asked == []
    assert s.refused("done", by=1) == "game.flow-a"
    assert s.arguments("game-over") == [{"ending": "ending-last-round"}]
    assert s.view()["result"]["places"] == [1, 2]


@pytest.mark.rule("game.final-a", "game.end-a")
def test_final_scoring_comes_after_the_production_of_the_last_turn() -> None:
    s = situation(
        age="IV",
        round=16,
        last_round=16,
        active=2,
        current_events=[],
        future_events=["impact-of-colonies"],
        p1={"colonies": ["historic-territory-i"]},
        p2={"workers": {"religion": 2}, "culture": 10},
    )
    s.play("done")
    assert s.position.is_over
    assert culture(s) == [3, 12]
    assert s.messages().index("scored") < s.messages().index("game-over")
