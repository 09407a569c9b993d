"""What things cost: population, buildings, units, upgrades and technologies, with everything that changes the price."""

from civitas.games.through_the_ages.cards import TECHNOLOGY, Card
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.ratings import workers_of
from civitas.games.through_the_ages.technologies import (
    LAB,
    LIBRARY,
    TECH_COUNT,
    THEATER,
    TYPE_OF,
    is_unit,
    is_urban,
)

CONSTRUCTION = 3
"""The line of special technologies that makes urban buildings cheaper."""
COOPERATION_DISCOUNT = 2


def population_cost(p: ThroughTheAges, seat: int, discount: int = 0) -> int:
    """Food for one more worker; there must be a token in the yellow bank."""
    c = p.civs[seat]
    table = p.edition.population_cost
    price = table[c.yellow] if c.yellow < len(table) else table[-1]
    if c.leader >= 0:
        discount += p.cards[c.leader].population_discount
    return max(0, price - discount)


def build_cost(p: ThroughTheAges, seat: int, tech: int, discount: int = 0) -> int:
    """Resources for a new building or unit; `discount` is that of an action card or event."""
    c = p.civs[seat]
    price = own_prices(p, c)[tech]
    if c.leader >= 0 and is_unit(tech) and p.cards[c.leader].besieged_unit_discount and is_besieged(p, seat):
        price = max(0, price - p.cards[c.leader].besieged_unit_discount)
    return max(0, price - discount) + _surcharge(p, seat, tech)


def upgrade_cost(p: ThroughTheAges, seat: int, low: int, high: int, discount: int = 0) -> int:
    """Resources for an upgrade: the difference of the prices as they are for this civilization."""
    prices = own_prices(p, p.civs[seat])
    return max(0, prices[high] - prices[low] - discount) + _surcharge(p, seat, high)


def own_prices(p: ThroughTheAges, c: Civilization) -> list[int]:
    """The printed prices of all technologies less what the own cards take off them."""
    leader = p.cards[c.leader] if c.leader >= 0 else None
    key = c.specials[CONSTRUCTION] + 1
    if leader is not None and (leader.theater_discount or leader.library_theater_discount):
        pairs = (1 if workers_of(c, LIBRARY) else 0) + (2 if workers_of(c, THEATER) else 0)
        key += 1024 * (4 * (c.leader + 1) + pairs)
    if key != c.price_key:
        c.price_key = key
        c.prices = [_own_cost(p, c, tech) for tech in range(TECH_COUNT)] if key else p.edition.cards.cost
    return c.prices


def prices_are_plain(p: ThroughTheAges, seat: int) -> bool:
    """Whether nothing but the own cards changes prices: no rival's surcharge, no siege (2006)."""
    if not p.edition.is_first:
        return True
    for other in range(p.players):
        leader = p.civs[other].leader
        if leader >= 0:
            card = p.cards[leader]
            if card.besieged_unit_discount if other == seat else card.rival_lab_surcharge:
                return False
    return True


def _own_cost(p: ThroughTheAges, c: Civilization, tech: int) -> int:
    """The printed price less what the own cards take off it."""
    price = p.edition.cards.cost[tech]
    if is_urban(tech):
        special = c.specials[CONSTRUCTION]
        if special >= 0:
            price -= p.cards[special].discounts[p.edition.cards.level[tech]]
        if c.leader >= 0:
            leader = p.cards[c.leader]
            kind = TYPE_OF[tech]
            if kind == THEATER:
                price -= leader.theater_discount
            price -= _pair_discount(c, leader, kind)
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


def _surcharge(p: ThroughTheAges, seat: int, tech: int) -> int:
    """Tesla (2006): his rivals pay more for labs and libraries."""
    if not p.edition.is_first or TYPE_OF[tech] not in (LAB, LIBRARY):
        return 0
    extra = 0
    for other in range(p.players):
        leader = p.civs[other].leader
        if other != seat and leader >= 0:
            extra += p.cards[leader].rival_lab_surcharge
    return extra


def is_besieged(p: ThroughTheAges, seat: int) -> bool:
    """Whether a war is declared on this civilization."""
    return any(c.war >= 0 and c.war_target == seat for c in p.civs)


def science_is_plain(p: ThroughTheAges, c: Civilization) -> bool:
    """Whether technologies cost just the printed science, and only science points pay for them."""
    if c.cooperates >= 0 or c.unit_science:
        return False
    if c.leader < 0:
        return True
    leader = p.cards[c.leader]
    discounts = leader.theater_science_discount + leader.unit_science_discount + leader.library_theater_discount
    return discounts == 0


def science_cost(p: ThroughTheAges, seat: int, card: Card, discount: int = 0) -> int:
    """Science for a technology, without what only pays for units."""
    return max(0, card.science_cost - discount - _science_discount(p, seat, card))


def revolution_cost(p: ThroughTheAges, seat: int, card: Card, discount: int = 0) -> int:
    """Science for a government by revolution."""
    return max(0, card.revolution_cost - discount - _science_discount(p, seat, card))


def _science_discount(p: ThroughTheAges, seat: int, card: Card) -> int:
    c = p.civs[seat]
    discount = COOPERATION_DISCOUNT if cooperation_partner(p, seat) >= 0 else 0
    if c.leader >= 0 and card.kind == TECHNOLOGY:
        leader = p.cards[c.leader]
        kind = TYPE_OF[card.tech]
        if kind == THEATER:
            discount += leader.theater_science_discount
        if is_unit(card.tech):
            discount += leader.unit_science_discount
        discount += _pair_discount(c, leader, kind)
    return discount


def cooperation_partner(p: ThroughTheAges, seat: int) -> int:
    """The partner who pays towards the technologies of this seat, or -1."""
    return p.civs[seat].cooperates
