"""Lessons: introductions to a title on prepared positions, written as data (docs/lessons.md)."""

from civitas.lessons.course import Course, Stumble
from civitas.lessons.lesson import BadLesson, Condition, Lesson, Mistake, Step, TableToOpen, load
from civitas.lessons.texts import lesson_language, lesson_text

__all__ = [
    "BadLesson",
    "Condition",
    "Course",
    "Lesson",
    "Mistake",
    "Step",
    "Stumble",
    "TableToOpen",
    "lesson_language",
    "lesson_text",
    "load",
]
