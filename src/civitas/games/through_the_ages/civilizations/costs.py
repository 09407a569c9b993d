"""What things cost: population, buildings, units, upgrades and technologies, with everything that changes the price."""

from typing import Final

from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.ratings import pact_sides, workers_of
from civitas.games.through_the_ages.facts.cards import TECHNOLOGY, Card
from civitas.games.through_the_ages.facts.technologies import (
    FIRST_UNIT,
    LAB,
    LIBRARY,
    TECH_COUNT,
    THEATER,
    TYPE_OF,
    is_unit,
    is_urban,
)
from civitas.games.through_the_ages.model import ThroughTheAges

CONSTRUCTION: Final = 3
"""The line of special technologies that makes urban buildings cheaper."""
COOPERATION_DISCOUNT: Final = 2

_prices: Final[dict[int, list[int]]] = {}
"""Prices that were worked out before, by all that they depend on: edition, special technology, leader, buildings."""

# What prices are made of, besides cards.
PRINTED: Final = "account-printed"
CHEAPER: Final = "account-cheaper"
"""What an action card or an event takes off."""


def population_cost(p: ThroughTheAges, seat: int, discount: int = 0, ledger: Ledger | None = None) -> int:
    """Food for one more worker; there must be a token in the yellow bank."""
    c = p.civs[seat]
    table = p.edition.population_cost
    price = table[c.yellow] if c.yellow < len(table) else table[-1]
    left = price - discount
    if c.leader >= 0:
        left -= p.cards[c.leader].population_discount
    if ledger is not None:
        ledger.note("board-yellow", price)
        if c.leader >= 0:
            ledger.note(p.cards[c.leader].name, -p.cards[c.leader].population_discount)
        ledger.note(CHEAPER, -discount)
    return left if left > 0 else 0


def build_cost(p: ThroughTheAges, seat: int, tech: int, discount: int = 0, ledger: Ledger | None = None) -> int:
    """Resources for a new building or unit; `discount` is that of an action card or event."""
    c = p.civs[seat]
    price = (c.prices or own_prices(p, c))[tech] if ledger is None else _own_cost(p, c, tech, ledger)
    if tech >= FIRST_UNIT and c.leader >= 0 and p.cards[c.leader].besieged_unit_discount and is_besieged(p, seat):
        price = max(0, price - p.cards[c.leader].besieged_unit_discount)
        if ledger is not None:
            ledger.note(p.cards[c.leader].name, -p.cards[c.leader].besieged_unit_discount)
    if ledger is not None:
        ledger.note(CHEAPER, -discount)
    left = price - discount if price > discount else 0
    return left + _surcharge(p, seat, tech, ledger) if p.edition.is_first else left


def upgrade_cost(
    p: ThroughTheAges, seat: int, low: int, high: int, discount: int = 0, ledger: Ledger | None = None
) -> int:
    """Resources for an upgrade: the difference of the prices as they are for this civilization."""
    c = p.civs[seat]
    prices = c.prices or own_prices(p, c)
    if ledger is not None:
        cards = p.edition.cards.card_of_tech
        ledger.note(p.cards[cards[high]].name, prices[high])
        ledger.note(p.cards[cards[low]].name, -prices[low])
        ledger.note(CHEAPER, -discount)
    difference = prices[high] - prices[low] - discount
    left = difference if difference > 0 else 0
    return left + _surcharge(p, seat, high, ledger) if p.edition.is_first else left


def own_prices(p: ThroughTheAges, c: Civilization) -> list[int]:
    """The printed prices of all technologies less what the own cards take off them."""
    if not c.prices:
        c.prices = _own_prices(p, c)
    return c.prices


def _own_prices(p: ThroughTheAges, c: Civilization) -> list[int]:
    leader = p.cards[c.leader] if c.leader >= 0 else None
    key = c.specials[CONSTRUCTION] + 1
    if leader is not None and (leader.theater_discount or leader.library_theater_discount):
        pairs = (1 if workers_of(c, LIBRARY) else 0) + (2 if workers_of(c, THEATER) else 0)
        key += 1024 * (4 * (c.leader + 1) + pairs)
    if not key:
        return p.edition.cards.cost
    if p.edition.is_first:
        key = -key
    found = _prices.get(key)
    if found is None:
        found = [_own_cost(p, c, tech) for tech in range(TECH_COUNT)]
        _prices[key] = found
    return found


