"""What a puzzle is, where it is kept, and whether it is solved."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from civitas.core.errors import CivitasError
from civitas.core.position import Position
from civitas.puzzles.verdict import Verdict

KEPT = Path(__file__).parent / "kept"


class NoSuchPuzzle(CivitasError):
    """There is no puzzle of this name."""


class Goal(Struct, forbid_unknown_fields=True):
    """So much of one of the numbers that the teller's figures count for the seat."""

    figure: str
    reach: int


class Solution(Struct, forbid_unknown_fields=True):
    """The answers in an order in which they can be given."""

    actions: list[str]


class Puzzle(Struct, forbid_unknown_fields=True):
    """A position and what its seat is to reach before anybody else is asked; there is one way.

    `others` counts the positions that were looked at, in which the goal is not reached; `found` says from which game
    it comes: its seed and after how many moves.
    """

    id: str
    seat: int
    goal: Goal
    scenario: dict[str, Any]
    solution: Solution
    others: int
    found: dict[str, int]


@cache
def puzzles(title_id: str) -> list[Puzzle]:
    """All puzzles of a title, the easiest first; none where nobody has looked for any."""
    path = KEPT / f"{title_id}.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Puzzle]) if path.exists() else []


def puzzle(title_id: str, name: str) -> Puzzle:
    """The puzzle of this name."""
    for each in puzzles(title_id):
        if each.id == name:
            return each
    raise NoSuchPuzzle(f"{title_id} has no puzzle {name!r}")


def figure_of(position: Position, figure: str, seat: int) -> int:
    """A number of a seat as everybody may see it."""
    for each in position.teller().figures(position):
        if each["id"] == figure:
            return each["values"][seat]
    raise NoSuchPuzzle(f"nothing counts {figure!r}")


def judged(puzzle: Puzzle, position: Position, moves: Sequence[object]) -> Verdict:
    """Whether the goal is reached in a position after some moves, still open, or missed: others are asked."""
    if moves and figure_of(position, puzzle.goal.figure, puzzle.seat) >= puzzle.goal.reach:
        return "solved"
    goes_on = not position.is_over and position.to_act == [puzzle.seat]
    return "open" if goes_on else "failed"
