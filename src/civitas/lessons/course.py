"""Going through a lesson: which step one is at, whether an action was the wanted one, what the others answer."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

import civitas
from civitas.core.errors import CivitasError, IllegalAction, OutOfTurn
from civitas.core.position import Position
from civitas.lessons.lesson import BadLesson, Lesson, Mistake, Step

ON = ""
"""What is done at a step that is only read: going on."""


class ScriptedMove(NamedTuple):
    """A move of a lesson: the seat, counted from 0, and the text of its action."""

    seat: int
    action: str


class Stumble(NamedTuple):
    """A legal action that is not wanted now: one of the mistakes that were foreseen, or none of them."""

    step: Step
    mistake: Mistake | None

    def message(self, lesson: Lesson) -> str:
        """The id of the text that says what is wrong with it."""
        return "lesson-not-now" if self.mistake is None else lesson.message(self.step.id, self.mistake.id)

    @property
    def rules(self) -> list[str]:
        """The rules behind it."""
        return self.step.rules if self.mistake is None else self.mistake.rules


class Course:
    """A learner on the way through a lesson. Everything done, in order, is all there is to know."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.done: list[str] = []
        self.number = 0
        """Which step is next; all of them: the lesson is over."""
        self.checkpoint = 0
        """So much was done at the last checkpoint before now."""
        self._arrived = 0
        """So much was done when the last checkpoint was reached, be it now."""
        self.scene = ""
        self.moves: list[ScriptedMove] = []
        """All moves since the scene began."""
        self.position: Position = self._enter()

    @classmethod
    def resumed(cls, lesson: Lesson, done: Sequence[str]) -> "Course":
        """The course after all this was done, as far as the lesson is still the same."""
        course = cls(lesson)
        for each in done:
            try:
                if course.is_over or course.do(each) is not None:
                    break
            except CivitasError:
                break
        return course

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.lesson.seat - 1

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that is next."""
        return None if self.is_over else self.lesson.steps[self.number]

    def wanted(self) -> list[int]:
        """The codes of the actions that lead on."""
        step, space = self.step, self.position.space()
        if step is None or step.is_read or self.seat not in self.position.to_act:
            return []
        return [code for code in self.position.legal(self.seat) if _matches(step.wanted, space.text(code))]

    def do(self, done: str) -> Stumble | None:
        """Go on (nothing), or play an action given as text."""
        if done != ON:
            return self.play(done)
        self.go_on()
        return None

    def go_on(self) -> None:
        """Leave a step that is only read."""
        if self.step is None or not self.step.is_read:
            raise OutOfTurn("this step wants an action")
        self._note(ON)
        self._answer(self.step)
        self._advance()

    def play(self, action: str) -> Stumble | None:
        """Play an action; one that is legal but not wanted changes nothing, and what is wrong is answered."""
        step, code = self.step, self.position.space().parse(action)
        if step is None:
            raise OutOfTurn("the lesson is over")
        after = self.position.clone()
        after.play(self.seat, code)
        text = self.position.space().text(code)
        if not _matches(step.wanted, text):
            return Stumble(step, next((each for each in step.mistakes if _matches(each.actions, text)), None))
        self.position = after
        self.moves.append(ScriptedMove(self.seat, text))
        self._note(text)
        if step.until is None or step.until.holds(after.perspective(self.seat).view):
            self._answer(step)
            self._advance()
        return None

    def _answer(self, step: Step) -> None:
        """What the others do, as the lesson says."""
        space = self.position.space()
        for each in step.then:
            number, _, text = each.partition(":")
            move = ScriptedMove(int(number) - 1, text.strip())
            try:
                self.position.play(move.seat, space.parse(move.action))
            except (IllegalAction, OutOfTurn) as problem:
                raise BadLesson(f"{self.lesson.title}/{self.lesson.id}: {step.id}: {each}: {problem}") from problem
            self.moves.append(move)

    def _note(self, done: str) -> None:
        self.done.append(done)
        self.checkpoint = self._arrived

    def _advance(self) -> None:
        self.number += 1
        if self.number in self.lesson.checkpoints:
            self._arrived = len(self.done)
        if self.step is not None and self.step.scene is not None:
            self.position = self._enter()

    def _enter(self) -> Position:
        """The position in which the scene of the next step begins."""
        step = self.lesson.steps[self.number]
        assert step.scene is not None
        self.scene, self.moves = step.scene, []
        return civitas.title(self.lesson.title).scenario(self.lesson.scenario(step.scene))


def _matches(patterns: Sequence[str], text: str) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
