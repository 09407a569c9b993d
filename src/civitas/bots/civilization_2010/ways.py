"""How many turns each of the four ways to victory still takes, if it is followed with all means."""

import math
from typing import Final

from civitas.bots.civilization_2010.doctrine import COINS, CONQUEST, CULTURE, TECHNOLOGY, WAYS
from civitas.bots.civilization_2010.goods import ON_POTTERY
from civitas.bots.civilization_2010.outlook import CULTURE_LEFT, SPACE_ROWS, TRADE_LEFT, Powers, conquest_turns
from civitas.bots.civilization_2010.sight import ON_PRINTING_PRESS
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH
from civitas.games.civilization_2010.facts.constants import LEVELS, VICTORY_COINS
from civitas.games.civilization_2010.facts.policies import PACIFISM
from civitas.games.civilization_2010.facts.techs import DEMOCRACY, POTTERY, PRINTING_PRESS
from civitas.games.civilization_2010.facts.wonders import PANAMA_CANAL
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import coins, devotion, has_room_for_coin, research_costs

ON_DEMOCRACY: Final = FIRST_COIN_TECH + COIN_TECHS.index(DEMOCRACY)
COIN_GROWTH: Final = 0.16
"""How much faster coins come with every turn."""
CULTURE_GROWTH: Final = 1.0
TRADE_GROWTH: Final = 1.0
CONQUEST_DELAY: Final = 2.0


def nearest_way(p: Civilization2010, seat: int) -> int:
    """The way that is shortest."""
    turns = turns_left(p, seat)
    best = 0
    for way in range(WAYS):
        if turns[way] < turns[best]:
            best = way
    return best


def turns_left(p: Civilization2010, seat: int) -> list[float]:
    """The turns on each way."""
    found = [0.0] * WAYS
    found[CULTURE] = culture_turns(p, seat)
    found[TECHNOLOGY] = technology_turns(p, seat)
    found[COINS] = coin_turns(p, seat)
    found[CONQUEST] = conquest_turns(p, seat, Powers(p)) + CONQUEST_DELAY
    return found


def turns_for(work: float, rate: float, growth: float) -> float:
    """Turns until some work is done at a rate that grows evenly."""
    if work <= 0.0:
        return 0.0
    return (math.sqrt(rate * rate + 2.0 * growth * work) - rate) / growth


def culture_turns(p: Civilization2010, seat: int) -> float:
    """Turns until the end of the culture track."""
    empire = p.empires[seat]
    rate = 0.5
    for centre in empire.cities:
        rate += 0.8 * devotion(p, seat, centre)
    if empire.follows(PACIFISM):
        rate += 1.5
    culture = turns_for(CULTURE_LEFT[empire.step] - empire.culture, rate, CULTURE_GROWTH)
    trade = turns_for(TRADE_LEFT[empire.step] - empire.trade, float(trade_income(p, seat)), TRADE_GROWTH)
    return max(culture, trade) + 0.15 * min(culture, trade)


def technology_turns(p: Civilization2010, seat: int) -> float:
    """Turns until Space Flight: one tech a turn, or as trade allows."""
    empire = p.empires[seat]
    income = float(trade_income(p, seat)) + coins(p, seat)
    costs = research_costs(p, seat)
    turns = 0.0
    for row in range(LEVELS):
        for _ in range(max(0, SPACE_ROWS[row] - empire.rows[row])):
            turns += max(1.0, costs[row] / max(1.0, income))
            income += TRADE_GROWTH
    return turns


def coin_turns(p: Civilization2010, seat: int) -> float:
    """Turns until fifteen coins, by the techs that collect them."""
    empire = p.empires[seat]
    rate = 0.2
    if empire.knows(DEMOCRACY) and has_room_for_coin(p, seat, ON_DEMOCRACY):
        rate += 0.7
    if empire.knows(PRINTING_PRESS) and has_room_for_coin(p, seat, ON_PRINTING_PRESS):
        rate += 0.5
    if empire.knows(POTTERY) and has_room_for_coin(p, seat, ON_POTTERY):
        rate += 0.3
    if p.wields(seat, PANAMA_CANAL):
        rate += 1.0
    return turns_for(float(VICTORY_COINS - coins(p, seat)), rate, COIN_GROWTH)
