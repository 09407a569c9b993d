"""Choosing the own blue tokens for the rest of the turn."""

from civitas.games.through_the_ages.civilization import BY_HAND
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not(m: Means, argument: int) -> str:
    """The reason why there is nothing to change, or nothing."""
    return "pay" if m.c.used & BY_HAND else ""


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Let the seat choose from now on."""
    p.civs[seat].used |= BY_HAND
