"""The command line: what it prints, and how it refuses."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas import cli
from civitas.cli import main

TITLE = "civilization-1980"
SHORT = ["--variant", "variant=nomads-and-seafarers", "nomad_rounds=8"]


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def run(*arguments: str) -> int:
    """The exit code of a command line."""
    try:
        return main(arguments)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else -1


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let the person type these lines and then leave."""
    waiting = list(lines)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr(cli, "ask", ask)


# Help and mistakes.


def test_help_is_a_good_first_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    shown = capsys.readouterr().out
    for word in ("civitas play", "civitas watch", "civitas rules", "examples:", TITLE, "2-7 players", "bench"):
        assert word in shown


@pytest.mark.parametrize("command", ["play", "watch", "rules", "options", "bench"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "--help") == 0
    assert "TITLE" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "'chess': no such title; there are civilization-1980"),
        (["watch", "chess"], "no such title"),
        (["rules", "chess"], "no such title"),
        (["options", "chess"], "no such title"),
        (["bench", "chess"], "no such title"),
        (["play", TITLE, "--bots", "deep-thought"], "'deep-thought': no such bot"),
        (["play", TITLE, "--players", "9"], "players = 9: must be 2 to 7"),
        (["play", TITLE, "--players", "1"], "players = 1: must be 2 to 7"),
        (["play", TITLE, "--players", "many"], "--players"),
        (["play", TITLE, "--seat", "5"], "seat = 5: must be 1 to 4"),
        (["play", TITLE, "--lang", "fr"], "--lang"),
        (["play", TITLE, "--variant", "wings=2"], "wings: no such option"),
        (["play", TITLE, "--variant", "end_triangle=9"], "end_triangle = 9: must be one of 0, 2, 3, 4"),
        (["play", TITLE, "--variant", "shorten"], "NAME=VALUE"),
        (["play", TITLE, "--variant", "shorten=1"], "only Farmers and Citizens"),
        (["play", TITLE, "--players", "3", "--bots", "random,random,random"], "3 bots are too many for 3 players"),
        (["play", "--load", "/nowhere/game.json"], "/nowhere/game.json: No such file or directory"),
        (["bench", TITLE, "--players", "12"], "players = 12: must be 2 to 7"),
        (["dance"], "dance"),
        ([], "COMMAND"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert message in printed.err
    assert printed.err.count("\n") == 1


def test_a_broken_save_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    assert run("play", "--load", str(file)) == 2
    assert capsys.readouterr().err.count("\n") == 1


# Playing and watching.


def test_play_begins_with_three_bots_of_medium_strength(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    assert run("play") == 0
    shown = capsys.readouterr().out
    assert "Civilization (1980): 4 players" in shown
    assert "3 × Steward" in shown


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--bots", "random", "steward"], "the others are Wanderer, Steward"),
        (["--bots", "random,steward"], "the others are Wanderer, Steward"),
        (["--bots", "random", "steward", TITLE], "the others are Wanderer, Steward"),
        (["--bots", "random", "--players", "3"], "the others are 2 × Wanderer"),
        (["--players", "3", "--seat", "2"], "You are player 2"),
        (["--lang", "de", "--seed", "5"], "Startzahl 5"),
    ],
)
def test_play_takes_seats_bots_and_languages(
    arguments: list[str], expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    assert run("play", *arguments) == 0
    assert expected in capsys.readouterr().out


def test_a_kept_game_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed(monkeypatch, "1", "done")
    assert run("play", TITLE, "--seed", "11", "--bots", "random", "--players", "2") == 0
    kept = tmp_path / "state" / "civitas" / f"{TITLE}-11.json"
    assert kept.exists()
    typed(monkeypatch, "log")
    assert run("play", "--load", str(kept)) == 0
    assert "seed 11" in capsys.readouterr().out


def test_the_language_of_the_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli.usual_language() == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert cli.usual_language() == "de"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert cli.usual_language() == "en"


def test_watch_ends_with_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("watch", TITLE, "--players", "2", "--bots", "random", "--seed", "3", *SHORT) == 0
    shown = capsys.readouterr().out
    assert "Round 8" in shown
    assert "The game is over." in shown


def test_watch_tells_what_bots_have_in_mind_where_somebody_asks(capsys: pytest.CaptureFixture[str]) -> None:
    game = ("watch", "through-the-ages-2015", "--players", "2", "--bots", "scribe", "--seed", "3", "--rounds", "2")
    assert run(*game) == 0
    assert "has in mind" not in capsys.readouterr().out
    assert run(*game, "--reasons") == 0
    assert "Player 1 has in mind: " in capsys.readouterr().out


def test_watch_stops_after_some_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("watch", "--players", "2", "--rounds", "2", "--seed", "3", "--lang", "de") == 0
    shown = capsys.readouterr().out
    assert "Runde 2" in shown
    assert "Das Spiel ist zu Ende." not in shown


def test_a_game_can_be_piped_in(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "civitas.cli", "play", "--players", "2", "--seed", "3", "--lang", "de"]
    done = subprocess.run(
        command,
        input="1\n?\nquatsch\n",
        text=True,
        capture_output=True,
        check=False,
        env={"XDG_STATE_HOME": str(tmp_path), "PATH": "", "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Deine Wahl> quatsch" in done.stdout
    assert "„quatsch“ verstehe ich nicht." in done.stdout
    assert "Weiter geht es mit: civitas play --load" in done.stdout


# Rules, options, speed.


def test_rules_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", TITLE, "43.12-a") == 0
    assert "Rule 43.12 Hand limit six" in capsys.readouterr().out
    assert run("rules", TITLE, "hand", "limit", "--lang", "de") == 0
    assert "Keine Regel" in capsys.readouterr().out


def test_all_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", TITLE) == 0
    assert capsys.readouterr().out.count("Rule ") >= len(civitas.title(TITLE).rules)


def test_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", TITLE, "--json", "--lang", "de") == 0
    entries = json.loads(capsys.readouterr().out)
    assert len(entries) == len(civitas.title(TITLE).rules)
    assert {"id", "section", "title", "text", "variant"} == set(entries[0])


def test_coverage_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tests = tmp_path / "tests" / "games" / "civilization_1980"
    tests.mkdir(parents=True)
    tests.joinpath("test_one.py").write_text('@pytest.mark.rule("21-a", "21-b")\ndef test_one(): ...\n')
    monkeypatch.chdir(tmp_path)
    assert run("rules", TITLE, "--coverage") == 1
    report = json.loads(capsys.readouterr().out)
    assert list(report) == ["title", "rules", "cited", "missing"]
    assert report["cited"] == 2
    assert len(report["missing"]) == report["rules"] - 2


def test_coverage_also_counts_the_cards_of_a_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "through-the-ages-2015", "--coverage") == 0
    rules, cards = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (rules["rules"], cards["cards"]) == (509, 230)
    assert rules["missing"] == cards["missing"] == []


def test_coverage_is_content_when_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tests = tmp_path / "tests" / "games" / "civilization_1980"
    tests.mkdir(parents=True)
    ids = ", ".join(repr(rule.id) for rule in civitas.title(TITLE).rules)
    tests.joinpath("test_all.py").write_text(f"@pytest.mark.rule({ids})\ndef test_all(): ...\n")
    monkeypatch.chdir(tmp_path)
    assert run("rules", TITLE, "--coverage") == 0
    assert json.loads(capsys.readouterr().out)["missing"] == []


def test_coverage_needs_a_checkout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("civitas.coverage.find_tests", lambda: None)
    assert run("rules", TITLE, "--coverage") == 2
    assert "needs a checkout" in capsys.readouterr().err


def test_options_are_documented(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("options", TITLE) == 0
    shown = capsys.readouterr().out
    for option in civitas.title(TITLE).options:
        assert option.name in shown
    assert "nomads-and-seafarers" in shown
    assert "steward" in shown
    assert run("options", TITLE, "--lang", "de") == 0
    assert "Nomaden und Seefahrer" in capsys.readouterr().out


def test_options_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("options", TITLE, "--json") == 0
    names = [entry["name"] for entry in json.loads(capsys.readouterr().out)]
    assert names == [option.name for option in civitas.title(TITLE).options]


def test_bench_prints_what_was_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[object] = []

    def measure(title: str, players: int | None, seconds: float, seed: int, progress: Any) -> dict[str, object]:
        asked.extend([title, players, seconds, seed])
        progress("measuring")
        return {"title": title, "players": 4, "decisions_per_second": 12345.6, "ratio": None}

    monkeypatch.setattr("civitas.bench.measure", measure)
    assert run("bench", TITLE, "--seconds", "0.1", "--seed", "3", "--json") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["decisions_per_second"] == 12345.6
    assert printed.err == "measuring\n"
    assert asked == [TITLE, None, 0.1, 3]
    assert run("bench", TITLE) == 0
    assert "12,345.60" in capsys.readouterr().out


# Reading lines.


def test_lines_come_from_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: f"typed after {prompt}")
    assert cli.ask("Choose") == "typed after Choose> "


def test_an_interrupt_outside_a_game_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "options", interrupted)
    assert run("options") == 130


def test_opponents_are_listed_with_their_levels(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "through-the-ages-2015", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["level"] for row in rows] == [0, 1, 2, 3, 4, 5]
    assert all(set(row) == {"name", "level", "ms_per_decision", "about"} and row["about"] for row in rows)
    assert rows[1]["ms_per_decision"] < rows[5]["ms_per_decision"]


def test_the_list_of_opponents_says_when_they_have_learned_from_other_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for is_old in (False, True):
        monkeypatch.setattr("civitas.cli.is_old", lambda title_id, old=is_old: old)
        assert main(["bots", "through-the-ages-2015", "--lang", "de"]) == 0
        text = capsys.readouterr().out
        assert "5  sovereign  Herrscher" in text
        assert ("älteren Regeln" in text) == is_old
