"""Which groups of figures can begin to move, in a Movement part or by an event. Nothing here changes the position."""

from typing import Final

from civitas.games.civilization_2010.facts.constants import START_STACKING
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.entering import (
    Party,
    defecting_rule,
    reaches_end,
    step_rule,
)
from civitas.games.civilization_2010.movement.figures import is_open, may_stand
from civitas.games.civilization_2010.standings import group_speed
from civitas.games.civilization_2010.verbs import GROUPS, MARCH, MOST_ARMIES, MOST_SCOUTS

GROUP_NUMBER: Final[list[list[int]]] = [
    [GROUPS.index((armies, scouts)) if armies or scouts else NONE for scouts in range(MOST_SCOUTS + 1)]
    for armies in range(MOST_ARMIES + 1)
]
"""The group of so many armies and so many scouts in `verbs.GROUPS`."""


_GROUPS_OF: Final[list[list[list[int]]]] = [
    [
        [GROUP_NUMBER[some][others] for some in range(armies + 1) for others in range(scouts + 1) if some or others]
        for scouts in range(MOST_SCOUTS + 1)
    ]
    for armies in range(MOST_ARMIES + 1)
]
"""The groups that so many armies and so many scouts can form."""
_FIRST_MARCH: Final = MARCH.code()
_SIZES: Final[list[int]] = [armies + scouts for armies, scouts in GROUPS]


def waiting(p: Civilization2010, seat: int) -> dict[int, tuple[int, int]]:
    """The squares with figures that have not moved, each with its number of such armies and scouts."""
    empire = p.empires[seat]
    counts: dict[int, tuple[int, int]] = {}
    for figure, square in enumerate(empire.armies):
        if not empire.army_moved[figure]:
            armies, scouts = counts.get(square, (0, 0))
            counts[square] = (armies + 1, scouts)
    for figure, square in enumerate(empire.scouts):
        if not empire.scout_moved[figure]:
            armies, scouts = counts.get(square, (0, 0))
            counts[square] = (armies, scouts + 1)
    return counts


def may_set_out(p: Civilization2010, party: Party) -> bool:
    """Whether a group has a step or a discovery to make."""
    square = party.stands_on
    speed = group_speed(p, party.seat, party.armies, party.scouts)
    for other in p.board.adjacent[square]:
        if p.terrain[other] < 0 or not step_rule(p, party, square, other, speed):
            return True
    return party.may_defect and any(not defecting_rule(p, party, other) for other in p.board.adjacent[square])


def _may_set_out(p: Civilization2010, seat: int, square: int, group: int) -> bool:
    armies, scouts = GROUPS[group]
    return may_set_out(p, Party(p, seat, armies, scouts, False, square))


def has_open_way(p: Civilization2010, seat: int, square: int) -> bool:
    """Whether a small group can go on from a square without any question: to bare land, or to discover a tile."""
    for other in p.board.adjacent[square]:
        is_hidden = p.terrain[other] < 0
        if is_hidden or is_open(p, seat, other):
            return True
    return False


def march_codes(p: Civilization2010, seat: int, groups: dict[int, tuple[int, int]]) -> list[int]:
    """Every group that can begin to move: figures of one square, of those `waiting` (movement.group-a)."""
    actions: list[int] = []
    for square in sorted(groups):
        if square in p.frozen:
            continue
        armies, scouts = groups[square]
        first = _FIRST_MARCH + square * len(GROUPS)
        has_way = has_open_way(p, seat, square)
        for group in _GROUPS_OF[armies][scouts]:
            if (has_way and _SIZES[group] <= START_STACKING) or _may_set_out(p, seat, square, group):
                actions.append(first + group)
    return actions


def march_rule(p: Civilization2010, seat: int, square: int, armies: int, scouts: int) -> str:
    """The rule against moving a group of a square; "" if it can begin to move."""
    if square >= p.board.size or p.holder[square] != seat:
        return "movement.group-a"
    empire = p.empires[seat]
    if armies > empire.armies_at(square) or scouts > empire.scouts_at(square):
        return "movement.group-a"
    unmoved_armies, unmoved_scouts = waiting(p, seat).get(square, (0, 0))
    if armies > unmoved_armies or scouts > unmoved_scouts:
        return "movement.speed-a"
    if square in p.frozen:
        return "tech.communism"
    party = Party(p, seat, armies, scouts, False, square)
    if may_set_out(p, party):
        return ""
    return step_rule(p, party, square, p.board.adjacent[square][0], group_speed(p, seat, armies, scouts))


def straggler(p: Civilization2010, seat: int, groups: dict[int, tuple[int, int]]) -> int:
    """A square that figures have to leave in this part because they may not stay and can go; or -1 (ruling A22)."""
    for square in groups:
        if may_stand(p, seat, square) and square not in p.frozen:
            armies, _ = groups[square]
            party = Party(p, seat, 1 if armies else 0, 0 if armies else 1, False, square)
            if reaches_end(p, party, square, group_speed(p, seat, party.armies, party.scouts)):
                return square
    return NONE


def trek_codes(p: Civilization2010, seat: int, steps: int) -> list[int]:
    """The figures that can move so far to an empty square, each as a group of its own (event.migrants)."""
    empire = p.empires[seat]
    actions: list[int] = []
    for armies, scouts, squares in ((1, 0, empire.armies), (0, 1, empire.scouts)):
        party = Party(p, seat, armies, scouts, True)
        for square in sorted(set(squares)):
            if square not in p.frozen and reaches_end(p, party, square, steps):
                actions.append(MARCH.code(square, GROUP_NUMBER[armies][scouts]))
    return actions
