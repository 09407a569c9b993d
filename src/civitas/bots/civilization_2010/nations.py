"""Which way suits whom: what each civilization makes of coins, of war and of the arts, beside those it plays against.

The numbers are those of a logistic fit to 1,600 games of two in which one side kept to one way and the other collected
coins, with civilizations as they came. What is supposed of rivals who march comes from 1,800 games in which one side
kept to one way against an emperor: of those against Mongols, who march as a rule, the arts won half and coins a third.
"""

import math
from typing import Final

from civitas.bots.civilization_2010.doctrine import COINS, CONQUEST, CULTURE, WAYS
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.model import Civilization2010

TALENTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "americans": (0.5, -0.8, 0.3, 0.0),
    "chinese": (-0.6, -0.6, 0.0, 0.1),
    "egyptians": (-0.1, 0.2, -0.1, -1.0),
    "germans": (-0.2, -1.0, 1.5, 0.0),
    "romans": (-0.6, -0.5, -0.7, 0.4),
    "russians": (-0.7, 0.2, -0.1, -0.4),
    "aztecs": (0.5, -0.3, -0.3, -0.2),
    "english": (-1.2, -1.0, -1.0, -0.6),
    "french": (0.5, 0.6, 0.1, 0.6),
    "japanese": (2.5, 0.3, 1.4, 0.7),
    "mongols": (0.1, 2.3, 0.4, 0.4),
    "zulu": (-0.6, 0.5, -1.3, -0.2),
}
"""For coins, for conquest, against being conquered, for culture."""
COIN_TALENT: Final[list[float]] = [TALENTS[name][0] for name in CIVILIZATIONS]
WAR_TALENT: Final[list[float]] = [TALENTS[name][1] for name in CIVILIZATIONS]
RESISTANCE: Final[list[float]] = [TALENTS[name][2] for name in CIVILIZATIONS]
ART_TALENT: Final[list[float]] = [TALENTS[name][3] for name in CIVILIZATIONS]
WAR: Final = -0.7
"""What war is worth beside coins, before anybody's talents,"""
CROWD: Final = -0.25
"""less for each rival after the first, for each of them may be quicker,"""
ARTS: Final = -2.3
"""and the arts."""
MARCHING: Final = 3
"""Armies of a rival who marches. Where several do, and nobody else is there, this is what coins are worth,"""
COINS_IN_WAR: Final = -0.7
ARTS_IN_WAR: Final = -0.2
"""and the arts, whose events and great people help to hold a capital."""


def suited_way(p: Civilization2010, seat: int) -> int:
    """The way with the best chance for this civilization among these rivals."""
    rivals = p.others_after(seat)
    own = p.empires[seat].civilization
    wealth = math.exp(COIN_TALENT[own])
    race = [math.exp(COIN_TALENT[p.empires[other].civilization]) for other in rivals]
    crowd = CROWD * (len(rivals) - 1)
    chances = [0.0] * WAYS
    chances[COINS] = wealth / (wealth + sum(race, 0.0))
    chances[CONQUEST] = _chance(WAR + crowd + WAR_TALENT[own] - _resistance(p, seat))
    chances[CULTURE] = _chance(ARTS + crowd + ART_TALENT[own])
    if len(rivals) > 1 and all(len(p.empires[other].armies) >= MARCHING for other in rivals):
        chances[COINS] = _chance(COINS_IN_WAR + COIN_TALENT[own])
        chances[CULTURE] = _chance(ARTS_IN_WAR + ART_TALENT[own])
    return chances.index(max(chances))


def _resistance(p: Civilization2010, seat: int) -> float:
    """How well the nearest rival holds a capital."""
    home = p.empires[seat].cities[0]
    far, found = 1000, 0.0
    for other in p.others_after(seat):
        rival = p.empires[other]
        if rival.cities and p.board.steps[home][rival.cities[0]] < far:
            far, found = p.board.steps[home][rival.cities[0]], RESISTANCE[rival.civilization]
    return found


def _chance(balance: float) -> float:
    return 1.0 / (1.0 + math.exp(-balance))
