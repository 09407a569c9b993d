"""How a battle would probably end."""

import math
from typing import Final

from civitas.bots.civilization_2010.outlook import hand_power
from civitas.games.civilization_2010.facts.constants import (
    CAPITAL_DEFENCE,
    CITY_DEFENCE,
    CITY_STATE_DEFENCE,
    WALLS_DEFENCE,
)
from civitas.games.civilization_2010.map.pieces import is_city_state
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import combat_bonus

BARBARIAN_POWER: Final = 7.5
"""Three units of rank I."""
HELPLESS: Final = -100.0
"""Lone scouts."""
HEAVY: Final = 1.25
"""How much units count beside bonuses: whoever has more of them also loses fewer."""
LUCK: Final = 1.7
"""How much luck there is in a battle, in points of combat value; both as in many battles that were played."""


class Chances:
    """How attacks of one seat would end; worked out once for each target and number of armies."""

    def __init__(self, p: Civilization2010, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.bonus = [combat_bonus(p, each) for each in range(p.players)]
        self.known: dict[tuple[int, int], float] = {}

    def of(self, armies: int, target: int) -> float:
        """The chance of an attack with so many armies on an army, a city or a village."""
        key = (armies, target)
        if key not in self.known:
            self.known[key] = 1.0 / (1.0 + math.exp(-min(100.0, self.margin(armies, target)) / LUCK))
        return self.known[key]

    def margin(self, armies: int, target: int) -> float:
        """By how much an attack with so many armies would be stronger than who is there."""
        own = HEAVY * hand_power(self.p, self.seat, armies, defends_city=False) + self.bonus[self.seat]
        return own - self._resistance(target)

    def _resistance(self, target: int) -> float:
        p = self.p
        owner, holder = p.owner[target], p.holder[target]
        if p.centre[target] == target and owner != self.seat:
            rival = p.empires[owner]
            place = rival.cities.index(target)
            wall = (CAPITAL_DEFENCE if place == 0 else CITY_DEFENCE) + WALLS_DEFENCE * rival.walls[place]
            return HEAVY * hand_power(p, owner, 1, defends_city=True) + self.bonus[owner] + wall
        if holder >= 0 and holder != self.seat:
            defenders = p.empires[holder].armies_at(target)
            if not defenders:
                return HELPLESS
            help_there = CITY_STATE_DEFENCE if is_city_state(p.piece[target]) else 0
            return HEAVY * hand_power(p, holder, defenders, defends_city=False) + self.bonus[holder] + help_there
        return BARBARIAN_POWER
