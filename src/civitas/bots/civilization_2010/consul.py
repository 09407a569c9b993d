"""The consul: tries what it could do on imagined positions and takes what brings a victory nearest."""

from typing import Final

from civitas.bots.civilization_2010.fighting import battle_answer, is_battle_question
from civitas.bots.civilization_2010.habits import habit, trimmed
from civitas.bots.civilization_2010.journeys import Journeys
from civitas.bots.civilization_2010.outlook import worth
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import (
    DECLINE,
    DEVOTE,
    DONE_CODE,
    HARVEST,
    LEAD,
    PASS_CODE,
    PRODUCE,
    PROGRAM,
    SCRATCH,
    STEP,
    STOP,
    WAIVE_CODE,
    is_dealing,
)

DEPTH: Final = 2
"""Own answers that are weighed against each other after the first one; the rest goes by habit."""
MOST_STEPS: Final = 60
NEVER: Final = -1e18
ENOUGH: Final = 1e-6


class Consul:
    """Weighs the ways to a victory in turns, builds what shortens them, and fights where it pays."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice.seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        """A legal action; nothing is thrown away for nothing if there is a choice."""
        legal = perspective.legal()
        seat = perspective.seat
        if len(legal) == 1 or seat is None:
            return legal[0]
        if LEAD.owns(legal[0]):
            return legal[self.dice.below(len(legal))]  # Any civilization can win.
        if PASS_CODE in legal and len(legal) == 2:
            return WAIVE_CODE if WAIVE_CODE in legal else PASS_CODE
        imagined = perspective.imagine(self.dice)
        assert isinstance(imagined, Civilization2010)
        losses = imagined.losses(seat)
        return Thought(imagined, seat).best([action for action in legal if action not in losses] or legal)


class Thought:
    """One decision, played out on imagined positions."""

    def __init__(self, p: Civilization2010, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.base = len(p.frames)

    def best(self, legal: list[int]) -> int:
        """The action that leaves most."""
        frame = self.p.frames[-1].name()
        if is_battle_question(legal):
            return battle_answer(self.p, legal)
        if frame == "Movement" or any(STEP.owns(action) or STOP.owns(action) for action in legal):
            return Journeys(self.p, self.seat).choose(legal)
        if frame == "Trading":
            return self._trade(legal)
        if frame == "CityManagement":
            # What a city does pays later, if not at once.
            return self._weigh(self._one_city(legal), is_eager=True)
        return self._weigh(legal)

    def _trade(self, legal: list[int]) -> int:
        """Consuls make no deals."""
        for action in legal:
            if DECLINE.owns(action) or SCRATCH.owns(action):
                return action
        usable = [action for action in legal if not is_dealing(action)]
        return self._weigh(usable) if len(usable) > 1 else DONE_CODE

    def _one_city(self, legal: list[int]) -> list[int]:
        """What concerns no city, and what concerns the first city that can still act."""
        chosen: list[int] = []
        city = -1
        for action in legal:
            place = self._city_of(action)
            if place < 0 or place == city or city < 0:
                chosen.append(action)
                city = place if city < 0 else city
        return chosen

    def _city_of(self, action: int) -> int:
        for verb in (PRODUCE, DEVOTE, PROGRAM, HARVEST):
            if verb.owns(action):
                return verb.first(action)
        return -1

    def _weigh(self, legal: list[int], is_eager: bool = False) -> int:
        """The best of these, and of equal ones the first; only who is eager does what does not help at once."""
        ordered = [action for action in legal if action != DONE_CODE]
        if DONE_CODE in legal:
            ordered.insert(len(ordered) if is_eager else 0, DONE_CODE)
        best, choice = NEVER, ordered[0]
        for action in ordered:
            value = worth(self.p, self.seat) if action == DONE_CODE else self._after(self.p, action, DEPTH)
            if value > best + ENOUGH:
                best, choice = value, action
        return choice

    def _after(self, p: Civilization2010, action: int, depth: int) -> float:
        """What an action leaves, with the best of what it asks next."""
        trial = p.clone()
        trial.play(trial.to_act[0] if self.seat not in trial.to_act else self.seat, action)
        for _ in range(MOST_STEPS):
            if trial.is_over or (len(trial.frames) <= self.base and self._is_back(trial)):
                break
            asked = trial.to_act
            seat = self.seat if self.seat in asked else asked[0]
            options = trial.legal(seat)
            if seat == self.seat and len(options) > 1 and depth > 0:
                wanted = trimmed(trial, seat, options)
                if len(wanted) > 1:
                    return max(self._after(trial, each, depth - 1) for each in wanted)
                trial.play(seat, wanted[0])
                continue
            trial.play(seat, habit(trial, seat, options))
        return worth(trial, self.seat)

    def _is_back(self, trial: Civilization2010) -> bool:
        """Whether everything that the action asked has been answered, or somebody else's part has begun."""
        p = self.p
        if trial.phase != p.phase or trial.active != p.active or trial.turn != p.turn:
            return True
        if len(trial.frames) < self.base:
            return True
        # In phases that all take at once, the others answer first.
        is_same = len(trial.frames) == self.base and trial.frames[-1].name() == p.frames[-1].name()
        return is_same and self.seat in trial.to_act
