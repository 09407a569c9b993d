"""Which resources a city can harvest, and why not others."""

from civitas.games.civilization_2010.cities.yields import Gathered, gathering_squares, harvestable
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_HARVEST
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT
from civitas.games.civilization_2010.map.pieces import COVERS, FIRST_CITY_STATE
from civitas.games.civilization_2010.model import Civilization2010


def controls_market(p: Civilization2010, seat: int, centre: int) -> bool:
    """Whether a city is the capital of who controls the city-state with a resource of choice."""
    if centre != p.empires[seat].cities[0]:
        return False
    squares = p.controlled(seat)
    return bool(squares) and any(CITY_STATE_HARVEST[p.piece[square] - FIRST_CITY_STATE] for square in squares)


def harvest_choices(p: Civilization2010, seat: int, centre: int, gathered: Gathered | None = None) -> list[int]:
    """The resources that a city can take from the market now (city.harvest-a, citystate.city_state_5).

    Who asks for several cities gives what `gathering_squares` tells.
    """
    if not p.setting.random_city_state and controls_market(p, seat, centre):
        return [resource for resource in range(MARKET_RESOURCE_COUNT) if p.market[resource]]
    return [resource for resource in harvestable(p, seat, centre, gathered) if p.market[resource]]


def harvests_at_random(p: Civilization2010, seat: int, centre: int) -> bool:
    """Whether a city can take a random token: the option of the fifth city-state (ruling A45)."""
    return p.setting.random_city_state and any(p.market) and controls_market(p, seat, centre)


def harvest_rule(p: Civilization2010, seat: int, centre: int, resource: int) -> str:
    """The rule against harvesting a resource with a city, the most telling one; "" if it can be harvested."""
    if resource in harvest_choices(p, seat, centre):
        return ""
    if resource < MARKET_RESOURCE_COUNT and not p.market[resource]:
        return "city.harvest-a"
    if p.printed[centre] == resource:
        return "map.center-a"
    printed = [square for square in p.board.around[centre] if p.printed[square] == resource]
    if any(p.is_blockaded(square) for square in printed):
        return "city.blockade-a"
    if any(0 <= p.piece[square] < COVERS for square in printed):
        return "map.cover-b"
    lent = [square for square, city in gathering_squares(p, seat) if city != centre]
    is_lent = any(p.printed[square] == resource for square in lent)
    return "scout.resource-a" if is_lent else "city.harvest-a"
