"""Sparring partners: one crude plan each, played with full force. Strong bots have to withstand them."""

from typing import cast

from civitas.bots.search.budget import Budget
from civitas.bots.search.searcher import Searcher
from civitas.bots.through_the_ages.features import NAMES
from civitas.bots.through_the_ages.skill import ThroughTheAgesSkill
from civitas.core.position import Position
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.politics import Politics

WIDTH = 4
LEAD_FOR_WAR = 5
"""In strength."""


class WarlordSkill(ThroughTheAgesSkill):
    """Attacks whoever is weaker, and declares war on whoever is much weaker."""

    def policy(self, p: Position, seat: int) -> int:
        game = cast("ThroughTheAges", p)
        if isinstance(p.frames[-1], Politics):
            best, choice = 0, -1
            for action in p.legal(seat):
                lead = self._lead(game, seat, action)
                if lead > best:
                    best, choice = lead, action
            if choice >= 0:
                return choice
        return super().policy(p, seat)

    def _lead(self, p: ThroughTheAges, seat: int, action: int) -> int:
        """The lead in strength over whom an action attacks; 0 for anything else."""
        verbs = p.verbs
        if verbs.attack.owns(action):
            return p.civs[seat].strength - p.civs[verbs.attack.second(action)].strength
        if verbs.declare.owns(action):
            return p.civs[seat].strength - p.civs[verbs.declare.second(action)].strength - LEAD_FOR_WAR
        return 0


def warlord(seed: int) -> Searcher:
    """Arms early, then attacks whenever it can."""
    taste = ((NAMES.index("own_strength"), 0.7), (NAMES.index("own_military_total"), 0.3))
    return Searcher(WarlordSkill(taste=taste), Budget(width=WIDTH), seed)


def scholar(seed: int) -> Searcher:
    """Science above all."""
    taste = ((NAMES.index("own_science_rate"), 0.6), (NAMES.index("own_science_to_come"), 0.5))
    return Searcher(ThroughTheAgesSkill(taste=taste), Budget(width=WIDTH), seed)


def mason(seed: int) -> Searcher:
    """One wonder after the other."""
    taste = ((NAMES.index("own_wonders"), 1.0), (NAMES.index("own_wonder_done"), 0.2))
    return Searcher(ThroughTheAgesSkill(taste=taste), Budget(width=WIDTH), seed)
