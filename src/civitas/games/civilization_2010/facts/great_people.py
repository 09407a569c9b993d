"""The six types of great people and their eighteen markers."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import PACKAGE, icons_of

_FACTS = read_facts(PACKAGE, "data/great_people.toml")["type"]

ARTIST: Final = 0
BUILDER: Final = 1
GENERAL: Final = 2
HUMANITARIAN: Final = 3
INDUSTRIALIST: Final = 4
SCIENTIST: Final = 5

GREAT_PEOPLE: Final[list[str]] = [str(entry["id"]) for entry in _FACTS]
GREAT_PERSON_COUNT: Final = 6
GREAT_PERSON_COPIES: Final[list[int]] = [int(entry["copies"]) for entry in _FACTS]
GREAT_PERSON_ICONS: Final[list[list[int]]] = [icons_of(entry["icons"]) for entry in _FACTS]
"""What the square yields instead of its own icons: `GREAT_PERSON_ICONS[type][icon]` (greatperson.types-a)."""
GREAT_PEOPLE_POOL: Final[list[int]] = [each for each, copies in enumerate(GREAT_PERSON_COPIES) for _ in range(copies)]
"""The type of each marker (setup.pools-a)."""
