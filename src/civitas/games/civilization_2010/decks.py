"""How the decks of units and culture events lie.

In an imagined position their order is settled by one number (`order`), and worked out for a deck when somebody draws
from it: until then it is loose. Nobody who plays on, copies or stores such a position can tell when that was done.
"""

from typing import Final

from civitas.core.dice import laid
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS
from civitas.games.civilization_2010.facts.units import UNIT_TYPE_COUNT
from civitas.games.civilization_2010.model import Civilization2010

ALL_LOOSE: Final = (1 << (UNIT_TYPE_COUNT + EVENT_LEVELS + 1)) - 1
"""Every deck, as bits: those of the types of units, then those of the levels of events."""


def unit_deck(p: Civilization2010, unit_type: int) -> list[int]:
    """The units of a type as they lie, the top one last."""
    return _as_it_lies(p, p.unit_decks[unit_type], unit_type)


def event_deck(p: Civilization2010, level: int) -> list[int]:
    """The culture events of a level as they lie, the top one last."""
    return _as_it_lies(p, p.event_decks[level], UNIT_TYPE_COUNT + level)


def settle_units(p: Civilization2010, unit_type: int) -> None:
    """From now on these units lie as they are listed."""
    p.loose &= ~(1 << unit_type)


def settle_events(p: Civilization2010, level: int) -> None:
    """From now on these culture events lie as they are listed."""
    p.loose &= ~(1 << (UNIT_TYPE_COUNT + level))


def _as_it_lies(p: Civilization2010, deck: list[int], number: int) -> list[int]:
    return laid(deck, p.order, number) if (p.loose >> number) & 1 else deck
