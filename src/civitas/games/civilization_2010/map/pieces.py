"""What can lie on a square, as one numbering of all markers."""

from typing import Final

from civitas.games.civilization_2010.facts.buildings import BUILDING_COUNT, BUILDING_ICONS, BUILDINGS
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_COUNT, CITY_STATES
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE, GREAT_PERSON_COUNT, GREAT_PERSON_ICONS
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.relics import RELIC_COUNT
from civitas.games.civilization_2010.facts.terrain import CULTURE, ICON_COUNT
from civitas.games.civilization_2010.facts.wonders import WONDER_COUNT, WONDER_CULTURE, WONDERS
from civitas.games.civilization_2010.map.tiles import RELICS

FIRST_BUILDING: Final = 0
FIRST_WONDER: Final = FIRST_BUILDING + BUILDING_COUNT
FIRST_PERSON: Final = FIRST_WONDER + WONDER_COUNT
FIRST_HUT: Final = FIRST_PERSON + GREAT_PERSON_COUNT
"""Hut and village markers lie facedown: their kinds are known to nobody (explore.discover-c)."""
FIRST_VILLAGE: Final = FIRST_HUT + HUT_COUNT
FIRST_RELIC: Final = FIRST_HUT + MARKER_COUNT
FIRST_CITY_STATE: Final = FIRST_RELIC + RELIC_COUNT
CITY: Final = FIRST_CITY_STATE + CITY_STATE_COUNT
"""The centre of a city; whose it is and what it has, its owner's empire tells."""
PIECE_COUNT: Final = CITY + 1

PIECES: Final[list[str]] = [*BUILDINGS, *WONDERS, *GREAT_PEOPLE, *MARKERS, *RELICS, *CITY_STATES, "city"]

COVERS: Final = FIRST_HUT
"""Markers below this number replace the icons of their square by their own (map.cover-a)."""
PIECE_ICONS: Final[list[list[int]]] = [
    *BUILDING_ICONS,
    *[[culture if icon == CULTURE else 0 for icon in range(ICON_COUNT)] for culture in WONDER_CULTURE],
    *GREAT_PERSON_ICONS,
]
"""The icons of each marker that covers its square."""


def is_building(piece: int) -> bool:
    """Whether a piece is a building."""
    return 0 <= piece < FIRST_WONDER


def is_wonder(piece: int) -> bool:
    """Whether a piece is a wonder."""
    return FIRST_WONDER <= piece < FIRST_PERSON


def is_person(piece: int) -> bool:
    """Whether a piece is a great person."""
    return FIRST_PERSON <= piece < FIRST_HUT


def is_hut(piece: int) -> bool:
    """Whether a piece is a hut marker."""
    return FIRST_HUT <= piece < FIRST_VILLAGE


def is_village(piece: int) -> bool:
    """Whether a piece is a village marker."""
    return FIRST_VILLAGE <= piece < FIRST_RELIC


def is_hidden(piece: int) -> bool:
    """Whether a piece lies facedown: a hut or a village."""
    return FIRST_HUT <= piece < FIRST_RELIC


def is_relic(piece: int) -> bool:
    """Whether a piece is a relic marker."""
    return FIRST_RELIC <= piece < FIRST_CITY_STATE


def is_city_state(piece: int) -> bool:
    """Whether a piece is a city-state."""
    return FIRST_CITY_STATE <= piece < CITY
