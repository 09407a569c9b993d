"""Positions from a short description in the words of the game.

    {"players": ["crete", "thrace"], "phase": 6, "pause": [7],
     "crete": {"tokens": {"knossos": 3}, "cities": ["sparta"], "cards": ["pottery"], "hand": {"salt": 2}},
     "thrace": {"tokens": {"odessus": 4}, "ships": ["odessus"], "treasury": 6}}

Only `players` must be there. The game begins with the given phase (default: movement) of the given round; with `pause`
it stops before those phases. Tokens that are not mentioned are in stock; if `stock` is given, the others are set aside.
"""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, listing, mapping, number, one_of
from civitas.core.errors import BadOption, BadScenario, BrokenDump
from civitas.core.loading import load_frames
from civitas.core.scenarios import load_dice_and_result, seeded_dice
from civitas.games.civilization_1980.facts.board import AREA, COASTS, COASTS_OF, IS_LAND
from civitas.games.civilization_1980.facts.cards import (
    BLACK_CALAMITIES,
    CARD,
    CARDS,
    COMMODITY_COUNT,
    KIND,
    KIND_COUNT,
    KINDS,
    RED_CALAMITIES,
    STACKS,
)
from civitas.games.civilization_1980.facts.nations import CITIES, FINISH, NATION, NATIONS, SHIPS
from civitas.games.civilization_1980.model import Civilization1980, blank, seat_table_order
from civitas.games.civilization_1980.options import setting_for
from civitas.games.civilization_1980.phases.movement import CAPACITY
from civitas.games.civilization_1980.phases.sequence import Round
from civitas.games.civilization_1980.scenario.checks import check_pieces
from civitas.games.civilization_1980.setup import ChoiceOfNation, build_stacks
from civitas.games.civilization_1980.stored import BLANK_FRAMES, check_stack

MOVEMENT: Final = 5
_GENERAL: Final = {
    "players", "options", "seed", "round", "phase", "pause", "stacks", "known", "supply", "exempt", "barred", "mover",
    "cargo", "flow", "dice", "result",
}  # fmt: skip
_SEAT: Final = {"tokens", "cities", "ships", "treasury", "stock", "cards", "hand", "open", "track", "census"}
_MIDWAY: Final = ("mover", "cargo")
"""What only the middle of a phase knows, as described with its `flow`."""


def build_scenario(given: Mapping[str, Any]) -> Civilization1980:
    """The position of a description; a mistake is reported with the entry it is in."""
    nations = _nations(given)
    known = _GENERAL | {NATIONS[nation] for nation in nations if nation >= 0}
    for key in given:
        if key not in known:
            raise BadScenario(str(key), "no such entry, or not one of the players")
    p = _blank_for(given, len(nations))
    p.nation = nations
    if -1 not in nations:
        seat_table_order(p)
    p.round = number(given, "round", 1, 0, 1000)
    _load_ships(p, given)
    for seat, nation in enumerate(nations):
        _set_up_seat(p, seat, mapping(given, NATIONS[nation]) if nation >= 0 else {})
    _lay_out_cards(p, given)
    _set_rare_things(p, given)
    _start(p, given)
    return p


def _nations(given: Mapping[str, Any]) -> list[int]:
    names = given.get("players")
    if not isinstance(names, list) or not names:
        raise BadScenario("players", "a list of nations is expected")
    chosen = [name for name in names if name is not None]
    for name in chosen:
        one_of(NATION, name, "players")
    if len(set(chosen)) != len(chosen):
        raise BadScenario("players", "two players have the same nation")
    return [-1 if name is None else NATION[name] for name in names]


def _blank_for(given: Mapping[str, Any], players: int) -> Civilization1980:
    try:
        p = blank(setting_for(players, mapping(given, "options")))
    except BadOption as problem:
        entry = "players" if str(problem).startswith("players") else "options"
        raise BadScenario(entry, str(problem)) from problem
    p.dice = seeded_dice(given)
    return p


def _load_ships(p: Civilization1980, given: Mapping[str, Any]) -> None:
    if "mover" in given:
        p.mover = _player(p, given["mover"], "mover")
    if "cargo" in given:
        p.cargo = [checked(count, "cargo", 0, CAPACITY) for count in listing(given, "cargo")]


