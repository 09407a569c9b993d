"""Packages of trade cards: all that a hand can make, and all that an announcement can mean."""

from itertools import combinations_with_replacement

from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HELD_COUNT, TRADE_MINIMUM, set_value

Bundle = tuple[tuple[int, int], ...]
"""Kinds in ascending order, each with the number of its cards."""
LARGEST_EXPLAINED = 5
LARGEST_GIVEN = 4
HIDDEN = COMMODITY_COUNT
"""Stands for any calamity: in an announcement they all look alike."""

_by_count: dict[int, dict[int, list[Bundle]]] = {}


def bundle_of(counts: list[int]) -> Bundle:
    """Cards counted by kind as a bundle."""
    return tuple((kind, count) for kind, count in enumerate(counts) if count)


def size_of(bundle: Bundle) -> int:
    """How many cards a bundle has."""
    return sum(count for _, count in bundle)


def worth_of(bundle: Bundle) -> int:
    """The value that is announced for a bundle."""
    return sum(set_value(kind, count) for kind, count in bundle if kind < COMMODITY_COUNT)


def hides_calamity(bundle: Bundle) -> bool:
    """Whether a calamity is among the cards."""
    return bundle[-1][0] >= COMMODITY_COUNT


def explanations(count: int, worth: int, named: int) -> list[Bundle]:
    """Every bundle of so many cards and this worth with the named commodity in it; at most one calamity."""
    if count > LARGEST_EXPLAINED:
        return []
    if count not in _by_count:
        _by_count[count] = _all_bundles(count)
    possible = _by_count[count].get(worth, [])
    return [bundle for bundle in possible if any(kind == named for kind, _ in bundle)]


def _all_bundles(count: int) -> dict[int, list[Bundle]]:
    found: dict[int, list[Bundle]] = {}
    for kinds in combinations_with_replacement(range(COMMODITY_COUNT + 1), count):
        if kinds.count(HIDDEN) < 2:
            bundle = _counted(kinds)
            found.setdefault(worth_of(bundle), []).append(bundle)
    return found


def _counted(kinds: tuple[int, ...]) -> Bundle:
    return tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds)))


def bundles_from(hand: list[int]) -> list[Bundle]:
    """Every bundle of three or four cards that a hand can make, with at most one calamity."""
    cards = [kind for kind in range(HELD_COUNT) for _ in range(min(hand[kind], LARGEST_GIVEN))]
    found: set[Bundle] = set()
    for size in range(TRADE_MINIMUM, LARGEST_GIVEN + 1):
        found.update(_choices(cards, 0, size, ()))
    return sorted(bundle for bundle in found if sum(n for kind, n in bundle if kind >= COMMODITY_COUNT) < 2)


def _choices(cards: list[int], start: int, size: int, chosen: tuple[int, ...]) -> list[Bundle]:
    """All different choices of so many cards from a sorted list."""
    if size == 0:
        return [_counted(chosen)]
    found: list[Bundle] = []
    for index in range(start, len(cards) - size + 1):
        if index == start or cards[index] != cards[index - 1]:
            found += _choices(cards, index + 1, size - 1, (*chosen, cards[index]))
    return found
