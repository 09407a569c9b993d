"""The situation at a table with the automated player: as the record of a file, as a scenario, as a position.

The file says the same as a scenario of the title in words that are closer to the table: the automated player and the
people have tables of their own, resources are sorted by their kinds, and of the wonder decks only the cards that lie
face up are known.
"""

import re
from collections.abc import Mapping
from typing import Any

from civitas.core.dice import Dice
from civitas.core.entries import checked, known_keys, listing, mapping
from civitas.core.errors import BadScenario
from civitas.games.new_dawn.facts.terrain import RESOURCES
from civitas.games.new_dawn.facts.wonders import DECK_OF
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.options import DIFFICULTIES, FEWEST_PLAYERS, MOST_PLAYERS, OPTIONS
from civitas.games.new_dawn.scenario.building import build_scenario
from civitas.games.new_dawn.scenario.describing import describe_position
from civitas.games.new_dawn.scenario.seat_entries import SEAT_KEYS
from civitas.games.new_dawn.scenario.table_entries import VICTORY_PREFIX
from civitas.games.new_dawn.words import AUTOMA_PREFIX, DECK, WONDER
from civitas.language import LANGUAGES
from civitas.terminal.new_dawn.companion.words import level_named

AUTOMA = "automa"
PLAYER = "player"
LARGEST_SEED = 1_000_000
GENERAL = {
    "language", "players", "difficulty", "round", "turn_done", "event", "seed", "victory_cards", "options", "map",
    "resources", "barbarians", "city_states", "natural_wonders", "wonders", AUTOMA, PLAYER,
}  # fmt: skip
HOLDERS = ("city_states", "natural_wonders")
_TABLES = ("options", "resources", "barbarians", *HOLDERS)
"""Tables in which a complaint may mean one of the fields."""
_COPIED = ("players", "round", "event", "victory_cards", "map", "barbarians")
_SEAT_DEFAULTS: dict[str, Any] = {
    "leader": "", "row": [], "trade": [0] * 5, "dial": 0, "resources": {}, "capital": "", "cities": [], "tokens": [],
    "reinforced": [], "caravans": [], "agendas": [], "envoys": [], "pacts": {}, "on_cards": {}, "beaten_capital": False,
}  # fmt: skip
"""What every player has in a file, in the order of the file."""

_RENAMED = {
    "wonders.on": "wonders.built",
    "wonders.decks": "wonders.face_up",
    "great_zimbabwe": "wonders.great_zimbabwe",
    "supply": "resources",
}
"""Entries of scenarios as the file calls them."""


class Situation:
    """What lies on the table, in the language of the people there."""

    def __init__(self, position: NewDawn, language: str, seed: int, turn_done: bool) -> None:
        self.position = position
        self.language = language
        self.turn_done = turn_done
        """Whether the automated player has had its turn in this round."""
        self._seed = seed

    @property
    def seed(self) -> int:
        """The seed of the dice from here on: another one as soon as they have rolled."""
        if self.position.dice.state() == Dice.seeded(self._seed).state():
            return self._seed
        return self.position.dice.copy().roll() % LARGEST_SEED


# From a file to a position.


def situation_of(given: Mapping[str, Any]) -> Situation:
    """The situation of a record; whatever is wrong is reported with the field it is in."""
    known_keys(given, GENERAL)
    language = given.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise BadScenario("language", f"{language!r} is unknown; there are {', '.join(LANGUAGES)}")
    seed = checked(given.get("seed", 0), "seed", 0, LARGEST_SEED)
    turn_done = given.get("turn_done", False)
    if not isinstance(turn_done, bool):
        raise BadScenario("turn_done", "true or false is expected")
    description = scenario_of(given)
    try:
        p = build_scenario(description)
    except BadScenario as problem:
        raise BadScenario(field_of(given, problem), str(problem).partition(": ")[2]) from problem
    p.frames = []
    p.active = p.automa
    p.dice = Dice.seeded(seed)
    return Situation(p, language, seed, turn_done)


