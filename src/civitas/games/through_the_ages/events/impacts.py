"""Impact events: what each of them scores for a civilization, during the game and in the final scoring."""

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.ratings import discontent, workers_of
from civitas.games.through_the_ages.facts.cards import Step
from civitas.games.through_the_ages.facts.technologies import (
    AIR_FORCE,
    ARENA,
    INFANTRY,
    LAB,
    RANGE_OF,
    TECH_COUNT,
    TYPES,
    UNITS,
    URBAN,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import (
    consumption,
    farm_production,
    food_production,
    mine_production,
    resource_production,
)
from civitas.games.through_the_ages.standings import most_scientific_first, strongest_first

CONTENT_WORKERS: Final = 10
"""Content workers that Impact of Population does not score."""
MOST_HAPPINESS: Final = 16
"""Culture that happy faces score at most."""

Impact = Callable[[ThroughTheAges, int, Step, Ledger], int]
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


def impact_points(p: ThroughTheAges, card: int, seat: int, first: int, ledger: Ledger | None = None) -> int:
    """Culture that an impact event is worth to a seat now; `first` wins ties."""
    parts = Ledger() if ledger is None else ledger
    points = 0
    for step in p.cards[card].steps:
        points += _points_of(p, step, seat, first, parts)
    return points


def is_impact(step: Step) -> bool:
    """Whether a step of an event is one of an impact event."""
    return step.do in IMPACTS or step.do in RANKINGS


def _points_of(p: ThroughTheAges, step: Step, seat: int, first: int, ledger: Ledger) -> int:
    ranking = RANKINGS.get(step.do)
    if ranking is None:
        return IMPACTS[step.do](p, seat, step, ledger)
    place = ranking(p, first).index(seat)
    points = p.edition.impact_by_rank[p.playing() - 2][place]
    ledger.note(f"account-rank-{place + 1}", points)
    return points


def agriculture(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """The food produced (2006: by farms), with a bonus if it exceeds consumption (2015)."""
    if p.edition.is_first:
        return farm_production(p, seat, ledger)
    food = food_production(p, seat, ledger)
    surplus = step.surplus if food > consumption(p, p.civs[seat]) else 0
    ledger.note("account-surplus", surplus)
    return food + surplus


def architecture(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Levels of the urban buildings."""
    return _levels(p, p.civs[seat], URBAN, step.amount, ledger)


def balance(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """The smallest of science, culture, food and resources per turn (2015)."""
    c = p.civs[seat]
    rates = {
        "good-science": c.science_rate,
        "good-culture": c.culture_rate,
        "good-food": food_production(p, seat),
        "good-resources": resource_production(p, seat),
    }
    least = min(rates.values())
    ledger.note(next(good for good, rate in rates.items() if rate == least), step.amount * least, least)
    return step.amount * least


def colonies(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """The number of colonies."""
    return _each(p, p.civs[seat].colonies, step.amount, ledger)


def competition(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Levels of the units and arenas."""
    c = p.civs[seat]
    units = _levels(p, c, UNITS, step.amount, ledger)
    return units + _levels(p, c, RANGE_OF[ARENA], step.amount, ledger)


def government(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Civil actions count twice, military actions once; the totals with everything that adds to them."""
    c = p.civs[seat]
    ledger.note("good-civil-actions", 2 * c.civil_total, c.civil_total)
    ledger.note("good-military-actions", c.military_total, c.military_total)
    return 2 * c.civil_total + c.military_total


def happiness(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Happy faces less discontent workers; in the first edition this may cost culture."""
    c = p.civs[seat]
    happy, sad = min(MOST_HAPPINESS, step.amount * c.faces), step.amount * discontent(p, c)
    ledger.note("good-happy", happy, c.faces)
    ledger.note("account-discontent", -sad, discontent(p, c))
    return happy - sad if p.edition.unhappiness_costs_culture else max(0, happy - sad)


def industry(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Resources that the mines produce."""
    return mine_production(p, seat, ledger)


def population(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Content workers above ten."""
    c = p.civs[seat]
    content = max(0, c.on_cards() + c.unused - discontent(p, c) - CONTENT_WORKERS)
    ledger.note("account-content", step.amount * content, content)
    return step.amount * content


def progress(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Levels of the government and the special technologies."""
    points = 0
    for card in _ruling_technologies(p.civs[seat]):
        points += step.amount * p.cards[card].level
        ledger.note(p.cards[card].name, step.amount * p.cards[card].level)
    return points


def technology(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Technologies in play of the highest level that the game is played with."""
    c = p.civs[seat]
    cards = [p.edition.cards.card_of_tech[tech] for tech in range(TECH_COUNT) if c.workers[tech] >= 0]
    cards += _ruling_technologies(c)
    return _each(p, [card for card in cards if p.cards[card].level == p.setting.last_deck], step.amount, ledger)


def variety(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Types of units and urban buildings that have workers, and special technologies (2015)."""
    c = p.civs[seat]
    kinds = [kind for kind in (*range(LAB, ARENA + 1), *range(INFANTRY, AIR_FORCE + 1)) if workers_of(c, kind)]
    for kind in kinds:
        ledger.note(f"subtype-{TYPES[kind]}", step.amount)
    specials = [card for card in c.specials if card >= 0]
    return step.amount * len(kinds) + _each(p, specials, step.amount, ledger)


def wonders(p: ThroughTheAges, seat: int, step: Step, ledger: Ledger) -> int:
    """Completed wonders by their age, ruins included."""
    points = 0
    for wonder in p.civs[seat].wonders:
        worth = p.edition.impact_by_wonder_age[p.cards[wonder].age]
        points += worth
        ledger.note(p.cards[wonder].name, worth)
    return points


def _each(p: ThroughTheAges, cards: list[int], amount: int, ledger: Ledger) -> int:
    for card in cards:
        ledger.note(p.cards[card].name, amount)
    return amount * len(cards)


def _levels(p: ThroughTheAges, c: Civilization, techs: range, amount: int, ledger: Ledger) -> int:
    points = 0
    for tech in techs:
        if c.workers[tech] > 0:
            worth = amount * c.workers[tech] * p.edition.cards.level[tech]
            points += worth
            ledger.note(p.cards[p.edition.cards.card_of_tech[tech]].name, worth, c.workers[tech])
    return points


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
