"""Events and the end of the simple game of the first edition."""

from collections import Counter
from typing import Any

import pytest

from tests.games.through_the_ages.first_edition import IDLE, end_turn, end_turns, new_game, simple, tracks
from tests.games.through_the_ages.situation import Situation

ROW_I = [
    "iron", "irrigation", "alchemy", "drama", "theology", "swordsmen", "knights", "masonry", "warfare", "monarchy",
    "theocracy", "taj-mahal", "great-wall",
]  # fmt: skip


def final(*players: dict[str, Any]) -> Situation:
    """The last turn of a simple game is over; the players are told one by one and the starting player is the first."""
    count = max(2, len(players))
    entries = {f"p{number}": entry for number, entry in enumerate(players, start=1)}
    s = simple(players=count, active=count, last_round=5, civil_deck=[], **entries)
    s.play("done")
    assert s.position.is_over
    return s


def bonus(s: Situation, player: int) -> int:
    """The culture points of the final bonus."""
    points: int = next(event["points"] for event in s.arguments("final-bonus") if event["seat"] == player - 1)
    return points


# Events.


@pytest.mark.rule("simple.events-a", "simple.events-d")
def test_nine_events_come_in_the_rounds_three_to_eleven() -> None:
    s = new_game(4, mode="simple")
    per_round: Counter[int] = Counter()
    seen = 0
    while s.position.round < 13:
        events = len(s.events("event"))
        if events > seen:
            assert s.position.active == s.position.start
            per_round[s.position.round] += events - seen
            seen = events
        end_turn(s)
    assert per_round == dict.fromkeys(range(3, 12), 1)
    assert (s.pile("current"), len(s.pile("past"))) == ([], 9)
    assert not s.position.is_over


@pytest.mark.rule("simple.events-a")
def test_the_event_comes_before_the_turn_of_the_starting_player() -> None:
    s = simple(players=3, round=2, start=2, active=1, current_events=["development-of-science", "no-event"], row=ROW_I)
    end_turn(s)
    told = s.messages()
    assert told.index("turn") < told.index("event") < told.index("swept")
    assert (s.position.round, s.asked) == (3, [2])
    # Player 1 has produced one science point already.
    assert [s.civ(player).science for player in (1, 2, 3)] == [3, 2, 2]
    assert (s.pile("current"), s.pile("past")) == (["no-event"], ["development-of-science"])
    end_turns(s, 2)
    assert s.pile("past") == ["development-of-science"]


@pytest.mark.rule("simple.events-a")
def test_no_event_comes_in_the_second_round() -> None:
    s = simple(round=1, age="A", active=2, current_events=["development-of-science"])
    end_turn(s)
    assert (s.position.round, s.asked) == (2, [1])
    assert s.pile("past") == []


@pytest.mark.rule("simple.events-b")
def test_food_of_an_event_takes_fewer_tokens_with_a_better_farm_technology() -> None:
    s = simple(round=3, step="start", current_events=["development-of-agriculture"], p2={"workers": {"irrigation": 0}})
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"agriculture": 2}, (2, 0), 16)
    assert (s.tokens(2), s.goods(2), s.civ(2).blue) == ({"irrigation": 1}, (2, 0), 17)


@pytest.mark.rule("simple.events-c")
@pytest.mark.parametrize("takes", [True, False])
def test_a_free_unit_needs_an_unused_worker_and_is_voluntary(takes: bool) -> None:
    s = simple(round=3, step="start", current_events=["development-of-warfare"], p2={"unused": 0})
    assert s.asked == [1]
    assert s.question != "ActionPhase"
    s.play("accept" if takes else "refuse")
    assert (s.civ(1).strength, s.civ(1).unused, s.goods(1)) == ((2, 0, (0, 0)) if takes else (1, 1, (0, 0)))
    assert (s.civ(1).civil, s.civ(1).military) == (4, 2)
    assert (s.civ(2).strength, s.civ(2).unused) == (1, 0)
    assert (s.asked, s.question) == ([1], "ActionPhase")


# The last round.


@pytest.mark.rule("simple.end-a")
@pytest.mark.parametrize(
    ("start", "active", "turns"), [(1, 1, [1, 2, 3]), (1, 2, [2, 3]), (1, 3, [3]), (3, 1, [1, 2]), (3, 2, [2])]
)
def test_the_round_of_the_last_civil_card_is_finished(start: int, active: int, turns: list[int]) -> None:
    s = simple(players=3, start=start, active=active, step="start", row=ROW_I, civil_deck=["cartography"])
    played = []
    while not s.position.is_over:
        played.append(s.position.active + 1)
        end_turn(s)
    assert played == turns
    assert s.position.round == 5
    assert s.position.result is not None
    assert s.position.result.ending == "last-round"


@pytest.mark.rule("simple.end-a")
def test_the_game_goes_on_while_a_card_is_left_in_the_deck() -> None:
    s = simple(players=3, step="start", row=ROW_I, civil_deck=["cartography", "warfare", "knights"])
    assert s.position.civil_left == 1
    assert s.position.last_round == 0
    s.play("done")
    assert s.position.civil_left == 0
    assert s.position.last_round == 5


