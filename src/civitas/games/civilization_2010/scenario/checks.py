"""Whether the pieces and numbers of a position that was stored or described can lie where they are said to lie."""

from typing import Final

from civitas.core.errors import BrokenDump
from civitas.core.position import Frame
from civitas.core.storage import INT, INTS, TEXT, check_numbers, check_row
from civitas.games.civilization_2010.facts.buildings import FAMILIES, FAMILY_COUNT, FAMILY_SUPPLY
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_COUNT
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_COUNT
from civitas.games.civilization_2010.facts.constants import PROGRAM_MARKERS
from civitas.games.civilization_2010.facts.events import EVENT_COPIES, EVENT_COUNT, EVENT_LEVEL, EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE, GREAT_PERSON_COPIES, GREAT_PERSON_COUNT
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COPIES, MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.relics import RELIC_COUNT
from civitas.games.civilization_2010.facts.rule_ids import RULE_IDS
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES, SPACE_FLIGHT, TECH_COUNT
from civitas.games.civilization_2010.facts.terrain import (
    MARKET_RESOURCE_COUNT,
    NONE,
    RESOURCES,
    TERRAIN_MARKER_COPIES,
    TERRAINS,
)
from civitas.games.civilization_2010.facts.timing import PHASE_COUNT
from civitas.games.civilization_2010.facts.units import UNIT_COPIES, UNIT_COUNT, UNIT_TYPE, UNIT_TYPE_COUNT, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_COUNT, WONDER_SLOTS
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import (
    CITY,
    COVERS,
    FIRST_CITY_STATE,
    FIRST_RELIC,
    FIRST_WONDER,
    PIECE_COUNT,
    is_city_state,
    is_relic,
    is_wonder,
)
from civitas.games.civilization_2010.map.squares import FACINGS
from civitas.games.civilization_2010.map.tiles import IS_HOME, NEUTRAL_TILES, TILE_COUNT
from civitas.games.civilization_2010.model import BARBARIANS, COIN_PRINTED, NOBODY, Civilization2010
from civitas.games.civilization_2010.scenario.empire_checks import MANY, check_empire
from civitas.games.civilization_2010.verbs import SPACE

MOST_CHANGED: Final = sum(TERRAIN_MARKER_COPIES)
FRONT_NUMBERS: Final = 4


def check_pieces(p: Civilization2010) -> None:
    """Make sure that every piece, token and card exists and lies where such a thing can lie."""
    check_numbers([p.turn], 1, "state.turn", range(MANY + 1))
    check_numbers([p.phase], 1, "state.phase", range(PHASE_COUNT))
    check_numbers([p.active, p.first], 2, "state.active, state.first", range(p.players))
    check_numbers([p.waived], 1, "state.waived", range(1 << p.players))
    check_numbers([p.cancelled], 1, "state.cancelled", range(2))
    check_numbers([p.refused], 1, "state.refused", range(1 << EVENT_COUNT))
    _check_tiles(p)
    _check_squares(p)
    for seat in range(p.players):
        check_empire(p, seat)
    _check_players(p)
    _check_cities(p)
    _check_figures(p)
    _check_wonders(p)
    _check_decks(p)
    _check_markers(p)
    _check_battle(p)
    _check_supplies(p)


def is_choosing(p: Civilization2010) -> bool:
    """Whether somebody has no civilization yet."""
    return any(empire.civilization == NONE for empire in p.empires)


# The map.


def _check_tiles(p: Civilization2010) -> None:
    slots = p.board.layout.slot_count
    check_numbers(p.tiles, slots, "state.tiles", range(NONE, TILE_COUNT))
    check_numbers(p.facing, slots, "state.facing", range(NONE, len(FACINGS)))
    check_numbers(p.spare_tiles, len(p.spare_tiles), "state.spare_tiles", range(TILE_COUNT))
    used = [tile for tile in p.tiles if tile != NONE] + p.spare_tiles
    if len(set(used)) != len(used):
        raise BrokenDump("state.tiles: a tile is there twice")
    for slot, tile in enumerate(p.tiles):
        if tile == NONE and slot < p.players and is_choosing(p):
            continue  # Homes are laid when everybody has a civilization.
        if p.facing[slot] == NONE and (tile == NONE or IS_HOME[tile]):
            raise BrokenDump(f"state.tiles[{slot}]: only neutral tiles lie facedown")
    if sorted(tile for tile in used if not IS_HOME[tile]) != NEUTRAL_TILES or any(IS_HOME[t] for t in p.spare_tiles):
        raise BrokenDump("state.spare_tiles: every neutral tile is on the map or spare")


