"""Offers of the market as rows of numbers, how they are seen, and how packages change hands (43.9)."""

from typing import Final

from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HELD_COUNT, KIND_NAME, KINDS, TRADE_MINIMUM
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import ANSWER, OFFERS_AT_ONCE
from civitas.games.civilization_1980.view_types import Draft, Offer
from civitas.games.civilization_1980.words import kind_words, seat_or_none, trade_cards

NOBODY: Final = -1
# The columns of an offer; the package follows behind them, one number for each kind of card.
TO: Final = 0
REPLY_TO: Final = 1
NAMED: Final = 2
COUNT: Final = 3
WORTH: Final = 4
PACKAGE: Final = 5
# The columns of a draft; the package follows here, too.
DRAFT_TO: Final = 0
DRAFT_REPLY_TO: Final = 1
DRAFT_CHANGES: Final = 2
DRAFT_PACKAGE: Final = 3


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


def offer_word(p: Civilization1980, slot: int) -> str:
    """The id of a seat's offer."""
    return ANSWER.domains[0].words[slot_code(p, slot)]


def _offer_or_none(p: Civilization1980, slot: int) -> str | None:
    return offer_word(p, slot) if slot != NOBODY else None


def offer_view(
    p: Civilization1980, slot: int, offer: list[int], claims: list[int], wants: list[int], is_own: bool
) -> Offer:
    """What was announced with an offer; to its owner also what is really in it."""
    shown: Offer = {
        "offer": offer_word(p, slot),
        "seat": slot // OFFERS_AT_ONCE,
        "to": seat_or_none(offer[TO]),
        "reply_to": _offer_or_none(p, offer[REPLY_TO]),
        "named": KINDS[offer[NAMED]],
        "count": offer[COUNT],
        "worth": offer[WORTH],
        "claims": kind_words(claims),
        "wants": kind_words(wants),
    }
    if is_own:
        shown["package"] = trade_cards(offer[PACKAGE:])
    return shown


def draft_view(p: Civilization1980, draft: list[int], claims: list[int], wants: list[int]) -> Draft:
    """A package in preparation, for whoever prepares it."""
    return {
        "to": seat_or_none(draft[DRAFT_TO]),
        "reply_to": _offer_or_none(p, draft[DRAFT_REPLY_TO]),
        "changes": _offer_or_none(p, draft[DRAFT_CHANGES]),
        "package": trade_cards(draft[DRAFT_PACKAGE:]),
        "lacks": max(0, TRADE_MINIMUM - sum(draft[DRAFT_PACKAGE:])),
        "claims": kind_words(claims),
        "wants": kind_words(wants),
    }


def hand_over(p: Civilization1980, giver: int, taker: int, package: list[int]) -> None:
    """One half of an exchange: commodities change hands face down, calamities lie open from now on (43.9)."""
    for kind in range(HELD_COUNT):
        if package[kind]:
            p.change_hand(giver, kind, -package[kind])
            if kind < COMMODITY_COUNT:
                p.change_hand(taker, kind, package[kind])
            else:
                lay_open(p, giver, taker, kind)
    names = [KIND_NAME[kind] for kind in range(HELD_COUNT) for _ in range(package[kind])]
    p.tell("cards-given", "43.9-f", {"seat": giver, "other": taker, "cards": names}, 1 << giver | 1 << taker)


def lay_open(p: Civilization1980, giver: int, taker: int, kind: int) -> None:
    """A calamity received in trade lies open before the taker and is not traded again (43.9, 43.11)."""
    p.open_calamity(kind - COMMODITY_COUNT, taker, giver)
    p.tell("calamity-received", "43.9-h", {"seat": taker, "other": giver, "card": KIND_NAME[kind]})


def lacking_rule(p: Civilization1980, seat: int, kind: int) -> str:
    """The rule against putting a card into a package that is not, or no longer, in hand."""
    lies_open = kind >= COMMODITY_COUNT and p.calamity_holder[kind - COMMODITY_COUNT] == seat
    return "43.9-h" if lies_open else "43.9-b"
