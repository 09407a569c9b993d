"""The bot that plays by the policy: it takes one of the ways it knows, anew in each turn, and makes deals."""

from typing import Final, NamedTuple, cast

from civitas.bots.civilization_2010.bargains import offer_answer
from civitas.bots.civilization_2010.nations import suited_way
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.sight import Sight
from civitas.bots.civilization_2010.temper import SOUND, Temper
from civitas.bots.civilization_2010.ways import nearest_way
from civitas.bots.search.imagining import Imagining
from civitas.core.position import Position
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.trade import Trading

NOT_YET: Final = -1
LATE: Final = 11
"""After this turn the way is taken that is nearest by now."""


class Bent(NamedTuple):
    """What tells one strategist from another."""

    ways: tuple[int, ...] = (0, 1, 2, 3)
    """The ways that are known."""
    temper: Temper = SOUND
    deals: bool = False
    """Whether offers are made."""
    by_nation: bool = False
    """Whether the way is chosen by what suits the civilizations at the table."""


class Strategist(Imagining):
    """Follows the nearest way to a victory, the one that suits its people, or the only one it knows."""

    def __init__(self, seed: int, bent: Bent) -> None:
        super().__init__(seed)
        self.bent = bent
        self.way = NOT_YET
        self.turn = NOT_YET

    def decide(self, p: Position, seat: int, legal: list[int]) -> int:
        game = cast("Civilization2010", p)
        if game.turn != self.turn:
            self.turn = game.turn
            self.way = self._chosen_way(game, seat)
        if self.bent.deals and isinstance(game.frames[-1], Trading):
            offer = offer_answer(Sight(game, seat, self.way, self.bent.temper), self.way, legal)
            if offer >= 0:
                return offer
        return answer(game, seat, self.way, self.bent.temper)

    def _chosen_way(self, p: Civilization2010, seat: int) -> int:
        if len(self.bent.ways) == 1:
            return self.bent.ways[0]
        if self.bent.by_nation and 0 < p.turn <= LATE and p.empires[seat].cities:
            return suited_way(p, seat)
        return nearest_way(p, seat)
