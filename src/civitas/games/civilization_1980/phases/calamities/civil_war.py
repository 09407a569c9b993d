"""Civil War (52.5, 64, 65.1)."""

from civitas.core.frames import EMPTY_LIST, frame, zeros
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_COUNT, AREA_NAME, MOST_MOVED
from civitas.games.civilization_1980.facts.cards import CIVIL_WAR, DEMOCRACY, PHILOSOPHY, amount
from civitas.games.civilization_1980.model import CITY_UNITS, Civilization1980
from civitas.games.civilization_1980.phases.calamities.losses import due, reachable
from civitas.games.civilization_1980.phases.taxes import Revolt
from civitas.games.civilization_1980.verbs import KEEP, NOMINATE, REBEL, REBEL_CITY, TAKE
from civitas.games.civilization_1980.view_types import Question, Stage
from civitas.games.civilization_1980.words import area_counts, area_words, seat_or_none

MINIMUM = amount(CIVIL_WAR, "minimum")
OWN = amount(CIVIL_WAR, "own")
NOMINEE = amount(CIVIL_WAR, "nominee")
NOMINEE_DEMOCRACY = amount(CIVIL_WAR, "nominee_democracy")
PHILOSOPHERS = amount(CIVIL_WAR, "philosophy")

NOMINATING, VICTIM_PICKS, NOMINEE_PICKS, KEEPING, TAKING = 0, 1, 2, 3, 4
STAGES: list[Stage] = ["nominating", "victim-picks", "nominee-picks", "keeping", "taking"]
"""The words of views for how far a civil war has come."""
KEEP_REBELS, KEEP_LOYAL = 0, 1
RULE_OF_SHARE = {NOMINEE: "52.5-b", NOMINEE_DEMOCRACY: "52.5-g", PHILOSOPHERS: "52.5-e"}
"""The rule that says who picks rebels, by the units that the nominee picks."""


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """Part of the victim's nation secedes, if it is large enough to fall apart."""
    units = p.units(victim)
    philosophical = p.has(victim, PHILOSOPHY)
    democratic = p.has(victim, DEMOCRACY) and not philosophical
    if units < MINIMUM:
        p.tell("calamity-harmless", "52.5-a", {"seat": victim})
    elif democratic and units < OWN + NOMINEE_DEMOCRACY:
        p.tell("calamity-harmless", "53.15-a", {"seat": victim})
    elif philosophical:
        _strike_philosophers(p, victim)
    else:
        war = CivilWar(victim, NOMINEE_DEMOCRACY if democratic else NOMINEE)
        others = [seat for seat in p.order if seat != victim]
        if len(others) == 1:
            war.nominate(p, others[0])
        p.push(war)


def _strike_philosophers(p: Civilization1980, victim: int) -> None:
    """Only 15 units secede, all picked by the player with the largest stock (52.5-e, 52.5-f)."""
    nominee = largest_stock(p)
    if nominee == victim:
        p.tell("calamity-harmless", "52.5-f", {"seat": victim})
        return
    war = CivilWar(victim, PHILOSOPHERS)
    war.nominee = nominee
    war.stage = NOMINEE_PICKS
    p.tell("nominated", "52.5-e", {"seat": victim, "other": nominee})
    p.push(war)


def largest_stock(p: Civilization1980) -> int:
    """The seat with most tokens in stock, the first of them in table order (62)."""
    return max(p.order, key=lambda seat: p.stock[seat])


