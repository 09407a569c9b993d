"""Offers in the Trade phase of Civilization (2010) as choices: with whom, and on which terms."""

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.deals import GIVES, WANTS
from civitas.games.civilization_2010.phases.trade import DRAFT, Trading
from civitas.games.civilization_2010.telling.questions import terms


def answer_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What another player's offer gives and wants."""
    return _terms(p, offer.first, seat)


def withdraw_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What the own offer gives and wants."""
    return _terms(p, seat, offer.first)


def _terms(p: Civilization2010, giver: int, taker: int) -> list[Said]:
    trading = p.frames[-1]
    assert isinstance(trading, Trading)
    return [say("choice-terms", **terms(trading.offers[giver * p.players + taker]))]


def drop_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """How much of the goods the draft gives and wants."""
    trading = p.frames[-1]
    assert isinstance(trading, Trading)
    draft = trading.drafts[seat]
    given, wanted = draft[DRAFT + GIVES + offer.first], draft[DRAFT + WANTS + offer.first]
    found = [say("choice-given", count=given)] if given else []
    return [*found, say("choice-wanted", count=wanted)] if wanted else found
