"""The position of a game of Civilization (1980): its pieces and the few things that are ever done to them."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.storage import INT, INTS, ROWS, Fields
from civitas.core.teller import Teller
from civitas.core.verbs import ActionSpace
from civitas.games.civilization_1980.facts.board import AREA_COUNT, LIMIT
from civitas.games.civilization_1980.facts.cards import (
    AGRICULTURE,
    CARD_COPIES,
    COMMODITY_COUNT,
    HELD_COUNT,
    KIND_COUNT,
    MYSTICISM,
    STACKS,
    card_points,
    package_value,
)
from civitas.games.civilization_1980.facts.nations import CITIES, NATIONS, SHIPS
from civitas.games.civilization_1980.options import Setting
from civitas.games.civilization_1980.verbs import BAR, SPACE
from civitas.games.civilization_1980.view_types import Civilization1980View

CITY_UNITS: Final = 5
"""What a city counts when calamities are reckoned (52.1)."""
CALAMITIES: Final = KIND_COUNT - COMMODITY_COUNT
EVERY_SEAT: Final = -1
"""Seats as bits: all of them, and the spectators too."""


class Civilization1980(Position):
    """One game in progress. Areas, coasts, cards and nations are numbers into the tables of facts.

    A new one is `blank`; the constructor alone leaves the lists to be replaced.
    """

    FIELDS: ClassVar[Fields] = (
        ("round", INT),
        ("phase", INT),
        ("nation", INTS),
        ("order", INTS),
        ("tokens", ROWS),
        ("stock", INTS),
        ("treasury", INTS),
        ("aside", INTS),
        ("city_owner", INTS),
        ("ships", ROWS),
        ("hand", ROWS),
        ("stacks", ROWS),
        ("known", ROWS),
        ("calamity_holder", INTS),
        ("calamity_trader", INTS),
        ("cards", INTS),
        ("supply", INTS),
        ("track", INTS),
        ("census", INTS),
        ("exempt", INTS),
        ("barred", INT),
        ("mover", INT),
        ("cargo", INTS),
        ("pauses", INTS),
    )

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.players)
        unfilled: list[int] = []
        no_rows: list[list[int]] = []
        self.setting = setting
        self.round = 0
        self.phase = 0
        self.nation: list[int] = unfilled
        """The nation of each seat, -1 before it is chosen."""
        self.order: list[int] = unfilled
        """The seats in table order, Africa first (62)."""
        self.tokens: list[list[int]] = no_rows
        """Tokens of each seat in each area."""
        self.stock: list[int] = unfilled
        self.treasury: list[int] = unfilled
        self.aside: list[int] = unfilled
        """Tokens of each seat that take no part in the game, as a scenario may have it."""
        self.city_owner: list[int] = unfilled
        """The seat whose city stands in each area, or -1."""
        self.city_count: list[int] = unfilled
        self.ships: list[list[int]] = no_rows
        """The coasts of each seat's four ships, -1 for a ship in stock."""
        self.hand: list[list[int]] = no_rows
        """How many cards of each kind each seat holds in secret."""
        self.stacks: list[list[int]] = no_rows
        """The nine stacks of trade cards, the top card last."""
        self.known: list[list[int]] = no_rows
        """For each card of the stacks the seats that know it, as bits; EVERY_SEAT when all do."""
        self.calamity_holder: list[int] = unfilled
        """The seat before which each calamity lies open, or -1."""
        self.calamity_trader: list[int] = unfilled
        """The seat that traded each open calamity away, or -1."""
        self.cards: list[int] = unfilled
        """The civilization cards of each seat, as bits."""
        self.supply: list[int] = unfilled
        self.track: list[int] = unfilled
        self.census: list[int] = unfilled
        self.exempt: list[int] = unfilled
        """Areas whose city was gained by revolt and needs no support yet (43.1)."""
        self.barred = 0
        """Seats that may not advance in the next phase 13 (66), as bits."""
        self.mover = -1
        """The seat that is moving, or -1."""
        self.cargo: list[int] = unfilled
        """Tokens aboard each ship of the mover."""
        self.pauses: list[int] = unfilled
        """Phases before which a scenario stops, so that everybody can look around."""

    def space(self) -> ActionSpace:
        return SPACE

    def clone(self) -> "Civilization1980":
        """A copy that goes its own way. It shares what is replaced, never changed in place: whole lists and, of those
        that are copied here without their rows, the rows.
        """
        q = Civilization1980(self.setting)
        q.round = self.round
        q.phase = self.phase
        q.nation = self.nation
        q.order = self.order
        q.tokens = [row[:] for row in self.tokens]
        q.stock = self.stock[:]
        q.treasury = self.treasury[:]
        q.aside = self.aside
        q.city_owner = self.city_owner
        q.city_count = self.city_count
        q.ships = self.ships[:]
        q.hand = self.hand[:]
        q.stacks = self.stacks[:]
        q.known = self.known[:]
        q.calamity_holder = self.calamity_holder
        q.calamity_trader = self.calamity_trader
        q.cards = self.cards
        q.supply = self.supply
        q.track = self.track
        q.census = self.census
        q.exempt = self.exempt
        q.barred = self.barred
        q.mover = self.mover
        q.cargo = self.cargo[:]
        q.pauses = self.pauses
        self.copy_course(q)
        return q

    # Questions.

    def has(self, seat: int, card: int) -> bool:
        """Whether the seat owns this civilization card."""
        return (self.cards[seat] >> card) & 1 == 1

    def on_board(self, seat: int) -> int:
        """The seat's tokens on the board, those aboard ships included."""
        return self.setting.tokens - self.stock[seat] - self.treasury[seat] - self.aside[seat]

    def units(self, seat: int) -> int:
        """Tokens and cities on the board as calamities count them (52.1)."""
        return self.on_board(seat) + CITY_UNITS * self.city_count[seat]

    def cities_of(self, seat: int) -> list[int]:
        """The areas with a city of this seat."""
        return [area for area in range(AREA_COUNT) if self.city_owner[area] == seat]

    def areas_of(self, seat: int) -> list[int]:
        """The areas with tokens of this seat."""
        return [area for area, count in enumerate(self.tokens[seat]) if count]

    def free_cities(self, seat: int) -> int:
        """City markers left in stock (32)."""
        return CITIES - self.city_count[seat]

    def hand_size(self, seat: int) -> int:
        """How many trade cards the seat holds."""
        return sum(self.hand[seat])

    def occupants(self, area: int) -> list[int]:
        """The seats with tokens in an area, in table order."""
        return [seat for seat in self.order if self.tokens[seat][area]]

    def feeds(self, seat: int, area: int) -> int:
        """How many tokens the area feeds for this seat: the printed number, one more with Agriculture (31, 53.8)."""
        limit = LIMIT[area]
        if not limit or not self.has(seat, AGRICULTURE):
            return limit
        for other in range(self.players):
            if other != seat and self.tokens[other][area]:
                return limit
        return limit + 1

    def points(self, seat: int) -> int:
        """Civilization cards, trade cards in hand and treasury (21, 44)."""
        return card_points(self.cards[seat]) + package_value(self.hand[seat]) + self.treasury[seat]

    def seat_of(self, nation: int) -> int:
        """The seat that plays this nation, or -1."""
        return self.nation.index(nation) if nation in self.nation else -1

    def is_exempt(self, area: int) -> bool:
        """Whether the city here was gained by revolt and needs no support yet (43.1)."""
        return area in self.exempt

    # Pieces.

    def place(self, seat: int, area: int, count: int) -> None:
        """Put tokens from stock into an area."""
        self.stock[seat] -= count
        self.tokens[seat][area] += count

    def remove(self, seat: int, area: int, count: int) -> None:
        """Take tokens off the board into their owner's stock."""
        self.stock[seat] += count
        self.tokens[seat][area] -= count

    def found(self, seat: int, area: int) -> None:
        """Put a city of this seat into an area."""
        self.city_owner = with_entry(self.city_owner, area, seat)
        self.city_count = with_entry(self.city_count, seat, self.city_count[seat] + 1)

    def raze(self, area: int) -> None:
        """Take the city of an area off the board."""
        seat = self.city_owner[area]
        self.city_count = with_entry(self.city_count, seat, self.city_count[seat] - 1)
        self.city_owner = with_entry(self.city_owner, area, -1)
        if area in self.exempt:
            self.exempt = [other for other in self.exempt if other != area]

    def reduce(self, area: int) -> int:
        """Replace a city by the tokens its area feeds, or remove it if stock does not suffice (43.65, 65.1)."""
        seat, left = self.city_owner[area], self.left_of_city(area)
        self.raze(area)
        self.place(seat, area, left)
        return left

    def left_of_city(self, area: int) -> int:
        """The tokens that replace a reduced city, 0 if stock does not suffice for all of them (43.65, 65.1)."""
        seat = self.city_owner[area]
        fed = self.feeds(seat, area)
        return fed if fed <= self.stock[seat] else 0

    def put_ship(self, seat: int, ship: int, coast: int) -> None:
        """Put a ship of this seat on a coast, or (-1) back into stock."""
        self.ships[seat] = with_entry(self.ships[seat], ship, coast)

    def spend_treasury(self, seat: int, count: int) -> None:
        """Pay tokens from the treasury; they return to stock."""
        self.treasury[seat] -= count
        self.stock[seat] += count

    # Trade cards.

    def change_hand(self, seat: int, kind: int, count: int) -> None:
        """Take so many cards of a kind into the hand of a seat, or (below 0) out of it."""
        hand = self.hand[seat]
        self.hand[seat] = with_entry(hand, kind, hand[kind] + count)

    def open_calamity(self, calamity: int, holder: int, trader: int) -> None:
        """Lay a calamity open before a seat, or (-1) take it off the table; the trader is whoever gave it away."""
        self.calamity_holder = with_entry(self.calamity_holder, calamity, holder)
        self.calamity_trader = with_entry(self.calamity_trader, calamity, trader)

    def return_cards(self, kinds: list[int], seen_by: int) -> None:
        """Put trade cards under their stacks, those of one stack in random order (43.10, A43).

        Who saw the cards knows them again only where their order cannot be mistaken.
        """
        for stack in range(STACKS):
            batch = [kind for kind in kinds if self.setting.stack_of[kind] == stack]
            if not batch:
                continue
            alike = all(kind == batch[0] for kind in batch)
            if not alike:
                self.dice.shuffle(batch)
            self.stacks[stack] = batch + self.stacks[stack]
            self.known[stack] = [seen_by if alike else 0] * len(batch) + self.known[stack]

    # What the contract asks for. The modules that answer build on this one, hence the late imports.

    def dump(self) -> dict[str, Any]:
        from civitas.games.civilization_1980.stored import dump_position

        return dump_position(self)

    def describe(self) -> dict[str, Any]:
        from civitas.games.civilization_1980.scenario.describing import describe_position

        return describe_position(self)

    def teller(self) -> "Teller[Civilization1980]":
        from civitas.games.civilization_1980.telling.teller import TELLER

        return TELLER

    def view_for(self, seat: int | None) -> Civilization1980View:
        from civitas.games.civilization_1980.view import view_of

        return view_of(self, seat)

    def views_for(self, seats: Sequence[int | None]) -> list[Civilization1980View]:
        from civitas.games.civilization_1980.view import views_of

        return views_of(self, seats)

    def imagine_for(self, seat: int | None, rng: Dice) -> "Civilization1980":
        from civitas.games.civilization_1980.imagine import imagine_position

        return imagine_position(self, seat, rng)

    def host_legal(self) -> list[int]:
        """The host may bar a player who profited from an error from the next step on his track (66)."""
        if self.result is not None or self.setting.is_nomads:
            return []
        seats = [seat for seat in self.order if not (self.barred >> seat) & 1]
        return [BAR.code(self.nation[seat]) for seat in seats]

    def host_play(self, action: int) -> None:
        seat = self.seat_of(BAR.first(action))
        self.barred |= 1 << seat
        self.tell("barred", "66-a", {"seat": seat})

    def turn_rule(self) -> str:
        return "43-c" if self.phase in (5, 8, 10, 11) else "41-a"

    def components(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat in range(self.players):
            aboard = sum(self.cargo) if seat == self.mover else 0
            ashore = sum(self.tokens[seat])
            off_board = self.stock[seat] + self.treasury[seat] + self.aside[seat]
            counts[f"tokens {seat}"] = off_board + ashore + aboard
            counts[f"cities {seat}"] = self.city_owner.count(seat) + self.free_cities(seat)
            counts[f"ships {seat}"] = len(self.ships[seat])
        for kind in range(KIND_COUNT):
            counts[f"kind {kind}"] = self.copies_of(kind)
        for card, copies in enumerate(self.supply):
            counts[f"card {card}"] = copies + sum((cards >> card) & 1 for cards in self.cards)
        return counts

    def copies_of(self, kind: int) -> int:
        """Trade cards of this kind in the stacks, in hands and on the table."""
        copies = sum(stack.count(kind) for stack in self.stacks)
        if kind < HELD_COUNT:
            copies += sum(hand[kind] for hand in self.hand)
        if kind >= COMMODITY_COUNT and self.calamity_holder[kind - COMMODITY_COUNT] >= 0:
            copies += 1
        return copies


def with_entry(row: list[int], place: int, number: int) -> list[int]:
    """The same row with another number in one place; for rows that copies of a position share."""
    changed = row[:]
    changed[place] = number
    return changed


def blank(setting: Setting) -> Civilization1980:
    """A position with everything in stock and nothing on the board."""
    p = Civilization1980(setting)
    seats = range(setting.players)
    p.nation = [-1 for _ in seats]
    p.tokens = [[0] * AREA_COUNT for _ in seats]
    p.stock = [setting.tokens for _ in seats]
    p.treasury = [0 for _ in seats]
    p.aside = [0 for _ in seats]
    p.city_owner = [-1] * AREA_COUNT
    p.city_count = [0 for _ in seats]
    p.ships = [[-1] * SHIPS for _ in seats]
    p.hand = [[0] * HELD_COUNT for _ in seats]
    p.stacks = [[] for _ in range(STACKS)]
    p.known = [[] for _ in range(STACKS)]
    p.calamity_holder = [-1] * CALAMITIES
    p.calamity_trader = [-1] * CALAMITIES
    p.cards = [0 for _ in seats]
    p.supply = CARD_COPIES[:]
    p.supply[MYSTICISM] = setting.mysticism
    p.track = [0 for _ in seats]
    p.census = [0 for _ in seats]
    p.cargo = [0] * SHIPS
    p.dice = Dice(0, 0, 0, 0)
    return p


def seat_table_order(p: Civilization1980) -> None:
    """Note the order of the seats once all nations are chosen (62)."""
    p.order = [p.nation.index(nation) for nation in range(len(NATIONS)) if nation in p.nation]
