"""A New Dawn in numbers: the table, the question, the map, wonders, city-states, focus rows, players, agendas."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.city_states import CITY_STATES, COPIES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.event_dial import EVENTS, SECTION_COUNT
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCE_TOKENS, RESOURCES, TERRAINS
from civitas.games.new_dawn.facts.wonders import ERAS, WONDERS
from civitas.games.new_dawn.stored import BLANK_FRAMES
from civitas.games.new_dawn.verbs import SPACE_DOMAIN
from civitas.games.new_dawn.view_types import Agenda, CivilizationView, NewDawnView, Question, RowCard, Space
from civitas.lab.tensors import (
    Columns,
    Eyes,
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

SPACE_NAMES: Final = SPACE_DOMAIN.words
FRAMES: Final = list(BLANK_FRAMES)
PIECES: Final = ["token", "reinforced", "city", "capital"]
SIDES: Final = ["attacker", "defender"]
CARDS: Final = list(dict.fromkeys(card.id for card in [*FOCUS_CARDS, *AUTOMA_CARDS]))
DECKS: Final = [f"{kind}:{era}" for kind in ("culture", "economy", "science", "military") for era in ERAS]
TILES: Final = [str(tile) for tile in range(1, 17)]
ONCE: Final = [*CARDS, *WONDERS, *CITY_STATES, *NATURAL_WONDERS]
ON_CARDS: Final = [*RESOURCES, *NATURAL_WONDERS, *CITY_STATES]
PIECES_OF_A_PLAYER: Final = [
    "cities",
    "mature",
    "tokens",
    "friendly",
    "unused-tokens",
    "unused-cities",
    "caravans-out",
    "markers",
]
DECK_CARDS: Final = 6
MOST_DIAL: Final = 48
MOST_AWAY: Final = 16
"""How far a space is from the middle of the map."""
TRADE: Final = 40
TOKENS: Final = 60
COMBAT: Final = 60
COSTS: Final = 20
ASKED: Final = {
    "attack": COMBAT,
    "attacks": 6,
    "cost": COSTS,
    "defence": COMBAT,
    "left": 12,
    "limit": 12,
    "more": 6,
    "movement": 12,
    "number": SLOTS,
    "pool": 24,
    "production": 40,
    "reinforcements": 12,
    "rotation": 6,
    "slot": SLOTS,
    "spaces": 12,
}
"""The numbers in questions, and what they never exceed."""


class OnMap(NamedTuple):
    """A space, and what the view says of it elsewhere."""

    space: Space
    is_asked: bool
    has_won: bool
    has_arrived: bool


class Wonder(NamedTuple):
    """A world wonder: where it is, and what it would cost."""

    is_offered: bool
    is_built: bool
    owner: int | None
    costs: list[tuple[int, int]]


class InRow(NamedTuple):
    """A card of somebody's focus row."""

    owner: int
    card: RowCard


def _spaces(view: NewDawnView) -> Iterable[tuple[str, OnMap]]:
    question, turn = view["question"], view["turn"]
    asked = {question.get("space"), *question.get("named", [])} if question else set()
    for space in view["map"]["spaces"]:
        name = space["space"]
        yield name, OnMap(space, name in asked, name in turn["won"], name in turn["arrived"])


def _wonders(view: NewDawnView) -> Iterable[tuple[str, Wonder]]:
    offered = {deck["face_up"] for deck in view["wonders"]["decks"].values()}
    built = view["wonders"]["built"]
    for wonder in WONDERS:
        costs = [
            (seat, civilization["wonder_costs"][wonder])
            for seat, civilization in enumerate(view["civilizations"])
            if wonder in civilization["wonder_costs"]
        ]
        owner = built[wonder]["owner"] if wonder in built else None
        yield wonder, Wonder(wonder in offered, wonder in built, owner, costs)


def _rows(view: NewDawnView, eyes: Eyes) -> Iterable[tuple[int, InRow]]:
    for owner, civilization in enumerate(view["civilizations"]):
        for card in civilization["row"]:
            yield eyes.place(owner) * SLOTS + card["slot"] - 1, InRow(owner, card)


