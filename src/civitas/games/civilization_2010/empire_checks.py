"""Whether the numbers of one player's empire are such as a game can have."""

from typing import Final

from civitas.core.errors import BrokenDump
from civitas.games.civilization_2010.abilities import ABILITY_COUNT
from civitas.games.civilization_2010.civilizations import CIVILIZATION_COUNT
from civitas.games.civilization_2010.constants import CITIES, LEVELS, MOST_TRADE
from civitas.games.civilization_2010.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.empire import (
    COIN_PLACE_COUNT,
    DEVOTED,
    HARVESTED,
    NEXT_TURN,
    PRODUCED,
    PROGRAMMED,
    Empire,
)
from civitas.games.civilization_2010.events import EVENT_COUNT
from civitas.games.civilization_2010.governments import GOVERNMENT_COUNT
from civitas.games.civilization_2010.great_people import GREAT_PERSON_COUNT
from civitas.games.civilization_2010.markers import GIVES_RESOURCE, MARKER_COUNT, MARKER_REWARD
from civitas.games.civilization_2010.model import Civilization
from civitas.games.civilization_2010.policies import POLICY_CARD_COUNT
from civitas.games.civilization_2010.techs import TECH_COUNT
from civitas.games.civilization_2010.terrain import MARKET_RESOURCE_COUNT, NONE
from civitas.games.civilization_2010.units import AIRCRAFT, RANKS, UNIT_COUNT, UNIT_TYPE_COUNT

MANY: Final = 60_000
"""More than any counter of the game ever shows."""
_ACTED: Final = PRODUCED | DEVOTED | HARVESTED | PROGRAMMED


def check_empire(p: Civilization, seat: int) -> None:
    """Make sure that the numbers of a seat's empire fit each other."""
    empire, where = p.empires[seat], f"empires[{seat}]"
    _check_cards(empire, where)
    _check_goods(empire, where)
    _check_cities(p, empire, where)
    _check_figures(p, empire, where)


def _check_cards(empire: Empire, where: str) -> None:
    numbers([empire.civilization], 1, f"{where}.civilization", range(CIVILIZATION_COUNT))
    numbers([empire.techs], 1, f"{where}.techs", range(1 << TECH_COUNT))
    numbers(empire.rows, LEVELS, f"{where}.rows", range(TECH_COUNT + 1))
    if sum(empire.rows) != empire.techs.bit_count():
        raise BrokenDump(f"{where}.rows: all techs lie in the rows of the pyramid")
    numbers(empire.ranks, UNIT_TYPE_COUNT, f"{where}.ranks", range(RANKS + 1))
    numbers([empire.ranks[AIRCRAFT]], 1, f"{where}.ranks", range(2))
    numbers([empire.government], 1, f"{where}.government", range(GOVERNMENT_COUNT))
    numbers([empire.fresh], 1, f"{where}.fresh", range(1 << GOVERNMENT_COUNT))
    numbers(empire.policies, POLICY_CARD_COUNT, f"{where}.policies", range(NONE, 2))
    numbers([empire.used], 1, f"{where}.used", range(1 << ABILITY_COUNT))


def _check_goods(empire: Empire, where: str) -> None:
    numbers([empire.trade], 1, f"{where}.trade", range(MOST_TRADE + 1))
    numbers([empire.culture], 1, f"{where}.culture", range(MANY + 1))
    numbers([empire.step], 1, f"{where}.step", range(VICTORY_STEP + 1))
    numbers(empire.units, UNIT_COUNT, f"{where}.units", range(MANY + 1))
    numbers(empire.events, EVENT_COUNT, f"{where}.events", range(MANY + 1))
    numbers(empire.resources, MARKET_RESOURCE_COUNT, f"{where}.resources", range(MANY + 1))
    numbers(empire.tokens, MARKER_COUNT, f"{where}.tokens", range(MANY + 1))
    numbers(empire.people, GREAT_PERSON_COUNT, f"{where}.people", range(MANY + 1))
    numbers(empire.coins, COIN_PLACE_COUNT, f"{where}.coins", range(MANY + 1))
    for marker, count in enumerate(empire.tokens):
        if count and MARKER_REWARD[marker] != GIVES_RESOURCE:
            raise BrokenDump(f"{where}.tokens: only resources are kept")


def _check_cities(p: Civilization, empire: Empire, where: str) -> None:
    count = len(empire.cities)
    numbers(empire.cities, count, f"{where}.cities", range(p.board.size))
    if len(set(empire.cities)) != count or count > CITIES + 1:
        raise BrokenDump(f"{where}.cities: a city is there twice, or there are too many")
    if any(p.terrain[square] == NONE for square in empire.cities):
        raise BrokenDump(f"{where}.cities: a city lies on a facedown tile")
    numbers(empire.walls, count, f"{where}.walls", range(2))
    numbers(empire.programs, count, f"{where}.programs", range(2))
    numbers(empire.acted, count, f"{where}.acted", range(_ACTED + 1))
    numbers(empire.actions, count, f"{where}.actions", range(MANY + 1))
    numbers(empire.bonus, count, f"{where}.bonus", range(MANY + 1))


def _check_figures(p: Civilization, empire: Empire, where: str) -> None:
    size = p.board.size
    served = range(NEXT_TURN - size + 1, size)
    numbers(empire.armies, len(empire.armies), f"{where}.armies", range(size))
    numbers(empire.army_moved, len(empire.armies), f"{where}.army_moved", range(2))
    numbers(empire.army_city, len(empire.armies), f"{where}.army_city", served)
    numbers(empire.scouts, len(empire.scouts), f"{where}.scouts", range(size))
    numbers(empire.scout_moved, len(empire.scouts), f"{where}.scout_moved", range(2))
    numbers(empire.scout_city, len(empire.scouts), f"{where}.scout_city", served)


# What all checks use.


def check_row(row: list[int], length: int, where: str) -> None:
    """Make sure that a list has so many numbers."""
    if len(row) != length:
        raise BrokenDump(f"{where}: {length} numbers are expected, not {len(row)}")


def numbers(row: list[int], length: int, where: str, values: range) -> None:
    """Make sure that a list has so many numbers, all of them in a range."""
    check_row(row, length, where)
    if any(number not in values for number in row):
        raise BrokenDump(f"{where}: a number is outside {values.start}..{values.stop - 1}")
