"""What a city could produce, what it is worth, and where it would go."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import COIN_WORTH, WONDER_WORTH
from civitas.bots.civilization_2010.goods import advance_worth
from civitas.bots.civilization_2010.sight import Sight
from civitas.games.civilization_2010.cities.producible import (
    is_building_item,
    is_unit_item,
    is_wonder_item,
    item_cost,
    open_sites,
    starred_square,
    wonder_site,
)
from civitas.games.civilization_2010.facts.buildings import IS_STARRED, MAY_STAND_ON
from civitas.games.civilization_2010.facts.civilizations import BUILDING_WONDERS
from civitas.games.civilization_2010.facts.constants import WALLS_DEFENCE
from civitas.games.civilization_2010.facts.techs import EDUCATION
from civitas.games.civilization_2010.facts.terrain import WATER
from civitas.games.civilization_2010.map.pieces import FIRST_WONDER, is_person, is_wonder
from civitas.games.civilization_2010.model import CULTURE_PRINTED, Civilization2010
from civitas.games.civilization_2010.standings import (
    battle_hand_size,
    city_limit,
    city_production,
    rush_cost,
    stacking_limit,
)
from civitas.games.civilization_2010.verbs import (
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_ARMY,
    ITEM_SCOUT,
    ITEM_WALLS,
)

NOTHING: Final = -1000.0
RUSH: Final = 1.2
"""How much dearer trade is that research could have used."""
LEVEL_LOST: Final = 5.0
"""What it costs that research reaches a lower level."""
SITE: Final = 2.4
"""What a scout is worth for each turn that is left, if there is a city to found."""
GATHERING: Final = 1.2
"""What any other scout is worth for each turn."""
EXPLORER: Final = 7.0
SECOND_ARMY: Final = 9.0
STACK: Final = 18.0
"""What an army of a campaign is worth."""
CAMPAIGN: Final = 3
"""Armies that a campaign begins with."""
SOLDIER: Final = 12.0
"""What a unit of a campaign is worth."""
GUARD: Final = 1.3
"""What a unit is worth for every point that the defence lacks."""
RESERVE: Final = 1.0
RESOURCE_UNDER: Final = 1.5
"""What a printed resource is worth that would be built over."""


class Yard:
    """What one city could produce, and where it would go."""

    def __init__(self, sight: Sight, centre: int, plan: list[list[int]] | None = None) -> None:
        self.sight = sight
        self.p: Civilization2010 = sight.p
        self.centre = centre
        self.pool = city_production(sight.p, sight.seat, centre)
        self.spare = sight.spare_trade()
        self.taken: list[int] = [row[1] for row in plan] if plan else []
        self._sites: list[tuple[float, int]] = []
        self._is_looked = False

    def sites(self) -> list[tuple[float, int]]:
        """The open squares, those first that lose least."""
        if not self._is_looked:
            self._is_looked = True
            for square in open_sites(self.p, self.sight.seat, self.centre):
                if square not in self.taken:
                    self._sites.append((self._site_worth(square), square))
            self._sites.sort()
        return self._sites

    def _site_worth(self, square: int) -> float:
        """What building there would lose."""
        p = self.p
        value = self.sight.square_worth(square)
        piece = p.piece[square]
        if is_wonder(piece):
            value += WONDER_WORTH[self.sight.way][piece - FIRST_WONDER]
        elif is_person(piece):
            value *= 0.7  # It goes back to the reserve.
        elif piece < 0 and 0 <= p.printed[square] < CULTURE_PRINTED:
            value += RESOURCE_UNDER
        return value

    def site(self, item: int) -> int:
        """Where a building or wonder goes: the square that loses least, or -1."""
        terrain = self.p.terrain
        if is_wonder_item(item):
            for _, square in self.sites():
                if terrain[square] != WATER:
                    return square
            return -1
        stands = MAY_STAND_ON[item - FIRST_BUILDING_ITEM]
        for _, square in self.sites():
            if stands[terrain[square]]:
                return square
        return -1

    def worth(self, item: int) -> float:
        """What an item is worth, without its price."""
        if item == ITEM_ARMY:
            return self._army()
        if item == ITEM_SCOUT:
            return self._scout()
        if is_unit_item(item):
            return self._unit(item - FIRST_UNIT_ITEM)
        if item == ITEM_WALLS:
            gap = self.sight.gap()
            return min(gap, float(WALLS_DEFENCE)) * GUARD if self.centre == self.sight.empire.cities[0] else 0.0
        square = self.site(item)
        if square < 0:
            return NOTHING
        if is_building_item(item):
            return self._building(item - FIRST_BUILDING_ITEM, square)
        return self._wonder(item - FIRST_WONDER_ITEM, square)

    def net_worth(self, item: int) -> float:
        """What an item is worth, less the trade that it takes from research."""
        value = self.worth(item)
        missing = item_cost(self.p, self.sight.seat, item) - self.pool
        if missing > 0:
            lost = rush_cost(self.p, self.sight.seat, missing) - self.spare
            if lost > 0:
                value -= lost * RUSH * self.sight.trade() + LEVEL_LOST
        return value

    def _building(self, building: int, square: int) -> float:
        gain = self.sight.piece_worth(building) - self._site_worth(square)
        if IS_STARRED[building]:
            old = starred_square(self.p, self.centre, [])
            if old >= 0 and old != square:
                gain -= self.sight.square_worth(old)
        return gain

    def _wonder(self, wonder: int, square: int) -> float:
        sight = self.sight
        gain = sight.piece_worth(FIRST_WONDER + wonder) + WONDER_WORTH[sight.way][wonder] * sight.turns / 10.0
        gain -= self._site_worth(square)
        old = wonder_site(self.p, self.centre, [])
        if old >= 0 and old != square:
            gain -= sight.square_worth(old) + WONDER_WORTH[sight.way][self.p.piece[old] - FIRST_WONDER]
        if sight.empire.sheet().glory & BUILDING_WONDERS:
            gain += advance_worth(sight)
        if sight.empire.knows(EDUCATION):
            gain += COIN_WORTH[sight.way]
        return gain

    def _army(self) -> float:
        sight = self.sight
        armies = len(sight.empire.armies)
        if sight.wants_war():
            return STACK if armies < max(CAMPAIGN, stacking_limit(self.p, sight.seat)) else 1.0
        if armies == 0:
            return EXPLORER
        return SECOND_ARMY if armies == 1 and self.p.turn < 8 else 0.5

    def _scout(self) -> float:
        sight = self.sight
        missing = city_limit(self.p, sight.seat) - len(sight.empire.cities)
        if missing > len(sight.empire.scouts):
            return SITE * sight.turns
        return GATHERING * sight.turns

    def _unit(self, unit_type: int) -> float:
        sight, empire = self.sight, self.sight.empire
        rank = max(1, empire.ranks[unit_type])
        total = empire.unit_total()
        value = RESERVE + 0.3 * rank
        if sight.wants_war():
            wanted = battle_hand_size(self.p, sight.seat, stacking_limit(self.p, sight.seat), False) + 2
            value += SOLDIER if total < wanted else 2.0
        if sight.gap() > 0.0:
            value += GUARD * sight.gap() * (1.0 if total < 7 else 0.5)
        return value + 0.1 * rank - 0.05 * empire.units_of_type(unit_type)


def best_item(yard: Yard, items: list[int]) -> tuple[float, int]:
    """The best of some items, and what it is worth."""
    best, choice = NOTHING, -1
    for item in items:
        value = yard.net_worth(item)
        if value > best:
            best, choice = value, item
    return best, choice
