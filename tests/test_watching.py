"""A test that hangs does not hold up the others for ever."""

import subprocess
import sys

from tests.watching import HANGS, SET_AGAIN

HANGING = """
import threading
from tests.watching import Watchdog

def a_test_that_hangs():
    threading.Event().wait()

watchdog = Watchdog(seconds={seconds}, set_again={set_again})
for _ in range(3):
    watchdog.set()
a_test_that_hangs()
"""
AWAKE = """
from tests.watching import Watchdog

watchdog = Watchdog(seconds=3600)
watchdog.set()
watchdog.stop()
print("went on")
"""


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


def test_who_hangs_is_ended_and_told_where() -> None:
    ended = run(HANGING.format(seconds=0.2, set_again=3600))
    assert ended.returncode != 0
    assert "a_test_that_hangs" in ended.stderr


def test_an_alarm_that_is_set_again_still_rings() -> None:
    ended = run(HANGING.format(seconds=0.2, set_again=0))
    assert ended.returncode != 0
    assert "a_test_that_hangs" in ended.stderr


def test_nobody_is_ended_after_the_last_test() -> None:
    assert run(AWAKE).stdout == "went on\n"


def test_setting_the_alarm_seldom_hardly_shortens_it() -> None:
    assert SET_AGAIN * 10 < HANGS
