"""Progress instead of wins: what chances every bot had on the way, by what was learned from games.

A game says only once who has won, but in every round how it stands: how clearly a bot wins, and from when on.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final, TypedDict

from civitas.arena.match import FORFEIT, Outcome
from civitas.arena.ratings import Interval
from civitas.ratings import SURE

STUDENT: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""Student's deviations for 95 of 100 cases, with 1, 2, … degrees of freedom; a series is exact enough for more."""


class ChanceRow(TypedDict):
    """The mean chance of a seat of one bot, and the bounds of the true one in 95 of 100 cases."""

    name: str
    games: int
    chance: float
    low: float
    high: float


def chance_rows(outcomes: Sequence[Outcome]) -> list[ChanceRow]:
    """All bots of games in which chances were noted, the best first; nothing where none were."""
    games = [(outcome["bots"], found) for outcome in outcomes if (found := mean_chances(outcome)) is not None]
    names = dict.fromkeys(name for bots, _ in games for name in bots)
    rows = [_row(name, [_of_bot(name, bots, found) for bots, found in games if name in bots]) for name in names]
    return sorted(rows, key=lambda row: -row["chance"])


def mean_chances(outcome: Outcome) -> list[float] | None:
    """Every seat's chance on the mean of all rounds; who lost by the rules of the arena never had one."""
    noted = outcome.get("chances")
    if noted is None:
        return None
    if outcome["ending"] == FORFEIT:
        first = outcome["places"].count(1)
        return [1 / first if place == 1 else 0.0 for place in outcome["places"]]
    return [mean(seat) for seat in zip(*noted.values(), strict=True)] if noted else None


def mean_of_games(found: Sequence[float]) -> Interval:
    """The mean over games with Student's interval; one game says nothing of how much games differ."""
    middle = mean(found)
    if len(found) < 2:
        return Interval(middle, 0.0, 1.0)
    width = student(len(found) - 1) * stdev(found) / sqrt(len(found))
    return Interval(middle, max(0.0, middle - width), min(1.0, middle + width))


def student(freedom: int) -> float:
    """How many standard deviations of a mean hold 95 of 100 cases, with so many degrees of freedom."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (SURE**3 + SURE) / 4
    second = (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / 96
    third = (3 * SURE**7 + 19 * SURE**5 + 17 * SURE**3 - 15 * SURE) / 384
    return SURE + first / freedom + second / freedom**2 + third / freedom**3


def _of_bot(name: str, bots: Sequence[str], found: Sequence[float]) -> float:
    """A bot on several seats counts by their mean."""
    return mean(chance for each, chance in zip(bots, found, strict=True) if each == name)


def _row(name: str, found: Sequence[float]) -> ChanceRow:
    chance, low, high = mean_of_games(found)
    return {"name": name, "games": len(found), "chance": round(chance, 4), "low": round(low, 4), "high": round(high, 4)}
