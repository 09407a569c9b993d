"""One skill for each question the game asks, and the plan of a phase while it is carried out."""

from collections.abc import Callable

from civitas.bots.civilization_1980 import (
    calamities,
    cities,
    growth,
    keeping,
    market,
    movement,
    nations,
    purchases,
    ships,
)
from civitas.bots.civilization_1980.sight import Sight
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.games.civilization_1980.verbs import DONE_CODE, REDUCE

Skill = Callable[[Sight, list[int]], int]


def _shake(sight: Sight, legal: list[int]) -> int:
    if REDUCE.owns(legal[0]):
        return cities.city_to_reduce(sight, legal)
    return calamities.strike_neighbour(sight, legal)


SKILLS: dict[str, Skill] = {
    "Taxes": growth.tax_rate,
    "Revolt": growth.city_to_take,
    "Growth": growth.place_growth,
    "Ships": ships.look_after_ships,
    "Conflicts": cities.conflict_first,
    "Support": cities.city_to_reduce,
    "Cities": cities.build_city,
    "Drawing": keeping.buy_gold,
    "Eruption": calamities.erupt,
    "Earthquake": _shake,
    "ChoiceOfPlain": calamities.flood,
    "Losses": calamities.lose,
    "Demands": calamities.demand,
    "CivilWar": calamities.civil_war,
    "Reductions": cities.city_to_reduce,
    "Raid": calamities.plunder,
    "HandLimit": keeping.keep_six,
}
"""What is done for each question, by the name of its frame."""


class Habits:
    """How one seat answers by rules of thumb: settles, builds, trades for sets and buys by plan."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.trader = market.Trader()
        self.plan: list[int] = []
        self.planned_for = ""

    def choice(self, sight: Sight, legal: list[int]) -> int:
        """What the skill for this question says; perhaps nothing that is legal."""
        frame = sight.frame
        if sight.manner.counts:
            self.trader.suspects.watch(sight)
        if frame == "Movement":
            return self._planned(sight, legal, movement.plan_movement)
        if frame == "Purchases":
            return self._planned(sight, legal, lambda s: purchases.plan_purchases(s, legal))
        if frame == "Market":
            return self.trader.choose(sight, legal)
        if frame == "ChoiceOfNation":
            return nations.choose_nation(sight, legal, self.dice)
        skill = SKILLS.get(frame)
        return skill(sight, legal) if skill else -1

    def _planned(self, sight: Sight, legal: list[int], make: Callable[[Sight], list[int]]) -> int:
        """The next action of the plan for this phase; a plan that no longer fits is made anew."""
        phase = f"{sight.round}.{sight.phase}"
        if self.planned_for != phase or not self.plan or self.plan[0] not in legal:
            self.plan = make(sight)
            self.planned_for = phase
        return self.plan.pop(0)


def default(legal: list[int]) -> int:
    """What is never wrong: to be done, or else the first action listed."""
    return DONE_CODE if DONE_CODE in legal else legal[0]


def sound(perspective: Perspective, legal: list[int], choice: int) -> int:
    """The choice of a skill, or a sound default where it has none or would end our own game."""
    if choice not in legal:
        return default(legal)
    loss = perspective.loss(choice)
    if loss is not None and loss.is_final:
        return default([action for action in legal if action != choice])
    return choice
