"""What the steward reads off its view before a decision."""

from typing import Any

from civitas.core.position import View
from civitas.games.civilization_1980.facts.board import (
    AREA_COUNT,
    BORDERS,
    ERUPTS_ON,
    FLOODED,
    HAS_SITE,
    IS_WHITE_SITE,
    LIMIT,
    Board,
    board_of,
)
from civitas.games.civilization_1980.facts.cards import AGRICULTURE, COMMODITY_COUNT, COPIES, PRINTED_STACK
from civitas.games.civilization_1980.facts.nations import CITIES, EPOCH_START, EPOCHS

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


class Sight:
    """One view, read once: the seat's own pieces, everybody else's, and what the rules make of them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.round: int = view["round"]
        self.question: dict[str, Any] = view["question"] or {}
        self.land = land_of(view["regions"])
        self.nation: int = view["nation"][self.seat]
        self.own: list[int] = view["tokens"][self.seat]
        self.stock: int = view["stock"][self.seat]
        self.treasury: int = view["treasury"][self.seat]
        self.city_owner: list[int] = view["city_owner"]
        self.cities: int = view["city_count"][self.seat]
        self.cards: int = view["cards"][self.seat]
        self.track: int = view["track"][self.seat]
        self.ships: list[int] = view["ships"][self.seat]
        self.hand: list[int] = view["hand"]
        self.is_nomads: bool = view["options"]["variant"] == "nomads-and-seafarers"
        self.is_farmers: bool = view["options"]["variant"] == "farmers-and-citizens"
        self._rivals: list[int] | None = None

    @property
    def rivals(self) -> list[int]:
        """Tokens of all other seats in each area."""
        if self._rivals is None:
            rows = [row for seat, row in enumerate(self.view["tokens"]) if seat != self.seat]
            self._rivals = [sum(column) for column in zip(*rows, strict=True)]
        return self._rivals

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

    @property
    def population(self) -> int:
        """Tokens on the board, those aboard ships included."""
        aboard: int = sum(self.view["cargo"]) if self.view["mover"] == self.seat else 0
        return sum(self.own) + aboard

    def next_epoch(self) -> int:
        """The epoch the marker enters next, EPOCHS + 1 when it is in the last one."""
        starts = EPOCH_START[self.nation]
        return next((epoch for epoch in range(2, EPOCHS + 1) if starts[epoch - 1] > self.track), EPOCHS + 1)

    def rounds_to_epoch(self, epoch: int) -> int:
        """In how many rounds the marker can enter an epoch at the earliest: 1 is at the end of this one."""
        return EPOCH_START[self.nation][epoch - 1] - self.track

    def elsewhere(self, kind: int) -> int:
        """Copies of a commodity in other hands, as far as the stacks can be seen through."""
        stack: list[int] = self.view["stacks"][PRINTED_STACK[kind]]
        hidden = stack.count(-1)
        alike = [k for k in range(COMMODITY_COUNT) if PRINTED_STACK[k] == PRINTED_STACK[kind]]
        return max(0, COPIES[kind] - self.hand[kind] - stack.count(kind) - hidden // len(alike))


def tokens_needed(area: int) -> int:
    """Tokens that a city in this area takes."""
    return TOKENS_ON_A_SITE if HAS_SITE[area] else TOKENS_WITHOUT_A_SITE


def site_quality(area: int) -> float:
    """How good it is to have a city here: poor soil and safe ground are best."""
    danger = 6.0 * (area in VOLCANIC) + 2.0 * (IS_WHITE_SITE[area] and area in FLOODABLE)
    return 3.0 - 1.2 * LIMIT[area] - danger
