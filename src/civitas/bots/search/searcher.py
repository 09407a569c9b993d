"""The bot that searches: plans its turns as a whole, follows a plan while it fits, and compares by playing on."""

from civitas.bots.search.beam import TurnSearch
from civitas.bots.search.budget import Budget
from civitas.bots.search.clock import Clock
from civitas.bots.search.skill import Skill
from civitas.bots.search.widening import Widening, Worlds
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position


class Searcher:
    """Sees a perspective and nothing else; everything is tried in positions that fit it."""

    def __init__(self, skill: Skill, budget: Budget, seed: int) -> None:
        self.skill = skill
        self.budget = budget
        self.dice = Dice.seeded(seed)
        self.clock = Clock()
        self.turn_search = TurnSearch(skill, budget, self.clock)
        self._was_own_turn = False
        self._plan: list[int] = []
        """What is still to be played of the last plan."""
        self._expected: list[list[int]] = []
        """What the seat may play then, if everything goes as planned."""

    def think_at_most(self, seconds: float) -> None:
        """So long for a decision, and four times as long for a turn."""
        self.clock.seconds = seconds

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal()
        seat = perspective.seat
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        if self._plan and self._expected[0] == legal:
            return self._follow()
        self._plan, self._expected = [], []
        world = self._imagine(perspective)
        is_own_turn = self.skill.is_own_turn(world, seat)
        self.clock.begin(is_new_turn=is_own_turn and not self._was_own_turn)
        self._was_own_turn = is_own_turn
        choice = self._think(perspective, world, seat)
        self.clock.stop()
        return choice

    def _think(self, perspective: Perspective, world: Position, seat: int) -> int:
        if self.skill.is_own_phase(world, seat):
            self._make_plan(perspective, world, seat)
            return self._follow() if self._plan else self.skill.policy(world, seat)
        return self._answer(perspective, world, seat)

    def _follow(self) -> int:
        self._expected.pop(0)
        return self._plan.pop(0)

    def _imagine(self, perspective: Perspective) -> Position:
        world = perspective.imagine(self.dice)
        world.silence()
        return world

    # Turns.

    def _make_plan(self, perspective: Perspective, world: Position, seat: int) -> None:
        plans = [self._to_the_end(plan.position, plan.actions, seat) for plan in self.turn_search.plans(world, seat)]
        by_promise = list(range(len(plans)))
        best = self._best(perspective, world, seat, plans, by_promise) if len(plans) > 1 else 0
        self._plan = plans[best]
        self._expected = self._expectations(world, seat, self._plan)

    def _to_the_end(self, position: Position, actions: list[int], seat: int) -> list[int]:
        """The actions with the one that ends the phase, unless it has ended by itself."""
        ending = self.skill.ends_phase(position, seat) if self.skill.is_own_phase(position, seat) else -1
        return [*actions, ending] if ending >= 0 else actions

    def _expectations(self, world: Position, seat: int, actions: list[int]) -> list[list[int]]:
        """What may be played at each step of a plan."""
        p = world.clone()
        expected: list[list[int]] = []
        for action in actions:
            expected.append(p.legal(seat))
            p.play(seat, action)
        return expected

    # Other questions.

    def _answer(self, perspective: Perspective, world: Position, seat: int) -> int:
        options = self.skill.options(world, seat)
        if len(options) == 1:
            return options[0]
        if self.budget.worlds == 0:
            return self.skill.policy(world, seat)
        ways = [[action] for action in options]
        return options[self._best(perspective, world, seat, ways, self._by_promise(world, seat, options))]

    def _by_promise(self, world: Position, seat: int, options: list[int]) -> list[int]:
        """The places of the options: the quick answer first, then the others by what they are worth at once."""
        quick = self.skill.policy(world, seat)
        ranks = [(action != quick, -self._at_once(world, seat, action), place) for place, action in enumerate(options)]
        return [place for _, _, place in sorted(ranks)]

    def _at_once(self, world: Position, seat: int, action: int) -> float:
        after = world.clone()
        after.play(seat, action)
        return self.skill.advantage(after, seat)

    def _best(
        self, perspective: Perspective, world: Position, seat: int, ways: list[list[int]], order: list[int]
    ) -> int:
        """The way that turns out best on average in several worlds, the same ones for all."""
        worlds = Worlds(perspective, world, self.dice)
        return Widening(self.skill, self.budget, self.clock, seat).best(worlds, ways, order)
