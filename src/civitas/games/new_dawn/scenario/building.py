"""Positions from a short description in the words of the game; simple enough to be written by hand as TOML.

    {"players": 2, "options": {"automa": "prince"}, "round": 4, "active": 1, "event": 3,
     "map": {"row": "G H F K:seoul G!c"}, "resources": {"1.2": "oil"}, "barbarians": {"c": "1.4"},
     "wonders": {"on": {"oracle": "1.0"}, "face_up": ["petra"]},
     "civilizations": [
        {"leader": "hojo", "row": ["pottery", "foreign-trade", "masonry", "astrology", "early-empire"], "dial": 7,
         "capital": "1.0", "tokens": ["1.1"], "trade": {"masonry": 2}, "resources": ["oil", "oil"],
         "caravans": ["1.2"], "envoys": ["seoul"], "pacts": {"2": ["embassy"]}},
        {"leader": "trajan"}]}

Only `players` must be there; players and slots are numbered from 1. See `sketches.py` for maps; without one a fixed map
lies on the table. A map of tiles is filled as at the start of a game where `resources` or `barbarians` are not told,
and a fixed map has the capitals; on a test map only what is told is there. City-states and natural wonders of the map
are free, or belong to who has a city or any piece on their space, unless `city_states` and `natural_wonders` say
otherwise. Wonders that are not told are in the shuffled decks; `face_up` tells the first card of a deck, `decks` all of
them from the top.

The game goes on with the turn of the active player or, `at = "round-end"`, with the check for victory and the event
dial; with `pause` only as soon as `Position.settle` is called. `turn` tells what the active player has done already,
`flow`, `dice` and `hands` what only descriptions of positions know.
"""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, flag, known_keys, listing, mapping, number, one_of
from civitas.core.errors import BadScenario, BrokenDump
from civitas.core.loading import load_frames
from civitas.core.scenarios import agreed, complaint, load_dice_and_result, player_entries, seeded_dice
from civitas.games.new_dawn.civilization import Civilization
from civitas.games.new_dawn.civilizations.gains import ZIMBABWE_ROOM
from civitas.games.new_dawn.facts.event_dial import SECTION_COUNT
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.map.populating import star_of
from civitas.games.new_dawn.map.tiles import TILE_COUNT, FixedMap
from civitas.games.new_dawn.model import NewDawn, empty_table
from civitas.games.new_dawn.options import FEWEST_PLAYERS, MOST_PLAYERS, setting_for
from civitas.games.new_dawn.phases.turn import BEGIN, NEXT, Round
from civitas.games.new_dawn.scenario.checks import MANY, check_pieces
from civitas.games.new_dawn.scenario.seat_entries import SeatEntry, space_of
from civitas.games.new_dawn.scenario.sketches import lay_map
from civitas.games.new_dawn.scenario.table_entries import TableEntries
from civitas.games.new_dawn.stored import BLANK_FRAMES, check_stack
from civitas.games.new_dawn.words import NATURAL, ONCE, STATE

TURN: Final = "turn"
ROUND_END: Final = "round-end"
_GENERAL: Final = {
    "players", "options", "seed", "round", "active", "first", "event", "at", "pause", "map", "resources", "barbarians",
    "city_states", "natural_wonders", "wonders", "victory_cards", "great_zimbabwe", "turn", "civilizations", "hands",
    "flow", "dice", "result",
}  # fmt: skip

_ENTRIES: Final = {
    "states": "city_states",
    "naturals": "natural_wonders",
    "lying": "resources",
    "owner": "civilizations",
    "decks": "wonders.decks",
    "wonder_space": "wonders.on",
    "zimbabwe": "great_zimbabwe",
    "frames": "flow",
}
"""Entries that tell what is stored under other names."""


def build_scenario(given: Mapping[str, Any]) -> NewDawn:
    """The position of a description; a mistake is reported with the entry it is in."""
    known_keys(given, _GENERAL)
    p = _blank_for(given)
    _set_clock(p, given)
    layout = lay_map(p, given)
    entries = player_entries(given, "civilizations", p.players)
    seats = [SeatEntry(p, seat, entry, _capital(p, seat, layout)) for seat, entry in enumerate(entries)]
    for seat in seats:
        seat.set_up()
    TableEntries(p, given).lay_out()
    for seat in seats:
        seat.lay_tokens()
    _set_turn(p, given)
    p.hands = [_hand(entry, f"hands[{seat + 1}]") for seat, entry in enumerate(listing(given, "hands"))]
    _start(p, given)
    return p


def _blank_for(given: Mapping[str, Any]) -> NewDawn:
    players = checked(given.get("players"), "players", FEWEST_PLAYERS, MOST_PLAYERS)
    p = empty_table(agreed(given, players, setting_for))
    p.civs = [Civilization() for _ in range(players)]
    p.dice = seeded_dice(given)
    return p


def _set_clock(p: NewDawn, given: Mapping[str, Any]) -> None:
    """The automated player is first and otherwise player 1; it is the turn of player 1."""
    p.round = number(given, "round", 1, 1, MANY)
    p.event = number(given, "event", 0, 0, SECTION_COUNT - 1)
    p.first = number(given, "first", max(p.automa, 0) + 1, 1, p.players) - 1
    p.active = number(given, "active", 1, 1, p.players) - 1


def _capital(p: NewDawn, seat: int, layout: FixedMap | None) -> int:
    """Where a capital stands that is not told: on its star of a fixed map made for so many players, or nowhere."""
    if layout is None or layout.is_automa != (p.automa >= 0) or layout.humans != p.setting.humans:
        return NONE
    return star_of(layout.automa_tile if seat == p.automa else layout.capital_tiles[seat])


def _hand(entry: object, where: str) -> list[int]:
    if not isinstance(entry, list):
        raise BadScenario(where, "a list of tiles is expected")
    return [checked(tile, where, 1, TILE_COUNT) for tile in entry]


def _set_turn(p: NewDawn, given: Mapping[str, Any]) -> None:
    """What the active player has done in this turn."""
    p.zimbabwe = number(given, "great_zimbabwe", 0, 0, ZIMBABWE_ROOM)
    entry = mapping(given, "turn")
    known_keys(entry, {"once", "won", "arrived", "spent", "victories"}, "turn")
    for word in listing(entry, "once", "turn"):
        p.once |= one_of(ONCE, word, "turn.once")
    p.won = [space_of(p, word, "turn.won") for word in listing(entry, "won", "turn")]
    p.arrived = [space_of(p, word, "turn.arrived") for word in listing(entry, "arrived", "turn")]
    for word in listing(entry, "spent", "turn"):
        if isinstance(word, str) and word in STATE:
            p.spent_states |= 1 << STATE[word]
        else:
            p.spent_naturals |= 1 << one_of(NATURAL, word, "turn.spent")
    p.victories = number(entry, "victories", 0, 0, MANY, "turn")


def _start(p: NewDawn, given: Mapping[str, Any]) -> None:
    at = one_of({TURN: BEGIN, ROUND_END: NEXT}, given.get("at", TURN), "at")
    try:
        load_dice_and_result(p, given)
        check_pieces(p)
        if "flow" in given:
            p.frames = load_frames(given["flow"], BLANK_FRAMES, p.players)
            check_stack(p, is_paused=flag(given, "pause") == 1)
            return
    except BrokenDump as problem:
        raise complaint(problem, p.players, "civilizations", _ENTRIES) from problem
    if at == NEXT:
        p.active = (p.first - 1) % p.players
    p.push(Round(at))
    if not flag(given, "pause"):
        p.settle()
