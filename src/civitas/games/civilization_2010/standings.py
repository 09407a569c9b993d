"""Where a player stands: limits, coins, bonuses, costs. All of it is worked out when asked, nothing is kept."""

from typing import Final

from civitas.games.civilization_2010.abilities import FREE_BUILDING_DONE
from civitas.games.civilization_2010.constants import (
    DEVOTION_CULTURE,
    HAND,
    HAND_FOR_CITY,
    HAND_PER_ARMY,
    RESEARCH_TRADE,
    RUSH_PRODUCTION,
    RUSH_TRADE,
    START_CITY_LIMIT,
    START_HAND,
    START_SPEED,
    START_STACKING,
)
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH, ON_PANAMA_CANAL
from civitas.games.civilization_2010.model import Civilization
from civitas.games.civilization_2010.policies import (
    NATURAL_RELIGION,
    ORGANIZED_RELIGION,
    POLICY_EFFECTS,
    URBAN_DEVELOPMENT,
)
from civitas.games.civilization_2010.pyramid import has_place
from civitas.games.civilization_2010.techs import (
    ABILITIES_OF,
    COMPUTERS,
    CROSSES_WATER,
    MILITARY_SCIENCE,
    SPACE_FLIGHT,
    STOPS_ON_WATER,
    TECH_ABILITIES,
    TECH_CITY_LIMIT,
    TECH_COIN_TOKENS,
    TECH_COINS,
    TECH_COUNT,
    TECH_HAND,
    TECH_LEVEL,
    TECH_SPEED,
    TECH_STACKING,
)
from civitas.games.civilization_2010.terrain import COIN, COMBAT, CULTURE, PRODUCTION
from civitas.games.civilization_2010.units import unit_cost
from civitas.games.civilization_2010.wonders import (
    CRISTO_REDENTOR,
    DISCOUNT_COST,
    DISCOUNT_TECH,
    INTERNET,
    LEONARDOS_WORKSHOP,
    PANAMA_CANAL,
    PORCELAIN_TOWER,
    STATUE_OF_ZEUS,
    WONDER_AMOUNT,
    WONDER_COST,
    WONDER_HAND,
)
from civitas.games.civilization_2010.yields import (
    icons_on_map,
    is_developed,
    outskirts_icons,
    outskirts_production,
    sent_icons,
)


def _raising(table: list[int]) -> list[tuple[int, int]]:
    """The techs that raise something, as bits, each with its value."""
    return [(1 << tech, value) for tech, value in enumerate(table) if value]


_SPEED: Final = _raising(TECH_SPEED)
_STACKING: Final = _raising(TECH_STACKING)
_CITY_LIMIT: Final = _raising(TECH_CITY_LIMIT)
_COIN_BITS: Final = sum(1 << tech for tech in range(TECH_COUNT) if TECH_COINS[tech])
_PER_COINS: Final = TECH_ABILITIES[ABILITIES_OF[MILITARY_SCIENCE][0]].per_coins
_HAND_PER_COINS: Final = TECH_ABILITIES[ABILITIES_OF[COMPUTERS][0]].per_coins


def known_techs(p: Civilization, seat: int) -> list[int]:
    """The techs that a seat knows."""
    techs = p.empires[seat].techs
    return [tech for tech in range(TECH_COUNT) if (techs >> tech) & 1]


def _best(techs: int, raising: list[tuple[int, int]], least: int) -> int:
    """The best value that known techs give; values do not add up."""
    best = least
    for bit, value in raising:
        if techs & bit and value > best:
            best = value
    return best


def travel_speed(p: Civilization, seat: int) -> int:
    """Steps of a figure in one move (movement.speed-b)."""
    return _best(p.empires[seat].techs, _SPEED, START_SPEED)


def group_speed(p: Civilization, seat: int, armies: int, scouts: int) -> int:
    """Steps of a group; an army on its own is faster with Natural Religion (policy.natural_religion)."""
    speed = travel_speed(p, seat)
    if armies == 1 and scouts == 0 and p.empires[seat].follows(NATURAL_RELIGION):
        speed += POLICY_EFFECTS[NATURAL_RELIGION].solo_speed
    return speed


