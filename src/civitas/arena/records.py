"""What was played: one line a game, written as soon as it is over, so that a match goes on where it was stopped."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from civitas.arena.chances import mean_chances
from civitas.arena.journal import Journal
from civitas.arena.match import Outcome

MATCH = "match.json"
"""What the match is: title, bots, players, seed, options, revision of the rules."""
GAMES = "games.jsonl"
TABLE = "games.parquet"


class Records:
    """The games of one match, in a folder or only in memory."""

    def __init__(self, folder: Path | None, match: Mapping[str, Any]) -> None:
        self._journal = Journal(folder, MATCH, match, GAMES)

    @property
    def outcomes(self) -> dict[int, Outcome]:
        """The games by their numbers."""
        return self._journal.entries

    def add(self, outcome: Outcome) -> None:
        """Keep a game; it is on the disk when this returns. One that is there already stays as it is."""
        self._journal.add(outcome["game"], outcome)

    def in_order(self) -> list[Outcome]:
        """All games, by their numbers."""
        return self._journal.in_order()


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
    fault, chances = outcome["fault"], mean_chances(outcome)
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
            **({"chance": None if chances is None else chances[seat]} if "chances" in outcome else {}),
            **{name: numbers[seat] for name, numbers in outcome["columns"].items()},
        }
        for seat, name in enumerate(outcome["bots"])
    ]
