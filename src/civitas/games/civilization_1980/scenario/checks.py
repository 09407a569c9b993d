"""Whether the pieces and numbers of a position that was stored or described can lie where they are said to lie."""

from civitas.core.errors import BrokenDump
from civitas.core.storage import check_numbers
from civitas.games.civilization_1980.facts.board import AREA_COUNT, AREAS, COAST_AREA, COAST_COUNT, IS_LAND, IS_OPEN_SEA
from civitas.games.civilization_1980.facts.cards import (
    CARD_COPIES,
    CARD_COUNT,
    CARDS,
    COMMODITY_COUNT,
    COPIES,
    HELD_COUNT,
    KIND_COUNT,
    KINDS,
    MYSTICISM,
    STACKS,
)
from civitas.games.civilization_1980.facts.nations import CITIES, FINISH, NATIONS, SHIPS
from civitas.games.civilization_1980.model import CALAMITIES, Civilization1980
from civitas.games.civilization_1980.phases.movement import CAPACITY


def check_pieces(p: Civilization1980) -> None:
    """Make sure that every piece exists and lies where such a piece can lie."""
    seats, some_seat = p.players, range(-1, p.players)
    check_numbers([p.round], 1, "state.round", range(1 << 16))
    check_numbers([p.phase], 1, "state.phase", range(14))
    check_numbers([p.mover], 1, "state.mover", some_seat)
    check_numbers([p.barred], 1, "state.barred", range(1 << seats))
    check_numbers(p.pauses, len(p.pauses), "state.pauses", range(1, 14))
    check_numbers(p.nation, seats, "state.nation", range(-1, len(NATIONS)))
    check_numbers(p.order, len(p.order), "state.order", range(seats))
    for name, row in (("stock", p.stock), ("treasury", p.treasury), ("aside", p.aside), ("census", p.census)):
        check_numbers(row, seats, f"state.{name}", range(p.setting.tokens + 1))
    check_numbers(p.track, seats, "state.track", range(FINISH + 1))
    check_numbers(p.cards, seats, "state.cards", range(1 << CARD_COUNT))
    check_numbers(p.supply, CARD_COUNT, "state.supply", range(max(CARD_COPIES) + 1))
    check_numbers(p.city_owner, AREA_COUNT, "state.city_owner", some_seat)
    check_numbers(p.exempt, len(p.exempt), "state.exempt", range(AREA_COUNT))
    check_numbers(p.cargo, SHIPS, "state.cargo", range(CAPACITY + 1))
    check_numbers(p.calamity_holder, CALAMITIES, "state.calamity_holder", some_seat)
    check_numbers(p.calamity_trader, CALAMITIES, "state.calamity_trader", some_seat)
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


def _nations(p: Civilization1980) -> None:
    chosen = [nation for nation in p.nation if nation >= 0]
    if len(set(chosen)) != len(chosen):
        raise BrokenDump("state.nation: two seats have the same nation")


def _seat(p: Civilization1980, seat: int) -> None:
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


def _is_ashore(p: Civilization1980, area: int) -> bool:
    return IS_LAND[area] and p.setting.board.in_play[area]


def _areas(p: Civilization1980) -> None:
    for area, owner in enumerate(p.city_owner):
        if owner >= 0 and not _is_ashore(p, area):
            raise BrokenDump(f"city_owner: {AREAS[area]} is open sea or out of play")
    if len(set(p.exempt)) != len(p.exempt) or any(p.city_owner[area] < 0 for area in p.exempt):
        raise BrokenDump("exempt: cities are expected, each once")


def _cargo(p: Civilization1980) -> None:
    for ship, count in enumerate(p.cargo):
        if count and (p.mover < 0 or p.ships[p.mover][ship] < 0):
            raise BrokenDump("cargo: only ships of the mover carry tokens")


def _calamities(p: Civilization1980) -> None:
    for calamity, holder in enumerate(p.calamity_holder):
        trader = p.calamity_trader[calamity]
        traded = holder >= 0 and COMMODITY_COUNT + calamity < HELD_COUNT
        if trader == holder >= 0 or (trader >= 0) != traded:
            raise BrokenDump("calamity_trader: who traded it is expected for each open black calamity")


def _cards(p: Civilization1980) -> None:
    for kind in range(KIND_COUNT):
        if p.copies_of(kind) > (COPIES[kind] if kind < COMMODITY_COUNT else 1):
            raise BrokenDump(f"stacks: too many {KINDS[kind]} in hands and stacks")
    for card in range(CARD_COUNT):
        owned = sum((cards >> card) & 1 for cards in p.cards)
        copies = p.setting.mysticism if card == MYSTICISM else CARD_COPIES[card]
        if owned + p.supply[card] > copies:
            raise BrokenDump(f"supply: too many {CARDS[card]}")


def _small_game(p: Civilization1980) -> None:
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


def _stacks(p: Civilization1980) -> None:
    if len(p.stacks) != STACKS or [len(row) for row in p.stacks] != [len(row) for row in p.known]:
        raise BrokenDump("stacks, known: nine stacks and as many marks as cards are expected")
    for stack, cards in enumerate(p.stacks):
        for kind in cards:
            if not 0 <= kind < KIND_COUNT or p.setting.stack_of[kind] != stack:
                raise BrokenDump(f"stacks[{stack}]: {kind} does not belong here")
        if any(mark not in range(-1, 1 << p.players) for mark in p.known[stack]):
            raise BrokenDump(f"known[{stack}]: seats as bits are expected")


def _rows(rows: list[list[int]], count: int, length: int, name: str, values: range) -> None:
    if len(rows) != count:
        raise BrokenDump(f"state.{name}: {count} rows are expected, not {len(rows)}")
    for row in rows:
        check_numbers(row, length, f"state.{name}", values)
