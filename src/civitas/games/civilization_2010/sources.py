"""What the numbers of a player are made of: each part with what it comes from. The numbers themselves: `standings`.

Sources go by the ids of their names, such as `card-barracks` or `square-a6`; parts of 0 are left out. Some sources have
no name of their own: what everybody starts with, a doubling, something that is counted.
"""

from typing import Final

from civitas.games.civilization_2010.cities.yields import (
    Yields,
    gathering_squares,
    is_developed,
    lighthouse_trade,
    outskirts_squares,
    productive_squares,
    sent_squares,
    squares_on_map,
    total_of,
)
from civitas.games.civilization_2010.empire import COIN_PLACES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import (
    CAPITAL_DEFENCE,
    CITY_DEFENCE,
    CITY_STATE_DEFENCE,
    DEVOTION_CULTURE,
    HAND,
    HAND_FOR_CITY,
    HAND_PER_ARMY,
    LEVELS,
    RESEARCH_TRADE,
    START_HAND,
    WALLS_DEFENCE,
)
from civitas.games.civilization_2010.facts.governments import GOVERNMENT_EFFECTS, GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import (
    ORGANIZED_RELIGION,
    POLICIES,
    POLICY_EFFECTS,
    URBAN_DEVELOPMENT,
)
from civitas.games.civilization_2010.facts.techs import (
    ABILITIES_OF,
    COMPUTERS,
    MILITARY_SCIENCE,
    TECH_ABILITIES,
    TECH_COINS,
    TECH_COUNT,
    TECH_HAND,
    TECHS,
)
from civitas.games.civilization_2010.facts.terrain import COIN, COMBAT, CULTURE, PRODUCTION, TRADE
from civitas.games.civilization_2010.facts.wonders import (
    CRISTO_REDENTOR,
    GREAT_LIGHTHOUSE,
    PORCELAIN_TOWER,
    STATUE_OF_ZEUS,
    WONDER_AMOUNT,
    WONDER_HAND,
    WONDERS,
)
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import PIECES, is_city_state
from civitas.games.civilization_2010.model import Civilization2010

Part = tuple[str, int]
"""The id of a source, and how much comes from it."""
Parts = list[Part]

# Sources without a name of their own.
FROM_START: Final = "source-start"
FROM_PROGRAM: Final = "source-program"
FROM_BONUS: Final = "source-bonus"
"""What events and resource abilities add in this turn."""
FROM_CITIES: Final = "source-cities"
FROM_ARMIES: Final = "source-armies"
FROM_DEFENDED_CITY: Final = "source-defended-city"

_SQUARES: Final[list[str]] = [f"square-{name}" for name in SQUARE_NAMES]
_TECHS: Final[list[str]] = [f"card-{tech}" for tech in TECHS]
_WONDERS: Final[list[str]] = [f"card-{wonder}" for wonder in WONDERS]
_GOVERNMENTS: Final[list[str]] = [f"card-{government}" for government in GOVERNMENTS]
_POLICIES: Final[list[str]] = [f"card-{policy}" for policy in POLICIES]
_CIVILIZATIONS: Final[list[str]] = [f"civilization-{each}" for each in CIVILIZATIONS]
_COIN_PLACES: Final[list[str]] = [f"coin-place-{place}" for place in COIN_PLACES]
_LEVELS: Final[list[str]] = [f"level-{level}" for level in range(LEVELS + 1)]
_TECH_COINS: Final[list[tuple[int, Part]]] = [
    (1 << tech, (_TECHS[tech], TECH_COINS[tech])) for tech in range(TECH_COUNT) if TECH_COINS[tech]
]
"""The techs with coins, as bits, each with the part that it is."""
_COIN_TECHS: Final = sum(bit for bit, _ in _TECH_COINS)
_GOVERNMENT_COINS: Final[list[Parts]] = [
    [(_GOVERNMENTS[number], government.coins)] if government.coins else []
    for number, government in enumerate(GOVERNMENT_EFFECTS)
]
_GOVERNMENT_PRODUCTION: Final[list[Parts]] = [
    [(_GOVERNMENTS[number], government.production)] if government.production else []
    for number, government in enumerate(GOVERNMENT_EFFECTS)
]
_RELIGION_COINS: Final[Part] = (_POLICIES[ORGANIZED_RELIGION], POLICY_EFFECTS[ORGANIZED_RELIGION].coins)
_TECH_HAND: Final[list[tuple[int, Part]]] = [
    (1 << tech, (_TECHS[tech], TECH_HAND[tech])) for tech in range(TECH_COUNT) if TECH_HAND[tech]
]
"""The techs that let more culture events be held, in the same way."""
_HAND_TECHS: Final = sum(bit for bit, _ in _TECH_HAND)
_PER_COINS: Final = TECH_ABILITIES[ABILITIES_OF[MILITARY_SCIENCE][0]].per_coins
_HAND_PER_COINS: Final = TECH_ABILITIES[ABILITIES_OF[COMPUTERS][0]].per_coins


