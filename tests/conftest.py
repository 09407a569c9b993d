"""What holds for all tests: which of them measure coverage, and which come first.

Coverage is for tests that know what they want to prove. Its tracer makes code several times as slow, so it rests while
long games are played, and in the tests of everything that is not measured.
"""

import gc
import pkgutil
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

MEASURING = frozenset({"conformance", "core", "games", "server"})
"""The folders whose tests measure coverage, but for those that are marked `untraced`."""
LONG = ("web", "conformance", "bots")
"""The folders with the longest tests. They come first, so that no process is left alone with one at the end."""
MEASURED = ("civitas.core", "civitas.games", "civitas.server")
"""The packages whose coverage is measured; `pyproject.toml` says so, too."""
HERE = Path(__file__).parent


def folder_of(item: pytest.Item) -> str:
    """The folder of tests that a test lies in."""
    return item.path.relative_to(HERE).parts[0]


def is_traced(item: pytest.Item) -> bool:
    """Whether a test measures coverage, where that is wanted at all."""
    return folder_of(item) in MEASURING and item.get_closest_marker("untraced") is None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the long ones come first; all others stay in their order."""
    ranks = {folder: rank for rank, folder in enumerate(LONG)}
    items.sort(key=lambda item: ranks.get(folder_of(item), len(LONG)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without the tracer: parameters of tests are worked out, and nothing is proved by that.

    It watches how modules are loaded, though, which happens only once. Nor is anything that is collected here garbage
    before the end: looking for some would take a quarter of the time, and more of it later.
    """
    if sys.gettrace() is not None:
        load_measured()
    gc.disable()
    try:
        with untraced():
            return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure coverage or not."""
    if is_traced(item):
        return (yield)
    with untraced():
        return (yield)


def load_measured() -> None:
    """Load all modules that are measured."""
    for package in MEASURED:
        for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            if ".migrations" not in found.name:
                import_module(found.name)


@contextmanager
def untraced() -> Iterator[None]:
    """Send the tracer away for a while, also from threads that begin meanwhile."""
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        threading.settrace(of_threads)
        sys.settrace(tracer)
