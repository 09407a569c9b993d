"""Measure how long a move waits for its acknowledgement while people log in, as often as they may.

A real public server runs in a process of its own on SQLite. Two accounts play at a table; then two others do, while six
addresses, all of them loopback, try passwords: as many at once as an address is allowed, then one every twenty seconds.
"""

import argparse
import http.client
import json
import math
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from civitas.core.telling import deeds_of

ADDRESSES = [f"127.0.0.{last}" for last in range(11, 17)]
AT_ONCE, EVERY_SECONDS = 10, 20.0
"""What an address may try: so many at once, then one in so many seconds."""
PACE_SECONDS = 0.1
"""From one move to the next: nobody is slowed down for sending too much."""
PATIENCE = 120.0


class Player(NamedTuple):
    """Somebody with an account."""

    cookie: str
    csrf: str


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "login.db")) as port, ExitStack() as until:
        first, second = (Table(port, wanted.title, names, until) for names in (("Ada", "Bob"), ("Cleo", "Dan")))
        quiet = first.play(wanted.seconds)
        flood = Flood(port, wanted.seconds)
        busy = second.play(wanted.seconds)
        report = {"title": wanted.title, "quiet": quiet, "meanwhile": busy, "logins": flood.end()}
    print(json.dumps(report) if wanted.json else told(report))


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="through-the-ages-2015", help="what is played (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each half takes (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="one line for programs")
    return parser.parse_args()


@contextmanager
def serving(database: str) -> Iterator[int]:
    """A public server, and its port."""
    options = ["--public", "--registration", "open", "--port", "0", "--bot-processes", "0", "--database", database]
    command = [sys.executable, "-m", "civitas.cli", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        try:
            yield int(first.split()[3].rstrip("/").rpartition(":")[2])
        finally:
            running.terminate()


def ask(port: int, path: str, body: object, address: str, player: Player | None = None) -> tuple[int, Any, str]:
    """Post something from this address: status, answer, cookie."""
    headers = {"content-type": "application/json"}
    if player is not None:
        headers |= {"cookie": f"civitas={player.cookie}", "x-csrf-token": player.csrf}
    connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(address, 0))
    connection.request("POST", path, json.dumps(body), headers)
    response = connection.getresponse()
    content = json.loads(response.read())
    cookies = [value for name, value in response.getheaders() if name == "set-cookie" and value.startswith("civitas=")]
    connection.close()
    return response.status, content, cookies[0].partition(";")[0].partition("=")[2] if cookies else ""


class Table:
    """Two people who play at random over their sockets."""

    def __init__(self, port: int, title: str, names: tuple[str, str], until: ExitStack) -> None:
        host, guest = (self._register(port, name) for name in names)
        _, opened, _ = ask(port, "/api/tables", {"title": title, "name": names[0], "players": 2}, "127.0.0.1", host)
        join = {"invitation": opened["invitation"], "name": names[1]}
        ask(port, f"/api/tables/{opened['table']}/join", join, "127.0.0.1", guest)
        address = f"ws://127.0.0.1:{port}/api/tables/{opened['table']}/live"
        self._sockets: list[ClientConnection] = [
            until.enter_context(
                connect(address, max_size=None, additional_headers={"Cookie": f"civitas={each.cookie}"})
            )
            for each in (host, guest)
        ]
        self._states: list[dict[str, Any]] = [{}, {}]
        for seat, each in enumerate(self._sockets):
            each.send(json.dumps({"type": "hello"}))
            self._hear_state(seat, 0)
        self._rng = random.Random(1)
        self._number = 0

    @staticmethod
    def _register(port: int, name: str) -> Player:
        _, me, cookie = ask(port, "/api/accounts", {"name": name, "password": "correct horse"}, "127.0.0.1")
        return Player(cookie, me["csrf"])

    def _hear(self, seat: int) -> dict[str, Any]:
        """The next message; the newest state is kept, as it may come before the acknowledgement."""
        message: dict[str, Any] = json.loads(self._sockets[seat].recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == "state":
            self._states[seat] = message
        return message

    def _hear_state(self, seat: int, seq: int) -> None:
        while self._states[seat].get("seq", -1) < seq:
            self._hear(seat)

    def play(self, seconds: float) -> dict[str, object]:
        """Play for so long, or to the end of the game; how long moves took."""
        took = []
        began = time.monotonic()
        while time.monotonic() < began + seconds and self._states[0]["to_act"]:
            took.append(self._move(self._states[0]["to_act"][0]))
            time.sleep(PACE_SECONDS)
        acknowledged, seen = zip(*took, strict=True)
        played = round(time.monotonic() - began, 1)
        return {"moves": len(took), "s": played, "ack ms": spread(acknowledged), "seen by both ms": spread(seen)}

    def _move(self, seat: int) -> tuple[float, float]:
        """Milliseconds until the move was acknowledged, and until both have seen it."""
        self._number += 1
        state = self._states[seat]
        legal = [deed for deed in deeds_of(state["telling"]) if "loss" not in deed]
        act = {"type": "act", "client_id": str(self._number), "seq": self._states[seat]["seq"]}
        act["action"] = self._rng.choice(legal)["code"]
        began = time.perf_counter()
        self._sockets[seat].send(json.dumps(act))
        while (ack := self._hear(seat))["type"] != "ack":
            pass
        acknowledged = time.perf_counter() - began
        for each in range(len(self._sockets)):
            self._hear_state(each, ack["seq"])
        return acknowledged * 1000, (time.perf_counter() - began) * 1000


class Flood:
    """Everybody who logs in meanwhile."""

    def __init__(self, port: int, seconds: float) -> None:
        self._port = port
        self._began = time.monotonic()
        self._last = self._began
        self._answers: Counter[str] = Counter()
        times = [0.0] * AT_ONCE + [EVERY_SECONDS * number for number in range(1, 1 + int(seconds / EVERY_SECONDS))]
        tries = [(address, number, wait) for address in ADDRESSES for number, wait in enumerate(times)]
        self._threads = [threading.Thread(target=self._try, args=each) for each in tries]
        for each in self._threads:
            each.start()

    def _try(self, address: str, number: int, wait: float) -> None:
        time.sleep(wait)
        body = {"name": f"nobody {address} {number}", "password": "wrong horse"}
        status, _, _ = ask(self._port, "/api/session", body, address)
        self._answers[str(status)] += 1
        self._last = max(self._last, time.monotonic())

    def end(self) -> dict[str, object]:
        """How they were answered, and when the last one was."""
        for each in self._threads:
            each.join()
        return {**self._answers, "last answer s": round(self._last - self._began, 2)}


def spread(took: Sequence[float]) -> dict[str, float]:
    """Median, 95 of 100, and the longest."""
    ordered = sorted(took)
    p95 = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return {"p50": round(statistics.median(ordered), 1), "p95": round(p95, 1), "most": round(ordered[-1], 1)}


def told(report: dict[str, Any]) -> str:
    """The same for people."""
    return "\n".join(f"{name:>10}  {value}" for name, value in report.items())


if __name__ == "__main__":
    main()
