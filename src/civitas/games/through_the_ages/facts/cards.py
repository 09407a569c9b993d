"""The cards of an edition, read from its data files.

A card is a record of numbers. Symbols and yields (`science`, `culture`, `strength`, `happy`, `civil`, `military`,
`blue`, `yellow`, `colonization`) count for each worker on a technology and once for any other card in play. The words
under `powers`, `action`, `attack`, `war`, `army` and `pact` in the data files are the attributes of the same names.
"""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.through_the_ages.facts.technologies import (
    RANGE_OF,
    TECH,
    TECH_COUNT,
    TECHS,
    TYPES,
)

PACKAGE: Final = "civitas.games.through_the_ages"
AGES: Final[list[str]] = ["A", "I", "II", "III", "IV"]

NOTHING: Final = -1
LEADER: Final = 0
WONDER: Final = 1
ACTION: Final = 2
TECHNOLOGY: Final = 3
"""Farms, mines, urban buildings and units."""
SPECIAL: Final = 4
GOVERNMENT: Final = 5
EVENT: Final = 6
TERRITORY: Final = 7
AGGRESSION: Final = 8
WAR: Final = 9
PACT: Final = 10
TACTIC: Final = 11
BONUS: Final = 12

_KINDS: Final[dict[str, int]] = {
    "leader": LEADER, "wonder": WONDER, "action": ACTION, "farm": TECHNOLOGY, "mine": TECHNOLOGY, "urban": TECHNOLOGY,
    "unit": TECHNOLOGY, "special": SPECIAL, "government": GOVERNMENT, "event": EVENT, "territory": TERRITORY,
    "aggression": AGGRESSION, "war": WAR, "pact": PACT, "tactic": TACTIC, "bonus": BONUS,
}  # fmt: skip

LINES: Final[list[str]] = ["law", "warfare", "exploration", "construction"]
"""The types of special technologies; of each a civilization keeps only the highest level."""

# What a completed wonder scores at once.
NO_SCORE: Final = 0
SCORE_WORKERS: Final = 1
SCORE_TECHNOLOGY_LEVELS: Final = 2
SCORE_CULTURE_OF_THEATERS_AND_LIBRARIES: Final = 3
SCORE_OUTPUT_OF_URBAN_BUILDINGS: Final = 4
SCORE_LEVELS_OF_THEATERS_AND_LIBRARIES: Final = 5
SCORE_LEVELS_OF_LABS_AND_LIBRARIES: Final = 6
_SCORES: Final[dict[str, int]] = {
    "workers": SCORE_WORKERS,
    "technology-levels": SCORE_TECHNOLOGY_LEVELS,
    "culture-of-theaters-and-libraries": SCORE_CULTURE_OF_THEATERS_AND_LIBRARIES,
    "output-of-urban-buildings": SCORE_OUTPUT_OF_URBAN_BUILDINGS,
    "levels-of-theaters-and-libraries": SCORE_LEVELS_OF_THEATERS_AND_LIBRARIES,
    "levels-of-labs-and-libraries": SCORE_LEVELS_OF_LABS_AND_LIBRARIES,
}
SCORE_NAMES: Final[dict[int, str]] = {number: name for name, number in _SCORES.items()}

# What the winner of a war takes.
TAKES_CULTURE: Final = 0
TAKES_TECHNOLOGY: Final = 1
TAKES_YELLOW: Final = 2
TAKES_GOODS: Final = 3
TAKES_POPULATION: Final = 4
_TAKES: Final[dict[str, int]] = {
    "culture": TAKES_CULTURE,
    "technology": TAKES_TECHNOLOGY,
    "yellow": TAKES_YELLOW,
    "goods": TAKES_GOODS,
    "population": TAKES_POPULATION,
}
TAKES_NAMES: Final[dict[int, str]] = {number: name for name, number in _TAKES.items()}

# What an attack between its partners does to a pact.
PACT_STAYS: Final = 0
PACT_FORBIDS: Final = 1
PACT_ENDS: Final = 2
_ATTACKS: Final[dict[str, int]] = {"forbidden": PACT_FORBIDS, "end": PACT_ENDS}


class Side:
    """What one partner of a pact gets from it."""

    def __init__(self) -> None:
        self.name = ""
        """The id of the pact's name."""
        self.civil = 0
        self.military = 0
        self.culture = 0
        self.strength = 0
        self.food = 0
        """Food produced more or less each turn; `resources` likewise."""
        self.resources = 0
        self.food_as_resource = 0
        self.resource_as_food = 0
        self.cooperation = 0
        """Technologies cost this partner 2 science less and the other one 1."""
        self.tourism = 0
        """Culture for every completed wonder of the partner."""
        self.safe_from_war = 0

    def goods(self) -> dict[str, int]:
        """What it gives or takes each turn that is a number of a good."""
        found = {
            "civil": self.civil,
            "military": self.military,
            "culture": self.culture,
            "strength": self.strength,
            "food": self.food,
            "resources": self.resources,
        }
        return {good: count for good, count in found.items() if count}


