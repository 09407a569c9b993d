"""What an imagined position promises a seat, in points of civilization cards to come."""

from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, VALUE, card_points
from civitas.games.civilization_1980.model import Civilization1980

FACE = 6.0
"""What a drawn trade card brings for each point printed on it, once it is traded."""
CITY = 22.0
"""What a city brings later."""
TOKEN = 9.0
"""What a token on the board brings later: it supports, and it grows."""
ENOUGH_TOKENS = 30
"""More tokens than this bring little."""
STEP = 250.0
"""A step on the track."""
LAST_ROUND = 16
SETTLED = 5
"""Rounds in which what stands on the board pays for itself."""
RIVAL = 0.3
"""How much the best of the rivals counts against a seat."""


def outlook(p: Civilization1980, seat: int) -> float:
    """What the position is worth to a seat by itself."""
    future = min(1.0, max(0, LAST_ROUND - p.round) / SETTLED)
    tokens = p.on_board(seat)
    board = CITY * p.city_count[seat] + TOKEN * min(tokens, ENOUGH_TOKENS)
    cards = float(card_points(p.cards[seat]) + p.treasury[seat])
    return future * board + cards + FACE * faces(p.hand[seat]) + STEP * p.track[seat]


def faces(hand: list[int]) -> int:
    """The printed values of all commodities in a hand."""
    return sum([VALUE[kind] * hand[kind] for kind in range(COMMODITY_COUNT)])


def advantage(p: Civilization1980, seat: int) -> float:
    """The same beside the best of the rivals."""
    best = -1e9
    for other in range(p.players):
        if other != seat:
            best = max(best, outlook(p, other))
    return outlook(p, seat) - RIVAL * best