def scenario_of(given: Mapping[str, Any]) -> dict[str, Any]:
    """The scenario of a record."""
    players = checked(given.get("players"), "players", FEWEST_PLAYERS, MOST_PLAYERS)
    told = given.get("difficulty")
    difficulty = level_named(told) if isinstance(told, str) else None
    if difficulty is None:
        raise BadScenario("difficulty", f"{told!r} is unknown; there are {', '.join(DIFFICULTIES)}")
    known_keys(mapping(given, "options"), {option.name for option in OPTIONS} - {AUTOMA}, "options")
    description = {key: given[key] for key in _COPIED if key in given}
    description["options"] = {**mapping(given, "options"), "automa": difficulty}
    description["pause"] = True
    if "resources" in given:
        description["resources"] = _resources(given)
    for key in HOLDERS:
        if key in given:
            entries = mapping(given, key)
            description[key] = {name: players if holder == AUTOMA else holder for name, holder in entries.items()}
    description |= _wonders(given)
    description["civilizations"] = [*_people(given, players), _seat(given, AUTOMA, "", players)]
    return description


def _resources(given: Mapping[str, Any]) -> dict[str, str]:
    kinds = mapping(given, "resources")
    known_keys(kinds, set(RESOURCES), "resources")
    found: dict[str, str] = {}
    for kind in kinds:
        for space in listing(kinds, kind, "resources"):
            if not isinstance(space, str):
                raise BadScenario(f"resources.{kind}", f"{space!r} is unknown")
            if space in found:
                raise BadScenario(f"resources.{kind}", f"{space} is there twice")
            found[space] = kind
    return found


def _wonders(given: Mapping[str, Any]) -> dict[str, Any]:
    """The cards that lie face up are all that is known of the decks."""
    entry = mapping(given, "wonders")
    known_keys(entry, {"face_up", "built", "great_zimbabwe"}, "wonders")
    decks: dict[str, list[str]] = {kind: [] for kind in DECK}
    for word in listing(entry, "face_up", "wonders"):
        if not isinstance(word, str) or word not in WONDER:
            raise BadScenario("wonders.face_up", f"{word!r} is unknown")
        deck = decks[list(DECK)[DECK_OF[WONDER[word]]]]
        if deck:
            raise BadScenario("wonders.face_up", f"{word}: the first card of its deck is told already")
        deck.append(word)
    built = mapping(entry, "built", "wonders")
    return {"wonders": {"decks": decks, "on": dict(built)}, "great_zimbabwe": entry.get("great_zimbabwe", 0)}


def _people(given: Mapping[str, Any], players: int) -> list[dict[str, Any]]:
    people = mapping(given, PLAYER)
    seats = [str(seat) for seat in range(1, players)]
    known_keys(people, set(seats), PLAYER)
    return [_seat(people, seat, PLAYER, players) for seat in seats]


def _seat(given: Mapping[str, Any], key: str, where: str, players: int) -> dict[str, Any]:
    """The entry of one player; where a row is not told, the leader's lies there."""
    entry = dict(mapping(given, key, where))
    path = f"{where}.{key}" if where else key
    known_keys(entry, SEAT_KEYS, path)
    pacts = mapping(entry, "pacts", path)
    entry["pacts"] = {str(players) if giver == AUTOMA else giver: cards for giver, cards in pacts.items()}
    return {name: each for name, each in entry.items() if name != "row" or each != []}


# What the file calls the entry of a complaint.


def field_of(given: Mapping[str, Any], problem: BadScenario) -> str:
    """The field of the file that a complaint about its scenario means, as exactly as the complaint allows."""
    words = set(re.findall(r"[\w.-]*\w", str(problem).partition(": ")[2]))
    return _closer(given, _renamed(given, problem.entry.removeprefix("state."), words), words)