def stacking_limit(p: Civilization, seat: int) -> int:
    """Figures of a player on one square at the end of a move (movement.stack-b)."""
    empire = p.empires[seat]
    return _best(empire.techs, _STACKING, START_STACKING) + empire.sheet().stacking


def may_cross_water(p: Civilization, seat: int) -> bool:
    """Whether figures may enter water (movement.water-b, civ.english_sail)."""
    empire = p.empires[seat]
    return (empire.techs & _CROSSING) != 0 or empire.sheet().crosses_water


def may_stop_on_water(p: Civilization, seat: int) -> bool:
    """Whether figures may end their move on water."""
    return (p.empires[seat].techs & _STOPPING) != 0


_CROSSING: Final = sum(1 << tech for tech in range(TECH_COUNT) if CROSSES_WATER[tech])
_STOPPING: Final = sum(1 << tech for tech in range(TECH_COUNT) if STOPS_ON_WATER[tech])


def city_limit(p: Civilization, seat: int) -> int:
    """Cities that a player may have, the capital included (city.limit-a)."""
    return _best(p.empires[seat].techs, _CITY_LIMIT, START_CITY_LIMIT)


def policy_maximum(p: Civilization, seat: int) -> int:
    """Social policies that a player has to have (policy.max-a)."""
    empire = p.empires[seat]
    return len(empire.cities) + empire.sheet().policy_maximum


def event_hand_limit(p: Civilization, seat: int) -> int:
    """Culture events that a player may hold (event.limit-b)."""
    empire = p.empires[seat]
    limit = START_HAND
    for tech, more in enumerate(TECH_HAND):
        if more and empire.knows(tech):
            limit += more
    if empire.knows(COMPUTERS):
        limit += coins(p, seat) // _HAND_PER_COINS
    if p.wields(seat, CRISTO_REDENTOR):
        limit += WONDER_HAND[CRISTO_REDENTOR]
    return limit


# Coins.


def coins(p: Civilization, seat: int) -> int:
    """All coins of a player: icons and tokens, counted at any moment (coins.count-a)."""
    empire = p.empires[seat]
    total = sum(empire.coins) + (empire.techs & _COIN_BITS).bit_count() + empire.rule().coins
    if empire.follows(ORGANIZED_RELIGION):
        total += POLICY_EFFECTS[ORGANIZED_RELIGION].coins
    return total + icons_on_map(p, seat, COIN)


def coin_cap(p: Civilization, seat: int, place: int) -> int:
    """How many coin tokens a place can hold (coins.cap-a, ruling A56): only techs have a limit."""
    if place < FIRST_COIN_TECH:
        return 1000
    cap = TECH_COIN_TOKENS[COIN_TECHS[place - FIRST_COIN_TECH]]
    return cap + WONDER_AMOUNT[INTERNET] if p.wields(seat, INTERNET) else cap


def has_room_for_coin(p: Civilization, seat: int, place: int) -> bool:
    """Whether one more coin token may be laid there."""
    if place == ON_PANAMA_CANAL:
        return p.wields(seat, PANAMA_CANAL)
    return p.empires[seat].coins[place] < coin_cap(p, seat, place)


# Battles.


def battle_hand_size(p: Civilization, seat: int, armies: int, defends_city: bool) -> int:
    """Units that a player draws for a battle (battle.hand-a)."""
    empire = p.empires[seat]
    size = HAND + (HAND_FOR_CITY if defends_city else HAND_PER_ARMY * max(0, armies - 1))
    size += empire.rule().battle_hand
    if empire.knows(COMPUTERS):
        size += coins(p, seat) // _HAND_PER_COINS
    return size


