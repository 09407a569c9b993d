"""The machinery of the HTTP part: an endpoint, who asks it, and how a request becomes an answer."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from civitas.core.errors import CivitasError
from civitas.server.accounts import DEVICE_SECONDS, Visitor, is_csrf
from civitas.server.guard import SAFE_METHODS, client_of
from civitas.server.messages import Secret
from civitas.server.refusals import Refusal
from civitas.server.responses import answer, refusal
from civitas.server.seating import Asker, Place
from civitas.server.services import Services
from civitas.server.storage.database import StorageFailed

COOKIE = "civitas"
DEVICE_COOKIE = "civitas-device"
"""By this a browser is known in which somebody has logged in before."""
OWN_AFFAIRS = ("/api/account", "/api/session")
"""What also those may do who may only read otherwise."""
CSRF_HEADER = "x-csrf-token"
BEARER = "bearer "

log = logging.getLogger("civitas.server")


Wanted = TypeVar("Wanted")


class Asking:
    """One request: who asks, for which table, with what."""

    def __init__(self, services: Services, request: Request, visitor: Visitor, body: Any) -> None:
        self.services = services
        self.request = request
        self.visitor = visitor
        self.body = body
        self.cookie: str | None = None
        """A new cookie for the answer; an empty one ends the old."""
        self.device: str | None = None
        """What the browser is to be known by."""

    @property
    def table_id(self) -> str:
        """The table of the address."""
        return str(self.request.path_params["table"])

    @property
    def token(self) -> str | None:
        """The secret of a seat, if one was shown."""
        shown = self.request.headers.get("authorization", "")
        return shown[len(BEARER) :].strip() if shown.lower().startswith(BEARER) else None

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return client_of(self.request.scope)

    @property
    def asker(self) -> Asker:
        """Whoever asks, as tables know people."""
        return Asker(self.token, self.visitor.owner)

    def query(self, kind: type[Wanted]) -> Wanted:
        """What is said behind the address."""
        try:
            return msgspec.convert(dict(self.request.query_params), kind, strict=False)
        except msgspec.ValidationError as problem:
            raise Refusal("malformed", str(problem)) from None

    def place(self) -> Place:
        """Where whoever asks sits, and that he is there."""
        place = self.services.tables.seating.sit(self.table_id, self.asker)
        self.services.presence.met(self.table_id, place.seat)
        return place

    def limit(self, kind: str, key: str | None = None) -> None:
        """Count something that may not be done often; by default for the person, or else the address that asks."""
        _limit(self.services, kind, key or self.visitor.owner or self.address)

    def member(self) -> str | None:
        """Who asks; on a public server only those who have logged in."""
        if self.services.settings.public and self.visitor.owner is None:
            raise Refusal("login", "log in first")
        return self.visitor.owner


class Endpoint(NamedTuple):
    """Something that can be asked over HTTP."""

    method: str
    path: str
    about: str
    body: Any
    answer: Any
    do: Callable[[Asking], object]
    most: str = "message-bytes"
    """The bound on the size of its body."""
    query: Any = None
    """What may be said behind the address, as a type with defaults."""


def routes(services: Services, endpoints: list[Endpoint]) -> list[Route]:
    """The routes of these endpoints."""
    return [Route(each.path, _handler(services, each), methods=[each.method]) for each in endpoints]


def _handler(services: Services, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        try:
            body = await _body(request, endpoint.body, services.settings.bounds.whole(endpoint.most))
            if isinstance(body, Secret):
                return await _respond_to_password(services, endpoint, request, body)
            return await services.work(_respond, services, endpoint, request, body)
        except CivitasError as problem:
            if isinstance(problem, StorageFailed):
                log.error("%s", problem)
            return refusal(problem)

    return handle


async def _respond_to_password(services: Services, endpoint: Endpoint, request: Request, body: object) -> Response:
    """A password takes long, so an address may send few of them, and they wait where nobody else does."""
    address = client_of(request.scope)
    _limit(services, "password", address)
    return await services.passwords(address, _respond, services, endpoint, request, body)


def _limit(services: Services, kind: str, key: str) -> None:
    if not services.limits.allow(kind, key):
        raise Refusal("slow-down", "not so fast", retry_after=services.limits.wait(kind, key))


def _respond(services: Services, endpoint: Endpoint, request: Request, body: object) -> Response:
    cookie = request.cookies.get(COOKIE)
    if endpoint.method not in SAFE_METHODS and cookie and not is_csrf(request.headers.get(CSRF_HEADER), cookie):
        raise Refusal("csrf", f"the header {CSRF_HEADER} is missing or wrong; /api/me tells it")
    asking = Asking(services, request, services.accounts.visitor(cookie), body)
    if endpoint.method not in SAFE_METHODS and not endpoint.path.startswith(OWN_AFFAIRS):
        asking.visitor.check_free()
    response = answer(endpoint.do(asking), accepts=request.headers.get("accept-encoding", ""))
    if asking.cookie is not None:
        _set_cookie(request, response, asking.cookie, services.accounts.cookie_seconds)
    if asking.device is not None:
        _set_device(request, response, asking.device)
    return response


def _set_cookie(request: Request, response: Response, cookie: str, seconds: int) -> None:
    secure = request.url.scheme == "https"
    age = seconds if cookie else 0
    response.set_cookie(COOKIE, cookie, max_age=age, httponly=True, samesite="strict", secure=secure)


def _set_device(request: Request, response: Response, device: str) -> None:
    """Sent to us with passwords only."""
    secure, path = request.url.scheme == "https", "/api/session"
    response.set_cookie(
        DEVICE_COOKIE, device, max_age=DEVICE_SECONDS, path=path, httponly=True, samesite="strict", secure=secure
    )


async def _body(request: Request, kind: Any, most: int) -> object:
    """The body of a request in its type; nothing larger than allowed is ever held."""
    content = bytearray()
    try:
        async for chunk in request.stream():
            content += chunk
            if len(content) > most:
                raise Refusal("too-large", f"more than {most} bytes")
    except ClientDisconnect:
        raise Refusal("slow", "the request never arrived as a whole") from None  # and nobody hears it
    if kind is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "the body must be application/json")
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as problem:
        raise Refusal("malformed", str(problem)) from None
