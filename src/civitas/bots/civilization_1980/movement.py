"""Movement: one plan for the whole turn, carried out action by action."""

import heapq

from civitas.bots.civilization_1980.battles import attack_strength, can_garrison, guards_needed, left_after
from civitas.bots.civilization_1980.settling import Worth
from civitas.bots.civilization_1980.sight import (
    TAX_RATE,
    TOKENS_ON_A_SITE,
    TOKENS_PER_CITY,
    TOKENS_WITHOUT_A_SITE,
    Sight,
    site_quality,
    tokens_needed,
)
from civitas.bots.civilization_1980.voyages import Voyage, best_voyage
from civitas.games.civilization_1980.facts.board import LIMIT, MOST_MOVED
from civitas.games.civilization_1980.facts.nations import SHIPS
from civitas.games.civilization_1980.verbs import DONE_CODE, MOVE

CITY = 60.0
"""What a new city is worth, measured like tokens."""
URGENT_CITY = 200.0
"""The same when the epoch demands it."""
LEFT_AFTER_FIRST = 12
"""Tokens that must remain when the first two cities are built in time for their epoch."""
ROOMY = 4
"""More free areas than this ask for more tokens to settle them."""
LITTLE_STOCK = 14
"""Stock below which the nation hardly grows any more, so that a city is wanted at any price."""
UNLIMITED = 1000
MOST_GUARDS = 4
"""A city that takes more than this to keep is left to its fate."""
CROWDED = 28
"""Tokens on the board from which a city without a site, for twelve of them, comes into question."""
FALLEN = 5.0
"""What a token lost in battle costs."""


def plan_movement(sight: Sight) -> list[int]:
    """All actions of this seat's movement, in order."""
    plan = Plan(sight)
    plan.guard()
    plan.gather_for_cities()
    plan.sail()
    plan.attack()
    plan.settle()
    return plan.actions()