def sum_of(parts: Parts) -> int:
    """The number that parts make."""
    total = 0
    for _, amount in parts:
        total += amount
    return total


def _squares(yields: Yields) -> Parts:
    parts: Parts = []
    for square, amount in yields:
        parts.append((_SQUARES[square], amount))
    return parts


def _add(parts: Parts, source: str, amount: int) -> None:
    if amount:
        parts.append((source, amount))


# What is collected.


def coin_parts(p: Civilization2010, seat: int) -> Parts:
    """Coins of a player, icons and tokens (coins.count-a)."""
    empire = p.empires[seat]
    parts: Parts = []
    if any(empire.coins):
        parts += [(_COIN_PLACES[place], count) for place, count in enumerate(empire.coins) if count]
    if empire.techs & _COIN_TECHS:
        parts += [part for bit, part in _TECH_COINS if empire.techs & bit]
    parts += _GOVERNMENT_COINS[empire.government]
    if empire.follows(ORGANIZED_RELIGION):
        parts.append(_RELIGION_COINS)
    return parts + _squares(squares_on_map(p, seat, COIN))


def trade_parts(p: Civilization2010, seat: int) -> Parts:
    """The trade that a seat collects (trade.collect-a)."""
    parts = _squares(squares_on_map(p, seat, TRADE))
    _add(parts, _WONDERS[GREAT_LIGHTHOUSE], lighthouse_trade(p, seat))
    return parts


