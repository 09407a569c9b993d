"""Bots that play one crude plan with full force, to see whether the others have an answer to it."""

from civitas.bots.civilization_2010.doctrine import COINS, CONQUEST, CULTURE, TECHNOLOGY
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.temper import Temper
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.core.verbs import Verb
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import (
    BUILD,
    DEVOTE,
    FIRST_BUILDING_ITEM,
    HARVEST,
    PRODUCE,
    USE,
)


class Fanatic:
    """Follows one way, and lets its cities do one thing whenever they can."""

    def __init__(self, seed: int, way: int, habit: Verb, from_turn: int) -> None:
        self.dice = Dice.seeded(seed)
        self.way = way
        self.habit = habit
        self.temper = Temper(raids=way == CONQUEST)
        """Only who fights anyhow cares about the others."""
        self.from_turn = from_turn
        """Until then cities are built up as usual."""

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal()
        seat = perspective.seat
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        p = perspective.imagine(self.dice)
        assert isinstance(p, Civilization2010)
        usual = answer(p, seat, self.way, self.temper)
        return self._insisted(p, legal, usual) if p.turn >= self.from_turn else usual

    def _insisted(self, p: Civilization2010, legal: list[int], usual: int) -> int:
        """The habit, where it is possible; coins that can be bought come first."""
        name = p.frames[-1].name()
        if name == "CityManagement" and not USE.owns(usual):
            return next((action for action in legal if self.habit.owns(action)), usual)
        if name == "Production" and self.way == CONQUEST and BUILD.owns(usual):
            soldiers = [each for each in legal if BUILD.owns(each) and BUILD.first(each) < FIRST_BUILDING_ITEM]
            return usual if usual in soldiers or not soldiers else soldiers[-1]
        return usual


def zealot(seed: int) -> Fanatic:
    """Devotes every city to the arts in every turn."""
    return Fanatic(seed, CULTURE, DEVOTE, 3)


def hoarder(seed: int) -> Fanatic:
    """Harvests whatever there is and makes coins of it."""
    return Fanatic(seed, COINS, HARVEST, 3)


def raider(seed: int) -> Fanatic:
    """Builds nothing but soldiers and marches on the nearest capital."""
    return Fanatic(seed, CONQUEST, PRODUCE, 3)


def scholar(seed: int) -> Fanatic:
    """Builds and researches as much as its trade allows, and nothing else."""
    return Fanatic(seed, TECHNOLOGY, PRODUCE, 1)
