"""What lies ready for everybody in Civilization (2010), with what it costs the one who looks and how much is left."""

from civitas.core.telling import Account, Explanation, Said, Sum, say
from civitas.games.civilization_2010.cities.producible import building_forms
from civitas.games.civilization_2010.facts.buildings import BUILDING_COST, BUILDING_FAMILY, BUILDINGS, FAMILY_BASIC
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCES
from civitas.games.civilization_2010.facts.units import UNIT_TYPES
from civitas.games.civilization_2010.facts.wonders import WONDER_COST, WONDERS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import cost_of_wonder
from civitas.games.civilization_2010.telling.prices import wonder_discount

MARKET_THING = "market"


def explain_market(p: Civilization2010, seat: int | None) -> Explanation:
    """Wonders, buildings, resources, decks and pools."""
    return {
        "thing": MARKET_THING,
        "name": say("middle-title"),
        "lines": [],
        "accounts": [_wonders(p, seat), _buildings(p, seat), _resources(p), _decks(p), _pools(p)],
        "rules": ["wonder.market-a", "build.building-supply-a", "resource.market-a"],
    }


def _row(label: str, value: int, note: Said | None = None) -> Sum:
    row: Sum = {"label": say(label), "value": value}
    if note is not None:
        row["note"] = note
    return row


def _wonders(p: Civilization2010, seat: int | None) -> Account:
    """The wonders that can be built with their costs, and how many cards are left."""
    rows: list[Sum] = []
    for wonder in p.wonder_market:
        cost = WONDER_COST[wonder] if seat is None else cost_of_wonder(p, seat, wonder)
        discount = wonder_discount(p, seat, wonder)
        rows.append(_row(f"card-{WONDERS[wonder]}", cost, discount[0] if discount else None))
    rows.append(_row("account-wonder-deck", len(p.wonder_deck)))
    return {"heading": say("middle-wonders"), "rows": rows}


def _buildings(p: Civilization2010, seat: int | None) -> Account:
    """Buildings in the forms that the one who looks can build; those that are still locked in their basic form."""
    open_forms = building_forms(p, seat) if seat is not None else []
    families = [BUILDING_FAMILY[building] for building in open_forms]
    rows: list[Sum] = []
    for family, basic in enumerate(FAMILY_BASIC):
        building = open_forms[families.index(family)] if family in families else basic
        left = say("account-left", count=p.buildings[family])
        note = left if seat is None or family in families else say("account-locked", left=left)
        rows.append(_row(f"card-{BUILDINGS[building]}", BUILDING_COST[building], note))
    return {"heading": say("middle-buildings"), "rows": rows}


def _resources(p: Civilization2010) -> Account:
    rows = [_row(f"resource-{RESOURCES[each]}", p.market[each]) for each in range(MARKET_RESOURCE_COUNT)]
    return {"heading": say("board-resources"), "rows": rows}


def _decks(p: Civilization2010) -> Account:
    rows = [_row(f"card-{name}", len(p.unit_decks[each])) for each, name in enumerate(UNIT_TYPES)]
    rows += [_row(f"goods-event-{level}", len(p.event_decks[level])) for level in range(1, EVENT_LEVELS + 1)]
    return {"heading": say("middle-decks"), "rows": rows}


def _pools(p: Civilization2010) -> Account:
    counts = [("hut", len(p.huts)), ("village", len(p.villages)), ("city-state", len(p.city_states))]
    rows = [_row(f"piece-{name}", count) for name, count in [*counts, ("building-program", p.programs)]]
    return {"heading": say("middle-pools"), "rows": [*rows, _row("piece-great-person", sum(p.people))]}
