"""The numbers of all civilizations that everybody sees, for charts of a game, and how a game can end."""

from typing import Final

from civitas.core.telling import Figure, Said, say
from civitas.games.through_the_ages.model import ThroughTheAges

ENDINGS: Final[frozenset[str]] = frozenset({"last-round", "last-player"})
_CULTURE: Final[Said] = say("figure-culture")
_CULTURE_RATE: Final[Said] = say("figure-culture-rate")
_SCIENCE_RATE: Final[Said] = say("figure-science-rate")
_STRENGTH: Final[Said] = say("figure-strength")


def figures_of(p: ThroughTheAges) -> list[Figure]:
    """Culture decides; beside it what brings it in and what defends it."""
    return [
        {"id": "culture", "label": _CULTURE, "values": [c.culture for c in p.civs]},
        {"id": "culture-rate", "label": _CULTURE_RATE, "values": [c.culture_rate for c in p.civs]},
        {"id": "science-rate", "label": _SCIENCE_RATE, "values": [c.science_rate for c in p.civs]},
        {"id": "strength", "label": _STRENGTH, "values": [c.strength for c in p.civs]},
    ]
