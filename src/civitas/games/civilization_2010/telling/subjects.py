"""The things that choices of Civilization (2010) are about, the one that is chosen first."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import seat_id
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.telling.choices import OVER_CITIES, OVER_PLAYERS
from civitas.games.civilization_2010.telling.fighting import cards_at
from civitas.games.civilization_2010.telling.things import SQUARES
from civitas.games.civilization_2010.telling.travelling import target_of
from civitas.games.civilization_2010.verbs import ABILITY_NAMES

About = Callable[[Civilization2010, int, Offer], list[str]]

ABILITY_CARDS: Final[dict[str, str]] = {
    **ABILITY_NAMES,
    "democracy-gov": "card-democracy-gov",
    "rationalism-1": "card-rationalism",
    "rationalism-2": "card-rationalism",
    "free-building": "civilization-egyptians",
    "sacrifice": "civilization-russians",
    "atomic-theory-nuke": "card-atomic-theory",
}
"""What to ask about to learn what an ability does."""


def about_of(p: Civilization2010, seat: int, offer: Offer) -> list[str] | None:
    """The things a choice is about, where they are others than its words name."""
    name = offer.verb.name
    if name in OVER_CITIES:
        return [SQUARES[p.empires[seat].cities[offer.first]]]
    if name in OVER_PLAYERS:
        return [seat_id(offer.first)]
    about = _ABOUT.get(name)
    return about(p, seat, offer) if about is not None else None


def _march(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    return [SQUARES[offer.first]]


def _way(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    return [SQUARES[target_of(p, offer)]]


def _assign(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    return [SQUARES[offer.first], SQUARES[p.empires[seat].cities[offer.second]]]


def _harvest(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    resource = f"resource-{offer.verb.domains[1].words[offer.second]}"
    return [resource, SQUARES[p.empires[seat].cities[offer.first]]]


def _use(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    return [ABILITY_CARDS[offer.verb.domains[0].words[offer.first]]]


def _switch(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    """The policy that is taken, then the one that is given up."""
    start, end = (domain.words[at] for domain, at in zip(offer.verb.domains, (offer.first, offer.second), strict=True))
    return [f"card-{end}", f"card-{start}"]


def _level(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    return [f"level-{offer.first + 1}"]


def _fighting(p: Civilization2010, seat: int, offer: Offer) -> list[str]:
    return cards_at(p, offer)


_ABOUT: Final[dict[str, About]] = {
    "march": _march,
    **dict.fromkeys(("step", "discover", "defect"), _way),
    "assign": _assign,
    "harvest": _harvest,
    "use": _use,
    "switch": _switch,
    "level": _level,
    **dict.fromkeys(("front", "wound", "heal"), _fighting),
}
