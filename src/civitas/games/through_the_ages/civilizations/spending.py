"""Spending civil and military actions."""

from civitas.games.through_the_ages.civilization import CONVERTED, SUBSTITUTES
from civitas.games.through_the_ages.facts.technologies import FIRST_UNIT
from civitas.games.through_the_ages.model import ThroughTheAges


def can_convert(p: ThroughTheAges, seat: int) -> bool:
    """Whether a military action can still serve as a civil one in this turn of the seat (Hammurabi, 2015)."""
    c = p.civs[seat]
    if c.leader < 0 or not p.cards[c.leader].military_as_civil:
        return False
    return seat == p.active and c.military + c.extra_military > 0 and not c.used & CONVERTED


def convert(p: ThroughTheAges, seat: int) -> None:
    """Spend a military action in place of a civil one."""
    c = p.civs[seat]
    spend_military(p, seat, 1)
    c.used = (c.used | CONVERTED) & ~SUBSTITUTES


def civil_budget(p: ThroughTheAges, seat: int) -> int:
    """Civil actions that can be spent, a military one that serves as a civil one included."""
    c = p.civs[seat]
    if c.leader < 0 or not p.cards[c.leader].military_as_civil:
        return c.civil
    return c.civil + (1 if can_convert(p, seat) else 0)


def spend_civil(p: ThroughTheAges, seat: int, actions: int) -> None:
    """Spend civil actions; a military action serves where they do not suffice, or because the seat wants it so."""
    c = p.civs[seat]
    c.civil_used += actions
    if actions > c.civil or (actions and c.used & SUBSTITUTES and can_convert(p, seat)):
        convert(p, seat)
        actions -= 1
    c.civil -= actions


def spend_for(p: ThroughTheAges, seat: int, tech: int) -> None:
    """Spend an action on workers of this technology: a military one on units, else a civil one."""
    if tech >= FIRST_UNIT:
        spend_military(p, seat, 1)
    else:
        spend_civil(p, seat, 1)


def spend_military(p: ThroughTheAges, seat: int, actions: int) -> None:
    """Spend military actions, additional ones of this turn first."""
    c = p.civs[seat]
    c.military_used += actions
    extra = min(actions, c.extra_military)
    c.extra_military -= extra
    c.military -= actions - extra
