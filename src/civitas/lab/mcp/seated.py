"""What the tools need of a table, wherever it is played: here, in a file, or on a server."""

from threading import Lock
from typing import NamedTuple

import civitas
from civitas.bots.reason_types import Change
from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.core.position import Perspective
from civitas.core.result import ResultRecord
from civitas.core.telling import Figure


class NotYours(CivitasError):
    """A seat that must not be looked at."""


class NotBegun(CivitasError):
    """A table at which nothing is dealt yet."""


class Outlook(NamedTuple):
    """What an action would do, as far as its seat can know."""

    events: list[Event]
    is_certain: bool
    """Whether neither chance nor anything hidden has a part in it."""
    changes: list[Change]
    """The own numbers that are not as they were."""
    figures: list[tuple[Figure, Figure]]
    """What everybody may see, before and after; empty where nobody has worked it out."""


class Seated:
    """A seat at a table. One thing at a time is done there (`lock`)."""

    def __init__(self, title_id: str) -> None:
        self.title = civitas.title(title_id)
        self.lock = Lock()

    def perspective(self, number: int | None = None) -> Perspective:
        """All that may be known: from the own seat, or from another one by its number where that is allowed."""
        raise NotImplementedError

    def result(self) -> ResultRecord | None:
        """How the game ended, if it has."""
        raise NotImplementedError

    def play(self, action: int) -> None:
        """Answer with a legal action."""
        raise NotImplementedError

    def news(self) -> list[Event]:
        """What has happened since this was asked last."""
        raise NotImplementedError

    def foresee(self, action: int) -> Outlook | None:
        """What a legal action would do; None where that cannot be said."""
        raise NotImplementedError

    def wait(self, seconds: float) -> None:
        """Let others act until the seat is asked, for so long at most; where nobody else acts, nothing happens."""

    def notes(self, code: str) -> list[str]:
        """What is to be said about the table itself, in words."""
        return []
