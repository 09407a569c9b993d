"""The five levels, the weakest first."""

from civitas.bots.civilization_1980.manner import Manner
from civitas.bots.civilization_1980.regent import Regent
from civitas.bots.civilization_1980.steward import Steward
from civitas.bots.registry import Bot

HOMELY = Manner(
    reserve=12, roomy_reserve=18, early_reserve=24, fleet=0, spoils=0.0, stormed=0.0, malice=0.0, patience=2,
    plans_cards=False,
)  # fmt: skip
BUSY = Manner(reserve=8, roomy_reserve=14, spoils=0.3, malice=10.0, patience=6, plans_cards=False)
SHREWD = Manner(greed=8.0, rivalry=1.0, haggles=True, dread=120.0, suspicion=0.9, counts=True, malice=60.0, patience=20)


def goatherd(seed: int) -> Bot:
    """Settles far and wide, builds late, hardly trades, and buys whatever it can pay for."""
    return Regent(seed, HOMELY, worlds=0)


def peddler(seed: int) -> Bot:
    """Trades gladly and builds with care, but buys from hand to mouth."""
    return Regent(seed, BUSY, worlds=0)


def steward(seed: int) -> Bot:
    """Sound habits in everything: cities, sets, cards for the epochs ahead."""
    return Steward(seed)


def satrap(seed: int) -> Bot:
    """Drives a hard bargain, and looks a round ahead before it moves."""
    return Regent(seed, SHREWD, worlds=1, rounds=1)


def pharaoh(seed: int) -> Bot:
    """Tries many ways to go on in several imagined worlds, and takes what lasts."""
    return Regent(seed, SHREWD, worlds=2, rounds=2)