def prices_are_plain(p: ThroughTheAges, seat: int) -> bool:
    """Whether nothing but the own cards changes prices: no rival's surcharge, no siege (2006)."""
    bends_prices = p.edition.cards.bends_prices
    for c in p.civs:
        if c.leader >= 0 and bends_prices[c.leader]:
            card, own = p.cards[c.leader], c is p.civs[seat]
            if card.besieged_unit_discount if own else card.rival_lab_surcharge:
                return False
    return True


def _own_cost(p: ThroughTheAges, c: Civilization, tech: int, ledger: Ledger | None = None) -> int:
    """The printed price less what the own cards take off it."""
    price = p.edition.cards.cost[tech]
    if ledger is not None:
        ledger.note(PRINTED, price)
    if not is_urban(tech):
        return max(0, price)
    special = c.specials[CONSTRUCTION]
    if special >= 0:
        less = p.cards[special].discounts[p.edition.cards.level[tech]]
        price -= less
        if ledger is not None:
            ledger.note(p.cards[special].name, -less)
    if c.leader >= 0:
        leader = p.cards[c.leader]
        kind = TYPE_OF[tech]
        less = (leader.theater_discount if kind == THEATER else 0) + _pair_discount(c, leader, kind)
        price -= less
        if ledger is not None:
            ledger.note(leader.name, -less)
    return max(0, price)


def _pair_discount(c: Civilization, leader: Card, kind: int) -> int:
    """Shakespeare (2015): a library makes theaters cheaper, a theater makes libraries cheaper."""
    if not leader.library_theater_discount:
        return 0
    if kind == THEATER and workers_of(c, LIBRARY):
        return leader.library_theater_discount
    if kind == LIBRARY and workers_of(c, THEATER):
        return leader.library_theater_discount
    return 0


def _surcharge(p: ThroughTheAges, seat: int, tech: int, ledger: Ledger | None) -> int:
    """Tesla (2006): his rivals pay more for labs and libraries."""
    if TYPE_OF[tech] not in (LAB, LIBRARY):
        return 0
    extra = 0
    for other in range(p.players):
        leader = p.civs[other].leader
        if other != seat and leader >= 0:
            extra += p.cards[leader].rival_lab_surcharge
            if ledger is not None:
                ledger.note(p.cards[leader].name, p.cards[leader].rival_lab_surcharge)
    return extra


def is_besieged(p: ThroughTheAges, seat: int) -> bool:
    """Whether a war is declared on this civilization."""
    return any(c.war >= 0 and c.war_target == seat for c in p.civs)


def science_cost(p: ThroughTheAges, seat: int, card: Card, discount: int = 0, ledger: Ledger | None = None) -> int:
    """Science for a technology, without what only pays for units."""
    return _science(p, seat, card, card.science_cost, discount, ledger)


def revolution_cost(p: ThroughTheAges, seat: int, card: Card, discount: int = 0, ledger: Ledger | None = None) -> int:
    """Science for a government by revolution."""
    return _science(p, seat, card, card.revolution_cost, discount, ledger)


def _science(p: ThroughTheAges, seat: int, card: Card, price: int, discount: int, ledger: Ledger | None) -> int:
    if ledger is not None:
        ledger.note(PRINTED, price)
        ledger.note(CHEAPER, -discount)
    cost = price - discount - _science_discount(p, seat, card, ledger)
    return cost if cost > 0 else 0


def _science_discount(p: ThroughTheAges, seat: int, card: Card, ledger: Ledger | None) -> int:
    c = p.civs[seat]
    shared = COOPERATION_DISCOUNT if cooperation_partner(p, seat) >= 0 else 0
    own = 0
    if c.leader >= 0 and card.kind == TECHNOLOGY:
        leader = p.cards[c.leader]
        kind = TYPE_OF[card.tech]
        if kind == THEATER:
            own += leader.theater_science_discount
        if is_unit(card.tech):
            own += leader.unit_science_discount
        own += _pair_discount(c, leader, kind)
    if ledger is not None:
        if own:
            ledger.note(p.cards[c.leader].name, -own)
        for side, _ in pact_sides(p, seat) if shared else []:
            if side.cooperation:
                ledger.note(side.name, -shared)
    return shared + own


def cooperation_partner(p: ThroughTheAges, seat: int) -> int:
    """The partner who pays towards the technologies of this seat, or -1."""
    return p.civs[seat].symbols.cooperates
