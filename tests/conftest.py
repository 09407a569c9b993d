"""What holds for all tests: which of them measure coverage, which come first, and that none holds up the others.

Coverage is for tests that know what they want to prove. Its tracer makes code several times as slow, so it rests while
long games are played, in the tests of everything that is not measured, and wherever pytest itself is at work.
"""

import gc
import pkgutil
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.watching import Watchdog

if TYPE_CHECKING:
    from _typeshed import TraceFunction

MEASURING = frozenset({"conformance", "core", "games", "server"})
"""The folders whose tests measure coverage, but for those that are marked `untraced`."""
TO_THE_END = frozenset({"server"})
"""Folders in which also that is measured which comes after a test: there servers end."""
LONG = ("web", "conformance", "bots")
"""The folders with the longest tests. They come first, so that no process is left alone with one at the end."""
MEASURED = ("civitas.core", "civitas.games", "civitas.server")
"""The packages whose coverage is measured; `pyproject.toml` says so, too."""
RARELY = 50_000
"""So many objects are made before garbage is looked for: games make many, and hardly any that refer to each other."""
HERE = Path(__file__).parent
Tracers = tuple["TraceFunction | None", "TraceFunction | None"]
"""The tracer of a thread, and that of threads that begin."""
RESTING = pytest.StashKey[Tracers | None]()
"""The tracers that are called back for what the present test needs and does; none where it measures nothing or all."""
WATCHDOG = pytest.StashKey[Watchdog]()


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
        gc.set_threshold(RARELY, *gc.get_threshold()[1:])
        gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Get the alarm for tests that hang."""
    config.stash[WATCHDOG] = Watchdog()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Nobody hangs any more."""
    config.stash[WATCHDOG].stop()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let the tracer rest, and set the alarm."""
    item.config.stash[WATCHDOG].set()
    stash = item.session.stash
    if is_traced(item) and folder_of(item) in TO_THE_END:
        stash[RESTING] = None
        return (yield)
    with untraced() as tracers:
        stash[RESTING] = tracers if is_traced(item) else None
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_fixture_setup(request: pytest.FixtureRequest) -> Generator[None, object, object]:
    """Measure what a test needs."""
    with traced(request.session.stash[RESTING]):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Measure what a test does."""
    with traced(pyfuncitem.session.stash[RESTING]):
        return (yield)


def load_measured() -> None:
    """Load all modules that are measured."""
    for package in MEASURED:
        for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            if ".migrations" not in found.name:
                import_module(found.name)


@contextmanager
def untraced() -> Iterator[Tracers]:
    """Send the tracer away for a while, also from threads that begin meanwhile."""
    tracers = sys.gettrace(), threading.gettrace()
    _trace(None, None)
    try:
        yield tracers
    finally:
        _trace(*tracers)


@contextmanager
def traced(tracers: Tracers | None) -> Iterator[None]:
    """Call the tracer back for a while, if it is wanted."""
    if tracers is None:
        yield
        return
    _trace(*tracers)
    try:
        yield
    finally:
        _trace(None, None)


def _trace(tracer: "TraceFunction | None", of_threads: "TraceFunction | None") -> None:
    threading.settrace(of_threads)
    sys.settrace(tracer)
