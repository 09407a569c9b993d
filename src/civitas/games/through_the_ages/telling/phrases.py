"""Actions of Through the Ages in full, where what they do depends on the table: cards in the row, players by name."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say, seat_id
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.telling.choices import label_of, victim_of
from civitas.games.through_the_ages.telling.labels import pact_said

Phrase = Callable[[ThroughTheAges, int, Offer], Said | None]


def phrase_of(p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
    """An action as it is said at this table; None where its words alone say it."""
    phrase = _PHRASES.get(offer.verb.name)
    return phrase(p, seat, offer) if phrase is not None else None


def _take(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("phrase-take", card=p.cards[p.row[offer.first]].name, space=offer.first + 1)


def _construct(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("phrase-construct", card=p.cards[p.civs[seat].wonder].name, stages=offer.first + 1)


def _attack(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    card = p.cards[p.verbs.aggressions.card[offer.first]]
    return say("phrase-attack", name=seat_id(offer.second), card=card.name)


def _declare(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    card = p.cards[p.verbs.wars.card[offer.first]]
    return say("phrase-declare", name=seat_id(offer.second), card=card.name)


def _propose(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    card, side = p.verbs.pacts[offer.first]
    return say("phrase-propose", name=seat_id(offer.second), card=pact_said(p.edition, card, side))


def _cancel(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    o = p.civs[offer.first]
    other = o.pact_partner if offer.first == seat else offer.first
    return say("phrase-cancel", card=p.cards[o.pact].name, name=seat_id(other))


def _retire(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("phrase-retire", card=p.cards[p.civs[seat].leader].name)


def _strike(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("phrase-strike", card=p.cards[victim_of(p, seat, offer)].name)


_PHRASES: Final[dict[str, Phrase]] = {
    "take": _take,
    "construct": _construct,
    "attack": _attack,
    "declare": _declare,
    "propose": _propose,
    "cancel": _cancel,
    "retire": _retire,
    "strike": _strike,
    "want": label_of,
    "done": label_of,
}
