"""Ocean Liner Service: one more worker per turn, free (2015) or cheap (2006)."""

from civitas.games.through_the_ages.civilization import WELCOMED
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.workers import increase_population, why_not_populate
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """One more worker."""
    if not why_not(m, 0):
        actions.append(m.p.verbs.welcome.base)


def why_not(m: Means, argument: int) -> str:
    """The reason why no worker comes by ship, or nothing."""
    symbols = m.c.symbols
    if not (symbols.free_population or symbols.cheap_population) or m.c.used & WELCOMED:
        return "welcome"
    if symbols.cheap_population:
        return why_not_populate(m.p, m.seat, symbols.cheap_population)
    return "" if m.c.yellow else "no-yellow"


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Let the worker of this turn arrive."""
    c = p.civs[seat]
    c.used |= WELCOMED
    if c.symbols.cheap_population:
        increase_population(p, seat, c.symbols.cheap_population)
        return
    p.grow(seat, 1)
    p.report("welcomed", "welcome", {"seat": seat})
