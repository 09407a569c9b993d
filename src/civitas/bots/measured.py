"""What was measured of our bots, so that nobody has to wait for it: `make ladder` writes `ladder.json`."""

import itertools
import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

DUEL = 2


@cache
def ladder() -> dict[str, Any]:
    """The matches of each title's levels and how long they think, by title."""
    found: dict[str, Any] = json.loads(resources.files("civitas.bots").joinpath("ladder.json").read_text("utf-8"))
    return found


class Duels(NamedTuple):
    """How a bot fared against another one: which, in so many games of two, and the share that it won."""

    other: str
    games: int
    share: float


def against_the_level_below(title_id: str, names: Sequence[str]) -> dict[str, Duels]:
    """The duels of each bot with the one before it, of bots the weakest first; nothing where none were played."""
    below = dict(itertools.pairwise(reversed(names)))
    found: dict[str, Duels] = {}
    for match in ladder().get(title_id, {}).get("matches", []):
        if match["players"] == DUEL and below.get(match["bot"]) == match["other"]:
            found[match["bot"]] = Duels(match["other"], match["games"], match["share"])
    return found


def milliseconds(title_id: str) -> dict[str, float]:
    """Milliseconds of processor time for a decision, on average, by the names of bots."""
    found: dict[str, float] = ladder().get(title_id, {}).get("ms_per_decision", {})
    return found
