"""What goes over the wire about lessons (docs/lessons.md)."""

from typing import Annotated

from msgspec import Meta, field

from civitas.server.messages import Action, Asked, Message, OptionValue, Step
from civitas.server.study_messages import Origin, Played

MOST_DONE = 500
"""So much may be done in a lesson."""

Done = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_DONE)]
"""What a learner has done: the texts of actions; nothing: gone on."""


class Learning(Asked):
    """What was done in a lesson so far, and what is done now: an action, or going on; neither: only look."""

    done: Done = field(default_factory=list)
    action: Action | None = None
    on: bool = False


class LessonShown(Message):
    """A lesson: what it is called and about by language, how long it takes, where one can begin again."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    minutes: int
    steps: int
    checkpoints: list[int]
    players: int
    """How many play at the table that is opened at its end, and with which options."""
    options: dict[str, OptionValue]


class LessonStep(Message):
    """A step: its text, the things it points at, its rules, and the actions that lead on; none: it is only read."""

    id: str
    text: str
    points: list[str]
    rules: list[str]
    is_read: bool
    wanted: list[int]


class LessonHint(Message):
    """Why an action was not the one to take here; it was taken back."""

    text: str
    rules: list[str]


class Learned(Message):
    """Where a learner is: the number of the step and the step (none: the lesson is over), and what has happened."""

    done: list[str]
    """As far as the lesson is still the same."""
    checkpoint: int
    """So much of it was done at the last checkpoint before now."""
    number: int
    step: LessonStep | None
    hint: LessonHint | None
    scene: str
    origin: Origin
    moves: list[Played]
    told: list[Step]
    """The steps of what was done now, and always the last one; all of the scene where it was only looked."""
