"""Where figures go: scouts to city sites and unknown land, armies to huts, unknown land and weak enemies."""

from typing import Final

from civitas.bots.civilization_2010.chances import Chances
from civitas.bots.civilization_2010.habits import ICON_VALUES
from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.facts.terrain import WATER
from civitas.games.civilization_2010.map.pieces import is_city_state, is_hut, is_relic, is_village
from civitas.games.civilization_2010.map.sites import site_rule
from civitas.games.civilization_2010.model import CULTURE_PRINTED, Civilization2010
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.standings import (
    city_limit,
    may_cross_water,
    may_stop_on_water,
    stacking_limit,
)
from civitas.games.civilization_2010.verbs import (
    DISCOVER,
    DONE_CODE,
    GROUPS,
    LEAVE,
    MARCH,
    STEP,
    STOP_CODE,
)

REACH: Final = 14
"""Targets farther than so many steps are not looked at."""
STEP_COST: Final = 0.25
"""What a target is worth less for every step."""
NO_TARGET: Final = 0.4
"""Less than this is not worth a march."""

# What targets are worth.
SITE: Final = 6.0
UNKNOWN: Final = 3.0
SEARCH: Final = 2.0
HUT: Final = 5.0
RELIC: Final = 6.0
CITY_STATE: Final = 3.5
VILLAGE: Final = 5.0
SCOUTS: Final = 4.0
ARMY: Final = 4.0
CITY: Final = 9.0
CAPITAL: Final = 60.0
GUARD: Final = 1.5
NEARER: Final = 0.5
"""For every step nearer to the capital that is to be taken."""
GATHER: Final = 2.5
"""For joining other armies on a campaign."""
# And the chances that are good enough to try.
GOOD: Final = 0.75
FAIR: Final = 0.6
BOLD: Final = 0.6
SURE: Final = 0.999
READY: Final = 0.75


