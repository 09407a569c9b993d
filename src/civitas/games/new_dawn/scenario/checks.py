"""Whether the pieces and numbers of a position that was stored or described can lie where they are said to lie."""

from typing import Final

from civitas.core.errors import BrokenDump
from civitas.core.storage import INT, check_numbers, check_row
from civitas.games.new_dawn.civilization import (
    CARAVANS,
    CITIES,
    CONTROL_TOKENS,
    IN_RESERVE,
    TRADE_LIMIT,
    Civilization,
)
from civitas.games.new_dawn.civilizations.gains import ZIMBABWE_ROOM
from civitas.games.new_dawn.civilizations.tech_dial import LAST_SPACE
from civitas.games.new_dawn.facts.agendas import AGENDA_COUNT, IN_PLAY, VICTORY_CARD_COUNT
from civitas.games.new_dawn.facts.city_states import CITY_STATE_COUNT, CITY_STATES, COPIES
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT
from civitas.games.new_dawn.facts.event_dial import SECTION_COUNT
from civitas.games.new_dawn.facts.focus_cards import CARD_COUNT, LEVEL_OF
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.leaders import LEADER_COUNT
from civitas.games.new_dawn.facts.terrain import (
    BARBARIAN_COUNT,
    GRASSLAND,
    NATURAL_WONDER,
    NATURAL_WONDER_COUNT,
    NATURAL_WONDERS,
    NONE,
    RESOURCE_COUNT,
    RESOURCE_TOKENS,
    RESOURCES,
)
from civitas.games.new_dawn.facts.wonders import (
    DECK_COUNT,
    DECK_OF,
    GREAT_ZIMBABWE,
    WONDER_COUNT,
    WONDER_ERA,
    WONDERS,
)
from civitas.games.new_dawn.map.hexes import Hex
from civitas.games.new_dawn.map.placing import NEAR_FRIENDLY
from civitas.games.new_dawn.map.tiles import SIDES, TILE_COUNT, TilePlace
from civitas.games.new_dawn.map.world import CITY_STATE_ICON, FIRST_WATER_TOKEN, SPACE_NAMES, SPACES, WATER_TOKENS
from civitas.games.new_dawn.model import (
    ABSENT,
    CAPITAL,
    CITY,
    EMPTY,
    FREE,
    LYING_NATURAL,
    REINFORCED,
    TOKEN,
    NewDawn,
)
from civitas.games.new_dawn.words import ONCE

MANY: Final = 60_000
"""More than any counter of the game ever shows."""
MANY_TOKENS: Final = 999
"""More trade tokens than ever lie on a card of the automated player."""
FAR: Final = 60
"""No hex of a map lies farther from the middle, in either coordinate."""
_COORDINATES: Final = range(-FAR, FAR + 1)


# The map.


def check_map(p: NewDawn) -> None:
    """Make sure that the map can be laid: the tiles exist and no two spaces lie in one place."""
    for place, row in enumerate(p.tiles):
        check_row(row, 5, f"state.tiles[{place}]")
        tile, side, q, r, rotation = row
        if tile not in range(1, TILE_COUNT + 1) or side not in range(len(SIDES)) or rotation not in range(6):
            raise BrokenDump(f"state.tiles[{place}]: there is no such tile, side or rotation")
        check_numbers([q, r], 2, f"state.tiles[{place}]", _COORDINATES)
    for place, row in enumerate(p.water):
        check_numbers(row, 2, f"state.water[{place}]", _COORDINATES)
    for place, row in enumerate(p.hexes):
        _check_hex(row, f"state.hexes[{place}]")
    if p.hexes and (p.tiles or p.water):
        raise BrokenDump("state.hexes: a map is made of tiles or of single hexes")
    if len(p.water) > WATER_TOKENS or len(p.hexes) > FIRST_WATER_TOKEN:
        raise BrokenDump(f"state.water: there are {WATER_TOKENS} water tokens, and room for {FIRST_WATER_TOKEN} hexes")
    _check_overlap(p)


