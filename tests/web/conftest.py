"""Chromium, the built page and servers: what a test needs, the set-up gets itself where it may."""

import fcntl
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.web.chromium import Chromium, can_install, install, installed, on_one_core
from tests.web.person import PATIENCE_MS, Person
from tests.web.process import ANOTHER_PAGE, Demo, Server

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MUST_RUN = "CIVITAS_CI"
"""Where this variable is set, a browser that cannot be had is a failure."""
Come = Callable[..., Person]
"""Somebody comes: `come("Anna", at=server.base, ...)`, with options of the browser's profile."""


@pytest.fixture(scope="session")
def path_of_chromium() -> str:
    """The path of a Chromium; on Debian root gets it from the archive."""
    with one_at_a_time("chromium"):
        found = installed() or (install() if can_install() else None)
    if found is None and not os.environ.get(MUST_RUN):
        pytest.skip("no Chromium here, and only root on Debian gets one; these tests need it")
    assert found is not None, "no Chromium here, and none could be installed"
    return found


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page in the package, built from its present sources."""
    if ANOTHER_PAGE in os.environ:
        return
    with one_at_a_time("page"):
        built = subprocess.run([sys.executable, ROOT / "web" / "page.py", "build"], stdout=subprocess.DEVNULL)
    if built.returncode != 0 and not os.environ.get(MUST_RUN):
        pytest.skip("the page could not be built; these tests need it")
    assert built.returncode == 0, "the page could not be built"


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """In here is only one of all processes."""
    with (Path(tempfile.gettempdir()) / f"civitas-tests-{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="package")
def chromium(path_of_chromium: str) -> Iterator[Chromium]:
    """A browser; everybody in a test gets a profile of it. On a busy machine nobody is given up soon.

    It ends with the last test of this folder: as long as it is there, Playwright's event loop counts as running, and no
    other test of the process could run one of its own.
    """
    expect.set_options(timeout=PATIENCE_MS)
    with on_one_core():
        playwright = sync_playwright().start()
    started = Chromium(playwright, path_of_chromium, PATIENCE_MS)
    yield started
    started.close()
    playwright.stop()


@pytest.fixture
def server(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """A server without any tables, for one test."""
    started = Server(tmp_path / "civitas.db")
    yield started
    started.end()


@pytest.fixture(scope="session")
def common(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that open tables of their own and look at no others."""
    started = Server(tmp_path_factory.mktemp("common") / "civitas.db")
    yield started
    started.end()


@pytest.fixture(scope="session")
def busy(request: pytest.FixtureRequest, built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """A server with a table in the middle of a game of the title that the test names; nobody plays on there.

    All tests of one title come one after the other, whatever their modules, for playing until there takes its time.
    """
    started = Demo(tmp_path_factory.mktemp("busy") / "seats.json", request.param)
    yield started
    started.end()


@pytest.fixture
def come(chromium: Chromium) -> Iterator[Come]:
    """Makes somebody with a browser; nothing may be wrong on any page when the test is over."""
    people: list[Person] = []

    def somebody(name: str = "Anna", *, at: str, **options: Any) -> Person:
        people.append(Person(chromium.running(), at, name, **options))
        return people[-1]

    with chromium.watched():
        yield somebody
        problems = [f"{each.name}: {problem}" for each in people for problem in each.problems]
        for each in people:
            each.context.close()
    assert problems == []
