"""What can pay for a resource ability: open tokens, facedown tokens and gift cards (ruling A41).

A cost is paid one resource after the other; what was paid is a list of PAY actions.
"""

from typing import Final

from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COUNT, MARKER_RESOURCE
from civitas.games.civilization_2010.facts.techs import ResourceAbility
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCE_COUNT
from civitas.games.civilization_2010.model import changed
from civitas.games.civilization_2010.verbs import GIFTS, PAY, PAY_GIFT, PAY_OPEN, PAY_TOKEN

TOKENS_OF: Final[list[list[int]]] = [
    [marker for marker in range(MARKER_COUNT) if MARKER_RESOURCE[marker] == resource]
    for resource in range(RESOURCE_COUNT)
]
"""The kinds of facedown tokens that count as a resource; huts come first."""
_ON_HUTS: Final[list[bool]] = [any(marker < HUT_COUNT for marker in kinds) for kinds in TOKENS_OF]
_ON_VILLAGES: Final[list[bool]] = [any(marker >= HUT_COUNT for marker in kinds) for kinds in TOKENS_OF]
GIFT_RESOURCES: Final[list[list[int]]] = [EVENT_OPTIONS[gift][0].resources for gift in GIFTS]
"""What each gift card may stand for (ruling A41)."""
_GIFTS_FOR: Final[list[list[int]]] = [
    [gift for place, gift in enumerate(GIFTS) if resource in GIFT_RESOURCES[place]]
    for resource in range(RESOURCE_COUNT)
]
_ON_GIFTS: Final[list[bool]] = [len(gifts) > 0 for gifts in _GIFTS_FOR]


def tokens_of(empire: Empire, resource: int) -> int:
    """Facedown tokens that count as a resource."""
    total = 0
    for marker in TOKENS_OF[resource]:
        total += empire.tokens[marker]
    return total


def gifts_of(empire: Empire) -> int:
    """Gift cards in hand."""
    total = 0
    for gift in GIFTS:
        total += empire.events[gift]
    return total


def could_have(empire: Empire, resource: int) -> bool:
    """Whether others must reckon with a resource: by open tokens, the backs of tokens, and cards in hand."""
    return (resource < MARKET_RESOURCE_COUNT and empire.resources[resource] > 0) or could_hide(empire, resource)


def could_hide(empire: Empire, resource: int) -> bool:
    """Whether, as far as others know, a facedown token or an event in hand may stand for a resource."""
    if _ON_GIFTS[resource] and empire.event_total:
        return True
    if not any(empire.tokens):
        return False
    return (_ON_HUTS[resource] and empire.hut_tokens() > 0) or (_ON_VILLAGES[resource] and empire.village_tokens() > 0)


def is_paid(ability: ResourceAbility, paid: list[int]) -> bool:
    """Whether payments cover the cost of an ability; more cannot be paid for more effect (resource.any-a)."""
    return len(paid) == ability.any_resources + sum(ability.resources)


def can_pay(empire: Empire, ability: ResourceAbility, paid: list[int]) -> bool:
    """Whether the rest of a cost can be paid."""
    if ability.any_resources:
        held = sum(empire.resources) + sum(empire.tokens) + gifts_of(empire)
        return held + len(paid) >= ability.any_resources
    lacking = 0
    for resource, needed in ability.costs:
        # What lies open is looked at first, since it mostly decides.
        lack = needed - empire.resources[resource] if resource < MARKET_RESOURCE_COUNT else needed
        if lack > 0:
            lack -= tokens_of(empire, resource)
            if paid:
                lack -= _paid_of(paid, resource)
        if lack > 0:
            if not empire.event_total or gifts_for(empire, resource) < lack:
                return False
            lacking += lack
    return lacking == 0 or gifts_of(empire) >= lacking


def _paid_of(paid: list[int], resource: int) -> int:
    """How much of a resource was paid."""
    total = 0
    for code in paid:
        if PAY.first(code) == resource:
            total += 1
    return total


def gifts_for(empire: Empire, resource: int) -> int:
    """Gift cards in hand that may stand for a resource."""
    total = 0
    for gift in _GIFTS_FOR[resource]:
        total += empire.events[gift]
    return total


def payment_codes(empire: Empire, ability: ResourceAbility, paid: list[int]) -> list[int]:
    """How the next resource of a cost can be paid; a cost of several kinds is paid in their order."""
    if ability.any_resources:
        return _means_of_any(empire)
    for resource, needed in enumerate(ability.resources):
        if _paid_of(paid, resource) < needed:
            return _means_of(empire, ability, paid, resource)
    return []


def _means_of(empire: Empire, ability: ResourceAbility, paid: list[int], resource: int) -> list[int]:
    """How one resource can be paid so that enough is left for the others."""
    codes = _tokens_for(empire, resource)
    for place, gift in enumerate(GIFTS):
        if empire.events[gift] and resource in GIFT_RESOURCES[place]:
            code = PAY.code(resource, PAY_GIFT + place)
            held = empire.events
            empire.events = changed(held, gift, -1)
            if can_pay(empire, ability, [*paid, code]):
                codes.append(code)
            empire.events = held
    return codes


def _means_of_any(empire: Empire) -> list[int]:
    """Every resource and every gift card; what a gift stands for does not matter, so each has one entry."""
    codes: list[int] = []
    for resource in range(RESOURCE_COUNT):
        codes += _tokens_for(empire, resource)
    for place, gift in enumerate(GIFTS):
        if empire.events[gift]:
            codes.append(PAY.code(GIFT_RESOURCES[place][0], PAY_GIFT + place))
    return codes


def _tokens_for(empire: Empire, resource: int) -> list[int]:
    codes: list[int] = []
    if resource < MARKET_RESOURCE_COUNT and empire.resources[resource]:
        codes.append(PAY.code(resource, PAY_OPEN))
    if tokens_of(empire, resource):
        codes.append(PAY.code(resource, PAY_TOKEN))
    return codes


def is_payment_known(empire: Empire, ability: ResourceAbility, paid: list[int]) -> bool:
    """Whether everybody knows that there is one way to pay: then nobody is asked, and that tells nothing.

    If tokens or cards could give a choice their owner is asked, also without one.
    """
    if ability.any_resources:
        held = sum(empire.resources) + sum(empire.tokens)
        return not empire.event_total and held + len(paid) == ability.any_resources
    return all(not (needed and could_hide(empire, resource)) for resource, needed in enumerate(ability.resources))


def is_gift(code: int) -> bool:
    """Whether a payment is a gift card."""
    return PAY.second(code) >= PAY_GIFT


def gift_card(code: int) -> int:
    """The culture event of a payment by gift."""
    return GIFTS[PAY.second(code) - PAY_GIFT]
