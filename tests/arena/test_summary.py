"""Ratings, shares and what else is told of a match."""

import pytest

from civitas.arena.match import CUT_SHORT, Outcome
from civitas.arena.ratings import rate, wilson
from civitas.arena.report import page
from civitas.arena.summary import spread, summarize
from tests.arena.test_records import outcome


def test_the_interval_of_a_share_is_wilsons() -> None:
    """Figures of the usual tables: 8 of 10, and the borders."""
    assert wilson(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(60, 60).low == pytest.approx(0.9398, abs=1e-4)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_who_wins_is_rated_higher_the_surer_the_more_games() -> None:
    few, many = rate([outcome(number) for number in range(4)]), rate([outcome(number) for number in range(40)])
    assert few["a"].value > few["b"].value
    assert many["a"].value > few["a"].value
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert many["a"].low > many["b"].high


def test_bots_of_one_name_do_not_rate_themselves() -> None:
    ratings = rate([outcome(number, bots=["a", "a"]) for number in range(9)])
    assert list(ratings) == ["a"]
    assert ratings["a"].value == pytest.approx(25.0)


def test_a_shared_first_place_counts_in_part() -> None:
    found = summarize("toy", [outcome(0), outcome(1, places=[1, 1])])
    by_name = {row["name"]: row for row in found["bots"]}
    assert (by_name["a"]["wins"], by_name["b"]["wins"]) == (1.5, 0.5)
    [pair] = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["wins"], pair["share"]) == ("a", "b", 2, 1.5, 0.75)


def test_a_bot_on_several_seats_is_counted_by_its_seats() -> None:
    found = summarize("toy", [outcome(0, bots=["a", "b", "b", "b"], places=[1, 2, 3, 4], scores=[9, 4, 3, 2],
                                      decisions=[1, 1, 1, 1], seconds=[0.1, 0.2, 0.2, 0.2], columns={})])  # fmt: skip
    by_name = {row["name"]: row for row in found["bots"]}
    assert (by_name["b"]["games"], by_name["b"]["wins"], by_name["b"]["ms_per_decision"]) == (3, 0.0, 200.0)
    assert found["scores"]["b"]["median"] == 3
    assert found["pairs"][0]["share"] == 1.0


def test_nobody_wins_a_game_without_a_winner() -> None:
    games: list[Outcome] = [outcome(0, ending=CUT_SHORT), outcome(1, ending="turn-limit"), outcome(2)]
    found = summarize("toy", games, drawn=["turn-limit"])
    assert {row["name"]: row["wins"] for row in found["bots"]} == {"a": 1.0, "b": 0.0}
    assert found["endings"] == {CUT_SHORT: 1, "turn-limit": 1, "round-limit": 1}


def test_what_players_have_is_told_round_by_round() -> None:
    games = [
        outcome(0, by_round={"1": {"cities": [2, 0]}, "2": {"cities": [4, 1]}}),
        outcome(1, by_round={"1": {"cities": [4, 2]}}),
    ]
    found = summarize("toy", games)
    assert found["by_round"] == {"a": {"cities": {"1": 3, "2": 4}}, "b": {"cities": {"1": 1, "2": 1}}}
    assert found["columns"] == {"a": {"cities": 3}, "b": {"cities": 1}}


def test_faults_are_told() -> None:
    found = summarize("toy", [outcome(3, fault={"seat": 1, "bot": "b", "what": "answered <7>"})])
    assert found["faults"] == ["game 3, seat 2, b: answered <7>"]
    assert {row["name"]: row["faults"] for row in found["bots"]} == {"a": 0, "b": 1}
    text = page(found)
    assert "answered &lt;7&gt;" in text
    assert text.startswith("<!doctype html>")


def test_how_numbers_are_spread() -> None:
    assert spread([5]) == {"least": 5, "quarter": 5, "median": 5, "three_quarters": 5, "most": 5, "mean": 5}
    assert spread([1, 2, 3, 4, 10])["median"] == 3
