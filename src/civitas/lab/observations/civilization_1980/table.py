"""Civilization (1980) in numbers: the table, the question, nations and players; board and cards have their modules."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, get_args

import civitas
from civitas.games.civilization_1980.facts.cards import (
    BLACK_CALAMITIES,
    CARDS,
    GROUPS,
    MOST_CARDS,
    RED_CALAMITIES,
    STACKS,
)
from civitas.games.civilization_1980.facts.nations import CITIES, EPOCHS, FINISH, SHIPS
from civitas.games.civilization_1980.stored import BLANK_FRAMES, ID
from civitas.games.civilization_1980.verbs import CHOOSE, DEMAND
from civitas.games.civilization_1980.view_types import Civilization1980View, NationView, Need, Question, Stage
from civitas.lab.observations.civilization_1980.board import AREA, COAST, REGIONS, SHIP, TOKENS, question_of
from civitas.lab.observations.civilization_1980.cards import (
    CARD_POINTS,
    CIVILIZATION_CARD,
    DRAFT,
    IN_HAND,
    IN_STACK,
    OPEN_OFFER,
    TRADE_CARD,
    WORTH,
)
from civitas.lab.tensors import (
    Columns,
    Kind,
    always,
    around,
    by_seat,
    each_player,
    flag,
    named,
    number,
    numbers,
    one_of,
    seat_of,
    seats_of,
    single,
    some_of,
)

TITLE: Final = civitas.title(ID)
AGREED: Final = [f"{option.name}:{value}" for option in TITLE.options for value in option.values]
"""Every value that the options of a game can have."""
SEATS: Final = TITLE.players[-1]
FRAMES: Final = list(BLANK_FRAMES)
STAGES: Final = list(get_args(Stage))
CALAMITIES: Final = [*BLACK_CALAMITIES, *RED_CALAMITIES]
NATION_WORDS: Final = CHOOSE.domains[0].words
STACK_WORDS: Final = [str(stack) for stack in range(1, STACKS + 1)]
ROUNDS: Final = 100
PHASES: Final = 13
UNITS: Final = TOKENS + 5 * CITIES
"""All that a nation can have on the board, as calamities count it."""
POINTS: Final = CARD_POINTS + WORTH + TOKENS
NEEDS: Final = {
    "cities": CITIES,
    "groups": len(GROUPS),
    "cards": MOST_CARDS,
    "card-points": CARD_POINTS,
    "points": POINTS,
}
"""What spaces of the development table ask for, and what nobody exceeds."""
ASKED: Final = {
    "count": CITIES,
    "credits": CARD_POINTS,
    "funds": WORTH + TOKENS,
    "left": DEMAND.domains[0].size,
    "price": CARD_POINTS,
    "printed": CARD_POINTS,
    "rebel_tokens": TOKENS,
    "ships": SHIPS,
    "steps_left": 20,
}
"""The numbers in questions, and what they never exceed."""


class Nation(NamedTuple):
    """A nation of the box: whether it can be chosen, and who plays it."""

    is_offered: bool
    seat: int | None


def _agreed(view: Civilization1980View) -> list[str]:
    return [f"{name}:{value}" for name, value in view["options"].items()]


def _order(seats: Sequence[int]) -> Iterable[tuple[int, int]]:
    """The place of each seat in an order, from 1."""
    return ((seat, place) for place, seat in enumerate(seats, 1))


def _places(view: Civilization1980View) -> Iterable[tuple[int, int]]:
    return enumerate(view["result"]["places"] if view["result"] else [])


def _scores(view: Civilization1980View) -> Iterable[tuple[int, int]]:
    return enumerate(view["result"]["scores"] if view["result"] else [])


def _stacks(view: Civilization1980View) -> dict[str, int]:
    return dict(zip(STACK_WORDS, map(len, view["stacks"]), strict=True))


def _nations(view: Civilization1980View) -> Iterable[tuple[str, Nation]]:
    starts = question_of(view).get("starts", {})
    seats = {nation["nation"]: seat for seat, nation in enumerate(view["nations"])}
    return ((word, Nation(word in starts, seats.get(word))) for word in NATION_WORDS)


def _need(nation: NationView, kind: str) -> Need | None:
    return next((need for need in nation["needs"] or [] if need["kind"] == kind), None)


def _wanted(kind: str, most: int) -> Columns:
    return number(f"wanted:{kind}", most, lambda nation: (_need(nation, kind) or {"wanted": 0})["wanted"])


def _had(kind: str, most: int) -> Columns:
    return number(f"had:{kind}", most, lambda nation: (_need(nation, kind) or {"have": 0})["have"])


def _asked_number(name: str, most: int) -> Columns:
    return number(name.replace("_", "-"), most, lambda question: question.get(name, 0))


def _asked_seat(name: str) -> Columns:
    return seat_of(name, lambda question: question.get(name))


def _units(question: Question) -> int:
    """What is still to be lost or picked; -1 before it is reckoned."""
    return 0 if "buyer" in question else question.get("rest", 0)


def _tokens_to_pay(question: Question) -> int:
    return question.get("rest", 0) if "buyer" in question else 0


TABLE: Final = Kind(
    "table",
    always(1),
    single(lambda view: view),
    [
        number("round", ROUNDS, lambda view: view["round"]),
        number("phase", PHASES, lambda view: view["phase"]),
        seats_of("to-act", lambda view: view["to_act"]),
        by_seat("order", SEATS, lambda view: _order(view["order"])),
        seat_of("mover", lambda view: view["mover"]),
        seats_of("barred", lambda view: view["barred"]),
        flag("spectator", lambda view: view["seat"] is None),
        some_of("option", AGREED, _agreed),
        some_of("region", REGIONS, lambda view: view["regions"]),
        numbers("stack", STACK_WORDS, IN_STACK, _stacks),
        flag("over", lambda view: view["result"] is not None),
        by_seat("place", SEATS, _places),
        by_seat("score", POINTS, _scores),
    ],
)
QUESTION: Final = Kind(
    "question",
    always(1),
    single(question_of),
    [
        one_of("frame", FRAMES, lambda question: question["frame"] or None),
        *[_asked_seat(name) for name in ("seat", "victim", "nominee", "buyer")],
        *[_asked_number(name, most) for name, most in ASKED.items()],
        number("rest", UNITS, _units, -1),
        number("tokens-to-pay", CARD_POINTS, _tokens_to_pay),
        flag("short-of-steps", lambda question: "steps_left" in question),
        one_of("stage", STAGES, lambda question: question.get("stage")),
        one_of("calamity", CALAMITIES, lambda question: question.get("calamity")),
        by_seat("sequence", SEATS, lambda question: _order(question.get("sequence", []))),
        by_seat("share", UNITS, lambda question: enumerate(question.get("shares", []))),
        seats_of("away", lambda question: question.get("away", [])),
    ],
)
NATION: Final = Kind(
    "nation",
    always(len(NATION_WORDS)),
    named(NATION_WORDS, _nations),
    [
        flag("offered", lambda nation: nation.is_offered),
        seat_of("seat", lambda nation: nation.seat),
    ],
)
PLAYER: Final = Kind(
    "player",
    each_player,
    around(lambda view: view["nations"]),
    [
        one_of("nation", NATION_WORDS, lambda nation: nation["nation"]),
        number("cities", CITIES, lambda nation: len(nation["cities"])),
        number("on-board", TOKENS, lambda nation: nation["on_board"]),
        number("stock", TOKENS, lambda nation: nation["stock"]),
        number("treasury", TOKENS, lambda nation: nation["treasury"]),
        number("census", TOKENS, lambda nation: nation["census"]),
        number("track", FINISH, lambda nation: nation["track"]),
        number("epoch", EPOCHS, lambda nation: nation["epoch"]),
        flag("next-space", lambda nation: nation["needs"] is not None),
        *[_wanted(kind, most) for kind, most in NEEDS.items()],
        *[_had(kind, most) for kind, most in NEEDS.items()],
        some_of("card", CARDS, lambda nation: nation["cards"]),
        number("hand", IN_HAND, lambda nation: nation["hand_size"]),
        number("points", POINTS, lambda nation: nation["points"]),
    ],
)
KINDS: Final = [TABLE, QUESTION, AREA, COAST, SHIP, NATION, PLAYER, TRADE_CARD, CIVILIZATION_CARD, OPEN_OFFER, DRAFT]
"""All that a view tells but how a game ended, which follows from where the markers are.

Ways of ships are told by their lengths; they follow from the board.
"""
