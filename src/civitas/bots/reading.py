"""What the arena tells of the games of a title."""

from collections.abc import Callable
from typing import NamedTuple

from civitas.core.position import View

Columns = dict[str, list[int]]
"""Numbers of all seats by what they count."""


class Reading(NamedTuple):
    """What a report tells of a title besides rounds, scores, endings and wins."""

    columns: Callable[[View], Columns]
    """What each seat has, read from a spectator's view."""
    counted: dict[str, tuple[str, ...]]
    """What each seat did, as the messages that report it."""
    telling: tuple[str, ...]
    """The events that tell most."""
    begins: str
    """The message with which a round or a turn begins."""
    players: int
    drawn: tuple[str, ...] = ()
    """The endings of games that nobody has won."""
    taken: tuple[str, ...] = ()
    """The events that say that a seat has taken, built or played a card or component, which they name."""
