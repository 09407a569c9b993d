"""Where a player stands: limits, coins, bonuses, costs. All of it is worked out when asked, nothing is kept.

What the numbers are made of is in `sources`.
"""

from typing import Final

from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH, ON_PANAMA_CANAL, SHEETS
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.abilities import FREE_BUILDING_DONE
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import (
    LEVELS,
    RESEARCH_TRADE,
    RUSH_PRODUCTION,
    RUSH_TRADE,
    START_CITY_LIMIT,
    START_SPEED,
    START_STACKING,
)
from civitas.games.civilization_2010.facts.policies import (
    NATURAL_RELIGION,
    POLICY_EFFECTS,
)
from civitas.games.civilization_2010.facts.techs import (
    CROSSES_WATER,
    SPACE_FLIGHT,
    STOPS_ON_WATER,
    TECH_CITY_LIMIT,
    TECH_COIN_TOKENS,
    TECH_COUNT,
    TECH_LEVEL,
    TECH_SPEED,
    TECH_STACKING,
    TECHS,
)
from civitas.games.civilization_2010.facts.units import UNIT_COST
from civitas.games.civilization_2010.facts.wonders import (
    DISCOUNT_COST,
    DISCOUNT_TECH,
    INTERNET,
    LEONARDOS_WORKSHOP,
    PANAMA_CANAL,
    WONDER_AMOUNT,
    WONDER_COST,
)
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.sources import (
    FROM_START,
    Part,
    Parts,
    battle_hand_parts,
    coin_parts,
    combat_parts,
    devotion_parts,
    discounted_parts,
    hand_limit_parts,
    policy_parts,
    production_parts,
    research_discounts,
    research_parts,
    sum_of,
)
from civitas.games.civilization_2010.words import bit_numbers


def _raising(table: list[int]) -> list[tuple[int, int]]:
    """The techs that raise something, as bits, each with its value; the highest first."""
    raising = [(1 << tech, value) for tech, value in enumerate(table) if value]
    return sorted(raising, key=lambda each: -each[1])


_SPEED: Final = _raising(TECH_SPEED)
_STACKING: Final = _raising(TECH_STACKING)
_CITY_LIMIT: Final = _raising(TECH_CITY_LIMIT)
_WORKSHOP_COST: Final = WONDER_AMOUNT[LEONARDOS_WORKSHOP]
"""The most that a unit costs whoever has the wonder."""


def known_techs(p: Civilization2010, seat: int) -> list[int]:
    """The techs that a seat knows."""
    return bit_numbers(p.empires[seat].techs)


def _best(techs: int, raising: list[tuple[int, int]], least: int) -> int:
    """The best value that known techs give; values do not add up."""
    for bit, value in raising:
        if techs & bit:
            return value if value > least else least
    return least


def _bests(raising: list[tuple[int, int]], least: int) -> dict[int, int]:
    """The best value for each of the ways to know some of these techs, as bits."""
    ways = [0]
    for bit, _ in raising:
        ways += [techs | bit for techs in ways]
    return {techs: _best(techs, raising, least) for techs in ways}


_SPEEDS: Final = _bests(_SPEED, START_SPEED)
_SPEED_TECHS: Final = max(_SPEEDS)
_STACKINGS: Final = _bests(_STACKING, START_STACKING)
_STACKING_TECHS: Final = max(_STACKINGS)
_CITY_LIMITS: Final = _bests(_CITY_LIMIT, START_CITY_LIMIT)
_CITY_LIMIT_TECHS: Final = max(_CITY_LIMITS)


def _best_part(techs: int, raising: list[tuple[int, int]], least: int) -> Part:
    """The same value with the tech that it comes from."""
    best = _best(techs, raising, least)
    for bit, value in raising:
        if techs & bit and value == best:
            return f"card-{TECHS[bit.bit_length() - 1]}", best
    return FROM_START, best


def speed_parts(p: Civilization2010, seat: int) -> Parts:
    """Where the travel speed comes from."""
    return [_best_part(p.empires[seat].techs, _SPEED, START_SPEED)]


def stacking_parts(p: Civilization2010, seat: int) -> Parts:
    """Where the stacking limit comes from."""
    empire = p.empires[seat]
    parts = [_best_part(empire.techs, _STACKING, START_STACKING)]
    if empire.sheet().stacking:
        parts.append((f"civilization-{CIVILIZATIONS[empire.civilization]}", empire.sheet().stacking))
    return parts


def city_limit_parts(p: Civilization2010, seat: int) -> Parts:
    """Where the city limit comes from."""
    return [_best_part(p.empires[seat].techs, _CITY_LIMIT, START_CITY_LIMIT)]


def travel_speed(p: Civilization2010, seat: int) -> int:
    """Steps of a figure in one move (movement.speed-b)."""
    return _SPEEDS[p.empires[seat].techs & _SPEED_TECHS]


def group_speed(p: Civilization2010, seat: int, armies: int, scouts: int) -> int:
    """Steps of a group; an army on its own is faster with Natural Religion (policy.natural_religion)."""
    speed = travel_speed(p, seat)
    if armies == 1 and scouts == 0 and p.empires[seat].follows(NATURAL_RELIGION):
        speed += POLICY_EFFECTS[NATURAL_RELIGION].solo_speed
    return speed


def stacking_limit(p: Civilization2010, seat: int) -> int:
    """Figures of a player on one square at the end of a move (movement.stack-b)."""
    empire = p.empires[seat]
    return _STACKINGS[empire.techs & _STACKING_TECHS] + SHEETS[empire.civilization].stacking


def may_cross_water(p: Civilization2010, seat: int) -> bool:
    """Whether figures may enter water (movement.water-b, civ.english_sail)."""
    empire = p.empires[seat]
    return (empire.techs & _CROSSING) != 0 or SHEETS[empire.civilization].crosses_water


