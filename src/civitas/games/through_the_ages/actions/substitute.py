"""Hammurabi (2015): the next civil action is paid with a military one, also where civil ones are left."""

from civitas.games.through_the_ages.civilization import SUBSTITUTES
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import can_convert
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """A military action in place of a civil one."""
    if not why_not(m, 0):
        actions.append(m.p.verbs.substitute.base)


def why_not(m: Means, argument: int) -> str:
    """The reason why no military action can serve as a civil one, or need not be asked to; or nothing."""
    c = m.c
    return "" if c.civil and not c.used & SUBSTITUTES and can_convert(m.p, m.seat) else "substitute"


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Remember it for the next civil action."""
    p.civs[seat].used |= SUBSTITUTES
