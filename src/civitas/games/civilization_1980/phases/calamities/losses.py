"""Losing units to a calamity: how much must go, and the owner's choice what (52.1, A45)."""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import INT, Fields
from civitas.games.civilization_1980.board import (
    AREA_NAME,
    FLOODED,
    IS_WHITE_SITE,
    LAND_AREAS,
    MOST_MOVED,
)
from civitas.games.civilization_1980.cards import EPIDEMIC, FLOOD, amount
from civitas.games.civilization_1980.model import CITY_UNITS, Civilization
from civitas.games.civilization_1980.phases.support import reduce_city
from civitas.games.civilization_1980.verbs import LOSE, LOSE_CITY, REDUCE

EPIDEMIC_CITY_UNITS = amount(EPIDEMIC, "city_units")


def reachable(rest: int, tokens: int, cities: int, unit: int) -> bool:
    """Whether so many tokens and cities can make up exactly this rest."""
    return any(0 <= rest - count * unit <= tokens for count in range(cities + 1))


def due(wanted: int, tokens: int, cities: int, unit: int, is_maximum: bool) -> int:
    """What is really lost: exactly as much as wanted if possible, otherwise the least excess.

    A maximum is never exceeded: then it is the most that stays below it. Who has less loses everything.
    """
    everything = tokens + cities * unit
    if everything <= wanted:
        return everything
    if reachable(wanted, tokens, cities, unit):
        return wanted
    lows = [count * unit for count in range(cities + 1)]
    if is_maximum:
        return max(low + tokens for low in lows if low + tokens < wanted)
    return min(low for low in lows if low > wanted)


class Exposure:
    """What a seat can lose to a calamity: tokens by area, and areas with cities."""

    def __init__(self, p: Civilization, seat: int, calamity: int, plain: int) -> None:
        areas = FLOODED[plain] if calamity == FLOOD else LAND_AREAS
        spared = 1 if calamity == EPIDEMIC else 0
        own = p.tokens[seat]
        self.unit = EPIDEMIC_CITY_UNITS if calamity == EPIDEMIC else CITY_UNITS
        self.token_areas = [area for area in areas if own[area] > spared]
        self.tokens = [own[area] - spared for area in self.token_areas]
        self.cities = [
            area for area in areas if p.city_owner[area] == seat and (calamity != FLOOD or IS_WHITE_SITE[area])
        ]

    def total(self) -> int:
        """All units that are exposed."""
        return sum(self.tokens) + self.unit * len(self.cities)


