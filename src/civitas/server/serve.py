"""`civitas serve`: run the server until somebody stops it."""

import argparse
import asyncio
import gc
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs
import uvicorn
from starlette.applications import Starlette

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
from civitas.server.listening import Listening, address_of, listen
from civitas.server.logs import begin_log
from civitas.server.options import PORT, check_operation
from civitas.server.pages import HOW_TO_BUILD, Page
from civitas.server.roles import Address, Post, Role, take_post, team
from civitas.server.services import Services, Settings
from civitas.server.storage.database import POSTGRESQL, Database, read_url
from civitas.server.supervisor import FAILED_TO_START, READY, Supervisor
from civitas.server.tracing import begin_tracing

DATABASE_FILE = "civitas.db"
STOP_SECONDS = 5
GARBAGE = 50_000, 20, 20
"""Garbage in circles is rare here, and looking for it among all games at hand takes long: so it is done less often."""
STOPPED = "\nCivitas has stopped. Every move is kept."


def default_database() -> str:
    """A file in the user's data directory."""
    return str(Path(platformdirs.user_data_dir("civitas", appauthor=False)) / DATABASE_FILE)


def run(wanted: argparse.Namespace) -> int:
    """Serve as the command line says."""
    if wanted.host not in LOOPBACK and not wanted.public:
        raise BadOption(f"--host {wanted.host}: whoever can reach this address could play as a guest; add --public")
    gc.set_threshold(*GARBAGE)
    post, settings = take_post(), settings_of(wanted)
    check_operation(wanted, read_url(settings.database).get_backend_name() == POSTGRESQL)
    begin_log(wanted.log, post.name if post else "")
    end_tracing = begin_tracing() if wanted.traces else lambda: None
    try:
        if post is not None:
            return _serve_at(post, settings)
        return supervise(wanted, settings) if wanted.workers > 1 else _serve_alone(wanted, settings)
    finally:
        end_tracing()


def settings_of(wanted: argparse.Namespace) -> Settings:
    """How the command line wants the server."""
    return Settings(
        database=wanted.database or default_database(),
        public=wanted.public,
        host_names=wanted.host_name,
        bot_processes=wanted.bot_processes,
        bounds=read_bounds(wanted.limit),
        mail=wanted.mail,
        address=public_address(wanted.address, wanted.host_name),
        webhooks_to_private=wanted.webhooks_to_private,
        role=Role(wanted.role),
        metrics_address=Address(*wanted.metrics_address) if wanted.metrics_address else None,
        keep_finished=wanted.keep_finished,
        registration=wanted.registration,
    )


def _serve_alone(wanted: argparse.Namespace, settings: Settings) -> int:
    """One process for everything."""
    app = build_app(settings)
    app.state.services.database.migrate()  # the server would do it, too, but say in many lines why it cannot
    with listeners(wanted, settings) as listening:
        server = Announced(
            _config(app, settings), app.state.services, lambda: announce(where(listening, settings), wanted.open)
        )
        return _until_stopped(server, listening.all)


def _serve_at(post: Post, settings: Settings) -> int:
    """One of several processes, at the sockets that it has inherited."""
    settings = replace(settings, role=post.role)
    sockets = [socket.socket(fileno=each) for each in (post.page, post.metrics) if each is not None]
    app = build_app(settings)
    with suppress(KeyboardInterrupt):
        server = Linked(_config(app, settings), app.state.services, socket.socket(fileno=post.link))
        server.run(sockets)
        return 0 if server.started else FAILED_TO_START
    return 0


def supervise(wanted: argparse.Namespace, settings: Settings) -> int:
    """Several processes, until somebody stops them."""
    if sys.platform == "win32":
        raise BadOption(f"--workers {wanted.workers}: sockets cannot be shared on this system")
    database = Database(settings.database)
    database.migrate()
    database.close()
    with listeners(wanted, settings) as listening, tempfile.TemporaryDirectory(prefix="civitas-metrics-") as folder:
        posts = team(settings.role, wanted.workers)
        ready = partial(announce, where(listening, settings), wanted.open)
        code = asyncio.run(Supervisor(posts, listening, Path(folder), ready).run())
    if code == 0:
        print(STOPPED, flush=True)
    return code


def _config(app: Starlette, settings: Settings) -> GuardedConfig:
    return GuardedConfig(
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


class Settling(GuardedServer):
    """A server that looks for no garbage among what it has read to begin with, once all of it is read."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services
        self._settling: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._settling = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        await self._services.has_read_titles.wait()
        gc.freeze()
        self.settled()

    def settled(self) -> None:
        """Everything is read."""


class Announced(Settling):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config, services)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


class Linked(Settling):
    """A server that tells its supervisor when it is ready, and ends with it."""

    def __init__(self, config: uvicorn.Config, services: Services, link: socket.socket) -> None:
        super().__init__(config, services)
        self._link = link

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._link.setblocking(False)
        asyncio.get_running_loop().add_reader(self._link, self._end)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._link)
        await super().shutdown(sockets)

    def settled(self) -> None:
        """Tell the supervisor."""
        with suppress(OSError):
            self._link.send(READY)

    def _end(self) -> None:
        self.should_exit = True


def _until_stopped(server: uvicorn.Server, sockets: list[socket.socket]) -> int:
    with suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        return FAILED_TO_START
    print(STOPPED, flush=True)
    return 0


def announce(address: str, is_to_open: bool) -> None:
    """Say where the page is, and show it if that is wanted."""
    if not address:
        print("Civitas lets bots think (Ctrl-C stops it)", flush=True)
        return
    if not Page().is_built:
        print(f"civitas: {HOW_TO_BUILD}", file=sys.stderr, flush=True)
    print(f"Civitas is at {address} (Ctrl-C stops it)", flush=True)
    if is_to_open and can_open():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@contextmanager
def listeners(wanted: argparse.Namespace, settings: Settings) -> Iterator[Listening]:
    """The sockets that the command line wants; who only thinks has a port only where one is named."""
    with ExitStack() as until:
        metrics, must_be_this = None, wanted.public or wanted.port_each
        is_served = settings.role is not Role.BOTS or wanted.port is not None
        port, many = PORT if wanted.port is None else wanted.port, wanted.workers if wanted.port_each else 1
        pages = [
            until.enter_context(listen(wanted.host, port + number, must_be_this)) for number in range(many * is_served)
        ]
        if settings.metrics_address is not None:
            metrics = until.enter_context(listen(*settings.metrics_address, must_be_this=True))
        yield Listening(pages, metrics)


def where(listening: Listening, settings: Settings) -> str:
    """What to type into a browser; nothing where nobody is served."""
    return address_of(listening.pages[0], settings.host_names) if settings.role is not Role.BOTS else ""


def public_address(given: str | None, host_names: list[str]) -> str | None:
    """Where people find the server, without a slash at the end: as the command line says, or by the first name."""
    if given is None:
        return f"https://{host_names[0]}" if host_names else None
    at = urlsplit(given)
    if at.scheme not in ("http", "https") or not at.hostname or at.path.strip("/") or at.query or at.fragment:
        raise BadOption(f"--address {given}: must be https://NAME, and nothing behind it")
    return given.rstrip("/")


def can_open(surroundings: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen for a browser: a browser inside the terminal would take the terminal away."""
    if platform in ("win32", "darwin"):
        return True
    return any(surroundings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
