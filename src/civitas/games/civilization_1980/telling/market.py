"""Offers of the market and packages in preparation, as far as a seat may know them."""

from civitas.core.telling import NOBODY, Said, say, seat_id
from civitas.games.civilization_1980.facts.cards import KIND_NAME, TRADE_MINIMUM, package_value
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.offers import (
    COUNT,
    DRAFT_CHANGES,
    DRAFT_PACKAGE,
    DRAFT_REPLY_TO,
    DRAFT_TO,
    NAMED,
    PACKAGE,
    REPLY_TO,
    TO,
    WORTH,
)
from civitas.games.civilization_1980.phases.trade import Market
from civitas.games.civilization_1980.telling.things import kinds_in, offer_said
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE


def market_of(p: Civilization1980) -> Market | None:
    """The market, while it is open."""
    frame = p.frames[-1] if p.frames else None
    return frame if isinstance(frame, Market) else None


def joined(clauses: list[Said]) -> Said:
    """Several clauses as one."""
    told = clauses[-1]
    for clause in reversed(clauses[:-1]):
        told = say("clauses", first=clause, rest=told)
    return told


def to_whom(seat: int) -> Said:
    """For whom a package is."""
    return say("offer-to", to=seat_id(seat) if seat >= 0 else NOBODY)


def terms(p: Civilization1980, market: Market, seat: int | None, slot: int) -> list[Said]:
    """What was announced with an offer, and to its owner what is really in it."""
    offer = market.offers[slot]
    found = [say("offer-package", count=offer[COUNT], value=offer[WORTH], card=KIND_NAME[offer[NAMED]])]
    if market.claims[slot]:
        found.append(say("offer-claims", claims=[KIND_NAME[kind] for kind in market.claims[slot]]))
    if market.wants[slot]:
        found.append(say("offer-wants", wants=[KIND_NAME[kind] for kind in market.wants[slot]]))
    if seat is not None and slot // OFFERS_AT_ONCE == seat:
        found.append(say("offer-own", cards=kinds_in(offer[PACKAGE:])))
    return found


def direction(p: Civilization1980, market: Market, slot: int) -> Said:
    """For whom an offer is, or which one it answers."""
    reply_to = market.offers[slot][REPLY_TO]
    return say("offer-reply", offer=offer_said(p, reply_to)) if reply_to >= 0 else to_whom(market.offers[slot][TO])


def offer_told(p: Civilization1980, market: Market, seat: int | None, slot: int) -> Said:
    """An offer in one sentence."""
    what = joined(terms(p, market, seat, slot))
    return say("offer-told", offer=offer_said(p, slot), direction=direction(p, market, slot), terms=what)


def open_offers(market: Market, seat: int | None) -> list[int]:
    """The open offers: answers to the seat's own first, then those it may answer, its own, and all others."""
    slots = [slot for slot in range(len(market.offers)) if market.offers[slot]]
    return sorted(slots, key=lambda slot: _distance(market, seat, slot))


def _distance(market: Market, seat: int | None, slot: int) -> int:
    offer = market.offers[slot]
    if seat is None:
        return 0
    if offer[REPLY_TO] >= 0 and offer[REPLY_TO] // OFFERS_AT_ONCE == seat:
        return 0
    if slot // OFFERS_AT_ONCE == seat:
        return 2
    return 1 if offer[TO] in (-1, seat) else 3


def draft_told(p: Civilization1980, market: Market, seat: int) -> Said | None:
    """The package that a seat puts together, if it does."""
    draft = market.drafts[seat]
    if not draft:
        return None
    replies, changes = draft[DRAFT_REPLY_TO], draft[DRAFT_CHANGES]
    clauses = [say("offer-reply", offer=offer_said(p, replies)) if replies >= 0 else to_whom(draft[DRAFT_TO])]
    if changes >= 0:
        clauses.append(say("draft-changes", offer=offer_said(p, changes)))
    package = draft[DRAFT_PACKAGE:]
    if any(package):
        clauses.append(say("draft-worth", cards=kinds_in(package), value=package_value(package)))
    else:
        clauses.append(say("draft-empty"))
    if sum(package) < TRADE_MINIMUM:
        clauses.append(say("board-put-more", count=TRADE_MINIMUM - sum(package)))
    if market.draft_claims[seat]:
        clauses.append(say("draft-claims", claims=[KIND_NAME[kind] for kind in market.draft_claims[seat]]))
    if market.draft_wants[seat]:
        clauses.append(say("draft-wants", wants=[KIND_NAME[kind] for kind in market.draft_wants[seat]]))
    return say("draft-told", terms=joined(clauses))