def _check_squares(p: Civilization2010) -> None:
    size = p.board.size
    check_numbers(p.terrain, size, "state.terrain", range(NONE, len(TERRAINS)))
    check_numbers(p.printed, size, "state.printed", range(NONE, COIN_PRINTED + 1))
    check_numbers(p.piece, size, "state.piece", range(NONE, PIECE_COUNT))
    for square in range(size):
        is_hidden = p.facing[p.board.slot[square]] == NONE
        if is_hidden != (p.terrain[square] == NONE):
            raise BrokenDump(f"state.terrain: {SQUARE_NAMES[square]} must show a terrain if its tile lies faceup")
        if is_hidden and (p.printed[square] != NONE or p.piece[square] != NONE):
            raise BrokenDump(f"state.piece: {SQUARE_NAMES[square]} belongs to a facedown tile")
    for name, squares, most in (("changed", p.changed, MOST_CHANGED), ("frozen", p.frozen, size)):
        check_numbers(squares, len(squares), f"state.{name}", range(size))
        if len(set(squares)) != len(squares) or len(squares) > most:
            raise BrokenDump(f"state.{name}: a square is there twice, or there are too many")


def _check_players(p: Civilization2010) -> None:
    civilizations = [empire.civilization for empire in p.empires if empire.civilization != NONE]
    if len(set(civilizations)) != len(civilizations):
        raise BrokenDump("empires[0].civilization: two players have the same civilization")
    if len([1 for empire in p.empires if empire.knows(SPACE_FLIGHT)]) > 1:
        raise BrokenDump("empires[0].techs: there is one Space Flight")


def _check_cities(p: Civilization2010) -> None:
    """Owners and centres follow from the cities; outskirts never overlap."""
    size = p.board.size
    check_numbers(p.owner, size, "state.owner", range(NONE, p.players))
    check_numbers(p.centre, size, "state.centre", range(NONE, size))
    owner, centre = [NONE] * size, [NONE] * size
    for seat, empire in enumerate(p.empires):
        for city in empire.cities:
            for square in [city, *p.board.around[city]]:
                if owner[square] != NONE:
                    raise BrokenDump(f"empires[{seat}].cities: the outskirts of two cities overlap")
                owner[square], centre[square] = seat, city
    if owner != p.owner or centre != p.centre:
        raise BrokenDump("state.owner: the cities of the players tell another thing")
    for square, piece in enumerate(p.piece):
        if (piece == CITY) != (centre[square] == square):
            raise BrokenDump(f"state.piece: {SQUARE_NAMES[square]} must be a city for its owner and on the map")
        if 0 <= piece < COVERS and owner[square] == NONE:
            raise BrokenDump(f"state.piece: {SQUARE_NAMES[square]} has a marker but belongs to no city")


def _check_figures(p: Civilization2010) -> None:
    size = p.board.size
    check_numbers(p.holder, size, "state.holder", range(NONE, p.players))
    holder = [NONE] * size
    for seat, empire in enumerate(p.empires):
        for square in empire.armies + empire.scouts:
            if holder[square] not in (NONE, seat) or p.terrain[square] == NONE:
                raise BrokenDump(f"empires[{seat}].armies: {SQUARE_NAMES[square]} is facedown or an enemy is there")
            holder[square] = seat
    if holder != p.holder:
        raise BrokenDump("state.holder: the figures of the players tell another thing")
    check_numbers([p.group_seat], 1, "state.group_seat", range(NOBODY, p.players))
    check_numbers([p.group_at], 1, "state.group_at", range(NONE, size))
    for name, cities in (("group_armies", p.group_armies), ("group_scouts", p.group_scouts)):
        check_numbers(cities, len(cities), f"state.{name}", range(-2 - size, size))
    if (p.group_seat == NOBODY) != (not p.group_armies and not p.group_scouts):
        raise BrokenDump("state.group_seat: a group has an owner and figures")
    if p.group_seat == NOBODY and p.group_at != NONE:
        raise BrokenDump("state.group_at: there is no group")
    for seat in range(p.players):
        if p.armies_left(seat) < 0 or p.scouts_left(seat) < 0 or p.cities_left(seat) < 0:
            raise BrokenDump(f"empires[{seat}].armies: more armies, scouts or cities than there are")


