"""Through the Ages in numbers, both editions: the table, the question, civil and military cards, the players."""

from collections.abc import Callable
from typing import Final, Literal

import civitas
from civitas.games.through_the_ages.facts.cards import AGES, PACT, WAR
from civitas.games.through_the_ages.facts.editions import FIRST, NEW, Edition
from civitas.games.through_the_ages.stored import BLANK_FRAMES
from civitas.games.through_the_ages.verbs import MOST_BID, MOST_MIX, MOST_PLAYERS, ROW
from civitas.games.through_the_ages.view_types import CivilizationView, Question, ThroughTheAgesView
from civitas.lab.observations.through_the_ages.civil import COSTS, MOST_TOKENS, civil_kinds, question_of
from civitas.lab.observations.through_the_ages.military import DECK_AGES, military_kinds
from civitas.lab.tensors import (
    Columns,
    Kind,
    always,
    around,
    by_seat,
    each_player,
    flag,
    number,
    numbers,
    one_of,
    seat_of,
    seats_of,
    single,
    some_of,
)

FRAMES: Final = list(BLANK_FRAMES)
GOODS: Final = ["civil", "military", "culture", "strength", "food", "resources"]
USED: Final = [
    "leader-replaced",
    "converted",
    "staged",
    "welcomed",
    "armed",
    "tactic-changed",
    "by-hand",
    "traded",
    "keeps-cards",
    "second-politics",
    "columbus-done",
    "politics-lost",
    "substitutes",
    "may-leave",
]
"""What a civilization can do once, or for a turn."""
ROUNDS: Final = 60
DECK: Final = 60
HAND: Final = 30
ACTIONS: Final = 20
CULTURE: Final = 600
SCIENCE: Final = 200
RATE: Final = 80
FACES: Final = 8
STOCK: Final = 120
"""Food or resources in store."""
ARMIES: Final = 12
GAINS: Final = 10
ASKED: Final = {
    "amount": MOST_MIX,
    "attack": MOST_BID,
    "bid": MOST_BID,
    "budget": ACTIONS,
    "count": MOST_TOKENS,
    "defence": MOST_BID,
    "discount": COSTS,
    "force": MOST_BID,
    "left": STOCK,
    "limit": HAND,
    "most": MOST_BID,
    "rest": MOST_BID,
    "taken": ROW,
    "used": HAND,
    "value": MOST_BID,
}
"""The numbers in questions, and what they never exceed."""


# The table.


def _options(edition: Edition) -> list[Columns]:
    """What is agreed before the game, as far as it is not the usual."""
    return [
        _option(option.name, [str(value).lower() for value in option.values[1:]])
        for option in civitas.title(edition.id).options
    ]


def _option(name: str, words: list[str]) -> Columns:
    def read(view: ThroughTheAgesView) -> str | None:
        word = str(view["options"][name]).lower()
        return word if word in words else None

    return one_of(f"option-{name.replace('_', '-')}", words, read)


def _unknown_discards(view: ThroughTheAgesView) -> dict[str, int]:
    return {age: pile.count(None) for age, pile in zip(DECK_AGES, view["discards"], strict=True)}


def _by_age(name: Literal["civil_decks", "military_decks", "gone_face_down"]) -> Columns:
    def read(view: ThroughTheAgesView) -> dict[str, int]:
        return dict(zip(DECK_AGES, view[name], strict=True))

    return numbers(name.replace("_", "-"), DECK_AGES, DECK, read)


def _places(view: ThroughTheAgesView) -> list[tuple[int, int]]:
    result = view["result"]
    return list(enumerate(result["places"])) if result else []


def _table(edition: Edition) -> Kind:
    return Kind(
        "table",
        always(1),
        single(lambda view: view),
        [
            seats_of("to-act", lambda view: view["to_act"]),
            seat_of("active", lambda view: view["active"]),
            seat_of("start", lambda view: view["start"]),
            number("round", ROUNDS, lambda view: view["round"]),
            number("last-round", ROUNDS, lambda view: view["last_round"]),
            one_of("age", AGES, lambda view: view["age"]),
            _by_age("civil_decks"),
            _by_age("military_decks"),
            _by_age("gone_face_down"),
            numbers("unknown-discards", DECK_AGES, DECK, _unknown_discards),
            number("hidden-bonus", DECK, lambda view: view["bonus"].count(None)),
            flag("leaving", lambda view: view.get("leaving")),
            by_seat("place", MOST_PLAYERS, _places),
            *_options(edition),
        ],
    )


# The question.


def _asked_number(name: str, most: float) -> Columns:
    return number(name, most, lambda question: question.get(name, 0))


def _asked_seat(name: str) -> Columns:
    return seat_of(name, lambda question: question.get(name))


def _gain(name: str, partner: int, good: str) -> Columns:
    """What a partner would get from a pact that is offered."""

    def read(question: Question) -> int:
        gains = question.get("gains")
        return gains[partner]["goods"].get(good, 0) if gains else 0

    return number(f"{name}-gains-{good}", GAINS, read, -GAINS)


def _picks(question: Question) -> list[tuple[int, int]]:
    return [(seat, len(cards)) for seat, cards in enumerate(question.get("picked", []))]


