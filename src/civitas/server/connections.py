"""Connections, before anything is asked over them: how many there may be, and how long a request may take to arrive.

Uvicorn limits none of this by itself: a client that sends a byte a minute, or reads none, would keep its connection,
and with enough of them nobody else would get one.
"""

import asyncio
import errno
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from socket import socket
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from civitas.server.bounds import BOUNDS
from civitas.server.guard import is_loopback, network_of
from civitas.server.responses import trouble

HEADER_SECONDS = BOUNDS["header-seconds"].default
"""In this time the whole header of a request has to be here, from the beginning of the connection or its first byte."""
BODY_SECONDS = BOUNDS["body-seconds"].default
"""In this time the whole body has to follow."""
SEND_SECONDS = BOUNDS["send-seconds"].default
"""Whoever has read next to nothing of an answer for so long is dropped."""
LEAST_READ = 1024
MOST_CONNECTIONS = int(BOUNDS["connections"].default)
"""So many may be open at the same time, WebSockets among them, if there are descriptors for so many."""
MOST_OF_ONE = int(BOUNDS["connections-of-one"].default)
"""So many from one address; a proxy on this machine is not counted, it speaks for many."""
ACCEPTED_AT_ONCE = 128
"""So many are accepted before anybody counts them."""
RESERVED = 2 * ACCEPTED_AT_ONCE
"""Descriptors for those, for the database, the bots and the log."""
WANTED_DESCRIPTORS = 65_536
USUAL_DESCRIPTORS = 1024
RETRY_SECONDS = 10
LEAVE_SECONDS = 0.5
"""Who is connected and waits for nothing when the server ends may still ask in this time."""
LAST = (b"connection", b"close")
QUIET_SECONDS = 60.0
"""The same complaint is logged once in so many seconds."""
OUT_OF_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = logging.getLogger("civitas.server")


