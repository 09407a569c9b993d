"""What a title brings to the search."""

from collections.abc import Hashable

from civitas.bots.registry import Bot
from civitas.core.native import mypyc_attr
from civitas.core.position import Position
from civitas.core.result import Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """How to judge and how to answer in one title. Positions here are always imagined ones."""

    def begin_turn(self, p: Position, seat: int) -> None:
        """A turn of the seat is planned from here: what cannot change in it can be worked out once."""

    def outlook(self, p: Position, seat: int) -> float:
        """What the position is worth to a seat, by itself."""
        raise NotImplementedError

    def advantage(self, p: Position, seat: int) -> float:
        """What the position is worth to a seat beside its rivals."""
        return self.outlook(p, seat)

    def names(self) -> list[str]:
        """What the numbers of `features` are; those that begin with `own_` say what the seat itself has."""
        return []

    def features(self, p: Position, seat: int) -> list[float]:
        """The position in numbers, from what the seat may know; always as many."""
        raise NotImplementedError

    def is_out(self, p: Position, seat: int) -> bool:
        """Whether the seat has left the game, so that it cannot win it any more."""
        return False

    def has_begun(self, p: Position) -> bool:
        """Whether the set-up is over: before that whoever was asked first would look as though ahead."""
        return True

    def options(self, p: Position, seat: int) -> list[int]:
        """The legal answers worth trying: without what is pointless or only another way to the same end."""
        return p.legal(seat)

    def policy(self, p: Position, seat: int) -> int:
        """A quick good answer."""
        raise NotImplementedError

    def is_own_phase(self, p: Position, seat: int) -> bool:
        """Whether the seat goes on deciding alone, step by step, so that its turn can be planned as a whole."""
        raise NotImplementedError

    def ends_phase(self, p: Position, seat: int) -> int:
        """The answer that ends such a phase, or -1 if it ends by itself."""
        return -1

    def begins_turn(self, p: Position, seat: int) -> bool:
        """Whether the seat's turn begins with this question, if bots of the title judge such moments, too."""
        return False

    def ends_turn(self, p: Position, seat: int, action: int) -> bool:
        """Whether this answer of the seat ends its turn, so that there is something to learn from."""
        return self.is_own_phase(p, seat) and action == self.ends_phase(p, seat)

    def turn_end(self, p: Position, seat: int, action: int) -> Position:
        """The position that such an answer leaves, as it is judged; by itself the one before it, nearly the same."""
        return p

    def is_own_turn(self, p: Position, seat: int) -> bool:
        """Whether it is this seat's turn, whatever is being asked."""
        raise NotImplementedError

    def settings(self) -> list[dict[str, object]]:
        """Options that are varied from game to game while there is something to learn; as often as they are listed."""
        return [{}]

    def lead(self, result: Result, seat: int) -> float:
        """By how much a seat has won or lost, as it is learned: the points ahead of its best rival, in hundreds."""
        return margin(result.scores, seat) / 100

    def key(self, p: Position, seat: int) -> Hashable:
        """The same for positions that need not be told apart within a turn of the seat."""
        raise NotImplementedError

    def player(self, seed: int) -> Bot | None:
        """Somebody who plays by this judgement in a way of the title's own; None: the common search does."""
        return None


def margin(scores: list[int], seat: int) -> float:
    """By how many points a seat is ahead of its best rival."""
    best = 0
    for other, score in enumerate(scores):
        if other != seat:
            best = max(best, score)
    return float(scores[seat] - best)
