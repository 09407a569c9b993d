"""What holds for all tests: which part of the suite they are, which come first, and that none holds up the others."""

import gc
from collections.abc import Generator
from typing import TYPE_CHECKING

import pytest

from tests.parts import MEASURED, OTHERS, folder_of, of_part
from tests.watching import Watchdog

if TYPE_CHECKING:
    from tests.measuring import Probes

LONG = ("web", "conformance", "bots")
"""The folders with the longest tests. They come first, so that no process is left alone with one at the end."""
RARELY = 50_000
"""So many objects are made before garbage is looked for: games make many, and hardly any that refer to each other."""
PROBES: "pytest.StashKey[Probes | None]" = pytest.StashKey()
WATCHDOG = pytest.StashKey[Watchdog]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a part of the suite be chosen."""
    parser.addoption("--part", choices=[MEASURED, OTHERS], help="only tests that measure coverage, or no such test")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the other part of the suite out, and let the long tests come first; all others stay in their order."""
    items[:], others = of_part(config.getoption("part"), items)
    config.hook.pytest_deselected(items=others)
    ranks = {folder: rank for rank, folder in enumerate(LONG)}
    items.sort(key=lambda item: ranks.get(folder_of(item), len(LONG)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect: nothing of that is garbage before the end.

    Looking for some would take a quarter of the time, and more of it later.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(RARELY, *gc.get_threshold()[1:])
        gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Measure coverage if that is wanted, and get the alarm for tests that hang."""
    config.stash[PROBES] = None
    if config.getoption("part") == MEASURED:
        from tests.measuring import begin  # environments that do not measure need nothing for it

        config.stash[PROBES] = begin(config)
    config.stash[WATCHDOG] = Watchdog()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell what was met; a part in which there is nothing to do has not failed."""
    probes = session.config.stash[PROBES]
    if probes is not None:
        probes.write(worker_of(session.config))
    if session.config.getoption("part") is not None and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_unconfigure(config: pytest.Config) -> None:
    """Nobody hangs any more."""
    config.stash[WATCHDOG].stop()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Set the alarm."""
    item.config.stash[WATCHDOG].set()
    return (yield)


def worker_of(config: pytest.Config) -> str:
    """What this process is called among those that share the tests."""
    return str(getattr(config, "workerinput", {"workerid": "alone"})["workerid"])