class Connections:
    """All that are open."""

    def __init__(
        self,
        most: int = MOST_CONNECTIONS,
        most_of_one: int = MOST_OF_ONE,
        *,
        header_seconds: float = HEADER_SECONDS,
        body_seconds: float = BODY_SECONDS,
        send_seconds: float = SEND_SECONDS,
        descriptors: int = WANTED_DESCRIPTORS,
        counts_loopback: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.header_seconds = header_seconds
        self.body_seconds = body_seconds
        self.send_seconds = send_seconds
        self._last_descriptor = descriptors - 1
        self._counts_loopback = counts_loopback
        self._clock = clock
        self._open: dict[asyncio.Transport, str] = {}
        self._of_one: Counter[str] = Counter()
        self._unread: dict[asyncio.Transport, tuple[object, int]] = {}
        self._said: dict[str, float] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        self._takes_more = True

    @property
    def count(self) -> int:
        """How many are open."""
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Whether this one may stay."""
        host = str((transport.get_extra_info("peername") or ("",))[0])
        network = "" if is_loopback(host) and not self._counts_loopback else network_of(host)
        if len(self._open) >= self.most:
            self._say("all", f"{self.most} connections are open, and there may be no more; others are turned away")
            return False
        if network and self._of_one[network] >= self.most_of_one:
            self._say("one", f"{self.most_of_one} connections come from {network}; more of them are turned away")
            return False
        if _descriptor_of(transport) >= self._last_descriptor:
            self._say_none_is_accepted(errno.EMFILE)  # uvloop lets the next ones in and out again without a word
        self._open[transport] = network
        self._of_one[network] += 1
        if self._sweeping is None:
            self._sweep_later()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """This one is closed."""
        network = self._open.pop(transport, None)
        if network is None:
            return
        self._unread.pop(transport, None)
        self._of_one[network] -= 1
        if not self._of_one[network]:
            del self._of_one[network]

    def take_no_more(self) -> None:
        """The server closes: nobody is accepted any more."""
        self._takes_more = False

    def on_problem(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the event loop could not do: that it cannot accept anybody is said in one line, and not every second."""
        problem = context.get("exception")
        if isinstance(problem, OSError) and problem.errno in OUT_OF_RESOURCES:
            self._say_none_is_accepted(problem.errno)
        elif isinstance(problem, ValueError) and not self._takes_more:
            pass  # the loop tried again to accept, as it had put it off, and the listening socket is closed by now
        else:
            loop.default_exception_handler(context)

    def _sweep_later(self) -> None:
        self._sweeping = asyncio.get_running_loop().call_later(self.send_seconds, self._sweep)

    def _sweep(self) -> None:
        """Drop whoever does not read: neither an answer nor, after we have closed, what was left of it."""
        before, self._unread = self._unread, {}
        for transport in list(self._open):
            protocol, size = transport.get_protocol(), transport.get_write_buffer_size()
            if not size or not (transport.is_closing() or isinstance(protocol, GuardedHttp)):
                continue  # who listens to a table is seen to by the conversation
            answer = protocol.cycle if isinstance(protocol, GuardedHttp) else None
            last_answer, last_size = before.get(transport, (None, 0))
            if transport in before and answer is last_answer and size > last_size - LEAST_READ:
                transport.abort()
            else:
                self._unread[transport] = answer, size
        self._sweeping = None
        if self._open:
            self._sweep_later()

    def _say_none_is_accepted(self, cause: int) -> None:
        self._say("accept", f"no connection can be accepted: {os.strerror(cause)}")

    def _say(self, what: str, text: str) -> None:
        now = self._clock()
        if now >= self._said.get(what, now):
            self._said[what] = now + QUIET_SECONDS
            log.warning("%s", text)


class GuardedConfig(uvicorn.Config):
    """Uvicorn's settings, with connections that are counted and timed."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedWebSocket, backlog=ACCEPTED_AT_ONCE, **options)
        self.connections = connections


class GuardedServer(uvicorn.Server):
    """A server that says in one line that it cannot accept anybody."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(_connections_of(self.config).on_problem)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        _connections_of(self.config).take_no_more()
        await super().shutdown(sockets)


class GuardedHttp(H11Protocol):
    """HTTP for those who have a place, and for as long as they do something with it."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._places = _connections_of(config)
        self._has_place = False
        self._awaited: tuple[object, object] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_leaving = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._has_place = self._places.enter(transport)
        if self._has_place:
            super().connection_made(transport)
            self._await()
        else:
            transport.write(_answer(HTTPStatus.SERVICE_UNAVAILABLE, "full", "too many connections; try again later"))
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_leaving:
            self._answer_for_the_last_time()
        self._await()

    def shutdown(self) -> None:
        """The server ends. Whoever is sending a request in this very moment, the first or another one, is answered."""
        if self._has_place and not self._is_leaving:
            self._is_leaving = True
            self._answer_for_the_last_time()
            self.loop.call_later(LEAVE_SECONDS, self._leave)

    def _answer_for_the_last_time(self) -> None:
        """Say so in the answer that is awaited, if any: who was told sends nothing more here."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.keep_alive and not cycle.response_started:
            cycle.keep_alive = False
            cycle.default_headers = [*cycle.default_headers, LAST]

    def _leave(self) -> None:
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._has_place:
            self._stop_waiting()
            self._places.leave(self.transport)
            super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        if self._is_leaving:
            self.transport.write(_answer(HTTPStatus.SERVICE_UNAVAILABLE, "ends", "this server ends; come again"))
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    def _await(self) -> None:
        """Header and body of each request have their time, as a whole: a byte now and then gains nothing."""
        state = self.conn.their_state
        awaited = (state, self.cycle) if state in (h11.IDLE, h11.SEND_BODY) else None
        if self.transport.get_protocol() is not self or self.transport.is_closing() or awaited is None:
            self._stop_waiting()
        elif awaited != self._awaited:
            self._stop_waiting()
            seconds = self._places.header_seconds if state is h11.IDLE else self._places.body_seconds
            self._awaited = awaited
            self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        is_answered = self.conn.their_state is h11.SEND_BODY and self.cycle.response_started
        if not is_answered:
            self.transport.write(_answer(HTTPStatus.REQUEST_TIMEOUT, "slow", "the request took too long to arrive"))
        self.transport.close()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket keeps the place of the connection that became one."""

    def connection_lost(self, exc: Exception | None) -> None:
        _connections_of(self.config).leave(self.transport)
        super().connection_lost(exc)


def _connections_of(config: uvicorn.Config) -> Connections:
    assert isinstance(config, GuardedConfig)
    return config.connections


def _descriptor_of(transport: asyncio.Transport) -> int:
    accepted = transport.get_extra_info("socket")
    return -1 if accepted is None else int(accepted.fileno())


def _answer(status: HTTPStatus, error: str, message: str) -> bytes:
    """A whole answer, for when there is no application to make one."""
    response = trouble(status, error, message, RETRY_SECONDS)
    lines = [f"HTTP/1.1 {status} {status.phrase}".encode(), *(b": ".join(header) for header in response.raw_headers)]
    return b"\r\n".join([*lines, b"cache-control: no-store", b"connection: close", b"", bytes(response.body)])


# Descriptors.


def most_connections(descriptors: int, wanted: int = MOST_CONNECTIONS) -> int:
    """How many of the wanted connections there may be with so many descriptors: most of these, and never all."""
    return min(wanted, max(descriptors - RESERVED, descriptors // 2))


def raise_descriptors() -> int:
    """Take as many descriptors as are allowed and of use; how many there are."""
    if sys.platform == "win32":
        return USUAL_DESCRIPTORS
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    soft, hard = getrlimit(RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft == RLIM_INFINITY or soft >= wanted:
        return WANTED_DESCRIPTORS if soft == RLIM_INFINITY else soft
    try:
        setrlimit(RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems have a limit of their own
        return soft
    return wanted
