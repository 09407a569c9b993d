"""The bot that plays by the policy, chooses its way by playing games out, and compares the answers that matter."""

from typing import Final, NamedTuple

from civitas.bots.civilization_2010.alternatives import alternatives
from civitas.bots.civilization_2010.bargains import offer_answer
from civitas.bots.civilization_2010.doctrine import WAYS
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.rollouts import played_on, rival_ways
from civitas.bots.civilization_2010.sight import Sight
from civitas.bots.civilization_2010.temper import SOUND, Temper
from civitas.bots.civilization_2010.ways import nearest_way
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.trade import Trading

UNDECIDED: Final = -1


class Effort(NamedTuple):
    """How much is thought."""

    ways: tuple[int, ...] = (0, 1, 2, 3)
    """The ways that are known."""
    way_worlds: int = 0
    """Worlds in which each way is played out, once a turn; 0: the nearest way is taken."""
    worlds: int = 0
    """Worlds in which each alternative of a decision is played out; 0: the policy decides."""
    options: int = 3
    """Alternatives that are compared."""
    turns: int = 1
    """Turns that are played on, the present one included."""
    way_turns: int = 4
    """The same to choose a way."""
    temper: Temper = SOUND
    deals: bool = False
    """Whether offers are made."""
    loyalty: float = 0.1
    """By how much another way must be better to be taken."""


class Strategist:
    """Sees a perspective and nothing else; everything is tried in positions that fit it."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self.dice = Dice.seeded(seed)
        self.effort = effort
        self.way = UNDECIDED
        self.turn = -1

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal()
        seat = perspective.seat
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        p = self._imagine(perspective)
        if p.turn != self.turn:
            self.turn = p.turn
            self.way = self._best_way(perspective, p, seat)
        if self.effort.deals and isinstance(p.frames[-1], Trading):
            offer = offer_answer(Sight(p, seat, self.way), self.way, legal)
            if offer >= 0:
                return offer
        usual = answer(p, seat, self.way, self.effort.temper)
        if self.effort.worlds == 0:
            return usual
        options = alternatives(p, seat, self.way, usual, self.effort.options)
        return usual if len(options) == 1 else self._best(perspective, p, seat, options)

    def _imagine(self, perspective: Perspective) -> Civilization2010:
        p = perspective.imagine(self.dice)
        assert isinstance(p, Civilization2010)
        p.silence()
        return p

    def _best_way(self, perspective: Perspective, p: Civilization2010, seat: int) -> int:
        effort = self.effort
        if len(effort.ways) == 1:
            return effort.ways[0]
        if effort.way_worlds == 0:
            return nearest_way(p, seat)
        totals = [0.0] * WAYS
        if self.way >= 0:
            totals[self.way] += effort.loyalty * effort.way_worlds
        for number in range(effort.way_worlds):
            world = p if number == 0 else self._imagine(perspective)
            rivals = rival_ways(world, seat, self.way)
            for way in effort.ways:
                totals[way] += played_on(world.clone(), seat, way, [], rivals, effort.way_turns)
        best = effort.ways[0]
        for way in effort.ways:
            if totals[way] > totals[best]:
                best = way
        return best

    def _best(self, perspective: Perspective, p: Civilization2010, seat: int, options: list[int]) -> int:
        """The option that turns out best on average in several worlds, the same ones for all."""
        totals = [0.0] * len(options)
        for number in range(self.effort.worlds):
            world = p if number == 0 else self._imagine(perspective)
            rivals = rival_ways(world, seat, self.way)
            for place, action in enumerate(options):
                totals[place] += played_on(world.clone(), seat, self.way, [action], rivals, self.effort.turns)
        best = 0
        for place, total in enumerate(totals):
            if total > totals[best]:
                best = place
        return options[best]
