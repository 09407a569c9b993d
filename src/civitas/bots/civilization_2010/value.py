"""What a position is worth to a seat: how many turns it is ahead of its best rival on the way to a victory."""

from typing import Final

from civitas.bots.civilization_2010.goods import resource_total
from civitas.bots.civilization_2010.ways import coin_turns, culture_turns, technology_turns
from civitas.games.civilization_2010.model import Civilization2010

VICTORY: Final = 50.0
"""The worth of a game that is won."""
CULTURE_SAVED: Final = 0.08
"""The turns that a culture token saves, and a resource, and a point of trade."""
RESOURCE_SAVED: Final = 0.25
TRADE_SAVED: Final = 0.04
CITY_SAVED: Final = 0.5


def turns_to_go(p: Civilization2010, seat: int) -> float:
    """Turns until the nearest victory that needs no war, what is at hand taken off."""
    empire = p.empires[seat]
    turns = min(culture_turns(p, seat), technology_turns(p, seat), coin_turns(p, seat))
    turns -= CULTURE_SAVED * empire.culture + RESOURCE_SAVED * resource_total(empire) + TRADE_SAVED * empire.trade
    return turns - CITY_SAVED * len(empire.cities)


def value(p: Civilization2010, seat: int) -> float:
    """By how many turns a seat is ahead."""
    if p.result is not None:
        return VICTORY if seat in p.result.winners else -VICTORY
    rivals = [turns_to_go(p, other) for other in range(p.players) if other != seat]
    return min(rivals, default=0.0) - turns_to_go(p, seat)
