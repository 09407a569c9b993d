"""A bot that knows a little: it builds, spreads, and sells what it has collected."""

from civitas.core.dice import Dice
from civitas.core.position import Perspective
from two_rivers.verbs import BUILD, GROW, RETURN, SELL, SETTLE

ENOUGH = 3
"""So many goods of a kind are worth selling at any time."""
LAST_ROUNDS = 2


class Merchant:
    """Plays the best deed by a simple measure; equal ones at random."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.legal()
        worth = [self._worth(perspective, action) for action in actions]
        best = [action for action, value in zip(actions, worth, strict=True) if value == max(worth)]
        return best[self._dice.below(len(best))]

    def _worth(self, perspective: Perspective, action: int) -> int:
        view = perspective.view
        if SELL.owns(action):
            count, is_late = 1 + SELL.first(action), view["rounds"] - view["round"] < LAST_ROUNDS
            return count * count if count >= ENOUGH or is_late else -1
        if BUILD.owns(action):
            return 6
        if SETTLE.owns(action):
            here, there = SETTLE.domains[0].words[SETTLE.first(action)].split()
            regions = {region["id"]: region for region in view["regions"]}
            return 4 if regions[there]["owner"] < 0 and regions[here]["people"] > 1 else -1
        if RETURN.owns(action):
            return -int(view["hand"].count(RETURN.domains[0].words[RETURN.first(action)]))
        return 3 if GROW.owns(action) else 0
