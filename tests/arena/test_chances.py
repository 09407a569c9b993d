"""Estimated chances on the way: a dense measure beside wins."""

import json
from pathlib import Path
from typing import Any

import pytest

from civitas.arena.chances import chance_rows, mean_chances, mean_of_games, student
from civitas.arena.match import FORFEIT, Outcome, Terms, play_fixture
from civitas.arena.records import GAMES, rows
from civitas.arena.report import page
from civitas.arena.schedule import Fixture
from civitas.arena.summary import summarize
from civitas.bots.estimates import chances, values_mark
from civitas.cli import main
from tests.arena.test_records import outcome

TITLE = "through-the-ages-2006"
OPTIONS: dict[str, object] = {"mode": "simple", "resignation": False}
SHORT = ["--option", "mode=simple", "resignation=false", "--workers", "1"]


def played(*lineup: str, with_chances: bool = True) -> Outcome:
    """A short game of these bots."""
    return play_fixture(Fixture(0, 3, lineup), Terms(TITLE, OPTIONS, 60.0, 100_000, with_chances))


def noted(*by_round: list[float], **more: Any) -> Outcome:
    """A game in which chances were noted so, round by round."""
    return outcome(0, chances={str(number): found for number, found in enumerate(by_round, 2)}, **more)


def test_every_round_is_noted_as_a_spectator_may_estimate_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int | None] = []

    def told(title_id: str, perspective: Any) -> list[float] | None:
        seats.append(perspective.seat)
        return chances(title_id, perspective)

    monkeypatch.setattr("civitas.arena.match.chances", told)
    game = played("minister", "random")
    assert list(game["chances"]) == [str(number) for number in range(1, game["rounds"] + 1)]
    assert set(seats) == {None}
    assert all(sum(found) == pytest.approx(1, abs=0.001) for found in game["chances"].values())
    minister, other = mean_chances(game) or []
    assert minister > 0.6 > other


def test_a_game_goes_the_same_way_whether_chances_are_noted_or_not() -> None:
    game, without = played("minister", "random"), played("minister", "random", with_chances=False)
    assert "chances" not in without
    assert {**game, "seconds": 0, "chances": 0} == {**without, "seconds": 0, "chances": 0}


def test_the_mean_is_that_of_games_with_students_interval() -> None:
    first, second = chance_rows([noted([0.5, 0.5], [0.9, 0.1]), noted([0.6, 0.4])])
    assert (first["name"], first["games"], first["chance"]) == ("a", 2, 0.65)
    assert (second["name"], second["chance"]) == ("b", 0.35)
    assert first["low"] == pytest.approx(0.65 - 12.7062 * 0.05, abs=1e-4)
    assert first["high"] == 1.0


def test_one_game_leaves_everything_open() -> None:
    assert mean_of_games([0.7]) == (0.7, 0.0, 1.0)


@pytest.mark.parametrize(("freedom", "deviations"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_few_games_leave_more_open(freedom: int, deviations: float) -> None:
    assert student(freedom) == pytest.approx(deviations, abs=0.001)


def test_a_bot_on_several_seats_counts_by_their_mean() -> None:
    found = chance_rows([noted([0.4, 0.2, 0.3, 0.1], bots=["a", "b", "b", "b"])])
    assert {row["name"]: row["chance"] for row in found} == {"a": 0.4, "b": 0.2}


def test_who_loses_by_the_rules_of_the_arena_had_no_chance() -> None:
    assert mean_chances(noted([0.9, 0.1], ending=FORFEIT, places=[2, 1])) == [0.0, 1.0]


def test_a_game_in_which_no_round_was_noted_does_not_count() -> None:
    assert mean_chances(noted()) is None
    assert chance_rows([noted(), noted([0.6, 0.4])])[0]["games"] == 1


def test_chances_are_in_table_summary_and_page() -> None:
    game = noted([0.5, 0.5], [0.75, 0.25])
    assert [row["chance"] for row in rows(game)] == [0.625, 0.375]
    assert "chance" not in rows(outcome(0))[0]
    found = summarize("toy", [game])
    assert found["by_round"]["a"]["chance"] == {"2": 0.5, "3": 0.75}
    assert "Estimated chances" in page(found)
    assert "62.5%" in page(found)
    assert "Estimated chances" not in page(summarize("toy", [outcome(0)]))


def test_a_match_with_chances_goes_on_with_the_same_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", TITLE, *SHORT, "--bots", "minister,random", "--out", str(tmp_path), "--json"]
    assert main([*command, "--games", "1", "--chances"]) == 0
    capsys.readouterr()
    assert main([*command, "--games", "2", "--chances"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(row["name"], row["games"]) for row in found["chances"]] == [("minister", 2), ("random", 2)]
    assert all("chances" in json.loads(line) for line in (tmp_path / GAMES).read_text().splitlines())
    assert json.loads((tmp_path / "match.json").read_text())["chances"] == values_mark(TITLE)
    assert main([*command, "--games", "2"]) == 2
    assert "chances is" in capsys.readouterr().err


def test_a_title_without_learned_values_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.arena.match.learned", {}.get)
    command = ["arena", "new-dawn", "--bots", "random", "--players", "2", "--games", "1", "--workers", "1", "--chances"]
    assert main(command) == 0
    assert "no chances: nothing was learned for new-dawn" in capsys.readouterr().out
    assert values_mark("no-such-title") == ""


def test_chances_are_told_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", TITLE, *SHORT, "--bots", "minister,random", "--games", "2", "--chances"]) == 0
    assert "chance of minister: " in capsys.readouterr().out