class Plan:
    """Where every token goes: those that are settled, and those still free to move."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worth = Worth(sight)
        self.free = sight.fresh[:]
        self.count: list[int] = [own - fresh for own, fresh in zip(sight.own, self.free, strict=True)]
        self.moves: dict[tuple[int, int], int] = {}
        self.voyages: list[Voyage] = []
        self.new_cities: list[int] = []
        self.room = UNLIMITED

    # Cities.

    def gather_for_cities(self) -> None:
        """Bring enough tokens together wherever a city can be built and supported."""
        if self.sight.is_nomads:
            return
        sites = [area for area in self.sight.land.areas if self._may_become_city(area)]
        while sites and len(self.new_cities) < self.sight.free_cities and self._can_afford_city():
            offers = [(self._city_score(area), area) for area in sites]
            score, area = max(offers)
            if score <= 0:
                return
            self._pull(area, tokens_needed(area))
            self.new_cities.append(area)
            sites.remove(area)

    def _may_become_city(self, area: int) -> bool:
        if self.sight.city_owner[area] >= 0 or self.sight.rivals[area] or LIMIT[area] == 0:
            return False
        return self._within_reach(area) >= tokens_needed(area)

    def _within_reach(self, area: int) -> int:
        return self.count[area] + self.free[area] + sum(self.free[n] for n in self.sight.land.neighbours[area])

    def _can_afford_city(self) -> bool:
        """Whether the tokens that remain support one more city, with some to spare while the nation is small."""
        used = sum(tokens_needed(area) for area in self.new_cities)
        left = self.sight.population - used - TOKENS_ON_A_SITE
        cities = self.sight.cities + len(self.new_cities) + 1
        return left >= TOKENS_PER_CITY * cities + self._reserve(cities)

    def _reserve(self, cities: int) -> int:
        """Tokens beyond the support that should stay: many while there is land to settle, few when time presses."""
        if self._must_build() and cities <= 2:
            return max(0, LEFT_AFTER_FIRST - TOKENS_PER_CITY * cities)
        room = sum(self.worth.is_free)
        if cities <= 2 and self.sight.next_epoch() == 2 and self.sight.rounds_to_epoch(2) > 1:
            return self.sight.manner.early_reserve
        manner = self.sight.manner
        return manner.roomy_reserve if room > ROOMY and cities <= 4 else manner.reserve

    def _must_build(self) -> bool:
        """Whether two cities are needed at the end of this round."""
        return self.sight.next_epoch() == 2 and self.sight.rounds_to_epoch(2) <= 1

    def _needs_city(self) -> bool:
        """Whether a city is wanted at any price: for the epoch, or because all tokens are out and nothing grows."""
        if self._must_build() and self.sight.cities + len(self.new_cities) < 2:
            return True
        return self.sight.stock + 6 * len(self.new_cities) < LITTLE_STOCK and self.sight.population > CROWDED

    def _city_score(self, area: int) -> float:
        """The value of a city here less the value of the tokens it takes."""
        need = tokens_needed(area)
        if self._within_reach(area) < need:
            return -1.0
        if need == TOKENS_WITHOUT_A_SITE and self.sight.population < CROWDED:
            return -1.0
        city = URGENT_CITY if self._needs_city() else CITY
        return city + site_quality(area) - sum((cost for cost, _ in self._cheapest(area, need)), 0.0)

    def _cheapest(self, area: int, need: int) -> list[tuple[float, int]]:
        """The tokens that cost least to bring into an area, as (cost, source); those already there come first."""
        there = min(need, self.count[area] + self.free[area])
        costs = [(self.worth.of_next(area, index) * 0.5, area) for index in range(there)]
        heap = []
        for source in self.sight.land.neighbours[area]:
            if self.free[source]:
                heap.append((self._home_value(source, self.free[source]), source, self.free[source]))
        heapq.heapify(heap)
        while len(costs) < need and heap:
            cost, source, left = heapq.heappop(heap)
            costs.append((cost, source))
            if left > 1:
                heapq.heappush(heap, (self._home_value(source, left - 1), source, left - 1))
        return costs

    def _home_value(self, area: int, left: int) -> float:
        return self.worth.of_next(area, self.count[area] + left - 1)

    def _pull(self, area: int, need: int) -> None:
        settled = self.count[area]
        for _, source in self._cheapest(area, need):
            if source == area and settled:
                settled -= 1
            else:
                self.assign(source, area, 1)

    # Ships.

    def sail(self) -> None:
        """Plan the voyage of each ship in turn."""
        for ship in range(SHIPS):
            if self.sight.ships[ship] >= 0:
                voyage = best_voyage(self.sight, self.worth, self.free, self.count, ship)
                if voyage is not None:
                    self.voyages.append(voyage)
                    for area, loaded in voyage.loaded.items():
                        self.free[area] -= loaded
                    for area, landed in voyage.landed.items():
                        self.count[area] += landed

    # War.

    def guard(self) -> None:
        """Send tokens into cities that would change hands: what stands there must be beaten before the city."""
        if not self.sight.manner.guards:
            return
        for area in self.sight.own_cities():
            need = guards_needed(self.sight, area) - self.count[area]
            if 0 < need <= min(MOST_GUARDS, self._within_reach(area)):
                self._pull(area, need)

    def attack(self) -> None:
        """Take what is weakly held and worth more than the tokens it takes."""
        if self.sight.is_nomads:
            return
        targets = [area for area in self.sight.land.areas if self._is_target(area)]
        while targets:
            score, area = max((self._attack_score(area), area) for area in targets)
            if score <= 0:
                return
            self._pull(area, attack_strength(self.sight, area))
            targets.remove(area)

    def _is_target(self, area: int) -> bool:
        owner = self.sight.city_owner[area]
        hostile = self.sight.rivals[area] > 0 if owner < 0 else owner != self.sight.seat
        if not hostile:
            return False
        strength = attack_strength(self.sight, area)
        return 0 < strength <= self._within_reach(area)

    def _attack_score(self, area: int) -> float:
        strength = attack_strength(self.sight, area)
        if self._within_reach(area) < strength:
            return -1.0
        cost = sum((cost for cost, source in self._cheapest(area, strength)), 0.0)
        if self.sight.city_owner[area] >= 0:
            return self._storming_score(area) - cost
        left = left_after(self.sight, area, strength)
        gain = sum((self.worth.of_next_alone(area, k) for k in range(min(left, self.worth.feeds[area]))), 0.0)
        return self.sight.manner.spoils * gain - FALLEN * (strength - left) - cost

    def _storming_score(self, area: int) -> float:
        """What it is worth to storm a city: it changes hands if its owner cannot garrison it, else it falls."""
        if can_garrison(self.sight, area):
            return self.sight.manner.razed
        return self.sight.manner.stormed if self.sight.free_cities else 0.0

    # Everybody else.

    def settle(self) -> None:
        """Send every token that is left where it is worth most."""
        heap: list[tuple[float, int, int, int]] = []
        for area in self.sight.land.areas:
            if self.free[area]:
                heap += [self._option(area, other) for other in (area, *self.sight.land.neighbours[area])]
        heapq.heapify(heap)
        self.room = self._fed_within_means()
        while heap:
            value, source, target, count = heapq.heappop(heap)
            if not self.free[source]:
                continue
            if self.count[target] == count and value == self._option(source, target)[0]:
                self.assign(source, target, 1)
                self.room -= value < -0.5
            if self.free[source]:
                heapq.heappush(heap, self._option(source, target))

    def _fed_within_means(self) -> int:
        """Tokens that may still find a place to live, if enough of the others are to return to stock for taxes."""
        if self.sight.is_nomads or self.sight.is_farmers:
            return UNLIMITED
        total = self.sight.population + self.sight.stock + self.sight.treasury
        taxes = TAX_RATE * (self.sight.cities + len(self.new_cities))
        kept = sum(
            min(count, self.worth.feeds[area]) for area, count in enumerate(self.count) if area not in self.new_cities
        )
        return total - self.sight.treasury // 2 - taxes - kept

    def _option(self, source: int, target: int) -> tuple[float, int, int, int]:
        count = self.count[target]
        if target in self.new_cities:
            return 1.0, source, target, count
        if self.sight.is_nomads and self.sight.rivals[target]:
            return 99.0, source, target, count
        stay = 0.05 if source == target else 0.0
        worth = self.worth.of_next(target, count)
        if self.room <= 0 and worth > 0:
            return 0.5 - stay, source, target, count
        return -worth - stay, source, target, count

    def assign(self, source: int, target: int, tokens: int) -> None:
        """Decide that tokens of one area end up in another, or stay."""
        self.free[source] -= tokens
        self.count[target] += tokens
        if source != target:
            self.moves[source, target] = self.moves.get((source, target), 0) + tokens

    def actions(self) -> list[int]:
        """The plan in actions: voyages first, then every move over land."""
        found = [action for voyage in self.voyages for action in voyage.actions]
        for (source, target), tokens in self.moves.items():
            border = self.sight.land.border[source, target]
            while tokens:
                batch = min(tokens, MOST_MOVED)
                found.append(MOVE.code(batch - 1, border))
                tokens -= batch
        return [*found, DONE_CODE]