# Cards and markers.


def _check_wonders(p: Civilization2010) -> None:
    check_numbers(p.wonder_square, WONDER_COUNT, "state.wonder_square", range(NONE, p.board.size))
    check_numbers([p.obsolete], 1, "state.obsolete", range(1 << WONDER_COUNT))
    cards = p.wonder_market + p.wonder_deck + p.wonder_box
    check_numbers(cards, len(cards), "state.wonder_deck", range(WONDER_COUNT))
    cards += [wonder for wonder, square in enumerate(p.wonder_square) if square != NONE]
    if len(set(cards)) != len(cards):
        raise BrokenDump("state.wonder_deck: a wonder is there twice")
    if len(p.wonder_market) > WONDER_SLOTS:
        raise BrokenDump(f"state.wonder_market: it has {WONDER_SLOTS} slots")
    standing = [(piece - FIRST_WONDER, square) for square, piece in enumerate(p.piece) if is_wonder(piece)]
    if sorted(standing) != [(wonder, square) for wonder, square in enumerate(p.wonder_square) if square != NONE]:
        raise BrokenDump("state.wonder_square: the map tells another thing")


def _check_decks(p: Civilization2010) -> None:
    for name, decks in (("unit_decks", p.unit_decks), ("unit_discards", p.unit_discards)):
        check_row([len(deck) for deck in decks], UNIT_TYPE_COUNT, f"state.{name}")
        for unit_type, deck in enumerate(decks):
            check_numbers(deck, len(deck), f"state.{name}[{unit_type}]", range(UNIT_COUNT))
            if any(UNIT_TYPE[unit] != unit_type for unit in deck):
                raise BrokenDump(f"state.{name}[{unit_type}]: a unit of another type")
    for name, decks in (("event_decks", p.event_decks), ("event_discards", p.event_discards)):
        check_row([len(deck) for deck in decks], EVENT_LEVELS + 1, f"state.{name}")
        for level, deck in enumerate(decks):
            check_numbers(deck, len(deck), f"state.{name}[{level}]", range(EVENT_COUNT))
            if any(EVENT_LEVEL[event] != level for event in deck):
                raise BrokenDump(f"state.{name}[{level}]: an event of another level")


def _check_markers(p: Civilization2010) -> None:
    check_numbers(p.huts, len(p.huts), "state.huts", range(HUT_COUNT))
    check_numbers(p.villages, len(p.villages), "state.villages", range(HUT_COUNT, MARKER_COUNT))
    check_numbers(p.spent_markers, MARKER_COUNT, "state.spent_markers", range(MANY + 1))
    check_numbers(p.city_states, len(p.city_states), "state.city_states", range(CITY_STATE_COUNT))
    check_numbers([p.lost_city_states], 1, "state.lost_city_states", range(1 << CITY_STATE_COUNT))
    states = p.city_states + [piece - FIRST_CITY_STATE for piece in p.piece if is_city_state(piece)]
    states += [state for state in range(CITY_STATE_COUNT) if (p.lost_city_states >> state) & 1]
    if sorted(states) != list(range(CITY_STATE_COUNT)):
        raise BrokenDump("state.city_states: each city-state is in the pile, on the map or lost")
    check_numbers([p.claimed], 1, "state.claimed", range(1 << RELIC_COUNT))
    relics = [piece - FIRST_RELIC for piece in p.piece if is_relic(piece)]
    if len(set(relics)) != len(relics) or any((p.claimed >> relic) & 1 for relic in relics):
        raise BrokenDump("state.claimed: a relic on the map is claimed, or there twice")


