"""What goods are worth to a seat: resources, coins, spaces of the culture track."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import (
    COIN_WORTH,
    COINS,
    CULTURE,
    EVENT_WORTH,
    PERSON_WORTH,
    RESOURCE_WORTH,
)
from civitas.bots.civilization_2010.sight import ON_PRINTING_PRESS, Sight
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH, Empire
from civitas.games.civilization_2010.facts.culture_track import (
    REWARD_EVENT,
    REWARD_GREAT_PERSON,
    STEP_CULTURE,
    STEP_REWARD,
    STEP_TRADE,
    VICTORY_STEP,
)
from civitas.games.civilization_2010.facts.markers import MARKER_COUNT, MARKER_RESOURCE
from civitas.games.civilization_2010.facts.techs import (
    CHIVALRY,
    CURRENCY,
    HORSEBACK_RIDING,
    METAL_CASTING,
    PHILOSOPHY,
    POTTERY,
    PRINTING_PRESS,
    TECH_COIN_TOKENS,
)
from civitas.games.civilization_2010.facts.terrain import INCENSE, IRON, MARKET_RESOURCE_COUNT, SILK, WHEAT
from civitas.games.civilization_2010.standings import coins, has_room_for_coin

ON_POTTERY: Final = FIRST_COIN_TECH + COIN_TECHS.index(POTTERY)
POTTERY_TO_COME: Final = 0.75
"""What a resource counts for of half a coin, before Pottery makes coins of two."""
SCARCE: Final = 1.2
"""Iron and wheat, which help in battles and in production."""


def has_pottery_coin(sight: Sight) -> bool:
    """Whether two resources could become a coin."""
    return sight.empire.knows(POTTERY) and has_room_for_coin(sight.p, sight.seat, ON_POTTERY)


def resource_worth(sight: Sight, resource: int) -> float:
    """What one more of a resource is worth."""
    empire, way = sight.empire, sight.way
    best = RESOURCE_WORTH[way]
    if way == COINS and sight.temper.uses_cards and not empire.knows(POTTERY):
        best = POTTERY_TO_COME * COIN_WORTH[way] / 2.0
    if has_pottery_coin(sight):
        best = max(best, COIN_WORTH[way] / 2.0 + 0.5)
    if way == COINS and sight.temper.gathers and _lacks_resources(sight):
        best += sight.temper.gathers
    if empire.knows(PHILOSOPHY):
        best = max(best, PERSON_WORTH[way] / 3.0)
    if resource == INCENSE:
        gain = 7 if empire.knows(METAL_CASTING) else 5 if empire.knows(CHIVALRY) else 3 if empire.knows(CURRENCY) else 0
        best = max(best, gain * sight.culture())
    elif resource == SILK and empire.knows(HORSEBACK_RIDING):
        best = max(best, (9.0 - (3.0 if sight.p.players == 2 else 0.0)) * 0.7 * sight.trade())
    elif resource in (IRON, WHEAT):
        best = max(best, SCARCE * RESOURCE_WORTH[way])
    return best


def _lacks_resources(sight: Sight) -> bool:
    """Whether there are fewer resources at hand than Pottery can still make coins of."""
    empire = sight.empire
    room = TECH_COIN_TOKENS[POTTERY] - empire.coins[ON_POTTERY]
    return resource_total(empire) < 2 * room


def resource_total(empire: Empire) -> int:
    """Resources in hand, open and facedown."""
    total = 0
    for resource in range(MARKET_RESOURCE_COUNT):
        total += empire.resources[resource]
    for marker in range(MARKER_COUNT):
        if empire.tokens[marker] and MARKER_RESOURCE[marker] >= 0:
            total += empire.tokens[marker]
    return total


def reward_worth(sight: Sight, step: int) -> float:
    """What a space of the culture track gives."""
    reward = STEP_REWARD[step]
    if reward == REWARD_GREAT_PERSON:
        return PERSON_WORTH[sight.way]
    return EVENT_WORTH if reward == REWARD_EVENT else 1000.0


def advance_worth(sight: Sight) -> float:
    """What a free space of the culture track is worth."""
    step = sight.empire.step + 1
    if step > VICTORY_STEP:
        return 0.0
    saved = STEP_CULTURE[step] * sight.culture() + STEP_TRADE[step] * sight.trade()
    return saved if sight.way == CULTURE else reward_worth(sight, step)


def wants_advance(sight: Sight) -> bool:
    """Whether to pay for the next space of the culture track."""
    empire = sight.empire
    step = empire.step + 1
    if step == VICTORY_STEP or sight.way == CULTURE:
        return True
    if keeps_culture(sight, STEP_CULTURE[step]):
        return False
    return STEP_TRADE[step] <= sight.spare_trade()


def keeps_culture(sight: Sight, spent: int) -> bool:
    """Whether culture is kept for coins by the Printing Press."""
    empire = sight.empire
    if sight.way == CULTURE or COIN_WORTH[sight.way] < PERSON_WORTH[sight.way] / 1.5:
        return False
    if not empire.knows(PRINTING_PRESS):
        return empire.rows[0] >= 4 and empire.culture - spent < 5
    room = has_room_for_coin(sight.p, sight.seat, ON_PRINTING_PRESS)
    return room and empire.culture - spent < 5


def coins_missing(sight: Sight) -> int:
    """Coins that lack for a victory."""
    return 15 - coins(sight.p, sight.seat)
