"""Offers of the market as rows of numbers, and how packages change hands (43.9)."""

from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HELD_COUNT, KIND_NAME
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE

NOBODY = -1
# The columns of an offer; the package follows behind them, one number for each kind of card.
TO, REPLY_TO, NAMED, COUNT, WORTH, PACKAGE = 0, 1, 2, 3, 4, 5
# The columns of a draft; the package follows here, too.
DRAFT_TO, DRAFT_REPLY_TO, DRAFT_CHANGES, DRAFT_PACKAGE = 0, 1, 2, 3


def slots_of(seat: int) -> range:
    """The places on the table for the offers of a seat."""
    return range(seat * OFFERS_AT_ONCE, (seat + 1) * OFFERS_AT_ONCE)


def number_of(slot: int) -> int:
    """The number of an offer among those of its seat, from 1."""
    return slot % OFFERS_AT_ONCE + 1


def slot_code(p: Civilization1980, slot: int) -> int:
    """The word for a seat's offer: its nation and a number."""
    return p.nation[slot // OFFERS_AT_ONCE] * OFFERS_AT_ONCE + slot % OFFERS_AT_ONCE


def code_slot(p: Civilization1980, code: int) -> int:
    """The offer that such a word means, or -1 if the nation does not play."""
    seat = p.seat_of(code // OFFERS_AT_ONCE)
    return seat * OFFERS_AT_ONCE + code % OFFERS_AT_ONCE if seat >= 0 else -1


def hand_over(p: Civilization1980, giver: int, taker: int, package: list[int]) -> None:
    """One half of an exchange: commodities change hands face down, calamities lie open from now on (43.9)."""
    for kind in range(HELD_COUNT):
        if package[kind]:
            p.hand[giver][kind] -= package[kind]
            if kind < COMMODITY_COUNT:
                p.hand[taker][kind] += package[kind]
            else:
                lay_open(p, giver, taker, kind)
    names = [KIND_NAME[kind] for kind in range(HELD_COUNT) for _ in range(package[kind])]
    p.tell("cards-given", "43.9-f", {"seat": giver, "other": taker, "cards": names}, 1 << giver | 1 << taker)


def lay_open(p: Civilization1980, giver: int, taker: int, kind: int) -> None:
    """A calamity received in trade lies open before the taker and is not traded again (43.9, 43.11)."""
    p.calamity_holder[kind - COMMODITY_COUNT] = taker
    p.calamity_trader[kind - COMMODITY_COUNT] = giver
    p.tell("calamity-received", "43.9-h", {"seat": taker, "other": giver, "card": KIND_NAME[kind]})


def lacking_rule(p: Civilization1980, seat: int, kind: int) -> str:
    """The rule against putting a card into a package that is not, or no longer, in hand."""
    lies_open = kind >= COMMODITY_COUNT and p.calamity_holder[kind - COMMODITY_COUNT] == seat
    return "43.9-h" if lies_open else "43.9-b"
