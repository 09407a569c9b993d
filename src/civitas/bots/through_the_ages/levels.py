"""The levels of Through the Ages."""

from civitas.bots.search.budget import Budget
from civitas.bots.search.searcher import Searcher
from civitas.bots.through_the_ages.skill import ThroughTheAgesSkill


def beam6(seed: int) -> Searcher:
    return Searcher(ThroughTheAgesSkill(), Budget(width=6), seed)


def beam16(seed: int) -> Searcher:
    return Searcher(ThroughTheAgesSkill(), Budget(width=16), seed)


def chancellor(seed: int) -> Searcher:
    return Searcher(ThroughTheAgesSkill(), Budget(width=6, plans=4, worlds=4, turns=1), seed)