def _set_up_seat(p: Civilization1980, seat: int, entry: Mapping[str, Any]) -> None:
    name = NATIONS[p.nation[seat]]
    for key in entry:
        if key not in _SEAT:
            raise BadScenario(f"{name}.{key}", f"no such entry; there are {', '.join(sorted(_SEAT))}")
    _set_up_tokens(p, seat, entry, name)
    _set_up_cities(p, seat, entry, name)
    _set_up_ships(p, seat, entry, name)
    _deal_cards(p, seat, entry, name)
    _lay_calamities(p, seat, entry, name)
    p.track[seat] = number(entry, "track", 0, 0, FINISH, name)
    p.census[seat] = number(entry, "census", p.on_board(seat), 0, p.setting.tokens, name)


def _set_up_tokens(p: Civilization1980, seat: int, entry: Mapping[str, Any], name: str) -> None:
    total = p.setting.tokens
    for word, count in mapping(entry, "tokens", name).items():
        area = _area(p, word, f"{name}.tokens")
        p.tokens[seat][area] = checked(count, f"{name}.tokens.{word}", 0, total)
    p.treasury[seat] = number(entry, "treasury", 0, 0, total, name)
    aboard = sum(p.cargo) if seat == p.mover else 0
    left = total - sum(p.tokens[seat]) - p.treasury[seat] - aboard
    if left < 0:
        raise BadScenario(f"{name}.tokens", f"there are only {total} tokens")
    p.stock[seat] = number(entry, "stock", left, 0, left, name)
    p.aside[seat] = left - p.stock[seat]


def _set_up_cities(p: Civilization1980, seat: int, entry: Mapping[str, Any], name: str) -> None:
    words = listing(entry, "cities", name)
    if len(words) > CITIES:
        raise BadScenario(f"{name}.cities", f"there are only {CITIES} cities")
    for word in words:
        area = _area(p, word, f"{name}.cities")
        if p.city_owner[area] >= 0:
            raise BadScenario(f"{name}.cities", f"{word} has a city already")
        p.found(seat, area)


def _set_up_ships(p: Civilization1980, seat: int, entry: Mapping[str, Any], name: str) -> None:
    words = listing(entry, "ships", name)
    if len(words) > SHIPS:
        raise BadScenario(f"{name}.ships", f"there are only {SHIPS} ships")
    for ship, word in enumerate(words):
        if word is not None:
            p.ships[seat][ship] = _coast(p, word, f"{name}.ships")


def _coast(p: Civilization1980, word: object, where: str) -> int:
    """A coast, or the first coast of an area."""
    if word in COASTS:
        return COASTS.index(str(word))
    area = _area(p, word, where)
    if not COASTS_OF[area]:
        raise BadScenario(where, f"{word} has no coast")
    return COASTS_OF[area][0]


def _deal_cards(p: Civilization1980, seat: int, entry: Mapping[str, Any], name: str) -> None:
    for word in listing(entry, "cards", name):
        p.cards[seat] |= 1 << one_of(CARD, word, f"{name}.cards")
    for word, count in mapping(entry, "hand", name).items():
        kind = one_of(KIND, word, f"{name}.hand")
        if word in RED_CALAMITIES:
            raise BadScenario(f"{name}.hand", f"{word} is never held in hand")
        p.hand[seat][kind] = checked(count, f"{name}.hand.{word}", 0, 9)


def _lay_calamities(p: Civilization1980, seat: int, entry: Mapping[str, Any], name: str) -> None:
    """Calamities open before a seat: a list, or each with the nation that traded it away."""
    given = entry.get("open", {})
    if isinstance(given, Mapping):
        pairs = list(given.items())
    else:
        pairs = [(word, None) for word in listing(entry, "open", name)]
    for word, trader in pairs:
        kind = one_of(KIND, word, f"{name}.open")
        if kind < COMMODITY_COUNT:
            raise BadScenario(f"{name}.open", f"{word} is not a calamity")
        calamity = kind - COMMODITY_COUNT
        if p.calamity_holder[calamity] >= 0:
            raise BadScenario(f"{name}.open", f"{word} lies open already")
        p.calamity_holder[calamity] = seat
        if word in BLACK_CALAMITIES:
            p.calamity_trader[calamity] = _player(p, trader, f"{name}.open.{word}")
            if p.calamity_trader[calamity] == seat:
                raise BadScenario(f"{name}.open.{word}", "another player traded it")
        elif trader is not None:
            raise BadScenario(f"{name}.open.{word}", "nobody trades it")


def _lay_out_cards(p: Civilization1980, given: Mapping[str, Any]) -> None:
    if not p.setting.is_small:
        build_stacks(p)
        for kind in range(KIND_COUNT):
            _take_from_stack(p, kind)
    for key, words in mapping(given, "stacks").items():
        _lay_stack(p, key, words)
    _lay_out_civilization_cards(p, given)


