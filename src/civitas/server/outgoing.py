"""Requests that the server makes itself, to addresses that somebody has given it: push services and webhooks.

A host is resolved here, and the connection goes to an address that was looked at, so that no name can lead into the
network behind the server. Nothing is followed, nothing that comes back is read but its head, and all of it takes
`SECONDS` at most.
"""

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from civitas.core.errors import CivitasError
from civitas.server.refusals import Refusal

SECONDS = 10.0
LONGEST_URL = 1000
MOST_HEAD_BYTES = 16 * 1024
PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
"""Below this, only the usual ports are for what we say."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for those of IPv4."""


class Unreached(CivitasError):
    """Nothing came back; it may be tried again, unless the address is forbidden."""

    def __init__(self, trouble: str, is_final: bool = False) -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.is_final = is_final


class Answer(NamedTuple):
    """What came back: the status, and in how many seconds to come again, if that was said."""

    status: int
    retry_after: float | None = None


class Outgoing:
    """Requests to addresses on the internet, or (`to_private`) anywhere."""

    def __init__(self, to_private: bool, seconds: float = SECONDS) -> None:
        self._to_private = to_private
        self._seconds = seconds

    def check(self, url: str, must_be_secure: bool = False) -> None:
        """Refuse an address that will never do, as far as can be told without looking it up."""
        try:
            at = _read(url)
        except ValueError:
            raise Refusal("address", "this address cannot be used") from None
        if must_be_secure and at.scheme != "https" and not self._to_private:
            raise Refusal("address", "this address must begin with https://")
        if _is_literal(at.hostname or "") and not self._is_allowed(at.hostname or ""):
            raise Refusal("address", "this address is not on the internet")

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a body to an address, and what came back."""
        try:
            at = _read(url)
            async with asyncio.timeout(self._seconds):
                return await self._post(at, headers, body)
        except TimeoutError:
            raise Unreached("timeout") from None
        except (OSError, h11.ProtocolError) as problem:
            raise Unreached(type(problem).__name__) from problem
        except ValueError:
            raise Unreached("address", is_final=True) from None

    async def _post(self, at: SplitResult, headers: Mapping[str, str], body: bytes) -> Answer:
        host, port = at.hostname or "", _port(at)
        address = await self._resolved(host, port)
        hidden, name = (_trusted(), host) if at.scheme == "https" else (None, None)
        reader, writer = await asyncio.open_connection(address, port, ssl=hidden, server_hostname=name)
        try:
            return await _exchange(reader, writer, at, headers, body)
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def _resolved(self, host: str, port: int) -> str:
        """An address of a host; if one of them is forbidden, all are: whoever names it is up to something."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._is_allowed(each) for each in addresses):
            raise Unreached("private", is_final=True)
        return addresses[0]

    def _is_allowed(self, address: str) -> bool:
        return self._to_private or is_public(address)


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, and of nothing nearer."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    meant = _meant(found)
    return meant.is_global and not meant.is_multicast and found.is_global


def _meant(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that one of IPv6 stands for, or itself."""
    if isinstance(address, IPv4Address):
        return address
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo[1] if address.teredo else None
    return address.ipv4_mapped or address.sixtofour or teredo or address


def _read(url: str) -> SplitResult:
    at = urlsplit(url)
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not is_plain or at.scheme not in PORTS or not at.hostname or at.username is not None or at.password is not None:
        raise ValueError("no address")
    port = _port(at)
    if port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise ValueError("no port")
    return at


def _port(at: SplitResult) -> int:
    return at.port or PORTS[at.scheme]


def _is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    at: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD_BYTES)
    target = (at.path or "/") + (f"?{at.query}" if at.query else "")
    usual = {"host": at.netloc, "content-length": str(len(body)), "connection": "close", "user-agent": "civitas"}
    request = h11.Request(method="POST", target=target, headers=list({**usual, **headers}.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    await writer.drain()
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(MOST_HEAD_BYTES))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _retry_after(event))
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")


def _retry_after(response: h11.Response) -> float | None:
    said = dict(response.headers).get(b"retry-after", b"")
    return float(said) if said.isdigit() and len(said) < 7 else None
