"""Every lesson of every title is played through, with every right answer and every mistake that it foresees."""

from fnmatch import fnmatchcase

import pytest

import civitas
from civitas import bots
from civitas.language import LANGUAGES
from civitas.lessons import Course, Lesson, Stumble, lesson_language, lesson_text, load
from civitas.lessons.course import ON
from tests.lessons.playing import pass_on, text

LESSONS = [lesson for title in civitas.titles() for lesson in load(title).values()]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.title}-{lesson.id}" for lesson in LESSONS])


def test_every_title_has_an_introduction_that_stands_first() -> None:
    own = [title for title in civitas.titles() if civitas.title(title).__module__.startswith("civitas.games.")]
    assert len(own) >= 5
    for title in own:
        assert next(iter(load(title)), None) == "first"
        assert 15 <= len(load(title)["first"].steps) <= 30


@EVERY
def test_a_lesson_can_be_played_through(lesson: Lesson) -> None:
    course = Course(lesson)
    while not course.is_over:
        pass_on(course)
    again = Course.resumed(lesson, course.done)
    assert again.is_over
    assert again.moves == course.moves
    assert again.position.digest() == course.position.digest()


@EVERY
def test_every_wanted_action_leads_to_the_end(lesson: Lesson) -> None:
    """Whichever of several right answers is given, the rest of the lesson still works."""
    course = Course(lesson)
    while not course.is_over:
        for code in course.wanted()[1:]:
            other = Course.resumed(lesson, course.done)
            assert other.play(text(other, code)) is None
            while not other.is_over and other.scene == course.scene:
                pass_on(other)
        pass_on(course)


@EVERY
def test_every_mistake_is_legal_where_it_is_foreseen_and_is_taken_back(lesson: Lesson) -> None:
    course = Course(lesson)
    met: set[tuple[str, str]] = set()
    while course.step is not None:
        step, before = course.step, course.position.digest()
        legal = [text(course, code) for code in course.position.legal(course.seat)] if step.mistakes else []
        for mistake in step.mistakes:
            for pattern in mistake.actions:
                assert any(fnmatchcase(each, pattern) for each in legal), f"{step.id}: {pattern} is not legal"
        for action in legal if step.mistakes else []:
            if not any(fnmatchcase(action, pattern) for pattern in step.wanted):
                found = course.play(action)
                assert isinstance(found, Stumble)
                if found.mistake is not None:
                    met.add((step.id, found.mistake.id))
        assert course.position.digest() == before
        pass_on(course)
    assert met == {(step.id, mistake.id) for step in lesson.steps for mistake in step.mistakes}


@EVERY
def test_what_is_pointed_at_is_known_and_rules_exist(lesson: Lesson) -> None:
    rules = {rule.id for rule in civitas.title(lesson.title).rules}
    course = Course(lesson)
    while course.step is not None:
        step, perspective = course.step, course.position.perspective(course.seat)
        for thing in step.points:
            assert perspective.explain(thing) is not None, f"{step.id}: {thing}"
        assert {*step.rules, *(rule for mistake in step.mistakes for rule in mistake.rules)} <= rules
        pass_on(course)


@EVERY
@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_every_language(lesson: Lesson, code: str) -> None:
    language = lesson_language(code, lesson.title)
    for message in lesson.messages():
        words, problems = language.format(message, {})
        assert problems == []
        assert words.count("*") % 2 == 0, f"{message}: a star has no other"
    for part in ("name", "about"):
        assert "{" not in lesson_text(code, lesson.title, lesson.message(part))


@EVERY
def test_the_table_at_the_end_can_be_opened_against_the_weakest_bot(lesson: Lesson) -> None:
    title = civitas.title(lesson.title)
    game = title.new_game(players=lesson.play.players, seed=1, options=lesson.play.options)
    assert not game.is_over
    assert bots.opponents(lesson.title)[0].level is not None
    assert lesson.checkpoints[0] == 0
    assert ON not in [action for step in lesson.steps for action in step.wanted]
