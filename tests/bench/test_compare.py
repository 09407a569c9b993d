"""Two revisions side by side: what is said of differences, of noise, and of an engine that was really slowed down."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import civitas
from bench import compare
from bench.compare import Broken, Speeds, change, changes, checked_out, report, slice_of, titles_of
from bench.history import git

TITLE = "through-the-ages-2015"
SLOWED = f"""
_position = type(title("{TITLE}").new_game(players=2, seed=0))
_clone = _position.clone


def _clone_slowly(position):
    for _ in range(20):
        copied = _clone(position)
    return copied


_position.clone = _clone_slowly
"""


@pytest.mark.parametrize(("factor", "verdict"), [(0.9, "slower"), (1.1, "faster"), (0.99, ""), (1.0, "")])
def test_a_steady_difference_is_called_a_change(factor: float, verdict: str) -> None:
    pairs = [(base, base * factor) for base in (100.0, 150.0, 80.0, 120.0, 100.0)]
    assert change("toy", "views", pairs).verdict == verdict


def test_a_difference_within_the_spread_of_the_slices_is_noise() -> None:
    pairs = [(100.0, here) for here in (60.0, 90.0, 130.0, 90.0, 80.0)]
    found = change("toy", "views", pairs)
    assert (found.ratio, found.verdict) == (0.9, "")
    assert found.noise > 0.1


def test_one_slice_in_which_the_machine_was_busy_changes_nothing() -> None:
    pairs = [(100.0, 100.0)] * 8 + [(100.0, 30.0)]
    assert change("toy", "views", pairs).verdict == ""


def test_what_one_of_them_cannot_do_is_left_out() -> None:
    base: list[Speeds] = [{"views": 1.0, "tellings": None}] * 3
    here: list[Speeds] = [{"views": 1.0, "tellings": 1.0, "songs": 1.0}] * 3
    assert [found.what for found in changes("toy", base, here)] == ["views"]


def test_both_take_turns_and_each_begins_now_and_then() -> None:
    base, here = Path("base"), Path("here")
    asked: list[Path] = []

    def measured(tree: Path, title: str) -> Speeds:
        asked.append(tree)
        return {"views": 50.0 if tree == here else 100.0}

    [found] = compare.compare("toy", base, here, 4, measured)
    assert asked == [base, here, here, base, base, here, here, base]
    assert (found.base, found.here, found.verdict) == (100.0, 50.0, "slower")


def test_a_title_that_one_of_them_cannot_play_is_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    def measured(tree: Path, title: str) -> Speeds:
        raise Broken("no such title")

    assert compare.compare("toy", Path("base"), Path("here"), 3, measured) == []
    assert "toy cannot be compared. no such title" in capsys.readouterr().err


def test_the_report_ends_with_what_became_slower_and_faster() -> None:
    found = [change("toy", what, [(100.0, speed)] * 3) for what, speed in (("views", 50.0), ("clones", 100.0))]
    lines = report(found).splitlines()
    assert [line.split()[-1] for line in lines[1:3]] == ["slower", "0.02"]
    assert lines[-2:] == ["slower: toy views (0.50)", "faster: nothing"]


def test_fewer_slices_than_show_a_spread_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["compare.py", "HEAD", "--slices", "2"])
    with pytest.raises(SystemExit):
        compare.arguments()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository whose engine is ours, except for what may be added at the end of its first module."""
    package = tmp_path / "tree" / "src" / "civitas"
    package.mkdir(parents=True)
    original = Path(civitas.__file__).parent
    for entry in original.iterdir():
        if entry.name not in ("__init__.py", "__pycache__", "bench.py"):
            (package / entry.name).symlink_to(entry)
    (package / "__init__.py").write_text((original / "__init__.py").read_text())
    tree = tmp_path / "tree"
    git(tree, "init", "--quiet")
    git(tree, "add", ".")
    git(tree, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "--quiet", "-m", "An engine")
    return tree


def test_an_engine_that_was_slowed_down_beside_its_last_revision_is_called_slower(tree: Path) -> None:
    """The earlier revision has no benchmarks of its own: it is measured by those of this working tree."""
    module = tree / "src" / "civitas" / "__init__.py"
    module.write_text(module.read_text() + SLOWED)
    with checked_out(tree, "HEAD") as base:
        assert TITLE in titles_of(base)
        found = compare.compare(TITLE, base, tree, 3, slice_of(0.0))
    verdicts = {each.what: each.verdict for each in found}
    assert set(verdicts) == {"recorded", "clones", "imagined", "views", "new_views", "tellings", "simulations"}
    assert verdicts["clones"] == "slower"
    assert not base.exists()
    assert git(tree, "worktree", "list").count("\n") == 0


@pytest.mark.parametrize("ask", [titles_of, lambda tree: slice_of(0.0)(tree, TITLE)])
def test_an_engine_that_does_not_even_start_is_broken(ask: Callable[[Path], object], tree: Path) -> None:
    (tree / "src" / "civitas" / "__init__.py").write_text("raise RuntimeError('not today')")
    with pytest.raises(Broken, match="not today"):
        ask(tree)


def test_an_engine_from_somewhere_else_is_not_measured(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="which is not in"):
        slice_of(0.0)(tmp_path, TITLE)


def test_a_revision_that_there_is_not_is_named(tree: Path) -> None:
    with pytest.raises(Broken, match="no-such-revision"), checked_out(tree, "no-such-revision"):
        pass
    with pytest.raises(subprocess.CalledProcessError):
        git(tree, "rev-parse", "--verify", "no-such-revision")