def _check_hex(row: list[int], where: str) -> None:
    check_row(row, 4, where)
    q, r, terrain, icon = row
    check_numbers([q, r], 2, where, _COORDINATES)
    if terrain not in range(NATURAL_WONDER + 1):
        raise BrokenDump(f"{where}: there is no terrain {terrain}")
    states = range(CITY_STATE_ICON, CITY_STATE_ICON + CITY_STATE_COUNT)
    icons = range(NONE, NATURAL_WONDER_COUNT if terrain == NATURAL_WONDER else BARBARIAN_COUNT)
    if icon not in icons and not (terrain == GRASSLAND and icon in states):
        raise BrokenDump(f"{where}: there is no icon {icon} on this terrain")


def _check_overlap(p: NewDawn) -> None:
    tiles = [row[0] for row in p.tiles]
    if len(set(tiles)) != len(tiles):
        raise BrokenDump("state.tiles: a tile is there twice")
    seen: set[Hex] = set()
    places: list[Hex] = [place for row in p.tiles for place in TilePlace.of_row(row).hexes()]
    for place in places + [(row[0], row[1]) for row in [*p.water, *p.hexes]]:
        if place in seen:
            raise BrokenDump(f"state.{'hexes' if p.hexes else 'tiles'}: two spaces lie at {list(place)}")
        seen.add(place)
    icons = [(row[2] == NATURAL_WONDER, row[3]) for row in p.hexes if row[3] != NONE]
    if len(set(icons)) != len(icons):
        raise BrokenDump("state.hexes: a city-state, natural wonder or barbarian icon is there twice")


# All pieces.


def check_pieces(p: NewDawn) -> None:
    """Make sure that every piece, token and card exists and lies where such a thing can lie; the map is laid."""
    check_numbers([p.round], 1, "state.round", range(1, MANY + 1))
    check_numbers([p.active, p.first], 2, "state.active, state.first", range(p.players))
    if p.automa >= 0 and p.first != p.automa:
        raise BrokenDump("state.first: the automated player is always first")
    check_numbers([p.event], 1, "state.event", range(SECTION_COUNT))
    _check_hands(p)
    _check_owners(p)
    for seat, c in enumerate(p.civs):
        _check_civilization(p, seat, c)
    _check_leaders(p)
    _check_lying(p)
    _check_barbarians(p)
    _check_city_states(p)
    _check_natural_wonders(p)
    _check_wonders(p)
    _check_pacts(p)
    _check_supplies(p)
    _check_turn(p)


def _check_hands(p: NewDawn) -> None:
    if p.hands and len(p.hands) != p.players:
        raise BrokenDump(f"state.hands: {p.players} hands are expected")
    tiles = [row[0] for row in p.tiles] + [tile for hand in p.hands for tile in hand]
    if any(tile not in range(1, TILE_COUNT + 1) for tile in tiles) or len(set(tiles)) != len(tiles):
        raise BrokenDump("state.hands: a tile does not exist, or is there twice")


def _check_owners(p: NewDawn) -> None:
    """Pieces stand on land that exists."""
    check_numbers(p.owner, SPACES, "state.owner", range(NONE, p.players))
    check_numbers(p.piece, SPACES, "state.piece", range(EMPTY, CAPITAL + 1))
    for space in range(SPACES):
        if (p.owner[space] == NONE) != (p.piece[space] == EMPTY):
            raise BrokenDump(f"state.piece: {SPACE_NAMES[space]} has an owner without a piece or the reverse")
        if p.owner[space] != NONE and (p.world.terrain[space] < 0 or p.world.is_water[space]):
            raise BrokenDump(f"state.owner: {SPACE_NAMES[space]} is water or not on the map")


def _check_lying(p: NewDawn) -> None:
    check_numbers(p.lying, SPACES, "state.lying", range(NONE, LYING_NATURAL + NATURAL_WONDER_COUNT))
    for space, lying in enumerate(p.lying):
        if lying == NONE:
            continue
        _check_space(p, space, "state.lying")
        if p.owner[space] != NONE:
            raise BrokenDump(f"state.lying: {SPACE_NAMES[space]} is somebody's, so its token has been taken")
        if lying >= LYING_NATURAL and p.world.natural_wonder[space] != lying - LYING_NATURAL:
            raise BrokenDump(f"state.lying: {SPACE_NAMES[space]} is not the space of this natural wonder")


