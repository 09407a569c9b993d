"""Measuring, with a toy title and a toy catanatron that count what is asked of them."""

import sys
from itertools import pairwise
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import civitas
from civitas import bench
from civitas.core.losses import Loss

LENGTH = 200


class ToyPosition:
    """A game of LENGTH decisions, each among three options."""

    def __init__(self, seed: int, step: int = 0) -> None:
        self.seed = seed
        self.step = step

    @property
    def is_over(self) -> bool:
        return self.step == LENGTH

    @property
    def to_act(self) -> list[int]:
        return [self.step % 2]

    def silence(self) -> None:
        """Nothing is ever reported."""

    def legal(self, seat: int) -> list[int]:
        assert seat == self.step % 2
        return [10, 20, 30]

    def losses(self, seat: int) -> dict[int, Loss]:
        return {30: Loss("everything", {}, "1-a", is_final=True)}

    def loss(self, seat: int, action: int) -> Loss | None:
        return self.losses(seat).get(action)

    def play(self, seat: int, action: int) -> list[object]:
        assert action in (10, 20), "random play ended its own game"
        self.step += 1
        return []

    def clone(self) -> "ToyPosition":
        return ToyPosition(self.seed, self.step)


class ToyTitle:
    """A title that remembers which games were asked for."""

    def __init__(self, players: range) -> None:
        self.players = players
        self.dealt: list[tuple[int, int]] = []

    def playout_options(self) -> dict[str, object]:
        return {"patience": True}

    def new_game(self, *, players: int, seed: int, options: dict[str, object]) -> ToyPosition:
        assert options == {"patience": True}
        self.dealt.append((players, seed))
        return ToyPosition(seed)


class ToyCatan:
    """Catanatron's game as far as it is used."""

    def __init__(self, players: list[object], seed: int) -> None:
        assert len(players) == 4
        assert seed > 0
        self.state = SimpleNamespace(playable_actions=["roll", "end"], num_turns=0)

    def winning_color(self) -> str | None:
        return None

    def execute(self, action: str) -> None:
        assert action in self.state.playable_actions
        self.state.num_turns += 1

    def copy(self) -> "ToyCatan":
        return self


@pytest.fixture(autouse=True)
def _no_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for garbage before every task takes long in a process full of tests."""
    monkeypatch.setattr(bench, "gc", SimpleNamespace(collect=lambda: 0))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyTitle:
    title = ToyTitle(range(2, 8))
    monkeypatch.setattr(civitas, "title", {"toy": title}.__getitem__)
    monkeypatch.setattr(bench, "has_catanatron", lambda: False)
    return title


@pytest.fixture
def catan(monkeypatch: pytest.MonkeyPatch) -> None:
    package: Any = ModuleType("catanatron")
    package.Game, package.RandomPlayer, package.Color = ToyCatan, str, range(4)
    module: Any = ModuleType("catanatron.game")
    module.TURNS_LIMIT = LENGTH
    monkeypatch.setitem(sys.modules, "catanatron", package)
    monkeypatch.setitem(sys.modules, "catanatron.game", module)
    monkeypatch.setattr(bench, "has_catanatron", lambda: True)


@pytest.mark.usefixtures("toy")
def test_a_report_names_every_number_and_leaves_catanatron_open_where_it_is_missing() -> None:
    report = bench.measure("toy", 3, seconds=0.0, seed=1)
    assert (report["title"], report["players"], report["build"]) == ("toy", 3, "plain")
    assert report["decisions_per_game"] == LENGTH
    for name in ("decisions_per_second", "clones_per_second", "games_per_second"):
        assert number(report[name]) > 0
    assert {name for name, value in report.items() if value is None} == set(bench.BESIDE)


@pytest.mark.usefixtures("toy", "catan")
def test_the_ratio_is_that_of_the_reported_speeds() -> None:
    report = bench.measure("toy", None, seconds=0.01, seed=1)
    theirs = number(report["catanatron_decisions_per_second"])
    assert report["ratio"] == number(report["decisions_per_second"]) / theirs
    theirs = number(report["catanatron_clones_per_second"])
    assert report["clones_ratio"] == number(report["clones_per_second"]) / theirs


@pytest.mark.usefixtures("catan")
def test_catanatron_can_be_measured_alone() -> None:
    report = bench.measure_catanatron(seconds=0.0, seed=0)
    assert report["title"] == "catanatron"
    assert report["decisions_per_game"] == LENGTH


@pytest.mark.parametrize(("players", "usual"), [(range(2, 8), 4), (range(2, 5), 4), (range(1, 4), 3), (range(5, 8), 5)])
def test_a_title_is_measured_with_four_players_or_as_near_as_it_gets(toy: ToyTitle, players: range, usual: int) -> None:
    toy.players = players
    assert bench.measure("toy", None, seconds=0.0, seed=1)["players"] == usual
    assert {seats for seats, _ in toy.dealt} == {usual}


def test_the_same_seed_measures_the_same_games(toy: ToyTitle) -> None:
    bench.measure("toy", 2, seconds=0.0, seed=5)
    first = toy.dealt[:]
    toy.dealt.clear()
    bench.measure("toy", 2, seconds=0.0, seed=5)
    assert toy.dealt == first
    assert len(set(first)) == len(first)


@pytest.mark.usefixtures("toy")
def test_progress_is_reported_slice_by_slice() -> None:
    said: list[str] = []
    bench.measure("toy", 2, seconds=0.0, seed=5, progress=said.append)
    assert len(said) == bench.SLICES + 1


@pytest.mark.parametrize("length", [1, 31, 32, 33, 64, 65, 1000])
def test_samples_are_spread_over_the_whole_game(length: int) -> None:
    spread = bench.Spread[int]()
    for step in range(length):
        spread.meet(lambda step=step: step)  # type: ignore[misc]
    gaps = {after - before for before, after in pairwise(spread.samples)}
    assert len(spread.samples) <= bench.SAMPLES
    assert len(gaps) <= 1
    assert spread.samples[0] == 0
    assert length - spread.samples[-1] <= max(gaps, default=1)


@pytest.mark.usefixtures("toy")
def test_both_ends_of_a_game_are_measured_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose second half costs double is caught; the clock counts decisions, not time."""
    seen: list[int] = []
    decide = bench.decide

    def noted(position: Any, rng: Any) -> int:
        seen.append(position.step)
        return decide(position, rng)

    monkeypatch.setattr(bench, "decide", noted)
    monkeypatch.setattr(bench, "clock", lambda: float(sum(1 + (s >= 100) for s in seen)))
    report = bench.cost_over_length("toy", 2, games=2, seed=1)
    first, last = report["first"], report["last"]
    assert isinstance(first, dict)
    assert isinstance(last, dict)
    assert (first["decisions_per_second"], last["decisions_per_second"]) == (1.0, 0.5)
    assert (first["options_per_decision"], last["options_per_decision"]) == (3.0, 3.0)


def number(value: object) -> float:
    assert isinstance(value, float)
    return value
