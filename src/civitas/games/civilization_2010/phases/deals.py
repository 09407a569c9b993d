"""Deals: what two players can hand over to each other, as rows of numbers (trade.deal-a).

An offer counts what it gives and what it wants of each of `verbs.GOODS`; facedown markers and culture events are
counted by their backs. Behind that, known to nobody but the giver, follows which of them he gives.
"""

from typing import Final

from civitas.core.dice import ThoughtDice
from civitas.core.events import Argument
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.constants import MOST_TRADE
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_LEVEL, EVENTS
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.verbs import (
    FIRST_GOODS_EVENT,
    FIRST_GOODS_RESOURCE,
    GOODS,
    GOODS_COUNT,
    GOODS_CULTURE,
    GOODS_HUT,
    GOODS_NAMES,
    GOODS_TRADE,
    GOODS_VILLAGE,
)
from civitas.games.civilization_2010.view_types import OfferTerms
from civitas.games.civilization_2010.words import counted_words

OPEN_GOODS: Final = GOODS_HUT
"""Goods below this number lie open; the others are facedown."""

# The columns of an offer.
GIVES: Final = 0
WANTS: Final = GOODS_COUNT
GIVEN_TOKENS: Final = 2 * GOODS_COUNT
GIVEN_EVENTS: Final = GIVEN_TOKENS + MARKER_COUNT
OFFER_SIZE: Final = GIVEN_EVENTS + EVENT_COUNT

TOKEN_GOODS: Final[list[int]] = [GOODS_HUT if marker < HUT_COUNT else GOODS_VILLAGE for marker in range(MARKER_COUNT)]
"""The back of each kind of marker, as goods."""
EVENT_GOODS: Final[list[int]] = [FIRST_GOODS_EVENT + EVENT_LEVEL[event] - 1 for event in range(EVENT_COUNT)]
"""The back of each culture event, as goods."""


def holdings(empire: Empire) -> list[int]:
    """What everybody sees that a player could hand over, of each of the goods."""
    held = [empire.trade, empire.culture, *empire.resources] + [0] * (GOODS_COUNT - OPEN_GOODS)
    if any(empire.tokens):
        held[GOODS_HUT] = empire.hut_tokens()
        held[GOODS_VILLAGE] = empire.village_tokens()
    if empire.event_total:
        held[FIRST_GOODS_EVENT:] = empire.event_backs()
    return held


def has_goods(empire: Empire) -> bool:
    """Whether a player could hand over anything."""
    if empire.trade > 0 or empire.culture > 0 or empire.event_total > 0:
        return True
    return any(empire.resources) or any(empire.tokens)


def facedown_total(empire: Empire) -> int:
    """Facedown markers and culture events, as everybody can count them."""
    return empire.token_total() + empire.event_total


def is_within(amounts: list[int], held: list[int]) -> bool:
    """Whether there is enough of everything."""
    return all(amounts[goods] <= held[goods] for goods in range(GOODS_COUNT))


def is_covered(empire: Empire, offer: list[int]) -> bool:
    """Whether a player has just what an offer of his gives, also of what lies facedown."""
    if not is_within(offer[GIVES:WANTS], holdings(empire)):
        return False
    if any(offer[GIVEN_TOKENS + marker] > empire.tokens[marker] for marker in range(MARKER_COUNT)):
        return False
    return all(offer[GIVEN_EVENTS + event] <= empire.events[event] for event in range(EVENT_COUNT))


def show_offer(offer: list[int], with_facedown: bool) -> OfferTerms:
    """An offer in words; which facedown things it gives only its owner may see."""
    shown: OfferTerms = {
        "gives": counted_words(GOODS, offer[GIVES:WANTS]),
        "wants": counted_words(GOODS, offer[WANTS:GIVEN_TOKENS]),
    }
    if with_facedown:
        shown["tokens"] = counted_words(MARKERS, offer[GIVEN_TOKENS:GIVEN_EVENTS])
        shown["events"] = counted_words(EVENTS, offer[GIVEN_EVENTS:])
    return shown


def hand_over(
    p: Civilization2010, giver: int, taker: int, goods: list[int], tokens: list[int], events: list[int]
) -> None:
    """One half of a deal. What is facedown stays so: the two know it, the others only its back (trade.deal-e)."""
    source, target = p.empires[giver], p.empires[taker]
    for kind, count in enumerate(goods):
        if count:
            name = GOODS_NAMES[kind]
            p.tell("goods-given", "trade.deal-a", {"seat": giver, "other": taker, "goods": name, "count": count})
    source.trade -= goods[GOODS_TRADE]
    lost = target.trade + goods[GOODS_TRADE] - MOST_TRADE
    target.trade = min(MOST_TRADE, target.trade + goods[GOODS_TRADE])
    if lost > 0:
        p.tell("trade-lost", "trade.cap-b", {"seat": taker, "count": lost})
    source.culture -= goods[GOODS_CULTURE]
    target.culture += goods[GOODS_CULTURE]
    for resource in range(MARKET_RESOURCE_COUNT):
        count = goods[FIRST_GOODS_RESOURCE + resource]
        if count:
            source.resources = changed(source.resources, resource, -count)
            target.resources = changed(target.resources, resource, count)
    for marker, count in enumerate(tokens):
        if count:
            source.tokens = changed(source.tokens, marker, -count)
            target.tokens = changed(target.tokens, marker, count)
            _tell_facedown(p, giver, taker, MARKERS[marker], count)
    for event, count in enumerate(events):
        if count:
            source.hold_events(changed(source.events, event, -count))
            target.hold_events(changed(target.events, event, count))
            _tell_facedown(p, giver, taker, EVENTS[event], count)


def _tell_facedown(p: Civilization2010, giver: int, taker: int, card: str, count: int) -> None:
    told: dict[str, Argument] = {"seat": giver, "other": taker, "card": f"card-{card}", "count": count}
    p.tell("facedown-given", "trade.deal-e", told, 1 << giver | 1 << taker)


def imagine_facedown(empire: Empire, offer: list[int], rng: ThoughtDice) -> None:
    """Choose anew which facedown markers and events of these backs an offer gives."""
    imagine_picks(empire.tokens, TOKEN_GOODS, offer, GIVEN_TOKENS, rng)
    imagine_picks(empire.events, EVENT_GOODS, offer, GIVEN_EVENTS, rng)


def imagine_picks(held: list[int], backs: list[int], offer: list[int], first: int, rng: ThoughtDice) -> None:
    """Fill the columns of an offer from the first one on with random cards of those backs that it gives."""
    cards = [kind for kind, count in enumerate(held) for _ in range(count)]
    rng.shuffle(cards)
    left = offer[GIVES:WANTS]
    for kind in range(len(held)):
        offer[first + kind] = 0
    for kind in cards:
        if left[backs[kind]]:
            left[backs[kind]] -= 1
            offer[first + kind] += 1
