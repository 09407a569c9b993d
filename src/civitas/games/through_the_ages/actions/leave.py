"""Wanting to leave the game, and taking that back."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.resignation import want_to_leave, want_to_stay, why_not_leave


def why_not(m: Means, argument: int) -> str:
    """The reason why nobody leaves here, or why the wish is said already; or nothing."""
    return "resign" if m.c.is_leaving else why_not_leave(m.p)


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Leave at once or as soon as possible."""
    want_to_leave(p, seat)


def why_not_stay(m: Means, argument: int) -> str:
    """The reason why there is no wish to take back, or nothing."""
    return "" if m.c.is_leaving else "resign"


def do_stay(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Forget the wish to leave."""
    want_to_stay(p, seat)
