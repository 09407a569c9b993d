"""Who plays whom: every deal is played once from each seat, so that neither seats nor deals favour anybody."""

from collections.abc import Iterator
from itertools import combinations, cycle, islice
from typing import NamedTuple

from civitas.core.errors import CivitasError


class BadMatch(CivitasError):
    """A match that cannot be played as it was asked for."""


class Fixture(NamedTuple):
    """One game to be played."""

    number: int
    seed: int
    """Of the deal."""
    lineup: tuple[str, ...]
    """The bots, seat by seat, without the seats that the rules play."""


def fixtures(bots: list[str], seats: int, games: int, seed: int) -> list[Fixture]:
    """So many games of these bots, with so many seats each.

    As many bots as seats are one line-up. Fewer are repeated in turn until all seats are taken, more take turns in all
    groups of that size. A line-up plays a deal once from every seat before the next deal comes.
    """
    if not bots:
        raise BadMatch("an arena needs bots: name them with --bots")
    if seats < 1 or games < 1:
        raise BadMatch(f"{games} games with {seats} bots: at least one of each")
    rounds = enumerate(cycle(list(lineups(bots, seats))))
    turns = (
        (seed + number, lineup[-turn:] + lineup[:-turn]) for number, lineup in rounds for turn in range(len(lineup))
    )
    return [Fixture(number, deal, lineup) for number, (deal, lineup) in enumerate(islice(turns, games))]


def lineups(bots: list[str], seats: int) -> Iterator[tuple[str, ...]]:
    """The groups that meet at a table."""
    if len(bots) > seats:
        yield from combinations(bots, seats)
    else:
        yield tuple(islice(cycle(bots), seats))
