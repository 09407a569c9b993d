"""What is said in a telling, and what of it cannot be put into words."""

from collections.abc import Iterator
from typing import Any

from civitas.core.telling import Said
from civitas.core.title import Title
from civitas.language import LANGUAGES, language


def sayings(told: Any) -> Iterator[Said]:
    """Everything that is said in a telling."""
    if isinstance(told, dict):
        if "message" in told:
            yield told  # type: ignore[misc]
        else:
            for value in told.values():
                yield from sayings(value)
    elif isinstance(told, list):
        for value in told:
            yield from sayings(value)


def unworded(title: Title, told: Any, names: list[str]) -> set[str]:
    """What cannot be put into words."""
    found: set[str] = set()
    for said in sayings(told):
        for code in LANGUAGES:
            spoken = language(code, title.id)
            inner = [value for value in said.get("arguments", {}).values() if isinstance(value, dict)]
            found |= unworded(title, inner, names)
            found |= {*spoken.format(said["message"], spoken.said_arguments(said, names))[1]}
    return found
