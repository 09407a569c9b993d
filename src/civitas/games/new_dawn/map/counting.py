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


def mark_obstacles(p: NewDawn, seat: int, through: int, marks: list[int]) -> None:
    """Mark what stops the count for cities and attacks: rival pieces, barbarians and city-states (R6.7-d, R8.4-a)."""
    if not through & THROUGH_RIVALS:
        for other, c in enumerate(p.civs):
            if other != seat:
                for space in c.cities:
                    marks[space] = STOP
                for space in c.tokens:
                    marks[space] = STOP
    if not through & THROUGH_CITY_STATES:
        states = p.states
        for state, space in p.world.state_spaces:
            if states[state] == FREE:
                marks[space] = STOP
    if not through & THROUGH_BARBARIANS:
        for space in p.barbarians:
            if space >= 0:
                marks[space] = STOP


class Reach:
    """The targets of attacks, the spaces within range and what they were counted with, as long as these hold."""

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.obstacles: list[int] = []
        self.distance = 0
        self.through = 0
        self.spaces: list[int] = []
        self.targets: list[int] = []
        self.victories = NONE
        """Attacks won in this turn when the targets were found: the map changes by victories alone."""

    def copy(self) -> "Reach":
        """A reach of its own; the lists are never changed in place."""
        other = Reach()
        other.starts = self.starts
        other.obstacles = self.obstacles
        other.distance = self.distance
        other.through = self.through
        other.spaces = self.spaces
        other.targets = self.targets
        other.victories = self.victories
        return other

    def count(self, p: NewDawn, starts: list[int], obstacles: list[int], distance: int, through: int) -> list[int]:
        """The spaces within this distance, counted only if something has changed since the last time."""
        is_known = distance == self.distance and through == self.through
        if not is_known or starts != self.starts or obstacles != self.obstacles:
            self.starts, self.obstacles, self.distance, self.through = starts, obstacles, distance, through
            steps = p.world.steps(through & THROUGH_WATER != 0)
            self.spaces = spaces_within(starts, distance, obstacles[:], steps)
        return self.spaces


def attack_reach(p: NewDawn, seat: int, distance: int, through: int, reach: Reach) -> list[int]:
    """The targets within range of an attack, counted from any friendly space not won this turn (R8.3-a, R8.6-a).

    Terrain does not matter (R8.4-b); what the card does not allow blocks the way but may be the target (R8.4-a).
    """
    if reach.victories == p.victories:
        return reach.targets
    c = p.civs[seat]
    starts = c.cities + c.tokens
    if p.won:
        starts = [space for space in starts if space not in p.won]
    targets = [OPEN] * SPACES
    mark_obstacles(p, seat, 0, targets)
    obstacles = targets
    if through & ~THROUGH_WATER:
        obstacles = [OPEN] * SPACES
        mark_obstacles(p, seat, through, obstacles)
    reach.victories = p.victories
    reach.targets = [space for space in reach.count(p, starts, obstacles, distance, through) if targets[space] == STOP]
    return reach.targets


def city_reach(p: NewDawn, seat: int, starts: list[int], distance: int, marks: list[int], water: bool) -> list[int]:
    """The spaces within the range of an industry card, the starts included (R6.7-d, N22).

    `marks` is CLOSED where terrain is too difficult; water is open only if the card says so.
    """
    marks = marks[:]
    mark_obstacles(p, seat, 0, marks)
    return starts + spaces_within(starts, distance, marks, p.world.steps(water))


def spaces_within(starts: list[int], distance: int, marks: list[int], steps: list[list[Step]]) -> list[int]:
    """The spaces no farther than this from the starts, these not included, the nearest first; uses the marks up."""
    return rings_around(starts, distance, marks, steps)[0]


def rings_around(
    starts: list[int], distance: int, marks: list[int], steps: list[list[Step]]
) -> tuple[list[int], list[int]]:
    """The spaces within this distance, the nearest first, and how many of them lie within 1, 2, ... spaces."""
    for space in starts:
        marks[space] = CLOSED
    found: list[int] = []
    counts: list[int] = []
    if distance <= 0:
        return found, counts
    frontier = [steps[space] for space in starts]
    for _ in range(distance - 1):
        reached: list[list[Step]] = []
        for ahead in frontier:
            for step in ahead:
                space = step.space
                mark = marks[space]
                if mark:
                    marks[space] = CLOSED
                    found.append(space)
                    if mark == OPEN:
                        reached.append(step.onward)
        counts.append(len(found))
        if not reached:
            return found, counts
        frontier = reached
    # From the last and longest ring nobody goes on.
    for ahead in frontier:
        for step in ahead:
            space = step.space
            if marks[space]:
                marks[space] = CLOSED
                found.append(space)
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
