"""What is noted about every request: its id, how long it took and how it ended, for the log, metrics and traces."""

import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.server import metrics
from civitas.server.guard import is_api
from civitas.server.logs import MORE, REQUEST_ID, request_id, requests
from civitas.server.tracing import span

HEADER = "x-request-id"
PAGE = "page"
"""Files of the page count as one endpoint."""
NOWHERE = "none"
FAILED = 500


class Observation:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        REQUEST_ID.set(request_id(Headers(scope=scope).get(HEADER)))
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._observe(scope, receive, send)

    async def _observe(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began, number = FAILED, time.perf_counter(), REQUEST_ID.get()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).setdefault(HEADER, number)
            await send(message)

        try:
            with span("request", method=scope["method"], request=number):
                await self._app(scope, receive, noting)
        finally:
            _note(scope, status, time.perf_counter() - began)


def _note(scope: Scope, status: int, seconds: float) -> None:
    endpoint = endpoint_of(scope)
    metrics.REQUESTS.labels(endpoint, _method(scope["method"]), status).inc()
    metrics.REQUEST_SECONDS.labels(endpoint).observe(seconds)
    if is_api(scope):
        more = {"method": scope["method"], "endpoint": endpoint, "status": status, "ms": round(seconds * 1000, 2)}
        more.update({name: value for name, value in scope.get("path_params", {}).items() if name == "table"})
        requests.info("%s %s: %d", scope["method"], endpoint, status, extra={MORE: more})


def endpoint_of(scope: Scope) -> str:
    """The address of a request without what changes from one to the next, so that there are few of them."""
    if not is_api(scope):
        return PAGE
    path = getattr(scope.get("route"), "path", NOWHERE)
    return NOWHERE if "{path:path}" in path else str(path)


def _method(method: str) -> str:
    """Anybody may send any word for a method; only those that mean something are counted apart."""
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "OTHER"
