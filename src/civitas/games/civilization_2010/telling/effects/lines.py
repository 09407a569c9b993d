"""What things of Civilization (2010) do: one line for each effect, made of the facts that the rules read.

So text and rule cannot disagree. What a city does and how a game is won has no such facts and is written by hand.
"""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Said, say
from civitas.games.civilization_2010.facts.abilities import ABILITIES, FIRST_RESOURCE_ABILITY
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import DEVOTION_CULTURE, LOOT_EFFECTS, VICTORY_COINS
from civitas.games.civilization_2010.facts.events import EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import TERRAINS
from civitas.games.civilization_2010.facts.units import UNIT_TYPE, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.tiles import RELICS
from civitas.games.civilization_2010.telling.effects.empires import civilization_lines, government_lines, policy_lines
from civitas.games.civilization_2010.telling.effects.events import event_lines
from civitas.games.civilization_2010.telling.effects.pieces import (
    FEATURES,
    building_lines,
    city_state_lines,
    feature_lines,
    loot_lines,
    marker_lines,
    person_lines,
    relic_lines,
    terrain_lines,
    unit_type_lines,
    walls_lines,
    wonder_lines,
)
from civitas.games.civilization_2010.telling.effects.techs import resource_ability_lines, tech_lines


def _unit_lines(unit: int) -> list[Said]:
    return unit_type_lines(UNIT_TYPE[unit])


def _lines(kind: str, words: list[str], lines: Callable[[int], list[Said]]) -> dict[str, list[Said]]:
    return {f"{kind}-{word}": lines(number) for number, word in enumerate(words)}


GENERATED: Final[dict[str, list[Said]]] = {
    **_lines("card", TECHS, tech_lines),
    **_lines("card", EVENTS, event_lines),
    **_lines("card", GOVERNMENTS, government_lines),
    **_lines("card", POLICIES, policy_lines),
    **_lines("card", WONDERS, wonder_lines),
    **_lines("card", BUILDINGS, building_lines),
    **_lines("card", ["city-walls"], walls_lines),
    **_lines("card", UNIT_TYPES, unit_type_lines),
    **_lines("card", UNITS, _unit_lines),
    **_lines("card", MARKERS, marker_lines),
    **_lines("card", GREAT_PEOPLE, person_lines),
    **_lines("card", CITY_STATES, city_state_lines),
    **_lines("card", RELICS, relic_lines),
    **_lines("civilization", CIVILIZATIONS, civilization_lines),
    **_lines("terrain", TERRAINS, terrain_lines),
    **_lines("feature", FEATURES, feature_lines),
    **_lines("loot", LOOT_EFFECTS, loot_lines),
}
"""Things whose text is made of their effects."""
HANDWRITTEN: Final[dict[str, Said]] = {
    "city-action-produce": say("city-action-produce-text"),
    "city-action-arts": say("city-action-arts-text", count=DEVOTION_CULTURE),
    "city-action-harvest": say("city-action-harvest-text"),
    "city-action-program": say("city-action-program-text"),
    "victory-culture": say("victory-culture-text"),
    "victory-economic": say("victory-economic-text", count=VICTORY_COINS),
    "victory-technology": say("victory-technology-text"),
    "victory-military": say("victory-military-text"),
}
"""The odd things whose text is written by hand."""


def effect_lines(thing: str) -> list[Said]:
    """What a thing does; nothing where there is nothing to say."""
    return [HANDWRITTEN[thing]] if thing in HANDWRITTEN else list(GENERATED.get(thing, []))


def ability_lines(word: str) -> list[Said]:
    """What a resource ability does, by its word among the abilities."""
    return resource_ability_lines(ABILITIES.index(word) - FIRST_RESOURCE_ABILITY)
