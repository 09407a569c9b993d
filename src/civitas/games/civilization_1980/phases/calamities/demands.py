"""A victim passes losses on to other players (52.3, 52.4, 52.6, 52.8)."""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import INT, INTS, Fields
from civitas.games.civilization_1980.cards import (
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    GRAIN,
    ICONOCLASM,
    LAW,
    MEDICINE,
    PHILOSOPHY,
    POTTERY,
    amount,
)
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.phases.calamities.losses import Exposure, Losses, Reductions
from civitas.games.civilization_1980.verbs import DEMAND, DONE, DONE_CODE

FLOOD_MAXIMUM = amount(FLOOD, "engineering_maximum")
GRAIN_RELIEF = amount(FAMINE, "grain_relief")
TOTALS = {kind: amount(kind, "others_total") for kind in (FLOOD, FAMINE, EPIDEMIC, ICONOCLASM)}
RULES = {FLOOD: "52.3-c", FAMINE: "52.4-b", EPIDEMIC: "52.6-c", ICONOCLASM: "52.8-c"}


def after_relief(p: Civilization, seat: int, wanted: int) -> int:
    """What a famine costs a seat: with Pottery every Grain in hand saves four units (52.4, 53.2)."""
    saved = GRAIN_RELIEF * p.hand[seat][GRAIN] if p.has(seat, POTTERY) else 0
    if saved and wanted:
        p.reveals += 1
        p.tell("grain-shown", "52.4-c", {"seat": seat, "count": p.hand[seat][GRAIN]})
    return max(0, wanted - saved)


class Demands(Frame[Civilization]):
    """The victim says who else loses how much; then they lose it in table order (63)."""

    FIELDS: ClassVar[Fields] = (
        ("victim", INT),
        ("calamity", INT),
        ("immune", INT),
        ("plain", INT),
        ("left", INT),
        ("shares", INTS),
    )

    def __init__(self, players: int, victim: int, calamity: int, immune: int = -1, plain: int = -1) -> None:
        super().__init__()
        self.victim = victim
        self.calamity = calamity
        self.immune = immune
        """A seat that cannot be named, or -1 (52.6)."""
        self.plain = plain
        self.left = TOTALS[calamity]
        """Units (for Iconoclasm: cities) that may still be demanded."""
        self.shares = [0] * players

    def copy(self) -> "Demands":
        other = Demands(0, self.victim, self.calamity, self.immune, self.plain)
        other.asked = self.asked
        other.left = self.left
        other.shares = self.shares[:]
        return other

    def resume(self, p: Civilization) -> None:
        room = sum(self.cap(p, seat) for seat in p.order)
        if self.is_compulsory() and room <= self.left:
            for seat in p.order:
                self.shares[seat] += self.cap(p, seat)
            room = 0
        if room and self.left:
            self.asked = 1 << self.victim
        else:
            self._execute(p)

    def is_compulsory(self) -> bool:
        """Only a flood takes other players' units by itself (A46)."""
        return self.calamity == FLOOD

    def cap(self, p: Civilization, seat: int) -> int:
        """The most that can be demanded of a seat that has not been named yet."""
        if seat in (self.victim, self.immune) or self.shares[seat]:
            return 0
        if self.calamity == ICONOCLASM:
            return _cities_at_stake(p, seat)
        exposed = Exposure(p, seat, self.calamity, self.plain).total()
        if self.calamity == FLOOD:
            return min(exposed, FLOOD_MAXIMUM) if p.has(seat, ENGINEERING) else exposed
        return min(exposed, amount(self.calamity, "other_max"))

    def least(self, p: Civilization, seat: int) -> int:
        """The least that must be demanded of this seat, because nobody else can make up the rest."""
        if not self.is_compulsory():
            return 1
        others = sum(self.cap(p, other) for other in p.order if other != seat)
        return max(1, self.left - others)

    def question(self, p: Civilization, seat: int | None) -> View:
        return {
            "frame": self.name(),
            "victim": self.victim,
            "calamity": self.calamity,
            "left": self.left,
            "shares": self.shares[:],
        }

    def legal(self, p: Civilization, seat: int) -> list[int]:
        actions = [] if self.is_compulsory() else [DONE_CODE]
        for other in p.order:
            most = min(self.left, self.cap(p, other))
            if most:
                for units in range(self.least(p, other), most + 1):
                    actions.append(DEMAND.code(units - 1, p.nation[other]))
        return actions

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        other = p.seat_of(DEMAND.second(action)) if DEMAND.owns(action) else -1
        if other >= 0 and other == self.immune:
            return Objection("52.6-d")
        if other >= 0 and self.calamity == ICONOCLASM and (p.has(other, LAW) or p.has(other, PHILOSOPHY)):
            return Objection("52.8-d")
        if other >= 0 and self.calamity == FLOOD and p.has(other, ENGINEERING):
            return Objection("52.3-d")
        return Objection(RULES[self.calamity])

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        self.asked = 0
        if DONE.owns(action):
            self.left = 0
            return
        other, units = p.seat_of(DEMAND.second(action)), DEMAND.first(action) + 1
        self.shares[other] = units
        self.left -= units
        p.tell(
            "demanded",
            RULES[self.calamity],
            {"seat": self.victim, "other": other, "count": units},
        )

    def _execute(self, p: Civilization) -> None:
        p.pop()
        for seat in reversed(p.order):
            if self.shares[seat]:
                p.push(self._loss_of(p, seat))

    def _loss_of(self, p: Civilization, seat: int) -> Frame[Civilization]:
        share = self.shares[seat]
        if self.calamity == ICONOCLASM:
            return Reductions(seat, share, ICONOCLASM)
        if self.calamity == FAMINE:
            share = after_relief(p, seat, share)
        if self.calamity == EPIDEMIC and p.has(seat, MEDICINE):
            share = min(share, amount(EPIDEMIC, "other_medicine"))
        return Losses(seat, share, True, self.calamity, self.plain)


def _cities_at_stake(p: Civilization, seat: int) -> int:
    """Cities that another player's Iconoclasm can cost this seat (52.8)."""
    if p.has(seat, PHILOSOPHY):
        return 0
    most = amount(ICONOCLASM, "other_law") if p.has(seat, LAW) else p.city_count[seat]
    return min(most, p.city_count[seat])
