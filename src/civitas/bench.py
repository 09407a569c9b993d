"""How fast a title plays at random: decisions, copies and games a second, beside catanatron."""

import gc
import importlib.util
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Generic, Protocol, TypeVar

import civitas
from civitas.core.native import build
from civitas.core.position import Position
from civitas.core.title import Title

SLICES = 7
"""So many times the contenders take turns; the median slice counts."""

SAMPLES = 32
"""Copies are taken of at most so many positions, spread over one game."""

TENTHS = 10
CATANATRON_PLAYERS = 4
BESIDE = (
    "catanatron_decisions_per_second",
    "catanatron_clones_per_second",
    "ratio",
    "clones_ratio",
)

Progress = Callable[[str], None]
Task = Callable[[float], None]
"""Does something under the clock for so many seconds, and remembers how fast that was."""

T = TypeVar("T")
clock = time.process_time


def measure(
    title_id: str,
    players: int | None,
    seconds: float,
    seed: int,
    progress: Progress | None = None,
    more: Sequence[Task] = (),
) -> dict[str, object]:
    """Measure one title and, where it is installed, catanatron in the same run.

    Both take turns on one core: each plays for these seconds and is copied for as long again. Further tasks
    take turns with them. Unless the number of players is given it is four, as for catanatron, or the nearest allowed.
    """
    title = civitas.title(title_id)
    seats = usual_players(title) if players is None else players
    ours = Record(CivitasTable(title, seats, seed))
    theirs = Record(CatanatronTable(seed)) if has_catanatron() else None
    race([ours] if theirs is None else [ours, theirs], seconds, progress or _silent, more)
    return {
        "title": title_id,
        "players": seats,
        "build": build(),
        "decisions_per_second": ours.decisions_per_second,
        "clones_per_second": ours.copies_per_second,
        "games_per_second": ours.games_per_second,
        "decisions_per_game": ours.decisions_per_game,
        **_beside(ours, theirs),
    }


def measure_catanatron(seconds: float, seed: int, progress: Progress | None = None) -> dict[str, object]:
    """Measure catanatron alone."""
    theirs = Record(CatanatronTable(seed))
    race([theirs], seconds, progress or _silent)
    return {
        "title": "catanatron",
        "players": CATANATRON_PLAYERS,
        "decisions_per_second": theirs.decisions_per_second,
        "clones_per_second": theirs.copies_per_second,
        "games_per_second": theirs.games_per_second,
        "decisions_per_game": theirs.decisions_per_game,
    }


def cost_over_length(
    title_id: str,
    players: int | None = None,
    games: int = 5,
    seed: int = 0,
    progress: Progress | None = None,
) -> dict[str, object]:
    """Compare the first tenth of whole games with the last: a long game must not become a slow one.

    Options are counted too, since a decision among many costs more than a decision among few.
    """
    title = civitas.title(title_id)
    seats = usual_players(title) if players is None else players
    first: list[Stretch] = []
    last: list[Stretch] = []
    for game in range(games):
        (progress or _silent)(f"{title_id}: game {game + 1} of {games}")
        ends = _both_ends(title, seats, seed + game)
        first.append(ends[0])
        last.append(ends[1])
    return {
        "title": title_id,
        "players": seats,
        "build": build(),
        "games": games,
        "first": _summary(first),
        "last": _summary(last),
    }


def has_catanatron() -> bool:
    """Whether catanatron can be measured here."""
    return importlib.util.find_spec("catanatron") is not None


def usual_players(title: Title) -> int:
    """The number of players nearest to catanatron's."""
    return min(title.players, key=lambda players: abs(players - CATANATRON_PLAYERS))


@dataclass(frozen=True)
class Game:
    """What one whole game at random took."""

    decisions: int
    deciding: float
    seconds: float


class Table(Protocol):
    """A game engine under the clock."""

    def play(self) -> Game:
        """Play one whole game at random."""

    def copiers(self) -> list[Callable[[], object]]:
        """Play another game, and offer to copy positions spread evenly over it."""


