"""A position in numbers, from what a seat may know: what the learned values of Civilization (1980) look at."""

from typing import Final

from civitas.bots.civilization_1980.outlook import CITY, ENOUGH_TOKENS, STEP, TOKEN, faces
from civitas.bots.civilization_1980.suspects import red_to_come
from civitas.games.civilization_1980.facts.board import AREA_COUNT
from civitas.games.civilization_1980.facts.cards import (
    AGRICULTURE,
    COMMODITY_COUNT,
    ENGINEERING,
    HELD_COUNT,
    LAW,
    MEDICINE,
    METALWORKING,
    MOST_CARDS,
    PRICE,
    card_points,
    group_count,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.facts.nations import EPOCH_NEEDS, EPOCH_START, EPOCHS, FINISH, printed_points
from civitas.games.civilization_1980.model import Civilization1980

WORTHS: Final = (0, 60, 110, 140)
"""Prices from which on a civilization card counts as a little, rather, quite, very dear."""
DRAWING_PHASE: Final = 8
PURCHASES_PHASE: Final = 10

OF_ONE: Final[list[str]] = [
    "cities", "tokens", "areas", "stock", "treasury", "ships", "hand_size", "can_garrison",
    "cards", "card_points", "groups", "points_a_place", *[f"cards_from_{worth}" for worth in WORTHS],
    "agriculture", "medicine", "engineering", "law", "metalworking",
    "track", "last_points", "rounds_to_epoch", "progress_to_epoch", "points_missing", "promise", "calamities",
]  # fmt: skip
OF_HAND: Final[list[str]] = ["hand_value", "hand_faces", "best_set", "second_set", "black_calamities"]
OF_ALL: Final[list[str]] = [
    "round", "before_cards", "before_purchases", "players", "rivals_before", "rivals_beside", "most_cities",
    "mean_cities", "mean_points", "mean_track", "lead", "lead_in_points", "red_to_come",
]  # fmt: skip
NAMES: Final[list[str]] = [
    *OF_ALL, *[f"own_{name}" for name in (*OF_ONE, *OF_HAND)], *[f"rival_{name}" for name in OF_ONE]
]  # fmt: skip


def features(p: Civilization1980, seat: int) -> list[float]:
    """The numbers of this seat beside those of its best rival, and of all at the table."""
    rivals = [other for other in range(p.players) if other != seat]
    promises = [promise_of(p, other) for other in range(p.players)]
    best = rivals[0]
    for other in rivals:
        if promises[other] > promises[best]:
            best = other
    count = len(rivals)
    track = p.track[seat]
    points = [card_points(p.cards[other]) for other in range(p.players)]
    found = [
        p.round / 16, float(p.phase <= DRAWING_PHASE), float(p.phase <= PURCHASES_PHASE), p.players / 5,
        sum([1 for other in rivals if p.track[other] > track]) / count,
        sum([1 for other in rivals if p.track[other] == track]) / count,
        max([p.city_count[other] for other in rivals]) / 9, sum([p.city_count[other] for other in rivals]) / count / 9,
        sum([points[other] for other in rivals]) / count / 1000, sum([p.track[other] for other in rivals]) / count / 16,
        (promises[seat] - promises[best]) / 1000, (points[seat] - points[best]) / 1000,
        red_to_come(p, seat, p.city_count[seat]) / 2,
    ]  # fmt: skip
    _add(found, p, seat, promises[seat])
    _add_hand(found, p.hand[seat])
    _add(found, p, best, promises[best])
    return found


def promise_of(p: Civilization1980, seat: int) -> float:
    """What everybody can see of a seat, in points of civilization cards to come."""
    board = CITY * p.city_count[seat] + TOKEN * min(p.on_board(seat), ENOUGH_TOKENS)
    return board + card_points(p.cards[seat]) + p.treasury[seat] + STEP * p.track[seat]


def _add(found: list[float], p: Civilization1980, seat: int, promise: float) -> None:
    """The numbers of one nation, as everybody sees them."""
    cards, nation = p.cards[seat], p.nation[seat]
    points, owned = card_points(cards), cards.bit_count()
    last = printed_points(nation, FINISH - 1) if nation >= 0 else 0
    found.extend(
        [
            p.city_count[seat] / 9, p.on_board(seat) / 40, (AREA_COUNT - p.tokens[seat].count(0)) / 20,
            p.stock[seat] / 40, p.treasury[seat] / 20, sum([1 for coast in p.ships[seat] if coast >= 0]) / 4,
            p.hand_size(seat) / 10, float(p.stock[seat] >= 6), owned / MOST_CARDS, points / 1000,
            group_count(cards) / 4, (last - points) / max(1, MOST_CARDS - owned) / 200,
        ]
    )  # fmt: skip
    for worth in WORTHS:
        found.append(sum([1 for card, price in enumerate(PRICE) if price >= worth and (cards >> card) & 1]) / 8)
    for card in (AGRICULTURE, MEDICINE, ENGINEERING, LAW, METALWORKING):
        found.append(float((cards >> card) & 1))
    rounds, progress = _next_epoch(p, seat)
    missing = max(0, last - points - p.treasury[seat])
    found.extend(
        [
            p.track[seat] / 16, last / 1000, rounds / 5, progress, missing / 1000, promise / 1000,
            p.calamity_holder.count(seat) / 2,
        ]
    )  # fmt: skip


def _next_epoch(p: Civilization1980, seat: int) -> tuple[int, float]:
    """In how many rounds the marker may enter its next epoch, and how much of what that asks for is there."""
    nation, track = p.nation[seat], p.track[seat]
    if nation < 0:
        return 0, 0.0
    for epoch in range(2, EPOCHS + 1):
        start = EPOCH_START[nation][epoch - 1]
        if start > track:
            kind, wanted = EPOCH_NEEDS[epoch]
            cards = p.cards[seat]
            have = {
                "cities": p.city_count[seat], "groups": group_count(cards), "cards": cards.bit_count(),
                "card-points": card_points(cards),
            }[kind]  # fmt: skip
            return start - track, min(1.0, have / wanted)
    have = card_points(p.cards[seat]) + p.treasury[seat]
    return FINISH - track, min(1.0, have / max(1, printed_points(nation, FINISH - 1)))


def _add_hand(found: list[float], hand: list[int]) -> None:
    """The trade cards of the seat itself."""
    sets = sorted([set_value(kind, hand[kind]) for kind in range(COMMODITY_COUNT)])
    found.extend(
        [
            package_value(hand) / 300, faces(hand) / 50, sets[-1] / 200, sets[-2] / 100,
            sum(hand[COMMODITY_COUNT:HELD_COUNT]) / 2,
        ]
    )  # fmt: skip
