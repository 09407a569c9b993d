"""A march on a capital: the armies gather before the gates, and storm them when they are strong enough."""

from typing import Final

from civitas.bots.civilization_2010.chances import Chances
from civitas.games.civilization_2010.facts.terrain import WATER
from civitas.games.civilization_2010.map.pieces import is_village
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import coins, may_cross_water, stacking_limit

LOST: Final = 99
"""Steps from where no road leads there."""
FIGHT: Final = 4
"""The steps that an enemy on the road counts for."""
GOOD: Final = 0.75
"""The chance with which he is fought."""
HALT: Final = 3
"""So many steps before the gates armies wait for others."""
BEHIND: Final = 4
"""Who is farther behind than so many steps hurries on before he looks for company."""
DISTANCE: Final = 0.6
"""What a step to a capital counts against it, in combat value."""
EASY: Final = 6.0
"""Being stronger by more than this does not make a capital easier to take."""
BOLD: Final = 0.62
"""The chance that is good enough for an assault,"""
DESPERATE: Final = 0.15
"""and that when a rival is about to win."""
NEARLY_RICH: Final = 12
"""Coins of a rival who will win next turn or the one after."""
STAY: Final = -1
UNKNOWN: Final = 4
"""Added to a direction in which a tile is turned up."""


class Campaign:
    """The march of one seat on one capital."""

    def __init__(self, p: Civilization2010, seat: int, goal: int, chances: Chances) -> None:
        self.p = p
        self.seat = seat
        self.goal = goal
        self.chances = chances
        self.empire = p.empires[seat]
        self.stack = stacking_limit(p, seat)
        self.crosses = may_cross_water(p, seat)
        self.road = self._road(goal)
        self.boldness = DESPERATE if self._is_late() else BOLD

    def _is_late(self) -> bool:
        p = self.p
        return any(coins(p, other) >= NEARLY_RICH for other in p.others_after(self.seat))

    def _road(self, target: int) -> list[int]:
        """How many steps each square is from the target, as far as is known; a fight on the way counts for more."""
        p = self.p
        neighbours = p.board.neighbour
        road = [LOST] * p.board.size
        road[target] = 0
        due: list[list[int]] = [[] for _ in range(LOST)]
        due[0].append(target)
        for distance in range(LOST):
            for square in due[distance]:
                if road[square] < distance:
                    continue
                for other in neighbours[square]:
                    if other < 0:
                        continue
                    there = distance + self._toll(other)
                    if there < road[other]:
                        road[other] = there
                        due[there].append(other)
        return road

    def _toll(self, square: int) -> int:
        """The steps that a square counts for; what is not known yet may be open."""
        p = self.p
        if p.terrain[square] < 0:
            return 1
        if p.terrain[square] == WATER and not self.crosses:
            return LOST
        if p.centre[square] == square and p.owner[square] != self.seat:
            return LOST
        return 1 + (FIGHT if is_village(p.piece[square]) or p.has_enemy(self.seat, square) else 0)

    def leads_on(self, at: int) -> bool:
        """Whether there is a road from a square to the goal."""
        return self.road[at] < LOST

    def move(self, at: int, armies: int) -> int:
        """Where a group goes next: a direction, UNKNOWN + a direction, or STAY."""
        size, place = self._vanguard(at, armies)
        if place == at or size + armies > self.stack or self.road[at] > self.road[place] + BEHIND:
            return self._advance(at, armies)
        return self._step(at, armies, self._road(place))

    def _vanguard(self, at: int, armies: int) -> tuple[int, int]:
        """The stack that is nearest to the goal, of equal ones the greatest: how many armies, and where."""
        empire = self.empire
        size, place = armies, at
        for square in empire.armies:
            if square == at:
                continue
            others = empire.armies_at(square)
            if self.road[square] < self.road[place] or (self.road[square] == self.road[place] and others > size):
                size, place = others, square
        return size, place

    def _advance(self, at: int, armies: int) -> int:
        if self.road[at] > HALT or self.chances.of(armies, self.goal) > self.boldness:
            return self._step(at, armies, self.road)
        return STAY

    def _step(self, at: int, armies: int, road: list[int]) -> int:
        p = self.p
        best, move = road[at], STAY
        for direction, other in enumerate(p.board.neighbour[at]):
            if other >= 0 and road[other] < best:
                best = road[other]
                move = direction + (UNKNOWN if p.terrain[other] < 0 else 0)
        return move if move < 0 or self._is_safe(p.board.neighbour[at][move % UNKNOWN], armies) else STAY

    def _is_safe(self, square: int, armies: int) -> bool:
        """Whether nobody is there who could well beat the group; the goal was thought of before."""
        if square == self.goal or self._toll(square) <= 1:
            return True
        return self.chances.of(armies, square) > GOOD


def easiest_capital(p: Civilization2010, seat: int, chances: Chances, stack: int) -> int:
    """The capital to march on, whether the armies are strong enough yet or not; -1 if there is none."""
    cities = p.empires[seat].cities
    if not cities:
        return -1
    best, goal = -1000.0, -1
    for other in p.others_after(seat):
        rival = p.empires[other]
        if not rival.cities:
            continue
        target = rival.cities[0]
        value = min(EASY, chances.margin(stack, target)) - DISTANCE * p.board.steps[target][cities[0]]
        if value > best:
            best, goal = value, target
    return goal
