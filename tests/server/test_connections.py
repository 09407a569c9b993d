"""Connections: nobody keeps one for nothing, nobody has all of them, and running out of them is said in one line."""

import asyncio
import errno
import json
import logging
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.language import LANGUAGES, language
from civitas.server import connections
from civitas.server.connections import (
    MOST_CONNECTIONS,
    QUIET_SECONDS,
    RESERVED,
    WANTED_DESCRIPTORS,
    Connections,
    GuardedHttp,
    most_connections,
    raise_descriptors,
)
from civitas.server.guard import is_loopback, network_of
from civitas.server.services import Settings
from tests.server.members import served_to_all
from tests.server.process import killed_afterwards
from tests.server.serving import PATIENCE, Served, Watcher, eventually, served

LONG, SHORT = 600.0, 0.2
REQUEST = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BEGINNING = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n"
)


@contextmanager
def serving(url: str, **wanted: Any) -> Iterator[tuple[Served, Connections]]:
    """A server for guests that is patient, but for what is wanted otherwise."""
    times = {"header_seconds": LONG, "body_seconds": LONG, "send_seconds": LONG}
    allowed = Connections(**{**times, **wanted})
    with served(Settings(url, bot_processes=0), allowed) as running:
        yield running, allowed


@contextmanager
def connected(server: Served, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection over which nothing has been said yet."""
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))) as found:
        yield found


def heard(connection: socket.socket, drip: bytes = b"") -> bytes:
    """All that is said until the server closes; meanwhile a byte is sent now and then, if we are to."""
    connection.settimeout(0.02 if drip else PATIENCE)
    said, end = b"", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if drip:
                connection.send(drip)
            more = connection.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            return said
        if not more:
            return said
        said += more
    raise AssertionError("the connection was never closed")


def answer_to(connection: socket.socket, request: bytes = REQUEST) -> bytes:
    """What is answered to a request, all of it."""
    connection.sendall(request)
    said = b""
    while not (found := re.search(rb"content-length: (\d+)\r\n.*?\r\n\r\n", said, re.DOTALL)) or (
        len(said) < found.end() + int(found[1])
    ):
        more = connection.recv(65536)
        assert more, "the connection was closed"
        said += more
    return said


# How long.


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
def test_a_header_that_does_not_come_is_not_waited_for(sqlite_url: str, sent: bytes) -> None:
    with serving(sqlite_url, header_seconds=SHORT) as (server, allowed), connected(server) as slow:
        slow.sendall(sent)
        said = heard(slow, b"a" if sent else b"")
        assert said.startswith(b"HTTP/1.1 408 ")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["error"] == "slow"
        eventually(lambda: allowed.count == 0)


def test_a_second_request_has_its_time_too_and_no_more(sqlite_url: str) -> None:
    with serving(sqlite_url) as (server, allowed), connected(server) as slow:
        assert answer_to(slow).startswith(b"HTTP/1.1 200 ")
        allowed.header_seconds = SHORT
        slow.sendall(b"GET /")
        assert heard(slow, b"a").startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_is_not_waited_for_and_leaves_no_traceback(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite_url, body_seconds=SHORT) as (server, allowed), connected(server) as slow:
        slow.sendall(BEGINNING)
        assert heard(slow, b" ").startswith(b"HTTP/1.1 408 ")
        eventually(lambda: allowed.count == 0)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert all(language(code).has(f"web-error-{word}") for code in LANGUAGES for word in ("slow", "full"))


def test_who_is_refused_at_once_need_not_send_the_rest_and_may_not_keep_the_connection(sqlite_url: str) -> None:
    foreign = BEGINNING.replace(b"Host: 127.0.0.1\r\n", b"Host: 127.0.0.1\r\nOrigin: http://elsewhere\r\n")
    with serving(sqlite_url) as (server, allowed), connected(server) as slow:
        assert answer_to(slow, foreign).startswith(b"HTTP/1.1 403 ")
        slow.sendall(b" ")
        (transport,) = allowed._open
        protocol: Any = transport.get_protocol()
        protocol.loop.call_soon_threadsafe(protocol._give_up)
        assert heard(slow) == b""


def end_of(allowed: Connections) -> None:
    """Tell the only connection that the server ends."""
    (transport,) = allowed._open
    protocol: Any = transport.get_protocol()
    protocol.loop.call_soon_threadsafe(protocol.shutdown)


def test_who_asks_again_while_the_server_ends_is_answered_and_told_that_it_was_the_last_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LEAVE_SECONDS", LONG)
    with serving(sqlite_url) as (server, allowed), connected(server) as asking:
        assert b"connection: close" not in answer_to(asking)
        end_of(allowed)
        said = answer_to(asking)
        assert said.startswith(b"HTTP/1.1 200 ")
        assert said.count(b"connection: close") == 1
        assert heard(asking) == b""


def test_who_has_nothing_to_ask_while_the_server_ends_is_sent_away(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LEAVE_SECONDS", SHORT)
    with serving(sqlite_url) as (server, allowed), connected(server) as silent:
        answer_to(silent)
        end_of(allowed)
        assert heard(silent) == b""
        eventually(lambda: allowed.count == 0)


def test_a_request_may_come_in_pieces(sqlite_url: str) -> None:
    with serving(sqlite_url) as (server, _), connected(server) as slow:
        for piece in (REQUEST[:5], REQUEST[5:40]):
            slow.sendall(piece)
            time.sleep(0.05)
        slow.sendall(REQUEST[40:])
        assert slow.recv(12) == b"HTTP/1.1 200"


def test_who_does_not_read_is_dropped(sqlite_url: str) -> None:
    with serving(sqlite_url, send_seconds=SHORT) as (server, allowed), socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(REQUEST * 40)
        assert deaf.recv(12) == b"HTTP/1.1 200"
        eventually(lambda: allowed.count == 0)


class Answering(asyncio.Transport):
    """A transport of which some is still to be read."""

    def __init__(self, protocol: asyncio.BaseProtocol, is_closed: bool = False) -> None:
        super().__init__({"peername": ("192.0.2.1", 1)})
        self.unread = 0
        self.is_aborted = False
        self._protocol = protocol
        self._is_closed = is_closed

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self._is_closed

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(
    ("sizes", "is_dropped"),
    [
        ((9000, 9000), True),
        ((9000, 8500), True),
        ((9000, 7000), False),
        ((9000, 0, 9000), False),
        ((9000, 7000, 7000), True),
    ],
)
def test_who_reads_slowly_may_go_on(sizes: tuple[int, ...], is_dropped: bool) -> None:
    async def sweep() -> None:
        allowed = Connections()
        answering = Answering(object.__new__(GuardedHttp))
        answering.get_protocol().cycle = None  # type: ignore[attr-defined]
        assert allowed.enter(answering)
        for answering.unread in sizes:
            allowed._sweep()
        assert answering.is_aborted is is_dropped

    asyncio.run(sweep())


@pytest.mark.parametrize("is_closed", [True, False])
def test_a_socket_of_a_table_is_dropped_only_after_it_was_closed(is_closed: bool) -> None:
    async def sweep() -> None:
        allowed, answering = Connections(), Answering(asyncio.Protocol(), is_closed)
        assert allowed.enter(answering)
        answering.unread = 9000
        for _ in range(2):
            allowed._sweep()
        assert answering.is_aborted is is_closed

    asyncio.run(sweep())


# How many.


def test_there_are_no_more_connections_than_allowed_and_it_is_said_once(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite_url, most=2) as (server, allowed), ExitStack() as until:
        first, _ = (until.enter_context(connected(server)) for _ in range(2))
        eventually(lambda: allowed.count == 2)
        for _ in range(3):
            with connected(server) as other:
                said = heard(other)
                assert said.startswith(b"HTTP/1.1 503 ")
                assert b"retry-after: " in said
                assert json.loads(said.partition(b"\r\n\r\n")[2])["error"] == "full"
        first.close()
        eventually(lambda: allowed.count < 2)
        with connected(server) as other:
            assert answer_to(other).startswith(b"HTTP/1.1 200 ")
    complaints = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert complaints == ["2 connections are open, and there may be no more; others are turned away"]


def test_one_address_does_not_take_all_connections(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(sqlite_url, most_of_one=1, counts_loopback=True) as (server, allowed):
        with connected(server):
            eventually(lambda: allowed.count == 1)
            for _ in range(2):
                with connected(server) as second:
                    assert heard(second).startswith(b"HTTP/1.1 503 ")
            if sys.platform == "linux":  # elsewhere this machine has one such address
                with connected(server, "127.0.0.2") as other:
                    assert answer_to(other).startswith(b"HTTP/1.1 200 ")
        eventually(lambda: allowed.count == 0)
        with connected(server) as again:
            assert answer_to(again).startswith(b"HTTP/1.1 200 ")
    complaints = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert complaints == ["1 connections come from 127.0.0.1; more of them are turned away"]


def test_a_proxy_on_this_machine_speaks_for_many(sqlite_url: str) -> None:
    with serving(sqlite_url, most_of_one=1) as (server, _), connected(server), connected(server) as second:
        assert answer_to(second).startswith(b"HTTP/1.1 200 ")


def test_websockets_count_for_as_long_as_they_are_open(sqlite_url: str) -> None:
    with serving(sqlite_url, most=1) as (server, allowed):
        guest = server.client().enter()
        table = guest.open(bots=[{"bot": "random"}])["table"]
        guest.close()
        eventually(lambda: allowed.count == 0)
        watcher = Watcher(server.base, table)
        watcher.state()
        assert httpx.get(f"{server.base}/api/me", timeout=PATIENCE, verify=False).status_code == 503
        watcher.close()
        eventually(lambda: allowed.count == 0)
        assert httpx.get(f"{server.base}/api/me", timeout=PATIENCE, verify=False).status_code == 200


def test_an_address_has_few_requests_under_way_at_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with served_to_all(sqlite_url) as server, connected(server) as slow:
        server.services.limits.public = True
        monkeypatch.setitem(server.services.limits._bounds._values, "requests", 1)
        slow.sendall(BEGINNING)
        eventually(lambda: server.services.limits._requests.total() == 1)
        refused = httpx.get(f"{server.base}/api/me", timeout=PATIENCE, verify=False)
        assert (refused.status_code, refused.json()["error"]) == (429, "slow-down")
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        assert httpx.get(f"{server.base}/api/me", headers=elsewhere, timeout=PATIENCE, verify=False).status_code == 200
        slow.close()
        eventually(lambda: not server.services.limits._requests)
        assert httpx.get(f"{server.base}/api/me", timeout=PATIENCE, verify=False).status_code == 200


@pytest.mark.parametrize(
    ("host", "network", "is_here"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.3.2.1", "127.3.2.1", True),
        ("::1", "::/64", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("192.0.2.1", "192.0.2.1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", False),
        ("2001:db8::7:8", "2001:db8::/64", False),
        ("fe80::1%eth0", "fe80::/64", False),
        ("", "", False),
    ],
)
def test_of_ipv6_a_network_counts_as_one_address(host: str, network: str, is_here: bool) -> None:
    assert (network_of(host), is_loopback(host)) == (network, is_here)


# Descriptors.


@pytest.mark.parametrize(
    ("descriptors", "most"), [(64, 32), (1024, 1024 - RESERVED), (WANTED_DESCRIPTORS, MOST_CONNECTIONS)]
)
def test_connections_leave_descriptors_for_everything_else(descriptors: int, most: int) -> None:
    assert most_connections(descriptors) == most


@pytest.mark.parametrize(("wanted", "most"), [(20, 20), (20_000, 20_000), (10**6, WANTED_DESCRIPTORS - RESERVED)])
def test_there_may_be_as_many_connections_as_are_wanted_and_have_descriptors(wanted: int, most: int) -> None:
    assert most_connections(WANTED_DESCRIPTORS, wanted) == most


@pytest.mark.skipif(sys.platform == "win32", reason="limits of Unix")
@pytest.mark.parametrize(
    ("soft", "hard", "is_allowed", "there_are", "then"),
    [
        (1024, 4096, True, 4096, 4096),
        (1024, 10**6, True, WANTED_DESCRIPTORS, WANTED_DESCRIPTORS),
        (1024, -1, True, WANTED_DESCRIPTORS, WANTED_DESCRIPTORS),
        (1024, 4096, False, 1024, 1024),
        (4096, 4096, True, 4096, 4096),
        (10**6, 10**6, True, 10**6, 10**6),
        (-1, -1, True, WANTED_DESCRIPTORS, -1),
    ],
)
def test_descriptors_are_raised_as_far_as_allowed_and_never_lowered(
    soft: int, hard: int, is_allowed: bool, there_are: int, then: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    now = [soft]

    def set_limit(which: int, wanted: tuple[int, int]) -> None:
        if not is_allowed:
            raise ValueError("not allowed to raise maximum limit")
        now[0] = wanted[0]

    monkeypatch.setattr(resource, "getrlimit", lambda which: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert raise_descriptors() == there_are
    assert now[0] == then


def test_where_there_are_no_such_limits_there_are_the_usual_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert raise_descriptors() == connections.USUAL_DESCRIPTORS


def test_that_nobody_can_be_accepted_is_logged_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    others: list[object] = []
    loop = asyncio.new_event_loop()
    allowed = Connections(clock=lambda: now[0])
    complain: Callable[[OSError], None] = lambda problem: allowed.on_problem(loop, {"exception": problem})  # noqa: E731
    loop.default_exception_handler = others.append  # type: ignore[method-assign,assignment]
    for now[0] in (0.0, 1.0, QUIET_SECONDS - 1, QUIET_SECONDS):
        complain(OSError(errno.EMFILE, "Too many open files"))
    complain(OSError(errno.EBADF, "Bad file descriptor"))
    loop.close()
    assert [record.getMessage() for record in caplog.records] == [
        "no connection can be accepted: Too many open files"
    ] * 2
    assert not any(record.exc_info for record in caplog.records)
    assert len(others) == 1


def test_what_cannot_be_accepted_by_a_closed_server_is_not_worth_a_line(caplog: pytest.LogCaptureFixture) -> None:
    others: list[object] = []
    loop = asyncio.new_event_loop()
    loop.default_exception_handler = others.append  # type: ignore[method-assign,assignment]
    allowed = Connections()
    retried = {"exception": ValueError("Invalid file descriptor: -1")}
    allowed.on_problem(loop, retried)
    assert others == [retried]
    allowed.take_no_more()
    allowed.on_problem(loop, retried)
    other = {"exception": KeyError("another")}
    allowed.on_problem(loop, other)
    loop.close()
    assert others == [retried, other]
    assert not caplog.records


SCARCE = """
import asyncio, logging, resource, socket, sys
from civitas.server.connections import Connections, GuardedConfig, GuardedServer

async def hello(scope, receive, send):
    await asyncio.sleep(3 if scope["path"] == "/slow" else 0)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
    await send({"type": "http.response.body", "body": b"hello"})

resource.setrlimit(resource.RLIMIT_NOFILE, (48, 48))
logging.basicConfig(level=logging.WARNING, format="%(message)s")
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
config = GuardedConfig(hello, Connections(descriptors=48), lifespan="off", log_config=None, loop=sys.argv[1])
GuardedServer(config).run([listening])
"""


@contextmanager
def scarce(complaints: Path, loop: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server with hardly any descriptors, and its port."""
    command = [sys.executable, "-c", SCARCE, loop]
    with (
        complaints.open("w") as said,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as running,
    ):
        assert running.stdout is not None
        with killed_afterwards(running):
            yield running, int(running.stdout.readline())
            running.terminate()
            running.wait(PATIENCE)


@contextmanager
def crowd(port: int) -> Iterator[None]:
    """More connections than the server has descriptors for."""
    with ExitStack() as until:
        for _ in range(60):
            until.enter_context(closing(socket.create_connection(("127.0.0.1", port), PATIENCE)))
        yield


def says_hello(port: int) -> bool:
    """Whether the server answers; uvloop lets who comes too early in and out again."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE, verify=False).text == "hello"
    except httpx.TransportError:
        return False


NO_DESCRIPTOR = "no connection can be accepted: Too many open files\n"
on_each_loop = pytest.mark.parametrize("loop", ["asyncio", "auto"])
"""That of the standard library, and the one that is taken where nothing is said."""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="descriptors as Linux counts them")


@on_linux
@on_each_loop
def test_a_server_without_descriptors_says_so_in_one_line_and_goes_on(tmp_path: Path, loop: str) -> None:
    complaints = tmp_path / "complaints"
    with scarce(complaints, loop) as (_, port):
        with crowd(port):
            eventually(complaints.read_text)
            time.sleep(1.5)  # the event loop tries again every second
        eventually(lambda: says_hello(port))  # once it has noticed that the crowd is gone
    assert complaints.read_text() == NO_DESCRIPTOR


@on_linux
@on_each_loop
def test_a_server_without_descriptors_closes_without_another_line(tmp_path: Path, loop: str) -> None:
    complaints = tmp_path / "complaints"
    with (
        scarce(complaints, loop) as (running, port),
        closing(socket.create_connection(("127.0.0.1", port), PATIENCE)) as slow,
    ):
        slow.sendall(b"GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        with crowd(port):
            eventually(complaints.read_text)
            running.terminate()  # the answer keeps it busy until the event loop has tried once more
            answer = heard(slow)
            running.wait(PATIENCE)
    assert b"hello" in answer
    assert complaints.read_text() == NO_DESCRIPTOR
