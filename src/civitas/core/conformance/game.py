"""One game under examination."""

from collections.abc import Collection, Mapping
from typing import NoReturn

from civitas.core.dice import Dice
from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.core.table import Table, uncovers
from civitas.core.title import Title

Record = list[tuple[int, int]]
"""Actions in the order they were played: (seat, action)."""
_EXAMINATION = 0x0DD_C0FFEE
"""Added to a seed, so that choices and checks are made with other dice than the game's own."""


class ConformanceError(CivitasError):
    """A title breaks the contract; `check` names the law that is broken."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"[{check}] {message}")
        self.check = check
        self.message = message


class Step:
    """An action that may still be taken back, and the table before it."""

    def __init__(self, seat: int, action: int, before: Position, log_length: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.log_length = log_length


class Game:
    """One game under examination.

    `breadth` is how many actions and dumps a check tries at one position, `depth` how many actions
    it looks ahead.
    """

    def __init__(
        self,
        title: Title,
        *,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        breadth: int = 12,
        depth: int = 6,
        without: Collection[str] = (),
    ) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        self.breadth = breadth
        self.depth = depth
        self.without = without
        self.rng = Dice.seeded(seed + _EXAMINATION)
        self.table = begin_table(title, players, seed, self.options)
        self.automated = title.automated_seats(players, self.options)
        """The seats that the rules play."""
        self.components = self.position.components()
        self.events: list[Event] = list(self.table.log)
        """What the last action brought about; at first, what the set-up did."""
        self.trail: list[Step] = []
        """What the last seat may take back, the latest last."""
        self.digests = {0: self.position.digest()}
        """Fingerprints by the number of actions played, wherever one was taken."""
        self.imagination_varied = False

    @property
    def position(self) -> Position:
        """The position reached."""
        return self.table.position

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    @property
    def perspectives(self) -> list[int | None]:
        """Everybody who looks at the game: the seats, and a spectator."""
        return [*self.seats, None]

    def play(self, seat: int, action: int) -> None:
        """Play an action at the table."""
        before, logged = self.position.clone(), len(self.table.log)
        self.events = self.table.play(seat, action)
        if self.trail and self.trail[-1].seat != seat:
            self.trail = []
        self.trail.append(Step(seat, action, before, logged))
        if uncovers(before, self.position):
            self.trail = []

    def play_on(self, actions: int) -> None:
        """Play so many random actions, or until the game is over."""
        for _ in range(actions):
            if self.position.is_over:
                return
            self.play(*random_choice(self.position, self.rng))

    def check(self, *names: str) -> None:
        """Run these of CHECKS here; whatever goes wrong becomes a ConformanceError."""
        # The checks build on this module, hence the late import.
        from civitas.core.conformance.examination import CHECKS

        for name in names:
            if name in self.without:
                continue
            try:
                CHECKS[name](self)
            except ConformanceError:
                raise
            except Exception as problem:
                raise ConformanceError(name, f"{self.where()}: {problem!r}") from problem

    def fail(self, check: str, message: str) -> NoReturn:
        """Report that a law is broken here."""
        raise ConformanceError(check, f"{self.where()}: {message}")

    def where(self) -> str:
        """Which game this is and how far it has come."""
        start = start_of(self.title, self.players, self.options, self.seed)
        return f"{start}, after {len(self.table.record)} actions"


def random_choice(position: Position, rng: Dice) -> tuple[int, int]:
    """A random seat of those that may act, and a random legal action of it."""
    to_act = position.to_act
    seat = to_act[rng.below(len(to_act))]
    legal = position.legal(seat)
    return seat, legal[rng.below(len(legal))]


def begin_table(title: Title, players: int, seed: int, options: dict[str, object]) -> Table:
    """A new table; a title that cannot begin breaks the contract."""
    try:
        return Table(title, players=players, seed=seed, options=options)
    except Exception as problem:
        start = start_of(title, players, options, seed)
        raise ConformanceError("setup", f"{start}: cannot begin: {problem!r}") from problem


def start_of(title: Title, players: int, options: Mapping[str, object], seed: int) -> str:
    """How a game began, in words for a report."""
    chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "default options"
    return f"{title.id}, {players} players, {chosen}, seed {seed}"
