"""The numbers of all civilizations that everybody sees, for charts of a game, and how a game can end."""

from typing import Final

from civitas.core.telling import Figure, Said, say
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import food_production, resource_production

ENDINGS: Final[frozenset[str]] = frozenset({"last-round", "last-player"})
_CULTURE: Final[Said] = say("figure-culture")
_CULTURE_RATE: Final[Said] = say("figure-culture-rate")
_SCIENCE_RATE: Final[Said] = say("figure-science-rate")
_STRENGTH: Final[Said] = say("figure-strength")
_FOOD_RATE: Final[Said] = say("figure-food-rate")
_RESOURCE_RATE: Final[Said] = say("figure-resource-rate")
_CARDS: Final[Said] = say("figure-cards")


def figures_of(p: ThroughTheAges) -> list[Figure]:
    """Culture decides; beside it what brings it in and what defends it."""
    seats = range(p.players)
    return [
        {"id": "culture", "label": _CULTURE, "values": [c.culture for c in p.civs]},
        {"id": "culture-rate", "label": _CULTURE_RATE, "values": [c.culture_rate for c in p.civs]},
        {"id": "science-rate", "label": _SCIENCE_RATE, "values": [c.science_rate for c in p.civs]},
        {"id": "strength", "label": _STRENGTH, "values": [c.strength for c in p.civs]},
        {"id": "food-rate", "label": _FOOD_RATE, "values": [food_production(p, seat) for seat in seats]},
        {"id": "resource-rate", "label": _RESOURCE_RATE, "values": [resource_production(p, seat) for seat in seats]},
        {"id": "cards", "label": _CARDS, "values": [len(c.hand) + len(c.military_hand) for c in p.civs]},
    ]
