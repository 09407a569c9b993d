"""Impact events: what each of them scores for a civilization, during the game and in the final scoring."""

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages.cards import Step
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import (
    consumption,
    farm_production,
    food_production,
    mine_production,
    resource_production,
)
from civitas.games.through_the_ages.ratings import discontent, workers_of
from civitas.games.through_the_ages.standings import most_scientific_first, strongest_first
from civitas.games.through_the_ages.technologies import (
    AIR_FORCE,
    ARENA,
    INFANTRY,
    LAB,
    RANGE_OF,
    TECH_COUNT,
    UNITS,
    URBAN,
)

CONTENT_WORKERS: Final = 10
"""Content workers that Impact of Population does not score."""
MOST_HAPPINESS: Final = 16
"""Culture that happy faces score at most."""

Impact = Callable[[ThroughTheAges, int, Step], int]
Ranking = Callable[[ThroughTheAges, int], list[int]]


def score_events(p: ThroughTheAges, cards: list[int]) -> None:
    """Score impact events at the end of the game, with ties as if it were the starting player's turn."""
    for card in cards:
        for seat in p.seats_from(p.start):
            score_impact(p, card, seat, p.start)


def score_impact(p: ThroughTheAges, card: int, seat: int, first: int) -> None:
    """Score an impact event for a seat; `first` wins ties."""
    points = impact_points(p, card, seat, first)
    if points:
        p.report_card("impact", card, {"seat": seat, "points": p.score(seat, points)})


def impact_points(p: ThroughTheAges, card: int, seat: int, first: int) -> int:
    """Culture that an impact event is worth to a seat now; `first` wins ties."""
    return sum([_points_of(p, step, seat, first) for step in p.cards[card].steps])


def is_impact(step: Step) -> bool:
    """Whether a step of an event is one of an impact event."""
    return step.do in IMPACTS or step.do in RANKINGS


def _points_of(p: ThroughTheAges, step: Step, seat: int, first: int) -> int:
    ranking = RANKINGS.get(step.do)
    if ranking is not None:
        return p.edition.impact_by_rank[p.playing() - 2][ranking(p, first).index(seat)]
    return IMPACTS[step.do](p, seat, step)


def agriculture(p: ThroughTheAges, seat: int, step: Step) -> int:
    """The food produced (2006: by farms), with a bonus if it exceeds consumption (2015)."""
    if p.edition.is_first:
        return farm_production(p, seat)
    food = food_production(p, seat)
    return food + (step.surplus if food > consumption(p, p.civs[seat]) else 0)


def architecture(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Levels of the urban buildings."""
    return step.amount * _levels(p, p.civs[seat], URBAN)


def balance(p: ThroughTheAges, seat: int, step: Step) -> int:
    """The smallest of science, culture, food and resources per turn (2015)."""
    c = p.civs[seat]
    return step.amount * min(c.science_rate, c.culture_rate, food_production(p, seat), resource_production(p, seat))


def colonies(p: ThroughTheAges, seat: int, step: Step) -> int:
    """The number of colonies."""
    return step.amount * len(p.civs[seat].colonies)


def competition(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Levels of the units and arenas."""
    c = p.civs[seat]
    return step.amount * (_levels(p, c, UNITS) + _levels(p, c, RANGE_OF[ARENA]))


def government(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Civil actions count twice, military actions once; the totals with everything that adds to them."""
    c = p.civs[seat]
    return 2 * c.civil_total + c.military_total


def happiness(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Happy faces less discontent workers; in the first edition this may cost culture."""
    c = p.civs[seat]
    points = min(MOST_HAPPINESS, step.amount * c.faces) - step.amount * discontent(p, c)
    return points if p.edition.unhappiness_costs_culture else max(0, points)


def industry(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Resources that the mines produce."""
    return mine_production(p, seat)


def population(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Content workers above ten."""
    c = p.civs[seat]
    return step.amount * max(0, c.on_cards() + c.unused - discontent(p, c) - CONTENT_WORKERS)


def progress(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Levels of the government and the special technologies."""
    return step.amount * sum([p.cards[card].level for card in _ruling_technologies(p.civs[seat])])


def technology(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Technologies in play of the highest level that the game is played with."""
    c = p.civs[seat]
    level = p.setting.last_deck
    techs = [tech for tech in range(TECH_COUNT) if c.workers[tech] >= 0 and p.edition.cards.level[tech] == level]
    others = [card for card in _ruling_technologies(c) if p.cards[card].level == level]
    return step.amount * (len(techs) + len(others))


def variety(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Types of units and urban buildings that have workers, and special technologies (2015)."""
    c = p.civs[seat]
    kinds = [kind for kind in (*range(LAB, ARENA + 1), *range(INFANTRY, AIR_FORCE + 1)) if workers_of(c, kind)]
    return step.amount * (len(kinds) + len(_ruling_technologies(c)) - 1)


def wonders(p: ThroughTheAges, seat: int, step: Step) -> int:
    """Completed wonders by their age, ruins included."""
    return sum([p.edition.impact_by_wonder_age[p.cards[wonder].age] for wonder in p.civs[seat].wonders])


def _levels(p: ThroughTheAges, c: Civilization, techs: range) -> int:
    level = p.edition.cards.level
    return sum([c.workers[tech] * level[tech] for tech in techs if c.workers[tech] > 0])


def _ruling_technologies(c: Civilization) -> list[int]:
    """The government and the special technologies."""
    return [c.government, *[card for card in c.specials if card >= 0]]


IMPACTS: Final[dict[str, Impact]] = {
    "impact-agriculture": agriculture,
    "impact-architecture": architecture,
    "impact-balance": balance,
    "impact-colonies": colonies,
    "impact-competition": competition,
    "impact-government": government,
    "impact-happiness": happiness,
    "impact-industry": industry,
    "impact-population": population,
    "impact-progress": progress,
    "impact-technology": technology,
    "impact-variety": variety,
    "impact-wonders": wonders,
}
"""The impact events that look at one civilization."""

RANKINGS: Final[dict[str, Ranking]] = {
    "impact-science": most_scientific_first,
    "impact-strength": strongest_first,
}
"""The impact events that compare all civilizations."""
