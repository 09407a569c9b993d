"""The planner: looks some turns ahead and takes the focus card after which it is nearest to victory."""

from typing import Final

from civitas.bots.new_dawn.journeys import sending_options
from civitas.bots.new_dawn.outlook import worth
from civitas.bots.new_dawn.thoughts import Judge, Thought
from civitas.bots.new_dawn.turns import TurnTaker
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import completed_cards
from civitas.games.new_dawn.verbs import RESOLVE

DEPTH: Final = 5
"""Own turns that are played out in thought."""
WIDTH: Final = 6
"""Lines of play that are followed from one turn to the next."""
EARLY: Final = 0.35
"""How much of what lies on the way counts: what is done at once cannot be put off for ever."""
SOONER: Final = 1.0
"""What it is worth to win a turn earlier, or to lose one later."""
ENOUGH: Final = 0.03
"""A start-of-turn ability must bring so much."""


class Planner(TurnTaker):
    """Goes for the agendas in play, with cities, caravans and better cards as the means."""

    def __init__(self, seed: int, depth: int = DEPTH, width: int = WIDTH) -> None:
        super().__init__(seed)
        self.depth = depth
        self.width = width

    def answer(self, p: NewDawn, seat: int, legal: list[int]) -> int:
        name = p.frames[-1].name()
        decision = _Decision(p, seat, self.depth, self.width)
        return decision.card(legal) if name == "Choosing" else decision.step(name, legal)


class _Line:
    """A line of play: the card it began with, where it has led, and what that is worth."""

    def __init__(self, first: int, p: NewDawn) -> None:
        self.first = first
        self.p = p
        self.value = 0.0
        """What the line is worth: where it has led, and a share of all that lies on the way."""
        self.passed = 0.0
        """The sum of what its turns so far have led to."""
        needed = len(p.victory_cards)
        self.is_over = any(completed_cards(p, seat) == needed for seat in range(p.players))


class _Decision:
    """One decision, thought through on an imagined position."""

    def __init__(self, p: NewDawn, seat: int, depth: int, width: int) -> None:
        self.p = p
        self.seat = seat
        self.depth = depth
        self.width = width
        self.thought = Thought(p, seat, Judge())

    # A card: the best series of turns decides.

    def card(self, legal: list[int]) -> int:
        """An ability that brings something, or the focus card that begins the best line of play."""
        abilities = [action for action in legal if not RESOLVE.owns(action)]
        if abilities:
            values = [self.thought.value(self.p, action) for action in abilities]
            if max(values) > worth(self.p, self.seat) + ENOUGH:
                return abilities[values.index(max(values))]
        begun = _Line(NONE, self.p)
        lines = [self._line(begun, self.p, action, self.depth - 1) for action in legal if RESOLVE.owns(action)]
        for left in range(self.depth - 2, -1, -1):
            lines.sort(key=lambda line: -line.value)
            lines = [line for kept in lines[: self.width] for line in self._followed(kept, left)]
        return max(lines, key=lambda line: line.value).first

    def _line(self, before: _Line, p: NewDawn, action: int, left: int) -> _Line:
        """The line that goes on with an action, with so many more turns to be played."""
        line = _Line(before.first if before.first >= 0 else action, self.thought.turn_after(p, action))
        value = worth(line.p, self.seat)
        line.passed = before.passed + value
        line.value = value + EARLY * line.passed
        if line.is_over:
            line.value += left * (EARLY * value + (SOONER if value > 0.0 else -SOONER))
        return line

    def _followed(self, line: _Line, left: int) -> list[_Line]:
        """All lines that go on from the end of a turn."""
        if line.is_over:
            return [line]
        begun = self.thought.next_turn(line.p)
        return [self._line(line, begun, RESOLVE.code(slot), left) for slot in range(SLOTS)]

    # Any other question: the best outcome of one step.

    def step(self, name: str, legal: list[int]) -> int:
        """The answer that leaves most at the end of the turn."""
        options = sending_options(self.p, self.seat, legal) if name == "Caravans" else legal
        values = [self.thought.weighed(self.p, action) for action in options]
        return options[values.index(max(values))]
