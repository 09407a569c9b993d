"""The arena on Ray: the same games as in one process, even if a worker dies in the middle."""

import os
import signal
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from civitas.arena.match import Outcome, Terms, play_fixture
from civitas.arena.pool import work_here, work_on_ray
from civitas.arena.schedule import Fixture, fixtures

TERMS = Terms("through-the-ages-2006", {"mode": "simple", "resignation": False}, 60.0, 100_000)


def play_slowly(fixture: Fixture, folder: str) -> Outcome:
    """A game that takes long enough for its worker to die in it; it says who plays it."""
    (Path(folder) / f"{fixture.number}-{os.getpid()}").touch()
    time.sleep(1.0)
    return play_fixture(fixture, TERMS)


def without_times(outcomes: list[Outcome]) -> list[dict[str, object]]:
    return [{**each, "seconds": 0} for each in sorted(outcomes, key=lambda each: each["game"])]


@pytest.mark.soak
def test_a_worker_that_dies_loses_and_doubles_no_game(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    planned = fixtures(["minister", "random"], 2, 12, 3)
    alone = without_times(list(work_here(planned, partial(play_fixture, terms=TERMS), 1)))

    def kill_one() -> None:
        """Whoever plays the fourth game."""
        while not (begun := list(tmp_path.glob("3-*"))):
            time.sleep(0.05)
        os.kill(int(begun[0].name.partition("-")[2]), signal.SIGKILL)

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    killer = threading.Thread(target=kill_one, daemon=True)
    try:
        killer.start()
        together = without_times(list(work_on_ray(planned, partial(play_slowly, folder=str(tmp_path)), "local")))
        killer.join()
    finally:
        ray.shutdown()
    assert len(list(tmp_path.glob("3-*"))) == 2  # the game was played again, by another worker
    assert together == alone
