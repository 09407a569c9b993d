"""Everything that a seat can do in its turn by itself, without luck: where it leads, and what is the most of it."""

from typing import NamedTuple

from civitas.core.position import Position
from civitas.core.table import uncovers
from civitas.puzzles.aftermath import Outcome, asks_on, is_luck, is_turn_over, outcomes
from civitas.puzzles.feats import Feats, fulfilled, marks_of, met
from civitas.puzzles.puzzle import NUMBERS, WHENEVER, Goal, figure_of
from civitas.puzzles.verdict import Kind

POINTLESS = frozenset({"resign"})
ANSWERED: tuple[Kind, ...] = ("win", "meet")
"""Where it matters what others can still answer."""


class Reached(NamedTuple):
    """A position of a turn, by the actions that led there: the seat's numbers in it, and what is certain to come; woes
    that came and conditions that are fulfilled are among the feats."""

    actions: tuple[int, ...]
    values: dict[str, int]
    is_end: bool
    outcome: Outcome

    def meets(self, goal: Goal) -> bool:
        """Whether the goal is reached here."""
        if goal.kind == "win":
            return self.outcome.is_won
        if goal.kind in ("meet", "fulfil"):
            return goal.feat in self.outcome.feats
        if goal.kind == "avoid":
            return self.is_end and goal.feat not in self.outcome.feats
        return (goal.kind in NUMBERS or self.is_end) and self.values[goal.figure] >= goal.reach


class Ways(NamedTuple):
    """All positions of a turn that differ; whether there were too many to look at all."""

    start: dict[str, int]
    reached: list[Reached]
    is_whole: bool
    gambles: int
    """How many times it was left to luck."""
    firsts: dict[int, int]
    """Where the first answers lead, as places in `reached`."""
    onwards: dict[int, set[int]]
    """Where it goes on from there, whichever way came first."""

    def most(self, goal: Goal) -> int:
        """The most of a goal's number: at any time, or where it is judged at the end, there."""
        counted = [each.values[goal.figure] for each in self.reached if goal.kind in NUMBERS or each.is_end]
        return max(counted, default=self.start[goal.figure])

    def quickest(self, goal: Goal) -> list[Reached]:
        """The quickest ways to a goal."""
        found = [each for each in self.reached if each.meets(goal)]
        shortest = min((len(each.actions) for each in found), default=0)
        return [each for each in found if len(each.actions) == shortest]

    def beginnings(self, goal: Goal) -> list[int]:
        """The first answers from which the goal can still be reached."""
        met = {place for place, each in enumerate(self.reached) if each.meets(goal)}
        return [first for first, place in self.firsts.items() if not met.isdisjoint(self._from(place))]

    def _from(self, place: int) -> set[int]:
        """All that can be reached from a place, and the place itself."""
        found, fresh = {place}, [place]
        while fresh:
            following = self.onwards.get(fresh.pop(), set()) - found
            found |= following
            fresh.extend(following)
        return found

    def missing(self, goal: Goal) -> int:
        """How many ways miss a goal; where it is judged at the end, how many of those that go no further."""
        if goal.kind in WHENEVER:
            return sum(not each.meets(goal) for each in self.reached)
        ends = [each for place, each in enumerate(self.reached) if place not in self.onwards]
        return self.gambles + sum(not each.meets(goal) for each in ends)


class _Way(NamedTuple):
    position: Position
    actions: tuple[int, ...]
    feats: frozenset[str]
    place: int


def ways(position: Position, seat: int, most: int, kind: Kind = "reach") -> Ways:
    """Try everything in breadth; what is luck is left out, what uncovers something or lets others act ends a way.

    For goals that are judged at the end of a turn it goes on where something is uncovered, and what comes of it when
    others are asked is looked at, too; an attack is met or not as long as the question is open with which it began.
    """
    begin = position.clone()
    feats = _signs(begin, kind)
    if not feats:
        begin.silence()
    places = {begin.digest(): -1}
    looked = Ways(_values(begin, seat), [], True, 0, {}, {})
    gambles = 0
    front = [_Way(begin, (), frozenset(), -1)]
    while front:
        following: list[_Way] = []
        for here, actions, done, at in front:
            for action in _worth_trying(here, seat):
                after = here.clone()
                events = after.play(seat, action)
                if is_luck(here, after):
                    gambles += 1
                    continue
                digest, new = after.digest(), len(looked.reached)
                place = places.setdefault(digest, new)
                looked.onwards.setdefault(at, set()).add(place)
                if at < 0:
                    looked.firsts[action] = place
                if place != new:
                    continue
                if new == most:
                    return looked._replace(is_whole=False)
                way = _Way(after, (*actions, action), done | met(events, seat, feats), place)
                is_end = is_turn_over(after, seat)
                outcome = _outcome(kind, begin, way, seat, feats)
                looked.reached.append(Reached(way.actions, _values(after, seat), is_end, outcome))
                if not is_end and _goes_on(kind, begin, here, way):
                    following.append(way)
        front = following
    return looked._replace(gambles=gambles)


def _signs(begin: Position, kind: Kind) -> Feats:
    """The events that matter for a kind."""
    marks = marks_of(begin.title_id())
    return marks.woes if kind == "avoid" else marks.feats if kind in ANSWERED else {}


def _outcome(kind: Kind, begin: Position, way: _Way, seat: int, feats: Feats) -> Outcome:
    if kind == "fulfil":
        return Outcome(False, fulfilled(way.position, seat))
    if kind in ANSWERED and is_turn_over(way.position, seat):
        return outcomes(begin, way.position, seat, feats, way.feats)
    return Outcome(False, way.feats)


def _goes_on(kind: Kind, begin: Position, before: Position, way: _Way) -> bool:
    if kind in WHENEVER:
        return not uncovers(before, way.position)
    return kind != "meet" or (not way.feats and asks_on(begin, way.position))


def greedy(position: Position, seat: int, figure: str) -> int:
    """What somebody reaches who always takes what brings most at once."""
    here, reached = position.clone(), figure_of(position, figure, seat)
    here.silence()
    while not is_turn_over(here, seat):
        tried = []
        for action in _worth_trying(here, seat):
            after = here.clone()
            after.play(seat, action)
            if not is_luck(here, after):
                tried.append((figure_of(after, figure, seat), after))
        now = figure_of(here, figure, seat)
        value, here = max(tried, key=lambda each: each[0], default=(now, here))
        if value <= now:
            return reached
        reached = value
    return reached


def _worth_trying(position: Position, seat: int) -> list[int]:
    space = position.space()
    return [action for action in position.legal(seat) if space.verb_of(action).name not in POINTLESS]


def _values(position: Position, seat: int) -> dict[str, int]:
    return {figure["id"]: figure["values"][seat] for figure in position.teller().figures(position)}
