"""Playing a leader."""

from civitas.games.through_the_ages.civilizations.leaders import play_leader
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not(m: Means, argument: int) -> str:
    """The reason why a leader cannot be played, or nothing."""
    return m.why_no_civil if m.p.verbs.leaders.card[argument] in m.c.hand else "not-in-hand"


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a civil action and put a leader into play."""
    spend_civil(p, seat, 1)
    play_leader(p, seat, p.verbs.leaders.card[argument])
