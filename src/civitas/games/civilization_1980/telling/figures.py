"""The numbers of all nations that everybody sees, for charts of a game, and how a game can end."""

from typing import Final

from civitas.core.telling import Figure, Said, say
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.track import POINTS, open_progress

ENDINGS: Final[frozenset[str]] = frozenset(
    {
        "finish-circle", "finish-circle-points", "triangle-2", "triangle-2-points", "triangle-2-cities", "triangle-3",
        "triangle-3-points", "triangle-4", "triangle-4-points", "shortened", "most-areas", "round-limit", "deserted",
    }
)  # fmt: skip
_AREAS: Final[Said] = say("figure-areas")
_POINTS: Final[Said] = say("figure-points")
_TRACK: Final[Said] = say("figure-track")
_CITIES: Final[Said] = say("figure-cities")
_UNITS: Final[Said] = say("figure-units")
_TREASURY: Final[Said] = say("figure-treasury")
_CARDS: Final[Said] = say("figure-cards")
_TRADE: Final[Said] = say("figure-trade")


def figures_of(p: Civilization1980) -> list[Figure]:
    """What decides comes first: areas, cities, or points as far as they lie open."""
    seats = range(p.players)
    if p.setting.is_nomads:
        areas: Figure = {"id": "areas", "label": _AREAS, "values": [len(p.areas_of(seat)) for seat in seats]}
        return [areas, _units(p)]
    cities: Figure = {"id": "cities", "label": _CITIES, "values": p.city_count[:]}
    track: Figure = {"id": "track", "label": _TRACK, "values": p.track[:]}
    if p.setting.is_small:
        return [cities, track, _units(p)]
    points: Figure = {"id": "points", "label": _POINTS, "values": [open_progress(p, seat, POINTS) for seat in seats]}
    treasury: Figure = {"id": "treasury", "label": _TREASURY, "values": p.treasury[:]}
    cards: Figure = {"id": "cards", "label": _CARDS, "values": [p.cards[seat].bit_count() for seat in seats]}
    trade: Figure = {"id": "trade", "label": _TRADE, "values": [p.hand_size(seat) for seat in seats]}
    return [points, track, cities, _units(p), treasury, cards, trade]


def _units(p: Civilization1980) -> Figure:
    return {"id": "units", "label": _UNITS, "values": [p.on_board(seat) for seat in range(p.players)]}
