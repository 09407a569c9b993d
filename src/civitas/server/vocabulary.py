"""Words that stored rows and messages share."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Stage = Literal["waiting", "playing", "finished"]
"""How far a table has come."""
SeatKind = Literal["person", "bot", "open", "automated"]
"""Who plays a seat."""
Level = Literal["new", "casual", "strong"]
"""For whom a table is meant: for newcomers, for whoever knows the game, or for whoever plays it well."""
How = Literal["played", "resigned", "left", "timed-out", "joined"]
"""How a game ended for somebody: played out, given up, left, out of time, or taken over from somebody else."""
Friendship = Literal["", "friend", "asking", "asked"]
"""What somebody is to me: nothing, a friend, somebody who asks me to be one, or whom I have asked."""
MailWish = Literal["off", "each", "digest"]
"""Whether somebody wants letters: none, one for each notice, or one a day."""
Standing = Literal["guest", "visitor", "account"]
"""Whom the server takes somebody for: on loopback everybody is a guest, on a public server some have accounts."""

MOST_SECONDS = 92 * 24 * 3600
"""No clock holds more."""
Seconds = Annotated[int, Meta(ge=0, le=MOST_SECONDS)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody at a table has, and what happens when it is used up."""

    kind: Literal["live", "days"]
    """Whether people sit together, or play a few moves a day."""
    bank: Seconds
    """What everybody begins with."""
    increment: Seconds
    """What is added for every turn, or for every day of waiting for others."""
    most: Seconds
    """What a bank can hold."""
    each: Literal["turn", "day"] = "turn"
    """How often something is added."""
    rests: bool = False
    """Whether it stands still in the nights, weekends and holidays of the player."""
    at_zero: Literal["bot", "leave"] = "bot"
    """A bot stands in until the player returns, or the seat is left for good."""


class SeatClock(Struct, frozen=True, array_like=True):
    """The clock of one seat, as it stood at a moment of the database."""

    bank: float
    """The seconds that were left then."""
    since: float
    is_asked: bool
    """Whether the seat has been asked since then; if a person plays it, the clock runs."""
    credit: float = 0.0
    """What was added when it was asked."""


Runs = Literal["runs", "rests", "stands"]
"""What a clock does: it runs, it stands still because its player rests, or because nobody is asked."""


Id = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class TablesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Which open tables somebody looks for; what is not said does not matter."""

    title: Id | None = None
    players: Annotated[int, Meta(ge=1, le=100)] | None = None
    level: Level | None = None
    language: Id | None = None
    clock: Literal["off", "live", "days"] | None = None
