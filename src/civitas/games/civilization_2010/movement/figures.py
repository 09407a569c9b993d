"""Armies and scouts: putting them on the map, lifting groups, taking them away; and where they may stand.

Who calls these has checked that it is allowed; coins are watched here, because figures blockade and gather.
"""

from typing import Final

from civitas.games.civilization_2010.cities.yields import is_worth_coins
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.terrain import NONE, TERRAINS, WATER
from civitas.games.civilization_2010.facts.wonders import BRANDENBURG_GATE
from civitas.games.civilization_2010.map.pieces import FIRST_CITY_STATE, FIRST_HUT
from civitas.games.civilization_2010.model import NOBODY, Civilization2010, exchanged, without
from civitas.games.civilization_2010.phases.winning import watch_coins_of
from civitas.games.civilization_2010.standings import may_stop_on_water, stacking_limit
from civitas.games.civilization_2010.verbs import ARMY, SCOUT


def put_figure(p: Civilization2010, seat: int, figure: int, square: int, city: int, moved: int = 0) -> None:
    """Put an army or scout on a square without enemies; `city` is what it serves (see `Empire.scout_city`)."""
    _add_figure(p.empires[seat], figure, square, city, moved)
    p.holder = exchanged(p.holder, square, seat)
    _watch(p, square)


def _add_figure(empire: Empire, figure: int, square: int, city: int, moved: int) -> None:
    if figure == ARMY:
        empire.armies = [*empire.armies, square]
        empire.army_moved = [*empire.army_moved, moved]
        empire.army_city = [*empire.army_city, city]
    else:
        empire.scouts = [*empire.scouts, square]
        empire.scout_moved = [*empire.scout_moved, moved]
        empire.scout_city = [*empire.scout_city, city]


def _take_figure(empire: Empire, figure: int, place: int) -> None:
    if figure == ARMY:
        empire.armies = without(empire.armies, place)
        empire.army_moved = without(empire.army_moved, place)
        empire.army_city = without(empire.army_city, place)
    else:
        empire.scouts = without(empire.scouts, place)
        empire.scout_moved = without(empire.scout_moved, place)
        empire.scout_city = without(empire.scout_city, place)


def remove_figure(p: Civilization2010, seat: int, figure: int, square: int, is_watched: bool = True) -> None:
    """One army or scout of a square goes back to its owner's supply; of several the last that came."""
    empire = p.empires[seat]
    figures = empire.armies if figure == ARMY else empire.scouts
    _take_figure(empire, figure, len(figures) - 1 - figures[::-1].index(square))
    if not empire.figures_at(square):
        p.holder = exchanged(p.holder, square, NOBODY)
    if is_watched:
        _watch(p, square)


def shift_figure(p: Civilization2010, seat: int, figure: int, square: int, target: int) -> None:
    """One army or scout of a square stands on another from now on; otherwise nothing about it changes."""
    empire = p.empires[seat]
    if figure == ARMY:
        empire.armies = exchanged(empire.armies, empire.armies.index(square), target)
    else:
        empire.scouts = exchanged(empire.scouts, empire.scouts.index(square), target)
    p.holder = exchanged(p.holder, target, seat)
    if not empire.figures_at(square):
        p.holder[square] = NOBODY
    _watch(p, square)
    _watch(p, target)


def remove_all(p: Civilization2010, square: int, is_watched: bool = True) -> int:
    """All figures of a square go back to the supply; tells how many they were.

    Who does more in the same moment, as to put other figures there, does not let coins be watched in between.
    """
    seat = p.holder[square]
    if seat < 0:
        return 0
    empire = p.empires[seat]
    armies, scouts = empire.armies_at(square), empire.scouts_at(square)
    for _ in range(armies):
        remove_figure(p, seat, ARMY, square, False)
    for _ in range(scouts):
        remove_figure(p, seat, SCOUT, square, False)
    if is_watched:
        _watch(p, square)
    return armies + scouts


def lift_group(p: Civilization2010, seat: int, square: int, armies: int, scouts: int, moved: int = 0) -> None:
    """Take figures that have not moved yet (1: that have moved) from a square to move them as a group."""
    empire = p.empires[seat]
    p.group_seat, p.group_at = seat, square
    p.group_armies, p.group_scouts = [], []
    place = len(empire.armies) - 1
    while armies:
        if empire.armies[place] == square and empire.army_moved[place] == moved:
            p.group_armies.append(empire.army_city[place])
            _take_figure(empire, ARMY, place)
            armies -= 1
        place -= 1
    place = len(empire.scouts) - 1
    while scouts:
        if empire.scouts[place] == square and empire.scout_moved[place] == moved:
            p.group_scouts.append(empire.scout_city[place])
            _take_figure(empire, SCOUT, place)
            scouts -= 1
        place -= 1
    if not empire.figures_at(square):
        p.holder = exchanged(p.holder, square, NOBODY)
    _watch(p, square)


