"""Things of Civilization (2010) of which the same is said in every game: terrain, victories, loot, city actions."""

from typing import Final

from civitas.core.telling import Explanation, Said, say
from civitas.games.civilization_2010.facts.constants import LOOT_COST, LOOT_EFFECTS
from civitas.games.civilization_2010.facts.terrain import RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.timing import PHASES
from civitas.games.civilization_2010.telling.effects.lines import effect_lines
from civitas.games.civilization_2010.telling.effects.pieces import FEATURES

_CITY_ACTIONS: Final[dict[str, str]] = {
    "produce": "city.production-a",
    "arts": "city.arts-a",
    "harvest": "city.harvest-a",
    "program": "city.program-a",
}
_VICTORIES: Final[dict[str, str]] = {
    "culture": "victory.culture-a",
    "economic": "victory.economic-a",
    "technology": "victory.tech-a",
    "military": "victory.military-a",
}


def _plain(thing: str, rule: str, *, cost: Said | None = None) -> Explanation:
    found: Explanation = {
        "thing": thing,
        "name": say("thing", thing=thing),
        "lines": effect_lines(thing),
        "accounts": [],
        "rules": [rule],
    }
    if cost is not None:
        found["cost"] = cost
    return found


_EXPLAINED: Final[list[Explanation]] = [
    *[_plain(f"terrain-{terrain}", "map.terrain-a") for terrain in TERRAINS],
    *[_plain(f"feature-{feature}", "map.extras-a") for feature in FEATURES],
    *[_plain(f"resource-{resource}", "resource.market-a") for resource in RESOURCES],
    *[_plain(f"city-action-{action}", rule) for action, rule in _CITY_ACTIONS.items()],
    *[_plain(f"victory-{victory}", rule) for victory, rule in _VICTORIES.items()],
    *[_plain(f"phase-{phase}", "turn.phases-a") for phase in PHASES],
    *[
        _plain(f"loot-{effect}", "loot.spend-a", cost=say("n-loot", count=LOOT_COST[number]))
        for number, effect in enumerate(LOOT_EFFECTS)
    ],
]
PLAIN: Final[dict[str, Explanation]] = {each["thing"]: each for each in _EXPLAINED}
