"""What comes of a turn when the seat has given its answers: whatever others can still answer to the same question."""

from typing import NamedTuple

from civitas.core.position import Position
from civitas.puzzles.feats import Feats, met

MOST_REPLIES = 400
"""What takes more to look at is not certain."""


class Outcome(NamedTuple):
    """What is certain to come: a victory, and feats."""

    is_won: bool
    feats: frozenset[str]


NOTHING = Outcome(False, frozenset())


def is_turn_over(position: Position, seat: int) -> bool:
    """Whether the seat has no more to answer by itself."""
    return position.is_over or position.to_act != [seat]


def is_luck(before: Position, after: Position) -> bool:
    """Whether dice were rolled in between."""
    return before.dice.state() != after.dice.state()


def outcomes(start: Position, end: Position, seat: int, known: Feats, feats: frozenset[str]) -> Outcome:
    """What every line of answers of the others brings, as long as they answer the question with which it began.

    `feats` are those of the `known` that are done already. Where luck or the seat itself decides again, nothing more
    is certain.
    """
    ends, open_ones, count = list[Outcome](), [(end, feats)], 0
    while open_ones:
        here, done = open_ones.pop()
        count += 1
        if count > MOST_REPLIES:
            return NOTHING
        if here.is_over or done or seat in here.to_act or not asks_on(start, here):
            ends.append(Outcome(_is_won_by(here, seat), done))
            continue
        other = here.to_act[0]
        for action in here.legal(other):
            after = here.clone()
            events = after.play(other, action)
            if is_luck(here, after):
                return NOTHING
            open_ones.append((after, done | met(events, seat, known)))
    return Outcome(all(each.is_won for each in ends), frozenset.intersection(*(each.feats for each in ends)))


def _is_won_by(position: Position, seat: int) -> bool:
    return position.result is not None and position.result.winners == [seat]


def asks_on(start: Position, here: Position) -> bool:
    """Whether the question with which it began is still open."""
    depth = len(start.frames)
    return len(here.frames) >= depth and here.frames[depth - 1].name() == start.frames[-1].name()