def set_down(p: Civilization2010, square: int, armies: int, scouts: int, moved: int = 1) -> None:
    """Put figures of the group on a square, where they have finished moving; without figures the group is gone."""
    seat = p.group_seat
    empire = p.empires[seat]
    for _ in range(armies):
        _add_figure(empire, ARMY, square, p.group_armies[-1], moved)
        p.group_armies = p.group_armies[:-1]
    for _ in range(scouts):
        _add_figure(empire, SCOUT, square, p.group_scouts[-1], moved)
        p.group_scouts = p.group_scouts[:-1]
    if armies or scouts:
        p.holder = exchanged(p.holder, square, seat)
    forget_group(p)
    _watch(p, square)


def lose_from_group(p: Civilization2010, armies: int, scouts: int) -> None:
    """Figures of the group go back to the supply."""
    p.group_armies = p.group_armies[: len(p.group_armies) - armies]
    p.group_scouts = p.group_scouts[: len(p.group_scouts) - scouts]
    forget_group(p)


def forget_group(p: Civilization2010) -> None:
    """A group without figures is none."""
    if not p.group_armies and not p.group_scouts:
        p.group_seat, p.group_at = NOBODY, NONE


def carry_figures(p: Civilization2010, seat: int, start: int, square: int) -> None:
    """Put all figures of a square on another one, where they do not move any more (tech.steam_power-resource)."""
    empire = p.empires[seat]
    for place, at in enumerate(empire.armies):
        if at == start:
            empire.armies = exchanged(empire.armies, place, square)
            empire.army_moved = exchanged(empire.army_moved, place, 1)
    for place, at in enumerate(empire.scouts):
        if at == start:
            empire.scouts = exchanged(empire.scouts, place, square)
            empire.scout_moved = exchanged(empire.scout_moved, place, 1)
    p.holder = exchanged(p.holder, start, NOBODY)
    p.holder[square] = seat
    _watch(p, start)
    _watch(p, square)


def _watch(p: Civilization2010, square: int) -> None:
    """Blockades and scouts change coins where there are some (coins.count-b).

    Only who stands there now can have more of them than before, and whose city is not blockaded there any more.
    """
    if is_worth_coins(p, square):
        holder, owner = p.holder[square], p.owner[square]
        if holder >= 0:
            watch_coins_of(p, holder)
        if owner >= 0 and owner != holder:
            watch_coins_of(p, owner)


# Where figures may stand.

_IS_LAND: Final[list[bool]] = [*[terrain != WATER for terrain in range(len(TERRAINS))], False]
"""By terrain; the last entry is for tiles that lie facedown, as their terrain is -1."""


def closes_gate(p: Civilization2010, seat: int, square: int) -> bool:
    """Whether the Brandenburg Gate keeps a seat's figures from ending their move on a square (ruling A61)."""
    owner = p.owner[square]
    return owner >= 0 and owner != seat and p.centre[square] != square and p.wields(owner, BRANDENBURG_GATE)


def is_open(p: Civilization2010, seat: int, square: int) -> bool:
    """Whether a square is bare land where nobody stands: most are, and small groups may do there as they like."""
    if p.piece[square] >= 0 or p.holder[square] >= 0 or not _IS_LAND[p.terrain[square]]:
        return False
    owner = p.owner[square]
    return owner < 0 or owner == seat


def may_stand(p: Civilization2010, seat: int, square: int) -> str:
    """The rule against a figure's ending its move on a square without enemies; "" if it may.

    Huts, villages and relics are left to those who know how the figure comes there. The stacking limit is not checked.
    """
    terrain, owner = p.terrain[square], p.owner[square]
    if terrain < 0:
        return "movement.enter-hidden-a"
    if p.centre[square] == square:
        return "movement.enter-owncity-a" if owner == seat else "movement.enter-enemy-a"
    if terrain == WATER and not may_stop_on_water(p, seat):
        return "movement.water-b"
    is_foreign = owner >= 0 and owner != seat
    return "wonder.brandenburg_gate" if is_foreign and closes_gate(p, seat, square) else ""


def has_room(p: Civilization2010, seat: int, square: int, figures: int = 1) -> bool:
    """Whether so many figures more stay within the stacking limit (movement.stack-a)."""
    return p.empires[seat].figures_at(square) + figures <= stacking_limit(p, seat)


def placing_rule(p: Civilization2010, seat: int, figure: int, square: int) -> str:
    """The rule against placing a new figure on a square; "" if it may be placed (build.figure-place-a).

    An army may be placed onto enemies, which starts a battle (build.figure-place-c).
    """
    if is_open(p, seat, square):
        return ""
    piece = p.piece[square]
    if FIRST_HUT <= piece < FIRST_CITY_STATE:
        return "build.figure-place-b"  # a hut, a village or a relic
    has_enemy = p.has_enemy(seat, square)
    if has_enemy and figure != ARMY:
        return "build.figure-place-b"
    rule = may_stand(p, seat, square)
    if rule or has_enemy:
        return rule
    return "" if has_room(p, seat, square) else "movement.stack-a"