def _renamed(given: Mapping[str, Any], entry: str, words: set[str]) -> str:
    """An entry of a scenario as the file calls it."""
    if entry == "civilizations":
        return _field_with_piece(given, words)
    seat = re.match(r"civilizations\[(\d+)\]", entry)
    if seat is not None:
        player = AUTOMA if int(seat[1]) == given["players"] else f"{PLAYER}.{seat[1]}"
        rest = entry[seat.end() :]
        return player + (f".pacts.{AUTOMA}" if rest == f".pacts.{given['players']}" else rest)
    if entry.startswith("resources."):
        return f"resources.{_resources(given)[entry.removeprefix('resources.')]}"
    for known, field in _RENAMED.items():
        if entry == known or entry.startswith((f"{known}.", f"{known}[")):
            return field if known == "wonders.decks" else field + entry[len(known) :]
    return entry


def _field_with_piece(given: Mapping[str, Any], words: set[str]) -> str:
    """The field with the piece on a space that is among these words."""
    people = {f"{PLAYER}.{seat}": entry for seat, entry in mapping(given, PLAYER).items()}
    for path, entry in {AUTOMA: mapping(given, AUTOMA), **people}.items():
        for key in ("capital", "cities", "tokens", "reinforced"):
            if _mentions(entry.get(key), words):
                return f"{path}.{key}"
    return PLAYER


def _closer(given: Mapping[str, Any], field: str, words: set[str]) -> str:
    """The field inside a table that has one of these words as its name or as its value."""
    table: object = given.get(field)
    if field not in _TABLES or not isinstance(table, Mapping):
        return field
    found = [key for key, each in table.items() if key in words or _mentions(each, words)]
    return f"{field}.{found[0]}" if found else field


def _mentions(content: object, words: set[str]) -> bool:
    values = content if isinstance(content, list) else [content]
    return any(isinstance(each, str) and each in words for each in values)


# From a position to a file.


def record_of(situation: Situation) -> dict[str, Any]:
    """The record that describes a situation."""
    p = situation.position
    scenario = describe_position(p)
    wonders = scenario["wonders"]
    seats = [_seat_record(entry, p.players, is_automa=False) for entry in scenario["civilizations"]]
    return {
        "language": situation.language,
        "players": p.players,
        "difficulty": p.setting.options["automa"],
        "round": p.round,
        "turn_done": situation.turn_done,
        "event": p.event,
        "seed": situation.seed,
        "victory_cards": [card.removeprefix(VICTORY_PREFIX) for card in scenario["victory_cards"]],
        "options": {key: each for key, each in scenario.get("options", {}).items() if key != "automa"},
        "map": scenario["map"],
        "resources": {
            kind: [space for space, each in scenario["resources"].items() if each == kind] for kind in RESOURCES
        },
        "barbarians": scenario["barbarians"],
        **{
            key: {name: AUTOMA if holder == p.players else holder for name, holder in scenario[key].items()}
            for key in HOLDERS
        },
        "wonders": {
            "face_up": [deck[0] for deck in wonders["decks"].values() if deck],
            "great_zimbabwe": scenario.get("great_zimbabwe", 0),
            "built": wonders.get("on", {}),
        },
        AUTOMA: _seat_record(scenario["civilizations"][-1], p.players, is_automa=True),
        PLAYER: {str(seat): entry for seat, entry in enumerate(seats[:-1], 1)},
    }


def _seat_record(entry: Mapping[str, Any], players: int, is_automa: bool) -> dict[str, Any]:
    """The entry of one player: trade tokens by slot, every control token in one list only."""
    record = {**_SEAT_DEFAULTS, **{key: each for key, each in entry.items() if key != "deck"}}
    row, trade = entry["row"], entry.get("trade", {})
    record["trade"] = [trade.get(card, 0) for card in row]
    record["row"] = [card.removeprefix(AUTOMA_PREFIX) for card in row] if is_automa else row
    record["tokens"] = [space for space in record["tokens"] if space not in record["reinforced"]]
    pacts = record["pacts"]
    record["pacts"] = {AUTOMA if giver == str(players) else giver: cards for giver, cards in pacts.items()}
    if record.get("markers") == len(record["agendas"]):
        del record["markers"]
    return record
