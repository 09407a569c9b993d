"""Positions that a seat cannot tell from the real one: hidden cards are dealt anew (43.8, 43.9)."""

from civitas.core.dice import Dice
from civitas.games.civilization_1980.cards import COMMODITY_COUNT, HELD_COUNT, VALUE
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.phases.trade import (
    COUNT,
    NAMED,
    PACKAGE,
    WORTH,
    Market,
)
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE
from civitas.games.civilization_1980.view import knows_card

ATTEMPTS = 60
"""How often a deal is tried that makes all announced offers true; after that the real hands stay."""


def imagine_position(p: Civilization, seat: int | None, rng: Dice) -> Civilization:
    """A copy of the position in which everything this seat cannot know is random."""
    q = p.clone()
    q.dice = Dice.seeded(rng.roll() << 32 | rng.roll())
    market = _market_of(q)
    if market is not None:
        _forget_drafts(market, seat)
    pool = _redeal_stacks(q, seat, rng)
    for _ in range(ATTEMPTS):
        if _deal_hands(q, market, seat, pool[:], rng):
            return q
    for other in range(p.players):
        q.hand[other] = p.hand[other][:]
    q.stacks = [row[:] for row in p.stacks]
    return q


def _market_of(q: Civilization) -> Market | None:
    top = q.frames[-1] if q.frames else None
    return top if isinstance(top, Market) else None


def _forget_drafts(market: Market, seat: int | None) -> None:
    """What others are still putting together is nobody else's business."""
    for other in range(len(market.drafts)):
        if other != seat:
            market.drafts[other] = []
            market.draft_claims[other] = []


def _redeal_stacks(q: Civilization, seat: int | None, rng: Dice) -> list[int]:
    """Fill the unknown places of every stack at random; return the cards left for the other hands."""
    pool: list[int] = []
    for stack in range(len(q.stacks)):
        places = [place for place in range(len(q.stacks[stack])) if not knows_card(q, stack, place, seat)]
        cards = [q.stacks[stack][place] for place in places]
        for kind in range(HELD_COUNT):
            if q.setting.stack_of[kind] == stack:
                held = sum(q.hand[other][kind] for other in range(q.players) if other != seat)
                cards += [kind] * held
        rng.shuffle(cards)
        for place in places:
            q.stacks[stack][place] = cards.pop()
        pool += cards
    return pool


def _deal_hands(q: Civilization, market: Market | None, seat: int | None, pool: list[int], rng: Dice) -> bool:
    """Deal the pool to the other hands so that every open offer is true; False if this deal went wrong."""
    sizes = [q.hand_size(other) for other in range(q.players)]
    rng.shuffle(pool)
    others = [other for other in range(q.players) if other != seat]
    others.sort(key=lambda other: -len(_slots_of(market, other)))
    for other in others:
        hand = [0] * HELD_COUNT
        for slot in _slots_of(market, other):
            assert market is not None
            package = _package(market.offers[slot], hand, pool, rng)
            if package is None:
                return False
            market.offers[slot] = market.offers[slot][:PACKAGE] + package
        while sum(hand) < sizes[other]:
            hand[pool.pop()] += 1
        if sum(hand) > sizes[other]:
            return False
        q.hand[other] = hand
    return True


def _slots_of(market: Market | None, seat: int) -> list[int]:
    if market is None:
        return []
    slots = range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE)
    return [slot for slot in slots if market.offers[slot]]


def _package(offer: list[int], hand: list[int], pool: list[int], rng: Dice) -> list[int] | None:
    """A random package that fits the announcement, from the hand so far and the pool; the hand takes what it needs."""
    available = hand[:]
    for kind in pool:
        available[kind] += 1
    package = [0] * HELD_COUNT
    kinds = [kind for kind in range(HELD_COUNT) if kind != offer[NAMED]]
    rng.shuffle(kinds)
    order = [offer[NAMED], *kinds]
    if not _fill(package, order, 0, offer[COUNT], offer[WORTH], available, rng):
        return None
    for kind in range(HELD_COUNT):
        while hand[kind] < package[kind]:
            hand[kind] += 1
            pool.remove(kind)
    return package


def _fill(
    package: list[int],
    order: list[int],
    index: int,
    count: int,
    worth: int,
    available: list[int],
    rng: Dice,
) -> bool:
    """Choose how many cards of each kind in turn, so that number and worth come out exactly."""
    if count == 0 and worth == 0 and index > 0:
        return True
    if index == len(order) or count < 0 or worth < 0:
        return False
    kind = order[index]
    value = VALUE[kind] if kind < COMMODITY_COUNT else 0
    least = 1 if index == 0 else 0
    choices = list(range(least, min(count, available[kind]) + 1))
    rng.shuffle(choices)
    for number in choices:
        rest = worth - number * number * value
        if rest >= 0 and _fill(package, order, index + 1, count - number, rest, available, rng):
            package[kind] = number
            return True
    return False
