"""The beginning of a game: civilizations, decks, pools, the map, what everybody starts with, the first player."""

from collections.abc import Sequence
from typing import Final

from civitas.core.dice import Dice
from civitas.games.civilization_2010.empires.equipping import equip_all
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_COUNT
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_COUNT, CIVILIZATIONS
from civitas.games.civilization_2010.facts.eras import ERA_COUNT
from civitas.games.civilization_2010.facts.events import EVENT_DECKS
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COPIES
from civitas.games.civilization_2010.facts.markers import HUT_POOL, VILLAGE_POOL
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_DECKS
from civitas.games.civilization_2010.facts.wonders import WONDERS_OF_ERA, WONDERS_PER_ERA
from civitas.games.civilization_2010.map.tiles import NEUTRAL_TILES
from civitas.games.civilization_2010.model import Civilization2010, empty_table
from civitas.games.civilization_2010.options import CHOSEN, DRAWN, Setting
from civitas.games.civilization_2010.phases.civilization_choice import CivilizationChoice, assign
from civitas.games.civilization_2010.phases.turn import Turn

SHEETS_DEALT: Final = 2
"""Civilizations that everybody may choose from, if they are dealt."""


def new_position(setting: Setting, seed: int, civilizations: Sequence[int] = ()) -> Civilization2010:
    """The first position of a game in which somebody has to decide; `civilizations` are given by tests."""
    p = set_up(setting, seed, civilizations)
    p.settle()
    return p


def set_up(setting: Setting, seed: int, civilizations: Sequence[int] = ()) -> Civilization2010:
    """The table before the first player chooses a civilization or, if they are drawn or given, founds the capital."""
    p = empty_table(setting)
    p.dice = Dice.seeded(seed)
    p.push(Turn())
    if civilizations or setting.civilizations == DRAWN:
        assign_civilizations(p, civilizations)
        lay_out(p)
        equip_all(p)
        choose_first_player(p)
    else:
        lay_out(p)
        choose_first_player(p)
        for empire in p.empires:
            empire.civilization = NONE
        p.push(CivilizationChoice(deal_civilizations(p)))
    return p


def lay_out(p: Civilization2010) -> None:
    """Everything on the table that is the same for all civilizations."""
    shuffle_decks(p)
    fill_pools(p)
    stack_wonders(p)
    lay_neutral_tiles(p)


# Players.


def assign_civilizations(p: Civilization2010, given: Sequence[int]) -> None:
    """Everybody gets a civilization, no two the same (setup.civs-a)."""
    civilizations = list(given) or _shuffled(p, list(range(CIVILIZATION_COUNT)))
    for seat in range(p.players):
        assign(p, seat, civilizations[seat])


def deal_civilizations(p: Civilization2010) -> list[list[int]]:
    """What everybody may choose from: all civilizations, or two that are dealt faceup."""
    everything = list(range(CIVILIZATION_COUNT))
    if p.setting.civilizations == CHOSEN:
        return [everything] * p.players
    shuffled = _shuffled(p, everything)
    dealt = [sorted(shuffled[SHEETS_DEALT * seat : SHEETS_DEALT * (seat + 1)]) for seat in range(p.players)]
    for seat, pair in enumerate(dealt):
        for each in pair:
            name = f"civilization-{CIVILIZATIONS[each]}"
            p.tell("civilization-dealt", "setup.civs-a", {"seat": seat, "civilization": name})
    return dealt


def choose_first_player(p: Civilization2010) -> None:
    """The first player is found at random (setup.first-player-a)."""
    p.first = p.dice.below(p.players)
    p.active = p.first
    p.tell("first-player", "setup.first-player-a", {"seat": p.first})


# Cards and markers for all.


def shuffle_decks(p: Civilization2010) -> None:
    """The units by type and the culture events by level, each deck on its own (setup.culture-decks-a)."""
    p.unit_decks = [_shuffled(p, deck) for deck in UNIT_DECKS]
    p.event_decks = [_shuffled(p, deck) for deck in EVENT_DECKS]


def fill_pools(p: Civilization2010) -> None:
    """Great people, huts, villages and city-states lie facedown (setup.pools-a)."""
    p.people = GREAT_PERSON_COPIES[:]
    p.huts = _shuffled(p, HUT_POOL)
    p.villages = _shuffled(p, VILLAGE_POOL)
    p.city_states = _shuffled(p, list(range(CITY_STATE_COUNT)))


def stack_wonders(p: Civilization2010) -> None:
    """Build the wonder deck with the ancient wonders on top (setup.wonder-deck-a)."""
    for era in range(ERA_COUNT - 1, -1, -1):
        wonders = _shuffled(p, WONDERS_OF_ERA[era])
        p.wonder_deck += wonders[:WONDERS_PER_ERA]
        p.wonder_box += wonders[WONDERS_PER_ERA:]
    p.wonder_box.sort()


def _shuffled(p: Civilization2010, pieces: list[int]) -> list[int]:
    shuffled = pieces[:]
    p.dice.shuffle(shuffled)
    return shuffled


# The map.


def lay_neutral_tiles(p: Civilization2010) -> None:
    """Lay random neutral tiles facedown in all slots but the homes (setup.layout-a)."""
    tiles = _shuffled(p, NEUTRAL_TILES)
    for slot in range(p.players, p.board.layout.slot_count):
        p.tiles[slot] = tiles.pop()
    p.spare_tiles = sorted(tiles)
