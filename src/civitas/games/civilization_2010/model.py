"""The position of a game of Civilization (2010): what lies on the table, and plain questions about it.

Squares, techs, wonders and the like are numbers into the tables of the fact modules. What is done to pieces, with all
that follows from it, is in `movement/figures.py`, `empires/stock.py` and `cities/destroying.py`; what they yield in
`cities/yields.py` and `standings.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from civitas.core.dice import Dice
from civitas.core.native import mypyc_attr
from civitas.core.position import Position
from civitas.core.storage import INT, INTS, ROWS, Fields, fingerprint
from civitas.core.teller import Teller
from civitas.core.verbs import ActionSpace
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.buildings import BUILDING_FAMILY, FAMILIES, FAMILY_SUPPLY
from civitas.games.civilization_2010.facts.constants import ARMIES, CITIES, PROGRAM_MARKERS, SCOUTS
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE, GREAT_PERSON_COUNT
from civitas.games.civilization_2010.facts.markers import MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.techs import SPACE_FLIGHT
from civitas.games.civilization_2010.facts.terrain import GRASSLAND, MARKET_RESOURCE_COUNT, NONE, RESOURCES
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNIT_TYPE_COUNT, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_COUNT
from civitas.games.civilization_2010.map.board import Board, board_of
from civitas.games.civilization_2010.map.pieces import (
    CITY,
    FIRST_CITY_STATE,
    FIRST_HUT,
    FIRST_PERSON,
    FIRST_WONDER,
    PIECE_COUNT,
)
from civitas.games.civilization_2010.map.shown import nothing_shown
from civitas.games.civilization_2010.map.squares import TILE_SQUARES
from civitas.games.civilization_2010.map.tiles import PRINTED, Printed
from civitas.games.civilization_2010.options import Setting
from civitas.games.civilization_2010.upgrades import with_rule_numbers
from civitas.games.civilization_2010.verbs import SPACE
from civitas.games.civilization_2010.view_types import Civilization2010View

# What is printed on a square besides its terrain: a market resource, or one of these.
CULTURE_PRINTED: Final = MARKET_RESOURCE_COUNT
COIN_PRINTED: Final = MARKET_RESOURCE_COUNT + 1

BLANK_SQUARE: Final = Printed(GRASSLAND)
"""What is printed where no tile lies: on the maps of tests, whose squares show what a scenario tells."""

NOBODY: Final = -1
BARBARIANS: Final = -2
"""Instead of a seat, in battles."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ leaves out __init__ in every build
class Civilization2010(Position):
    """One game in progress. A new one is an `empty_table`; the constructor alone leaves the lists to be filled."""

    FIELDS: ClassVar[Fields] = (
        ("turn", INT), ("phase", INT), ("active", INT), ("first", INT), ("waived", INT), ("cancelled", INT),
        ("refused", INT), ("tiles", INTS), ("facing", INTS), ("spare_tiles", INTS), ("terrain", INTS),
        ("printed", INTS), ("changed", INTS), ("piece", INTS), ("owner", INTS), ("centre", INTS), ("holder", INTS),
        ("frozen", INTS), ("group_seat", INT), ("group_at", INT), ("group_armies", INTS), ("group_scouts", INTS),
        ("wonder_square", INTS), ("obsolete", INT), ("wonder_market", INTS), ("wonder_deck", INTS),
        ("wonder_box", INTS), ("buildings", INTS), ("market", INTS), ("programs", INT), ("unit_decks", ROWS),
        ("unit_discards", ROWS), ("event_decks", ROWS), ("event_discards", ROWS), ("people", INTS), ("huts", INTS),
        ("villages", INTS), ("spent_markers", INTS), ("city_states", INTS), ("lost_city_states", INT),
        ("claimed", INT), ("hands", ROWS), ("fronts", ROWS),
    )  # fmt: skip

    __slots__ = (
        "active",
        "board",
        "buildings",
        "cancelled",
        "centre",
        "changed",
        "city_states",
        "claimed",
        "empires",
        "event_decks",
        "event_discards",
        "facing",
        "first",
        "fronts",
        "frozen",
        "group_armies",
        "group_at",
        "group_scouts",
        "group_seat",
        "hands",
        "holder",
        "huts",
        "loose",
        "lost_city_states",
        "market",
        "obsolete",
        "order",
        "owner",
        "people",
        "phase",
        "piece",
        "printed",
        "programs",
        "refused",
        "setting",
        "shown",
        "spare_tiles",
        "spent_markers",
        "terrain",
        "tiles",
        "turn",
        "unit_decks",
        "unit_discards",
        "villages",
        "waived",
        "wonder_box",
        "wonder_deck",
        "wonder_market",
        "wonder_square",
    )

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.board: Board = board_of(setting.players)
        self.empires: list[Empire] = []
        self.turn = 0
        """0 while the game is set up."""
        self.phase = 0
        """The phase of the turn, see `timing`."""
        self.active = 0
        """Whose part of the phase it is, in the phases that players take one after the other."""
        self.first = 0
        """Who has the first player marker."""
        self.waived = 0
        """Seats that do not want to answer any more in this part, as bits (see `abilities/responses.py`)."""
        self.cancelled = 0
        """Whether the response window that closed last has cancelled what it was opened for."""
        self.refused = 0
        """Events that the owner of the United Nations has refused in this part, as bits."""
        self.tiles: list[int] = []
        """The tile in each slot, hidden while it lies facedown."""
        self.facing: list[int] = []
        """Where the arrow of the tile in each slot points; -1: it lies facedown."""
        self.spare_tiles: list[int] = []
        """Neutral tiles that are not used; nobody knows which."""
        self.terrain: list[int] = []
        """The terrain of each square; -1: its tile lies facedown."""
        self.printed: list[int] = []
        """The market resource printed on each square, CULTURE_PRINTED, COIN_PRINTED, or -1."""
        self.changed: list[int] = []
        """Squares with a terrain marker (event.terrain-a)."""
        self.piece: list[int] = []
        """What lies on each square, see `pieces`, or -1."""
        self.shown = nothing_shown(self.piece, self.terrain, self.printed)
        """The icons around cities as they were looked up last (`yields`), for the lists that it names."""
        self.owner: list[int] = []
        """Whose city has each square as its centre or in its outskirts, or -1; outskirts never overlap."""
        self.centre: list[int] = []
        """The centre of that city, or -1."""
        self.holder: list[int] = []
        """Who has figures on each square, or -1; no two players share a square."""
        self.frozen: list[int] = []
        """Squares that no figure may leave in this turn (tech.communism)."""
        self.group_seat = NOBODY
        """Whose figures are on the move or about to fight: they are lifted from the map."""
        self.group_at = NONE
        """Where the group is; -1: its army comes from the supply."""
        self.group_armies: list[int] = []
        """For each army of the group the city it gathers for."""
        self.group_scouts: list[int] = []
        """For each scout of the group the city it serves."""
        self.wonder_square: list[int] = []
        """Where each wonder stands, or -1."""
        self.obsolete = 0
        """Wonders that have lost their ability, as bits."""
        self.wonder_market: list[int] = []
        """The wonders that can be bought, at most four; the order has no meaning."""
        self.wonder_deck: list[int] = []
        """Facedown, the top card last."""
        self.wonder_box: list[int] = []
        """Wonders that left the game unseen during setup; those that leave later are in no list."""
        self.buildings: list[int] = []
        """Markers of each family in the market."""
        self.market: list[int] = []
        """Tokens of each market resource."""
        self.programs = PROGRAM_MARKERS
        """Building program markers in the supply."""
        self.unit_decks: list[list[int]] = []
        """For each type the facedown cards, the top card last."""
        self.unit_discards: list[list[int]] = []
        """For each type the faceup cards under the deck (event.deck-a)."""
        self.order = 0
        """What settles the order of those decks that are `loose`, as bits (`decks`): they are only imagined."""
        self.loose = 0
        self.event_decks: list[list[int]] = []
        """For each level the facedown cards, the top card last; entry 0 is empty."""
        self.event_discards: list[list[int]] = []
        self.people: list[int] = []
        """Great people in the pool, of each type; drawn at random."""
        self.huts: list[int] = []
        """Hut markers in the pool, facedown, the top one last; kinds of `markers.MARKERS`."""
        self.villages: list[int] = []
        self.spent_markers: list[int] = []
        """Hut and village markers that have left the game, of each kind; all have seen them."""
        self.city_states: list[int] = []
        """City-states in the pile, the top one last."""
        self.lost_city_states = 0
        """City-states that have left the game, as bits."""
        self.claimed = 0
        """Relics that were claimed, as bits."""
        self.hands: list[list[int]] = []
        """In a battle: the attacker's and the defender's battle hand, sorted kinds of units; otherwise empty."""
        self.fronts: list[list[int]] = []
        """In a battle, each front: the attacker's unit and its wounds, the defender's and its wounds; no unit: -1."""

    def space(self) -> ActionSpace:
        return SPACE

    def clone(self) -> "Civilization2010":
        """A copy. All lists of pieces are shared: they are never changed in place but replaced.

        `replaced`, `changed`, `exchanged` and `without` do so.
        """
        other = Civilization2010.__new__(Civilization2010)
        Position.__init__(other, self.players)
        other.setting = self.setting
        other.board = self.board
        self.copy_course(other)
        other.empires = [empire.copy() for empire in self.empires]
        other.turn = self.turn
        other.phase = self.phase
        other.active = self.active
        other.first = self.first
        other.waived = self.waived
        other.cancelled = self.cancelled
        other.refused = self.refused
        other.tiles = self.tiles
        other.facing = self.facing
        other.spare_tiles = self.spare_tiles
        other.terrain = self.terrain
        other.printed = self.printed
        other.changed = self.changed
        other.piece = self.piece
        other.shown = self.shown
        other.owner = self.owner
        other.centre = self.centre
        other.holder = self.holder
        other.frozen = self.frozen
        other.group_seat = self.group_seat
        other.group_at = self.group_at
        other.group_armies = self.group_armies
        other.group_scouts = self.group_scouts
        other.wonder_square = self.wonder_square
        other.obsolete = self.obsolete
        other.wonder_market = self.wonder_market
        other.wonder_deck = self.wonder_deck
        other.wonder_box = self.wonder_box
        other.buildings = self.buildings
        other.market = self.market
        other.programs = self.programs
        other.unit_decks = self.unit_decks
        other.unit_discards = self.unit_discards
        other.order = self.order
        other.loose = self.loose
        other.event_decks = self.event_decks
        other.event_discards = self.event_discards
        other.people = self.people
        other.huts = self.huts
        other.villages = self.villages
        other.spent_markers = self.spent_markers
        other.city_states = self.city_states
        other.lost_city_states = self.lost_city_states
        other.claimed = self.claimed
        other.hands = self.hands
        other.fronts = self.fronts
        return other

    def lay(self, square: int, piece: int) -> None:
        """Let another piece lie on a square, or none (-1)."""
        shown, piece_before = self.shown, self.piece
        self.piece = exchanged(piece_before, square, piece)
        if shown.piece is piece_before:
            self.shown = shown.with_pieces(self.piece, self.board.around[square])

    # Plain questions.

    def turn_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + place) % self.players for place in range(self.players)]

    def others_after(self, seat: int) -> list[int]:
        """The other seats clockwise from a seat."""
        return [(seat + place) % self.players for place in range(1, self.players)]

    def is_revealed(self, square: int) -> bool:
        """Whether the tile of a square lies faceup."""
        return self.terrain[square] >= 0

    def tile_square(self, square: int) -> Printed:
        """What is printed on a square whose tile lies faceup, whatever covers it."""
        slot = square // TILE_SQUARES
        if self.tiles[slot] < 0:
            return BLANK_SQUARE
        return PRINTED[self.tiles[slot]][self.facing[slot]][square % TILE_SQUARES]

    def is_centre(self, square: int) -> bool:
        """Whether a city stands on a square."""
        return self.centre[square] == square

    def is_capital(self, square: int) -> bool:
        """Whether a capital stands on a square."""
        return self.centre[square] == square and self.empires[self.owner[square]].cities[0] == square

    def is_blockaded(self, square: int) -> bool:
        """Whether a square of a city yields nothing because an enemy figure stands there (city.blockade-a)."""
        holder = self.holder[square]
        return holder >= 0 and holder != self.owner[square]

    def has_enemy(self, seat: int, square: int) -> bool:
        """Whether figures of another player stand on a square."""
        holder = self.holder[square]
        return holder >= 0 and holder != seat

    def wields(self, seat: int, wonder: int) -> bool:
        """Whether a wonder works for a seat: built there, not obsolete, not blockaded (wonder.blockade-a)."""
        square = self.wonder_square[wonder]
        return (
            square >= 0
            and self.owner[square] == seat
            and (self.obsolete >> wonder) & 1 == 0
            and (self.holder[square] < 0 or self.holder[square] == seat)
        )

    def wonder_owner(self, wonder: int) -> int:
        """Who has built a wonder that still stands, or -1."""
        square = self.wonder_square[wonder]
        return self.owner[square] if square >= 0 else NOBODY

    def wonders_of(self, seat: int) -> list[int]:
        """The wonders that stand in a seat's cities."""
        owner = self.owner
        return [wonder for wonder, square in enumerate(self.wonder_square) if square >= 0 and owner[square] == seat]

    def controlled(self, seat: int) -> list[int]:
        """The squares of the city-states that a seat controls: it has a figure there (citystate.control-a)."""
        empire = self.empires[seat]
        squares: list[int] = []
        piece = self.piece
        for square in empire.armies + empire.scouts:
            # Most squares have a piece of a lower number, or none.
            if piece[square] >= FIRST_CITY_STATE and piece[square] != CITY and square not in squares:
                squares.append(square)
        return squares

    def is_empty(self, square: int) -> bool:
        """Whether a square holds no figure and no marker; what is printed does not matter (map.empty-a)."""
        return self.piece[square] < 0 and self.holder[square] < 0 and self.group_at != square

    def armies_left(self, seat: int) -> int:
        """Armies in a seat's supply."""
        empire = self.empires[seat]
        moving = len(self.group_armies) if self.group_seat == seat else 0
        return ARMIES + empire.sheet().more_armies - len(empire.armies) - moving

    def scouts_left(self, seat: int) -> int:
        """Scouts in a seat's supply."""
        moving = len(self.group_scouts) if self.group_seat == seat else 0
        return SCOUTS - len(self.empires[seat].scouts) - moving

    def cities_left(self, seat: int) -> int:
        """City markers in a seat's supply; the capital's is not among them."""
        cities = self.empires[seat].cities
        return CITIES - max(0, len(cities) - 1)

    def units_left(self, unit_type: int) -> int:
        """Cards of a type that can still be drawn."""
        return len(self.unit_decks[unit_type]) + len(self.unit_discards[unit_type])

    def is_space_flight_left(self) -> bool:
        """Whether nobody has the only Space Flight card."""
        return not any(empire.knows(SPACE_FLIGHT) for empire in self.empires)

    # What the contract asks for. The modules that answer build on this one, hence the late imports.

    def dump(self) -> dict[str, Any]:
        from civitas.games.civilization_2010.stored import dump_position

        return dump_position(self)

    def digest(self) -> str:
        dump = self.dump()
        return fingerprint({**dump, "frames": with_rule_numbers(dump["frames"])})

    def describe(self) -> dict[str, Any]:
        from civitas.games.civilization_2010.scenario.describing import describe_position

        return describe_position(self)

    def teller(self) -> "Teller[Civilization2010]":
        from civitas.games.civilization_2010.telling.teller import TELLER

        return TELLER

    def view_for(self, seat: int | None) -> Civilization2010View:
        look = _LATER.view_of
        if look is None:
            from civitas.games.civilization_2010.view import view_of

            look = _LATER.view_of = view_of
        return look(self, seat)

    def views_for(self, seats: Sequence[int | None]) -> list[Civilization2010View]:
        from civitas.games.civilization_2010.view import views_of

        return views_of(self, seats)

    def imagine_for(self, seat: int | None, rng: Dice) -> "Civilization2010":
        imagine = _LATER.imagine_position
        if imagine is None:
            from civitas.games.civilization_2010.imagine import imagine_position

            imagine = _LATER.imagine_position = imagine_position
        return imagine(self, seat, rng)

    def turn_rule(self) -> str:
        return "turn.own-part-a"

    def components(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        lying = tally(self.piece, PIECE_COUNT)
        for seat, empire in enumerate(self.empires):
            armies = len(empire.armies) + self.armies_left(seat) + self._lifted(seat, True)
            counts[f"armies {seat}"] = armies - empire.sheet().more_armies  # Those come with the civilization.
            counts[f"scouts {seat}"] = len(empire.scouts) + self.scouts_left(seat) + self._lifted(seat, False)
            counts[f"cities {seat}"] = max(0, len(empire.cities) - 1) + self.cities_left(seat)
        for family, name in enumerate(FAMILIES):
            counts[name] = self.buildings[family]
        for building in range(FIRST_WONDER):
            counts[FAMILIES[BUILDING_FAMILY[building]]] += lying[building]
        for resource in range(MARKET_RESOURCE_COUNT):
            held = sum(empire.resources[resource] for empire in self.empires)
            counts[RESOURCES[resource]] = self.market[resource] + held
        counts["programs"] = self.programs + sum(sum(empire.programs) for empire in self.empires)
        self._count_cards(counts)
        self._count_markers(counts, lying)
        return counts

    def _lifted(self, seat: int, armies: bool) -> int:
        if self.group_seat != seat:
            return 0
        return len(self.group_armies) if armies else len(self.group_scouts)

    def _count_cards(self, counts: dict[str, int]) -> None:
        in_play = [unit for front in self.fronts for unit in (front[0], front[2])]
        units = self.unit_decks + self.unit_discards + self.hands + [in_play]
        dealt = tally([unit for deck in units for unit in deck], UNIT_COUNT)
        held = total([empire.units for empire in self.empires])
        for unit in range(UNIT_COUNT):
            counts[UNITS[unit]] = held[unit] + dealt[unit]
        dealt = tally([event for deck in self.event_decks + self.event_discards for event in deck], EVENT_COUNT)
        held = total([empire.events for empire in self.empires])
        for event in range(EVENT_COUNT):
            counts[EVENTS[event]] = held[event] + dealt[event]
        seen = len([1 for square in self.wonder_square if square >= 0]) + len(self.wonder_market)
        counts["wonders"] = seen + len(self.wonder_deck) + len(self.wonder_box) + self.wonders_gone()

    def wonders_gone(self) -> int:
        """Wonders that have left the game in play: in no list any more."""
        known = set(self.wonder_market) | set(self.wonder_deck) | set(self.wonder_box)
        standing = {wonder for wonder, square in enumerate(self.wonder_square) if square >= 0}
        return WONDER_COUNT - len(known | standing)

    def _count_markers(self, counts: dict[str, int], lying: list[int]) -> None:
        held = total([empire.tokens for empire in self.empires])
        for marker in range(MARKER_COUNT):
            pools = self.huts.count(marker) + self.villages.count(marker) + self.spent_markers[marker]
            counts[MARKERS[marker]] = held[marker] + pools + lying[FIRST_HUT + marker]
        held = total([empire.people for empire in self.empires])
        for person in range(GREAT_PERSON_COUNT):
            counts[GREAT_PEOPLE[person]] = held[person] + self.people[person] + lying[FIRST_PERSON + person]
        city_states = sum(lying[FIRST_CITY_STATE:CITY])
        counts["city-states"] = len(self.city_states) + city_states + self.lost_city_states.bit_count()
        counts["tiles"] = len(self.tiles) + len(self.spare_tiles)
        standing = len([1 for square in self.wonder_square if square >= 0])
        counts["wonders standing"] = sum(lying[FIRST_WONDER:FIRST_PERSON]) - standing


class _Later:
    """What others look and imagine with, once their modules are here: to import it each time costs a microsecond."""

    def __init__(self) -> None:
        self.view_of: Callable[[Civilization2010, int | None], Civilization2010View] | None = None
        self.imagine_position: Callable[[Civilization2010, int | None, Dice], Civilization2010] | None = None


_LATER: Final = _Later()


def tally(things: list[int], kinds: int) -> list[int]:
    """How many of each kind there are among these; a place where nothing lies counts for none."""
    counts = [0] * kinds
    for thing in things:
        if thing >= 0:
            counts[thing] += 1
    return counts


def total(stocks: list[list[int]]) -> list[int]:
    """How many of each kind there are in all stocks together."""
    return [sum(kind) for kind in zip(*stocks, strict=True)]


def replaced(rows: list[list[int]], place: int, row: list[int]) -> list[list[int]]:
    """The rows with another one in a place; nothing that a copy of the position shares is changed."""
    result = rows[:]
    result[place] = row
    return result


def changed(counts: list[int], place: int, by: int) -> list[int]:
    """The counts with one that has grown or shrunk; nothing that a copy of the position shares is changed."""
    result = counts[:]
    result[place] += by
    return result


def exchanged(row: list[int], place: int, number: int) -> list[int]:
    """The row with another number in a place; nothing that a copy of the position shares is changed."""
    result = row[:]
    result[place] = number
    return result


def without(row: list[int], place: int) -> list[int]:
    """The row without the number in a place; nothing that a copy of the position shares is changed."""
    result = row[:]
    del result[place]
    return result


def empty_table(setting: Setting) -> Civilization2010:
    """A game of this setting with nothing on the table and all pieces in the supply."""
    p = Civilization2010(setting)
    p.tiles = [NONE] * p.board.layout.slot_count
    p.facing = [NONE] * p.board.layout.slot_count
    p.terrain = [NONE] * p.board.size
    p.printed = [NONE] * p.board.size
    p.piece = [NONE] * p.board.size
    p.owner = [NONE] * p.board.size
    p.centre = [NONE] * p.board.size
    p.holder = [NONE] * p.board.size
    p.wonder_square = [NONE] * WONDER_COUNT
    p.buildings = FAMILY_SUPPLY[:]
    p.market = [setting.players] * MARKET_RESOURCE_COUNT
    p.unit_decks = [[] for _ in range(UNIT_TYPE_COUNT)]
    p.unit_discards = [[] for _ in range(UNIT_TYPE_COUNT)]
    p.event_decks = [[] for _ in range(EVENT_LEVELS + 1)]
    p.event_discards = [[] for _ in range(EVENT_LEVELS + 1)]
    p.people = [0] * GREAT_PERSON_COUNT
    p.spent_markers = [0] * MARKER_COUNT
    p.empires = [Empire() for _ in range(setting.players)]
    return p
