"""What choices cost: civil and military actions, food, resources, science, as the engine reckons it."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say, together
from civitas.games.through_the_ages.battles.aggression import attack_price
from civitas.games.through_the_ages.civilizations.costs import (
    build_cost,
    population_cost,
    revolution_cost,
    science_cost,
    upgrade_cost,
)
from civitas.games.through_the_ages.civilizations.wonders import stage_cost
from civitas.games.through_the_ages.facts.technologies import STAGINGS, UNITS, UPGRADES
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.row import take_cost
from civitas.games.through_the_ages.telling.frames import discount_of

Price = Callable[[ThroughTheAges, int, Offer], Said | None]
MUSTER_DISCOUNT: Final = 1
MOST_TOLD: Final = 40
_TOLD: Final[dict[str, list[Said]]] = {
    good: [say(f"price-{good}", count=count) for count in range(MOST_TOLD)]
    for good in ("civil", "military", "food", "resources", "science")
}
"""Prices are told all the time, and there are few of them."""


def price_said(good: str, count: int) -> Said:
    """So much of a good."""
    return _TOLD[good][count] if count < MOST_TOLD else say(f"price-{good}", count=count)


def price_of(p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
    """What a choice costs, besides the one action that almost everything takes."""
    price = _PRICES.get(offer.verb.name)
    return price(p, seat, offer) if price is not None else None


def _take(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("civil", take_cost(p, seat, offer.first))


def _populate(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("food", population_cost(p, seat, discount_of(p)))


def _welcome(p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
    cheap = p.civs[seat].symbols.cheap_population
    return price_said("food", population_cost(p, seat, cheap)) if cheap else None


def _build(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("resources", build_cost(p, seat, offer.first, discount_of(p)))


def _upgrade(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    low, high = UPGRADES[offer.first]
    return price_said("resources", upgrade_cost(p, seat, low, high, discount_of(p)))


def _convert(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    low, high = STAGINGS[offer.first]
    return price_said("resources", upgrade_cost(p, seat, low, high))


def _construct(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("resources", stage_cost(p, seat, offer.first + 1))


def _muster(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    food = price_said("food", population_cost(p, seat, MUSTER_DISCOUNT))
    unit = build_cost(p, seat, UNITS.start + offer.first, MUSTER_DISCOUNT)
    return together([food, price_said("resources", unit)])


def _develop(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    card = p.cards[p.verbs.technologies.card[offer.first]]
    return price_said("science", science_cost(p, seat, card, discount_of(p)))


def _revolt(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    card = p.cards[p.verbs.governments.card[offer.first]]
    return price_said("science", revolution_cost(p, seat, card, discount_of(p)))


def _copy(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("military", p.edition.copy_price)


def _attack(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("military", attack_price(p, p.verbs.aggressions.card[offer.first], offer.second))


def _declare(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("military", attack_price(p, p.verbs.wars.card[offer.first], offer.second))


def _seize(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return price_said("science", p.cards[p.verbs.specials.card[offer.first]].science_cost)


_PRICES: Final[dict[str, Price]] = {
    "take": _take,
    "populate": _populate,
    "welcome": _welcome,
    "build": _build,
    "upgrade": _upgrade,
    "convert": _convert,
    "construct": _construct,
    "muster": _muster,
    "develop": _develop,
    "revolt": _revolt,
    "copy": _copy,
    "attack": _attack,
    "declare": _declare,
    "seize": _seize,
}
