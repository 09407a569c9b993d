"""When something may be used, and how often: the phases of a turn, battles, any time."""

from typing import Any, Final

START_OF_TURN: Final = 0
TRADE_PHASE: Final = 1
CITY_MANAGEMENT: Final = 2
MOVEMENT: Final = 3
RESEARCH: Final = 4
BATTLE: Final = 5
ANY_TIME: Final = 6

TIMINGS: Final[list[str]] = [
    "start-of-turn", "trade", "city-management", "movement", "research", "battle", "any-time",
]  # fmt: skip
PHASES: Final[list[str]] = TIMINGS[: RESEARCH + 1]
"""The phases of a turn in their order."""
PHASE_COUNT: Final = 5

ALWAYS: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_BATTLE: Final = 2

LIMITS: Final[list[str]] = ["always", "once-per-turn", "once-per-battle"]


def timing_of(entry: dict[str, Any]) -> int:
    """When an entry of a data file says it works."""
    return TIMINGS.index(str(entry["phase"]))


def limit_of(entry: dict[str, Any]) -> int:
    """How often an entry of a data file says it works."""
    return LIMITS.index(str(entry.get("limit", "always")))
