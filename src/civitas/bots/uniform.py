"""The bot that plays anything, badly."""

from civitas.core.dice import Dice
from civitas.core.position import Perspective

GIVING_UP = "resign"
"""The verb, of titles that have it, with which a player leaves the game."""


class Uniform:
    """Chooses among all legal actions with equal chances, but never gives up: that would be no opponent at all."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.legal()
        for verb in perspective.space.verbs:
            if verb.name == GIVING_UP and verb.code() in actions:
                actions.remove(verb.code())
        return actions[self.dice.below(len(actions))]
