"""Increasing the population."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.civilizations.workers import increase_population, why_not_populate
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not(m: Means, argument: int) -> str:
    """The reason why there cannot be one more worker, or nothing."""
    return why_not_populate(m.p, m.seat) or m.why_no_civil


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a civil action and food for one more worker."""
    spend_civil(p, seat, 1)
    increase_population(p, seat)
