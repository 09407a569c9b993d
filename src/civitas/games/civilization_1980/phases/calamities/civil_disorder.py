"""Civil Disorder (52.7)."""

from civitas.games.civilization_1980.facts.cards import CIVIL_DISORDER, DEMOCRACY, LAW, amount
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.losses import Reductions


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """The receiver reduces all cities beyond those that remain quiet."""
    reduced = cities_reduced(p, victim)
    if reduced:
        p.push(Reductions(victim, reduced, CIVIL_DISORDER))
    else:
        p.tell("calamity-harmless", "52.7-a", {"seat": victim})


def cities_reduced(p: Civilization1980, seat: int) -> int:
    """Cities beyond those that remain quiet."""
    return max(0, p.city_count[seat] - cities_kept(p, seat))


def cities_kept(p: Civilization1980, seat: int) -> int:
    """Cities that remain quiet; the best card counts alone."""
    if p.has(seat, DEMOCRACY):
        return amount(CIVIL_DISORDER, "kept_democracy")
    return amount(CIVIL_DISORDER, "kept_law" if p.has(seat, LAW) else "kept")
