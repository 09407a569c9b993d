"""A server in a process of its own, with the toy among its titles; `python -m tests.server.process --port N ...`."""

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from civitas.cli import main
from tests.server.only_toy import only_toy

START_SECONDS = 120.0


@contextmanager
def killed_afterwards(process: "subprocess.Popen[Any]") -> Iterator[None]:
    """Whatever goes wrong in here, nobody waits for this process for ever, as `Popen` itself would."""
    try:
        yield
    finally:
        process.kill()


class Process:
    """A server that can be killed."""

    def __init__(self, database: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        arguments = ["--port", str(self.port), "--database", database, "--bot-processes", "0"]
        command = [sys.executable, "-m", "tests.server.process", "serve", *arguments]
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115  closed by kill
        self._process = subprocess.Popen(command, stdout=self._printed, stderr=subprocess.STDOUT)

    def wait_until_it_answers(self) -> None:
        """Wait for the first answer."""
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                httpx.get(f"{self.base}/api/openapi.json", timeout=START_SECONDS, verify=False)
                return
            except httpx.TransportError:
                assert self._process.poll() is None, self.kill()
                assert time.monotonic() < end
                time.sleep(0.05)

    def end(self) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        self._process.terminate()
        return self._process.wait(START_SECONDS)

    def kill(self) -> str:
        """Kill it without warning; what it has printed."""
        if self._printed.closed:
            return ""
        self._process.kill()
        self._process.wait()
        self._printed.seek(0)
        with self._printed as printed:
            return printed.read().decode()


@contextmanager
def processes(database: str, count: int = 1) -> Iterator[list[Process]]:
    """So many servers on one database, started at the same moment."""
    started = [Process(database) for _ in range(count)]
    try:
        for each in started:
            each.wait_until_it_answers()
        yield started
    finally:
        for each in started:
            each.kill()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    only_toy()
    sys.exit(main(sys.argv[1:]))
