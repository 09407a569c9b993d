"""Ratings out of the matches of the ladder, all games of two of a title taken together (Bradley and Terry).

A difference of 200 is three games in four. The rule-based bot of a title has 1500; what is given as ± is twice the
standard error of the difference to it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

ANCHOR = 1500.0
SCALE = 400 / np.log(10)
DOUBT = 0.5
"""Added to the wins of both sides of a match, so that who wins every game is not infinitely better."""
STEPS = 100
DUEL = 2


class Rated(NamedTuple):
    """A bot, how strong it is, and how far that may be off."""

    bot: str
    rating: float
    give_or_take: float


def ratings(matches: Sequence[Mapping[str, Any]], anchor: str) -> list[Rated]:
    """The bots of these matches, the strongest first; whoever met nobody who leads to the anchor is left out."""
    duels = [match for match in matches if match["players"] == DUEL]
    bots = _connected(duels, anchor)
    if len(bots) < DUEL:
        return []
    at = {bot: number for number, bot in enumerate(bots)}
    strengths, information = np.zeros(len(bots)), np.zeros((len(bots), len(bots)))
    for _ in range(STEPS):
        gradient, information = np.zeros(len(bots)), np.zeros((len(bots), len(bots)))
        for match in duels:
            if match["bot"] in at and match["other"] in at:
                _count(match, at[match["bot"]], at[match["other"]], strengths, gradient, information)
        # The anchor, which comes first, stays where it is.
        strengths[1:] += np.linalg.solve(information[1:, 1:], gradient[1:])
    errors = np.concatenate([[0.0], np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))])
    found = [Rated(bot, ANCHOR + SCALE * strengths[at[bot]], 2 * SCALE * errors[at[bot]]) for bot in bots]
    return sorted(found, key=lambda each: -each.rating)


def _connected(duels: Sequence[Mapping[str, Any]], anchor: str) -> list[str]:
    """The anchor and everybody to whom matches lead from it."""
    found = [anchor]
    for bot in found:
        for match in duels:
            pair = (match["bot"], match["other"])
            found += [each for each in pair if bot in pair and each not in found]
    return found


def _count(match: Mapping[str, Any], bot: int, other: int, strengths: Any, gradient: Any, information: Any) -> None:
    """Add what a match says to the slope and the curvature of the likelihood."""
    games = match["games"] + 2 * DOUBT
    wins = match["share"] * match["games"] + DOUBT
    expected = 1 / (1 + np.exp(strengths[other] - strengths[bot]))
    gradient[bot] += wins - games * expected
    gradient[other] -= wins - games * expected
    weight = games * expected * (1 - expected)
    information[bot, bot] += weight
    information[other, other] += weight
    information[bot, other] -= weight
    information[other, bot] -= weight
