"""Battles: which unit is played where, and what is done with wounds."""

from typing import Final

from civitas.games.civilization_2010.battles.arithmetic import (
    UNIT_OF,
    WOUNDS_OF,
    striking_order,
    unit_health,
    unit_strength,
    wounds_exchanged,
)
from civitas.games.civilization_2010.battles.fronts import fronts_of
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import DONE_CODE, FRONT, HEAL, USE, WOUND

BATTLE_VERBS: Final = [FRONT, WOUND, HEAL]
KILL: Final = 3.0
LOSS: Final = 2.5
OPENING: Final = 0.1
"""What a new front counts for: it brings little and risks little."""


def is_battle_question(legal: list[int]) -> bool:
    """Whether a unit is to be played, or wounds are to be dealt or healed."""
    return any(verb.owns(action) for action in legal for verb in BATTLE_VERBS)


def battle_answer(p: Civilization2010, legal: list[int]) -> int:
    """The attack that does most for what it costs."""
    fronts = [action for action in legal if FRONT.owns(action)]
    if fronts:
        used = [action for action in legal if USE.owns(action)]
        if used and p.fronts:
            return used[0]
        return max(fronts, key=lambda action: attack_value(p, FRONT.first(action), FRONT.second(action)))
    wounds = [action for action in legal if WOUND.owns(action) or HEAL.owns(action)]
    if wounds:
        return min(wounds, key=lambda action: _left(p, action))
    return DONE_CODE if DONE_CODE in legal else legal[0]


def _left(p: Civilization2010, action: int) -> int:
    """The health that is left to the unit whose wounds are about to change: an enemy's to wound, an own one to heal."""
    battle = fronts_of(p)
    is_wound = WOUND.owns(action)
    front = p.fronts[(WOUND if is_wound else HEAL).first(action)]
    side = 1 - battle.turn if is_wound else battle.turn
    return unit_health(p, battle.fighter(side), battle.rank, front[UNIT_OF[side]]) - front[WOUNDS_OF[side]]


def attack_value(p: Civilization2010, unit: int, front: int) -> float:
    """What playing a unit on a front brings: the enemy's losses minus ours."""
    battle = fronts_of(p)
    mine, theirs = battle.turn, 1 - battle.turn
    fighter, rival, rank = battle.fighter(mine), battle.fighter(theirs), battle.rank
    strength = unit_strength(p, fighter, rank, unit) + battle.extra
    health = unit_health(p, fighter, rank, unit)
    if front >= len(p.fronts):
        return OPENING * (health - strength)
    row = p.fronts[front]
    enemy = row[UNIT_OF[theirs]]
    left = unit_health(p, rival, rank, enemy) - row[WOUNDS_OF[theirs]]
    order = striking_order(p, fighter, unit, rival, enemy)
    taken, dealt = wounds_exchanged(strength, health, unit_strength(p, rival, rank, enemy), left, order)
    value = min(dealt, left) - min(taken, health)
    return value + (KILL if dealt >= left else 0.0) - (LOSS if taken >= health else 0.0)
