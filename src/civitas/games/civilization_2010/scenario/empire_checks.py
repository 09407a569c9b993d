"""Whether the numbers of one player's empire are such as a game can have."""

from typing import Final

from civitas.core.errors import BrokenDump
from civitas.core.storage import check_numbers
from civitas.games.civilization_2010.empire import (
    COIN_PLACE_COUNT,
    DEVOTED,
    HARVESTED,
    NEXT_TURN,
    PRODUCED,
    PROGRAMMED,
    Empire,
)
from civitas.games.civilization_2010.facts.abilities import ABILITY_COUNT
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_COUNT
from civitas.games.civilization_2010.facts.constants import CITIES, LEVELS, MOST_TRADE
from civitas.games.civilization_2010.facts.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.facts.events import EVENT_COUNT
from civitas.games.civilization_2010.facts.governments import GOVERNMENT_COUNT
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COUNT
from civitas.games.civilization_2010.facts.markers import GIVES_RESOURCE, MARKER_COUNT, MARKER_REWARD
from civitas.games.civilization_2010.facts.policies import POLICY_CARD_COUNT
from civitas.games.civilization_2010.facts.techs import TECH_COUNT
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, NONE
from civitas.games.civilization_2010.facts.units import AIRCRAFT, RANKS, UNIT_COUNT, UNIT_TYPE_COUNT
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import SPACE

MANY: Final = 60_000
"""More than any counter of the game ever shows."""
_ACTED: Final = PRODUCED | DEVOTED | HARVESTED | PROGRAMMED


def check_empire(p: Civilization2010, seat: int) -> None:
    """Make sure that the numbers of a seat's empire fit each other."""
    empire, where = p.empires[seat], f"empires[{seat}]"
    _check_cards(empire, where)
    _check_goods(empire, where)
    _check_cities(p, empire, where)
    _check_figures(p, empire, where)


def _check_cards(empire: Empire, where: str) -> None:
    check_numbers([empire.civilization], 1, f"{where}.civilization", range(NONE, CIVILIZATION_COUNT))
    check_numbers([empire.techs], 1, f"{where}.techs", range(1 << TECH_COUNT))
    check_numbers(empire.rows, LEVELS, f"{where}.rows", range(TECH_COUNT + 1))
    if sum(empire.rows) != empire.techs.bit_count():
        raise BrokenDump(f"{where}.rows: all techs lie in the rows of the pyramid")
    check_numbers(empire.ranks, UNIT_TYPE_COUNT, f"{where}.ranks", range(RANKS + 1))
    check_numbers([empire.ranks[AIRCRAFT]], 1, f"{where}.ranks", range(2))
    check_numbers([empire.government], 1, f"{where}.government", range(GOVERNMENT_COUNT))
    check_numbers([empire.fresh], 1, f"{where}.fresh", range(1 << GOVERNMENT_COUNT))
    check_numbers(empire.policies, POLICY_CARD_COUNT, f"{where}.policies", range(NONE, 2))
    check_numbers([empire.used], 1, f"{where}.used", range(1 << ABILITY_COUNT))
    check_numbers(empire.dropped, len(empire.dropped), f"{where}.dropped", range(SPACE.size))


def _check_goods(empire: Empire, where: str) -> None:
    check_numbers([empire.trade], 1, f"{where}.trade", range(MOST_TRADE + 1))
    check_numbers([empire.culture], 1, f"{where}.culture", range(MANY + 1))
    check_numbers([empire.step], 1, f"{where}.step", range(VICTORY_STEP + 1))
    check_numbers(empire.units, UNIT_COUNT, f"{where}.units", range(MANY + 1))
    check_numbers(empire.events, EVENT_COUNT, f"{where}.events", range(MANY + 1))
    check_numbers(empire.resources, MARKET_RESOURCE_COUNT, f"{where}.resources", range(MANY + 1))
    check_numbers(empire.tokens, MARKER_COUNT, f"{where}.tokens", range(MANY + 1))
    check_numbers(empire.people, GREAT_PERSON_COUNT, f"{where}.people", range(MANY + 1))
    check_numbers(empire.coins, COIN_PLACE_COUNT, f"{where}.coins", range(MANY + 1))
    for marker, count in enumerate(empire.tokens):
        if count and MARKER_REWARD[marker] != GIVES_RESOURCE:
            raise BrokenDump(f"{where}.tokens: only resources are kept")


def _check_cities(p: Civilization2010, empire: Empire, where: str) -> None:
    count = len(empire.cities)
    check_numbers(empire.cities, count, f"{where}.cities", range(p.board.size))
    if len(set(empire.cities)) != count or count > CITIES + 1:
        raise BrokenDump(f"{where}.cities: a city is there twice, or there are too many")
    if any(p.terrain[square] == NONE for square in empire.cities):
        raise BrokenDump(f"{where}.cities: a city lies on a facedown tile")
    check_numbers(empire.walls, count, f"{where}.walls", range(2))
    check_numbers(empire.programs, count, f"{where}.programs", range(2))
    check_numbers(empire.acted, count, f"{where}.acted", range(_ACTED + 1))
    check_numbers(empire.actions, count, f"{where}.actions", range(MANY + 1))
    check_numbers(empire.bonus, count, f"{where}.bonus", range(MANY + 1))


def _check_figures(p: Civilization2010, empire: Empire, where: str) -> None:
    size = p.board.size
    served = range(NEXT_TURN - size + 1, size)
    check_numbers(empire.armies, len(empire.armies), f"{where}.armies", range(size))
    check_numbers(empire.army_moved, len(empire.armies), f"{where}.army_moved", range(2))
    check_numbers(empire.army_city, len(empire.armies), f"{where}.army_city", served)
    check_numbers(empire.scouts, len(empire.scouts), f"{where}.scouts", range(size))
    check_numbers(empire.scout_moved, len(empire.scouts), f"{where}.scout_moved", range(2))
    check_numbers(empire.scout_city, len(empire.scouts), f"{where}.scout_city", served)


# What all checks use.
