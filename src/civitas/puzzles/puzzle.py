"""What a puzzle is, where it is kept, and how it stands."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.puzzles.aftermath import is_turn_over, outcomes
from civitas.puzzles.feats import fulfilled, marks_of, met
from civitas.puzzles.verdict import Kind, Unique, Verdict

NUMBERS: tuple[Kind, ...] = ("reach", "match")
"""Goals that are reached as soon as the number is."""
WHENEVER: tuple[Kind, ...] = (*NUMBERS, "fulfil")
"""Goals that are reached as soon as it is so, not only at the end of a turn."""
KEPT = Path(__file__).parent / "kept"


class NoSuchPuzzle(CivitasError):
    """There is no puzzle of this name."""


class Goal(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the seat is to bring about: so much of one of the numbers that the teller's figures count for it, at any
    time (`reach`, and `match` if that is what a rival has) or still at the end of its answers (`keep`); the game won;
    by its name an attack met, a woe avoided or a condition fulfilled."""

    kind: Kind
    figure: str = ""
    reach: int = 0
    feat: str = ""


class Solution(Struct, forbid_unknown_fields=True):
    """The answers in an order in which they can be given."""

    actions: list[str]


class Puzzle(Struct, forbid_unknown_fields=True):
    """A position and what its seat is to bring about before anybody else decides anything; there is one way.

    `unique` says what there is only one of: the whole way, or the answer with which it begins. `others` counts the
    ways that were looked at and miss the goal; `found` says from which game it comes: its seed and after how many
    moves.
    """

    id: str
    seat: int
    goal: Goal
    scenario: dict[str, Any]
    solution: Solution
    others: int
    found: dict[str, int]
    unique: Unique = "way"


class Standing(NamedTuple):
    """How a puzzle stands after some answers, and what its figure counts there."""

    verdict: Verdict
    value: int


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


def judged(goal: Goal, start: Position, seat: int, actions: Sequence[object]) -> Standing:
    """How a goal stands after these answers of the seat; what others can still answer is tried in all ways."""
    position, happened = start.clone(), list[Event]()
    for action in actions:
        happened += position.play(seat, action)
    value = figure_of(position, goal.figure, seat) if goal.figure else 0
    if actions and _is_met(goal, start, position, seat, happened):
        return Standing("solved", value)
    return Standing("failed" if is_turn_over(position, seat) else "open", value)


def _is_met(goal: Goal, start: Position, position: Position, seat: int, happened: list[Event]) -> bool:
    if goal.kind in NUMBERS:
        return figure_of(position, goal.figure, seat) >= goal.reach
    if goal.kind == "fulfil":
        return goal.feat in fulfilled(position, seat)
    marks, is_over = marks_of(start.title_id()), is_turn_over(position, seat)
    if goal.kind == "keep":
        return is_over and figure_of(position, goal.figure, seat) >= goal.reach
    if goal.kind == "avoid":
        return is_over and goal.feat not in met(happened, seat, marks.woes)
    done = met(happened, seat, marks.feats)
    if not is_over:
        return goal.feat in done
    outcome = outcomes(start, position, seat, marks.feats, done)
    return outcome.is_won if goal.kind == "win" else goal.feat in outcome.feats
