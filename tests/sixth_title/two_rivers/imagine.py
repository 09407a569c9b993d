"""What a seat cannot know, dealt anew."""

from civitas.core.dice import Dice
from two_rivers.model import TwoRivers


def imagine(p: TwoRivers, seat: int | None, rng: Dice) -> TwoRivers:
    """The goods of the others and the deck in another order."""
    other = p.clone()
    hidden = sorted([*p.deck, *(good for each, hand in enumerate(p.hands) if each != seat for good in hand)])
    rng.shuffle(hidden)
    for each, hand in enumerate(p.hands):
        if each != seat:
            other.hands[each] = sorted(hidden.pop() for _ in hand)
    other.deck = hidden
    other.dice = Dice.seeded(rng.roll())
    return other
