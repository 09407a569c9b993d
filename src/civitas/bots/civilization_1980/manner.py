"""The manner of a bot: how bold it is where, as numbers that its skills ask for."""

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """What one way to play cares for."""

    reserve: int = 4
    """Tokens beyond the support that stay when a city is built."""
    roomy_reserve: int = 10
    """The same with few cities while more than a few areas are free."""
    early_reserve: int = 20
    """The same while the first cities can still wait."""
    fleet: int = 1
    """Ships that are built for levied tokens where land is short."""
    plenty: int = 2
    """Free areas within reach by land that make a ship unnecessary."""
    spoils: float = 0.6
    """How much of an area's worth counts when it has to be conquered first."""
    stormed: float = 30.0
    """What it is worth to take over the city of somebody who cannot garrison it."""
    razed: float = 0.0
    """What it is worth to destroy the city of somebody who can."""


PLAIN: Final = Manner()
"""The steward's."""
