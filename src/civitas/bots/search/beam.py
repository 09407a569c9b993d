"""A whole turn planned in one imagined world: of all ways to go on only the most promising are followed."""

from collections.abc import Hashable

from civitas.bots.search.budget import Budget
from civitas.bots.search.clock import Clock
from civitas.bots.search.skill import Skill
from civitas.core.position import Position


class Plan:
    """Some actions of one seat in a row, and what they lead to."""

    def __init__(self, position: Position, actions: list[int], value: float) -> None:
        self.position = position
        self.actions = actions
        self.value = value


class TurnSearch:
    """Finds plans for the rest of a turn."""

    def __init__(self, skill: Skill, budget: Budget, clock: Clock | None = None) -> None:
        self.skill = skill
        self.budget = budget
        self.clock = clock or Clock()

    def plans(self, world: Position, seat: int) -> list[Plan]:
        """Plans for the phase that the seat is in, the best first; the phase itself is not yet ended in them."""
        skill = self.skill
        skill.begin_turn(world, seat)
        start = Plan(world, [], skill.outlook(world, seat))
        found = [start]
        frontier = [start]
        met: set[Hashable] = {skill.key(world, seat)}
        left = self.budget.steps
        while frontier and left > 0 and not self.clock.is_up():
            reached: list[Plan] = []
            for plan in frontier:
                steps = self._steps(plan, seat, met)
                reached += steps
                left -= 1 + len(steps)
                if left <= 0 or self.clock.is_up():
                    break
            found += [plan for plan in reached if self._may_stop(plan, seat)]
            going_on = [plan for plan in reached if skill.is_own_phase(plan.position, seat)]
            frontier = best_of(going_on, self.budget.width)
        return best_of(found, max(1, self.budget.plans))

    def _may_stop(self, plan: Plan, seat: int) -> bool:
        """Whether a plan can end here: the phase is over, or the seat may end it now."""
        position = plan.position
        if not self.skill.is_own_phase(position, seat):
            return True
        return self.skill.ends_phase(position, seat) >= 0

    def _steps(self, plan: Plan, seat: int, met: set[Hashable]) -> list[Plan]:
        """The positions one action further that were not met before."""
        skill = self.skill
        ending = skill.ends_phase(plan.position, seat)
        steps: list[Plan] = []
        for action in skill.options(plan.position, seat):
            if action == ending:
                continue
            after = plan.position.clone()
            after.play(seat, action)
            key = skill.key(after, seat)
            if key in met:
                continue
            met.add(key)
            steps.append(Plan(after, [*plan.actions, action], skill.outlook(after, seat)))
        return steps


def best_of(plans: list[Plan], count: int) -> list[Plan]:
    """The most promising plans, the best first; of equal ones the earlier."""
    return sorted(plans, key=_worst_first)[:count]


def _worst_first(plan: Plan) -> float:
    return -plan.value
