"""What a seat sees of the game, built up from nothing (info.public-a, info.hidden-a).

Seats are numbers from 0; everything else goes by its id. None stands for nothing and nobody.
"""

from collections.abc import Sequence
from typing import Final, cast

from civitas.core.fixed import fixed
from civitas.core.fixed_types import FixedList
from civitas.core.shelves import Shelf
from civitas.games.civilization_2010.battles.arithmetic import (
    ATTACKER,
    DEFENDER,
    UNIT_OF,
    WOUNDS_OF,
    unit_health,
    unit_strength,
)
from civitas.games.civilization_2010.battles.battle import Battle, battle_of
from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.facts.buildings import FAMILIES
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.terrain import ICONS, MARKET_RESOURCE_COUNT, NONE, RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.timing import PHASES
from civitas.games.civilization_2010.facts.units import UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA, WONDERS
from civitas.games.civilization_2010.knowledge import knows_events, knows_hand
from civitas.games.civilization_2010.map.board import SLOT_NAMES, SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import PIECE_COUNT, PIECES, is_hidden, is_hut
from civitas.games.civilization_2010.map.squares import FACINGS, TILE_SQUARES
from civitas.games.civilization_2010.map.tiles import RELICS, TILES
from civitas.games.civilization_2010.model import BARBARIANS, Civilization2010
from civitas.games.civilization_2010.movement.reaching import reach_of_marches, reach_of_moving, reach_of_treks
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.phases.movement import Movement, Trek
from civitas.games.civilization_2010.seat_views import empire_view, facts_around
from civitas.games.civilization_2010.view_types import (
    BattleHand,
    BattleView,
    Civilization2010View,
    CivilizationView,
    Decks,
    Fighter,
    FiguresOn,
    Front,
    HiddenView,
    Market,
    MovingGroup,
    PublicView,
    Question,
    Square,
    Tile,
    Wonders,
    WorldMap,
)
from civitas.games.civilization_2010.words import BARBARIANS_WORD, PRINTED_WORDS, bit_words, counted_words


def view_of(p: Civilization2010, seat: int | None) -> Civilization2010View:
    """The table as this seat (None: a spectator) sees it."""
    return views_of(p, [seat])[0]


def views_of(p: Civilization2010, seats: Sequence[int | None]) -> list[Civilization2010View]:
    """The table as each of these seats sees it; what all of them see is worked out once."""
    public = _public(p)
    around = facts_around(p)
    empires = [empire_view(p, each, around) for each in range(p.players)]
    return [
        {
            "seat": seat,
            **public,
            "battle": _battle(p, seat),
            "civilizations": [_civilization(p, seat, each, empire) for each, empire in enumerate(empires)],
            "question": _question(p, seat),
        }
        for seat in seats
    ]


def _question(p: Civilization2010, seat: int | None) -> Question | None:
    if not p.frames:
        return None
    frame = p.frames[-1]
    asked = cast(Question, frame.question(p, seat))
    if seat is not None and (frame.asked >> seat) & 1 and p.result is None:
        if isinstance(frame, Moving):
            asked["reach"] = reach_of_moving(p, frame)
        elif isinstance(frame, Movement):
            asked["reach"] = reach_of_marches(p, seat)
        elif isinstance(frame, Trek):
            asked["reach"] = reach_of_treks(p, seat, frame.steps)
    return asked


def _public(p: Civilization2010) -> PublicView:
    """What everybody sees alike, but for what lies in front of the players."""
    return {
        "players": p.players,
        "options": p.setting.shown,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "active": p.active,
        "first": p.first,
        "to_act": p.to_act,
        "map": _map(p),
        "group": _group(p),
        "wonders": _wonders(p),
        "market": _market(p),
        "decks": _decks(p),
        "result": p.result.to_json() if p.result else None,
    }


def _civilization(p: Civilization2010, seat: int | None, other: int, empire: CivilizationView) -> CivilizationView:
    """A player as a seat sees it: what everybody sees, and what only some may know."""
    hidden = _hidden(p, seat, other)
    return {**empire, **hidden} if hidden else empire


# The map.


