"""Positions as plain data and back; a dump is believed only after every field and every piece has been checked."""

from collections.abc import Callable
from typing import Any

from civitas.core.errors import BrokenDump
from civitas.core.loading import check_flow, dump_game, load_dice, load_frames, load_result, load_setting, open_dump
from civitas.core.position import Frame
from civitas.core.storage import dump_fields, load_fields
from civitas.games.civilization_1980.board import (
    AREA_COUNT,
    AREAS,
    COAST_AREA,
    COAST_COUNT,
    IS_LAND,
    IS_OPEN_SEA,
)
from civitas.games.civilization_1980.cards import (
    CARD_COPIES,
    CARD_COUNT,
    CARDS,
    COMMODITY_COUNT,
    COPIES,
    FAMINE,
    HELD_COUNT,
    KIND_COUNT,
    KINDS,
    MYSTICISM,
    STACKS,
)
from civitas.games.civilization_1980.model import CALAMITIES, Civilization, blank
from civitas.games.civilization_1980.nations import CITIES, FINISH, NATIONS, SHIPS
from civitas.games.civilization_1980.options import OPTIONS, setting_for
from civitas.games.civilization_1980.phases.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.flood import ChoiceOfPlain
from civitas.games.civilization_1980.phases.calamities.losses import Losses, Reductions
from civitas.games.civilization_1980.phases.calamities.piracy import Raid
from civitas.games.civilization_1980.phases.calamities.sequence import Calamities
from civitas.games.civilization_1980.phases.calamities.volcano import Earthquake, Eruption
from civitas.games.civilization_1980.phases.cities import Cities
from civitas.games.civilization_1980.phases.conflict import Conflicts
from civitas.games.civilization_1980.phases.growth import Growth
from civitas.games.civilization_1980.phases.hand_limit import HandLimit
from civitas.games.civilization_1980.phases.movement import CAPACITY, Movement
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.sequence import Pause, Round
from civitas.games.civilization_1980.phases.ships import Ships
from civitas.games.civilization_1980.phases.support import Support
from civitas.games.civilization_1980.phases.taxes import Revolt, Taxes
from civitas.games.civilization_1980.phases.trade import Market
from civitas.games.civilization_1980.phases.trade_cards import Drawing
from civitas.games.civilization_1980.setup import ChoiceOfNation

ID = "civilization-1980"
RULES_REVISION = 1

BLANK_FRAMES: dict[str, Callable[[], Frame[Civilization]]] = {
    "Calamities": lambda: Calamities([]),
    "ChoiceOfNation": lambda: ChoiceOfNation([]),
    "ChoiceOfPlain": lambda: ChoiceOfPlain(0, []),
    "Cities": lambda: Cities(),
    "CivilWar": lambda: CivilWar(0, 0),
    "Conflicts": lambda: Conflicts([]),
    "Demands": lambda: Demands(0, 0, FAMINE),
    "Drawing": lambda: Drawing([]),
    "Earthquake": lambda: Earthquake(0),
    "Eruption": lambda: Eruption(0),
    "Growth": lambda: Growth([]),
    "HandLimit": lambda: HandLimit(),
    "Losses": lambda: Losses(0, 0, False, 0),
    "Market": lambda: Market(0, 0),
    "Movement": lambda: Movement([]),
    "Pause": lambda: Pause(0),
    "Purchases": lambda: Purchases([]),
    "Raid": lambda: Raid(0, 0, 0, 0),
    "Reductions": lambda: Reductions(0, 0, 0),
    "Revolt": lambda: Revolt(0, 0, [], False),
    "Round": lambda: Round(),
    "Ships": lambda: Ships([]),
    "Support": lambda: Support(),
    "Taxes": lambda: Taxes([]),
}
"""An empty frame of every kind, ready to take up stored fields."""


def dump_position(p: Civilization) -> dict[str, Any]:
    """The whole position as plain data."""
    return dump_game(p, ID, RULES_REVISION, p.setting.options, state=dump_fields(p, Civilization.FIELDS))


