"""How a course goes: reading, right and wrong answers, scenes, checkpoints, and files that are wrong."""

import pytest

from civitas.core.errors import IllegalAction, OutOfTurn
from civitas.language import files, lessons_file
from civitas.lessons import BadLesson, Condition, Course, lesson_text, load
from civitas.lessons.lesson import Lesson, read

TITLE = "through-the-ages-2015"
SCENE = """
minutes = 5
play = { players = 2 }
[scenes.start]
players = 2
round = 3
row = ["rich-land-a", "homer"]
1 = { tokens = { agriculture = 4, bronze = 4 }, unused = 2 }
"""
READ = '[[steps]]\nid = "hello"\nscene = "start"\n'


def lesson(steps: str) -> Lesson:
    """A lesson of these steps behind one that is only read."""
    return read(TITLE, "own", f"{SCENE}{READ}{steps}")


TAKE = """
[[steps]]
id = "take"
wanted = ["take 2"]
then = ["1: done", "2: done"]
[[steps.mistakes]]
id = "dear"
actions = ["take 1"]
rules = ["act.take-a"]
[[steps]]
id = "again"
checkpoint = true
wanted = ["populate"]
[[steps]]
id = "bye"
scene = "start"
"""


def test_what_is_only_read_wants_no_action_and_the_others_want_one() -> None:
    course = Course(lesson(TAKE))
    assert course.wanted() == []
    course.go_on()
    with pytest.raises(OutOfTurn):
        course.go_on()
    assert [course.position.space().text(code) for code in course.wanted()] == ["take 2"]
    assert course.done == [""]


def test_a_mistake_is_told_by_its_message_and_changes_nothing() -> None:
    own = lesson(TAKE)
    course = Course.resumed(own, [""])
    foreseen, other = course.play("take 1"), course.play("populate")
    assert foreseen is not None
    assert other is not None
    assert foreseen.message(own) == "lesson-through-the-ages-2015-own-take-dear"
    assert foreseen.rules == ["act.take-a"]
    assert other.message(own) == "lesson-not-now"
    assert other.rules == []
    assert (course.done, course.moves) == ([""], [])


def test_what_is_illegal_is_refused_by_its_rule() -> None:
    course = Course.resumed(lesson(TAKE), [""])
    with pytest.raises(IllegalAction) as refused:
        course.play("develop iron")
    assert refused.value.objection.rule
    assert course.done == [""]


def test_scripted_moves_follow_and_count_as_moves_of_the_scene() -> None:
    course = Course.resumed(lesson(TAKE), ["", "take 2"])
    assert [(move.seat, move.action) for move in course.moves] == [(0, "take 2"), (0, "done"), (1, "done")]
    assert course.number == 2


def test_checkpoints_are_where_one_begins_again_and_a_new_scene_is_one() -> None:
    own = lesson(TAKE)
    assert own.checkpoints == [0, 2, 3]
    course = Course(own)
    seen = [course.checkpoint]
    for done in ("", "take 2", "populate", ""):
        course.do(done)
        seen.append(course.checkpoint)
    assert seen == [0, 0, 0, 2, 3]
    assert course.is_over
    assert course.step is None
    assert course.moves == []
    with pytest.raises(OutOfTurn):
        course.play("take 1")


def test_a_condition_asks_for_a_number_or_for_so_many_things() -> None:
    view = {"seats": [{"food": 2, "cards": ["iron", "drama"]}]}
    for at in ("seats.0.food", "seats.0.cards"):
        assert Condition(at, 2).holds(view)
        assert not Condition(at, 3).holds(view)


def test_what_no_longer_fits_is_forgotten() -> None:
    own = lesson(TAKE)
    assert Course.resumed(own, ["", "take 1", "take 2"]).done == [""]
    assert Course.resumed(own, ["take 2"]).done == []
    assert Course.resumed(own, ["", "fly to the moon"]).done == [""]


def test_scripted_moves_that_are_illegal_are_a_mistake_of_the_lesson() -> None:
    course = Course.resumed(lesson(TAKE.replace("2: done", "2: develop iron")), [""])
    with pytest.raises(BadLesson, match="take: 2: develop iron"):
        course.play("take 2")


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ('[[steps]]\nid = "hello"', "two steps of this name"),
        ('[[steps]]\nid = "name"', "taken by the lesson"),
        ('[[steps]]\nid = "x"\nscene = "nowhere"', "no scene nowhere"),
        ('[[steps]]\nid = "x"\nwanted = ["done"]\nthen = ["done"]', "expected a seat"),
        ('[[steps]]\nid = "x"\n[[steps.mistakes]]\nid = "y"\nactions = ["done"]', "nothing can be wrong"),
        ('[[steps]]\nid = "x"\nwnated = ["done"]', "unknown field"),
        ("[[steps", "own: "),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_step(steps: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        lesson(steps)


def test_the_first_step_has_to_name_its_scene() -> None:
    with pytest.raises(BadLesson, match="names no scene"):
        read(TITLE, "own", SCENE + '[[steps]]\nid = "x"')


def test_titles_without_lessons_have_none() -> None:
    assert load("no-such-title") == {}
    assert load("../locale") == {}


def test_lessons_are_read_by_those_who_ask_only() -> None:
    assert lessons_file(TITLE) in files("en")
    assert lesson_text("en", TITLE, "lesson-through-the-ages-2015-first-name") == "Your first civilization"
    assert lesson_text("en", TITLE, "no-such-message") == ""
