"""The position of a game of A New Dawn: what lies on the table, and plain questions about it.

Spaces, cards, wonders and the like are numbers into the tables of the fact modules. What is done to pieces, with all
that follows from it, is in `map/pieces.py`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.storage import INT, INTS, ROWS, Fields
from civitas.core.teller import Teller
from civitas.core.verbs import ActionSpace
from civitas.games.new_dawn.civilization import Civilization
from civitas.games.new_dawn.facts.city_states import CITY_STATE_COUNT, COPIES
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.leaders import HOJO
from civitas.games.new_dawn.facts.terrain import (
    BARBARIAN_COUNT,
    NATURAL_WONDER_COUNT,
    NONE,
    RESOURCE_COUNT,
    RESOURCE_TOKENS,
    RESOURCES,
)
from civitas.games.new_dawn.facts.wonders import DECK_COUNT, WONDER_COUNT, WONDERS_OF_KIND
from civitas.games.new_dawn.map.world import SPACES, World, world_of
from civitas.games.new_dawn.options import Setting
from civitas.games.new_dawn.verbs import SPACE
from civitas.games.new_dawn.view_types import NewDawnView

# What stands on a space.
EMPTY: Final = 0
TOKEN: Final = 1
REINFORCED: Final = 2
CITY: Final = 3
CAPITAL: Final = 4

# Where barbarians, city-states and natural wonders are if they are not on a space or with a seat.
OFF_MAP: Final = -1
ABSENT: Final = -2
"""Not in this game."""
FREE: Final = -1
"""A city-state whose token lies on its space; a natural wonder whose token lies on its space."""
LYING_NATURAL: Final = RESOURCE_COUNT
"""Added to the number of a natural wonder whose token lies on the map."""

# What can be done once in a turn; bits of `once`. Start-of-turn abilities first.
ORACLE_DONE: Final = 1
GARDENS_DONE: Final = 2
FORBIDDEN_CITY_DONE: Final = 4
EIFFEL_DONE: Final = 8
SEOUL_DONE: Final = 16
GENEVA_DONE: Final = 32
CAPITALISM_DONE: Final = 64
ARSENAL_DONE: Final = 128
MARACANA_DONE: Final = 256


class NewDawn(Position):
    """One game in progress. A new one is an `empty_table`; the constructor alone leaves the lists to be replaced."""

    FIELDS: ClassVar[Fields] = (
        ("round", INT), ("active", INT), ("first", INT), ("event", INT), ("tiles", ROWS), ("water", ROWS),
        ("hexes", ROWS), ("hands", ROWS), ("owner", INTS), ("piece", INTS), ("lying", INTS), ("barbarians", INTS),
        ("states", INTS), ("naturals", INTS), ("wonder_space", INTS), ("decks", ROWS), ("removed", INTS),
        ("victory_cards", INTS), ("pacts", INTS), ("supply", INTS), ("zimbabwe", INT), ("once", INT), ("won", INTS),
        ("arrived", INTS), ("spent_states", INT), ("spent_naturals", INT), ("victories", INT),
    )  # fmt: skip

    __slots__ = (
        "active",
        "arrived",
        "automa",
        "barbarians",
        "civs",
        "crowded",
        "decks",
        "event",
        "first",
        "hands",
        "hexes",
        "lying",
        "naturals",
        "once",
        "owner",
        "pacts",
        "piece",
        "removed",
        "round",
        "setting",
        "spent_naturals",
        "spent_states",
        "states",
        "supply",
        "tiles",
        "victories",
        "victory_cards",
        "water",
        "won",
        "wonder_space",
        "world",
        "zimbabwe",
    )  # fmt: skip

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.players)
        unfilled: list[int] = []
        no_rows: list[list[int]] = []
        self.setting = setting
        self.automa = setting.automa
        """The seat of the automated player, or -1."""
        self.civs: list[Civilization] = []
        self.round = 1
        self.active = 0
        """The seat whose turn it is."""
        self.first = 0
        """The first player: a round begins with this seat."""
        self.event = 0
        """Where the pointer of the event dial stands."""
        self.tiles: list[list[int]] = no_rows
        """The tiles on the table: tile, side, q, r, rotation; the core tiles come first."""
        self.water: list[list[int]] = no_rows
        """Places of water tokens: q, r."""
        self.hexes: list[list[int]] = no_rows
        """A map without tiles: q, r, terrain and icon of each space."""
        self.hands: list[list[int]] = no_rows
        """While the map is being built: the tiles that each seat still has to lay."""
        self.world: World = _NO_WORLD
        self.owner: list[int] = unfilled
        self.piece: list[int] = unfilled
        self.crowded: list[bool] = []
        """Where there is no room for cities, as long as this holds; empty if it has to be worked out again."""
        self.lying: list[int] = unfilled
        """Unclaimed tokens on the map: a resource, or LYING_NATURAL + a natural wonder."""
        self.barbarians: list[int] = unfilled
        """Where each barbarian stands: a space, OFF_MAP or ABSENT."""
        self.states: list[int] = unfilled
        """FREE, ABSENT, or the seat that has conquered the city-state."""
        self.naturals: list[int] = unfilled
        """FREE, ABSENT, or the seat that holds the token."""
        self.wonder_space: list[int] = unfilled
        """Where the token of each world wonder lies, or -1."""
        self.decks: list[list[int]] = no_rows
        """The wonder decks; the last card of each lies face up."""
        self.removed: list[int] = unfilled
        """Wonders that nobody has seen and that are not in the game."""
        self.victory_cards: list[int] = unfilled
        self.pacts: list[int] = unfilled
        """Who holds each diplomacy card of each player, or -1: it is available."""
        self.supply: list[int] = unfilled
        self.zimbabwe = 0
        """Trade tokens on Great Zimbabwe."""
        # The turn.
        self.once = 0
        """What was used that can be used once in a turn, as bits."""
        self.won: list[int] = unfilled
        """Spaces that the active player has gained by attacking this turn (R8.6-a)."""
        self.arrived: list[int] = unfilled
        """Where caravans of the active player have arrived this turn (R6.5-c)."""
        self.spent_states = 0
        """City-state tokens used this turn, as bits; `spent_naturals` likewise."""
        self.spent_naturals = 0
        self.victories = 0
        """Attacks won by the active player this turn."""

    def space(self) -> ActionSpace:
        return SPACE

    def clone(self) -> "NewDawn":
        q = NewDawn(self.setting)
        self.copy_course(q)
        q.civs = [c.copy() for c in self.civs]
        q.round = self.round
        q.active = self.active
        q.first = self.first
        q.event = self.event
        q.tiles = self.tiles
        q.water = self.water
        q.hexes = self.hexes
        q.hands = self.hands
        q.world = self.world
        q.owner = self.owner[:]
        q.piece = self.piece[:]
        q.crowded = self.crowded
        q.lying = self.lying
        q.barbarians = self.barbarians[:]
        q.states = self.states
        q.naturals = self.naturals
        q.wonder_space = self.wonder_space
        q.decks = self.decks
        q.removed = self.removed
        q.victory_cards = self.victory_cards
        q.pacts = self.pacts
        q.supply = self.supply[:]
        q.zimbabwe = self.zimbabwe
        q.once = self.once
        q.won = self.won
        q.arrived = self.arrived
        q.spent_states = self.spent_states
        q.spent_naturals = self.spent_naturals
        q.victories = self.victories
        return q

    # Questions. Copies share all lists but `owner`, `piece`, `barbarians` and `supply`: whoever changes another one
    # puts a new list in its place.

    def lay_world(self) -> None:
        """Look up the map of the tiles and hexes."""
        self.world = world_of(self.tiles, self.water, self.hexes)

    def card(self, seat: int, slot: int) -> FocusCard:
        """What the focus card in a slot does."""
        cards = AUTOMA_CARDS if seat == self.automa else FOCUS_CARDS
        return cards[self.civs[seat].row[slot]]

    def seats_from(self, first: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [(first + step) % self.players for step in range(self.players)]

    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.players) if seat != self.automa]

    def difficulties(self) -> list[int]:
        """The difficulty of every space in this turn; on Hojo's own turn coasts and edges are easier (N21)."""
        if self.civs[self.active].leader == HOJO:
            return self.world.coastal_difficulty
        return self.world.difficulty

    def terrain_marks(self, number: int) -> list[int]:
        """For counting: 1 for every space of at most this difficulty in this turn, else 0; to be marked in a copy."""
        world = self.world
        marks = world.coastal_marks if self.civs[self.active].leader == HOJO else world.marks
        return marks[number]

    def is_rival(self, seat: int, space: int) -> bool:
        """Whether another player has a city or control token there (R4.3-a)."""
        owner = self.owner[space]
        return owner >= 0 and owner != seat

    def city_state_at(self, space: int) -> int:
        """The city-state whose token lies on this space, or -1."""
        state = self.world.city_state[space]
        return state if state >= 0 and self.states[state] == FREE else NONE

    def barbarian_at(self, space: int) -> int:
        """The barbarian on this space, or -1."""
        return self.barbarians.index(space) if space in self.barbarians else NONE

    def wonder_at(self, space: int) -> int:
        """The world wonder whose token lies on this space, or -1."""
        return self.wonder_space.index(space) if space in self.wonder_space else NONE

    def is_empty(self, space: int) -> bool:
        """Whether a space holds no token and no figure; printed icons do not count (R4.5-a)."""
        if self.owner[space] >= 0 or self.lying[space] >= 0 or space in self.barbarians or space in self.wonder_space:
            return False
        if self.world.city_state[space] >= 0 and self.city_state_at(space) >= 0:
            return False
        for c in self.civs:  # noqa: SIM110 - a generator would cost more than all the looking
            if space in c.caravans:
                return False
        return True

    def controls(self, seat: int, wonder: int) -> bool:
        """Whether the token of a world wonder lies under a city or control token of this seat (R6.10-a)."""
        space = self.wonder_space[wonder]
        return space >= 0 and self.owner[space] == seat

    def wields(self, seat: int, wonder: int) -> bool:
        """Whether a seat may use what a wonder does; the automated player ignores it (A8.1-a)."""
        space = self.wonder_space[wonder]
        return space >= 0 and self.owner[space] == seat and seat != self.automa

    def wonders_of(self, seat: int) -> list[int]:
        """The world wonders that a seat controls."""
        owner = self.owner
        return [w for w, space in enumerate(self.wonder_space) if space >= 0 and owner[space] == seat]

    def wonder_count(self, seat: int, kind: int) -> int:
        """How many world wonders of a kind a seat controls."""
        count = 0
        spaces = self.wonder_space
        for wonder in WONDERS_OF_KIND[kind]:
            space = spaces[wonder]
            if space >= 0 and self.owner[space] == seat:
                count += 1
        return count

    def relies_on(self, seat: int, state: int) -> bool:
        """Whether a seat may use the diplomacy card of a city-state; the automated player ignores them (A8.1-a)."""
        return (self.civs[seat].envoys >> state) & 1 == 1 and seat != self.automa

    def copies_left(self, state: int) -> int:
        """How many diplomacy cards of a city-state are available; none while it is conquered (R10.4-b)."""
        if self.states[state] != FREE:
            return 0
        return COPIES - len([c for c in self.civs if (c.envoys >> state) & 1])

    def holder(self, giver: int, pact: int) -> int:
        """Who holds a diplomacy card of a player, or -1: it is available."""
        return self.pacts[giver * PACT_COUNT + pact]

    def pacts_of(self, seat: int, giver: int) -> list[int]:
        """The diplomacy cards that a seat holds from a rival."""
        holders = self.pacts[giver * PACT_COUNT : (giver + 1) * PACT_COUNT]
        if seat not in holders:
            return []
        return [pact for pact, holder in enumerate(holders) if holder == seat]

    def face_up(self) -> list[int]:
        """The world wonders that can be built."""
        return [deck[-1] for deck in self.decks if deck]

    def naturals_of(self, seat: int) -> list[int]:
        """The natural wonder tokens that a seat holds."""
        return [natural for natural, holder in enumerate(self.naturals) if holder == seat]

    def trade_tokens(self) -> int:
        """All trade tokens on cards."""
        return self.zimbabwe + sum(sum(c.trade) for c in self.civs)

    def trade_supply(self) -> int:
        """How many trade tokens can still be gained (R15.4-a)."""
        supply = self.setting.trade_supply
        return supply - self.trade_tokens() if supply else 1000

    # What the contract asks for. The modules that answer build on this one, hence the late imports.

    def dump(self) -> dict[str, Any]:
        from civitas.games.new_dawn.stored import dump_position

        return dump_position(self)

    def describe(self) -> dict[str, Any]:
        from civitas.games.new_dawn.scenario.describing import describe_position

        return describe_position(self)

    def teller(self) -> "Teller[NewDawn]":
        from civitas.games.new_dawn.telling.teller import TELLER

        return TELLER

    def view_for(self, seat: int | None) -> NewDawnView:
        from civitas.games.new_dawn.view import view_of

        return view_of(self, seat)

    def views_for(self, seats: Sequence[int | None]) -> list[NewDawnView]:
        from civitas.games.new_dawn.view import views_of

        return views_of(self, seats)

    def imagine_for(self, seat: int | None, rng: Dice) -> "NewDawn":
        from civitas.games.new_dawn.imagine import imagine_position

        return imagine_position(self, rng)

    def turn_rule(self) -> str:
        return "R2.12-e" if any(self.hands) else "R3.7-a"

    def components(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        is_laid = not any(self.hands)  # While the map is being built, nothing stands on it.
        for seat, c in enumerate(self.civs):
            counts[f"control tokens {seat}"] = len(c.tokens) + c.tokens_left + c.markers
            counts[f"cities {seat}"] = len(c.cities) + c.cities_left + (0 if is_laid else 1)
            counts[f"caravans {seat}"] = len(c.caravans)
            counts[f"pacts {seat}"] = PACT_COUNT
        for resource, name in enumerate(RESOURCES):
            on_map = len([1 for lying in self.lying if lying == resource])
            counts[name] = on_map + self.supply[resource] + sum(c.resources[resource] for c in self.civs)
        # Each icon of the map brings one of these; which there are, is known when the last tile lies (R2.6-c).
        for name, tokens, icons in (
            ("barbarians beyond icons", self.barbarians, self.world.spawn),
            ("city-states beyond icons", self.states, self.world.city_state),
            ("natural wonders beyond icons", self.naturals, self.world.natural_wonder),
        ):
            present = len([1 for place in tokens if place != ABSENT])
            counts[name] = present - len([1 for icon in icons if icon >= 0]) if is_laid else 0
        built = len([1 for space in self.wonder_space if space >= 0])
        counts["wonders"] = built + len(self.removed) + sum(len(deck) for deck in self.decks)
        return counts


_NO_WORLD: Final = World()


def empty_table(setting: Setting) -> NewDawn:
    """A game of this setting with nothing on the table and all resources in the supply."""
    p = NewDawn(setting)
    p.owner = [NONE] * SPACES
    p.piece = [EMPTY] * SPACES
    p.lying = [NONE] * SPACES
    p.barbarians = [ABSENT] * BARBARIAN_COUNT
    p.states = [ABSENT] * CITY_STATE_COUNT
    p.naturals = [ABSENT] * NATURAL_WONDER_COUNT
    p.wonder_space = [NONE] * WONDER_COUNT
    p.decks = [[] for _ in range(DECK_COUNT)]
    p.pacts = [NONE] * (setting.players * PACT_COUNT)
    p.supply = [RESOURCE_TOKENS] * RESOURCE_COUNT
    return p
