"""Economy cards: caravans on their way, and Steam Power's exchange (R6.3, R6.5)."""

from typing import Final

from civitas.core.frames import derived, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD
from civitas.games.new_dawn.civilizations.gains import ALL_KINDS, barter, barter_codes, gain_resource
from civitas.games.new_dawn.civilizations.spending import spend_codes, spend_token
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.leaders import GILGAMESH, TRAJAN
from civitas.games.new_dawn.facts.terrain import NONE, RESOURCE_COUNT, RESOURCES
from civitas.games.new_dawn.facts.wonders import COLOSSUS, WONDER_ABILITIES
from civitas.games.new_dawn.map.barbarians import barbarian_name
from civitas.games.new_dawn.map.counting import CLOSED, OPEN, STOP, caravan_reach, rings_around, ways_back
from civitas.games.new_dawn.map.pieces import remove_barbarian, space_name
from civitas.games.new_dawn.map.world import SPACE_NAMES, SPACES
from civitas.games.new_dawn.model import CAPITAL, FREE, NewDawn
from civitas.games.new_dawn.phases.visits import arrive, is_destination
from civitas.games.new_dawn.standings import mature_cities
from civitas.games.new_dawn.verbs import BARTER, DONE_CODE, EXCHANGE, SEND, SPEND
from civitas.games.new_dawn.view_types import CaravanWays, Question

COLOSSUS_SPACES: Final = WONDER_ABILITIES[COLOSSUS].value
UNDER_WAY: Final = -3
"""Stands for the place of the caravan under way, whose movement is partly used."""


def begin_economy(p: NewDawn, seat: int, card: FocusCard, slot: int, number: int) -> None:
    """Resolve an economy card."""
    if card.exchanges:
        p.frames.append(Exchange(seat))
    frame = Caravans(seat, slot, number, card.index)
    frame.movement = card.movement
    frame.pool = COLOSSUS_SPACES if p.wonder_space[COLOSSUS] >= 0 and p.wields(seat, COLOSSUS) else 0
    p.frames.append(frame)


def starting_cities(p: NewDawn, seat: int) -> list[int]:
    """Where caravans on the card may set out: the capital and mature cities, for Trajan all cities (R6.5-a)."""
    cities = p.civs[seat].cities
    if p.civs[seat].leader == TRAJAN:
        return cities[:]
    mature = mature_cities(p, seat)
    return [space for space in cities if space in mature or p.piece[space] == CAPITAL]


