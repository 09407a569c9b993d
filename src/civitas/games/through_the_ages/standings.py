"""Comparing civilizations: a complete order for every value, in which the active player wins ties, then clockwise."""

from civitas.games.through_the_ages.civilization import NONE
from civitas.games.through_the_ages.civilizations.ratings import discontent
from civitas.games.through_the_ages.model import ThroughTheAges


def strongest_first(p: ThroughTheAges, first: int = NONE) -> list[int]:
    """The seats by strength; ties as if `first` (otherwise the active seat) and those clockwise of it were higher."""
    return _highest_first(p, [c.strength for c in p.civs], first)


def richest_first(p: ThroughTheAges, first: int = NONE) -> list[int]:
    """The seats by culture points."""
    return _highest_first(p, [c.culture for c in p.civs], first)


def most_scientific_first(p: ThroughTheAges, first: int = NONE) -> list[int]:
    """The seats by science per turn."""
    return _highest_first(p, [c.science_rate for c in p.civs], first)


def _highest_first(p: ThroughTheAges, values: list[int], first: int) -> list[int]:
    seats = p.seats_from(p.active if first < 0 else first)
    # Sorting is stable, also in reverse, so that equal values stay in the order of the seats.
    seats.sort(key=values.__getitem__, reverse=True)
    return seats


def several(p: ThroughTheAges) -> int:
    """How many civilizations `the two strongest` or `the two weakest` are: only one while two players are left."""
    return 1 if p.playing() <= 2 else 2


def strongest_of_all(p: ThroughTheAges) -> list[int]:
    """The strongest civilization."""
    return strongest_first(p)[:1]


def weakest_of_all(p: ThroughTheAges) -> list[int]:
    """The weakest civilization."""
    return strongest_first(p)[-1:]


def two_strongest(p: ThroughTheAges) -> list[int]:
    """The two strongest civilizations, in the order in which they decide."""
    return _clockwise(p, strongest_first(p)[: several(p)])


def two_weakest(p: ThroughTheAges) -> list[int]:
    """The two weakest civilizations, in the order in which they decide."""
    return _clockwise(p, strongest_first(p)[-several(p) :])


def most_cultured(p: ThroughTheAges) -> list[int]:
    """The civilization with the most culture points."""
    return richest_first(p)[:1]


def least_cultured(p: ThroughTheAges) -> list[int]:
    """The civilization with the fewest culture points."""
    return richest_first(p)[-1:]


def most_cultured_if_weak(p: ThroughTheAges) -> list[int]:
    """The civilization with the most culture points, if it is one of the two weakest."""
    weak = two_weakest(p)
    return [seat for seat in most_cultured(p) if seat in weak]


def all_happiest(p: ThroughTheAges) -> list[int]:
    """All civilizations with the most happy faces; ties are not broken."""
    most = max([p.civs[seat].faces for seat in p.seats()])
    return [seat for seat in p.seats() if p.civs[seat].faces == most]


def all_most_discontent(p: ThroughTheAges) -> list[int]:
    """All civilizations with the most discontent workers, if there are any at all."""
    most = max([discontent(p, p.civs[seat]) for seat in p.seats()])
    return [seat for seat in p.seats() if most and discontent(p, p.civs[seat]) == most]


def active_player(p: ThroughTheAges) -> list[int]:
    """The player whose turn it is."""
    return [p.active]


def everybody(p: ThroughTheAges) -> list[int]:
    """All civilizations, in the order in which they decide."""
    return p.seats()


def _clockwise(p: ThroughTheAges, seats: list[int]) -> list[int]:
    return [seat for seat in p.seats() if seat in seats]
