"""What wonders, leaders, city-states and diplomacy cards do, as far as it is made of numbers."""

from typing import Any, Final

from civitas.games.new_dawn.facts.terrain import TERRAINS

COMBAT_BONUS: Final = "combat-bonus"
_CONDITIONS: Final = ("per", "condition", "target", "defending_space_terrain", "except_opponent")


class Ability:
    """The numbers of an ability; one that it does not have is 0."""

    def __init__(self, entry: dict[str, Any]) -> None:
        when: list[str] = entry.get("when", []) if isinstance(entry.get("when"), list) else []
        self.kind = str(entry["kind"])
        self.value = abs(int(entry.get("value", 0)))
        """What is added, or saved."""
        self.count = int(entry.get("count", 0))
        self.attacks = self.kind == COMBAT_BONUS and "attacking" in when
        """Whether it adds to the combat value of an attacker, and the next of a defender."""
        self.defends = self.kind == COMBAT_BONUS and "defending" in when
        self.has_condition = any(field in entry for field in _CONDITIONS)
        self.difficulty = int(entry.get("max_difficulty", entry.get("difficulty", 0)))
        self.terrains: list[int] = [TERRAINS.index(each) for each in _terrains(entry)]
        """The terrains for which it works; empty: all."""
        self.slot = int(entry.get("treated_as", 0))
        """The slot in which cards of lower slots count as lying."""
        self.capacity = int(entry.get("capacity", 0))
        self.cards_of_rival = int(entry.get("per_rival", 0))
        """Diplomacy cards that may be held of each rival, and how many of all rivals are taken at once."""
        self.cards_taken = int(entry.get("on_build_take", 0))
        self.distance = int(entry.get("within", 0))
        self.only_level = int(entry.get("from_level", 0))
        """The level of cards that it improves; 0: any."""
        self.tokens_by_era: list[int] = [int(entry.get(era, 0)) for era in ("ancient", "medieval", "modern")]
        self.has_any_range = bool(entry.get("unlimited_attack_range", False))
        self.turns_barbarians = "barbarian_immunity" in entry


def _terrains(entry: dict[str, Any]) -> list[str]:
    found: list[str] = entry.get("terrains", entry.get("defending_space_terrain", []))
    return found


def abilities_of(entries: list[dict[str, Any]]) -> list[Ability]:
    """The abilities of a table, in its order."""
    return [Ability(entry["structured"]) for entry in entries]
