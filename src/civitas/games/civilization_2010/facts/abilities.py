"""Everything that is used by name: abilities of governments, policies, wonders, techs and civilizations.

One numbering covers them all. `Empire.used` has a bit for each that was used in this turn; those that work once per
battle have theirs in the battle. What needs no decision but works only once per turn has a number too.
"""

from typing import Final

from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES, TECHS

# Start of Turn: governments, policies, wonders.
USE_FEUDALISM: Final = 0
USE_DEMOCRACY_GOV: Final = 1
USE_FUNDAMENTALISM: Final = 2
USE_RATIONALISM_1: Final = 3
"""A tech of level I; the next one is for level II."""
USE_RATIONALISM_2: Final = 4
USE_PATRONAGE: Final = 5
USE_EXPANSIONISM: Final = 6
USE_PACIFISM: Final = 7
USE_STONEHENGE: Final = 8
USE_COLOSSUS: Final = 9
USE_HANGING_GARDENS: Final = 10
USE_CRISTO_REDENTOR: Final = 11
USE_PANAMA_CANAL: Final = 12
USE_STATUE_OF_LIBERTY: Final = 13
# City Management: a coin token for trade or culture.
USE_DEMOCRACY: Final = 14
USE_PRINTING_PRESS: Final = 15
# Research.
USE_BUREAUCRACY: Final = 16
# Battle.
USE_ANIMAL_HUSBANDRY: Final = 17
USE_BIOLOGY: Final = 18
# Once per turn, as part of something else.
CODE_OF_LAWS_DONE: Final = 19
EDUCATION_DONE: Final = 20
ENGINEERING_DONE: Final = 21
COMBUSTION_DONE: Final = 22
FREE_BUILDING_DONE: Final = 23
"""The Egyptians."""
MILITARY_TRADITION_DONE: Final = 24
ANGKOR_WAT_DONE: Final = 25
SACRIFICE_DONE: Final = 26
"""The Russians."""
GOVERNMENT_DONE: Final = 27
"""The government was changed in this Start of Turn."""

FIRST_RESOURCE_ABILITY: Final = 28
"""From here on they are those of `techs.RESOURCE_ABILITIES`, in its order."""

_NAMES: Final[list[str]] = [
    "feudalism", "democracy-gov", "fundamentalism", "rationalism-1", "rationalism-2", "patronage", "expansionism",
    "pacifism", "stonehenge", "colossus", "hanging-gardens", "cristo-redentor", "panama-canal", "statue-of-liberty",
    "democracy", "printing-press", "bureaucracy", "animal-husbandry", "biology", "code-of-laws", "education",
    "engineering", "combustion", "free-building", "military-tradition", "angkor-wat", "sacrifice", "government",
]  # fmt: skip


def _resource_names() -> list[str]:
    """A tech's resource ability is called after the tech and the phase or resource, so that all names differ."""
    names: list[str] = []
    for ability in RESOURCE_ABILITIES:
        name = f"{TECHS[ability.tech]}-resource"
        names.append(name if name not in names else f"{TECHS[ability.tech]}-nuke")
    return names


ABILITIES: Final[list[str]] = _NAMES + _resource_names()
ABILITY_COUNT: Final = len(ABILITIES)


def resource_ability(number: int) -> int:
    """The ability of `techs.RESOURCE_ABILITIES` by its number there."""
    return FIRST_RESOURCE_ABILITY + number
