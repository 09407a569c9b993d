"""What the choices of Civilization (1980) cost, in tokens or points."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.civilization_1980.facts.cards import GOLD_PRICE, PRICE
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.cities import tokens_needed
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.ships import MAINTENANCE, SHIP_PRICE

Price = Callable[[Civilization1980, int, Offer], Said | None]


def price_of(p: Civilization1980, seat: int, offer: Offer) -> Said | None:
    """What a choice costs: tokens, or points for a civilization card."""
    price = _PRICES.get(offer.verb.name)
    return price(p, seat, offer) if price is not None else None


_MAINTENANCE: Final = say("price-tokens", count=MAINTENANCE)
_SHIP_PRICE: Final = say("price-tokens", count=SHIP_PRICE)
_GOLD_PRICE: Final = say("price-tokens", count=GOLD_PRICE)


def _buy_price(p: Civilization1980, seat: int, offer: Offer) -> Said | None:
    frame = p.frames[-1]
    if not isinstance(frame, Purchases):
        return None
    return card_price(offer.first, frame.price_of_one_more(p, seat, offer.first))


def card_price(card: int, price: int) -> Said:
    """What a civilization card costs, credits taken off."""
    printed = PRICE[card]
    if price == printed:
        return say("price-card", price=price)
    return say("price-card-credits", price=price, printed=printed, credits=printed - price)


def _city_price(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return say("price-tokens", count=tokens_needed(offer.first))


def _pay_price(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return say("price-tokens", count=offer.first)


def _upkeep(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return _MAINTENANCE


def _new_ship(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return _SHIP_PRICE


def _gold(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return _GOLD_PRICE


_PRICES: Final[dict[str, Price]] = {
    "buy": _buy_price,
    "build": _city_price,
    "maintain": _upkeep,
    "build-ship": _new_ship,
    "buy-gold": _gold,
    "pay": _pay_price,
}
