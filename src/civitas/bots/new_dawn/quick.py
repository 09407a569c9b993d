"""A player who follows the first thought: the quick policy of the search and nothing else."""

from civitas.bots.new_dawn.skill import policy
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.games.new_dawn.model import NewDawn


class QuickPlayer:
    """Takes the card whose turn leaves most, and answers everything else by habit."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        """A legal action."""
        legal = perspective.legal()
        seat = perspective.seat
        if len(legal) == 1 or seat is None:
            return legal[0]
        imagined = perspective.imagine(self.dice)
        assert isinstance(imagined, NewDawn)
        imagined.silence()
        return policy(imagined, seat)
