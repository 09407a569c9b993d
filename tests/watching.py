"""A test that hangs ends its process, and tells where.

pytest has this built in, but sets the alarm anew for every test. That ends one thread and begins another, and on a busy
machine all tests together wait for that longer than most of them take.
"""

import faulthandler
import os
import sys
import time

HANGS = 1500.0
"""Seconds; nothing here takes a tenth of it."""
SET_AGAIN = 60.0
"""Who has so many seconds less than `HANGS` has enough."""


class Watchdog:
    """An alarm that rings where no test has begun for very long."""

    def __init__(self, seconds: float = HANGS, set_again: float = SET_AGAIN) -> None:
        self._seconds = seconds
        self._set_again = set_again
        self._stderr = os.dup(sys.__stderr__.fileno() if sys.__stderr__ is not None else 2)
        """Where it is told: what tests write elsewhere is kept back."""
        self._set: float | None = None

    def set(self) -> None:
        """A test begins: set the alarm, unless it was set a short while ago."""
        now = time.monotonic()
        if self._set is None or now - self._set >= self._set_again:
            faulthandler.dump_traceback_later(self._seconds, exit=True, file=self._stderr)
            self._set = now

    def stop(self) -> None:
        """The last test is over."""
        faulthandler.cancel_dump_traceback_later()
        os.close(self._stderr)