class Step:
    """One thing an event does: to whom, what, and how much."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.who = str(entry["who"])
        self.do = str(entry["do"])
        self.amount = int(entry.get("amount", 0))
        self.science = int(entry.get("science", 0))
        self.culture = int(entry.get("culture", 0))
        self.population = int(entry.get("population", 0))
        self.discount = int(entry.get("discount", 0))
        self.surplus = int(entry.get("surplus", 0))
        self.tech = TECH[str(entry["card"])] if "card" in entry else -1
        self.goods: list[tuple[bool, int]] = [
            (key == "food", int(value)) for key, value in entry.items() if key in ("food", "resources")
        ]
        """Food (True) and resources (False) in the order they are printed, which matters when blue tokens run out."""


class Card:
    """One card as it is printed."""

    # Slots, for the reason given in `Civilization`: rules look at cards all the time.
    __slots__ = (
        "adds_powers", "age", "arms_or_culture", "army", "attack_cost_factor", "attacker_bonus", "attacks", "base",
        "besieged_unit_discount", "best_army_again", "best_mine_extra", "best_science", "blue", "bonus",
        "bonus_colonization", "builds", "cavalry_culture", "cavalry_strength", "changes_ratings",
        "changes_science_costs", "cheap_population", "civil", "civil_on_developing", "colonization",
        "colonization_discards", "colonize_from_hand", "colony_culture", "copies", "cost", "costs_level", "culture",
        "culture_each", "culture_if_strong", "culture_on_developing", "culture_on_leaving", "culture_on_revolution",
        "culture_per_face", "culture_per_level", "culture_per_richer", "culture_when_attacked", "defence",
        "defence_factor", "develops", "discount", "discount_after_new_leader", "discounts", "double_best_theater",
        "double_faces", "extra_face", "farms", "first_colony_culture", "food", "free_population", "gain_cards",
        "gain_culture", "gain_either", "gain_food", "gain_military", "gain_population", "gain_resources",
        "gain_science", "gain_unit_resources", "hand_limit", "happy", "has_acts", "has_faces", "has_object", "id",
        "index", "infantry_as_cavalry", "is_civil", "is_symmetric", "is_technology", "kind", "lab_level_culture",
        "lab_science", "labs_are_mines", "labs_produce", "leader_discount", "leaves_after_colonizing", "level",
        "library_culture", "library_theater_discount", "line", "may_be_in_vain", "military", "military_as_civil",
        "muster_civil", "muster_military", "name", "no_armies", "no_attacks", "no_wonder_surcharge", "old_bonus",
        "pair_culture", "peek", "populates", "population", "population_discount", "price", "raid_alike", "raid_levels",
        "removes_leader", "removes_wonder", "resources", "resources_on_developing", "retire_yellow",
        "revolution_by_military", "revolution_cost", "rival_lab_surcharge", "rounds_up", "row_discount", "science",
        "science_cost", "science_on_taking", "score", "second_politics", "shows_symbols", "sides", "stage_any_building",
        "stages", "stages_at_once", "stages_built", "starts", "step", "steps", "strength", "strength_per_air_force",
        "strength_per_artillery", "strength_per_cavalry", "strength_per_government_face", "strength_per_infantry",
        "strength_per_temple_face", "strength_per_unit_type", "take_colony", "take_culture", "take_mix", "take_science",
        "takes", "tech", "theater_culture", "theater_discount", "theater_science_discount", "tuck", "unit_resources",
        "unit_resources_per_stronger", "unit_science_discount", "upgrades", "urban", "urban_limit", "warriors_culture",
        "wonder_discount", "workers", "yellow",
    )  # fmt: skip

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        self.index = index
        self.id = str(entry["id"])
        self.name = f"card-{self.id}"
        """The id of its name in the languages."""
        self.age = AGES.index(str(entry["age"]))
        self.level = self.age
        self.kind = _KINDS[str(entry["kind"])]
        self.is_civil = self.kind <= GOVERNMENT
        self.starts = bool(entry.get("starts", False))
        self.workers = int(entry.get("workers", 0))
        """Workers on a starting technology when the game begins."""
        self.copies: list[int] = [int(n) for n in entry.get("copies", [0, 0, 0])]
        """Cards in the deck with 2, 3 and 4 players."""
        # Technologies and wonders.
        self.tech = TECH.get(self.id, -1)
        """Number of a technology that workers stand on, or -1."""
        self.line = LINES.index(str(entry["type"])) if self.kind == SPECIAL else -1
        self.is_technology = self.kind in (TECHNOLOGY, SPECIAL, GOVERNMENT)
        self.science_cost = int(entry.get("science_cost", 0))
        self.revolution_cost = int(entry.get("revolution_cost", 0))
        self.cost = int(entry.get("cost", 0))
        self.stages: list[int] = [int(n) for n in entry.get("stages", [])]
        self.urban_limit = int(entry.get("urban_limit", 0))
        self.discounts: list[int] = [int(n) for n in entry.get("discounts", [0, 0, 0, 0])]
        """Resources by which urban buildings of each level are cheaper."""
        self.stages_at_once = int(entry.get("stages_at_once", 1))
        # Symbols and yields.
        self.science = 0
        self.culture = 0
        self.strength = 0
        self.happy = 0
        self.civil = 0
        self.military = 0
        self.blue = 0
        self.yellow = 0
        self.colonization = int(entry.get("colonization", 0))
        self.food = 0
        self.resources = 0
        # Powers of leaders and wonders.
        self.strength_per_infantry = 0
        self.strength_per_cavalry = 0
        self.strength_per_artillery = 0
        self.strength_per_air_force = 0
        self.strength_per_unit_type = 0
        self.best_army_again = 0
        self.no_armies = 0
        self.cavalry_strength = 0
        """Strength of every cavalry unit itself, so that it counts in a force, too."""
        self.cavalry_culture = 0
        self.infantry_as_cavalry = 0
        self.culture_if_strong = 0
        self.strength_per_temple_face = 0
        self.strength_per_government_face = 0
        self.culture_per_face = 0
        """Culture for every happy face of temples, theaters and wonders."""
        self.best_science = 0
        """The best lab or library gives its level as science."""
        self.theater_culture = 0
        self.library_culture = 0
        self.pair_culture = 0
        self.lab_level_culture = 0
        self.lab_science = 0
        self.double_best_theater = 0
        self.warriors_culture = 0
        """So many Warriors give a culture each."""
        self.first_colony_culture = 0
        self.colony_culture = 0
        """Culture of every further colony."""
        self.double_faces = 0
        self.extra_face = 0
        self.labs_produce = 0
        self.labs_are_mines = 0
        """What labs produce counts as production of mines."""
        self.rival_lab_surcharge = 0
        self.culture_on_leaving = 0
        self.population_discount = 0
        self.unit_resources = 0
        self.hand_limit = 0
        self.no_wonder_surcharge = 0
        self.wonder_discount = 0
        self.leader_discount = 0
        self.discount_after_new_leader = 0
        self.military_as_civil = 0
        self.science_on_taking = 0
        self.resources_on_developing = 0
        self.civil_on_developing = 0
        self.culture_on_developing = 0
        self.theater_discount = 0
        self.theater_science_discount = 0
        self.unit_science_discount = 0
        self.besieged_unit_discount = 0
        """Resources by which units are cheaper while a war is declared on the owner."""
        self.library_theater_discount = 0
        """A library makes theaters cheaper in resources and science, and the other way round."""
        self.defence_factor = 1
        self.stage_any_building = 0
        """Once per turn any urban building may become a theater."""
        self.muster_civil = 0
        self.muster_military = 0
        self.revolution_by_military = 0
        self.culture_on_revolution = 0
        self.second_politics = 0
        self.retire_yellow = 0
        self.colonize_from_hand = 0
        self.leaves_after_colonizing = 0
        self.peek = 0
        self.culture_when_attacked = 0
        self.no_attacks = 0
        self.attack_cost_factor = 1
        self.arms_or_culture = 0
        self.tuck = 0
        self.colonization_discards = 0
        self.bonus_colonization = 0
        self.best_mine_extra = 0
        self.free_population = 0
        self.cheap_population = 0
        self.score = NO_SCORE
        # Action cards, and gains at once (territories).
        self.builds = 0
        self.upgrades = 0
        self.farms = 0
        """The action concerns farms and mines; `urban`: urban buildings."""
        self.urban = 0
        self.populates = 0
        self.stages_built = 0
        self.develops = 0
        self.discount = 0
        self.gain_food = 0
        self.gain_resources = 0
        self.gain_science = 0
        self.gain_culture = 0
        self.gain_population = 0
        self.gain_cards = 0
        self.gain_either = 0
        self.gain_military = 0
        self.gain_unit_resources = 0
        self.unit_resources_per_stronger: list[int] = [0, 0, 0]
        self.culture_per_richer: list[int] = [0, 0, 0]
        # Aggressions and wars. `price` are military actions.
        self.price = 0
        self.costs_level = 0
        """The price is the level of the leader or wonder attacked."""
        self.population = 0
        self.take_mix = 0
        self.take_science = 0
        self.take_culture = 0
        self.take_colony = 0
        self.raid_levels: list[int] = []
        """Highest level of each urban building destroyed."""
        self.raid_alike = 0
        """So many urban buildings of one type and level are destroyed."""
        self.rounds_up = 0
        self.removes_leader = 0
        self.removes_wonder = 0
        self.culture_per_level = 0
        self.takes = TAKES_CULTURE
        self.base = 0
        self.step = 1
        """The winner of a war takes `base`, and one for every `step` points of advantage."""
        self.culture_each = 0
        # Pacts: the two sides; a symmetric pact has the same side twice.
        self.attacks = PACT_STAYS
        self.attacker_bonus = 0
        self.sides: list[Side] = []
        self.is_symmetric = False
        # Tactics and bonus cards.
        self.army: list[int] = [int(n) for n in entry.get("army", [0, 0, 0])]
        self.bonus = int(entry.get("bonus", 0))
        self.old_bonus = int(entry.get("old_bonus", self.bonus))
        self.defence = int(entry.get("defence", 0))
        # Events.
        self.steps: list[Step] = [Step(step) for step in entry.get("steps", [])]
        for table in ("yields", "symbols", "powers"):
            self._read(entry.get(table, {}), "")
        self._read(entry.get("gains", {}), "gain_")
        self._read_action(entry.get("action", {}))
        self._read_attack({**entry.get("attack", {}), **entry.get("war", {})})
        if self.kind == PACT:
            self._read_pact(entry["pact"])
        self.may_be_in_vain = any([self.develops, self.builds, self.upgrades, self.populates, self.stages_built])
        """Whether an action card needs something that is not always there."""
        self.has_acts = any([
            self.muster_civil, self.muster_military, self.stage_any_building, self.arms_or_culture,
            self.military_as_civil, self.free_population, self.cheap_population,
        ])  # fmt: skip
        """Whether this leader or wonder lets a civilization do something of its own in the action phase."""
        self.has_faces = any([self.happy, self.double_faces, self.extra_face])
        """Whether this wonder shows faces, or makes faces count more."""
        self.has_object = any([
            self.take_colony, self.removes_leader, self.removes_wonder, self.raid_levels, self.raid_alike,
        ])  # fmt: skip
        """Whether this aggression is after something that is not everywhere."""
        self.row_discount = max(self.leader_discount, self.wonder_discount)
        """Civil actions by which this leader makes a card in the row cheaper than its space, at most."""
        self.changes_science_costs = any([
            self.theater_science_discount, self.unit_science_discount, self.library_theater_discount,
        ])  # fmt: skip
        self.adds_powers = self.has_acts or any([
            self.labs_produce, self.hand_limit, self.best_mine_extra, self.strength_per_infantry,
        ])  # fmt: skip
        """Whether the card has a power that is added up like a symbol."""
        self.shows_symbols = self.adds_powers or any([
            self.civil, self.military, self.science, self.culture, self.strength, self.colonization,
        ])  # fmt: skip
        """Whether the card has any symbol that counts once, happy faces aside, or such a power."""
        self.changes_ratings = any([
            self.best_science, self.lab_science, self.theater_culture, self.library_culture, self.pair_culture,
            self.double_best_theater, self.lab_level_culture, self.culture_per_face, self.cavalry_culture,
            self.warriors_culture, self.first_colony_culture, self.best_army_again, self.strength_per_unit_type,
            self.strength_per_temple_face, self.strength_per_government_face,
        ])  # fmt: skip
        """Whether this leader adds to ratings by what else is in play."""

    def _read(self, table: dict[str, Any], prefix: str) -> None:
        for key, value in table.items():
            if not hasattr(self, prefix + key):
                raise ValueError(f"{self.id}: there is no {prefix + key}")
            setattr(self, prefix + key, _SCORES[value] if key == "score" else value)

    def _read_action(self, table: dict[str, Any]) -> None:
        entries = dict(table)
        self.stages_built = int(entries.pop("stages", 0))
        self._read(entries, "")

    def _read_attack(self, table: dict[str, Any]) -> None:
        entries = dict(table)
        self.price = int(entries.pop("cost", 0))
        self.takes = _TAKES[str(entries.pop("takes", "culture"))]
        self._read(entries, "")

    def _read_pact(self, table: dict[str, Any]) -> None:
        self.attacks = _ATTACKS.get(str(table.get("attacks", "")), PACT_STAYS)
        self.attacker_bonus = int(table.get("attacker_bonus", 0))
        self.is_symmetric = "both" in table
        both = table.get("both", {})
        self.sides = [_side(table.get("a", both)), _side(table.get("b", both))]
        for side in self.sides:
            side.name = self.name


def _side(table: dict[str, Any]) -> Side:
    side = Side()
    for key, value in table.items():
        if not hasattr(side, key):
            raise ValueError(f"a pact has no {key}")
        setattr(side, key, value)
    return side


class CardSet:
    """All cards of one edition, with the tables that the rules look things up in."""

    def __init__(self, edition: str) -> None:
        civil = read_facts(PACKAGE, f"data/{edition}/civil_cards.toml")["card"]
        military = read_facts(PACKAGE, f"data/{edition}/military_cards.toml")["card"]
        self.cards: list[Card] = [Card(index, entry) for index, entry in enumerate(civil + military)]
        self.ids: list[str] = [card.id for card in self.cards]
        self.index: dict[str, int] = {card.id: card.index for card in self.cards}
        self.names: list[str] = [card.name for card in self.cards]
        self.kinds: list[int] = [*[card.kind for card in self.cards], NOTHING]
        """The kind of each card; behind the last one what -1, no card at all, is."""
        self.science_cost: list[int] = [card.science_cost for card in self.cards]
        """The science that each technology costs as printed."""
        self.may_be_in_vain: list[bool] = [card.may_be_in_vain for card in self.cards]
        """Whether each action card needs something that is not always there."""
        self.bends_prices: list[bool] = [
            card.besieged_unit_discount + card.rival_lab_surcharge > 0 for card in self.cards
        ]
        """Whether a leader makes prices depend on what others have and do."""
        self.is_tactic: list[bool] = [card.kind == TACTIC for card in self.cards]
        self.ages: list[int] = [card.age for card in self.cards]
        self.backs: list[str] = [AGES[card.age] for card in self.cards]
        """What the back of each card says; the ages are in alphabetical order."""
        self.is_event: list[bool] = [card.kind in (EVENT, TERRITORY) for card in self.cards]
        """Whether a card can be laid as an event."""
        self.is_civil: list[bool] = [card.is_civil for card in self.cards]
        self.starting: list[Card] = [card for card in self.cards if card.starts]
        self.card_of_tech: list[int] = [self.index[tech] for tech in TECHS]
        self.cost: list[int] = self._of_techs("cost")
        self.science: list[int] = self._of_techs("science")
        self.culture: list[int] = self._of_techs("culture")
        self.happy: list[int] = self._of_techs("happy")
        self.strength: list[int] = self._of_techs("strength")
        self.level: list[int] = self._of_techs("level")
        self.value: list[int] = [
            self.cards[card].food or self.cards[card].resources or self.cards[card].level for card in self.card_of_tech
        ]
        """What a blue token on a farm, a mine, or a lab is worth."""
        self._decks: dict[tuple[bool, int, int], list[int]] = {
            (civil, age, players): self._cards_of_deck(civil, age, players)
            for civil in (True, False)
            for age in range(4)
            for players in (2, 3, 4)
        }
        for number, techs in enumerate(RANGE_OF):
            for tech in techs:
                entry = civil[self.card_of_tech[tech]]
                if entry.get("type", entry["kind"]) != TYPES[number]:
                    raise ValueError(f"{TECHS[tech]} is no {TYPES[number]}")
        if len([card for card in self.cards if card.tech >= 0]) != TECH_COUNT or len(self.index) != len(self.cards):
            raise ValueError("technologies missing or cards of one id")

    def _of_techs(self, name: str) -> list[int]:
        return [int(getattr(self.cards[card], name)) for card in self.card_of_tech]

    def of_kind(self, kind: int) -> list[Card]:
        """All cards of a kind, in the order of the data files."""
        return [card for card in self.cards if card.kind == kind]

    def deck(self, civil: bool, age: int, players: int) -> list[int]:
        """The cards of a deck for so many players, not yet shuffled."""
        return self._decks[civil, age, players][:]

    def _cards_of_deck(self, civil: bool, age: int, players: int) -> list[int]:
        return [
            card.index
            for card in self.cards
            if card.is_civil == civil and card.age == age
            for _ in range(card.copies[players - 2])
        ]
