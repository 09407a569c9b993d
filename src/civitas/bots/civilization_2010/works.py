"""What cities do: produce, devote themselves to the arts, harvest, start a building program."""

from typing import Final

from civitas.bots.civilization_2010.goods import resource_worth
from civitas.bots.civilization_2010.sight import Sight
from civitas.bots.civilization_2010.yards import NOTHING, Yard, best_item
from civitas.games.civilization_2010.cities.producible import (
    item_cost,
    producible,
)
from civitas.games.civilization_2010.cities.production import budget
from civitas.games.civilization_2010.standings import (
    cost_of_wonder,
    devotion,
)
from civitas.games.civilization_2010.verbs import (
    AT,
    BUILD,
    BUILD_FREE,
    DEVOTE,
    DONE_CODE,
    FIRST_BUILDING_ITEM,
    FIRST_WONDER_ITEM,
    HARVEST,
    ITEM_ARMY,
    ITEM_SCOUT,
    PRODUCE,
    PROGRAM,
)

DOUBLED: Final = 0.55
"""What a building program counts for of what could be produced with it."""
FREELY: Final = 5.0
"""What a building that costs nothing is preferred by."""


# Production.


def production_answer(sight: Sight, centre: int, plan: list[list[int]], is_placing: bool, legal: list[int]) -> int:
    """The item, or the square for it."""
    if is_placing:
        return place_answer(sight, centre, plan, legal)
    yard = Yard(sight, centre, plan)
    for row in plan:
        yard.pool -= 0 if row[2] else item_cost(sight.p, sight.seat, row[0])
    best, choice = (0.0, DONE_CODE) if DONE_CODE in legal else (NOTHING, legal[0])
    for action in legal:
        if BUILD.owns(action):
            value = yard.net_worth(BUILD.first(action))
        elif BUILD_FREE.owns(action):
            value = yard.worth(FIRST_BUILDING_ITEM + BUILD_FREE.first(action)) + FREELY
        else:
            continue
        if value > best:
            best, choice = value, action
    return choice


def place_answer(sight: Sight, centre: int, plan: list[list[int]], legal: list[int]) -> int:
    """Where the last item of a plan goes."""
    item = plan[-1][0]
    if item in (ITEM_ARMY, ITEM_SCOUT):
        return figure_square(sight, legal)
    square = Yard(sight, centre, plan[:-1]).site(item)
    action = AT.code(square) if square >= 0 else -1
    return action if action in legal else legal[0]


def figure_square(sight: Sight, legal: list[int]) -> int:
    """Where a new figure is put: no battle, and near what is not yet known."""
    p = sight.p
    hidden = [square for square, terrain in enumerate(p.terrain) if terrain < 0]
    rivals = [rival.cities[0] for seat, rival in enumerate(p.empires) if seat != sight.seat and rival.cities]
    goals = rivals if sight.wants_war() or not hidden else hidden
    best, choice = 10000, legal[0]
    for action in legal:
        if not AT.owns(action) or p.has_enemy(sight.seat, AT.first(action)):
            continue
        steps = p.board.steps[AT.first(action)]
        far = min([steps[goal] for goal in goals], default=0)
        if far < best:
            best, choice = far, action
    return choice


# What a city does.


def city_answer(sight: Sight, legal: list[int]) -> int:
    """What the first city that can still act does; -1 if none can do anything worth it."""
    city = -1
    best, choice = 0.0, -1
    for action in legal:
        place = city_of(action)
        if place < 0 or (place != city and city >= 0):
            continue
        city = place
        value = action_worth(sight, place, action)
        if value > best or choice < 0:
            best, choice = value, action
    return choice


def city_of(action: int) -> int:
    """The city that an action concerns, or -1."""
    for verb in (PRODUCE, DEVOTE, PROGRAM, HARVEST):
        if verb.owns(action):
            return verb.first(action)
    return -1


def action_worth(sight: Sight, place: int, action: int) -> float:
    p, seat = sight.p, sight.seat
    centre = sight.empire.cities[place]
    if PRODUCE.owns(action):
        yard = Yard(sight, centre)
        value, _ = best_item(yard, producible(p, seat, centre, budget(p, seat, yard.pool), []))
        if sight.empire.sheet().builds_free:
            value = max(value, 6.0)
        return value
    if DEVOTE.owns(action):
        return devotion(p, seat, centre) * sight.culture()
    if HARVEST.owns(action):
        return resource_worth(sight, HARVEST.second(action))
    return _program_worth(sight, centre)


def boost_worth(sight: Sight, centre: int, amount: int) -> float:
    """By how much better an item gets that a city can produce with so much production more."""
    p, seat = sight.p, sight.seat
    yard = Yard(sight, centre)
    usual, _ = best_item(yard, producible(p, seat, centre, budget(p, seat, yard.pool), []))
    yard.pool += amount
    boosted, _ = best_item(yard, producible(p, seat, centre, budget(p, seat, yard.pool), []))
    return boosted - usual


def _program_worth(sight: Sight, centre: int) -> float:
    """What a building program is good for: a wonder that could be built with it and cannot be without it."""
    yard = Yard(sight, centre)
    reach = budget(sight.p, sight.seat, yard.pool)
    best = 0.0
    for wonder in sight.p.wonder_market:
        cost = cost_of_wonder(sight.p, sight.seat, wonder)
        if reach < cost <= 2 * yard.pool - 2:
            best = max(best, yard.worth(FIRST_WONDER_ITEM + wonder))
    return DOUBLED * best
