"""The two parts of the suite, which `make test` runs side by side: tests that measure coverage, and all others.

Tests of `MEASURING` know what they want to prove, and only there it counts what was run (tests/measuring.py); but not
where they play long games (`untraced`). `pytest --part measured` runs those, `pytest --part others` the others.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
MEASURED, OTHERS = "measured", "others"
MEASURING = frozenset({"conformance", "core", "games", "server"})
"""The folders whose tests measure coverage, but for those that are marked `untraced`."""


def folder_of(item: pytest.Item) -> str:
    """The folder of tests that a test lies in."""
    return item.path.relative_to(HERE).parts[0]


def is_measured(item: pytest.Item) -> bool:
    """Whether a test measures coverage, where that is wanted at all."""
    return folder_of(item) in MEASURING and item.get_closest_marker("untraced") is None


def of_part(part: str | None, items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests of a part of the suite, and the others."""
    if part is None:
        return items[:], []
    sides: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for item in items:
        sides[is_measured(item) == (part == MEASURED)].append(item)
    return sides[True], sides[False]
