"""`civitas serve`: run the server until somebody stops it."""

import argparse
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn

from civitas.core.errors import BadOption
from civitas.server.app import build_app
from civitas.server.bounds import Bounds, read_bounds
from civitas.server.connections import (
    Connections,
    GuardedConfig,
    GuardedServer,
    most_connections,
    raise_descriptors,
)
from civitas.server.guard import LOOPBACK
from civitas.server.pages import HOW_TO_BUILD, Page
from civitas.server.services import Settings

DATABASE_FILE = "civitas.db"
STOP_SECONDS = 5
MOST_PORTS = 100
"""So many ports are tried, from the wanted one on."""
LAST_PORT = 65535
EVERYWHERE = ("0.0.0.0", "::")
FAILED_TO_START = 3


def default_database() -> str:
    """A file in the user's data directory."""
    return str(Path(platformdirs.user_data_dir("civitas", appauthor=False)) / DATABASE_FILE)


def run(wanted: argparse.Namespace) -> int:
    """Serve as the command line says."""
    if wanted.host not in LOOPBACK and not wanted.public:
        raise BadOption(f"--host {wanted.host}: whoever can reach this address could play as a guest; add --public")
    settings = Settings(
        database=wanted.database or default_database(),
        public=wanted.public,
        host_names=wanted.host_name,
        bot_processes=wanted.bot_processes,
        bounds=read_bounds(wanted.limit),
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    app = build_app(settings)
    app.state.services.database.migrate()  # the server would do it, too, but say in many lines why it cannot
    config = GuardedConfig(
        app,
        _connections(settings.bounds),
        ws_max_size=settings.bounds.whole("message-bytes"),
        ws_per_message_deflate=False,  # it would compress the same for every socket again; see encoding.py
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        log_config=None,
        log_level="warning",
    )
    listening = listen(wanted.host, wanted.port, must_be_this=wanted.public)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    with listening:
        return _serve(Announced(config, lambda: announce(address_of(listening, settings), wanted.open)), listening)


def _connections(bounds: Bounds) -> Connections:
    """As many as the bounds allow and there are descriptors for."""
    descriptors = raise_descriptors()
    return Connections(
        most_connections(descriptors, bounds.whole("connections")),
        bounds.whole("connections-of-one"),
        descriptors=descriptors,
        header_seconds=bounds["header-seconds"],
        body_seconds=bounds["body-seconds"],
        send_seconds=bounds["send-seconds"],
    )


class Announced(GuardedServer):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def _serve(server: uvicorn.Server, listening: socket.socket) -> int:
    with suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        return FAILED_TO_START
    print("\nCivitas has stopped. Every move is kept.", flush=True)
    return 0


def announce(address: str, is_to_open: bool) -> None:
    """Say where the page is, and show it if that is wanted."""
    if not Page().is_built:
        print(f"civitas: {HOW_TO_BUILD}", file=sys.stderr, flush=True)
    print(f"Civitas is at {address} (Ctrl-C stops it)", flush=True)
    if is_to_open and can_open():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


# Where.


def listen(host: str, port: int, must_be_this: bool = False) -> socket.socket:
    """A socket at this port, or at the next free one if it is taken."""
    family, address = _resolve(host)
    for candidate in range(port, min(port + MOST_PORTS, LAST_PORT + 1)):
        try:
            found = socket.create_server((address, candidate), family=family, backlog=2048)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise BadOption(f"--host {host} --port {candidate}: {os.strerror(problem.errno or 0)}") from problem
            if must_be_this:
                raise BadOption(f"--port {port}: taken; name another one") from problem
        else:
            if candidate != port:
                print(f"Port {port} is taken; this is {candidate}.", flush=True)
            return found
    raise BadOption(f"--port {port}: taken, and so are those that follow")


def _resolve(host: str) -> tuple[socket.AddressFamily, str]:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as problem:
        raise BadOption(f"--host {host}: there is no such address") from problem
    return family, str(address[0])


def address_of(listening: socket.socket, settings: Settings) -> str:
    """What to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = settings.host_names[0] if settings.host_names else socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def can_open(surroundings: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen for a browser: a browser inside the terminal would take the terminal away."""
    if platform in ("win32", "darwin"):
        return True
    return any(surroundings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
