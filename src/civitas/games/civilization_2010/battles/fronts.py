"""The fronts of a battle: two sides, units that strike each other, wounds, killed units."""

from civitas.core.events import Argument
from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.games.civilization_2010.battles.arithmetic import (
    ATTACKER,
    DEFENDER,
    UNIT_OF,
    WOUNDS_OF,
    striking_order,
    unit_health,
    unit_strength,
    wounded_fronts,
    wounds_exchanged,
)
from civitas.games.civilization_2010.empires.stock import discard_unit
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNITS
from civitas.games.civilization_2010.model import NOBODY, Civilization2010, changed, replaced


@frame()
class Fronts(Frame[Civilization2010]):
    """Who fights, for whom somebody else decides, and what happens to the units in `p.fronts`; `Battle` leads it."""

    attacker: int
    """A seat or BARBARIANS, like the defender."""
    defender: int
    target: int
    """The battle square."""
    player: int = NOBODY
    """Who plays for the barbarians, or -1."""
    rank: int = 0
    """The rank of the barbarians."""
    turn: int = DEFENDER
    """The side whose battle turn it is."""
    extra: int = 0
    """More wounds that the unit deals which is played next."""
    attacker_killed: list[int] = EMPTY_LIST
    """The attacker's killed units."""
    defender_killed: list[int] = EMPTY_LIST

    def fighter(self, side: int) -> int:
        """The seat that fights on a side, or BARBARIANS."""
        return self.attacker if side == ATTACKER else self.defender

    def commander(self, side: int) -> int:
        """The seat that decides for a side."""
        fighter = self.attacker if side == ATTACKER else self.defender
        return fighter if fighter >= 0 else self.player

    def killed(self, side: int) -> list[int]:
        """The killed units of a side."""
        return self.attacker_killed if side == ATTACKER else self.defender_killed

    def tell_side(self, p: Civilization2010, side: int, message: str, rule: str, more: dict[str, Argument]) -> None:
        """Report what a side does; barbarians have messages of their own, with the seat that plays for them."""
        prefix = "barbarian-" if self.fighter(side) < 0 else ""
        p.tell(prefix + message, rule, {"seat": self.commander(side), **more})

    def exchange_wounds(self, p: Civilization2010, number: int) -> None:
        """The unit just played and the one that lay there strike each other (battle.attack-a, battle.attack-b)."""
        unit = p.fronts[number][UNIT_OF[self.turn]]
        order = self.order(p, unit, number)
        taken, dealt = self._exchanged(p, unit, number, order)
        rule = "battle.attack-b" if order else "battle.attack-a"
        self.wound(p, 1 - self.turn, number, dealt, rule)
        self.wound(p, self.turn, number, taken, rule)

    def order(self, p: Civilization2010, unit: int, number: int) -> int:
        """Whether a unit of the side on turn strikes first, last or at once with the enemy unit on a front."""
        theirs = 1 - self.turn
        return striking_order(p, self.fighter(self.turn), unit, self.fighter(theirs), p.fronts[number][UNIT_OF[theirs]])

    def strikes(self, p: Civilization2010, unit: int, number: int) -> tuple[int, int]:
        """The wounds that a unit of the side on turn would take from the enemy unit on a front and deal to it."""
        return self._exchanged(p, unit, number, self.order(p, unit, number))

    def _exchanged(self, p: Civilization2010, unit: int, number: int, order: int) -> tuple[int, int]:
        front, theirs = p.fronts[number], 1 - self.turn
        fighter, other, other_unit = self.fighter(self.turn), self.fighter(theirs), front[UNIT_OF[theirs]]
        return wounds_exchanged(
            unit_strength(p, fighter, self.rank, unit) + self.extra,
            unit_health(p, fighter, self.rank, unit),
            unit_strength(p, other, self.rank, other_unit),
            unit_health(p, other, self.rank, other_unit) - front[WOUNDS_OF[theirs]],
            order,
        )

    def wound(self, p: Civilization2010, side: int, number: int, count: int, rule: str) -> None:
        """Put wounds on a unit in play; if they reach its health it is killed at once (battle.kill-a)."""
        if not count:
            return
        front = changed(p.fronts[number], WOUNDS_OF[side], count)
        unit = front[UNIT_OF[side]]
        p.fronts = replaced(p.fronts, number, front)
        card = f"card-{UNITS[unit]}"
        self.tell_side(p, side, "unit-wounded", rule, {"card": card, "front": number + 1, "count": count})
        if front[WOUNDS_OF[side]] >= unit_health(p, self.fighter(side), self.rank, unit):
            self._kill(p, side, number)

    def _kill(self, p: Civilization2010, side: int, number: int) -> None:
        front = p.fronts[number][:]
        unit = front[UNIT_OF[side]]
        front[UNIT_OF[side]] = NONE
        front[WOUNDS_OF[side]] = 0
        p.fronts = replaced(p.fronts, number, front)
        self.killed(side).append(unit)
        discard_unit(p, unit)
        self.tell_side(p, side, "unit-killed", "battle.kill-a", {"card": f"card-{UNITS[unit]}", "front": number + 1})

    def heal(self, p: Civilization2010, number: int, count: int, rule: str) -> None:
        """Remove wounds from a unit in play of the side whose turn it is."""
        front = changed(p.fronts[number], WOUNDS_OF[self.turn], -count)
        p.fronts = replaced(p.fronts, number, front)
        card = f"card-{UNITS[front[UNIT_OF[self.turn]]]}"
        self.tell_side(p, self.turn, "unit-healed", rule, {"card": card, "front": number + 1, "count": count})

    def heal_all(self, p: Civilization2010, rule: str) -> None:
        """Remove every wound from the units in play of the side whose turn it is."""
        for number in wounded_fronts(p, self.turn):
            self.heal(p, number, p.fronts[number][WOUNDS_OF[self.turn]], rule)


def fronts_of(p: Civilization2010) -> Fronts:
    """The battle that is being fought."""
    for place in range(len(p.frames) - 1, -1, -1):
        frame = p.frames[place]
        if isinstance(frame, Fronts):
            return frame
    raise AssertionError("nobody fights")
