"""How much may be thought about one decision, in steps and not in seconds: the same seed gives the same game."""

from typing import NamedTuple


class Budget(NamedTuple):
    """What a search may spend."""

    width: int = 6
    """Plans that the beam follows at once."""
    steps: int = 4000
    """Actions that are tried for one plan, at most."""
    plans: int = 1
    """The best plans of the beam, which are compared by playing on; 1: none are."""
    worlds: int = 0
    """Imagined worlds in which each of them is played on; 0: other questions go by the policy, too."""
    turns: int = 1
    """Own turns to which it is played on."""
    trials: int = 400
    """How often a question is played on, at most; the most promising ways come first and go deepest."""
