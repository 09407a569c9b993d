"""Chromium, the built page and servers: what a test needs, the set-up gets itself where it may."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.person import PATIENCE_MS, Person
from tests.web.process import ANOTHER_PAGE, Demo, Server

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MUST_RUN = "CIVITAS_CI"
"""Where this variable is set, a browser that cannot be had is a failure."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SHARED_MEMORY = Path("/dev/shm")
ENOUGH_BYTES = 1 << 30
CRASHES = ("Target crashed", "Page crashed")
"""What Playwright says when a page has died; when another process of Chromium has, pages wait for it in vain."""
REPORTS = Path.home() / ".config" / "chromium" / "Crash Reports" / "pending"
"""Where Chromium notes that one of its processes has died."""
DIED = "CIVITAS_BROWSER_DIED"
_DEATHS = pytest.StashKey[int]()

Come = Callable[..., Person]
"""Somebody comes: `come("Anna", at=server.base, ...)`, with options of the browser's profile."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A failure while a process of the browser itself died says nothing about the page: that test is run again."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2, condition=f"os.environ.get({DIED!r}) == 'yes'"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Remember how often a process had died before."""
    os.environ[DIED] = ""
    item.stash[_DEATHS] = deaths()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Note whether one has died since."""
    has_crashed = call.excinfo is not None and any(crash in str(call.excinfo.value) for crash in CRASHES)
    if has_crashed or deaths() > item.stash.get(_DEATHS, deaths()):
        os.environ[DIED] = "yes"


def deaths() -> int:
    """How often a process of Chromium has died, as far as it is noted."""
    return len(list(REPORTS.glob("*.dmp")))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; on Debian root gets it from the archive."""
    with one_at_a_time("chromium"):
        found = installed() or (install() if can_install() else None)
    if found is None and not os.environ.get(MUST_RUN):
        pytest.skip("no Chromium here, and only root on Debian gets one; these tests need it")
    assert found is not None, "no Chromium here, and none could be installed"
    return found


def installed() -> str | None:
    """A Chromium of this machine."""
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def can_install() -> bool:
    """Whether this is root on a Debian."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> str | None:
    """Get Chromium from the archive of the distribution."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], check=False, stdout=subprocess.DEVNULL, env=environment)
    return installed()


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
def browser(chromium: str) -> Iterator[Browser]:
    """A browser; everybody in a test gets a profile of it. On a busy machine nobody is given up soon.

    It ends with the last test of this folder: as long as it is there, Playwright's event loop counts as running, and no
    other test of the process could run one of its own.
    """
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium, args=ARGUMENTS, ignore_default_args=unwanted(), timeout=PATIENCE_MS
        )
        yield started
        started.close()


def unwanted() -> list[str]:
    """Processes of the browser share memory in files on the disk only where there is no better room for it."""
    has_room = SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free > ENOUGH_BYTES
    return ["--disable-dev-shm-usage"] if has_room else []


@pytest.fixture
def server(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """A server without any tables, for one test."""
    started = Server(tmp_path / "civitas.db")
    yield started
    started.end()


@pytest.fixture
def hurried(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """A server at whose tables five minutes pass in five seconds."""
    started = Server(tmp_path / "civitas.db", clock_rate=60)
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
def come(browser: Browser) -> Iterator[Come]:
    """Makes somebody with a browser; nothing may be wrong on any page when the test is over."""
    people: list[Person] = []

    def somebody(name: str = "Anna", *, at: str, **options: Any) -> Person:
        people.append(Person(browser, at, name, **options))
        return people[-1]

    yield somebody
    problems = [f"{each.name}: {problem}" for each in people for problem in each.problems]
    for each in people:
        each.context.close()
    assert problems == []
