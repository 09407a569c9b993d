"""Ratings of bots by the order in which they finish, and how sure a share of wins is."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from civitas.arena.match import Outcome

SURE = 1.959964
"""Standard deviations on each side that hold 95 of 100 cases."""


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
    """The rating of each bot after these games, in their order (Plackett and Luce, by openskill)."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for outcome in outcomes:
        _learn(model, known, outcome)
    return {
        name: Rating(found.mu, found.mu - SURE * found.sigma, found.mu + SURE * found.sigma)
        for name, found in known.items()
    }


def _learn(model: PlackettLuce, known: dict[str, PlackettLuceRating], outcome: Outcome) -> None:
    """A bot on several seats learns from the mean of what they would teach it."""
    names = outcome["bots"]
    for name in names:
        known.setdefault(name, model.rating(name=name))
    if len(set(names)) == 1:
        return
    teams = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in names]
    after = model.rate(teams, ranks=[float(place) for place in outcome["places"]])
    for name in set(names):
        own = [after[seat][0] for seat, other in enumerate(names) if other == name]
        known[name].mu = sum(each.mu for each in own) / len(own)
        known[name].sigma = sum(each.sigma for each in own) / len(own)
