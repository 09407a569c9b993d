"""Sparring partners: each plays one crude plan with full force, as somebody would who looks for a weakness."""

from civitas.bots.civilization_1980.manner import Manner
from civitas.bots.civilization_1980.regent import Regent
from civitas.bots.registry import Bot

WARLIKE = Manner(spoils=1.6, stormed=150.0, razed=110.0, reserve=6)
CLOSED = Manner(patience=0, dread=1000.0)
POISONOUS = Manner(malice=400.0, dread=150.0, patience=20)
HASTY = Manner(reserve=0, roomy_reserve=0, early_reserve=0)


def warlord(seed: int) -> Bot:
    """Storms whatever city it reaches, whoever can defend it."""
    return Regent(seed, WARLIKE, worlds=0)


def hermit(seed: int) -> Bot:
    """Trades with nobody."""
    return Regent(seed, CLOSED, worlds=0)


def poisoner(seed: int) -> Bot:
    """Thinks of nothing but passing on calamities, whatever comes along with them."""
    return Regent(seed, POISONOUS, worlds=0)


def founder(seed: int) -> Bot:
    """Founds a city wherever six tokens meet, and cares for nothing behind them."""
    return Regent(seed, HASTY, worlds=0)
