"""Drawing military cards for military actions, in the variant in which that is done (2006)."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_military
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """A military card."""
    if not why_not(m, 0):
        actions.append(m.p.verbs.draw.base)


def why_not(m: Means, argument: int) -> str:
    """The reason why no military card can be drawn, or nothing."""
    p = m.p
    if not p.setting.military_draw or not p.has_military_deck() or _is_nothing_left(p):
        return "military-draw"
    return m.why_no_military


def _is_nothing_left(p: ThroughTheAges) -> bool:
    return not p.military_left and not p.discards[p.age]


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a military action and draw a card."""
    spend_military(p, seat, 1)
    p.draw_military(seat, 1)
