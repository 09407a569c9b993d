"""Armies: the grouping of units with the greatest strength."""

from typing import Final

from civitas.games.through_the_ages.facts.cards import Card
from civitas.games.through_the_ages.facts.technologies import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    RANGE_OF,
    TECHS_BY_TYPE,
)

_AIR: Final = RANGE_OF[AIR_FORCE].start


class Army:
    """One army: whether it has a unit that is out of date, whether an air force doubles its value, and that value."""

    def __init__(self, is_old: bool, is_doubled: bool, value: int) -> None:
        self.is_old = is_old
        self.is_doubled = is_doubled
        self.value = value


def army_bonus(tactic: Card, units: list[int], level: list[int], leader: Card | None) -> int:
    """What the armies of these units (workers on each technology) add, grouped in the best way."""
    return sum([army.value for army in armies_of(tactic, units, level, leader)])


def armies_of(tactic: Card, units: list[int], level: list[int], leader: Card | None) -> list[Army]:
    """The armies of these units (workers on each technology), grouped so that they add the most.

    An army with a unit two or more levels below the tactic has the smaller value; an air force doubles the value of one
    army. Genghis Khan's infantry may stand in for cavalry (2015), or he leads no armies at all (2006).
    """
    stand_in = leader is not None and leader.infantry_as_cavalry > 0
    if leader is not None and leader.no_armies:
        return []
    old = tactic.level - 2
    infantry, old_infantry = _count(units, level, INFANTRY, old)
    cavalry, old_cavalry = _count(units, level, CAVALRY, old)
    artillery, old_artillery = _count(units, level, ARTILLERY, old)
    air = units[_AIR] if units[_AIR] > 0 else 0
    groups = _Groups(tactic, infantry, old_infantry, cavalry, old_cavalry, artillery, old_artillery, stand_in)
    return groups.best(air)


def best_army(tactic: Card, units: list[int], level: list[int]) -> int:
    """The greatest value that a single army of these units has (Napoleon, 2006).

    The best grouping of all units always contains such an army: as many armies as possible can be formed with the
    modern units put together in the first of them.
    """
    old = tactic.level - 2
    infantry, old_infantry = _count(units, level, INFANTRY, old)
    cavalry, old_cavalry = _count(units, level, CAVALRY, old)
    artillery, old_artillery = _count(units, level, ARTILLERY, old)
    factor = 2 if units[_AIR] > 0 else 1
    need = tactic.army
    if infantry - old_infantry >= need[0] and cavalry - old_cavalry >= need[1] and artillery - old_artillery >= need[2]:
        return tactic.bonus * factor
    if infantry >= need[0] and cavalry >= need[1] and artillery >= need[2]:
        return tactic.old_bonus * factor
    return 0


def _count(units: list[int], level: list[int], kind: int, old: int) -> tuple[int, int]:
    """Units of a type: all of them, and those of them that are out of date."""
    count, aged = 0, 0
    for tech in TECHS_BY_TYPE[kind]:
        workers = units[tech]
        if workers > 0:
            count += workers
            if level[tech] <= old:
                aged += workers
    return count, aged


class _Groups:
    """The units that can be grouped, and the army that is wanted."""

    def __init__(
        self,
        tactic: Card,
        infantry: int,
        old_infantry: int,
        cavalry: int,
        old_cavalry: int,
        artillery: int,
        old_artillery: int,
        stand_in: bool,
    ) -> None:
        self.tactic = tactic
        self.infantry = infantry
        self.cavalry = cavalry
        self.artillery = artillery
        self.new_infantry = infantry - old_infantry
        self.new_cavalry = cavalry - old_cavalry
        self.new_artillery = artillery - old_artillery
        self.stand_in = stand_in

    def best(self, air: int) -> list[Army]:
        """The armies with the greatest sum over all numbers of modern and of outdated ones, as modern as can be."""
        best: list[Army] = []
        most = 0
        modern = 0
        while self._fits(modern, 0):
            outdated = 0
            while self._fits(modern, outdated + 1):
                outdated += 1
            armies = self._armies(modern, outdated, air)
            value = sum([army.value for army in armies])
            if value >= most:
                best, most = armies, value
            modern += 1
        return best

    def _armies(self, modern: int, outdated: int, air: int) -> list[Army]:
        """So many armies, the modern ones first; each air force doubles one of them."""
        armies: list[Army] = []
        for number in range(modern + outdated):
            is_old, is_doubled = number >= modern, number < air
            value = self.tactic.old_bonus if is_old else self.tactic.bonus
            armies.append(Army(is_old, is_doubled, 2 * value if is_doubled else value))
        return armies

    def _fits(self, modern: int, outdated: int) -> bool:
        """Whether so many armies of modern units and so many further armies can stand side by side."""
        need_infantry, need_cavalry, need_artillery = self.tactic.army
        armies = modern + outdated
        if self.new_artillery < modern * need_artillery or self.artillery < armies * need_artillery:
            return False
        if self.new_infantry < modern * need_infantry:
            return False
        lent = max(0, modern * need_cavalry - self.new_cavalry)
        """Modern infantry that must stand in for cavalry in modern armies."""
        if lent and not self.stand_in:
            return False
        if self.new_infantry < modern * need_infantry + lent:
            return False
        lent_in_all = max(lent, armies * need_cavalry - self.cavalry)
        if lent_in_all and not self.stand_in:
            return False
        return self.infantry >= armies * need_infantry + lent_in_all