def _check_battle(p: Civilization2010) -> None:
    if p.hands and len(p.hands) != 2:
        raise BrokenDump("state.hands: two battle hands are expected, or none")
    for hand in p.hands:
        check_numbers(hand, len(hand), "state.hands", range(UNIT_COUNT))
    for place, front in enumerate(p.fronts):
        check_row(front, FRONT_NUMBERS, f"state.fronts[{place}]")
        check_numbers([front[0], front[2]], 2, f"state.fronts[{place}]", range(NONE, UNIT_COUNT))
        check_numbers([front[1], front[3]], 2, f"state.fronts[{place}]", range(MANY + 1))


def _check_supplies(p: Civilization2010) -> None:
    """Nothing but culture, coins and wounds is unlimited (limits.unlimited-a)."""
    check_numbers(p.buildings, FAMILY_COUNT, "state.buildings", range(MANY + 1))
    check_numbers(p.market, MARKET_RESOURCE_COUNT, "state.market", range(p.players + 1))
    check_numbers([p.programs], 1, "state.programs", range(PROGRAM_MARKERS + 1))
    check_numbers(p.people, GREAT_PERSON_COUNT, "state.people", range(MANY + 1))
    expected: list[tuple[str, list[str], list[int]]] = [
        ("state.buildings", FAMILIES, FAMILY_SUPPLY),
        ("state.market", RESOURCES[:MARKET_RESOURCE_COUNT], [p.players] * MARKET_RESOURCE_COUNT),
        ("state.programs", ["programs"], [PROGRAM_MARKERS]),
        ("state.people", GREAT_PEOPLE, GREAT_PERSON_COPIES),
        ("state.unit_decks", UNITS, UNIT_COPIES),
        ("state.event_decks", EVENTS, EVENT_COPIES),
        ("state.huts", MARKERS, MARKER_COPIES),
    ]
    there = p.components()
    for where, names, copies in expected:
        for name, count in zip(names, copies, strict=True):
            if there[name] != count:
                raise BrokenDump(f"{where}: there are {there[name]} of {name} instead of {count}")


# Questions.

_FIGHTERS: Final = {"other", "player", "attacker", "defender"}
"""A seat, or a negative number for nobody and barbarians."""
_SEATS: Final = {"seat", "actor", "loser"}
_SQUARES: Final = {"square", "target", "centre", "start", "previous"}
_FIELD_RANGES: Final[dict[str, range]] = {
    "event": range(NONE, EVENT_COUNT),
    "number": range(NONE, len(RESOURCE_ABILITIES)),
    "person": range(NONE, GREAT_PERSON_COUNT),
    "wonder": range(NONE, WONDER_COUNT),
    "techs": range(TECH_COUNT),
    "dealt": range(CIVILIZATION_COUNT),
}
"""What the fields of frames hold that go by these names."""
_ANY_FIELD: Final = range(-MANY, SPACE.size + MANY)
"""Actions are the largest numbers that a frame keeps."""


def check_fields(p: Civilization2010) -> None:
    """Make sure that no number of a frame is beyond anything the game knows; the rest is left to trying it out."""
    for place, frame in enumerate(p.frames):
        for name, kind in type(frame).FIELDS:
            if kind == TEXT:
                _check_rule(getattr(frame, name), f"frames[{place}].{name}")
                continue
            values = _values(frame, name, kind)
            check_numbers(values, len(values), f"frames[{place}].{name}", _allowed(p, name))


def _check_rule(rule: str, where: str) -> None:
    """Texts in frames are rules, by their ids."""
    if rule not in RULE_IDS:
        raise BrokenDump(f"{where}: there is no rule {rule!r}")


def _allowed(p: Civilization2010, name: str) -> range:
    """What a field of this name may hold."""
    if name in _SEATS:
        return range(p.players)
    if name in _FIGHTERS:
        return range(BARBARIANS, p.players)
    if name in _SQUARES:
        return range(NONE, p.board.size)
    return _FIELD_RANGES.get(name, _ANY_FIELD)


def _values(frame: Frame[Civilization2010], name: str, kind: str) -> list[int]:
    if kind == INT:
        return [getattr(frame, name)]
    if kind == INTS:
        values: list[int] = getattr(frame, name)
        return values
    rows: list[list[int]] = getattr(frame, name)
    return [number for row in rows for number in row]