def combat_bonus(p: Civilization, seat: int) -> int:
    """What a player adds in every battle, wherever it is (battle.bonus-c); cities and city-states come on top."""
    empire = p.empires[seat]
    total = icons_on_map(p, seat, COMBAT) + empire.rule().combat + empire.sheet().combat
    if p.wields(seat, STATUE_OF_ZEUS):
        total += WONDER_AMOUNT[STATUE_OF_ZEUS]
    return total


# Production and the arts.


def city_production(p: Civilization, seat: int, centre: int) -> int:
    """The production of a city without converted trade (city.production-a); a program doubles its outskirts."""
    empire = p.empires[seat]
    place = empire.cities.index(centre)
    total = outskirts_production(p, seat, centre) * (2 if empire.programs[place] else 1)
    total += sent_icons(p, seat, centre, PRODUCTION) + empire.rule().production + empire.bonus[place]
    if empire.knows(MILITARY_SCIENCE):
        total += coins(p, seat) // _PER_COINS
    if is_developed(p, seat, centre):
        total += POLICY_EFFECTS[URBAN_DEVELOPMENT].city_production
    return total


def rush_rate(p: Civilization, seat: int) -> int:
    """The production that one conversion of trade gives (city.rush-a, civ.american_rush)."""
    return p.empires[seat].sheet().rush_production or RUSH_PRODUCTION


def rush_cost(p: Civilization, seat: int, missing: int) -> int:
    """The trade that so much missing production costs."""
    if missing <= 0:
        return 0
    return -(-missing // rush_rate(p, seat)) * RUSH_TRADE


def devotion(p: Civilization, seat: int, centre: int) -> int:
    """The culture that a city gives when it is devoted to the arts (city.arts-a, city.arts-b)."""
    total = DEVOTION_CULTURE + outskirts_icons(p, seat, centre, CULTURE) + sent_icons(p, seat, centre, CULTURE)
    if is_developed(p, seat, centre):
        total += POLICY_EFFECTS[URBAN_DEVELOPMENT].city_culture
    return total


def cost_of_unit(p: Civilization, seat: int, unit_type: int) -> int:
    """What a unit of a type costs a player (build.unit-a, wonder.leonardos_workshop)."""
    cost = unit_cost(unit_type, p.empires[seat].ranks[unit_type])
    if p.wields(seat, LEONARDOS_WORKSHOP):
        cost = min(cost, WONDER_AMOUNT[LEONARDOS_WORKSHOP])
    return cost


def cost_of_wonder(p: Civilization, seat: int, wonder: int) -> int:
    """What a wonder costs a player (wonder.build-a)."""
    tech = DISCOUNT_TECH[wonder]
    return DISCOUNT_COST[wonder] if tech >= 0 and p.empires[seat].knows(tech) else WONDER_COST[wonder]


# Research.


def research_cost(p: Civilization, seat: int, level: int) -> int:
    """The trade that a tech of a level needs (research.requirement-a, research.requirement-b)."""
    needed = RESEARCH_TRADE[level] - p.empires[seat].sheet().research_discount
    if p.wields(seat, PORCELAIN_TOWER):
        needed -= WONDER_AMOUNT[PORCELAIN_TOWER]
    return max(0, needed)


def may_learn(p: Civilization, seat: int, tech: int) -> bool:
    """Whether a tech is new to a player and fits the pyramid; whatever it costs (research.pyramid-a)."""
    empire = p.empires[seat]
    if empire.knows(tech) or not has_place(empire.rows, TECH_LEVEL[tech]):
        return False
    return tech != SPACE_FLIGHT or p.is_space_flight_left()


def learnable_from(p: Civilization, seat: int, other: int) -> list[int]:
    """The techs of another player that a seat could learn now (loot.tech-a, civ.russian_defector)."""
    return [tech for tech in known_techs(p, other) if may_learn(p, seat, tech)]


def may_build_free(p: Civilization, seat: int) -> bool:
    """Whether the Egyptians still have their free building of this turn (civ.egyptian_free_building)."""
    empire = p.empires[seat]
    return empire.sheet().builds_free and not empire.has_used(FREE_BUILDING_DONE)
