"""The beginning of a game: civilizations, decks, pools, the map, what everybody starts with, the first player."""

from collections.abc import Sequence

from civitas.core.dice import Dice
from civitas.games.civilization_2010.city_states import CITY_STATE_COUNT
from civitas.games.civilization_2010.civilizations import CIVILIZATION_COUNT, CIVILIZATIONS
from civitas.games.civilization_2010.constants import START_COINS, START_CULTURE, START_TRADE, START_UNITS
from civitas.games.civilization_2010.culture_track import START_STEP
from civitas.games.civilization_2010.empire import ON_SHEET
from civitas.games.civilization_2010.eras import ERA_COUNT
from civitas.games.civilization_2010.events import EVENT_DECKS
from civitas.games.civilization_2010.great_people import GREAT_PERSON_COPIES
from civitas.games.civilization_2010.laying import lay_tile
from civitas.games.civilization_2010.markers import HUT_POOL, VILLAGE_POOL
from civitas.games.civilization_2010.model import Civilization, empty_table
from civitas.games.civilization_2010.options import Setting
from civitas.games.civilization_2010.phases.founding import CAPITAL, Founding
from civitas.games.civilization_2010.phases.learning import start_with
from civitas.games.civilization_2010.phases.turn import Turn
from civitas.games.civilization_2010.stock import draw_unit, refill_wonders
from civitas.games.civilization_2010.terrain import NONE
from civitas.games.civilization_2010.tiles import NEUTRAL_TILES
from civitas.games.civilization_2010.units import UNIT_DECKS, UNIT_TYPE_COUNT, UNITS
from civitas.games.civilization_2010.wonders import WONDER_SLOTS, WONDERS, WONDERS_OF_ERA, WONDERS_PER_ERA


def new_position(setting: Setting, seed: int, civilizations: Sequence[int] = ()) -> Civilization:
    """The first position of a game in which somebody has to decide; civilizations are random unless they are given."""
    p = set_up(setting, seed, civilizations)
    p.settle()
    return p


def set_up(setting: Setting, seed: int, civilizations: Sequence[int] = ()) -> Civilization:
    """The table before the first player founds the capital."""
    p = empty_table(setting)
    p.dice = Dice.seeded(seed)
    assign_civilizations(p, civilizations)
    shuffle_decks(p)
    fill_pools(p)
    wonder = deal_wonders(p)
    lay_map(p)
    for seat in range(p.players):
        equip(p, seat)
    choose_first_player(p)
    p.push(Turn())
    p.push(Founding(0, CAPITAL, wonder))
    return p


# Players.


def assign_civilizations(p: Civilization, given: Sequence[int]) -> None:
    """Everybody gets a civilization, no two the same (setup.civs-a)."""
    civilizations = list(given)
    if not civilizations:
        civilizations = list(range(CIVILIZATION_COUNT))
        p.dice.shuffle(civilizations)
    for seat, empire in enumerate(p.empires):
        empire.civilization = civilizations[seat]
        name = f"civilization-{CIVILIZATIONS[civilizations[seat]]}"
        p.tell("civilization-assigned", "setup.civs-a", {"seat": seat, "civilization": name})


def equip(p: Civilization, seat: int) -> None:
    """What a player starts with, before the choices of setup (setup.state-a, setup.tech-a, setup.units-a)."""
    empire = p.empires[seat]
    sheet = empire.sheet()
    start_with(p, seat, sheet.tech)
    empire.government = sheet.government
    empire.trade, empire.culture, empire.step = START_TRADE, START_CULTURE, START_STEP
    empire.coins[ON_SHEET] = START_COINS
    for unit_type in range(UNIT_TYPE_COUNT):
        for _ in range(START_UNITS[unit_type] + sheet.more_units[unit_type]):
            unit = draw_unit(p, unit_type)
            empire.units[unit] += 1
            p.tell("unit-drawn", "setup.units-a", {"seat": seat, "card": f"card-{UNITS[unit]}"}, 1 << seat)


def choose_first_player(p: Civilization) -> None:
    """The first player is found at random (setup.first-player-a)."""
    p.first = p.dice.below(p.players)
    p.active = p.first
    p.tell("first-player", "setup.first-player-a", {"seat": p.first})


# Cards and markers for all.


def shuffle_decks(p: Civilization) -> None:
    """The units by type and the culture events by level, each deck on its own (setup.culture-decks-a)."""
    p.unit_decks = [_shuffled(p, deck) for deck in UNIT_DECKS]
    p.event_decks = [_shuffled(p, deck) for deck in EVENT_DECKS]


def fill_pools(p: Civilization) -> None:
    """Great people, huts, villages and city-states lie facedown (setup.pools-a)."""
    p.people = GREAT_PERSON_COPIES[:]
    p.huts = _shuffled(p, HUT_POOL)
    p.villages = _shuffled(p, VILLAGE_POOL)
    p.city_states = _shuffled(p, list(range(CITY_STATE_COUNT)))


def deal_wonders(p: Civilization) -> int:
    """Build the wonder deck with the ancient wonders on top and fill the market (setup.wonder-deck-a).

    Before that the Egyptians take the top card, if they take part (setup.wonder-deck-b): the wonder, otherwise -1.
    """
    for era in range(ERA_COUNT - 1, -1, -1):
        wonders = _shuffled(p, WONDERS_OF_ERA[era])
        p.wonder_deck += wonders[:WONDERS_PER_ERA]
        p.wonder_box += wonders[WONDERS_PER_ERA:]
    p.wonder_box.sort()
    taken = NONE
    for seat, empire in enumerate(p.empires):
        if empire.sheet().has_wonder:
            taken = p.wonder_deck.pop()
            names = {"wonder": f"card-{WONDERS[taken]}"}
            p.tell("starting-wonder-drawn", "setup.wonder-deck-b", {"seat": seat, **names})
    for _ in range(WONDER_SLOTS):
        refill_wonders(p)
    return taken


def _shuffled(p: Civilization, pieces: list[int]) -> list[int]:
    shuffled = pieces[:]
    p.dice.shuffle(shuffled)
    return shuffled


# The map.


def lay_map(p: Civilization) -> None:
    """Lay the home tiles faceup and random neutral tiles facedown in all other slots (setup.layout-a)."""
    layout = p.board.layout
    for seat, empire in enumerate(p.empires):
        lay_tile(p, seat, empire.sheet().home, layout.home_facing[seat])
    tiles = _shuffled(p, NEUTRAL_TILES)
    for slot in range(p.players, layout.slot_count):
        p.tiles[slot] = tiles.pop()
    p.spare_tiles = sorted(tiles)
