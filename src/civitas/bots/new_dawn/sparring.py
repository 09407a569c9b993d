"""Bots that play one crude plan with full force: what a good player has to withstand. The search is tried on them."""

from typing import Final, NamedTuple

from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.habits import answer
from civitas.bots.new_dawn.turns import TurnTaker
from civitas.games.new_dawn.facts.focus_cards import KIND_OF
from civitas.games.new_dawn.facts.kinds import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE, SLOTS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import RESOLVE


class Plan(NamedTuple):
    """What a zealot wants."""

    wanted: tuple[int, ...]
    """Kinds of cards to be resolved as soon as they have come far enough, the most wanted first."""
    patience: int
    """The slot in which that is so, from 1 to 5."""
    city: float = 0.0
    """What a city is worth more than usual; `wonder` and `conquest` likewise."""
    wonder: float = 0.0
    conquest: float = 0.0
    bold: float = 0.55
    """Attacks with a smaller chance are not made."""


RAIDS: Final = Plan((MILITARY, ECONOMY, SCIENCE), patience=3, conquest=40.0, bold=0.3)
"""Fall upon whatever is near, capitals and cities above all."""
MARVELS: Final = Plan((INDUSTRY, ECONOMY, SCIENCE), patience=4, wonder=40.0)
"""One world wonder after the other."""
SPRAWL: Final = Plan((INDUSTRY, CULTURE), patience=2, city=40.0)
"""Cities as fast as possible, and land around them."""
LEARNING: Final = Plan((SCIENCE, CULTURE, ECONOMY), patience=3)
"""The tech dial first."""


class Zealot(TurnTaker):
    """Follows a plan whatever the others do; all questions within a card go by habit."""

    def __init__(self, seed: int, plan: Plan) -> None:
        super().__init__(seed)
        self.plan = plan

    def answer(self, p: NewDawn, seat: int, legal: list[int]) -> int:
        if p.frames[-1].name() == "Choosing":
            return RESOLVE.code(self._slot(p, seat))
        return answer(p, seat, legal, self._goals(p, seat))

    def _slot(self, p: NewDawn, seat: int) -> int:
        """The most wanted card that has come far enough, else the one that has come farthest and is not wanted most."""
        row = p.civs[seat].row
        for kind in self.plan.wanted:
            slot = p.civs[seat].slot_of(kind)
            if slot + 1 >= self.plan.patience:
                return slot
        slot = SLOTS - 1
        return slot if KIND_OF[row[slot]] != self.plan.wanted[0] else slot - 1

    def _goals(self, p: NewDawn, seat: int) -> Goals:
        goals = Goals(p, seat)
        plan = self.plan
        goals.city += plan.city
        goals.wonders = [wonder + plan.wonder for wonder in goals.wonders]
        goals.capital += plan.conquest
        goals.state += plan.conquest / 2
        goals.bold = plan.bold
        return goals


def raider(seed: int) -> Zealot:
    """Attacks all the time."""
    return Zealot(seed, RAIDS)


def builder(seed: int) -> Zealot:
    """Builds world wonders all the time."""
    return Zealot(seed, MARVELS)


def squatter(seed: int) -> Zealot:
    """Founds cities all the time."""
    return Zealot(seed, SPRAWL)


def scholar(seed: int) -> Zealot:
    """Turns the tech dial all the time."""
    return Zealot(seed, LEARNING)
