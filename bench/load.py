"""Drive many tables of people-like clients against one and against several workers, and say what a move costs.

Everything is on loopback and bounded in count and time. A real `civitas serve` runs on PostgreSQL (its own one, or that
of --database, which has to be empty); every seat has a socket. A table moves after a pause, as people do; all tables
together offer --rate moves a second. Wall-clock times tell about this machine at this moment; processor time a move,
of the web processes, of PostgreSQL and of the clients each for themselves, tells what a core is good for.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load_clients import Found, Offered, drive
from bench.load_server import Serving, cluster, postgresql_processor, prepare

MOST_TABLES = 2000
MOST_SECONDS = 300
WANTED_MS = 250.0


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    rows = [row for workers in wanted.workers for row in measured(wanted, workers)]
    if wanted.json:
        print(json.dumps(rows, indent=1))
    else:
        for row in rows:
            print("\n".join(f"{name:>34}: {value}" for name, value in row.items()), end="\n\n", flush=True)


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="new-dawn")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--tables", type=int, default=60, help=f"at most {MOST_TABLES} (default: 60)")
    parser.add_argument("--rate", type=float, nargs="+", default=[150.0], help="moves a second that are offered")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], help="web processes (default: 1 and 2)")
    parser.add_argument("--seconds", type=float, default=15.0, help=f"at most {MOST_SECONDS} (default: 15)")
    parser.add_argument("--before", type=int, default=60, help="moves before anything is measured (default: 60)")
    parser.add_argument(
        "--pin", action="store_true", help="give so many cores to the web processes as there are workers"
    )
    parser.add_argument(
        "--database", metavar="URL", help="an empty PostgreSQL on this machine (default: one of our own)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--port-each", action="store_true", help="everybody at a table at the same worker, as by a proxy"
    )
    wanted = parser.parse_args()
    wanted.tables, wanted.seconds = min(wanted.tables, MOST_TABLES), min(wanted.seconds, MOST_SECONDS)
    return wanted


def measured(wanted: argparse.Namespace, workers: int) -> Iterator[dict[str, Any]]:
    """A row for each rate."""
    with database(wanted) as url:
        tables = prepare(url, wanted.title, wanted.players, wanted.tables, wanted.before)
        with Serving(url, workers, wanted.pin, wanted.port_each) as server:
            for rate in wanted.rate:
                yield measure(server, url, tables, Offered(rate, wanted.seconds), wanted.title)


@contextmanager
def database(wanted: argparse.Namespace) -> Iterator[str]:
    """Where tables are stored."""
    if wanted.database:
        yield wanted.database
    else:
        with cluster() as url:
            yield url


def measure(server: Serving, url: str, tables: list[Any], offered: Offered, title: str) -> dict[str, Any]:
    """One row."""
    before = server.memory()
    began = [server.processor(), postgresql_processor(url), time.process_time(), time.perf_counter()]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(drive(server.ports, tables, offered, server.memory))
    spent = [server.processor(), postgresql_processor(url), time.process_time(), time.perf_counter()]
    web, stored, clients, _ = (after - earlier for after, earlier in zip(spent, began, strict=True))
    return {
        "title": title,
        "workers": server.workers,
        "ports": len(server.ports),
        **shown(found, offered, web, stored, clients, before),
    }


def shown(
    found: Found, offered: Offered, web: float, stored: float, clients: float, memory_before: int
) -> dict[str, Any]:
    """What was found, in the units of the report."""
    moves = max(1, len(found.acks))
    p50, p95 = (found.quantile(share) * 1000 for share in (0.50, 0.95))
    return {
        "tables": found.tables,
        "sockets": found.sockets,
        "offered moves/s": offered.rate,
        "moves/s": round(len(found.acks) / found.seconds, 1),
        "ack p50 ms": round(p50, 1),
        "ack p95 ms": round(p95, 1),
        "in time": p95 < WANTED_MS,
        "web processor ms a move": round(web / moves * 1000, 2),
        "moves/s a core of web": round(moves / max(web, 1e-9)),
        "PostgreSQL processor ms a move": round(stored / moves * 1000, 2),
        "client processor ms a move": round(clients / moves * 1000, 2),
        "memory kB a socket": round((found.memory - memory_before) / max(1, found.sockets) / 1024, 1),
        "refused": found.refused,
    }


if __name__ == "__main__":
    main()
