"""Copying a common tactic (2015)."""

from civitas.games.through_the_ages.battles.tactics import copy_tactic, why_no_copies, why_not_copy
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_military
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """Every common tactic that is not one's own."""
    if why_no_copies(m):
        return
    verbs = m.p.verbs
    base, place, own = verbs.copy.base, verbs.tactics.place, m.c.tactic
    listed = 0
    for card in m.p.common:
        bit = 1 << place[card]
        if card != own and not listed & bit:
            listed |= bit
            actions.append(base + place[card])


def why_not(m: Means, argument: int) -> str:
    """The reason why a tactic cannot be copied, or nothing."""
    return why_not_copy(m, m.p.verbs.tactics.card[argument])


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend military actions and use a common tactic."""
    spend_military(p, seat, p.edition.copy_price)
    copy_tactic(p, seat, p.verbs.tactics.card[argument])
