"""Cards, markers, units and battles of Civilization (2010) in numbers, and what cities can produce."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.events import EVENT_COPIES, EVENTS
from civitas.games.civilization_2010.facts.markers import MARKER_COPIES, MARKERS
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.units import UNIT_COPIES, UNIT_TYPE, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.verbs import FRONT_DOMAIN, ITEMS, PLAY, USE
from civitas.games.civilization_2010.view_types import BattleHand, BattleView, Civilization2010View, OfferTerms
from civitas.lab.observations.civilization_2010.question import (
    COMBAT,
    FEW,
    SIDES,
    asked_words,
    drafts,
    fighter_seat,
    offers,
    questions,
)
from civitas.lab.tensors import (
    Columns,
    Eyes,
    Kind,
    always,
    by_seat,
    flag,
    named,
    number,
    numbers,
    one_of,
    seat_of,
    seats_of,
    some_of,
)

TYPES: Final = dict(zip(UNITS, [UNIT_TYPES[unit_type] for unit_type in UNIT_TYPE], strict=True))
UNIT_CARDS: Final = max(UNIT_COPIES)
EVENT_CARDS: Final = max(EVENT_COPIES)
MARKER_CARDS: Final = max(MARKER_COPIES)
WOUNDS: Final = 15
"""Strength, health and wounds of a unit."""
PRICE: Final = 40
HAND: Final = 30


class Tech(NamedTuple):
    """Who knows a tech, and whether the own seat is about to learn it."""

    known: list[int]
    is_asked: bool
    is_chosen: bool
    is_second: bool


class Card(NamedTuple):
    """A kind of culture events or of hut and village markers: where they are, as far as the seat knows."""

    held: list[tuple[int, int]]
    discarded: int
    offered: list[tuple[int, int]]
    """How many are offered to whom."""
    drafted: int
    picked: int
    is_asked: bool
    dropped: list[int]


class Ability(NamedTuple):
    """Who has used an ability in this turn, or thinks no more of it."""

    used: list[int]
    dropped: list[int]
    is_asked: bool


class Unit(NamedTuple):
    """A kind of units: own ones, and those of both sides of a battle as far as the seat knows."""

    own: int
    discarded: int
    asked: int
    hands: dict[str, int]
    killed: dict[str, int]
    strength: dict[str, int]
    health: dict[str, int]


class Item(NamedTuple):
    """What a city can produce: what it costs whom, and how often it is planned."""

    prices: list[tuple[int, int]]
    planned: int


def _seats_with(lists: list[list[str]], word: str) -> list[int]:
    """The players in whose lists a word is."""
    return [seat for seat, listed in enumerate(lists) if word in listed]


def _dropped(view: Civilization2010View) -> list[list[str]]:
    return [civilization["dropped"] for civilization in view["civilizations"]]


def _techs(view: Civilization2010View) -> Iterable[tuple[str, Tech]]:
    asked, known = asked_words(view), [civilization["techs"] for civilization in view["civilizations"]]
    chosen = {question.get("chosen") for question in questions(view)}
    second = {question.get("second") for question in questions(view)}
    for tech in TECHS:
        yield tech, Tech(_seats_with(known, tech), tech in asked, tech in chosen, tech in second)


def _abilities(view: Civilization2010View) -> Iterable[tuple[str, Ability]]:
    used, dropped = [civilization["used"] for civilization in view["civilizations"]], _dropped(view)
    asked = {question.get("ability") for question in questions(view)}
    for ability in ABILITIES:
        forgone = _seats_with(dropped, f"{USE.name} {ability}")
        yield ability, Ability(_seats_with(used, ability), forgone, ability in asked)


def _events(view: Civilization2010View) -> Iterable[tuple[str, Card]]:
    hands = [civilization.get("events", {}) for civilization in view["civilizations"]]
    return _cards(view, EVENTS, hands, view["decks"]["event_discards"])


def _markers(view: Civilization2010View) -> Iterable[tuple[str, Card]]:
    hands = [civilization.get("tokens", {}) for civilization in view["civilizations"]]
    return _cards(view, MARKERS, hands, view["decks"]["spent"])


def _cards(
    view: Civilization2010View, cards: list[str], hands: list[dict[str, int]], discards: dict[str, int]
) -> Iterable[tuple[str, Card]]:
    asked, dropped = asked_words(view), _dropped(view)
    offered = [(to, _facedown(on_table.terms)) for _, to, on_table in offers(view)]
    drafted = [_facedown(draft) for draft in drafts(view)]
    picked = [question.get("picked", {}) for question in questions(view)]
    for card in cards:
        yield (
            card,
            Card(
                [(seat, hand[card]) for seat, hand in enumerate(hands) if card in hand],
                discards.get(card, 0),
                [(to, given[card]) for to, given in offered if card in given],
                sum(given.get(card, 0) for given in drafted),
                sum(taken.get(card, 0) for taken in picked),
                card in asked,
                _seats_with(dropped, f"{PLAY.name} {card}"),
            ),
        )


def _facedown(terms: OfferTerms) -> dict[str, int]:
    """What an offer gives facedown, as its owner sees it."""
    return {**terms.get("tokens", {}), **terms.get("events", {})}


def _units(view: Civilization2010View) -> Iterable[tuple[str, Unit]]:
    asked, hands = asked_words(view), _hands(view)
    for unit in UNITS:
        values = {side: _values(hand, unit) for side, hand in hands.items() if unit in hand.get("units", [])}
        yield (
            unit,
            Unit(
                sum(civilization.get("units", {}).get(unit, 0) for civilization in view["civilizations"]),
                view["decks"]["unit_discards"].get(unit, 0),
                asked[unit],
                {side: hand.get("units", []).count(unit) for side, hand in hands.items()},
                _killed(view, unit),
                {side: strength for side, (strength, _) in values.items()},
                {side: health for side, (_, health) in values.items()},
            ),
        )


def _hands(view: Civilization2010View) -> dict[str, BattleHand]:
    """The battle hands of both sides; none before they are drawn."""
    return dict(zip(SIDES, view["battle"]["hands"], strict=False)) if view["battle"] else {}


def _values(hand: BattleHand, unit: str) -> list[int]:
    """Strength and health of a kind of units in a hand."""
    return hand["values"][hand["units"].index(unit)]


def _killed(view: Civilization2010View, unit: str) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for question in questions(view):
        for side, units in zip(SIDES, question.get("killed", []), strict=False):
            counts[side] += units.count(unit)
    return counts


def _items(view: Civilization2010View) -> Iterable[tuple[str, Item]]:
    planned = Counter(item for question in questions(view) for item in question.get("items", []))
    for item in ITEMS:
        prices = [
            (seat, civilization["prices"][item])
            for seat, civilization in enumerate(view["civilizations"])
            if item in civilization["prices"]
        ]
        yield item, Item(prices, planned[item])


def _battles(view: Civilization2010View, eyes: Eyes) -> Iterable[tuple[int, BattleView]]:
    return enumerate([view["battle"]] if view["battle"] else [])


def _counts(battle: BattleView) -> dict[str, int]:
    return {side: hand["count"] for side, hand in zip(SIDES, battle["hands"], strict=False)}


def _side(side: str) -> list[Columns]:
    """A side of a front: the unit, its wounds, and what it is worth in this battle."""
    return [
        one_of(side, UNIT_TYPES, lambda front: TYPES.get(front[side] or "")),
        *[_worth(f"{side}_{name}") for name in ("wounds", "strength", "health")],
    ]


def _worth(name: str) -> Columns:
    return number(name, WOUNDS, lambda front: front.get(name, 0))


def _piles(cards: int) -> list[Columns]:
    """Where cards of a kind are."""
    return [
        by_seat("held", cards, lambda card: card.held),
        number("discarded", cards, lambda card: card.discarded),
        by_seat("offered", cards, lambda card: card.offered),
        number("drafted", cards, lambda card: card.drafted),
        number("picked", cards, lambda card: card.picked),
    ]


TECH: Final = Kind(
    "tech",
    always(len(TECHS)),
    named(TECHS, _techs),
    [
        seats_of("known", lambda tech: tech.known),
        flag("asked", lambda tech: tech.is_asked),
        flag("chosen", lambda tech: tech.is_chosen),
        flag("second", lambda tech: tech.is_second),
    ],
)
ABILITY: Final = Kind(
    "ability",
    always(len(ABILITIES)),
    named(ABILITIES, _abilities),
    [
        seats_of("used", lambda ability: ability.used),
        seats_of("dropped", lambda ability: ability.dropped),
        flag("asked", lambda ability: ability.is_asked),
    ],
)
EVENT: Final = Kind(
    "event",
    always(len(EVENTS)),
    named(EVENTS, _events),
    [
        *_piles(EVENT_CARDS),
        flag("asked", lambda card: card.is_asked),
        seats_of("dropped", lambda card: card.dropped),
    ],
)
MARKER: Final = Kind("marker", always(len(MARKERS)), named(MARKERS, _markers), _piles(MARKER_CARDS))
ITEM: Final = Kind(
    "item",
    always(len(ITEMS)),
    named(ITEMS, _items),
    [
        by_seat("price", PRICE, lambda item: item.prices),
        number("planned", FEW, lambda item: item.planned),
    ],
)
UNIT: Final = Kind(
    "unit",
    always(len(UNITS)),
    named(UNITS, _units),
    [
        number("own", UNIT_CARDS, lambda unit: unit.own),
        number("discarded", UNIT_CARDS, lambda unit: unit.discarded),
        number("asked", UNIT_CARDS, lambda unit: unit.asked),
        numbers("hand", SIDES, UNIT_CARDS, lambda unit: unit.hands),
        numbers("killed", SIDES, UNIT_CARDS, lambda unit: unit.killed),
        numbers("strength", SIDES, WOUNDS, lambda unit: unit.strength),
        numbers("health", SIDES, WOUNDS, lambda unit: unit.health),
    ],
)
BATTLE: Final = Kind(
    "battle",
    always(1),
    _battles,
    [
        seat_of("attacker", lambda battle: fighter_seat(battle["attacker"])),
        seat_of("defender", lambda battle: fighter_seat(battle["defender"])),
        some_of("barbarians", SIDES, lambda battle: [side for side in SIDES if fighter_seat(battle[side]) is None]),
        number("bonus", COMBAT, lambda battle: battle["bonus"], -COMBAT),
        numbers("hand", SIDES, HAND, _counts),
    ],
)
FRONT: Final = Kind(
    "front",
    always(FRONT_DOMAIN.size),
    lambda view, eyes: enumerate(view["battle"]["fronts"] if view["battle"] else []),
    [*_side("attacker"), *_side("defender")],
)
