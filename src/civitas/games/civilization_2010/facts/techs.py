"""The forty-one techs: what they unlock and give, and what their owner may do with and without resources.

Levels count from 1. Each player has one card of every tech but Space Flight, of which there is one for all.
"""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.effects import EFFECTS
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.terrain import (
    IS_IN_MARKET,
    NONE,
    PACKAGE,
    RESOURCE_COUNT,
    RESOURCES,
    in_use,
)
from civitas.games.civilization_2010.facts.timing import limit_of, timing_of
from civitas.games.civilization_2010.facts.units import RANKS, UNIT_TYPE_COUNT, UNIT_TYPES

_FACTS = in_use(read_facts(PACKAGE, "data/techs.toml")["tech"])

TECHS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS]
TECH_COUNT: Final = 41

TECH_LEVEL: Final[list[int]] = [int(entry["level"]) for entry in _FACTS]
TECHS_OF_LEVEL: Final[list[list[int]]] = [
    [tech for tech in range(TECH_COUNT) if TECH_LEVEL[tech] == level] for level in range(max(TECH_LEVEL) + 1)
]
TECH_DECK: Final[list[int]] = [tech for tech, entry in enumerate(_FACTS) if "copies_in_game" not in entry]
"""The forty cards of each player (setup.pieces-b)."""
TECH_COINS: Final[list[int]] = [int(entry["coins"]) for entry in _FACTS]
"""Coins printed on the card."""
TECH_COIN_TOKENS: Final[list[int]] = [int(entry.get("coin_tokens_max", 0)) for entry in _FACTS]
"""Coin tokens that the card can hold (coins.cap-a)."""


def _stats(name: str) -> list[int]:
    return [int(entry.get("stats", {}).get(name, 0)) for entry in _FACTS]


TECH_SPEED: Final[list[int]] = _stats("travel_speed")
"""The best value counts, also of the next two tables; 0: the tech does not change it."""
TECH_STACKING: Final[list[int]] = _stats("stacking_limit")
TECH_CITY_LIMIT: Final[list[int]] = _stats("city_limit")
TECH_HAND: Final[list[int]] = _stats("culture_hand_add")
"""Added to the culture hand limit."""
CROSSES_WATER: Final[list[bool]] = [bool(entry.get("water", {}).get("cross", False)) for entry in _FACTS]
STOPS_ON_WATER: Final[list[bool]] = [bool(entry.get("water", {}).get("end", False)) for entry in _FACTS]


def _ranks(entry: dict[str, Any]) -> list[int]:
    """The rank to which a tech raises each type of unit, or 0."""
    ranks = [0] * UNIT_TYPE_COUNT
    for unit in entry["unlocks"].get("units", []):
        ranks[UNIT_TYPES.index(unit["type"])] = int(unit["rank"])
    return ranks


TECH_BUILDINGS: Final[list[list[int]]] = [
    [BUILDINGS.index(building) for building in entry["unlocks"].get("buildings", [])] for entry in _FACTS
]
TECH_GOVERNMENTS: Final[list[list[int]]] = [
    [GOVERNMENTS.index(government) for government in entry["unlocks"].get("governments", [])] for entry in _FACTS
]
TECH_RANKS: Final[list[list[int]]] = [_ranks(entry) for entry in _FACTS]
"""`TECH_RANKS[tech][type]`: the rank to which a tech raises the type, or 0."""
UNLOCKS_AIRCRAFT: Final[list[bool]] = [bool(entry["unlocks"].get("aircraft", False)) for entry in _FACTS]
UNLOCKS_WALLS: Final[list[bool]] = [bool(entry["unlocks"].get("city_walls", False)) for entry in _FACTS]


def _first(unlocked: list[list[int]], wanted: int) -> int:
    """The tech that unlocks something, or none."""
    return next((tech for tech in range(TECH_COUNT) if wanted in unlocked[tech]), NONE)


TECH_OF_BUILDING: Final[list[int]] = [_first(TECH_BUILDINGS, building) for building in range(len(BUILDINGS))]
TECH_OF_GOVERNMENT: Final[list[int]] = [_first(TECH_GOVERNMENTS, each) for each in range(len(GOVERNMENTS))]
"""The tech that unlocks a government; none: open to everybody."""
TECHS_OF_RANK: Final[list[list[list[int]]]] = [
    [[tech for tech in range(TECH_COUNT) if rank and TECH_RANKS[tech][each] == rank] for rank in range(RANKS + 1)]
    for each in range(UNIT_TYPE_COUNT)
]
"""`TECHS_OF_RANK[type][rank]`: the techs that raise a type to a rank; one of them is enough."""

# What happens to let a card do something.

NO_TRIGGER: Final = 0
BATTLE_WON: Final = 1
ARMY_BUILT: Final = 2
"""With a city action."""
WONDER_BUILT: Final = 3
ARMY_STOPS_ON_BUILDING: Final = 4
WALLED_CITY_ATTACKED: Final = 5
LEARNED: Final = 6
TRIGGERS: Final[list[str]] = [
    "none", "win-battle", "build-army-with-city-action", "build-wonder", "army-ends-move-on-building",
    "attack-walled-city", "on-learn",
]  # fmt: skip

ALL_WOUNDS: Final = 1000
"""The amount of healing that leaves no wound."""


