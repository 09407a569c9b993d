"""Ratings of bots by the order in which they finish, and how sure a share of wins is."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from civitas.arena.match import Outcome
from civitas.ratings import SURE, Strength, learned


class Interval(NamedTuple):
    """A share and the bounds within which the true one lies in 95 of 100 cases."""

    share: float
    low: float
    high: float


class Rating(NamedTuple):
    """How strong a bot is, and how sure that is."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The share of games won with Wilson's interval."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    width = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(share, max(0.0, middle - width), min(1.0, middle + width))


def rate(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """The rating of each bot after these games, in their order."""
    known: dict[str, Strength] = {}
    for outcome in outcomes:
        known |= learned(outcome["bots"], outcome["places"], known)
    return {
        name: Rating(found.mu, found.mu - SURE * found.sigma, found.mu + SURE * found.sigma)
        for name, found in known.items()
    }
