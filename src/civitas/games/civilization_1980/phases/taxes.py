"""Phase 1: taxes, and the revolts of cities whose tax cannot be paid (43.1, 53.9)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME
from civitas.games.civilization_1980.facts.cards import COINAGE
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import LOSE_CITY, TAKE, TAX
from civitas.games.civilization_1980.view_types import Question
from civitas.games.civilization_1980.words import area_words

TAX_RATE = 2


def begin(p: Civilization1980) -> None:
    """Everybody pays; who has Coinage chooses a rate first."""
    if p.setting.exempt_whole_round:
        p.exempt = []
    if not any(p.city_count):
        return
    frame = Taxes([0] * p.players)
    for seat in p.order:
        if p.city_count[seat] == 0:
            continue
        if p.has(seat, COINAGE):
            frame.asked |= 1 << seat
        else:
            frame.unpaid[seat] = pay_taxes(p, seat, TAX_RATE)
    p.push(frame)


def pay_taxes(p: Civilization1980, seat: int, rate: int) -> int:
    """Pay for as many cities as stock allows and return the number of those that revolt."""
    paid = cities_paid_for(p, seat, rate)
    p.stock[seat] -= paid * rate
    p.treasury[seat] += paid * rate
    rule = "53.9-a" if p.has(seat, COINAGE) else "43.1-a"
    p.tell("taxes-paid", rule, {"seat": seat, "count": paid * rate, "rate": rate})
    return p.city_count[seat] - paid


def cities_paid_for(p: Civilization1980, seat: int, rate: int) -> int:
    """For how many cities the stock reaches at this rate; the others revolt."""
    return min(p.city_count[seat], p.stock[seat] // rate)


@frame("Taxes")
class Taxes(Frame[Civilization1980]):
    """Players with Coinage choose their rate; then the cities that could not pay revolt in table order."""

    unpaid: list[int]
    """Cities of each seat for which no tax was paid."""

    def resume(self, p: Civilization1980) -> None:
        """Who could not pay faces a revolt; cities that change hands meanwhile owe no tax and stay out of the next."""
        p.pop()
        rebellious = [seat for seat in p.order if self.unpaid[seat]]
        for seat in rebellious:
            p.tell("revolt", "43.1-b", {"seat": seat, "count": self.unpaid[seat]})
        for seat in reversed(rebellious):
            p.push(Revolt(seat, self.unpaid[seat], p.cities_of(seat), False))

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [TAX.code(0), TAX.code(1), TAX.code(2)]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        return None if TAX.owns(action) else Objection("53.9-a")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.unpaid[seat] = pay_taxes(p, seat, TAX.first(action) + 1)
        self.asked &= ~(1 << seat)


@frame("Revolt")
class Revolt(Frame[Civilization1980]):
    """Cities change hands: the player with most tokens in stock picks and takes them (43.1, 64)."""

    victim: int
    count: int
    areas: list[int]
    """The cities to choose from."""
    may_return: int
    """Whether the victim himself may get them back, as in a civil war (64)."""
    first: int
    """Who takes cities before the procedure of a revolt begins, or -1."""

    def __init__(self, victim: int, count: int, areas: list[int], may_return: bool, first: int = -1) -> None:
        super().__init__()
        self.victim = victim
        self.count = count
        self.areas = areas
        self.may_return = int(may_return)
        self.first = first

    def resume(self, p: Civilization1980) -> None:
        if self.count == 0:
            p.pop()
            return
        taker = self.beneficiary(p)
        no_choice = taker < 0 or p.free_cities(taker) >= self.count
        if taker == self.victim:
            self.count = 0
        elif len(self.areas) == self.count and no_choice:
            self.seize(p, taker, self.areas[0])
        else:
            self.asked = 1 << (taker if taker >= 0 else self.victim)

    def beneficiary(self, p: Civilization1980) -> int:
        """Who takes the next city: most tokens in stock and a marker left, ties in table order; -1 if nobody."""
        if self.first >= 0 and p.free_cities(self.first):
            return self.first
        best = -1
        for seat in p.order:
            eligible = self.may_return == 1 if seat == self.victim else p.free_cities(seat) > 0
            if eligible and (best < 0 or p.stock[seat] > p.stock[best]):
                best = seat
        return best

    def seize(self, p: Civilization1980, taker: int, area: int) -> None:
        """Give one city to the taker; without a taker it is removed."""
        self.areas.remove(area)
        self.count -= 1
        self.asked = 0
        p.raze(area)
        if taker < 0:
            p.tell("city-lost", "43.1-j", {"seat": self.victim, "area": AREA_NAME[area]})
            return
        p.found(taker, area)
        if taker != self.first:
            p.exempt.append(area)
        rule = "64-b" if self.may_return else "43.1-e"
        p.tell("city-taken", rule, {"seat": taker, "other": self.victim, "area": AREA_NAME[area]})

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {"frame": self.name(), "victim": self.victim, "count": self.count, "areas": area_words(self.areas)}

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        verb = LOSE_CITY if seat == self.victim else TAKE
        return [verb.code(area) for area in self.areas]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if self.may_return:
            return Objection("64-b")
        return Objection("43.1-j" if seat == self.victim else "43.1-d")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if seat == self.victim:
            self.seize(p, -1, LOSE_CITY.first(action))
        else:
            self.seize(p, seat, TAKE.first(action))
