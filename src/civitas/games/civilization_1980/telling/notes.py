"""What is good to know of a choice in Civilization (1980): who stands there, what is given and got, what is left."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say, seat_id
from civitas.games.civilization_1980.facts.board import AREA_NAME, BORDERS, COAST_AREA, ERUPTS_ON
from civitas.games.civilization_1980.facts.cards import FLOOD, set_value
from civitas.games.civilization_1980.model import CITY_UNITS, Civilization1980
from civitas.games.civilization_1980.phases.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.phases.calamities.losses import Exposure, Losses, units_of_city
from civitas.games.civilization_1980.phases.hand_limit import HandLimit
from civitas.games.civilization_1980.phases.offers import DRAFT_PACKAGE, PACKAGE, REPLY_TO
from civitas.games.civilization_1980.phases.taxes import cities_paid_for
from civitas.games.civilization_1980.telling.choices import slot_of
from civitas.games.civilization_1980.telling.market import market_of, terms
from civitas.games.civilization_1980.telling.things import kinds_in, others_there, own_there, there

Notes = Callable[[Civilization1980, int, Offer], list[Said]]


def notes_of(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What is good to know of a choice."""
    notes = _NOTES.get(offer.verb.name)
    return notes(p, seat, offer) if notes is not None else []


# Areas.


def _there(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return there(p, seat, offer.first)


def _own_there(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return [own_there(p, seat, offer.second)]


def _target(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return there(p, seat, BORDERS[offer.second][1])


def _harbour(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return there(p, seat, COAST_AREA[offer.second])


def _shore(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return there(p, seat, COAST_AREA[p.ships[seat][offer.second]])


def _shipyard(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return [own_there(p, seat, COAST_AREA[offer.first])]


def _start_area(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """Where a nation begins."""
    area = p.setting.starts.get(offer.first, -1)
    return [say("choice-starts", area=AREA_NAME[area])] if area >= 0 else []


def _reduced(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What is left of a city, and whose it is if it is not the own one."""
    owner = p.city_owner[offer.first]
    whose = [say("about-area-city-of", seat=seat_id(owner))] if owner != seat else []
    return [*whose, say("choice-reduced", count=p.left_of_city(offer.first))]


def _taken(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return others_there(p, seat, offer.first)


# Units.


def _city_lost(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    frame = p.frames[-1]
    return [say("choice-units", count=units_of_city(frame.calamity))] if isinstance(frame, Losses) else []


def _rebels(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    frame = p.frames[-1]
    return [own_there(p, frame.victim, offer.second)] if isinstance(frame, CivilWar) else []


def _rebel_city(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    return [say("choice-units", count=CITY_UNITS)]


def _side(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What stands on a side of a civil war."""
    frame = p.frames[-1]
    if not isinstance(frame, CivilWar):
        return []
    tokens, cities = frame.sides(p)[offer.first]
    return [say("choice-side", tokens=tokens, cities=cities)]


def _erupted(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """Whom an eruption costs how many tokens and cities."""
    areas, found = ERUPTS_ON[offer.first], []
    for other in p.order:
        tokens = sum(p.tokens[other][area] for area in areas)
        cities = sum(1 for area in areas if p.city_owner[area] == other)
        if tokens or cities:
            found.append(say("choice-struck", seat=seat_id(other), tokens=tokens, cities=cities))
    return found


def _flooded(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What everybody could lose on a flood plain."""
    exposed = [(other, Exposure(p, other, FLOOD, offer.first).total()) for other in p.order]
    return [say("choice-exposed", seat=seat_id(other), count=units) for other, units in exposed if units]


def _taxes(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What each rate brings, and how many cities would revolt."""
    found: list[Said] = []
    for deed in offer.deeds:
        rate = deed["amount"]
        paid = cities_paid_for(p, seat, rate)
        found.append(say("choice-tax", rate=rate, count=paid * rate, revolting=p.city_count[seat] - paid))
    return found


# Trade cards and offers.


def _offer(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    market = market_of(p)
    return terms(p, market, seat, slot_of(p, offer)) if market is not None else []


def _deal(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What is given, and what is known about what comes for it."""
    market = market_of(p)
    if market is None:
        return []
    slot = slot_of(p, offer)
    given = market.offers[market.offers[slot][REPLY_TO]]
    return [say("choice-give", cards=kinds_in(given[PACKAGE:])), *terms(p, market, seat, slot)]


def _put(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """How many are left in hand."""
    market = market_of(p)
    laid = market.drafts[seat][DRAFT_PACKAGE + offer.first] if market is not None else 0
    return [say("choice-in-hand", count=p.hand[seat][offer.first] - laid)]


def _returned(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    frame = p.frames[-1]
    picked = frame.picked[seat][offer.first] if isinstance(frame, HandLimit) else 0
    return [say("choice-in-hand", count=p.hand[seat][offer.first] - picked)]


def _set(p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
    """What all cards of a commodity are worth together."""
    count = p.hand[seat][offer.second]
    return [say("choice-set", count=count, value=set_value(offer.second, count))]


_NOTES: Final[dict[str, Notes]] = {
    **dict.fromkeys(("resolve", "build", "start"), _there),
    **dict.fromkeys(("grow", "lose"), _own_there),
    **dict.fromkeys(("reduce", "strike"), _reduced),
    **dict.fromkeys(("answer", "decline", "withdraw", "change"), _offer),
    **dict.fromkeys(("take", "plunder"), _taken),
    "move": _target,
    "sail": _harbour,
    "land": _shore,
    "build-ship": _shipyard,
    "choose": _start_area,
    "lose-city": _city_lost,
    "rebel": _rebels,
    "rebel-city": _rebel_city,
    "keep": _side,
    "erupt": _erupted,
    "flood": _flooded,
    "tax": _taxes,
    "accept": _deal,
    "put": _put,
    "return": _returned,
    "spend": _set,
}
