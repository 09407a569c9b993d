"""The event dial of the base game."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/event_dial.toml")

EVENTS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS["event"]]
SPAWN: Final = EVENTS.index("barbarian-spawn")
MOVE: Final = EVENTS.index("barbarian-move")
TRADE: Final = EVENTS.index("trade")
BLANK: Final = EVENTS.index("none")

SECTIONS: Final[list[int]] = [EVENTS.index(entry["event"]) for entry in _FACTS["event_dial"]["sequence"]]
"""The event of each section, in the order of the dial (R9.2-a)."""
SECTION_COUNT: Final = 5
FIRST_SECTION: Final = int(_FACTS["event_dial"]["start_position"])
