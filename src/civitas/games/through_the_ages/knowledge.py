"""What a seat can know of the cards that lie face down. None as a seat is a spectator, who knows only what all know."""

from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat is among these, as bits."""
    return mask == EVERY_SEAT or (seat is not None and (mask >> seat) & 1 == 1)


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


def known_gone(p: ThroughTheAges) -> list[int]:
    """Cards of which everybody knows that they are out of the game: military cards leave it face down."""
    is_civil = p.edition.cards.is_civil
    return [card for card in p.gone if is_civil[card]]


def unknown_gone(p: ThroughTheAges) -> list[int]:
    """The places among those cards where one lies face down."""
    is_civil = p.edition.cards.is_civil
    return [place for place, card in enumerate(p.gone) if not is_civil[card]]