def _check_barbarians(p: NewDawn) -> None:
    check_numbers(p.barbarians, BARBARIAN_COUNT, "state.barbarians", range(ABSENT, SPACES))
    there = [space for space in p.barbarians if space >= 0]
    for space in there:
        _check_space(p, space, "state.barbarians")
        if p.owner[space] != NONE or p.world.is_water[space]:
            raise BrokenDump(f"state.barbarians: {SPACE_NAMES[space]} is water or somebody's")
    if len(set(there)) != len(there):
        raise BrokenDump("state.barbarians: two of them stand on one space")


def _check_city_states(p: NewDawn) -> None:
    check_numbers(p.states, CITY_STATE_COUNT, "state.states", range(ABSENT, p.players))
    for state, holder in enumerate(p.states):
        space = _space_of_icon(p.world.city_state, state)
        if holder != ABSENT and space == NONE and not p.hexes:
            raise BrokenDump(f"state.states: {CITY_STATES[state]} is not on the map")
        if holder >= 0 and space != NONE and (p.owner[space] != holder or p.piece[space] != CITY):
            raise BrokenDump(f"state.states: who has conquered {CITY_STATES[state]} has a city there")
        envoys = [seat for seat, c in enumerate(p.civs) if (c.envoys >> state) & 1]
        if len(envoys) > COPIES or (envoys and holder != FREE):
            raise BrokenDump(f"civilizations[{envoys[0]}].envoys: too many cards of {CITY_STATES[state]} are out")
        _check_on_cards(holder, state, [c.states_on for c in p.civs], f"state.states: {CITY_STATES[state]}")


def _check_natural_wonders(p: NewDawn) -> None:
    check_numbers(p.naturals, NATURAL_WONDER_COUNT, "state.naturals", range(ABSENT, p.players))
    for natural, holder in enumerate(p.naturals):
        space = _space_of_icon(p.world.natural_wonder, natural)
        if holder >= 0 and space == NONE and not p.hexes:
            raise BrokenDump(f"state.naturals: {NATURAL_WONDERS[natural]} is not on the map")
        if (holder == FREE) != (p.lying.count(LYING_NATURAL + natural) == 1):
            raise BrokenDump(f"state.naturals: a free token, {NATURAL_WONDERS[natural]}, lies on its space")
        _check_on_cards(holder, natural, [c.naturals_on for c in p.civs], f"state.naturals: {NATURAL_WONDERS[natural]}")


def _check_on_cards(holder: int, token: int, piles: list[list[int]], where: str) -> None:
    """A token lies on one card at most, and on one of its holder."""
    for seat, pile in enumerate(piles):
        slots = len([1 for bits in pile if (bits >> token) & 1])
        if slots > (1 if seat == holder else 0):
            raise BrokenDump(f"{where} lies on a card of another player, or on two")


def _check_wonders(p: NewDawn) -> None:
    check_numbers(p.wonder_space, WONDER_COUNT, "state.wonder_space", range(NONE, SPACES))
    built = [space for space in p.wonder_space if space != NONE]
    for space in built:
        _check_space(p, space, "state.wonder_space")
    if len(set(built)) != len(built):
        raise BrokenDump("state.wonder_space: a space holds one wonder at most")
    if len(p.decks) != DECK_COUNT:
        raise BrokenDump(f"state.decks: {DECK_COUNT} decks are expected")
    check_numbers(p.removed, len(p.removed), "state.removed", range(WONDER_COUNT))
    for number, deck in enumerate(p.decks):
        check_numbers(deck, len(deck), f"state.decks[{number}]", range(WONDER_COUNT))
        if any(DECK_OF[wonder] != number for wonder in deck):
            raise BrokenDump(f"state.decks[{number}]: a wonder of another kind")
        eras = [WONDER_ERA[wonder] for wonder in deck]
        if eras != sorted(eras, reverse=True):
            raise BrokenDump(f"state.decks[{number}]: older eras lie on top of later ones")
    cards = [*p.removed, *[wonder for deck in p.decks for wonder in deck]]
    for wonder in range(WONDER_COUNT):
        if cards.count(wonder) + (1 if p.wonder_space[wonder] != NONE else 0) != 1:
            raise BrokenDump(f"state.decks: {WONDERS[wonder]} is missing or there twice")
    check_numbers([p.zimbabwe], 1, "state.zimbabwe", range(ZIMBABWE_ROOM + 1))
    if p.zimbabwe and not any(p.wields(seat, GREAT_ZIMBABWE) for seat in range(p.players)):
        raise BrokenDump("state.zimbabwe: nobody can keep trade tokens on Great Zimbabwe")