QUESTION: Final = Kind(
    "question",
    always(1),
    single(question_of),
    [
        one_of("frame", FRAMES, lambda question: question["frame"] or None),
        *[_asked_seat(name) for name in ("attacker", "target", "owner", "from", "to", "bidder")],
        seats_of("passed", lambda question: question.get("passed", [])),
        *[_asked_number(name, most) for name, most in ASKED.items()],
        number("due", STOCK, lambda question: question.get("due", 0), -STOCK),
        one_of("good", ["food", "resources"], lambda question: question.get("good")),
        one_of("side", ["a", "b"], lambda question: question.get("side")),
        *[_gain("proposer", 0, good) for good in GOODS],
        *[_gain("partner", 1, good) for good in GOODS],
        by_seat("picks", HAND, _picks),
    ],
)


# Players.


def _bounds(edition: Edition) -> dict[str, int]:
    """The numbers of a civilization, and what they hardly ever exceed."""
    rate = min(edition.rate_cap, RATE)
    return {
        "culture": CULTURE,
        "science": min(edition.science_cap, SCIENCE),
        "strength": min(edition.strength_cap, MOST_BID),
        "culture_rate": rate,
        "science_rate": rate,
        **dict.fromkeys(("yellow", "unused", "blue"), MOST_TOKENS),
        **dict.fromkeys(("food", "resources"), STOCK),
        **dict.fromkeys(("food_production", "resource_production"), RATE),
        **dict.fromkeys(("consumption", "corruption", "population_cost", "urban_limit"), COSTS),
        **dict.fromkeys(("faces", "demand", "discontent"), FACES),
        **dict.fromkeys(("civil", "civil_total", "civil_used", "civil_lost"), ACTIONS),
        **dict.fromkeys(("military", "military_total", "military_used", "extra_military"), ACTIONS),
        **dict.fromkeys(("unit_resources", "unit_science", "leader_resources"), ACTIONS),
        **dict.fromkeys(("hand_limit", "military_limit", "kept"), HAND),
        "colonization": ACTIONS,
        "stages": max(len(card.stages) for card in edition.cards.cards),
    }


def _rating(name: str, most: int) -> Columns:
    return number(name.replace("_", "-"), most, lambda civilization: civilization[name] or 0)


def _army(name: str, read: Callable[[CivilizationView], int]) -> Columns:
    return number(f"armies-{name}", MOST_BID if name == "strength" else ARMIES, read)


def _foreseen(name: Literal["food", "resources", "missing"], most: int, least: int) -> Columns:
    """What the end of the turn would bring."""

    def read(civilization: CivilizationView) -> int:
        outlook = civilization["outlook"]
        return outlook[name] if outlook else 0

    return number(f"outlook-{name}", most, read, least)


def _backs(civilization: CivilizationView) -> dict[str, int]:
    return {age: civilization["military_backs"].count(age) for age in DECK_AGES}


def _players(edition: Edition) -> Kind:
    wars = [card.id for card in edition.cards.of_kind(WAR)]
    pacts = [card.id for card in edition.cards.of_kind(PACT)]
    return Kind(
        "player",
        each_player,
        around(lambda view: view["civilizations"]),
        [
            flag("left", lambda civilization: civilization["left"]),
            *[_rating(name, most) for name, most in _bounds(edition).items()],
            numbers("military-hand", DECK_AGES, HAND, _backs),
            some_of("leader-taken", DECK_AGES, lambda civilization: civilization["leaders_taken"]),
            some_of("used", USED, lambda civilization: civilization["used"]),
            _army("count", lambda civilization: len(civilization["armies"])),
            _army("strength", lambda civilization: sum(army["value"] for army in civilization["armies"])),
            _army("outdated", lambda civilization: sum(army["is_old"] for army in civilization["armies"])),
            _army("doubled", lambda civilization: sum(army["is_doubled"] for army in civilization["armies"])),
            one_of("war", wars, lambda civilization: civilization["war"] and civilization["war"]["card"]),
            seat_of("war-on", lambda civilization: civilization["war"] and civilization["war"]["target"]),
            one_of("pact", pacts, lambda civilization: civilization["pact"] and civilization["pact"]["card"]),
            one_of("pact-side", ["a", "b"], lambda civilization: civilization["pact"] and civilization["pact"]["side"]),
            seat_of("pact-with", lambda civilization: civilization["pact"] and civilization["pact"]["partner"]),
            seat_of("marker", lambda civilization: civilization["marker"]),
            flag("outlook", lambda civilization: civilization["outlook"]),
            flag("outlook-uprising", lambda civilization: (civilization["outlook"] or {}).get("uprising")),
            _foreseen("missing", COSTS, 0),
            _foreseen("food", RATE, -RATE),
            _foreseen("resources", RATE, -RATE),
        ],
    )


def _kinds(edition: Edition) -> list[Kind]:
    return [_table(edition), QUESTION, *civil_kinds(edition), *military_kinds(edition), _players(edition)]


KINDS_2006: Final = _kinds(FIRST)
KINDS_2015: Final = _kinds(NEW)
"""All that a view tells but what is printed (banks), what follows from it (the pacts of a partner, how a game ended),
and the order of cards in piles where it means nothing."""
