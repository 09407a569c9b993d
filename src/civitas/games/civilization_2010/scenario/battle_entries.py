"""What a scenario tells of figures that are lifted from the map, and of a battle."""

from collections.abc import Mapping
from typing import Any

from civitas.core.entries import checked, known_keys, listing, mapping, number, one_of
from civitas.core.errors import BadScenario
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.scenario.empire_checks import MANY
from civitas.games.civilization_2010.scenario.seat_entries import square_of
from civitas.games.civilization_2010.words import (
    UNIT,
)


class BattleEntries:
    """The entries `group` and `battle`."""

    def __init__(self, p: Civilization2010, given: Mapping[str, Any]) -> None:
        self.p = p
        self.given = given

    def lay_out(self) -> None:
        """Lift the group and deal the battle hands; the supplies are worked out afterwards."""
        p = self.p
        group = mapping(self.given, "group")
        known_keys(group, {"player", "at", "armies", "scouts"}, "group")
        if group:
            p.group_seat = number(group, "player", 1, 1, p.players, "group") - 1
            p.group_at = square_of(p, group["at"], "group.at") if "at" in group else NONE
            p.group_armies = [self._city(word, "group.armies") for word in listing(group, "armies", "group")]
            p.group_scouts = [self._city(word, "group.scouts") for word in listing(group, "scouts", "group")]
        battle = mapping(self.given, "battle")
        known_keys(battle, {"hands", "fronts"}, "battle")
        for hand in listing(battle, "hands", "battle"):
            p.hands.append(sorted(one_of(UNIT, word, "battle.hands") for word in _list(hand, "battle.hands")))
        for front in listing(battle, "fronts", "battle"):
            p.fronts.append(self._front(_list(front, "battle.fronts")))

    def _city(self, word: object, where: str) -> int:
        """The city that a lifted figure serves; a number is one that the scenario could not name."""
        if isinstance(word, int):
            return checked(word, where, -MANY, NONE)
        return square_of(self.p, word, where)

    def _front(self, entry: list[Any]) -> list[int]:
        if len(entry) != 4:
            raise BadScenario("battle.fronts", "a unit and its wounds for attacker and defender are expected")
        front: list[int] = []
        for place in (0, 2):
            unit = entry[place]
            front.append(NONE if unit == "" else one_of(UNIT, unit, "battle.fronts"))
            front.append(checked(entry[place + 1], "battle.fronts", 0, MANY))
        return front


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(where, "a list is expected")
    return value


def describe_battle(p: Civilization2010) -> dict[str, Any]:
    """The entries of the lifted group and of the battle, if there are any."""
    entry: dict[str, Any] = {}
    if p.group_seat >= 0:
        group: dict[str, Any] = {
            "player": p.group_seat + 1,
            "armies": [_city_word(city) for city in p.group_armies],
            "scouts": [_city_word(city) for city in p.group_scouts],
        }
        entry["group"] = group | ({"at": SQUARE_NAMES[p.group_at]} if p.group_at != NONE else {})
    if p.hands or p.fronts:
        entry["battle"] = {
            "hands": [[list(UNIT)[unit] for unit in hand] for hand in p.hands],
            "fronts": [[_unit_word(front[0]), front[1], _unit_word(front[2]), front[3]] for front in p.fronts],
        }
    return entry


def _city_word(city: int) -> str | int:
    return SQUARE_NAMES[city] if city >= 0 else city


def _unit_word(unit: int) -> str:
    return list(UNIT)[unit] if unit != NONE else ""
