"""Losing units to a calamity: how much must go, and the owner's choice what (52.1, A45)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import (
    AREA_NAME,
    FLOODED,
    IS_WHITE_SITE,
    LAND_AREAS,
    MOST_MOVED,
)
from civitas.games.civilization_1980.facts.cards import (
    CIVIL_DISORDER,
    COMMODITY_COUNT,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    GRAIN,
    ICONOCLASM,
    KINDS,
    POTTERY,
    amount,
)
from civitas.games.civilization_1980.model import CITY_UNITS, Civilization1980
from civitas.games.civilization_1980.phases.support import reduce_city
from civitas.games.civilization_1980.verbs import LOSE, LOSE_CITY, REDUCE
from civitas.games.civilization_1980.view_types import Question

EPIDEMIC_CITY_UNITS = amount(EPIDEMIC, "city_units")
GRAIN_RELIEF = amount(FAMINE, "grain_relief")

OWN_LOSS = {
    FLOOD: "52.3-a",
    FAMINE: "52.4-a",
    EPIDEMIC: "52.6-a",
    CIVIL_DISORDER: "52.7-a",
    ICONOCLASM: "52.8-a",
}
"""The rule by which each calamity costs its victim something."""
PASSED_ON = {FLOOD: "52.3-c", FAMINE: "52.4-b", EPIDEMIC: "52.6-c", ICONOCLASM: "52.8-c"}
"""The rule by which it costs other players something."""


def rule_of_loss(p: Civilization1980, seat: int, calamity: int) -> str:
    """Why this seat loses something to the calamity that is being resolved."""
    is_victim = p.calamity_holder[calamity - COMMODITY_COUNT] == seat
    return OWN_LOSS[calamity] if is_victim else PASSED_ON[calamity]


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


def after_relief(p: Civilization1980, seat: int, wanted: int) -> int:
    """What a famine costs a seat: with Pottery every Grain in hand saves four units (52.4, 53.2).

    No more Grain is shown than helps; but whether he can show any is no secret from now on.
    """
    if wanted == 0 or not p.has(seat, POTTERY):
        return wanted
    p.reveals += 1
    enough = (wanted + GRAIN_RELIEF - 1) // GRAIN_RELIEF
    shown = min(p.hand[seat][GRAIN], enough)
    if shown:
        p.tell("grain-shown", "52.4-c", {"seat": seat, "count": shown})
    return max(0, wanted - GRAIN_RELIEF * shown)


def units_of_city(calamity: int) -> int:
    """What a city counts when it is lost to this calamity (52.1, 52.6)."""
    return EPIDEMIC_CITY_UNITS if calamity == EPIDEMIC else CITY_UNITS


class Exposure:
    """What a seat can lose to a calamity: tokens by area, and areas with cities."""

    def __init__(self, p: Civilization1980, seat: int, calamity: int, plain: int) -> None:
        areas = FLOODED[plain] if calamity == FLOOD else LAND_AREAS
        spared = 1 if calamity == EPIDEMIC else 0
        own = p.tokens[seat]
        self.unit = units_of_city(calamity)
        self.token_areas = [area for area in areas if own[area] > spared]
        self.tokens = [own[area] - spared for area in self.token_areas]
        self.cities = [
            area for area in areas if p.city_owner[area] == seat and (calamity != FLOOD or IS_WHITE_SITE[area])
        ]

    def total(self) -> int:
        """All units that are exposed."""
        return sum(self.tokens) + self.unit * len(self.cities)


@frame("Losses")
class Losses(Frame[Civilization1980]):
    """A seat removes units of its own choice until the calamity is satisfied."""

    seat: int
    wanted: int
    is_maximum: int
    calamity: int
    plain: int
    """The flood plain, where only units on it are lost."""
    rest: int
    """Units still to be lost; -1 before the reckoning."""

    def __init__(self, seat: int, wanted: int, is_maximum: bool, calamity: int, plain: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.wanted = wanted
        self.is_maximum = int(is_maximum)
        self.calamity = calamity
        self.plain = plain
        self.rest = -1

    def resume(self, p: Civilization1980) -> None:
        exposure = Exposure(p, self.seat, self.calamity, self.plain)
        if self.rest < 0:
            self._reckon(p, exposure)
        if self.rest == exposure.total() and self._tokens_suffice(p, exposure):
            for area, count in zip(exposure.token_areas, exposure.tokens, strict=True):
                self._lose_tokens(p, area, count)
            for area in exposure.cities:
                self._lose_city(p, area)
        elif self.rest and len(exposure.token_areas) == 1 and not exposure.cities:
            self._lose_tokens(p, exposure.token_areas[0], self.rest)
        if self.rest:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def _reckon(self, p: Civilization1980, exposure: Exposure) -> None:
        """Work out what is really lost, now that it is this seat's turn."""
        wanted = self.wanted
        if self.calamity == FAMINE and exposure.total():
            wanted = after_relief(p, self.seat, wanted)
        self.rest = due(wanted, sum(exposure.tokens), len(exposure.cities), exposure.unit, self.is_maximum == 1)

    def _tokens_suffice(self, p: Civilization1980, exposure: Exposure) -> bool:
        """Whether every city lost can leave the token that an epidemic leaves; if not, the owner says where."""
        if self.calamity != EPIDEMIC or len(exposure.cities) < 2:
            return True
        return p.stock[self.seat] + sum(exposure.tokens) >= len(exposure.cities)

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "rest": self.rest, "calamity": KINDS[self.calamity]}

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
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

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if LOSE.owns(action):
            return Objection(self._token_refusal(p, LOSE.second(action), LOSE.first(action) + 1))
        if LOSE_CITY.owns(action):
            return Objection(self._city_refusal(p, LOSE_CITY.first(action)))
        return Objection(rule_of_loss(p, seat, self.calamity))

    def _token_refusal(self, p: Civilization1980, area: int, count: int) -> str:
        present = p.tokens[self.seat][area]
        if count > present or self._is_dry(area):
            return rule_of_loss(p, self.seat, self.calamity)
        return "52.6-a" if self.calamity == EPIDEMIC and count == present else "52.1-d"

    def _city_refusal(self, p: Civilization1980, area: int) -> str:
        if p.city_owner[area] != self.seat or self._is_dry(area):
            return rule_of_loss(p, self.seat, self.calamity)
        return "52.3-b" if self.calamity == FLOOD and not IS_WHITE_SITE[area] else "52.1-d"

    def _is_dry(self, area: int) -> bool:
        """Whether the flood does not reach this area."""
        return self.calamity == FLOOD and area not in FLOODED[self.plain]

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if LOSE.owns(action):
            self._lose_tokens(p, LOSE.second(action), LOSE.first(action) + 1)
        else:
            self._lose_city(p, LOSE_CITY.first(action))
        self.asked = 0

    def _lose_tokens(self, p: Civilization1980, area: int, count: int) -> None:
        p.remove(self.seat, area, count)
        self.rest -= count
        rule = rule_of_loss(p, self.seat, self.calamity)
        p.tell("tokens-lost", rule, {"seat": self.seat, "area": AREA_NAME[area], "count": count})

    def _lose_city(self, p: Civilization1980, area: int) -> None:
        p.raze(area)
        rule = "52.1-b"
        self.rest -= units_of_city(self.calamity)
        if self.calamity == EPIDEMIC:
            rule = "52.6-b" if p.stock[self.seat] else "65.1-a"
            p.place(self.seat, area, min(1, p.stock[self.seat]))
        p.tell("city-lost", rule, {"seat": self.seat, "area": AREA_NAME[area]})


