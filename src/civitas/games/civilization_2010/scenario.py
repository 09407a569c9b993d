"""Positions from a short description in the words of the game; simple enough to be written by hand as TOML.

    {"players": 2, "options": {"turn_limit": 20}, "seed": 7, "turn": 4, "phase": "movement", "active": 1, "first": 2,
     "land": "grassland", "squares": {"a6": "desert wheat", "b": "GGGG GWWG GFMG GGGG"},
     "tiles": {"c": "tile05 right", "d": "tile07 facedown"}, "pieces": {"a2": "library", "c4": "hut-spy"},
     "decks": {"infantry": ["infantry-fierce"], "events-1": ["drought"], "huts": ["hut-iron"]},
     "discards": {"mounted": ["mounted-weak"]}, "wonders": {"market": ["oracle"], "deck": ["colossus"]},
     "civilizations": [
        {"civilization": "romans", "techs": ["pottery"], "government": "republic", "policies": ["pacifism"],
         "trade": 9, "culture": 3, "step": 2, "units": ["infantry-weak"], "events": ["drought"], "resources": ["silk"],
         "tokens": ["hut-spy"], "people": ["great-artist"], "coins": 2, "cities": ["a6", "c6"], "walls": ["c6"],
         "armies": ["a7", "a8 moved"], "scouts": ["a7 for c6"]},
        {"cities": ["b6"]}]}

Only `players` must be there; players are numbered from 1. With `land` every slot that `tiles` does not tell is a test
map, all of this terrain, on which `squares` says what is different; without it the homes lie faceup and the rest of the
map facedown. Only the pieces that are told lie on the map. The first of `cities` is the capital. Figures serve the
capital unless `for`, `next` (from the next turn on) or `idle` follows; techs raise ranks and fill the pyramid, unless
`ranks` and `rows` say otherwise. Cards and markers that are not told are in their decks and pools, shuffled below those
which `decks` tells from the top; markets have what is nowhere else.

The game goes on with the active player's part of the phase, or with the phase if all act at once; with `pause` only as
soon as `Position.settle` is called. `flow`, `dice`, `group`, `battle` and the like are what only descriptions of
positions know.
"""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.dice import Dice
from civitas.core.entries import checked, flag, known_keys, listing, mapping, number, one_of
from civitas.core.errors import BadOption, BadScenario, BrokenDump
from civitas.core.loading import load_dice, load_frames, load_result
from civitas.games.civilization_2010.battle_entries import BattleEntries
from civitas.games.civilization_2010.checks import check_pieces
from civitas.games.civilization_2010.constants import FEWEST_PLAYERS, MOST_PLAYERS
from civitas.games.civilization_2010.empire_checks import MANY
from civitas.games.civilization_2010.map_entries import MapEntries
from civitas.games.civilization_2010.model import Civilization, empty_table
from civitas.games.civilization_2010.options import setting_for
from civitas.games.civilization_2010.phases.turn import Turn
from civitas.games.civilization_2010.seat_entries import SeatEntry
from civitas.games.civilization_2010.stored import BLANK_FRAMES, check_stack
from civitas.games.civilization_2010.supply_entries import SupplyEntries
from civitas.games.civilization_2010.timing import PHASES, RESEARCH, START_OF_TURN, TRADE_PHASE
from civitas.games.civilization_2010.words import EVENT, PHASE

_GENERAL: Final = {
    "players", "options", "seed", "turn", "phase", "active", "first", "pause", "waived", "cancelled", "refused", "land",
    "tiles", "spare_tiles", "squares", "pieces", "changed", "frozen", "decks", "discards", "wonders", "spent",
    "lost_city_states", "claimed", "group", "battle", "civilizations", "flow", "dice", "result",
}  # fmt: skip

