"""Playing a tactic from the hand."""

from civitas.games.through_the_ages.battles.tactics import adopt, why_no_new_tactic
from civitas.games.through_the_ages.civilization import NONE
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_military
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """Every tactic in hand, which is sorted."""
    is_tactic = m.p.edition.cards.is_tactic
    last = NONE
    for card in m.c.military_hand:
        if is_tactic[card] and card != last:
            if last < 0 and why_no_new_tactic(m):
                return
            last = card
            actions.append(m.p.verbs.uses[card])


def why_not(m: Means, argument: int) -> str:
    """The reason why a tactic cannot be played, or nothing."""
    return why_no_new_tactic(m) if m.p.verbs.tactics.card[argument] in m.c.military_hand else "not-in-hand"


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a military action and use a tactic from the hand."""
    spend_military(p, seat, 1)
    adopt(p, seat, p.verbs.tactics.card[argument])
