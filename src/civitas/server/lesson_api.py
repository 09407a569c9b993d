"""The HTTP part of lessons (docs/lessons.md)."""

from civitas.server.endpoints import Asking, Endpoint
from civitas.server.lesson_messages import Learned, Learning, LessonShown
from civitas.server.lessons import learn, lessons_shown


def show_lessons(asking: Asking) -> list[LessonShown]:
    """The lessons of a title."""
    return lessons_shown(_word(asking, "title"))


def go_through(asking: Asking) -> Learned:
    """A lesson after what was done."""
    asking.limit("sandbox", asking.address)
    services = asking.services
    most = services.settings.bounds.whole("steps")
    return learn(services.sandboxes, _word(asking, "title"), _word(asking, "lesson"), asking.body, most)


def _word(asking: Asking, name: str) -> str:
    return str(asking.request.path_params[name])


LESSONS = "/api/lessons/{title}"
LESSON_ENDPOINTS = [
    Endpoint("GET", LESSONS, "The lessons of a title", None, list[LessonShown], show_lessons),
    Endpoint("POST", f"{LESSONS}/{{lesson}}", "Go through a lesson", Learning, Learned, go_through, "tried-bytes"),
]
