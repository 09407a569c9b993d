"""Playing on in an imagined world: all seats go by habit, the market stays closed and nothing is bought."""

from civitas.bots.civilization_1980.growth import plan_growth
from civitas.bots.civilization_1980.habits import SKILLS, default
from civitas.bots.civilization_1980.manner import Manner
from civitas.bots.civilization_1980.movement import plan_movement
from civitas.bots.civilization_1980.survey import Survey
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import DONE_CODE

LONGEST = 3000
"""A world is judged where it is after so many answers."""
CITIES_PHASE = 7


class Course:
    """One world that goes on by itself."""

    def __init__(self, p: Civilization1980, manners: list[Manner]) -> None:
        self.p = p
        self.manners = manners
        self.plans: list[list[int]] = [[] for _ in range(p.players)]
        self.frames: list[str] = ["" for _ in range(p.players)]

    def play_until(self, round_: int) -> None:
        """Go on until the cities of a round are built, or the game is over."""
        p = self.p
        for _ in range(LONGEST):
            if p.is_over or (p.round, p.phase) > (round_, CITIES_PHASE):
                return
            seat = p.to_act[0]
            p.play(seat, self.answer(seat))

    def answer(self, seat: int) -> int:
        """What the seat does by habit."""
        p = self.p
        legal = p.legal(seat)
        if len(legal) == 1:
            return legal[0]
        frame = p.frames[-1].name()
        if frame in ("Market", "Purchases"):
            return default(legal)
        plan = self.plans[seat]
        if plan and self.frames[seat] == frame and plan[0] in legal:
            return plan.pop(0)
        sight = Survey(p, seat, self.manners[seat])
        if frame in ("Movement", "Growth"):
            self.plans[seat] = plan_movement(sight) if frame == "Movement" else plan_growth(sight, legal)
            self.frames[seat] = frame
            choice = self.plans[seat].pop(0)
        else:
            choice = SKILLS[frame](sight, legal) if frame in SKILLS else DONE_CODE
        return choice if choice in legal else default(legal)
