"""The end of phases 6 and 11: cities without support are reduced (43.65)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import REDUCE

TOKENS_PER_CITY = 2


def lacks_support(p: Civilization1980, seat: int) -> bool:
    """Whether the seat has fewer than two tokens on the board for each city that needs support."""
    return p.on_board(seat) < support_needed(p, seat)


def support_needed(p: Civilization1980, seat: int) -> int:
    """The tokens on the board that the seat's cities need."""
    cities = len(cities_to_support(p, seat)) if p.exempt else p.city_count[seat]
    return TOKENS_PER_CITY * cities


def cities_to_support(p: Civilization1980, seat: int) -> list[int]:
    """The seat's cities without those that were gained by revolt and need no support yet (43.1)."""
    return [area for area in p.cities_of(seat) if not p.is_exempt(area)]


def reduce_city(p: Civilization1980, area: int, rule: str) -> None:
    """Reduce a city and report it."""
    seat = p.city_owner[area]
    count = p.reduce(area)
    message, cited = ("city-reduced", rule) if count else ("city-removed", "65.1-a")
    p.tell(message, cited, {"seat": seat, "area": AREA_NAME[area], "count": count})


@frame("Support")
class Support(Frame[Civilization1980]):
    """Everybody reduces cities, one at a time and of his own choice, until the rest is supported."""

    def resume(self, p: Civilization1980) -> None:
        for seat in p.order:
            if lacks_support(p, seat):
                cities = cities_to_support(p, seat)
                if len(cities) == 1:
                    reduce_city(p, cities[0], "43.65-b")
                else:
                    self.asked |= 1 << seat
        if self.asked == 0:
            p.pop()

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [REDUCE.code(area) for area in cities_to_support(p, seat)]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if not REDUCE.owns(action):
            return Objection("43.65-a")
        area = REDUCE.first(action)
        if p.city_owner[area] != seat:
            return Objection("43.65-c")
        return Objection("43.1-i") if p.is_exempt(area) else None

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked &= ~(1 << seat)
        reduce_city(p, REDUCE.first(action), "43.65-b")
        if lacks_support(p, seat) and len(cities_to_support(p, seat)) > 1:
            self.asked |= 1 << seat
