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

from civitas.core.entries import checked, flag, known_keys, listing, number, one_of
from civitas.core.errors import BrokenDump
from civitas.core.scenarios import agreed, complaint, load_dice_and_result, player_entries, seeded_dice
from civitas.games.civilization_2010.facts.constants import FEWEST_PLAYERS, MOST_PLAYERS
from civitas.games.civilization_2010.facts.timing import PHASES, RESEARCH, START_OF_TURN, TRADE_PHASE
from civitas.games.civilization_2010.model import Civilization2010, empty_table
from civitas.games.civilization_2010.options import setting_for
from civitas.games.civilization_2010.phases.turn import Turn
from civitas.games.civilization_2010.scenario.battle_entries import BattleEntries
from civitas.games.civilization_2010.scenario.checks import check_pieces
from civitas.games.civilization_2010.scenario.empire_checks import MANY
from civitas.games.civilization_2010.scenario.map_entries import MapEntries
from civitas.games.civilization_2010.scenario.seat_entries import SeatEntry
from civitas.games.civilization_2010.scenario.supply_entries import SupplyEntries
from civitas.games.civilization_2010.stored import check_stack, load_stack
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


def build_scenario(given: Mapping[str, Any]) -> Civilization2010:
    """The position of a description; a mistake is reported with the entry it is in."""
    known_keys(given, _GENERAL)
    p = _blank_for(given)
    _set_clock(p, given)
    entries = player_entries(given, "civilizations", p.players)
    seats = [SeatEntry(p, seat, entry) for seat, entry in enumerate(entries)]
    MapEntries(p, given).lay_out()
    for seat in seats:
        seat.set_up()
    BattleEntries(p, given).lay_out()
    SupplyEntries(p, given).lay_out()
    _start(p, given)
    return p


def _blank_for(given: Mapping[str, Any]) -> Civilization2010:
    players = checked(given.get("players"), "players", FEWEST_PLAYERS, MOST_PLAYERS)
    p = empty_table(agreed(given, players, setting_for))
    p.dice = seeded_dice(given)
    return p


def _set_clock(p: Civilization2010, given: Mapping[str, Any]) -> None:
    p.turn = number(given, "turn", 1, 0, MANY)
    p.phase = one_of(PHASE, given.get("phase", PHASES[START_OF_TURN]), "phase")
    p.first = number(given, "first", 1, 1, p.players) - 1
    p.active = number(given, "active", p.first + 1, 1, p.players) - 1
    for player in listing(given, "waived"):
        p.waived |= 1 << (checked(player, "waived", 1, p.players) - 1)
    for word in listing(given, "refused"):
        p.refused |= 1 << one_of(EVENT, word, "refused")
    p.cancelled = flag(given, "cancelled")


def _start(p: Civilization2010, given: Mapping[str, Any]) -> None:
    try:
        load_dice_and_result(p, given)
        check_pieces(p)
        if "flow" in given:
            p.frames = load_stack(given["flow"], p.players)
            check_stack(p, is_paused=flag(given, "pause") == 1)
            return
    except BrokenDump as problem:
        raise complaint(problem, p.players, "empires", _ENTRIES) from problem
    is_common = p.phase in (TRADE_PHASE, RESEARCH)
    p.push(Turn(0 if is_common else (p.active - p.first) % p.players))
    if not flag(given, "pause"):
        p.settle()
