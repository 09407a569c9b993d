"""Many games at once: in processes of this machine, or on a Ray cluster; each comes out the same everywhere."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from civitas.arena.match import Outcome, Terms, play_fixture
from civitas.arena.schedule import BadMatch, Fixture

AHEAD = 4
"""So many games for each worker are handed out before their turn, so that none waits for work."""
RETRIES = 5
"""A game whose worker died is played again so often."""


def play_here(todo: Sequence[Fixture], terms: Terms, workers: int | None) -> Iterator[Outcome]:
    """Play in processes of this machine, one for each core unless it is said otherwise; as they end."""
    count = workers or os.cpu_count() or 1
    if count == 1:
        yield from (play_fixture(fixture, terms) for fixture in todo)
        return
    waiting = list(reversed(todo))
    with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: set[Future[Outcome]] = set()
        while waiting or running:
            while waiting and len(running) < count * AHEAD:
                running.add(pool.submit(play_fixture, waiting.pop(), terms))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from sorted((each.result() for each in done), key=lambda outcome: outcome["game"])


def play_on_ray(todo: Sequence[Fixture], terms: Terms, address: str) -> Iterator[Outcome]:
    """Play on a Ray cluster; `local` starts one on this machine. A game whose worker dies is played again."""
    try:
        import ray
    except ImportError as problem:
        raise BadMatch("--ray needs Ray: pip install 'civitas[ray]'") from problem
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_fixture)
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting = list(reversed(todo))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < ahead:
            running.append(play.remote(waiting.pop(), terms))
        done, running = ray.wait(running, num_returns=1)
        yield from ray.get(done)