def _map(p: Civilization2010) -> WorldMap:
    """Tiles by their slots, and squares with what is printed and what stands there."""
    layout = p.board.layout
    return {
        "width": layout.width,
        "height": layout.height,
        "tiles": _tiles(p),
        "squares": _squares(p),
        "changed": _names(p.changed),
        "frozen": _names(p.frozen),
    }


def _tiles(p: Civilization2010) -> list[Tile]:
    mark = id(p.tiles), id(p.facing)
    facts = (p.players, p.tiles, p.facing)
    shown = _SHOWN_SLOTS.find(mark, facts)
    if shown is None:
        shown = _SHOWN_SLOTS.keep(mark, facts, [_tile(p, slot) for slot in range(p.board.layout.slot_count)])
    return shown


_SHOWN_SLOTS: Final = Shelf[list[Tile]](256)


def _tile(p: Civilization2010, slot: int) -> Tile:
    """What lies in a slot; nobody knows which tile it is as long as it lies facedown."""
    x, y = p.board.layout.corners[slot]
    if p.facing[slot] == NONE:
        return {"slot": SLOT_NAMES[slot], "at": [x, y], "tile": None, "facing": None}
    tile = TILES[p.tiles[slot]] if p.tiles[slot] != NONE else None
    return {"slot": SLOT_NAMES[slot], "at": [x, y], "tile": tile, "facing": FACINGS[p.facing[slot]]}


def _squares(p: Civilization2010) -> list[Square]:
    """All squares with what is seen of them; shared, as those of each tile are, by all views that show the same."""
    figures = [(empire.armies, empire.scouts) for empire in p.empires]
    facts = (p.players, p.terrain, p.printed, p.piece, p.owner, p.centre, p.holder, figures)
    mark = id(p.piece), id(p.holder)
    shown = _SHOWN_MAPS.find(mark, facts)
    if shown is None:
        squares: list[Square] = []
        for slot in range(p.board.layout.slot_count):
            squares += _squares_of_tile(p, slot)
        shown = _SHOWN_MAPS.keep(mark, facts, FixedList(squares))
    return shown


_SHOWN_MAPS: Final = Shelf[list[Square]](256)
_SHOWN_TILES: Final = Shelf[list[Square]](2048)


def _squares_of_tile(p: Civilization2010, slot: int) -> list[Square]:
    first = slot * TILE_SQUARES
    squares, part = p.board.squares_of(slot), slice(first, first + TILE_SQUARES)
    holders = p.holder[part]
    figures = [_figures_on(p, square) for square in squares if p.holder[square] >= 0] if max(holders) >= 0 else []
    ground = p.terrain[part], p.printed[part], p.piece[part]
    facts = (p.players, *ground, p.owner[part], p.centre[part], holders, figures)
    mark = id(p.setting), slot
    shown = _SHOWN_TILES.find(mark, facts)
    return shown if shown is not None else _SHOWN_TILES.keep(mark, facts, [_look_of(p, square) for square in squares])


def _look_of(p: Civilization2010, square: int) -> Square:
    """What is seen of a square."""
    entry: Square = {"square": SQUARE_NAMES[square], "at": p.board.corners[square]}
    terrain, printed, piece, owner = p.terrain[square], p.printed[square], p.piece[square], p.owner[square]
    if terrain < 0:
        return entry
    entry["terrain"] = TERRAINS[terrain]
    if printed >= 0:
        entry["printed"] = PRINTED_WORDS[printed]
    if piece >= 0:
        entry["piece"] = _SHOWN_PIECES[piece]
    if owner >= 0:
        entry["owner"] = owner
        entry["city"] = SQUARE_NAMES[p.centre[square]]
    if p.holder[square] >= 0:
        entry["figures"] = _figures_on(p, square)
    yields = _yields_of(p, square)
    if yields:
        entry["yields"] = yields
    return entry


def _yields_of(p: Civilization2010, square: int) -> dict[str, int]:
    """The icons of a square, worked out once for each terrain with what is printed and what lies there."""
    mark = p.terrain[square], p.printed[square], p.piece[square]
    shown = _YIELDS.get(mark)
    if shown is None:
        shown = fixed({name: count for icon, name in enumerate(ICONS) if (count := square_icons(p, square, icon))})
        _YIELDS[mark] = shown
    return shown


