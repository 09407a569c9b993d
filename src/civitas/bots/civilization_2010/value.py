"""What a position is worth to a seat: weights learned from games, applied to its numbers and those of its rivals."""

from typing import Final

from civitas.bots.civilization_2010.features import side_numbers
from civitas.bots.civilization_2010.outlook import Powers
from civitas.core.facts import read_facts
from civitas.games.civilization_2010.model import Civilization2010

PACKAGE: Final = "civitas.bots.civilization_2010"
WEIGHTS: Final[list[float]] = [float(each) for each in read_facts(PACKAGE, "data/value.toml")["weights"]]
"""For each of the `side_numbers`."""
VICTORY: Final = 15.0
"""The worth of a game that is won; one in which everything speaks for a side is worth about five."""


def side_worth(p: Civilization2010, seat: int, powers: Powers) -> float:
    """What one side has."""
    total = 0.0
    for weight, number in zip(WEIGHTS, side_numbers(p, seat, powers), strict=True):
        total += weight * number
    return total


def value(p: Civilization2010, seat: int) -> float:
    """What a position is worth to a seat beside its strongest rival."""
    if p.result is not None:
        return VICTORY if seat in p.result.winners else -VICTORY
    powers = Powers(p)
    best = -1e9
    for other in range(p.players):
        if other != seat:
            best = max(best, side_worth(p, other, powers))
    return side_worth(p, seat, powers) - best