@frame("Reductions")
class Reductions(Frame[Civilization1980]):
    """A seat reduces so many of its cities, of its own choice (43.65)."""

    seat: int
    count: int
    calamity: int

    def resume(self, p: Civilization1980) -> None:
        cities = p.cities_of(self.seat)
        if self.count == 0 or not cities:
            p.pop()
        elif self.count >= len(cities) and self._tokens_suffice(p, cities):
            for area in cities:
                self._reduce(p, area)
        else:
            self.asked = 1 << self.seat

    def _tokens_suffice(self, p: Civilization1980, cities: list[int]) -> bool:
        """Whether all these cities can be replaced; if not, the owner says which of them are (65.1)."""
        return len(cities) == 1 or p.stock[self.seat] >= sum(p.feeds(self.seat, area) for area in cities)

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "seat": self.seat,
            "count": self.count,
            "calamity": KINDS[self.calamity],
        }

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [REDUCE.code(area) for area in p.cities_of(seat)]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if REDUCE.owns(action) and p.city_owner[REDUCE.first(action)] == seat:
            return None
        return Objection(rule_of_loss(p, seat, self.calamity))

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self._reduce(p, REDUCE.first(action))
        self.asked = 0

    def _reduce(self, p: Civilization1980, area: int) -> None:
        self.count -= 1
        reduce_city(p, area, rule_of_loss(p, self.seat, self.calamity))
