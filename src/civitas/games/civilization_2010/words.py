"""The words of scenarios, views and reports for what the model keeps as numbers."""

from typing import Final

from civitas.games.civilization_2010.empire import COIN_PLACES, DEVOTED, HARVESTED, PRODUCED, PROGRAMMED
from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.timing import PHASES
from civitas.games.civilization_2010.facts.units import UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.board import SLOT_NAMES, SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import PIECES
from civitas.games.civilization_2010.map.squares import FACINGS
from civitas.games.civilization_2010.map.tiles import RELICS, TILES


def numbered(words: list[str]) -> dict[str, int]:
    """The number of each word."""
    return {word: number for number, word in enumerate(words)}


PHASE: Final = numbered(PHASES)
SQUARE: Final = numbered(SQUARE_NAMES)
SLOT: Final = numbered(SLOT_NAMES)
FACING: Final = numbered(FACINGS)
TILE: Final = numbered(TILES)
TERRAIN: Final = numbered(TERRAINS)
PIECE: Final = numbered(PIECES)
RESOURCE: Final = numbered(RESOURCES[:MARKET_RESOURCE_COUNT])
"""The resources of the market."""
CIVILIZATION: Final = numbered(CIVILIZATIONS)
TECH: Final = numbered(TECHS)
GOVERNMENT: Final = numbered(GOVERNMENTS)
POLICY: Final = numbered(POLICIES)
UNIT: Final = numbered(UNITS)
UNIT_TYPE_WORD: Final = numbered(UNIT_TYPES)
EVENT: Final = numbered(EVENTS)
EVENT_DECK: Final[dict[str, int]] = {f"events-{level}": level for level in range(1, EVENT_LEVELS + 1)}
MARKER: Final = numbered(MARKERS)
PERSON: Final = numbered(GREAT_PEOPLE)
COIN_PLACE: Final = numbered(COIN_PLACES)
ABILITY: Final = numbered(ABILITIES)
WONDER: Final = numbered(WONDERS)
CITY_STATE: Final = numbered(CITY_STATES)
RELIC: Final = numbered(RELICS)

PRINTED_WORDS: Final[list[str]] = [*RESOURCES[:MARKET_RESOURCE_COUNT], "culture", "coin"]
"""What can be printed on a square besides its terrain, in the numbers of `Civilization2010.printed`."""
PRINTED_WORD: Final = numbered(PRINTED_WORDS)

ACTED: Final[dict[str, int]] = {
    "produce": PRODUCED,
    "devote": DEVOTED,
    "harvest": HARVESTED,
    "program": PROGRAMMED,
}
"""What a city has done, by the verbs."""

FACEDOWN_WORD: Final = "facedown"
"""Instead of the facing of a tile that nobody has seen."""
EMPTY_WORD: Final = "empty"
"""A home slot whose owner has not chosen a civilization yet: no tile, no squares."""
UNCHOSEN_WORD: Final = "none"
"""Instead of a civilization that is still to be chosen."""
BLANK_WORD: Final = "blank"
"""A slot of a test map: no tile lies there, its squares are told."""
MOVED_WORD: Final = "moved"
FOR_WORD: Final = "for"
"""Before the city that a figure serves; `NEXT_WORD`: from its owner's next turn on."""
NEXT_WORD: Final = "next"
IDLE_WORD: Final = "idle"
"""A figure that serves no city."""
BARBARIANS_WORD: Final = "barbarians"


SQUARES: Final[list[str]] = [f"square-{name}" for name in SQUARE_NAMES]
"""Squares in reports."""


def square_name(square: int) -> str:
    """A square in a report."""
    return SQUARES[square]


def bit_numbers(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    numbers: list[int] = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers


def bit_words(words: list[str], bits: int) -> list[str]:
    """The words whose bits are set."""
    return [words[number] for number in bit_numbers(bits)]


def counted_words(words: list[str], counts: list[int]) -> dict[str, int]:
    """How many there are of each, of those that there are any of."""
    return {words[number]: count for number, count in enumerate(counts) if count}
