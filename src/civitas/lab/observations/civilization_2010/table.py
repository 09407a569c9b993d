"""Civilization (2010) in numbers: the table, the question, deals, the map, cards and units, battles, players."""

from collections import Counter
from typing import Final

from civitas.games.civilization_2010.facts.buildings import FAMILIES, FAMILY_SUPPLY
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_COUNT
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import CITIES, LEVELS, MOST_PLAYERS, MOST_TRADE, PROGRAM_MARKERS
from civitas.games.civilization_2010.facts.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.events import EVENT_COPIES, EVENT_LEVELS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE, GREAT_PERSON_COPIES
from civitas.games.civilization_2010.facts.markers import HUT_POOL, VILLAGE_POOL
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCES
from civitas.games.civilization_2010.facts.timing import PHASES
from civitas.games.civilization_2010.facts.units import RANKS, UNIT_DECKS, UNIT_TYPES
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.verbs import COIN_OF, MOST_ARMIES, MOST_SCOUTS
from civitas.games.civilization_2010.view_types import Civilization2010View
from civitas.lab.observations.civilization_2010.cards import ABILITY, BATTLE, EVENT, FRONT, ITEM, MARKER, TECH, UNIT
from civitas.lab.observations.civilization_2010.map import CITY, FIGURE, PRODUCTION, SITE, SQUARE, WONDER
from civitas.lab.observations.civilization_2010.question import COMBAT, DEAL, DRAFT, FEW, QUESTION, questions
from civitas.lab.tensors import (
    Columns,
    Kind,
    always,
    around,
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

MARKET: Final = RESOURCES[:MARKET_RESOURCE_COUNT]
BACKS: Final = ["hut", "village"]
LEVEL_WORDS: Final = [str(level) for level in range(1, LEVELS + 1)]
DECK_WORDS: Final = [str(level) for level in range(1, EVENT_LEVELS + 1)]
DECK: Final = max(len(deck) for deck in UNIT_DECKS)
PEOPLE: Final = max(GREAT_PERSON_COPIES)
TURNS: Final = 100
TILES: Final = 40
CULTURE: Final = 150
COINS: Final = 30
LIMITS: Final = {"speed": FEW, "stacking": FEW, "cities": FEW, "policies": FEW, "events": FEW, "combat": COMBAT}
SUPPLY: Final = {"armies": MOST_ARMIES, "scouts": MOST_SCOUTS, "cities": CITIES}
AGREED: Final[list[tuple[str, str | bool]]] = [
    ("civilizations", "dealt"),
    ("civilizations", "chosen"),
    ("fifth_seat", True),
    ("loot_event_card", "backs-only"),
    ("city_state_5", "random"),
    ("horde_on_capital", "forbidden"),
    ("replace_limited", "same-square"),
    ("scouts_in_lost_attack", "stay"),
    ("simultaneous_victory", "shared"),
    ("coin_dial_after_research", "coins"),
]
"""Options that are not as usual."""


def _choices(view: Civilization2010View) -> list[list[str]]:
    """The civilizations that each player can choose from, while they are chosen."""
    found = [question["civilizations"] for question in questions(view) if "civilizations" in question]
    return found[0] if found else [[] for _ in range(view["players"])]


def _by_level(counts: list[int]) -> dict[str, int]:
    return dict(zip(LEVEL_WORDS, counts, strict=False))


def _group_number(name: str, most: int) -> Columns:
    return number(f"group-{name}", most, lambda view: view["group"][name] if view["group"] else 0)


def _bounded(field: str, name: str, most: int) -> Columns:
    """A number of a player that has bounds of its own."""
    return number(f"{field}:{name}", most, lambda civilization: civilization[field][name])


def _agreed(option: str, value: str | bool) -> Columns:
    return flag(f"{option}={value}", lambda view: view["options"][option] == value)


TABLE: Final = Kind(
    "table",
    always(1),
    single(lambda view: view),
    [
        seats_of("to-act", lambda view: view["to_act"]),
        seat_of("active", lambda view: view["active"]),
        seat_of("first", lambda view: view["first"]),
        number("turn", TURNS, lambda view: view["turn"]),
        one_of("phase", PHASES, lambda view: view["phase"]),
        number("turn-limit", TURNS, lambda view: view["options"]["turn_limit"]),
        number("trade-bound", 100, lambda view: view["options"]["trade_bound"]),
        *[_agreed(option, value) for option, value in AGREED],
        seat_of("group", lambda view: view["group"]["seat"] if view["group"] else None),
        _group_number("armies", MOST_ARMIES),
        _group_number("scouts", MOST_SCOUTS),
        numbers("wonder-deck", ERAS, len(WONDERS), lambda view: Counter(view["wonders"]["deck"])),
        numbers("wonder-box", ERAS, len(WONDERS), lambda view: view["wonders"]["box"]),
        numbers("market", MARKET, MOST_PLAYERS, lambda view: view["market"]["resources"]),
        numbers("buildings", FAMILIES, max(FAMILY_SUPPLY), lambda view: view["market"]["buildings"]),
        number("programs", PROGRAM_MARKERS, lambda view: view["market"]["programs"]),
        numbers("people", GREAT_PEOPLE, PEOPLE, lambda view: view["market"]["people"]),
        numbers("units", UNIT_TYPES, DECK, lambda view: view["decks"]["units"]),
        numbers("events", DECK_WORDS, sum(EVENT_COPIES), lambda view: _by_level(view["decks"]["events"])),
        number("huts", len(HUT_POOL), lambda view: view["decks"]["huts"]),
        number("villages", len(VILLAGE_POOL), lambda view: view["decks"]["villages"]),
        number("city-states", CITY_STATE_COUNT, lambda view: view["decks"]["city_states"]),
        number("spare-tiles", TILES, lambda view: view["decks"]["spare_tiles"]),
    ],
)
PLAYER: Final = Kind(
    "player",
    each_player,
    around(lambda view: view["civilizations"]),
    [
        one_of("civilization", CIVILIZATIONS, lambda civilization: civilization["civilization"]),
        one_of("government", GOVERNMENTS, lambda civilization: civilization["government"]),
        some_of("fresh", GOVERNMENTS, lambda civilization: civilization["fresh"]),
        some_of("policy", POLICIES, lambda civilization: civilization["policies"]),
        number("trade", MOST_TRADE, lambda civilization: civilization["trade"]),
        number("income", PRODUCTION, lambda civilization: civilization["income"]),
        number("culture", CULTURE, lambda civilization: civilization["culture"]),
        number("step", VICTORY_STEP, lambda civilization: civilization["step"]),
        number("coins", COINS, lambda civilization: civilization["coins"]),
        numbers("coins", COIN_OF.domains[0].words, COINS, lambda civilization: civilization["coin_tokens"]),
        numbers("resource", MARKET, MOST_PLAYERS, lambda civilization: civilization["resources"]),
        numbers("person", GREAT_PEOPLE, PEOPLE, lambda civilization: civilization["people"]),
        numbers("rank", UNIT_TYPES, RANKS, lambda civilization: civilization["ranks"]),
        numbers("units", UNIT_TYPES, DECK, lambda civilization: civilization["unit_types"]),
        numbers("events", DECK_WORDS, FEW, lambda civilization: _by_level(civilization["event_backs"])),
        numbers("tokens", BACKS, len(HUT_POOL), lambda civilization: civilization["token_backs"]),
        numbers("techs", LEVEL_WORDS, len(TECHS), lambda civilization: _by_level(civilization["rows"])),
        some_of("room", LEVEL_WORDS, lambda civilization: [str(level) for level in civilization["room"]]),
        numbers("cost", LEVEL_WORDS, MOST_TRADE, lambda civilization: _by_level(civilization["research_costs"])),
        *[_bounded("supply", name, most) for name, most in SUPPLY.items()],
        *[_bounded("limits", name, most) for name, most in LIMITS.items()],
    ],
)
CHOICE: Final = Kind(
    "choice",
    each_player,
    around(_choices),
    [some_of("civilization", CIVILIZATIONS, lambda choices: choices)],
)
KINDS: Final = [
    *[TABLE, QUESTION, DEAL, DRAFT],
    *[SQUARE, CITY, FIGURE, WONDER, SITE],
    *[TECH, ABILITY, EVENT, MARKER, ITEM, UNIT],
    *[BATTLE, FRONT, PLAYER, CHOICE],
]
"""All that a view tells but for names and facings of tiles, which show on their squares, and how a game ended."""
