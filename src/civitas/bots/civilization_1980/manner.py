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
    guards: bool = False
    """Whether tokens are sent into cities that would change hands otherwise."""

    dread: float = 45.0
    """What it costs to receive a calamity."""
    suspicion: float = 0.15
    """The chance that somebody who holds a calamity has put it into a package that could hide it."""
    counts: bool = False
    """Whether it is counted off who has drawn a calamity."""
    malice: float = 45.0
    """What it is worth to pass one on."""
    aims: bool = False
    """Whether it matters who gets it: those who are ahead rather than those who are behind."""
    greed: float = 0.0
    """How much the other side must gain before it is likely to agree; 0: what is good for both is best."""
    rivalry: float = 0.0
    """How much the gain of others counts against our own, in shares of the table."""
    haggles: bool = False
    """Whether an answer is countered before it is accepted."""
    patience: int = 12
    """So many packages are published in one phase; nobody waits for a bot that haggles without end."""

    plans_cards: bool = True
    """Whether purchases follow the epochs ahead and the eleven places; else what can be paid for is bought."""
    late_care: int = 0
    """With so few places left, whoever does not plan its cards sees that they must hold dear ones."""
    thrift: float = 0.35
    """How much it counts that a cheap card takes one of eleven places."""
    aim: int = 0
    """Points of cards beyond what the last space asks for, so that a shared arrival is won."""


PLAIN: Final = Manner()
"""The steward's."""