_YIELDS: Final[dict[tuple[int, int, int], dict[str, int]]] = {}
_SHOWN_PIECES: Final[list[str]] = [
    ("hut" if is_hut(piece) else "village") if is_hidden(piece) else PIECES[piece] for piece in range(PIECE_COUNT)
]
"""What everybody sees of each piece: huts and villages lie facedown (explore.discover-c)."""


def _figures_on(p: Civilization2010, square: int) -> FiguresOn:
    holder = p.holder[square]
    empire = p.empires[holder]
    return {"seat": holder, "armies": empire.armies_at(square), "scouts": empire.scouts_at(square)}


def _group(p: Civilization2010) -> MovingGroup | None:
    """The figures that are on the move or about to fight."""
    if p.group_seat < 0:
        return None
    return {
        "seat": p.group_seat,
        "at": SQUARE_NAMES[p.group_at] if p.group_at >= 0 else None,
        "armies": len(p.group_armies),
        "scouts": len(p.group_scouts),
    }


# Cards and markers for all.


def _wonders(p: Civilization2010) -> Wonders:
    """All wonders, shared by all views that show the same."""
    mark = id(p.wonder_market), id(p.wonder_square), id(p.owner)
    facts = (p.wonder_market, p.wonder_deck, p.wonder_box, p.wonder_square, p.owner, p.obsolete)
    shown = _SHOWN_WONDERS.find(mark, facts)
    return shown if shown is not None else _SHOWN_WONDERS.keep(mark, facts, _look_of_wonders(p))


_SHOWN_WONDERS: Final = Shelf[Wonders](256)


def _look_of_wonders(p: Civilization2010) -> Wonders:
    """Of cards that lie facedown only the eras, which follow from the way the deck is made (setup.wonder-deck-a)."""
    box = [WONDER_ERA[wonder] for wonder in p.wonder_box]
    return {
        "market": [WONDERS[wonder] for wonder in p.wonder_market],
        "deck": [ERAS[WONDER_ERA[wonder]] for wonder in p.wonder_deck[::-1]],
        "box": {name: box.count(era) for era, name in enumerate(ERAS)},
        "built": {
            WONDERS[wonder]: {"square": SQUARE_NAMES[square], "owner": p.owner[square]}
            for wonder, square in enumerate(p.wonder_square)
            if square >= 0
        },
        "obsolete": bit_words(WONDERS, p.obsolete),
    }


def _market(p: Civilization2010) -> Market:
    mark = id(p.market), id(p.buildings), id(p.people)
    facts = (p.market, p.buildings, p.programs, p.people)
    shown = _SHOWN_MARKETS.find(mark, facts)
    return shown if shown is not None else _SHOWN_MARKETS.keep(mark, facts, _look_of_market(p))


_SHOWN_MARKETS: Final = Shelf[Market](256)


def _look_of_market(p: Civilization2010) -> Market:
    return {
        "resources": {RESOURCES[resource]: p.market[resource] for resource in range(MARKET_RESOURCE_COUNT)},
        "buildings": dict(zip(FAMILIES, p.buildings, strict=True)),
        "programs": p.programs,
        "people": dict(zip(GREAT_PEOPLE, p.people, strict=True)),
    }


def _decks(p: Civilization2010) -> Decks:
    """How many cards lie where, shared by all views that show the same."""
    mark = id(p.unit_decks), id(p.event_decks), id(p.huts)
    units_and_events = p.unit_decks, p.unit_discards, p.event_decks, p.event_discards
    markers = p.huts, p.villages, p.spent_markers
    facts = (*units_and_events, *markers, p.city_states, p.lost_city_states, p.claimed, p.spare_tiles)
    shown = _SHOWN_DECKS.find(mark, facts)
    return shown if shown is not None else _SHOWN_DECKS.keep(mark, facts, _look_of_decks(p))


