"""What follows from the civilizations: the Egyptians' wonder, the home tiles, and what everybody starts with."""

from civitas.games.civilization_2010.empire import ON_SHEET
from civitas.games.civilization_2010.empires.learning import start_with
from civitas.games.civilization_2010.empires.stock import draw_unit, refill_wonders
from civitas.games.civilization_2010.facts.constants import START_COINS, START_CULTURE, START_TRADE, START_UNITS
from civitas.games.civilization_2010.facts.culture_track import START_STEP
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_TYPE_COUNT, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_SLOTS, WONDERS
from civitas.games.civilization_2010.map.laying import lay_tile
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.phases.starting_choices import CAPITAL, Founding


def equip_all(p: Civilization2010) -> None:
    """Everybody has a civilization: the rest of the table is laid out, and the capitals can be founded."""
    wonder = turn_up_wonders(p)
    for seat, empire in enumerate(p.empires):
        lay_tile(p, seat, empire.sheet().home, p.board.layout.home_facing[seat])
    for seat in range(p.players):
        equip(p, seat)
    p.push(Founding(0, CAPITAL, wonder))


def turn_up_wonders(p: Civilization2010) -> int:
    """Fill the market; before that the Egyptians take the top card, if they take part (setup.wonder-deck-b).

    The wonder that they have taken, otherwise -1.
    """
    taken = NONE
    for seat, empire in enumerate(p.empires):
        if empire.sheet().has_wonder:
            taken = p.wonder_deck[-1]
            p.wonder_deck = p.wonder_deck[:-1]
            names = {"wonder": f"card-{WONDERS[taken]}"}
            p.tell("starting-wonder-drawn", "setup.wonder-deck-b", {"seat": seat, **names})
    for _ in range(WONDER_SLOTS):
        refill_wonders(p)
    return taken


def equip(p: Civilization2010, seat: int) -> None:
    """What a player starts with, before the choices of setup (setup.state-a, setup.tech-a, setup.units-a)."""
    empire = p.empires[seat]
    sheet = empire.sheet()
    start_with(p, seat, sheet.tech)
    empire.government = sheet.government
    empire.trade, empire.culture, empire.step = START_TRADE, START_CULTURE, START_STEP
    empire.coins = [START_COINS if place == ON_SHEET else count for place, count in enumerate(empire.coins)]
    for unit_type in range(UNIT_TYPE_COUNT):
        for _ in range(START_UNITS[unit_type] + sheet.more_units[unit_type]):
            unit = draw_unit(p, unit_type)
            empire.units = changed(empire.units, unit, 1)
            p.tell("unit-drawn", "setup.units-a", {"seat": seat, "card": f"card-{UNITS[unit]}"}, 1 << seat)
