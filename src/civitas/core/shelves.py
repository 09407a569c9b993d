"""Where parts of views wait to be shown again, as long as the facts that they show are the same."""

from typing import Final, Generic, TypeVar

from civitas.core.fixed import fixed

T = TypeVar("T")

Facts = tuple[object, ...]


class Shelf(Generic[T]):
    """The parts of one kind that were shown last, each with all the facts that it follows from.

    Facts are numbers, and lists that are never changed in place once somebody has seen them, so that the same list is
    the same fact. A mark says quickly where to look: parts under one mark take each other's place, and nothing else
    depends on it. Whoever leaves out a fact shows what is not so any more, or to somebody who may not know it.
    """

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._parts: dict[object, tuple[Facts, T]] = {}
        self._earlier: dict[object, tuple[Facts, T]] = {}
        """The shelf as it was when it became full; it goes when the next one is. Nothing here minds several threads."""

    def find(self, mark: object, facts: Facts) -> T | None:
        """The part that shows these facts, if it is still here."""
        kept = self._parts.get(mark)
        if kept is None:
            kept = self._earlier.get(mark)
        if kept is None or kept[0] != facts:
            return None
        return kept[1]

    def keep(self, mark: object, facts: Facts, part: T) -> T:
        """Keep a part for the next views; nobody can change it from now on."""
        part = fixed(part)
        if len(self._parts) >= self._most:
            self._earlier, self._parts = self._parts, {}
        self._parts[mark] = (facts, part)
        return part


_DECKS: Final = Shelf[list[int]](512)


def in_fixed_order(deck: list[int]) -> list[int]:
    """The cards of a deck, sorted, to be read only: decks are never changed in place, so this is worked out once."""
    mark, facts = id(deck), (deck,)
    known = _DECKS.find(mark, facts)
    return _DECKS.keep(mark, facts, sorted(deck)) if known is None else known
