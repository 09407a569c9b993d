"""The choices of Civilization (1980): their headings, and what each adds to its heading."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.civilization_1980.facts.board import AREA_NAME, BORDERS, COAST_AREA, HAS_SITE
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.movement import Movement
from civitas.games.civilization_1980.phases.offers import code_slot
from civitas.games.civilization_1980.telling.things import (
    AREA_SAID,
    CARD_SAID,
    COAST_SAID,
    KIND_SAID,
    NATION_SAID,
    offer_said,
    ship_said,
)
from civitas.games.civilization_1980.verbs import EVERYONE, SPACE

Label = Callable[[Civilization1980, int, Offer], Said | None]

IN_AN_AREA: Final = (
    "start", "take", "resolve", "reduce", "build", "strike", "lose-city", "rebel-city", "plunder",
)  # fmt: skip
"""Verbs that choose an area."""
SOME_IN_AN_AREA: Final = ("grow", "lose", "rebel")
"""Verbs that choose an area, and how many tokens there."""
OF_OFFERS: Final = ("answer", "accept", "decline", "withdraw", "change")
"""Verbs that choose an offer."""
DONE_MEANS: Final = frozenset(
    {"Ships", "Movement", "Cities", "Drawing", "Market", "Purchases", "HandLimit", "Demands", "Earthquake"}
)
"""Questions in which `done` has words of its own."""

_HEADINGS: Final[dict[str, Said]] = {verb.name: say(f"heading-{verb.name}") for verb in SPACE.verbs}
_DONE: Final[dict[str, Said]] = {frame: say(f"done-{frame}") for frame in sorted(DONE_MEANS)}


def ship_of(offer: Offer) -> int:
    """The ship (from 0 on) that a choice is about."""
    return offer.second if offer.verb.name in ("load", "land") else offer.first


def slot_of(p: Civilization1980, offer: Offer) -> int:
    """The place on the table of the offer that a choice is about."""
    return code_slot(p, offer.first)


# Headings.


def heading_of(p: Civilization1980, seat: int, offer: Offer) -> Said | None:
    """What stands above a choice: the area tokens leave, the ship, or what is done."""
    name = offer.verb.name
    if not offer.verb.domains:
        return None
    if name == "move":
        return _leaving(p, seat, BORDERS[offer.second][0])
    if name in ("load", "sail", "land"):
        ship = ship_of(offer)
        area = AREA_NAME[COAST_AREA[p.ships[seat][ship]]]
        return say("menu-ship", ship=ship + 1, area=area, cargo=p.cargo[ship])
    return _HEADINGS[name]


def _leaving(p: Civilization1980, seat: int, area: int) -> Said:
    """An area with its tokens that have not moved yet, and what it feeds."""
    frame = p.frames[-1]
    fresh = frame.fresh[area] if isinstance(frame, Movement) else 0
    return say("heading-from", area=AREA_NAME[area], fresh=fresh, limit=p.feeds(seat, area), site=int(HAS_SITE[area]))


# Labels.


def label_of(p: Civilization1980, seat: int, offer: Offer) -> Said | None:
    """What a choice adds to its heading."""
    label = _LABELS.get(offer.verb.name)
    return label(p, seat, offer) if label is not None else None


def _area(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return AREA_SAID[offer.first]


def _some_in_area(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return AREA_SAID[offer.second]


_ACROSS: Final[list[Said]] = [say("choice-to", area=AREA_NAME[other]) for _, other in BORDERS]
"""Where each land border leads."""
_ALONG: Final[list[Said]] = [say("choice-to", area=said) for said in COAST_SAID]


def _move(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return _ACROSS[offer.second]


def _sail(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return _ALONG[offer.second]


def amount_of(offer: Offer) -> int | Said:
    """How many a choice can be about: a number, or from the least to the most."""
    amounts = [deed["amount"] for deed in offer.deeds]
    low, high = min(amounts), max(amounts)
    return low if low == high else say("span", first=low, last=high)


def _cargo(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return say(f"choice-{offer.verb.name}", count=amount_of(offer))


def _ship(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return ship_said(p, seat, offer.first)


def _maintain(p: Civilization1980, seat: int, offer: Offer) -> Said:
    payment = offer.verb.domains[1].words[offer.second]
    return say("choice-maintain", ship=ship_said(p, seat, offer.first), payment=f"payment-{payment}")


def _shipyard(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return say("choice-levy", coast=COAST_SAID[offer.first], count=amount_of(offer))


def _nation(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return NATION_SAID[offer.first] if offer.first < EVERYONE else say("nation-everyone")


def _of_nation(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return NATION_SAID[offer.second]


def _offer(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return offer_said(p, slot_of(p, offer))


def _kind(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return KIND_SAID[offer.first]


def _spend(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return KIND_SAID[offer.second]


def _card(p: Civilization1980, seat: int, offer: Offer) -> Said:
    return CARD_SAID[offer.first]


def _named(p: Civilization1980, seat: int, offer: Offer) -> Said:
    domain = offer.verb.domains[0]
    return say(domain.name_id(domain.words[offer.first]))


def _done(p: Civilization1980, seat: int, offer: Offer) -> Said | None:
    return _DONE.get(p.frames[-1].name())


_LABELS: Final[dict[str, Label]] = {
    **dict.fromkeys(IN_AN_AREA, _area),
    **dict.fromkeys(SOME_IN_AN_AREA, _some_in_area),
    **dict.fromkeys(OF_OFFERS, _offer),
    **dict.fromkeys(("load", "land"), _cargo),
    **dict.fromkeys(("choose", "offer", "nominate"), _nation),
    **dict.fromkeys(("put", "remove", "return", "claim", "want", "name"), _kind),
    **dict.fromkeys(("erupt", "flood", "keep"), _named),
    "move": _move,
    "sail": _sail,
    "scrap": _ship,
    "maintain": _maintain,
    "build-ship": _shipyard,
    "demand": _of_nation,
    "spend": _spend,
    "buy": _card,
    "done": _done,
}
