"""A push service and a webhook on loopback: it keeps what it is sent, and browsers that decrypt it."""

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from civitas.server.push import decoded, encoded


class Received(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """What has come, and how it is answered."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        self.location = ""
        self.retry_after = ""
        self.url = ""

    def at(self, path: str) -> list[Received]:
        """What has come for this path."""
        return [each for each in self.received if each.path == path]


class Browser:
    """A browser with a push subscription at a receiver."""

    def __init__(self, receiver: Receiver, name: str) -> None:
        self._receiver = receiver
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.path = f"/push/{name}"
        self.endpoint = receiver.url + self.path

    def subscription(self, language: str = "en") -> dict[str, str]:
        """What its page sends to the server."""
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        public = self._key.public_key().public_bytes(*form)
        keys = {"p256dh": encoded(public), "auth": encoded(self._auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def messages(self) -> list[dict[str, Any]]:
        """What it has been told, decrypted as a browser does it."""
        return [json.loads(self._decrypted(each.body)) for each in self._receiver.at(self.path)]

    def _decrypted(self, body: bytes) -> bytes:
        return bytes(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))


def signer_of(received: Received) -> tuple[str, dict[str, Any]]:
    """The public key that has signed a push message, and what it says; wrong signatures are failures."""
    authorization = received.headers["authorization"]
    assert Vapid02.verify(authorization)
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    return parts["k"], json.loads(decoded(parts["t"].split(".")[1]))


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A server that runs inside this block."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.received.append(Received(self.path, headers, body))
            self.send_response(receiver.status)
            for name, value in (("location", receiver.location), ("retry-after", receiver.retry_after)):
                if value:
                    self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        receiver.url = f"http://127.0.0.1:{server.server_address[1]}"
        yield receiver
        server.shutdown()
