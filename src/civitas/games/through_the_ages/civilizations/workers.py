"""Workers on technologies: who builds, upgrades and destroys what, and why not."""

from civitas.core.events import Argument
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.costs import build_cost, population_cost, upgrade_cost
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.paying import affordable, charge, charge_for_unit
from civitas.games.through_the_ages.civilizations.ratings import recount, workers_of
from civitas.games.through_the_ages.facts.technologies import FIRST_BUILDING, FIRST_UNIT, TYPE_OF, is_unit
from civitas.games.through_the_ages.model import ThroughTheAges


def urban_limit(p: ThroughTheAges, seat: int) -> int:
    """Urban buildings of each type that the government allows."""
    return p.civs[seat].symbols.urban_limit


def put_worker(p: ThroughTheAges, seat: int, tech: int) -> None:
    """An unused worker becomes a building or a unit."""
    c = p.civs[seat]
    c.unused -= 1
    c.workers[tech] += 1
    recount_workers(p, seat, tech)


def remove_worker(p: ThroughTheAges, seat: int, tech: int) -> None:
    """A building or unit becomes an unused worker again."""
    c = p.civs[seat]
    c.workers[tech] -= 1
    c.unused += 1
    recount_workers(p, seat, tech)


def recount_workers(p: ThroughTheAges, seat: int, tech: int) -> None:
    """Work out what has changed with the workers of a technology: nothing where they are farmers or miners."""
    if tech >= FIRST_BUILDING:
        recount(p, seat)


# Population.


def why_not_populate(p: ThroughTheAges, seat: int, discount: int = 0) -> str:
    """The reason why the population cannot be increased, or nothing."""
    c = p.civs[seat]
    if not c.yellow:
        return "no-yellow"
    food = affordable(p, seat, FOOD) if c.symbols.lends_resource else c.food
    return "no-food" if food < population_cost(p, seat, discount) else ""


def increase_population(p: ThroughTheAges, seat: int, discount: int = 0) -> None:
    """Pay food for one more worker."""
    cost = population_cost(p, seat, discount)
    p.grow(seat, 1)
    p.report("populated", "population", {"seat": seat, "food": cost})
    charge(p, seat, FOOD, cost)


# Building and upgrading. Whether the actions suffice is a question of the phase.


def why_not_build(m: Means, tech: int, discount: int = 0, is_free: bool = False) -> str:
    """The reason why a worker cannot become a building or unit of this technology, or nothing."""
    c = m.c
    if c.workers[tech] < 0:
        return "not-in-play"
    if not c.unused:
        return "no-worker"
    if FIRST_BUILDING <= tech < FIRST_UNIT and workers_of(c, TYPE_OF[tech]) >= c.symbols.urban_limit:
        return "urban-limit"
    cost = m.prices[tech] - discount if m.prices_are_plain else build_cost(m.p, m.seat, tech, discount)
    return "" if cost <= m.resources or cost <= m.resources_for(tech) or is_free else "no-resources"


def build(p: ThroughTheAges, seat: int, tech: int, discount: int = 0) -> None:
    """Pay for a building or a unit and put a worker there."""
    cost = build_cost(p, seat, tech, discount)
    put_worker(p, seat, tech)
    arguments: dict[str, Argument] = {"seat": seat, "card": tech_name(p, tech), "resources": cost}
    p.report("built", "build-unit" if tech >= FIRST_UNIT else "build", arguments)
    _charge(p, seat, tech, cost)


def why_not_upgrade(m: Means, low: int, high: int, discount: int = 0) -> str:
    """The reason why no worker can move up from one technology to another of its type, or nothing."""
    workers = m.c.workers
    if workers[low] <= 0:
        return "nothing-to-upgrade"
    if workers[high] < 0:
        return "not-in-play"
    if m.prices_are_plain:
        cost = m.prices[high] - m.prices[low] - discount
    else:
        cost = upgrade_cost(m.p, m.seat, low, high, discount)
    return "" if cost <= m.resources or cost <= m.resources_for(high) else "no-resources"


def upgrade(p: ThroughTheAges, seat: int, low: int, high: int, discount: int = 0) -> None:
    """Pay the difference and move a worker up."""
    cost = upgrade_cost(p, seat, low, high, discount)
    c = p.civs[seat]
    c.workers[low] -= 1
    c.workers[high] += 1
    recount_workers(p, seat, high)
    names = {"old": tech_name(p, low), "card": tech_name(p, high)}
    reason = "upgrade-unit" if high >= FIRST_UNIT else "upgrade"
    p.report("upgraded", reason, {"seat": seat, "resources": cost, **names})
    _charge(p, seat, high, cost)


def why_not_destroy(c: Civilization, tech: int) -> str:
    """The reason why no building of this technology can be torn down, or no unit disbanded; or nothing."""
    if c.workers[tech] > 0:
        return ""
    return "disband" if is_unit(tech) else "destroy"


def destroy(p: ThroughTheAges, seat: int, tech: int) -> None:
    """Tear down a building or disband a unit."""
    remove_worker(p, seat, tech)
    p.report("destroyed", "disband" if is_unit(tech) else "destroy", {"seat": seat, "card": tech_name(p, tech)})


def _charge(p: ThroughTheAges, seat: int, tech: int, cost: int) -> None:
    if tech >= FIRST_UNIT:
        charge_for_unit(p, seat, cost)
    else:
        charge(p, seat, RESOURCES, cost)


def tech_name(p: ThroughTheAges, tech: int) -> str:
    """The id of a technology's name."""
    return p.edition.cards.names[p.edition.cards.card_of_tech[tech]]
