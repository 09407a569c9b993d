"""`bench/run.py`, with as little measuring as there can be; and the history of what was measured."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import bench.run
import civitas.bench
from bench.history import keep, kept, revision_of
from bench.recorded import OutOfDate

TITLE = "through-the-ages-2015"
SPEEDS = ("decisions", "recorded", "clones", "imagined", "views", "new_views", "tellings", "simulations")
RATIOS = ("ratio", "clones_ratio", "recorded_ratio")
ROW = {"title": "toy", "revision": "abc+", "python": "3.11.1", "build": "plain", "ratio": 1.23416789, "players": 4}


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "history.jsonl"
    monkeypatch.setattr(bench.run, "HISTORY", file)
    monkeypatch.setattr(civitas.bench, "SLICES", 1)
    return file


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["run.py", *arguments])
    bench.run.main()


def test_a_row_names_speeds_ratios_build_and_revision(
    history: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(civitas.bench, "has_catanatron", lambda: False)
    run(monkeypatch, TITLE, "--seconds", "0", "--games", "1", "--json", "--keep")
    printed = json.loads(capsys.readouterr().out)
    [row] = printed["speed"]
    assert (row["title"], row["players"], row["build"]) == (TITLE, 4, "plain")
    assert (row["python"], row["revision"]) == (".".join(map(str, sys.version_info[:3])), revision_of())
    assert all(row[f"{name}_per_second"] > 0 for name in SPEEDS)
    assert row["imagine_per_clone"] > 0
    assert row["view_per_clone"] > 0
    assert [row[name] for name in RATIOS] == [None, None, None]
    assert [length["title"] for length in printed["over_length"]] == [TITLE]
    assert [each["title"] for each in kept(history)] == [TITLE]


def test_ratios_are_those_of_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catanatron's speed is the one that was measured in turns with the recorded games."""

    class Idle:
        def tasks(self) -> list[Any]:
            return ["a task"]

        def per_second(self) -> dict[str, float]:
            return dict.fromkeys(("recorded", *SPEEDS[2:]), 500.0)

        def per_clone(self, name: str) -> float:
            return {"imagined": 7.0, "views": 3.0}[name]

        def new_view_per_clone(self) -> float:
            return 12.0

    def measure(*given: object) -> dict[str, object]:
        assert given[-1] == ["a task"]
        return {"catanatron_decisions_per_second": 250.0}

    monkeypatch.setattr(bench.run, "measure", measure)
    monkeypatch.setattr(sys, "argv", ["run.py"])
    row = bench.run.measured("toy", Idle(), bench.run.arguments())  # type: ignore[arg-type]
    assert (row["recorded_ratio"], row["imagine_per_clone"], row["view_per_clone"]) == (2.0, 7.0, 3.0)
    assert row["new_view_per_clone"] == 12.0
    assert row["simulations_per_second"] == 500.0


def test_recorded_games_that_are_out_of_date_stop_the_benchmark_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def recorded_games(title: str) -> None:
        raise OutOfDate(title, "played by others")

    monkeypatch.setattr(bench.run, "recorded_games", recorded_games)
    with pytest.raises(SystemExit, match=f"python bench/record_games.py {TITLE}"):
        run(monkeypatch, TITLE)


def test_what_is_kept_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    assert kept(file) == []
    keep([ROW, {**ROW, "title": "other", "ratio": None}], file)
    keep([{**ROW, "revision": "def"}], file)
    assert len(file.read_text().splitlines()) == 2
    rows = kept(file)
    assert [(row["title"], row["revision"]) for row in rows] == [("toy", "abc+"), ("other", "abc+"), ("toy", "def")]
    assert [row.pop("date")[:2] for row in rows] == ["20"] * 3
    assert rows[0] == {**ROW, "ratio": 1.234}
    assert rows[1]["ratio"] is None


def test_the_history_is_printed_without_measuring(
    history: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep([{**ROW, "title": TITLE}, {**ROW, "title": "new-dawn"}], history)
    run(monkeypatch, "--history", TITLE)
    heading, line = capsys.readouterr().out.splitlines()
    assert "decisions x catanatron" in heading
    assert line.split()[2:8] == ["abc+", "3.11.1", "plain", TITLE, "1.23", "-"]


def test_a_folder_without_git_has_no_revision(tmp_path: Path) -> None:
    assert revision_of(tmp_path) == "unknown"
