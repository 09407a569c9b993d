"""Lessons on the server: what is done comes with each request, and sandboxes have the positions (docs/lessons.md)."""

from civitas.language import LANGUAGES
from civitas.lessons import Course, Lesson, Stumble, lesson_text, load
from civitas.server.lesson_messages import Learned, Learning, LessonHint, LessonShown, LessonStep
from civitas.server.messages import Action
from civitas.server.messages import Step as ToldStep
from civitas.server.refusals import NotFound
from civitas.server.sandboxes import Sandboxes
from civitas.server.study_messages import Origin, Played, Tried
from civitas.server.tables import read_action


def lessons_shown(title_id: str) -> list[LessonShown]:
    """The lessons of a title; one without any has none."""
    return [_shown(lesson) for lesson in load(title_id).values()]


def learn(sandboxes: Sandboxes, title_id: str, lesson_id: str, learning: Learning, most: int) -> Learned:
    """Where a learner is after what was done now."""
    lesson = load(title_id).get(lesson_id)
    if lesson is None:
        raise NotFound("there is no such lesson")
    course = Course.resumed(lesson, learning.done)
    scene, known = course.scene, len(course.moves)
    stumble = _do(course, learning)
    is_new = course.scene != scene or (learning.action is None and not learning.on)
    told = _told(sandboxes, course, 0 if is_new else min(known + 1, len(course.moves)), most)
    return _learned(course, stumble, told)


def _do(course: Course, learning: Learning) -> Stumble | None:
    if learning.on:
        course.go_on()
    elif learning.action is not None:
        return course.play(_text(course, learning.action))
    return None


def _text(course: Course, action: Action) -> str:
    space = course.position.space()
    return space.text(read_action(space, action))


def _told(sandboxes: Sandboxes, course: Course, since: int, most: int) -> list[ToldStep]:
    tried = Tried(_origin(course), _moves(course), course.seat, since)
    return sandboxes.steps(tried, most)


def _origin(course: Course) -> Origin:
    lesson = course.lesson
    return Origin(title=lesson.title, scenario=lesson.scenario(course.scene))


def _moves(course: Course) -> list[Played]:
    return [Played(move.seat, move.action) for move in course.moves]


def _learned(course: Course, stumble: Stumble | None, told: list[ToldStep]) -> Learned:
    return Learned(
        done=course.done,
        checkpoint=course.checkpoint,
        number=course.number,
        step=_step(course),
        hint=None if stumble is None else LessonHint(stumble.message(course.lesson), stumble.rules),
        scene=course.scene,
        origin=_origin(course),
        moves=_moves(course),
        told=told,
    )


def _step(course: Course) -> LessonStep | None:
    step = course.step
    if step is None:
        return None
    return LessonStep(step.id, course.lesson.message(step.id), step.points, step.rules, step.is_read, course.wanted())


def _shown(lesson: Lesson) -> LessonShown:
    def said(part: str) -> dict[str, str]:
        return {code: lesson_text(code, lesson.title, lesson.message(part)) for code in LANGUAGES}

    return LessonShown(
        id=lesson.id,
        name=said("name"),
        about=said("about"),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        checkpoints=lesson.checkpoints,
        players=lesson.play.players,
        options=lesson.play.options,
    )
