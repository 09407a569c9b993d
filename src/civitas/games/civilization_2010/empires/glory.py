"""The free advances of the Romans."""

from civitas.games.civilization_2010.empires.gains import advance_track
from civitas.games.civilization_2010.model import Civilization2010


def earn_glory(p: Civilization2010, seat: int, deed: int) -> None:
    """A free advance on the culture track, if the civilization has one for this deed (civ.roman_glory).

    Deeds are those of `civilizations`: BUILDING_WONDERS, FOUNDING_CITIES, CONQUERING_CITIES, CONQUERING_VILLAGES.
    """
    if p.empires[seat].sheet().glory & deed:
        advance_track(p, seat, "civ.roman_glory")
