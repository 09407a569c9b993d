"""What civilization cards cost, and what that is made of: printed prices, credits, and what has been laid down."""

from civitas.core.telling import Account, Sum, say
from civitas.games.civilization_1980.facts.cards import (
    CARD_COUNT,
    CARD_NAME,
    COMMODITY_COUNT,
    CREDIT,
    KIND_NAME,
    PRICE,
    REQUIRES,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.credits import Credit, bits, credits_used
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.telling.things import CARD_SAID


def basket_of(p: Civilization1980, seat: int | None) -> Purchases | None:
    """The purchase that this seat is about to make."""
    frame = p.frames[-1] if p.frames else None
    if isinstance(frame, Purchases) and frame.asked and seat == frame.sequence[frame.turn]:
        return frame
    return None


def credits_towards(p: Civilization1980, seat: int, wanted: list[int]) -> list[Credit]:
    """The credits that help a seat to buy these cards."""
    used = credits_used(bits(p.cards[seat]), wanted, p.setting.credit_per_card)
    return [credit for credit in used if credit[2]]


def price_of_card(p: Civilization1980, seat: int, asker: int | None, card: int) -> Sum:
    """What a card costs a seat; for whoever is buying, on top of the basket."""
    frame = basket_of(p, seat) if seat == asker else None
    credits = credits_towards(p, seat, [card])
    alone = PRICE[card] - sum(credit[2] for credit in credits)
    if frame is None or not frame.basket:
        parts = [_printed(card), *(_credit(credit) for credit in credits)]
        found: Sum = {"label": CARD_SAID[card], "value": alone}
    else:
        price = frame.price_of_one_more(p, seat, card)
        parts = [_printed(card), {"label": say("board-credits"), "value": price - PRICE[card]}]
        found = {"label": CARD_SAID[card], "value": price}
        if price != alone:
            found["note"] = say("account-alone", price=alone)
    if credits:
        found["parts"] = parts
    return found


def _printed(card: int) -> Sum:
    return {"label": say("account-printed"), "value": PRICE[card]}


def _credit(credit: Credit) -> Sum:
    return {"label": CARD_SAID[credit[0]], "value": -credit[2]}


def prices(p: Civilization1980, seat: int, asker: int | None) -> Account:
    """What every card that is still to be had costs a seat."""
    frame = basket_of(p, seat) if seat == asker else None
    basket = frame.basket if frame is not None else 0
    rows: list[Sum] = []
    for card in range(CARD_COUNT):
        if p.supply[card] and not p.has(seat, card) and not (basket >> card) & 1:
            row = price_of_card(p, seat, asker, card)
            if REQUIRES[card] >= 0 and not p.has(seat, REQUIRES[card]):
                row["note"] = say("about-card-requires", card=CARD_NAME[REQUIRES[card]])
            rows.append(row)
    return {"heading": say("prices" if seat == asker else "account-prices"), "rows": rows}


def bill(p: Civilization1980, seat: int, frame: Purchases) -> Account:
    """What the basket costs, what has been laid down for it, and what is still to be paid."""
    cards = bits(frame.basket)
    credits = credits_towards(p, seat, cards)
    rows: list[Sum] = [
        {
            "label": say("board-civilization-cards"),
            "value": sum(PRICE[card] for card in cards),
            "parts": [{"label": CARD_SAID[card], "value": PRICE[card]} for card in cards],
        }
    ]
    if credits:
        rows.append(
            {
                "label": say("board-credits"),
                "value": -sum(credit[2] for credit in credits),
                "parts": [_credit_for(credit) for credit in credits],
            }
        )
    laid = package_value(frame.pile)
    if laid:
        rows.append({"label": say("board-laid"), "value": -laid, "parts": sets_of(frame.pile, -1)})
    rest = frame.rest(p, seat)
    lost = rest - (frame.price(p, seat) - laid)
    if lost:
        rows.append({"label": say("account-no-change"), "value": lost})
    return {"heading": say("account-bill"), "rows": rows, "total": {"label": say("board-to-pay"), "value": rest}}


def _credit_for(credit: Credit) -> Sum:
    label = say("account-credit", card=CARD_NAME[credit[0]], wanted=CARD_NAME[credit[1]])
    return {"label": label, "value": -credit[2]}


def sets_of(package: list[int], sign: int = 1) -> list[Sum]:
    """The sets of a package and what each is worth."""
    return [
        {
            "label": say("account-set", count=package[kind], card=KIND_NAME[kind]),
            "value": sign * set_value(kind, package[kind]),
        }
        for kind in range(COMMODITY_COUNT)
        if package[kind]
    ]


def credits_from(card: int) -> Account | None:
    """The credits that a card gives, the largest first."""
    helped = sorted([other for other in range(CARD_COUNT) if CREDIT[card][other]], key=lambda o: -CREDIT[card][o])
    rows: list[Sum] = [{"label": CARD_SAID[other], "value": CREDIT[card][other]} for other in helped]
    return {"heading": say("account-gives"), "rows": rows} if rows else None
