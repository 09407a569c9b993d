"""Bots that play one crude plan with full force, to see whether the others have an answer to it."""

from typing import cast

from civitas.bots.civilization_2010.doctrine import COINS, CONQUEST, CULTURE, TECHNOLOGY
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.temper import Temper
from civitas.bots.search.imagining import Imagining
from civitas.core.position import Position
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


class Fanatic(Imagining):
    """Follows one way, and lets its cities do one thing whenever they can."""

    def __init__(self, seed: int, way: int, habit: Verb, from_turn: int) -> None:
        super().__init__(seed)
        self.way = way
        self.habit = habit
        self.temper = Temper(raids=way == CONQUEST)
        """Only who fights anyhow cares about the others."""
        self.from_turn = from_turn
        """Until then cities are built up as usual."""

    def decide(self, p: Position, seat: int, legal: list[int]) -> int:
        game = cast("Civilization2010", p)
        usual = answer(game, seat, self.way, self.temper)
        return self._insisted(game, legal, usual) if game.turn >= self.from_turn else usual

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