def load_position(stored: object) -> Civilization:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, ID, RULES_REVISION)
    p = blank(load_setting(dump, OPTIONS, setting_for))
    load_fields(p, Civilization.FIELDS, dump["state"], "state")
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_pieces(p)
    p.city_count = [p.city_owner.count(seat) for seat in range(p.players)]
    p.frames = load_frames(dump["frames"], BLANK_FRAMES, p.players)
    check_stack(p)
    return p


def check_stack(p: Civilization) -> None:
    """Make sure that the frames fit the position and can be answered."""
    if not p.frames or not isinstance(p.frames[0], Round):
        raise BrokenDump("frames: the round comes first")
    choosing = any(isinstance(frame, ChoiceOfNation) for frame in p.frames)
    if p.order != ([] if choosing else table_order(p)):
        raise BrokenDump("state.order: it is that of the nations, once all are chosen")
    check_flow(p)


def table_order(p: Civilization) -> list[int]:
    """The seats in the order of their nations; nothing while nations are still to be chosen (62)."""
    if -1 in p.nation:
        raise BrokenDump("state.nation: a nation is missing")
    return sorted(range(p.players), key=lambda seat: p.nation[seat])


def check_pieces(p: Civilization) -> None:
    """Make sure that every piece exists and lies where such a piece can lie."""
    seats, some_seat = p.players, range(-1, p.players)
    _length([p.round], 1, "round", range(1 << 16))
    _length([p.phase], 1, "phase", range(14))
    _length([p.mover], 1, "mover", some_seat)
    _length([p.barred], 1, "barred", range(1 << seats))
    _length(p.pauses, len(p.pauses), "pauses", range(1, 14))
    _length(p.nation, seats, "nation", range(-1, len(NATIONS)))
    _length(p.order, len(p.order), "order", range(seats))
    for name, row in (("stock", p.stock), ("treasury", p.treasury), ("aside", p.aside), ("census", p.census)):
        _length(row, seats, name, range(p.setting.tokens + 1))
    _length(p.track, seats, "track", range(FINISH + 1))
    _length(p.cards, seats, "cards", range(1 << CARD_COUNT))
    _length(p.supply, CARD_COUNT, "supply", range(max(CARD_COPIES) + 1))
    _length(p.city_owner, AREA_COUNT, "city_owner", some_seat)
    _length(p.exempt, len(p.exempt), "exempt", range(AREA_COUNT))
    _length(p.cargo, SHIPS, "cargo", range(CAPACITY + 1))
    _length(p.calamity_holder, CALAMITIES, "calamity_holder", some_seat)
    _length(p.calamity_trader, CALAMITIES, "calamity_trader", some_seat)
    _rows(p.tokens, seats, AREA_COUNT, "tokens", range(p.setting.tokens + 1))
    _rows(p.ships, seats, SHIPS, "ships", range(-1, COAST_COUNT))
    _rows(p.hand, seats, HELD_COUNT, "hand", range(max(COPIES) + 1))
    _stacks(p)
    _nations(p)
    for seat in range(seats):
        _seat(p, seat)
    _areas(p)
    _cargo(p)
    _calamities(p)
    _cards(p)
    if p.setting.is_small:
        _small_game(p)


def _nations(p: Civilization) -> None:
    chosen = [nation for nation in p.nation if nation >= 0]
    if len(set(chosen)) != len(chosen):
        raise BrokenDump("state.nation: two seats have the same nation")


def _seat(p: Civilization, seat: int) -> None:
    aboard = sum(p.cargo) if seat == p.mover else 0
    if sum(p.tokens[seat]) + aboard != p.on_board(seat):
        raise BrokenDump(f"tokens[{seat}]: they do not add up to {p.setting.tokens}")
    if any(count and not _is_ashore(p, area) for area, count in enumerate(p.tokens[seat])):
        raise BrokenDump(f"tokens[{seat}]: a token lies in open sea or out of play")
    if p.city_owner.count(seat) > CITIES:
        raise BrokenDump(f"city_owner: more than {CITIES} cities of seat {seat}")
    for coast in p.ships[seat]:
        if coast >= 0 and not (_is_ashore(p, COAST_AREA[coast]) or (IS_OPEN_SEA[coast] and seat == p.mover)):
            raise BrokenDump(f"ships[{seat}]: a ship lies in open sea or out of play")


