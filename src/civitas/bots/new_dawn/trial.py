"""Experiments."""

from civitas.bots.new_dawn.judges import SharpJudge
from civitas.bots.new_dawn.prospects import PlanWeights
from civitas.bots.new_dawn.strategist import Mind, Strategist


def d1(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, answer_depth=0), SharpJudge())


def weighted(seed: int, weights: PlanWeights, early: float, depth: int = 1) -> Strategist:
    return Strategist(seed, Mind(depth=depth, answer_depth=0, early=early), SharpJudge(1.0, weights))


def nowait(seed: int) -> Strategist:
    weights = PlanWeights()
    weights.wait = [0.0] * 5
    return weighted(seed, weights, 0.35)


def last3(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, last_depth=3, answer_depth=0), SharpJudge())


def last4(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, last_depth=4, width=4, answer_depth=0), SharpJudge())


def early7(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, answer_depth=0, early=0.7), SharpJudge())


def d2l(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=2, last_depth=4, width=4, answer_depth=0), SharpJudge())


def d1a(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, last_depth=4, width=4, answers=4, answer_depth=1), SharpJudge())
