"""What a bot reads off its view before a decision: names as the numbers that facts and actions are made of."""

from collections.abc import Mapping
from typing import cast

from civitas.bots.civilization_1980.manner import PLAIN, Manner
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
    CARDS,
    COMMODITY_COUNT,
    COPIES,
    HELD_COUNT,
    KIND,
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
UNKNOWN = -1
"""A card in a stack that the seat cannot know."""


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


def land_of(board: Board) -> Land:
    """The land of a board, made once: boards are shared."""
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
    """What one seat may know, read once: its own pieces, everybody else's, and what the rules make of them.

    Rows have a number for each seat, then for each area; they are to be read only.
    """

    def __init__(self, view: View, manner: Manner = PLAIN) -> None:
        shown = cast(Civilization1980View, view)
        assert shown["seat"] is not None
        assert shown["own"] is not None
        self.manner = manner
        self.seat: int = shown["seat"]
        self.players: int = shown["players"]
        self.round: int = shown["round"]
        self.phase: int = shown["phase"]
        self.question: Question = shown["question"] or {"frame": ""}
        self.order: list[int] = shown["order"]
        self.land = land_of(board_of(shown["regions"]))
        self.nations: list[int] = [
            -1 if each["nation"] is None else NATION[each["nation"]] for each in shown["nations"]
        ]
        self.tokens: list[list[int]] = [row_of(each["tokens"]) for each in shown["nations"]]
        self.stocks: list[int] = [each["stock"] for each in shown["nations"]]
        self.treasuries: list[int] = [each["treasury"] for each in shown["nations"]]
        self.on_board: list[int] = [each["on_board"] for each in shown["nations"]]
        self.city_counts: list[int] = [len(each["cities"]) for each in shown["nations"]]
        self.all_cards: list[int] = [card_bits(each["cards"]) for each in shown["nations"]]
        self.tracks: list[int] = [each["track"] for each in shown["nations"]]
        self.hand_sizes: list[int] = [each["hand_size"] for each in shown["nations"]]
        self.fleets: list[list[int]] = [
            [-1 if coast is None else COAST[coast] for coast in each["ships"]] for each in shown["nations"]
        ]
        self.city_owner: list[int] = _owners(shown["nations"])
        self.hand: list[int] = hand_of(shown["own"]["hand"]["cards"])
        self.cargo: list[int] = shown["cargo"]
        self.supply: list[int] = [shown["supply"][card] for card in CARDS]
        self.open_calamities: list[int] = [KIND[kind] for kind in shown["calamities"]]
        self.credit_per_card: bool = shown["options"]["credit_reuse"] == "per_card"
        self.is_nomads: bool = shown["options"]["variant"] == "nomads-and-seafarers"
        self.is_farmers: bool = shown["options"]["variant"] == "farmers-and-citizens"
        self._stacks: list[list[int]] = [
            [UNKNOWN if kind is None else KIND[kind] for kind in stack] for stack in shown["stacks"]
        ]
        self._read_question()
        self.look_at_own()

    def look_at_own(self) -> None:
        """What concerns the seat itself, by shorter names."""
        seat = self.seat
        self.nation = self.nations[seat]
        self.stock = self.stocks[seat]
        self.treasury = self.treasuries[seat]
        self.cities = self.city_counts[seat]
        self.population = self.on_board[seat]
        self.cards = self.all_cards[seat]
        self.track = self.tracks[seat]
        self.ships = self.fleets[seat]
        self.own = self.tokens[seat]
        self._rivals: list[int] = []

    def _read_question(self) -> None:
        """What is being asked, in numbers."""
        question = self.question
        self.frame: str = question["frame"]
        self.fresh: list[int] = row_of(question.get("fresh", {}))
        self.steps: list[int] = question.get("steps", [])
        self.sequence: list[int] = question.get("sequence", []) if self.frame == "Movement" else []
        self.has_due_ships = len(question["due"][self.seat]) > 0 if "due" in question else False
        self.rest: int = question.get("rest", 0)
        self.calamity: int = KIND[question["calamity"]] if "calamity" in question else -1
        self.victim: int = question.get("victim", -1)
        self.rebels: int = sum(question["rebels"].values()) if "rebels" in question else 0
        self.rebel_cities: int = len(question.get("rebel_cities", []))
        self.has_basket = len(question.get("basket", [])) > 0
        self.is_drafting = question.get("draft") is not None

    def stack(self, number: int) -> list[int]:
        """The cards of a stack from the top, UNKNOWN where the seat cannot know them."""
        return self._stacks[number]

    @property
    def rivals(self) -> list[int]:
        """Tokens of all other seats in each area."""
        if not self._rivals:
            found = [0] * AREA_COUNT
            for seat, row in enumerate(self.tokens):
                if seat != self.seat:
                    for area in self.land.areas:
                        found[area] += row[area]
            self._rivals = found
        return self._rivals

    def has(self, card: int) -> bool:
        """Whether the seat owns this civilization card."""
        return (self.cards >> card) & 1 == 1

    def seat_has(self, seat: int, card: int) -> bool:
        """Whether another seat owns this civilization card."""
        return (self.all_cards[seat] >> card) & 1 == 1

    def feeds(self, area: int) -> int:
        """How many tokens the area feeds for this seat."""
        extra = LIMIT[area] > 0 and self.has(AGRICULTURE) and not self.rivals[area]
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
        stack = self.stack(PRINTED_STACK[kind])
        hidden = stack.count(UNKNOWN)
        return max(0, COPIES[kind] - self.hand[kind] - stack.count(kind) - hidden // ALIKE[kind])


ALIKE = [PRINTED_STACK[:COMMODITY_COUNT].count(PRINTED_STACK[kind]) for kind in range(COMMODITY_COUNT)]
"""For each commodity how many share its stack."""


def tokens_needed(area: int) -> int:
    """Tokens that a city in this area takes."""
    return TOKENS_ON_A_SITE if HAS_SITE[area] else TOKENS_WITHOUT_A_SITE


def site_quality(area: int) -> float:
    """How good it is to have a city here: poor soil and safe ground are best."""
    danger = 6.0 * (area in VOLCANIC) + 2.0 * (IS_WHITE_SITE[area] and area in FLOODABLE)
    return 3.0 - 1.2 * LIMIT[area] - danger
