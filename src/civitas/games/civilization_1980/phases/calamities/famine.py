"""Famine (52.4)."""

from typing import Final

from civitas.games.civilization_1980.facts.cards import FAMINE, amount
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.losses import Losses

PRIMARY: Final = amount(FAMINE, "primary")


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """The victim loses units of his choice and may order others to do the same."""
    p.push(Demands(p.players, victim, FAMINE))
    p.push(Losses(victim, PRIMARY, False, FAMINE))
