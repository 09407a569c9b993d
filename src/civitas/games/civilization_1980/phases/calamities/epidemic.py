"""Epidemic (52.6)."""

from typing import Final

from civitas.games.civilization_1980.facts.cards import EPIDEMIC, MEDICINE, amount
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.losses import Losses

PRIMARY: Final = amount(EPIDEMIC, "primary")
WITH_MEDICINE: Final = amount(EPIDEMIC, "medicine")


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """The receiver loses units and spreads the disease, but never to the player who drew the card."""
    p.push(Demands(p.players, victim, EPIDEMIC, trader))
    p.push(Losses(victim, units_wanted(p, victim), False, EPIDEMIC))


def units_wanted(p: Civilization1980, victim: int) -> int:
    """What an epidemic takes from its receiver, if so much is there."""
    return WITH_MEDICINE if p.has(victim, MEDICINE) else PRIMARY