def _check_pacts(p: NewDawn) -> None:
    check_numbers(p.pacts, p.players * PACT_COUNT, "state.pacts", range(NONE, p.players))
    for card, holder in enumerate(p.pacts):
        if holder == card // PACT_COUNT:
            raise BrokenDump("state.pacts: nobody holds an own diplomacy card")


def _check_supplies(p: NewDawn) -> None:
    check_numbers(p.supply, RESOURCE_COUNT, "state.supply", range(RESOURCE_TOKENS + 1))
    there = p.components()
    for name in RESOURCES:
        if there[name] != RESOURCE_TOKENS:
            raise BrokenDump(f"state.supply: there are {there[name]} tokens of {name} instead of {RESOURCE_TOKENS}")
    if p.trade_supply() < 0:
        raise BrokenDump("civilizations: more trade tokens lie on cards than there are")
    cards = p.victory_cards
    if len(cards) != IN_PLAY or cards != sorted(set(cards)) or cards[0] < 0 or cards[-1] >= VICTORY_CARD_COUNT:
        raise BrokenDump(f"state.victory_cards: {IN_PLAY} cards in order are expected")


def _check_turn(p: NewDawn) -> None:
    check_numbers([p.once], 1, "state.once", range(sum(ONCE.values()) + 1))
    for name, spaces in (("won", p.won), ("arrived", p.arrived)):
        check_numbers(spaces, len(spaces), f"state.{name}", range(SPACES))
        for space in spaces:
            _check_space(p, space, f"state.{name}")
    check_numbers([p.spent_states], 1, "state.spent_states", range(1 << CITY_STATE_COUNT))
    check_numbers([p.spent_naturals], 1, "state.spent_naturals", range(1 << NATURAL_WONDER_COUNT))
    check_numbers([p.victories], 1, "state.victories", range(MANY + 1))


# One civilization.


def _check_civilization(p: NewDawn, seat: int, c: Civilization) -> None:
    where = f"civilizations[{seat}]"
    check_numbers([c.leader], 1, f"{where}.leader", range(NONE, LEADER_COUNT))
    check_numbers([c.dial], 1, f"{where}.dial", range(LAST_SPACE + 1))
    check_numbers([c.has_beaten_capital], 1, f"{where}.has_beaten_capital", range(2))
    check_numbers(c.resources, RESOURCE_COUNT, f"{where}.resources", range(RESOURCE_TOKENS + 1))
    check_numbers([c.envoys], 1, f"{where}.envoys", range(1 << CITY_STATE_COUNT))
    _check_cards(p, seat, c, where)
    _check_agendas(p, c, where)
    _check_own_pieces(p, seat, c, where)
    check_numbers(c.caravans, CARAVANS, f"{where}.caravans", range(IN_RESERVE, SPACES))
    for space in c.caravans:
        if space >= 0:
            _check_space(p, space, f"{where}.caravans")


def _check_cards(p: NewDawn, seat: int, c: Civilization, where: str) -> None:
    check_numbers(c.row, SLOTS, f"{where}.row", range(CARD_COUNT))
    if len(set(c.row)) != SLOTS:
        raise BrokenDump(f"{where}.row: a card is there twice")
    check_numbers([c.deck], 1, f"{where}.deck", range(1 << CARD_COUNT))
    for card in range(CARD_COUNT):
        if (c.deck >> card) & 1 and (card in c.row or LEVEL_OF[card] == 1):
            raise BrokenDump(f"{where}.deck: a card of the row or of level I cannot be gained")
    limit = MANY_TOKENS if seat == p.automa else TRADE_LIMIT
    check_numbers(c.trade, SLOTS, f"{where}.trade", range(limit + 1))
    check_numbers(c.states_on, SLOTS, f"{where}.states_on", range(1 << CITY_STATE_COUNT))
    check_numbers(c.naturals_on, SLOTS, f"{where}.naturals_on", range(1 << NATURAL_WONDER_COUNT))


