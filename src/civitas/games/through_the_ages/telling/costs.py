"""What a card would cost a seat now, with everything that changes the price."""

from civitas.core.telling import Account, Sum, say, seat_id
from civitas.games.through_the_ages.battles.aggression import attack_price
from civitas.games.through_the_ages.civilizations.costs import build_cost, revolution_cost, science_cost, upgrade_cost
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.wonders import stage_cost
from civitas.games.through_the_ages.facts.cards import AGGRESSION, GOVERNMENT, WAR, Card
from civitas.games.through_the_ages.facts.technologies import RANGE_OF, TYPE_OF
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.row import take_cost, technologies_in_play
from civitas.games.through_the_ages.telling.accounts import priced
from civitas.games.through_the_ages.telling.things import TECH_NAMES


def cost_accounts(p: ThroughTheAges, seat: int, card: Card) -> list[Account]:
    """Everything a card costs a seat: to take it, to develop it, to build with it, to attack with it."""
    rows = [
        *taking(p, seat, card),
        *_developing(p, seat, card),
        *_building(p, seat, card),
        *_stages(p, seat, card),
        *_attacking(p, seat, card),
    ]
    return [{"heading": say("account-costs"), "rows": rows}] if rows else []


def taking(p: ThroughTheAges, seat: int, card: Card) -> list[Sum]:
    """Civil actions for a card in the row."""
    return [take_sum(p, seat, space) for space, each in enumerate(p.row) if each == card.index]


def take_sum(p: ThroughTheAges, seat: int, space: int) -> Sum:
    """Civil actions for the card on a space (counted from 0)."""
    ledger = Ledger()
    cost = take_cost(p, seat, space, ledger)
    return priced(say("account-take", space=space + 1), cost, ledger)


def _developing(p: ThroughTheAges, seat: int, card: Card) -> list[Sum]:
    """Science for a technology that is not in play yet."""
    if not card.is_technology or card.index in technologies_in_play(p, p.civs[seat]):
        return []
    ledger = Ledger()
    rows = [priced(say("account-science"), science_cost(p, seat, card, 0, ledger), ledger)]
    if card.kind == GOVERNMENT and card.revolution_cost:
        other = Ledger()
        rows.append(priced(say("account-revolution"), revolution_cost(p, seat, card, 0, other), other))
    return rows


def _building(p: ThroughTheAges, seat: int, card: Card) -> list[Sum]:
    """Resources for a worker on a technology, and for one who moves up to it."""
    if card.tech < 0:
        return []
    ledger = Ledger()
    rows = [priced(say("account-worker"), build_cost(p, seat, card.tech, 0, ledger), ledger)]
    for low in RANGE_OF[TYPE_OF[card.tech]]:
        if low < card.tech and p.civs[seat].workers[low] > 0:
            other = Ledger()
            price = upgrade_cost(p, seat, low, card.tech, 0, other)
            rows.append(priced(say("account-upgrade", old=TECH_NAMES[low]), price, other))
    return rows


def _stages(p: ThroughTheAges, seat: int, card: Card) -> list[Sum]:
    """Resources for the stages of the own wonder that are still to be built."""
    c = p.civs[seat]
    if c.wonder != card.index:
        return []
    left = card.stages[c.stages :]
    rows: list[Sum] = [
        {"label": say("account-stage", number=c.stages + number), "value": cost} for number, cost in enumerate(left, 1)
    ]
    return [{"label": say("account-stages"), "value": stage_cost(p, seat, len(left)), "parts": rows}]


def _attacking(p: ThroughTheAges, seat: int, card: Card) -> list[Sum]:
    """Military actions for an attack on each of the others."""
    if card.kind not in (AGGRESSION, WAR):
        return []
    return [
        {"label": say("account-attack", name=seat_id(other)), "value": attack_price(p, card.index, other)}
        for other in p.seats()
        if other != seat
    ]
