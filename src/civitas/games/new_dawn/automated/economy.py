"""The economy cards of the automated player: caravans on the shortest way to destinations chosen by a list."""

from collections.abc import Mapping
from typing import Final

from civitas.games.new_dawn.automated.bonus import bonus_tokens, spend_trade
from civitas.games.new_dawn.automated.cards import CARD_RULES
from civitas.games.new_dawn.automated.priorities import ONLY_CHOICE, PRIORITY_LISTS, RANDOM, Measure, pick
from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD
from civitas.games.new_dawn.civilizations.gains import ALL_KINDS, gain_resource
from civitas.games.new_dawn.facts.focus_cards import FocusCard
from civitas.games.new_dawn.facts.leaders import GILGAMESH
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.map.barbarians import barbarian_name
from civitas.games.new_dawn.map.pieces import remove_barbarian, space_name
from civitas.games.new_dawn.map.world import SPACES
from civitas.games.new_dawn.model import CITY, NewDawn
from civitas.games.new_dawn.phases.economy import starting_cities
from civitas.games.new_dawn.phases.visits import arrive, is_destination

DESTINATION_LIST: Final = "caravan-destination"
SHORTEST_DISTANCE: Final = "shortest-distance"


# What the list looks at. Candidates are the spaces of destinations; a conquered city-state is a city (N14).


def _new_city_states(p: NewDawn, candidates: list[int]) -> list[int]:
    """City-states without a card of theirs, whether or not one is available (N14)."""
    return [int(_is_city_state(p, space) and not _has_envoy(p, space)) for space in candidates]


def _known_city_states(p: NewDawn, candidates: list[int]) -> list[int]:
    return [int(_is_city_state(p, space) and _has_envoy(p, space)) for space in candidates]


def _rival_cities(p: NewDawn, candidates: list[int]) -> list[int]:
    return [int(p.is_rival(p.automa, space) and p.piece[space] >= CITY) for space in candidates]


def _is_city_state(p: NewDawn, space: int) -> bool:
    return p.city_state_at(space) >= 0


def _has_envoy(p: NewDawn, space: int) -> bool:
    return (p.civs[p.automa].envoys >> p.city_state_at(space)) & 1 == 1


DESTINATION_TESTS: Final[Mapping[str, Measure]] = {
    "city-state-without-own-diplomacy-card": _new_city_states,
    "rival-city": _rival_cities,
    "other-city-state": _known_city_states,
}


# Resolving a card. Visits of the automated player ask nobody, so it is done at once.


def begin_economy(p: NewDawn, slot: int) -> None:
    """Resolve the economy card in this slot."""
    card = p.card(p.automa, slot)
    if card.gains_resource:
        gain_resource(p, p.automa, ALL_KINDS, CARD_RULES[card.index])
    if card.clears_barbarians:
        clear_barbarians(p)
    trade = Trade(p, slot, card, card.movement + bonus_tokens(p, slot))
    trade.spend_ahead()
    trade.send_caravans()


def clear_barbarians(p: NewDawn) -> None:
    """Remove the barbarians next to friendly spaces without a trade token; Gilgamesh gets resources (A9.1-a)."""
    c = p.civs[p.automa]
    friendly = c.cities + c.tokens
    for barbarian, space in enumerate(p.barbarians):
        if space >= 0 and any(other in friendly for other in p.world.neighbours[space]):
            remove_barbarian(p, barbarian)
            name = barbarian_name(barbarian)
            p.tell("barbarian-beaten", "automa.as_currency", {"seat": p.automa, "barbarian": name})
            if c.leader == GILGAMESH:
                gain_resource(p, p.automa, ALL_KINDS, "leader.gilgamesh")


# Ways.


