"""The choice of a nation."""

from civitas.bots.civilization_1980.sight import Land, Sight
from civitas.core.dice import Dice
from civitas.games.civilization_1980.facts.nations import all_starts_of
from civitas.games.civilization_1980.verbs import CHOOSE, START

NEAR = 5


def choose_nation(sight: Sight, legal: list[int], dice: Dice) -> int:
    """One of the nations with fewest neighbours near their start, by lot."""
    crowds = [_crowd_of(sight, action) for action in legal]
    loneliest = [action for action, crowd in zip(legal, crowds, strict=True) if crowd == min(crowds)]
    return loneliest[dice.below(len(loneliest))]


def _crowd_of(sight: Sight, action: int) -> int:
    if START.owns(action):
        return crowd_around(sight, START.first(action))
    starts = [area for area in all_starts_of(CHOOSE.first(action)) if sight.land.board.in_play[area]]
    return min([crowd_around(sight, area) for area in starts], default=0)


def crowd_around(sight: Sight, start: int) -> int:
    """How near others are over land: each counts more the fewer steps it is away."""
    distance = distances_from(sight.land, start, NEAR)
    return sum(NEAR + 1 - steps for area, steps in distance.items() if sight.rivals[area])


def distances_from(land: Land, start: int, most: int) -> dict[int, int]:
    """Steps over land from an area to all others within so many."""
    found, ring = {start: 0}, [start]
    for steps in range(1, most + 1):
        ring = [n for n in dict.fromkeys(n for area in ring for n in land.neighbours[area]) if n not in found]
        found.update(dict.fromkeys(ring, steps))
    return found
