"""What every request has to pass, and what every answer carries: hosts, origins, rates, security headers."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.server.limits import Limits
from civitas.server.responses import trouble

IPV6_NETWORK = 64
RETRY_SECONDS = 1
LOOPBACK = ("localhost", "127.0.0.1", "::1")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SAME_SITE = ("same-origin", "none")
NUL = "\x00"  # nothing is called by it, and PostgreSQL takes it for a fault
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """The door of the application."""

    def __init__(self, app: ASGIApp, limits: Limits, host_names: Iterable[str]) -> None:
        self._app = app
        self._limits = limits
        self._host_names = frozenset(name.lower() for name in host_names)
        """Names under which we answer; none: any."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is None and scope["type"] == "http":
            await self._pass_on(scope, receive, _with_headers(scope, send))
        elif problem is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await problem(scope, receive, _with_headers(scope, send))

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An address has few requests under way at once, also where a proxy has all the connections."""
        with self._limits.request(client_of(scope)) as is_allowed:
            app = self._app if is_allowed else trouble(429, "slow-down", "too many requests at once", RETRY_SECONDS)
            await app(scope, receive, send)

    def _problem(self, scope: Scope) -> ASGIApp | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._host_names and host_name(host) not in self._host_names:
            return trouble(421, "host", "this server does not answer under this name")
        if _needs_own_origin(scope) and not is_own_origin(scope):
            return trouble(403, "origin", "this request comes from another site")
        kind, client = "request" if is_api(scope) else "page", client_of(scope)
        if not self._limits.allow(kind, client):
            return trouble(429, "slow-down", "too many requests; wait a little", self._limits.wait(kind, client))
        if is_api(scope) and NUL in scope["path"]:
            return trouble(404, "not-found", "there is nothing here")
        return None


def is_api(scope: Scope) -> bool:
    """Whether something is asked of the tables, not a file of the page."""
    return bool(scope["path"].startswith("/api/"))


def client_of(scope: Scope) -> str:
    """The address from which a request comes; of IPv6 the network, as everybody has a whole one."""
    client = scope.get("client")
    return network_of(str(client[0]) if client else "")


def network_of(host: str) -> str:
    """An address as it is counted: IPv4 as it is, of IPv6 the network."""
    address = _address(host)
    return str(ip_network((address, IPV6_NETWORK), strict=False)) if isinstance(address, IPv6Address) else str(address)


def is_loopback(host: str) -> bool:
    """Whether this is the machine itself."""
    address = _address(host)
    return not isinstance(address, str) and address.is_loopback


def _address(host: str) -> IPv4Address | IPv6Address | str:
    """What a host's name says; the name itself if it is no address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def host_name(host: str) -> str:
    """A host without its port: `[::1]:8000` is `::1`; nothing if it cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_own_origin(scope: Scope) -> bool:
    """Whether a request comes from our own pages, by scheme and host, or from no page at all."""
    headers = Headers(scope=scope)
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None and origin.lower() != own_origin(scope, headers.get("host", "")):
        return False
    return site is None or site in SAME_SITE


def own_origin(scope: Scope, host: str) -> str:
    """Where our own pages are: a socket is opened by a page of http or https."""
    scheme = scope.get("scheme", "http")
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return f"{scheme}://{host}".lower()


def _needs_own_origin(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS


def _with_headers(scope: Scope, send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if is_api(scope):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers
