"""Questions that keep something which not everybody may know."""

from civitas.core.dice import ThoughtDice
from civitas.core.native import mypyc_attr
from civitas.core.position import Frame
from civitas.games.civilization_2010.model import Civilization2010


@mypyc_attr(allow_interpreted_subclasses=True)  # which the compiler wants where frames have their own __init__
class SecretFrame(Frame[Civilization2010]):
    """A frame with fields that a seat may have to guess; its `question` must not tell them."""

    def imagine(self, p: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
        """Choose anew what the seat (None: a spectator) cannot know.

        The frame is that of an imagined position, whose hands, tokens and decks are dealt anew already. Nothing but
        what the seat knows, the imagined hands and the dice may decide, never what the fields held before.
        """

    def shows_events(self, p: Civilization2010, seat: int, other: int) -> bool:
        """Whether the question lets a seat look at the culture events of another one (loot.card-a)."""
        return False

    def is_possible(self, p: Civilization2010) -> bool:
        """Whether hands and tokens allow what was announced; those that others imagine may not."""
        return True