def may_stop_on_water(p: Civilization2010, seat: int) -> bool:
    """Whether figures may end their move on water."""
    return (p.empires[seat].techs & _STOPPING) != 0


_CROSSING: Final = sum(1 << tech for tech in range(TECH_COUNT) if CROSSES_WATER[tech])
_STOPPING: Final = sum(1 << tech for tech in range(TECH_COUNT) if STOPS_ON_WATER[tech])


def city_limit(p: Civilization2010, seat: int) -> int:
    """Cities that a player may have, the capital included (city.limit-a)."""
    return _CITY_LIMITS[p.empires[seat].techs & _CITY_LIMIT_TECHS]


def policy_maximum(p: Civilization2010, seat: int) -> int:
    """Social policies that a player has to have (policy.max-a)."""
    return sum_of(policy_parts(p, seat))


def event_hand_limit(p: Civilization2010, seat: int) -> int:
    """Culture events that a player may hold (event.limit-b)."""
    return sum_of(hand_limit_parts(p, seat))


# Coins.


def coins(p: Civilization2010, seat: int) -> int:
    """All coins of a player: icons and tokens, counted at any moment (coins.count-a)."""
    return sum_of(coin_parts(p, seat))


def coin_cap(p: Civilization2010, seat: int, place: int) -> int:
    """How many coin tokens a place can hold (coins.cap-a, ruling A56): only techs have a limit."""
    if place < FIRST_COIN_TECH:
        return 1000
    cap = TECH_COIN_TOKENS[COIN_TECHS[place - FIRST_COIN_TECH]]
    return cap + WONDER_AMOUNT[INTERNET] if p.wields(seat, INTERNET) else cap


def has_room_for_coin(p: Civilization2010, seat: int, place: int) -> bool:
    """Whether one more coin token may be laid there."""
    if place == ON_PANAMA_CANAL:
        return p.wields(seat, PANAMA_CANAL)
    return p.empires[seat].coins[place] < coin_cap(p, seat, place)


# Battles.


def battle_hand_size(p: Civilization2010, seat: int, armies: int, defends_city: bool) -> int:
    """Units that a player draws for a battle (battle.hand-a)."""
    return sum_of(battle_hand_parts(p, seat, armies, defends_city))


def combat_bonus(p: Civilization2010, seat: int) -> int:
    """What a player adds in every battle, wherever it is (battle.bonus-c); cities and city-states come on top."""
    return sum_of(combat_parts(p, seat))


# Production and the arts.


def city_production(p: Civilization2010, seat: int, centre: int) -> int:
    """The production of a city without converted trade (city.production-a); a program doubles its outskirts."""
    return sum_of(production_parts(p, seat, centre))


def rush_rate(p: Civilization2010, seat: int) -> int:
    """The production that one conversion of trade gives (city.rush-a, civ.american_rush)."""
    return SHEETS[p.empires[seat].civilization].rush_production or RUSH_PRODUCTION


def rush_cost(p: Civilization2010, seat: int, missing: int) -> int:
    """The trade that so much missing production costs."""
    if missing <= 0:
        return 0
    return -(-missing // rush_rate(p, seat)) * RUSH_TRADE


def devotion(p: Civilization2010, seat: int, centre: int) -> int:
    """The culture that a city gives when it is devoted to the arts (city.arts-a, city.arts-b)."""
    return sum_of(devotion_parts(p, seat, centre))


def cost_of_unit(p: Civilization2010, seat: int, unit_type: int) -> int:
    """What a unit of a type costs a player (build.unit-a, wonder.leonardos_workshop)."""
    cost = UNIT_COST[unit_type][p.empires[seat].ranks[unit_type]]
    if cost > _WORKSHOP_COST and p.wields(seat, LEONARDOS_WORKSHOP):
        return _WORKSHOP_COST
    return cost


def cost_of_wonder(p: Civilization2010, seat: int, wonder: int) -> int:
    """What a wonder costs a player (wonder.build-a)."""
    tech = DISCOUNT_TECH[wonder]
    is_cheaper = tech >= 0 and (p.empires[seat].techs >> tech) & 1
    return DISCOUNT_COST[wonder] if is_cheaper else WONDER_COST[wonder]


# Research.


def research_cost(p: Civilization2010, seat: int, level: int) -> int:
    """The trade that a tech of a level needs (research.requirement-a, research.requirement-b)."""
    return sum_of(research_parts(p, seat, level))


def research_costs(p: Civilization2010, seat: int) -> list[int]:
    """The same for all levels, from the first one on."""
    discounts = research_discounts(p, seat)
    if not discounts:
        return RESEARCH_TRADE[1:]
    return [sum_of(discounted_parts(level, discounts)) for level in range(1, LEVELS + 1)]


def may_learn(p: Civilization2010, seat: int, tech: int) -> bool:
    """Whether a tech is new to a player and fits the pyramid; whatever it costs (research.pyramid-a)."""
    empire = p.empires[seat]
    if empire.knows(tech) or not has_place(empire.rows, TECH_LEVEL[tech]):
        return False
    return tech != SPACE_FLIGHT or p.is_space_flight_left()


def learnable_from(p: Civilization2010, seat: int, other: int) -> list[int]:
    """The techs of another player that a seat could learn now (loot.tech-a, civ.russian_defector)."""
    return [tech for tech in known_techs(p, other) if may_learn(p, seat, tech)]


def may_build_free(p: Civilization2010, seat: int) -> bool:
    """Whether the Egyptians still have their free building of this turn (civ.egyptian_free_building)."""
    empire = p.empires[seat]
    return empire.sheet().builds_free and not empire.has_used(FREE_BUILDING_DONE)
