"""Measuring on recorded games, with a clock that counts instead of one that runs."""

from collections.abc import Callable

import pytest

from bench import measuring
from bench.measuring import PLAYOUT, POSITIONS, WALK, Chance, Costs, Replays, Usage, sample, simulate, stretches
from bench.recorded import RecordedGame, recorded_games
from civitas.bench import decide
from civitas.core.position import Position

TITLE = "through-the-ages-2015"


@pytest.fixture(scope="module")
def game() -> RecordedGame:
    return recorded_games(TITLE)[0]


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the clock shows."""
    shown = [0.0]
    monkeypatch.setattr(measuring, "clock", lambda: shown[0])
    return shown


def test_positions_are_spread_over_the_recorded_game(game: RecordedGame) -> None:
    positions = sample(game)
    assert POSITIONS / 2 <= len(positions) <= POSITIONS
    assert positions[0].digest() == game.begin().digest()
    assert len({position.digest() for position in positions}) == len(positions)


def test_a_slice_replays_all_games_and_counts_their_decisions(
    game: RecordedGame, ticks: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[RecordedGame] = []

    def replay(each: RecordedGame) -> float:
        replayed.append(each)
        return 2.0

    monkeypatch.setattr(measuring, "_replay", replay)
    replays = Replays([game, game])
    replays.run(5.0)
    assert len(replayed) == 4
    assert replays.per_second == len(game.moves) / 2


def test_speed_is_that_of_all_positions_and_cost_that_of_the_median_one(game: RecordedGame, ticks: list[float]) -> None:
    positions = sample(game)[:3]
    costs = Costs(costing(ticks, [1.0, 2.0, 9.0]), positions)
    costs.run(0.0)
    costs.run(50.0)
    assert costs.seconds == 2.0
    assert costs.per_second == 1 / 4


def test_what_is_used_is_always_a_fresh_copy(game: RecordedGame) -> None:
    positions = sample(game)[:2]
    used: list[Position] = []
    costs = Costs(lambda position, chance: used.append(position), positions)
    costs.run(0.0)
    assert len({id(position) for position in used}) == 2 * measuring.REPEATS
    assert {position.digest() for position in used} == {position.digest() for position in positions}
    assert not any(position is original for position in used for original in positions)


def test_a_simulation_leaves_the_position_as_it_was_and_ends_in_time(
    game: RecordedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided: list[Position] = []

    def noted(position: Position, rng: object) -> int:
        decided.append(position)
        return decide(position, rng)  # type: ignore[arg-type]

    monkeypatch.setattr(measuring, "decide", noted)
    position = sample(game)[4]
    before = position.digest()
    simulate(position, Chance())
    assert position.digest() == before
    assert len(decided) == PLAYOUT
    assert decided[0].dice.state() != position.dice.state()
    *_, last = game.positions()
    simulate(last, Chance())
    assert len(decided) == PLAYOUT


def test_everything_that_users_do_is_measured(game: RecordedGame) -> None:
    usage = Usage([game])
    for task in usage.tasks():
        task(0.0)
    speeds = usage.per_second()
    assert list(speeds) == ["recorded", "clones", "imagined", "views", "tellings", "simulations", "new_views"]
    assert all(speed > 0 for speed in speeds.values())
    assert usage.per_clone("clones") == 1.0
    assert usage.per_clone("views") > 0
    assert usage.new_view_per_clone() > 0


def test_whoever_looks_before_every_action_does_so_in_each_third_of_a_game(game: RecordedGame) -> None:
    positions = [position.digest() for position in game.positions()]
    begun = [positions.index(position.digest()) for position, _ in stretches(game)]
    assert [first * 3 // len(positions) for first in begun] == [0, 1, 2]
    assert [moves for _, moves in stretches(game)] == [game.moves[first : first + WALK] for first in begun]


def costing(ticks: list[float], seconds: list[float]) -> Callable[[Position, Chance], None]:
    """Something that costs other seconds at each position."""
    uses = 0

    def use(position: Position, chance: Chance) -> None:
        nonlocal uses
        ticks[0] += seconds[uses // measuring.REPEATS % len(seconds)]
        uses += 1

    return use
