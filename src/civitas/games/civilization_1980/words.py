"""The words of views for what the model keeps as numbers."""

from collections.abc import Sequence
from itertools import compress
from typing import Final

from civitas.games.civilization_1980.facts.board import AREAS, COASTS
from civitas.games.civilization_1980.facts.cards import CARD_COUNT, CARDS, COMMODITY_COUNT, KIND, KINDS, set_value
from civitas.games.civilization_1980.view_types import TradeCards

_HALF: Final = CARD_COUNT // 2
_HALF_WORDS: Final[list[list[list[str]]]] = [
    [[CARDS[half + bit] for bit in range(_HALF) if (part >> bit) & 1] for part in range(1 << _HALF)]
    for half in (0, _HALF)
]


def card_words(cards: int) -> list[str]:
    """The civilization cards of a set of bits."""
    return _HALF_WORDS[0][cards & (1 << _HALF) - 1] + _HALF_WORDS[1][cards >> _HALF]


def counted(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """How many there are of each, without those of which there are none."""
    return dict(zip(compress(words, counts), filter(None, counts), strict=True))


def area_counts(row: Sequence[int]) -> dict[str, int]:
    """A number for each area, by the areas where there is anything."""
    return counted(AREAS, row)


def trade_cards(row: Sequence[int]) -> TradeCards:
    """Trade cards by their kinds, and what they are worth."""
    cards, sets = counted(KINDS, row), {}
    for kind in cards:
        if KIND[kind] < COMMODITY_COUNT:
            sets[kind] = set_value(KIND[kind], cards[kind])
    return {"cards": cards, "sets": sets, "count": sum(row), "worth": sum(sets.values())}


def area_words(areas: Sequence[int]) -> list[str]:
    """Areas by their ids."""
    return [AREAS[area] for area in areas]


def kind_words(kinds: Sequence[int]) -> list[str]:
    """Kinds of trade cards by their ids."""
    return [KINDS[kind] for kind in kinds]


def coast_word(coast: int) -> str | None:
    """A coast by its id, None for a ship in stock."""
    return COASTS[coast] if coast >= 0 else None


def seat_or_none(seat: int) -> int | None:
    """A seat, None for nobody."""
    return seat if seat >= 0 else None


def seats_in(bits: int) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]
