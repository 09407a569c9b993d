"""Who says what a position is worth at the end of a turn: the outlook made by hand, or one that was learned."""

from civitas.bots.new_dawn.features import features
from civitas.bots.new_dawn.outlook import outcome, worth
from civitas.bots.new_dawn.prospects import prospect, share_of_means
from civitas.bots.search.network import CHANCE, Network
from civitas.core.native import mypyc_attr
from civitas.games.new_dawn.model import NewDawn


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The outlook of the envoy."""

    def begin(self, p: NewDawn, seat: int) -> None:
        """Get ready to judge what may come of a position."""

    def value(self, p: NewDawn, seat: int) -> float:
        """What a position is worth to a seat that has just had its turn."""
        return worth(p, seat)


class SharpJudge(Judge):
    """The turns to victory, reckoned more sharply."""

    def __init__(self) -> None:
        self.share = 1.0

    def begin(self, p: NewDawn, seat: int) -> None:
        self.share = share_of_means(p, seat)

    def value(self, p: NewDawn, seat: int) -> float:
        return prospect(p, seat, self.share)


class LearnedJudge(Judge):
    """The odds of winning as a network tells them."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def value(self, p: NewDawn, seat: int) -> float:
        decided = outcome(p, seat)
        return decided if decided else self.network.outputs(features(p, seat))[CHANCE]
