"""An analysis piece by piece: chances first, comparisons after them, whatever was asked for last before the others."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final

from civitas.analysis.comparing import Decision, Depth, compare
from civitas.analysis.findings import Comparison, Findings, Moment
from civitas.analysis.turning import turning_points
from civitas.bots import names
from civitas.bots.estimates import chances, chances_in, learned
from civitas.bots.skills import skill_of
from civitas.core.errors import BadOption
from civitas.core.position import Position
from civitas.records import GameFile, Path, Trail, moves_of, path_text
from civitas.records.replaying import start_of

DIGITS = 6
USUAL: Final = Depth()


class Analysis:
    """Whoever iterates over it gets one piece after the other; who stops may go on later, where it was left.

    `findings` has all pieces so far, `done` and `total` say how many there are and will be.
    """

    def __init__(
        self, file: GameFile, path: Path, bot: str, seed: int, depth: Depth, seats: Collection[int], span: range
    ) -> None:
        self._file, self._path, self._bot, self._seed, self._depth = file, path, bot, seed, depth
        self._seats, self._span = frozenset(seats), span
        self._moves = moves_of(file, path)
        self._trail = Trail(start_of(file), self._moves)
        self._asked: list[int] = []
        """Decisions that somebody asked for and that are not compared yet, the latest last."""
        has_chances = learned(file.title) is not None
        self.findings = Findings(file.title, bot, path_text(path), file.players, has_chances, [], [], [])

    def __iter__(self) -> "Analysis":
        return self

    def __next__(self) -> Moment | Comparison:
        """The next piece."""
        found = self.findings
        if not self.knows_chances:
            return self._next_moment()
        number = self._next_number()
        if number is None:
            raise StopIteration
        compared = compare(self._file.title, self._decision(number), self._bot, self._seed, self._depth)
        found.comparisons.append(compared)
        return compared

    # How far it is.

    @property
    def done(self) -> int:
        """So many pieces are there."""
        return len(self.findings.moments) + len(self.findings.comparisons)

    @property
    def total(self) -> int:
        """So many there will be."""
        return len(self._trail) + 1 + len(self._compared) + len(self._missing())

    @property
    def knows_chances(self) -> bool:
        """Whether every moment of the line was looked at; comparisons follow."""
        return len(self.findings.moments) > len(self._trail)

    def go_on_from(self, findings: Findings) -> None:
        """Take up what an analysis of the same line and bot has found before."""
        self.findings = findings

    def ask(self, number: int) -> bool:
        """Compare the decision after so many moves next, whoever made it; whether there was one."""
        if not self._is_decision(number):
            return False
        self._asked = [*(each for each in self._asked if each != number), number]
        return True

    # Chances.

    def _next_moment(self) -> Moment:
        number = len(self.findings.moments)
        position = self._trail.at(number)
        mover = self._moves[number - 1].seat if number else -1
        moment = Moment(
            number,
            position.teller().round(position),
            mover if mover >= 0 else None,
            _rounded(chances(self._file.title, position.perspective(None))),
            self._known(position),
        )
        self.findings.moments.append(moment)
        if number == len(self._trail):
            self.findings.turning_points = turning_points(self.findings.moments)
        return moment

    def _known(self, position: Position) -> list[float] | None:
        network = learned(self._file.title)
        if network is None or not self._is_over:
            return None
        return _rounded(chances_in(skill_of(self._file.title), network, position))

    @cached_property
    def _is_over(self) -> bool:
        return self._trail.at(len(self._trail)).is_over

    # Comparisons.

    @property
    def _compared(self) -> set[int]:
        return {each.number for each in self.findings.comparisons}

    def _missing(self) -> list[int]:
        """What is still to be compared, in order, with what somebody asked for at the end of it."""
        compared = self._compared
        asked = [number for number in self._asked if number not in compared]
        return [*(number for number in self._usual if number not in compared and number not in asked), *asked]

    def _next_number(self) -> int | None:
        """What was asked for last, else the first one of those that are left."""
        missing = self._missing()
        if not missing:
            return None
        last = missing[-1]
        return last if last in self._asked else missing[0]

    @cached_property
    def _usual(self) -> list[int]:
        """The decisions that are compared without anybody asking."""
        return [
            number
            for number in self._span
            if number < len(self._moves) and self._moves[number].seat in self._seats and self._is_decision(number)
        ]

    def _is_decision(self, number: int) -> bool:
        """Whether somebody had a choice after so many moves."""
        if not 0 <= number < len(self._moves) or self._moves[number].seat < 0:
            return False
        return len(self._trail.at(number).legal(self._moves[number].seat)) > 1

    def _decision(self, number: int) -> Decision:
        position, move = self._trail.at(number), self._moves[number]
        return Decision(
            number, position.teller().round(position), position, move.seat, position.space().parse(move.action)
        )


def analyse(
    file: GameFile,
    path: Path = (),
    *,
    bot: str | None = None,
    seed: int = 0,
    depth: Depth = USUAL,
    seats: Sequence[int] | None = None,
    first: int = 0,
    last: int | None = None,
) -> Analysis:
    """An analysis of a line of a game, to be iterated over.

    Compared are the decisions of these `seats` (by default of people, or where there are none, of everybody) after
    `first` to `last` moves, with those of this `bot` (by default the strongest of the title).
    """
    known = names(file.title)
    if bot is not None and bot not in known:
        raise BadOption(f"{bot!r}: no such bot for {file.title}; there are {', '.join(known)}")
    if seats is not None and not all(0 <= seat < file.players for seat in seats):
        raise BadOption(f"seats: there are 0 to {file.players - 1}, got {', '.join(map(str, seats))}")
    most = len(moves_of(file, path))
    span = range(first, (most if last is None else min(last, most)) + 1)
    return Analysis(file, path, bot or known[-1], seed, depth, people(file) if seats is None else seats, span)


def people(file: GameFile) -> list[int]:
    """The seats of people, or of everybody where there are none."""
    found = [number for number, seat in enumerate(file.seats) if seat.kind == "person"]
    return found or list(range(file.players))


def _rounded(found: list[float] | None) -> list[float] | None:
    return None if found is None else [round(each, DIGITS) for each in found]
