"""Epidemic (52.6)."""

from civitas.games.civilization_1980.cards import EPIDEMIC, MEDICINE, amount
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.losses import Losses

PRIMARY = amount(EPIDEMIC, "primary")
WITH_MEDICINE = amount(EPIDEMIC, "medicine")


def strike(p: Civilization, victim: int, trader: int) -> None:
    """The receiver loses units and spreads the disease, but never to the player who drew the card."""
    p.push(Demands(p.players, victim, EPIDEMIC, trader))
    wanted = WITH_MEDICINE if p.has(victim, MEDICINE) else PRIMARY
    p.push(Losses(victim, wanted, False, EPIDEMIC))
