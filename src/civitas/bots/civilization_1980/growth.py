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
    return best_growth(sight, Worth(sight), sight.own, legal)


def best_growth(sight: Sight, worth: Worth, own: list[int], choices: list[int]) -> int:
    """Of these ways to grow the one whose token is worth most."""
    best, most = choices[0], (-1e9, 0)
    for action in choices:
        area, count = GROW.second(action), GROW.first(action)
        near = worth.of_next(area, own[area])
        for other in sight.land.neighbours[area]:
            near = max(near, worth.of_next(other, own[other]) - 0.5)
        if (near, count) > most:
            best, most = action, (near, count)
    return best


def plan_growth(sight: Sight, legal: list[int]) -> list[int]:
    """All growth of a phase in one go."""
    worth, own, stock = Worth(sight), sight.own[:], sight.stock
    room: dict[int, int] = {}
    for action in legal:
        area, count = GROW.second(action), GROW.first(action) + 1
        room[area] = max(room.get(area, 0), count)
    plan: list[int] = []
    while stock and room:
        choices = [
            GROW.code(count - 1, area) for area, most in room.items() for count in range(1, min(most, stock) + 1)
        ]
        action = best_growth(sight, worth, own, choices)
        area, count = GROW.second(action), GROW.first(action) + 1
        plan.append(action)
        own[area] += count
        stock -= count
        room[area] -= count
        if not room[area]:
            del room[area]
    return plan
