"""Offers on the market as the steward reads them."""

from typing import NamedTuple

from civitas.bots.civilization_1980.packages import Bundle
from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980 import view_types
from civitas.games.civilization_1980.facts.cards import KIND
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
    shown = sight.question["offers"]
    slots = {offer["offer"]: _slot_of(offer) for offer in shown}
    return [_read(offer, slots) for offer in shown]


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
