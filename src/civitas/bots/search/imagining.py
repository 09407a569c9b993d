"""What most bots have in common: they decide on a position that fits what they see."""

from civitas.core.dice import Dice
from civitas.core.native import mypyc_attr
from civitas.core.position import Perspective, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagining:
    """A bot that imagines, unless there is nothing to choose."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal()
        seat = perspective.seat
        assert seat is not None
        return legal[0] if len(legal) == 1 else self.decide(self.imagine(perspective), seat, legal)

    def imagine(self, perspective: Perspective) -> Position:
        """A position to think in; nobody listens to what happens there."""
        world = perspective.imagine(self.dice)
        world.silence()
        return world

    def decide(self, p: Position, seat: int, legal: list[int]) -> int:
        """The answer, from an imagined position."""
        raise NotImplementedError