def _agendas(view: NewDawnView, eyes: Eyes) -> Iterable[tuple[int, Agenda]]:
    for owner, civilization in enumerate(view["civilizations"]):
        for agenda in civilization["agendas"]:
            yield eyes.place(owner) * len(AGENDAS) + AGENDAS.index(agenda["agenda"]), agenda


def _given(civilization: CivilizationView) -> list[str]:
    return [pact for pact, holder in civilization["own_pacts"].items() if holder is not None]


def _question(view: NewDawnView) -> Question:
    return view["question"] or {"frame": ""}


def _decks(view: NewDawnView) -> dict[str, int]:
    return {
        f"{kind}:{era}": deck["face_down"].count(era) for kind, deck in view["wonders"]["decks"].items() for era in ERAS
    }


def _pieces(civilization: CivilizationView) -> dict[str, int]:
    unused = civilization["unused"]
    return {
        "cities": len(civilization["cities"]),
        "mature": len(civilization["mature"]),
        "tokens": len(civilization["tokens"]),
        "friendly": civilization["friendly_spaces"],
        "unused-tokens": unused["tokens"],
        "unused-cities": unused["cities"],
        "caravans-out": sum(place in SPACE_NAMES for place in civilization["caravans"]),
        "markers": civilization["markers"],
    }


def _asked_number(name: str, most: float) -> Columns:
    return number(name, most, lambda question: question.get(name) or 0)


def _asked_seat(name: str) -> Columns:
    return seat_of(name, lambda question: question.get(name))


