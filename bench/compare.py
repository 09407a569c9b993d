"""Measure two revisions side by side and say what became slower: before a change is merged, not as a timed test.

python bench/compare.py BASE               # the working tree beside that revision, every title
python bench/compare.py BASE new-dawn --slices 15

Both do what users do on the same recorded games, in plain Python, in turns: each slice is a process of its own. Of each
pair of slices the ratio counts, and of all pairs the median. It is called a change if it is further from 1 than the
noise: three standard errors of that median as the spread of the pairs shows them, and two percent at least.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from statistics import median, stdev
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from bench.history import git, revision_of  # noqa: E402

LEAST_NOISE = 0.02
ERRORS = 3 * 1.2533
"""Three standard errors of a median, in standard deviations by the root of their number."""
FEWEST = 3
"""Fewer slices show no spread."""

Speeds = dict[str, float | None]
Slice = Callable[[Path, str], Speeds]
"""Measures one title of the engine in a folder."""


class Broken(Exception):
    """A revision that could not be measured."""


class Change(NamedTuple):
    """How fast something was and is, and what to think of it."""

    title: str
    what: str
    base: float
    here: float
    ratio: float
    noise: float

    @property
    def verdict(self) -> str:
        """Whether it became slower or faster; nothing if that may be noise."""
        if abs(self.ratio - 1) <= self.noise:
            return ""
        return "slower" if self.ratio < 1 else "faster"


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    try:
        with checked_out(ROOT, wanted.base) as base:
            tell(f"{wanted.base} is {revision_of(base)}, beside it the working tree, {revision_of(ROOT)}")
            titles = wanted.titles or titles_of(ROOT)
            measured = slice_of(wanted.seconds)
            changes = [change for title in titles for change in compare(title, base, ROOT, wanted.slices, measured)]
    except Broken as problem:
        sys.exit(str(problem))
    if not changes:
        sys.exit("nothing could be compared")
    print(report(changes))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", metavar="BASE", help="the revision to measure beside the working tree")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: every title")
    parser.add_argument("--slices", type=int, default=9, help="of each revision (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="of each number in a slice (default: 0.3)")
    wanted = parser.parse_args()
    if wanted.slices < FEWEST:
        parser.error(f"--slices: {FEWEST} at least")
    return wanted


@contextmanager
def checked_out(tree: Path, revision: str) -> Iterator[Path]:
    """A revision in a folder of its own, as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="civitas-base-") as parent:
        folder = Path(parent) / "base"
        try:
            git(tree, "worktree", "add", "--detach", str(folder), revision)
        except (OSError, subprocess.CalledProcessError) as problem:
            raise Broken(f"{revision}: {getattr(problem, 'stderr', None) or problem}".strip()) from None
        try:
            yield folder
        finally:
            git(tree, "worktree", "remove", "--force", str(folder))


def titles_of(tree: Path) -> list[str]:
    """The titles of the engine in a folder."""
    code = "import civitas; print(*sorted(civitas.titles()))"
    return run(tree, ["-c", code]).split()


def slice_of(seconds: float) -> Slice:
    """Measures so long at each number, in a process of its own."""

    def measured(tree: Path, title: str) -> Speeds:
        script = ROOT / "bench" / "compare_slice.py"
        speeds: Speeds = json.loads(run(tree, [str(script), str(tree), title, str(seconds)]))
        return speeds

    return measured


def run(tree: Path, arguments: list[str]) -> str:
    """What this interpreter prints with the engine of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    ran = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment)
    if ran.returncode != 0:
        raise Broken(f"{tree}: {ran.stderr.strip()}")
    for line in ran.stderr.splitlines():
        tell_once(line)
    return ran.stdout


def compare(title: str, base: Path, here: Path, slices: int, measured: Slice) -> list[Change]:
    """What changed for a title from one folder to the other; in turns, and the one that begins changes, too."""
    speeds: dict[Path, list[Speeds]] = {base: [], here: []}
    for number in range(slices):
        tell(f"{title}: slice {number + 1} of {slices}")
        try:
            for tree in (base, here) if number % 2 == 0 else (here, base):
                speeds[tree].append(measured(tree, title))
        except Broken as problem:
            if number == 0:
                tell(f"{title} cannot be compared. {problem}")
                return []
            raise
    return changes(title, speeds[base], speeds[here])


def changes(title: str, base: list[Speeds], here: list[Speeds]) -> list[Change]:
    """What both can do, compared."""
    found = []
    for what in here[0]:
        pairs = [(old.get(what), new.get(what)) for old, new in zip(base, here, strict=True)]
        known = [(old, new) for old, new in pairs if old is not None and new is not None]
        if known:
            found.append(change(title, what, known))
    return found


def change(title: str, what: str, pairs: list[tuple[float, float]]) -> Change:
    """The median of the pairs, and the noise that their spread allows."""
    ratios = [new / old for old, new in pairs]
    ratio = median(ratios)
    noise = max(LEAST_NOISE, ERRORS * stdev(ratios) / len(ratios) ** 0.5)
    return Change(title, what, median(old for old, _ in pairs), median(new for _, new in pairs), ratio, noise)


def report(changes: list[Change]) -> str:
    """Everything that was measured, and what became slower or faster."""
    width = max((len(each.title) for each in changes), default=5)
    lines = [f"{'title':{width}}  {'what':11}  {'base/s':>9}  {'here/s':>9}  here/base  noise"]
    for each in changes:
        speeds = f"{each.base:9,.0f}  {each.here:9,.0f}  {each.ratio:9.2f}  {each.noise:5.2f}"
        lines.append(f"{each.title:{width}}  {each.what:11}  {speeds}  {each.verdict}".rstrip())
    for verdict in ("slower", "faster"):
        named = [f"{each.title} {each.what} ({each.ratio:.2f})" for each in changes if each.verdict == verdict]
        lines.append(f"{verdict}: {', '.join(named) or 'nothing'}")
    return "\n".join(lines)


@cache
def tell_once(message: str) -> None:
    """Show what every slice says anew."""
    tell(message)


def tell(message: str) -> None:
    """Show progress where it does not mix with the results."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
