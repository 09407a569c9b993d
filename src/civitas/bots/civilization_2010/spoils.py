"""What is taken after a battle, and which units are recruited."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import COIN_WORTH, COINS
from civitas.bots.civilization_2010.goods import resource_worth
from civitas.bots.civilization_2010.sight import Sight
from civitas.games.civilization_2010.facts.constants import LOOT_EFFECTS
from civitas.games.civilization_2010.verbs import DONE_CODE, LOOT, RECRUIT, STEAL, TAKE

_STEAL_TRADE: Final = LOOT_EFFECTS.index("steal-trade")
_STEAL_CULTURE: Final = LOOT_EFFECTS.index("steal-culture")
_LEARN: Final = LOOT_EFFECTS.index("learn-tech")
_STEAL_COIN: Final = LOOT_EFFECTS.index("steal-coin")
_DISCARD_COIN: Final = LOOT_EFFECTS.index("discard-coin")
_STEAL_RESOURCE: Final = LOOT_EFFECTS.index("steal-resource")
DENIED: Final = 0.6
"""What it is worth to take a coin from a rival, of what it would be worth to have it."""


def loot_answer(sight: Sight, legal: list[int]) -> int:
    """The best loot."""
    return max(legal, key=lambda action: _loot_worth(sight, action))


def _loot_worth(sight: Sight, action: int) -> float:
    if STEAL.owns(action):
        return float(STEAL.first(action))
    if TAKE.owns(action):
        return resource_worth(sight, TAKE.first(action))
    if not LOOT.owns(action):
        return 0.0
    effect = LOOT.first(action)
    if effect == _LEARN:
        return 16.0
    if effect == _STEAL_COIN:
        return COIN_WORTH[sight.way] + DENIED * COIN_WORTH[COINS]
    if effect == _STEAL_TRADE:
        return 3.0 * sight.trade()
    if effect == _STEAL_CULTURE:
        return 3.0 * sight.culture()
    if effect == _STEAL_RESOURCE:
        return 3.0
    return DENIED * COIN_WORTH[COINS] if effect == _DISCARD_COIN else 1.0


def recruit_answer(sight: Sight, legal: list[int]) -> int:
    """The type of the highest rank, of equal ones that of which there are fewest."""
    best, choice = -1.0, legal[0]
    for action in legal:
        if action == DONE_CODE or not RECRUIT.owns(action):
            continue
        unit_type = RECRUIT.first(action)
        value = 4.0 * sight.empire.ranks[unit_type] - sight.empire.units_of_type(unit_type) + 20.0
        if value > best:
            best, choice = value, action
    return choice
