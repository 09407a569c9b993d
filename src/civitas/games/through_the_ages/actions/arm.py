"""Winston Churchill (2015): science and resources for the military instead of culture."""

from civitas.games.through_the_ages.civilization import ARMED
from civitas.games.through_the_ages.civilizations.leaders import arm_by_leader
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """Arms instead of culture."""
    if not why_not(m, 0):
        actions.append(m.p.verbs.arm.base)


def why_not(m: Means, argument: int) -> str:
    """The reason why the leader gives no arms, or nothing."""
    c = m.c
    return "" if c.leader >= 0 and m.p.cards[c.leader].arms_or_culture and not c.used & ARMED else "arms"


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Let the leader give arms for this turn."""
    c = p.civs[seat]
    amount = p.cards[c.leader].arms_or_culture
    c.used |= ARMED
    arm_by_leader(p, seat, amount)
    c.unit_science += amount
    p.report_card("armed", c.leader, {"seat": seat, "count": amount})
