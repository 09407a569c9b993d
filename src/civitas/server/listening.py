"""Where a server listens: the sockets for the page and for metrics."""

import errno
import os
import socket

from civitas.core.errors import BadOption

MOST_PORTS = 100
"""So many ports are tried, from the wanted one on."""
LAST_PORT = 65535
EVERYWHERE = ("0.0.0.0", "::")


class Listening:
    """The sockets of a server: for the page (one for all processes, or one for each), for metrics, or none."""

    def __init__(self, pages: list[socket.socket], metrics: socket.socket | None) -> None:
        self.pages = pages
        self.metrics = metrics

    @property
    def all(self) -> list[socket.socket]:
        """Those there are."""
        return self.pages if self.metrics is None else [*self.pages, self.metrics]

    def page_of(self, number: int) -> socket.socket | None:
        """Where the process of this number serves the page."""
        return self.pages[(number - 1) % len(self.pages)] if self.pages else None


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


def address_of(listening: socket.socket, host_names: list[str]) -> str:
    """What to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = host_names[0] if host_names else socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
