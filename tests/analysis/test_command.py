"""`civitas record analyse`: an analysis in words and as JSON."""

import json
from pathlib import Path

import pytest

from civitas.cli import main
from civitas.records import write
from tests.analysis.games import careless


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write(path, careless("through-the-ages-2015"))
    return path


def analysed(file: Path, *options: str) -> None:
    few = ["--bot", "scribe", "--worlds", "2", "--from", "11", "--to", "24", *options]
    assert main(["record", "analyse", str(file), *few]) == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Chances to win", "Round 1", "Turning points", "decisions the", "instead of", "points of chance"],
        ),
        ("de", ["Siegchancen", "Runde 1", "Wendepunkte", "Entscheidungen hätte", "statt", "Prozentpunkte"]),
    ],
)
def test_a_game_is_told_in_words(
    file: Path, capsys: pytest.CaptureFixture[str], language: str, words: list[str]
) -> None:
    analysed(file, "--seat", "1", "--lang", language)
    told = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in told


def test_everything_that_was_found_is_there_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analysed(file, "--json")
    found = json.loads(capsys.readouterr().out)
    assert (found["title"], found["bot"], len(found["moments"])) == ("through-the-ages-2015", "scribe", 41)
    assert all(10 <= each["number"] <= 23 for each in found["comparisons"])


def test_a_title_without_values_is_told_so_plainly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("analysing", "comparing"):
        monkeypatch.setattr(f"civitas.analysis.{module}.learned", {}.get)
    monkeypatch.setattr("civitas.analysis.analysing.chances", lambda *_: None)
    path = tmp_path / "game.json"
    write(path, careless("new-dawn"))
    assert main(["record", "analyse", str(path), "--bot", "pilgrim", "--from", "20", "--to", "30", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "there are no chances" in told
    assert "points of chance" not in told
    assert "instead of" in told
