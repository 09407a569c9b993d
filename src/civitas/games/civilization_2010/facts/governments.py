"""The eight governments, as printed in Wisdom and Warfare. Techs unlock them (`techs.TECH_OF_GOVERNMENT`)."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/governments.toml")


class Government:
    """What a government does; a number that it does not have is 0."""

    def __init__(self, entry: dict[str, Any]) -> None:
        amounts: dict[str, int] = {str(each["kind"]): int(each.get("amount", 1)) for each in entry["effects"]}
        self.id = str(entry["id"])
        self.production = amounts.get("production-per-city", 0)
        """More production for each city."""
        self.coins = amounts.get("coin-icon", 0)
        self.combat = amounts.get("combat-bonus", 0)
        self.battle_hand = amounts.get("battle-hand", 0)
        self.capital_actions = amounts.get("extra-capital-action", 0)
        """More actions of the capital."""
        self.capital_actions_differ = "capital-actions-must-differ" in amounts
        self.stops_capital = "no-capital-action" in amounts
        self.stops_policies = "disable-social-policies" in amounts
        self.armies_settle = "armies-found-cities" in amounts
        self.shares_production = "share-best-outskirts-production" in amounts
        """Each city gets as much from its outskirts as the best."""
        self.harvests = amounts.get("free-harvest", 0)
        """Resources harvested at the start of a turn."""
        self.trade = amounts.get("gain-trade", 0)
        """Trade at the start of a turn."""
        self.culture_per_army = amounts.get("gain-culture-per-army", 0)
        """Culture at the start of a turn for each army on the map."""


GOVERNMENT_EFFECTS: Final[list[Government]] = [Government(entry) for entry in _FACTS["government"]]
GOVERNMENTS: Final[list[str]] = [government.id for government in GOVERNMENT_EFFECTS]
GOVERNMENT_COUNT: Final = 8

DESPOTISM: Final = GOVERNMENTS.index("despotism")
ANARCHY: Final = GOVERNMENTS.index("anarchy")
REPUBLIC: Final = GOVERNMENTS.index("republic")
FEUDALISM: Final = GOVERNMENTS.index("feudalism")
DEMOCRACY_GOV: Final = GOVERNMENTS.index("democracy-gov")
MONARCHY_GOV: Final = GOVERNMENTS.index("monarchy-gov")
COMMUNISM_GOV: Final = GOVERNMENTS.index("communism-gov")
FUNDAMENTALISM: Final = GOVERNMENTS.index("fundamentalism")
