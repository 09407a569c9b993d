"""Who says what the end of a turn is worth: the turns to victory, reckoned sharply, alone or with what was learned."""

from typing import Final

from civitas.bots.new_dawn.features import features
from civitas.bots.new_dawn.outlook import outcome
from civitas.bots.new_dawn.prospects import PLAN, PlanWeights, prospect, share_of_means
from civitas.bots.new_dawn.thoughts import Judge
from civitas.bots.search.network import Network
from civitas.games.new_dawn.model import NewDawn

TRUST: Final = 8.0
"""Turns that the whole lead of a game stands for where what was learned is added to the reckoning."""


class SharpJudge(Judge):
    """The turns to victory, reckoned more sharply."""

    def __init__(self, share: float = 1.0, weights: PlanWeights = PLAN) -> None:
        self.share = share
        """What means count for."""
        self.weights = weights

    def begin(self, p: NewDawn, seat: int) -> None:
        self.share = share_of_means(p, self.weights)

    def value(self, p: NewDawn, seat: int) -> float:
        return prospect(p, seat, self.share, self.weights)


class LearnedJudge(SharpJudge):
    """The same, and by how much games were won in which things looked like this."""

    def __init__(self, network: Network, trust: float = TRUST, weights: PlanWeights = PLAN) -> None:
        super().__init__(1.0, weights)
        self.network = network
        self.trust = trust

    def begin(self, p: NewDawn, seat: int) -> None:
        super().begin(p, seat)
        self.network.start_from(features(p, seat))

    def value(self, p: NewDawn, seat: int) -> float:
        found = prospect(p, seat, self.share, self.weights)
        return found if outcome(p, seat) else found + self.trust * self.network.output(features(p, seat))
