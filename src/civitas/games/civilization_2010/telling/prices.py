"""What choices of Civilization (2010) cost: production, trade, culture, resources and loot."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.civilization_2010.cities.producible import item_cost, plan_cost
from civitas.games.civilization_2010.cities.production import Production
from civitas.games.civilization_2010.facts.abilities import (
    FIRST_RESOURCE_ABILITY,
    USE_BUREAUCRACY,
    USE_DEMOCRACY,
    USE_PATRONAGE,
    USE_PRINTING_PRESS,
    USE_RATIONALISM_1,
    USE_RATIONALISM_2,
)
from civitas.games.civilization_2010.facts.constants import LOOT_COST
from civitas.games.civilization_2010.facts.culture_track import STEP_CULTURE, STEP_TRADE
from civitas.games.civilization_2010.facts.policies import PATRONAGE, POLICY_EFFECTS, RATIONALISM
from civitas.games.civilization_2010.facts.techs import (
    ABILITIES_OF,
    BUREAUCRACY,
    DEMOCRACY,
    PRINTING_PRESS,
    RESOURCE_ABILITIES,
    TECH_ABILITIES,
    TECH_LEVEL,
    TECHS,
)
from civitas.games.civilization_2010.facts.terrain import RESOURCES
from civitas.games.civilization_2010.facts.units import unit_cost
from civitas.games.civilization_2010.facts.wonders import (
    DISCOUNT_COST,
    DISCOUNT_TECH,
    LEONARDOS_WORKSHOP,
    NOTRE_DAME,
    WONDER_COST,
    WONDER_TRADE,
    WONDERS,
)
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.city_management import CityManagement
from civitas.games.civilization_2010.standings import cost_of_unit, research_cost, rush_cost
from civitas.games.civilization_2010.verbs import FIRST_BUILDING_ITEM, FIRST_UNIT_ITEM, FIRST_WONDER_ITEM, ITEM_WALLS

Price = Callable[[Civilization2010, int, Offer], Said | None]

_TECH_PRICES: Final[dict[int, int]] = {
    USE_DEMOCRACY: ABILITIES_OF[DEMOCRACY][0],
    USE_PRINTING_PRESS: ABILITIES_OF[PRINTING_PRESS][0],
    USE_BUREAUCRACY: ABILITIES_OF[BUREAUCRACY][0],
}
"""Abilities that cost trade or culture, by their numbers in `TECH_ABILITIES`."""


def price_of(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    """What a choice costs."""
    price = _PRICES.get(offer.verb.name)
    return price(p, seat, offer) if price is not None else None


def goods_price(trade: int, culture: int) -> Said | None:
    """Trade, culture or both; None if it is free."""
    if trade and culture:
        return say("price-both", culture=culture, trade=trade)
    if trade:
        return say("price-trade", count=trade)
    return say("price-culture", count=culture) if culture else None


# Things to build.


def _build(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    """The production of an item, and the trade that has to make up for what is missing."""
    production = p.frames[-1]
    if not isinstance(production, Production):
        return None
    cost = item_cost(p, seat, offer.first)
    planned = plan_cost(p, seat, production.plan)
    before = rush_cost(p, seat, planned - production.pool)
    return say("price-item", cost=cost, trade=rush_cost(p, seat, planned + cost - production.pool) - before)


def item_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What makes an item cheaper, or would."""
    item = offer.first
    if FIRST_UNIT_ITEM <= item < FIRST_BUILDING_ITEM:
        return unit_discount(p, seat, item - FIRST_UNIT_ITEM)
    if FIRST_WONDER_ITEM <= item < ITEM_WALLS:
        return wonder_discount(p, seat, item - FIRST_WONDER_ITEM)
    return []


def unit_discount(p: Civilization2010, seat: int, unit_type: int) -> list[Said]:
    """Leonardo's Workshop, where it makes units cheaper."""
    printed = unit_cost(unit_type, p.empires[seat].ranks[unit_type])
    if cost_of_unit(p, seat, unit_type) == printed:
        return []
    return [say("price-instead", card=f"card-{WONDERS[LEONARDOS_WORKSHOP]}", count=printed)]


def wonder_discount(p: Civilization2010, seat: int | None, wonder: int) -> list[Said]:
    """The tech that makes a wonder cheaper, for those who know it and for those who do not."""
    tech = DISCOUNT_TECH[wonder]
    if tech < 0:
        return []
    if seat is not None and p.empires[seat].knows(tech):
        return [say("price-instead", card=f"card-{TECHS[tech]}", count=WONDER_COST[wonder])]
    return [say("about-wonder-discount", cost=DISCOUNT_COST[wonder], tech=f"card-{TECHS[tech]}")]


# Other prices.


def _advance(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    following = p.empires[seat].step + 1
    if not isinstance(p.frames[-1], CityManagement) or following >= len(STEP_CULTURE):
        return None
    return goods_price(STEP_TRADE[following], STEP_CULTURE[following])


def _research(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    """The trade that has to be there; afterwards the dial falls anyway."""
    return say("price-research", count=research_cost(p, seat, TECH_LEVEL[offer.first]))


def _second(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    return say("price-trade", count=WONDER_TRADE[NOTRE_DAME])


def _use(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    return ability_price(offer.first)


def ability_price(ability: int) -> Said | None:
    """What an ability costs, in resources, trade or culture."""
    if ability >= FIRST_RESOURCE_ABILITY:
        return resource_price(ability - FIRST_RESOURCE_ABILITY)
    if ability in _TECH_PRICES:
        rules = TECH_ABILITIES[_TECH_PRICES[ability]]
        return goods_price(rules.trade, rules.culture)
    if ability in (USE_RATIONALISM_1, USE_RATIONALISM_2):
        return goods_price(POLICY_EFFECTS[RATIONALISM].tech_trade[ability - USE_RATIONALISM_1 + 1], 0)
    return goods_price(0, POLICY_EFFECTS[PATRONAGE].event_culture) if ability == USE_PATRONAGE else None


def resource_price(number: int) -> Said:
    """The resources that an ability of a tech costs."""
    ability = RESOURCE_ABILITIES[number]
    if ability.any_resources:
        return say("price-any-resources", count=ability.any_resources)
    named = [f"resource-{RESOURCES[each]}" for each, count in enumerate(ability.resources) for _ in range(count)]
    return say("price-resources", resources=named)


def _loot(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    return say("n-loot", count=LOOT_COST[offer.first])


_PRICES: Final[dict[str, Price]] = {
    "build": _build,
    "advance": _advance,
    "research": _research,
    "second": _second,
    "use": _use,
    "loot": _loot,
}