def _take_from_stack(p: Civilization1980, kind: int) -> None:
    """Cards that a seat has are not in the stacks."""
    stack = p.setting.stack_of[kind]
    for _ in range(p.copies_of(kind) - p.stacks[stack].count(kind)):
        if kind not in p.stacks[stack]:
            raise BadScenario("hand", f"there are not so many {KINDS[kind]}")
        place = len(p.stacks[stack]) - 1 - p.stacks[stack][::-1].index(kind)
        del p.stacks[stack][place]
        del p.known[stack][place]


def _lay_stack(p: Civilization1980, key: object, words: object) -> None:
    where = f"stacks.{key}"
    stack = checked(_as_number(key), where, 1, STACKS) - 1
    if not isinstance(words, list):
        raise BadScenario(where, "a list of cards is expected, the top card first")
    kinds = [one_of(KIND, word, where) for word in words]
    for kind in kinds:
        if p.setting.stack_of[kind] != stack:
            raise BadScenario(where, f"{KINDS[kind]} belongs to stack {p.setting.stack_of[kind] + 1}")
    p.stacks[stack] = kinds[::-1]
    p.known[stack] = [0 if stack < 2 else -1] * len(kinds)


def _lay_out_civilization_cards(p: Civilization1980, given: Mapping[str, Any]) -> None:
    for card, name in enumerate(CARDS):
        p.supply[card] -= sum((cards >> card) & 1 for cards in p.cards)
        if p.supply[card] < 0:
            raise BadScenario("cards", f"there are not so many {name}")
    for word, count in mapping(given, "supply").items():
        card = one_of(CARD, word, "supply")
        p.supply[card] = checked(count, f"supply.{word}", 0, p.supply[card])


def _set_rare_things(p: Civilization1980, given: Mapping[str, Any]) -> None:
    p.exempt = [_area(p, word, "exempt") for word in listing(given, "exempt")]
    for word in listing(given, "barred"):
        p.barred |= 1 << _player(p, word, "barred")
    p.pauses = [checked(phase, "pause", 1, 13) for phase in listing(given, "pause")]
    if "known" in given:
        p.known = _marks(p, listing(given, "known"))


def _marks(p: Civilization1980, rows: list[Any]) -> list[list[int]]:
    if len(rows) != STACKS:
        raise BadScenario("known", f"marks for {STACKS} stacks are expected")
    marks = []
    for stack, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != len(p.stacks[stack]):
            raise BadScenario("known", f"a mark for each card of stack {stack + 1} is expected")
        marks.append([checked(mark, "known", -1, (1 << p.players) - 1) for mark in row[::-1]])
    return marks


def _start(p: Civilization1980, given: Mapping[str, Any]) -> None:
    phase = number(given, "phase", MOVEMENT, 0, 13)
    try:
        load_dice_and_result(p, given)
        check_pieces(p)
        if "flow" in given:
            p.phase = phase
            _go_on(p, given["flow"])
            return
    except BrokenDump as problem:
        where, _, what = str(problem).partition(": ")
        raise BadScenario(where.removeprefix("state.").replace("frames", "flow"), what) from problem
    _begin(p, given, phase)


def _go_on(p: Civilization1980, flow: object) -> None:
    """Take the game up in the middle of a phase."""
    p.frames = load_frames(flow, BLANK_FRAMES, p.players)
    if any(isinstance(frame, ChoiceOfNation) for frame in p.frames):
        p.order = []
    check_stack(p)


def _begin(p: Civilization1980, given: Mapping[str, Any], phase: int) -> None:
    """Let the game begin with a phase."""
    if -1 in p.nation:
        raise BadScenario("players", "the game begins when all nations are chosen")
    for key in _MIDWAY:
        if key in given:
            raise BadScenario(key, "only for the middle of a phase, with its flow")
    if phase == 0 or p.round == 0:
        raise BadScenario("phase" if phase == 0 else "round", "the game begins with phase 1 of round 1 at the earliest")
    p.phase = phase - 1
    p.push(Round())
    p.settle()


# Reading entries.


def _as_number(word: object) -> object:
    return int(word) if isinstance(word, str) and word.isdigit() else word


def _area(p: Civilization1980, word: object, where: str) -> int:
    """An area in which pieces can lie."""
    area = one_of(AREA, word, where)
    if not IS_LAND[area] or not p.setting.board.in_play[area]:
        raise BadScenario(where, f"{word} is open sea, or out of play with {p.players} players")
    return area


def _player(p: Civilization1980, word: object, where: str) -> int:
    """The seat that plays a nation."""
    seat = p.seat_of(one_of(NATION, word, where))
    if seat < 0:
        raise BadScenario(where, f"{word} does not play")
    return seat
