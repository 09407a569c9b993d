"""What happened: a message id and its arguments, who may see it, and the rule behind it."""

from typing import Final

from civitas.core.native import mypyc_attr

EVERYONE: Final = -1
"""Audience of a public event: all seats and every spectator."""

Argument = int | str | list[str]


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened at the table.

    Arguments are numbers, or ids of names that the languages translate (`area-knossos`). The arguments `seat` and
    `other` are seats. The audience is a set of seats as bits, or EVERYONE.
    """

    __slots__ = ("arguments", "audience", "message", "rule")

    def __init__(self, message: str, arguments: dict[str, Argument], rule: str, audience: int = EVERYONE) -> None:
        self.message = message
        self.arguments = arguments
        self.rule = rule
        self.audience = audience

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may see the event."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and seat >= 0 and (self.audience >> seat) & 1 == 1

    def to_json(self) -> dict[str, Argument]:
        """A plain form for storing and sending; the audience is not part of it."""
        return {"message": self.message, "rule": self.rule, **self.arguments}

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.arguments!r}, {self.rule!r}, {self.audience})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (
            (self.message, self.arguments, self.rule, self.audience)
            == (other.message, other.arguments, other.rule, other.audience)
        )

    def __hash__(self) -> int:
        return hash((self.message, self.rule, self.audience))
