"""What a position is worth to a seat: weights learned from games, applied to its numbers and those of its rivals."""

from typing import Final

from civitas.bots.civilization_2010.features import earliness, side_numbers
from civitas.bots.civilization_2010.outlook import Powers
from civitas.bots.civilization_2010.ways import nearest_way
from civitas.core.facts import read_facts
from civitas.games.civilization_2010.model import Civilization2010

PACKAGE: Final = "civitas.bots.civilization_2010"
_FACTS: Final = read_facts(PACKAGE, "data/value.toml")
WEIGHTS: Final[list[float]] = [float(each) for each in _FACTS["weights"]]
"""For each of the `side_numbers`."""
WAY_WEIGHTS: Final[list[float]] = [float(each) for each in _FACTS["ways"]]
"""For who follows each of the ways."""
EARLY_WAY_WEIGHTS: Final[list[float]] = [float(each) for each in _FACTS["early_ways"]]
VICTORY: Final = 15.0
"""The worth of a game that is won; one in which everything speaks for a side is worth about five."""


def side_worth(p: Civilization2010, seat: int, powers: Powers, way: int) -> float:
    """What one side has that is on a way."""
    total = WAY_WEIGHTS[way] + earliness(p) * EARLY_WAY_WEIGHTS[way]
    for weight, number in zip(WEIGHTS, side_numbers(p, seat, powers), strict=True):
        total += weight * number
    return total


def value(p: Civilization2010, seat: int, ways: list[int]) -> float:
    """What a position is worth to a seat beside its strongest rival; if no ways are told all are on the nearest."""
    if p.result is not None:
        return VICTORY if seat in p.result.winners else -VICTORY
    powers = Powers(p)
    best = -1e9
    for other in range(p.players):
        if other != seat:
            best = max(best, side_worth(p, other, powers, ways[other] if ways else nearest_way(p, other)))
    return side_worth(p, seat, powers, ways[seat] if ways else nearest_way(p, seat)) - best
