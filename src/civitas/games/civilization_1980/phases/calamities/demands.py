"""A victim passes losses on to other players (52.3, 52.4, 52.6, 52.8)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.cards import (
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    KINDS,
    LAW,
    MEDICINE,
    PHILOSOPHY,
    amount,
)
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.losses import PASSED_ON, Exposure, Losses, Reductions, due
from civitas.games.civilization_1980.verbs import DEMAND, DONE, DONE_CODE
from civitas.games.civilization_1980.view_types import Question

FLOOD_MAXIMUM = amount(FLOOD, "engineering_maximum")
TOTALS = {kind: amount(kind, "others_total") for kind in (FLOOD, FAMINE, EPIDEMIC, ICONOCLASM)}


@frame("Demands")
class Demands(Frame[Civilization1980]):
    """The victim says who else loses how much; then they lose it in table order (63)."""

    victim: int
    calamity: int
    immune: int
    """A seat that cannot be named, or -1 (52.6)."""
    plain: int
    """The flood plain, or -1."""
    left: int
    """Units (for Iconoclasm: cities) that may still be demanded."""
    shares: list[int]
    """What has been demanded of each seat."""

    def __init__(self, players: int, victim: int, calamity: int, immune: int = -1, plain: int = -1) -> None:
        super().__init__()
        self.victim = victim
        self.calamity = calamity
        self.immune = immune
        self.plain = plain
        self.left = TOTALS[calamity]
        self.shares = [0] * players

    def resume(self, p: Civilization1980) -> None:
        caps = [self.cap(p, seat) for seat in range(p.players)]
        open_seats = [seat for seat in range(p.players) if caps[seat]]
        no_choice = len(open_seats) <= 1 or sum(caps) <= self.left
        if self.left == 0 or not open_seats:
            self._execute(p)
        elif self.is_compulsory() and no_choice:
            for seat in open_seats:
                self.shares[seat] = min(self.left, caps[seat])
            self.left = 0
        else:
            self.asked = 1 << self.victim

    def is_compulsory(self) -> bool:
        """Only a flood takes other players' units by itself (A46)."""
        return self.calamity == FLOOD

    def cap(self, p: Civilization1980, seat: int) -> int:
        """The most that can be demanded of a seat that has not been named yet."""
        if seat in (self.victim, self.immune) or self.shares[seat]:
            return 0
        if self.calamity == ICONOCLASM:
            return _cities_at_stake(p, seat)
        exposed = Exposure(p, seat, self.calamity, self.plain).total()
        if self.calamity == FLOOD:
            return min(exposed, FLOOD_MAXIMUM) if p.has(seat, ENGINEERING) else exposed
        return min(exposed, amount(self.calamity, "other_max"))

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "victim": self.victim,
            "calamity": KINDS[self.calamity],
            "left": self.left,
            "shares": self.shares[:],
        }

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        caps = [self.cap(p, other) for other in range(p.players)]
        room = sum(caps)
        actions = [] if self.is_compulsory() else [DONE_CODE]
        for other in p.order:
            # Of a flood nobody may be spared so much that the others cannot make up the rest.
            least = max(1, self.left - (room - caps[other])) if self.is_compulsory() else 1
            for units in range(least, min(self.left, caps[other]) + 1):
                actions.append(DEMAND.code(units - 1, p.nation[other]))
        return actions

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        other = p.seat_of(DEMAND.second(action)) if DEMAND.owns(action) else -1
        if other < 0 or other == self.victim:
            return Objection(PASSED_ON[self.calamity])
        return Objection(self._refusal(p, other, DEMAND.first(action) + 1))

    def _refusal(self, p: Civilization1980, other: int, units: int) -> str:
        if other == self.immune:
            return "52.6-d"
        if self.calamity == ICONOCLASM and _cities_at_stake(p, other) < units <= p.city_count[other]:
            return "52.8-d"
        if self.calamity == FLOOD and p.has(other, ENGINEERING) and units > FLOOD_MAXIMUM:
            return "52.3-d"
        return PASSED_ON[self.calamity]

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked = 0
        if DONE.owns(action):
            self.left = 0
            return
        other, units = p.seat_of(DEMAND.second(action)), DEMAND.first(action) + 1
        self.shares[other] = units
        self.left -= units
        p.tell(
            "demanded",
            PASSED_ON[self.calamity],
            {"seat": self.victim, "other": other, "count": units},
        )

    def _execute(self, p: Civilization1980) -> None:
        p.pop()
        for seat in p.order:
            if self.shares[seat] and self.calamity != ICONOCLASM:
                self.shares[seat] = self._met(p, seat)
        for seat in reversed(p.order):
            if self.shares[seat]:
                p.push(self._loss_of(seat))

    def _loss_of(self, seat: int) -> Frame[Civilization1980]:
        share = self.shares[seat]
        if self.calamity == ICONOCLASM:
            return Reductions(seat, share, ICONOCLASM)
        return Losses(seat, share, True, self.calamity, self.plain)

    def _met(self, p: Civilization1980, seat: int) -> int:
        """What is lost for a share: with an excess where only whole cities can meet it, but no maximum is exceeded."""
        exposure = Exposure(p, seat, self.calamity, self.plain)
        tokens, cities, unit = sum(exposure.tokens), len(exposure.cities), exposure.unit
        unassigned = TOTALS[self.calamity] - sum(self.shares)
        most = min(self._maximum(p, seat), self.shares[seat] + unassigned)
        met = due(min(most, self.shares[seat]), tokens, cities, unit, False)
        return met if met <= most else due(most, tokens, cities, unit, True)

    def _maximum(self, p: Civilization1980, seat: int) -> int:
        """The most that a player who is not the victim can lose (52.3, 52.4, 52.6)."""
        if self.calamity == FLOOD:
            return FLOOD_MAXIMUM if p.has(seat, ENGINEERING) else TOTALS[FLOOD]
        if self.calamity == EPIDEMIC and p.has(seat, MEDICINE):
            return amount(EPIDEMIC, "other_medicine")
        return amount(self.calamity, "other_max")


def _cities_at_stake(p: Civilization1980, seat: int) -> int:
    """Cities that another player's Iconoclasm can cost this seat (52.8)."""
    if p.has(seat, PHILOSOPHY):
        return 0
    most = amount(ICONOCLASM, "other_law") if p.has(seat, LAW) else p.city_count[seat]
    return min(most, p.city_count[seat])