def production_parts(p: Civilization2010, seat: int, centre: int) -> Parts:
    """The production of a city without converted trade (city.production-a); a program doubles its outskirts."""
    empire = p.empires[seat]
    place = empire.cities.index(centre)
    gathered = gathering_squares(p, seat)
    squares = productive_squares(p, seat, centre, gathered)
    parts = _squares(squares)
    if empire.programs[place]:
        _add(parts, FROM_PROGRAM, total_of(squares))
    if gathered:
        parts += _squares(sent_squares(p, centre, PRODUCTION, gathered))
    parts += _GOVERNMENT_PRODUCTION[empire.government]
    if empire.bonus[place]:
        parts.append((FROM_BONUS, empire.bonus[place]))
    if empire.knows(MILITARY_SCIENCE):
        _add(parts, _TECHS[MILITARY_SCIENCE], sum_of(coin_parts(p, seat)) // _PER_COINS)
    if is_developed(p, seat, centre):
        _add(parts, _POLICIES[URBAN_DEVELOPMENT], POLICY_EFFECTS[URBAN_DEVELOPMENT].city_production)
    return parts


def devotion_parts(p: Civilization2010, seat: int, centre: int) -> Parts:
    """The culture that a city gives when it is devoted to the arts (city.arts-a, city.arts-b)."""
    gathered = gathering_squares(p, seat)
    parts = [(FROM_START, DEVOTION_CULTURE), *_squares(outskirts_squares(p, seat, centre, CULTURE, gathered))]
    parts += _squares(sent_squares(p, centre, CULTURE, gathered))
    if is_developed(p, seat, centre):
        _add(parts, _POLICIES[URBAN_DEVELOPMENT], POLICY_EFFECTS[URBAN_DEVELOPMENT].city_culture)
    return parts


# Limits and costs.


def hand_limit_parts(p: Civilization2010, seat: int) -> Parts:
    """Culture events that a player may hold (event.limit-b)."""
    empire = p.empires[seat]
    parts = [(FROM_START, START_HAND)]
    if empire.techs & _HAND_TECHS:
        parts += [part for bit, part in _TECH_HAND if empire.techs & bit]
    if empire.knows(COMPUTERS):
        _add(parts, _TECHS[COMPUTERS], sum_of(coin_parts(p, seat)) // _HAND_PER_COINS)
    if p.wields(seat, CRISTO_REDENTOR):
        _add(parts, _WONDERS[CRISTO_REDENTOR], WONDER_HAND[CRISTO_REDENTOR])
    return parts


def policy_parts(p: Civilization2010, seat: int) -> Parts:
    """Social policies that a player has to have (policy.max-a)."""
    empire = p.empires[seat]
    parts: Parts = []
    _add(parts, FROM_CITIES, len(empire.cities))
    _add(parts, _CIVILIZATIONS[empire.civilization], empire.sheet().policy_maximum)
    return parts


def research_parts(p: Civilization2010, seat: int, level: int) -> Parts:
    """The trade that a tech of a level needs (research.requirement-a); no more is taken off than there is."""
    return discounted_parts(level, research_discounts(p, seat))


def discounted_parts(level: int, discounts: Parts) -> Parts:
    """The trade that a tech of a level needs with these discounts."""
    left = RESEARCH_TRADE[level]
    parts = [(_LEVELS[level], left)]
    for source, amount in discounts:
        taken = min(left, amount)
        _add(parts, source, -taken)
        left -= taken
    return parts


def research_discounts(p: Civilization2010, seat: int) -> Parts:
    """What makes research cheaper for a player (research.requirement-b)."""
    empire = p.empires[seat]
    found: Parts = []
    _add(found, _CIVILIZATIONS[empire.civilization], empire.sheet().research_discount)
    if p.wields(seat, PORCELAIN_TOWER):
        _add(found, _WONDERS[PORCELAIN_TOWER], WONDER_AMOUNT[PORCELAIN_TOWER])
    return found


# Battles.


def combat_parts(p: Civilization2010, seat: int) -> Parts:
    """What a player adds in every battle, wherever it is (battle.bonus-c)."""
    empire = p.empires[seat]
    parts = _squares(squares_on_map(p, seat, COMBAT))
    _add(parts, _GOVERNMENTS[empire.government], empire.rule().combat)
    _add(parts, _CIVILIZATIONS[empire.civilization], empire.sheet().combat)
    if p.wields(seat, STATUE_OF_ZEUS):
        _add(parts, _WONDERS[STATUE_OF_ZEUS], WONDER_AMOUNT[STATUE_OF_ZEUS])
    return parts


def defence_parts(p: Civilization2010, square: int) -> Parts:
    """What a square adds for its defender: a city with its walls, or a city-state (battle.bonus-b)."""
    if p.is_centre(square):
        empire = p.empires[p.owner[square]]
        place = empire.cities.index(square)
        parts = [("piece-city", CITY_DEFENCE) if place else ("piece-capital", CAPITAL_DEFENCE)]
        if empire.walls[place]:
            parts.append(("card-city-walls", WALLS_DEFENCE))
        return parts
    if is_city_state(p.piece[square]):
        return [(f"card-{PIECES[p.piece[square]]}", CITY_STATE_DEFENCE)]
    return []


def battle_hand_parts(p: Civilization2010, seat: int, armies: int, defends_city: bool) -> Parts:
    """Units that a player draws for a battle (battle.hand-a)."""
    empire = p.empires[seat]
    parts = [(FROM_START, HAND)]
    if defends_city:
        _add(parts, FROM_DEFENDED_CITY, HAND_FOR_CITY)
    else:
        _add(parts, FROM_ARMIES, HAND_PER_ARMY * max(0, armies - 1))
    _add(parts, _GOVERNMENTS[empire.government], empire.rule().battle_hand)
    if empire.knows(COMPUTERS):
        _add(parts, _TECHS[COMPUTERS], sum_of(coin_parts(p, seat)) // _HAND_PER_COINS)
    return parts