TABLE: Final = Kind(
    "table",
    always(1),
    single(lambda view: view),
    [
        number("round", 200, lambda view: view["round"]),
        seat_of("active", lambda view: view["active"]),
        seat_of("first", lambda view: view["first"]),
        seats_of("to-act", lambda view: view["to_act"]),
        seat_of("automated", lambda view: view["automa"]),
        number("section", SECTION_COUNT, lambda view: view["event"]["section"]),
        one_of("event", EVENTS, lambda view: view["event"]["name"]),
        one_of("next-event", EVENTS, lambda view: view["event"]["next"]),
        numbers("supply", RESOURCES, RESOURCE_TOKENS, lambda view: view["supply"]),
        numbers("deck", DECKS, DECK_CARDS, _decks),
        number("victories", TOKENS, lambda view: view["turn"]["victories"]),
        some_of("used", ONCE, lambda view: {*view["turn"]["once"], *view["turn"]["spent"]} & set(ONCE)),
    ],
)
QUESTION: Final = Kind(
    "question",
    always(1),
    single(_question),
    [
        one_of("frame", FRAMES, lambda question: question["frame"] or None),
        *[_asked_seat(name) for name in ("seat", "attacker", "defender", "victim", "other")],
        *[_asked_number(name, most) for name, most in ASKED.items()],
        one_of("spends", SIDES, lambda question: question.get("spends")),
        one_of("wonder", [*WONDERS, *NATURAL_WONDERS], lambda question: question.get("wonder")),
        one_of("state", CITY_STATES, lambda question: question.get("state")),
        some_of("resources", RESOURCES, lambda question: question.get("resources", [])),
    ],
)
SPACE: Final = Kind(
    "space",
    always(len(SPACE_NAMES)),
    named(SPACE_NAMES, _spaces),
    [
        flag("on-map", lambda on: True),
        number("q", MOST_AWAY, lambda on: on.space["at"][0], -MOST_AWAY),
        number("r", MOST_AWAY, lambda on: on.space["at"][1], -MOST_AWAY),
        one_of("terrain", TERRAINS, lambda on: on.space["terrain"]),
        number("difficulty", 5, lambda on: on.space["difficulty"]),
        flag("edge", lambda on: on.space["edge"]),
        seat_of("owner", lambda on: on.space.get("owner")),
        one_of("piece", PIECES, lambda on: on.space.get("piece")),
        seats_of("caravans", lambda on: on.space.get("caravans", [])),
        one_of("resource", RESOURCES, lambda on: on.space.get("resource")),
        one_of("natural-wonder", NATURAL_WONDERS, lambda on: on.space.get("natural_wonder")),
        flag("natural-wonder-token", lambda on: "natural_wonder_token" in on.space),
        one_of("city-state", CITY_STATES, lambda on: on.space.get("city_state")),
        flag("city-state-token", lambda on: "city_state_token" in on.space),
        one_of("barbarian", BARBARIANS, lambda on: on.space.get("barbarian")),
        one_of("spawns", BARBARIANS, lambda on: on.space.get("barbarian_icon")),
        one_of("wonder", WONDERS, lambda on: on.space.get("wonder")),
        number("defence", COMBAT, lambda on: on.space.get("defence", 0)),
        number("missing", 6, lambda on: on.space.get("missing", 0)),
        flag("mature", lambda on: on.space.get("mature")),
        flag("asked", lambda on: on.is_asked),
        flag("won", lambda on: on.has_won),
        flag("arrived", lambda on: on.has_arrived),
    ],
)
WONDER: Final = Kind(
    "wonder",
    always(len(WONDERS)),
    named(WONDERS, _wonders),
    [
        flag("offered", lambda wonder: wonder.is_offered),
        flag("built", lambda wonder: wonder.is_built),
        seat_of("owner", lambda wonder: wonder.owner),
        by_seat("cost", COSTS, lambda wonder: wonder.costs),
    ],
)
STATE: Final = Kind(
    "city-state",
    always(len(CITY_STATES)),
    named(CITY_STATES, lambda view: view["city_states"].items()),
    [
        flag("in-play", lambda state: True),
        seat_of("holder", lambda state: state["holder"]),
        number("cards", COPIES, lambda state: state["cards"]),
        number("defence", COMBAT, lambda state: state["defence"]),
    ],
)
ROW: Final = Kind(
    "focus-row",
    lambda players: players * SLOTS,
    _rows,
    [
        seat_of("owner", lambda in_row: in_row.owner),
        number("slot", SLOTS, lambda in_row: in_row.card["slot"]),
        one_of("card", CARDS, lambda in_row: in_row.card["card"]),
        number("trade", TRADE, lambda in_row: in_row.card["trade"]),
        some_of("tokens", ON_CARDS, lambda in_row: in_row.card["tokens"]),
    ],
)
PLAYER: Final = Kind(
    "player",
    each_player,
    around(lambda view: view["civilizations"]),
    [
        flag("automated", lambda civilization: civilization["automa"]),
        one_of("leader", LEADERS, lambda civilization: civilization["leader"]),
        number("dial", MOST_DIAL, lambda civilization: civilization["dial"]),
        number("completed", len(VICTORY_CARDS), lambda civilization: civilization["completed"]),
        flag("beaten-capital", lambda civilization: civilization["beaten_capital"]),
        numbers("resource", RESOURCES, RESOURCE_TOKENS, lambda civilization: civilization["resources"]),
        some_of("natural-wonder", NATURAL_WONDERS, lambda civilization: civilization["natural_wonders"]),
        some_of("city-state", CITY_STATES, lambda civilization: civilization["city_states"]),
        some_of("envoy", CITY_STATES, lambda civilization: civilization["envoys"]),
        some_of("deck", CARDS, lambda civilization: civilization["deck"]),
        numbers("pieces", PIECES_OF_A_PLAYER, TOKENS, _pieces),
        some_of("pact", PACTS, lambda civilization: [pact["card"] for pact in civilization["pacts"]]),
        seats_of("pact-of", lambda civilization: [pact["of"] for pact in civilization["pacts"]]),
        some_of("own-pact-out", PACTS, _given),
    ],
)
AGENDA: Final = Kind(
    "agenda",
    lambda players: players * len(AGENDAS),
    _agendas,
    [
        flag("in-play", lambda agenda: True),
        flag("completed", lambda agenda: agenda["completed"]),
        number("have", TOKENS, lambda agenda: agenda["have"]),
        number("need", TOKENS, lambda agenda: agenda["need"]),
    ],
)
HAND: Final = Kind(
    "hand",
    each_player,
    around(lambda view: view["hands"] or [[]] * view["players"]),
    [some_of("tile", TILES, lambda hand: [str(tile) for tile in hand])],
)
KINDS: Final = [TABLE, QUESTION, SPACE, WONDER, STATE, ROW, PLAYER, AGENDA, HAND]
"""All that a view tells; what follows from it (who owns how many of which) is told where it is cheap."""
