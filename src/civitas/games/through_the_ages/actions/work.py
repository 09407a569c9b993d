"""Workers on technologies: building, upgrading and destroying."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.ratings import workers_of
from civitas.games.through_the_ages.civilizations.spending import spend_for
from civitas.games.through_the_ages.civilizations.workers import (
    build,
    destroy,
    upgrade,
    why_not_build,
    why_not_destroy,
    why_not_upgrade,
)
from civitas.games.through_the_ages.facts.technologies import (
    FIRST_BUILDING,
    FIRST_UNIT,
    TYPE_OF,
    UPGRADES,
)
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """What can be done on the technologies in play, one after the other."""
    if not m.prices_are_plain:
        _offer_at_bent_prices(m, actions)
        return
    if m.civil:
        offer_workers(m, m.in_play.civil, m.resources, actions)
    if m.military:
        offer_workers(m, m.in_play.units, m.resources + m.c.unit_resources, actions)


def _offer_at_bent_prices(m: Means, actions: list[int]) -> None:
    """The same where others change the prices, as seldom happens."""
    verbs = m.p.verbs
    for tech in m.in_play.techs:
        if m.why_no_action(tech):
            continue
        if m.c.unused and not why_not_build(m, tech):
            actions.append(verbs.build.base + tech)
        if why_not_destroy(m.c, tech):
            continue  # nobody is there who could move up either
        actions.append(verbs.destroy.base + tech)
        for number, high in m.in_play.ways[tech]:
            if not why_not_upgrade(m, tech, high):
                actions.append(verbs.upgrade.base + number)


def offer_workers(m: Means, techs: list[int], resources: int, actions: list[int]) -> None:
    """What can be done on these technologies with so many resources, at the own prices.

    This is asked all the time, so it is one loop in the cheapest order; a test compares it with the reasons below,
    which decide.
    """
    c, verbs, prices = m.c, m.p.verbs, m.prices
    workers, unused, limit, ways = c.workers, c.unused, c.symbols.urban_limit, m.in_play.ways
    build_base, destroy_base, upgrade_base = verbs.build.base, verbs.destroy.base, verbs.upgrade.base
    for tech in techs:
        if (
            unused
            and prices[tech] <= resources
            and (tech < FIRST_BUILDING or tech >= FIRST_UNIT or workers_of(c, TYPE_OF[tech]) < limit)
        ):
            actions.append(build_base + tech)
        if workers[tech]:
            actions.append(destroy_base + tech)
            for number, high in ways[tech]:
                if prices[high] - prices[tech] <= resources:
                    actions.append(upgrade_base + number)


# Building.


def why_no_building(m: Means, tech: int) -> str:
    """The reason why no worker can become a building or unit of this technology, or nothing."""
    return why_not_build(m, tech) or m.why_no_action(tech)


def do_build(p: ThroughTheAges, seat: int, tech: int) -> None:
    """Spend an action and resources and put a worker on a technology."""
    spend_for(p, seat, tech)
    build(p, seat, tech)


# Upgrading.


def why_no_upgrade(m: Means, number: int) -> str:
    """The reason why no worker can go this way up, or nothing."""
    low, high = UPGRADES[number]
    return why_not_upgrade(m, low, high) or m.why_no_action(low)


def do_upgrade(p: ThroughTheAges, seat: int, number: int) -> None:
    """Spend an action and resources and move a worker up."""
    low, high = UPGRADES[number]
    spend_for(p, seat, low)
    upgrade(p, seat, low, high)


# Destroying.


def why_no_destruction(m: Means, tech: int) -> str:
    """The reason why there is nothing of this technology to destroy or disband, or nothing."""
    return why_not_destroy(m.c, tech) or m.why_no_action(tech)


def do_destroy(p: ThroughTheAges, seat: int, tech: int) -> None:
    """Spend an action and take a worker back."""
    spend_for(p, seat, tech)
    destroy(p, seat, tech)
