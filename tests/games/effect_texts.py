"""What is the same for the effect lines of every title: they can be worded, nothing is written twice or for nothing."""

import re
from collections.abc import Iterable
from typing import Any

from civitas.core.telling import Said
from civitas.core.title import Title
from civitas.language import LANGUAGES, entries, language
from tests.conformance.wording import unworded

Lines = dict[str, list[Said]]
TEXT = re.compile(r"([a-z0-9-]+)-(?:text|effect)")
"""The id of a text that is written by hand, and the thing it belongs to."""


def worded(title: Title, code: str, lines: Iterable[Said]) -> list[str]:
    """Lines in words."""
    return [language(code, title.id).said(line, []) for line in lines]


def wordless(title: Title, lines: Lines) -> set[str]:
    """What cannot be put into words in some language."""
    return unworded(title, list(lines.values()), [])


def untold(title: Title, lines: Lines) -> set[str]:
    """Messages for effects that nothing has."""
    told = {message for found in lines.values() for line in found for message in _messages(line)}
    return {entry.id.name for entry in entries("en", f"{title.id}-effects.ftl")} - told


def _messages(said: Said) -> set[str]:
    inner = [value for value in said.get("arguments", {}).values() if isinstance(value, dict)]
    return {said["message"], *(message for each in inner for message in _messages(each))}


def handwritten(title: Title) -> set[str]:
    """Things whose text is written by hand, in whichever language."""
    found = [entry.id.name for code in LANGUAGES for entry in entries(code, f"{title.id}-names.ftl")]
    return {matched[1] for each in found if (matched := TEXT.fullmatch(each))}


def numbers_in(entry: Any) -> set[int]:
    """All numbers of an entry of a data file, except 1, which is said as a word too."""
    if isinstance(entry, bool):
        return set()
    if isinstance(entry, int):
        return {entry} - {0, 1}
    values = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else []
    return {number for value in values for number in numbers_in(value)}


def numbers_said(lines: list[str]) -> set[int]:
    """All numbers in lines."""
    return {int(number) for line in lines for number in re.findall(r"\d+", line)}
