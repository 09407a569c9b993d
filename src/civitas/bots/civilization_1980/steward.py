"""The steward: sound habits, and its own view of the table."""

from civitas.bots.civilization_1980.habits import Habits, default, sound
from civitas.bots.civilization_1980.sight import Sight
from civitas.core.dice import Dice
from civitas.core.position import Perspective

__all__ = ["Steward", "default"]


class Steward:
    """Settles, builds, trades for sets and buys by plan. Reads the view once for each decision."""

    def __init__(self, seed: int) -> None:
        self.habits = Habits(Dice.seeded(seed))

    def choose(self, perspective: Perspective) -> int:
        """A legal action: the skill's choice, or a sound default where it has none or would end our own game."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return sound(perspective, legal, self.habits.choice(Sight(perspective.view), legal))