_SHOWN_DECKS: Final = Shelf[Decks](256)


def _look_of_decks(p: Civilization2010) -> Decks:
    """How many cards lie facedown, and which lie faceup under them or have left the game."""
    return {
        "units": {name: len(p.unit_decks[unit_type]) for unit_type, name in enumerate(UNIT_TYPES)},
        "unit_discards": _piles(UNITS, p.unit_discards),
        "events": [len(p.event_decks[level]) for level in range(1, EVENT_LEVELS + 1)],
        "event_discards": _piles(EVENTS, p.event_discards),
        "huts": len(p.huts),
        "villages": len(p.villages),
        "spent": counted_words(MARKERS, p.spent_markers),
        "city_states": len(p.city_states),
        "lost_city_states": bit_words(CITY_STATES, p.lost_city_states),
        "claimed_relics": bit_words(RELICS, p.claimed),
        "spare_tiles": len(p.spare_tiles),
    }


def _piles(words: list[str], piles: list[list[int]]) -> dict[str, int]:
    """How often each card lies in some piles, in the order of the cards."""
    counts: dict[str, int] = {}
    for card in sorted([card for pile in piles for card in pile]):
        counts[words[card]] = counts.get(words[card], 0) + 1
    return counts


# Battles.


def _battle(p: Civilization2010, seat: int | None) -> BattleView | None:
    """The two sides, the fronts, and the hands as far as the seat knows them."""
    battle = battle_of(p)
    if battle is None:
        return None
    return {
        "attacker": _fighter(battle.attacker),
        "defender": _fighter(battle.defender),
        "square": SQUARE_NAMES[battle.target],
        "bonus": battle.bonus,
        "hands": [
            _known_hand(p, battle, side, hand) if knows_hand(p, seat, side) else BattleHand(count=len(hand))
            for side, hand in enumerate(p.hands)
        ],
        "fronts": [_front(p, battle, front) for front in p.fronts],
    }


def _front(p: Civilization2010, battle: Battle, front: list[int]) -> Front:
    """The units of both sides with their wounds and with strength and health as they count in this battle."""
    attacker, defender = front[UNIT_OF[ATTACKER]], front[UNIT_OF[DEFENDER]]
    entry: Front = {
        "attacker": UNITS[attacker] if attacker != NONE else None,
        "attacker_wounds": front[WOUNDS_OF[ATTACKER]],
        "defender": UNITS[defender] if defender != NONE else None,
        "defender_wounds": front[WOUNDS_OF[DEFENDER]],
    }
    if attacker != NONE:
        entry["attacker_strength"], entry["attacker_health"] = _values(p, battle, ATTACKER, attacker)
    if defender != NONE:
        entry["defender_strength"], entry["defender_health"] = _values(p, battle, DEFENDER, defender)
    return entry


def _values(p: Civilization2010, battle: Battle, side: int, unit: int) -> tuple[int, int]:
    """Strength and health of a unit in a battle."""
    fighter, rank = battle.fighter(side), battle.rank
    return unit_strength(p, fighter, rank, unit), unit_health(p, fighter, rank, unit)


def _fighter(seat: int) -> Fighter:
    return BARBARIANS_WORD if seat == BARBARIANS else seat


def _known_hand(p: Civilization2010, battle: Battle, side: int, hand: list[int]) -> BattleHand:
    """A hand with the units themselves, their strength and health, for those who may see them."""
    return {
        "count": len(hand),
        "units": [UNITS[unit] for unit in hand],
        "values": [list(_values(p, battle, side, unit)) for unit in hand],
    }


# What only some may know of a player.


def _hidden(p: Civilization2010, seat: int | None, other: int) -> HiddenView:
    """The kinds of units, facedown tokens and culture events, for those who may see them."""
    empire = p.empires[other]
    entry: HiddenView = {}
    if seat == other:
        entry["units"] = counted_words(UNITS, empire.units)
        entry["tokens"] = counted_words(MARKERS, empire.tokens)
    if knows_events(p, seat, other):
        entry["events"] = counted_words(EVENTS, empire.events)
    return entry


def _names(squares: list[int]) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares]
