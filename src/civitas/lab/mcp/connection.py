"""The wire to a table of a Civitas server: HTTP for what is done, a WebSocket for what is asked on the way."""

import json
import time
import urllib.error
import urllib.request
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote, urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from civitas.core.errors import CivitasError

SECONDS: Final = 30.0
"""So long a server may take to answer."""
AT_ONCE: Final = 40
"""So many questions follow each other at once; public servers drop who asks more."""
PAUSE: Final = 0.06


class BadLink(CivitasError):
    """No link to a table."""


class Unreachable(CivitasError):
    """A server that does not answer."""


class Declined(CivitasError):
    """The server has said no; `reason` is its word for programs."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(f"the server declines ({reason}): {message}")
        self.reason = reason


class Link(NamedTuple):
    """Where a table is, and the invitation that came with the link, if one did."""

    base: str
    table: str
    invitation: str = ""


def read_link(given: str, usual: str) -> Link:
    """A link of the page (`.../#/join/TABLE/INVITATION`, `.../#/table/TABLE`), or the id of a table at the `usual`
    server."""
    if "://" not in given:
        if not given or "/" in given:
            raise BadLink(f"link: expected the link or the id of a table, not {given!r}")
        return Link(usual.rstrip("/"), given)
    parts = urlsplit(given)
    page, table, invitation, *_ = [*map(unquote, parts.fragment.lstrip("/").split("/")), "", "", ""]
    if parts.scheme not in ("http", "https") or page not in ("join", "table") or not table:
        raise BadLink(f"link: expected http://.../#/join/TABLE/INVITATION or http://.../#/table/TABLE, not {given!r}")
    return Link(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", table, invitation)


class Connection:
    """Somebody at one table of a server; `token` proves the seat."""

    def __init__(self, base: str, table: str, token: str = "") -> None:
        self.base = base
        self.table = table
        self.token = token
        self._socket: ClientConnection | None = None
        self._asked = 0

    # HTTP.

    def get(self, path: str = "") -> Any:
        """What the server says about the table."""
        return self._request("GET", path)

    def post(self, path: str, body: object) -> Any:
        """Do something at the table."""
        return self._request("POST", path, json.dumps(body).encode())

    def _request(self, method: str, path: str, body: bytes | None = None) -> Any:
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        address = f"{self.base}/api/tables/{quote(self.table, safe='')}{path}"
        request = urllib.request.Request(address, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                return json.loads(response.read())
        except urllib.error.HTTPError as problem:
            with problem:
                raise _declined(problem.read(), f"HTTP {problem.code}") from None
        except (OSError, ValueError) as problem:
            raise Unreachable(f"{self.base}: {getattr(problem, 'reason', None) or problem}") from None

    # The WebSocket.

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question (`why`, `explain`, `preview`); a socket that was dropped is opened once more."""
        try:
            return self._answer(question)
        except (WebSocketException, OSError, TimeoutError):
            self.close()
        try:
            return self._answer(question)
        except (WebSocketException, OSError, TimeoutError) as problem:
            self.close()
            raise Unreachable(f"{self.base}: {problem}") from None

    def events_after(self, seq: int, last: int) -> list[dict[str, Any]]:
        """What happened from one entry of the log to another, as the seat may know it."""
        found: list[dict[str, Any]] = []
        heard = seq
        try:
            with self._open(seq) as socket:
                while heard < last:
                    message = _hear(socket)
                    for entry in message["entries"] if message["type"] == "events" else []:
                        found += entry["events"]
                        heard = max(heard, entry["seq"])
                    if message["type"] == "state":
                        heard = max(heard, message["seq"])
        except (WebSocketException, OSError, TimeoutError) as problem:
            raise Unreachable(f"{self.base}: {problem}") from None
        return found

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        if self._socket is None:
            self._socket = self._open(None)
            self._asked = 0
        self._asked += 1
        if self._asked > AT_ONCE:
            time.sleep(PAUSE)
        self._socket.send(json.dumps(question))
        while True:
            message = _hear(self._socket)
            if message["type"] == question["type"]:
                return message

    def _open(self, since: int | None) -> ClientConnection:
        address = f"ws{self.base.removeprefix('http')}/api/tables/{quote(self.table, safe='')}/live"
        socket = connect(address, open_timeout=SECONDS, max_size=None)
        socket.send(json.dumps({"type": "hello", "token": self.token or None, "since": since}))
        return socket


def _hear(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(SECONDS))
    if message["type"] == "refused":
        raise Declined(message["reason"], message["message"])
    return message


def _declined(content: bytes, status: str) -> CivitasError:
    """Why a request was refused, as the server says it."""
    try:
        told = json.loads(content)
        return Declined(str(told.get("error") or told.get("reason") or status), str(told["message"]))
    except (ValueError, KeyError, AttributeError):
        return Declined(status, "it does not say why; is this a Civitas server?")
