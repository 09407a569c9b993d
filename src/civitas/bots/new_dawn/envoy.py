"""The envoy: looks some turns of its own ahead and takes the focus card after which most is possible."""

from typing import Final

from civitas.bots.new_dawn.chances import EVEN, LUCKY, UNLUCKY, attack_chance
from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.habits import answer
from civitas.bots.new_dawn.outlook import worth
from civitas.core.dice import Dice
from civitas.core.position import Frame, Perspective
from civitas.games.new_dawn.kinds import SLOTS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.turn import begin_turn
from civitas.games.new_dawn.verbs import ATTACK, RESOLVE

DEPTH: Final = 3
"""Own turns that are played out in thought."""
LATER_SLOTS: Final = 2
"""In the last turn of a thought only slots from this one on are tried."""
PATIENCE: Final = 0.92
"""What a gain is worth one turn later."""
MOST_STEPS: Final = 60
"""No turn takes longer in thought."""
ENOUGH: Final = 0.2
"""A start-of-turn ability must bring so much."""
NEVER: Final = -1e18


class Envoy:
    """Goes for the agendas in play, with cities, caravans and better cards as the means."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        """A legal action."""
        legal = perspective.legal()
        seat = perspective.seat
        if len(legal) == 1 or seat is None:
            return legal[0]
        imagined = perspective.imagine(self.dice)
        assert isinstance(imagined, NewDawn)
        return _Thought(imagined, seat, self.dice).best(legal)


class TurnEnd(Frame[NewDawn]):
    """Stands in for the rounds to come, so that thinking stops with the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 1

    def copy(self) -> "TurnEnd":
        return TurnEnd()

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return []


class _Thought:
    """One decision, played out on imagined positions."""

    def __init__(self, p: NewDawn, seat: int, dice: Dice) -> None:
        self.p = p
        self.seat = seat
        self.dice = dice
        self.goals = Goals(p, seat)

    def best(self, legal: list[int]) -> int:
        """The action that leaves most."""
        if self.p.frames[-1].name() == "Choosing":
            return self._choose_card(legal)
        if self.p.frames[0].name() != "Round" or self.p.frames[-1].name() == "MapBuilding":
            return legal[self.dice.below(len(legal))]
        return self._best_step(legal)

    # A card: the best series of turns decides.

    def _choose_card(self, legal: list[int]) -> int:
        abilities = [action for action in legal if not RESOLVE.owns(action)]
        if abilities:
            values = [self._after_step(action) for action in abilities]
            if max(values) > worth(self.p, self.seat) + ENOUGH:
                return abilities[values.index(max(values))]
        cards = [action for action in legal if RESOLVE.owns(action)]
        values = [self._look_ahead(self._resolved(self.p, action), DEPTH - 1) for action in cards]
        return cards[values.index(max(values))]

    def _look_ahead(self, p: NewDawn, depth: int) -> float:
        """What a position at the end of a turn is worth, with so many more own turns played out."""
        now = worth(p, self.seat)
        if depth == 0 or p.is_over:
            return now
        begun = p.clone()
        begun.active = self.seat
        begin_turn(begun)
        begun.settle()
        first = LATER_SLOTS if depth == 1 else 0
        later = [self._look_ahead(self._resolved(begun, RESOLVE.code(slot)), depth - 1) for slot in range(first, SLOTS)]
        return now + PATIENCE * (max(later) - now)

    def _resolved(self, p: NewDawn, action: int, dice: Dice = EVEN) -> NewDawn:
        """The position after an action and the rest of the turn, played by habit."""
        trial = self._trial(p, dice)
        trial.play(self.seat, action)
        for _ in range(MOST_STEPS):
            if trial.is_over or trial.frames[-1].name() in ("TurnEnd", "Choosing"):
                break
            seat = trial.to_act[0]
            legal = trial.legal(seat)
            if not legal:
                break
            trial.play(seat, answer(trial, seat, legal, self.goals))
        return trial

    # Any other question: the best outcome of one step.

    def _best_step(self, legal: list[int]) -> int:
        best, choice = NEVER, legal[0]
        for action in legal:
            value = self._after_step(action)
            if value > best + 1e-9:
                best, choice = value, action
        return choice

    def _after_step(self, action: int) -> float:
        """What the rest of the turn leaves after an action; an attack is weighed by its chance."""
        if not ATTACK.owns(action):
            return worth(self._resolved(self.p, action), self.seat)
        chance = attack_chance(self.p, self.seat, ATTACK.first(action))
        outcomes = [worth(self._resolved(self.p, action, dice), self.seat) for dice in (LUCKY, UNLUCKY)]
        return chance * outcomes[0] + (1.0 - chance) * outcomes[1]

    def _trial(self, p: NewDawn, dice: Dice) -> NewDawn:
        trial = p.clone()
        trial.dice = dice.copy()
        if trial.frames[0].name() == "Round":
            trial.frames[0] = TurnEnd()
        return trial
