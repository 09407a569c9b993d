"""What the steward reads off its view before a decision: names as the numbers that facts and actions are made of."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from civitas.core.position import View
from civitas.games.civilization_1980.facts.board import (
    AREA,
    AREA_COUNT,
    BORDERS,
    COASTS,
    ERUPTS_ON,
    FLOODED,
    HAS_SITE,
    IS_WHITE_SITE,
    LIMIT,
    Board,
    board_of,
)
from civitas.games.civilization_1980.facts.cards import (
    AGRICULTURE,
    CARD,
    COMMODITY_COUNT,
    COPIES,
    HELD_COUNT,
    KIND,
    KINDS,
    PRINTED_STACK,
)
from civitas.games.civilization_1980.facts.nations import CITIES, EPOCH_START, EPOCHS, NATION
from civitas.games.civilization_1980.view_types import Civilization1980View, NationView, Question

VOLCANIC = {area for areas in ERUPTS_ON for area in areas}
FLOODABLE = {area for areas in FLOODED for area in areas}
TOKENS_ON_A_SITE = 6
TOKENS_WITHOUT_A_SITE = 12
TOKENS_PER_CITY = 2
TAX_RATE = 2


class Land:
    """The land of one board: neighbours of each area and the border to each of them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.areas = board.areas
        self.neighbours: list[list[int]] = [[] for _ in range(AREA_COUNT)]
        self.border: dict[tuple[int, int], int] = {}
        for area in board.areas:
            for border in board.borders_of[area]:
                other = BORDERS[border][1]
                self.neighbours[area].append(other)
                self.border[area, other] = border


_lands: dict[int, Land] = {}


def land_of(regions: list[str]) -> Land:
    """The land with these regions in play."""
    board = board_of(regions)
    if id(board) not in _lands:
        _lands[id(board)] = Land(board)
    return _lands[id(board)]


COAST: dict[str, int] = {word: coast for coast, word in enumerate(COASTS)}


def row_of(tokens: Mapping[str, int]) -> list[int]:
    """Tokens by the names of their areas as a number for every area."""
    row = [0] * AREA_COUNT
    for area, count in tokens.items():
        row[AREA[area]] = count
    return row


def hand_of(cards: Mapping[str, int]) -> list[int]:
    """Trade cards by their names as a number for every kind."""
    row = [0] * HELD_COUNT
    for kind, count in cards.items():
        row[KIND[kind]] = count
    return row


def card_bits(cards: list[str]) -> int:
    """Civilization cards as bits."""
    return sum([1 << CARD[card] for card in cards])


def _owners(nations: list[NationView]) -> list[int]:
    """The seat whose city stands in each area, or -1."""
    owners = [-1] * AREA_COUNT
    for seat, nation in enumerate(nations):
        for area in nation["cities"]:
            owners[AREA[area]] = seat
    return owners


class Sight:
    """One view, read once: the seat's own pieces, everybody else's, and what the rules make of them."""

    def __init__(self, view: View) -> None:
        self.view = cast(Civilization1980View, view)
        assert self.view["seat"] is not None
        assert self.view["own"] is not None
        self.seat = self.view["seat"]
        self.players = self.view["players"]
        self.round = self.view["round"]
        self.question: Question = self.view["question"] or {"frame": ""}
        self.land = land_of(self.view["regions"])
        self.nations: list[NationView] = self.view["nations"]
        mine = self.nations[self.seat]
        self.nation = -1 if mine["nation"] is None else NATION[mine["nation"]]
        self.stock = mine["stock"]
        self.treasury = mine["treasury"]
        self.cities = len(mine["cities"])
        self.population = mine["on_board"]
        self.cards = card_bits(mine["cards"])
        self.track = mine["track"]
        self.ships = [-1 if coast is None else COAST[coast] for coast in mine["ships"]]
        self.hand = hand_of(self.view["own"]["hand"]["cards"])
        self.is_nomads = self.view["options"]["variant"] == "nomads-and-seafarers"
        self.is_farmers = self.view["options"]["variant"] == "farmers-and-citizens"

    @cached_property
    def own(self) -> list[int]:
        """The seat's tokens in each area."""
        return row_of(self.nations[self.seat]["tokens"])

    @cached_property
    def city_owner(self) -> list[int]:
        """The seat whose city stands in each area, or -1."""
        return _owners(self.nations)

    @cached_property
    def rivals(self) -> list[int]:
        """Tokens of all other seats in each area."""
        found = [0] * AREA_COUNT
        for seat, nation in enumerate(self.nations):
            if seat != self.seat:
                for area, count in nation["tokens"].items():
                    found[AREA[area]] += count
        return found

    def has(self, card: int) -> bool:
        """Whether the seat owns this civilization card."""
        return (self.cards >> card) & 1 == 1

    def feeds(self, area: int) -> int:
        """How many tokens the area feeds for this seat."""
        extra = LIMIT[area] and self.has(AGRICULTURE) and not self.rivals[area]
        return LIMIT[area] + 1 if extra else LIMIT[area]

    def own_cities(self) -> list[int]:
        """The areas with a city of this seat."""
        return [area for area, owner in enumerate(self.city_owner) if owner == self.seat]

    @property
    def free_cities(self) -> int:
        """City markers left in stock."""
        return CITIES - self.cities

    def next_epoch(self) -> int:
        """The epoch the marker enters next, EPOCHS + 1 when it is in the last one."""
        starts = EPOCH_START[self.nation]
        return next((epoch for epoch in range(2, EPOCHS + 1) if starts[epoch - 1] > self.track), EPOCHS + 1)

    def rounds_to_epoch(self, epoch: int) -> int:
        """In how many rounds the marker can enter an epoch at the earliest: 1 is at the end of this one."""
        return EPOCH_START[self.nation][epoch - 1] - self.track

    def elsewhere(self, kind: int) -> int:
        """Copies of a commodity in other hands, as far as the stacks can be seen through."""
        stack = self.view["stacks"][PRINTED_STACK[kind]]
        hidden = stack.count(None)
        alike = [k for k in range(COMMODITY_COUNT) if PRINTED_STACK[k] == PRINTED_STACK[kind]]
        return max(0, COPIES[kind] - self.hand[kind] - stack.count(KINDS[kind]) - hidden // len(alike))


def tokens_needed(area: int) -> int:
    """Tokens that a city in this area takes."""
    return TOKENS_ON_A_SITE if HAS_SITE[area] else TOKENS_WITHOUT_A_SITE


def site_quality(area: int) -> float:
    """How good it is to have a city here: poor soil and safe ground are best."""
    danger = 6.0 * (area in VOLCANIC) + 2.0 * (IS_WHITE_SITE[area] and area in FLOODABLE)
    return 3.0 - 1.2 * LIMIT[area] - danger
