"""The bot that plays anything, badly."""

from typing import Final

from civitas.core.dice import Dice
from civitas.core.position import Perspective

DEALING: Final = ("offer", "counter")
"""The verbs, of titles that have them, with which a player begins an offer to somebody."""
ENOUGH_OFFERS: Final = 3
"""Whoever has begun so many offers in one phase begins no more: chance alone would never stop."""


class Uniform:
    """Chooses among all legal actions with equal chances.

    It makes a few offers in a phase at most, or it would keep a table busy that does not bound them.
    """

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.legal()
        dealing = [verb for verb in perspective.space.verbs if verb.name in DEALING]
        offers = [action for action in actions if any(verb.owns(action) for verb in dealing)]
        if offers and has_dealt(perspective):
            actions = [action for action in actions if action not in offers]
        return actions[self.dice.below(len(actions))]


def has_dealt(perspective: Perspective) -> bool:
    """Whether the seat has begun enough offers in this phase, in titles whose questions count them."""
    question = perspective.view.get("question") or {}
    return int(question.get("offers_made", 0)) >= ENOUGH_OFFERS
