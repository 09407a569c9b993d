"""The application: the services of a server, the doors that lead to them, and who guards these."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from civitas.server import metrics
from civitas.server.api import ENDPOINTS, TABLE
from civitas.server.endpoints import COOKIE, routes
from civitas.server.guard import HEADERS, LOOPBACK, Guard, client_of
from civitas.server.health import Operation, Readiness
from civitas.server.live import LATER, TOO_MANY, Conversation
from civitas.server.logs import REQUEST_ID
from civitas.server.observation import HEADER as REQUEST_HEADER
from civitas.server.observation import Observation
from civitas.server.openapi import describe
from civitas.server.pages import BROUGHT, Brought, Page
from civitas.server.responses import answer, trouble
from civitas.server.roles import Role
from civitas.server.serializers import titles_shown
from civitas.server.services import Services, Settings
from civitas.server.storage.database import StorageFailed


def build_app(settings: Settings) -> Starlette:
    """A server for tables; `app.state.services` is what it keeps."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with services.open():
            reading = asyncio.create_task(_read_titles(services))  # now, so that the first visitor need not wait
            yield
            reading.cancel()

    names = settings.host_names if settings.public else [*LOOPBACK, *settings.host_names]
    app = Starlette(
        routes=[] if settings.role is Role.BOTS else _routes(services),
        middleware=[
            Middleware(Observation),
            Middleware(Operation, readiness=Readiness(services), metrics_address=settings.metrics_address),
            Middleware(Guard, limits=services.limits, host_names=names),
        ],
        exception_handlers={404: _not_found, 405: _not_found, 500: _failed},
        lifespan=lifespan,
    )
    app.state.services = services
    return app


async def _read_titles(services: Services) -> None:
    await services.work(titles_shown)
    services.has_read_titles.set()


def _routes(services: Services) -> list[BaseRoute]:
    async def live(socket: WebSocket) -> None:
        cookie = socket.cookies.get(COOKIE)
        try:
            visitor = await services.work(services.accounts.visitor, cookie)
        except StorageFailed:
            await socket.close(LATER)
            return
        with services.limits.socket(client_of(socket.scope)) as is_allowed, metrics.SOCKETS.track_inprogress():
            if is_allowed:
                await socket.accept()
                await Conversation(services, socket, socket.path_params["table"], cookie).run(visitor.owner)
            else:
                await socket.close(TOO_MANY)

    return [
        *routes(services, ENDPOINTS),
        *services.unsubscribing.routes(),
        Route("/api/openapi.json", _openapi),
        WebSocketRoute(f"{TABLE}/live", live),
        Route(f"{BROUGHT}/{{title}}/{{path:path}}", Brought().answer),
        Route("/{path:path}", Page(services.settings.page).answer),
    ]


@cache
def _description() -> dict[str, Any]:
    """Made when somebody asks for it: no player does."""
    return describe(ENDPOINTS)


async def _openapi(request: Request) -> Response:
    return answer(_description())


async def _not_found(request: Request, problem: Exception) -> Response:
    return trouble(404, "not-found", "there is nothing here")


async def _failed(request: Request, problem: Exception) -> Response:
    """This answer does not pass the guard, so it gets its headers here."""
    response = trouble(500, "failed", "the server has made a mistake; it is in its log")
    response.headers.update({**HEADERS, REQUEST_HEADER: REQUEST_ID.get()})
    return response
