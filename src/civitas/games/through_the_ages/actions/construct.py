"""Building stages of the wonder under construction."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.civilizations.wonders import construct, stages_at_once, why_not_construct
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """Every number of stages that one action may build, where there is a wonder and a civil action for it."""
    for stages in range(1, stages_at_once(m.p, m.seat) + 1):
        if not why_not_construct(m.p, m.seat, stages):
            actions.append(m.p.verbs.construct.base + stages - 1)


def why_not(m: Means, argument: int) -> str:
    """The reason why so many stages cannot be built, or nothing."""
    stages = argument + 1
    if m.c.wonder >= 0 and stages > stages_at_once(m.p, m.seat):
        return "several-stages"
    return why_not_construct(m.p, m.seat, stages) or m.why_no_civil


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a civil action and resources on stages."""
    spend_civil(p, seat, 1)
    construct(p, seat, argument + 1)
