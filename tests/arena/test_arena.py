"""`civitas arena` from the command line."""

import json
from functools import partial
from pathlib import Path

import pytest

from civitas.arena.match import Terms, play_fixture
from civitas.arena.pool import work_here
from civitas.arena.records import GAMES
from civitas.arena.schedule import fixtures
from civitas.cli import main

TITLE = "through-the-ages-2006"
SHORT = ["--option", "mode=simple", "resignation=false", "--workers", "1"]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when all goes well."""
    assert main(["arena", TITLE, *SHORT, *arguments]) == 0
    return capsys.readouterr().out


def test_a_match_is_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "--bots", "minister,random", "--games", "2", "--json"))
    assert (found["title"], found["games"], found["players"]) == (TITLE, 2, 2)
    best, worst = found["bots"]
    assert (best["name"], best["games"], best["wins"], best["share"]) == ("minister", 2, 2.0, 1.0)
    assert {"name", "games", "wins", "share", "low", "high", "rating", "ms_per_decision"} <= set(worst)
    assert best["rating"] > worst["rating"]
    [pair] = found["pairs"]
    assert {"a", "b", "games", "wins", "share", "low", "high"} == set(pair)


def test_a_match_is_told_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--bots", "random", "--players", "2", "--games", "2")
    assert f"{TITLE}, 2 games of 2" in text
    assert "endings:" in text


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "match")
    said(capsys, "--bots", "random", "random", "--games", "2", "--out", folder)
    games = tmp_path / "match" / GAMES
    first = games.read_text().splitlines()
    whole = said(capsys, "--bots", "random", "random", "--games", "4", "--out", folder, "--json")
    assert games.read_text().splitlines()[:2] == first
    assert json.loads(whole)["games"] == 4
    assert (tmp_path / "match" / "report.html").exists()
    games.unlink()
    again = said(capsys, "--bots", "random", "random", "--games", "4", "--out", folder, "--json")
    assert _without_times(json.loads(again)) == _without_times(json.loads(whole))


def _without_times(found: dict[str, object]) -> str:
    rows: object = found["bots"]
    assert isinstance(rows, list)
    return json.dumps({**found, "bots": [{**row, "ms_per_decision": 0} for row in rows]}, sort_keys=True)


def test_processes_play_the_same_games_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    terms = Terms(TITLE, {"mode": "simple", "resignation": False}, 60.0, 100_000)
    planned = fixtures(["random", "random"], 2, 3, 5)
    play = partial(play_fixture, terms=terms)
    alone = {each["game"]: {**each, "seconds": 0} for each in work_here(planned, play, 1)}
    together = {each["game"]: {**each, "seconds": 0} for each in work_here(planned, play, 2)}
    assert alone == together


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "nobody"], "no such bot"),
        (["--bots", "random", "--players", "9"], "not for 9"),
        (["--bots", "random", "--games", "0"], "at least one"),
        (["--bots", "random", "--option", "mode=odd"], "mode"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", TITLE, *arguments]) == 2
    assert problem in capsys.readouterr().err


def test_workers_are_at_least_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", TITLE, "--bots", "random", "--workers", "0"]) == 2
    assert "--workers 0" in capsys.readouterr().err
