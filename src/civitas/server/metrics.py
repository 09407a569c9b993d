"""What is counted and timed, for Prometheus. Under a supervisor each process counts in files that all of them add up.

`prometheus_client` decides when it is imported whether it counts in files: a process whose surroundings name a folder
for them does.
"""

import os
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SUM: Final = "livesum"
"""Added up over the processes that run."""

REQUESTS = Counter("civitas_requests", "Requests that were answered", ["endpoint", "method", "status"])
REQUEST_SECONDS = Histogram("civitas_request_seconds", "Until a request was answered", ["endpoint"], buckets=SECONDS)
MOVES = Counter("civitas_moves", "Moves that are stored and acknowledged", ["by"])
MOVE_SECONDS = Histogram("civitas_move_seconds", "From a move on a socket to its acknowledgement", buckets=SECONDS)
SOCKETS = Gauge("civitas_sockets", "Sockets that are open", multiprocess_mode=SUM)
GAMES = Gauge("civitas_games", "Games at hand in memory", multiprocess_mode=SUM)
BOT_DECISIONS = Counter("civitas_bot_decisions", "Decisions for which a bot was asked")
BOT_SECONDS = Histogram("civitas_bot_seconds", "For how long a bot thought", buckets=SECONDS)
BOT_QUEUE = Gauge("civitas_bot_queue", "Tables at which bots think or wait for it", multiprocess_mode=SUM)
DATABASE_ERRORS = Counter("civitas_database_errors", "What the database refused, or could not be asked")


def exposition() -> bytes:
    """All of it as text; under a supervisor of all processes together."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_process(folder: Path, pid: int) -> None:
    """A process has ended: what it had at hand is there no more, what it counted stays."""
    mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
