"""Ways to go on compared by playing them on in the same imagined worlds: progressive widening.

The most promising few are played on first. With every further world more ways are let in, each of which catches up with
the others before it counts. So thought that is cut short has gone into what promises most; where nothing cuts it short,
all ways have been played on in all worlds.
"""

from typing import Final

from civitas.bots.search.budget import Budget
from civitas.bots.search.clock import Clock
from civitas.bots.search.playouts import played_on
from civitas.bots.search.skill import Skill
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position

WAYS_A_WORLD: Final = 4
"""So many more ways are let in with every world: two times the root of the playouts, until all worlds are there."""


class Worlds:
    """Positions that fit what a seat sees, imagined when they are first needed."""

    def __init__(self, perspective: Perspective, first: Position, dice: Dice) -> None:
        self._perspective = perspective
        self._dice = dice
        self._imagined = [first]

    def at(self, number: int) -> Position:
        """One of those that are there, or the next one."""
        if number == len(self._imagined):
            world = self._perspective.imagine(self._dice)
            world.silence()
            self._imagined.append(world)
        return self._imagined[number]


class Widening:
    """Compares ways of a seat to go on."""

    def __init__(self, skill: Skill, budget: Budget, clock: Clock, seat: int) -> None:
        self._skill = skill
        self._budget = budget
        self._clock = clock
        self._seat = seat
        self._left = budget.trials

    def best(self, worlds: Worlds, ways: list[list[int]], order: list[int]) -> int:
        """The place of the way that turns out best; of equal ones the one listed first.

        `order` tells the places of the ways, the most promising first.
        """
        most = max(1, self._budget.worlds)
        ranked = [ways[place] for place in order]
        totals = self._played([worlds.at(0)], ranked[:1])
        deep = 1
        while not self._is_over():
            if len(totals) < len(ranked) and (len(totals) < WAYS_A_WORLD * deep or deep == most):
                # Let a way in: it counts when it has been in all worlds, too.
                values = self._played([worlds.at(number) for number in range(deep)], [ranked[len(totals)]])
                if len(values) == deep:
                    totals.append(sum(values, 0.0))
            elif deep < most:
                # One world more: it counts when all ways have been in it.
                values = self._played([worlds.at(deep)], ranked[: len(totals)])
                if len(values) == len(totals):
                    totals = [total + value for total, value in zip(totals, values, strict=True)]
                    deep += 1
            else:
                break
        highest = max(totals)
        return min([place for place, total in zip(order, totals, strict=False) if total == highest])

    def _played(self, worlds: list[Position], ways: list[list[int]]) -> list[float]:
        """What these ways come to in these worlds, one by one, until the search has to end."""
        values: list[float] = []
        for world in worlds:
            for actions in ways:
                if values and self._is_over():
                    return values
                values.append(played_on(self._skill, world, self._seat, actions, self._budget.turns))
                self._left -= 1
        return values

    def _is_over(self) -> bool:
        return self._left <= 0 or self._clock.is_up()
