"""What a reason of a bot is made of."""

from typing import TypedDict

from civitas.core.telling import Said


class Change(TypedDict):
    """A number of the seat, by what it is called, before the line and after it."""

    heading: Said
    label: Said
    before: int
    after: int


class Reason(TypedDict):
    """What a bot expects: what its seat does until others are asked, and what comes of that for the seat."""

    line: list[int]
    changes: list[Change]
