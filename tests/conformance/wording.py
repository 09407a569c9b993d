"""What is said in a telling, and what of it cannot be put into words."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from civitas.core.telling import Said
from civitas.core.title import Title
from civitas.language import LANGUAGES, language


def sayings(told: Any) -> Iterator[Said]:
    """Everything that is said in a telling, also what is said inside of something."""
    if isinstance(told, dict):
        if "message" in told:
            yield told  # type: ignore[misc]
        for value in told.values():
            yield from sayings(value)
    elif isinstance(told, list):
        for value in told:
            yield from sayings(value)


def unworded(title: Title, told: Any, names: list[str]) -> set[str]:
    """What cannot be put into words."""
    different = {json.dumps(said) for said in sayings(told)}
    return {gap for said in different for gap in _gaps(title.id, said, tuple(names))}


@cache
def _gaps(title: str, said: str, names: tuple[str, ...]) -> frozenset[str]:
    """What is left open in a saying; most of them come back at every position, to every seat."""
    saying: Said = json.loads(said)
    found: set[str] = set()
    for code in LANGUAGES:
        spoken = language(code, title)
        found |= {*spoken.format(saying["message"], spoken.said_arguments(saying, list(names)))[1]}
    return frozenset(found)
