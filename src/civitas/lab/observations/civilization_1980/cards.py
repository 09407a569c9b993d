"""The cards of Civilization (1980) in numbers: trade cards, civilization cards, and the offers of the market."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from civitas.games.civilization_1980.facts.cards import (
    BLACK_CALAMITIES,
    CARD,
    CARD_COPIES,
    COMMODITY,
    COMMODITY_STACK,
    COPIES,
    KINDS,
    MOST_CARDS,
    PRICE,
    STACKS,
    TRADE_MINIMUM,
    VALUE,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.verbs import ANSWER, BUY, NAME, PUT
from civitas.games.civilization_1980.view_types import CardPrice, Civilization1980View, OpenCalamity, TradeCards
from civitas.lab.observations.civilization_1980.board import question_of
from civitas.lab.tensors import (
    Columns,
    Kind,
    always,
    flag,
    in_order,
    named,
    number,
    numbers,
    one_of,
    seat_of,
    seats_of,
    some_of,
)

CARD_WORDS: Final = BUY.domains[0].words
COMMODITY_WORDS: Final = NAME.domains[0].words
HELD_WORDS: Final = PUT.domains[0].words
OFFER_WORDS: Final = ANSWER.domains[0].words
IN_HAND: Final = sum(COPIES) + len(BLACK_CALAMITIES)
"""As many as there are: only hands that are kept after trading are limited."""
ALIKE: Final = max(COPIES)
IN_STACK: Final = max(
    sum(copies for copies, lies_in in zip(COPIES, COMMODITY_STACK, strict=True) if lies_in == stack)
    for stack in range(STACKS)
)
"""The cards of the largest stack, which has no calamity."""
PLACES: Final = [str(place) for place in range(1, IN_STACK + 1)]
WORTH: Final = package_value(COPIES)
SET: Final = max(set_value(kind, copies) for kind, copies in enumerate(COPIES))
CARD_POINTS: Final = sum(sorted(PRICE)[-MOST_CARDS:])


class Known(NamedTuple):
    """What a seat knows of trade cards, by their kinds."""

    hand: TradeCards
    packed: Mapping[str, int]
    """In the package that is put together."""
    claims: Mapping[str, int]
    wants: list[str]
    picked: Mapping[str, int]
    paid: Mapping[str, int]
    calamities: Mapping[str, OpenCalamity]
    places: Mapping[str, list[str]]
    """Where cards are known to lie in their stack, 1 being its top."""


class TradeCard(NamedTuple):
    """A kind of trade cards, and what is known of all of them."""

    word: str
    known: Known

    def calamity(self) -> OpenCalamity | None:
        """Whether it is a calamity that lies open, and before whom."""
        return self.known.calamities.get(self.word)


class Card(NamedTuple):
    """A civilization card: how many are left, who has it, and what it would cost the seat."""

    word: str
    supply: int
    owners: list[int]
    is_in_basket: bool
    price: CardPrice | None


NO_CARDS: Final[TradeCards] = {"cards": {}, "sets": {}, "count": 0, "worth": 0}


def _trade_cards(view: Civilization1980View) -> Iterable[tuple[str, TradeCard]]:
    question, own = question_of(view), view["own"]
    draft = question.get("draft")
    known = Known(
        own["hand"] if own else NO_CARDS,
        draft["package"]["cards"] if draft else {},
        Counter(draft["claims"] if draft else []),
        draft["wants"] if draft else [],
        question.get("picked", NO_CARDS)["cards"],
        question.get("pile", NO_CARDS)["cards"],
        view["calamities"],
        _places(view["stacks"]),
    )
    return ((word, TradeCard(word, known)) for word in KINDS)


def _places(stacks: list[list[str | None]]) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for stack in stacks:
        for place, word in enumerate(stack, 1):
            if word is not None:
                found[word].append(str(place))
    return found


def _cards(view: Civilization1980View) -> Iterable[tuple[str, Card]]:
    basket = question_of(view).get("basket", [])
    prices = view["own"]["prices"] if view["own"] else {}
    for word in CARD_WORDS:
        owners = [seat for seat, nation in enumerate(view["nations"]) if word in nation["cards"]]
        yield word, Card(word, view["supply"][word], owners, word in basket, prices.get(word))


def _drafts(view: Civilization1980View) -> list[object]:
    draft = question_of(view).get("draft")
    return [draft] if draft else []


def _price(name: str) -> Columns:
    return number(name, max(PRICE), lambda card: card.price[name] if card.price else 0)


def _terms() -> list[Columns]:
    """What is announced with a package."""
    return [
        seat_of("to", lambda terms: terms["to"]),
        flag("to-everyone", lambda terms: terms["to"] is None),
        one_of("reply-to", OFFER_WORDS, lambda terms: terms["reply_to"]),
    ]


TRADE_CARD: Final = Kind(
    "trade-card",
    always(len(KINDS)),
    named(KINDS, _trade_cards),
    [
        number("value", max(VALUE), lambda card: VALUE[COMMODITY[card.word]] if card.word in COMMODITY else 0),
        number("hand", ALIKE, lambda card: card.known.hand["cards"].get(card.word, 0)),
        number("set", SET, lambda card: card.known.hand["sets"].get(card.word, 0)),
        number("packed", ALIKE, lambda card: card.known.packed.get(card.word, 0)),
        number("claimed", IN_HAND, lambda card: card.known.claims.get(card.word, 0)),
        flag("wanted", lambda card: card.word in card.known.wants),
        number("picked", ALIKE, lambda card: card.known.picked.get(card.word, 0)),
        number("paid", ALIKE, lambda card: card.known.paid.get(card.word, 0)),
        some_of("place", PLACES, lambda card: card.known.places.get(card.word, [])),
        seat_of("holder", lambda card: (card.calamity() or {}).get("holder")),
        seat_of("trader", lambda card: (card.calamity() or {}).get("trader")),
    ],
)
CIVILIZATION_CARD: Final = Kind(
    "card",
    always(len(CARD_WORDS)),
    named(CARD_WORDS, _cards),
    [
        number("printed", max(PRICE), lambda card: PRICE[CARD[card.word]]),
        number("supply", max(CARD_COPIES), lambda card: card.supply),
        seats_of("owner", lambda card: card.owners),
        flag("in-basket", lambda card: card.is_in_basket),
        flag("priced", lambda card: card.price is not None),
        *[_price(name) for name in ("price", "alone", "credits")],
    ],
)
OPEN_OFFER: Final = Kind(
    "offer",
    always(len(OFFER_WORDS)),
    named(OFFER_WORDS, lambda view: ((offer["offer"], offer) for offer in question_of(view).get("offers", []))),
    [
        seat_of("owner", lambda offer: offer["seat"]),
        *_terms(),
        one_of("named", COMMODITY_WORDS, lambda offer: offer["named"]),
        number("count", IN_HAND, lambda offer: offer["count"]),
        number("worth", WORTH, lambda offer: offer["worth"]),
        numbers("claims", COMMODITY_WORDS, IN_HAND, lambda offer: Counter(offer["claims"])),
        some_of("wants", COMMODITY_WORDS, lambda offer: offer["wants"]),
        numbers("package", HELD_WORDS, ALIKE, lambda offer: offer.get("package", NO_CARDS)["cards"]),
    ],
)
DRAFT: Final = Kind(
    "draft",
    always(1),
    in_order(_drafts),
    [
        flag("begun", lambda draft: True),
        *_terms(),
        one_of("changes", OFFER_WORDS, lambda draft: draft["changes"]),
        number("count", IN_HAND, lambda draft: draft["package"]["count"]),
        number("worth", WORTH, lambda draft: draft["package"]["worth"]),
        number("lacks", TRADE_MINIMUM, lambda draft: draft["lacks"]),
    ],
)
"""What is put into it, claimed and wanted is told with the trade cards."""
