"""How far a player has come with an agenda."""

from civitas.games.new_dawn.facts.agendas import (
    AGENDA_WONDERS,
    CITIES_FOR_CIVILIZED,
    CITIES_FOR_POPULOUS,
    CIVILIZED,
    DIAL_FOR_TECHNOPHILE,
    EXPLORER,
    POPULOUS,
    SPACES_FOR_EXPLORER,
    STATES_FOR_WARMONGER,
    TECHNOPHILE,
    WARMONGER,
    WONDERS_FOR_PRESERVATIONIST,
    WONDERS_NEEDED,
)
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import conquered_states, mature_cities, rim_spaces


def progress(p: NewDawn, seat: int, agenda: int) -> tuple[int, int]:
    """What a seat has of what an agenda asks for, and how much it asks for; a beaten capital is all of Warmonger."""
    c = p.civs[seat]
    if AGENDA_WONDERS[agenda] >= 0:
        return p.wonder_count(seat, AGENDA_WONDERS[agenda]), WONDERS_NEEDED
    if agenda == WARMONGER:
        return STATES_FOR_WARMONGER if c.has_beaten_capital else conquered_states(p, seat), STATES_FOR_WARMONGER
    if agenda == TECHNOPHILE:
        return c.dial, DIAL_FOR_TECHNOPHILE
    if agenda == EXPLORER:
        return rim_spaces(p, seat), SPACES_FOR_EXPLORER
    if agenda == CIVILIZED:
        return len(c.cities), CITIES_FOR_CIVILIZED
    if agenda == POPULOUS:
        return len(mature_cities(p, seat)), CITIES_FOR_POPULOUS
    return p.naturals.count(seat), WONDERS_FOR_PRESERVATIONIST
