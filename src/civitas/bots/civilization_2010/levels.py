"""Five opponents, from a friendly beginner to one whom experienced players fear; the weakest first."""

from typing import Final

from civitas.bots.civilization_2010.consul import Consul
from civitas.bots.civilization_2010.doctrine import COINS, CULTURE, TECHNOLOGY
from civitas.bots.civilization_2010.strategist import Bent, Strategist
from civitas.bots.civilization_2010.temper import GREEN, Temper

HOMELY: Final = Temper(raids=False)
"""Knows the arts and leaves others alone."""
SOLID: Final = Temper(uses_cards=False, raids=False, patience=4)
"""Builds for longer than the game lasts, overlooks what cards and resources can do, and leaves others alone."""


IMPERIAL: Final = Temper(hinders=True, gathers=3.0, haste=0.5, patience=1)
"""Overlooks nothing, loses no time, gathers what becomes coins, and stops who is about to win."""


def nomad(seed: int) -> Strategist:
    """Wanders about, takes what brings something at once, and has no plan."""
    return Strategist(seed, Bent(ways=(TECHNOLOGY,), temper=GREEN))


def consul(seed: int) -> Consul:
    """Weighs every answer by itself, and likes to conquer."""
    return Consul(seed)


def patron(seed: int) -> Strategist:
    """Has one plan, the arts, and follows it whatever the others do."""
    return Strategist(seed, Bent(ways=(CULTURE,), temper=HOMELY))


def magnate(seed: int) -> Strategist:
    """Collects coins from the beginning, builds a little too long, and is no enemy of anybody."""
    return Strategist(seed, Bent(ways=(COINS,), temper=SOLID))


def emperor(seed: int) -> Strategist:
    """Takes the way that suits its people among these rivals, stops who is ahead, and makes deals that feed nobody."""
    return Strategist(seed, Bent(temper=IMPERIAL, deals=True, by_nation=True))
