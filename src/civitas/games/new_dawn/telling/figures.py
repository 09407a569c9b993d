"""The numbers of all civilizations, for charts of a game, and how a game can end."""

from typing import Final

from civitas.core.telling import Figure, Said, say
from civitas.games.new_dawn.civilizations.progress import progress
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import friendly_spaces, has_completed

ENDINGS: Final[frozenset[str]] = frozenset({"victory", "undecided"})
WHOLE: Final = 100
_PROGRESS: Final[Said] = say("figure-progress")
_CITIES: Final[Said] = say("figure-cities")
_SPACES: Final[Said] = say("figure-spaces")
_WONDERS: Final[Said] = say("figure-wonders")
_DIAL: Final[Said] = say("figure-dial")
_TRADE: Final[Said] = say("figure-trade")
_RESOURCES: Final[Said] = say("figure-resources")


def figures_of(p: NewDawn) -> list[Figure]:
    """How much of the agendas that are needed everybody has, and what helps to complete them."""
    seats = range(p.players)
    return [
        {"id": "progress", "label": _PROGRESS, "values": [_agendas(p, seat) for seat in seats]},
        {"id": "cities", "label": _CITIES, "values": [len(c.cities) for c in p.civs]},
        {"id": "spaces", "label": _SPACES, "values": [friendly_spaces(p, seat) for seat in seats]},
        {"id": "wonders", "label": _WONDERS, "values": [len(p.wonders_of(seat)) for seat in seats]},
        {"id": "dial", "label": _DIAL, "values": [c.dial for c in p.civs]},
        {"id": "trade", "label": _TRADE, "values": [sum(c.trade) for c in p.civs]},
        {"id": "resources", "label": _RESOURCES, "values": [sum(c.resources) for c in p.civs]},
    ]


def _agendas(p: NewDawn, seat: int) -> int:
    """In hundredths of all victory cards, on each of them what is nearer."""
    if not p.victory_cards:
        return 0
    return sum([_card(p, seat, card) for card in p.victory_cards]) // len(p.victory_cards)


def _card(p: NewDawn, seat: int, card: int) -> int:
    if has_completed(p, seat, card):
        return WHOLE
    parts = [progress(p, seat, agenda) for agenda in (2 * card, 2 * card + 1)]
    return max([min(WHOLE, WHOLE * have // need) for have, need in parts])
