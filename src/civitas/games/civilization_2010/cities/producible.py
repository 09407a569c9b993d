"""What a city can produce, what it costs and where it goes.

A plan is what was declared before in the same produce action (tech.engineering): rows of item, square (-1: none needed)
and whether it is free. Rules are told by id; "" means that nothing forbids it.
"""

from functools import cache
from typing import Final

from civitas.games.civilization_2010.facts.buildings import (
    BUILDING_COST,
    BUILDING_FAMILY,
    FAMILIES,
    FAMILY_BASIC,
    FAMILY_COUNT,
    IS_STARRED,
    MAY_STAND_ON,
    SHIPYARD,
    UPGRADE,
)
from civitas.games.civilization_2010.facts.constants import ARMY_COST, SCOUT_COST, WALLS_COST
from civitas.games.civilization_2010.facts.techs import NAVY, TECH_COUNT, TECH_OF_BUILDING, UNLOCKS_WALLS
from civitas.games.civilization_2010.facts.terrain import NONE, WATER
from civitas.games.civilization_2010.facts.units import AIRCRAFT, UNIT_TYPE_COUNT
from civitas.games.civilization_2010.facts.wonders import DISCOUNT_COST, WONDER_COST
from civitas.games.civilization_2010.map.pieces import COVERS, FIRST_WONDER, is_relic, is_wonder
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.figures import has_room, placing_rule
from civitas.games.civilization_2010.standings import cost_of_unit, cost_of_wonder
from civitas.games.civilization_2010.verbs import (
    ARMY,
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_ARMY,
    ITEM_NAMES,
    ITEM_SCOUT,
    ITEM_WALLS,
    ITEMS,
    SCOUT,
)

Plan = list[list[int]]

PLANNED_ITEM: Final = 0
"""The places in a row of a plan."""
PLANNED_SQUARE: Final = 1
PLANNED_FREE: Final = 2

_WALL_TECHS: Final = sum(1 << tech for tech in range(TECH_COUNT) if UNLOCKS_WALLS[tech])


def _forms_of(family: int) -> tuple[int, int, int, int]:
    """The basic building of a family and its upgrade, each after its tech as a bit; without an upgrade no bit."""
    basic = FAMILY_BASIC[family]
    upgrade = UPGRADE[basic]
    return 1 << TECH_OF_BUILDING[basic], basic, 1 << TECH_OF_BUILDING[upgrade] if upgrade >= 0 else 0, upgrade


_FORMS: Final[list[tuple[int, int, int, int]]] = [_forms_of(family) for family in range(FAMILY_COUNT)]
_COST_RULES: Final[list[str]] = [f"building.{family.replace('-', '_')}" for family in FAMILIES]
"""The rule that names the cost of a building, by its family."""
_LEAST_WONDER_COST: Final = min(WONDER_COST + [cost for cost in DISCOUNT_COST if cost > 0])
_FORM_TECHS: Final = sum({1 << tech for tech in TECH_OF_BUILDING if tech >= 0})


# Items.


def is_figure_item(item: int) -> bool:
    """Whether an item is an army or a scout."""
    return item < FIRST_UNIT_ITEM


def is_unit_item(item: int) -> bool:
    """Whether an item is a unit."""
    return FIRST_UNIT_ITEM <= item < FIRST_BUILDING_ITEM


def is_building_item(item: int) -> bool:
    """Whether an item is a building."""
    return FIRST_BUILDING_ITEM <= item < FIRST_WONDER_ITEM


def is_wonder_item(item: int) -> bool:
    """Whether an item is a wonder."""
    return FIRST_WONDER_ITEM <= item < ITEM_WALLS


def needs_square(item: int) -> bool:
    """Whether an item goes on a square: all but units and walls."""
    return not (FIRST_UNIT_ITEM <= item < FIRST_BUILDING_ITEM or item == ITEM_WALLS)


def item_name(item: int) -> str:
    """An item in a report."""
    return ITEM_NAMES[ITEMS[item]]


def item_cost(p: Civilization2010, seat: int, item: int) -> int:
    """The production that an item costs a player."""
    if item == ITEM_ARMY:
        return ARMY_COST
    if item == ITEM_SCOUT:
        return SCOUT_COST
    if item < FIRST_BUILDING_ITEM:
        return cost_of_unit(p, seat, item - FIRST_UNIT_ITEM)
    if item < FIRST_WONDER_ITEM:
        return BUILDING_COST[item - FIRST_BUILDING_ITEM]
    return WALLS_COST if item == ITEM_WALLS else cost_of_wonder(p, seat, item - FIRST_WONDER_ITEM)