def _check_own_pieces(p: NewDawn, seat: int, c: Civilization, where: str) -> None:
    """The lists of own pieces say the same as the map, and no piece is missing or too many (R15.1-a)."""
    own = [space for space in range(SPACES) if p.owner[space] == seat]
    tokens = [space for space in own if p.piece[space] in (TOKEN, REINFORCED)]
    capitals = [space for space in own if p.piece[space] == CAPITAL]
    cities = [space for space in own if p.piece[space] in (CITY, CAPITAL)]
    if sorted(c.tokens) != tokens:
        raise BrokenDump(f"{where}.tokens: the map says {[SPACE_NAMES[space] for space in tokens]}")
    if sorted(c.cities) != cities:
        raise BrokenDump(f"{where}.cities: the map says {[SPACE_NAMES[space] for space in cities]}")
    if len(capitals) > 1 or c.cities[: len(capitals)] != capitals:
        raise BrokenDump(f"{where}.cities: there is one capital, and it comes first")
    check_numbers([c.markers], 1, f"{where}.markers", range(bin(c.agendas).count("1") + 1))
    if c.tokens_left < 0 or len(tokens) + c.markers + c.tokens_left != CONTROL_TOKENS:
        raise BrokenDump(f"{where}.tokens: there are {CONTROL_TOKENS} control tokens")
    if c.cities_left < 0 or len(cities) - len(capitals) + c.cities_left != CITIES:
        raise BrokenDump(f"{where}.cities: there are {CITIES} cities besides the capital")


def _check_agendas(p: NewDawn, c: Civilization, where: str) -> None:
    check_numbers([c.agendas], 1, f"{where}.agendas", range(1 << AGENDA_COUNT))
    for card in range(VICTORY_CARD_COUNT):
        marked = (c.agendas >> (2 * card)) & 3
        if marked == 3 or (marked and card not in p.victory_cards):
            raise BrokenDump(f"{where}.agendas: one agenda of each victory card in play can be completed")


def _check_leaders(p: NewDawn) -> None:
    leaders = [c.leader for c in p.civs if c.leader != NONE]
    if len(set(leaders)) != len(leaders):
        raise BrokenDump("civilizations[0].leader: two players have the same leader")


# Questions.

_SEAT_FIELDS: Final = {"seat", "attacker", "victim"}
_FIELD_RANGES: Final[dict[str, range]] = {
    "slot": range(NONE, SLOTS),
    "card": range(NONE, CARD_COUNT),
    "wonder": range(NONE, WONDER_COUNT),
    "state": range(NONE, CITY_STATE_COUNT),
    "natural": range(NONE, NATURAL_WONDER_COUNT),
    "space": range(NONE, SPACES),
    "target": range(NONE, SPACES),
    "city": range(NEAR_FRIENDLY, SPACES),
}
"""What the fields of frames hold that go by these names."""
_ANY_FIELD: Final = range(-MANY_TOKENS, MANY_TOKENS + 1)


def check_fields(p: NewDawn) -> None:
    """Make sure that no number of a frame is beyond anything the game knows; the rest is left to trying it out."""
    for place, frame in enumerate(p.frames):
        for name, kind in type(frame).FIELDS:
            values: list[int] = [getattr(frame, name)] if kind == INT else getattr(frame, name)
            allowed = range(p.players) if name in _SEAT_FIELDS else _FIELD_RANGES.get(name, _ANY_FIELD)
            check_numbers(values, len(values), f"frames[{place}].{name}", allowed)


# What all of them use.


def _space_of_icon(icons: list[int], icon: int) -> int:
    return icons.index(icon) if icon in icons else NONE


def _check_space(p: NewDawn, space: int, where: str) -> None:
    if p.world.terrain[space] < 0:
        raise BrokenDump(f"{where}: {SPACE_NAMES[space]} is not on the map")
