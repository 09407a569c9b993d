"""The arena on Ray: the same games as in one process, even if a worker dies in the middle."""

import os
import signal
import threading
import time
from functools import partial

import pytest

from civitas.arena.match import Outcome, Terms, play_fixture
from civitas.arena.pool import work_here, work_on_ray
from civitas.arena.schedule import Fixture, fixtures

TERMS = Terms("through-the-ages-2006", {"mode": "simple", "resignation": False}, 60.0, 100_000)


def play_slowly(fixture: Fixture) -> Outcome:
    """A game that takes long enough for a worker to die in it."""
    time.sleep(1.0)
    return play_fixture(fixture, TERMS)


def without_times(outcomes: list[Outcome]) -> list[dict[str, object]]:
    return sorted(({**each, "seconds": 0} for each in outcomes), key=lambda each: each["game"])


@pytest.mark.soak
def test_a_worker_that_dies_loses_and_doubles_no_game() -> None:
    ray = pytest.importorskip("ray")
    planned = fixtures(["minister", "random"], 2, 12, 3)
    alone = without_times(list(work_here(planned, partial(play_fixture, terms=TERMS), 1)))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    killed: list[int] = []

    def kill_one() -> None:
        pids = ray.get([ray.remote(os.getpid).remote() for _ in range(2)])
        time.sleep(1.5)
        os.kill(pids[0], signal.SIGKILL)
        killed.append(pids[0])

    killer = threading.Thread(target=kill_one)
    try:
        killer.start()
        together = without_times(list(work_on_ray(planned, play_slowly, "local")))
        killer.join()
    finally:
        ray.shutdown()
    assert killed
    assert together == alone
