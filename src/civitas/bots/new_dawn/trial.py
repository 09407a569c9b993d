"""Experiments."""

from civitas.bots.new_dawn.judges import Judge, SharpJudge
from civitas.bots.new_dawn.strategist import Mind, Strategist


def b(seed: int) -> Strategist:
    return Strategist(seed, Mind(rivals_move=True, is_careful=False, answer_depth=0), Judge())


def sa(seed: int) -> Strategist:
    return Strategist(seed, Mind(rivals_move=False, is_careful=False, answer_depth=0), SharpJudge())


def sb(seed: int) -> Strategist:
    return Strategist(seed, Mind(rivals_move=True, is_careful=False, answer_depth=0), SharpJudge())


def sc(seed: int) -> Strategist:
    return Strategist(seed, Mind(rivals_move=True, is_careful=True, answer_depth=0), SharpJudge())


def sd(seed: int) -> Strategist:
    return Strategist(seed, Mind(), SharpJudge())
