"""What the command line can say about a server; nothing here needs the server itself."""

import argparse

from civitas.core.errors import BadOption

PORT = 8765
LARGEST_PORT = 65535
MOST_WORKERS = 64


def add_listening(parser: argparse.ArgumentParser) -> None:
    """Where a server is found, and where it keeps its tables."""
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: %(default)s)")
    parser.add_argument(
        "--port",
        type=_port,
        metavar="N",
        help=f"default: {PORT}, or the next free one;\nwith --public exactly this one",
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="show the page in your browser"
    )
    parser.add_argument(
        "--database", metavar="URL", help="a file, or postgresql://...\n(default: a file in your data directory)"
    )
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which the server is reached; may be repeated",
    )
    parser.add_argument(
        "--address",
        metavar="URL",
        help="where people find the server, for links in letters\n(default: https:// and the first --host-name)",
    )


def add_people(parser: argparse.ArgumentParser) -> None:
    """Who may come to a server, how they are told, and how much there may be of everything."""
    parser.add_argument("--public", action="store_true", help="accounts with passwords, and limits for everybody")
    parser.add_argument(
        "--registration",
        choices=("open", "work", "codes"),
        default="work",
        help="with --public, who may make an account: anybody, whoever's browser\n"
        "has done some work (default), or whoever has a code (`civitas codes`)",
    )
    parser.add_argument(
        "--mail",
        metavar="URL",
        help="an SMTP server for letters, smtp+tls://USER@HOST?from=ADDRESS;\nits password is in CIVITAS_MAIL_PASSWORD",
    )
    parser.add_argument(
        "--webhooks-to-private",
        action="store_true",
        help="let people have the server call addresses of its own network",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="how much there may be of something, such as games=500;\nmay be repeated; docs/hosting.md lists all names",
    )


def add_operation(parser: argparse.ArgumentParser) -> None:
    """How `civitas serve` is run and watched."""
    parser.add_argument(
        "--workers", type=_workers, default=1, metavar="N", help="web processes (default: 1); more need PostgreSQL"
    )
    parser.add_argument(
        "--port-each",
        action="store_true",
        help="a port for each of them, from --port on, for a proxy\nthat sends all of a table to the same one",
    )
    parser.add_argument(
        "--role",
        choices=["web", "bots", "all"],
        default="all",
        help="what this server does: serve, let bots think, or both (default)",
    )
    parser.add_argument(
        "--bot-processes",
        type=_count,
        default=2,
        metavar="N",
        help="processes in which bots think (default: %(default)s);\nwith two or more nobody's bots have all of them",
    )
    parser.add_argument(
        "--log", choices=["text", "json"], default="text", help="lines for people (default), or JSON for programs"
    )
    parser.add_argument(
        "--metrics-address",
        type=_address,
        metavar="HOST:PORT",
        help="tell /health, /ready and /metrics to everybody there\n(metrics are for this machine alone otherwise)",
    )
    parser.add_argument(
        "--traces", action="store_true", help="send traces (OpenTelemetry; pip install 'civitas[telemetry]')"
    )
    add_retention(parser, required=False)


def check_operation(wanted: argparse.Namespace, is_postgresql: bool) -> None:
    """Refuse what cannot be run."""
    if wanted.workers > 1 and not is_postgresql:
        raise BadOption(f"--workers {wanted.workers}: several processes need PostgreSQL (--database postgresql://...)")
    if wanted.role != "all" and not is_postgresql:
        raise BadOption(f"--role {wanted.role}: servers share work on PostgreSQL alone (--database postgresql://...)")
    if wanted.role == "bots" and wanted.workers > 1:
        raise BadOption(f"--workers {wanted.workers}: of role bots there is one; --bot-processes says how many think")


def add_retention(parser: argparse.ArgumentParser, required: bool) -> None:
    """How long finished games are kept."""
    parser.add_argument(
        "--keep-finished",
        type=_days,
        required=required,
        metavar="DAYS",
        help="so long logs and chats of finished games are kept\n(default: for ever; results and studies always stay)",
    )


def add_codes(parser: argparse.ArgumentParser) -> None:
    """How many invitation codes, and what they are good for."""
    parser.add_argument("--new", type=_count, default=1, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument("--uses", type=_count, default=1, metavar="N", help="accounts for each (default: %(default)s)")
    parser.add_argument("--days", type=_count, metavar="N", help="how long they are good (default: for ever)")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Which tables are meant, for commands beside a server."""
    parser.add_argument("--database", metavar="URL", help="as for `civitas serve`")


def _port(given: str) -> int:
    if not given.isdecimal() or int(given) > LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"{given} is no port; they go from 0 (any free one) to {LARGEST_PORT}")
    return int(given)


def _count(given: str) -> int:
    if not given.isdecimal():
        raise argparse.ArgumentTypeError(f"{given} is no number")
    return int(given)


def _workers(given: str) -> int:
    if not given.isdecimal() or not 1 <= int(given) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{given} is no number of processes from 1 to {MOST_WORKERS}")
    return int(given)


def _days(given: str) -> int:
    if not given.isdecimal() or int(given) == 0:
        raise argparse.ArgumentTypeError(f"{given} is no number of days")
    return int(given)


def _address(given: str) -> tuple[str, int]:
    host, colon, port = given.rpartition(":")
    if not colon or not port.isdecimal() or int(port) > LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"{given} is no HOST:PORT")
    return host.strip("[]"), int(port)
