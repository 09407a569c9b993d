"""Governments by revolution, which takes all actions of a kind."""

from civitas.games.through_the_ages.civilizations.developing import revolt, why_not_revolt
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not(m: Means, argument: int) -> str:
    """The reason why a government cannot come by revolution, or nothing."""
    return why_not_revolt(m, m.p.verbs.governments.card[argument])


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Change the government by revolution."""
    revolt(p, seat, p.verbs.governments.card[argument])
