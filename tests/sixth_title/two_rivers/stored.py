"""Positions as plain data and back, everything checked."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.errors import BadOption, BrokenDump
from civitas.core.frames import frame_table
from civitas.core.loading import check_flow, dump_game, load_dice, load_frames, load_result, load_setting, open_dump
from civitas.core.options import Option, read_options
from civitas.core.storage import check_numbers, dump_fields, load_fields
from two_rivers.facts import CITIES, GOODS, HOLDS, PEOPLE, REGIONS, ROUNDS
from two_rivers.model import NOBODY, TwoRivers, all_goods
from two_rivers.turns import Reply, Rounds, Turn
from two_rivers.verbs import MOST_PLAYERS

TITLE_ID: Final = "two-rivers"
RULES_REVISION: Final = 1
OPTIONS: Final[list[Option]] = []
FEWEST_PLAYERS: Final = 2
BLANK_FRAMES: Final = frame_table(Rounds, Turn, Reply)


def setting_for(players: int, options: Mapping[str, object]) -> int:
    """The number of players; there is nothing else to agree on."""
    read_options(OPTIONS, options)
    if isinstance(players, bool) or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadOption(f"players = {players}: must be {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    return players


def dump_position(p: TwoRivers) -> dict[str, Any]:
    """The whole position."""
    return dump_game(p, TITLE_ID, RULES_REVISION, {}, state=dump_fields(p, TwoRivers.FIELDS))


def load_position(stored: object) -> TwoRivers:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, TITLE_ID, RULES_REVISION)
    p = TwoRivers(load_setting(dump, OPTIONS, setting_for))
    load_fields(p, TwoRivers.FIELDS, dump["state"], "state")
    check_pieces(p)
    p.frames += load_frames(dump["frames"], BLANK_FRAMES, p.players)
    for frame in p.frames:
        if isinstance(frame, Reply) and frame.giver not in range(p.players):
            raise BrokenDump("frames: there is no such giver")
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_flow(p)
    return p


def check_pieces(p: TwoRivers) -> None:
    """Every piece is where it can be, and there are as many as in the box."""
    check_numbers(p.owner, len(REGIONS), "state.owner", range(NOBODY, p.players))
    check_numbers(p.cities, len(REGIONS), "state.cities", range(2))
    check_numbers(p.people, len(REGIONS), "state.people", range(max(HOLDS) + 1))
    check_numbers(p.stock, p.players, "state.stock", range(PEOPLE + 1))
    check_numbers(p.profit, p.players, "state.profit", range(10_000))
    check_numbers([p.turn], 1, "state.turn", range(ROUNDS * p.players + 1))
    check_numbers([p.reveals], 1, "state.reveals", range(1 << 30))
    for place, owner in enumerate(p.owner):
        if (owner == NOBODY) != (p.people[place] + p.cities[place] == 0) or p.people[place] > HOLDS[place]:
            raise BrokenDump(f"state.owner[{place}]: it does not fit who lives there")
    if len(p.hands) != p.players:
        raise BrokenDump("state.hands: one for each seat is expected")
    cards = [*p.deck, *p.sold, *(good for hand in p.hands for good in hand)]
    check_numbers(cards, len(all_goods()), "state.deck", range(len(GOODS)))
    if sorted(cards) != all_goods():
        raise BrokenDump("state.deck: goods are missing or too many")
    for seat in range(p.players):
        if p.stock[seat] + sum(p.people[place] for place in p.regions_of(seat)) != PEOPLE:
            raise BrokenDump(f"state.stock[{seat}]: {PEOPLE} people are expected")
        if p.cities_of(seat) > CITIES:
            raise BrokenDump("state.cities: too many")