class CivitasTable:
    """One of our titles, played through the public contract."""

    def __init__(self, title: Title, players: int, seed: int) -> None:
        self._title = title
        self._players = players
        self._seed = seed
        self._rng = random.Random(seed)

    def play(self) -> Game:
        """Play one whole game at random."""
        begun = clock()
        position = self._next_game()
        dealt = clock()
        decisions = 0
        while not position.is_over:
            decide(position, self._rng)
            decisions += 1
        done = clock()
        return Game(decisions, done - dealt, done - begun)

    def copiers(self) -> list[Callable[[], object]]:
        """Play another game, and offer to copy positions spread evenly over it."""
        position = self._next_game()
        spread = Spread[Position]()
        while not position.is_over:
            spread.meet(position.clone)
            decide(position, self._rng)
        return [sample.clone for sample in spread.samples]

    def _next_game(self) -> Position:
        """The next game, in which nobody listens either."""
        self._seed += 1
        options = self._title.playout_options()
        position = self._title.new_game(players=self._players, seed=self._seed, options=options)
        position.silence()
        return position


class CatanatronTable:
    """Catanatron with four players and nothing that watches the game."""

    def __init__(self, seed: int) -> None:
        self._catanatron: Any = importlib.import_module("catanatron")
        self._limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        self._seed = seed
        self._rng = random.Random(seed)

    def play(self) -> Game:
        """Play one whole game at random."""
        begun = clock()
        game = self._next_game()
        dealt = clock()
        decisions = 0
        while not self._is_over(game):
            self._decide(game)
            decisions += 1
        done = clock()
        return Game(decisions, done - dealt, done - begun)

    def copiers(self) -> list[Callable[[], object]]:
        """Play another game, and offer to copy positions spread evenly over it."""
        game = self._next_game()
        spread = Spread[Any]()
        while not self._is_over(game):
            spread.meet(game.copy)
            self._decide(game)
        return [sample.copy for sample in spread.samples]

    def _next_game(self) -> Any:
        self._seed += 1
        players = [self._catanatron.RandomPlayer(color) for color in self._catanatron.Color]
        return self._catanatron.Game(players[:CATANATRON_PLAYERS], seed=self._seed)

    def _is_over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= self._limit

    def _decide(self, game: Any) -> None:
        options = game.state.playable_actions
        game.execute(options[int(self._rng.random() * len(options))])


class Spread(Generic[T]):
    """At most so many positions, evenly spread over a game whose length nobody knows yet."""

    def __init__(self, most: int = SAMPLES) -> None:
        self.samples: list[T] = []
        self._most = most
        self._step = 1
        self._met = 0

    def meet(self, copy: Callable[[], T]) -> None:
        """Take a copy of the next position if it is its turn; thin out when there are too many."""
        if self._met % self._step == 0:
            self.samples.append(copy())
        if len(self.samples) > self._most:
            self.samples = self.samples[::2]
            self._step *= 2
        self._met += 1


@dataclass
class Record:
    """What one contender has shown so far."""

    table: Table
    copiers: list[Callable[[], object]] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    decision_rates: list[float] = field(default_factory=list)
    copy_rates: list[float] = field(default_factory=list)

    def play(self, seconds: float) -> None:
        """Play whole games, so that a slice holds openings and endings in their true proportion."""
        games = [self.table.play()]
        while sum(game.seconds for game in games) < seconds:
            games.append(self.table.play())
        self.games += games
        self.decision_rates.append(rate(sum(game.decisions for game in games), sum(game.deciding for game in games)))

    def warm_up(self) -> None:
        """Play a game out of competition, whose positions are to be copied."""
        self.copiers = self.table.copiers()

    def copy(self, seconds: float) -> None:
        """Copy each of the positions in turn."""
        copies = 0
        begun = clock()
        while clock() - begun < seconds or copies == 0:
            for copier in self.copiers:
                copier()
            copies += len(self.copiers)
        self.copy_rates.append(rate(copies, clock() - begun))

    @property
    def decisions_per_second(self) -> float:
        """Options listed, one picked, played: so many times a second."""
        return median(self.decision_rates)

    @property
    def copies_per_second(self) -> float:
        """Positions copied in a second."""
        return median(self.copy_rates)

    @property
    def games_per_second(self) -> float:
        """Whole games in a second, dealing included."""
        return rate(len(self.games), sum(game.seconds for game in self.games))

    @property
    def decisions_per_game(self) -> float:
        """How long a random game is."""
        return sum(game.decisions for game in self.games) / len(self.games)


