"""Ratings out of the matches of the ladder."""

from typing import Any

import pytest

from bench.ladder_ratings import ANCHOR, ratings


def match(bot: str, other: str, share: float, games: int = 1000, players: int = 2) -> dict[str, Any]:
    """A match that a bot won this often."""
    return {"bot": bot, "other": other, "share": share, "games": games, "players": players}


def test_three_games_in_four_are_some_two_hundred_points() -> None:
    best, rest = ratings([match("queen", "pawn", 0.76)], "pawn")
    assert (best.bot, rest.bot) == ("queen", "pawn")
    assert (rest.rating, rest.give_or_take) == (ANCHOR, 0.0)
    assert best.rating - rest.rating == pytest.approx(200, abs=3)
    assert 15 < best.give_or_take < 35


def test_differences_add_up_and_matches_that_agree_make_them_surer() -> None:
    chain = [match("b", "a", 0.76), match("c", "b", 0.76)]
    far = {each.bot: each for each in ratings(chain, "a")}
    assert far["c"].rating - ANCHOR == pytest.approx(400, abs=6)
    assert far["c"].give_or_take > far["b"].give_or_take
    surer = {each.bot: each for each in ratings([*chain, match("c", "a", 0.909)], "a")}
    assert surer["c"].rating == pytest.approx(far["c"].rating, abs=6)
    assert surer["c"].give_or_take < far["c"].give_or_take


def test_who_wins_every_game_is_rated_with_much_doubt() -> None:
    best, _ = ratings([match("queen", "pawn", 1.0, games=20)], "pawn")
    assert 500 < best.rating - ANCHOR < 800
    assert best.give_or_take > 300


def test_games_of_four_and_bots_that_nobody_met_do_not_count() -> None:
    found = ratings([match("b", "a", 0.6), match("b", "a", 0.1, players=4), match("y", "x", 0.9)], "a")
    assert [each.bot for each in found] == ["b", "a"]
    assert ratings([match("y", "x", 0.9)], "a") == []
