"""Time cuts a search short at tables, and nowhere else."""

import pytest

from civitas.bots.search import clock
from civitas.bots.search.clock import Clock

NOW = [0.0]


@pytest.fixture(autouse=True)
def _own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    NOW[0] = 100.0
    monkeypatch.setattr(clock, "monotonic", lambda: NOW[0])


def decided(timer: Clock, seconds: float, is_new_turn: bool = False) -> bool:
    """Whether time is up so long after a decision began."""
    timer.begin(is_new_turn)
    NOW[0] += seconds
    is_up = timer.is_up()
    timer.stop()
    return is_up


def test_without_seconds_it_is_never_up() -> None:
    assert not decided(Clock(), 1e9)


def test_a_decision_has_its_seconds() -> None:
    timer = Clock()
    timer.seconds = 1.5
    assert not decided(timer, 1.4, is_new_turn=True)
    assert decided(timer, 1.5)


def test_a_turn_has_those_of_four_decisions_and_then_only_a_little_for_each() -> None:
    timer = Clock()
    timer.seconds = 1.0
    assert all(decided(timer, 1.0, is_new_turn=number == 0) for number in range(4))
    assert not decided(timer, 0.09)
    assert decided(timer, 0.1)
    assert not decided(timer, 0.9, is_new_turn=True)