def race(records: list[Record], seconds: float, progress: Progress, more: Sequence[Task] = ()) -> None:
    """Let the contenders take turns in short slices, so that a busy machine slows all of them."""
    progress("warming up")
    for record in records:
        record.warm_up()
    tasks = [*(record.play for record in records), *(record.copy for record in records), *more]
    for number in range(1, SLICES + 1):
        progress(f"slice {number} of {SLICES}")
        for task in tasks:
            gc.collect()
            task(seconds / SLICES)


@dataclass
class Stretch:
    """A part of one game: what deciding took, and the positions met."""

    decisions: int = 0
    options: int = 0
    seconds: float = 0.0
    spread: Spread[Position] = field(default_factory=lambda: Spread[Position]())

    def run(self, position: Position, rng: random.Random, decisions: int) -> "Stretch":
        """Make so many decisions under the clock."""
        for _ in range(decisions):
            self.spread.meet(position.clone)
            begun = clock()
            self.options += decide(position, rng)
            self.seconds += clock() - begun
            self.decisions += 1
        return self

    def copies_per_second(self, rounds: int = 100) -> float:
        """How fast the positions of this stretch are copied."""
        begun = clock()
        for _ in range(rounds):
            for sample in self.spread.samples:
                sample.clone()
        return rate(rounds * len(self.spread.samples), clock() - begun)


def _beside(ours: Record, theirs: Record | None) -> dict[str, float | None]:
    """The comparison with catanatron: nothing where it is not installed."""
    if theirs is None:
        return dict.fromkeys(BESIDE)
    decisions, copies = theirs.decisions_per_second, theirs.copies_per_second
    ratios = ours.decisions_per_second / decisions, ours.copies_per_second / copies
    return dict(zip(BESIDE, (decisions, copies, *ratios), strict=True))


def _both_ends(title: Title, players: int, seed: int) -> tuple[Stretch, Stretch]:
    """The first and the last tenth of one game, which is played once before to learn its length."""
    length = _length(title, players, seed)
    part = max(1, length // TENTHS)
    position = title.new_game(players=players, seed=seed, options=title.playout_options())
    rng = random.Random(seed)
    first = Stretch().run(position, rng, part)
    for _ in range(length - 2 * part):
        decide(position, rng)
    return first, Stretch().run(position, rng, part)


def _length(title: Title, players: int, seed: int) -> int:
    position = title.new_game(players=players, seed=seed, options=title.playout_options())
    rng = random.Random(seed)
    decisions = 0
    while not position.is_over:
        decide(position, rng)
        decisions += 1
    return decisions


def _summary(stretches: list[Stretch]) -> dict[str, float]:
    decisions = sum(stretch.decisions for stretch in stretches)
    return {
        "decisions_per_second": median(rate(s.decisions, s.seconds) for s in stretches),
        "clones_per_second": median(s.copies_per_second() for s in stretches),
        "options_per_decision": sum(stretch.options for stretch in stretches) / decisions,
    }


def decide(position: Position, rng: random.Random) -> int:
    """List the legal actions, pick one, play it; returns how many there were.

    What would end the seat's own game is picked only if it is the only one, for most games would be over at once.
    """
    seat = position.to_act[0]
    options = position.legal(seat)
    action = options[int(rng.random() * len(options))]
    loss = position.loss(seat, action)
    if loss is not None and loss.is_final:
        action = _pick_safe(position, seat, options, rng)
    position.play(seat, action)
    return len(options)


def _pick_safe(position: Position, seat: int, options: list[int], rng: random.Random) -> int:
    losses = position.losses(seat)
    safe = [option for option in options if option not in losses] or options
    return safe[int(rng.random() * len(safe))]


def rate(count: int, seconds: float) -> float:
    """So many a second; a span too short for the clock counts as one tick."""
    return count / max(seconds, 1e-9)


def _silent(message: str) -> None:
    """Report progress to nobody."""
