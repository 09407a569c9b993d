"""The four victories, several winners at one moment, and the end of a game with a limit of turns."""

from typing import Any

import pytest

from tests.games.civilization_2010.pyramids import pyramid
from tests.games.civilization_2010.situation import Situation, situation

ROMANS: dict[str, Any] = {"civilization": "romans"}
BRINK: dict[str, Any] = {"trade": 16, "techs": pyramid(3, 2), "coins": 14}
"""One coin short of victory, with a place for Railroad."""


@pytest.mark.rule("victory.culture-a")
def test_the_last_step_of_the_culture_track_wins_at_once() -> None:
    s = situation("city-management", p1={**ROMANS, "step": 20, "culture": 7, "trade": 6}, p2={"trade": 9})
    s.play("advance")
    assert (s.winners, s.ending, s.asked) == ([1], "culture", [])
    assert s.arguments("won-culture") == [{"seat": 0}]
    assert s.empire(1).step == 21


@pytest.mark.rule("victory.culture-a")
def test_the_step_before_the_last_wins_nothing() -> None:
    s = situation("city-management", p1={**ROMANS, "step": 19, "culture": 7, "trade": 6}, p2={"trade": 9})
    s.play("advance")
    assert (s.winners, s.empire(1).step) == ([], 20)


@pytest.mark.rule("victory.economic-a")
def test_fifteen_coins_win_in_another_players_part() -> None:
    s = situation("movement", active=2, p1={**ROMANS, "coins": 14}, p2={"scouts": ["a1"]}, pieces={"a1": "bank"})
    assert (s.coins(1), s.winners) == (14, [])
    s.play("march a1 0-1", "step left")
    assert (s.winners, s.ending, s.coins(1)) == ([1], "economic", 15)
    assert s.asked == []


@pytest.mark.rule("victory.economic-a")
def test_fourteen_coins_win_nothing() -> None:
    s = situation("research", p1={**BRINK, **ROMANS, "coins": 13})
    s.play("research railroad")
    assert (s.coins(1), s.winners, s.trade(1)) == (14, [], 14)


@pytest.mark.rule("victory.tech-a")
def test_space_flight_wins_at_once() -> None:
    s = situation("research", p1={**ROMANS, "trade": 26, "techs": pyramid(5, 4, 3, 2)})
    s.play("research space-flight")
    assert (s.winners, s.ending, s.asked) == ([1], "technology", [])


@pytest.mark.rule("victory.military-a")
def test_one_conquered_capital_wins() -> None:
    forces = ["infantry-fierce"] * 3
    s = situation(
        "movement",
        players=4,
        active=3,
        p1={**ROMANS, "cities": ["a6"]},
        p2={"cities": ["b11"]},
        p3={"cities": ["c6"], "armies": ["a8", "a8"], "units": forces, "ranks": {"infantry": 4}, "techs": ["writing"]},
        p4={"cities": ["d6"]},
        pieces={"c1": "academy", "c2": "academy", "c3": "academy", "c5": "academy"},
    )
    s.play("march a8 2-0", "step left", "step left")
    won(s)
    assert (s.winners, s.ending) == ([3], "military")
    assert s.arguments("won-military") == [{"seat": 2}]


def won(s: Situation) -> None:
    """Fight a battle to its end, with whatever comes first."""
    for _ in range(60):
        if s.position.is_over or s.question == "Movement":
            return
        s.play(s.legal(by=s.asked[0])[0], by=s.asked[0])


@pytest.mark.rule("victory.tie-a")
def test_of_several_winners_the_earlier_one_in_turn_order_wins() -> None:
    s = situation("research", first=2, p1={**BRINK, **ROMANS}, p2=BRINK)
    s.play("research railroad", by=1)
    s.play("research railroad", by=2)
    assert (s.winners, s.ending) == ([2], "economic")
    assert (s.coins(1), s.coins(2)) == (15, 15)
    assert s.arguments("won-economic") == [{"seat": 1}]


@pytest.mark.rule("victory.tie-a")
def test_several_winners_can_share_the_victory() -> None:
    shared = {"simultaneous_victory": "shared"}
    s = situation("research", first=2, p1={**BRINK, **ROMANS}, p2=BRINK, options=shared)
    s.play("research railroad", by=1)
    s.play("research railroad", by=2)
    assert (s.winners, s.ending) == ([1, 2], "economic")


@pytest.mark.rule("victory.tie-a")
def test_different_victories_at_one_moment() -> None:
    astronaut = {"trade": 26, "techs": pyramid(5, 4, 3, 2)}
    for first, winner, ending in ((1, 1, "economic"), (2, 2, "technology")):
        s = situation("research", first=first, p1={**BRINK, **ROMANS}, p2=astronaut)
        s.play("research railroad", by=1)
        s.play("research space-flight", by=2)
        assert (s.winners, s.ending) == ([winner], ending)
    shared = {"simultaneous_victory": "shared"}
    s = situation("research", first=2, p1={**BRINK, **ROMANS}, p2=astronaut, options=shared)
    s.play("research railroad", by=1)
    s.play("research space-flight", by=2)
    assert (s.winners, s.ending) == ([1, 2], "technology")
    assert (s.arguments("won-technology"), s.arguments("won-economic")) == ([{"seat": 1}], [{"seat": 0}])


@pytest.mark.rule("victory.limit-a")
def test_the_rules_know_no_limit_of_turns() -> None:
    s = situation("research", turn=200, p1={"trade": 6})
    s.play("skip")
    assert (s.winners, s.position.turn, s.phase) == ([], 201, "start-of-turn")


@pytest.mark.rule("victory.limit-a")
@pytest.mark.parametrize(
    ("p1", "p2", "winners"),
    [
        ({"step": 3}, {"step": 2, "coins": 9}, [1]),
        ({"step": 3, "coins": 1}, {"step": 3, "coins": 2, "techs": []}, [2]),
        ({"techs": ["pottery"]}, {"techs": ["pottery", "writing"]}, [2]),
        ({"techs": ["pottery"]}, {"techs": ["writing"]}, [1, 2]),
    ],
)
def test_an_agreed_limit_ends_the_game(p1: dict[str, Any], p2: dict[str, Any], winners: list[int]) -> None:
    limit = {"turn_limit": 20}
    s = situation("research", turn=20, p1={**p1, "trade": 6}, p2=p2, options=limit)
    s.play("skip")
    assert (s.winners, s.ending) == (winners, "turn-limit")
    s = situation("research", turn=19, p1={**p1, "trade": 6}, p2=p2, options=limit)
    s.play("skip")
    assert (s.winners, s.position.turn) == ([], 20)
