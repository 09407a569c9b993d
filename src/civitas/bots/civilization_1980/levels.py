"""The five levels, the weakest first."""

from civitas.bots.civilization_1980.manner import Manner
from civitas.bots.civilization_1980.regent import Regent
from civitas.bots.civilization_1980.steward import Steward
from civitas.bots.registry import Bot

HOMELY = Manner(
    reserve=24, roomy_reserve=28, early_reserve=30, fleet=0, spoils=0.0, stormed=0.0, malice=0.0, patience=1,
    plans_cards=False,
)  # fmt: skip
BUSY = Manner(spoils=0.3, malice=10.0, patience=8, plans_cards=False, late_care=2)
GRASPING = Manner(greed=8.0, rivalry=0.5, haggles=True, dread=90.0, patience=16)
SHREWD = Manner(
    greed=8.0, rivalry=1.0, haggles=True, dread=120.0, suspicion=0.9, counts=True, malice=60.0, patience=20,
    guards=True, aims=True,
)  # fmt: skip


def goatherd(seed: int) -> Bot:
    """Settles far and wide, builds late, hardly trades, and buys whatever it can pay for."""
    return Regent(seed, HOMELY, worlds=0)


def peddler(seed: int) -> Bot:
    """Trades gladly and builds with care, but buys from hand to mouth until hardly a place is left."""
    return Regent(seed, BUSY, worlds=0)


def steward(seed: int) -> Bot:
    """Sound habits in everything: cities, sets, cards for the epochs ahead."""
    return Steward(seed)


def satrap(seed: int) -> Bot:
    """Drives a hard bargain and counters what it is offered; the rest goes by habit."""
    return Regent(seed, GRASPING, worlds=0)


def pharaoh(seed: int) -> Bot:
    """Tries many ways to go on in imagined worlds, counts off calamities, and grudges every rival a gain."""
    return Regent(seed, SHREWD, worlds=2, rounds=2)
