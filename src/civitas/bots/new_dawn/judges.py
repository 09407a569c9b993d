"""Who says what the end of a turn is worth: the turns to victory, reckoned sharply, or what was learned from games."""

from typing import Final

from civitas.bots.new_dawn.features import features
from civitas.bots.new_dawn.outlook import means, outcome
from civitas.bots.new_dawn.prospects import Prospects, prospect, share_of_means
from civitas.bots.new_dawn.thoughts import Judge
from civitas.bots.new_dawn.weights import PLAN, PlanWeights
from civitas.bots.search.network import Network
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import completed_cards, has_completed

COMPLETED: Final = 3.0
"""What the single-minded gain by a card, in turns: the next one is as far away as this one was."""


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


class ExperiencedJudge(SharpJudge):
    """The same, and beside it how often games were won in which things looked like this, until somebody has won."""

    def __init__(self, network: Network, weights: PlanWeights) -> None:
        super().__init__(1.0, weights)
        self.network = network

    def begin(self, p: NewDawn, seat: int) -> None:
        super().begin(p, seat)
        self.network.start_from(features(p, seat))

    def value(self, p: NewDawn, seat: int) -> float:
        reckoned = super().value(p, seat)
        return reckoned if outcome(p, seat) else reckoned + self.weights.trust * self.network.output(features(p, seat))


class SingleMindedJudge(Judge):
    """One victory card at a time: the turns to the nearest one, and the means. Other cards and rivals are forgotten."""

    def value(self, p: NewDawn, seat: int) -> float:
        ways = Prospects(p, seat, PLAN)
        left = [ways.to_card(card) for card in p.victory_cards if not has_completed(p, seat, card)]
        value = COMPLETED * completed_cards(p, seat) - min(left, default=0.0)
        return value + means(p, seat, PLAN) + outcome(p, seat)


class LearnedJudge(Judge):
    """How often games were won in which things looked like this, from -1 to 1, until somebody has won."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def begin(self, p: NewDawn, seat: int) -> None:
        self.network.start_from(features(p, seat))

    def value(self, p: NewDawn, seat: int) -> float:
        decided = outcome(p, seat)
        return decided if decided else self.network.output(features(p, seat))
