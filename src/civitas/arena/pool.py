"""Much work at once: in processes of this machine, or on a Ray cluster; it comes out the same everywhere."""

import argparse
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from civitas.arena.schedule import BadMatch

AHEAD = 4
"""So much work for each worker is handed out before its turn, so that none waits."""
RETRIES = 5
"""What was lost because a worker died is done again so often."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def add_where(parser: argparse.ArgumentParser) -> None:
    """Where the work is to be done, as `work_on` reads it."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    where.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")


def work_here(todo: Sequence[Task], work: Callable[[Task], Done], workers: int | None) -> Iterator[Done]:
    """Work in processes of this machine, one for each core unless it is said otherwise; as it is done."""
    count = workers or os.cpu_count() or 1
    if count == 1:
        yield from map(work, todo)
        return
    waiting = list(reversed(todo))
    with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: dict[Future[Done], int] = {}
        handed_out = 0
        while waiting or running:
            while waiting and len(running) < count * AHEAD:
                running[pool.submit(work, waiting.pop())] = handed_out
                handed_out += 1
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            yield from [each.result() for each in sorted(done, key=running.__getitem__)]
            for each in done:
                del running[each]


def work_on_ray(todo: Sequence[Task], work: Callable[[Task], Done], address: str) -> Iterator[Done]:
    """Work on a Ray cluster; `local` starts one on this machine. What a worker was doing when it died is done again."""
    try:
        import ray
    except ImportError as problem:
        raise BadMatch("--ray needs Ray: pip install 'civitas[ray]'") from problem
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)

    def one(task: Task) -> Done:
        return work(task)  # Ray takes functions only

    remote: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(one)
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting = list(reversed(todo))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < ahead:
            running.append(remote.remote(waiting.pop()))
        done, running = ray.wait(running, num_returns=1)
        yield from ray.get(done)


def work_on(todo: Sequence[Task], work: Callable[[Task], Done], workers: int | None, ray: str | None) -> Iterator[Done]:
    """Work here or on Ray, as it was wished."""
    if workers is not None and workers < 1:
        raise BadMatch(f"--workers {workers}: at least one")
    return work_on_ray(todo, work, ray) if ray else work_here(todo, work, workers)
