"""Chromium, found or installed, started and watched.

Playwright waits without end for a process of the browser that has died. So the browser of a test that takes far too
long is ended, whereupon all that waits for it fails; the next test gets a new one.
"""

import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright

HEADLESS = "chromium-headless-shell"
"""The same browser without what nobody sees here; its pages cost two thirds of the time."""
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
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
MOST_SECONDS = 1200.0
"""No test takes so long, not even the longest on a very busy machine."""


def installed() -> str | None:
    """A Chromium of this machine."""
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def can_install() -> bool:
    """Whether this is root on a Debian."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> str | None:
    """Get Chromium from the archive of the distribution, not every one of which has it without a window."""
    _run_apt_get("update", "-q")
    for package in (HEADLESS, "chromium"):
        if installed() is None:
            _run_apt_get("install", "-qy", "--no-install-recommends", package)
    return installed()


def _run_apt_get(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *arguments], check=False, stdout=subprocess.DEVNULL, env=environment)


@contextmanager
def on_one_core() -> Iterator[None]:
    """What is started in here, and all that it starts, runs on one core, another one for each process of pytest.

    On machines whose cores do not agree about the time, it runs backwards for who changes the core, and processes of
    Chromium die of that: they compare when something began and ended.
    """
    if not hasattr(os, "sched_setaffinity"):  # on macOS clocks agree
        yield
        return
    cores = os.sched_getaffinity(0)
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    os.sched_setaffinity(0, {sorted(cores)[number % len(cores)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


class Chromium:
    """A browser that is started when it is needed, and again when it has come to its end."""

    def __init__(self, playwright: Playwright, path: str, patience_ms: float) -> None:
        self._playwright = playwright
        self._path = path
        self._patience_ms = patience_ms
        self._browser: Browser | None = None
        self._pid = 0

    def running(self) -> Browser:
        """The browser."""
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._start()
            self._pid = _process_of(self._browser)
        return self._browser

    def close(self) -> None:
        """End it in good order, or else at once."""
        with self.watched(), suppress(Error):
            if self._browser is not None:
                self._browser.close()

    @contextmanager
    def watched(self, seconds: float = MOST_SECONDS) -> Iterator[None]:
        """In here nobody waits for the browser for longer than this."""
        watching = threading.Timer(seconds, self._kill)
        watching.daemon = True
        watching.start()
        try:
            yield
        finally:
            watching.cancel()
            watching.join()

    def _kill(self) -> None:
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)

    def _start(self) -> Browser:
        return self._playwright.chromium.launch(
            executable_path=self._path,
            args=ARGUMENTS,
            ignore_default_args=_unwanted(),
            timeout=self._patience_ms,
        )


def _process_of(browser: Browser) -> int:
    """The process that all others of a browser end with."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return next(int(each["id"]) for each in processes if each["type"] == "browser")


def _unwanted() -> list[str]:
    """Processes of the browser share memory in files on the disk only where there is no better room for it."""
    has_room = SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free > ENOUGH_BYTES
    return ["--disable-dev-shm-usage"] if has_room else []