@frame("Caravans")
class Caravans(Frame[NewDawn]):
    """Caravans are sent one after the other; each moves once, in as many stretches as the player likes (R6.3-e)."""

    seat: int = 0
    slot: int = 0
    number: int = 0
    card: int = 0
    movement: int = 0
    """Spaces that every caravan may move."""
    pool: int = 0
    """Spaces to be shared among the caravans (Colossus)."""
    moving: int = NONE
    """The caravan under way."""
    used: int = 0
    """Spaces it has moved."""
    finished: int = 0
    """Caravans that cannot move any more, as bits."""
    reach: dict[int, tuple[list[int], list[int]]] = derived(dict)
    """Where caravans can go and how far that is, by their place; worked out again when something has changed.

    The caravan under way has an entry of its own, UNDER_WAY."""
    marks: list[int] = derived(list)
    """What was marked for `reach`, as long as it holds; empty if it has to be marked again."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        asked: Question = {"frame": self.name(), "seat": self.seat, "movement": self.movement, "pool": self.pool}
        if seat == self.seat:
            asked["ways"] = self._caravan_ways(p)
        return asked

    def _caravan_ways(self, p: NewDawn) -> list[CaravanWays]:
        """The ways of all caravans that can still go, those together that have the same ones."""
        found: dict[int, CaravanWays] = {}
        for caravan, place in enumerate(p.civs[self.seat].caravans):
            if place == IN_RESERVE or (self.finished >> caravan) & 1:
                continue
            at = UNDER_WAY if caravan == self.moving else place
            if at not in found:
                before = ways_back(self._starts(p, caravan), self._most(caravan), self._marks(p), self._ways(p))
                named = {SPACE_NAMES[space]: SPACE_NAMES[last] for space, last in before.items()}
                found[at] = {"caravans": [], "before": named}
            found[at]["caravans"].append(caravan + 1)
        return list(found.values())

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        actions: list[int] = []
        waits = False
        for caravan, place in enumerate(p.civs[seat].caravans):
            if place == IN_RESERVE or (self.finished >> caravan) & 1:
                continue
            waits = True
            # Caravans that have not moved and stand in one place can go to the same spaces.
            if caravan == self.moving:
                place = UNDER_WAY
            if place not in self.reach:
                self.reach[place] = self._rings(p, caravan)
            spaces = self.reach[place][0]
            if spaces:
                first = SEND.base + caravan * SPACES
                actions += [first + space for space in spaces]
        if waits:
            actions += spend_codes(p, seat, self.slot)
        actions.append(DONE_CODE)
        return actions

    def _rings(self, p: NewDawn, caravan: int) -> tuple[list[int], list[int]]:
        most = self._most(caravan)
        if most <= 0:
            return [], []
        if not self.marks:
            self.marks = self._marks(p)
        steps = p.world.steps(FOCUS_CARDS[self.card].caravans_on_water)
        return rings_around(self._starts(p, caravan), most, self.marks[:], steps)

    def _distance(self, p: NewDawn, caravan: int, space: int) -> int:
        """How far a space is that a caravan can go to; `legal` has worked it out."""
        spaces, counts = self.reach[UNDER_WAY if caravan == self.moving else p.civs[self.seat].caravans[caravan]]
        place = spaces.index(space)
        distance = 1
        while place >= counts[distance - 1]:
            distance += 1
        return distance

    def _distances(self, p: NewDawn, caravan: int, marks: list[int]) -> list[int]:
        """How far each space is for a caravan; 0 where it cannot go now."""
        return caravan_reach(self._starts(p, caravan), self._most(caravan), marks, self._ways(p))

    def _starts(self, p: NewDawn, caravan: int) -> list[int]:
        place = p.civs[self.seat].caravans[caravan]
        return starting_cities(p, self.seat) if place == ON_CARD else [place]

    def _ways(self, p: NewDawn) -> list[list[int]]:
        on_water = FOCUS_CARDS[self.card].caravans_on_water
        return p.world.neighbours if on_water else p.world.land_neighbours

    def _most(self, caravan: int) -> int:
        """How many more spaces a caravan may go; Colossus helps where its own are used up."""
        left = self.movement - self.used if caravan == self.moving else self.movement
        return left + self.pool if left > 0 else self.pool

    def _marks(self, p: NewDawn) -> list[int]:
        """Where caravans pass, stop or cannot enter (R6.3-a, R6.3-b, R6.4-f, R6.5-c)."""
        marks = p.terrain_marks(self.number)[:]
        for other, c in enumerate(p.civs):
            if other != self.seat:
                for space in c.cities:
                    if marks[space] == OPEN:
                        marks[space] = STOP
        for state, space in p.world.state_spaces:
            if p.states[state] == FREE:
                marks[space] = STOP
        for space in p.barbarians:
            if space >= 0 and marks[space]:
                marks[space] = STOP if FOCUS_CARDS[self.card].beats_barbarians else CLOSED
        for space in p.arrived:
            marks[space] = CLOSED
        return marks

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if SPEND.owns(action):
            return Objection("R13.1-b")
        if not SEND.owns(action):
            return Objection("R6.3-a")
        return self._sending_objection(p, SEND.first(action), SEND.second(action))

    def _sending_objection(self, p: NewDawn, caravan: int, space: int) -> Objection:
        if p.civs[self.seat].caravans[caravan] == IN_RESERVE:
            return Objection("R6.3-f")
        if (self.finished >> caravan) & 1:
            return Objection("R6.3-e")
        if is_destination(p, self.seat, space) and space in p.arrived:
            return Objection("R6.5-c")
        if p.world.is_water[space] and not FOCUS_CARDS[self.card].caravans_on_water:
            return Objection("R6.3-b")
        if space in p.barbarians and not FOCUS_CARDS[self.card].beats_barbarians:
            return Objection("R6.3-b")
        return Objection(self._way_rule(p, caravan, space))

    def _way_rule(self, p: NewDawn, caravan: int, space: int) -> str:
        """Why there is no way to a space: a stop on it, a city that is no start, else terrain or distance."""
        marks = self._marks(p)
        for other in p.barbarians:
            if other >= 0 and marks[other] == STOP and not is_destination(p, self.seat, other):
                marks[other] = OPEN
        if self._distances(p, caravan, marks)[space] > 0:
            return "focus.currency"
        marks = [OPEN if mark == STOP else mark for mark in marks]
        if self._distances(p, caravan, marks)[space] > 0:
            return "R6.4-f"
        c = p.civs[self.seat]
        if c.caravans[caravan] == ON_CARD:
            distances = caravan_reach(c.cities, self._most(caravan), marks, self._ways(p))
            return "R6.5-a" if distances[space] > 0 else "R6.3-a"
        return "R6.3-a"

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        sent = action - SEND.base
        if 0 <= sent < SEND.size:
            self._send(p, sent // SPACES, sent % SPACES)
        elif action == DONE_CODE:
            p.frames.pop()
        else:
            self.movement += 1
            self.reach = {}
            spend_token(p, seat, self.slot, SPEND.first(action), "R6.3-d")

    def _send(self, p: NewDawn, caravan: int, space: int) -> None:
        distance = self._distance(p, caravan, space)
        barbarian = p.barbarian_at(space) if space in p.barbarians else NONE
        if caravan != self.moving:
            if self.moving >= 0:
                self.finished |= 1 << self.moving
            self.moving = caravan
            self.used = 0
        self.reach.pop(UNDER_WAY, None)
        left = self.movement - self.used
        own = distance if distance <= left else left if left > 0 else 0
        self.pool -= distance - own
        self.used += own
        arrives = is_destination(p, self.seat, space)
        if distance > own or barbarian >= 0 or arrives:
            # Less movement to share, a barbarian gone, or a visit with all that follows: other caravans are concerned.
            self.reach = {}
            self.marks = []
        p.civs[self.seat].caravans[caravan] = space
        if not p.is_silent:
            p.tell(
                "caravan-moved",
                "R6.3-a",
                {"seat": self.seat, "caravan": caravan + 1, "space": space_name(space), "count": distance},
            )
        # A barbarian there is beaten last, so that what its defeat brings is asked about before the visit.
        if arrives:
            self.finished |= 1 << caravan
            self.moving = NONE
            self.used = 0
            arrive(p, self.seat, caravan, space)
        if barbarian >= 0:
            beat_barbarian(p, self.seat, barbarian)


def beat_barbarian(p: NewDawn, seat: int, barbarian: int) -> None:
    """Currency removes a barbarian without a trade token; Gilgamesh still gets a resource (focus.currency, Q12)."""
    remove_barbarian(p, barbarian)
    p.tell("barbarian-beaten", "focus.currency", {"seat": seat, "barbarian": barbarian_name(barbarian)})
    if p.civs[seat].leader == GILGAMESH:
        gain_resource(p, seat, ALL_KINDS, "leader.gilgamesh")


@frame("Exchange")
class Exchange(Frame[NewDawn]):
    """One resource may be exchanged for another one of the supply (focus.steam_power).

    If the supply lacks that one, the automated player's may be exchanged first (A5.3-a).
    """

    seat: int = 0
    bartered: int = 0
    """Whether an exchange with the automated player was made; one is enough to get any type."""

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        owned = p.civs[seat].resources
        actions: list[int] = []
        wanted: list[int] = []
        for given in range(RESOURCE_COUNT):
            if owned[given]:
                others = [other for other in range(RESOURCE_COUNT) if other != given]
                actions += [EXCHANGE.code(given, other) for other in others if p.supply[other]]
                wanted += [other for other in others if other not in wanted]
        if not self.bartered:
            actions += barter_codes(p, wanted)
        return [*actions, DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if BARTER.owns(action):
            return Objection("A5.3-a")
        if EXCHANGE.owns(action) and not p.supply[EXCHANGE.second(action)]:
            return Objection("R5.4-b")
        return Objection("focus.steam_power")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if BARTER.owns(action):
            self.bartered = 1
            barter(p, seat, action)
            return
        p.frames.pop()
        if EXCHANGE.owns(action):
            exchange(p, seat, EXCHANGE.first(action), EXCHANGE.second(action))


def exchange(p: NewDawn, seat: int, given: int, other: int) -> None:
    """Return a resource to the supply and take one of another type."""
    p.civs[seat].resources[given] -= 1
    p.civs[seat].resources[other] += 1
    p.supply[given] += 1
    p.supply[other] -= 1
    names = {"resource": f"resource-{RESOURCES[given]}", "for": f"resource-{RESOURCES[other]}"}
    p.tell("exchanged", "focus.steam_power", {"seat": seat, **names})
