"""What was measured of our bots, so that nobody has to wait for it: `make ladder` writes `ladder.json`."""

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def ladder() -> dict[str, Any]:
    """The matches of each title's levels and how long they think, by title."""
    found: dict[str, Any] = json.loads(resources.files("civitas.bots").joinpath("ladder.json").read_text("utf-8"))
    return found


def milliseconds(title_id: str) -> dict[str, float]:
    """Milliseconds of processor time for a decision, on average, by the names of bots."""
    found: dict[str, float] = ladder().get(title_id, {}).get("ms_per_decision", {})
    return found
