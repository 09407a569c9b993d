"""What tokens are worth where: the measure behind growth, movement, voyages and losses."""

from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.board import AREA_COUNT, HAS_SITE, LIMIT

FIRST = 10.0
"""The first token in an area: it holds the land and doubles."""
SECOND = 8.0
"""The second one doubles, too."""
SECOND_NOMAD = 5.0
"""Among nomads only areas count in the end."""
OUTWARD = 0.1
"""What each step from free land takes off the worth of a second token."""
FURTHER = 3.0
"""More tokens, as long as the area feeds them: support for cities, and builders of the next."""
BESIDE_RIVALS = 3.0
"""A token in an area that it shares with others in peace."""
FAR = 12
CROWDED = 24
LITTLE_STOCK = 8
FEW_CITIES = 4


def is_starved(sight: Sight) -> bool:
    """Whether nearly all tokens are on the board or in the treasury, so that nothing grows any more."""
    crowded = sight.population > CROWDED and sight.stock < LITTLE_STOCK
    return crowded and sight.cities < FEW_CITIES and not sight.is_nomads


class Worth:
    """The value of one more token in an area, given how many of ours are there already."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.feeds = [sight.feeds(area) for area in range(AREA_COUNT)]
        self.is_free = [
            LIMIT[area] > 0 and owner < 0 and not sight.own[area] and not sight.rivals[area]
            for area, owner in enumerate(sight.city_owner)
        ]
        self.distance = self._distances()
        self.is_starved = is_starved(sight)
        self._base = [self._first(area) for area in range(AREA_COUNT)]

    def of_next(self, area: int, count: int) -> float:
        """The value of a token that joins so many others of ours here."""
        owner = self.sight.city_owner[area]
        if owner >= 0:
            return 0.0 if owner == self.sight.seat else -4.0
        rivals = self.sight.rivals[area]
        if rivals:
            return BESIDE_RIVALS if count + 1 + rivals <= LIMIT[area] else -2.0
        return self.of_next_alone(area, count)

    def of_next_alone(self, area: int, count: int) -> float:
        """The same, as if nobody else were here."""
        if self.is_starved:
            return self._when_starved(area, count)
        if count == 0:
            return self._base[area]
        if count >= self.feeds[area]:
            return 0.0
        if count == 1:
            return (SECOND_NOMAD if self.sight.is_nomads else SECOND) - OUTWARD * min(self.distance[area], FAR)
        return FURTHER + HAS_SITE[area] - 0.2 * min(self.distance[area], FAR)

    def _when_starved(self, area: int, count: int) -> float:
        """Without growth new land is worth little: tokens draw together around the sites of cities."""
        if count >= self.feeds[area]:
            return 0.0
        sites = sum(1 for other in self.sight.land.neighbours[area] if HAS_SITE[other])
        return FURTHER + 3.0 * HAS_SITE[area] + min(sites, 3) + 0.5 * min(count, 3)

    def of_removing(self, area: int, count: int) -> float:
        """What is lost when one of so many tokens leaves."""
        return self.of_next(area, count - 1)

    def _first(self, area: int) -> float:
        room = sum(1 for other in self.sight.land.neighbours[area] if self.is_free[other])
        return FIRST + 0.3 * min(LIMIT[area], 4) + HAS_SITE[area] + 0.4 * min(room, 4)

    def _distances(self) -> list[int]:
        """Steps over land from each area to the nearest free one."""
        distance = [FAR] * AREA_COUNT
        ring = [area for area in self.sight.land.areas if self.is_free[area]]
        steps = 0
        while ring:
            for area in ring:
                distance[area] = steps
            steps += 1
            ring = [
                other
                for other in {n for area in ring for n in self.sight.land.neighbours[area]}
                if distance[other] == FAR and steps < FAR
            ]
        return distance
