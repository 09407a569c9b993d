"""Things of Civilization (1980) by their ids, and what is said of them in passing: areas, coasts, ships, offers."""

from typing import Final

from civitas.core.telling import Said, say, seat_id
from civitas.games.civilization_1980.facts.board import (
    AREA_COUNT,
    AREA_NAME,
    COAST_AREA,
    COASTS,
    HAS_SITE,
    IS_LAND,
)
from civitas.games.civilization_1980.facts.cards import CARD_COUNT, CARD_NAME, HELD_COUNT, KIND_NAME
from civitas.games.civilization_1980.facts.nations import NATION_NAME, NATIONS, assign_colours
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.offers import number_of
from civitas.games.civilization_1980.verbs import OFFERS_AT_ONCE

AREA_SAID: Final[list[Said]] = [say(name) for name in AREA_NAME]
"""Every area by its name."""
CARD_SAID: Final[list[Said]] = [say(name) for name in CARD_NAME]
KIND_SAID: Final[list[Said]] = [say(name) for name in KIND_NAME]
NATION_SAID: Final[list[Said]] = [say(name) for name in NATION_NAME]


# Coasts and ships.


def _part(coast: int) -> str:
    """The water of a coast, where its area touches several."""
    return COASTS[coast].partition(":")[2]


def _coast_said(coast: int, message: str) -> Said | None:
    part = _part(coast)
    return say(message, area=AREA_NAME[COAST_AREA[coast]], part=f"coast-{part}") if part else None


COAST_SAID: Final[list[Said]] = [
    _coast_said(coast, "coast-of") or AREA_SAID[COAST_AREA[coast]] for coast in range(len(COASTS))
]
"""Every coast: its area, and which of its waters where there are several."""
COAST_IN: Final[list[Said | None]] = [_coast_said(coast, "coast-in") for coast in range(len(COASTS))]
"""On which coast, for areas with several."""
COAST_THINGS: Final[list[list[str]]] = [
    [AREA_NAME[COAST_AREA[coast]], *([f"coast-{COASTS[coast]}"] if _part(coast) else [])]
    for coast in range(len(COASTS))
]
"""The area of each coast, and the coast itself where there are several."""


def ship_id(ship: int) -> str:
    """An own ship (from 0 on)."""
    return f"ship-{ship + 1}"


def ship_said(p: Civilization1980, seat: int, ship: int) -> Said:
    """A ship by its number and by where it lies."""
    return say("board-ship", ship=ship + 1, area=COAST_SAID[p.ships[seat][ship]])


# Offers.


def offer_id(p: Civilization1980, slot: int) -> str:
    """An open offer."""
    return f"offer-{NATIONS[p.nation[slot // OFFERS_AT_ONCE]]}-{number_of(slot)}"


def offer_said(p: Civilization1980, slot: int) -> Said:
    """An offer by its nation and its number."""
    return say("offer-name", nation=NATION_NAME[p.nation[slot // OFFERS_AT_ONCE]], number=number_of(slot))


def kinds_in(package: list[int]) -> list[str]:
    """The trade cards of a package, one by one."""
    return [KIND_NAME[kind] for kind in range(HELD_COUNT) for _ in range(package[kind])]


# Seats.


def nation_of(p: Civilization1980, seat: int) -> str:
    """The nation of a seat; nobody before it is chosen."""
    return NATION_NAME[p.nation[seat]] if p.nation[seat] >= 0 else "none"


_COLOURS: Final[dict[str, list[str]]] = {}


def colours_of(nations: list[int]) -> list[str]:
    """The colour of each seat's pieces, nothing before its nation is chosen; worked out once."""
    key = f"{nations}"
    if key not in _COLOURS:
        chosen = [nation for nation in nations if nation >= 0]
        colours = dict(zip(chosen, assign_colours(chosen), strict=True))
        _COLOURS[key] = [colours[nation] if nation >= 0 else "" for nation in nations]
    return _COLOURS[key]


def cards_of(cards: int) -> list[str]:
    """The civilization cards of a set of bits."""
    return [CARD_NAME[card] for card in range(CARD_COUNT) if (cards >> card) & 1]


# What is where.


def own_there(p: Civilization1980, seat: int, area: int) -> Said:
    """What a seat has in an area, and what that feeds."""
    if p.city_owner[area] == seat:
        return say("choice-own-city", count=p.tokens[seat][area])
    return say("choice-own", count=p.tokens[seat][area], limit=p.feeds(seat, area), site=int(HAS_SITE[area]))


def others_there(p: Civilization1980, seat: int | None, area: int) -> list[Said]:
    """Whose cities and tokens are in an area besides."""
    found: list[Said] = []
    for other in p.order:
        if other != seat:
            if p.city_owner[area] == other:
                found.append(say("about-area-city-of", seat=seat_id(other)))
            if p.tokens[other][area]:
                found.append(say("about-area-tokens-of", seat=seat_id(other), count=p.tokens[other][area]))
    return found


def there(p: Civilization1980, seat: int, area: int) -> list[Said]:
    """Everything in an area that matters to whoever chooses it."""
    return [own_there(p, seat, area), *others_there(p, seat, area)] if IS_LAND[area] else []


def areas_with(p: Civilization1980, seat: int) -> list[int]:
    """The areas with a city or tokens of this seat."""
    return [area for area in range(AREA_COUNT) if p.tokens[seat][area] or p.city_owner[area] == seat]
