"""The monarch: a strategist with experience, to whom other things count at each kind of table."""

from collections.abc import Mapping

from civitas.bots.new_dawn.judges import ExperiencedJudge
from civitas.bots.new_dawn.strategist import Mind, Strategist
from civitas.bots.new_dawn.thoughts import Judge
from civitas.bots.new_dawn.weights import PlanWeights, table_of
from civitas.bots.search.network import Network
from civitas.games.new_dawn.model import NewDawn


class Monarch(Strategist):
    """Sees a perspective and nothing else."""

    def __init__(self, seed: int, network: Network, tables: Mapping[str, PlanWeights]) -> None:
        """`tables`: what counts for how much at each kind of table."""
        super().__init__(seed, Mind(), Judge())
        self.network = network
        self.tables = tables
        self.table = ""

    def answer(self, p: NewDawn, seat: int, legal: list[int]) -> int:
        if self.table != table_of(p):
            self._sit_down(table_of(p))
        return super().answer(p, seat, legal)

    def _sit_down(self, table: str) -> None:
        """Think as it does at such a table."""
        weights = self.tables[table]
        self.table = table
        self.mind = Mind(early=weights.early)
        self.judge = ExperiencedJudge(self.network, weights)
