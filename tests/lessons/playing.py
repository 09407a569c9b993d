"""Going through lessons."""

from civitas.lessons import Course


def text(course: Course, code: int) -> str:
    """An action of the position in which the course is."""
    return course.position.space().text(code)


def pass_on(course: Course) -> None:
    """Do the first thing that is wanted."""
    step = course.step
    assert step is not None
    if step.is_read:
        course.go_on()
        return
    wanted = course.wanted()
    assert wanted, f"{step.id}: nothing that is wanted is legal"
    assert course.play(text(course, wanted[0])) is None
