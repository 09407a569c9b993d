"""Civil Disorder (52.7)."""

from civitas.games.civilization_1980.cards import CIVIL_DISORDER, DEMOCRACY, LAW, amount
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.phases.calamities.losses import Reductions


def strike(p: Civilization, victim: int, trader: int) -> None:
    """The receiver reduces all cities beyond those that remain quiet."""
    surplus = p.city_count[victim] - cities_kept(p, victim)
    if surplus > 0:
        p.push(Reductions(victim, surplus, CIVIL_DISORDER))
    else:
        p.tell("calamity-harmless", "52.7-a", {"seat": victim})


def cities_kept(p: Civilization, seat: int) -> int:
    """Cities that remain quiet; the best card counts alone."""
    if p.has(seat, DEMOCRACY):
        return amount(CIVIL_DISORDER, "kept_democracy")
    return amount(CIVIL_DISORDER, "kept_law" if p.has(seat, LAW) else "kept")
