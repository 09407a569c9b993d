"""Games to look at afterwards, and analyses of a few of their decisions."""

from functools import cache
from typing import Any

from civitas.analysis import Analysis, Depth, Findings, analyse
from civitas.bots import names
from civitas.bots.estimates import learned
from civitas.records import GameFile, steps
from tests.records.games import TITLES, begun

LEARNED = [title_id for title_id in TITLES if learned(title_id) is not None]
FEW = Depth(worlds=3)


def quick(title_id: str) -> str:
    """The name of an opponent that decides at once."""
    return names(title_id)[1]


@cache
def careless(title_id: str) -> GameFile:
    """The beginning of a game at which somebody plays at random."""
    return begun(title_id, 40)


def of_careless(title_id: str, first: int = 10, last: int = 20, seed: int = 0) -> Analysis:
    """An analysis of some decisions of somebody who plays at random, with little thought."""
    return analyse(careless(title_id), bot=quick(title_id), depth=FEW, seats=[0], first=first, last=last, seed=seed)


def finished(analysis: Analysis) -> Findings:
    """What is found when all of it is done."""
    for _ in analysis:
        pass
    return analysis.findings


def start_before(file: GameFile, moves: int) -> dict[str, Any]:
    """The position before the last so many moves of a game."""
    return next(step.position for step in steps(file) if step.number == len(file.moves) - moves).dump()
