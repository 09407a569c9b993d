"""Bots of A New Dawn that think in turns; where there are none yet, while the map is laid, anything will do."""

from typing import cast

from civitas.bots.search.imagining import Imagining
from civitas.core.position import Position
from civitas.games.new_dawn.model import NewDawn


class TurnTaker(Imagining):
    """Answers questions of a round."""

    def decide(self, p: Position, seat: int, legal: list[int]) -> int:
        game = cast("NewDawn", p)
        if game.frames[0].name() != "Round" or game.frames[-1].name() == "MapBuilding":
            return legal[self.dice.below(len(legal))]
        return self.answer(game, seat, legal)

    def answer(self, p: NewDawn, seat: int, legal: list[int]) -> int:
        """The answer to a question of a round."""
        raise NotImplementedError
