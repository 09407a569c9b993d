"""Who says what a position is worth at the end of a turn: the turns to victory, reckoned sharply."""

from civitas.bots.new_dawn.prospects import PLAN, PlanWeights, prospect, share_of_means
from civitas.bots.new_dawn.thoughts import Judge
from civitas.games.new_dawn.model import NewDawn


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
