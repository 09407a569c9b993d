"""What the command line can say about the operation of a server; nothing here needs the server itself."""

import argparse

from civitas.core.errors import BadOption

PORT = 8765
MOST_WORKERS = 64


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
    parser.add_argument(
        "--keep-finished",
        type=_days,
        metavar="DAYS",
        help="so long logs and chats of finished games are kept\n(default: for ever; results and studies always stay)",
    )


def check_operation(wanted: argparse.Namespace, is_postgresql: bool) -> None:
    """Refuse what cannot be run."""
    if wanted.workers > 1 and not is_postgresql:
        raise BadOption(f"--workers {wanted.workers}: several processes need PostgreSQL (--database postgresql://...)")
    if wanted.role != "all" and not is_postgresql:
        raise BadOption(f"--role {wanted.role}: servers share work on PostgreSQL alone (--database postgresql://...)")
    if wanted.role == "bots" and wanted.workers > 1:
        raise BadOption(f"--workers {wanted.workers}: of role bots there is one; --bot-processes says how many think")


def add_tidy(parser: argparse.ArgumentParser) -> None:
    """What `civitas tidy` is to remove."""
    parser.add_argument("--database", metavar="URL", help="as for `civitas serve`")
    parser.add_argument(
        "--keep-finished",
        type=_days,
        required=True,
        metavar="DAYS",
        help="so long logs and chats of finished games are kept; results and studies stay",
    )


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
    if not colon or not port.isdecimal() or int(port) > 65535:
        raise argparse.ArgumentTypeError(f"{given} is no HOST:PORT")
    return host.strip("[]"), int(port)