class Ways:
    """Shortest ways to destinations over spaces that caravans may pass."""

    def __init__(self, p: NewDawn, over_water: bool) -> None:
        self.p = p
        self.over_water = over_water
        self.known: dict[int, list[int]] = {}

    def to(self, destination: int) -> list[int]:
        """How far each space is from a destination; -1: there is no way (A13.2-a)."""
        if destination not in self.known:
            self.known[destination] = self._count(destination)
        return self.known[destination]

    def _count(self, destination: int) -> list[int]:
        distances = [NONE] * SPACES
        distances[destination] = 0
        found = [destination]
        for space in found:
            for other in self.p.world.neighbours[space]:
                if distances[other] < 0 and self._is_passable(other):
                    distances[other] = distances[space] + 1
                    found.append(other)
        return distances

    def _is_passable(self, space: int) -> bool:
        """Cities and city-states on the way would end the journey; barbarians are avoided (N15, A10.4-a)."""
        p = self.p
        if p.world.is_water[space] and not self.over_water:
            return False
        return space not in p.barbarians and not is_destination(p, p.automa, space)

    def length(self, start: int, destination: int) -> int:
        """How many spaces a caravan has to move from here; -1: it cannot get there.

        It has to enter its destination, even if a city was built where it stands.
        """
        distances = self.to(destination)
        lengths = [distances[other] + 1 for other in self.p.world.neighbours[start] if distances[other] >= 0]
        return min(lengths, default=NONE)

    def walk(self, start: int, destination: int, movement: int) -> tuple[int, str]:
        """Where a caravan gets that cannot arrive, and what decided: all shortest ways have the same chance."""
        distances = self.to(destination)
        left = self.length(start, destination)
        space, criterion = start, "criterion-shortest-way"
        for _ in range(movement):
            left -= 1
            nearer = [other for other in self.p.world.neighbours[space] if distances[other] == left]
            if len(nearer) > 1:
                criterion = RANDOM
            space = self._next(nearer, distances)
        return space, criterion

    def _next(self, nearer: list[int], distances: list[int]) -> int:
        """Draw the next space, each with the number of shortest ways that lead over it."""
        if len(nearer) == 1:
            return nearer[0]
        counts = [self._number(space, distances) for space in nearer]
        drawn = self.p.dice.below(sum(counts))
        for space, count in zip(nearer, counts, strict=True):
            if drawn < count:
                return space
            drawn -= count
        return nearer[-1]

    def _number(self, start: int, distances: list[int]) -> int:
        """How many shortest ways there are from a space."""
        ways = {start: 1}
        for left in range(distances[start] - 1, -1, -1):
            nearer: dict[int, int] = {}
            for space, count in ways.items():
                for other in self.p.world.neighbours[space]:
                    if distances[other] == left:
                        nearer[other] = nearer.get(other, 0) + count
            ways = nearer
        return sum(ways.values())


# Journeys: caravan, destination, distance.


Journey = tuple[int, int, int]


class Trade:
    """One resolution: caravan after caravan gets a destination of its own and moves there (A13.1-a)."""

    def __init__(self, p: NewDawn, slot: int, card: FocusCard, movement: int) -> None:
        self.p = p
        self.slot = slot
        self.card = card
        self.movement = movement
        """Spaces that every caravan moves; each trade token adds one for all that have not moved yet."""
        self.waiting = [caravan for caravan, place in enumerate(p.civs[p.automa].caravans) if place != IN_RESERVE]
        self.ways = Ways(p, card.caravans_on_water)
        self.taken: list[int] = []
        """Destinations of caravans that have moved, whether or not they have arrived."""
        self.distances: list[int] = []
        """How far they were when they were chosen."""

    def spend_ahead(self) -> None:
        """Spend the fewest tokens that let the most caravans arrive, before any of them moves (A6.4-a, A6.4-b).

        A visit may let a city mature where the next caravan sets out, so the journeys are tried out with all tokens.
        """
        tokens = self.p.civs[self.p.automa].trade[self.slot]
        if not tokens:
            return
        attempt = Trade(self.p.clone(), self.slot, self.card, self.movement + tokens)
        attempt.p.civs[self.p.automa].trade[self.slot] = 0
        attempt.send_caravans()
        missing = [distance - self.movement for distance in attempt.distances]
        self._spend(max([each for each in missing if 0 < each <= tokens], default=0))

    def _spend(self, count: int) -> None:
        spend_trade(self.p, self.slot, count, "most-arrivals", "A6.4-a")
        self.movement += count

    def send_caravans(self) -> None:
        """Choose the best pair by the list and move that caravan, as long as there is one; some may stay (N51)."""
        while self.waiting:
            goals = [space for space in self.p.world.spaces if self._is_free(space)]
            pairs = _pairs(self.p, self.ways, self.waiting, goals)
            if not pairs:
                self.p.tell("automa-caravans-stay", "A13.1-b", {"seat": self.p.automa, "count": len(self.waiting)})
                return
            self._send(_best_pair(self.p, pairs))

    def _is_free(self, space: int) -> bool:
        return _can_be_visited(self.p, space) and space not in self.taken

    def _send(self, journey: Journey) -> None:
        """Move a caravan; tokens that visits have brought since may let it arrive."""
        caravan, destination, distance = journey
        missing = distance - self.movement
        if 0 < missing <= self.p.civs[self.p.automa].trade[self.slot]:
            self._spend(missing)
        self.waiting.remove(caravan)
        self.taken.append(destination)
        self.distances.append(distance)
        travel(self.p, self.ways, caravan, destination, self.movement)


