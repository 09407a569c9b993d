"""Iconoclasm and Heresy (52.8)."""

from civitas.games.civilization_1980.facts.cards import ICONOCLASM, LAW, PHILOSOPHY, amount
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.losses import Reductions


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """The receiver reduces cities of his own and may demand two more of other players."""
    p.push(Demands(p.players, victim, ICONOCLASM))
    p.push(Reductions(victim, cities_reduced(p, victim), ICONOCLASM))


def cities_reduced(p: Civilization1980, seat: int) -> int:
    """Cities the receiver reduces; the best card counts alone."""
    if p.has(seat, PHILOSOPHY):
        return amount(ICONOCLASM, "primary_philosophy")
    return amount(ICONOCLASM, "primary_law" if p.has(seat, LAW) else "primary")
