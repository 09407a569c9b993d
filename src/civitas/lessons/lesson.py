"""What a lesson is, and how it is read from `<title>/<lesson>.toml` of this package."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct, field

from civitas.core.errors import CivitasError

SUFFIX = ".toml"
FIRST = "first"
"""The lesson that stands first: the introduction to a title."""
NAME = "name"
ABOUT = "about"
"""What a lesson is called and about: its own messages beside those of its steps."""


class BadLesson(CivitasError):
    """A lesson cannot be read; the message says which one and why."""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the learner's view: `at` is the way to it (`civilizations.0.food`), and it is so much at least."""

    at: str
    least: int

    def holds(self, view: Any) -> bool:
        """Whether it is so in this view; of a list or a table the length counts."""
        found = view
        for part in self.at.split("."):
            found = found[int(part)] if isinstance(found, (list, tuple)) else found[part]
        return (found if isinstance(found, int) else len(found)) >= self.least


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """Legal actions that are unwise here; they are answered by a message of their own and taken back."""

    id: str
    actions: list[str]
    rules: list[str] = field(default_factory=list)


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what it points at, what is wanted, what is unwise, and what the others do afterwards."""

    id: str
    scene: str | None = None
    """Another position, from this step on."""
    points: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    wanted: list[str] = field(default_factory=list)
    """Action texts, `*` standing for anything; none: the step is only read."""
    until: Condition | None = None
    """Wanted actions are to be taken until this holds; without it one will do."""
    mistakes: list[Mistake] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    """What is played before the next step, by anybody: `2: pass`."""
    checkpoint: bool = False

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but go on."""
        return not self.wanted


class TableToOpen(Struct, frozen=True, forbid_unknown_fields=True):
    """The table at which a learner plays a first game."""

    players: int
    options: dict[str, int | str | bool] = field(default_factory=dict)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a title."""

    minutes: int
    play: TableToOpen
    scenes: dict[str, dict[str, Any]]
    """Prepared positions, each a scenario of the title."""
    steps: list[Step]
    seat: int = 1
    """Where the learner sits, counted from 1."""
    title: str = ""
    id: str = ""

    def message(self, *parts: str) -> str:
        """The id of a text of this lesson."""
        return "-".join(["lesson", self.title, self.id, *parts])

    def messages(self) -> list[str]:
        """The ids of all texts that somebody has to write for it."""
        found = [self.message(NAME), self.message(ABOUT)]
        for step in self.steps:
            found.append(self.message(step.id))
            found += [self.message(step.id, mistake.id) for mistake in step.mistakes]
        return found

    @property
    def checkpoints(self) -> list[int]:
        """The numbers of the steps at which one can begin again."""
        return [place for place, step in enumerate(self.steps) if step.checkpoint or step.scene is not None]

    def scenario(self, scene: str) -> dict[str, Any]:
        """The position in which a scene begins."""
        return self.scenes[scene]


@cache
def load(title_id: str) -> dict[str, Lesson]:
    """All lessons of a title by their ids, the introduction first."""
    folder = resources.files(__package__).joinpath(title_id)
    if "/" in title_id or not folder.is_dir():
        return {}
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(SUFFIX))
    ids = sorted((name.removesuffix(SUFFIX) for name in names), key=lambda id: id != FIRST)
    return {id: read(title_id, id, folder.joinpath(id + SUFFIX).read_text(encoding="utf-8")) for id in ids}


def read(title_id: str, lesson_id: str, text: str) -> Lesson:
    """A lesson from its file; whatever is wrong in itself is an error that names the step."""
    try:
        found = msgspec.convert({**tomllib.loads(text), "title": title_id, "id": lesson_id}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadLesson(f"{title_id}/{lesson_id}: {problem}") from problem
    for complaint in _complaints(found):
        raise BadLesson(f"{title_id}/{lesson_id}: {complaint}")
    return found


def _complaints(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson in itself."""
    ids = [step.id for step in lesson.steps]
    found = [f"{id}: there are two steps of this name" for id in ids if ids.count(id) > 1]
    found += [f"{id}: this word is taken by the lesson itself" for id in ids if id in (NAME, ABOUT)]
    if not lesson.steps or lesson.steps[0].scene is None:
        found.append("the first step names no scene")
    for step in lesson.steps:
        if step.scene is not None and step.scene not in lesson.scenes:
            found.append(f"{step.id}: there is no scene {step.scene}")
        if step.is_read and (step.mistakes or step.until):
            found.append(f"{step.id}: nothing is wanted, so nothing can be wrong")
        found += [f"{step.id}: {move}: expected a seat, a colon and an action" for move in step.then if ":" not in move]
    return found
