"""The focus cards of people and of the automated player; a card is a number, four for each kind in order of level."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.kinds import KIND_COUNT, KINDS, LEVELS
from civitas.games.new_dawn.facts.terrain import PACKAGE

CARD_COUNT: Final = KIND_COUNT * LEVELS

# What a path may be counted through; bits.
THROUGH_WATER: Final = 1
THROUGH_RIVALS: Final = 2
THROUGH_BARBARIANS: Final = 4
THROUGH_CITY_STATES: Final = 8
_THROUGH: Final[dict[str, int]] = {
    "water": THROUGH_WATER,
    "rival-space": THROUGH_RIVALS,
    "barbarian": THROUGH_BARBARIANS,
    "city-state": THROUGH_CITY_STATES,
}


class FocusCard:
    """What a focus card does, step by step; a number that a card does not have is 0."""

    __slots__ = (
        "attack_priority",
        "attacks",
        "beats_barbarians",
        "caravans",
        "caravans_on_water",
        "cities_over_water",
        "city_at_caravan",
        "city_range",
        "clears_barbarians",
        "combat",
        "combat_against_barbarians",
        "degrades",
        "either_attacks_or_reinforces",
        "exchanges",
        "gains_resource",
        "gains_trade",
        "id",
        "index",
        "kind",
        "level",
        "minus_per_attack",
        "more_tokens",
        "movement",
        "moves_token",
        "name",
        "priority",
        "production",
        "production_in_slot_5",
        "range",
        "razes",
        "resolves_another",
        "resolves_culture",
        "strike_slot",
        "strikes",
        "subversion_range",
        "subverts",
        "through",
        "tokens",
        "tokens_at_city",
        "upgrades",
        "upgrades_when_idle",
    )

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = str(entry["id"])
        self.name = f"card-{self.id}"
        """The card as an argument of an event."""
        self.kind = KINDS.index(entry["kind"])
        self.level = int(entry["level"])
        self.index = self.kind * LEVELS + self.level - 1
        steps: list[dict[str, Any]] = entry.get("steps", []) + entry.get("choose_one", [])
        self._read_culture(steps)
        self._read_science(steps)
        self._read_economy(entry, steps)
        self._read_industry(steps)
        self._read_military(entry, steps)

    def _read_culture(self, steps: list[dict[str, Any]]) -> None:
        places = [step for step in steps if step["op"] == "place-control"]
        self.tokens = sum(int(step["count"]) for step in places if step["adjacent_to"] == "friendly-city")
        """Control tokens next to friendly cities."""
        self.more_tokens = sum(int(step["count"]) for step in places if step["adjacent_to"] == "friendly-space")
        """Control tokens next to friendly spaces, afterwards (Civil Service)."""
        self.priority = str(places[0].get("priority", "")) if places else ""
        self.moves_token = _has(steps, "move-control")
        self.subverts = _has(steps, "subvert-rival-control")
        self.subversion_range = int(_step(steps, "subvert-rival-control").get("within", 0))
        """How far from friendly spaces the token of a rival may lie."""
        self.degrades = _has(steps, "degrade-rival-control")
        """All rival control tokens next to friendly spaces (automated player)."""

    def _read_science(self, steps: list[dict[str, Any]]) -> None:
        self.gains_trade = _has(steps, "gain-trade")
        self.gains_resource = _has(steps, "gain-resource")
        self.strikes = _has(steps, "nuke")
        self.strike_slot = int(_step(steps, "nuke").get("condition", {}).get("resolved_slot", 0))
        """The only slot in which it strikes."""
        self.upgrades = _has(steps, "upgrade-card")
        self.razes = _has(steps, "each-human-loses-city")

    def _read_economy(self, entry: dict[str, Any], steps: list[dict[str, Any]]) -> None:
        move = _step(steps, "move-caravans")
        self.caravans = int(entry.get("caravans", 0))
        self.movement = int(move.get("spaces", 0))
        self.caravans_on_water = bool(move.get("water", False))
        self.beats_barbarians = move.get("barbarians") == "defeat-without-trade-token"
        """Caravans remove a barbarian whose space they enter."""
        self.clears_barbarians = _has(steps, "defeat-barbarians")
        """Barbarians next to friendly spaces are removed first (automated player)."""
        self.exchanges = _has(steps, "exchange-resource")
        self.resolves_another = _has(steps, "resolve-other-card") or _has(steps, "resolve-card-in-slot")
        """After its reset, another card is resolved (Capitalism)."""

    def _read_industry(self, steps: list[dict[str, Any]]) -> None:
        wonder, city = _step(steps, "build-wonder"), _step(steps, "build-city")
        production = wonder.get("production", 0)
        self.production = 0 if production == "slot" else int(production)
        """A printed production; 0: the number of the slot."""
        self.production_in_slot_5 = int(wonder.get("production_if_slot_5", 0))
        self.city_range = int(city.get("range", 0))
        self.cities_over_water = bool(city.get("count_through_water", False))
        caravan = [step for step in steps if step["op"] == "build-city" and "caravan" in str(step["from"])]
        self.city_at_caravan = bool(caravan)
        """A city on the space of an own caravan (automated player: counted from caravans too)."""
        self.tokens_at_city = int(city["then"]["count"]) if isinstance(city.get("then"), dict) else 0
        self.resolves_culture = _has(steps, "resolve-card-of-type")

    def _read_military(self, entry: dict[str, Any], steps: list[dict[str, Any]]) -> None:
        attack, reinforce = _step(steps, "attack"), _step(steps, "reinforce")
        self.attacks = int(attack.get("max_attacks", 0))
        self.range = int(attack.get("range", 0))
        self.combat = int(attack.get("combat_value", attack.get("combat_bonus", 0)))
        """Added to die and slot; for the automated player the value with the slot in it."""
        against = attack.get("combat_value_vs_barbarian", attack.get("combat_bonus_vs_barbarian", 0))
        self.combat_against_barbarians = int(against)
        self.through = sum(_THROUGH[each] for each in attack.get("count_through", []))
        self.attack_priority = str(attack.get("priority", ""))
        self.either_attacks_or_reinforces = bool(attack) and "choose_one" in entry
        self.minus_per_attack = int(reinforce.get("minus_per_attack", 0))
        self.upgrades_when_idle = "if_idle_replace_with" in entry


def _has(steps: list[dict[str, Any]], op: str) -> bool:
    return any(step["op"] == op for step in steps)


def _step(steps: list[dict[str, Any]], op: str) -> dict[str, Any]:
    return next((step for step in steps if step["op"] == op), {})


def _cards(path: str) -> list[FocusCard]:
    cards = [FocusCard(entry) for entry in read_facts(PACKAGE, path)["card"]]
    return sorted(cards, key=lambda card: card.index)


FOCUS_CARDS: Final[list[FocusCard]] = _cards("data/focus_cards.toml")
AUTOMA_CARDS: Final[list[FocusCard]] = _cards("data/automa_cards.toml")
KIND_OF: Final[list[int]] = [card.kind for card in FOCUS_CARDS]
LEVEL_OF: Final[list[int]] = [card.level for card in FOCUS_CARDS]


def card_of(kind: int, level: int) -> int:
    """The card of this kind and level."""
    return kind * LEVELS + level - 1
