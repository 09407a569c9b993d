"""What follows when armies end their move on a square."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.cities.destroying import destroy_building
from civitas.games.civilization_2010.facts.abilities import COMBUSTION_DONE
from civitas.games.civilization_2010.facts.techs import COMBUSTION
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import is_building
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.exploring import claim_relic
from civitas.games.civilization_2010.verbs import DONE_CODE, RAZE
from civitas.games.civilization_2010.view_types import Question


def arrive(p: Civilization2010, seat: int, square: int) -> None:
    """What follows when at least one army has ended its move on a square; call it last."""
    if p.piece[square] < 0:
        return
    empire = p.empires[seat]
    if is_building(p.piece[square]) and p.owner[square] != seat and empire.knows(COMBUSTION):
        if not empire.has_used(COMBUSTION_DONE):
            p.push(Razing(seat, square))
    else:
        claim_relic(p, seat, square)


@frame("Razing")
class Razing(Frame[Civilization2010]):
    """Combustion: whether the army destroys the enemy building on which it has ended its move (ruling A64)."""

    seat: int = 0
    square: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "square": SQUARE_NAMES[self.square]}

    def resume(self, p: Civilization2010) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [RAZE.code(), DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("tech.combustion")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        p.pop()
        if action != DONE_CODE:
            p.empires[seat].used |= 1 << COMBUSTION_DONE
            destroy_building(p, self.square, "tech.combustion")
