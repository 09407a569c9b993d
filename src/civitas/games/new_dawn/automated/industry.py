"""The industry cards of the automated player: a wonder, then a city, or a better card if nothing came of it."""

from collections.abc import Mapping
from typing import Final

from civitas.games.new_dawn.automated.bonus import (
    bonus_from_cards,
    spend_city_states,
    spend_natural_wonders,
    spend_trade,
    tell_spent,
)
from civitas.games.new_dawn.automated.cards import CARD_RULES, NUMBER
from civitas.games.new_dawn.automated.measures import city_defences, spawn_points, strongest_city
from civitas.games.new_dawn.automated.priorities import Measure, choose, draw
from civitas.games.new_dawn.civilizations.construction import RESOURCE_VALUE, homes, raise_wonder, wonder_cost
from civitas.games.new_dawn.civilizations.spending import use_natural_wonder
from civitas.games.new_dawn.civilizations.tech_dial import replace_card
from civitas.games.new_dawn.facts.agendas import AGENDA_WONDERS, WONDERS_NEEDED
from civitas.games.new_dawn.facts.terrain import NATURAL_WONDERS, RESOURCE_COUNT, RESOURCES
from civitas.games.new_dawn.facts.wonders import WONDER_KIND, WONDERS
from civitas.games.new_dawn.map.pieces import space_name
from civitas.games.new_dawn.map.sites import build_city, city_sites
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import has_completed

WONDER_LIST: Final = "wonder"
SITE_LIST: Final = "city-location"


# What the lists look at: first wonders, then sites.


def _agenda_progress(p: NewDawn, candidates: list[int]) -> list[int]:
    """How close a wonder brings an agenda to completion; far off if it helps with none that counts (Q34)."""
    return [-_wonders_missing(p, WONDER_KIND[wonder]) for wonder in candidates]


def _wonders_missing(p: NewDawn, kind: int) -> int:
    """How many wonders of a kind its agenda lacks once one more is built (A5.4-b)."""
    seat = p.automa
    for card in p.victory_cards:
        if kind in (AGENDA_WONDERS[2 * card], AGENDA_WONDERS[2 * card + 1]) and not has_completed(p, seat, card):
            return max(0, WONDERS_NEEDED - p.wonder_count(seat, kind) - 1)
    return WONDERS_NEEDED


def _costs(p: NewDawn, candidates: list[int]) -> list[int]:
    return [wonder_cost(p, p.automa, wonder) for wonder in candidates]


def _tokens_around(p: NewDawn, candidates: list[int]) -> list[int]:
    """How many unclaimed natural wonder and resource tokens are adjacent (N05)."""
    return [len([1 for other in p.world.neighbours[space] if p.lying[other] >= 0]) for space in candidates]


WONDER_TESTS: Final[Mapping[str, Measure]] = {
    "moves-closest-to-completing-an-agenda": _agenda_progress,
    "lowest-cost": _costs,
}
SITE_TESTS: Final[Mapping[str, Measure]] = {
    "adjacent-to-most-natural-wonder-and-resource-tokens": _tokens_around,
    "has-barbarian-spawn-point": spawn_points,
    "highest-defense": city_defences,
}


# Resolving a card. Nobody is asked and nobody loses anything, so it is done at once.


def begin_industry(p: NewDawn, slot: int) -> None:
    """Resolve the industry card in this slot: both parts, whether or not the other one succeeds (A5.6-b)."""
    card = p.card(p.automa, slot)
    production = card.production + bonus_from_cards(p, slot) + spend_city_states(p, slot)
    production += RESOURCE_VALUE * spend_natural_wonders(p, slot)
    has_wonder = build_wonder(p, slot, production)
    has_city = build_new_city(p, slot)
    if card.upgrades_when_idle and not has_wonder and not has_city:
        replace_card(p, p.automa, slot, card.index + 1, "A10.1-a")


