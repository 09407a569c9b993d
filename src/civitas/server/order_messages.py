"""What goes over the wire about keeping order (docs/correspondence.md)."""

from typing import Annotated, Literal

from msgspec import Meta

from civitas.server.messages import Asked, Message, Name, Text, Token

Number = Annotated[int, Meta(ge=1, le=2**53)]
Days = Annotated[int, Meta(ge=0, le=3650)]
BlockKind = Literal["mute", "block"]


# What is asked.


class NewReport(Asked):
    """Something that moderators should look at: a line, a player, a table, and why."""

    text: Text
    table: Token | None = None
    line: Number | None = None
    player: Name | None = None


class Blocking(Asked):
    """Somebody whom I do not want to hear, or not to meet either; null: I do again."""

    player: Name
    kind: BlockKind | None


class RemoveLine(Asked):
    """A line that nobody is to read."""

    line: Number
    reason: Text


class CloseTable(Asked):
    """A table at which nobody is to play on."""

    table: Token
    reason: Text


class Suspend(Asked):
    """An account that may only read for so many days; 0: it may act again."""

    player: Name
    days: Days
    reason: Text


class Settle(Asked):
    """A report that needs nobody any more."""

    report: Number


# What is answered.


class Blocked(Message):
    """Whom I have muted or blocked, by name."""

    muted: list[str]
    blocked: list[str]


class LineAround(Message):
    """What was said before or behind a line that somebody has reported, and that line itself."""

    id: int
    name: str
    text: str
    removed: bool


class ReportShown(Message):
    """A report, for moderators; an empty name is a former player's."""

    id: int
    at: float
    by: str
    player: str | None
    table: str | None
    line: int | None
    said: str | None
    text: str
    settled: float | None
    around: list[LineAround]
    """The line and its neighbours, while the report is open."""
    suspended: float | None
    """Until when the player may only read."""
    over: bool
    """Whether nobody plays at the table any more."""


class DeedShown(Message):
    """Something that a moderator or the host has done."""

    at: float
    actor: str
    deed: str
    about: str
    detail: str


class ModerationShown(Message):
    """What moderators look at: reports, the open ones first, and what was done."""

    reports: list[ReportShown]
    deeds: list[DeedShown]
