"""Taxes and growth: the balance between stock, treasury and board."""

from civitas.bots.civilization_1980.settling import Worth
from civitas.bots.civilization_1980.sight import Sight, site_quality
from civitas.games.civilization_1980.verbs import GROW, LOSE_CITY, TAKE, TAX

LOW, USUAL, HIGH = 1, 2, 3


def tax_rate(sight: Sight, legal: list[int]) -> int:
    """The highest rate that leaves enough stock for the growth to come; never one that causes a revolt."""
    growth = sum(min(count, 2) for count in sight.own)
    for rate in (HIGH, USUAL):
        if sight.stock - rate * sight.cities >= growth * 0.8:
            return TAX.code(rate - 1)
    payable = [rate for rate in (USUAL, LOW) if rate * sight.cities <= sight.stock]
    return TAX.code((payable[0] if payable else LOW) - 1)


def city_to_take(sight: Sight, legal: list[int]) -> int:
    """The best city of those that change hands; if one of ours must vanish, the worst."""
    if TAKE.owns(legal[0]):
        return max(legal, key=lambda action: site_quality(TAKE.first(action)))
    return min(legal, key=lambda action: site_quality(LOSE_CITY.first(action)))


def place_growth(sight: Sight, legal: list[int]) -> int:
    """Grow where the new token, there or next door, is worth most."""
    worth = Worth(sight)

    def value(action: int) -> tuple[float, int]:
        area, count = GROW.second(action), GROW.first(action)
        here = worth.of_next(area, sight.own[area])
        near = max([here] + [worth.of_next(n, sight.own[n]) - 0.5 for n in sight.land.neighbours[area]])
        return near, count

    return max(legal, key=value)
