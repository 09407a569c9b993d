"""Where figures go, quickly: one look around from each group, and only at its first step."""

from typing import Final

from civitas.bots.civilization_2010.campaign import DESPERATE, NEARLY_RICH, Campaign, easiest_capital
from civitas.bots.civilization_2010.chances import Chances
from civitas.bots.civilization_2010.council import land_balance
from civitas.bots.civilization_2010.doctrine import CONQUEST, ICON_WORTH
from civitas.bots.civilization_2010.temper import SOUND, Temper
from civitas.games.civilization_2010.battles.aftermath import ON_CODE_OF_LAWS
from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.facts.abilities import CODE_OF_LAWS_DONE
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_ICONS
from civitas.games.civilization_2010.facts.techs import CODE_OF_LAWS
from civitas.games.civilization_2010.facts.terrain import COMBAT, WATER
from civitas.games.civilization_2010.map.pieces import FIRST_CITY_STATE, FIRST_HUT, is_city_state, is_hut, is_village
from civitas.games.civilization_2010.map.sites import site_rule
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.standings import (
    city_limit,
    coins,
    has_room_for_coin,
    may_cross_water,
    may_stop_on_water,
    stacking_limit,
    travel_speed,
)
from civitas.games.civilization_2010.verbs import DISCOVER, DONE_CODE, GROUPS, LEAVE, MARCH, STEP, STOP_CODE

REACH: Final = 12
SCOUT_REACH: Final = 8
"""Targets farther than so many steps are not looked at."""
WORTH_A_MARCH: Final = 0.4

# What targets are worth.
UNKNOWN: Final = 2.7
SEARCH: Final = 2.5
"""For unknown land while there is a city to found."""
HUT: Final = 8.0
RELIC: Final = 6.0
HOLD: Final = 1.4
"""For each point that the icons of a city-state are worth in a turn."""
VILLAGE: Final = 5.0
SCOUTS: Final = 4.0
ARMY: Final = 4.0
GLORY: Final = 5.0
"""For a coin on Code of Laws."""
LEADER: Final = 6.0
"""For beating a rival who has many coins,"""
RICH: Final = 6
"""so many."""
ROBBED: Final = 4.0
"""For a coin that the loser has to discard."""
CITY: Final = 9.0
CAPITAL: Final = 60.0
SITE: Final = 7.0
"""For a site of twelve points; each point more or less counts."""
PLAIN_LAND: Final = 12.0
LAND: Final = 0.5
GATHER: Final = 0.7
"""For each point that a square sends home in a turn."""
RISK: Final = 3.0
"""For a place where an army could find a lone scout in the next turn."""
NOTHING: Final = -1.0
# And the chances that are good enough to try.
READY: Final = 0.75
GOOD: Final = 0.75
FAIR: Final = 0.6
SURE: Final = 0.999


