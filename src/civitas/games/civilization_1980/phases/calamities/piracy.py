"""Piracy (52.9)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME, IN_RED_SEA, TOUCHES_SEA, WATER
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import PLUNDER
from civitas.games.civilization_1980.view_types import Question


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """Each ship of the trader destroys a coastal city of the receiver."""
    fleet = [coast for coast in p.ships[trader] if coast >= 0]
    raid = Raid(victim, trader, len(fleet), sum(1 for coast in fleet if IN_RED_SEA[coast]))
    if not raid.targets(p):
        p.tell("calamity-harmless", "52.9-b", {"seat": victim})
    p.push(raid)


@frame("Raid")
class Raid(Frame[Civilization1980]):
    """The trader chooses the cities his ships destroy."""

    victim: int
    trader: int
    ships: int
    red_ships: int
    """How many of them are in the Red Sea; only these reach cities there."""

    def targets(self, p: Civilization1980) -> list[int]:
        """The receiver's coastal cities that a ship can still reach."""
        if self.ships == 0:
            return []
        return [
            area
            for area in p.cities_of(self.victim)
            if TOUCHES_SEA[area] and (self.red_ships or WATER[area] != "red-sea")
        ]

    def resume(self, p: Civilization1980) -> None:
        targets = self.targets(p)
        if not targets:
            p.pop()
        elif len(targets) == 1:
            self._destroy(p, targets[0])
        else:
            self.asked = 1 << self.trader

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {"frame": self.name(), "victim": self.victim, "ships": self.ships}

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [PLUNDER.code(area) for area in self.targets(p)]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if PLUNDER.owns(action) and p.city_owner[PLUNDER.first(action)] == self.victim:
            return Objection("52.9-d" if TOUCHES_SEA[PLUNDER.first(action)] else "52.9-c")
        return Objection("52.9-a")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked = 0
        self._destroy(p, PLUNDER.first(action))

    def _destroy(self, p: Civilization1980, area: int) -> None:
        self.ships -= 1
        if WATER[area] == "red-sea":
            self.red_ships -= 1
        self.red_ships = min(self.red_ships, self.ships)
        p.raze(area)
        p.tell("city-lost", "52.9-a", {"seat": self.victim, "area": AREA_NAME[area]})