def plan_cost(p: Civilization2010, seat: int, plan: Plan) -> int:
    """The production that all items of a plan cost together."""
    cost = 0
    for row in plan:
        if not row[PLANNED_FREE]:
            cost += item_cost(p, seat, row[PLANNED_ITEM])
    return cost


def has_free_item(plan: Plan) -> bool:
    """Whether an item of a plan is free."""
    for row in plan:
        is_free = row[PLANNED_FREE] == 1
        if is_free:
            return True
    return False


def _planned(plan: Plan, item: int) -> int:
    """How often an item is in a plan."""
    count = 0
    for row in plan:
        if row[PLANNED_ITEM] == item:
            count += 1
    return count


# Whether an item can be had at all, whatever it costs and wherever it would go.


def building_forms(p: Civilization2010, seat: int) -> list[int]:
    """The buildings that a player may build: of each family the best unlocked form (build.building-upgrade-a)."""
    return _forms(p.empires[seat].techs & _FORM_TECHS)


@cache
def _forms(techs: int) -> list[int]:
    """The same for these techs, of those that unlock buildings; to be read only."""
    forms: list[int] = []
    for basic_tech, basic, upgrade_tech, upgrade in _FORMS:
        if techs & upgrade_tech:
            forms.append(upgrade)
        elif techs & basic_tech:
            forms.append(basic)
    return forms


def supply_rule(p: Civilization2010, seat: int, centre: int, item: int, plan: Plan) -> str:
    """The rule against an item that is locked, used up or there already."""
    if is_figure_item(item):
        return _figure_rule(p, seat, item, plan)
    if is_unit_item(item):
        return _unit_rule(p, seat, item - FIRST_UNIT_ITEM, plan)
    if is_building_item(item):
        return _building_rule(p, seat, item - FIRST_BUILDING_ITEM, plan)
    if item == ITEM_WALLS:
        return _walls_rule(p, seat, centre, plan)
    return _wonder_rule(p, item - FIRST_WONDER_ITEM, plan)


def _figure_rule(p: Civilization2010, seat: int, item: int, plan: Plan) -> str:
    left = p.armies_left(seat) if item == ITEM_ARMY else p.scouts_left(seat)
    return "" if left > (_planned(plan, item) if plan else 0) else "build.figure-limit-a"


def _unit_rule(p: Civilization2010, seat: int, unit_type: int, plan: Plan) -> str:
    if not p.empires[seat].ranks[unit_type]:
        return "build.unit-b"
    planned = _planned(plan, FIRST_UNIT_ITEM + unit_type) if plan else 0
    return "" if p.units_left(unit_type) > planned else "build.unit-c"


def _building_rule(p: Civilization2010, seat: int, building: int, plan: Plan) -> str:
    techs = p.empires[seat].techs
    upgrade = UPGRADE[building]
    if upgrade >= 0 and (techs >> TECH_OF_BUILDING[upgrade]) & 1:
        return "build.building-upgrade-a"
    if not (techs >> TECH_OF_BUILDING[building]) & 1:
        return "build.building-a"
    planned = _planned(plan, FIRST_BUILDING_ITEM + building) if plan else 0
    return "" if p.buildings[BUILDING_FAMILY[building]] > planned else "build.building-supply-a"


def _walls_rule(p: Civilization2010, seat: int, centre: int, plan: Plan) -> str:
    empire = p.empires[seat]
    if not empire.techs & _WALL_TECHS:
        return "tech.masonry"
    has_walls = empire.walls[empire.cities.index(centre)] or _planned(plan, ITEM_WALLS)
    return "build.walls-a" if has_walls else ""


def _wonder_rule(p: Civilization2010, wonder: int, plan: Plan) -> str:
    is_offered = wonder in p.wonder_market and not (plan and _planned(plan, FIRST_WONDER_ITEM + wonder))
    return "" if is_offered else "wonder.build-a"


def price_rule(item: int) -> str:
    """The rule that an item is refused with if it is too expensive."""
    if is_figure_item(item):
        return "build.figure-cost-a"
    if is_unit_item(item):
        return "build.unit-b" if item == FIRST_UNIT_ITEM + AIRCRAFT else "build.unit-a"
    if is_building_item(item):
        return _COST_RULES[BUILDING_FAMILY[item - FIRST_BUILDING_ITEM]]
    return "build.walls-a" if item == ITEM_WALLS else "wonder.build-a"


