"""Deals: what an offer is worth to both sides, and which offers to make."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import COINS
from civitas.bots.civilization_2010.goods import resource_worth
from civitas.bots.civilization_2010.sight import Sight
from civitas.bots.civilization_2010.stratagems import ability_use, lead
from civitas.games.civilization_2010.phases.deals import GIVES, WANTS
from civitas.games.civilization_2010.phases.trade import DRAFT, PUBLISH_CODE, TO, Trading
from civitas.games.civilization_2010.verbs import (
    ACCEPT,
    DECLINE,
    DONE_CODE,
    FIRST_GOODS_RESOURCE,
    GIVE,
    GOODS_COUNT,
    GOODS_CULTURE,
    GOODS_HUT,
    GOODS_TRADE,
    OFFER,
    SCRATCH,
    WANT,
)

TOKEN_WORTH: Final = 2.5
CARD_WORTH: Final = 1.5
RIVALRY: Final = [0.0, 0.0, 1.0, 0.5, 0.34, 0.25]
"""How much a rival's gain counts against a deal, by the number of players."""
MARGIN: Final = 0.7
"""What each side is to gain by an offer of the own."""
FAIR: Final = 0.2
"""The least gain for which a deal is made."""


def trade_worth(sight: Sight) -> float:
    """What a point of trade is worth that somebody would pay or be paid: Democracy makes a coin of six."""
    return 1.6 if sight.way == COINS else 0.7 * sight.trade()


def goods_worth(sight: Sight, goods: int, count: int) -> float:
    """What some goods are worth to a seat."""
    if not count:
        return 0.0
    if goods == GOODS_TRADE:
        return trade_worth(sight) * count
    if goods == GOODS_CULTURE:
        return sight.culture() * count
    if goods < GOODS_HUT:
        return resource_worth(sight, goods - FIRST_GOODS_RESOURCE) * count
    return (TOKEN_WORTH if goods < GOODS_HUT + 2 else CARD_WORTH) * count


def gain(sight: Sight, offer: list[int], is_maker: bool) -> float:
    """What a deal brings to one of its sides."""
    total = 0.0
    for goods in range(GOODS_COUNT):
        total += goods_worth(sight, goods, offer[WANTS + goods] if is_maker else offer[GIVES + goods])
        total -= goods_worth(sight, goods, offer[GIVES + goods] if is_maker else offer[WANTS + goods])
    return total


def trading_answer(sight: Sight, rival_way: int, legal: list[int]) -> int:
    """Answer offers, use what the phase allows, make none."""
    p, seat = sight.p, sight.seat
    frame = p.frames[-1]
    assert isinstance(frame, Trading)
    for action in legal:
        if ACCEPT.owns(action):
            other = ACCEPT.first(action)
            offer = frame.offers[other * p.players + seat]
            return action if is_welcome(sight, Sight(p, other, rival_way), offer) else DECLINE.code(other)
    use = ability_use(sight, legal)
    if use >= 0:
        return use
    if DONE_CODE in legal:
        return DONE_CODE
    return next((action for action in legal if SCRATCH.owns(action)), legal[0])


# Offers of the own.


class Bargain:
    """Some trade for a resource of somebody else."""

    def __init__(self, other: int, trade: int, goods: int, gain: float) -> None:
        self.other = other
        self.trade = trade
        self.goods = goods
        self.gain = gain


def best_bargain(sight: Sight, rival_way: int) -> Bargain | None:
    """The offer that brings both sides something, and the seat most."""
    p = sight.p
    found: Bargain | None = None
    for other in p.others_after(sight.seat):
        rival = Sight(p, other, rival_way)
        for resource, count in enumerate(p.empires[other].resources):
            if not count:
                continue
            price = int((resource_worth(rival, resource) + MARGIN) / trade_worth(rival)) + 1
            if price > sight.empire.trade:
                continue
            cost = trade_worth(sight) * price
            gained = resource_worth(sight, resource) - cost - RIVALRY[p.players] * MARGIN
            if gained > MARGIN and (found is None or gained > found.gain):
                found = Bargain(other, price, FIRST_GOODS_RESOURCE + resource, gained)
    return found


def offer_answer(sight: Sight, rival_way: int, legal: list[int]) -> int:
    """The next word of an offer of the own, or -1 if there is none to make; one offer a turn is enough."""
    p, seat = sight.p, sight.seat
    frame = p.frames[-1]
    assert isinstance(frame, Trading)
    draft = frame.drafts[seat]
    if not draft and (frame.budget[seat] < p.setting.trade_bound or frame.scratched[seat]):
        return -1
    if p.players == 2:
        return -1  # What one of two gains by a fair deal the other does, too.
    bargain = best_bargain(sight, rival_way)
    if bargain is None or (draft and draft[TO] != bargain.other):
        return -1
    if not draft:
        wanted = OFFER.code(bargain.other)
    elif not draft[DRAFT + GIVES + GOODS_TRADE]:
        wanted = GIVE.code(GOODS_TRADE, bargain.trade - 1)
    elif not draft[DRAFT + WANTS + bargain.goods]:
        wanted = WANT.code(bargain.goods, 0)
    else:
        wanted = PUBLISH_CODE
    return wanted if wanted in legal else -1


def is_welcome(sight: Sight, rival: Sight, offer: list[int]) -> bool:
    """Whether an offer of a rival is worth accepting: a gift always is."""
    own = gain(sight, offer, False)
    if own <= 0.0:
        return False
    theirs = gain(rival, offer, True)
    if theirs <= 0.0:
        return True
    rivalry = RIVALRY[sight.p.players] + (0.3 if lead(sight, rival.seat) > lead(sight, sight.seat) else 0.0)
    return own - rivalry * theirs >= FAIR
