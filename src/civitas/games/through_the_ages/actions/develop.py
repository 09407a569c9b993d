"""Developing technologies, and governments peacefully."""

from civitas.games.through_the_ages.civilizations.developing import develop, why_not_develop
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not(m: Means, argument: int) -> str:
    """The reason why a technology cannot be developed, or nothing."""
    return why_not_develop(m, m.p.verbs.technologies.card[argument]) or m.why_no_civil


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a civil action and science and put a technology into play."""
    spend_civil(p, seat, 1)
    develop(p, seat, p.verbs.technologies.card[argument])
