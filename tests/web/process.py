"""Servers in processes of their own.

`python -m tests.web.process SEED serve ...` deals from a known seed.
"""

import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from pathlib import Path

import httpx

from civitas.server import market_pace, pages
from civitas.server.health import HEALTH
from tests.server.process import free_port

START_SECONDS = 120.0
SEED = 7
ANOTHER_PAGE = "CIVITAS_DIST"
"""Where this variable names a folder, the page in it is tested, not the one in the package."""
DEMO = Path(__file__).parents[2] / "web" / "dev" / "demo.py"


class Process:
    """A server that can be killed and started again."""

    def __init__(self, port: int, command: list[str]) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}/"
        self._command = [sys.executable, *command]
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115  closed by end
        self.start()

    def start(self) -> None:
        """Start it (again), and wait for its first answer."""
        self._process = subprocess.Popen(
            self._command, env=_environment(), stdout=self._printed, stderr=subprocess.STDOUT, start_new_session=True
        )
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self._process.poll() is None, self.printed()
            assert time.monotonic() < end, self.printed()
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it and its bots without warning."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        """Kill it for good."""
        self.kill()
        self._printed.close()

    def printed(self) -> str:
        """What it has printed."""
        self._printed.seek(0)
        return self._printed.read().decode()

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}{HEALTH[1:]}", verify=False).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False


class Server(Process):
    """`civitas serve` with real bots on a database of its own."""

    def __init__(self, database: Path, public: bool = False, mail: str = "", registration: str = "work") -> None:
        port = free_port()
        served = ["serve", "--port", str(port), "--database", str(database), "--bot-processes", "1"]
        served += ["--public", "--registration", registration] if public else []
        served += ["--mail", mail, "--address", f"http://localhost:{port}"] if mail else []
        super().__init__(port, ["-m", "tests.web.process", str(SEED), *served])


class Demo(Process):
    """`web/dev/demo.py`: a table in the middle of a game."""

    def __init__(self, remember: Path, title: str, *more: str) -> None:
        """`more`: further arguments."""
        port = free_port()
        self.title = title
        super().__init__(port, [str(DEMO), "--port", str(port), "--remember", str(remember), "--title", title, *more])
        self.table, self.token = json.loads(remember.read_text(encoding="utf-8"))[title]


def _environment() -> dict[str, str]:
    """Ours, but compiled modules are kept: servers and bots start often here."""
    kept = {"PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "civitas-tests-bytecode")}
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | kept


def deal_from(seed: int) -> None:
    """Let all that is random in this process come from a seed, so that a test plays the same game again."""
    dice = random.Random(seed)
    secrets.randbits = lambda k: dice.getrandbits(k)
    secrets.choice = dice.choice
    secrets.token_urlsafe = lambda nbytes=32: urlsafe_b64encode(dice.randbytes(nbytes or 32)).rstrip(b"=").decode()


if __name__ == "__main__":
    deal_from(int(sys.argv[1]))
    market_pace.MARKET_SECONDS = market_pace.ANSWER_SECONDS = 0.0  # nobody here has to read
    if ANOTHER_PAGE in os.environ:
        pages.PAGE = Path(os.environ[ANOTHER_PAGE])
    from civitas.cli import main  # after the page is known

    sys.exit(main(sys.argv[2:]))
