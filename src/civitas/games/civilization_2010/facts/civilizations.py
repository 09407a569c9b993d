"""The twelve civilizations."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE, in_use
from civitas.games.civilization_2010.facts.units import UNIT_TYPES
from civitas.games.civilization_2010.map.tiles import TILES

_FACTS = in_use(read_facts(PACKAGE, "data/civilizations.toml")["civilization"])

# What gives the Romans a free advance on the culture track; bits.
BUILDING_WONDERS: Final = 1
FOUNDING_CITIES: Final = 2
CONQUERING_CITIES: Final = 4
CONQUERING_VILLAGES: Final = 8
_GLORY: Final[dict[str, int]] = {
    "build-wonder": BUILDING_WONDERS,
    "build-city": FOUNDING_CITIES,
    "conquer-city": CONQUERING_CITIES,
    "conquer-village": CONQUERING_VILLAGES,
}


class CivilizationSheet:
    """What a civilization starts with and what it can do; a number that it does not have is 0."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = str(entry["id"])
        self.tech = _index(TECHS, entry, "starting_tech")
        self.government = _index(GOVERNMENTS, entry, "starting_government")
        self.home = _index(TILES, entry, "home_tile")
        self._read_setup({str(each["effect"]): each for each in entry["setup"]})
        abilities: dict[str, dict[str, Any]] = {str(each["effect"]): each for each in entry["abilities"]}
        self._read_economy(abilities)
        self._read_warfare(abilities)

    def _read_setup(self, effects: dict[str, dict[str, Any]]) -> None:
        self.great_people = _amount(effects, "gain-great-person")
        self.is_walled = "walls-in-capital" in effects
        """Whether the capital has walls from the start."""
        self.has_wonder = "free-wonder" in effects
        """Whether it starts with the top card of the wonder deck."""
        self.more_units: list[int] = _by_type(effects.get("extra-units", {}))
        """Units of each type besides the usual ones."""
        self.more_armies = _amount(effects, "extra-army")
        """They raise the supply too."""
        self.more_policies = _amount(effects, "extra-social-policy")

    def _read_economy(self, effects: dict[str, dict[str, Any]]) -> None:
        self.rush_production = _number(effects.get("rush-rate", {}), "production")
        """What the trade of one conversion becomes; 0: as usual."""
        self.exploring_culture = _amount(effects, "gain-culture")
        """For every hut explored and every village conquered."""
        self.builds_free = "free-building" in effects
        """One building a turn."""
        self.military_research = "free-unit-and-resource" in effects
        """A unit and a resource for a tech that raises or unlocks a type of units."""
        self.glory = sum(_GLORY[each] for each in effects.get("free-culture-advance", {}).get("trigger", []))
        """What gives a free advance on the culture track."""
        self.research_discount = _amount(effects, "research-discount")
        self.policy_maximum = _amount(effects, "social-policy-max-add")
        """Added to the number of cities."""
        self.armies_gather = "armies-gather-like-scouts" in effects
        self.crosses_water = "cross-water" in effects
        self.settles_by_huts = "city-adjacent-to-huts-allowed" in effects
        self.sacrifices = "sacrifice-for-tech" in effects
        """A figure that enters an enemy city can be given up for a tech."""

    def _read_warfare(self, effects: dict[str, dict[str, Any]]) -> None:
        self.saved_units = _amount(effects, "save-killed-unit")
        """Killed units that return after a battle."""
        self.stacking = _amount(effects, "stacking-limit-add")
        self.victory_trade = _amount(effects, "gain-trade")
        """For each battle won."""
        self.killed_culture = _amount(effects, "gain-culture-per-killed-unit")
        """For each unit killed in its battles."""
        self.units_with_great_person = _amount(effects, "free-units")
        self.combat = _amount(effects, "combat-bonus")
        self.strength: list[int] = _by_type(effects.get("unit-strength", {}))
        """Added to the strength of its units of each type."""
        self.loot = _amount(effects, "extra-loot")
        """More loot for an attacker who gains any."""
        self.takes_villages = "explore-village-without-battle" in effects


def _index(words: list[str], entry: dict[str, Any], field: str) -> int:
    return words.index(entry[field]) if field in entry else NONE


def _number(entry: dict[str, Any], field: str) -> int:
    return int(entry.get(field, 0))


def _amount(effects: dict[str, dict[str, Any]], effect: str) -> int:
    return _number(effects.get(effect, {}), "amount")


def _by_type(entry: dict[str, Any]) -> list[int]:
    """The amount for the type of units that is named, 0 for the others."""
    return [_number(entry, "amount") if entry.get("type") == unit_type else 0 for unit_type in UNIT_TYPES]


CIVILIZATION_SHEETS: Final[list[CivilizationSheet]] = [CivilizationSheet(entry) for entry in _FACTS]
CIVILIZATIONS: Final[list[str]] = [civilization.id for civilization in CIVILIZATION_SHEETS]
CIVILIZATION_COUNT: Final = 12
UNCHOSEN: Final = CivilizationSheet({"id": "", "setup": [], "abilities": []})
"""The sheet of a player who has not chosen a civilization yet: nothing is special."""

AMERICANS: Final = CIVILIZATIONS.index("americans")
CHINESE: Final = CIVILIZATIONS.index("chinese")
EGYPTIANS: Final = CIVILIZATIONS.index("egyptians")
GERMANS: Final = CIVILIZATIONS.index("germans")
ROMANS: Final = CIVILIZATIONS.index("romans")
RUSSIANS: Final = CIVILIZATIONS.index("russians")
AZTECS: Final = CIVILIZATIONS.index("aztecs")
ENGLISH: Final = CIVILIZATIONS.index("english")
FRENCH: Final = CIVILIZATIONS.index("french")
JAPANESE: Final = CIVILIZATIONS.index("japanese")
MONGOLS: Final = CIVILIZATIONS.index("mongols")
ZULU: Final = CIVILIZATIONS.index("zulu")
