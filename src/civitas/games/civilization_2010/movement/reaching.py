"""Where groups of figures can end their moves, and by which way. Nothing here changes the position."""

from typing import Final

from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.entering import (
    FOES,
    HUT,
    LONE_SCOUTS,
    NOTHING,
    VILLAGE,
    Party,
    encounter,
    ending_rule,
    is_stray,
    step_rule,
)
from civitas.games.civilization_2010.movement.setting_out import march_codes, trek_codes, waiting
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.standings import group_speed
from civitas.games.civilization_2010.verbs import GROUPS, MARCH
from civitas.games.civilization_2010.view_types import Ending, Reach, Reached

ENDS_WITH: Final[dict[int, Ending]] = {
    NOTHING: "stop",
    HUT: "explore",
    VILLAGE: "attack",
    LONE_SCOUTS: "attack",
    FOES: "attack",
}
"""What a move ends with, by what is met there."""


def reach_of_moving(p: Civilization2010, moving: Moving) -> list[Reach]:
    """Where the group that is under way can go from where it is."""
    party = moving.party(p)
    at = moving.at(p)
    reached = _reached(p, party, at, moving.left)
    return [{"square": SQUARE_NAMES[at], "armies": party.armies, "scouts": party.scouts, "to": reached}]


def reach_of_marches(p: Civilization2010, seat: int) -> list[Reach]:
    """Where every group that can begin to move could go."""
    reaches: list[Reach] = []
    for action in march_codes(p, seat, waiting(p, seat)):
        armies, scouts = GROUPS[MARCH.second(action)]
        reaches.append(_reach(p, seat, action, group_speed(p, seat, armies, scouts), False))
    return reaches


def reach_of_treks(p: Civilization2010, seat: int, steps: int) -> list[Reach]:
    """Where every figure could go that an event moves so far."""
    return [_reach(p, seat, action, steps, True) for action in trek_codes(p, seat, steps)]


def _reach(p: Civilization2010, seat: int, march: int, steps: int, is_trek: bool) -> Reach:
    start = MARCH.first(march)
    armies, scouts = GROUPS[MARCH.second(march)]
    party = Party(p, seat, armies, scouts, is_trek, start)
    return {
        "square": SQUARE_NAMES[start],
        "armies": armies,
        "scouts": scouts,
        "to": _reached(p, party, start, steps),
    }


def _reached(p: Civilization2010, party: Party, start: int, steps: int) -> list[Reached]:
    """Every square that a group can enter or turn up, by a shortest way; `after` is the square before it."""
    found: list[Reached] = []
    seen = [start]
    frontier = [start]
    for gone in range(steps):
        onward: list[int] = []
        for at in frontier:
            if _may_discover(p, party, start, at):
                found += _discoveries(p, at, gone + 1, seen)
            for square in p.board.adjacent[at]:
                if square in seen or step_rule(p, party, at, square, steps - gone):
                    continue
                seen.append(square)
                found.append(_entered(p, party, at, square, gone + 1))
                if square not in p.frozen and (party.flies() or encounter(p, party.seat, square) == NOTHING):
                    onward.append(square)
        frontier = onward
    return found


def _entered(p: Civilization2010, party: Party, at: int, square: int, steps: int) -> Reached:
    met = encounter(p, party.seat, square)
    takes = met == VILLAGE and p.empires[party.seat].sheet().takes_villages
    ending: Ending = "explore" if takes else ENDS_WITH[met]
    may_end = not ending_rule(p, party, at, square)
    return {
        "square": SQUARE_NAMES[square],
        "after": SQUARE_NAMES[at],
        "steps": steps,
        "ends": ending if may_end else "pass",
    }


def _may_discover(p: Civilization2010, party: Party, start: int, at: int) -> bool:
    """Whether a group may turn up a tile from a square of its way: from where it might stay."""
    if party.is_trek:
        return False
    if at == start:
        return not is_stray(p, party.seat, at)
    return not ending_rule(p, party, NONE, at)


def _discoveries(p: Civilization2010, at: int, steps: int, seen: list[int]) -> list[Reached]:
    found: list[Reached] = []
    for square in p.board.adjacent[at]:
        if p.terrain[square] < 0 and square not in seen:
            seen.append(square)
            found.append(
                {"square": SQUARE_NAMES[square], "after": SQUARE_NAMES[at], "steps": steps, "ends": "discover"}
            )
    return found
