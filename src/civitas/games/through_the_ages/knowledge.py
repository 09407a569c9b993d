"""What a seat can know of the cards that lie face down. None as a seat is a spectator, who knows only what all know."""

from typing import Final

from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.verbs import MOST_PLAYERS

_SPECTATOR: Final = 1 << MOST_PLAYERS
"""A bit that no set of seats has but EVERY_SEAT, which has them all."""


def knower(seat: int | None) -> int:
    """A seat, or a spectator, as a bit in sets of those who know something."""
    return _SPECTATOR if seat is None else 1 << seat


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat is among these, as bits."""
    return mask & knower(seat) != 0


def knows_current(p: ThroughTheAges, place: int, seat: int | None) -> bool:
    """Whether a seat knows that the card at this place is among the current events."""
    return knows(p.current_known[place], seat)


def has_seen_current(p: ThroughTheAges, place: int, seat: int | None) -> bool:
    """Whether a seat knows the current event at this place."""
    return knows(p.current_seen[place], seat)


def knows_future(p: ThroughTheAges, place: int, seat: int | None) -> bool:
    """Whether a seat knows the future event at this place, because it laid it there."""
    return knows(p.future_known[place], seat)


def knows_bonus(p: ThroughTheAges, place: int) -> bool:
    """Whether a common bonus card (2006) is open already."""
    return place < p.bonus_open


def leaves_openly(p: ThroughTheAges) -> list[bool]:
    """For each card whether everybody knows if it is out of the game: military cards leave it face down."""
    return p.edition.cards.is_civil
