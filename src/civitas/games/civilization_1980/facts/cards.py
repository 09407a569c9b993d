"""Trade cards, calamities and civilization cards as tables, read from `data/*.toml`."""

from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.civilization_1980.facts.board import PACKAGE

_trade = read_facts(PACKAGE, "data/trade_cards.toml")
_civilization = read_facts(PACKAGE, "data/civilization_cards.toml")
_calamity_facts: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in _trade["calamity"]}

HAND_LIMIT: Final[int] = _trade["hand_limit"]
TRADE_MINIMUM: Final[int] = _trade["trade_minimum"]
GOLD_PRICE: Final[int] = _trade["gold_price"]
STACKS: Final = 9

# Kinds of trade cards: first the commodities, then the black calamities, which are held in hand like them, then the
# red ones, which never are.

COMMODITIES: Final[list[str]] = [entry["id"] for entry in _trade["commodity"]]
COMMODITY: Final[dict[str, int]] = {id: kind for kind, id in enumerate(COMMODITIES)}
VALUE: Final[list[int]] = [entry["value"] for entry in _trade["commodity"]]
COPIES: Final[list[int]] = [entry["copies"] for entry in _trade["commodity"]]
COMMODITY_COUNT: Final = len(COMMODITIES)
COMMODITY_STACK: Final[list[int]] = [entry["stack"] - 1 for entry in _trade["commodity"]]

BLACK_CALAMITIES: Final = [entry["id"] for entry in _trade["calamity"] if entry["back"] == "black"]
RED_CALAMITIES: Final = [entry["id"] for entry in _trade["calamity"] if entry["back"] == "red"]
KINDS: Final[list[str]] = COMMODITIES + BLACK_CALAMITIES + RED_CALAMITIES
KIND: Final[dict[str, int]] = {id: kind for kind, id in enumerate(KINDS)}
KIND_COUNT: Final = len(KINDS)
HELD_COUNT: Final = COMMODITY_COUNT + len(BLACK_CALAMITIES)
"""Kinds below this number can be in a hand."""
KIND_NAME: Final[list[str]] = [
    f"commodity-{id}" if kind < COMMODITY_COUNT else f"calamity-{id}" for kind, id in enumerate(KINDS)
]

FLOOD: Final = KIND["flood"]
FAMINE: Final = KIND["famine"]
VOLCANO: Final = KIND["volcano-earthquake"]
CIVIL_WAR: Final = KIND["civil-war"]
EPIDEMIC: Final = KIND["epidemic"]
CIVIL_DISORDER: Final = KIND["civil-disorder"]
ICONOCLASM: Final = KIND["iconoclasm"]
PIRACY: Final = KIND["piracy"]
GRAIN: Final = KIND["grain"]

PRINTED_STACK: Final[list[int]] = COMMODITY_STACK + [_calamity_facts[id]["stack"] - 1 for id in KINDS[COMMODITY_COUNT:]]
"""The stack each kind belongs to, counted from 0."""


def amount(calamity: int, name: str) -> int:
    """A number printed on a calamity, such as the units it costs."""
    number: int = _calamity_facts[KINDS[calamity]][name]
    return number


def set_value(kind: int, count: int) -> int:
    """What this many cards of one commodity are worth together (51)."""
    return count * count * VALUE[kind]


def package_value(counts: list[int]) -> int:
    """What these cards are worth, each commodity as a set of its own; calamities are worth nothing (51, 52)."""
    total = 0
    for kind in range(COMMODITY_COUNT):
        count = counts[kind]
        if count:
            total += count * count * VALUE[kind]
    return total


# Civilization cards.

GROUPS: Final[list[str]] = [entry["id"] for entry in _civilization["group"]]
CARDS: Final[list[str]] = [entry["id"] for entry in _civilization["card"]]
CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(CARDS)}
CARD_COUNT: Final = len(CARDS)
CARD_NAME: Final[list[str]] = [f"card-{id}" for id in CARDS]
PRICE: Final[list[int]] = [entry["price"] for entry in _civilization["card"]]
CARD_COPIES: Final[list[int]] = [entry["copies"] for entry in _civilization["card"]]
MOST_CARDS: Final[int] = _civilization["max_cards"]
CARD_GROUPS: Final[list[int]] = [
    sum(1 << GROUPS.index(group) for group in entry["groups"]) for entry in _civilization["card"]
]
"""The groups of each card, as bits."""
REQUIRES: Final[list[int]] = [CARD[entry["requires"]] if "requires" in entry else -1 for entry in _civilization["card"]]


def _credit(owned: dict[str, Any], target: dict[str, Any]) -> int:
    """The best single credit that an owned card gives towards another one (43.10)."""
    best: int = owned.get("special_credits", {}).get(target["id"], 0)
    for group in _civilization["group"]:
        shared = group["id"] in target["groups"] or target["id"] == group.get("extra_target")
        if group["id"] in owned["groups"] and shared:
            best = max(best, group["credit"])
    return best if owned is not target else 0


CREDIT: Final[list[list[int]]] = [
    [_credit(owned, target) for target in _civilization["card"]] for owned in _civilization["card"]
]
"""CREDIT[owned][target]: points an owned card gives towards buying the target."""

AGRICULTURE: Final = CARD["agriculture"]
ASTRONOMY: Final = CARD["astronomy"]
CLOTH_MAKING: Final = CARD["cloth-making"]
COINAGE: Final = CARD["coinage"]
DEMOCRACY: Final = CARD["democracy"]
ENGINEERING: Final = CARD["engineering"]
LAW: Final = CARD["law"]
MEDICINE: Final = CARD["medicine"]
METALWORKING: Final = CARD["metalworking"]
MYSTICISM: Final = CARD["mysticism"]
PHILOSOPHY: Final = CARD["philosophy"]
POTTERY: Final = CARD["pottery"]


_HALF: Final = CARD_COUNT // 2
_HALF_POINTS: Final[list[list[int]]] = [
    [sum([PRICE[half + bit] for bit in range(_HALF) if (part >> bit) & 1]) for part in range(1 << _HALF)]
    for half in (0, _HALF)
]
"""What each set of the first cards, and each of the others, is worth: so that no set has to be added up."""


def card_points(cards: int) -> int:
    """The printed value of these civilization cards (bits)."""
    return _HALF_POINTS[0][cards & (1 << _HALF) - 1] + _HALF_POINTS[1][cards >> _HALF]


def group_count(cards: int) -> int:
    """How many of the four groups these cards cover (bits)."""
    groups = 0
    for card in range(CARD_COUNT):
        if (cards >> card) & 1:
            groups |= CARD_GROUPS[card]
    return groups.bit_count()
