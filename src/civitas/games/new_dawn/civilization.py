"""One player's civilization: everything in front of that player and on the map, as plain numbers."""

from typing import ClassVar, Final

from civitas.core.native import mypyc_attr
from civitas.core.storage import INT, INTS, Fields
from civitas.games.new_dawn.facts.focus_cards import CARD_COUNT, KIND_OF, LEVEL_OF, card_of
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.leaders import START_ROW
from civitas.games.new_dawn.facts.terrain import NONE, RESOURCE_COUNT

CONTROL_TOKENS: Final = 31
CITIES: Final = 7
"""Cities besides the capital."""
CARAVANS: Final = 3
ON_CARD: Final = -1
"""A caravan that waits on the economy card."""
IN_RESERVE: Final = -2
"""A caravan that the economy card does not allow yet."""
TRADE_LIMIT: Final = 3
"""Trade tokens on a focus card of a human player (R13.2-a)."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ leaves out __init__ in every build
class Civilization:
    """Leader, focus row, dial, tokens and pieces of one player. What lies on a card is in lists parallel to `row`."""

    FIELDS: ClassVar[Fields] = (
        ("leader", INT), ("row", INTS), ("trade", INTS), ("states_on", INTS), ("naturals_on", INTS), ("deck", INT),
        ("dial", INT), ("resources", INTS), ("caravans", INTS), ("tokens", INTS), ("cities", INTS),
        ("tokens_left", INT), ("cities_left", INT), ("markers", INT), ("agendas", INT), ("envoys", INT),
        ("has_beaten_capital", INT),
    )  # fmt: skip

    def __init__(self) -> None:
        self.leader = NONE
        self.row: list[int] = []
        """The focus cards in slots 1 to 5."""
        self.trade: list[int] = [0] * SLOTS
        """Trade tokens on each card of the row."""
        self.states_on: list[int] = [0] * SLOTS
        """City-state tokens on each card, as bits."""
        self.naturals_on: list[int] = [0] * SLOTS
        """Natural wonder tokens on each card, as bits; only Roosevelt lays them there."""
        self.deck = 0
        """Focus cards that can still be gained, as bits."""
        self.dial = 0
        self.resources: list[int] = [0] * RESOURCE_COUNT
        self.caravans: list[int] = [ON_CARD] + [IN_RESERVE] * (CARAVANS - 1)
        """Where each caravan is: a space, ON_CARD or IN_RESERVE."""
        self.tokens: list[int] = []
        """The spaces with own control tokens, in the order they were placed."""
        self.cities: list[int] = []
        """The spaces with own cities, the capital included, in the order they were built."""
        self.tokens_left = CONTROL_TOKENS
        self.cities_left = CITIES
        self.markers = 0
        """Control tokens that mark agendas."""
        self.agendas = 0
        """Completed agendas, as bits."""
        self.envoys = 0
        """City-states whose diplomacy card is held, as bits."""
        self.has_beaten_capital = 0

    def copy(self) -> "Civilization":
        """A civilization of its own; all lists but three are replaced, never changed in place, and can be shared."""
        other = Civilization.__new__(Civilization)
        other.leader = self.leader
        other.row = self.row
        other.trade = self.trade[:]
        other.states_on = self.states_on
        other.naturals_on = self.naturals_on
        other.deck = self.deck
        other.dial = self.dial
        other.resources = self.resources[:]
        other.caravans = self.caravans[:]
        other.tokens = self.tokens
        other.cities = self.cities
        other.tokens_left = self.tokens_left
        other.cities_left = self.cities_left
        other.markers = self.markers
        other.agendas = self.agendas
        other.envoys = self.envoys
        other.has_beaten_capital = self.has_beaten_capital
        return other

    def facts(self) -> tuple[object, ...]:
        """All that there is to be known of the civilization; lists that are changed in place are copied."""
        return (
            self.leader, self.row, self.trade[:], self.states_on, self.naturals_on, self.deck, self.dial,
            self.resources[:], self.caravans[:], self.tokens, self.cities, self.tokens_left, self.cities_left,
            self.markers, self.agendas, self.envoys, self.has_beaten_capital,
        )  # fmt: skip

    def lay_row(self, leader: int) -> None:
        """Take a leader and lay the level I cards in the order of the sheet (R2.2-a)."""
        self.leader = leader
        self.row = [card_of(kind, 1) for kind in START_ROW[leader]]
        self.deck = sum(1 << card for card in range(CARD_COUNT) if LEVEL_OF[card] > 1)

    def slots_of(self, kind: int) -> list[int]:
        """The slots with cards of a kind: one, unless Oxford University has changed the row."""
        found: list[int] = []
        for slot, card in enumerate(self.row):
            if KIND_OF[card] == kind:
                found.append(slot)
        return found

    def slot_of(self, kind: int) -> int:
        """The highest slot with a card of a kind, or -1."""
        for slot in range(SLOTS - 1, -1, -1):
            if KIND_OF[self.row[slot]] == kind:
                return slot
        return NONE

    def reset(self, slot: int) -> None:
        """Put a card back into slot 1 with all that lies on it; those before it move up (R3.4-a)."""
        if not slot:
            return
        self.row = _to_front(self.row, slot)
        self.trade.insert(0, self.trade.pop(slot))
        if self.states_on != _NOTHING:
            self.states_on = _to_front(self.states_on, slot)
        if self.naturals_on != _NOTHING:
            self.naturals_on = _to_front(self.naturals_on, slot)

    def swap(self, one: int, other: int) -> None:
        """Exchange two cards of the row with all that lies on them."""
        self.row = _swapped(self.row, one, other)
        self.trade = _swapped(self.trade, one, other)
        self.states_on = _swapped(self.states_on, one, other)
        self.naturals_on = _swapped(self.naturals_on, one, other)


_NOTHING: Final[list[int]] = [0] * SLOTS
"""What lies on the cards of a row without tokens."""


def with_entry(row: list[int], place: int, number: int) -> list[int]:
    """The same row with another number in one place; for rows that copies of a position share."""
    changed = row[:]
    changed[place] = number
    return changed


def with_token(piles: list[int], slot: int, token: int) -> list[int]:
    """What lies on the cards of a row, with one more token on one of them; each card has a bit for each token."""
    return with_entry(piles, slot, piles[slot] | 1 << token)


def _to_front(pile: list[int], slot: int) -> list[int]:
    moved = pile[:]
    moved.insert(0, moved.pop(slot))
    return moved


def _swapped(pile: list[int], one: int, other: int) -> list[int]:
    swapped = pile[:]
    swapped[one], swapped[other] = pile[other], pile[one]
    return swapped
