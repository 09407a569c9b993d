"""All open calamities in ascending order, at most two for each player (43.11)."""

from collections.abc import Callable

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.civilization_1980.facts.cards import (
    CIVIL_DISORDER,
    CIVIL_WAR,
    COMMODITY_COUNT,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    KIND_COUNT,
    KIND_NAME,
    PIRACY,
    VOLCANO,
)
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization1980
from civitas.games.civilization_1980.phases.calamities import (
    civil_disorder,
    civil_war,
    epidemic,
    famine,
    flood,
    iconoclasm,
    piracy,
    volcano,
)
from civitas.games.civilization_1980.phases.support import Support

MOST_CALAMITIES = 2
"""Calamities that can hit one player directly in one round."""

STRIKES: dict[int, Callable[[Civilization1980, int, int], None]] = {
    VOLCANO: volcano.strike,
    FLOOD: flood.strike,
    FAMINE: famine.strike,
    CIVIL_WAR: civil_war.strike,
    EPIDEMIC: epidemic.strike,
    CIVIL_DISORDER: civil_disorder.strike,
    ICONOCLASM: iconoclasm.strike,
    PIRACY: piracy.strike,
}
"""What each calamity does to its victim; the third argument is the seat that traded it, or -1."""


def begin(p: Civilization1980) -> None:
    """All calamities, then the check whether every city is supported."""
    p.push(Support())
    if any(holder >= 0 for holder in p.calamity_holder):
        p.push(Calamities([0] * p.players))


@frame("Calamities")
class Calamities(Frame[Civilization1980]):
    """The calamities on the table, resolved one after the other."""

    suffered: list[int]
    """How many calamities each seat has resolved in this phase."""
    current: int = -1
    """The calamity that is being resolved."""

    def resume(self, p: Civilization1980) -> None:
        if self.current >= 0:
            self._finish(p)
        kind = next_calamity(p)
        if kind < 0:
            p.pop()
            return
        victim = p.calamity_holder[kind - COMMODITY_COUNT]
        self.current = kind
        p.tell("calamity-strikes", "43.11-a", {"seat": victim, "card": KIND_NAME[kind]})
        STRIKES[kind](p, victim, p.calamity_trader[kind - COMMODITY_COUNT])

    def _finish(self, p: Civilization1980) -> None:
        """The calamity has been resolved; if it was its victim's second one, he is spared all others."""
        victim = p.calamity_holder[self.current - COMMODITY_COUNT]
        self._put_back(p, self.current)
        self.current = -1
        self.suffered[victim] += 1
        if self.suffered[victim] < MOST_CALAMITIES:
            return
        for kind in open_calamities(p):
            if p.calamity_holder[kind - COMMODITY_COUNT] == victim:
                p.tell("calamity-spared", "43.11-b", {"seat": victim, "card": KIND_NAME[kind]})
                self._put_back(p, kind)

    def _put_back(self, p: Civilization1980, kind: int) -> None:
        p.calamity_holder[kind - COMMODITY_COUNT] = -1
        p.calamity_trader[kind - COMMODITY_COUNT] = -1
        p.return_cards([kind], EVERY_SEAT)


def open_calamities(p: Civilization1980) -> list[int]:
    """The calamities that lie open on the table."""
    return [kind for kind in range(COMMODITY_COUNT, KIND_COUNT) if p.calamity_holder[kind - COMMODITY_COUNT] >= 0]


def next_calamity(p: Civilization1980) -> int:
    """The open calamity with the lowest number, or -1."""
    lying = open_calamities(p)
    return min(lying, key=lambda kind: p.setting.stack_of[kind]) if lying else -1
