"""What a seat of Civilization (1980) needs next: the price of a card, the condition of the next space."""

from civitas.core.position import View
from civitas.games.civilization_1980.facts.cards import card_points, group_count, package_value
from civitas.games.civilization_1980.facts.nations import EPOCH_START, SPACES, epoch_at, printed_points
from civitas.games.civilization_1980.phases.credits import total_price
from civitas.games.civilization_1980.phases.track import (
    CARDS_FOR_EPOCH_4,
    CITIES_FOR_EPOCH_2,
    GROUPS_FOR_EPOCH_3,
    POINTS_FOR_EPOCH_5,
)
from civitas.language import Language


def card_price(view: View, card: int) -> int:
    """What a card would cost the seat in addition to its basket."""
    basket = sum(1 << wanted for wanted in (view["question"] or {}).get("basket", []))
    return _price(view, basket | 1 << card) - _price(view, basket)


def _price(view: View, basket: int) -> int:
    per_card = view["options"]["credit_reuse"] == "per_card"
    return total_price(view["cards"][view["seat"]], basket, per_card) if basket else 0


def next_need(view: View, language: Language) -> str:
    """What the next space of the seat's track asks for, in words."""
    seat, variant = view["seat"], view["options"]["variant"]
    space, nation = view["track"][seat] + 1, view["nation"][seat]
    if variant == "nomads-and-seafarers" or space > SPACES + 1:
        return ""
    epoch = epoch_at(nation, space)
    if space == EPOCH_START[nation][epoch - 1] and epoch > 1 and (epoch == 2 or variant == "full"):
        need, wanted, have = _entry(view, epoch)
        return _say(language, need, wanted, have)
    target = printed_points(nation, min(space, SPACES)) if variant == "full" else 0
    if target:
        have = card_points(view["cards"][seat]) + view["treasury"][seat] + package_value(view["hand"])
        return _say(language, "points", target, have)
    return language.text("next-step-free")


def _entry(view: View, epoch: int) -> tuple[str, int, int]:
    """What the first space of an epoch asks for: the kind, how much, and how much the seat has."""
    seat = view["seat"]
    cards = view["cards"][seat]
    if epoch == 2:
        return "cities", CITIES_FOR_EPOCH_2, view["city_count"][seat]
    if epoch == 3:
        return "groups", GROUPS_FOR_EPOCH_3, group_count(cards)
    if epoch == 4:
        return "cards", CARDS_FOR_EPOCH_4, cards.bit_count()
    return "card-points", POINTS_FOR_EPOCH_5, card_points(cards)


def _say(language: Language, need: str, wanted: int, have: int) -> str:
    text = language.text(f"next-step-{need}", count=wanted)
    return text if have >= wanted else language.text("next-step-have", need=text, have=have)
