"""Paying and gaining food and resources, automatically or token by token."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import BY_HAND, TRADED, Civilization
from civitas.games.through_the_ages.civilizations.goods import (
    RESOURCES,
    VALUE,
    count_goods,
    gain,
    holding_cards,
    most_gained,
    pay,
    paying_cards,
    pays_exactly,
    stock,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.view_types import Question


def affordable(p: ThroughTheAges, seat: int, food: bool) -> int:
    """What can be paid at most, one unit of the other good included if a pact lets it serve (Trade Routes)."""
    c = p.civs[seat]
    if c.symbols.lends_food or c.symbols.lends_resource:
        return stock(c, food) + (1 if can_trade(p, seat, food) else 0)
    return c.food if food else c.resources


def can_trade(p: ThroughTheAges, seat: int, food: bool) -> bool:
    """Whether a unit of the other good can still serve this turn, under Trade Routes Agreement."""
    c = p.civs[seat]
    if not (c.symbols.lends_resource if food else c.symbols.lends_food):
        return False
    return seat == p.active and not c.used & TRADED and stock(c, not food) > 0


def charge(p: ThroughTheAges, seat: int, food: bool, amount: int, *, by_hand: bool = True) -> None:
    """Pay an amount that was found affordable: by hand if the seat wants to and has a choice, else automatically."""
    if amount <= 0:
        return
    c = p.civs[seat]
    if c.used & BY_HAND and by_hand and seat == p.active and _has_choice(p, seat, food, amount):
        p.push(Payment(seat, 1 if food else 0, amount))
        return
    if (c.food if food else c.resources) < amount:
        trade(p, seat, food)
        amount -= 1
    if amount:
        pay(c, food, amount)


def charge_for_unit(p: ThroughTheAges, seat: int, amount: int) -> None:
    """Pay for a unit: resources that serve nothing else come first, those of the leader before all others."""
    c = p.civs[seat]
    given = min(amount, c.unit_resources)
    c.unit_resources -= given
    c.leader_resources -= min(given, c.leader_resources)
    charge(p, seat, RESOURCES, amount - given)


def trade(p: ThroughTheAges, seat: int, food: bool) -> None:
    """Let one unit of the other good serve, once per turn (Trade Routes)."""
    c = p.civs[seat]
    c.used |= TRADED
    pay(c, not food, 1)
    p.report("traded", "trade-routes", {"seat": seat, "good": "good-food" if food else "good-resources"})


def collect(p: ThroughTheAges, seat: int, food: bool, amount: int) -> None:
    """Gain an amount, placed by hand if the seat wants to, else on the highest values."""
    if amount <= 0:
        return
    c = p.civs[seat]
    if c.used & BY_HAND and seat == p.active and c.blue and len(_best_places(c, food, amount)) > 1:
        p.push(Placement(seat, 1 if food else 0, amount))
        return
    report_gain(p, seat, food, gain(c, food, amount))


def report_gain(p: ThroughTheAges, seat: int, food: bool, amount: int) -> None:
    """Tell of food or resources gained."""
    p.report("gained", "gain", {"seat": seat, "count": amount, "good": "good-food" if food else "good-resources"})


def _has_choice(p: ThroughTheAges, seat: int, food: bool, amount: int) -> bool:
    """Whether tokens of different values can be paid, or the change be placed on different cards."""
    c = p.civs[seat]
    held = [tech for tech in paying_cards(food) if c.stored[tech]]
    if len(held) != 1 or can_trade(p, seat, food):
        return True
    change = -amount % VALUE[held[0]]
    return len(_places(c, food, change)) > 1


def _places(c: Civilization, food: bool, most: int) -> list[int]:
    """The technologies on which a token of at most this value can be placed, in the order of the board."""
    return sorted([tech for tech in holding_cards(c, food) if VALUE[tech] <= most])


def _best_places(c: Civilization, food: bool, amount: int) -> list[int]:
    """Those of them with which a gain can still become as great as the blue tokens in the bank allow."""
    most = most_gained(c, food, amount, c.blue)
    return [
        tech
        for tech in _places(c, food, amount)
        if VALUE[tech] + most_gained(c, food, amount - VALUE[tech], c.blue - 1) == most
    ]


@frame("Payment", asks="seat")
class Payment(Frame[ThroughTheAges]):
    """A seat pays token by token: `spend` returns a token to the bank, `place` takes change in lower values."""

    seat: int
    food: int
    due: int
    """What is still to be paid; below 0: change that is still to be taken back."""

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "good": "food" if self.food else "resources", "due": self.due}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        c = p.civs[seat]
        food = self.food == 1
        if self.due < 0:
            return self._exact(p, c, [p.verbs.place.code(tech) for tech in _places(c, food, -self.due)])
        legal = self._exact(p, c, [p.verbs.spend.code(tech) for tech in paying_cards(food) if c.stored[tech]])
        if can_trade(p, seat, food):
            legal.append(p.verbs.trade.code())
        return legal

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if p.verbs.place.owns(action):
            too_high = VALUE[p.verbs.place.first(action)] > -self.due
            return p.no("pay-downwards" if too_high else "pay-exactly")
        spends_token = p.verbs.spend.owns(action) and p.civs[seat].stored[p.verbs.spend.first(action)] > 0
        return p.no("pay-exactly" if self.due < 0 or spends_token else "pay")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        c = p.civs[seat]
        if action == p.verbs.trade.code():
            trade(p, seat, self.food == 1)
            self.due -= 1
        elif p.verbs.spend.owns(action):
            tech = p.verbs.spend.first(action)
            c.stored[tech] -= 1
            c.blue += 1
            self.due -= VALUE[tech]
        else:
            tech = p.verbs.place.first(action)
            c.stored[tech] += 1
            c.blue -= 1
            self.due += VALUE[tech]
        count_goods(c)
        if self.due == 0 or (self.due < 0 and not c.blue):
            p.pop()

    def _exact(self, p: ThroughTheAges, c: Civilization, actions: list[int]) -> list[int]:
        """Those of the answers after which the payment can still come out exactly; all of them if none can."""
        food = self.food == 1
        exact: list[int] = []
        for action in actions:
            stored, blue, due = c.stored[:], c.blue, self.due
            if p.verbs.spend.owns(action):
                tech = p.verbs.spend.first(action)
                stored[tech] -= 1
                blue += 1
                due -= VALUE[tech]
            else:
                tech = p.verbs.place.first(action)
                stored[tech] += 1
                blue -= 1
                due += VALUE[tech]
            if pays_exactly(c, stored, blue, food, due):
                exact.append(action)
        return exact if exact else actions


@frame("Placement", asks="seat")
class Placement(Frame[ThroughTheAges]):
    """A seat places what it gains token by token."""

    seat: int
    food: int
    left: int
    gained: int = 0

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "good": "food" if self.food else "resources", "left": self.left}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        c = p.civs[seat]
        return [p.verbs.place.code(tech) for tech in _best_places(c, self.food == 1, self.left)]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        place = p.verbs.place
        fits = place.owns(action) and place.first(action) in _places(p.civs[seat], self.food == 1, self.left)
        return p.no("place-most" if fits else "place-exactly")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        c = p.civs[seat]
        tech = p.verbs.place.first(action)
        c.stored[tech] += 1
        c.blue -= 1
        self.left -= VALUE[tech]
        self.gained += VALUE[tech]
        count_goods(c)
        if not c.blue or not _places(c, self.food == 1, self.left):
            p.pop()
            report_gain(p, seat, self.food == 1, self.gained)


@frame("Gain")
class Gain(Frame[ThroughTheAges]):
    """Food or resources that come once what lies above is paid."""

    seat: int
    food: int
    amount: int

    def resume(self, p: ThroughTheAges) -> None:
        p.pop()
        collect(p, self.seat, self.food == 1, self.amount)
