"""Sacrificing units in aggressions and wars, where they count twice (2006 only)."""

from civitas.core.frames import frame, zeros
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.battles.clash import Clash
from civitas.games.through_the_ages.civilizations.ratings import force_of_units
from civitas.games.through_the_ages.events.colonization import has_units
from civitas.games.through_the_ages.facts.cards import WAR
from civitas.games.through_the_ages.facts.technologies import TECH_COUNT, TECHS, UNITS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.view_types import Question


def may_sacrifice(p: ThroughTheAges) -> bool:
    """Whether units may be sacrificed in attacks: never in the last round of the full game."""
    return p.edition.sacrifices and not (p.setting.is_full and p.is_last_round())


def ask_for_sacrifices(p: ThroughTheAges, seat: int) -> None:
    """Let a side of the attack on top of the stack sacrifice units, if it has any."""
    if may_sacrifice(p) and has_units(p, seat):
        p.push(Sacrifice(seat))


@frame("Sacrifice", asks="seat")
class Sacrifice(Frame[ThroughTheAges]):
    """One side of an attack, which lies below, chooses the units it sacrifices."""

    seat: int = 0
    units: list[int] = zeros(TECH_COUNT)
    """Units chosen so far, on each technology."""

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        chosen = {TECHS[tech]: self.units[tech] for tech in UNITS if self.units[tech]}
        clash = _clash_below(p).question(p, seat)
        return {**clash, "frame": self.name(), "units": chosen, "value": self._value(p)}

    def _value(self, p: ThroughTheAges) -> int:
        return force_of_units(p, self.seat, self.units)

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        workers = p.civs[seat].workers
        left = [tech for tech in UNITS if workers[tech] > self.units[tech]]
        return [*[p.verbs.sacrifice.code(tech - UNITS.start) for tech in left], p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if p.verbs.sacrifice.owns(action):
            return p.no("sacrifice")
        return p.no("war-cards" if p.cards[_clash_below(p).card].kind == WAR else "defence")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        if action != p.verbs.done_code:
            self.units[UNITS.start + p.verbs.sacrifice.first(action)] += 1
            if len(self.legal(p, seat)) > 1:
                return
        clash = _clash_below(p)
        p.pop()
        if any(self.units):
            clash.sacrifice(p, seat, self.units)

    def resume(self, p: ThroughTheAges) -> None:
        p.pop()


def _clash_below(p: ThroughTheAges) -> Clash:
    clash = p.frames[-2]
    assert isinstance(clash, Clash)
    return clash
