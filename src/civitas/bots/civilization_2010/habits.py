"""Quick answers for questions that come up while thinking, and which options are worth a thought at all."""

from typing import Final

from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.facts.terrain import COIN, COMBAT, CULTURE, PRODUCTION, TRADE
from civitas.games.civilization_2010.map.pieces import COVERS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import (
    AT,
    DECLINE,
    DONE_CODE,
    FRONT,
    PASS_CODE,
    REFUSE,
    SKIP_CODE,
    STOP_CODE,
    WAIVE_CODE,
)

MOST_SQUARES: Final = 3
"""Squares that are tried for one thing to place."""
MOST_OPTIONS: Final = 14
ICON_VALUES: Final[list[tuple[int, float]]] = [
    (PRODUCTION, 1.0), (TRADE, 1.1), (CULTURE, 1.2), (COIN, 3.0), (COMBAT, 0.5),
]  # fmt: skip


def habit(p: Civilization2010, seat: int, legal: list[int]) -> int:
    """An answer without much thought: no interruption, nothing more, else the first."""
    for quiet in (WAIVE_CODE, PASS_CODE, DONE_CODE, SKIP_CODE, STOP_CODE):
        if quiet in legal:
            return quiet
    for action in legal:
        if REFUSE.owns(action) or DECLINE.owns(action):
            return action
    if FRONT.owns(legal[0]):
        return legal[len(legal) // 2]
    return legal[0]


def trimmed(p: Civilization2010, seat: int, legal: list[int]) -> list[int]:
    """The options that are worth a thought: the squares that lose least, and not too many of anything."""
    if any(FRONT.owns(action) for action in legal):
        return [habit(p, seat, legal)]
    squares = [action for action in legal if AT.owns(action)]
    others = [action for action in legal if not AT.owns(action)]
    if len(squares) > MOST_SQUARES:
        squares.sort(key=lambda action: square_worth(p, AT.first(action)))
        squares = squares[:MOST_SQUARES]
    return (squares + others)[:MOST_OPTIONS] or legal


def square_worth(p: Civilization2010, square: int) -> float:
    """What a square yields as it is; what is covered by something of worth is spared."""
    covered = 1.0 if 0 <= p.piece[square] < COVERS else 0.0
    return covered + sum((value * square_icons(p, square, icon) for icon, value in ICON_VALUES), 0.0)
