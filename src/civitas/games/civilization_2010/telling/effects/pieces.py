"""What wonders, buildings, units and markers of Civilization (2010) do, said from the facts that the rules read."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.civilization_2010.facts.buildings import (
    BASIC_FORM,
    BUILDING_ICONS,
    BUILDINGS,
    IS_STARRED,
    MAY_STAND_ON,
)
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_HARVEST, CITY_STATE_ICONS
from civitas.games.civilization_2010.facts.constants import LOOT_EFFECTS, LOOT_MOST, STARRED_PER_CITY, WALLS_DEFENCE
from civitas.games.civilization_2010.facts.effects import EFFECTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_ICONS
from civitas.games.civilization_2010.facts.markers import (
    GIVES_CITY_STATE,
    GIVES_GREAT_PERSON,
    GIVES_WEALTH,
    MARKER_RESOURCE,
    MARKER_REWARD,
)
from civitas.games.civilization_2010.facts.relics import RELIC_AMOUNT, RELIC_EFFECT
from civitas.games.civilization_2010.facts.techs import TECHS, UNLOCKS_AIRCRAFT, UNLOCKS_WALLS
from civitas.games.civilization_2010.facts.terrain import (
    ALLOWS_CITY,
    COIN_EXTRA,
    CULTURE_EXTRA,
    TERRAIN_ICONS,
    TERRAINS,
)
from civitas.games.civilization_2010.facts.timing import ALWAYS, START_OF_TURN
from civitas.games.civilization_2010.facts.units import (
    AIRCRAFT_COST,
    TRUMPED_TYPE,
    UNIT_TYPES,
    UNLOCKED_FROM_START,
)
from civitas.games.civilization_2010.facts.wonders import (
    WONDER_AMOUNT,
    WONDER_EFFECT,
    WONDER_HAND,
    WONDER_LIMIT,
    WONDER_TIMING,
    WONDER_TRADE,
)
from civitas.games.civilization_2010.telling.effects.timed import (
    at,
    counted,
    effect,
    icons_said,
    phase_name,
    resource_said,
)


def wonder_lines(wonder: int) -> list[Said]:
    """What a wonder does; what always works says so itself."""
    word, timing = EFFECTS[WONDER_EFFECT[wonder]], WONDER_TIMING[wonder]
    amount = WONDER_AMOUNT[wonder] or WONDER_TRADE[wonder]
    said = effect(word, count=amount) if amount else effect(word)
    if timing == START_OF_TURN or WONDER_LIMIT[wonder] != ALWAYS:
        said = at(phase_name(timing), WONDER_LIMIT[wonder], said)
    return [*counted(("culture-hand", WONDER_HAND[wonder])), said]


# Buildings, walls, units.


def building_lines(building: int) -> list[Said]:
    """Where a building stands and what the square yields then."""
    icons = icons_said(BUILDING_ICONS[building])
    found = [effect("building", site=say(f"site-{_site(MAY_STAND_ON[building])}"), icons=icons)]
    if BASIC_FORM[building] >= 0:
        found.append(effect("upgrade", card=f"card-{BUILDINGS[BASIC_FORM[building]]}"))
    return [*found, effect("starred", count=STARRED_PER_CITY)] if IS_STARRED[building] else found


def _site(terrains: list[bool]) -> str:
    """The one terrain of a building, or all land."""
    return TERRAINS[terrains.index(True)] if sum(terrains) == 1 else "land"


def walls_lines(number: int) -> list[Said]:
    """What city walls are good for."""
    return [
        effect("unlocked-by", card=f"card-{TECHS[UNLOCKS_WALLS.index(True)]}"),
        effect("walls", count=WALLS_DEFENCE),
    ]


def unit_type_lines(unit_type: int) -> list[Said]:
    """What a type of units trumps; aircraft are no match for anything, cost the same always and are unlocked."""
    trumped = TRUMPED_TYPE[unit_type]
    if trumped >= 0:
        return [effect("trumps", card=f"card-{UNIT_TYPES[trumped]}")]
    found = [effect("trumps-nothing"), effect("unit-cost", count=AIRCRAFT_COST)]
    if UNLOCKED_FROM_START[unit_type]:
        return found
    return [*found, effect("unlocked-by", card=f"card-{TECHS[UNLOCKS_AIRCRAFT.index(True)]}")]


# Markers.

_REWARDS: Final[dict[int, Said]] = {
    GIVES_CITY_STATE: effect("place-city-state"),
    GIVES_GREAT_PERSON: effect("gain-great-person", count=1),
    GIVES_WEALTH: effect("gain-coin", count=1),
}


def marker_lines(marker: int) -> list[Said]:
    """What a hut or village brings."""
    resource = MARKER_RESOURCE[marker]
    return (
        [effect("counts-as", resource=resource_said(resource))] if resource >= 0 else [_REWARDS[MARKER_REWARD[marker]]]
    )


def person_lines(person: int) -> list[Said]:
    """What the square of a great person yields."""
    return [effect("yields", icons=icons_said(GREAT_PERSON_ICONS[person]))]


def city_state_lines(state: int) -> list[Said]:
    """What a city-state yields."""
    found = [effect("yields-capital", icons=icons_said(CITY_STATE_ICONS[state]))]
    return [*found, effect("harvest-here")] if CITY_STATE_HARVEST[state] else found


def relic_lines(relic: int) -> list[Said]:
    """What a relic brings."""
    return counted((EFFECTS[RELIC_EFFECT[relic]], RELIC_AMOUNT[relic]))


# Squares and loot.


def terrain_lines(terrain: int) -> list[Said]:
    """What a terrain yields, and whether cities stand on it."""
    icons = TERRAIN_ICONS[terrain]
    found = [effect("yields", icons=icons_said(icons)) if any(icons) else effect("yields-nothing")]
    return found if ALLOWS_CITY[terrain] else [*found, effect("no-city")]


FEATURES: Final[list[str]] = ["culture", "coin"]
_EXTRAS: Final[list[list[int]]] = [CULTURE_EXTRA, COIN_EXTRA]


def feature_lines(feature: int) -> list[Said]:
    """What something printed on a square adds."""
    return [effect("adds", icons=icons_said(_EXTRAS[feature]))]


def loot_lines(number: int) -> list[Said]:
    """What loot is spent on."""
    return counted((f"loot-{LOOT_EFFECTS[number]}", LOOT_MOST[number]))