def build_wonder(p: NewDawn, slot: int, production: int) -> bool:
    """Build a wonder chosen by the list in the strongest city without one, if that is possible (A5.4-a, A5.7-a)."""
    seat = p.automa
    cities = homes(p, seat)
    most = production + reserves(p, slot)
    wonders = p.face_up()
    if not p.setting.automa_is_strict:
        wonders = [wonder for wonder in wonders if wonder_cost(p, seat, wonder) <= most]
    if not cities or not wonders:
        return False
    wonder, criterion = choose(p, WONDER_LIST, wonders, WONDER_TESTS)
    name = f"card-{WONDERS[wonder]}"
    p.tell("automa-chose-wonder", "A5.4-a", {"seat": seat, "wonder": name, "criterion": criterion})
    cost = wonder_cost(p, seat, wonder)
    if cost > most:
        p.tell("automa-cannot-pay", "A5.4-c", {"seat": seat, "wonder": name})
        return False
    pay(p, slot, cost - production)
    city, criterion = strongest_city(p, cities)
    p.tell("automa-chose-city", "A5.7-a", {"seat": seat, "space": space_name(city), "criterion": criterion})
    raise_wonder(p, seat, wonder, city, CARD_RULES[p.civs[seat].row[slot]])
    return True


def build_new_city(p: NewDawn, slot: int) -> bool:
    """Build a city on the best site, if there is a site and an unused city (A5.6-a, N18-a)."""
    seat = p.automa
    card = p.card(seat, slot)
    sites = city_sites(p, seat, NUMBER, card.city_range, card.cities_over_water, card.city_at_caravan)
    if not sites or not p.civs[seat].cities_left:
        return False
    site, criterion = choose(p, SITE_LIST, sites, SITE_TESTS)
    p.tell("automa-chose-space", "A5.6-a", {"seat": seat, "space": space_name(site), "criterion": criterion})
    build_city(p, seat, site, CARD_RULES[card.index])
    return True


# Paying.


def reserves(p: NewDawn, slot: int) -> int:
    """What could be added to the production of a card; resources of any type pay (A5.2-a)."""
    c = p.civs[p.automa]
    return RESOURCE_VALUE * (len(unused_natural_wonders(p)) + sum(c.resources)) + c.trade[slot]


def unused_natural_wonders(p: NewDawn) -> list[int]:
    """The own natural wonder tokens that were not used this turn."""
    return [natural for natural in p.naturals_of(p.automa) if not (p.spent_naturals >> natural) & 1]


def pay(p: NewDawn, slot: int, lacking: int) -> None:
    """Add production: natural wonders, resources, trade tokens, never more than needed (A5.5-a).

    A resource that would overpay is kept if there is a trade token on the card (A5.5-b, N10).
    """
    c = p.civs[p.automa]
    while lacking > 0 and unused_natural_wonders(p):
        _pay_natural_wonder(p, slot)
        lacking -= RESOURCE_VALUE
    while lacking > 0 and sum(c.resources) > 0 and (lacking >= RESOURCE_VALUE or not c.trade[slot]):
        _pay_resource(p, slot)
        lacking -= RESOURCE_VALUE
    if lacking > 0:
        if sum(c.resources):
            spend_trade(p, slot, lacking, "no-overpaying", "A5.5-b")
        else:
            spend_trade(p, slot, lacking, "payment-order", "A5.5-a")


def _pay_natural_wonder(p: NewDawn, slot: int) -> None:
    natural, criterion = draw(p, unused_natural_wonders(p))
    tell_spent(p, slot, 1, f"natural-wonder-{NATURAL_WONDERS[natural]}", criterion, "A5.5-a")
    use_natural_wonder(p, p.automa, natural)


def _pay_resource(p: NewDawn, slot: int) -> None:
    """All types are worth the same, so that chance decides between them (A1.2-a)."""
    c = p.civs[p.automa]
    resource, criterion = draw(p, [each for each in range(RESOURCE_COUNT) if c.resources[each]])
    c.resources[resource] -= 1
    p.supply[resource] += 1
    tell_spent(p, slot, 1, f"resource-{RESOURCES[resource]}", criterion, "A5.5-a")
