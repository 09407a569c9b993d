"""`civitas mcp`: serve an assistant over stdio, or over HTTP on this machine."""

import argparse
from importlib.util import find_spec
from typing import Final

from civitas.core.errors import CivitasError
from civitas.lab.mcp.desk import SERVER, Desk
from civitas.language import LANGUAGES

EPILOG: Final = "docs/mcp.md says how to connect an assistant."
HOST: Final = "127.0.0.1"
"""Nobody but this machine is served: whoever reaches the port could play and read files here."""
PORT: Final = 8766
LARGEST_PORT: Final = 65535


class MissingExtra(CivitasError):
    """The SDK is not installed."""


def add_arguments(parser: argparse.ArgumentParser, usual_language: str) -> None:
    """How it is reached, and which language it speaks."""
    parser.epilog = EPILOG
    parser.add_argument("--http", action="store_true", help=f"streamable HTTP at http://{HOST}:PORT/mcp, not stdio")
    parser.add_argument("--port", type=_port, default=PORT, metavar="N", help="for --http (default: %(default)s)")
    parser.add_argument(
        "--server", default=SERVER, metavar="URL", help="where tables are that go by their ids (default: %(default)s)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language, help="language (default: %(default)s)")


def _port(given: str) -> int:
    if not given.isdecimal() or not 1 <= int(given) <= LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"{given} is no port; they go from 1 to {LARGEST_PORT}")
    return int(given)


def run(wanted: argparse.Namespace) -> int:
    """Serve until the assistant hangs up."""
    if find_spec("mcp") is None:
        raise MissingExtra("the Model Context Protocol needs one more package: pip install 'civitas[mcp]'")
    from civitas.lab.mcp.server import build_server  # needs the SDK

    server = build_server(Desk(wanted.lang, wanted.server, is_shared=wanted.http))
    if wanted.http:
        server.run("streamable-http", host=HOST, port=wanted.port)
    else:
        server.run("stdio")
    return 0
