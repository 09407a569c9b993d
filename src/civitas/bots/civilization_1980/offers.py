"""Offers on the market as the bots read them."""

from typing import NamedTuple

from civitas.bots.civilization_1980.packages import Bundle, bundle_of
from civitas.bots.civilization_1980.sight import Sight
from civitas.bots.civilization_1980.survey import Survey
from civitas.games.civilization_1980 import view_types
from civitas.games.civilization_1980.facts.cards import KIND
from civitas.games.civilization_1980.phases.offers import COUNT, NAMED, PACKAGE, REPLY_TO, TO, WORTH
from civitas.games.civilization_1980.phases.trade import Market
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE

NOBODY = -1


class Offer(NamedTuple):
    """What was announced with an offer, in numbers; the package is known of own offers only."""

    slot: int
    seat: int
    to: int
    reply_to: int
    named: int
    size: int
    worth: int
    claims: list[int]
    wants: list[int]
    package: Bundle


def offers_in(sight: Sight) -> list[Offer]:
    """All offers on the table."""
    if isinstance(sight, Survey):
        top = sight.p.frames[-1]
        return _announced(top, sight.seat) if isinstance(top, Market) else []
    shown = sight.question["offers"]
    slots = {offer["offer"]: _slot_of(offer) for offer in shown}
    return [_read(offer, slots) for offer in shown]


def _announced(market: Market, seat: int) -> list[Offer]:
    """The same off the table itself; of others' offers the package stays unread."""
    found: list[Offer] = []
    for slot, row in enumerate(market.offers):
        if row:
            giver = slot // OFFERS_AT_ONCE
            package = bundle_of(row[PACKAGE:]) if giver == seat else ()
            found.append(
                Offer(
                    slot, giver, row[TO], row[REPLY_TO], row[NAMED], row[COUNT], row[WORTH], market.claims[slot],
                    market.wants[slot], package,
                )
            )  # fmt: skip
    return found


def _slot_of(offer: view_types.Offer) -> int:
    return offer["seat"] * OFFERS_AT_ONCE + int(offer["offer"].rpartition("-")[2]) - 1


def _read(offer: view_types.Offer, slots: dict[str, int]) -> Offer:
    package = offer["package"]["cards"] if "package" in offer else {}
    return Offer(
        slot=slots[offer["offer"]],
        seat=offer["seat"],
        to=NOBODY if offer["to"] is None else offer["to"],
        reply_to=NOBODY if offer["reply_to"] is None else slots.get(offer["reply_to"], NOBODY),
        named=KIND[offer["named"]],
        size=offer["count"],
        worth=offer["worth"],
        claims=[KIND[kind] for kind in offer["claims"]],
        wants=[KIND[kind] for kind in offer["wants"]],
        package=tuple((KIND[kind], count) for kind, count in package.items()),
    )