class TechAbility:
    """What a tech does without resources; a number that it does not have is 0."""

    def __init__(self, tech: int, entry: dict[str, Any]) -> None:
        amount = entry.get("amount", 0)
        cost = entry["cost"] if isinstance(entry.get("cost"), dict) else {}
        self.id = str(entry["id"])
        self.tech = tech
        self.timing = timing_of(entry)
        self.limit = limit_of(entry)
        self.trigger = TRIGGERS.index(entry.get("trigger", "none"))
        self.effect = EFFECTS.index(entry["effect"])
        self.amount = ALL_WOUNDS if amount == "all" else int(amount)
        self.per_coins = int(entry.get("per_coins", 0))
        """The amount is for every so many coins."""
        self.trade = int(cost.get("trade", 0))
        """What a use costs, in trade and in culture."""
        self.culture = int(cost.get("culture", 0))


class AbilityEffect:
    """One effect that resources buy."""

    def __init__(self, entry: dict[str, Any]) -> None:
        eras: list[str] = entry.get("eras", [])
        self.kind = EFFECTS.index(entry["effect"])
        self.amount = int(entry.get("amount", 0))
        self.gift = int(entry.get("gift", 0))
        """What another player gains."""
        self.last_era = ERAS.index(eras[-1]) if eras else NONE
        """The newest era of wonders that it can hit."""


class ResourceAbility:
    """What the owner of a tech may do for resources, once per turn (turn.once-a)."""

    def __init__(self, tech: int, entry: dict[str, Any]) -> None:
        cost = entry["cost"]
        self.tech = tech
        self.timing = timing_of(entry)
        self.interrupts = bool(entry.get("interrupt", False))
        """Whether it is used while somebody else acts."""
        self.resources: list[int] = _resources(cost)
        """How much it costs of each resource."""
        self.costs: list[tuple[int, int]] = [(each, count) for each, count in enumerate(self.resources) if count]
        """The resources that it costs, each with how much."""
        self.any_resources = int(cost.get("any", 0))
        """How many resources of any kind it costs instead (resource.any-a)."""
        self.effects: list[AbilityEffect] = [AbilityEffect(each) for each in entry.get("options", [entry])]
        """What it does; its user chooses one if there are several."""


def _resources(cost: dict[str, Any]) -> list[int]:
    if "one_of_each" in cost:
        return [1 if is_in_market else 0 for is_in_market in IS_IN_MARKET]
    return [int(cost.get(RESOURCES[resource], 0)) for resource in range(RESOURCE_COUNT)]


TECH_ABILITIES: Final[list[TechAbility]] = [
    TechAbility(tech, each) for tech, entry in enumerate(_FACTS) for each in entry["abilities"]
]
ABILITIES_OF: Final[list[list[int]]] = [
    [number for number, ability in enumerate(TECH_ABILITIES) if ability.tech == tech] for tech in range(TECH_COUNT)
]
"""The numbers of a tech's abilities in `TECH_ABILITIES`."""
RESOURCE_ABILITIES: Final[list[ResourceAbility]] = [
    ResourceAbility(tech, each) for tech, entry in enumerate(_FACTS) for each in entry["resource_abilities"]
]
RESOURCE_ABILITIES_OF: Final[list[list[int]]] = [
    [number for number, ability in enumerate(RESOURCE_ABILITIES) if ability.tech == tech] for tech in range(TECH_COUNT)
]
"""The numbers of a tech's resource abilities in `RESOURCE_ABILITIES`."""

ANIMAL_HUSBANDRY: Final = TECHS.index("animal-husbandry")
CODE_OF_LAWS: Final = TECHS.index("code-of-laws")
CURRENCY: Final = TECHS.index("currency")
HORSEBACK_RIDING: Final = TECHS.index("horseback-riding")
MASONRY: Final = TECHS.index("masonry")
METALWORKING: Final = TECHS.index("metalworking")
NAVIGATION: Final = TECHS.index("navigation")
PHILOSOPHY: Final = TECHS.index("philosophy")
POTTERY: Final = TECHS.index("pottery")
WRITING: Final = TECHS.index("writing")
NAVY: Final = TECHS.index("navy")
CHIVALRY: Final = TECHS.index("chivalry")
CIVIL_SERVICE: Final = TECHS.index("civil-service")
CONSTRUCTION: Final = TECHS.index("construction")
DEMOCRACY: Final = TECHS.index("democracy")
ENGINEERING: Final = TECHS.index("engineering")
IRRIGATION: Final = TECHS.index("irrigation")
MATHEMATICS: Final = TECHS.index("mathematics")
MONARCHY: Final = TECHS.index("monarchy")
PRINTING_PRESS: Final = TECHS.index("printing-press")
SAILING: Final = TECHS.index("sailing")
BUREAUCRACY: Final = TECHS.index("bureaucracy")
LOGISTICS: Final = TECHS.index("logistics")
BANKING: Final = TECHS.index("banking")
BIOLOGY: Final = TECHS.index("biology")
COMMUNISM: Final = TECHS.index("communism")
GUNPOWDER: Final = TECHS.index("gunpowder")
METAL_CASTING: Final = TECHS.index("metal-casting")
MILITARY_SCIENCE: Final = TECHS.index("military-science")
RAILROAD: Final = TECHS.index("railroad")
STEAM_POWER: Final = TECHS.index("steam-power")
THEOLOGY: Final = TECHS.index("theology")
EDUCATION: Final = TECHS.index("education")
ATOMIC_THEORY: Final = TECHS.index("atomic-theory")
BALLISTICS: Final = TECHS.index("ballistics")
COMBUSTION: Final = TECHS.index("combustion")
COMPUTERS: Final = TECHS.index("computers")
FLIGHT: Final = TECHS.index("flight")
MASS_MEDIA: Final = TECHS.index("mass-media")
REPLACEABLE_PARTS: Final = TECHS.index("replaceable-parts")
SPACE_FLIGHT: Final = TECHS.index("space-flight")
