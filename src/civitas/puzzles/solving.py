"""Everything that a seat can do in its turn by itself, without luck: where it leads, and what is the most of it."""

from typing import NamedTuple

from civitas.core.position import Position
from civitas.core.table import uncovers
from civitas.puzzles.puzzle import figure_of

POINTLESS = frozenset({"resign"})


class Reached(NamedTuple):
    """A position of a turn, by the actions that led there, and the seat's numbers in it."""

    actions: tuple[int, ...]
    values: dict[str, int]


class Ways(NamedTuple):
    """All positions of a turn that differ; whether there were too many to look at all."""

    start: dict[str, int]
    reached: list[Reached]
    is_whole: bool

    def best(self, figure: str) -> list[Reached]:
        """The quickest ways to the most of a number."""
        most = max((each.values[figure] for each in self.reached), default=self.start[figure])
        found = [each for each in self.reached if each.values[figure] == most]
        shortest = min((len(each.actions) for each in found), default=0)
        return [each for each in found if len(each.actions) == shortest]


def ways(position: Position, seat: int, most: int) -> Ways:
    """Try everything in breadth; what is luck is left out, what uncovers something or lets others act ends a way."""
    position = position.clone()
    position.silence()
    start = _values(position, seat)
    seen, reached = {position.digest()}, list[Reached]()
    front: list[tuple[Position, tuple[int, ...]]] = [(position, ())]
    while front:
        following: list[tuple[Position, tuple[int, ...]]] = []
        for here, actions in front:
            for action in _worth_trying(here, seat):
                if len(seen) > most:
                    return Ways(start, reached, False)
                after = here.clone()
                after.play(seat, action)
                if is_luck(here, after) or (digest := after.digest()) in seen:
                    continue
                seen.add(digest)
                way = (*actions, action)
                reached.append(Reached(way, _values(after, seat)))
                if not after.is_over and after.to_act == [seat] and not uncovers(here, after):
                    following.append((after, way))
        front = following
    return Ways(start, reached, True)


def greedy(position: Position, seat: int, figure: str) -> int:
    """What somebody reaches who always takes what brings most at once."""
    here, reached = position.clone(), figure_of(position, figure, seat)
    here.silence()
    while not here.is_over and here.to_act == [seat]:
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


def is_luck(before: Position, after: Position) -> bool:
    """Whether dice were rolled in between."""
    return before.dice.state() != after.dice.state()


def _worth_trying(position: Position, seat: int) -> list[int]:
    space = position.space()
    return [action for action in position.legal(seat) if space.verb_of(action).name not in POINTLESS]


def _values(position: Position, seat: int) -> dict[str, int]:
    return {figure["id"]: figure["values"][seat] for figure in position.teller().figures(position)}
