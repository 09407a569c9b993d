"""Turns played out in thought on imagined positions: one's own by habit, the automated player's by its rules."""

from typing import Final

from civitas.bots.new_dawn.chances import EVEN, LUCKY, UNLUCKY, attack_chance
from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.habits import answer, building_options
from civitas.bots.new_dawn.outlook import worth
from civitas.core.dice import Dice
from civitas.core.native import mypyc_attr
from civitas.core.position import Frame
from civitas.games.new_dawn.facts.event_dial import SECTION_COUNT, SECTIONS, TRADE
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.events import advance_dial
from civitas.games.new_dawn.phases.turn import begin_turn
from civitas.games.new_dawn.verbs import ATTACK

MOST_STEPS: Final = 60
"""No turn takes longer in thought."""


class TurnEnd(Frame[NewDawn]):
    """Stands in for the rounds to come, so that thinking stops with the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 1

    def copy(self) -> "TurnEnd":
        return TurnEnd()

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth at the end of a turn; this one as the planner sees it."""

    def begin(self, p: NewDawn, seat: int) -> None:
        """Get ready to judge what may come of a position."""

    def value(self, p: NewDawn, seat: int) -> float:
        """What a position is worth to a seat that has just had its turn."""
        return worth(p, seat)


class Thought:
    """What would come of an action, for one seat that has certain goals."""

    def __init__(self, p: NewDawn, seat: int, judge: Judge) -> None:
        self.seat = seat
        self.goals = Goals(p, seat)
        self.judge = judge

    def value(self, p: NewDawn, action: int, dice: Dice = EVEN) -> float:
        """What the position is worth after an action and the rest of the turn."""
        return self.judge.value(self.turn_after(p, action, dice), self.seat)

    def weighed(self, p: NewDawn, action: int) -> float:
        """The same, with an attack weighed by its chance."""
        if not ATTACK.owns(action):
            return self.value(p, action)
        chance = attack_chance(p, self.seat, ATTACK.first(action))
        return chance * self.value(p, action, LUCKY) + (1.0 - chance) * self.value(p, action, UNLUCKY)

    def habit(self, p: NewDawn, seat: int) -> int:
        """A quick answer of any seat."""
        return answer(p, seat, p.legal(seat), self.goals)

    def turn_after(self, p: NewDawn, action: int, dice: Dice = EVEN) -> NewDawn:
        """The position after an action and the rest of the turn, played by habit."""
        trial = p.clone()
        trial.dice = dice.copy()
        if trial.frames[0].name() == "Round":
            trial.frames[0] = TurnEnd()
        trial.play(self.seat, action)
        if trial.frames[-1].name() == "Industry" and trial.frames[-1].asked:
            return self._built(trial)
        play_by_habit(trial, self.goals)
        return trial

    def _built(self, p: NewDawn) -> NewDawn:
        """The best that an industry card brings: one of the wonders or a city on one of the best sites."""
        options = building_options(p, self.seat, p.legal(self.seat), self.goals)
        outcomes = [self.turn_after(p, action) for action in options]
        return max(outcomes, key=lambda outcome: self.judge.value(outcome, self.seat))

    def next_turn(self, p: NewDawn) -> NewDawn:
        """The beginning of the next own turn: the automated player has moved, other rivals have stood still."""
        later = p.clone()
        if p.automa >= 0:
            later.active = p.automa
            begin_turn(later)
            later.settle()
            play_by_habit(later, self.goals)
        pass_round(later, self.goals)
        later.active = self.seat
        begin_turn(later)
        later.settle()
        return later


def pass_round(p: NewDawn, goals: Goals) -> None:
    """A new round begins; of its events only trade is foreseen, which no die decides."""
    p.round += 1
    if SECTIONS[(p.event + 1) % SECTION_COUNT] == TRADE:
        advance_dial(p)
        p.settle()
        play_by_habit(p, goals)
    else:
        p.event = (p.event + 1) % SECTION_COUNT


def play_by_habit(p: NewDawn, goals: Goals) -> None:
    """Answer all questions that come up before the turn is over."""
    for _ in range(MOST_STEPS):
        if p.is_over or isinstance(p.frames[-1], TurnEnd) or p.frames[-1].name() == "Choosing":
            break
        seat = p.to_act[0]
        legal = p.legal(seat)
        if not legal:
            break
        p.play(seat, answer(p, seat, legal, goals))
