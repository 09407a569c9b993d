"""How decks lie. Those of later ages are shuffled when a game begins; in an imagined one not before they are needed.

Most of what is imagined ends long before the next age. Its order is settled all the same, by a number from which it is
worked out (`later_order`), so nobody who plays on, copies or stores such a position can tell when that was done.
"""

from civitas.core.dice import laid
from civitas.games.through_the_ages.model import ThroughTheAges


def with_deck(decks: list[list[int]], age: int, deck: list[int]) -> list[list[int]]:
    """The same decks with another one of this age; decks are never changed in place."""
    return [deck if number == age else other for number, other in enumerate(decks)]


def civil_decks_left(p: ThroughTheAges) -> list[list[int]]:
    """The civil decks of all ages as they lie, without the cards that were drawn from them."""
    decks = cards_left(p.civil_decks, p.age, p.civil_left)
    return [_in_order(p, deck, 2 * age) if age > p.age else deck for age, deck in enumerate(decks)]


def military_decks_left(p: ThroughTheAges) -> list[list[int]]:
    """The military decks likewise."""
    decks = cards_left(p.military_decks, p.age, p.military_left)
    return [_in_order(p, deck, 2 * age + 1) if age > p.age else deck for age, deck in enumerate(decks)]


def cards_left(decks: list[list[int]], now: int, left: int) -> list[list[int]]:
    """The decks of all ages without the cards that were drawn from them."""
    return [deck[:] if age > now else deck[:left] if age == now else [] for age, deck in enumerate(decks)]


def settle_decks(p: ThroughTheAges) -> None:
    """Lay the decks of later ages in their order before anything is done to them."""
    if p.later_order:
        p.civil_decks = civil_decks_left(p)
        p.military_decks = military_decks_left(p)
        p.later_order = 0


def settle_age(p: ThroughTheAges, age: int) -> None:
    """Lay the decks of an age that begins in their order."""
    if p.later_order and age < len(p.civil_decks):
        p.civil_decks = with_deck(p.civil_decks, age, _in_order(p, p.civil_decks[age], 2 * age))
        p.military_decks = with_deck(p.military_decks, age, _in_order(p, p.military_decks[age], 2 * age + 1))


def _in_order(p: ThroughTheAges, deck: list[int], number: int) -> list[int]:
    """A deck as it lies."""
    return laid(deck, p.later_order, number) if p.later_order else deck
