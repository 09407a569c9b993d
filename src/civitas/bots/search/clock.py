"""Time at a table: it only cuts a search short, which elsewhere ends by its budget alone."""

from time import monotonic
from typing import Final

TURN: Final = 4.0
"""A whole turn may take so many times as long as one decision."""
LEAST: Final = 0.1
"""However much of a turn's time is gone, so much of a decision's is left."""


class Clock:
    """How long a seat may think; without seconds for ever."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """For one decision."""
        self._spent = 0.0
        """In this turn."""
        self._begun = 0.0
        self._end = 0.0

    def begin(self, is_new_turn: bool) -> None:
        """A decision begins."""
        if self.seconds <= 0.0:
            return
        if is_new_turn:
            self._spent = 0.0
        left = self.seconds * TURN - self._spent
        self._begun = monotonic()
        self._end = self._begun + max(self.seconds * LEAST, min(self.seconds, left))

    def stop(self) -> None:
        """It is made."""
        if self.seconds > 0.0:
            self._spent += monotonic() - self._begun

    def is_up(self) -> bool:
        """Whether it is time to answer."""
        return self.seconds > 0.0 and monotonic() >= self._end
