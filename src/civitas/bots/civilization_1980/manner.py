"""The manner of a bot: what it knows and how bold it is, as numbers that its skills ask for."""

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """What tells one level from another."""

    reserve: int = 4
    """Tokens beyond the support that stay when a city is built."""
    roomy_reserve: int = 10
    """The same with few cities while more than a few areas are free."""
    early_reserve: int = 20
    """The same while the first cities can still wait."""


PLAIN: Final = Manner()
"""The steward's."""
