"""What trade cards are worth: now, kept for later, and which six to keep."""

from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, COPIES, HAND_LIMIT, HELD_COUNT, VALUE

GROWTH = 2.0
"""Cards of the same kind that one expects to add to a set before it is spent."""
CALAMITY = 45.0
"""What it is worth to be rid of a black calamity."""


def kept_value(kind: int, count: int) -> float:
    """What a set of so many cards is worth if it is kept and grows."""
    if count == 0:
        return 0.0
    grown = min(GROWTH, COPIES[kind] - count)
    return VALUE[kind] * (count * count + grown * count)


def best_to_keep(hand: list[int]) -> list[int]:
    """The six cards (or fewer) that are worth most together, as a hand; calamities are left out."""
    kept = [0] * HELD_COUNT
    room = HAND_LIMIT
    kinds = [kind for kind in range(COMMODITY_COUNT) if hand[kind]]
    while room and kinds:
        best = max(kinds, key=lambda kind: _per_card(kind, min(hand[kind], room)))
        kept[best] = min(hand[best], room)
        room -= kept[best]
        kinds.remove(best)
    return kept


def _per_card(kind: int, count: int) -> float:
    return kept_value(kind, count) / count


def carried_value(hand: list[int]) -> float:
    """What a hand is worth at the end of the round, when only six cards can be kept."""
    kept = best_to_keep(hand)
    return sum((kept_value(kind, kept[kind]) for kind in range(COMMODITY_COUNT)), 0.0)
