"""What lessons say, from `locale/<language>/<title>-lessons.ftl`."""

from functools import cache

from civitas.language import Language, lessons_file, text_in


@cache
def lesson_language(code: str, title_id: str) -> Language:
    """The words of a title with those of its lessons, which name the things of the title."""
    return Language(code, title_id, also=[lessons_file(title_id)])


@cache
def lesson_text(code: str, title_id: str, message: str) -> str:
    """One text of a lesson alone, without reading all that the title says; it names nothing."""
    return text_in(code, lessons_file(title_id), message)
