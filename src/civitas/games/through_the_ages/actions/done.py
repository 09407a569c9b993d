"""Ending the action phase."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not(m: Means, argument: int) -> str:
    """Nothing speaks against it."""
    return ""


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Go on with the turn."""
    p.pop()
