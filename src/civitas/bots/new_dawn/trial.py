"""Experiments."""

from civitas.bots.new_dawn.judges import SharpJudge
from civitas.bots.new_dawn.strategist import Mind, Strategist


def d1(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, answer_depth=0), SharpJudge())


def d1e(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, answer_depth=0, early=0.7), SharpJudge())


def d2e(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=2, answer_depth=0, early=0.7), SharpJudge())


def d1c(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, answer_depth=0, careful=2), SharpJudge())


def d2c(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=2, answer_depth=0, careful=2), SharpJudge())


def d1a(seed: int) -> Strategist:
    return Strategist(seed, Mind(depth=1, answer_depth=1, answers=4, answer_width=1), SharpJudge())
