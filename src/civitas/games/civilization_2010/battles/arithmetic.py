"""The arithmetic of battles: ranks, strength, trumps, strikes, bonuses, values, losses and loot.

Nothing is changed here. A fighter is a seat or BARBARIANS; `rank` is that of the barbarians in this battle and means
nothing for players. A battle has two sides; on a front each has a unit (or -1) and the wounds on it.
"""

from typing import Final

from civitas.games.civilization_2010.facts.constants import (
    ARMIES_KEPT,
    KILLED_PER_ARMY,
    LOOT_FOR_CITY,
    LOOT_FOR_FIGURES,
)
from civitas.games.civilization_2010.facts.units import HEALTH, STRENGTH, UNIT_TYPE, UNITS, trumps
from civitas.games.civilization_2010.facts.wonders import HIMEJI_SAMURAI_CASTLE, PENTAGON, WONDER_AMOUNT
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.sources import Parts, combat_parts, defence_parts, sum_of
from civitas.games.civilization_2010.standings import battle_hand_size

ATTACKER: Final = 0
DEFENDER: Final = 1
UNIT_OF: Final[list[int]] = [0, 2]
"""Where the unit of a side stands in a row of `Civilization2010.fronts`, and `WOUNDS_OF` its wounds."""
WOUNDS_OF: Final[list[int]] = [1, 3]

STRIKES_FIRST: Final = 1
AT_ONCE: Final = 0
STRIKES_LAST: Final = -1


# Units.


def unit_rank(p: Civilization2010, fighter: int, rank: int, unit: int) -> int:
    """The rank whose side of the card is used: the owner's current one of the type (battle.rank-a)."""
    return rank if fighter < 0 else p.empires[fighter].ranks[UNIT_TYPE[unit]] or 1


def unit_strength(p: Civilization2010, fighter: int, rank: int, unit: int) -> int:
    """The wounds that a unit deals; the Japanese and Himeji add to it (ruling A52)."""
    strength = STRENGTH[unit][unit_rank(p, fighter, rank, unit)]
    if fighter < 0:
        return strength
    strength += p.empires[fighter].sheet().strength[UNIT_TYPE[unit]]
    if p.wields(fighter, HIMEJI_SAMURAI_CASTLE):
        strength += WONDER_AMOUNT[HIMEJI_SAMURAI_CASTLE]
    return strength


def unit_health(p: Civilization2010, fighter: int, rank: int, unit: int) -> int:
    """The wounds that kill a unit."""
    return HEALTH[unit][unit_rank(p, fighter, rank, unit)]


def striking_order(p: Civilization2010, fighter: int, unit: int, other: int, other_unit: int) -> int:
    """Whether a unit strikes first, last or at once with another (battle.attack-b); the Pentagon's are not trumped."""
    if trumps(UNIT_TYPE[unit], UNIT_TYPE[other_unit]):
        return AT_ONCE if _is_untrumpable(p, other) else STRIKES_FIRST
    if trumps(UNIT_TYPE[other_unit], UNIT_TYPE[unit]):
        return AT_ONCE if _is_untrumpable(p, fighter) else STRIKES_LAST
    return AT_ONCE


def _is_untrumpable(p: Civilization2010, fighter: int) -> bool:
    return fighter >= 0 and p.wields(fighter, PENTAGON)


def wounds_exchanged(strength: int, left: int, other_strength: int, other_left: int, order: int) -> tuple[int, int]:
    """The wounds that a unit and another one take from each other; `left` is the health that each has left.

    Whoever is killed by a first strike does not strike back (battle.attack-c).
    """
    if order == STRIKES_FIRST and strength >= other_left:
        return 0, strength
    if order == STRIKES_LAST and other_strength >= left:
        return other_strength, 0
    return other_strength, strength


# Hands and bonuses.


def hand_size(p: Civilization2010, fighter: int, side: int, target: int) -> int:
    """Units that a player draws: by the armies in the fight, or for a defended city (battle.hand-a, battle.hand-d)."""
    if side == ATTACKER:
        return battle_hand_size(p, fighter, len(p.group_armies), False)
    return battle_hand_size(p, fighter, p.empires[fighter].armies_at(target), p.is_centre(target))


def bonus_sum(p: Civilization2010, fighter: int, side: int, target: int) -> int:
    """All combat bonuses of a side; those of the square count for its defender only (battle.bonus-c)."""
    return sum_of(bonus_parts(p, fighter, side, target))


def bonus_parts(p: Civilization2010, fighter: int, side: int, target: int) -> Parts:
    """The combat bonuses of a side, one by one."""
    if fighter < 0:
        return []
    return combat_parts(p, fighter) + (defence_parts(p, target) if side == DEFENDER else [])


# Fronts.


def lone_fronts(p: Civilization2010, side: int) -> list[int]:
    """The fronts where a unit of this side stands alone: the other side may attack there (battle.front-b)."""
    mine, theirs = UNIT_OF[side], UNIT_OF[1 - side]
    return [number for number, front in enumerate(p.fronts) if front[mine] >= 0 and front[theirs] < 0]


def manned_fronts(p: Civilization2010, side: int) -> list[int]:
    """The fronts where this side has a unit in play."""
    mine = UNIT_OF[side]
    return [number for number, front in enumerate(p.fronts) if front[mine] >= 0]


def wounded_fronts(p: Civilization2010, side: int) -> list[int]:
    """The fronts where this side has a unit in play that has wounds."""
    wounds = WOUNDS_OF[side]
    return [number for number, front in enumerate(p.fronts) if front[wounds] > 0]


def health_left(p: Civilization2010, fighter: int, rank: int, side: int) -> int:
    """The total health of a side's surviving units without the wounds on them (battle.result-a)."""
    return sum_of(standing_parts(p, fighter, rank, side))


def standing_parts(p: Civilization2010, fighter: int, rank: int, side: int) -> Parts:
    """The health that each of a side's surviving units has left."""
    unit, wounds = UNIT_OF[side], WOUNDS_OF[side]
    return [
        (f"card-{UNITS[front[unit]]}", unit_health(p, fighter, rank, front[unit]) - front[wounds])
        for front in p.fronts
        if front[unit] >= 0
    ]


# After the battle.


def armies_lost(armies: int, killed: int) -> int:
    """The armies that a winner loses for so many own units killed (battle.losses-b)."""
    return max(0, min(killed // KILLED_PER_ARMY, armies - ARMIES_KEPT))


def loot_points(p: Civilization2010, winner: int, loser: int, is_attacker: bool, took_city: bool) -> int:
    """The loot of a winner (loot.amount-a); barbarians neither give nor take any (loot.barbarian-a)."""
    if winner < 0 or loser < 0:
        return 0
    points = LOOT_FOR_CITY if took_city else LOOT_FOR_FIGURES
    return points + (p.empires[winner].sheet().loot if is_attacker else 0)