# Squares for buildings and wonders.


def starred_square(p: Civilization2010, centre: int, plan: Plan) -> int:
    """Where the starred building of a city stands or is planned, or -1."""
    for row in plan:
        item = row[PLANNED_ITEM]
        if is_building_item(item) and IS_STARRED[item - FIRST_BUILDING_ITEM]:
            return row[PLANNED_SQUARE]
    for square in p.board.around[centre]:
        piece = p.piece[square]
        if 0 <= piece < FIRST_WONDER and IS_STARRED[piece]:
            return square
    return NONE


def wonder_site(p: Civilization2010, centre: int, plan: Plan) -> int:
    """Where the wonder of a city stands or is planned, or -1."""
    for row in plan:
        if is_wonder_item(row[PLANNED_ITEM]):
            return row[PLANNED_SQUARE]
    for square in p.board.around[centre]:
        if is_wonder(p.piece[square]):
            return square
    return NONE


def site_rule(p: Civilization2010, seat: int, square: int) -> str:
    """The rule against putting any marker on a square of the outskirts: enemies, or a marker that cannot be covered."""
    holder = p.holder[square]
    if holder >= 0 and holder != seat:
        return "city.blockade-b"
    if p.piece[square] >= COVERS:
        return "relic.block-a" if is_relic(p.piece[square]) else "build.forbidden-a"
    return "" if p.terrain[square] >= 0 else "build.building-a"


def ground_rule(p: Civilization2010, centre: int, item: int, square: int, plan: Plan) -> str:
    """The rule against a building or wonder on a square where markers may be put: terrain, and one of a kind."""
    if is_wonder_item(item):
        return _wonder_ground_rule(p, centre, square, plan)
    return _building_ground_rule(p, centre, item - FIRST_BUILDING_ITEM, square, plan)


def _wonder_ground_rule(p: Civilization2010, centre: int, square: int, plan: Plan) -> str:
    if p.terrain[square] == WATER:
        return "wonder.build-b"
    if p.setting.same_square and wonder_site(p, centre, plan) not in (NONE, square):
        return "wonder.limit-a"
    return ""


def _building_ground_rule(p: Civilization2010, centre: int, building: int, square: int, plan: Plan) -> str:
    if not MAY_STAND_ON[building][p.terrain[square]]:
        return "build.building-terrain-a"
    if IS_STARRED[building] and p.setting.same_square and starred_square(p, centre, plan) not in (NONE, square):
        return "build.building-star-a"
    return ""


def marker_rule(p: Civilization2010, seat: int, centre: int, item: int, square: int, plan: Plan) -> str:
    """The rule against putting a building or wonder of a city on a square."""
    if square == centre:
        return "build.forbidden-a"
    if square not in p.board.around[centre]:
        return "build.building-a"
    return site_rule(p, seat, square) or ground_rule(p, centre, item, square, plan)


def open_sites(p: Civilization2010, seat: int, centre: int) -> list[int]:
    """The squares of a city where markers may be put, whatever terrain they need."""
    return [square for square in p.board.around[centre] if not site_rule(p, seat, square)]


def _unlike_sites(p: Civilization2010, seat: int, centre: int) -> list[int]:
    """Those of a city's open sites among which there is one for an item if there is one at all: see `ground_rule`."""
    if p.setting.same_square:
        return open_sites(p, seat, centre)
    terrain = p.terrain
    unlike: dict[int, int] = {}
    for square in p.board.around[centre]:
        if terrain[square] not in unlike and not site_rule(p, seat, square):
            unlike[terrain[square]] = square
    return list(unlike.values())


# Squares for figures.


def figure_ground(p: Civilization2010, seat: int, centre: int, figure: int) -> list[int]:
    """The squares where a figure of a city could appear if nothing were in its way (build.figure-place-a).

    Armies may also come to own cities with a shipyard (tech.navy), figures of the capital to controlled city-states
    (citystate.build-a).
    """
    around = p.board.around[centre]
    return around + [square for square in _more_ground(p, seat, centre, figure) if square not in around]


def _more_ground(p: Civilization2010, seat: int, centre: int, figure: int) -> list[int]:
    """Where a figure of a city could appear besides the outskirts of the city."""
    empire = p.empires[seat]
    squares: list[int] = []
    if figure == ARMY and len(empire.cities) > 1 and empire.knows(NAVY):
        for other in empire.cities:
            if other != centre and has_shipyard(p, other):
                squares += p.board.around[other]
    if centre == empire.cities[0]:
        squares += [square for square in p.controlled(seat) if square not in squares]
    return squares


