"""Barbarossa: one more worker, who becomes a unit, for one action and both a little cheaper."""

from typing import Final

from civitas.games.through_the_ages.civilizations.costs import build_cost, population_cost
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil, spend_military
from civitas.games.through_the_ages.civilizations.workers import build, increase_population, why_not_populate
from civitas.games.through_the_ages.facts.technologies import UNITS
from civitas.games.through_the_ages.model import ThroughTheAges

DISCOUNT: Final = 1
"""So much less food and so many fewer resources."""


def offer(m: Means, actions: list[int]) -> None:
    """Every unit that a new worker can become."""
    if _why_no_muster(m):
        return
    for unit in range(len(UNITS)):
        if not _why_no_unit(m, UNITS.start + unit):
            actions.append(m.p.verbs.muster.base + unit)


def why_not(m: Means, unit: int) -> str:
    """The reason why a new worker cannot become this unit, or nothing."""
    return _why_no_muster(m) or _why_no_unit(m, UNITS.start + unit)


def _why_no_muster(m: Means) -> str:
    """The reason why nobody musters units, or nothing."""
    c = m.c
    leader = m.p.cards[c.leader] if c.leader >= 0 else None
    if leader is None or not (leader.muster_civil or leader.muster_military):
        return "muster"
    return m.why_no_military if leader.muster_military else m.why_no_civil


def _why_no_unit(m: Means, tech: int) -> str:
    if m.c.workers[tech] < 0:
        return "not-in-play"
    return why_not_populate(m.p, m.seat, DISCOUNT) or _why_not_pay_both(m, tech)


def _why_not_pay_both(m: Means, tech: int) -> str:
    """The reason why food and resources do not suffice together; Trade Routes lends one unit, but nothing twice."""
    c = m.c
    cost = build_cost(m.p, m.seat, tech, DISCOUNT) - c.unit_resources
    food = population_cost(m.p, m.seat, DISCOUNT)
    lent = max(0, cost - c.resources) + max(0, food - c.food)
    if cost > m.resources or lent > 1 or (lent and max(0, cost) + food > c.resources + c.food):
        return "no-resources"
    return ""


def do(p: ThroughTheAges, seat: int, unit: int) -> None:
    """Spend the action that the leader takes for it, and food and resources for a worker and a unit."""
    if p.cards[p.civs[seat].leader].muster_civil:
        spend_civil(p, seat, 1)
    else:
        spend_military(p, seat, 1)
    increase_population(p, seat, DISCOUNT)
    build(p, seat, UNITS.start + unit, DISCOUNT)