def _is_ashore(p: Civilization, area: int) -> bool:
    return IS_LAND[area] and p.setting.board.in_play[area]


def _areas(p: Civilization) -> None:
    for area, owner in enumerate(p.city_owner):
        if owner >= 0 and not _is_ashore(p, area):
            raise BrokenDump(f"city_owner: {AREAS[area]} is open sea or out of play")
    if len(set(p.exempt)) != len(p.exempt) or any(p.city_owner[area] < 0 for area in p.exempt):
        raise BrokenDump("exempt: cities are expected, each once")


def _cargo(p: Civilization) -> None:
    for ship, count in enumerate(p.cargo):
        if count and (p.mover < 0 or p.ships[p.mover][ship] < 0):
            raise BrokenDump("cargo: only ships of the mover carry tokens")


def _calamities(p: Civilization) -> None:
    for calamity, holder in enumerate(p.calamity_holder):
        trader = p.calamity_trader[calamity]
        traded = holder >= 0 and COMMODITY_COUNT + calamity < HELD_COUNT
        if trader == holder >= 0 or (trader >= 0) != traded:
            raise BrokenDump("calamity_trader: who traded it is expected for each open black calamity")


def _cards(p: Civilization) -> None:
    for kind in range(KIND_COUNT):
        if p.copies_of(kind) > (COPIES[kind] if kind < COMMODITY_COUNT else 1):
            raise BrokenDump(f"stacks: too many {KINDS[kind]} in hands and stacks")
    for card in range(CARD_COUNT):
        owned = sum((cards >> card) & 1 for cards in p.cards)
        copies = p.setting.mysticism if card == MYSTICISM else CARD_COPIES[card]
        if owned + p.supply[card] > copies:
            raise BrokenDump(f"supply: too many {CARDS[card]}")


def _small_game(p: Civilization) -> None:
    """The small variants know neither treasury nor cards, and nomads no cities (71, 72)."""
    if any(p.treasury):
        raise BrokenDump("treasury: there is none in this variant")
    if any(p.cards):
        raise BrokenDump("cards: there are none in this variant")
    if any(map(any, p.hand)) or any(p.stacks):
        raise BrokenDump("hand, stacks: there are no trade cards in this variant")
    if max(p.calamity_holder) >= 0:
        raise BrokenDump("calamity_holder: there are no calamities in this variant")
    if p.setting.is_nomads and max(p.city_owner) >= 0:
        raise BrokenDump("city_owner: nomads have no cities")


def _stacks(p: Civilization) -> None:
    if len(p.stacks) != STACKS or [len(row) for row in p.stacks] != [len(row) for row in p.known]:
        raise BrokenDump("stacks, known: nine stacks and as many marks as cards are expected")
    for stack, cards in enumerate(p.stacks):
        for kind in cards:
            if not 0 <= kind < KIND_COUNT or p.setting.stack_of[kind] != stack:
                raise BrokenDump(f"stacks[{stack}]: {kind} does not belong here")
        if any(mark not in range(-1, 1 << p.players) for mark in p.known[stack]):
            raise BrokenDump(f"known[{stack}]: seats as bits are expected")


def _length(row: list[int], length: int, name: str, values: range) -> None:
    if len(row) != length:
        raise BrokenDump(f"state.{name}: {length} numbers are expected, not {len(row)}")
    if any(number not in values for number in row):
        raise BrokenDump(f"state.{name}: a number is outside {values.start}..{values.stop - 1}")


def _rows(rows: list[list[int]], count: int, length: int, name: str, values: range) -> None:
    if len(rows) != count:
        raise BrokenDump(f"state.{name}: {count} rows are expected, not {len(rows)}")
    for row in rows:
        _length(row, length, name, values)