_ENTRIES: Final = {
    "terrain": "squares",
    "printed": "squares",
    "piece": "pieces",
    "unit_decks": "decks",
    "unit_discards": "discards",
    "event_decks": "decks",
    "event_discards": "discards",
    "huts": "decks.huts",
    "villages": "decks.villages",
    "city_states": "decks.city-states",
    "spent_markers": "spent",
    "buildings": "pieces",
    "people": "civilizations",
    "market": "civilizations",
    "programs": "civilizations",
    "owner": "civilizations",
    "holder": "civilizations",
    "wonder_square": "pieces",
    "wonder_market": "wonders.market",
    "wonder_deck": "wonders.deck",
    "wonder_box": "wonders.box",
    "hands": "battle.hands",
    "fronts": "battle.fronts",
    "frames": "flow",
}
"""Entries that tell what is stored under other names."""


def build_scenario(given: Mapping[str, Any]) -> Civilization:
    """The position of a description; a mistake is reported with the entry it is in."""
    known_keys(given, _GENERAL)
    p = _blank_for(given)
    _set_clock(p, given)
    seats = [SeatEntry(p, seat, entry) for seat, entry in enumerate(_entries(p, given))]
    MapEntries(p, given).lay_out()
    for seat in seats:
        seat.set_up()
    BattleEntries(p, given).lay_out()
    SupplyEntries(p, given).lay_out()
    _start(p, given)
    return p


def _blank_for(given: Mapping[str, Any]) -> Civilization:
    players = checked(given.get("players"), "players", FEWEST_PLAYERS, MOST_PLAYERS)
    try:
        p = empty_table(setting_for(players, mapping(given, "options")))
    except BadOption as problem:
        raise BadScenario("options", str(problem)) from problem
    p.dice = Dice.seeded(number(given, "seed", 0, -(1 << 63), 1 << 63))
    return p


def _set_clock(p: Civilization, given: Mapping[str, Any]) -> None:
    p.turn = number(given, "turn", 1, 0, MANY)
    p.phase = one_of(PHASE, given.get("phase", PHASES[START_OF_TURN]), "phase")
    p.first = number(given, "first", 1, 1, p.players) - 1
    p.active = number(given, "active", p.first + 1, 1, p.players) - 1
    for player in listing(given, "waived"):
        p.waived |= 1 << (checked(player, "waived", 1, p.players) - 1)
    for word in listing(given, "refused"):
        p.refused |= 1 << one_of(EVENT, word, "refused")
    p.cancelled = flag(given, "cancelled")


def _entries(p: Civilization, given: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The entry of every player, an empty one if it is missing."""
    entries = listing(given, "civilizations")
    if len(entries) > p.players:
        raise BadScenario("civilizations", f"there are {p.players} players")
    for seat, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise BadScenario(f"civilizations[{seat + 1}]", "a record is expected")
    return [*entries, *[{} for _ in range(p.players - len(entries))]]


def _start(p: Civilization, given: Mapping[str, Any]) -> None:
    try:
        if "dice" in given:
            p.dice = load_dice(given["dice"])
        p.result = load_result(given.get("result"), p.players)
        check_pieces(p)
        if "flow" in given:
            p.frames = load_frames(given["flow"], BLANK_FRAMES, p.players)
            check_stack(p, is_paused=flag(given, "pause") == 1)
            return
    except BrokenDump as problem:
        raise _bad(p, problem) from problem
    is_common = p.phase in (TRADE_PHASE, RESEARCH)
    p.push(Turn(0 if is_common else (p.active - p.first) % p.players))
    if not flag(given, "pause"):
        p.settle()


def _bad(p: Civilization, problem: BrokenDump) -> BadScenario:
    """The same complaint in the words of scenarios."""
    where, _, what = str(problem).partition(": ")
    for seat in range(p.players - 1, -1, -1):
        where = where.replace(f"empires[{seat}]", f"civilizations[{seat + 1}]")
    name, bracket, rest = where.removeprefix("state.").partition("[")
    return BadScenario(f"{_ENTRIES.get(name, name)}{bracket}{rest}", what)
