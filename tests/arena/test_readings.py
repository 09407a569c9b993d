"""What the arena tells of games, for every title."""

from typing import Any

import pytest

from civitas.arena.match import AUTOMATED, Terms, play_fixture, reading_of
from civitas.arena.schedule import fixtures
from civitas.arena.summary import Summary, summarize

MATCHES: list[tuple[str, list[str], dict[str, object]]] = [
    ("civilization-1980", ["random", "random"], {"round_limit": 20}),
    ("civilization-2010", ["random", "random"], {"turn_limit": 20}),
    ("new-dawn", ["random", "random"], {"round_limit": 200}),
    ("new-dawn", ["random"], {"automa": "prince"}),
    ("through-the-ages-2006", ["minister", "random"], {"mode": "simple"}),
    ("through-the-ages-2015", ["random", "random"], {"resignation": False}),
]


def told(title_id: str, bots: list[str], options: dict[str, Any]) -> Summary:
    """What is told of two games."""
    terms = Terms(title_id, options, 60.0, 100_000)
    return summarize(title_id, [play_fixture(fixture, terms) for fixture in fixtures(bots, len(bots), 2, 0)])


@pytest.mark.parametrize(("title_id", "bots", "options"), MATCHES)
def test_every_title_is_told_by_what_counts_there(title_id: str, bots: list[str], options: dict[str, Any]) -> None:
    reading, found = reading_of(title_id), told(title_id, bots, options)
    assert set(found["events"]) == set(reading.telling)
    assert found["rounds"]["least"] >= 1
    for name in bots:
        assert set(reading.counted) < set(found["columns"][name])
        assert found["by_round"][name]


def test_through_the_ages_is_told_by_scores_wonders_and_leaders() -> None:
    found = told("through-the-ages-2006", ["minister", "minister"], {"mode": "advanced"})
    assert found["columns"]["minister"]["wonders"] > 0
    assert found["columns"]["minister"]["leaders"] > 1
    assert found["scores"]["minister"]["median"] > 0


def test_civilization_2010_is_told_by_the_ways_to_its_victories() -> None:
    found = told("civilization-2010", ["random", "random", "random"], {"turn_limit": 30})
    columns = found["columns"]["random"]
    assert columns["steps"] == columns["advances"] > 0
    assert columns["techs"] > 1
    assert found["rounds"]["most"] <= 30


def test_a_seat_that_the_rules_play_is_told_apart() -> None:
    found = told("new-dawn", ["envoy", "random"], {"automa": "king"})
    assert {row["name"] for row in found["bots"]} == {"envoy", "random", AUTOMATED}
    assert sum(row["wins"] for row in found["bots"]) == 2