class Marches:
    """The movement of one seat."""

    def __init__(self, p: Civilization2010, seat: int, way: int, temper: Temper = SOUND) -> None:
        self.p = p
        self.seat = seat
        self.way = way
        empire = p.empires[seat]
        self.empire = empire
        self.crosses = may_cross_water(p, seat)
        self.stops = may_stop_on_water(p, seat)
        self.stack = stacking_limit(p, seat)
        self.wants_site = len(empire.cities) < city_limit(p, seat)
        self.haste = temper.haste
        raids = temper.raids
        self.raids = raids
        self.hinders = temper.hinders
        self.chances = Chances(p, seat)
        self.hunters = self._hunters() if raids and empire.scouts else []
        goal = self._goal()
        self.campaign = Campaign(p, seat, goal, self.chances) if goal >= 0 else None

    def _goal(self) -> int:
        """The capital that is to be taken, or -1: whoever does not live by war wants a good chance."""
        p = self.p
        if self.way == CONQUEST:
            return easiest_capital(p, self.seat, self.chances, self.stack)
        armies = len(self.empire.armies) + len(p.group_armies)
        if armies < 2:
            return -1
        best, goal = 0.0, -1
        size = min(self.stack, armies) if self.hinders else self.stack
        for other in p.others_after(self.seat):
            rival = p.empires[other]
            if rival.cities:
                chance = self.chances.of(size, rival.cities[0])
                if chance > best and chance > (DESPERATE if self._must_stop(other) else READY):
                    best, goal = chance, rival.cities[0]
        return goal

    def _must_stop(self, other: int) -> bool:
        """Whether a rival is about to win, and before this seat."""
        if not self.hinders:
            return False
        riches = coins(self.p, other)
        return riches >= NEARLY_RICH and riches > coins(self.p, self.seat)

    def _hunters(self) -> list[tuple[int, int]]:
        """Where the armies of others stand, and how far they come in a turn."""
        p = self.p
        return [
            (army, travel_speed(p, other)) for other in p.others_after(self.seat) for army in p.empires[other].armies
        ]

    # Answers.

    def set_out(self, legal: list[int]) -> int:
        """Who moves next: armies before scouts, who profit from what they find; -1: nobody."""
        for wants_armies in (True, False):
            for action in legal:
                if not MARCH.owns(action):
                    continue
                armies, scouts = GROUPS[MARCH.second(action)]
                if (armies > 0) != wants_armies or (armies and scouts) or scouts > 1:
                    continue
                square = MARCH.first(action)
                if armies > 1 and armies != self.empire.armies_at(square):
                    continue
                if self.next_move(square, armies, scouts) >= 0:
                    return action
        return DONE_CODE if DONE_CODE in legal else legal[0]

    def next_move(self, at: int, armies: int, scouts: int) -> int:
        """Where a group goes next: a direction, 4 + direction to turn up a tile, -1 to stay."""
        if armies and self.campaign is not None and self.campaign.leads_on(at):
            if armies < min(self.stack, self._companions(at, armies)):
                return -1  # All of a square go together.
            return self.campaign.move(at, armies)
        value, move = self.look(at, armies, scouts)
        return move if value > WORTH_A_MARCH else -1

    def _companions(self, at: int, armies: int) -> int:
        """The armies of a square, unless the group has left already."""
        p = self.p
        return armies if p.group_at == at and p.group_seat == self.seat else self.empire.armies_at(at)

    def go_on(self, legal: list[int]) -> int:
        """The next step of the group that is under way."""
        p = self.p
        frame = p.frames[-1]
        assert isinstance(frame, Moving)
        at, party = frame.at(p), frame.party(p)
        move = self.next_move(at, party.armies, party.scouts)
        if move >= 0:
            action = DISCOVER.code(move - 4) if move >= 4 else STEP.code(move)
            if action in legal:
                return action
        if STOP_CODE in legal:
            return STOP_CODE
        return self._anywhere(at, legal)

    def _anywhere(self, at: int, legal: list[int]) -> int:
        """A step without a fight, if there is one."""
        neighbour = self.p.board.neighbour[at]
        choice = -1
        for action in legal:
            if STEP.owns(action):
                square = neighbour[STEP.first(action)]
                if not self.p.has_enemy(self.seat, square) and not is_village(self.p.piece[square]):
                    return action
                choice = action
        if choice >= 0:
            return choice
        return next((action for action in legal if not LEAVE.owns(action)), legal[0])

    # Looking around.

    def look(self, start: int, armies: int, scouts: int) -> tuple[float, int]:
        """The best target, and the first move towards it: a direction, 4 + direction to turn up a tile, -1 to stay."""
        p = self.p
        terrain, neighbours = p.terrain, p.board.neighbour
        first: list[int] = [-1] * p.board.size
        first[start] = 8
        best, move = self._standing(start, armies, scouts, 0), -1
        unknown = UNKNOWN + (SEARCH if self.wants_site else 0.0)
        frontier = [start]
        for distance in range(1, (REACH if armies else SCOUT_REACH) + 1):
            reached: list[int] = []
            cost = self.haste * distance
            for square in frontier:
                row = neighbours[square]
                for direction in range(4):
                    other = row[direction]
                    if other < 0 or first[other] >= 0:
                        continue
                    if terrain[other] < 0:
                        if unknown - cost > best:
                            best = unknown - cost
                            move = 4 + direction if square == start else first[square]
                        continue
                    first[other] = direction if square == start else first[square]
                    value = self._entering(other, armies, scouts, distance)
                    if value > NOTHING * 2:
                        reached.append(other)
                    else:
                        value = -value - 10.0
                    if value - cost > best:
                        best, move = value - cost, first[other]
            frontier = reached
            if not reached:
                break
        return best, move

    def _entering(self, square: int, armies: int, scouts: int, distance: int) -> float:
        """What ending on a square is worth; for one beyond which nobody goes, -10 less that."""
        p = self.p
        piece = p.piece[square]
        if p.terrain[square] == WATER and not self.crosses:
            return -10.0 - NOTHING
        if p.centre[square] == square:
            if p.owner[square] == self.seat:
                return NOTHING
            return -10.0 - (self._attack(square, armies) if armies else NOTHING)
        holder = p.holder[square]
        if holder >= 0 and holder != self.seat:
            return -10.0 - (self._attack(square, armies) if armies else NOTHING)
        if FIRST_HUT <= piece < FIRST_CITY_STATE:
            if not armies:
                return -10.0 - NOTHING
            if is_village(piece):
                return -10.0 - self._attack(square, armies)
            return -10.0 - HUT if is_hut(piece) else RELIC
        return self._standing(square, armies, scouts, distance)

    def _attack(self, square: int, armies: int) -> float:
        p = self.p
        if is_village(p.piece[square]) and self.empire.sheet().takes_villages:
            return VILLAGE
        chance = self.chances.of(armies, square)
        if is_village(p.piece[square]):
            return (VILLAGE + self._glory()) * chance if chance > FAIR else NOTHING
        if p.is_capital(square):
            return CAPITAL * chance if chance > FAIR else NOTHING
        if chance < (FAIR if self.hinders else GOOD):
            return NOTHING
        if p.centre[square] == square:
            return (CITY + self._spite(p.owner[square])) * chance
        prize = (SCOUTS if chance > SURE else ARMY) + self._glory()
        is_rich = self.raids and any(p.empires[p.holder[square]].coins)
        return (prize + (ROBBED if is_rich else 0.0) + self._spite(p.holder[square])) * chance

    def _spite(self, other: int) -> float:
        """What it is worth besides to beat a rival who is ahead."""
        if not self.hinders:
            return 0.0
        riches = coins(self.p, other)
        return LEADER if riches >= RICH and riches >= coins(self.p, self.seat) - 1 else 0.0

    def _glory(self) -> float:
        """What winning a battle is worth: Code of Laws makes it a coin."""
        empire = self.empire
        if not self.raids or not empire.knows(CODE_OF_LAWS) or empire.has_used(CODE_OF_LAWS_DONE):
            return 0.0
        return GLORY if has_room_for_coin(self.p, self.seat, ON_CODE_OF_LAWS) else 0.0

    def _standing(self, square: int, armies: int, scouts: int, distance: int) -> float:
        """What ending on a free square is worth."""
        p = self.p
        if p.terrain[square] == WATER and not self.stops:
            return NOTHING
        others = self.empire.figures_at(square) if p.holder[square] == self.seat else 0
        if distance and others + armies + scouts > self.stack:
            return NOTHING
        if is_city_state(p.piece[square]) and (distance == 0 or others == 0):
            return self._city_state(p.piece[square] - FIRST_CITY_STATE)
        if scouts and not armies:
            return self._service(square) - self._risk(square)
        return 0.0

    def _risk(self, square: int) -> float:
        """What a lone scout risks on a square."""
        if self.empire.armies_at(square):
            return 0.0
        steps = self.p.board.steps[square]
        for army, speed in self.hunters:
            if steps[army] <= speed:
                return RISK
        return 0.0

    def _city_state(self, number: int) -> float:
        worth = ICON_WORTH[self.way]
        total = 1.0
        for icon, count in enumerate(CITY_STATE_ICONS[number]):
            if count:
                total += count * worth[icon]
        return HOLD * total

    def _service(self, square: int) -> float:
        """What a scout is good for on a square: a new city, else what it sends home."""
        p = self.p
        if self.wants_site and p.owner[square] < 0 and not site_rule(p, self.seat, square):
            return SITE + LAND * (land_balance(p, square) - PLAIN_LAND)
        if p.owner[square] == self.seat:
            return 0.0
        worth = ICON_WORTH[self.way]
        total = 0.0
        for icon in range(COMBAT):
            count = square_icons(p, square, icon)
            if count:
                total += count * worth[icon]
        return GATHER * total