@frame("CivilWar")
class CivilWar(Frame[Civilization1980]):
    """Rebels are picked, then the victim keeps one side and the nominee takes over the other.

    Once the victim has decided, `rebels` and `rebel_cities` hold what is still to be taken over.
    """

    victim: int
    share: int
    """Units the nominee picks."""
    nominee: int = -1
    stage: int = NOMINATING
    rest: int = -1
    """Units still to be picked; -1 before the reckoning."""
    rebels: list[int] = zeros(AREA_COUNT)
    """Rebel tokens in each area."""
    rebel_cities: list[int] = EMPTY_LIST
    """Areas with rebel cities."""

    def nominate(self, p: Civilization1980, nominee: int) -> None:
        """The victim has named who picks after him and takes over a side."""
        self.nominee = nominee
        self.stage = VICTIM_PICKS
        p.tell("nominated", RULE_OF_SHARE[self.share], {"seat": self.victim, "other": nominee})

    def resume(self, p: Civilization1980) -> None:
        if self.rest == 0:
            self.stage += 1
            self.rest = -1
        if self.stage == TAKING:
            self._go_on_taking(p)
            return
        if self.stage in (VICTIM_PICKS, NOMINEE_PICKS) and self.rest < 0:
            self._reckon(p)
        if self.rest:
            self.asked = 1 << (self.nominee if self.stage == NOMINEE_PICKS else self.victim)

    def _reckon(self, p: Civilization1980) -> None:
        """Work out what this stage has to pick; if that is all there is, nobody need be asked."""
        tokens, cities = self.loyal_tokens(p), self.loyal_cities(p)
        wanted = OWN if self.stage == VICTIM_PICKS else self.share
        self.rest = due(wanted, sum(tokens), len(cities), CITY_UNITS, False)
        if self.rest == sum(tokens) + CITY_UNITS * len(cities):
            for area in cities:
                self._join_city(p, area)
            for area in range(AREA_COUNT):
                if tokens[area]:
                    self._join(p, area, tokens[area])

    def _join(self, p: Civilization1980, area: int, count: int) -> None:
        self.rebels[area] += count
        self.rest -= count
        rule = RULE_OF_SHARE[self.share]
        p.tell("rebels", rule, {"seat": self.victim, "area": AREA_NAME[area], "count": count})

    def _join_city(self, p: Civilization1980, area: int) -> None:
        self.rebel_cities.append(area)
        self.rest -= CITY_UNITS
        p.tell("rebel-city", RULE_OF_SHARE[self.share], {"seat": self.victim, "area": AREA_NAME[area]})

    def loyal_tokens(self, p: Civilization1980) -> list[int]:
        """Tokens in each area that have not joined the rebels."""
        own = p.tokens[self.victim]
        return [own[area] - self.rebels[area] for area in range(AREA_COUNT)]

    def loyal_cities(self, p: Civilization1980) -> list[int]:
        """Cities that have not joined the rebels."""
        return [area for area in p.cities_of(self.victim) if area not in self.rebel_cities]

    def sides(self, p: Civilization1980) -> list[tuple[int, int]]:
        """Tokens and cities of the rebels, and of the loyal part."""
        rebels = (sum(self.rebels), len(self.rebel_cities))
        return [rebels, (sum(self.loyal_tokens(p)), len(self.loyal_cities(p)))]

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "victim": self.victim,
            "nominee": seat_or_none(self.nominee),
            "stage": STAGES[self.stage],
            "rest": self.rest,
            "rebel_tokens": sum(self.rebels),
            "rebels": area_counts(self.rebels),
            "rebel_cities": area_words(self.rebel_cities),
        }

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        if self.stage == NOMINATING:
            return [NOMINATE.code(p.nation[other]) for other in p.order if other != self.victim]
        if self.stage == KEEPING:
            return [KEEP.code(KEEP_REBELS), KEEP.code(KEEP_LOYAL)]
        if self.stage == TAKING:
            return [TAKE.code(area) for area in self._areas_to_take()]
        return self._picks(p)

    def _picks(self, p: Civilization1980) -> list[int]:
        loyal, cities = self.loyal_tokens(p), self.loyal_cities(p)
        tokens = sum(loyal)
        counts = [
            count
            for count in range(1, min(MOST_MOVED, self.rest) + 1)
            if reachable(self.rest - count, tokens - count, len(cities), CITY_UNITS)
        ]
        actions = [
            REBEL.code(count - 1, area) for area in range(AREA_COUNT) for count in counts if count <= loyal[area]
        ]
        if cities and reachable(self.rest - CITY_UNITS, tokens, len(cities) - 1, CITY_UNITS):
            actions += [REBEL_CITY.code(area) for area in cities]
        return actions

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if self.stage == NOMINATING:
            return Objection("52.5-b")
        if self.stage == KEEPING:
            return Objection("52.5-c")
        return Objection("65.1-b" if self.stage == TAKING else RULE_OF_SHARE[self.share])

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked = 0
        if NOMINATE.owns(action):
            self.nominate(p, p.seat_of(NOMINATE.first(action)))
        elif KEEP.owns(action):
            self._divide(p, KEEP.first(action) == KEEP_REBELS)
        elif TAKE.owns(action):
            self._take_over(p, self.nominee, TAKE.first(action))
        elif REBEL.owns(action):
            self._join(p, REBEL.second(action), REBEL.first(action) + 1)
        else:
            self._join_city(p, REBEL_CITY.first(action))

    def loss(self, p: Civilization1980, seat: int, action: int) -> Loss | None:
        """Whoever keeps a side without any unit has nothing left, if the nominee can take over all of the other."""
        if not KEEP.owns(action):
            return None
        sides = self.sides(p)
        given, kept = sides[1 - KEEP.first(action)], sides[KEEP.first(action)]
        if any(kept):
            return None
        is_final = given[0] <= p.stock[self.nominee] and given[1] <= p.free_cities(self.nominee)
        return Loss("empty-side", {"other": self.nominee}, "52.5-c", is_final)

    def _divide(self, p: Civilization1980, keeps_rebels: bool) -> None:
        """The victim has decided; the other side is still to be taken over."""
        if keeps_rebels:
            self.rebels, self.rebel_cities = self.loyal_tokens(p), self.loyal_cities(p)
        self.rebel_cities.sort()
        self.stage = TAKING
        side = "side-rebels" if keeps_rebels else "side-loyal"
        p.tell("side-kept", "52.5-c", {"seat": self.victim, "other": self.nominee, "side": side})

    def _areas_to_take(self) -> list[int]:
        return [area for area in range(AREA_COUNT) if self.rebels[area]]

    def _go_on_taking(self, p: Civilization1980) -> None:
        """The nominee replaces tokens by his own; where his stock is too small he chooses the areas (65.1)."""
        areas, stock = self._areas_to_take(), p.stock[self.nominee]
        if stock and len(areas) > 1 and stock < sum(self.rebels):
            self.asked = 1 << self.nominee
            return
        for area in areas:
            self._take_over(p, self.nominee, area)
        self._hand_on(p)
        p.pop()
        hand_over_cities(p, self.victim, self.nominee, self.rebel_cities)

    def _hand_on(self, p: Civilization1980) -> None:
        """Tokens too many for the nominee go to the largest stock; if that is the victim's, he keeps them (65.1)."""
        while any(self.rebels):
            taker = largest_stock(p)
            if taker == self.victim or p.stock[taker] == 0:
                return
            for area in self._areas_to_take():
                self._take_over(p, taker, area)

    def _take_over(self, p: Civilization1980, taker: int, area: int) -> None:
        """Replace the victim's tokens of an area, as far as the stock reaches."""
        count = min(self.rebels[area], p.stock[taker])
        if count == 0:
            return
        self.rebels[area] -= count
        p.remove(self.victim, area, count)
        p.place(taker, area, count)
        rule = "52.5-c" if taker == self.nominee else "65.1-b"
        name = AREA_NAME[area]
        p.tell("tokens-taken-over", rule, {"seat": taker, "other": self.victim, "area": name, "count": count})


def hand_over_cities(p: Civilization1980, victim: int, nominee: int, cities: list[int]) -> None:
    """The nominee takes over cities while he has markers; the rest goes on as in a revolt (64)."""
    if len(cities) > p.free_cities(nominee):
        p.push(Revolt(victim, len(cities), cities, True, nominee))
        return
    for area in cities:
        p.raze(area)
        p.found(nominee, area)
        p.tell("city-taken", "52.5-c", {"seat": nominee, "other": victim, "area": AREA_NAME[area]})