def has_shipyard(p: Civilization2010, centre: int) -> bool:
    """Whether a shipyard stands in the outskirts of a city."""
    return any(p.piece[square] == SHIPYARD for square in p.board.around[centre])


def figure_rule(p: Civilization2010, seat: int, centre: int, figure: int, square: int, plan: Plan) -> str:
    """The rule against putting a new figure of a city on a square."""
    if square not in figure_ground(p, seat, centre, figure):
        if p.owner[square] == seat and p.centre[square] != square:
            return "tech.navy" if figure == ARMY else "build.figure-place-a"
        return "citystate.build-a" if p.holder[square] == seat else "build.figure-place-a"
    return _placing_rule(p, seat, figure, square, plan)


def _placing_rule(p: Civilization2010, seat: int, figure: int, square: int, plan: Plan) -> str:
    rule = placing_rule(p, seat, figure, square)
    if rule or not plan or p.has_enemy(seat, square):
        return rule
    coming = sum(1 for row in plan if is_figure_item(row[PLANNED_ITEM]) and row[PLANNED_SQUARE] == square)
    return "" if has_room(p, seat, square, 1 + coming) else "movement.stack-a"


# Squares for any item.


def square_rule(p: Civilization2010, seat: int, centre: int, item: int, square: int, plan: Plan) -> str:
    """The rule against putting an item of a city on a square."""
    if is_figure_item(item):
        return figure_rule(p, seat, centre, ARMY if item == ITEM_ARMY else SCOUT, square, plan)
    return marker_rule(p, seat, centre, item, square, plan)


def item_squares(p: Civilization2010, seat: int, centre: int, item: int, plan: Plan) -> list[int]:
    """All squares where an item of a city may be put."""
    if is_figure_item(item):
        figure = ARMY if item == ITEM_ARMY else SCOUT
        ground = figure_ground(p, seat, centre, figure)
        return [square for square in ground if not _placing_rule(p, seat, figure, square, plan)]
    sites = open_sites(p, seat, centre)
    return [square for square in sites if not ground_rule(p, centre, item, square, plan)]


def has_square(p: Civilization2010, seat: int, centre: int, item: int, plan: Plan, sites: list[int]) -> bool:
    """Whether there is a square for an item, if it needs one; `sites` are the open ones of the city."""
    if not needs_square(item):
        return True
    if is_figure_item(item):
        return _has_ground(p, seat, centre, item, plan)
    if is_wonder_item(item):
        return _has_wonder_site(p, centre, plan, sites)
    return _has_building_site(p, centre, item - FIRST_BUILDING_ITEM, plan, sites)


def _has_ground(p: Civilization2010, seat: int, centre: int, item: int, plan: Plan) -> bool:
    """Whether there is a square for a figure."""
    figure = ARMY if item == ITEM_ARMY else SCOUT
    for square in p.board.around[centre]:
        rule = _placing_rule(p, seat, figure, square, plan)
        if not rule:
            return True
    return any(not _placing_rule(p, seat, figure, square, plan) for square in _more_ground(p, seat, centre, figure))


def _has_building_site(p: Civilization2010, centre: int, building: int, plan: Plan, sites: list[int]) -> bool:
    """Whether there is one for a building among the open sites of a city."""
    for square in sites:
        rule = _building_ground_rule(p, centre, building, square, plan)
        if not rule:
            return True
    return False


def _has_wonder_site(p: Civilization2010, centre: int, plan: Plan, sites: list[int]) -> bool:
    """Whether there is one for any wonder: they are all alike in this."""
    for square in sites:
        rule = _wonder_ground_rule(p, centre, square, plan)
        if not rule:
            return True
    return False


def no_square_rule(p: Civilization2010, seat: int, centre: int, item: int, plan: Plan) -> str:
    """The most telling rule if there is no square for an item."""
    if is_figure_item(item):
        return "build.figure-place-a"
    rules = [marker_rule(p, seat, centre, item, square, plan) for square in p.board.around[centre]]
    for rule in ("wonder.limit-a", "build.building-star-a", "city.blockade-b"):
        if rule in rules:
            return rule
    return "wonder.build-b" if is_wonder_item(item) else "build.building-terrain-a"


# All that a city can produce.


