"""What an aggression and a war have in common: two sides, their strengths, and units that are sacrificed (2006)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.through_the_ages.civilizations.ratings import force_of_units
from civitas.games.through_the_ages.facts.technologies import TECHS, UNITS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.pacts import attack_bonus
from civitas.games.through_the_ages.view_types import Question


def attacking_strength(p: ThroughTheAges, attacker: int, target: int) -> int:
    """The strength of an attacker, with what a pact gives it."""
    return p.civs[attacker].strength + attack_bonus(p, attacker, target)


@frame()
class Clash(Frame[ThroughTheAges]):
    """An attack that is being decided, step by step."""

    attacker: int = 0
    target: int = 0
    card: int = 0
    stage: int = 0
    attack: int = 0
    """Strength of the attacker; `defence`: of the target, with everything added so far."""
    defence: int = 0
    attack_aside: int = 0
    """Workers of sacrificed units, which lie aside until all is over (2006); `defence_aside`: of the target."""
    defence_aside: int = 0

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "card": p.cards[self.card].id,
            "attacker": self.attacker,
            "target": self.target,
            "attack": self.attack,
            "defence": self.defence,
        }

    def meet(self, p: ThroughTheAges) -> None:
        """Take the strengths of both sides, with what a pact gives the attacker."""
        self.attack = attacking_strength(p, self.attacker, self.target)
        self.defence = p.civs[self.target].strength

    def sacrifice(self, p: ThroughTheAges, seat: int, units: list[int]) -> None:
        """Add units to their side once more, with the armies among them, and lay their workers aside."""
        value = force_of_units(p, seat, units)
        c = p.civs[seat]
        count = 0
        names: list[str] = []
        for tech in UNITS:
            names += [f"card-{TECHS[tech]}"] * units[tech]
            if units[tech]:
                c.workers[tech] -= units[tech]
                count += units[tech]
        p.box_yellow += count
        if seat == self.attacker:
            self.attack += value
            self.attack_aside += count
        else:
            self.defence += value
            self.defence_aside += count
        p.recount(seat)
        p.report("sacrificed", "sacrifice", {"seat": seat, "units": names, "value": value})

    def bury(self, p: ThroughTheAges) -> None:
        """All is over: the workers of sacrificed units go to the yellow banks."""
        for seat, count in ((self.attacker, self.attack_aside), (self.target, self.defence_aside)):
            p.box_yellow -= count
            p.civs[seat].yellow += count
        self.attack_aside = 0
        self.defence_aside = 0
