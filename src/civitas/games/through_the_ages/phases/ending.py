"""The end of the game: final scoring and places."""

from typing import Final

from civitas.core.result import Result, places_by
from civitas.games.through_the_ages.civilizations.leaders import lab_production
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.events.impacts import score_events
from civitas.games.through_the_ages.facts.cards import EVENT
from civitas.games.through_the_ages.facts.technologies import TECH_COUNT
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import farm_production, mine_production

LAST_ROUND: Final = "last-round"
LAST_PLAYER: Final = "last-player"
AGE_III: Final = 3


def finish(p: ThroughTheAges) -> None:
    """Score what is left to score, and rank the players."""
    p.active = p.start
    if p.playing() > 1:
        if p.setting.is_simple:
            for seat in p.seats():
                score_simple_game(p, seat)
        else:
            p.reveals += 1
            score_events(p, final_events(p))
            for seat in p.seats():
                score_leader(p, seat)
    rank(p, LAST_ROUND if p.playing() > 1 else LAST_PLAYER)


def final_events(p: ThroughTheAges) -> list[int]:
    """The events of age III that score at the end: those left over, and bonus cards."""
    events = [card for card in p.current[::-1] + p.future if scores_at_end(p, card)]
    kept = [card for c in p.civs for card in c.kept]
    return events + p.bonus + kept


def scores_at_end(p: ThroughTheAges, card: int) -> bool:
    """Whether an event that has not happened yet scores at the end of the game."""
    counts = p.setting.is_full and not p.setting.fewer_points
    return counts and p.cards[card].age == AGE_III and p.cards[card].kind == EVENT


def score_leader(p: ThroughTheAges, seat: int) -> None:
    """Bill Gates scores at the end of the game, too (2015)."""
    leader = p.leader_of(seat)
    if leader is not None and leader.culture_on_leaving:
        points = p.score(seat, lab_production(p, seat))
        p.report_card("culture", leader.index, {"seat": seat, "points": points})


def score_simple_game(p: ThroughTheAges, seat: int) -> None:
    """The simple game of 2006 scores technologies of level I, strength, happiness, science and production."""
    points = p.score(seat, simple_game_bonus(p, seat))
    p.report("final-bonus", "simple-bonus", {"seat": seat, "points": points})


def simple_game_bonus(p: ThroughTheAges, seat: int, ledger: Ledger | None = None) -> int:
    """The final bonus of the simple game."""
    c = p.civs[seat]
    levels = [p.edition.cards.level[tech] for tech in range(TECH_COUNT) if c.workers[tech] >= 0]
    levels += [p.cards[card].level for card in [*c.specials, c.government] if card >= 0]
    technologies = len([level for level in levels if level == 1])
    production = farm_production(p, seat) + mine_production(p, seat)
    if ledger is not None:
        ledger.note("account-technologies", 2 * technologies, technologies)
        ledger.note("good-strength", 2 * c.strength, c.strength)
        ledger.note("good-happy", 2 * c.faces, c.faces)
        ledger.note("good-science", c.science_rate)
        ledger.note("account-production", production)
    return 2 * technologies + 2 * c.strength + 2 * c.faces + c.science_rate + production


def rank(p: ThroughTheAges, ending: str) -> None:
    """Most culture wins, equal culture shares the place; who left the game comes last."""
    keys = [[0 if c.is_gone else 1, 0 if c.is_gone else c.culture] for c in p.civs]
    p.result = Result(places_by(keys), [0 if c.is_gone else c.culture for c in p.civs], ending)
    p.report("game-over", "end", {"ending": f"ending-{ending}"})
