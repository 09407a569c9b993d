"""Ships: which to keep, which to build."""

from civitas.bots.civilization_1980.settling import FIRST, Worth
from civitas.bots.civilization_1980.sight import Sight
from civitas.bots.civilization_1980.voyages import routes_from
from civitas.games.civilization_1980.facts.board import COAST_AREA
from civitas.games.civilization_1980.facts.cards import CLOTH_MAKING
from civitas.games.civilization_1980.verbs import BUILD_SHIP, DONE_CODE, MAINTAIN, SCRAP

TREASURY, LEVY = 0, 1
RANGE = 4
SPARE_TREASURY = 8
ENOUGH_SHIPS = 3
NOMAD_SHIPS = 3


def look_after_ships(sight: Sight, legal: list[int]) -> int:
    """Keep ships that are still useful, then build one where the sea leads to land."""
    if sight.has_due_ships:
        return _maintain(sight, legal)
    return _build(sight, legal)


def _maintain(sight: Sight, legal: list[int]) -> int:
    kept = [action for action in legal if MAINTAIN.owns(action) and MAINTAIN.second(action) == TREASURY]
    if kept:
        return kept[0]
    worth = Worth(sight)
    for action in legal:
        if MAINTAIN.owns(action) and _overseas(sight, worth, sight.ships[MAINTAIN.first(action)]) > 1:
            return action
    return next(action for action in legal if SCRAP.owns(action))


def _build(sight: Sight, legal: list[int]) -> int:
    manner = sight.manner
    fleet = sum(1 for coast in sight.ships if coast >= 0)
    paid = [action for action in legal if BUILD_SHIP.owns(action) and BUILD_SHIP.second(action) == 0]
    worth = Worth(sight)
    if fleet < (NOMAD_SHIPS if sight.is_nomads else manner.fleet) and _land_left(sight, worth) <= manner.plenty:
        options = paid or [a for a in legal if BUILD_SHIP.owns(a) and BUILD_SHIP.second(a) == 2]
    elif sight.treasury >= SPARE_TREASURY and fleet < max(ENOUGH_SHIPS, manner.fleet):
        options = paid
    else:
        return DONE_CODE
    best, score = DONE_CODE, 0
    for action in options:
        coast = BUILD_SHIP.first(action)
        tokens = sight.own[COAST_AREA[coast]] - BUILD_SHIP.second(action)
        value = _overseas(sight, worth, coast) * min(tokens - 1, 4) if tokens > 1 else 0
        if value > score:
            best, score = action, value
    return best


def _land_left(sight: Sight, worth: Worth) -> int:
    """Free areas that border on our own."""
    near = {n for area in sight.land.areas if sight.own[area] for n in sight.land.neighbours[area]}
    return sum(1 for area in near if worth.is_free[area])


def _overseas(sight: Sight, worth: Worth, coast: int) -> int:
    """Free areas that a ship on this coast reaches."""
    steps = RANGE + sight.has(CLOTH_MAKING)
    reached = {COAST_AREA[other] for other in routes_from(sight, coast, steps)}
    return sum(1 for area in reached if worth.is_free[area] and worth.of_next(area, 0) >= FIRST)
