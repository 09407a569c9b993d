"""Counting spaces: how far cities and attacks reach, and what is in the way of caravans.

What stands in the way is marked first, so that the counting itself only looks into lists.
"""

from typing import Final

from civitas.games.new_dawn.facts.focus_cards import (
    THROUGH_BARBARIANS,
    THROUGH_CITY_STATES,
    THROUGH_RIVALS,
    THROUGH_WATER,
)
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.map.world import SPACES, Step
from civitas.games.new_dawn.model import FREE, NewDawn

# How a space is marked for counting.
CLOSED: Final = 0
"""It cannot be reached; 0, so that a mark says by itself whether it can."""
OPEN: Final = 1
STOP: Final = 2
"""It can be reached but nothing is counted through it."""
WAY: Final = -1
"""It is counted through, but nobody looks for it; less than 0, so that one look tells what is looked for."""


def mark_obstacles(p: NewDawn, seat: int, marks: list[int], mark: int, through: int) -> None:
    """Mark what stops the count for cities and attacks: rival pieces, city-states and barbarians (R6.7-d, R8.4-a).

    They get this mark, but are OPEN if they are among those that the count goes `through`.
    """
    rivals = OPEN if through & THROUGH_RIVALS else mark
    for other, c in enumerate(p.civs):
        if other != seat:
            for space in c.cities:
                marks[space] = rivals
            for space in c.tokens:
                marks[space] = rivals
    city_states = OPEN if through & THROUGH_CITY_STATES else mark
    states = p.states
    for state, space in p.world.state_spaces:
        if states[state] == FREE:
            marks[space] = city_states
    barbarians = OPEN if through & THROUGH_BARBARIANS else mark
    for space in p.barbarians:
        # A barbarian may stand in front of a city-state: either of them stops the count.
        if space >= 0 and marks[space] != mark:
            marks[space] = barbarians


class Reach:
    """The targets of attacks, as long as these hold."""

    def __init__(self) -> None:
        self.targets: list[int] = []
        self.victories = NONE
        """Attacks won in this turn when the targets were found: the map changes by victories alone."""

    def copy(self) -> "Reach":
        """A reach of its own; the list is never changed in place."""
        other = Reach()
        other.targets = self.targets
        other.victories = self.victories
        return other


def attack_reach(p: NewDawn, seat: int, distance: int, through: int, reach: Reach) -> list[int]:
    """The targets within range of an attack, counted from any friendly space not won this turn (R8.3-a, R8.6-a).

    Terrain does not matter (R8.4-b); what the card does not allow blocks the way but may be the target (R8.4-a).
    """
    if reach.victories != p.victories:
        c = p.civs[seat]
        starts = c.cities + c.tokens
        if p.won:
            starts = [space for space in starts if space not in p.won]
        reach.targets = _targets(p, seat, starts, distance, through)
        reach.victories = p.victories
    return reach.targets


def _targets(p: NewDawn, seat: int, starts: list[int], distance: int, through: int) -> list[int]:
    marks = [WAY] * SPACES
    mark_obstacles(p, seat, marks, STOP, through)
    return rings_around(starts, distance, marks, p.world.steps(through & THROUGH_WATER != 0))[0]


def city_reach(p: NewDawn, seat: int, starts: list[int], distance: int, marks: list[int], water: bool) -> list[int]:
    """The spaces within the range of an industry card, without the starts and what stops the count (R6.7-d, N22).

    `marks` is CLOSED where terrain is too difficult; water is open only if the card says so.
    """
    marks = marks[:]
    mark_obstacles(p, seat, marks, CLOSED, 0)
    return rings_around(starts, distance, marks, p.world.steps(water))[0]


def rings_around(
    starts: list[int], distance: int, marks: list[int], steps: list[list[Step]]
) -> tuple[list[int], list[int]]:
    """The spaces within this distance of the starts, the nearest first, and how many lie within 1, 2, ... spaces.

    The starts are not among them; the marks are used up.
    """
    for space in starts:
        marks[space] = CLOSED
    found: list[int] = []
    counts: list[int] = []
    if distance <= 0:
        return found, counts
    frontier: list[Step] = []
    for space in starts:
        frontier += steps[space]
    for _ in range(distance - 1):
        reached: list[Step] = []
        for step in frontier:
            # Most steps lead where others have led before.
            if marks[step.space]:
                space = step.space
                mark = marks[space]
                marks[space] = CLOSED
                if mark < CLOSED:
                    reached += step.onward
                else:
                    found.append(space)
                    if mark != STOP:
                        reached += step.onward
        counts.append(len(found))
        if not reached:
            return found, counts
        frontier = reached
    # From the last and longest ring nobody goes on.
    for step in frontier:
        if marks[step.space] > CLOSED:
            marks[step.space] = CLOSED
            found.append(step.space)
    counts.append(len(found))
    return found, counts


def ways_back(starts: list[int], distance: int, marks: list[int], ways: list[list[int]]) -> dict[int, int]:
    """For every space within this distance the one before it on a shortest way from the starts."""
    before: dict[int, int] = {}
    frontier = starts
    for _ in range(distance):
        reached: list[int] = []
        for space in frontier:
            for other in ways[space]:
                if marks[other] and other not in before and other not in starts:
                    before[other] = space
                    if marks[other] == OPEN:
                        reached.append(other)
        frontier = reached
    return before


def caravan_reach(starts: list[int], most: int, marks: list[int], ways: list[list[int]]) -> list[int]:
    """How far each space is for a caravan that may go so many spaces; 0 where it cannot go."""
    distances = [0] * SPACES
    for space in starts:
        distances[space] = -1
    frontier = starts
    for step in range(1, most + 1):
        reached: list[int] = []
        for space in frontier:
            for other in ways[space]:
                if not distances[other]:
                    mark = marks[other]
                    if mark:
                        distances[other] = step
                        if mark == OPEN:
                            reached.append(other)
        if not reached:
            break
        frontier = reached
    return distances