class Losses(Frame[Civilization]):
    """A seat removes units of its own choice until the calamity is satisfied."""

    FIELDS: ClassVar[Fields] = (
        ("seat", INT),
        ("wanted", INT),
        ("is_maximum", INT),
        ("calamity", INT),
        ("plain", INT),
        ("rest", INT),
    )

    def __init__(self, seat: int, wanted: int, is_maximum: bool, calamity: int, plain: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.wanted = wanted
        self.is_maximum = int(is_maximum)
        self.calamity = calamity
        self.plain = plain
        """The flood plain, where only units on it are lost."""
        self.rest = -1
        """Units still to be lost; -1 before the reckoning."""

    def copy(self) -> "Losses":
        other = Losses(self.seat, self.wanted, self.is_maximum == 1, self.calamity, self.plain)
        other.asked = self.asked
        other.rest = self.rest
        return other

    def resume(self, p: Civilization) -> None:
        exposure = Exposure(p, self.seat, self.calamity, self.plain)
        if self.rest < 0:
            tokens, cities = sum(exposure.tokens), len(exposure.cities)
            self.rest = due(self.wanted, tokens, cities, exposure.unit, self.is_maximum == 1)
        if self.rest == exposure.total():
            for area in exposure.cities:
                self._lose_city(p, area)
            for area, count in zip(exposure.token_areas, exposure.tokens, strict=True):
                self._lose_tokens(p, area, count)
        elif self.rest and len(exposure.token_areas) == 1 and not exposure.cities:
            self._lose_tokens(p, exposure.token_areas[0], self.rest)
        if self.rest:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def question(self, p: Civilization, seat: int | None) -> View:
        return {"frame": self.name(), "seat": self.seat, "rest": self.rest, "calamity": self.calamity}

    def legal(self, p: Civilization, seat: int) -> list[int]:
        exposure = Exposure(p, seat, self.calamity, self.plain)
        tokens, cities, unit = sum(exposure.tokens), len(exposure.cities), exposure.unit
        counts = [
            count
            for count in range(1, min(MOST_MOVED, self.rest) + 1)
            if reachable(self.rest - count, tokens - count, cities, unit)
        ]
        actions = []
        for area, available in zip(exposure.token_areas, exposure.tokens, strict=True):
            actions += [LOSE.code(count - 1, area) for count in counts if count <= available]
        if cities and reachable(self.rest - unit, tokens, cities - 1, unit):
            actions += [LOSE_CITY.code(area) for area in exposure.cities]
        return actions

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if LOSE.owns(action) or LOSE_CITY.owns(action):
            return Objection(self._refusal(p, seat, action))
        return Objection("52.1-b")

    def _refusal(self, p: Civilization, seat: int, action: int) -> str:
        area = LOSE.second(action) if LOSE.owns(action) else LOSE_CITY.first(action)
        mine = p.tokens[seat][area] > 0 if LOSE.owns(action) else p.city_owner[area] == seat
        if self.calamity == EPIDEMIC and LOSE.owns(action) and mine:
            return "52.6-a" if LOSE.first(action) + 1 >= p.tokens[seat][area] else "52.1-d"
        if self.calamity == FLOOD and mine:
            exposed = area in FLOODED[self.plain]
            return "52.1-d" if exposed and (LOSE.owns(action) or IS_WHITE_SITE[area]) else "52.3-b"
        return "52.1-d"

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        if LOSE.owns(action):
            self._lose_tokens(p, LOSE.second(action), LOSE.first(action) + 1)
        else:
            self._lose_city(p, LOSE_CITY.first(action))
        self.asked = 0

    def _lose_tokens(self, p: Civilization, area: int, count: int) -> None:
        p.remove(self.seat, area, count)
        self.rest -= count
        p.tell(
            "tokens-lost",
            "52.1-a",
            {"seat": self.seat, "area": AREA_NAME[area], "count": count},
        )

    def _lose_city(self, p: Civilization, area: int) -> None:
        p.raze(area)
        if self.calamity == EPIDEMIC:
            self.rest -= EPIDEMIC_CITY_UNITS
            if p.stock[self.seat]:
                p.place(self.seat, area, 1)
        else:
            self.rest -= CITY_UNITS
        rule = "52.6-b" if self.calamity == EPIDEMIC else "52.1-b"
        p.tell("city-lost", rule, {"seat": self.seat, "area": AREA_NAME[area]})


class Reductions(Frame[Civilization]):
    """A seat reduces so many of its cities, of its own choice (43.65)."""

    FIELDS: ClassVar[Fields] = (("seat", INT), ("count", INT), ("calamity", INT))

    def __init__(self, seat: int, count: int, calamity: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.calamity = calamity

    def copy(self) -> "Reductions":
        other = Reductions(self.seat, self.count, self.calamity)
        other.asked = self.asked
        return other

    def resume(self, p: Civilization) -> None:
        cities = p.cities_of(self.seat)
        if self.count == 0 or not cities:
            p.pop()
        elif self.count >= len(cities):
            for area in cities:
                self._reduce(p, area)
        else:
            self.asked = 1 << self.seat

    def question(self, p: Civilization, seat: int | None) -> View:
        return {
            "frame": self.name(),
            "seat": self.seat,
            "count": self.count,
            "calamity": self.calamity,
        }

    def legal(self, p: Civilization, seat: int) -> list[int]:
        return [REDUCE.code(area) for area in p.cities_of(seat)]

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if REDUCE.owns(action) and p.city_owner[REDUCE.first(action)] == seat:
            return None
        return Objection("52.1-c")

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        self._reduce(p, REDUCE.first(action))
        self.asked = 0

    def _reduce(self, p: Civilization, area: int) -> None:
        self.count -= 1
        reduce_city(p, area, "52.1-c")
