"""What users do with a title, under the clock, on recorded games of good bots.

Bots and servers list and play, look, are told and imagine; a search copies a position and plays on at random. Only the
contract is used, so that `compare.py` can let an earlier revision do the same.
"""

import random
from collections.abc import Callable
from statistics import fmean, median

from bench.recorded import RecordedGame
from civitas.bench import Spread, Task, clock, decide, rate
from civitas.core.dice import Dice
from civitas.core.position import Position

POSITIONS = 16
"""So many positions are taken of each recorded game, spread evenly over it."""

REPEATS = 3
"""So many fresh copies of a position are used in a row, since one alone is too short for the clock."""

WALK = 20
"""Whoever looks before every action is measured for so many of them in a row."""

PLAYOUT = 30
"""A simulation of a search ends after so many decisions."""


class Chance:
    """The generators of one measurement; the same ones in every run."""

    def __init__(self) -> None:
        self.dice = Dice.seeded(0)
        self.choices = random.Random(0)


def copy(position: Position, chance: Chance) -> None:
    """Copy a position."""
    position.clone()


def imagine(position: Position, chance: Chance) -> None:
    """Imagine a position that the seat to act cannot tell from this one."""
    position.perspective(position.to_act[0]).imagine(chance.dice)


def look(position: Position, chance: Chance) -> None:
    """Look as the seat to act."""
    _ = position.perspective(position.to_act[0]).view


def be_told(position: Position, chance: Chance) -> None:
    """Be told what the seat to act is told."""
    _ = position.perspective(position.to_act[0]).telling


def simulate(position: Position, chance: Chance) -> None:
    """Copy a position and play on at random, with dice of its own, as a search does."""
    copied = position.clone()
    if hasattr(copied, "silence"):  # revisions before there was silence are measured, too
        copied.silence()
    copied.dice = Dice.seeded(chance.dice.roll())
    for _ in range(PLAYOUT):
        if copied.is_over:
            return
        decide(copied, chance.choices)


USES: dict[str, Callable[[Position, Chance], None]] = {
    "clones": copy,
    "imagined": imagine,
    "views": look,
    "tellings": be_told,
    "simulations": simulate,
}


class Replays:
    """How fast recorded games are replayed: each time the legal actions are listed, and the recorded one is played."""

    def __init__(self, games: list[RecordedGame]) -> None:
        self._games = games
        self._rates: list[float] = []

    def run(self, seconds: float) -> None:
        """Replay all games, again and again, so that every slice consists of the same games."""
        decisions, spent = 0, 0.0
        while spent < seconds or decisions == 0:
            for game in self._games:
                spent += _replay(game)
                decisions += len(game.moves)
        self._rates.append(rate(decisions, spent))

    @property
    def per_second(self) -> float:
        """Decisions in a second, in the median slice."""
        return median(self._rates)


class Costs:
    """What one use costs at each of some positions."""

    def __init__(self, use: Callable[[Position, Chance], None], positions: list[Position]) -> None:
        self._use = use
        self._positions = positions
        self._chance = Chance()
        self._slices: list[list[float]] = []

    def run(self, seconds: float) -> None:
        """Use all positions, again and again, so that each of them counts alike."""
        spent = [0.0 for _ in self._positions]
        rounds = 0
        while sum(spent) < seconds or rounds == 0:
            for number, position in enumerate(self._positions):
                spent[number] += self._time(position)
            rounds += REPEATS
        self._slices.append([seconds / rounds for seconds in spent])

    @property
    def per_second(self) -> float:
        """Uses in a second, in the median slice."""
        return median(rate(1, fmean(costs)) for costs in self._slices)

    @property
    def seconds(self) -> float:
        """What it costs at the median position."""
        return float(median(median(costs) for costs in zip(*self._slices, strict=True)))

    def _time(self, position: Position) -> float:
        """Seconds for a few fresh copies, since what a position remembers of being asked would make it look quick."""
        fresh = [position.clone() for _ in range(REPEATS)]
        begun = clock()
        for each in fresh:
            self._use(each, self._chance)
        return clock() - begun


class Walks:
    """What views cost whoever looks before every action: most of each was shown before, and something is new."""

    def __init__(self, games: list[RecordedGame]) -> None:
        self._stretches = [stretch for game in games for stretch in stretches(game)]
        self._rates: list[float] = []

    def run(self, seconds: float) -> None:
        """Go along all stretches, again and again; each time all that changes is new."""
        views, spent = 0, 0.0
        while spent < seconds or views == 0:
            for position, moves in self._stretches:
                spent += _walk(position.clone(), moves)
                views += len(moves)
        self._rates.append(rate(views, spent))

    @property
    def per_second(self) -> float:
        """Views in a second, in the median slice."""
        return median(self._rates)


class Usage:
    """All that users do with a title, measured on its recorded games."""

    def __init__(self, games: list[RecordedGame]) -> None:
        positions = [position for game in games for position in sample(game)]
        self._costs = {name: Costs(use, positions) for name, use in USES.items()}
        self.measured: dict[str, Replays | Costs | Walks] = {
            "recorded": Replays(games),
            **self._costs,
            "new_views": Walks(games),
        }

    def tasks(self) -> list[Task]:
        """What is to take turns with others."""
        return [each.run for each in self.measured.values()]

    def per_second(self) -> dict[str, float]:
        """Every speed by its name."""
        return {name: each.per_second for name, each in self.measured.items()}

    def new_view_per_clone(self) -> float:
        """How many copies a view costs on the average where somebody looks before every action."""
        return rate(1, self.measured["new_views"].per_second) / rate(1, self._costs["clones"].per_second)

    def per_clone(self, name: str) -> float:
        """How many copies one use costs, at the median of the same positions."""
        return self._costs[name].seconds / max(self._costs["clones"].seconds, 1e-9)


def sample(game: RecordedGame) -> list[Position]:
    """Positions spread evenly over a recorded game, which is replayed for that and so checked."""
    spread = Spread[Position](POSITIONS)
    for position in game.positions():
        spread.meet(position.clone)
    return spread.samples


Stretch = tuple[Position, list[tuple[int, int]]]
"""A position, and the actions that follow it."""


def stretches(game: RecordedGame) -> list[Stretch]:
    """Some actions in a row, in the middle of each third of a recorded game."""
    length = min(WALK, len(game.moves) // 3)
    begins = [len(game.moves) * part // 6 - length // 2 for part in (1, 3, 5)]
    found = [position.clone() for number, position in enumerate(game.positions()) if number in begins]
    return [(position, game.moves[first : first + length]) for first, position in zip(begins, found, strict=True)]


def _walk(position: Position, moves: list[tuple[int, int]]) -> float:
    """Seconds of looking as the seat that acts next."""
    spent = 0.0
    for seat, action in moves:
        perspective = position.perspective(seat)
        begun = clock()
        _ = perspective.view
        spent += clock() - begun
        position.play(seat, action)
    return spent


def _replay(game: RecordedGame) -> float:
    """Seconds of listing and playing; dealing is not counted."""
    position = game.begin()
    begun = clock()
    for seat, action in game.moves:
        position.legal(seat)
        position.play(seat, action)
    return clock() - begun
