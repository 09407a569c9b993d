"""Data sets with the real PyArrow: rows are the games, whatever happened while they were written."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import civitas
from civitas.arena.match import Terms, play_fixture
from civitas.arena.schedule import Fixture
from civitas.bots.estimates import chances
from civitas.cli import main
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.core.result import Result
from civitas.lab.dataset.decisions import COLUMNS, Decisions, schema, table_of
from civitas.lab.dataset.reading import masks, observations
from civitas.lab.episode import rewards_of
from civitas.lab.observations import observation

SHORT = {"new-dawn": ["--option", "round_limit=40"], "civilization-1980": ["--option", "round_limit=20"]}
PATIENCE = 120


def written(folder: Path, title: str, *more: str) -> Path:
    """A small data set."""
    command = ["dataset", title, "--bots", "random", "--players", "2", *SHORT[title], "--out", str(folder)]
    assert main([*command, "--workers", "1", *more]) == 0
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_rows_of_a_game_are_the_game_played_again(tmp_path: Path) -> None:
    title = civitas.title("civilization-1980")
    rows = pq.read_table(written(tmp_path, title.id, "--games", "2") / "games")
    options = json.loads((tmp_path / "dataset.json").read_text())["options"]
    told = observation(title.id, 2)
    dense, mask = observations(rows), masks(rows)
    position, result = None, None
    for number, row in enumerate(rows.to_pylist()):
        if row["number"] == 0:
            assert position is None or position.is_over
            position = title.new_game(players=2, seed=row["seed"], options=options)
        assert position is not None
        seat = position.to_act[0]
        perspective = position.perspective(seat)
        seen = np.zeros(told.size, np.float32)
        told.write(perspective.view, seat, seen)
        assert (row["seat"], row["players"], row["legal"]) == (seat, 2, perspective.legal())
        assert np.array_equal(dense[number], seen)
        assert np.flatnonzero(mask[number]).tolist() == sorted(row["legal"])
        assert mask.shape[1] == row["mask_size"] == title.space.size
        assert row["chances"] == pytest.approx(chances(title.id, perspective), abs=1e-6)
        position.play(seat, row["action"])
        result = position.result
        if result is not None:
            mine = [each for each in rows.to_pylist() if each["game"] == row["game"]]
            assert_result(mine, result)
    assert result is not None
    assert set(rows["game"].to_pylist()) == {0, 1}


def assert_result(rows: list[dict[str, Any]], result: Result) -> None:
    """What came of a game is in all its rows."""
    rewards = rewards_of(result, "placing")
    for row in rows:
        seat = row["seat"]
        assert (row["place"], row["score"], row["ending"]) == (result.places[seat], result.scores[seat], result.ending)
        assert row["reward"] == pytest.approx(rewards[seat])


@pytest.mark.parametrize("title", ["civilization-1980", "new-dawn"])
def test_what_is_hidden_has_no_part_in_rows(title: str) -> None:
    """Imagined positions differ in all that a seat cannot know; noted in them, the game is the same."""
    options: dict[str, object] = {"round_limit": 20 if title == "civilization-1980" else 40}
    told = observation(title, 2)
    real, imagined = (Decisions(told, title == "civilization-1980") for _ in range(2))

    def watch(perspective: Perspective, action: int) -> None:
        real.decided(perspective, action)
        other = perspective.imagine(Dice.seeded(len(real.seats)))
        imagined.decided(other.perspective(perspective.seat), action)

    outcome = play_fixture(Fixture(0, 5, ("random", "random")), Terms(title, options, 60.0, 100_000), watch)
    found, other = (table_of(each, outcome, told, 1) for each in (real, imagined))
    assert found.num_rows > 50
    assert found.equals(other)


def test_a_run_that_was_killed_goes_on_to_the_same_files(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    more = ["--games", "6", "--shard-games", "2", "--seed", "3"]
    command = [sys.executable, "-m", "civitas.cli", "dataset", "new-dawn", "--bots", "random", "--players", "2"]
    command += [*SHORT["new-dawn"], "--workers", "1", "--out", str(broken), *more]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    while not list(broken.glob("games/*.parquet")) and running.poll() is None and time.monotonic() < until:
        time.sleep(0.005)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = {name: file for name, file in contents(broken).items() if name.endswith(".parquet")}
    assert 1 <= len(kept) < 3
    assert not (broken / "README.md").exists()
    (broken / "games" / ".000002-000003.parquet.part").write_bytes(b"PAR1 was being written")
    before = {name: (broken / name).stat().st_mtime_ns for name in kept}
    written(broken, "new-dawn", *more)
    assert before == {name: (broken / name).stat().st_mtime_ns for name in kept}
    assert contents(broken) == contents(written(whole, "new-dawn", *more))


def test_several_processes_write_the_same_files(tmp_path: Path) -> None:
    more = ["--games", "4", "--shard-games", "1"]
    alone = contents(written(tmp_path / "alone", "new-dawn", *more))
    assert contents(written(tmp_path / "together", "new-dawn", *more, "--workers", "2")) == alone


@pytest.mark.soak
def test_ray_writes_the_same_files(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    command = ["dataset", "new-dawn", "--bots", "random", "--players", "2", *SHORT["new-dawn"], "--games", "3"]
    try:
        assert main([*command, "--shard-games", "1", "--out", str(tmp_path / "ray"), "--ray", "local"]) == 0
    finally:
        ray.shutdown()
    alone = written(tmp_path / "alone", "new-dawn", "--games", "3", "--shard-games", "1")
    assert contents(tmp_path / "ray") == contents(alone)


def test_more_games_are_added_and_none_is_doubled(tmp_path: Path) -> None:
    more = ["--shard-games", "2", "--no-chances"]
    written(tmp_path / "grown", "new-dawn", "--games", "3", *more)
    assert sorted(contents(tmp_path / "grown" / "games")) == ["000000-000001.parquet", "000002-000002.parquet"]
    grown = contents(written(tmp_path / "grown", "new-dawn", "--games", "4", *more))
    assert grown == contents(written(tmp_path / "once", "new-dawn", "--games", "4", *more))


def test_a_folder_belongs_to_one_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, "new-dawn", "--games", "2", "--shard-games", "1", "--no-chances")
    command = ["dataset", "new-dawn", "--bots", "random", "--players", "2", "--out", str(tmp_path), *SHORT["new-dawn"]]
    command += ["--no-chances"]
    assert main([*command, "--games", "2", "--shard-games", "1", "--seed", "7"]) == 2
    assert "seed is 0 there, not 7" in capsys.readouterr().err
    assert main([*command, "--games", "1", "--shard-games", "1"]) == 2
    assert "--games 1: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "nobody"], "'nobody': no such bot"),
        (["--bots", "random", "--players", "9"], "not for 9"),
        (["--bots", "random", "--games", "0"], "0 games"),
        (["--bots", "random", "--shard-games", "0"], "--shard-games 0"),
        (["--bots", "random", "--workers", "0"], "--workers 0"),
        (["--bots", "random", "--option", "automa=nobody"], "automa"),
    ],
)
def test_what_cannot_be_written_is_named(
    arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "new-dawn", *arguments, "--out", str(tmp_path)]) == 2
    assert problem in capsys.readouterr().err


def test_a_title_without_observations_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "two-rivers", "--bots", "random", "--out", str(tmp_path)]) == 2
    assert "two-rivers" in capsys.readouterr().err


def test_the_card_says_what_the_rows_are(tmp_path: Path) -> None:
    written(tmp_path, "new-dawn", "--games", "2", "--seed", "4", "--shard-games", "1")
    text = (tmp_path / "README.md").read_text()
    rows = pq.read_table(tmp_path / "games")
    assert f"| decisions | {rows.num_rows} |" in text
    assert "| seeds of the deals | 4 to 4 |" in text
    assert f"| revision of the rules | {civitas.title('new-dawn').rules_revision} |" in text
    assert "license: mit" in text
    assert "--seed 4 --shard-games 1 --option round_limit=40 --out FOLDER" in text
    assert observation("new-dawn", 2).spec() in text
    assert all(f"| `{column.name}` |" in text for column in COLUMNS)
    assert rows.schema.equals(schema(observation("new-dawn", 2).size))
    assert all(sum(each) == pytest.approx(1.0, abs=1e-5) for each in rows["chances"].to_pylist())


def test_chances_can_be_left_out(tmp_path: Path) -> None:
    rows = pq.read_table(written(tmp_path, "civilization-1980", "--games", "1", "--no-chances") / "games")
    assert rows["chances"].null_count == rows.num_rows
    assert "--no-chances" in (tmp_path / "README.md").read_text()


def test_batches_and_nothing_are_made_dense_too(tmp_path: Path) -> None:
    rows = pq.read_table(written(tmp_path, "new-dawn", "--games", "1") / "games")
    batch = rows.slice(10, 5).to_batches()[0]
    assert np.array_equal(observations(batch), observations(rows)[10:15])
    assert np.array_equal(masks(batch), masks(rows)[10:15])
    assert observations(rows.slice(0, 0)).shape[0] == 0


def test_wide_observations_have_wide_places() -> None:
    assert schema(1 << 16).field("observation_indices").type == pa.list_(pa.uint16())
    assert schema((1 << 16) + 1).field("observation_indices").type == pa.list_(pa.uint32())


def test_polars_reads_the_same_rows(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    folder = written(tmp_path, "new-dawn", "--games", "1")
    frame = polars.scan_parquet(folder / "games" / "*.parquet").collect()
    rows = pq.read_table(folder / "games")
    assert frame["action"].to_list() == rows["action"].to_pylist()
    assert np.array_equal(observations(frame.to_arrow()), observations(rows))
