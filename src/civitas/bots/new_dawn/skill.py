"""What the search needs to know of A New Dawn."""

from collections.abc import Hashable, Sequence
from typing import Final, cast

from civitas.bots.new_dawn.features import NAMES, features
from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.habits import answer
from civitas.bots.new_dawn.judges import LearnedJudge
from civitas.bots.new_dawn.odd import odd_strategist
from civitas.bots.new_dawn.outlook import horizon, outcome
from civitas.bots.new_dawn.prospects import prospect
from civitas.bots.new_dawn.pruning import options_of
from civitas.bots.new_dawn.rounds import likely_turn
from civitas.bots.new_dawn.strategist import Mind, Strategist
from civitas.bots.new_dawn.thoughts import TurnEnd
from civitas.bots.registry import Bot
from civitas.bots.search.network import Network
from civitas.bots.search.skill import Skill
from civitas.core.position import Position
from civitas.core.result import Result
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import RESOLVE

Taste = Sequence[tuple[int, float]]
"""What somebody likes beyond its worth: places of `features.NAMES` and how much each counts."""
LIKING: Final = 10.0
"""Turns that a number of one stands for where a taste is added to them."""


class NewDawnSkill(Skill):
    """A turn is one focus card with all questions that it brings."""

    def __init__(self, value: Network | None = None, taste: Taste = ()) -> None:
        self.value = value
        """What was learned; without it the turns to victory judge."""
        self.taste = taste

    def names(self) -> list[str]:
        return NAMES

    def outlook(self, p: Position, seat: int) -> float:
        game = cast("NewDawn", p)
        if self.value is not None and p.result is None and not outcome(game, seat):
            return self.value.output(features(game, seat))
        found = prospect(game, seat, horizon(game))
        if self.taste:
            numbers = features(game, seat)
            for place, weight in self.taste:
                found += LIKING * weight * numbers[place]
        return found

    def features(self, p: Position, seat: int) -> list[float]:
        return features(cast("NewDawn", p), seat)

    def options(self, p: Position, seat: int) -> list[int]:
        return options_of(cast("NewDawn", p), seat)

    def policy(self, p: Position, seat: int) -> int:
        return policy(cast("NewDawn", p), seat)

    def is_own_phase(self, p: Position, seat: int) -> bool:
        if p.result is not None or is_being_laid(cast("NewDawn", p)):
            return False
        return (p.frames[-1].asked >> seat) & 1 == 1 and self.is_own_turn(p, seat)

    def ends_turn(self, p: Position, seat: int, action: int) -> bool:
        return self.is_own_phase(p, seat) and isinstance(self.turn_end(p, seat, action).frames[-1], TurnEnd)

    def begins_turn(self, p: Position, seat: int) -> bool:
        """Strategists foresee the automated player's turn, and judge what they would find at their next one."""
        return p.frames[-1].name() == "Choosing" and not cast("NewDawn", p).once

    def turn_end(self, p: Position, seat: int, action: int) -> Position:
        after = p.clone()
        after.frames[0] = TurnEnd()
        after.play(seat, action)
        return after

    def is_own_turn(self, p: Position, seat: int) -> bool:
        return cast("NewDawn", p).active == seat

    def settings(self) -> list[dict[str, object]]:
        """Every third game has the automated player in it."""
        return [{}, {}, {}, {}, {"automa": "king"}, {"automa": "emperor"}]

    def lead(self, result: Result, seat: int) -> float:
        """A victory is as good as another."""
        return 1.0 if seat in result.winners else -1.0

    def player(self, seed: int) -> Bot | None:
        """A strategist who looks no further than its turn and judges by what was learned, or by its own odd taste."""
        if self.value is None:
            return odd_strategist(seed) if self.taste else None
        return Strategist(seed, Mind(depth=0), LearnedJudge(self.value.copy()))

    def key(self, p: Position, seat: int) -> Hashable:
        game = cast("NewDawn", p)
        c = game.civs[seat]
        return (
            tuple([frame.name() for frame in p.frames]), tuple(p.frames[-1].legal(p, seat)) if p.asked() >> seat & 1
            else (), tuple(game.owner), tuple(game.piece), tuple(game.barbarians), tuple(game.wonder_space),
            tuple(game.states), tuple(game.naturals), tuple(game.pacts), tuple(c.row), tuple(c.trade),
            tuple(c.states_on), tuple(c.resources), tuple(c.caravans), c.dial, c.envoys, c.agendas, game.zimbabwe,
            game.once, game.spent_states, game.spent_naturals,
        )  # fmt: skip


def is_being_laid(p: NewDawn) -> bool:
    """Whether the players still build the map."""
    return any(p.hands)


def policy(p: NewDawn, seat: int) -> int:
    """A quick answer: the card whose turn leaves most, everything else by habit."""
    legal = p.legal(seat)
    if is_being_laid(p):
        return legal[0]
    if RESOLVE.owns(legal[-1]) and p.frames[-1].name() == "Choosing":
        return likely_turn(p, seat)[0]
    return answer(p, seat, legal, Goals(p, seat))
