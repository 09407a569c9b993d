"""Playing on with real dice: what comes of an answer if a quick stand-in takes everybody's next turns."""

from typing import Final, NamedTuple

from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.habits import answer
from civitas.bots.new_dawn.judges import SharpJudge
from civitas.bots.new_dawn.outlook import horizon
from civitas.bots.new_dawn.prospects import PlanWeights
from civitas.bots.new_dawn.pruning import options_of
from civitas.bots.new_dawn.thoughts import Judge, Thought
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import RESOLVE

PATIENCE: Final = 1.0
"""Turns that a card counts for more with each slot that it has come up: whoever looks no further plays it too early."""
BY_HABIT: Final = ("Placing", "Payment", "Caravans", "Combat")
"""Questions to which a habit is as good an answer as any thought."""
LIMIT: Final = 8.0
"""A game that ends in thought is so many turns better or worse than what there is now: the end may come otherwise."""
LONGEST: Final = 400
"""However long it takes, it is judged after so many answers."""


class Trial(NamedTuple):
    """How much is played on for one question."""

    candidates: int = 4
    """The best answers that are tried."""
    near: float = 1.5
    """Answers that seem worse than the best by more turns are not."""
    worlds: int = 24
    """Imagined worlds in which each of them is tried, the same ones for all."""
    rounds: int = 2
    """Rounds until it is judged what has come of it."""


FULL: Final = Trial()
"""All that the monarch plays on."""


class StandIn:
    """Takes the card whose turn leaves most, those above first, and judges what counts by where the turn ends."""

    def __init__(self, weights: PlanWeights) -> None:
        self.weights = weights

    def answer(self, p: NewDawn, seat: int) -> int:
        """What it answers for a seat."""
        legal = p.legal(seat)
        if len(legal) == 1:
            return legal[0]
        name = p.frames[-1].name()
        if p.active != seat or name in BY_HABIT:
            return answer(p, seat, legal, Goals(p, seat))
        judge = SharpJudge(horizon(p), self.weights)
        thought = Thought(p, seat, judge)
        if name == "Choosing":
            values = [thought.value(p, RESOLVE.code(slot)) + PATIENCE * slot for slot in range(SLOTS)]
            return RESOLVE.code(values.index(max(values)))
        options = options_of(p, seat)
        values = [thought.weighed(p, option) for option in options]
        return options[values.index(max(values))]


def gain(world: NewDawn, seat: int, action: int, rounds: int, judge: Judge, stand_in: StandIn) -> float:
    """By how much a seat is better off after an action, at the beginning of its turn some rounds later."""
    p = world.clone()
    until = p.round + rounds
    p.play(seat, action)
    for _ in range(LONGEST):
        if p.result is not None:
            return LIMIT if seat in p.result.winners else -LIMIT
        asked = p.to_act[0]
        if asked == seat and p.round >= until and p.frames[-1].name() == "Choosing":
            break
        p.play(asked, stand_in.answer(p, asked))
    return max(-LIMIT, min(LIMIT, judge.value(p, seat) - judge.value(world, seat)))
