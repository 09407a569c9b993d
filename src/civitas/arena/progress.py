"""How far much work is, said on the way."""

import sys
import time
from collections.abc import Iterator
from typing import TypeVar

Done = TypeVar("Done")


def with_progress(
    work: Iterator[Done], count: int, what: str = "", before: int = 0, unit: str = "games"
) -> Iterator[Done]:
    """The same work, of which so much is to be done after what was done before, with how far it is."""
    begun = time.monotonic()
    for done, each in enumerate(work, 1):
        left = (time.monotonic() - begun) / done * (count - done)
        told = f"{what + ': ' if what else ''}{before + done} of {before + count} {unit}, {clock(left)} left"
        print(f"\r{told:<60}", end="\n" if done == count else "", file=sys.stderr, flush=True)
        yield each


def clock(seconds: float) -> str:
    """A time as people say it."""
    whole = round(seconds)
    return f"{whole} s" if whole < 120 else f"{whole // 60} min" if whole < 7200 else f"{whole / 3600:.1f} h"
