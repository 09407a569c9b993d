"""What was played: one line a game, written as soon as it is over, so that a match goes on where it was stopped."""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, cast

from civitas.arena.match import Outcome
from civitas.arena.schedule import BadMatch

MATCH = "match.json"
"""What the match is: title, bots, players, seed, options, revision of the rules."""
GAMES = "games.jsonl"
TABLE = "games.parquet"


class Records:
    """The games of one match, in a folder or only in memory."""

    def __init__(self, folder: Path | None, match: Mapping[str, Any]) -> None:
        self._folder = folder
        self.outcomes: dict[int, Outcome] = {}
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            _agree(folder / MATCH, match)
            self.outcomes = _read(folder / GAMES)

    def add(self, outcome: Outcome) -> None:
        """Keep a game; it is on the disk when this returns. One that is there already stays as it is."""
        if outcome["game"] in self.outcomes:
            return
        self.outcomes[outcome["game"]] = outcome
        if self._folder is not None:
            with (self._folder / GAMES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())

    def in_order(self) -> list[Outcome]:
        """All games, by their numbers."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]


def _agree(file: Path, match: Mapping[str, Any]) -> None:
    """A folder belongs to one match; what differs is named."""
    said = json.loads(json.dumps(match))
    if not file.exists():
        file.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
        return
    found = json.loads(file.read_text(encoding="utf-8"))
    odd = sorted(key for key in {*found, *said} if found.get(key) != said.get(key))
    if odd:
        what = ", ".join(f"{key} is {found.get(key)!r} there, not {said.get(key)!r}" for key in odd)
        raise BadMatch(f"{file.parent} holds another match: {what}")


def _read(file: Path) -> dict[int, Outcome]:
    """The games that are whole; a line that was being written when the machine stopped is cut off."""
    if not file.exists():
        return {}
    found: dict[int, Outcome] = {}
    good = 0
    with file.open("rb") as lines:
        for line in lines:
            try:
                outcome = cast("Outcome", json.loads(line))
            except ValueError:
                break
            if not line.endswith(b"\n"):
                break
            found.setdefault(outcome["game"], outcome)
            good += len(line)
    if good < file.stat().st_size:
        with file.open("r+b") as whole:
            whole.truncate(good)
    return found


def write_parquet(folder: Path, outcomes: Iterable[Outcome]) -> Path | None:
    """The games as a table, a row for each seat, if PyArrow is installed."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        return None
    file = folder / TABLE
    pq.write_table(pa.Table.from_pylist([row for outcome in outcomes for row in rows(outcome)]), file)
    return file


def rows(outcome: Outcome) -> list[dict[str, object]]:
    """One game as rows of a table, one for each seat."""
    fault = outcome["fault"]
    return [
        {
            "game": outcome["game"],
            "seed": outcome["seed"],
            "seat": seat,
            "bot": name,
            "place": outcome["places"][seat],
            "score": outcome["scores"][seat],
            "ending": outcome["ending"],
            "rounds": outcome["rounds"],
            "decisions": outcome["decisions"][seat],
            "seconds": outcome["seconds"][seat],
            "fault": fault["what"] if fault is not None and fault["seat"] == seat else None,
            **{name: numbers[seat] for name, numbers in outcome["columns"].items()},
        }
        for seat, name in enumerate(outcome["bots"])
    ]
