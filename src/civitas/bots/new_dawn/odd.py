"""Strategists of odd taste: what a seat has counts for more or less to them than to others. Learning looks at them."""

from typing import Final

from civitas.bots.new_dawn.judges import SharpJudge
from civitas.bots.new_dawn.strategist import Mind, Strategist
from civitas.bots.new_dawn.weights import PlanWeights
from civitas.core.dice import Dice

FACTORS: Final[list[float]] = [0.5, 1.0, 1.0, 2.0, 4.0]
"""By one of these each weight is changed."""
MEANS: Final[list[str]] = [
    "city", "mature", "token", "reinforced", "level", "slot", "dial", "resource", "natural", "wonder", "envoy", "pact",
    "caravan", "card", "rival", "lacking",
]  # fmt: skip


def odd_weights(dice: Dice) -> PlanWeights:
    """What counts for how much to somebody whom nobody else would follow."""
    weights = PlanWeights()
    for name in MEANS:
        setattr(weights, name, getattr(weights, name) * FACTORS[dice.below(len(FACTORS))])
    return weights


def odd_strategist(seed: int) -> Strategist:
    """Thinks its own turn through, no further, and judges oddly."""
    return Strategist(seed, Mind(depth=0), SharpJudge(1.0, odd_weights(Dice.seeded(seed))))