class Journeys:
    """The movement of one seat, thought of afresh for every step."""

    def __init__(self, p: Civilization2010, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.crosses = may_cross_water(p, seat)
        self.stops = may_stop_on_water(p, seat)
        self.sites: dict[int, float] = {}
        self.stack = stacking_limit(p, seat)
        self.chances = Chances(p, seat)
        self.capital = self._campaign()
        """The capital that the armies gather against, or -1."""

    def _campaign(self) -> int:
        """The capital that a full stack could take with a fair chance."""
        p = self.p
        best, capital = READY, -1
        if len(p.empires[self.seat].armies) + len(p.group_armies) < 2:
            return -1
        for other, rival in enumerate(p.empires):
            if other != self.seat and rival.cities:
                chance = self.chances.of(self.stack, rival.cities[0])
                if chance > best:
                    best, capital = chance, rival.cities[0]
        return capital

    def choose(self, legal: list[int]) -> int:
        """A march, a step, or the end of it."""
        marches = [action for action in legal if MARCH.owns(action)]
        if marches:
            return self._set_out(marches, legal)
        if any(STEP.owns(action) or DISCOVER.owns(action) for action in legal) or STOP_CODE in legal:
            return self._go_on(legal)
        return DONE_CODE if DONE_CODE in legal else legal[0]

    def _set_out(self, marches: list[int], legal: list[int]) -> int:
        """The march with the best target."""
        best, choice = NO_TARGET, DONE_CODE if DONE_CODE in legal else legal[0]
        for action in marches:
            armies, scouts = GROUPS[MARCH.second(action)]
            if (armies and scouts) or scouts > 1 or not self._is_sensible(MARCH.first(action), armies):
                continue
            value, _ = self._target(MARCH.first(action), armies, scouts)
            if value > best:
                best, choice = value, action
        return choice

    def _is_sensible(self, square: int, armies: int) -> bool:
        """One army explores; all of a square attack together."""
        return armies <= 1 or armies == self.p.empires[self.seat].armies_at(square)

    def _go_on(self, legal: list[int]) -> int:
        p = self.p
        frame = p.frames[-1]
        assert isinstance(frame, Moving)
        at, party = frame.at(p), frame.party(p)
        value, path = self._target(at, party.armies, party.scouts)
        if value > NO_TARGET and path:
            if DISCOVER.code(path[0] - 4) in legal and path[0] >= 4:
                return DISCOVER.code(path[0] - 4)
            if path[0] < 4 and STEP.code(path[0]) in legal:
                return STEP.code(path[0])
        if STOP_CODE in legal:
            return STOP_CODE
        steps = [action for action in legal if STEP.owns(action)]
        calm = [action for action in steps if not self._is_fight(p.board.neighbour[at][STEP.first(action)])]
        return (calm or steps or [action for action in legal if not LEAVE.owns(action)] or legal)[0]

    def _is_fight(self, square: int) -> bool:
        return self.p.has_enemy(self.seat, square) or is_village(self.p.piece[square])

    # Targets.

    def _target(self, start: int, armies: int, scouts: int) -> tuple[float, list[int]]:
        """The best target of a group, and the way there: directions, or 4 + direction for a tile to turn up."""
        p = self.p
        before: dict[int, tuple[int, int]] = {start: (-1, -1)}
        frontier, best, goal, last = [start], self._at(start, armies, scouts, 0), start, -1
        for distance in range(1, REACH + 1):
            reached: list[int] = []
            for square in frontier:
                for direction, other in enumerate(p.board.neighbour[square]):
                    if other < 0 or other in before:
                        continue
                    if p.terrain[other] < 0:
                        value = self._unknown(scouts) - STEP_COST * distance
                        if value > best:
                            best, goal, last = value, square, 4 + direction
                        continue
                    passes, value = self._entering(other, armies, scouts, distance)
                    if value > best:
                        before[other] = (square, direction)
                        best, goal, last = value, other, -1
                    if passes:
                        before.setdefault(other, (square, direction))
                        reached.append(other)
            frontier = reached
            if not frontier:
                break
        path = [] if last < 0 else [last]
        while goal != start:
            goal, direction = before[goal]
            path.insert(0, direction)
        return best if path else 0.0, path

    def _unknown(self, scouts: int) -> float:
        """What a tile is worth that lies facedown: most to a scout that looks for a place for a city."""
        needs_site = len(self.p.empires[self.seat].cities) < city_limit(self.p, self.seat)
        return UNKNOWN + (SEARCH if scouts and needs_site else 0.0)

    def _entering(self, square: int, armies: int, scouts: int, distance: int) -> tuple[bool, float]:
        """Whether a group can go on beyond a square, and what ending there is worth."""
        p = self.p
        piece = p.piece[square]
        none = -1.0
        if p.terrain[square] == WATER and not self.crosses:
            return False, none
        if p.centre[square] == square:
            if p.owner[square] == self.seat:
                return True, none
            return False, self._attack(square, armies, distance) if armies else none
        if p.has_enemy(self.seat, square) or is_village(piece):
            return False, self._attack(square, armies, distance) if armies else none
        if is_hut(piece):
            return False, HUT - STEP_COST * distance if armies else none
        if is_relic(piece):
            return armies > 0, RELIC - STEP_COST * distance if armies else none
        return True, self._at(square, armies, scouts, distance)

    def _attack(self, square: int, armies: int, distance: int) -> float:
        p = self.p
        chance = self.chances.of(armies, square)
        if is_village(p.piece[square]):
            return VILLAGE * chance - STEP_COST * distance if chance > FAIR else -1.0
        if p.is_capital(square):
            return CAPITAL * chance - STEP_COST * distance if chance > BOLD else -1.0
        if p.centre[square] == square:
            return CITY * chance - STEP_COST * distance if chance > GOOD else -1.0
        if chance < GOOD:
            return -1.0
        return (SCOUTS if chance > SURE else ARMY) * chance - STEP_COST * distance

    def _at(self, square: int, armies: int, scouts: int, distance: int) -> float:
        """What ending on a free square is worth."""
        p = self.p
        if p.terrain[square] == WATER and not self.stops:
            return -1.0
        others = p.empires[self.seat].figures_at(square)
        if distance and others + armies + scouts > self.stack:
            return -1.0
        value = -STEP_COST * distance
        if is_city_state(p.piece[square]) and (distance or others == 0):
            value += CITY_STATE
        if scouts and not armies:
            return value + self._site(square)
        if armies and self.capital >= 0:
            armed = p.empires[self.seat].armies_at(square)
            value += NEARER * (REACH - p.board.steps[square][self.capital])
            value += GATHER if 0 < armed < self.stack else 0.0
        elif armies and p.owner[square] == self.seat:
            value += GUARD * (1.0 if others == 0 else 0.3)
        return value

    def _site(self, square: int) -> float:
        """What a scout is good for on a square: a new city, else what it sends home."""
        p = self.p
        empire = p.empires[self.seat]
        own = sum((value * square_icons(p, square, icon) for icon, value in ICON_VALUES), 0.0)
        sent = 0.0 if p.owner[square] == self.seat else 0.3 * own
        if len(empire.cities) >= city_limit(p, self.seat):
            return sent
        if square not in self.sites:
            self.sites[square] = self._city_value(square)
        return max(sent, self.sites[square])

    def _city_value(self, square: int) -> float:
        p = self.p
        if p.terrain[square] == WATER or p.owner[square] >= 0 or site_rule(p, self.seat, square):
            return 0.0
        total = 0.0
        for other in p.board.around[square]:
            total += sum((value * square_icons(p, other, icon) for icon, value in ICON_VALUES), 0.0)
            total += 0.4 if 0 <= p.printed[other] < CULTURE_PRINTED else 0.0
        return SITE + 0.35 * (total - 6.0)
