"""The order of the phases in a round (43), and in a round of the small variants (71, 72)."""

from collections.abc import Callable

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases import (
    calamities,
    cities,
    conflict,
    growth,
    hand_limit,
    movement,
    purchase,
    ships,
    taxes,
    track,
    trade,
    trade_cards,
)
from civitas.games.civilization_1980.verbs import DONE_CODE

PHASES: list[Callable[[Civilization1980], None]] = [
    taxes.begin,
    growth.begin,
    growth.take_census,
    ships.begin,
    movement.begin,
    conflict.begin,
    cities.begin,
    trade_cards.begin,
    trade.begin,
    purchase.begin,
    calamities.begin,
    hand_limit.begin,
    track.begin,
]
PHASE_NAME = [f"phase-{number}" for number in range(14)]
FULL_ROUND = list(range(1, 14))
NOMAD_ROUND = [2, 4, 5]
FARMER_ROUND = [2, 3, 4, 5, 6, 7, 13]


def phases_of(p: Civilization1980) -> list[int]:
    """The numbers of the phases that are played."""
    if p.setting.is_nomads:
        return NOMAD_ROUND
    return FARMER_ROUND if p.setting.is_farmers else FULL_ROUND


def next_phase(p: Civilization1980) -> int:
    """The phase that follows the one just played; after the last one the first of the next round."""
    phases = phases_of(p)
    for phase in phases:
        if phase > p.phase:
            return phase
    return phases[0]


@frame("Round")
class Round(Frame[Civilization1980]):
    """The bottom of the stack: when a phase is over, the next one begins."""

    def resume(self, p: Civilization1980) -> None:
        phase = next_phase(p)
        new_round = p.round == 0 or phase <= p.phase
        if phase in p.pauses:
            p.pauses.remove(phase)
            p.push(Pause(p.players))
            return
        if new_round and p.round:
            track.end_round(p)
            if p.result is not None:
                return
        if new_round:
            p.round += 1
            p.tell("round-begins", "43-a", {"round": p.round})
        p.phase = phase
        p.tell("phase-begins", "43-a", {"phase": PHASE_NAME[phase]})
        PHASES[p.phase - 1](p)


@frame("Pause")
class Pause(Frame[Civilization1980]):
    """A scenario stops between two phases; it goes on when everybody is done looking."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.asked = (1 << players) - 1

    def resume(self, p: Civilization1980) -> None:
        p.pop()

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [DONE_CODE]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        return None if action == DONE_CODE else Objection("41-a")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked &= ~(1 << seat)
