"""The course of a game in numbers, worked out from its log: curves for charts, and the steps that turned it.

The numbers are those that the title's teller says everybody may see, so they are the same for all who ask.
"""

from itertools import pairwise
from typing import NamedTuple

from civitas.core.position import Position
from civitas.core.result import Result
from civitas.core.telling import Figure
from civitas.server.messages import Course, Curve, Moments, TurningPoint
from civitas.server.recent import Recent
from civitas.server.replays import MOST_REPLAYS, Replay, Replays
from civitas.server.steps import actor_known
from civitas.server.storage import games

MOST_TURNING_POINTS = 3


class Moment(NamedTuple):
    """The numbers after one entry of a log, or one move of a line."""

    seq: int
    round: int
    figures: list[Figure]

    @property
    def ahead(self) -> list[int]:
        """The numbers that say who is ahead."""
        return self.figures[0]["values"]


class Courses:
    """The courses of the games that were asked for last."""

    def __init__(self, replays: Replays, most: int = MOST_REPLAYS) -> None:
        self._replays = replays
        self._known: Recent[str, _Known] = Recent(most)

    def course(self, table_id: str) -> Course:
        """The course of a game up to now."""
        return self._up_to_now(table_id).course

    def moments(self, table_id: str) -> Moments:
        """Who acted when, and in which rounds, up to now."""
        return self._up_to_now(table_id).moments

    def _up_to_now(self, table_id: str) -> "_Known":
        """What is known of a game; worked out once until somebody moves."""
        with self._replays.hold(table_id) as replay:
            known = self._known.get(table_id)
            if known is not None and known.last == replay.last:
                return known
            return self._known.keep(table_id, _worked_out(replay))


class _Known(NamedTuple):
    last: int
    course: Course
    moments: Moments


def course_of(moments: list[Moment], result: Result | None) -> Course:
    """The course of a game by its moments."""
    if not moments or not moments[0].figures:
        return Course([], [], [])
    ends = {moment.round: moment for moment in moments}
    rounds = sorted(ends)
    return Course(rounds, _curves([ends[each] for each in rounds]), turning_points(moments, _winner(moments, result)))


def moment_of(seq: int, position: Position) -> Moment:
    """What a position adds to the course of its game."""
    teller = position.teller()
    return Moment(seq, teller.round(position), teller.figures(position))


def _worked_out(replay: Replay) -> _Known:
    """All that is told of a replayed game; what was taken back is no part of its course."""
    course: list[Moment] = []
    moments = Moments(replay.first, [], [])
    before: list[int] = []
    for seq in range(replay.first, replay.last + 1):
        (entry,) = replay.entries(seq, seq)
        position = replay.at(seq).game.position
        is_taken_back = entry.kind == games.UNDO
        if is_taken_back:
            course.pop()
        else:
            course.append(moment_of(seq, position))
        moments.actors.append(actor_known(before, is_taken_back))
        moments.rounds.append(course[-1].round)
        before = position.to_act
    return _Known(replay.last, course_of(course, replay.at(replay.last).game.position.result), moments)


def _curves(ends: list[Moment]) -> list[Curve]:
    curves: list[Curve] = []
    for number, figure in enumerate(ends[-1].figures):
        rows = [end.figures[number]["values"] for end in ends]
        curves.append(Curve(figure["id"], figure["label"], [list(values) for values in zip(*rows, strict=True)]))
    return curves


def _winner(moments: list[Moment], result: Result | None) -> int:
    """Who has won, or while the game is on, who is ahead."""
    ahead = moments[-1].ahead
    candidates = range(len(ahead)) if result is None else result.winners
    return max(candidates, key=lambda seat: ahead[seat])


def turning_points(moments: list[Moment], winner: int) -> list[TurningPoint]:
    """The steps that did most in the rounds that changed the winner's lead the most, in order."""
    rounds = _by_round(moments)
    scale = max(max(moments[-1].ahead), 1)
    changes = [(abs(_weight(steps, winner, scale)), number) for number, steps in enumerate(rounds)]
    chosen = [rounds[number] for change, number in sorted(changes, reverse=True)[:MOST_TURNING_POINTS] if change]
    return sorted((_turning_point(steps, winner) for steps in chosen), key=lambda point: point.seq)


def _by_round(moments: list[Moment]) -> list[list[Moment]]:
    """The moments of each round, behind the last one of the round before."""
    found: list[list[Moment]] = []
    for before, after in pairwise(moments):
        if not found or found[-1][-1].round != after.round:
            found.append([before])
        found[-1].append(after)
    return found


def _weight(steps: list[Moment], winner: int, scale: int) -> float:
    """How much a round changed the lead, measured by what there was then: early points count more than late ones."""
    there = max(max(steps[-1].ahead), 0) + scale / 2
    return (_lead(steps[-1].ahead, winner) - _lead(steps[0].ahead, winner)) / there


def _turning_point(steps: list[Moment], winner: int) -> TurningPoint:
    """The step of a round that did most of what the round did, and what the whole round did."""
    whole = _lead(steps[-1].ahead, winner) - _lead(steps[0].ahead, winner)
    way = 1 if whole > 0 else -1
    before, after = max(
        pairwise(steps), key=lambda pair: way * (_lead(pair[1].ahead, winner) - _lead(pair[0].ahead, winner))
    )
    changes = [abs(now - then) for then, now in zip(before.ahead, after.ahead, strict=True)]
    return TurningPoint(after.seq, after.round, changes.index(max(changes)), whole)


def _lead(ahead: list[int], seat: int) -> int:
    """How far a seat is ahead of all others; below nothing where it is behind."""
    others = [value for other, value in enumerate(ahead) if other != seat]
    return ahead[seat] - max(others) if others else ahead[seat]
