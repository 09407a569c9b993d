"""Flood (52.3)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import FLOOD_PLAINS
from civitas.games.civilization_1980.facts.cards import ENGINEERING, FLOOD, amount
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.demands import FLOOD_MAXIMUM, Demands
from civitas.games.civilization_1980.phases.calamities.losses import Exposure, Losses
from civitas.games.civilization_1980.verbs import FLOOD as FLOOD_VERB

PRIMARY = amount(FLOOD, "primary")


def strike(p: Civilization1980, victim: int, trader: int) -> None:
    """The plain with most of the victim's units is flooded; a tie is his choice (A49)."""
    units = [Exposure(p, victim, FLOOD, plain).total() for plain in range(len(FLOOD_PLAINS))]
    worst = max(units)
    plains = [plain for plain, count in enumerate(units) if count == worst]
    if worst == 0:
        p.tell("calamity-harmless", "52.3-e", {"seat": victim})
    elif len(plains) > 1:
        p.push(ChoiceOfPlain(victim, plains))
    else:
        flood(p, victim, plains[0])


def flood(p: Civilization1980, victim: int, plain: int) -> None:
    """The victim loses first, then the others on the same plain."""
    p.tell("flooded", "52.3-f", {"seat": victim, "plain": f"flood-plain-{FLOOD_PLAINS[plain]}"})
    p.push(Demands(p.players, victim, FLOOD, -1, plain))
    p.push(Losses(victim, units_wanted(p, victim), p.has(victim, ENGINEERING), FLOOD, plain))


def units_wanted(p: Civilization1980, victim: int) -> int:
    """What a flood takes from its victim, if so much is there."""
    return FLOOD_MAXIMUM if p.has(victim, ENGINEERING) else PRIMARY


@frame("ChoiceOfPlain", asks="victim")
class ChoiceOfPlain(Frame[Civilization1980]):
    """A victim with equally many units on several plains chooses which one is flooded."""

    victim: int
    plains: list[int]

    def resume(self, p: Civilization1980) -> None:
        raise NotImplementedError

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [FLOOD_VERB.code(plain) for plain in self.plains]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("52.3-f")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        p.pop()
        flood(p, self.victim, FLOOD_VERB.first(action))
