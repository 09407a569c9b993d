"""What those ask who look after a server: whether it lives, whether it is ready, and what it has counted.

They ask before the guard, under any host name. Metrics are told to the machine itself alone, or at an address of their
own, at which nothing else is answered.
"""

import time
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from civitas.server import metrics
from civitas.server.guard import is_loopback
from civitas.server.roles import Address
from civitas.server.services import Services
from civitas.server.storage.database import StorageFailed

REMEMBERED_SECONDS = 1.0
"""So long the database is not asked again: anybody may ask us."""
HEALTH, READY, METRICS = "/health", "/ready", "/metrics"


class Readiness:
    """Whether the services can serve: the database is reached and as this version wants it, and all titles are read."""

    def __init__(self, services: Services, clock: Callable[[], float] = time.monotonic) -> None:
        self._services = services
        self._clock = clock
        self._asked: float | None = None
        self._missing = ""

    async def missing(self) -> str:
        """What is missing, in a word; nothing if the server is ready."""
        if not self._services.has_read_titles.is_set():
            return "titles"
        if self._asked is None or self._clock() - self._asked >= REMEMBERED_SECONDS:
            self._missing = await self._services.work(self._of_database)
            self._asked = self._clock()
        return self._missing

    def _of_database(self) -> str:
        try:
            return "" if self._services.database.is_migrated() else "migration"
        except StorageFailed:
            return "database"


class Operation:
    """The answers, in front of the application."""

    def __init__(self, app: ASGIApp, readiness: Readiness, metrics_address: Address | None = None) -> None:
        self._app = app
        self._readiness = readiness
        self._metrics_port = metrics_address.port if metrics_address else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await self._answer(scope) if scope["type"] == "http" else None
        if answer is None and self._is_apart(scope):
            answer = PlainTextResponse("only metrics are told here\n", 404)
        await (self._app if answer is None else answer)(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response | None:
        if scope["path"] == HEALTH:
            return _told("alive")
        if scope["path"] == READY:
            missing = await self._readiness.missing()
            return _told(f"not ready: {missing}" if missing else "ready", 503 if missing else 200)
        if scope["path"] == METRICS and (self._is_apart(scope) or _is_from_here(scope)):
            return Response(metrics.exposition(), headers={"content-type": metrics.CONTENT_TYPE})
        return None

    def _is_apart(self, scope: Scope) -> bool:
        """Whether somebody has come to the address for metrics."""
        port = (scope.get("server") or ("", 0))[1]
        return scope["type"] in ("http", "websocket") and self._metrics_port == port


def _told(text: str, status: int = 200) -> Response:
    return PlainTextResponse(f"{text}\n", status, headers={"cache-control": "no-store"})


def _is_from_here(scope: Scope) -> bool:
    """By the address that a proxy tells, if there is one."""
    client = Request(scope).client
    return client is not None and is_loopback(client.host)
