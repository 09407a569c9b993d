"""A server in a process of its own, with the toy among its titles; `python -m tests.server.process --port N ...`."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from civitas.cli import main
from civitas.server.health import HEALTH
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

    def __init__(self, database: str, port: int | None = None, *more: str) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        arguments = ["--port", str(self.port), "--database", database, "--bot-processes", "0", *more]
        command = [sys.executable, "-m", "tests.server.process", "serve", *arguments]
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115  closed by kill
        self._process = subprocess.Popen(command, stdout=self._printed, stderr=subprocess.STDOUT)

    def wait_until_it_answers(self) -> None:
        """Wait for the first answer."""
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                httpx.get(f"{self.base}{HEALTH}", timeout=START_SECONDS, verify=False)
                return
            except httpx.TransportError:
                assert self._process.poll() is None, self.kill()
                assert time.monotonic() < end
                time.sleep(0.05)

    def wait_until_all_are_ready(self, workers: int) -> None:
        """Wait until so many processes serve, beside the one that lets bots think."""
        end = time.monotonic() + START_SECONDS
        while "Civitas is at" not in self.printed() or len(self.workers()) <= workers:
            assert self._process.poll() is None, self.kill()
            assert time.monotonic() < end
            time.sleep(0.05)

    def workers(self) -> list[int]:
        """The processes that this one supervises, the oldest first."""
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def printed(self) -> str:
        """What it has printed so far."""
        number = self._printed.fileno()
        return os.pread(number, os.fstat(number).st_size, 0).decode()

    def end(self) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        if self._process.poll() is None:
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
def team(database: str, workers: int = 2, *more: str) -> Iterator[Process]:
    """A server of several processes on one PostgreSQL."""
    started = Process(database, None, "--workers", str(workers), *more)
    try:
        started.wait_until_all_are_ready(workers)
        yield started
    finally:
        try:
            started.end()
        finally:
            started.kill()


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
