"""What goes over the wire about clocks: when somebody rests, and what is to be answered for a seat."""

from datetime import date
from typing import Annotated, Literal

from msgspec import Meta, field

from civitas.core.telling import Said
from civitas.server.messages import Asked, Message

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="of the day, after midnight")]
MOST_HOLIDAYS = 40


class Night(Asked):
    """From when to when, by the own wall clock; it may go over midnight."""

    begin: Minute
    end: Minute


class DaysOff(Asked):
    """A holiday, with its first and its last day."""

    first: date
    last: date


class RestWanted(Asked):
    """When somebody's clocks are to stand still, by the own wall clock."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    night: Night | None = None
    """None: the night counts, too."""
    weekend: bool = False
    """Saturdays and Sundays off."""
    holidays: Annotated[list[DaysOff], Meta(max_length=MOST_HOLIDAYS)] = field(default_factory=list)
    """Those that are still to come, and the one that is under way."""


class RestShown(Message):
    """When the clocks of whoever asks stand still."""

    zone: str
    night: Night | None
    weekend: bool
    holidays: list[DaysOff]
    """Those that are still to come, and the one that is under way."""
    used: dict[str, int]
    """By year, how many days off there are or were."""
    most: int
    """So many a year there may be."""
    fixed: float | None
    """For so many seconds zone, night and weekend stay as they are; none: they may be changed."""
    zones: list[str]
    """The names of all time zones."""


# Standing orders.

MOST_ORDERS = 20
Until = Literal["other", "always"]
"""How long an order stands: until the seat is asked anything else, or until it is taken back."""


class StandingOrderWanted(Asked):
    """Let the server answer for a seat, whenever it is asked this."""

    frame: Annotated[str, Meta(min_length=1, max_length=64)]
    """The kind of question, as the telling names it."""
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    """The text of the action; it must be one that ends the seat's say and throws nothing away."""
    until: Until = "other"
    unless_named: bool = True
    """Not where what is asked, or what led to it, names the seat: where it is attacked, or meant in another way."""


class StandingOrdersWanted(Asked):
    """All standing orders of a seat; those that are not listed end."""

    orders: Annotated[list[StandingOrderWanted], Meta(max_length=MOST_ORDERS)]


class StandingOrderShown(Message):
    """A standing order, for its own seat alone."""

    frame: str
    action: str
    until: Until
    unless_named: bool
    question: Said
    """What was asked when it was given."""
    phrase: Said
    """What is answered."""


class StandingOrdersShown(Message):
    """All standing orders of a seat, and what could be ordered now."""

    orders: list[StandingOrderShown]
    possible: list[StandingOrderShown]
    """For the question that the seat faces: each answer that an order may give."""
