"""What was measured earlier: `bench/history.jsonl`, one run a line, added to on demand (`bench/run.py --keep`).

Speeds of different machines say nothing beside each other; what is divided by another number of the same run does.
"""

import json
import os
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HISTORY = ROOT / "bench" / "history.jsonl"
SHARED = ("revision", "python", "build")
"""What all rows of a run have in common is kept once."""

Row = dict[str, Any]


def keep(rows: list[Row], file: Path) -> None:
    """Add a run to the history."""
    shared = {name: rows[0][name] for name in SHARED}
    own = [{name: rounded(value) for name, value in row.items() if name not in SHARED} for row in rows]
    run = {"date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), **shared, "rows": own}
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(run) + "\n")


def kept(file: Path) -> list[Row]:
    """Every row of the history, the oldest first, with the date of its run."""
    if not file.exists():
        return []
    runs = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{**_without_rows(run), **row} for run in runs for row in run["rows"]]


def rounded(value: object) -> object:
    """A number with as many digits as mean anything."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


def revision_of(tree: Path = ROOT) -> str:
    """The revision that lies in a folder, with a plus if anything in it was changed since; `unknown` without git."""
    try:
        found = git(tree, "rev-parse", "--short", "HEAD")
        return found + ("+" if git(tree, "status", "--porcelain", "--untracked-files=no") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def git(tree: Path, *arguments: str) -> str:
    """What git says in a folder; a hook of another repository that runs this does not count."""
    command = ["git", "-C", str(tree), *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.strip()


def _without_rows(run: Mapping[str, Any]) -> Row:
    return {name: value for name, value in run.items() if name != "rows"}
