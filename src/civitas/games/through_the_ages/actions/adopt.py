"""Playing a tactic from the hand."""

from civitas.games.through_the_ages.battles.tactics import adopt, why_no_new_tactic
from civitas.games.through_the_ages.civilization import NONE
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_military
from civitas.games.through_the_ages.facts.cards import TACTIC
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """Every tactic in hand, which is sorted."""
    uses, kinds = m.p.verbs.uses, m.p.edition.cards.kinds
    last = NONE
    for card in m.c.military_hand:
        if kinds[card] == TACTIC and card != last:
            if last < 0 and why_no_new_tactic(m):
                return
            last = card
            actions.append(uses[card])


def why_not(m: Means, argument: int) -> str:
    """The reason why a tactic cannot be played, or nothing."""
    return why_no_new_tactic(m) if m.p.verbs.tactics.card[argument] in m.c.military_hand else "not-in-hand"


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a military action and use a tactic from the hand."""
    spend_military(p, seat, 1)
    adopt(p, seat, p.verbs.tactics.card[argument])
