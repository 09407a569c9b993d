"""How people differ at the table: what they overlook, and how far they think ahead."""

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """What a player makes use of."""

    buys_coins: bool = True
    """Whether coins are bought with trade, culture and resources."""
    uses_cards: bool = True
    """Whether culture events and resource abilities are used."""
    weighs_techs: bool = True
    """Whether techs are chosen by what they bring; else any will do."""
    minds_danger: bool = True
    """Whether the armies of others are a reason to arm."""
    raids: bool = True
    """Whether scouts of others are hunted for loot, and the own ones kept away from armies."""
    hinders: bool = False
    """Whether those who are about to win are attacked with what there is."""
    gathers: float = 0.0
    """How much more resources are worth that can become coins."""
    haste: float = 0.25
    """What a step to a target counts against it: who is in a hurry settles on the nearest good land."""
    patience: int = 0
    """By how many turns the game is thought to be longer than it is."""


SOUND: Final = Temper()
"""Overlooks nothing."""
GREEN: Final = Temper(
    buys_coins=False, uses_cards=False, weighs_techs=False, minds_danger=False, raids=False, patience=-12
)
"""A beginner, who sees no farther than a few turns."""
