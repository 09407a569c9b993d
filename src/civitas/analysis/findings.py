"""What an analysis finds, as plain data: language-neutral, to be stored and sent."""

from typing import Literal

from msgspec import Struct

from civitas.bots.reason_types import Change
from civitas.core.telling import Said

Verdict = Literal["same", "mistake", "better", "even", "untold"]
"""The bot would have done the same; clearly worse or better than what the bot would have done; not to be told apart;
or there is no estimate to tell it by."""


class Moment(Struct):
    """After so many moves: the round, who made the last of them, and every seat's chance to win.

    `watched` is what a spectator could reckon then, `known` what can be reckoned by whoever sees everything, once the
    game is over. Both are none where nothing was learned of the title.
    """

    number: int
    round: int
    seat: int | None
    watched: list[float] | None
    known: list[float] | None


class Swing(Struct):
    """The move that did most in one of the rounds that changed somebody's chance the most: whose, and by how much the
    whole round changed it."""

    number: int
    round: int
    seat: int
    change: float


class Way(Struct):
    """A way to go on: its first action, what the bot would make of it, and what that changes for the seat.

    `chance` is the seat's at the end of its turn, on average; none where there is no estimate.
    """

    action: str
    line: list[Said]
    changes: list[Change]
    chance: float | None


class Comparison(Struct):
    """A decision: what was done after so many moves, and what the bot would have done, knowing only what the seat knew.

    `difference` is by how much the bot's way is better for the seat's chance (below nothing: worse), `margin` how far
    that may be off by luck and hidden things.
    """

    number: int
    round: int
    seat: int
    done: Way
    advised: Way
    difference: float | None
    margin: float | None
    verdict: Verdict


class Findings(Struct):
    """All that is found so far about a line of a game."""

    title: str
    bot: str
    line: str
    players: int
    has_chances: bool
    """Whether anything was learned of the title, so that there are chances."""
    moments: list[Moment]
    turning_points: list[Swing]
    comparisons: list[Comparison]
