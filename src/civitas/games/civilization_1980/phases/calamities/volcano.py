"""Volcanic eruption or earthquake (52.2)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME, AREAS, ERUPTS_ON, NEIGHBOURS, VOLCANOES
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.support import reduce_city
from civitas.games.civilization_1980.verbs import DONE, DONE_CODE, ERUPT, REDUCE, STRIKE
from civitas.games.civilization_1980.view_types import Question


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """A volcano near the victim's units erupts; without one the earth shakes."""
    near = volcanoes_near(p, victim)
    if len(near) > 1:
        p.push(Eruption(victim))
    elif near:
        erupt(p, near[0])
    elif p.city_count[victim]:
        p.push(Earthquake(victim))
    else:
        p.tell("calamity-harmless", "52.2-d", {"seat": victim})


def volcanoes_near(p: Civilization1980, seat: int) -> list[int]:
    """The volcanoes that touch an area with a unit of this seat."""
    return [
        volcano
        for volcano, areas in enumerate(ERUPTS_ON)
        if any(p.tokens[seat][area] or p.city_owner[area] == seat for area in areas)
    ]


def erupt(p: Civilization1980, volcano: int) -> None:
    """Remove every unit of every player in the areas the volcano touches; ships stay."""
    p.tell("eruption", "52.2-a", {"volcano": f"volcano-{VOLCANOES[volcano]}"})
    for area in ERUPTS_ON[volcano]:
        owner = p.city_owner[area]
        if owner >= 0:
            p.raze(area)
            p.tell("city-lost", "52.2-a", {"seat": owner, "area": AREA_NAME[area]})
        for seat in p.occupants(area):
            count = p.tokens[seat][area]
            p.remove(seat, area, count)
            p.tell("tokens-lost", "52.2-a", {"seat": seat, "area": AREA_NAME[area], "count": count})


@frame("Eruption", asks="victim")
class Eruption(Frame[Civilization1980]):
    """A victim near several volcanoes chooses the one that erupts."""

    victim: int

    def resume(self, p: Civilization1980) -> None:
        p.pop()

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [ERUPT.code(volcano) for volcano in volcanoes_near(p, seat)]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("52.2-b" if ERUPT.owns(action) else "52.2-c")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked = 0
        erupt(p, ERUPT.first(action))


@frame("Earthquake")
class Earthquake(Frame[Civilization1980]):
    """The victim reduces a city of his, and perhaps one of a neighbour."""

    victim: int
    struck: int = -1
    """Where the victim's own city was reduced."""

    def resume(self, p: Civilization1980) -> None:
        if self.struck < 0:
            cities = p.cities_of(self.victim)
            if len(cities) == 1:
                self._shake(p, cities[0])
            else:
                self.asked = 1 << self.victim
        elif self._neighbours(p):
            self.asked = 1 << self.victim
        else:
            p.pop()

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {"frame": self.name(), "victim": self.victim, "struck": AREAS[self.struck] if self.struck >= 0 else None}

    def _neighbours(self, p: Civilization1980) -> list[int]:
        """Cities of other players next to the struck one, also across water."""
        return [
            area for area in NEIGHBOURS[self.struck] if p.city_owner[area] >= 0 and p.city_owner[area] != self.victim
        ]

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        if self.struck < 0:
            return [REDUCE.code(area) for area in p.cities_of(seat)]
        return [STRIKE.code(area) for area in self._neighbours(p)] + [DONE_CODE]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("52.2-d" if self.struck < 0 else "52.2-e")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked = 0
        if REDUCE.owns(action):
            self._shake(p, REDUCE.first(action))
            return
        if not DONE.owns(action):
            reduce_city(p, STRIKE.first(action), "52.2-e")
        p.pop()

    def _shake(self, p: Civilization1980, area: int) -> None:
        self.struck = area
        reduce_city(p, area, "52.2-d")
