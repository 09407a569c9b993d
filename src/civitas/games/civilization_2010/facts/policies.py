"""The eight social policies of Wisdom and Warfare, on the two sides of four cards."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/social_policies.toml")
_POLICIES = _FACTS["policy"]


class Policy:
    """What a social policy does; a number that it does not have is 0."""

    def __init__(self, entry: dict[str, Any]) -> None:
        kinds: dict[str, dict[str, Any]] = {str(each["kind"]): each for each in entry["effects"]}
        culture, city = kinds.get("gain-culture", {}), kinds.get("developed-city-bonus", {})
        self.id = str(entry["id"])
        self.coins = _number(kinds, "coin-icon", "amount")
        self.solo_speed = _number(kinds, "travel-speed-solo-army", "amount")
        """Added to the travel speed of an army that moves on its own."""
        self.great_person_draws = _number(kinds, "great-person-choice", "extra_draw")
        """More great people to choose from."""
        self.units_with_army = _number(kinds, "free-unit-on-army", "amount")
        """Free units with the first army that is built in a turn."""
        self.different_markers = int(city.get("min_different_tiles", 0))
        """So many different markers make a city developed, which gives the next two numbers."""
        self.city_production = int(city.get("production", 0))
        self.city_culture = int(city.get("culture_when_devoted", 0))
        self.scouts_explore = "scouts-explore-huts" in kinds
        # At the start of a turn:
        self.trade_per_city = _number(kinds, "gain-trade-per-city-and-city-state", "amount")
        """Trade for each city and each city-state."""
        self.culture = int(culture.get("amount", 0))
        self.culture_with_scout = int(culture.get("extra_if_scout_on_map", 0))
        """More culture with a scout on the map."""
        self.event_culture = _cost(entry, "draw-culture-event", "culture", 0)
        """The culture that a culture event costs."""
        self.tech_trade: list[int] = [0] + [_cost(entry, "learn-tech-of-level", "trade", level) for level in (1, 2)]
        """The trade that a tech of level 1 and 2 costs."""


def _number(kinds: dict[str, dict[str, Any]], kind: str, field: str) -> int:
    return int(kinds[kind][field]) if kind in kinds else 0


def _cost(entry: dict[str, Any], kind: str, goods: str, level: int) -> int:
    wanted = [each for each in entry["effects"] if each["kind"] == kind and each.get("level", 0) == level]
    return sum(int(each["cost"][goods]) for each in wanted)


POLICY_EFFECTS: Final[list[Policy]] = [Policy(entry) for entry in _POLICIES]
POLICIES: Final[list[str]] = [policy.id for policy in POLICY_EFFECTS]
POLICY_COUNT: Final = 8
POLICY_CARDS: Final[list[list[int]]] = [[POLICIES.index(side) for side in card["sides"]] for card in _FACTS["card"]]
"""The two policies of each card (policy.sides-a)."""
POLICY_CARD_COUNT: Final = 4
CARD_OF_POLICY: Final[list[int]] = [
    next(card for card, sides in enumerate(POLICY_CARDS) if policy in sides) for policy in range(POLICY_COUNT)
]
SIDE_OF_POLICY: Final[list[int]] = [
    POLICY_CARDS[CARD_OF_POLICY[policy]].index(policy) for policy in range(POLICY_COUNT)
]
OTHER_SIDE: Final[list[int]] = [sum(POLICY_CARDS[CARD_OF_POLICY[policy]]) - policy for policy in range(POLICY_COUNT)]

RATIONALISM: Final = POLICIES.index("rationalism")
PATRONAGE: Final = POLICIES.index("patronage")
NATURAL_RELIGION: Final = POLICIES.index("natural-religion")
ORGANIZED_RELIGION: Final = POLICIES.index("organized-religion")
EXPANSIONISM: Final = POLICIES.index("expansionism")
URBAN_DEVELOPMENT: Final = POLICIES.index("urban-development")
PACIFISM: Final = POLICIES.index("pacifism")
MILITARY_TRADITION: Final = POLICIES.index("military-tradition")
