"""The strategist: thinks every turn through step by step, then several turns ahead in which the rivals move, too."""

from typing import NamedTuple

from civitas.bots.new_dawn.chances import EVEN, LUCKY, UNLUCKY, attack_chance
from civitas.bots.new_dawn.prospects import is_near_the_end
from civitas.bots.new_dawn.rounds import next_own_turn
from civitas.bots.new_dawn.skill import options_of
from civitas.bots.new_dawn.thoughts import Judge, Thought, TurnEnd
from civitas.core.dice import Dice
from civitas.core.position import Perspective
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import ATTACK, RESOLVE

MOST_ANSWERS = 40
"""No turn takes more own answers in thought."""


class Mind(NamedTuple):
    """How much a strategist thinks."""

    depth: int = 4
    """Own turns that follow in thought after the one that is being thought through."""
    last_depth: int = 0
    """The same when the end is near, if that is more."""
    width: int = 3
    """Lines of play that are followed from one turn to the next, for each card."""
    answers: int = 3
    """Within a turn the best answers, which are followed as far as `answer_depth` and `answer_width` say."""
    answer_depth: int = 2
    answer_width: int = 2
    rivals_move: bool = True
    foresees: bool = True
    """Whether each own turn is judged after the turn of the automated player that follows it."""
    careful: int = 1
    """Own turns, the first one included, that are thought through step by step; later ones go by habit."""
    early: float = 0.35
    """How much of what lies on the way counts: what is done at once cannot be put off for ever."""
    sooner: float = 1.0
    """What it is worth to win a turn earlier, or to lose one later."""
    enough: float = 0.03
    """A start-of-turn ability must bring so much."""


