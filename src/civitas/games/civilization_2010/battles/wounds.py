"""Wounds that abilities deal and heal in a battle, one by one."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.battles.arithmetic import WOUNDS_OF, manned_fronts, wounded_fronts
from civitas.games.civilization_2010.battles.fronts import fronts_of
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import DONE_CODE, HEAL, WOUND
from civitas.games.civilization_2010.view_types import Question


@frame("Wounding")
class Wounding(Frame[Civilization2010]):
    """Wounds are dealt one by one to enemy units in play, at will and not necessarily all (tech.mathematics)."""

    seat: int = 0
    left: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": self.left}

    def resume(self, p: Civilization2010) -> None:
        if self.left and len(self.legal(p, self.seat)) > 1:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        battle = fronts_of(p)
        return [*[WOUND.code(number) for number in manned_fronts(p, 1 - battle.turn)], DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("battle.turn-c")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.pop()
            return
        battle = fronts_of(p)
        self.left -= 1
        battle.wound(p, 1 - battle.turn, WOUND.first(action), 1, "battle.turn-c")


@frame("Healing")
class Healing(Frame[Civilization2010]):
    """Wounds are removed one by one from own units in play (tech.animal_husbandry)."""

    seat: int = 0
    left: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": self.left}

    def resume(self, p: Civilization2010) -> None:
        battle = fronts_of(p)
        wounds = sum(front[WOUNDS_OF[battle.turn]] for front in p.fronts)
        if wounds > self.left > 0:
            self.asked = 1 << self.seat
            return
        p.pop()
        if self.left:
            battle.heal_all(p, "tech.animal_husbandry")

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        battle = fronts_of(p)
        return [*[HEAL.code(number) for number in wounded_fronts(p, battle.turn)], DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("tech.animal_husbandry")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.pop()
            return
        battle = fronts_of(p)
        self.left -= 1
        battle.heal(p, HEAL.first(action), 1, "tech.animal_husbandry")
