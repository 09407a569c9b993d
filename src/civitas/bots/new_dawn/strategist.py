"""The strategist: thinks its turn through step by step, then looks ahead while the rivals move, too."""

from typing import Final, NamedTuple

from civitas.bots.new_dawn.chances import EVEN, LUCKY, UNLUCKY, attack_chance
from civitas.bots.new_dawn.pruning import options_of
from civitas.bots.new_dawn.rounds import next_own_turn
from civitas.bots.new_dawn.thoughts import Judge, Thought, TurnEnd
from civitas.bots.new_dawn.turns import TurnTaker
from civitas.bots.new_dawn.weights import PLAN
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import ATTACK, RESOLVE

MOST_ANSWERS: Final = 40
"""No turn takes more own answers in thought."""
SOONER: Final = 1.0
"""What it is worth to win a turn earlier, or to lose one later."""
ENOUGH: Final = 0.03
"""A start-of-turn ability must bring so much."""


class Mind(NamedTuple):
    """How much a strategist thinks."""

    depth: int = 1
    """Own turns that follow in thought after the one that is being thought through."""
    width: int = 3
    """Lines of play that are followed from one turn to the next, for each card."""
    rivals_move: bool = True
    """Whether rivals other than the automated player, which always does, move in thought."""
    early: float = PLAN.early
    """How much of what lies on the way counts."""


class Strategist(TurnTaker):
    """Sees a perspective and nothing else."""

    def __init__(self, seed: int, mind: Mind, judge: Judge) -> None:
        super().__init__(seed)
        self.mind = mind
        self.judge = judge

    def answer(self, p: NewDawn, seat: int, legal: list[int]) -> int:
        deliberation = Deliberation(p, seat, self.mind, self.judge)
        return deliberation.card(legal) if p.frames[-1].name() == "Choosing" else deliberation.best_answer(p)


class Line:
    """A line of play: where it has led, and what that is worth."""

    def __init__(self, p: NewDawn, passed: float, value: float) -> None:
        self.p = p
        self.passed = passed
        """The sum of what its turns so far have led to."""
        self.value = value
        self.is_over = False


class Deliberation:
    """One decision, thought through on an imagined position."""

    def __init__(self, p: NewDawn, seat: int, mind: Mind, judge: Judge) -> None:
        self.p = p
        self.seat = seat
        self.mind = mind
        self.judge = judge
        self.thought = Thought(p, seat, judge)
        judge.begin(p, seat)

    def card(self, legal: list[int]) -> int:
        """An ability that brings something, or the focus card that begins the best line of play."""
        ability = self.ability(legal)
        if ability != NONE:
            return ability
        cards = [action for action in legal if RESOLVE.owns(action)]
        values = [self._card_value(action) for action in cards]
        return cards[values.index(max(values))]

    def ability(self, legal: list[int]) -> int:
        """The ability at the start of a turn that brings most, if any brings something."""
        abilities = [action for action in legal if not RESOLVE.owns(action)]
        if not abilities:
            return NONE
        values = [self.thought.value(self.p, action) for action in abilities]
        is_useful = max(values) > self.judge.value(self.p, self.seat) + ENOUGH
        return abilities[values.index(max(values))] if is_useful else NONE

    def best_answer(self, p: NewDawn) -> int:
        """The answer to another question that leaves most at the end of the turn, the rest of which goes by habit."""
        options = options_of(p, self.seat)
        if len(options) == 1:
            return options[0]
        values = [self.thought.weighed(p, option) for option in options]
        return options[values.index(max(values))]

    # The turn itself, step by step.

    def _card_value(self, action: int) -> float:
        """What a card leads to; the first attack of its turn is weighed by its chance."""
        p = self.p.clone()
        p.dice = EVEN.copy()
        p.frames[0] = TurnEnd()
        p.play(self.seat, action)
        value = 0.0
        for chance, after in self._ends(p, 1.0, True):
            value += chance * self._followed(after)
        return value

    def _ends(self, p: NewDawn, chance: float, weighs: bool) -> list[tuple[float, NewDawn]]:
        """The ends of a turn with their chances, from a question within it; only one attack is both won and lost."""
        for _ in range(MOST_ANSWERS):
            if isinstance(p.frames[-1], TurnEnd):
                break
            asked = p.to_act[0]
            if asked != self.seat:
                p.play(asked, self.thought.habit(p, asked))
                continue
            answer = self.best_answer(p)
            if weighs and ATTACK.owns(answer):
                return self._both_ends(p, answer, chance)
            p.play(asked, answer)
        return [(chance, p)]

    def _both_ends(self, p: NewDawn, attack: int, chance: float) -> list[tuple[float, NewDawn]]:
        """How the turn ends if an attack is won, and if it is lost."""
        won = attack_chance(p, self.seat, ATTACK.first(attack))
        found: list[tuple[float, NewDawn]] = []
        for dice, share in ((LUCKY, won), (UNLUCKY, 1.0 - won)):
            if share > 0.0:
                after = p.clone()
                after.dice = dice.copy()
                after.play(self.seat, attack)
                after.dice = EVEN.copy()
                found += self._ends(after, chance * share, False)
        return found

    # The turns that follow.

    def _followed(self, after: NewDawn) -> float:
        """What the best line of play is worth that goes on from the end of an own turn."""
        value = self._judged(after)
        lines = [Line(after, value, value + self.mind.early * value)]
        for left in range(self.mind.depth - 1, -1, -1):
            lines.sort(key=_best_first)
            lines = [line for kept in lines[: self.mind.width] for line in self._next_lines(kept, left)]
        return max([line.value for line in lines])

    def _next_lines(self, line: Line, left: int) -> list[Line]:
        """All lines that go on from the end of a turn; one that has come to its end stays."""
        if line.is_over:
            return [line]
        begun, is_over = next_own_turn(line.p, self.seat, self.thought.goals, self.mind.rivals_move)
        if is_over:
            return [self._ended(line, begun, left + 1)]
        found: list[Line] = []
        for slot in range(SLOTS):
            after = self.thought.turn_after(begun, RESOLVE.code(slot))
            value = self._judged(after)
            passed = line.passed + value
            found.append(Line(after, passed, value + self.mind.early * passed))
        return found

    def _judged(self, after: NewDawn) -> float:
        """What the end of an own turn is worth; what the automated player does next is easily foreseen."""
        if after.automa >= 0:
            after = next_own_turn(after, self.seat, self.thought.goals, False)[0]
        return self.judge.value(after, self.seat)

    def _ended(self, line: Line, end: NewDawn, left: int) -> Line:
        """A line in which the game ends so many turns before the others: what it comes to counts for these, too."""
        value = self.judge.value(end, self.seat)
        ended = Line(end, line.passed, value + self.mind.early * (line.passed + left * value))
        ended.value += left * (SOONER if value > 0.0 else -SOONER)
        ended.is_over = True
        return ended


def _best_first(line: Line) -> float:
    return -line.value
