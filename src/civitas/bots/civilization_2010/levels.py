"""Draft."""

from civitas.bots.civilization_2010.doctrine import COINS, CONQUEST, CULTURE, TECHNOLOGY
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.strategist import Effort, Strategist
from civitas.bots.civilization_2010.temper import GREEN
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.games.civilization_2010.model import Civilization2010


class Follower:
    """One way."""

    def __init__(self, seed: int, way: int) -> None:
        self.dice = Dice.seeded(seed)
        self.way = way

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal()
        seat = perspective.seat
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        p = perspective.imagine(self.dice)
        assert isinstance(p, Civilization2010)
        return answer(p, seat, self.way)


def culture(seed: int) -> Follower:
    return Follower(seed, CULTURE)


def tech(seed: int) -> Follower:
    return Follower(seed, TECHNOLOGY)


def coins(seed: int) -> Follower:
    return Follower(seed, COINS)


def war(seed: int) -> Follower:
    return Follower(seed, CONQUEST)


def nearest(seed: int) -> Strategist:
    return Strategist(seed, Effort())


def nomad(seed: int) -> Strategist:
    return Strategist(seed, Effort(ways=(TECHNOLOGY,), temper=GREEN))


def ways2(seed: int) -> Strategist:
    return Strategist(seed, Effort(way_worlds=2))


def coins1(seed: int) -> Strategist:
    return Strategist(seed, Effort(ways=(COINS,), worlds=1, options=4))


def coins2(seed: int) -> Strategist:
    return Strategist(seed, Effort(ways=(COINS,), worlds=1, options=4, turns=2))


def both1(seed: int) -> Strategist:
    return Strategist(seed, Effort(way_worlds=1, worlds=1, options=4))
