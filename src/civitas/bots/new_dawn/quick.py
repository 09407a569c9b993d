"""A player who follows the first thought: the quick policy of the search and nothing else."""

from typing import cast

from civitas.bots.new_dawn.skill import policy
from civitas.bots.search.imagining import Imagining
from civitas.core.position import Position
from civitas.games.new_dawn.model import NewDawn


class QuickPlayer(Imagining):
    """Takes the card whose turn leaves most, and answers everything else by habit."""

    def decide(self, p: Position, seat: int, legal: list[int]) -> int:
        return policy(cast("NewDawn", p), seat)