class Strategist:
    """Sees a perspective and nothing else."""

    def __init__(self, seed: int, mind: Mind, judge: Judge) -> None:
        self.dice = Dice.seeded(seed)
        self.mind = mind
        self.judge = judge

    def choose(self, perspective: Perspective) -> int:
        """A legal action."""
        legal = perspective.legal()
        seat = perspective.seat
        if len(legal) == 1 or seat is None:
            return legal[0]
        imagined = perspective.imagine(self.dice)
        assert isinstance(imagined, NewDawn)
        imagined.silence()
        name = imagined.frames[-1].name()
        if imagined.frames[0].name() != "Round" or name == "MapBuilding":
            return legal[self.dice.below(len(legal))]
        deliberation = Deliberation(imagined, seat, self.mind, self.judge)
        return deliberation.card(legal) if name == "Choosing" else deliberation.step(legal)


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

    # A card.

    def card(self, legal: list[int]) -> int:
        """An ability that brings something, or the focus card that begins the best line of play."""
        mind = self.mind
        abilities = [action for action in legal if not RESOLVE.owns(action)]
        if abilities:
            values = [self._at_once(self.p, action) for action in abilities]
            if max(values) > self.judge.value(self.p, self.seat) + mind.enough:
                return abilities[values.index(max(values))]
        depth = max(mind.depth, mind.last_depth) if is_near_the_end(self.p) else mind.depth
        best, choice = -1e9, legal[-1]
        for action in legal:
            if RESOLVE.owns(action):
                value = self._prospects(action, depth)
                if value > best:
                    best, choice = value, action
        return choice

    def _prospects(self, action: int, depth: int) -> float:
        """What a card leads to; where its turn begins with an attack, this is weighed by its chance."""
        if not self.mind.careful:
            return self._followed(self.thought.turn_after(self.p, action), depth, self.mind.width)
        value = 0.0
        for chance, after in self._careful_turns(self.p, action, True):
            value += chance * self._followed(after, depth, self.mind.width)
        return value

    def _careful_turns(self, begun: NewDawn, action: int, weighs: bool) -> list[tuple[float, NewDawn]]:
        """The ends of a turn with their chances if each answer is the best by what it leads to at once."""
        p = begun.clone()
        p.dice = EVEN.copy()
        p.frames[0] = TurnEnd()
        p.play(self.seat, action)
        return self._careful_rest(p, 1.0, weighs)

    def _careful_rest(self, p: NewDawn, chance: float, weighs: bool) -> list[tuple[float, NewDawn]]:
        """The same from a question within the turn; only the first attack is both won and lost."""
        for _ in range(MOST_ANSWERS):
            if isinstance(p.frames[-1], TurnEnd):
                break
            asked = p.to_act[0]
            if asked != self.seat:
                p.play(asked, self.thought.habit(p, asked))
                continue
            answer = self._best_at_once(p)
            if weighs and ATTACK.owns(answer):
                return self._both_ways(p, answer, chance)
            p.play(asked, answer)
        return [(chance, p)]

    def _both_ways(self, p: NewDawn, attack: int, chance: float) -> list[tuple[float, NewDawn]]:
        """How the turn ends if an attack is won, and if it is lost."""
        won = attack_chance(p, self.seat, ATTACK.first(attack))
        found: list[tuple[float, NewDawn]] = []
        for dice, share in ((LUCKY, won), (UNLUCKY, 1.0 - won)):
            if share > 0.0:
                after = p.clone()
                after.dice = dice.copy()
                after.play(self.seat, attack)
                after.dice = EVEN.copy()
                found += self._careful_rest(after, chance * share, False)
        return found

    def _best_at_once(self, p: NewDawn) -> int:
        options = options_of(p, self.seat)
        if len(options) == 1:
            return options[0]
        values = [self._after(p, option) for option in options]
        return options[values.index(max(values))]

    # Any other question.

    def step(self, legal: list[int]) -> int:
        """The answer that leads to most, the best ones looked at further."""
        mind = self.mind
        options = options_of(self.p, self.seat)
        values = [self._after(self.p, action) for action in options]
        order = sorted(range(len(options)), key=lambda place: -values[place])[: mind.answers]
        if len(order) > 1 and mind.answer_depth:
            best, choice = -1e9, order[0]
            for place in order:
                value = self._after(self.p, options[place], mind.answer_depth)
                if value > best:
                    best, choice = value, place
            return options[choice]
        return options[order[0]]

    def _after(self, p: NewDawn, action: int, depth: int = 0) -> float:
        """What the rest of the turn and some more turns leave after an action; an attack is weighed by its chance."""
        if not ATTACK.owns(action):
            return self._value_after(p, action, EVEN, depth)
        chance = attack_chance(p, self.seat, ATTACK.first(action))
        won, lost = (self._value_after(p, action, dice, depth) for dice in (LUCKY, UNLUCKY))
        return chance * won + (1.0 - chance) * lost

    def _value_after(self, p: NewDawn, action: int, dice: Dice, depth: int) -> float:
        after = self.thought.turn_after(p, action, dice)
        if depth and after.active == self.seat:
            return self._followed(after, depth, self.mind.answer_width)
        return self.judge.value(after, self.seat)

    def _at_once(self, p: NewDawn, action: int) -> float:
        return self.judge.value(self.thought.turn_after(p, action), self.seat)

    # Lines of play.

    def _followed(self, after: NewDawn, depth: int, width: int) -> float:
        """What the best line of play is worth that goes on from the end of an own turn."""
        value = self._judged(after)
        lines = [Line(after, value, value + self.mind.early * value)]
        for number in range(1, depth + 1):
            lines.sort(key=_worst_first)
            lines = [line for kept in lines[:width] for line in self._next_lines(kept, number, depth)]
        return max([line.value for line in lines])

    def _next_lines(self, line: Line, number: int, depth: int) -> list[Line]:
        """All lines that go on from the end of a turn; one that has come to its end stays."""
        if line.is_over:
            return [line]
        begun, is_over = next_own_turn(line.p, self.seat, self.thought.goals, self.mind.rivals_move)
        if is_over:
            return [self._ended(line, begun, depth + 1 - number)]
        found: list[Line] = []
        for slot in range(SLOTS):
            action = RESOLVE.code(slot)
            if number < self.mind.careful:
                after = self._careful_turns(begun, action, False)[0][1]
            else:
                after = self.thought.turn_after(begun, action)
            value = self._judged(after)
            passed = line.passed + value
            found.append(Line(after, passed, value + self.mind.early * passed))
        return found

    def _judged(self, after: NewDawn) -> float:
        """What the end of an own turn is worth; what the automated player does next is easily foreseen."""
        if after.automa >= 0 and self.mind.foresees:
            after = next_own_turn(after, self.seat, self.thought.goals, False)[0]
        return self.judge.value(after, self.seat)

    def _ended(self, line: Line, end: NewDawn, left: int) -> Line:
        """A line in which the game ends so many turns before the others: what it comes to counts for these, too."""
        value = self.judge.value(end, self.seat)
        ended = Line(end, line.passed, value + self.mind.early * (line.passed + left * value))
        ended.value += left * (self.mind.sooner if value > 0.0 else -self.mind.sooner)
        ended.is_over = True
        return ended


def _worst_first(line: Line) -> float:
    return -line.value
