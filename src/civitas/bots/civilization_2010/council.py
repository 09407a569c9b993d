"""Start of Turn and what belongs to it: cities, governments, policies, great people, free abilities."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import COINS, CULTURE, GOVERNMENT_WORTH, POLICY_WORTH, TECHNOLOGY
from civitas.bots.civilization_2010.sight import Sight
from civitas.games.civilization_2010.cities.yields import square_icons, trade_income
from civitas.games.civilization_2010.facts.abilities import USE_PATRONAGE, USE_RATIONALISM_1, USE_RATIONALISM_2
from civitas.games.civilization_2010.facts.governments import ANARCHY
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COUNT
from civitas.games.civilization_2010.facts.terrain import COIN, PRODUCTION, TRADE, WATER
from civitas.games.civilization_2010.facts.terrain import CULTURE as CULTURE_ICON
from civitas.games.civilization_2010.map.pieces import FIRST_PERSON, is_person, is_wonder
from civitas.games.civilization_2010.model import CULTURE_PRINTED, Civilization2010
from civitas.games.civilization_2010.standings import event_hand_limit, research_costs
from civitas.games.civilization_2010.verbs import (
    ABANDON,
    ADOPT,
    APPOINT,
    AT,
    DONE_CODE,
    FOUND,
    GOVERN,
    KEEP,
    SWITCH,
    USE,
)

TERRAIN_WORTH: Final[list[float]] = [1.0, 2.1, 1.3, 1.4, 1.5]
"""Grassland, forest, mountain, desert, water: what can be had there, now and built on."""
POOR_SITE: Final = 8.0
PATIENCE: Final = 3
"""From this turn on any site is better than none."""
NEVER: Final = -1e9


def land_worth(p: Civilization2010, centre: int) -> float:
    """What the surroundings of a city are worth."""
    total = 0.0
    for square in p.board.around[centre]:
        terrain = p.terrain[square]
        if terrain < 0:
            continue
        total += TERRAIN_WORTH[terrain]
        printed = p.printed[square]
        if 0 <= printed < CULTURE_PRINTED:
            total += 0.7
        if square_icons(p, square, CULTURE_ICON):
            total += 1.3
        if square_icons(p, square, COIN):
            total += 3.0
    return total


def land_balance(p: Civilization2010, centre: int) -> float:
    """The same, less for land that has only one thing to give."""
    icons = [0, 0]
    for square in p.board.around[centre]:
        icons[0] += square_icons(p, square, PRODUCTION)
        icons[1] += square_icons(p, square, TRADE)
    return land_worth(p, centre) - 0.8 * max(0, 4 - icons[0]) - 0.4 * max(0, 3 - icons[1])


# Policies and governments.


def policy_answer(sight: Sight, legal: list[int]) -> int:
    """Which policy to adopt, to give up or to switch."""
    worth = POLICY_WORTH[sight.way]
    best, choice = 0.0, DONE_CODE if DONE_CODE in legal else -1
    for action in legal:
        if ADOPT.owns(action):
            value = worth[ADOPT.first(action)]
        elif ABANDON.owns(action):
            value = 20.0 - worth[ABANDON.first(action)]
        elif SWITCH.owns(action):
            value = worth[SWITCH.second(action)] - worth[SWITCH.first(action)]
        else:
            continue
        if value > best or choice < 0:
            best, choice = value, action
    return choice if choice >= 0 else legal[0]


def government_answer(sight: Sight, legal: list[int]) -> int:
    """The best government that can be had without Anarchy, if it is better than the present one; else -1."""
    worth = GOVERNMENT_WORTH[sight.way]
    best, choice = worth[sight.empire.government], -1
    for action in legal:
        if GOVERN.owns(action) and GOVERN.first(action) != ANARCHY and worth[GOVERN.first(action)] > best:
            best, choice = worth[GOVERN.first(action)], action
    return choice


# Great people.


def person_square(sight: Sight, person: int, legal: list[int]) -> int:
    """The square where a great person replaces least."""
    best, choice = NEVER, legal[0]
    for action in legal:
        if not AT.owns(action):
            continue
        square = AT.first(action)
        piece = sight.p.piece[square]
        value = -sight.square_worth(square)
        if is_wonder(piece) or is_person(piece):
            value -= 20.0
        if value > best:
            best, choice = value, action
    if DONE_CODE in legal and best + sight.piece_worth(FIRST_PERSON + person) < 0.0:
        return DONE_CODE
    return choice


def person_kept(sight: Sight, legal: list[int]) -> int:
    """The better one of two great people."""
    return max(legal, key=lambda action: sight.piece_worth(FIRST_PERSON + KEEP.first(action)))


def _can_use_person(sight: Sight) -> bool:
    """Whether there is land that a great person of the reserve would improve."""
    best = min(
        [
            sight.square_worth(square)
            for centre in sight.empire.cities
            for square in sight.p.board.around[centre]
            if sight.p.terrain[square] >= 0
            and sight.p.terrain[square] != WATER
            and not is_wonder(sight.p.piece[square])
            and not is_person(sight.p.piece[square])
        ],
        default=1000.0,
    )
    people = sight.empire.people
    return any(people[each] and sight.piece_worth(FIRST_PERSON + each) > best for each in range(GREAT_PERSON_COUNT))


# The whole part.


def start_answer(sight: Sight, legal: list[int]) -> int:
    """What to do next in Start of Turn, events aside; -1: nothing more."""
    founding = _founding(sight, legal)
    if founding >= 0:
        return founding
    change = government_answer(sight, legal)
    if change >= 0:
        return change
    for action in legal:
        if USE.owns(action) and _is_useful(sight, USE.first(action)):
            return action
    people = [action for action in legal if APPOINT.owns(action)]
    if people and _can_use_person(sight):
        return max(people, key=lambda action: sight.piece_worth(FIRST_PERSON + APPOINT.first(action)))
    return -1


def _founding(sight: Sight, legal: list[int]) -> int:
    """The best site for a city, unless a better one is in sight."""
    p = sight.p
    best, choice = POOR_SITE if p.turn < PATIENCE else NEVER, -1
    for action in legal:
        if FOUND.owns(action):
            value = land_balance(p, FOUND.first(action)) + 0.5 * FOUND.second(action)
            if value > best:
                best, choice = value, action
    return choice


def _is_useful(sight: Sight, ability: int) -> bool:
    """Whether to use an ability: always if it is free, else if what it costs is not needed."""
    p, seat, empire = sight.p, sight.seat, sight.empire
    if ability == USE_PATRONAGE:
        return sight.way != COINS and empire.event_total < event_hand_limit(p, seat) and empire.culture >= 1
    if ability in (USE_RATIONALISM_1, USE_RATIONALISM_2):
        if sight.way == CULTURE:
            return False
        price = 6 if ability == USE_RATIONALISM_1 else 11
        if sight.way == TECHNOLOGY or price == 11:
            return empire.trade - price + trade_income(p, seat) >= research_costs(p, seat)[1]
        return empire.trade - price + trade_income(p, seat) >= 11
    return True
