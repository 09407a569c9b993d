"""Bach: an urban building of another type becomes a theater."""

from civitas.games.through_the_ages.civilization import STAGED
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.ratings import workers_of
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.civilizations.workers import upgrade, urban_limit, why_not_upgrade
from civitas.games.through_the_ages.facts.technologies import STAGINGS, THEATER
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, actions: list[int]) -> None:
    """Every building and the theater that it can become."""
    if _why_no_staging(m) or not m.civil:
        return
    workers = m.c.workers
    for number, (low, theater) in enumerate(STAGINGS):
        if workers[low] > 0 and workers[theater] >= 0 and not _why_not_stage(m, low, theater):
            actions.append(m.p.verbs.stage_theater.base + number)


def why_not(m: Means, number: int) -> str:
    """The reason why this building cannot become that theater, or nothing."""
    low, theater = STAGINGS[number]
    return _why_no_staging(m) or _why_not_stage(m, low, theater) or m.why_no_civil


def _why_no_staging(m: Means) -> str:
    """The reason why no building can become a theater, or nothing."""
    c = m.c
    if c.leader < 0 or not m.p.cards[c.leader].stage_any_building or c.used & STAGED:
        return "stage-theater"
    return ""


def _why_not_stage(m: Means, low: int, theater: int) -> str:
    level = m.p.edition.cards.level
    if level[theater] < level[low]:
        return "stage-theater"
    if workers_of(m.c, THEATER) >= urban_limit(m.p, m.seat):
        return "urban-limit"
    return why_not_upgrade(m, low, theater)


def do(p: ThroughTheAges, seat: int, number: int) -> None:
    """Spend a civil action and the difference of the prices."""
    p.civs[seat].used |= STAGED
    spend_civil(p, seat, 1)
    low, theater = STAGINGS[number]
    upgrade(p, seat, low, theater)
