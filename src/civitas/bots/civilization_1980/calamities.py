"""Calamities: losing what hurts least, and sharing it out."""

from civitas.bots.civilization_1980.cities import city_value
from civitas.bots.civilization_1980.settling import Worth
from civitas.bots.civilization_1980.sight import TOKENS_PER_CITY, Sight
from civitas.games.civilization_1980.facts.board import ERUPTS_ON, FLOODED, IS_WHITE_SITE
from civitas.games.civilization_1980.facts.cards import EPIDEMIC, amount
from civitas.games.civilization_1980.verbs import (
    DEMAND,
    DONE_CODE,
    ERUPT,
    FLOOD,
    KEEP,
    LOSE,
    LOSE_CITY,
    NOMINATE,
    PLUNDER,
    REBEL,
    REBEL_CITY,
    STRIKE,
    TAKE,
)

CITY_UNITS = 5
EPIDEMIC_CITY_UNITS = amount(EPIDEMIC, "city_units")
REBELS, LOYAL = 0, 1


def lose(sight: Sight, legal: list[int]) -> int:
    """Tokens first while enough of them remain to support the cities; otherwise the least city pays."""
    tokens = [action for action in legal if LOSE.owns(action)]
    cities = [action for action in legal if LOSE_CITY.owns(action)]
    if cities and (not tokens or _cities_to_lose(sight)):
        return min(cities, key=lambda action: city_value(sight, LOSE_CITY.first(action)))
    worth = Worth(sight)
    return min(tokens, key=lambda action: _cost_of_tokens(sight, worth, action))


def _cities_to_lose(sight: Sight) -> int:
    """How many cities must go so that the tokens left support the others."""
    rest = sight.rest
    epidemic = sight.calamity == EPIDEMIC
    units = EPIDEMIC_CITY_UNITS if epidemic else CITY_UNITS
    for lost in range(min(sight.cities, rest // units) + 1):
        tokens = sight.population - (rest - units * lost) + lost * epidemic
        if tokens >= TOKENS_PER_CITY * (sight.cities - lost):
            return lost
    return sight.cities


def _cost_of_tokens(sight: Sight, worth: Worth, action: int) -> float:
    area, count = LOSE.second(action), LOSE.first(action) + 1
    there = sight.own[area]
    total = sum((worth.of_removing(area, there - index) for index in range(count)), 0.0)
    return total / count


def demand(sight: Sight, legal: list[int]) -> int:
    """Ask most of the player who is furthest ahead."""
    demands = [action for action in legal if DEMAND.owns(action)]
    if not demands:
        return DONE_CODE
    return max(demands, key=lambda action: (_lead(sight, DEMAND.second(action)), DEMAND.first(action)))


def _lead(sight: Sight, nation: int) -> float:
    """How far a nation has come, as everybody can see."""
    return rank(sight, sight.nations.index(nation))


def rank(sight: Sight, seat: int) -> float:
    """How threatening a seat is: track first, then cards and cities."""
    return 10.0 * sight.tracks[seat] + 3.0 * sight.all_cards[seat].bit_count() + 2.0 * sight.city_counts[seat]


def erupt(sight: Sight, legal: list[int]) -> int:
    """The volcano that costs us least, and others most."""

    def harm(action: int) -> int:
        areas = ERUPTS_ON[ERUPT.first(action)]
        own = sum(sight.own[area] + CITY_UNITS * (sight.city_owner[area] == sight.seat) for area in areas)
        rival = [area for area in areas if sight.city_owner[area] not in (-1, sight.seat)]
        return 3 * own - sum(sight.rivals[area] for area in areas) - CITY_UNITS * len(rival)

    return min(legal, key=harm)


def strike_neighbour(sight: Sight, legal: list[int]) -> int:
    """After an earthquake, reduce the city of the strongest neighbour."""
    strikes = [action for action in legal if STRIKE.owns(action)]
    if not strikes:
        return DONE_CODE
    return max(strikes, key=lambda action: rank(sight, sight.city_owner[STRIKE.first(action)]))


def flood(sight: Sight, legal: list[int]) -> int:
    """The plain with fewest of our cities."""

    def cities(action: int) -> int:
        plain = FLOODED[FLOOD.first(action)]
        return sum(1 for area in plain if sight.city_owner[area] == sight.seat and IS_WHITE_SITE[area])

    return min(legal, key=cities)


def civil_war(sight: Sight, legal: list[int]) -> int:
    """Name the weakest player; split off little, and keep the better half."""
    if NOMINATE.owns(legal[0]):
        return min(legal, key=lambda action: _lead(sight, NOMINATE.first(action)))
    if KEEP.owns(legal[0]):
        return _keep_better_side(sight)
    if TAKE.owns(legal[0]):
        return max(legal, key=lambda action: _prize(sight, TAKE.first(action)))
    return _pick_rebels(sight, legal)


def _prize(sight: Sight, area: int) -> float:
    """What it is worth to take over what stands in an area."""
    is_city = sight.city_owner[area] >= 0
    return 10.0 + city_value(sight, area) if is_city else float(sight.feeds(area))


def _pick_rebels(sight: Sight, legal: list[int]) -> int:
    """As the victim, send tokens and hope for cities; as the nominee, take cities."""
    cities = [action for action in legal if REBEL_CITY.owns(action)]
    tokens = [action for action in legal if REBEL.owns(action)]
    is_victim = sight.victim == sight.seat
    if cities and (not tokens or not is_victim):
        return max(cities, key=lambda action: city_value(sight, REBEL_CITY.first(action)))
    return max(tokens, key=lambda action: (REBEL.first(action), sight.feeds(REBEL.second(action))))


def _keep_better_side(sight: Sight) -> int:
    rebels, rebel_cities = sight.rebels, sight.rebel_cities
    there = _side_value(rebels, rebel_cities)
    here = _side_value(sight.population - rebels, sight.cities - rebel_cities)
    return KEEP.code(REBELS if there > here else LOYAL)


def _side_value(tokens: int, cities: int) -> int:
    """What one side of a civil war is worth: cities count as far as it can support them."""
    while cities and tokens < TOKENS_PER_CITY * cities:
        cities -= 1
        tokens += TOKENS_PER_CITY
    return CITY_UNITS * cities + tokens


def plunder(sight: Sight, legal: list[int]) -> int:
    """Destroy the best city within reach of our ships."""
    return max(legal, key=lambda action: city_value(sight, PLUNDER.first(action)))
