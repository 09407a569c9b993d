"""What a city of Civilization (2010) could produce: what it costs, where it may stand, and what it would replace."""

from civitas.core.teller import Offer
from civitas.core.telling import Account, Said, Sum, say, together
from civitas.games.civilization_2010.cities.producible import (
    Plan,
    candidates,
    is_building_item,
    is_wonder_item,
    item_cost,
    item_name,
    item_rule,
    item_squares,
    needs_square,
    starred_square,
    supply_rule,
    wonder_site,
)
from civitas.games.civilization_2010.cities.production import Production, budget
from civitas.games.civilization_2010.facts.buildings import IS_STARRED
from civitas.games.civilization_2010.map.pieces import CITY, PIECES, is_hidden
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import city_production, rush_cost
from civitas.games.civilization_2010.telling.prices import item_notes
from civitas.games.civilization_2010.telling.things import SQUARES
from civitas.games.civilization_2010.verbs import FIRST_BUILDING_ITEM


def producing(p: Civilization2010, seat: int, centre: int) -> list[Account]:
    """Everything that is not used up, as rows: what it costs a city, and the rule against it if there is one."""
    pool = city_production(p, seat, centre)
    rows = [_row(p, seat, centre, item, pool) for item in candidates(p, seat) if not _is_gone(p, seat, centre, item)]
    return [{"heading": say("account-producing", count=pool), "rows": rows}] if rows else []


def _is_gone(p: Civilization2010, seat: int, centre: int, item: int) -> bool:
    return supply_rule(p, seat, centre, item, []) != ""


def _row(p: Civilization2010, seat: int, centre: int, item: int, pool: int) -> Sum:
    cost = item_cost(p, seat, item)
    row: Sum = {"label": say(item_name(item)), "value": cost}
    notes = [*_means(p, seat, cost, pool), *_sites(p, seat, centre, item), *replaces(p, centre, item, [])]
    if notes:
        row["note"] = together(notes)
    rule = item_rule(p, seat, centre, item, budget(p, seat, pool), [])
    if rule:
        row["rule"] = rule
    return row


def _means(p: Civilization2010, seat: int, cost: int, pool: int) -> list[Said]:
    """The trade that has to be converted, or how much is missing whatever is converted."""
    if cost <= pool:
        return []
    missing = cost - budget(p, seat, pool)
    if missing > 0:
        return [say("item-missing", count=missing)]
    return [say("item-rushed", count=rush_cost(p, seat, cost - pool))]


def _sites(p: Civilization2010, seat: int, centre: int, item: int) -> list[Said]:
    """Where it may stand."""
    if not needs_square(item):
        return []
    squares = item_squares(p, seat, centre, item, [])
    return [say("item-at", squares=[SQUARES[square] for square in squares]) if squares else say("item-nowhere")]


def replaces(p: Civilization2010, centre: int, item: int, plan: Plan) -> list[Said]:
    """What has to make room because a city may have only one of a kind."""
    old = -1
    if is_wonder_item(item):
        old = wonder_site(p, centre, plan)
    elif is_building_item(item) and IS_STARRED[item - FIRST_BUILDING_ITEM]:
        old = starred_square(p, centre, plan)
    return _covered(p, old)


def _covered(p: Civilization2010, square: int) -> list[Said]:
    """The marker that goes from a square."""
    if square < 0 or p.piece[square] < 0 or p.piece[square] == CITY or is_hidden(p.piece[square]):
        return []
    return [say("item-replaces", card=f"card-{PIECES[p.piece[square]]}", square=SQUARES[square])]


def build_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What makes an item cheaper, and what it replaces."""
    production = p.frames[-1]
    found = item_notes(p, seat, offer)
    if isinstance(production, Production):
        found += replaces(p, production.centre, offer.first, production.plan)
    return found


def placing_notes(p: Civilization2010, square: int) -> list[Said]:
    """What would be built over on a square where something is to be put."""
    return _covered(p, square) if isinstance(p.frames[-1], Production) else []
