"""No bot ends its own game by mistake."""

from civitas.bots.registry import Bot
from civitas.core.dice import Dice
from civitas.core.position import Perspective


class Cautious:
    """A bot that plays as another one wants to, except for what would end its own game for nothing.

    Instead of that it plays anything else, if there is anything else.
    """

    def __init__(self, player: Bot, seed: int) -> None:
        self.player = player
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        action = self.player.choose(perspective)
        if not is_suicide(perspective, action):
            return action
        others = [other for other in perspective.legal() if not is_suicide(perspective, other)]
        return others[self.dice.below(len(others))] if others else action


def is_suicide(perspective: Perspective, action: int) -> bool:
    """Whether the game would be over for whoever plays this."""
    loss = perspective.loss(action)
    return loss is not None and loss.is_final
