"""The monarch: a strategist that, beside the automated player, plays on from its best answers before it chooses.

What that player does hangs on dice, of which a judgement sees one row only. Among people it brought nothing.
"""

from typing import Final, cast

from civitas.bots.new_dawn.playing_on import StandIn, Trial, gain
from civitas.bots.new_dawn.prospects import PlanWeights
from civitas.bots.new_dawn.strategist import Deliberation, Mind, Rated, Strategist
from civitas.bots.new_dawn.thoughts import Judge
from civitas.bots.search.clock import Clock
from civitas.core.position import Perspective
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.model import NewDawn

WEIGHTY: Final = ("Choosing", "Learning", "Industry")
"""Questions on which the next turns hang: the card, a technology, what to build."""


class Monarch(Strategist):
    """Sees a perspective and nothing else; dice of the worlds it plays on in are its own."""

    def __init__(self, seed: int, mind: Mind, judge: Judge, weights: PlanWeights, trial: Trial) -> None:
        super().__init__(seed, mind, judge)
        self.trial = trial
        self.stand_in = StandIn(weights)
        self.clock = Clock()
        self._seen: Perspective | None = None

    def think_at_most(self, seconds: float) -> None:
        """So long for a decision, and four times as long for a turn."""
        self.clock.seconds = seconds

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        self._seen = perspective
        return super().choose(perspective)

    def answer(self, p: NewDawn, seat: int, legal: list[int]) -> int:
        name = p.frames[-1].name()
        self.clock.begin(is_new_turn=name == "Choosing")
        choice = self._answer(p, seat, legal, name)
        self.clock.stop()
        return choice

    def _answer(self, p: NewDawn, seat: int, legal: list[int], name: str) -> int:
        deliberation = Deliberation(p, seat, self.mind, self.judge)
        if name != "Choosing":
            rated = deliberation.rated_answers(p)
            return self._tried(p, seat, rated) if name in WEIGHTY and p.active == seat else rated[0].action
        ability = deliberation.ability(legal)
        return ability if ability != NONE else self._tried(p, seat, deliberation.rated_cards(legal))

    def _tried(self, p: NewDawn, seat: int, rated: list[Rated]) -> int:
        """The answer that is best by judgement and by what comes of it together; the best ones are given first."""
        trial = self.trial
        if p.automa < 0:
            return rated[0].action
        tried = [each for each in rated[: trial.candidates] if each.value >= rated[0].value - trial.near]
        totals = [0.0] * len(tried)
        worlds = 0
        while len(tried) > 1 and worlds < trial.worlds and not self.clock.is_up():
            gains = self._gains(p if worlds == 0 else self._another_world(), seat, tried)
            if len(gains) < len(tried):
                break
            totals = [total + each for total, each in zip(totals, gains, strict=True)]
            worlds += 1
        scores = [each.value + total / max(1, worlds) for each, total in zip(tried, totals, strict=True)]
        return tried[scores.index(max(scores))].action

    def _gains(self, world: NewDawn, seat: int, tried: list[Rated]) -> list[float]:
        """What comes of answers in one world; fewer if time is up."""
        found: list[float] = []
        for each in tried:
            found.append(gain(world, seat, each.action, self.trial.rounds, self.judge, self.stand_in))
            if self.clock.is_up():
                break
        return found

    def _another_world(self) -> NewDawn:
        assert self._seen is not None
        return cast("NewDawn", self.imagine(self._seen))
