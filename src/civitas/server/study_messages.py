"""What goes over the wire about studies and sandboxes (docs/study.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from civitas.core.result import ResultRecord
from civitas.core.telling import Said
from civitas.puzzles.verdict import Kind, Unique, Verdict
from civitas.records.file import GameFile
from civitas.server.messages import (
    Action,
    Asked,
    Message,
    Name,
    OptionValue,
    Seat,
    Seq,
    Thing,
    Token,
    Word,
)

MOST_MOVES = 2000
"""So many moves may be tried in a sandbox."""

LineName = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Comment = Annotated[str, Meta(max_length=2000, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
Line = Annotated[str, Meta(pattern=r"^(main|[0-9]{1,5}(\.[0-9]{1,5}){0,19})$", description="`main`, `0`, `0.2`")]
Mark = Literal["", "!", "?", "!!", "??", "!?", "?!"]
Watching = Literal["watch", "all"]
Eyes = Seat | Watching
"""Whose eyes: a seat's, a spectator's, or those of whoever acts, with every event."""
Scenario = Annotated[dict[str, Any], Meta(description="a position in the words of the game, as tests write it")]


# What is asked.


class Played(Asked):
    """A move: the seat and its action."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    action: Action


Moves = Annotated[list[Played], Meta(max_length=MOST_MOVES)]


class Origin(Asked):
    """Where a sandbox begins: a scenario or a puzzle of a title, or a moment of a study."""

    title: Word | None = None
    scenario: Scenario | None = None
    puzzle: Word | None = None
    study: Token | None = None
    line: Line = "main"
    after: Seq = 0


class Tried(Asked):
    """A sandbox: where it begins, the moves since, and who looks; the steps from `since` on are told."""

    origin: Origin
    moves: Moves = field(default_factory=list)
    eyes: Eyes = "all"
    since: Seq = 0


class SandboxAsked(Asked):
    """A question about a sandbox as it is now: which rule forbids, what a thing is, what an action would do."""

    origin: Origin
    moves: Moves = field(default_factory=list)
    eyes: Eyes = "all"
    why: Action | None = None
    explain: Thing | None = None
    preview: Action | None = None


class SandboxTable(Asked):
    """A private table that begins where a sandbox is now: the asker against bots of one kind."""

    origin: Origin
    name: Name
    bot: Word
    moves: Moves = field(default_factory=list)
    seat: Seat | None = None
    """Whose place the asker takes; none: that of whoever is to act."""


class Begun(Asked):
    """A new game of a title whose first position is to be changed by hand."""

    title: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, int | Word | bool], Meta(max_length=50)] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=1, le=2**31 - 1)] = 1


class PuzzleTried(Asked):
    """What was answered to a puzzle so far."""

    moves: Moves = field(default_factory=list)


class NewStudy(Asked):
    """A study of a finished game at a table, of a file, or of a scenario of a title."""

    table: Word | None = None
    file: GameFile | None = None
    title: Word | None = None
    scenario: Scenario | None = None


class NewLine(Asked):
    """Another line of a study: where it leaves which line, its name and its moves; and behind them those that were
    played at a table which began there, as long as that goes on only for who shows the token of a seat or is known."""

    line: Line
    after: Seq
    name: LineName
    moves: Moves = field(default_factory=list)
    table: Word | None = None
    table_token: Word | None = None


class ChangedLine(Asked):
    """A line of a study as it is to be called, and moves to add at its end."""

    name: LineName | None = None
    moves: Moves = field(default_factory=list)


class Noted(Asked):
    """What somebody writes to a move of a line; its number counts from 1."""

    line: Line
    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    mark: Mark
    comment: Comment


# What is told.


class StudyOpened(Message):
    """A new study: the code for all who look, the token for whoever may change it; both are shown only once."""

    code: str
    token: str


class StudySeat(Message):
    """Who sat there."""

    name: str
    kind: str
    bot: str | None
    called: dict[str, str]
    """What a bot is called, by language."""


class StudyNote(Message):
    """A mark and a comment on a move."""

    number: int
    mark: str
    comment: str


class StudyLine(Message):
    """A line: after how many moves of which line it leaves, who acts in each of its moves, and the rounds they lead to.

    The main line leaves none. `seats` and `rounds` are those of all its moves, from the start on; `actions` the
    texts of those behind `after`.
    """

    line: str
    name: str
    after: int
    seats: list[int]
    rounds: list[int]
    actions: list[str]
    notes: list[StudyNote]


class StudyShown(Message):
    """A study: what was played, by whom, and all its lines."""

    code: str
    title: str
    players: int
    options: dict[str, OptionValue]
    seats: list[StudySeat]
    lines: list[StudyLine]
    result: ResultRecord | None
    comment: str
    mine: bool
    """Whether whoever asks may change it."""
    first_round: int
    """The round at the start."""


class LineKept(Message):
    """A line that is kept, and the study with it."""

    line: str
    study: StudyShown


class Described(Message):
    """A position as a scenario that builds it again."""

    scenario: dict[str, Any]


class PuzzleShown(Message):
    """A puzzle: whose turn it is, and what is to be reached before others are asked."""

    id: str
    title: str
    players: int
    seat: int
    kind: Kind
    figure: Said | None
    """The number that is wanted, where it is one."""
    feat: str
    """The name of an attack that is to be met, a woe that is to be avoided or a condition that is to be fulfilled."""
    reach: int
    now: int
    moves: int
    """So many answers it takes."""
    unique: Unique


class PuzzleJudged(Message):
    """How a puzzle stands after some answers, and what was reached."""

    verdict: Verdict
    value: int
