"""What it is worth to try the most promising ways first, if there is no time for all.

    PYTHONPATH=. civitas arena through-the-ages-2015 --bots bench.hurried:ByPromise,bench.hurried:AsListed --games 200

Two sovereigns that may play on from four ways only. What nothing cuts short is the same for both. In plain Python: a
compiled `Searcher` has no heirs.
"""

from civitas.bots.search.searcher import Searcher
from civitas.bots.through_the_ages.levels import sovereign_2015
from civitas.core.position import Position

TRIALS = 4


class ByPromise(Searcher):
    """Tries the most promising ways first, as every searcher does."""

    def __init__(self, seed: int) -> None:
        sovereign = sovereign_2015(seed)
        super().__init__(sovereign.skill, sovereign.budget._replace(trials=TRIALS), seed)


class AsListed(ByPromise):
    """Tries answers in the order in which they are listed."""

    def _by_promise(self, world: Position, seat: int, options: list[int]) -> list[int]:
        return list(range(len(options)))
