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
    UPGRADES_FROM,
    WARRIORS,
)
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """What can be done on the technologies in play, one after the other."""
    if m.prices_are_plain:
        _offer_at_own_prices(m, actions)
        return
    verbs = m.p.verbs
    for tech in m.c.in_play():
        if not why_no_building(m, tech):
            actions.append(verbs.build.base + tech)
        if why_no_destruction(m, tech):
            continue  # nobody is there who could move up either
        actions.append(verbs.destroy.base + tech)
        for number, _ in UPGRADES_FROM[tech]:
            if not why_no_upgrade(m, number):
                actions.append(verbs.upgrade.base + number)


def _offer_at_own_prices(m: Means, actions: list[int]) -> None:
    """The same where nobody else changes the prices, as nearly always.

    This is asked all the time, so it is one loop in the cheapest order; a test compares it with the reasons below,
    which decide.
    """
    c, verbs, prices, resources = m.c, m.p.verbs, m.prices, m.resources
    workers, unused = c.workers, c.unused
    limit = c.symbols.urban_limit
    build_base, destroy_base, upgrade_base = verbs.build.base, verbs.destroy.base, verbs.upgrade.base
    techs, ways = c.in_play(), c.ways
    units = techs.index(WARRIORS)
    for place in range(units if m.why_no_civil else 0, units if m.why_no_military else len(techs)):
        tech = techs[place]
        if tech == WARRIORS:
            resources += c.unit_resources
        price = prices[tech]
        if (
            unused
            and price <= resources
            and (tech < FIRST_BUILDING or tech >= FIRST_UNIT or workers_of(c, TYPE_OF[tech]) < limit)
        ):
            actions.append(build_base + tech)
        if workers[tech]:
            actions.append(destroy_base + tech)
            for number, high in ways[place]:
                if prices[high] - price <= resources:
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
