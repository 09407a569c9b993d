"""How strong players are, by the order in which they finish: Plackett and Luce, by openskill.

The arena rates bots with it, a server everybody who plays there.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

SURE = 1.959964
"""Standard deviations on each side that hold 95 of 100 cases."""

_MODEL = PlackettLuce()


class Strength(NamedTuple):
    """What is believed of a player: the mean, and how far from it the truth may lie."""

    mu: float
    sigma: float


UNKNOWN = Strength(_MODEL.mu, _MODEL.sigma)
"""With this everybody begins, people and bots."""


def learned(players: Sequence[str], places: Sequence[float], known: Mapping[str, Strength]) -> dict[str, Strength]:
    """What is believed of these players after a game with these places, the lowest being the best.

    Whoever sat on several seats learns from the mean of what they would teach; against oneself nothing is learned.
    """
    before = {name: known.get(name, UNKNOWN) for name in players}
    if len(before) == 1:
        return before
    teams = [[_MODEL.create_rating(list(before[name]), name)] for name in players]
    after = [team[0] for team in _MODEL.rate(teams, ranks=list(places))]
    return {name: _mean([each for each, other in zip(after, players, strict=True) if other == name]) for name in before}


def _mean(own: Sequence[object]) -> Strength:
    mus, sigmas = ([float(getattr(each, part)) for each in own] for part in ("mu", "sigma"))
    return Strength(sum(mus) / len(mus), sum(sigmas) / len(sigmas))
