"""What turned a game: the rounds that changed somebody's chance the most."""

from collections.abc import Sequence
from itertools import pairwise

from civitas.analysis.findings import Moment, Swing

MOST = 5
LEAST = 0.05
"""A round that changes nobody's chance by so much turned nothing."""


def turning_points(moments: Sequence[Moment]) -> list[Swing]:
    """The turning points of a game as a spectator saw it, in order.

    Rounds are compared at their ends: an estimate in the middle of somebody's turn does not know the rest of it.
    """
    found = [_of_round(steps) for steps in _by_round([each for each in moments if each.watched is not None])]
    found = sorted((each for each in found if abs(each.change) >= LEAST), key=lambda each: -abs(each.change))
    return sorted(found[:MOST], key=lambda each: each.number)


def _by_round(moments: Sequence[Moment]) -> list[list[Moment]]:
    """The moments of each round, behind the last one of the round before."""
    found: list[list[Moment]] = []
    for before, after in pairwise(moments):
        if not found or found[-1][-1].round != after.round:
            found.append([before])
        found[-1].append(after)
    return found


def _of_round(steps: Sequence[Moment]) -> Swing:
    """Whose chance a round changed most, and the move that did most of it."""
    whole = _changes(steps[0], steps[-1])
    seat = max(range(len(whole)), key=lambda each: abs(whole[each]))
    way = 1 if whole[seat] > 0 else -1
    _, after = max(pairwise(steps), key=lambda pair: way * _changes(*pair)[seat])
    return Swing(after.number, after.round, seat, round(whole[seat], 4))


def _changes(before: Moment, after: Moment) -> list[float]:
    assert before.watched is not None
    assert after.watched is not None
    return [now - then for then, now in zip(before.watched, after.watched, strict=True)]