def item_rule(p: Civilization2010, seat: int, centre: int, item: int, production: int, plan: Plan) -> str:
    """The rule against producing an item with so much production, converted trade included; "" if it can be had."""
    rule = supply_rule(p, seat, centre, item, plan)
    if rule:
        return rule
    if not has_square(p, seat, centre, item, plan, open_sites(p, seat, centre)):
        return no_square_rule(p, seat, centre, item, plan)
    return "" if item_cost(p, seat, item) <= production else price_rule(item)


def candidates(p: Civilization2010, seat: int) -> list[int]:
    """The items that are not out of the question for a player: unlocked, or in the market."""
    ranks = p.empires[seat].ranks
    items = [ITEM_ARMY, ITEM_SCOUT]
    items += [FIRST_UNIT_ITEM + unit_type for unit_type in range(UNIT_TYPE_COUNT) if ranks[unit_type]]
    items += [FIRST_BUILDING_ITEM + building for building in building_forms(p, seat)]
    items += [FIRST_WONDER_ITEM + wonder for wonder in p.wonder_market]
    if p.empires[seat].techs & _WALL_TECHS:
        items.append(ITEM_WALLS)
    return items


def producible(p: Civilization2010, seat: int, centre: int, production: int, plan: Plan) -> list[int]:
    """Every item that a city can produce with so much production, converted trade included."""
    items: list[int] = []
    for item in (ITEM_ARMY, ITEM_SCOUT):
        cost = ARMY_COST if item == ITEM_ARMY else SCOUT_COST
        if cost <= production and not _figure_rule(p, seat, item, plan) and _has_ground(p, seat, centre, item, plan):
            items.append(item)
    items += _producible_units(p, seat, production, plan)
    sites = _unlike_sites(p, seat, centre)
    if sites:
        items += _producible_buildings(p, seat, centre, production, plan, sites)
        items += _producible_wonders(p, seat, centre, production, plan, sites)
    if production >= WALLS_COST and not _walls_rule(p, seat, centre, plan):
        items.append(ITEM_WALLS)
    return items


def _producible_units(p: Civilization2010, seat: int, production: int, plan: Plan) -> list[int]:
    items: list[int] = []
    for unit_type in range(UNIT_TYPE_COUNT):
        if _can_produce_unit(p, seat, unit_type, production, plan):
            items.append(FIRST_UNIT_ITEM + unit_type)
    return items


def _can_produce_unit(p: Civilization2010, seat: int, unit_type: int, production: int, plan: Plan) -> bool:
    return not _unit_rule(p, seat, unit_type, plan) and cost_of_unit(p, seat, unit_type) <= production


def _producible_buildings(
    p: Civilization2010, seat: int, centre: int, production: int, plan: Plan, sites: list[int]
) -> list[int]:
    items: list[int] = []
    for building in building_forms(p, seat):
        if (
            BUILDING_COST[building] <= production
            and not _building_rule(p, seat, building, plan)
            and _has_building_site(p, centre, building, plan, sites)
        ):
            items.append(FIRST_BUILDING_ITEM + building)
    return items


def _producible_wonders(
    p: Civilization2010, seat: int, centre: int, production: int, plan: Plan, sites: list[int]
) -> list[int]:
    if production < _LEAST_WONDER_COST:
        return []
    items = [
        FIRST_WONDER_ITEM + wonder
        for wonder in p.wonder_market
        if cost_of_wonder(p, seat, wonder) <= production and not _wonder_rule(p, wonder, plan)
    ]
    return items if items and _has_wonder_site(p, centre, plan, sites) else []


def can_produce(p: Civilization2010, seat: int, centre: int, production: int) -> bool:
    """Whether a city can produce anything; units first, which need no square."""
    return can_produce_unit(p, seat, production) or len(producible(p, seat, centre, production, [])) > 0


def can_produce_unit(p: Civilization2010, seat: int, production: int) -> bool:
    """Whether there is a unit for so much production."""
    for unit_type in range(UNIT_TYPE_COUNT):
        is_had = _can_produce_unit(p, seat, unit_type, production, [])
        if is_had:
            return True
    return False


def free_buildings(p: Civilization2010, seat: int, centre: int, plan: Plan) -> list[int]:
    """The buildings that a city of the Egyptians can have for free (civ.egyptian_free_building)."""
    sites = _unlike_sites(p, seat, centre)
    return [
        building
        for building in building_forms(p, seat)
        if not _building_rule(p, seat, building, plan) and _has_building_site(p, centre, building, plan, sites)
    ]
