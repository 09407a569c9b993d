"""How likely an attack succeeds."""

from typing import Final

from civitas.core.dice import Dice
from civitas.games.new_dawn.battles.combat import attack_bonus, defence, printed_value
from civitas.games.new_dawn.civilizations.spending import tokens_available
from civitas.games.new_dawn.facts.kinds import MILITARY
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.military import Military

SIDES: Final = 6
_WINS: Final[list[int]] = [
    len([1 for one in range(SIDES) for other in range(SIDES) if one + lead > other])
    for lead in range(-SIDES, SIDES + 1)
]
"""In how many of 36 rolls the attacker is ahead, by the lead before the dice, from -6 to 6."""


def attack_chance(p: NewDawn, seat: int, space: int) -> float:
    """The chance to win an attack with the military card being resolved; the defender spends all there is."""
    frame = p.frames[-1]
    number = frame.number if isinstance(frame, Military) else 1
    slot = frame.slot if isinstance(frame, Military) else p.civs[seat].slot_of(MILITARY)
    base = printed_value(p, p.card(seat, slot), space) + number
    lead = base + attack_bonus(p, seat, space) - defence(p, space, seat)
    lead += tokens_available(p, seat, slot)
    owner = p.owner[space]
    if owner >= 0:
        reply = p.civs[owner].slot_of(MILITARY)
        lead -= tokens_available(p, owner, reply) if reply != NONE else 0
    return odds(lead)


def odds(lead: int) -> float:
    """The chance to win an attack that is so far ahead before the dice."""
    return _WINS[max(-SIDES, min(SIDES, lead)) + SIDES] / (SIDES * SIDES)


def dice_that_roll(wanted: list[int]) -> Dice:
    """Dice whose next throws are these, for thoughts in which luck shall not count."""
    seed = 0
    while True:
        dice = Dice.seeded(seed)
        if all(dice.below(SIDES) + 1 == throw for throw in wanted):
            return Dice.seeded(seed)
        seed += 1


EVEN: Final = dice_that_roll([3, 3, 3, 3])
"""Neither side is lucky."""
LUCKY: Final = dice_that_roll([6, 1])
UNLUCKY: Final = dice_that_roll([1, 6])
