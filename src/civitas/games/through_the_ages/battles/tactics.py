"""Tactics: playing them from the hand, and in 2015 sharing and copying them."""

from civitas.games.through_the_ages.civilization import TACTIC_CHANGED
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges


def why_no_new_tactic(m: Means) -> str:
    """The reason why no tactic at all can be played, or nothing."""
    if m.p.edition.one_tactic_per_turn and m.c.used & TACTIC_CHANGED:
        return "tactic-once"
    return "" if m.military else m.why_no_military


def adopt(p: ThroughTheAges, seat: int, card: int) -> None:
    """A tactic from the hand becomes the tactic of this civilization."""
    c = p.civs[seat]
    c.military_hand.remove(card)
    if c.tactic >= 0 and not p.edition.tactics_are_shared:
        p.discard_military(c.tactic, EVERY_SEAT)
    c.tactic = card
    c.exclusive = 1 if p.edition.tactics_are_shared else 0
    c.used |= TACTIC_CHANGED
    p.recount(seat)
    p.report("tactic", "tactic", {"seat": seat, "card": p.cards[card].name})


# The common tactics of 2015.


def share_tactic(p: ThroughTheAges, seat: int) -> None:
    """At the start of the owner's next turn an exclusive tactic becomes available to all."""
    c = p.civs[seat]
    if c.exclusive:
        c.exclusive = 0
        p.common = [*p.common, c.tactic]
        p.report("tactic-shared", "tactics-shared", {"seat": seat, "card": p.cards[c.tactic].name})


def why_not_copy(m: Means, card: int) -> str:
    """The reason why a common tactic cannot be copied, or nothing; copying one's own would be in vain."""
    if card not in m.p.common:
        return "not-common"
    return "copy" if m.c.tactic == card else why_no_copies(m)


def why_no_copies(m: Means) -> str:
    """The reason why no tactic at all can be copied, or nothing."""
    if m.c.used & TACTIC_CHANGED:
        return "tactic-once"
    return "" if m.military >= m.p.edition.copy_price else "military-actions"


def copy_tactic(p: ThroughTheAges, seat: int, card: int) -> None:
    """Use a common tactic; a tactic played in this turn cannot be lost this way, for one per turn is the limit."""
    c = p.civs[seat]
    c.tactic = card
    c.exclusive = 0
    c.used |= TACTIC_CHANGED
    p.recount(seat)
    p.report("tactic-copied", "copy", {"seat": seat, "card": p.cards[card].name})
