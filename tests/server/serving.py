"""A running server in a thread, and clients that talk to it as a browser would."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from civitas.server.app import build_app
from civitas.server.connections import Connections, GuardedConfig, GuardedServer
from civitas.server.messages import MOST_BYTES
from civitas.server.services import Services, Settings
from tests.server.playing import TOY_ID

PATIENCE = 60.0


class Served:
    """A server and its address."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.clients: list[Client] = []
        """Everybody who came; they are sent away in the end."""

    def client(self) -> "Client":
        """Somebody new, who goes when the server does, if not before."""
        self.clients.append(Client(self.base))
        return self.clients[-1]


@contextmanager
def served(
    settings: Settings, connections: Connections | None = None, port: int = 0, **options: Any
) -> Iterator[Served]:
    """A server that runs inside this block."""
    app = build_app(settings)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # a client that does not read is noticed soon
    listening.bind(("127.0.0.1", port))
    config = GuardedConfig(
        app,
        connections or Connections(header_seconds=PATIENCE, body_seconds=PATIENCE, send_seconds=PATIENCE),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # it would compress the same for every socket again; see encoding.py
        ws_ping_interval=None,  # on a busy machine nobody is to be given up
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
        **options,
    )
    server = GuardedServer(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        eventually(lambda: server.started)
        running = Served(app.state.services, listening.getsockname()[1])
        yield running
        for client in running.clients:
            client.close()
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Client:
    """Somebody with a cookie jar."""

    def __init__(self, base: str) -> None:
        self.base = base
        # Nothing here is encrypted, and reading all certificates of the world takes longer than most tests.
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, verify=False)
        self.csrf = ""

    def enter(self) -> "Client":
        """Become a guest."""
        self.csrf = self.http.get("/api/me").json()["csrf"]
        return self

    def get(self, path: str, token: str = "") -> httpx.Response:
        return self.http.get(path, headers=_bearer(token))

    def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        return self.http.post(path, json=body, headers={"x-csrf-token": self.csrf, **_bearer(token)})

    def put(self, path: str, body: object) -> httpx.Response:
        return self.http.put(path, json=body, headers={"x-csrf-token": self.csrf})

    def open(self, **wanted: Any) -> dict[str, Any]:
        """Open a table."""
        response = self.post("/api/tables", {"title": TOY_ID, "name": "Ada", "players": 2, **wanted})
        assert response.status_code == 200, response.text
        opened: dict[str, Any] = response.json()
        return opened

    def close(self) -> None:
        self.http.close()


class Watcher:
    """A WebSocket to a table, which keeps everything it was ever sent."""

    def __init__(
        self, base: str, table: str, token: str = "", since: int | None = None, first: object = None, **options: Any
    ) -> None:
        self._until = ExitStack()
        address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
        options = {"max_size": None, "ping_interval": None, "open_timeout": PATIENCE, **options}
        self.socket: ClientConnection = self._until.enter_context(connect(address, **options))
        self.raw: list[str] = []
        self.tell(first or {"type": "hello", **({"token": token} if token else {}), "since": since})

    def tell(self, message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        heard: dict[str, Any] = json.loads(text)
        return heard

    def hear_until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message of this kind."""
        while not is_it(message := self.hear()):
            pass
        return message

    def state(self, seq: int = 0) -> dict[str, Any]:
        """The first state that is as far as this."""
        return self.hear_until(lambda message: message["type"] == "state" and message["seq"] >= seq)

    def act(self, client_id: str, seq: int, action: object) -> dict[str, Any]:
        """Act, and wait for the answer."""
        self.tell({"type": "act", "client_id": client_id, "seq": seq, "action": action})
        return self.hear_until(lambda message: message["type"] in ("ack", "refused"))

    def hear_the_end(self) -> int:
        """Listen until the server ends the conversation; the code that it gives."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def close(self) -> None:
        self._until.close()


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def eventually(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)
