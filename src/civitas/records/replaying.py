"""A game file played again, with the chance that stands in it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import civitas
from civitas.core.dice import Dice, HandDice
from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.records.file import BadFile, GameFile, Move

Roll = tuple[int, int]
"""How many outcomes were possible, and which came."""


class Stray(CivitasError):
    """The rules of today do not go the way of the file; `number` is the move, counted from 1."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(f"move {number}: {problem}")
        self.number = number


class Step(NamedTuple):
    """A moment of a game: how many moves were played, the position, and what the last of them did."""

    number: int
    position: Position
    events: list[Event]


def start_of(file: GameFile) -> Position:
    """The position from which the moves go."""
    try:
        position = civitas.title(file.title).load(file.start)
    except CivitasError as problem:
        raise BadFile(f"start: {problem}") from problem
    if position.players != file.players:
        raise BadFile(f"start: a game of {position.players}, and players says {file.players}")
    return position


def steps(file: GameFile) -> Iterator[Step]:
    """Every moment of the game, from the start on, each to keep; `Stray` where the game leaves the file."""
    position = start_of(file)
    yield Step(0, position.clone(), [])
    for number, events in enumerate(play_moves(position, file.moves), 1):
        yield Step(number, position.clone(), events)


def play_moves(position: Position, moves: Sequence[Move], before: int = 0) -> Iterator[list[Event]]:
    """Play moves in a position, one after the other; what each did. `before`: so many came earlier."""
    space = position.space()
    for number, move in enumerate(moves, before + 1):
        try:
            events, rolls = play_with(position, move.seat, space.parse(move.action), move.chance)
        except CivitasError as problem:
            raise Stray(number, f"{move.action}: {problem}") from problem
        except _Mischance as problem:
            raise Stray(number, f"{move.action}: {problem}") from None
        if len(rolls) < len(move.chance):
            raise Stray(number, f"{move.action}: {len(move.chance)} rolls in the file, {len(rolls)} were needed")
        yield events


def play_with(
    position: Position, seat: int, action: int, chance: Sequence[Roll] | None
) -> tuple[list[Event], list[Roll]]:
    """Play an action with these rolls, or with those of the position's own dice; what happened, and what was rolled.

    The position's dice go on as if they had rolled themselves. What is refused changes nothing; where prescribed rolls
    do not fit, the position is spoilt.
    """
    own = position.dice
    hand = _Hand(own.copy(), chance)
    position.dice = HandDice(own, hand.roll)
    try:
        events = position.play(seat, action)
    except BaseException:
        position.dice = own
        raise
    position.dice = hand.dice
    return events, hand.rolled


class _Mischance(Exception):
    """The rolls of the file do not fit what has to be rolled."""


class _Hand:
    """Rolls what is prescribed, or what the dice show."""

    def __init__(self, dice: Dice, prescribed: Sequence[Roll] | None) -> None:
        self.dice = dice
        self.prescribed = prescribed
        self.rolled: list[Roll] = []

    def roll(self, outcomes: int) -> int:
        shown = self.dice.below(outcomes)
        if self.prescribed is not None:
            shown = self._prescribed(outcomes)
        self.rolled.append((outcomes, shown))
        return shown

    def _prescribed(self, outcomes: int) -> int:
        assert self.prescribed is not None
        place = len(self.rolled)
        if place >= len(self.prescribed):
            raise _Mischance(f"{place} rolls in the file, more are needed")
        possible, shown = self.prescribed[place]
        if possible != outcomes:
            raise _Mischance(f"roll {place + 1} has {outcomes} outcomes, {possible} in the file")
        return shown