def _can_be_visited(p: NewDawn, space: int) -> bool:
    """A destination without a barbarian where no caravan has arrived in this turn (R6.5-c)."""
    return is_destination(p, p.automa, space) and space not in p.barbarians and space not in p.arrived


def _pairs(p: NewDawn, ways: Ways, waiting: list[int], goals: list[int]) -> list[Journey]:
    """Every caravan with every destination it can get to; of caravans in one place only the first."""
    places = p.civs[p.automa].caravans
    pairs: list[Journey] = []
    seen: list[int] = []
    for caravan in waiting:
        if places[caravan] in seen:
            continue
        seen.append(places[caravan])
        for destination in goals:
            lengths = [ways.length(start, destination) for start in _starts(p, caravan)]
            reachable = [length for length in lengths if length > 0]
            if reachable:
                pairs.append((caravan, destination, min(reachable)))
    return pairs


def _starts(p: NewDawn, caravan: int) -> list[int]:
    """Where a caravan sets out: where it stands, or any city that caravans on the card may leave (A13.3-a)."""
    place = p.civs[p.automa].caravans[caravan]
    return starting_cities(p, p.automa) if place == ON_CARD else [place]


def _best_pair(p: NewDawn, pairs: list[Journey]) -> Journey:
    order = PRIORITY_LISTS[DESTINATION_LIST]
    goals = [destination for _, destination, _ in pairs]
    criteria = [(each.name, DESTINATION_TESTS[each.test](p, goals)) for each in order.criteria]
    if order.tie_break == SHORTEST_DISTANCE:
        criteria.append((f"criterion-{SHORTEST_DISTANCE}", [-distance for _, _, distance in pairs]))
    number, criterion = pick(p, list(range(len(pairs))), criteria)
    caravan, destination, distance = pairs[number]
    names = {"space": space_name(destination), "criterion": criterion}
    p.tell("automa-destination", "A13.1-a", {"seat": p.automa, "caravan": caravan + 1, "count": distance, **names})
    return caravan, destination, distance


def travel(p: NewDawn, ways: Ways, caravan: int, destination: int, movement: int) -> None:
    """Move a caravan as far as it gets towards its destination; it visits what it reaches."""
    start = _set_out(p, ways, caravan, destination)
    distance = ways.length(start, destination)
    space, criterion = destination, ONLY_CHOICE
    if distance > movement:
        space, criterion = ways.walk(start, destination, movement)
    p.civs[p.automa].caravans[caravan] = space
    names = {"space": space_name(space), "criterion": criterion}
    moved = min(distance, movement)
    p.tell("automa-caravan", "A13.2-a", {"seat": p.automa, "caravan": caravan + 1, "count": moved, **names})
    if distance <= movement:
        arrive(p, p.automa, caravan, destination)


def _set_out(p: NewDawn, ways: Ways, caravan: int, destination: int) -> int:
    """The start of a caravan; from the card it is the nearest city that it may leave (A13.3-a)."""
    if p.civs[p.automa].caravans[caravan] != ON_CARD:
        return p.civs[p.automa].caravans[caravan]
    cities = [space for space in _starts(p, caravan) if ways.length(space, destination) > 0]
    lengths = [-ways.length(space, destination) for space in cities]
    start, criterion = pick(p, cities, [(f"criterion-{SHORTEST_DISTANCE}", lengths)])
    names = {"space": space_name(start), "criterion": criterion}
    p.tell("automa-set-out", "A13.3-a", {"seat": p.automa, "caravan": caravan + 1, **names})
    return start
