"""The bot that plays anything, badly."""

from civitas.core.dice import Dice
from civitas.core.position import Perspective


class Uniform:
    """Chooses among all legal actions with equal chances."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.legal()
        return actions[self.dice.below(len(actions))]