@pytest.mark.rule("simple.end-b")
def test_in_the_last_round_the_row_is_swept_and_pushed_together_only() -> None:
    s = simple(players=3, active=2, step="start", row=ROW_I, civil_deck=["cartography", "code-of-laws"])
    full_row = [*ROW_I[2:], "cartography", "code-of-laws"]
    assert list(s.row().values()) == full_row
    s.play("done")
    assert s.asked == [3]
    assert s.row() == dict(enumerate(full_row[2:], start=1))
    assert len(s.row()) == 11


# Final scoring.


@pytest.mark.rule("simple.end-c")
def test_leftovers_are_worth_nothing() -> None:
    rich = {
        "tokens": {"agriculture": 7, "bronze": 9},
        "science": 12,
        "hand": ["iron", "drama", "alchemy", "monarchy"],
    }
    s = final(rich, {})
    assert (s.civ(1).culture, s.civ(2).culture) == (7, 7)


@pytest.mark.rule("simple.end-d", "simple.government-h")
@pytest.mark.parametrize(
    ("government", "specials", "points"),
    [("monarchy", ["code-of-laws"], 8), ("monarchy", [], 6), ("despotism", [], 4)],
)
def test_every_technology_of_level_one_scores_two(government: str, specials: list[str], points: int) -> None:
    workers = {**IDLE, "iron": 0, "alchemy": 2}
    s = final({"workers": workers, "government": government, "specials": specials})
    # Two labs of Alchemy make four science points per turn.
    assert bonus(s, 1) == points + 4


@pytest.mark.rule("simple.end-e")
def test_strength_faces_science_and_production_score() -> None:
    workers = {"warriors": 5, "religion": 3, "philosophy": 4, "agriculture": 0, "irrigation": 2, "bronze": 3}
    s = final({"workers": workers, "yellow": 0, "blue": 0, "culture": 2})
    # Irrigation is a technology of level one, too.
    assert bonus(s, 1) == 10 + 6 + 4 + 4 + 3 + 2
    assert s.civ(1).culture == 2 + 29


@pytest.mark.rule("simple.end-e")
@pytest.mark.parametrize(("temples", "points"), [(7, 14), (8, 16), (9, 16)])
def test_happy_faces_score_sixteen_at_most(temples: int, points: int) -> None:
    s = final({"workers": {**IDLE, "religion": temples}})
    assert bonus(s, 1) == points


GREAT_EXAMPLE = {
    "workers": {
        "warriors": 1, "swordsmen": 2, "drama": 1, "religion": 3, "philosophy": 0, "alchemy": 2,
        "bronze": 3, "iron": 2, "agriculture": 2, "irrigation": 1,
    },
    "specials": ["cartography", "masonry"],
    "wonders": ["st-peters-basilica", "library-of-alexandria"],
    "wonder": "great-wall",
    "stages": 2,
    "government": "theocracy",
    "leader": "leonardo-da-vinci",
    "unused": 0,
}  # fmt: skip
"""The great example of the rulebook; its farms, mines and eighth technology of level one are not legible there."""


@pytest.mark.rule("simple.end-f")
def test_the_great_example_has_the_ratings_of_the_rulebook() -> None:
    s = simple(p1=GREAT_EXAMPLE)
    assert tracks(s, 1) == {
        "culture": 0, "science": 0, "culture per turn": 9, "science per turn": 6, "strength": 6, "happy faces": 8,
    }  # fmt: skip


@pytest.mark.rule("simple.end-g")
def test_the_great_example_scores_sixty_one() -> None:
    s = final({**GREAT_EXAMPLE, "culture": 20}, {})
    assert bonus(s, 1) == 16 + 12 + 16 + 6 + 11
    assert s.civ(1).culture == 81


@pytest.mark.rule("simple.end-h")
def test_most_culture_wins_and_equals_share_the_victory() -> None:
    # The civilizations of the start score seven points each.
    s = final({"culture": 81}, {"culture": 81}, {"culture": 64})
    assert s.position.result is not None
    assert s.position.result.scores == [88, 88, 71]
    assert s.position.result.places == [1, 1, 3]
    assert s.position.result.winners == [0, 1]


@pytest.mark.rule("simple.end-h")
def test_the_bonus_decides_about_the_winner() -> None:
    s = final({"culture": 20}, {"culture": 15, "workers": {"warriors": 5}})
    assert s.position.result is not None
    assert s.position.result.scores == [27, 30]
    assert s.position.result.winners == [1]


# Cards.


@pytest.mark.rule("simple.cards-a")
def test_only_the_parts_of_cards_that_the_simple_game_knows_count() -> None:
    s = simple(p1={"wonders": ["colossus"], "leader": "genghis-khan", "workers": {"warriors": 0, "knights": 1}})
    assert (s.civ(1).strength, s.civ(1).culture_rate) == (1 + 3, 1 + 1)


@pytest.mark.rule("simple.cards-a")
def test_columbus_may_be_taken_and_played_in_vain() -> None:
    s = simple(row=["christopher-columbus"])
    s.play("take 1", "lead christopher-columbus")
    assert (s.told(1)["leader"], s.civ(1).civil) == ("christopher-columbus", 2)
    end_turn(s)
    s.pass_until(player=1)
    assert s.question == "ActionPhase"
    assert s.legal("colonize") == []
